//! The game as it was: what somebody saw after so many of the answers they could see.

use table::{Script, Viewer};

use crate::games::{Hosted, InPlay, Scene, Shown, same};
use crate::play::{Play, Window};

impl<G: Hosted> Play<G> {
    /// What these eyes saw after the first so many answers, of those that stand, that they could see.
    /// `None` if there were not so many. Nobody is asked anything in the past.
    fn past(&self, answers: u32, eyes: &[Viewer]) -> Option<Scene<G>> {
        let mut state = self.first.clone();
        let mut seen = 0;
        for given in &self.given {
            if seen == answers {
                break;
            }
            let draws = self.draws(given.line);
            let mut script = Script::new(&draws);
            self.game.apply(&mut state, given.seat, given.choice, &mut script, &mut ());
            seen += u32::from(eyes.iter().any(|viewer| given.saw.by(*viewer)));
        }
        let window = |viewer: &Viewer| Window {
            viewer: *viewer,
            view: self.game.view(&state, *viewer),
            question: None,
            kind: None,
            offers: Vec::new(),
            refusals: Vec::new(),
        };
        (seen == answers).then(|| Scene {
            game: std::sync::Arc::clone(&self.game),
            windows: eyes.iter().map(window).collect(),
            asked: self.game.asked(&state),
            outcome: self.game.outcome(&state),
        })
    }
}

impl InPlay {
    /// See [`Play::past`].
    pub(crate) fn past(&self, answers: u32, eyes: &[Viewer]) -> Option<Shown> {
        Some(same!(self, InPlay => Shown, play => play.past(answers, eyes)?))
    }
}
