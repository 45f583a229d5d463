//! The words of one language at one table, whatever is played there.

use table::{BySeat, Cure, Game, Illegal, Origin, Rule, Seat};

use crate::{Value, Words};

/// A sign for each seat, so that colour is never needed: circle, diamond, fan, wave, flower.
pub const CRESTS: BySeat<&str> = BySeat(["●", "◆", "◗", "≈", "✿"]);

/// The words of one language for one game.
pub struct Talk<'a, G> {
    /// The language.
    pub words: &'a Words,
    /// What was agreed: names, prices and yields are the edition's.
    pub game: &'a G,
    names: BySeat<String>,
}

/// A game that is put into words.
pub trait Spoken: Game {
    /// Its rules, in the order of the digest.
    const RULEBOOK: &'static [(Rule, Origin)];
    /// Its chapters: their titles, and the second words of the ids of their rules.
    const CHAPTERS: &'static [(&'static str, &'static [&'static str])];
    /// How the keys of its reasons begin.
    const REASONS: &'static str;
    /// What lies open: what a choice costs and yields is said where the open table tells.
    type Open;

    /// A seat at which nobody sits, and the key of what it is called.
    fn unplayed(&self) -> Option<(Seat, &'static str)> {
        None
    }

    /// Numbers of what was agreed that reasons speak of, by the names of their variables, besides
    /// what there is and what it takes.
    fn numbers_of_reasons(&self) -> Vec<(&'static str, u8)> {
        Vec::new()
    }

    /// The open part of a position.
    fn open(state: &Self::State) -> &Self::Open;

    /// What a seat is asked, in one sentence.
    fn say_question(talk: &Talk<'_, Self>, question: Self::Question) -> String
    where
        Self: Sized;

    /// A choice as an order one could give, for the seat that could make it now.
    fn say_choice(
        talk: &Talk<'_, Self>,
        open: &Self::Open,
        seat: Seat,
        choice: Self::Choice,
    ) -> String
    where
        Self: Sized;

    /// Does the fact before say already what this one says? It is then not told again.
    fn is_told_by(before: Self::Fact, fact: Self::Fact) -> bool {
        let _ = (before, fact);
        false
    }

    /// What happened, as a sentence for the log.
    fn say_fact(talk: &Talk<'_, Self>, fact: Self::Fact) -> String
    where
        Self: Sized;
}

impl<'a, G: Spoken> Talk<'a, G> {
    /// Calls the seats by their colours.
    pub fn new(words: &'a Words, game: &'a G) -> Talk<'a, G> {
        let names = BySeat::from_fn(|seat| match game.unplayed() {
            Some((unplayed, key)) if unplayed == seat => words.text(key, &[]),
            _ => words.text(&format!("seat-{}", seat.0 + 1), &[]),
        });
        Talk { words, game, names }
    }
}

impl<'a, G> Talk<'a, G> {
    /// Calls this seat by another name.
    #[must_use]
    pub fn naming(mut self, seat: Seat, name: impl Into<String>) -> Talk<'a, G> {
        self.names[seat] = name.into();
        self
    }

    /// What a seat is called.
    pub fn seat(&self, seat: Seat) -> &str {
        &self.names[seat]
    }

    /// What a seat is called, with its crest.
    pub fn crested(&self, seat: Seat) -> String {
        format!("{} {}", CRESTS[seat], self.names[seat])
    }

    /// A sentence of the language files.
    pub(crate) fn say(&self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        self.words.text(key, args)
    }
}

impl<G: Spoken> Talk<'_, G> {
    /// The question, spoken to the one who is asked.
    pub fn question(&self, question: G::Question) -> String {
        G::say_question(self, question)
    }

    /// The label of a choice, for the seat that could make it now.
    pub fn choice(&self, open: &G::Open, seat: Seat, choice: G::Choice) -> String {
        G::say_choice(self, open, seat, choice)
    }

    /// The sentence that tells a fact.
    pub fn fact(&self, fact: G::Fact) -> String {
        G::say_fact(self, fact)
    }

    /// Those of these facts that are worth a sentence, in their order.
    pub fn worth_telling(facts: &[G::Fact]) -> impl Iterator<Item = G::Fact> {
        let before = std::iter::once(None).chain(facts.iter().copied().map(Some));
        let told = before.zip(facts.iter().copied());
        told.filter(|&(before, fact)| !before.is_some_and(|it| G::is_told_by(it, fact)))
            .map(|(_, fact)| fact)
    }

    /// What would help, in one sentence: an answer, or an answer and where to.
    pub fn cure(&self, open: &G::Open, seat: Seat, cure: &Cure<G::Choice, G::State>) -> String {
        let first = self.choice(open, seat, cure.first).into();
        match &cure.then {
            None => self.say("cure", &[("answer", first)]),
            Some((state, then)) => {
                let then = self.choice(G::open(state), seat, *then).into();
                self.say("cure-then", &[("answer", first), ("then", then)])
            }
        }
    }

    /// What is missing, then the rule's id and title.
    pub fn refusal(&self, refused: Illegal) -> String {
        let args = [
            ("why", self.why(refused).into()),
            ("rule", refused.rule.0.into()),
            ("title", self.words.rule_title(refused.rule).into()),
        ];
        self.say("reason", &args)
    }

    /// What is missing, in one sentence.
    pub fn why(&self, refused: Illegal) -> String {
        let Some(lack) = refused.lack else { return self.say("not-asked", &[]) };
        let key = format!("{}{}", G::REASONS, lack.what);
        let key = if self.words.has(&key) { &key } else { "lack-other" };
        let limit = if lack.need < lack.have { "yes" } else { "no" };
        let mut args =
            vec![("have", lack.have.into()), ("need", lack.need.into()), ("limit", limit.into())];
        args.extend(self.game.numbers_of_reasons().into_iter().map(|(it, n)| (it, n.into())));
        self.say(key, &args)
    }
}
