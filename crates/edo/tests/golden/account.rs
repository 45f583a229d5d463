//! A game as told to everybody: after each line the facts, what changed in each view, who is asked.
//!
//! What all see alike stands there once. What only some see has their names before it: `S2:` for
//! what only the second seat sees, `not S2:` for what all others and the onlookers see.

use std::fmt::Write as _;

use edo::Edo;
use edo::fact::Fact;
use edo::state::{Plan, State};
use record::{Record, ReplayError, replay};
use table::{Choices, Fact as _, Game, Seat, Viewer, position_text};

/// The whole account; if the record cannot be played to its end, as far as it can, and why.
pub(crate) fn account(game: &Edo, record: &Record) -> (String, Option<ReplayError>) {
    let mut account = Account::new(game);
    let fault = account.replay(record).err();
    (account.text, fault)
}

struct Account<'g> {
    game: &'g Edo,
    viewers: Vec<Viewer>,
    /// What each viewer saw before, as lines.
    views: Vec<Vec<String>>,
    text: String,
}

impl<'g> Account<'g> {
    fn new(game: &'g Edo) -> Account<'g> {
        let seats = game.seats().iter().map(Viewer::Seat);
        let viewers: Vec<Viewer> = [Viewer::Public].into_iter().chain(seats).collect();
        let views = vec![Vec::new(); viewers.len()];
        Account { game, viewers, views, text: String::new() }
    }

    fn replay(&mut self, record: &Record) -> Result<(), ReplayError> {
        let mut replay = replay(self.game, record)?;
        self.line("deal", replay.dealt(), replay.state());
        for step in &mut replay {
            let step = step?;
            let line = format!("{} {} {}", step.number, step.seat, step.line.choice);
            self.line(&line, &step.facts, &step.after);
        }
        self.text += "\nthe last position\n";
        for line in position_text(self.game, replay.state()).lines() {
            self.say(line);
        }
        Ok(())
    }

    fn line(&mut self, line: &str, facts: &[Fact], state: &State) {
        let gap = if self.text.is_empty() { "" } else { "\n" };
        writeln!(self.text, "{gap}{line}").expect("a string takes all");
        for fact in facts {
            let told = self
                .viewers
                .iter()
                .map(|viewer| vec![format!("> {}", fact_text(self.game, fact.veil(*viewer)))]);
            self.say_to_each(&told.collect::<Vec<_>>());
        }
        let views: Vec<Vec<String>> = self
            .viewers
            .iter()
            .map(|viewer| self.game.view(state, *viewer).text(self.game))
            .map(|text| text.lines().map(str::to_owned).collect())
            .collect();
        let changes = self.views.iter().zip(&views).map(|(before, now)| changes(before, now));
        self.say_to_each(&changes.collect::<Vec<_>>());
        self.views = views;
        let asked: Vec<String> =
            self.game.asked(state).iter().map(|seat| self.asked(state, seat)).collect();
        self.say(&format!(
            "? {}",
            if asked.is_empty() { "nobody".into() } else { asked.join(", ") }
        ));
    }

    /// Who is asked, and how many answers there are.
    fn asked(&self, state: &State, seat: Seat) -> String {
        let mut choices = Choices::new();
        self.game.choices(state, seat, &mut choices);
        format!("{seat} {}", choices.len())
    }

    /// Lines for each viewer; what several are told alike is written once.
    fn say_to_each(&mut self, lines: &[Vec<String>]) {
        let mut said: Vec<&String> = Vec::new();
        let mut out = Vec::new();
        for line in lines.iter().flatten() {
            if said.contains(&line) {
                continue;
            }
            said.push(line);
            let who: Vec<bool> = lines.iter().map(|lines| lines.contains(line)).collect();
            out.push(format!("{}{line}", self.names(&who)));
        }
        for line in out {
            self.say(&line);
        }
    }

    fn names(&self, who: &[bool]) -> String {
        let with = |is: bool| -> Vec<String> {
            let those = self.viewers.iter().zip(who).filter(|(_, told)| **told == is);
            those.map(|(viewer, _)| name(*viewer)).collect()
        };
        match (&with(true)[..], &with(false)[..]) {
            (_, []) => String::new(),
            (_, [one]) => format!("not {one}: "),
            (some, _) => format!("{}: ", some.join(" ")),
        }
    }

    fn say(&mut self, line: &str) {
        writeln!(self.text, "  {line}").expect("a string takes all");
    }
}

fn name(viewer: Viewer) -> String {
    match viewer {
        Viewer::Public => "public".to_owned(),
        Viewer::Seat(seat) => seat.to_string(),
    }
}

fn changes(before: &[String], now: &[String]) -> Vec<String> {
    let gone = before.iter().filter(|line| !now.contains(line)).map(|line| format!("- {line}"));
    let come = now.iter().filter(|line| !before.contains(line)).map(|line| format!("+ {line}"));
    gone.chain(come).collect()
}

/// A fact in the words of the code, with spaces and plans by their names.
fn fact_text(game: &Edo, fact: Fact) -> String {
    match fact {
        Fact::PlanSealed { seat, plan: Some(plan) } => {
            format!("PlanSealed seat {seat} plan {}", plan_text(game, plan))
        }
        Fact::PlanOpened { seat, plan } => {
            format!("PlanOpened seat {seat} plan {}", plan_text(game, plan))
        }
        _ => plain(game, &format!("{fact:?}")),
    }
}

fn plan_text(game: &Edo, plan: Plan) -> String {
    let slots = plan.0.iter().map(|slot| {
        let action = game.edge(*slot).action.id();
        format!("{}:{action}:{}+{}", game.card(slot.card).id, slot.own, slot.black)
    });
    slots.collect::<Vec<_>>().join(" ")
}

/// Debug text without its braces, and with the ids of spaces.
fn plain(game: &Edo, text: &str) -> String {
    let mut text: String = text.chars().filter(|c| !"{}:,".contains(*c)).collect();
    for space in game.board.all().iter() {
        text = text.replace(&format!("Space({})", space.0), game.board.id(space));
    }
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
