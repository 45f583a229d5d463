//! The census: whether the rows of a file, each sound by itself, together are a game.
//!
//! Numbers out of bounds were noted when they were read. Here pieces are counted and compared. A
//! table with a row that could not be read is counted, but not compared.

mod board;

use std::collections::BTreeSet;

use edo::edition::{Location, Package, Players, Privilege, Profit, Side, Wish};

use super::Draft;
use super::cards::CardRow;
use super::tables::DemandRow;
use crate::edition::fields::{Row, Rows, counted};
use crate::edition::trouble::Troubles;
use crate::edition::word::Word;

/// The most ways to plan a card that a question can list.
const WAYS_MAX: usize = 250;
/// What is in the box.
const STARTING: usize = 3;
const SPECIALS: usize = 12;
const MERCHANTS: usize = 10;
const PROFIT_TILES: usize = 24;
const PACKAGES: usize = 5;
const DEMANDS_OF_A_KIND: usize = 5;
const PRIVILEGE_TOKENS: usize = 12;
const LOCATION_TILES: usize = 7;
/// The most location tiles out of the bag at once: a ronin each.
const TILES_AWAY_MAX: usize = 3;

/// Notes everything about the tables of a draft that cannot be.
pub(super) fn take(draft: &Draft<'_>, troubles: &Troubles<'_>) {
    count(troubles, &draft.starting, "starting card", STARTING);
    count(troubles, &draft.specials, "special card", SPECIALS);
    count(troubles, &draft.merchants, "merchant card", MERCHANTS);
    count(troubles, &draft.packages, "package", PACKAGES);
    cards(troubles, &draft.starting, &draft.specials);
    profits(troubles, &draft.profits);
    packages(troubles, &draft.packages);
    demands(troubles, &draft.demands);

    each_once(
        troubles,
        &draft.privileges,
        Privilege::ALL,
        |row| row.privilege,
        |privilege| format!("privilege {:?}", privilege.word()),
    );
    total(troubles, &draft.privileges, "privilege token", PRIVILEGE_TOKENS, |row| row.tokens);
    supported(troubles, draft);
    each_once(
        troubles,
        &draft.tiles,
        Location::ALL,
        |row| row.location,
        |location| format!("location {:?}", location.word()),
    );
    total(troubles, &draft.tiles, "location tile", LOCATION_TILES, |row| row.tiles);
    always_drawn(troubles, draft);

    board::take(troubles, &draft.small, &board::SMALL);
    board::take(troubles, &draft.large, &board::LARGE);
    each_once(
        troubles,
        &draft.players,
        [2, 3, 4, 5],
        |row| row.players,
        |players| format!("row for {players} players"),
    );
    players(troubles, &draft.players);
}

/// There must be exactly so many rows. Points at the first too many, or else at the table.
fn count<T>(troubles: &Troubles<'_>, rows: &Rows<T>, thing: &str, exactly: usize) {
    let Some(starts) = &rows.starts else { return };
    if starts.len() != exactly {
        let at = starts.get(exactly).copied().unwrap_or(rows.at);
        let what = format!("there are {}", counted(starts.len(), thing));
        troubles.add(at, what, format!("exactly {exactly}"));
    }
}

/// There must be so many pieces over all rows.
fn total<T>(
    troubles: &Troubles<'_>,
    rows: &Rows<T>,
    thing: &str,
    exactly: usize,
    pieces: impl Fn(&T) -> u8,
) {
    let sum = rows.iter().map(|row| usize::from(pieces(row))).sum();
    if rows.whole() && sum != exactly {
        let what = format!("there are {} in all", counted(sum, thing));
        troubles.add(rows.at, what, format!("exactly {exactly}"));
    }
}

/// Every one of these must have one row.
fn each_once<T, K: PartialEq + Copy, const N: usize>(
    troubles: &Troubles<'_>,
    rows: &Rows<T>,
    keys: [K; N],
    key_of: impl Fn(&T) -> K,
    call: impl Fn(K) -> String,
) {
    for key in keys {
        let mut found = rows.sound.iter().filter(|row| key_of(&row.says) == key);
        if found.next().is_none() && rows.whole() {
            troubles.add(rows.at, format!("there is no {}", call(key)), "one of each");
        }
        for again in found {
            troubles.add(again.at, format!("there is a second {}", call(key)), "one of each");
        }
    }
}

/// No id may be there twice.
fn unique<'r, T: 'r>(
    troubles: &Troubles<'_>,
    rows: impl Iterator<Item = &'r Row<T>>,
    id_of: impl Fn(&'r T) -> &'r str,
) {
    let mut ids = BTreeSet::new();
    for row in rows {
        if !ids.insert(id_of(&row.says)) {
            let what = format!("the id of {} is taken by an earlier row", row.name);
            troubles.add(row.at, what, "an id of its own");
        }
    }
}

fn cards(troubles: &Troubles<'_>, starting: &Rows<CardRow<'_>>, specials: &Rows<CardRow<'_>>) {
    unique(troubles, starting.sound.iter().chain(&specials.sound), |card| card.id);
    if !starting.whole() || !specials.whole() {
        return;
    }
    let edges = starting.iter().chain(specials.iter()).flat_map(|card| &card.edges);
    let ways: usize = edges.map(|edge| usize::from(edge.most) + 1).sum();
    if WAYS_MAX < ways {
        let what = format!("the cards can be planned in {ways} ways, from no official to the most");
        troubles.add(specials.at, what, format!("at most {WAYS_MAX}"));
    }
}

fn profits(troubles: &Troubles<'_>, profits: &Rows<Profit>) {
    total(troubles, profits, "profit tile", PROFIT_TILES, |row| row.tiles);
    for Row { at, name, says } in &profits.sound {
        for (number, ranks) in (1..).zip(&says.ryo) {
            let owners = counted(number, "owner");
            if !ranks.is_sorted_by(|better, worse| worse <= better) {
                let what = format!("{name} pays a lower rank more among {owners}");
                troubles.add(*at, what, "no more than the rank above");
            }
            if ranks[number..].iter().any(|ryo| 0 < *ryo) {
                let what = format!("{name} pays too many ranks among {owners}");
                troubles.add(*at, what, "nothing beyond the number of owners");
            }
        }
    }
}

fn packages(troubles: &Troubles<'_>, packages: &Rows<Package>) {
    for Row { at, name, says } in &packages.sound {
        // edo.setup.packages: contents always include rice.
        if says.goods.rice == 0 {
            troubles.add(*at, format!("{name} has no rice"), "at least 1");
        }
        if 0 < says.goods.ryo {
            troubles.add(*at, format!("{name} has {} ryo", says.goods.ryo), "goods only");
        }
    }
}

fn demands(troubles: &Troubles<'_>, demands: &Rows<DemandRow<'_>>) {
    let all = Wish::ALL.len() * DEMANDS_OF_A_KIND;
    count(troubles, demands, "demand", all);
    unique(troubles, demands.sound.iter(), |demand| demand.id);
    if !demands.whole() || demands.sound.len() != all {
        return;
    }
    for wish in Wish::ALL {
        let of_kind = demands.sound.iter().filter(|demand| demand.says.wish == wish);
        let at: Vec<usize> = of_kind.map(|demand| demand.at).collect();
        if at.len() != DEMANDS_OF_A_KIND {
            let what = format!("there are {}", counted(at.len(), &format!("{} demand", wish.id())));
            let at = at.get(DEMANDS_OF_A_KIND).copied().unwrap_or(demands.at);
            troubles.add(at, what, format!("{DEMANDS_OF_A_KIND} of each kind"));
        }
    }
}

/// edo.tokken.b-support, edo.pieces.empty: plans are secret, so nobody can be told that another takes
/// the last black official. There must be one for each who could want one.
fn supported(troubles: &Troubles<'_>, draft: &Draft<'_>) {
    let Some(numbers) = &draft.numbers else { return };
    for Row { at, name, says } in &draft.privileges.sound {
        if says.privilege == Privilege::Support && numbers.black_officials < says.tokens {
            let what = format!("{name} has {}", counted(usize::from(says.tokens), "token"));
            let expected = format!(
                "no more than black officials, of which there are {}",
                numbers.black_officials
            );
            troubles.add(*at, what, expected);
        }
    }
}

/// edo.ronin.no-space: a tile no ronin can follow is set aside and another drawn, so some tile must
/// always do. Cities and free choice do: two outer cities at least are uncovered. A dispersal keeps
/// up to two such tiles out of the bag while it draws for the third ronin.
fn always_drawn(troubles: &Troubles<'_>, draft: &Draft<'_>) {
    let certain = draft.tiles.iter().filter(|row| match row.location {
        Location::City | Location::Free => true,
        Location::RiceField | Location::Forestry | Location::Quarry => false,
    });
    let certain: usize = certain.map(|row| usize::from(row.tiles)).sum();
    if draft.tiles.whole() && certain < TILES_AWAY_MAX {
        let what = format!("{} can always be drawn", counted(certain, "city or free tile"));
        troubles.add(draft.tiles.at, what, format!("at least {TILES_AWAY_MAX}"));
    }
}

/// What is covered must leave enough.
fn players(troubles: &Troubles<'_>, rows: &Rows<Players>) {
    for Row { at, name, says } in &rows.sound {
        // A side has what the census asks of it, or else that was noted there.
        let side = match says.side {
            Side::Small => &board::SMALL,
            Side::Large => &board::LARGE,
        };
        let left = side.outer_cities.saturating_sub(usize::from(says.cover_cities));
        if left < usize::from(says.players) {
            let what = format!("{name} leaves {} for {} players", outer(left), says.players);
            troubles.add(*at, what, "one for each to start in");
        }
        if side.resources <= usize::from(says.cover_resources) {
            let what = format!("{name} covers {} resource spaces of a type", says.cover_resources);
            troubles.add(*at, what, format!("fewer than the {} there are", side.resources));
        }
    }
}

fn outer(cities: usize) -> String {
    match cities {
        1 => "1 outer city".to_owned(),
        more => format!("{more} outer cities"),
    }
}
