//! Answers tried before they are given: what the rules would say to each, one after another.

use table::{Recorder, Script, Seat};

use crate::games::{Hosted, Unanswered};
use crate::play::Play;

impl<G: Hosted> Play<G> {
    /// What the rules say to each of these answers of a seat, if the ones before it were given and
    /// the last `back` ones of the seat had not been. Ends with the first that is refused.
    ///
    /// The last one is only checked; and none is tried whose outcome would need luck, so that nobody
    /// learns by trying.
    pub(crate) fn rehearse(
        &self,
        seat: Seat,
        back: usize,
        choices: &[String],
    ) -> Vec<Result<(), Unanswered>> {
        let mut play = self.clone();
        let own = self.given.iter().rev().filter(|given| given.seat == seat);
        if let Some(first) = own.take(back).last() {
            play.take_back(Some(seat), first.line..=u32::MAX);
        }
        let mut said = Vec::new();
        for (i, text) in choices.iter().enumerate() {
            let last = i + 1 == choices.len();
            match play.try_out(seat, text, last) {
                Ok(true) => said.push(Ok(())),
                Ok(false) => break,
                Err(why) => {
                    said.push(Err(why));
                    break;
                }
            }
        }
        said
    }

    /// Checks an answer and, if others follow, gives it. False if it cannot be known without luck.
    fn try_out(&mut self, seat: Seat, text: &str, last: bool) -> Result<bool, Unanswered> {
        let choice = self.game.read_choice(text)?;
        self.game.check(&self.state, seat, choice).map_err(Unanswered::Illegal)?;
        if last {
            return Ok(true);
        }
        let mut after = self.state.clone();
        let mut script = Script::new(&[]);
        let mut luck = Recorder::new(&mut script);
        self.game.apply(&mut after, seat, choice, &mut luck, &mut ());
        let without_luck = luck.take().is_empty();
        self.state = after;
        Ok(without_luck)
    }
}
