//! The census: whether the rows of a file, each sound by itself, together are a game.
//!
//! The core trusts an edition. What it could not play must not pass here.

mod caps;
mod play;

use std::collections::BTreeSet;
use std::mem::discriminant;
use std::ops::RangeInclusive;

use yedo::content::HOUSE;
use yedo::edition::{District, Effect, EventKind, Favor, MissionSet, Numbers};

use super::Draft;
use crate::edition::fields::{Row, Rows, counted};
use crate::edition::trouble::Troubles;

/// Notes everything about the tables of a draft that cannot be.
pub(super) fn take(draft: &Draft, troubles: &Troubles<'_>) {
    numbers(draft, troubles);
    unique(troubles, &draft.missions, |row| row.id);
    unique(troubles, &draft.actions, |row| row.id);
    unique(troubles, &draft.events, |row| row.id);
    unique(troubles, &draft.bonuses, |row| row.id);
    unique(troubles, &draft.characters, |row| row.id);
    unique(troubles, &draft.daimyo, |row| row.id);
    unique(troubles, &draft.emperor, |row| row.id);
    // The notation tells cards of different tables apart by their ids, too.
    between(troubles, &draft.missions, "mission", 100..=192);
    between(troubles, &draft.actions, "action card", 40..=64);
    between(troubles, &draft.events, "event", 37..=64);
    between(troubles, &draft.bonuses, "bonus card", 20..=64);
    between(troubles, &draft.locations, "location", 20..=30);
    between(troubles, &draft.characters, "character", 10..=30);
    between(troubles, &draft.daimyo, "Daimyo card", 7..=64);
    between(troubles, &draft.emperor, "Emperor card", 30..=64);
    each_once(troubles, &draft.favors, &Favor::ALL, |row| row.favor);
    each_once(troubles, &draft.players, &[2, 3, 4, 5], |row| row.players);
    each_once(troubles, &draft.objectives, &[1, 2, 3, 4], |row| row.players);
    locations(draft, troubles);
    players(draft, troubles);
    cards(draft, troubles);
    play::take(draft, troubles);
}

/// The same, and that nothing is more than a table can hold. A kept table plays the edition it was
/// made with, so that this is asked only of an edition that is to be checked.
pub(super) fn take_in_full(draft: &Draft, troubles: &Troubles<'_>) {
    take(draft, troubles);
    caps::take(draft, troubles);
}

/// Numbers with which the core could not go on.
fn numbers(draft: &Draft, troubles: &Troubles<'_>) {
    let at = draft.numbers_at;
    let Numbers { limits, start, bidding, prices, yields, coop, .. } = &draft.numbers;
    let bounds: [(&str, u8, RangeInclusive<u8>); 28] = [
        ("limits.missions", limits.missions, 1..=4),
        ("limits.actions", limits.actions, 1..=3),
        ("limits.bonuses", limits.bonuses, 1..=2),
        ("limits.weapons", limits.weapons, 1..=7),
        ("limits.weapons_armourer", limits.weapons_armourer, limits.weapons..=8),
        ("limits.blessings", limits.blessings, 1..=1),
        ("limits.geishas", limits.geishas, 1..=7),
        ("limits.disciples", limits.disciples, 2..=4),
        ("limits.floor", limits.floor, 1..=2),
        ("limits.resting", limits.resting, 1..=3),
        ("limits.offers", limits.offers, 1..=5),
        ("start.rounds", start.rounds[0], 1..=12),
        ("start.action_kinds", start.action_kinds, 3..=3),
        ("start.event_kinds", start.event_kinds, 2..=2),
        ("start.mission_sets", start.mission_sets, 2..=2),
        ("start.weapons_each", start.weapons_each, 1..=9),
        ("start.row", start.row, 0..=5),
        ("start.disciples", start.disciples, 2..=4),
        ("start.reserve", start.reserve, 0..=2),
        ("start.missions", start.missions, 1..=4),
        ("start.token_spaces", start.token_spaces, 2..=2),
        ("bidding.draw", bidding.draw, 1..=4),
        ("prices.row_kept", prices.row_kept, 0..=5),
        ("yields.foresight", yields.foresight, 1..=4),
        ("yields.foresight_monk", yields.foresight_monk, 0..=1),
        ("yields.onna_mon", yields.onna_mon, 1..=99),
        ("yields.mon_per_point", yields.mon_per_point, 1..=99),
        ("coop.rounds", coop.rounds, 7..=7),
    ];
    for (name, number, range) in bounds {
        // What stands for a number that is missing is not wrong besides.
        let table = name.split('.').next().unwrap_or_default();
        if !draft.unsound.contains(&table) && !range.contains(&number) {
            let expected = format!("a number from {} to {}", range.start(), range.end());
            troubles.add(at, format!("{name} is {number}"), expected);
        }
    }
    if draft.unsound.contains(&"start") {
        return;
    }
    let [short, middle, long] = start.rounds;
    if !(short < middle && middle < long && long <= 12) {
        troubles.add(at, format!("start.rounds are {:?}", start.rounds), "three rising, up to 12");
    }
    if start.first_game_green + start.first_game_red != start.missions {
        let dealt = start.first_game_green + start.first_game_red;
        let what =
            format!("a first game deals {dealt} missions and start.missions is {}", start.missions);
        troubles.add(at, what, "the same number");
    }
}

/// The locations of each district are numbered from 1, the rest spaces first and in the Castle only.
fn locations(draft: &Draft, troubles: &Troubles<'_>) {
    if !draft.locations.whole() {
        return;
    }
    let places: Vec<_> = draft.locations.iter().map(|row| row.district as usize).collect();
    if !places.is_sorted() {
        troubles.add(
            draft.locations.at,
            "the districts are mixed",
            "them in the order of the ring",
        );
    }
    for district in District::ALL {
        let here = draft.locations.sound.iter().filter(|row| row.says.district == district);
        let here: Vec<&Row<_>> = here.collect();
        if here.iter().filter(|row| !row.says.rest && row.says.players <= 2).count() < 1 {
            let what = format!("{} has no location for two players", district.id());
            troubles.add(draft.locations.at, what, "one at least");
        }
        for (row, number) in here.iter().zip(1..) {
            if row.says.number != number {
                let what =
                    format!("location {} of {} has no place", row.says.number, district.id());
                troubles.add(row.at, what, format!("number {number}"));
            }
            if row.says.rest && district != District::Castle {
                troubles.add(row.at, format!("{} has a rest space", district.id()), "none");
            }
            if !(2..=5).contains(&row.says.players) {
                let what = format!("a location is open from {} players", row.says.players);
                troubles.add(row.at, what, "2 to 5");
            }
        }
    }
}

fn players(draft: &Draft, troubles: &Troubles<'_>) {
    for row in &draft.players.sound {
        if row.says.geishas.iter().any(|value| !(1..=3).contains(value))
            || 9 < row.says.geishas.len()
        {
            troubles.add(row.at, "the geishas have odd values", "up to 9 of 1, 2 or 3");
        }
        if !(1..=5).contains(&row.says.annexes) {
            troubles.add(row.at, format!("there are {} annexes", row.says.annexes), "1 to 5");
        }
    }
}

/// What each kind and set must have, and words that the core knows for such cards.
fn cards(draft: &Draft, troubles: &Troubles<'_>) {
    let jesuits = draft.events.iter().filter(|row| row.kind == EventKind::Jesuits).count();
    let last = draft.events.iter().last().is_none_or(|row| row.kind == EventKind::Jesuits);
    if draft.events.whole() && (jesuits != 1 || !last) {
        troubles.add(
            draft.events.at,
            "the arrival of the Jesuits is not the last event",
            "it there, once",
        );
    }
    let shogun = draft.missions.iter().any(|row| row.set == MissionSet::Shogun);
    if draft.missions.whole() && !shogun {
        troubles.add(draft.missions.at, "there is no mission to kill the Shogun", "one at least");
    }
    let known = words(HOUSE.actions.iter().map(|row| row.effect));
    for row in &draft.actions.sound {
        foreign(troubles, row.at, &row.name, row.says.effect, &known);
    }
    let known = words(HOUSE.events.iter().map(|row| row.effect));
    for row in &draft.events.sound {
        foreign(troubles, row.at, &row.name, row.says.effect, &known);
    }
    let known = words(HOUSE.characters.iter().map(|row| row.effect));
    for row in &draft.characters.sound {
        foreign(troubles, row.at, &row.name, row.says.effect, &known);
    }
}

/// Every word of some lines, and of the lines in them.
fn words(lines: impl Iterator<Item = &'static [Effect]>) -> Vec<Effect> {
    let mut all = Vec::new();
    lines.for_each(|line| collect(line, &mut all));
    all
}

#[expect(clippy::wildcard_enum_match_arm, reason = "few words have lines in them")]
fn collect(line: &[Effect], all: &mut Vec<Effect>) {
    for word in line {
        all.push(*word);
        match *word {
            Effect::Or(one, other)
            | Effect::Else(one, other)
            | Effect::Blessed(one, other)
            | Effect::If(_, one, other) => {
                collect(one, all);
                collect(other, all);
            }
            Effect::May(line) | Effect::For(_, line) => collect(line, all),
            _ => {}
        }
    }
}

/// The core plays a word only on the kinds of cards that have it with us.
fn foreign(troubles: &Troubles<'_>, at: usize, name: &str, line: &[Effect], known: &[Effect]) {
    use crate::edition::term::Term;
    let mut said = Vec::new();
    collect(line, &mut said);
    for word in said {
        if !known.iter().any(|other| discriminant(other) == discriminant(&word)) {
            let what = format!("{name} says `{}`", word.term());
            troubles.add(at, what, "a word that such cards have in our edition");
        }
    }
}

fn unique<T>(troubles: &Troubles<'_>, rows: &Rows<T>, id: impl Fn(&T) -> &'static str) {
    let mut seen = BTreeSet::new();
    for row in &rows.sound {
        if !seen.insert(id(&row.says)) {
            troubles.add(row.at, format!("there is a second {}", row.name), "ids that differ");
        }
    }
}

fn between<T>(troubles: &Troubles<'_>, rows: &Rows<T>, thing: &str, range: RangeInclusive<usize>) {
    let Some(starts) = &rows.starts else { return };
    if !range.contains(&starts.len()) {
        let what = format!("there are {}", counted(starts.len(), thing));
        troubles.add(rows.at, what, format!("{} to {}", range.start(), range.end()));
    }
}

fn each_once<T, K: PartialEq + Copy + std::fmt::Debug>(
    troubles: &Troubles<'_>,
    rows: &Rows<T>,
    keys: &[K],
    key_of: impl Fn(&T) -> K,
) {
    let found: Vec<K> = rows.iter().map(key_of).collect();
    if rows.whole() && (found.len() != keys.len() || keys.iter().any(|key| !found.contains(key))) {
        troubles.add(
            rows.at,
            format!("there are rows for {found:?}"),
            format!("one each for {keys:?}"),
        );
    }
}
