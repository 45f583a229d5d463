//! The talk at the table: who is asked, what is shown, what is answered.

use std::path::Path;

use edo::Edo;
use edo::choice::{Choice, Question};
use edo::fact::Fact;
use edo::frame::Frame;
use table::{BySeat, Choices, Explain, Fact as _, Game, Notation, Outcome, Rule, Seat, Viewer};
use words::Words;
use words::edo::EdoWords;

use super::command::{self, Command};
use super::offers;
use super::table::{By, NoUndo, Table};
use crate::agreed::read_record;
use crate::draw::{Drawing, Part};
use crate::luck::Luck;
use crate::rules;
use crate::screen::{Ink, Keys, Screen, wrapped};

/// A table, and those who sit before the screen.
pub(super) struct Session<'a> {
    table: Table,
    words: &'a Words,
    names: &'a [String],
    screen: Screen,
    keys: Keys,
    /// How many answers each seat has been told of.
    told: BySeat<usize>,
    /// Who has seen which card of which round with the whole table before them.
    shown: Option<(Seat, u8, Moment)>,
    /// Who looks at the screen while plans are secret.
    looking: Option<Seat>,
}

/// After which the whole table is drawn again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Moment {
    Before,
    Plan,
    Card(u8),
    Wages,
}

/// What comes of a question.
enum Heard {
    Answer(Choice),
    /// Somebody else may be asked now, or something else.
    Anew,
    Quit,
}

impl<'a> Session<'a> {
    pub(super) fn new(table: Table, words: &'a Words, names: &'a [String]) -> Session<'a> {
        let told = BySeat::from_fn(|_| table.answers().len());
        let (screen, keys) = (Screen::new(), Keys::new());
        Session { table, words, names, screen, keys, told, shown: None, looking: None }
    }

    /// Until the game is over or nobody goes on.
    pub(super) fn run(&mut self) -> anyhow::Result<()> {
        while let Some(seat) = self.table.next() {
            if !self.table.people().has(seat) {
                self.bot(seat)?;
            } else if !self.person(seat)? {
                return Ok(());
            }
        }
        self.over()
    }

    fn bot(&mut self, seat: Seat) -> anyhow::Result<()> {
        self.table.bot_answers(seat).map_err(|refused| {
            anyhow::anyhow!("a bot gave an answer that {} forbids", refused.rule)
        })?;
        // With nobody to be told later, whoever looks on is told now.
        if self.table.people().is_empty() {
            self.tell_news(Viewer::Public)?;
        }
        Ok(())
    }

    /// Asks a person; false when they leave.
    fn person(&mut self, seat: Seat) -> anyhow::Result<bool> {
        if !self.pass_screen(seat)? {
            return Ok(false);
        }
        self.tell_news(Viewer::Seat(seat))?;
        let mut choices = Choices::new();
        self.table.game().choices(self.table.state(), seat, &mut choices);
        if let [only] = choices[..] {
            let label = self.say().choice(&self.table.state().open, seat, only);
            let args = [("seat", self.say().crested(seat).into()), ("choice", label.into())];
            self.screen.say(self.words.text("play-forced", &args))?;
            self.table.answer(seat, only, By::Nobody).map_err(forbidden)?;
            return Ok(true);
        }
        self.show_table(seat)?;
        self.show_question(seat, &choices)?;
        match self.hear(seat, &choices)? {
            Heard::Quit => Ok(false),
            Heard::Anew => Ok(true),
            Heard::Answer(choice) => {
                let label = self.say().choice(&self.table.state().open, seat, choice);
                self.screen.say(format!("→ {label}"))?;
                self.table.answer(seat, choice, By::Person).map_err(forbidden)?;
                Ok(true)
            }
        }
    }

    /// While plans are secret, only their owner looks; false when nobody does any more.
    fn pass_screen(&mut self, seat: Seat) -> anyhow::Result<bool> {
        let question = self.table.game().question(self.table.state(), seat);
        let secret = matches!(question, Some(Question::PlanSlot { .. }));
        if !secret {
            self.looking = None;
            return Ok(true);
        }
        if self.table.people().len() < 2 || self.looking == Some(seat) {
            return Ok(true);
        }
        self.looking = Some(seat);
        self.shown = None;
        self.screen.wipe()?;
        let key = if self.keys.terminal { "play-pass-screen" } else { "play-secret" };
        let args = [("seat", self.say().crested(seat).into())];
        self.screen.say(Ink::Of(seat).paint(self.words.text(key, &args)))?;
        Ok(!self.keys.terminal || self.keys.line()?.is_some())
    }

    /// What happened since this viewer was last told.
    fn tell_news(&mut self, viewer: Viewer) -> anyhow::Result<()> {
        let from = match viewer {
            Viewer::Seat(seat) => self.told[seat],
            Viewer::Public => self.table.answers().len().saturating_sub(1),
        };
        let news: Vec<Fact> =
            self.table.answers()[from..].iter().flat_map(|answer| answer.facts.clone()).collect();
        self.tell(&news, viewer)?;
        if let Viewer::Seat(seat) = viewer {
            self.told[seat] = self.table.answers().len();
        }
        Ok(())
    }

    fn tell(&mut self, facts: &[Fact], viewer: Viewer) -> anyhow::Result<()> {
        for fact in facts {
            let told = self.say().fact(fact.veil(viewer));
            self.screen.say(wrapped(&format!("  {told}"), self.screen.width, 4))?;
        }
        Ok(())
    }

    fn show_table(&mut self, seat: Seat) -> anyhow::Result<()> {
        let open = &self.table.state().open;
        let moment = match open.frames.as_slice().first() {
            Some(Frame::Plan) => Moment::Plan,
            Some(Frame::Card(turn)) => Moment::Card(turn.slot),
            Some(Frame::Wages { .. }) => Moment::Wages,
            _ => Moment::Before,
        };
        let now = Some((seat, open.round, moment));
        if self.shown != now {
            self.shown = now;
            self.draw(seat, Part::Table)?;
        }
        Ok(())
    }

    fn draw(&mut self, seat: Seat, part: Part) -> anyhow::Result<()> {
        let view = self.table.game().view(self.table.state(), Viewer::Seat(seat));
        let say = self.say();
        let drawn = Drawing { say: &say, view: &view, width: self.screen.width }.part(part);
        self.screen.say(format!("\n{drawn}"))?;
        Ok(())
    }

    fn show_question(&mut self, seat: Seat, choices: &[Choice]) -> anyhow::Result<()> {
        let (game, state) = (self.table.game(), self.table.state());
        let question = game.question(state, seat);
        let say = self.say();
        let question = question.map(|question| say.question(question)).unwrap_or_default();
        let list = offers::offered(&say, &state.open, seat, choices, self.screen.width);
        let purse = self.purse(seat);
        let asked = Ink::Of(seat).paint(say.crested(seat));
        self.screen.say(format!("\n{asked} ({purse}): {}", Ink::Strong.paint(question)))?;
        self.screen.say(list)?;
        Ok(())
    }

    /// What decides most choices, beside the question.
    fn purse(&self, seat: Seat) -> String {
        let home = &self.table.state().open.homes[seat];
        let [rice, wood, stone] = home.purse.goods;
        let args = [
            ("points", home.points.into()),
            ("ryo", home.purse.ryo.0.into()),
            ("rice", rice.into()),
            ("wood", wood.into()),
            ("stone", stone.into()),
            ("officials", home.officials.into()),
        ];
        self.words.text("play-purse", &args)
    }

    /// Listens until there is an answer, or the position is another.
    fn hear(&mut self, seat: Seat, choices: &[Choice]) -> anyhow::Result<Heard> {
        loop {
            self.screen.prompt("> ")?;
            let Some(line) = self.keys.line()? else {
                self.screen.say("")?;
                self.screen.say(self.words.text("play-input-ended", &[]))?;
                return Ok(Heard::Quit);
            };
            match command::read(self.words, &line) {
                Command::Answer(number) => {
                    let choice = number.checked_sub(1).and_then(|i| choices.get(i));
                    match choice {
                        Some(&choice) => return Ok(Heard::Answer(choice)),
                        None => self.not_a_number(&line, choices)?,
                    }
                }
                Command::Other(text) => {
                    if let Some(choice) = self.in_notation(seat, &text, choices)? {
                        return Ok(Heard::Answer(choice));
                    }
                }
                // In a pipe a blank line is only a blank line.
                Command::Options if self.keys.terminal || !line.is_empty() => {
                    self.show_question(seat, choices)?;
                }
                Command::Options => {}
                Command::Refused => self.show_refused(seat)?,
                Command::RefusedRule(number) => self.show_refused_rule(seat, number)?,
                Command::Rule(id) => self.show_rule(&id)?,
                Command::Undo => {
                    if self.undo()? {
                        return Ok(Heard::Anew);
                    }
                }
                Command::Log => self.show_log(seat)?,
                Command::Map => self.draw(seat, Part::Map)?,
                Command::Roads => self.draw(seat, Part::Roads)?,
                Command::Boards => self.draw(seat, Part::Boards)?,
                Command::Table => self.draw(seat, Part::Table)?,
                Command::Save(file) => self.save(&file)?,
                Command::Load(file) => {
                    if self.load(&file)? {
                        return Ok(Heard::Anew);
                    }
                }
                Command::Help => self.screen.say(self.words.text("play-help", &[]))?,
                Command::Quit => return Ok(Heard::Quit),
            }
        }
    }

    fn not_a_number(&mut self, found: &str, choices: &[Choice]) -> anyhow::Result<()> {
        let args = [("found", found.into()), ("most", choices.len().into())];
        self.screen.say(self.words.text("play-expected", &args))?;
        Ok(())
    }

    /// An answer written as in records, if it is one and lawful.
    fn in_notation(
        &mut self,
        seat: Seat,
        text: &str,
        choices: &[Choice],
    ) -> anyhow::Result<Option<Choice>> {
        let game = self.table.game();
        let Ok(choice) = game.read_choice(text) else {
            self.not_a_number(text, choices)?;
            return Ok(None);
        };
        match game.check(self.table.state(), seat, choice) {
            Ok(()) => Ok(Some(choice)),
            Err(refused) => {
                let reason = self.say().refusal(refused);
                self.screen.say(wrapped(&reason, self.screen.width, 2))?;
                Ok(None)
            }
        }
    }

    fn refusals(&self, seat: Seat) -> Vec<offers::Refusal> {
        let mut all = Vec::new();
        self.table.game().options(self.table.state(), seat, &mut all);
        offers::refusals(&all)
    }

    fn show_refused(&mut self, seat: Seat) -> anyhow::Result<()> {
        let refusals = self.refusals(seat);
        if refusals.is_empty() {
            self.screen.say(self.words.text("play-nothing-refused", &[]))?;
            return Ok(());
        }
        let (say, open) = (self.say(), &self.table.state().open);
        let list = offers::refused(&say, open, seat, &refusals, self.screen.width);
        self.screen.say(list)?;
        self.screen.say(self.words.text("play-refused-more", &[]))?;
        Ok(())
    }

    fn show_refused_rule(&mut self, seat: Seat, number: usize) -> anyhow::Result<()> {
        let refusals = self.refusals(seat);
        if let Some(refusal) = number.checked_sub(1).and_then(|i| refusals.get(i)) {
            return self.show_rule(refusal.reason.rule.0);
        }
        let args = [("number", number.into()), ("most", refusals.len().into())];
        self.screen.say(self.words.text("play-no-refusal", &args))?;
        Ok(())
    }

    fn show_rule(&mut self, id: &str) -> anyhow::Result<()> {
        let text = match rules::find(id) {
            Some((rule, origin)) => rules::text(self.words, rule, origin, self.screen.width),
            None => rules::unknown(self.words, id),
        };
        self.screen.say(text)?;
        Ok(())
    }

    fn undo(&mut self) -> anyhow::Result<bool> {
        let undone = self.table.undo();
        let text = match undone {
            Ok(seat) => {
                self.words.text("play-undone", &[("seat", self.say().crested(seat).into())])
            }
            Err(NoUndo::Nothing) => self.words.text("play-no-undo-nothing", &[]),
            Err(NoUndo::Others) => self.words.text("play-no-undo-others", &[]),
            Err(NoUndo::Fixed) => self.words.text("play-no-undo-fixed", &[]),
        };
        self.screen.say(text)?;
        let answers = self.table.answers().len();
        self.told = BySeat::from_fn(|seat| self.told[seat].min(answers));
        Ok(undone.is_ok())
    }

    fn show_log(&mut self, seat: Seat) -> anyhow::Result<()> {
        let dealt = self.table.dealt().to_vec();
        let played = self.table.answers().iter().flat_map(|answer| answer.facts.clone());
        let all: Vec<Fact> = dealt.into_iter().chain(played).collect();
        self.tell(&all, Viewer::Seat(seat))
    }

    fn save(&mut self, file: &str) -> anyhow::Result<()> {
        let saved = record::save(Path::new(file), &self.table.record().to_string());
        let text = match saved {
            Ok(()) => self.words.text("play-saved", &[("file", file.into())]),
            Err(error) => error.to_string(),
        };
        self.screen.say(text)?;
        Ok(())
    }

    /// Puts another game on the table; what is wrong with the file is said, and this one goes on.
    fn load(&mut self, file: &str) -> anyhow::Result<bool> {
        let (edition, people) = (self.table.game().edition, self.table.people());
        let loaded = read_record(Path::new(file), edition).and_then(|(game, record)| {
            let people = people.iter().filter(|&seat| game.seats().has(seat)).collect();
            Ok(Table::resume(game, people, Luck::new(None)?, record)?)
        });
        match loaded {
            Ok(table) => {
                self.told = BySeat::from_fn(|_| table.answers().len());
                (self.table, self.shown, self.looking) = (table, None, None);
                self.screen.say(self.words.text("play-loaded", &[("file", file.into())]))?;
                Ok(true)
            }
            Err(error) => {
                self.screen.say(format!("{error:#}"))?;
                Ok(false)
            }
        }
    }

    fn over(&mut self) -> anyhow::Result<()> {
        let viewer = self.table.people().lowest().map_or(Viewer::Public, Viewer::Seat);
        if viewer != Viewer::Public {
            self.tell_news(viewer)?;
        }
        let game = self.table.game();
        let view = game.view(self.table.state(), Viewer::Public);
        let say = self.say();
        let drawn = Drawing { say: &say, view: &view, width: self.screen.width }.table();
        let outcome = outcome(&say, game, self.table.state());
        self.screen.say(format!("\n{drawn}\n\n{outcome}"))?;
        Ok(())
    }

    /// The words for the game on the table now.
    fn say(&self) -> EdoWords<'a> {
        let say = EdoWords::new(self.words, self.table.game());
        let named = self.names.iter().zip(0..).filter(|(name, _)| !name.is_empty());
        named.fold(say, |say, (name, seat)| say.naming(Seat(seat), name.clone()))
    }
}

/// Who came in which place, with how many points.
pub(crate) fn outcome(say: &EdoWords<'_>, game: &Edo, state: &edo::state::State) -> String {
    let Some(Outcome::Ranked(ranked)) = game.outcome(state) else { return String::new() };
    let mut seats: Vec<Seat> = game.seats().iter().collect();
    seats.sort_by_key(|&seat| ranked[seat].0);
    let line = |seat: &Seat| {
        let (place, points) = ranked[*seat];
        let args = [
            ("place", place.into()),
            ("seat", say.crested(*seat).into()),
            ("points", points.into()),
        ];
        Ink::Of(*seat).paint(say.words.text("play-place", &args))
    };
    let title = Ink::Strong.paint(say.words.text("play-over", &[]));
    let lines: Vec<String> = seats.iter().map(line).collect();
    format!("{title}\n{}", lines.join("\n"))
}

/// The choice came from the game's own list, or was checked.
fn forbidden(refused: table::Illegal) -> anyhow::Error {
    let rule: Rule = refused.rule;
    anyhow::anyhow!("an answer that was offered is forbidden by {rule}")
}
