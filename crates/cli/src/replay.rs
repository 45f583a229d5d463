//! `oedo replay`: a game that was played, seen again step by step.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::bail;
use record::{Step, replay};
use serde_json::{Value, json};
use table::{Fact as _, Outcome, Seat, Viewer, choice_text};
use words::{Talk, Words};

use crate::agreed::{EditionArg, read_record, recorded};
use crate::draw::Part;
use crate::faults;
use crate::games::{Playable, for_game};
use crate::lang::LangArg;
use crate::play::outcome;
use crate::screen::{Ink, Keys, Screen, wrapped};

/// See a recorded game again.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record.
    file: PathBuf,
    /// As this seat saw it: S1 to S5.
    #[arg(long, value_parser = read_seat, group = "eyes")]
    seat: Option<Seat>,
    /// As anybody could see it; so it is unless said.
    #[arg(long, group = "eyes")]
    public: bool,
    /// With every secret as soon as it was made.
    #[arg(long, group = "eyes")]
    all: bool,
    /// Only the position after so many answers.
    #[arg(long, value_name = "N")]
    step: Option<usize>,
    /// Print JSON: each answer with what followed, and the ranking.
    #[arg(long, conflicts_with = "step")]
    json: bool,
    #[command(flatten)]
    edition: EditionArg,
    #[command(flatten)]
    lang: LangArg,
}

fn read_seat(text: &str) -> Result<Seat, String> {
    Seat::read(&text.to_uppercase()).ok_or_else(|| "expected S1 to S5".to_owned())
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let words = args.lang.words();
    for_game!(recorded(&args.file, &words)?, G => show::<G>(args, &words))
}

fn show<G: Playable>(args: &Args, words: &Words) -> anyhow::Result<ExitCode> {
    let (game, record) = read_record::<G>(&args.file, args.edition.read::<G>()?, words)?;
    if let Some(seat) = args.seat
        && !game.seats().has(seat)
    {
        bail!("{seat} does not sit there: expected S1 to S{}", game.seats().len());
    }
    let last = record.lines.len();
    if let Some(step) = args.step
        && last < step
    {
        bail!("step {step}: expected 0 to {last}, the number of answers in the record");
    }
    // All of it first: a record that cannot be played to its end is not shown up to there.
    let fault = |error| faults::within(words, &args.file, faults::unplayed(words, game, &error));
    let begun = replay(game, &record).map_err(fault)?;
    let (dealt, first) = (begun.dealt().to_vec(), begun.state().clone());
    let steps = begun.collect::<Result<Vec<_>, _>>().map_err(fault)?;
    let eyes = if args.all { Eyes::All } else { Eyes::Of(args.seat) };
    let say = Talk::new(words, game);
    let (screen, keys) = (Screen::new(), Keys::new());
    let mut show = Show { say, words, eyes, screen, keys, dealt, first, steps };
    if args.json {
        show.print_json()?;
        return Ok(ExitCode::SUCCESS);
    }
    match args.step {
        Some(step) => show.position(step)?,
        None if show.screen.terminal && show.keys.terminal => show.walk()?,
        None => show.print()?,
    }
    Ok(ExitCode::SUCCESS)
}

/// With whose eyes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Eyes {
    /// A seat's, or anybody's.
    Of(Option<Seat>),
    /// Those of whoever knows everything.
    All,
}

struct Show<'a, G: Playable> {
    say: Talk<'a, G>,
    words: &'a Words,
    eyes: Eyes,
    screen: Screen,
    keys: Keys,
    dealt: Vec<G::Fact>,
    first: G::State,
    steps: Vec<Step<'a, G>>,
}

impl<G: Playable> Show<'_, G> {
    /// Everything that happened, and the last position.
    fn print(&mut self) -> anyhow::Result<()> {
        let dealt = self.told(&self.dealt);
        self.screen.say(dealt)?;
        for step in 0..self.steps.len() {
            let text = self.step(step);
            self.screen.say(text)?;
        }
        self.position(self.steps.len())
    }

    /// The same for programs. What these eyes could not see is not there.
    fn print_json(&mut self) -> anyhow::Result<()> {
        let steps: Vec<Value> = self
            .steps
            .iter()
            .map(|step| {
                let choice = self.sees(step).then(|| choice_text(self.say.game, step.choice));
                let facts = self.facts(&step.facts);
                json!({
                    "step": step.number,
                    "seat": step.seat.to_string(),
                    "choice": choice,
                    "facts": facts,
                })
            })
            .collect();
        let last = self.steps.last().map_or(&self.first, |step| &step.after);
        let ranking: Option<Vec<Value>> = match self.say.game.outcome(last) {
            Some(Outcome::Ranked(ranked)) => {
                let seat = |seat: Seat| {
                    let (place, points) = ranked[seat];
                    json!({"seat": seat.to_string(), "place": place, "points": points})
                };
                Some(self.say.game.seats().iter().map(seat).collect())
            }
            Some(Outcome::Together { .. }) | None => None,
        };
        let together = match self.say.game.outcome(last) {
            Some(Outcome::Together { won, points }) => Some(json!({"won": won, "points": points})),
            Some(Outcome::Ranked(_)) | None => None,
        };
        let dealt = self.facts(&self.dealt);
        let mut all = json!({"dealt": dealt, "steps": steps, "ranking": ranking});
        if let Some(together) = together {
            all["together"] = together;
        }
        self.screen.say(format!("{all:#}"))?;
        Ok(())
    }

    /// One step at a time, as keys are pressed.
    fn walk(&mut self) -> anyhow::Result<()> {
        let (mut at, last) = (0, self.steps.len());
        loop {
            self.screen.wipe()?;
            self.position(at)?;
            let text = match at.checked_sub(1) {
                None => self.told(&self.dealt),
                Some(step) => self.step(step),
            };
            self.screen.say(text)?;
            let args = [("step", at.into()), ("last", last.into())];
            self.screen.prompt(self.words.text("replay-keys", &args))?;
            let Some(line) = self.keys.line()? else { return Ok(()) };
            at = match line.as_str() {
                "q" => return Ok(()),
                "b" => at.saturating_sub(1),
                _ => line.parse().unwrap_or(at + 1).min(last),
            };
        }
    }

    /// The table after so many answers.
    fn position(&mut self, answers: usize) -> anyhow::Result<()> {
        let state = match answers.checked_sub(1) {
            None => &self.first,
            Some(step) => &self.steps[step].after,
        };
        let viewer = match self.eyes {
            Eyes::Of(Some(seat)) => Viewer::Seat(seat),
            Eyes::Of(None) | Eyes::All => Viewer::Public,
        };
        let view = self.say.game.view(state, viewer);
        let drawn = G::draw(&self.say, &view, self.screen.width, Part::Table);
        let args = [("step", answers.into()), ("last", self.steps.len().into())];
        let heading = Ink::Strong.paint(self.words.text("replay-step", &args));
        let outcome = outcome(&self.say, self.say.game, state);
        let text = format!("\n{heading}\n{drawn}\n{outcome}");
        self.screen.say(text.trim_end())?;
        Ok(())
    }

    /// An answer and what followed.
    fn step(&self, step: usize) -> String {
        let step = &self.steps[step];
        let Step { number, seat, choice, before, facts, .. } = step;
        let label = if self.sees(step) {
            self.say.choice(G::open(before), *seat, *choice)
        } else {
            self.words.text(&format!("{}replay-secret", G::SECRET), &[])
        };
        let head = format!("{number}. {}: {label}", Ink::Of(*seat).paint(self.say.crested(*seat)));
        let told = self.told(facts);
        if told.is_empty() { head } else { format!("{head}\n{told}") }
    }

    /// Do these eyes see what was answered?
    fn sees(&self, step: &Step<'_, G>) -> bool {
        let question = self.say.game.question(&step.before, step.seat);
        let secret = question.is_some_and(G::is_hidden);
        !secret || self.eyes == Eyes::All || self.eyes == Eyes::Of(Some(step.seat))
    }

    fn told(&self, facts: &[G::Fact]) -> String {
        let line = |fact: String| wrapped(&format!("    {fact}"), self.screen.width, 6);
        self.facts(facts).into_iter().map(line).collect::<Vec<_>>().join("\n")
    }

    fn facts(&self, facts: &[G::Fact]) -> Vec<String> {
        let seen = |fact: &G::Fact| match self.eyes {
            Eyes::All => *fact,
            Eyes::Of(seat) => fact.veil(seat.map_or(Viewer::Public, Viewer::Seat)),
        };
        let seen: Vec<G::Fact> = facts.iter().map(seen).collect();
        Talk::<G>::worth_telling(&seen).map(|fact| self.say.fact(fact)).collect()
    }
}
