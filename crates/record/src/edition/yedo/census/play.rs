//! Whether one can play with it: every first game can be agreed and dealt, every kind can be chosen,
//! every card does something.
//!
//! How many cards there are of a kind is not asked: the box may have others than ours.

use std::collections::BTreeMap;

use yedo::Setup;
use yedo::content::HOUSE;
use yedo::edition::{
    ActionKind, Colour, Edition, Effect, EventKind, Fit, Mission, MissionSet, Needs,
};
use yedo::setup::{PLAYERS, TOGETHER};

use super::Draft;
use crate::edition::fields::{Row, Rows, counted};
use crate::edition::trouble::Troubles;
use crate::replay::refusal;

/// Notes everything for which one could not play.
pub(super) fn take(draft: &Draft, troubles: &Troubles<'_>) {
    idle(draft, troubles);
    every(
        troubles,
        &draft.actions,
        "action cards",
        &ActionKind::ALL,
        |row| row.kind,
        ActionKind::id,
    );
    every(troubles, &draft.events, "events", &EventKind::ALL, |row| row.kind, EventKind::id);
    every(troubles, &draft.missions, "missions", &MissionSet::ALL, |row| row.set, MissionSet::id);
    for row in &draft.action_presets.sound {
        let [a, b, c] = row.says.kinds;
        if a == b || b == c || a == c {
            troubles.add(row.at, format!("{} has a kind twice", row.name), "three kinds");
        }
    }
    dealt(draft, troubles);
    enough(draft, troubles);
    agreed(draft, troubles);
}

/// Cards that do nothing, and missions that are done already.
fn idle(draft: &Draft, troubles: &Troubles<'_>) {
    let missing = |at: usize, name: &str, what: &str| {
        troubles.add(at, format!("{name} has no {what}"), "one at least");
    };
    let effect = |at: usize, name: &str, does: &[Effect], coop: Option<&[Effect]>| {
        if does.is_empty() || coop.is_some_and(<[Effect]>::is_empty) {
            missing(at, name, "effect");
        }
    };
    for Row { at, name, says } in &draft.missions.sound {
        if says.needs == Needs::NONE || says.bonus.is_some_and(|part| part.needs == Needs::NONE) {
            missing(*at, name, "need");
        }
    }
    for Row { at, name, says } in &draft.actions.sound {
        effect(*at, name, says.effect, says.coop);
    }
    for Row { at, name, says } in &draft.events.sound {
        effect(*at, name, says.effect, None);
    }
    for Row { at, name, says } in &draft.characters.sound {
        effect(*at, name, says.effect, says.coop);
    }
    for Row { at, name, says } in &draft.emperor.sound {
        // In some rounds the Emperor lets things be.
        if says.errand.needs == Needs::NONE {
            missing(*at, name, "need");
        }
    }
}

/// Each kind has a card, so that it can be chosen.
fn every<T, K: PartialEq + Copy>(
    troubles: &Troubles<'_>,
    rows: &Rows<T>,
    things: &str,
    kinds: &[K],
    kind_of: impl Fn(&T) -> K,
    id: impl Fn(K) -> &'static str,
) {
    if !rows.whole() {
        return;
    }
    for kind in kinds {
        if rows.iter().all(|row| kind_of(row) != *kind) {
            let what = format!("there are no {things} of the kind {:?}", id(*kind));
            troubles.add(rows.at, what, "one at least");
        }
    }
}

/// `yedo.setup.missions`: in a first game everybody is dealt green and red ones.
fn dealt(draft: &Draft, troubles: &Troubles<'_>) {
    let sound = draft.missions.whole() && draft.first_game.sound;
    if !sound || draft.unsound.contains(&"start") {
        return;
    }
    let start = &draft.numbers.start;
    let sets = draft.first_game.says.missions;
    for (colour, each) in
        [(Colour::Green, start.first_game_green), (Colour::Red, start.first_game_red)]
    {
        let here = |row: &&Mission| {
            row.colour == colour && (row.set == MissionSet::Basic || sets.contains(&row.set))
        };
        let there = draft.missions.iter().filter(here).count();
        let wanted = usize::from(each) * usize::from(*PLAYERS.end());
        if there < wanted {
            let thing = format!("{} mission", colour.id());
            let what = format!("a first game has {}", counted(there, &thing));
            let expected = format!("at least {wanted}, {each} for each of {}", PLAYERS.end());
            troubles.add(draft.missions.at, what, expected);
        }
    }
}

/// Whatever sets are chosen, everybody can take the starting missions.
fn enough(draft: &Draft, troubles: &Troubles<'_>) {
    if !draft.missions.whole() || draft.unsound.contains(&"start") {
        return;
    }
    let each = usize::from(draft.numbers.start.missions);
    let ways: [(&str, u8, &[Fit]); 3] = [
        ("", *PLAYERS.end(), &[Fit::All, Fit::NotSolo, Fit::Competitive]),
        (" together", *TOGETHER.end(), &[Fit::All, Fit::NotSolo]),
        (" alone", *TOGETHER.start(), &[Fit::All]),
    ];
    for (how, players, fits) in ways {
        // There may be no black ones; where all play together, a set with nothing fit is not chosen.
        let of = |set| {
            let here = |row: &&Mission| {
                row.set == set && row.colour != Colour::Black && fits.contains(&row.fit)
            };
            draft.missions.iter().filter(here).count()
        };
        let chosen = MissionSet::ALL.into_iter().filter(|set| set.is_chosen());
        let mut sets: Vec<usize> = chosen.map(of).filter(|cards| 0 < *cards).collect();
        sets.sort_unstable();
        let there = of(MissionSet::Basic) + sets.iter().take(2).sum::<usize>();
        let wanted = each * usize::from(players);
        if there < wanted {
            let what = format!("the smallest sets have {}{how}", counted(there, "mission"));
            troubles.add(draft.missions.at, what, format!("at least {wanted}"));
        }
    }
}

/// `yedo.setup.preset`, `yedo.coop.advice`: the rules allow a first game to any number of players.
fn agreed(draft: &Draft, troubles: &Troubles<'_>) {
    let first = draft.first_game;
    let whole = draft.actions.whole() && draft.missions.whole();
    if !whole || !first.sound || !draft.unsound.is_empty() {
        return;
    }
    // The rules of set-up look at no more than this.
    let edition = Edition {
        numbers: draft.numbers,
        actions: Vec::leak(draft.actions.iter().copied().collect()),
        missions: Vec::leak(draft.missions.iter().copied().collect()),
        first_game: first.says,
        ..HOUSE
    };
    let rivals = PLAYERS.map(|players| ("", Setup::first_game(players, &edition)));
    let together = TOGETHER.map(|players| (" together", Setup::first_together(players, &edition)));
    let mut refused: BTreeMap<(String, &str), Vec<String>> = BTreeMap::new();
    for (how, setup) in rivals.chain(together) {
        if let Err(illegal) = setup.check(&edition) {
            refused.entry((refusal(illegal), how)).or_default().push(setup.players.to_string());
        }
    }
    for ((why, how), players) in refused {
        let what = format!("a first game{how} of {} is refused by {why}", players.join(", "));
        troubles.add(first.at, what, "one that the rules allow");
    }
}
