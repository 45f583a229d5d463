//! What is shown at the table: the news, the drawing, the question, what is refused.

use bots::Level;
use table::{BySeat, Fact as _, Illegal, Offer, Outcome, Refusal, Seat, Viewer, by_reasons};
use words::Talk;

use super::offers;
use super::session::Session;
use crate::draw::Part;
use crate::games::Playable;
use crate::rules;
use crate::screen::{Ink, wrapped};

impl<'a, G: Playable> Session<'a, G> {
    /// What happened since this viewer was last told.
    pub(super) fn tell_news(&mut self, viewer: Viewer) -> anyhow::Result<()> {
        let from = match viewer {
            Viewer::Seat(seat) => self.told[seat],
            Viewer::Public => self.table.answers().len().saturating_sub(1),
        };
        let news: Vec<G::Fact> =
            self.table.answers()[from..].iter().flat_map(|answer| answer.facts.clone()).collect();
        self.tell(&news, viewer)?;
        let answers = self.table.answers().len();
        match (viewer, self.looking) {
            // Only one looks: the others are told when they do.
            (Viewer::Seat(seat), Some(_)) => self.told[seat] = answers,
            _ => self.told = BySeat::from_fn(|_| answers),
        }
        Ok(())
    }

    pub(super) fn tell(&mut self, facts: &[G::Fact], viewer: Viewer) -> anyhow::Result<()> {
        let seen: Vec<G::Fact> = facts.iter().map(|fact| fact.veil(viewer)).collect();
        for fact in Talk::<G>::worth_telling(&seen) {
            let (told, card) = (self.say().fact(fact), G::card_told(&self.say(), fact));
            self.screen.say(wrapped(&format!("  {told}"), self.screen.width, 4))?;
            if let Some(card) = card {
                self.screen.say(wrapped(&format!("    {card}"), self.screen.width, 6))?;
            }
        }
        Ok(())
    }

    pub(super) fn show_table(&mut self, seat: Seat) -> anyhow::Result<()> {
        let now = Some((seat, G::stage(self.table.state())));
        if self.shown != now {
            self.shown = now;
            self.draw(seat, Part::Table)?;
        }
        Ok(())
    }

    pub(super) fn draw(&mut self, seat: Seat, part: Part) -> anyhow::Result<()> {
        self.draw_for(Viewer::Seat(seat), part)
    }

    pub(super) fn draw_for(&mut self, viewer: Viewer, part: Part) -> anyhow::Result<()> {
        let view = self.table.game().view(self.table.state(), viewer);
        let say = self.say();
        let drawn = G::draw(&say, &view, self.screen.width, part);
        self.screen.say(format!("\n{drawn}"))?;
        Ok(())
    }

    pub(super) fn show_question(
        &mut self,
        seat: Seat,
        choices: &[G::Choice],
    ) -> anyhow::Result<()> {
        let (game, state) = (self.table.game(), self.table.state());
        let question = game.question(state, seat);
        let say = self.say();
        let question = question.map(|question| say.question(question)).unwrap_or_default();
        let list = G::listed(&say, G::open(state), seat, choices, self.screen.width);
        let args = [
            ("seat", Ink::Of(seat).paint(say.crested(seat)).into()),
            ("purse", G::purse(&say, state, seat).into()),
            ("question", Ink::Strong.paint(question).into()),
        ];
        let asked = wrapped(&self.words.text("play-asked", &args), self.screen.width, 2);
        self.screen.say(format!("\n{asked}"))?;
        self.screen.say(list)?;
        Ok(())
    }

    fn refusals(&self, seat: Seat) -> Vec<Refusal<G::Choice, G::State>> {
        let (game, state) = (self.table.game(), self.table.state());
        let mut all = Vec::new();
        game.options(state, seat, &mut all);
        table::refusals(game, state, seat, &all)
    }

    /// All that stands against an answer, and what would help.
    pub(super) fn show_why_not(
        &mut self,
        seat: Seat,
        choice: G::Choice,
        refused: Illegal,
    ) -> anyhow::Result<()> {
        let (game, state) = (self.table.game(), self.table.state());
        let offer = Offer { choice, refused: Some(refused) };
        let (say, width) = (self.say(), self.screen.width);
        for refusal in table::refusals(game, state, seat, &[offer]) {
            let text = offers::refusal(&say, G::open(state), seat, &refusal, width);
            self.screen.say(text)?;
        }
        Ok(())
    }

    pub(super) fn show_refused(&mut self, seat: Seat) -> anyhow::Result<()> {
        let refusals = self.refusals(seat);
        if refusals.is_empty() {
            self.screen.say(self.words.text("play-nothing-refused", &[]))?;
            return Ok(());
        }
        let (say, open) = (self.say(), G::open(self.table.state()));
        let list = offers::refused(&say, open, seat, &refusals, self.screen.width);
        self.screen.say(list)?;
        self.screen.say(self.words.text("play-refused-more", &[]))?;
        Ok(())
    }

    pub(super) fn show_refused_rule(&mut self, seat: Seat, number: usize) -> anyhow::Result<()> {
        let refusals = self.refusals(seat);
        let groups = by_reasons(&refusals);
        let group = number.checked_sub(1).and_then(|i| groups.get(i));
        if let Some(reason) = group.and_then(|group| group[0].reasons().next()) {
            return self.show_rule(reason.rule.0);
        }
        if refusals.is_empty() {
            self.screen.say(self.words.text("play-nothing-refused", &[]))?;
            return Ok(());
        }
        let args = [("number", number.into()), ("most", groups.len().into())];
        self.screen.say(self.words.text("play-no-refusal", &args))?;
        Ok(())
    }

    pub(super) fn show_rules(&mut self) -> anyhow::Result<()> {
        let text = rules::contents::<G>(self.words, self.screen.width);
        self.screen.say(text)?;
        Ok(())
    }

    pub(super) fn show_rule(&mut self, id: &str) -> anyhow::Result<()> {
        let text = match rules::find::<G>(id) {
            Some(rule) => rules::text::<G>(
                self.words,
                rule,
                self.table.game().played_with(),
                self.screen.width,
            ),
            None => rules::unknown::<G>(self.words, id),
        };
        self.screen.say(text)?;
        Ok(())
    }

    /// Who plays for nobody, and in what manner.
    pub(super) fn show_opponents(&mut self) -> anyhow::Result<()> {
        let opponents: Vec<(Seat, Level)> = self.table.opponents().collect();
        for (seat, level) in opponents {
            let key = format!("opponent-{}", level.id());
            let args = [
                ("seat", Ink::Of(seat).paint(self.say().crested(seat)).into()),
                ("name", self.words.text(&key, &[]).into()),
                ("manner", self.words.attribute(&key, "manner").into()),
            ];
            let line = self.words.text("play-opponent", &args);
            self.screen.say(wrapped(&line, self.screen.width, 2))?;
        }
        Ok(())
    }

    /// What the rules would rather have than what was agreed, while nothing has happened yet.
    pub(super) fn show_advice(&mut self) -> anyhow::Result<()> {
        let game = self.table.game();
        if !self.table.answers().is_empty() {
            return Ok(());
        }
        for rule in G::advice(game.agreed(), game.played_with()) {
            let text = self.words.rule_text(rule, game.played_with());
            let line = format!("{text} ({})", rule.0);
            self.screen.say(wrapped(&line, self.screen.width, 2))?;
        }
        Ok(())
    }

    /// The best choices by their numbers, and how they would likely fare.
    pub(super) fn show_hints(&mut self, seat: Seat, choices: &[G::Choice]) -> anyhow::Result<()> {
        self.screen.say(self.words.text("play-hints", &[]))?;
        for hint in self.table.hints(seat) {
            let number = choices.iter().position(|&choice| choice == hint.choice);
            let label = self.say().choice(G::open(self.table.state()), seat, hint.choice);
            let args = [
                ("number", number.map_or(0, |i| i + 1).into()),
                ("choice", label.into()),
                ("win", percent(hint.win).into()),
            ];
            let line = self.words.text("play-hint", &args);
            self.screen.say(wrapped(&format!("  {line}"), self.screen.width, 6))?;
        }
        Ok(())
    }

    pub(super) fn show_log(&mut self, seat: Seat) -> anyhow::Result<()> {
        self.log_to(Viewer::Seat(seat))
    }

    pub(super) fn log_to(&mut self, viewer: Viewer) -> anyhow::Result<()> {
        let dealt = self.table.dealt().to_vec();
        let played = self.table.answers().iter().flat_map(|answer| answer.facts.clone());
        let all: Vec<G::Fact> = dealt.into_iter().chain(played).collect();
        self.tell(&all, viewer)
    }

    /// The words for the game on the table now.
    pub(super) fn say(&self) -> Talk<'a, G> {
        let say = Talk::new(self.words, self.table.game());
        let named = self.names.iter().zip(0..).filter(|(name, _)| !name.is_empty());
        named.fold(say, |say, (name, seat)| say.naming(Seat(seat), name.clone()))
    }
}

#[allow(clippy::float_arithmetic, clippy::cast_sign_loss, reason = "from 0 to 100, to be read")]
fn percent(share: f64) -> u8 {
    (100.0 * share.clamp(0.0, 1.0)).round() as u8
}

/// Who came in which place, with how many points, and what decided where points did not.
pub(crate) fn outcome<G: Playable>(say: &Talk<'_, G>, game: &G, state: &G::State) -> String {
    let ranked = match game.outcome(state) {
        Some(Outcome::Ranked(ranked)) => ranked,
        Some(Outcome::Together { won, points }) => {
            let key = if won { "play-won-together" } else { "play-lost-together" };
            let people = game.seats().len();
            let args = [("points", G::points(say, points).into()), ("n", people.into())];
            return Ink::Strong.paint(say.words.text(key, &args));
        }
        None => return String::new(),
    };
    let mut seats: Vec<Seat> = game.seats().iter().collect();
    seats.sort_by_key(|&seat| ranked[seat].0);
    let line = |seat: &Seat| {
        let (place, points) = ranked[*seat];
        let args = [
            ("place", place.into()),
            ("seat", say.crested(*seat).into()),
            ("points", G::points(say, points).into()),
        ];
        Ink::Of(*seat).paint(say.words.text("play-place", &args))
    };
    let title = Ink::Strong.paint(say.words.text("play-over", &[]));
    let mut lines: Vec<String> = seats.iter().map(line).collect();
    lines.extend(G::reasons(say, state, &seats));
    format!("{title}\n{}", lines.join("\n"))
}
