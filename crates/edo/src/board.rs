//! The board in play: spaces, what is where, and how far it is. Computed once from the edition's map.
//!
//! `edo.map.spaces`: a move goes along one road to an adjacent space, and any number of samurai share
//! a space. `edo.map.words`: a road is a line; road spaces and river spaces are spaces.

use std::fmt;
use std::ops::{Index, IndexMut};

use crate::edition::{Kind, Map};

/// The most spaces a map has.
pub const SPACES_MAX: usize = 32;
/// The most cities a map has, Edo included.
pub const CITIES_MAX: usize = 6;

/// A space of the map, by its row. Edo is 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Space(pub u8);

impl Space {
    /// The city of the shogun.
    pub const EDO: Space = Space(0);
}

/// A set of spaces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Spaces(pub u32);

impl Spaces {
    /// No space.
    pub const NONE: Spaces = Spaces(0);

    /// Just this one.
    pub fn only(space: Space) -> Spaces {
        Spaces(1 << space.0)
    }

    /// Is it among them?
    pub fn has(self, space: Space) -> bool {
        (space.0 as usize) < SPACES_MAX && self.0 >> space.0 & 1 == 1
    }

    /// All spaces of higher rows.
    pub fn after(space: Space) -> Spaces {
        Spaces(u32::MAX.checked_shl(u32::from(space.0) + 1).unwrap_or(0))
    }

    /// This set and the space.
    #[must_use]
    pub fn with(self, space: Space) -> Spaces {
        Spaces(self.0 | 1 << space.0)
    }

    /// This set less the space.
    #[must_use]
    pub fn without(self, space: Space) -> Spaces {
        Spaces(self.0 & !(1 << space.0))
    }

    /// What is in both.
    #[must_use]
    pub fn and(self, other: Spaces) -> Spaces {
        Spaces(self.0 & other.0)
    }

    /// What is in either.
    #[must_use]
    pub fn or(self, other: Spaces) -> Spaces {
        Spaces(self.0 | other.0)
    }

    /// What is here and not there.
    #[must_use]
    pub fn less(self, other: Spaces) -> Spaces {
        Spaces(self.0 & !other.0)
    }

    /// Is there none?
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// All of them, in the order of the map's rows.
    pub fn iter(self) -> SpaceIter {
        SpaceIter(self.0)
    }

    /// The `n`th of them.
    pub fn nth(self, n: u32) -> Space {
        self.iter().nth(n as usize).expect("n is below their number")
    }
}

impl FromIterator<Space> for Spaces {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> Spaces {
        spaces.into_iter().fold(Spaces::NONE, Spaces::with)
    }
}

impl fmt::Debug for Spaces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Spaces one after another.
#[derive(Clone, Debug)]
pub struct SpaceIter(u32);

impl Iterator for SpaceIter {
    type Item = Space;

    fn next(&mut self) -> Option<Space> {
        if self.0 == 0 {
            return None;
        }
        let lowest = self.0.trailing_zeros();
        self.0 &= self.0 - 1;
        Some(Space(lowest as u8))
    }
}

/// One of something for each space.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct BySpace<T>(pub [T; SPACES_MAX]);

impl<T> Index<Space> for BySpace<T> {
    type Output = T;
    fn index(&self, space: Space) -> &T {
        &self.0[space.0 as usize]
    }
}

impl<T> IndexMut<Space> for BySpace<T> {
    fn index_mut(&mut self, space: Space) -> &mut T {
        &mut self.0[space.0 as usize]
    }
}

/// A city, by its place among the cities. Edo is 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct City(pub u8);

impl City {
    /// The city of the shogun.
    pub const EDO: City = City(0);
}

/// One of something for each city.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ByCity<T>(pub [T; CITIES_MAX]);

impl<T> Index<City> for ByCity<T> {
    type Output = T;
    fn index(&self, city: City) -> &T {
        &self.0[city.0 as usize]
    }
}

impl<T> IndexMut<City> for ByCity<T> {
    fn index_mut(&mut self, city: City) -> &mut T {
        &mut self.0[city.0 as usize]
    }
}

/// A map with all that can be known of it beforehand.
#[derive(Clone, Debug)]
pub struct Board {
    /// The map as printed.
    pub map: &'static Map,
    all: Spaces,
    kinds: BySpace<Kind>,
    by_kind: [Spaces; 7],
    near: BySpace<Spaces>,
    /// The spaces at most so many roads away.
    within: BySpace<[Spaces; SPACES_MAX]>,
    city_of: BySpace<Option<City>>,
    cities: ByCity<Space>,
    n_cities: u8,
}

impl Board {
    /// Reads a map. The caller has checked its census: ids, counts, reachability.
    pub fn new(map: &'static Map) -> Board {
        let n = map.spaces.len();
        assert!(n <= SPACES_MAX, "a map has at most {SPACES_MAX} spaces");
        let mut board = Board {
            map,
            all: (0..n as u8).map(Space).collect(),
            kinds: BySpace([Kind::Road; SPACES_MAX]),
            by_kind: [Spaces::NONE; 7],
            near: BySpace([Spaces::NONE; SPACES_MAX]),
            within: BySpace([[Spaces::NONE; SPACES_MAX]; SPACES_MAX]),
            city_of: BySpace([None; SPACES_MAX]),
            cities: ByCity([Space::EDO; CITIES_MAX]),
            n_cities: 0,
        };
        for space in board.all.iter() {
            let kind = map.spaces[space.0 as usize].kind;
            board.kinds[space] = kind;
            board.by_kind[kind as usize] = board.by_kind[kind as usize].with(space);
            if kind == Kind::City {
                let city = City(board.n_cities);
                board.city_of[space] = Some(city);
                board.cities[city] = space;
                board.n_cities += 1;
            }
        }
        assert!(board.city_of[Space::EDO].is_some(), "the first space is Edo");
        for &(one, other) in map.roads {
            let [one, other] =
                [one, other].map(|id| board.find(id).expect("roads join spaces of the map"));
            board.near[one] = board.near[one].with(other);
            board.near[other] = board.near[other].with(one);
        }
        for space in board.all.iter() {
            let mut reached = Spaces::only(space);
            for roads in 0..SPACES_MAX {
                board.within[space][roads] = reached;
                reached = board.around(reached);
            }
            assert!(reached == board.all, "every space can be reached");
        }
        board
    }

    /// The space with this id.
    pub fn find(&self, id: &str) -> Option<Space> {
        self.map.spaces.iter().position(|place| place.id == id).map(|i| Space(i as u8))
    }

    /// How the notation calls a space.
    pub fn id(&self, space: Space) -> &'static str {
        self.map.spaces[space.0 as usize].id
    }

    /// All spaces.
    pub fn all(&self) -> Spaces {
        self.all
    }

    /// What a space is.
    pub fn kind(&self, space: Space) -> Kind {
        self.kinds[space]
    }

    /// The spaces of one kind.
    pub fn of_kind(&self, kind: Kind) -> Spaces {
        self.by_kind[kind as usize]
    }

    /// The spaces one road away.
    pub fn near(&self, space: Space) -> Spaces {
        self.near[space]
    }

    /// The city on a space, if there is one.
    pub fn city(&self, space: Space) -> Option<City> {
        self.city_of[space]
    }

    /// Where a city lies.
    pub fn city_space(&self, city: City) -> Space {
        self.cities[city]
    }

    /// All cities, Edo first.
    pub fn cities(&self) -> impl Iterator<Item = City> + use<> {
        (0..self.n_cities).map(City)
    }

    /// All that can be reached over at most so many roads to be paid, from a start, where every road
    /// that touches one of the `free` spaces costs nothing (`edo.jiin.free-roads`).
    pub fn reach(&self, from: Space, paid: u8, free: Spaces) -> Spaces {
        if free.is_empty() {
            return self.within[from][(paid as usize).min(SPACES_MAX - 1)];
        }
        let mut reached = self.drift(Spaces::only(from), free);
        for _ in 0..paid {
            let further = self.drift(self.around(reached), free);
            if further == reached {
                break;
            }
            reached = further;
        }
        reached
    }

    /// How many roads of the cheapest way must be paid.
    pub fn paid_roads(&self, from: Space, to: Space, free: Spaces) -> u8 {
        (0..SPACES_MAX as u8)
            .find(|&paid| self.reach(from, paid, free).has(to))
            .expect("every space can be reached")
    }

    /// These spaces and all that are one road away.
    fn around(&self, spaces: Spaces) -> Spaces {
        spaces.iter().fold(spaces, |sum, space| sum.or(self.near[space]))
    }

    /// These spaces and all that free roads lead to.
    fn drift(&self, spaces: Spaces, free: Spaces) -> Spaces {
        let mut reached = spaces;
        let mut left = free;
        loop {
            // A free space whose surroundings have been reached opens all of them.
            let opened = left.iter().find(|&hub| !self.near[hub].with(hub).and(reached).is_empty());
            let Some(hub) = opened else { return reached };
            reached = reached.or(self.near[hub].with(hub));
            left = left.without(hub);
        }
    }
}
