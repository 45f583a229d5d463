//! Tables as files: written out, read in.

use record::Record;
use store::{Life, TableId};

use super::{Host, Who};
use crate::event::Event;
use crate::export::Export;
use crate::refused::Refused;
use crate::table::Table;
use crate::verify::{Unproved, Verified, verify};

impl Host {
    /// A table as text, with all its secrets: for who runs the server.
    ///
    /// # Errors
    /// If there is no such table.
    pub async fn export(&self, table: TableId) -> Result<String, Refused> {
        let lines = self.store().lines(table, 0).await?;
        if lines.is_empty() {
            return Err(Refused::NoTable);
        }
        let secret = self.store().secret(table).await?;
        Ok(Export { lines, secret }.to_string())
    }

    /// A table that is past, as text: for whoever may look at it.
    ///
    /// # Errors
    /// If they may not, or it is not past.
    pub async fn export_past(&self, table: TableId, who: &Who) -> Result<String, Refused> {
        self.past_table(table, who).await?;
        let lines = self.store().lines(table, 0).await?;
        Ok(Export { lines, secret: None }.to_string())
    }

    /// The game of a table that is past, as a record: for whoever may look at it.
    ///
    /// # Errors
    /// If they may not, or it is not past.
    pub async fn record(&self, table: TableId, who: &Who) -> Result<Record, Refused> {
        let past = self.past_table(table, who).await?;
        past.record().ok_or(Refused::Nothing)
    }

    /// Proves the luck of a table that is past: for whoever may look at it.
    ///
    /// # Errors
    /// If they may not, or it is not past.
    pub async fn verify(
        &self,
        table: TableId,
        who: &Who,
    ) -> Result<Result<Verified, Unproved>, Refused> {
        self.past_table(table, who).await?;
        Ok(verify(&self.store().lines(table, 0).await?))
    }

    async fn past_table(
        &self,
        table: TableId,
        who: &Who,
    ) -> Result<std::sync::Arc<Table>, Refused> {
        let known = self.open(table).await?;
        self.door(&known, who).await?.pass(&known)?;
        match known.life() {
            Life::Over | Life::Abandoned => Ok(known),
            life @ (Life::Lobby | Life::Running | Life::Frozen) => Err(Refused::Life(life)),
        }
    }

    /// Reads a table in, under its own id: for who runs the server.
    ///
    /// # Errors
    /// If the text is no table, there is such a table already, or it is not past and its secret is
    /// missing.
    pub async fn import(&self, text: &str) -> Result<TableId, Refused> {
        let Export { lines, secret } = Export::read(text)?;
        let id = id_of(&lines)?;
        let table = Table::fold(&lines).map_err(|broken| Refused::Broken { table: id, broken })?;
        let secret = secret.or(table.secret).ok_or(Refused::Nothing)?;
        if crate::luck::Commitment::to(&secret) != table.terms().luck {
            return Err(Refused::Nothing);
        }
        // First the secret: a table without one could never go on.
        if self.store().keep_secret(id, secret).await? != secret {
            return Err(Refused::Nothing);
        }
        self.store().append(id, 0, lines, table.summary()).await?;
        Ok(id)
    }

    /// Lets a table go on by the rules of this program from a position, where it was begun by rules
    /// that it does not have: for who runs the server.
    ///
    /// # Errors
    /// If the lines and the position are no table of these rules.
    pub async fn switch(
        &self,
        table: TableId,
        rules: u16,
        position: String,
    ) -> Result<(), Refused> {
        let mut lines = self.store().lines(table, 0).await?;
        let number = lines.len() as u32;
        let text = Event::Switched { rules, position }.to_string();
        let line = store::Line { text, at: self.now() };
        lines.push(line.clone());
        let switched = Table::fold(&lines).map_err(|broken| Refused::Broken { table, broken })?;
        self.store().append(table, number, vec![line], switched.summary()).await?;
        let slot = self.0.slots.get(table);
        self.0.slots.forget(&slot);
        slot.wake();
        Ok(())
    }
}

fn id_of(lines: &[store::Line]) -> Result<TableId, Refused> {
    let first = lines.first().ok_or(Refused::NoTable)?;
    let Event::Created(terms) = Event::read(&first.text)? else { return Err(Refused::NoTable) };
    Ok(terms.table)
}
