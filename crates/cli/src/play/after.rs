//! What can still be done when the game is over, and what leaving the table would lose.

use std::fs;
use std::path::Path;

use record::Record;
use table::Viewer;

use super::command::{self, Command};
use super::session::Session;
use super::show::outcome;
use crate::draw::Part;
use crate::faults;
use crate::games::Playable;

impl<G: Playable> Session<'_, G> {
    /// The last position and the ranking.
    pub(super) fn over(&mut self) -> anyhow::Result<()> {
        let viewer = self.onlooker();
        if viewer != Viewer::Public {
            self.tell_news(viewer)?;
        }
        let game = self.table.game();
        let view = game.view(self.table.state(), Viewer::Public);
        let say = self.say();
        let drawn = G::draw(&say, &view, self.screen.width, Part::Table);
        let outcome = outcome(&say, game, self.table.state());
        self.screen.say(format!("\n{drawn}\n\n{outcome}"))?;
        self.screen.say(format!("\n{}", self.words.text("play-afterwards", &[])))?;
        Ok(())
    }

    /// The finished game can be kept and looked at; true when another one lies on the table.
    pub(super) fn afterwards(&mut self) -> anyhow::Result<bool> {
        let viewer = self.onlooker();
        loop {
            self.screen.prompt("> ")?;
            let Some(line) = self.keys.line()? else {
                self.screen.say("")?;
                return Ok(false);
            };
            match command::read(self.words, &line) {
                Command::Rule(id) => self.show_rule(&id)?,
                Command::Rules => self.show_rules()?,
                Command::NoFile => self.screen.say(self.words.text("play-no-file", &[]))?,
                Command::Log => self.log_to(viewer)?,
                Command::Map => self.draw_for(viewer, Part::Map)?,
                Command::Roads => self.draw_for(viewer, Part::Roads)?,
                Command::Boards => self.draw_for(viewer, Part::Boards)?,
                Command::Table => self.draw_for(viewer, Part::Table)?,
                Command::Save(file) => self.save(&file)?,
                Command::Load(file) => {
                    if self.load(&file)? {
                        return Ok(true);
                    }
                }
                Command::Help => self.screen.say(self.words.text("play-help-afterwards", &[]))?,
                Command::Quit if self.may_leave()? => return Ok(false),
                Command::Quit => {}
                // In a pipe a blank line is only a blank line.
                Command::Options if line.is_empty() && !self.keys.terminal => {}
                Command::Answer(_)
                | Command::Other(_)
                | Command::Options
                | Command::Refused
                | Command::RefusedRule(_)
                | Command::Hint
                | Command::Undo => self.screen.say(self.words.text("play-afterwards", &[]))?,
            }
        }
    }

    /// Leaving loses what is in no file: that is said once, and asked again.
    pub(super) fn may_leave(&mut self) -> anyhow::Result<bool> {
        if !self.table.played_since(self.kept) || self.is_said_again(Command::Quit) {
            return Ok(true);
        }
        let text = match &self.file {
            Some(file) => self.words.text("play-unsaved-since", &[("file", file.as_str().into())]),
            None => self.words.text("play-unsaved", &[]),
        };
        self.screen.say(text)?;
        Ok(false)
    }

    /// Going on with another game loses of this one what is in no file.
    pub(super) fn may_load(&mut self, file: &str) -> anyhow::Result<bool> {
        let command = Command::Load(file.to_owned());
        if !self.table.played_since(self.kept) || self.is_said_again(command) {
            return Ok(true);
        }
        let text = match &self.file {
            Some(own) => {
                let args = [("file", own.as_str().into()), ("other", file.into())];
                self.words.text("play-load-loses-since", &args)
            }
            None => self.words.text("play-load-loses", &[("other", file.into())]),
        };
        self.screen.say(text)?;
        Ok(false)
    }

    /// A file that is not this game's is not written over before that was said.
    pub(super) fn may_save(&mut self, file: &str) -> anyhow::Result<bool> {
        let path = Path::new(file);
        let own = self.file.as_ref().is_some_and(|own| is_same(Path::new(own), path));
        // A terminal or a device holds nothing that could be lost.
        if own || !path.is_file() || self.is_said_again(Command::Save(file.to_owned())) {
            return Ok(true);
        }
        let there = faults::read(path).ok().and_then(|text| Record::read(&text).ok());
        let text = match there {
            Some(record) => {
                let args = [("file", file.into()), ("n", record.lines.len().into())];
                self.words.text("play-save-loses-game", &args)
            }
            None => self.words.text("play-save-loses", &[("file", file.into())]),
        };
        self.screen.say(text)?;
        Ok(false)
    }

    /// Was it just said what this command loses? If not, it is about to be.
    fn is_said_again(&mut self, command: Command) -> bool {
        let now = Some((command, self.table.answers().len()));
        let again = self.warned == now;
        self.warned = if again { None } else { now };
        again
    }

    /// With whose eyes a finished game is looked at.
    fn onlooker(&self) -> Viewer {
        self.table.people().lowest().map_or(Viewer::Public, Viewer::Seat)
    }
}

/// Do two paths lead to one file?
fn is_same(one: &Path, other: &Path) -> bool {
    let whole = |path: &Path| fs::canonicalize(path).ok();
    one == other || whole(one).is_some_and(|one| whole(other) == Some(one))
}
