//! The talk at the table: who is asked, what is shown, what is answered.

use std::path::Path;

use table::{BySeat, Choices, Illegal, Seat, Viewer};
use words::Words;

use super::command::{self, Command};
use super::table::{By, NoUndo, Table};
use crate::agreed::read_record;
use crate::draw::Part;
use crate::faults;
use crate::games::Playable;
use crate::luck::Luck;
use crate::screen::{Ink, Keys, Screen, explained, short};

/// A table, and those who sit before the screen.
pub(super) struct Session<'a, G: Playable> {
    pub(super) table: Table<G>,
    pub(super) words: &'a Words,
    pub(super) names: &'a [String],
    pub(super) screen: Screen,
    pub(super) keys: Keys,
    /// How many answers each seat has been told of.
    pub(super) told: BySeat<usize>,
    /// Who has seen which part of which round with the whole table before them.
    pub(super) shown: Option<(Seat, (u8, u8))>,
    /// Who looks at the screen while plans are secret.
    pub(super) looking: Option<Seat>,
    /// How many answers are kept in a file.
    pub(super) kept: usize,
    /// The file that was last written or read.
    pub(super) file: Option<String>,
    /// Of which command it was said, at how many answers, that it loses something.
    pub(super) warned: Option<(Command, usize)>,
}

/// What comes of a question.
enum Heard<C> {
    Answer(C),
    /// Somebody else may be asked now, or something else.
    Anew,
    Quit,
}

impl<'a, G: Playable> Session<'a, G> {
    /// `file` is where the table was read from, if it was.
    pub(super) fn new(
        table: Table<G>,
        file: Option<String>,
        words: &'a Words,
        names: &'a [String],
    ) -> Session<'a, G> {
        let told = BySeat::from_fn(|_| table.answers().len());
        let (screen, keys) = (Screen::new(), Keys::new());
        let kept = table.answers().len();
        let (shown, looking, warned) = (None, None, None);
        Session { table, words, names, screen, keys, told, shown, looking, kept, file, warned }
    }

    /// Until nobody goes on, or the game is over and nobody looks at it any more.
    pub(super) fn run(&mut self) -> anyhow::Result<()> {
        self.show_opponents()?;
        self.show_advice()?;
        loop {
            let Some(seat) = self.table.next() else {
                self.over()?;
                if self.afterwards()? {
                    continue;
                }
                return Ok(());
            };
            if !self.table.people().has(seat) {
                self.bot(seat)?;
            } else if !self.person(seat)? {
                return Ok(());
            }
        }
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
            let label = self.say().choice(G::open(self.table.state()), seat, only);
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
                let label = self.say().choice(G::open(self.table.state()), seat, choice);
                self.screen.say(format!("→ {label}"))?;
                self.table.answer(seat, choice, By::Person).map_err(forbidden)?;
                Ok(true)
            }
        }
    }

    /// While plans are secret, only their owner looks; false when nobody does any more.
    fn pass_screen(&mut self, seat: Seat) -> anyhow::Result<bool> {
        let question = self.table.game().question(self.table.state(), seat);
        let secret = question.is_some_and(G::is_private);
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
        let key = if self.keys.terminal { "pass-screen" } else { "secret" };
        let key = format!("{}{key}", G::SECRET);
        let args = [("seat", self.say().crested(seat).into())];
        self.screen.say(Ink::Of(seat).paint(self.words.text(&key, &args)))?;
        Ok(!self.keys.terminal || self.keys.line()?.is_some())
    }

    /// Listens until there is an answer, or the position is another.
    fn hear(&mut self, seat: Seat, choices: &[G::Choice]) -> anyhow::Result<Heard<G::Choice>> {
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
                Command::Refused => self.show_refused(seat)?,
                Command::RefusedRule(number) => self.show_refused_rule(seat, number)?,
                Command::Rule(id) => self.show_rule(&id)?,
                Command::Rules => self.show_rules()?,
                Command::NoFile => self.screen.say(self.words.text("play-no-file", &[]))?,
                Command::Hint => self.show_hints(seat, choices)?,
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
                Command::Help => {
                    let help = self.words.text("play-help", &[]);
                    self.screen.say(explained(&help, self.screen.width))?;
                }
                Command::Quit if self.may_leave()? => return Ok(Heard::Quit),
                Command::Options | Command::Quit => {}
            }
        }
    }

    fn not_a_number(&mut self, found: &str, choices: &[G::Choice]) -> anyhow::Result<()> {
        let args = [("found", short(found).into()), ("most", choices.len().into())];
        self.screen.say(self.words.text("play-expected", &args))?;
        Ok(())
    }

    /// An answer written as in records, if it is one and lawful.
    fn in_notation(
        &mut self,
        seat: Seat,
        text: &str,
        choices: &[G::Choice],
    ) -> anyhow::Result<Option<G::Choice>> {
        let game = self.table.game();
        let Ok(choice) = game.read_choice(text) else {
            self.not_a_number(text, choices)?;
            return Ok(None);
        };
        match game.check(self.table.state(), seat, choice) {
            Ok(()) => Ok(Some(choice)),
            Err(refused) => {
                self.show_why_not(seat, choice, refused)?;
                Ok(None)
            }
        }
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
        self.kept = self.kept.min(answers);
        Ok(undone.is_ok())
    }

    pub(super) fn save(&mut self, file: &str) -> anyhow::Result<()> {
        if !self.may_save(file)? {
            return Ok(());
        }
        let saved = record::save(Path::new(file), &self.table.record().to_string());
        let text = match saved {
            Ok(()) => {
                self.kept = self.table.answers().len();
                self.file = Some(file.to_owned());
                self.words.text("play-saved", &[("file", file.into())])
            }
            Err(error) => faults::unsaved(self.words, file, &error),
        };
        self.screen.say(text)?;
        Ok(())
    }

    /// Puts another game on the table; what is wrong with the file is said, and this one goes on.
    pub(super) fn load(&mut self, file: &str) -> anyhow::Result<bool> {
        let (edition, seated) = (self.table.game().played_with(), self.table.seated());
        let (words, path) = (self.words, Path::new(file));
        let loaded = read_record::<G>(path, edition, words).and_then(|(game, record)| {
            Table::resume(game, seated, Luck::new(None)?, record)
                .map_err(|error| faults::within(words, path, faults::unplayed(words, game, &error)))
        });
        match loaded {
            Ok(_) if !self.may_load(file)? => Ok(false),
            Ok(table) => {
                self.told = BySeat::from_fn(|_| table.answers().len());
                (self.kept, self.warned) = (table.answers().len(), None);
                self.file = Some(file.to_owned());
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
}

/// The choice came from the game's own list, or was checked.
fn forbidden(refused: Illegal) -> anyhow::Error {
    anyhow::anyhow!("an answer that was offered is forbidden by {}", refused.rule)
}
