//! The census: whether the rows of a file, each sound by itself, together are a game.
//!
//! The core trusts an edition. What it could not play must not pass here.

mod caps;
pub(super) mod effects;
mod play;

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use yedo::edition::{
    ActionCard, Character, ClanPower, Colour, DaimyoIcon, District, Effect, EmperorUse, EventKind,
    Favor, MissionSet, Moment, Mood, Numbers, Pays,
};

use super::Draft;
use crate::edition::fields::{Row, Rows, counted};
use crate::edition::term::Term;
use crate::edition::trouble::Troubles;

/// Notes everything about the tables of a draft that cannot be. A kept table is read so, whatever its
/// cards say: it plays the edition it was made with.
pub(super) fn take(draft: &Draft, troubles: &Troubles<'_>) {
    numbers(draft, troubles, &bounds(&draft.numbers));
    whole(draft, troubles);
}

/// The same, and all that is asked only of an edition that is to be checked: that it can be played as
/// it reads, and that nothing is more than a table can hold.
pub(super) fn take_in_full(draft: &Draft, troubles: &Troubles<'_>) {
    let mut all = bounds(&draft.numbers);
    let narrower = narrower_bounds(&draft.numbers);
    all.retain(|(name, ..)| narrower.iter().all(|(other, ..)| other != name));
    all.extend(narrower);
    numbers(draft, troubles, &all);
    whole(draft, troubles);
    each_once(troubles, &draft.moods, &Mood::ALL, |row| row.mood);
    each_once(troubles, &draft.clans, &ClanPower::ALL, |row| row.power);
    moods(draft, troubles);
    rewards(draft, troubles);
    says(draft, troubles);
    few(draft, troubles);
    caps::take(draft, troubles);
}

/// Whether all tables are there, with all that each must have.
fn whole(draft: &Draft, troubles: &Troubles<'_>) {
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

/// What a number is called, what it is, and what it may be.
type Bound = (&'static str, u8, RangeInclusive<u8>);

/// Numbers with which the core could not go on.
fn bounds(numbers: &Numbers) -> Vec<Bound> {
    let Numbers { limits, start, bidding, prices, yields, clans: _, coop } = numbers;
    vec![
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
    ]
}

/// Numbers with which a game would sooner or later stand still. The Wise draw as many more as there is
/// room for (`caps.rs`).
fn narrower_bounds(numbers: &Numbers) -> Vec<Bound> {
    let Numbers { limits, start, yields, coop, .. } = numbers;
    vec![
        ("start.disciples", start.disciples, 2..=limits.disciples.max(2)),
        ("start.missions", start.missions, 1..=limits.missions.max(1)),
        ("start.blessings", start.blessings, 0..=9),
        ("start.tea_more", start.tea_more, 0..=16),
        ("start.tea_least", start.tea_least, 0..=16),
        ("yields.kobudo_draw", yields.kobudo_draw, 1..=4),
        ("yields.chashitsu_draw", yields.chashitsu_draw, 1..=4),
        ("yields.messenger", yields.messenger, 0..=3),
        ("yields.unused_character", yields.unused_character, 0..=3),
        ("coop.interference", coop.interference, 0..=20),
        ("coop.trade_mon", coop.trade_mon, 1..=99),
        ("coop.annex_mon", coop.annex_mon, 0..=3),
        ("coop.solo_temple_closed", coop.solo_temple_closed, 0..=3),
    ]
}

fn numbers(draft: &Draft, troubles: &Troubles<'_>, bounds: &[Bound]) {
    let (at, start) = (draft.numbers_at, &draft.numbers.start);
    for (name, number, range) in bounds {
        // What stands for a number that is missing is not wrong besides.
        let table = name.split('.').next().unwrap_or_default();
        if !draft.unsound.contains(&table) && !range.contains(number) {
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

/// A mood of the Emperor needs the cards its decks are made of.
fn moods(draft: &Draft, troubles: &Troubles<'_>) {
    if !draft.emperor.whole() || !draft.moods.whole() {
        return;
    }
    for row in &draft.moods.sound {
        for (players, deck) in (1..).zip(row.says.decks) {
            for colour in [Colour::Green, Colour::Yellow, Colour::Red] {
                // As in the gentler games, in which the fewest are left.
                let there = draft.emperor.iter().filter(|card| {
                    card.colour == colour
                        && match card.used {
                            EmperorUse::All => true,
                            EmperorUse::NotGentlerSolo => 1 < players,
                            EmperorUse::NotSolo => 2 < players,
                        }
                });
                let below = if colour == Colour::Yellow {
                    usize::from(draft.numbers.coop.victory_errands)
                } else {
                    0
                };
                let due = deck.iter().filter(|other| **other == colour).count() + below;
                let there = there.count();
                if there < due {
                    let what = format!(
                        "{} for {players} needs {due} {} cards of the Emperor",
                        row.name,
                        colour.id()
                    );
                    troubles.add(row.at, what, format!("at most {there}"));
                }
            }
        }
    }
}

/// What is rewarded waits until what comes first was taken, and the core has room for so much.
fn rewards(draft: &Draft, troubles: &Troubles<'_>) {
    let kinds = |pays: Pays| {
        let Pays { actions, bonuses, missions, weapons, blessings, prestige: _, mon: _ } = pays;
        [actions, bonuses, missions, weapons, blessings].iter().filter(|n| 0 < **n).count()
    };
    let few = |at: usize, name: &str, kinds: usize, most: usize| {
        if most < kinds {
            let what = format!("{name} pays {kinds} things besides prestige and Mon");
            troubles.add(at, what, format!("at most {most}"));
        }
    };
    for row in &draft.missions.sound {
        let more = row.says.bonus.map_or(0, |part| kinds(part.pays));
        few(row.at, &row.name, kinds(row.says.pays) + more, 4);
    }
    for row in &draft.emperor.sound {
        let errand = row.says.errand;
        few(row.at, &row.name, kinds(errand.pays), if errand.together { 1 } else { 4 });
    }
    for row in &draft.favors.sound {
        few(row.at, &row.name, kinds(row.says.pays), 4);
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

/// What each kind and set must have.
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
}

/// Whether each card can be played as it reads.
fn says(draft: &Draft, troubles: &Troubles<'_>) {
    for row in &draft.events.sound {
        misfits(troubles, row, effects::event(&row.says));
    }
    for row in &draft.actions.sound {
        misfits(troubles, row, effects::action(&row.says));
    }
    for row in &draft.characters.sound {
        misfits(troubles, row, effects::character(&row.says));
    }
    for row in &draft.emperor.sound {
        misfits(troubles, row, effects::emperor(row.says.event));
    }
    for row in &draft.daimyo.sound {
        let misfit = |icon: &DaimyoIcon| {
            icon.fits().map_err(|expected| (format!("`{}`", icon.term()), expected))
        };
        misfits(troubles, row, row.says.icons.iter().try_for_each(misfit));
    }
}

fn misfits<T>(troubles: &Troubles<'_>, row: &Row<T>, fits: Result<(), effects::Misfit>) {
    if let Err((what, expected)) = fits {
        troubles.add(row.at, format!("{} says {what}", row.name), expected);
    }
}

/// What only so many cards may say, since the table has no more room for what they do.
fn few(draft: &Draft, troubles: &Troubles<'_>) {
    let sides = |effect: &'static [Effect], coop: Option<&'static [Effect]>| {
        [effect].into_iter().chain(coop)
    };
    let cards = |is: &dyn Fn(&Effect) -> bool| {
        let says = |row: &&Row<ActionCard>| {
            sides(row.says.effect, row.says.coop).any(|line| effects::says(line, is))
        };
        draft.actions.sound.iter().filter(says).map(|row| row.at).collect::<Vec<_>>()
    };
    let characters = |is: &dyn Fn(&Effect) -> bool| {
        let says = |row: &&Row<Character>| {
            sides(row.says.effect, row.says.coop).any(|line| effects::says(line, is))
        };
        draft.characters.sound.iter().filter(says).map(|row| row.at).collect::<Vec<_>>()
    };
    let most = |found: Vec<usize>, most: usize, what: &str| {
        if let Some(at) = found.get(most) {
            let what = format!("there are {} {what}", found.len());
            troubles.add(*at, what, format!("at most {most}"));
        }
    };
    let beside = |word: &Effect| matches!(word, Effect::Place(place) if place.is_beside());
    most(cards(&beside), 1, "action cards that place a disciple beside another");
    most(characters(&beside), 1, "characters that place a disciple beside another");
    let spared = [cards(&effects::spares_one), characters(&effects::spares_one)].concat();
    most(spared, 1, "cards that keep one disciple from arrest");
    let lends = |word: &Effect| matches!(word, Effect::Loan { .. });
    most(characters(&lends), 1, "characters that lend");
    most(cards(&effects::gives_actions), 4, "action cards that give action cards");
    let replies = draft.actions.sound.iter().filter(|row| row.says.moment == Moment::Reply);
    most(replies.map(|row| row.at).collect(), 2, "action cards that reply");
    let lines: BTreeSet<String> = {
        let rows = draft.actions.iter().flat_map(|row| sides(row.effect, row.coop));
        let rows = rows.chain(draft.events.iter().map(|row| row.effect));
        let rows = rows.chain(draft.emperor.iter().map(|row| row.event));
        let rows = rows.chain(draft.characters.iter().flat_map(|row| sides(row.effect, row.coop)));
        rows.flat_map(all_lines).map(crate::edition::term::terms_text).collect()
    };
    if LINES_MAX < lines.len() {
        let what = format!("the cards have {} different lines of words", lines.len());
        troubles.add(draft.actions.at, what, format!("at most {LINES_MAX}"));
    }
}

/// The most different lines of words: the core numbers them in one byte.
const LINES_MAX: usize = 255;

/// A line and all lines in it.
fn all_lines(line: &'static [Effect]) -> Vec<&'static [Effect]> {
    let inner = line.iter().flat_map(effects::lines_in).flat_map(all_lines);
    std::iter::once(line).chain(inner).collect()
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
