//! Playing by pressing what is on the page: plans are laid card by card, questions answered by buttons
//! and on the map, by luck with a seed.

use serde_json::Value;
use table::{Chance, Fast};

use crate::browser::Browser;

/// What a page wants of who looks at it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wanted {
    /// To be read: what happened meanwhile.
    CatchUp,
    /// A plan.
    Plan,
    /// An answer.
    Answer,
    /// Nothing more: the game is over.
    Over,
}

/// What the page wants now, or nothing while others are asked.
const WANTED: &str = "\
    const table = document.querySelector('#table');\
    if (!table) return null;\
    if (document.querySelector('#catch-up')?.open) return 'catch-up';\
    if (table.matches('.over')) return 'over';\
    if (document.querySelector('#plan')) return 'plan';\
    return document.querySelector('.options .option') ? 'answer' : null";

impl Browser {
    /// Waits until something is wanted.
    pub(crate) async fn wanted(&self) -> Wanted {
        let found = self.until("a question", WANTED).await;
        match found.as_str().unwrap_or_default() {
            "catch-up" => Wanted::CatchUp,
            "plan" => Wanted::Plan,
            "answer" => Wanted::Answer,
            "over" => Wanted::Over,
            other => panic!("{other} is nothing that can be wanted"),
        }
    }

    /// The number of what happened so far, as far as this page knows.
    pub(crate) async fn moment(&self) -> u64 {
        self.attribute("#table", "data-number").await.parse().expect("tables count")
    }

    /// The round that is on the page; none before the first.
    pub(crate) async fn round(&self) -> u64 {
        let progress = self.text("#progress").await;
        let digits: String = progress
            .chars()
            .skip_while(|c| !c.is_ascii_digit())
            .take_while(char::is_ascii_digit)
            .collect();
        digits.parse().unwrap_or(0)
    }

    /// Does what is wanted, once, and waits until the page has taken it in.
    pub(crate) async fn play(&self, luck: &mut Fast) -> Wanted {
        let wanted = self.wanted().await;
        match wanted {
            Wanted::CatchUp => {
                self.press("#catch-up button").await;
                self.until("it to close", "return !document.querySelector('#catch-up').open").await;
            }
            Wanted::Plan => {
                self.lay_plan(luck).await;
                self.seal().await;
            }
            Wanted::Answer => self.answer(luck).await,
            Wanted::Over => {}
        }
        wanted
    }

    /// Plays until something that is wanted, or for good.
    pub(crate) async fn play_until(&self, luck: &mut Fast, end: impl Fn(Wanted, u64) -> bool) {
        loop {
            let wanted = self.wanted().await;
            if end(wanted, self.round().await) || wanted == Wanted::Over {
                return;
            }
            self.play(luck).await;
        }
    }

    /// Lays three cards by pressing one edge of each, then spreads all officials.
    pub(crate) async fn lay_plan(&self, luck: &mut Fast) {
        self.press("button.clear").await;
        self.until("an empty plan", "return !document.querySelector('.plan-slot.filled')").await;
        for slot in 1..=3 {
            let edges = "return [...document.querySelectorAll('.in-hand:not(.used) [data-lay]')]\
                           .map(it => it.dataset.lay)";
            let edge = pick(&self.look(edges).await, luck);
            self.press(&format!("[data-lay='{edge}']")).await;
            self.until_seen(&format!("#slot-{slot}.filled")).await;
        }
        // As many officials as there are, none beyond what an action takes.
        let left = "const placed = document.querySelectorAll('.official.placed').length;\
                    return document.querySelectorAll('.official').length - placed";
        for slot in 1..=3 {
            let room = format!(
                "const slot = document.querySelector('#slot-{slot}');\
                 return Number(slot.querySelector('select').selectedOptions[0].dataset.most)\
                   - Number(slot.querySelector('input').value)"
            );
            while 0 < self.look(left).await.as_i64().unwrap_or(0)
                && 0 < self.look(&room).await.as_i64().unwrap_or(0)
            {
                self.press(&format!("#slot-{slot} .more")).await;
            }
        }
    }

    /// Presses the seal and waits until the plan is gone.
    pub(crate) async fn seal(&self) {
        let round = self.attribute("#plan", "data-plan").await;
        self.press("button.seal").await;
        self.until_sealed(&round).await;
    }

    /// Waits until no plan is wanted for this round any more.
    pub(crate) async fn until_sealed(&self, round: &str) {
        // Others seal at the same time: that something happened says nothing.
        let script = "return document.querySelector('#plan')?.dataset.plan !== arguments[0]";
        self.until_with("the plan to be sealed", script, vec![round.into()]).await;
    }

    /// Presses one of the answers: its button, or the space it is about.
    async fn answer(&self, luck: &mut Fast) {
        let before = self.moment().await;
        let spaces = "return [...document.querySelectorAll('.space.can')]\
                        .map(it => it.dataset.space)";
        let spaces = self.look(spaces).await;
        let on_the_map = spaces.as_array().is_some_and(|it| !it.is_empty());
        if on_the_map && luck.below(3) == 0 {
            let space = pick(&spaces, luck);
            self.press_space(&space).await;
            // Where several things can be done, a menu asks which.
            let asked = self
                .until_with(
                    "a menu or an answer",
                    "return document.querySelector('.menu') ? 'menu'\
                       : Number(document.querySelector('#table').dataset.number) !== arguments[0]",
                    vec![before.into()],
                )
                .await;
            if asked == "menu" {
                self.press(".menu button").await;
            }
        } else {
            let options = "return [...document.querySelectorAll('.options .option')]\
                             .map(it => it.value)";
            let choice = pick(&self.look(options).await, luck);
            self.press(&format!(".options .option[value='{choice}']")).await;
        }
        self.until_with("the answer to be taken", MOVED_ON, vec![before.into()]).await;
    }
}

/// Has something happened since this moment?
pub(crate) const MOVED_ON: &str =
    "return Number(document.querySelector('#table')?.dataset.number) > arguments[0]";

/// One of a list.
pub(crate) fn pick(list: &Value, luck: &mut Fast) -> String {
    let list = list.as_array().expect("a list");
    assert!(!list.is_empty(), "there is something to choose from");
    let n = luck.below(list.len() as u32) as usize;
    list[n].as_str().expect("a text").to_owned()
}
