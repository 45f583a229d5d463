//! Hints and trials: what a strong bot would think of, and what the rules would say, told to who holds
//! the seat.

use bots::Level;
use store::TableId;
use table::{Seat, Seen, choice_text};

use super::{Host, Who};
use crate::games::{Hosted, InPlay, Shown, Told, Unanswered, each};
use crate::play::Play;
use crate::refused::{Refused, Role};
use crate::sight::Pass;
use crate::table::Table;

/// Whose hints are given.
const ADVISER: Level = Level::Three;

impl Host {
    /// What a bot would think of answering for a seat, the best first, with how likely the seat would
    /// win then, in percent. Whether hints are fair at this table is for who asks to decide.
    ///
    /// # Errors
    /// If the seat is not theirs, or it is not asked.
    pub async fn hint(
        &self,
        table: TableId,
        who: &Who,
        seat: Seat,
    ) -> Result<Vec<(String, u8)>, Refused> {
        let (known, _, pass) = self.enter(table, who).await?;
        if !pass.hands().has(seat) {
            return Err(Refused::Forbidden(Role::Holder));
        }
        let asked = known.asked().has(seat);
        let play = known.play.clone().filter(|_| asked).ok_or(Refused::Nothing)?;
        let effort = ADVISER.effort().ok_or(Refused::Nothing)?;
        // Told from what the seat has noticed, so that it tells nothing of what others do in secret.
        let mut chance = table::Fast(u64::from(known.noticed(table::Seats::only(seat))));
        let permit = std::sync::Arc::clone(&self.0.work.thinking).acquire_owned().await;
        let thought = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            each!(play, play => hints(&*play, seat, &effort, &mut chance))
        });
        thought.await.map_err(|_| Refused::Nothing)
    }

    /// What the rules say to each of these answers, one after another, if the last `back` answers of
    /// the seat had not been given. Nothing is changed.
    ///
    /// # Errors
    /// If the seat is not theirs, or nothing is played.
    pub async fn rehearse(
        &self,
        table: TableId,
        who: &Who,
        seat: Seat,
        back: usize,
        choices: &[String],
    ) -> Result<Vec<Result<(), Unanswered>>, Refused> {
        let (known, _, pass) = self.enter(table, who).await?;
        if !pass.hands().has(seat) {
            return Err(Refused::Forbidden(Role::Holder));
        }
        let play = known.play.as_ref().ok_or(Refused::Nothing)?;
        Ok(play.rehearse(seat, back, choices))
    }

    /// What somebody saw after so many of the answers they could see: the game as it was. `None` if
    /// there were not so many.
    ///
    /// # Errors
    /// If they may not look, or there is nothing to be looked at.
    pub async fn look_back(
        &self,
        table: TableId,
        who: &Who,
        answers: u32,
    ) -> Result<Option<Shown>, Refused> {
        self.with(table, who, |table, pass| table.look_back(pass, answers)).await
    }

    /// As [`Host::tell`], from the beginning, and with the eyes of this seat alone if one is named; of a
    /// game that is over, all that every seat was told.
    ///
    /// # Errors
    /// If they may not look.
    pub async fn retell(
        &self,
        table: TableId,
        who: &Who,
        seat: Option<Seat>,
    ) -> Result<Option<Told>, Refused> {
        self.with(table, who, |table, pass| table.tell(&table.through(pass, seat), 0)).await
    }

    /// As [`Host::look_back`], counted as [`Host::retell`] counts; of a game that is over, with the
    /// eyes of every seat.
    ///
    /// # Errors
    /// If they may not look, or there is nothing to be looked at.
    pub async fn revisit(
        &self,
        table: TableId,
        who: &Who,
        seat: Option<Seat>,
        answers: u32,
    ) -> Result<Option<Shown>, Refused> {
        let back =
            |table: &Table, pass: &Pass| table.look_back(&table.through(pass, seat), answers);
        self.with(table, who, back).await
    }
}

#[allow(
    clippy::float_arithmetic,
    clippy::cast_sign_loss,
    reason = "a chance is estimated, and at least nothing; no rule depends on it"
)]
fn hints<G: Hosted>(
    play: &Play<G>,
    seat: Seat,
    effort: &bots::Effort,
    chance: &mut table::Fast,
) -> Vec<(String, u8)> {
    let seen = Seen::new(&*play.game, &play.state, seat);
    let percent = |win: f64| (win.clamp(0.0, 1.0) * 100.0).round() as u8;
    let hints = bots::hint(&seen, effort, chance);
    let text = |choice| choice_text(&*play.game, choice);
    hints.iter().map(|hint| (text(hint.choice), percent(hint.win))).collect()
}
