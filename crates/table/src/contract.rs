//! What any game must keep to, whatever its rules: one function plays at random and looks.

use std::fmt::Debug;
use std::ops::Range;

use crate::refusal::{self, is_same, refusals};
use crate::{
    Chance, Choices, Explain, Fast, Game, Illegal, Log, Notation, Offer, Recorder, Seat, Viewer,
    choice_text, mix, position_text,
};

/// Cures are tried at one question in so many.
const CURES_EVERY: u64 = 16;
/// More than any choice has conditions.
const SUPPLIES_MAX: u32 = 32;

/// Plays one random game for each seed and checks every promise at every question.
///
/// # Panics
/// At the first broken promise, naming seed and answer.
pub fn holds<G: Explain + Notation>(game: &G, seeds: Range<u64>) {
    for seed in seeds {
        let mut trial = Trial::new(game, seed);
        while trial.step() {}
        trial.over();
    }
}

/// Plays one random game with the least looking: every answer is audited, nothing else is asked.
/// Gives the number of answers.
///
/// # Errors
/// What the audit found, a question without an answer, or a game beyond its bound; with the number
/// of the answer after which it was found.
pub fn soak<G: Game>(game: &G, seed: u64) -> Result<u32, (u32, String)> {
    let mut chance = Fast(mix(seed));
    let mut state = game.deal(&mut chance, &mut ());
    let mut choices = Choices::new();
    let mut answers = 0;
    loop {
        game.audit(&state).map_err(|fault| (answers, fault))?;
        let asked = game.asked(&state);
        if asked.is_empty() {
            break;
        }
        if game.answers_max() <= answers {
            return Err((answers, "the game does not end".to_owned()));
        }
        let seat = nth(asked.iter(), chance.below(asked.len() as u32));
        choices.clear();
        game.choices(&state, seat, &mut choices);
        if choices.is_empty() {
            let question = game.question(&state, seat);
            return Err((answers, format!("{seat} is asked and has no choice: {question:?}")));
        }
        let choice = pick(&choices, seed, &mut chance);
        game.apply(&mut state, seat, choice, &mut chance, &mut ());
        answers += 1;
    }
    if game.outcome(&state).is_none() {
        return Err((answers, "nobody is asked and there is no outcome".to_owned()));
    }
    Ok(answers)
}

struct Trial<'g, G: Game> {
    game: &'g G,
    seed: u64,
    chance: Fast,
    state: G::State,
    answers: u32,
    /// Choices met earlier in this game: at other questions most of them must be refused.
    met: Vec<G::Choice>,
}

impl<'g, G: Explain + Notation> Trial<'g, G> {
    fn new(game: &'g G, seed: u64) -> Trial<'g, G> {
        let mut chance = Fast(mix(seed));
        let state = game.deal(&mut chance, &mut ());
        Trial { game, seed, chance, state, answers: 0, met: Vec::new() }
    }

    /// Looks at the position, then answers at random. False once the game is over.
    fn step(&mut self) -> bool {
        let Trial { game, .. } = *self;
        if let Err(fault) = game.audit(&self.state) {
            self.fail(&fault);
        }
        self.position_reads_back();
        let asked = game.asked(&self.state);
        if asked.is_empty() {
            return false;
        }
        if game.answers_max() <= self.answers {
            self.fail("the game does not end");
        }
        for seat in game.seats().iter() {
            if asked.has(seat) {
                self.question(seat);
            } else {
                self.not_asked(seat);
            }
        }
        if 1 < asked.len() {
            self.answers_commute();
        }
        let seat = nth(asked.iter(), self.chance.below(asked.len() as u32));
        let choice = pick(&self.listed(seat), self.seed, &mut self.chance);
        if self.met.len() < 64 {
            self.met.push(choice);
        } else {
            let at = self.chance.below(64) as usize;
            self.met[at] = choice;
        }
        let luck = self.chance.next();
        let mut told = Vec::new();
        let mut silent = self.state.clone();
        game.apply(&mut self.state, seat, choice, &mut Fast(luck), &mut told);
        game.apply(&mut silent, seat, choice, &mut Fast(luck), &mut ());
        if silent != self.state {
            self.fail("telling changes what happens");
        }
        self.answers += 1;
        true
    }

    fn question(&mut self, seat: Seat) {
        let Trial { game, .. } = *self;
        if game.question(&self.state, seat).is_none() {
            self.fail(&format!("{seat} is asked without a question"));
        }
        let choices = self.listed(seat);
        if choices.is_empty() {
            self.fail(&format!("{seat} is asked and has no choice"));
        }
        for (i, &choice) in choices.iter().enumerate() {
            if let Err(refused) = game.check(&self.state, seat, choice) {
                self.fail(&format!("{choice:?} is listed but refused by {}", refused.rule));
            }
            if choices[..i].contains(&choice) {
                self.fail(&format!("{choice:?} is listed twice"));
            }
            let text = choice_text(game, choice);
            if game.read_choice(&text) != Ok(choice) {
                self.fail(&format!("{choice:?} is written `{text}` and does not read back"));
            }
        }
        for at in 0..self.met.len() {
            let choice = self.met[at];
            let lawful = game.check(&self.state, seat, choice).is_ok();
            if lawful != choices.contains(&choice) {
                self.fail(&format!("{choice:?}: check says {lawful}, the list otherwise"));
            }
        }
        self.options_explain(seat, &choices);
        self.imagined_world_looks_the_same(seat, &choices);
    }

    fn options_explain(&mut self, seat: Seat, choices: &Choices<G::Choice>) {
        let Trial { game, .. } = *self;
        let mut offers = Vec::new();
        game.options(&self.state, seat, &mut offers);
        let available: Vec<_> =
            offers.iter().filter(|offer| offer.is_available()).map(|offer| offer.choice).collect();
        if available[..] != choices[..] {
            self.fail(&format!("offered {available:?}, listed {:?}", &choices[..]));
        }
        for offer in &offers {
            let Some(refused) = offer.refused else {
                if !game.unmet(&self.state, seat, offer.choice).is_empty() {
                    self.fail(&format!("{offer:?} is offered, and something stands against it"));
                }
                continue;
            };
            if game.check(&self.state, seat, offer.choice) != Err(refused) {
                self.fail(&format!("{:?}: check does not say {refused:?}", offer.choice));
            }
            self.all_conditions_are_true(seat, offer.choice, refused);
            self.what_is_supplied_is_lawful(seat, offer.choice);
        }
        // Every answer that there is has to be tried for it, so only some questions are looked at.
        if (u64::from(self.answers) + self.seed).is_multiple_of(CURES_EVERY) {
            self.cures_help(seat, &offers);
        }
    }

    fn all_conditions_are_true(&self, seat: Seat, choice: G::Choice, refused: Illegal) {
        let Trial { game, .. } = *self;
        let unmet = refusal::unmet(game, &self.state, seat, choice);
        if !unmet.contains(&refused) {
            self.fail(&format!("{choice:?}: {refused:?} is not among {unmet:?}"));
        }
        if unmet.iter().any(|it| game.is_fixed(*it)) && !game.is_fixed(refused) {
            self.fail(&format!(
                "{choice:?}: check says {refused:?}, a permanent no is in {unmet:?}"
            ));
        }
        for (at, &illegal) in unmet.iter().enumerate() {
            if unmet[..at].iter().any(|it| is_same(*it, illegal)) {
                self.fail(&format!("{choice:?}: {illegal:?} twice in {unmet:?}"));
            }
            let Some(lack) = illegal.lack else {
                self.fail(&format!("{choice:?} is refused without a reason"));
            };
            if lack.have == lack.need {
                self.fail(&format!("{choice:?} lacks nothing: {lack:?}"));
            }
            let Some(supplied) = game.supply(&self.state, seat, choice, illegal) else {
                let yes_or_no = lack.have.min(lack.need) == 0 && lack.have.max(lack.need) == 1;
                if yes_or_no && game.is_fixed(illegal) {
                    continue;
                }
                self.fail(&format!("{choice:?}: nothing supplies {illegal:?}"));
            };
            let again = game.unmet(&supplied, seat, choice);
            if let Some(again) = again.iter().find(|it| is_same(**it, illegal)) {
                self.fail(&format!(
                    "{choice:?} is refused by {illegal:?}; with that supplied, again by {again:?}"
                ));
            }
        }
    }

    /// Once all is supplied that can be, either it may be done or a permanent condition stands.
    fn what_is_supplied_is_lawful(&self, seat: Seat, choice: G::Choice) {
        let Trial { game, .. } = *self;
        let mut world = self.state.clone();
        for _ in 0..SUPPLIES_MAX {
            let unmet = game.unmet(&world, seat, choice);
            let Some(&next) = unmet.iter().find(|it| !game.is_fixed(**it)) else {
                if unmet.is_empty() && game.check(&world, seat, choice).is_err() {
                    self.fail(&format!("{choice:?}: nothing stands against it, and it is refused"));
                }
                return;
            };
            let Some(supplied) = game.supply(&world, seat, choice, next) else {
                self.fail(&format!("{choice:?}: nothing supplies {next:?} after the others"));
            };
            world = supplied;
        }
        let unmet = game.unmet(&world, seat, choice);
        self.fail(&format!("{choice:?}: all was supplied, and there is still {unmet:?}"));
    }

    /// A cure is lawful, needs no luck, and its condition is gone after it. There is none where
    /// something permanent stands.
    fn cures_help(&self, seat: Seat, offers: &[Offer<G::Choice>]) {
        let Trial { game, .. } = *self;
        for refusal in refusals(game, &self.state, seat, offers) {
            for unmet in &refusal.unmet {
                let Some(cure) = &unmet.cure else { continue };
                if refusal.unmet.iter().any(|other| other.is_fixed) {
                    self.fail(&format!("{:?} can never be done, and has a cure", refusal.choice));
                }
                let mut world = self.state.clone();
                let mut luck = Recorder::new(Fast(self.seed));
                for choice in cure.choices() {
                    if let Err(refused) = game.play(&mut world, seat, choice, &mut luck, &mut ()) {
                        self.fail(&format!("{unmet:?}: {choice:?} is refused by {refused:?}"));
                    }
                }
                if !luck.take().is_empty() {
                    self.fail(&format!("{unmet:?} needs luck"));
                }
                let left = game.unmet(&world, seat, refusal.choice);
                if left.iter().any(|it| is_same(*it, unmet.illegal)) {
                    self.fail(&format!("{:?}: {unmet:?} is no cure: {left:?}", refusal.choice));
                }
            }
        }
    }

    fn imagined_world_looks_the_same(&mut self, seat: Seat, choices: &Choices<G::Choice>) {
        let Trial { game, .. } = *self;
        let world = game.imagine(&self.state, seat, &mut Fast(self.chance.next()));
        if let Err(fault) = game.audit(&world) {
            self.fail(&format!("the imagined world is no position: {fault}"));
        }
        // What lies open is known to the seat as well, and so is who is asked.
        for viewer in [Viewer::Seat(seat), Viewer::Public] {
            self.same("view", &game.view(&world, viewer), &game.view(&self.state, viewer));
        }
        self.same("asked", &game.asked(&world), &game.asked(&self.state));
        self.same("question", &game.question(&world, seat), &game.question(&self.state, seat));
        let mut imagined = Choices::new();
        game.choices(&world, seat, &mut imagined);
        self.same("choices", &&imagined[..], &&choices[..]);
    }

    fn not_asked(&mut self, seat: Seat) {
        let Trial { game, .. } = *self;
        if game.question(&self.state, seat).is_some() {
            self.fail(&format!("{seat} is not asked and has a question"));
        }
        if !self.listed(seat).is_empty() {
            self.fail(&format!("{seat} is not asked and has a choice"));
        }
        for at in 0..self.met.len() {
            if game.check(&self.state, seat, self.met[at]).is_ok() {
                self.fail(&format!("{seat} is not asked and may choose {:?}", self.met[at]));
            }
        }
    }

    fn answers_commute(&mut self) {
        let Trial { game, .. } = *self;
        let mut seats = game.asked(&self.state).iter();
        let (Some(one), Some(two)) = (seats.next(), seats.next()) else { return };
        let first = self.listed(one).any(&mut self.chance);
        let second = self.listed(two).any(&mut self.chance);
        let luck = self.chance.next();
        let worlds = [[(one, first), (two, second)], [(two, second), (one, first)]].map(|order| {
            let mut world = self.state.clone();
            let mut chance = Fast(luck);
            for (seat, choice) in order {
                if game.check(&world, seat, choice).is_err() {
                    self.fail(&format!("{seat} answers at the same time and is then refused"));
                }
                game.apply(&mut world, seat, choice, &mut chance, &mut ());
            }
            world
        });
        if worlds[0] != worlds[1] {
            self.fail("two answers given at the same time do not commute");
        }
    }

    fn position_reads_back(&self) {
        let text = position_text(self.game, &self.state);
        match self.game.read_position(&text) {
            Ok(state) if state == self.state => {}
            Ok(state) => {
                let again = position_text(self.game, &state);
                self.fail(&format!("the position does not read back:\n{text}\nbut\n{again}"));
            }
            Err(misread) => self.fail(&format!("the position does not read: {misread}\n{text}")),
        }
        // Examples say what changed by adding lines to a position: the last word must count.
        let twice: Vec<_> = text.lines().chain(text.lines()).collect();
        if self.game.read_position(&twice.join("\n")).as_ref() != Ok(&self.state) {
            self.fail("the position written twice over is another: a later line must count");
        }
    }

    fn over(&self) {
        if self.game.outcome(&self.state).is_none() {
            self.fail("nobody is asked and there is no outcome");
        }
        for seat in self.game.seats().iter() {
            if !self.listed(seat).is_empty() {
                self.fail("the game is over and a choice is listed");
            }
        }
    }

    fn listed(&self, seat: Seat) -> Choices<G::Choice> {
        let mut choices = Choices::new();
        self.game.choices(&self.state, seat, &mut choices);
        choices
    }

    fn same<T: PartialEq + Debug>(&self, what: &str, imagined: &T, real: &T) {
        if imagined != real {
            self.fail(&format!("the imagined {what} is {imagined:?}, the real one {real:?}"));
        }
    }

    fn fail(&self, why: &str) -> ! {
        panic!(
            "seed {}, answer {}: {why}\nat {:?}\n{}",
            self.seed,
            self.answers,
            self.game.asked(&self.state),
            position_text(self.game, &self.state)
        );
    }
}

/// Even seeds play each choice alike, odd ones each kind of choice, and so come to rarer places.
pub(crate) fn pick<C: Copy>(choices: &Choices<C>, seed: u64, chance: &mut Fast) -> C {
    if seed.is_multiple_of(2) { choices.any(chance) } else { choices.any_kind(chance) }
}

/// The `n`th of some seats.
fn nth(mut seats: impl Iterator<Item = Seat>, n: u32) -> Seat {
    seats.nth(n as usize).expect("n was drawn below their number")
}

/// Facts as text, so that tests and examples can compare what was told.
#[derive(Default, Debug)]
pub struct Told(pub Vec<String>);

impl<F: Debug> Log<F> for Told {
    fn tell(&mut self, fact: F) {
        self.0.push(format!("{fact:?}"));
    }
}
