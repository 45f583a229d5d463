//! Whether a table can hold all that the cards allow: docs/limits.md has every cap.

use yedo::coop::{DAIMYO_CARDS_MAX, EMPEROR_CARDS_MAX, REVEALED_MAX, TURNED_MAX};
use yedo::deck::{LOOKED_MAX, TOP_MAX};
use yedo::edition::{ActionKind, Effect, EventKind, MissionSet};
use yedo::good::ALIKE_MAX;
use yedo::setup::PLAYERS;
use yedo::state::{ACTIONS_MAX, BONUSES_MAX, CARDS_MAX, EVENTS_MAX, MISSIONS_MAX};

use super::{Draft, all_lines};
use crate::edition::trouble::Troubles;

/// Notes everything of which there could be more than a table can hold.
pub(super) fn take(draft: &Draft, troubles: &Troubles<'_>) {
    cards(draft, troubles);
    numbers(draft, troubles);
    looks(draft, troubles);
}

fn most(troubles: &Troubles<'_>, at: usize, what: String, there: usize, most: usize) {
    if most < there {
        troubles.add(at, what, format!("at most {most}"));
    }
}

/// The cards of the largest kinds that can be chosen together.
fn largest<K: Copy>(kinds: &[K], chosen: usize, of: impl Fn(K) -> usize) -> usize {
    let mut numbers: Vec<usize> = kinds.iter().map(|kind| of(*kind)).collect();
    numbers.sort_unstable();
    numbers.iter().rev().take(chosen).sum()
}

/// The most characters, one bit each.
const CHARACTERS_MAX: usize = 16;

fn cards(draft: &Draft, troubles: &Troubles<'_>) {
    let of = |set: MissionSet| draft.missions.iter().filter(|row| row.set == set).count();
    let chosen: Vec<MissionSet> =
        MissionSet::ALL.into_iter().filter(|set| set.is_chosen()).collect();
    let apart = of(MissionSet::Basic) + of(MissionSet::Jesuit) + 1;
    let missions = apart + largest(&chosen, 2, of);
    let of = |kind: ActionKind| draft.actions.iter().filter(|row| row.kind == kind).count();
    let actions = largest(&ActionKind::ALL, 3, of);
    let of = |kind: EventKind| draft.events.iter().filter(|row| row.kind == kind).count();
    let kinds: Vec<EventKind> =
        EventKind::ALL.into_iter().filter(|kind| kind.is_chosen()).collect();
    let events = 1 + largest(&kinds, 2, of);
    let caps = [
        (draft.missions.at, "missions", draft.missions.sound.len(), CARDS_MAX),
        (draft.missions.at, "missions in play", missions, MISSIONS_MAX),
        (draft.actions.at, "action cards in play", actions, ACTIONS_MAX),
        (draft.events.at, "events in play", events, EVENTS_MAX),
        (draft.bonuses.at, "bonus cards", draft.bonuses.sound.len(), BONUSES_MAX),
        (draft.characters.at, "characters", draft.characters.sound.len(), CHARACTERS_MAX),
        (draft.daimyo.at, "Daimyo cards", draft.daimyo.sound.len(), DAIMYO_CARDS_MAX),
        (draft.emperor.at, "Emperor cards", draft.emperor.sound.len(), EMPEROR_CARDS_MAX),
    ];
    for (at, things, there, cap) in caps {
        most(troubles, at, format!("there can be {there} {things}"), there, cap);
    }
}

fn numbers(draft: &Draft, troubles: &Troubles<'_>) {
    let (numbers, at) = (&draft.numbers, draft.numbers_at);
    let wise = usize::from(numbers.clans.wise);
    let draws = [
        ("bidding.draw", numbers.bidding.draw),
        ("yields.kobudo_draw", numbers.yields.kobudo_draw),
        ("yields.chashitsu_draw", numbers.yields.chashitsu_draw),
        ("yields.messenger", numbers.yields.messenger),
    ];
    for (name, number) in draws {
        let there = usize::from(number) + wise;
        most(troubles, at, format!("{name} and clans.wise are {there}"), there, LOOKED_MAX);
    }
    let among = usize::from(numbers.start.jesuits_among);
    most(troubles, at, format!("start.jesuits_among is {among}"), among, TOP_MAX - 1);
    let turned = usize::from(numbers.coop.victory_errands);
    most(troubles, at, format!("coop.victory_errands is {turned}"), turned, TURNED_MAX);
    let his = usize::from(numbers.coop.daimyo) + usize::from(numbers.coop.daimyo_reserve);
    let what = format!("coop.daimyo and coop.daimyo_reserve are {his}");
    most(troubles, at, what, his, REVEALED_MAX);
    // One player may come to have those of all.
    let blackmail = usize::from(numbers.start.blackmail);
    let each = usize::from(ALIKE_MAX / PLAYERS.end());
    most(troubles, at, format!("start.blackmail is {blackmail}"), blackmail, each);
}

/// Cards that are drawn or looked at by a word.
#[expect(clippy::wildcard_enum_match_arm, reason = "few words draw or look at cards")]
fn looks(draft: &Draft, troubles: &Troubles<'_>) {
    let wise = usize::from(draft.numbers.clans.wise);
    let mut lines: Vec<(usize, &str, &'static [Effect])> = Vec::new();
    for row in &draft.actions.sound {
        lines.push((row.at, &row.name, row.says.effect));
        lines.push((row.at, &row.name, row.says.coop.unwrap_or(&[])));
    }
    for row in &draft.characters.sound {
        lines.push((row.at, &row.name, row.says.effect));
        lines.push((row.at, &row.name, row.says.coop.unwrap_or(&[])));
    }
    lines.extend(draft.events.sound.iter().map(|row| (row.at, &*row.name, row.says.effect)));
    lines.extend(draft.emperor.sound.iter().map(|row| (row.at, &*row.name, row.says.event)));
    for (at, name, line) in lines {
        for word in all_lines(line).into_iter().flatten() {
            let (there, cap) = match word {
                Effect::Draw(_, n, _) => (usize::from(*n) + wise, LOOKED_MAX),
                Effect::Look(_, n, _) => (usize::from(*n), TOP_MAX),
                _ => continue,
            };
            most(troubles, at, format!("{name} shows {there} cards at once"), there, cap);
        }
    }
}
