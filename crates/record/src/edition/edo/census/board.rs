//! The census of one side of the board: its spaces, its roads, and where they lead.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use edo::edition::{Good, Kind};

use super::{outer, unique};
use crate::edition::edo::maps::{Board, Spot};
use crate::edition::fields::Row;
use crate::edition::trouble::{Troubles, nearest, quoted};
use crate::edition::word::Word;

/// The most spaces of a side: the state has a place for each.
const SPACES_MAX: usize = 32;
/// The city in the middle.
const EDO: &str = "edo";
/// edo.map.house-graph: how far an outer city may be from two types of resource.
const REACH: usize = 2;

/// What a side must have.
pub(super) struct Asked {
    side: &'static str,
    pub(super) outer_cities: usize,
    /// Of each type.
    pub(super) resources: usize,
    rivers: usize,
    border_posts_min: usize,
}

/// edo.map.small.
pub(super) const SMALL: Asked =
    Asked { side: "small", outer_cities: 3, resources: 2, rivers: 3, border_posts_min: 1 };
/// edo.map.large.
pub(super) const LARGE: Asked =
    Asked { side: "large", outer_cities: 5, resources: 3, rivers: 3, border_posts_min: 4 };

pub(super) fn take(troubles: &Troubles<'_>, board: &Board<'_>, asked: &Asked) {
    let spaces = &board.spaces;
    let before = troubles.count();
    unique(troubles, spaces.sound.iter(), |spot| spot.id);
    apart(troubles, &spaces.sound);
    if let Some(start) = spaces.starts.as_ref().and_then(|starts| starts.get(SPACES_MAX)) {
        let what = format!("the {} side has too many spaces", asked.side);
        troubles.add(*start, what, format!("at most {SPACES_MAX}"));
    }
    if !spaces.whole() {
        return;
    }
    first_is_edo(troubles, board, asked);
    kinds(troubles, board, asked);
    roads(troubles, board);
    // Where the roads lead is asked when all of them are right.
    if board.roads.whole() && troubles.count() == before {
        Graph::new(board).take(troubles);
    }
}

fn apart(troubles: &Troubles<'_>, spaces: &[Row<Spot<'_>>]) {
    let mut spots = BTreeMap::new();
    for Row { at, name, says } in spaces {
        if let Some(other) = spots.insert((says.x, says.y), name) {
            let what = format!("{name} is drawn on top of {other}");
            troubles.add(*at, what, "a spot of its own");
        }
    }
}

fn first_is_edo(troubles: &Troubles<'_>, board: &Board<'_>, asked: &Asked) {
    let expected = "\"edo\", a city";
    match board.spaces.sound.first() {
        None => {
            troubles.add(
                board.spaces.at,
                format!("the {} side has no spaces", asked.side),
                expected,
            );
        }
        Some(Row { at, name, says }) if says.id != EDO => {
            troubles.add(*at, format!("{name} comes first"), expected);
        }
        Some(Row { at, says, .. }) if says.kind != Kind::City => {
            troubles.add(*at, format!("Edo is of the kind {:?}", says.kind.word()), expected);
        }
        Some(_) => {}
    }
}

/// Points at the first too many, or else at the table.
fn kinds(troubles: &Troubles<'_>, board: &Board<'_>, asked: &Asked) {
    for kind in Kind::ALL {
        let of_kind = board.spaces.sound.iter().filter(|space| space.says.kind == kind);
        let of_kind = of_kind.filter(|space| space.says.id != EDO);
        let at: Vec<usize> = of_kind.map(|space| space.at).collect();
        let (least, most) = match kind {
            Kind::City => (asked.outer_cities, asked.outer_cities),
            Kind::Forestry | Kind::Quarry | Kind::RiceField => (asked.resources, asked.resources),
            Kind::River => (asked.rivers, asked.rivers),
            Kind::BorderPost => (asked.border_posts_min, SPACES_MAX),
            Kind::Road => (0, SPACES_MAX),
        };
        if (least..=most).contains(&at.len()) {
            continue;
        }
        let what = match kind {
            Kind::City => format!("the {} side has {}", asked.side, outer(at.len())),
            Kind::Forestry
            | Kind::Quarry
            | Kind::RiceField
            | Kind::River
            | Kind::Road
            | Kind::BorderPost => {
                let word = kind.word();
                format!("the {} side has {} of the kind {word:?}", asked.side, at.len())
            }
        };
        let expected =
            if least == most { format!("exactly {least}") } else { format!("at least {least}") };
        troubles.add(at.get(most).copied().unwrap_or(board.spaces.at), what, expected);
    }
}

/// Every road joins two spaces of this side, and no two are joined twice.
fn roads(troubles: &Troubles<'_>, board: &Board<'_>) {
    let ids: BTreeSet<&str> = board.spaces.iter().map(|spot| spot.id).collect();
    let mut seen = BTreeSet::new();
    for Row { at, name, says } in &board.roads.sound {
        let [from, to] = *says;
        for end in says.iter().filter(|end| !ids.contains(*end)) {
            let what = format!("{name} leads to {}, which is not there", quoted(end));
            troubles.add(*at, what, near(end, &ids));
        }
        if from == to {
            let what = format!("{name} leads from {} to itself", quoted(from));
            troubles.add(*at, what, "two different spaces");
        } else if !seen.insert([from.min(to), from.max(to)]) {
            let what = format!("{name} joins {} and {} again", quoted(from), quoted(to));
            troubles.add(*at, what, "every road once");
        }
    }
}

fn near(end: &str, ids: &BTreeSet<&str>) -> String {
    let known: Vec<&str> = ids.iter().copied().collect();
    match nearest(end, &known) {
        Some(near) => format!("the id of a space, perhaps {near:?}"),
        None => "the id of a space".to_owned(),
    }
}

/// The spaces by number, and which are next to which.
struct Graph<'b, 'a> {
    spaces: &'b [Row<Spot<'a>>],
    near: Vec<Vec<usize>>,
}

impl<'b, 'a> Graph<'b, 'a> {
    fn new(board: &'b Board<'a>) -> Graph<'b, 'a> {
        let spaces = &board.spaces.sound;
        let numbered = spaces.iter().enumerate().map(|(number, space)| (space.says.id, number));
        let numbers: BTreeMap<&str, usize> = numbered.collect();
        let mut near = vec![Vec::new(); spaces.len()];
        for [from, to] in board.roads.iter() {
            if let (Some(&from), Some(&to)) = (numbers.get(from), numbers.get(to)) {
                near[from].push(to);
                near[to].push(from);
            }
        }
        Graph { spaces, near }
    }

    /// edo.map.house-graph.
    fn take(&self, troubles: &Troubles<'_>) {
        let from_edo = self.distances(0);
        let mut cities: Vec<(usize, &Row<Spot<'_>>)> = Vec::new();
        for (number, space) in self.spaces.iter().enumerate() {
            let Some(distance) = from_edo[number] else {
                let what = format!("{} cannot be reached from Edo", space.name);
                troubles.add(space.at, what, "a road to it");
                continue;
            };
            if space.says.kind == Kind::BorderPost && self.goods_within(number, 1).is_empty() {
                let what = format!("{} is not next to a resource space", space.name);
                troubles.add(space.at, what, "a road to a forestry, a quarry or a rice field");
            }
            if space.says.kind == Kind::City && number != 0 {
                cities.push((distance, space));
                if self.goods_within(number, REACH).len() < 2 {
                    let what = format!("{} is too far from resource spaces", space.name);
                    troubles.add(space.at, what, "at least two types within two roads");
                }
            }
        }
        let nearest = cities.iter().map(|(distance, _)| *distance).min().unwrap_or(0);
        for (distance, space) in cities {
            if nearest + 1 < distance {
                let what = format!("{} is {distance} roads from Edo", space.name);
                troubles.add(space.at, what, format!("{nearest} or {}, as others", nearest + 1));
            }
        }
    }

    /// How many roads it is to each space, if it can be reached.
    fn distances(&self, from: usize) -> Vec<Option<usize>> {
        let mut distances = vec![None; self.spaces.len()];
        distances[from] = Some(0);
        let mut queue = VecDeque::from([(from, 0)]);
        while let Some((space, distance)) = queue.pop_front() {
            for &next in &self.near[space] {
                if distances[next].is_none() {
                    distances[next] = Some(distance + 1);
                    queue.push_back((next, distance + 1));
                }
            }
        }
        distances
    }

    /// What is produced within so many roads.
    fn goods_within(&self, from: usize, roads: usize) -> BTreeSet<Good> {
        let spaces = self.spaces.iter().zip(self.distances(from));
        let near = spaces.filter(|(_, distance)| distance.is_some_and(|there| there <= roads));
        near.filter_map(|(space, _)| space.says.kind.good()).collect()
    }
}
