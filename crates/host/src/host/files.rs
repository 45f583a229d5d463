//! Tables as files: written out, read in.

use record::Record;
use store::{Fault, Life, Line, List, Millis, Page, TableId};
use table::Misread;
use tracing::error;

use super::{Host, Who, guarded, unopened};
use crate::bare::Bare;
use crate::event::{Event, Switch};
use crate::export::Export;
use crate::games::{Pinned, pin};
use crate::refused::Refused;
use crate::table::{Broken, Table};
use crate::terms::Terms;
use crate::verify::{Unproved, Verified, verify};

/// How many tables are looked at in one go.
const RELIST: u32 = 256;

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
        let lines = self.past_lines(table, who).await?;
        Ok(Export { lines, secret: None }.to_string())
    }

    /// The game of a table that is past, as a record: for whoever may look at it.
    ///
    /// # Errors
    /// If they may not, or it is not past.
    pub async fn record(&self, table: TableId, who: &Who) -> Result<Record, Refused> {
        let lines = self.past_lines(table, who).await?;
        let bare = Bare::read(&lines).map_err(|broken| unopened(table, &broken))?;
        bare.record().ok_or(Refused::Nothing)
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
        let lines = self.past_lines(table, who).await?;
        // It plays the whole game again, and looks what could have been taken back.
        let verified = tokio::task::spawn_blocking(move || guarded(|| verify(&lines))).await;
        match verified {
            Ok(Ok(verified)) => Ok(verified),
            Ok(Err(why)) => {
                error!(%table, why, "a table could not be proved");
                Err(Refused::Panicked { table })
            }
            Err(_) => Err(Refused::Panicked { table }),
        }
    }

    /// All lines of a table that is past, for whoever may look at it. Its rules are not needed.
    async fn past_lines(&self, table: TableId, who: &Who) -> Result<Vec<Line>, Refused> {
        let opened = match self.enter(table, who).await {
            Ok((known, ..)) => Ok(known.life()),
            Err(refused @ (Refused::Broken { .. } | Refused::Panicked { .. })) => Err(refused),
            Err(refused) => return Err(refused),
        };
        let lines = self.store().lines(table, 0).await?;
        let life = match &opened {
            Ok(life) => *life,
            Err(_) => Bare::read(&lines).map_err(|broken| unopened(table, &broken))?.life,
        };
        match life {
            Life::Over | Life::Abandoned => Ok(lines),
            Life::Lobby | Life::Running | Life::Frozen => Err(match opened {
                Ok(life) => Refused::Life(life),
                Err(refused) => refused,
            }),
        }
    }

    /// Reads a table in, under its own id: for who runs the server.
    ///
    /// # Errors
    /// If the text is no table, there is such a table already, or it is not past and its secret is
    /// missing.
    pub async fn import(&self, text: &str) -> Result<TableId, Refused> {
        let Export { lines, secret } = Export::read(text)?;
        let id = created(&lines)?.table;
        let table = Table::fold(&lines).map_err(misread)?;
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

    /// Makes what lists show of every table anew from its lines, where it is not what they say: after
    /// lists have learned to show more. Gives how many tables there are, how many of them were shown
    /// wrongly, and those of which nothing can be said because they cannot be opened.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn relist(&self) -> Result<(u32, u32, Vec<TableId>), Refused> {
        let (mut all, mut mended, mut unopened) = (0, 0, Vec::new());
        loop {
            let page = self.store().list(List::All, Page { skip: all, take: RELIST }).await?;
            for listed in &page {
                let lines = self.store().lines(listed.table, 0).await?;
                let number = lines.len() as u32;
                let Ok(Ok(table)) = guarded(|| Table::fold(&lines)) else {
                    unopened.push(listed.table);
                    continue;
                };
                let summary = table.summary();
                if summary == listed.summary {
                    continue;
                }
                match self.store().summarize(listed.table, number, summary).await {
                    Ok(()) => mended += 1,
                    // Somebody plays there just now, and what they append says it anew.
                    Err(Fault::Taken { .. }) => {}
                    Err(fault) => return Err(fault.into()),
                }
            }
            all += page.len() as u32;
            if (page.len() as u32) < RELIST {
                return Ok((all, mended, unopened));
            }
        }
    }

    /// Lets a table go on by the rules of this program, where it was begun by rules that it does not
    /// have, or broke by them: for who runs the server. A running game goes on from a position; an
    /// edition may be named by its file, else it stays the same.
    ///
    /// # Errors
    /// If the lines, the edition and the position are no table of these rules.
    pub async fn switch(
        &self,
        table: TableId,
        edition: Option<String>,
        position: Option<String>,
    ) -> Result<(), Refused> {
        if self.store().table(table).await?.is_none() {
            return Err(Refused::NoTable);
        }
        let slot = self.0.slots.get(table);
        let _turn = slot.turn.lock().await;
        let mut lines = self.store().lines(table, 0).await?;
        let terms = created(&lines)?;
        let names_one = edition.is_some();
        let Pinned { rules, edition, file } = pin(&terms.game, edition)?;
        let edition = names_one.then_some((edition, file));
        let text = Event::Switched(Box::new(Switch { rules, edition, position })).to_string();
        let number = lines.len() as u32;
        let last = lines.last().map_or(Millis(0), |line| line.at);
        let line = Line { text, at: self.now().max(last) };
        lines.push(line.clone());
        let switched = Table::fold(&lines).map_err(misread)?;
        self.store().append(table, number, vec![line], switched.summary()).await?;
        self.0.slots.forget(&slot);
        slot.tell_lines(switched.number);
        self.0.work.wake(&switched);
        Ok(())
    }
}

/// What is wrong with lines, for who gave them.
fn misread(Broken { number, line, why }: Broken) -> Refused {
    Misread::new(&line, why.to_string()).at(number as usize).into()
}

/// What was agreed when the table of these lines was made.
fn created(lines: &[Line]) -> Result<Terms, Refused> {
    let first = lines.first().ok_or(Refused::NoTable)?;
    let Event::Created(terms) = Event::read(&first.text)? else { return Err(Refused::NoTable) };
    Ok(*terms)
}
