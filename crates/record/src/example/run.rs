//! Holding a game to an example.

use std::slice;

use table::{
    Choices, Explain, Game, Illegal, Misread, Notation, Offer, Outcome, Rule, Script, ScriptFault,
    Seat, Seats, Unmet, choice_text, position_text,
};
use thiserror::Error;

use super::{Claim, Ending, Example, Lacking, Names, Reason, Said, Start, Step};
use crate::luck::{Luck, disagreement};
use crate::replay::refusal;

/// Runs an example. The game must be the one that its `game` and `set-up` lines describe; building
/// it from them is the caller's business.
///
/// # Errors
/// The first line that does not hold, and what is so instead.
pub fn run<G: Explain + Notation>(game: &G, example: &Example) -> Result<(), Mismatch> {
    let mut run = Run::start(game, example)?;
    for step in &example.steps {
        run.step(step)?;
    }
    Ok(())
}

/// A line of an example that does not hold.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}: `{claim}`: {found}")]
pub struct Mismatch {
    /// Counted from 1.
    pub line: usize,
    /// What the example says.
    pub claim: String,
    /// What is so instead.
    pub found: Found,
}

/// What is so instead of what an example says.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Found {
    /// It is not in the game's notation.
    #[error("{0}")]
    Misread(Misread),
    /// What chance gives does not fit.
    #[error("{}", disagreement(*.0))]
    Luck(ScriptFault),
    /// Others are asked.
    #[error("asked is {}", Names(*.0))]
    Asked(Seats),
    /// The law forbids it, or forbids it for another reason.
    #[error("it is refused by {}", refusal(*.0))]
    Refused(Illegal),
    /// The law does not forbid it.
    #[error("it is allowed")]
    Allowed,
    /// It is lawful, and yet not offered; these are.
    #[error("it is lawful, but not offered; offered is {}", listed(.0))]
    NotOffered(Vec<String>),
    /// It is refused as the example says, and yet nobody is shown it; these are shown.
    #[error("it is refused so, but not listed; listed is {}", listed(.0))]
    Unexplained(Vec<String>),
    /// Other conditions are not met.
    #[error("{}", unmet(.0))]
    Unmet(Vec<Illegal>),
    /// Other answers would help.
    #[error("the cure is {}", listed(.0))]
    Cure(Vec<String>),
    /// It is among the choices.
    #[error("it is listed")]
    Listed,
    /// The position is another: lines that were expected begin with `-`, those that are so with `+`.
    #[error("the position differs{}", indented(.0))]
    Position(Vec<String>),
    /// More has changed than the example says: what was so begins with `-`, what is with `+`.
    #[error("more has changed than is listed{}", indented(.0))]
    More(Vec<String>),
    /// The game has ended otherwise, or not at all.
    #[error("the outcome is {}", .0.as_ref().map_or("none".to_owned(), ToString::to_string))]
    Outcome(Option<Ending>),
}

/// An example half run.
struct Run<'g, G: Game> {
    game: &'g G,
    state: G::State,
    /// The position at the start or at the last `after`, as text.
    mark: String,
}

impl<'g, G: Explain + Notation> Run<'g, G> {
    fn start(game: &'g G, example: &Example) -> Result<Run<'g, G>, Mismatch> {
        assert_eq!(example.game, G::NAME, "an example is run with the game it names");
        let state = match &example.start {
            Start::Position { line, lines } => game
                .read_position(&joined("", lines))
                .map_err(|misread| misplaced(misread, *line, lines))?,
            Start::Deal { line, draws } => {
                let mut script = Script::new(draws);
                let state = game.deal(&mut script, &mut ());
                script.finish().map_err(|fault| Mismatch {
                    line: *line,
                    claim: format!("deal{}", Luck(draws)),
                    found: Found::Luck(fault),
                })?;
                state
            }
        };
        let mark = position_text(game, &state);
        Ok(Run { game, state, mark })
    }

    fn step(&mut self, step: &Step) -> Result<(), Mismatch> {
        let held = match &step.claim {
            Claim::Asked(seats) => self.asked(*seats),
            Claim::Offered { seat, choice } => self.offered(*seat, choice),
            Claim::Refused { seat, choice, rule, lack } => {
                self.refused(*seat, choice, rule, lack.as_ref())
            }
            Claim::Explained { seat, choice, rule, lack } => {
                self.explained(*seat, choice, rule, lack.as_ref())
            }
            Claim::Unmet { seat, choice, reasons } => self.unmet(*seat, choice, reasons),
            Claim::Cure { seat, choice, reason, answers } => {
                self.cure(*seat, choice, reason, answers)
            }
            Claim::Unlisted { seat, choice } => self.unlisted(*seat, choice),
            Claim::Play { seat, choice, draws } => {
                self.play(*seat, choice, &mut Script::new(draws))
            }
            Claim::After { only, lines } => {
                let held = self.after(*only, lines);
                self.mark = position_text(self.game, &self.state);
                held
            }
            Claim::Outcome(ending) => self.outcome(ending.as_ref()),
        };
        held.map_err(|found| Mismatch { line: step.line, claim: step.claim.to_string(), found })
    }

    fn asked(&self, seats: Seats) -> Result<(), Found> {
        let asked = self.game.asked(&self.state);
        if asked == seats { Ok(()) } else { Err(Found::Asked(asked)) }
    }

    fn offered(&self, seat: Seat, text: &str) -> Result<(), Found> {
        let choice = self.choice(text)?;
        self.game.check(&self.state, seat, choice).map_err(Found::Refused)?;
        let mut offers = self.options(seat);
        offers.retain(Offer::is_available);
        if offers.iter().any(|offer| offer.choice == choice) {
            return Ok(());
        }
        Err(Found::NotOffered(self.names(&offers)))
    }

    fn refused(
        &self,
        seat: Seat,
        text: &str,
        rule: &str,
        lack: Option<&Lacking>,
    ) -> Result<(), Found> {
        let choice = self.choice(text)?;
        let refused = self.game.check(&self.state, seat, choice).err();
        is_so(refused, rule, lack)
    }

    fn explained(
        &self,
        seat: Seat,
        text: &str,
        rule: &str,
        lack: Option<&Lacking>,
    ) -> Result<(), Found> {
        self.refused(seat, text, rule, lack)?;
        let choice = self.choice(text)?;
        let offers = self.options(seat);
        match offers.iter().find(|offer| offer.choice == choice) {
            Some(offer) => is_so(offer.refused, rule, lack),
            None => Err(Found::Unexplained(self.names(&offers))),
        }
    }

    fn unmet(&self, seat: Seat, text: &str, reasons: &[Reason]) -> Result<(), Found> {
        let choice = self.choice(text)?;
        let unmet = table::unmet(self.game, &self.state, seat, choice);
        let as_said = |(illegal, said): (&Illegal, &Reason)| {
            is_so(Some(*illegal), &said.rule, said.lack.as_ref()).is_ok()
        };
        if unmet.len() == reasons.len() && unmet.iter().zip(reasons).all(as_said) {
            return Ok(());
        }
        Err(Found::Unmet(unmet))
    }

    fn cure(
        &self,
        seat: Seat,
        text: &str,
        reason: &Reason,
        answers: &[String],
    ) -> Result<(), Found> {
        let choice = self.choice(text)?;
        let refused = self.game.check(&self.state, seat, choice).err();
        let offer = Offer { choice, refused };
        let refusals = table::refusals(self.game, &self.state, seat, &[offer]);
        let mut unmet = refusals.iter().flat_map(|refusal| &refusal.unmet);
        let is_said =
            |it: &&Unmet<_, _>| is_so(Some(it.illegal), &reason.rule, reason.lack.as_ref()).is_ok();
        let Some(unmet) = unmet.find(is_said) else {
            return Err(Found::Unmet(table::unmet(self.game, &self.state, seat, choice)));
        };
        let written = |choice| choice_text(self.game, choice);
        let cure: Vec<String> =
            unmet.cure.iter().flat_map(table::Cure::choices).map(written).collect();
        if cure == answers { Ok(()) } else { Err(Found::Cure(cure)) }
    }

    fn options(&self, seat: Seat) -> Vec<Offer<G::Choice>> {
        let mut offers = Vec::new();
        if self.game.asked(&self.state).has(seat) {
            self.game.options(&self.state, seat, &mut offers);
        }
        offers
    }

    fn names(&self, offers: &[Offer<G::Choice>]) -> Vec<String> {
        offers.iter().map(|offer| choice_text(self.game, offer.choice)).collect()
    }

    fn unlisted(&self, seat: Seat, text: &str) -> Result<(), Found> {
        let choice = self.choice(text)?;
        let mut choices = Choices::new();
        self.game.choices(&self.state, seat, &mut choices);
        if choices.contains(&choice) { Err(Found::Listed) } else { Ok(()) }
    }

    fn play(&mut self, seat: Seat, text: &str, script: &mut Script<'_>) -> Result<(), Found> {
        let choice = self.choice(text)?;
        self.game.play(&mut self.state, seat, choice, script, &mut ()).map_err(Found::Refused)?;
        script.finish().map_err(Found::Luck)
    }

    fn after(&self, only: bool, lines: &[Said]) -> Result<(), Found> {
        let actual = joined(&position_text(self.game, &self.state), &[]);
        let differences: Vec<_> =
            lines.iter().flat_map(|said| self.difference(&actual, said)).collect();
        if !differences.is_empty() {
            return Err(Found::Position(differences));
        }
        if !only {
            return Ok(());
        }
        let unlisted = self.unlisted_changes(&actual, lines);
        if unlisted.is_empty() { Ok(()) } else { Err(Found::More(unlisted)) }
    }

    /// What changed since the mark and is not listed.
    ///
    /// What a line is about only the game knows. But a line that is about the same thing as another
    /// makes up for it: it undoes an old line put back, and replaces a new line taken away.
    fn unlisted_changes(&self, actual: &str, listed: &[Said]) -> Vec<String> {
        let is_so = |text: &str| self.game.read_position(text).as_ref() == Ok(&self.state);
        let is_listed = |text: &str| {
            is_so(text) || listed.iter().any(|said| is_so(&joined(text, slice::from_ref(said))))
        };
        let mut unlisted = Vec::new();
        for old in missing(&self.mark, actual) {
            if !is_listed(&format!("{actual}{old}\n")) {
                unlisted.push(format!("- {old}"));
            }
        }
        for new in missing(actual, &self.mark) {
            let without = actual.lines().filter(|line| *line != new);
            if !is_listed(&without.flat_map(|line| [line, "\n"]).collect::<String>()) {
                unlisted.push(format!("+ {new}"));
            }
        }
        unlisted
    }

    /// Nothing if the line is true of the position: if adding it changes nothing.
    fn difference(&self, actual: &str, said: &Said) -> Vec<String> {
        let mut difference = vec![format!("- {}", said.text)];
        let with = self.game.read_position(&joined(actual, slice::from_ref(said)));
        match with {
            Ok(state) if state == self.state => return Vec::new(),
            Ok(state) => {
                let expected = position_text(self.game, &state);
                difference.extend(missing(actual, &expected).map(|line| format!("+ {line}")));
            }
            Err(misread) => {
                difference.extend(alike(actual, &said.text).map(|line| format!("+ {line}")));
                difference.push(format!("  ({})", misread.at(said.line)));
            }
        }
        if difference.len() == 1 {
            difference.push("+ nothing of the kind".to_owned());
        }
        difference
    }

    fn outcome(&self, ending: Option<&Ending>) -> Result<(), Found> {
        let actual = self.game.outcome(&self.state).map(|outcome| match outcome {
            Outcome::Ranked(ranked) => {
                let seats = self.game.seats().iter();
                Ending::Ranked(seats.map(|seat| (seat, ranked[seat].0, ranked[seat].1)).collect())
            }
            Outcome::Together { won, points } => Ending::Together { won, points },
        });
        if actual.as_ref() == ending { Ok(()) } else { Err(Found::Outcome(actual)) }
    }

    fn choice(&self, text: &str) -> Result<G::Choice, Found> {
        self.game.read_choice(text).map_err(Found::Misread)
    }
}

/// Is it refused by this rule, and for want of that if it is said?
fn is_so(refused: Option<Illegal>, rule: &str, lack: Option<&Lacking>) -> Result<(), Found> {
    let Some(refused) = refused else { return Err(Found::Allowed) };
    let is_lack = |lacking: &Lacking| {
        refused.lack.is_some_and(|lack| {
            (lack.what, lack.have, lack.need) == (&*lacking.what, lacking.have, lacking.need)
        })
    };
    let Rule(by) = refused.rule;
    if by == rule && lack.is_none_or(is_lack) { Ok(()) } else { Err(Found::Refused(refused)) }
}

/// A position and lines added to it.
fn joined(text: &str, lines: &[Said]) -> String {
    let lines = lines.iter().map(|said| &*said.text);
    text.lines().chain(lines).flat_map(|line| [line, "\n"]).collect()
}

/// A misread position, at the line of the file where the game stopped reading.
fn misplaced(misread: Misread, line: usize, lines: &[Said]) -> Mismatch {
    let said = misread.line.checked_sub(1).and_then(|at| lines.get(at));
    Mismatch {
        line: said.map_or(line, |said| said.line),
        claim: said.map_or("position", |said| &said.text).to_owned(),
        found: Found::Misread(misread.at(0)),
    }
}

/// The lines of one position that another has not.
fn missing<'a>(one: &'a str, other: &str) -> impl Iterator<Item = &'a str> {
    one.lines().filter(|line| !other.lines().any(|same| same == *line))
}

/// The lines of a position that begin most like this one: what it could have been about.
fn alike<'a>(actual: &'a str, text: &str) -> impl Iterator<Item = &'a str> {
    let common = |line: &str| {
        line.split_whitespace().zip(text.split_whitespace()).take_while(|(a, b)| a == b).count()
    };
    // That two lines are about the same seat does not make them alike.
    let least = 1 + usize::from(text.split_whitespace().next().and_then(Seat::read).is_some());
    let most = actual.lines().map(common).max().unwrap_or(0).max(least);
    let about: Vec<&str> = actual.lines().filter(|line| common(line) == most).collect();
    about.into_iter()
}

fn unmet(unmet: &[Illegal]) -> String {
    if unmet.is_empty() {
        return "it is allowed".to_owned();
    }
    let unmet: Vec<String> = unmet.iter().map(|illegal| refusal(*illegal)).collect();
    format!("it is refused by {}", unmet.join(", by "))
}

fn listed(choices: &[String]) -> String {
    if choices.is_empty() { "nothing".to_owned() } else { format!("`{}`", choices.join("`, `")) }
}

fn indented(lines: &[String]) -> String {
    lines.iter().flat_map(|line| ["\n  ", line]).collect()
}
