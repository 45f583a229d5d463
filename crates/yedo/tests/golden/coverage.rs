//! What a game shows, as short phrases, and all that the golden games together must show.

use std::collections::BTreeSet;
use std::fmt::Debug;

use record::{Record, ReplayError, replay};
use table::{Game, Seat};
use yedo::edition::{ClanPower, DistrictAction, Edition, Favor, Moment, Mood, Specialist};
use yedo::fact::{Fact, Tally};
use yedo::state::State;
use yedo::{Addons, Yedo};

/// Every phrase that is true of a game.
pub(crate) fn shown(game: &Yedo, record: &Record) -> Result<BTreeSet<String>, ReplayError> {
    let setup = game.setup();
    let mut shown = BTreeSet::from([
        format!("players {}", setup.players),
        format!("rounds {}", setup.rounds),
        format!("modules {}", setup.addons.names().count()),
    ]);
    shown.extend(setup.addons.names().map(|name| format!("module {name}")));
    if let Some(together) = setup.together {
        shown.insert(format!("together {}", setup.players));
        shown.insert(format!("mood {}", together.mood.id()));
    }
    let mut replay = replay(game, record)?;
    shown.extend(replay.dealt().iter().flat_map(|fact| of_fact(game.edition, *fact)));
    shown.extend(asked(game, replay.state()));
    for step in &mut replay {
        let step = step?;
        shown.insert(format!("answered {}", kind(&step.choice)));
        shown.extend(step.facts.iter().flat_map(|fact| of_fact(game.edition, *fact)));
        shown.extend(asked(game, &step.after));
    }
    Ok(shown)
}

/// What no golden game shows although one should.
pub(crate) fn missing(edition: &Edition, shown: &BTreeSet<String>) -> Vec<String> {
    required(edition).into_iter().filter(|phrase| !shown.contains(phrase)).collect()
}

/// All that must be shown: every card, every action, every kind of answer and fact.
pub(crate) fn required(edition: &Edition) -> Vec<String> {
    let mut all: Vec<String> = (2..=5).map(|players| format!("players {players}")).collect();
    all.extend([6, 8, 11].map(|rounds| format!("rounds {rounds}")));
    all.extend([0, 4].map(|number| format!("modules {number}")));
    all.extend(Addons::NAMES.map(|name| format!("module {name}")));
    all.extend(edition.actions.iter().map(|row| format!("card {} played", row.id)));
    all.extend(edition.events.iter().map(|row| format!("event {}", row.id)));
    all.extend(edition.bonuses.iter().map(|row| format!("bonus {} scored", row.id)));
    all.extend(edition.missions.iter().map(|row| format!("mission {} completed", row.id)));
    all.extend(edition.characters.iter().map(|row| {
        // Who works all round is used by being there.
        let how = if row.moment == Moment::Round { "active" } else { "used" };
        format!("character {} {how}", row.id)
    }));
    all.extend(ClanPower::ALL.map(|power| format!("clan {}", power.id())));
    all.extend(Favor::ALL.map(|favor| format!("favor {}", favor.id())));
    all.extend(Specialist::ALL.map(|skill| format!("specialist {} came", skill.id())));
    all.extend(Specialist::ALL.map(|skill| format!("token {} drawn", skill.id())));
    all.extend(DistrictAction::ALL.map(|action| format!("action {}", action.id())));
    all.extend((1..=4).map(|players| format!("together {players}")));
    all.extend(Mood::ALL.map(|mood| format!("mood {}", mood.id())));
    all.extend(edition.emperor.iter().map(|row| format!("emperor {}", row.id)));
    all.extend(edition.daimyo.iter().map(|row| format!("daimyo {}", row.id)));
    all.extend(["won together", "lost together"].map(String::from));
    let told = [
        "EmperorIgnored",
        "IconsIgnored",
        "BoySent",
        "ErrandDone",
        "WentToWar",
        "GeishaGone",
        "AnnexesTaxed",
    ];
    all.extend(told.map(|fact| format!("told {fact}")));
    all.extend(["GiveUp", "LookAny", "IgnoreIcons"].map(|what| format!("asked {what}")));
    all
}

fn asked(game: &Yedo, state: &State) -> Vec<String> {
    let question = |seat: Seat| game.question(state, seat).expect("whoever is asked is asked this");
    game.asked(state).iter().map(|seat| format!("asked {}", kind(&question(seat)))).collect()
}

fn of_fact(edition: &Edition, fact: Fact) -> Vec<String> {
    let mut shown = vec![format!("told {}", kind(&fact))];
    let character = |no: yedo::edition::CharacterNo| edition.characters[no.0 as usize].id;
    shown.extend(match fact {
        Fact::Played { card, .. } => {
            Some(format!("card {} played", edition.actions[card as usize].id))
        }
        Fact::EventRevealed { event } => {
            Some(format!("event {}", edition.events[event as usize].id))
        }
        Fact::Counted { tally: Tally::Bonus(card), points, .. } if 0 < points => {
            Some(format!("bonus {} scored", edition.bonuses[card as usize].id))
        }
        Fact::Completed { mission, .. } => {
            Some(format!("mission {} completed", edition.missions[mission as usize].id))
        }
        Fact::CharacterUsed { character: no, .. } => {
            Some(format!("character {} used", character(no)))
        }
        Fact::CharacterActive { character: no, .. } => {
            Some(format!("character {} active", character(no)))
        }
        Fact::ClanPower { power, .. } => Some(format!("clan {}", power.id())),
        Fact::FavorTaken { favor, .. } => Some(format!("favor {}", favor.id())),
        Fact::SpecialistGained { specialist, .. } => {
            Some(format!("specialist {} came", specialist.id()))
        }
        Fact::TokenDrawn { specialist } => Some(format!("token {} drawn", specialist.id())),
        Fact::Acted { action, .. } => Some(format!("action {}", action.id())),
        Fact::EmperorTurned { card } => {
            Some(format!("emperor {}", edition.emperor[card.0 as usize].id))
        }
        Fact::DaimyoRevealed { card } => {
            Some(format!("daimyo {}", edition.daimyo[card.0 as usize].id))
        }
        Fact::Together { won, .. } => {
            Some(format!("{} together", if won { "won" } else { "lost" }))
        }
        _ => None,
    });
    shown
}

/// The first word of a value's debug text: which kind it is.
fn kind(value: &impl Debug) -> String {
    let text = format!("{value:?}");
    let end = text.find(|c: char| !c.is_alphanumeric()).unwrap_or(text.len());
    text[..end].to_owned()
}
