//! What is agreed before the first move, and the opening position. The only file, beside the add-ons'
//! own, that asks which add-ons are in play.

use std::fmt;

use table::{BySeat, Chance, Frames, Game, Hearing, Illegal, Log, Misread, Seat};

use crate::addon::{privileges, ronin, temples};
use crate::board::{ByCity, BySpace, Space, Spaces};
use crate::choice::Choice;
use crate::edition::{Good, Kind};
use crate::fact::Fact;
use crate::frame::Frame;
use crate::game::Edo;
use crate::rules;
use crate::state::{
    Building, Built, Cards, Home, MerchantStand, Open, Plan, Privileges, Purse, Ryo, Secret,
    Shogun, Specials, State, Supply, Town,
};

/// The fewest and the most players.
pub const PLAYERS: std::ops::RangeInclusive<u8> = 2..=5;

/// Which add-ons are in play. The fifth player is only more rows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Addons {
    /// Buddhist temples.
    pub jiin: bool,
    /// Demands and privileges.
    pub tokken: bool,
    /// Abandoned samurai.
    pub ronin: bool,
}

impl Addons {
    /// The names by which people ask for them.
    pub const NAMES: [&'static str; 3] = ["jiin", "tokken", "ronin"];

    /// Every combination (`edo.modules.combine`).
    pub fn all() -> impl Iterator<Item = Addons> {
        (0..8).map(|bits| Addons {
            jiin: bits & 1 != 0,
            tokken: bits & 2 != 0,
            ronin: bits & 4 != 0,
        })
    }

    /// This combination and the named one.
    pub fn with(self, name: &str) -> Option<Addons> {
        match name {
            "jiin" => Some(Addons { jiin: true, ..self }),
            "tokken" => Some(Addons { tokken: true, ..self }),
            "ronin" => Some(Addons { ronin: true, ..self }),
            _ => None,
        }
    }

    /// The names of those in play.
    pub fn names(self) -> impl Iterator<Item = &'static str> {
        [self.jiin, self.tokken, self.ronin]
            .into_iter()
            .zip(Addons::NAMES)
            .filter_map(|(in_play, name)| in_play.then_some(name))
    }
}

/// How a game is set up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// How many play.
    pub players: u8,
    /// With what.
    pub addons: Addons,
}

impl Setup {
    /// Every set-up there is.
    pub fn all() -> impl Iterator<Item = Setup> {
        PLAYERS.flat_map(|players| Addons::all().map(move |addons| Setup { players, addons }))
    }

    /// May it be played so?
    ///
    /// # Errors
    /// When there are too few or too many players.
    pub fn check(self) -> Result<(), Illegal> {
        rules::MAP_SIDES.needs("players", self.players, *PLAYERS.start())?;
        rules::MAP_SIDES.allows("players", self.players, *PLAYERS.end())
    }

    /// Reads `players 4 modules jiin ronin`.
    ///
    /// # Errors
    /// What came and what was expected.
    pub fn read(text: &str) -> Result<Setup, Misread> {
        let mut words = text.split_whitespace();
        let expected =
            "`players 2` to `players 5`, then perhaps `modules` and some of: jiin, tokken, ronin";
        let wrong = |found: Option<&str>| Misread::new(found.unwrap_or("nothing"), expected);
        match words.next() {
            Some("players") => {}
            other => return Err(wrong(other)),
        }
        let number = words.next();
        let players = number.and_then(|word| word.parse().ok()).ok_or_else(|| wrong(number))?;
        if !PLAYERS.contains(&players) {
            return Err(wrong(number));
        }
        let mut setup = Setup { players, addons: Addons::default() };
        match words.next() {
            None => return Ok(setup),
            Some("modules") => {}
            other => return Err(wrong(other)),
        }
        for word in words {
            if word.contains(',') {
                return Err(Misread::new(word, "modules parted by spaces, such as `jiin ronin`"));
            }
            setup.addons = setup.addons.with(word).ok_or_else(|| wrong(Some(word)))?;
        }
        Ok(setup)
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "players {}", self.players)?;
        if self.addons != Addons::default() {
            write!(f, " modules")?;
        }
        for name in self.addons.names() {
            write!(f, " {name}")?;
        }
        Ok(())
    }
}

/// An empty table: every piece in the box or at home, nothing dealt.
pub(crate) fn table(game: &Edo) -> Open {
    let numbers = &game.edition.numbers;
    // `edo.pieces.player`, `edo.pieces.fifth`, `edo.setup.money`: the same for everybody.
    let home = Home {
        purse: Purse { ryo: Ryo(u16::from(numbers.start_ryo)), goods: [0; 3] },
        points: 0,
        officials: numbers.officials,
        houses: numbers.houses,
        trading_posts: 1,
        temples: temples::supply(game, game.setup.addons),
        tokens: 0,
        cards: (0..game.edition.starting.len() as u8).fold(Cards::default(), Cards::with),
        privileges: Privileges::default(),
    };
    // `edo.pieces.common`
    let supply = Supply {
        fortresses: numbers.fortresses,
        white_officials: numbers.white_officials,
        black_officials: if game.setup.addons.tokken { numbers.black_officials } else { 0 },
        tokens: 0,
    };
    Open {
        round: 0,
        start: Seat(0),
        frames: Frames::new(),
        on: BySpace::default(),
        used: BySpace::default(),
        covered: Spaces::NONE,
        temples: BySeat::default(),
        cities: ByCity([Town::default(); crate::board::CITIES_MAX]),
        homes: BySeat::from_fn(|seat| if game.seats().has(seat) { home } else { Home::default() }),
        plans: BySeat([Plan::default(); table::SEATS_MAX]),
        merchant: MerchantStand {
            at: Space::EDO,
            card: 0,
            next: None,
            pile: (0..game.edition.merchants.len() as u8).fold(Cards::default(), Cards::with),
        },
        specials: Specials {
            display: [None; crate::state::DISPLAY_MAX],
            pile: (0..game.edition.specials.len() as u8)
                .fold(Cards::default(), |pile, i| pile.with(i + game.edition.starting.len() as u8)),
        },
        supply,
        packages: (1 << game.edition.packages.len()) - 1,
        shogun: Shogun::default(),
        bag: [0; 5],
        aside: [0; 5],
    }
}

/// `edo.setup.sequence`: all that happens before anybody is asked.
pub(crate) fn deal(game: &Edo, chance: &mut impl Chance, log: &mut impl Log<Fact>) -> State {
    let mut open = table(game);
    cover(game, &mut open, chance, log);
    lay_profits(game, &mut open, chance, log);
    lay_cards(game, &mut open, chance, log);
    // `edo.setup.start-player`
    open.start = Seat(chance.below(u32::from(game.players())) as u8);
    log.tell(Fact::StartPlayer { seat: open.start });
    open.shogun = privileges::deal(game.edition, game.setup.addons, chance, log);
    ronin::deal(game, game.setup.addons, &mut open, chance, log);
    open.frames.push(Frame::Packages { turn: 0 });
    State { open, secret: Secret::default() }
}

/// Resource spaces and outer cities, by number of players: `edo.setup.cover.2p`, `edo.setup.cover.3p`,
/// `edo.setup.cover.4p`, `edo.setup.cover.5p`.
fn cover(game: &Edo, open: &mut Open, chance: &mut impl Chance, log: &mut impl Log<Fact>) {
    let row = game.row();
    let spared = ronin::spares_resources(game.players(), game.setup.addons);
    let resources = if spared { 0 } else { row.cover_resources };
    for kind in [Kind::Forestry, Kind::Quarry, Kind::RiceField] {
        for _ in 0..resources {
            let spaces = game.board.of_kind(kind).less(open.covered);
            let space = spaces.nth(chance.below(u32::from(spaces.len())));
            open.covered = open.covered.with(space);
            log.tell(Fact::Covered { space });
        }
    }
    // `edo.map.covered`: a covered city is one without a profit tile. Edo never is.
    let mut cities = game.board.of_kind(Kind::City).without(Space::EDO);
    for _ in 0..row.cover_cities {
        let space = cities.nth(chance.below(u32::from(cities.len())));
        cities = cities.without(space);
        log.tell(Fact::Covered { space });
    }
    for space in cities.with(Space::EDO).iter() {
        let city = game.board.city(space).expect("these are cities");
        open.cities[city].tile = Some(0);
    }
}

/// `edo.setup.profit`: one random tile for every uncovered city.
fn lay_profits(game: &Edo, open: &mut Open, chance: &mut impl Chance, log: &mut impl Log<Fact>) {
    let rows = game.edition.profits;
    let mut left: u32 = rows.iter().map(|row| u32::from(row.tiles)).sum();
    let mut laid = [0; 32];
    for city in game.board.cities() {
        if open.cities[city].tile.is_none() {
            continue;
        }
        let mut nth = chance.below(left);
        left -= 1;
        for (tile, row) in rows.iter().enumerate() {
            let tiles = u32::from(row.tiles - laid[tile]);
            if nth < tiles {
                laid[tile] += 1;
                open.cities[city].tile = Some(tile as u8);
                let city = game.board.city_space(city);
                log.tell(Fact::ProfitLaid { city, tile: tile as u8 });
                break;
            }
            nth -= tiles;
        }
    }
}

/// `edo.setup.merchant`, and the display of special cards.
fn lay_cards(game: &Edo, open: &mut Open, chance: &mut impl Chance, log: &mut impl Log<Fact>) {
    let pile = open.merchant.pile;
    let card = pile.nth(chance.below(u32::from(pile.len())));
    open.merchant.card = card;
    open.merchant.pile = pile.without(card);
    log.tell(Fact::MerchantCard { card });
    open.show_merchant(chance, log);
    for place in 0..game.edition.numbers.display as usize {
        open.show_special(place, chance, log);
    }
}

/// `edo.setup.packages`: all of them, at every number of players.
pub(crate) fn package_candidates(game: &Edo, out: &mut impl FnMut(Choice)) {
    (0..game.edition.packages.len() as u8).for_each(|package| out(Choice::Package(package)));
}

pub(crate) fn package_hear(
    game: &Edo,
    open: &Open,
    choice: Choice,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    let Choice::Package(package) = choice else {
        return Err(Illegal::no_answer(rules::SETUP_PACKAGES));
    };
    let there = (package as usize) < game.edition.packages.len();
    let free = there && open.packages >> package & 1 == 1;
    hearing.hear(rules::SETUP_PACKAGES.needs("package", u8::from(free), 1))
}

pub(crate) fn package_apply(
    game: &Edo,
    open: &mut Open,
    seat: Seat,
    choice: Choice,
    log: &mut impl Log<Fact>,
) {
    let Choice::Package(package) = choice else {
        unreachable!("check lets only packages be taken")
    };
    open.packages &= !(1 << package);
    let goods = game.edition.packages[package as usize].goods;
    for good in Good::ALL {
        open.homes[seat].purse.take(good, goods.of(good));
    }
    log.tell(Fact::PackageTaken { seat, package });
    let Frame::Packages { turn } = open.frames.top() else { unreachable!("packages are chosen") };
    // `edo.setup.order`: start cities in reverse turn order.
    open.frames.replace(if turn + 1 < game.players() {
        Frame::Packages { turn: turn + 1 }
    } else {
        Frame::StartCities { turn: 0 }
    });
}

/// `edo.setup.start`: the outer cities.
pub(crate) fn start_candidates(game: &Edo, out: &mut impl FnMut(Choice)) {
    game.board.of_kind(Kind::City).iter().for_each(|city| out(Choice::Start(city)));
}

pub(crate) fn start_hear(
    game: &Edo,
    open: &Open,
    choice: Choice,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    let Choice::Start(at) = choice else { return Err(Illegal::no_answer(rules::SETUP_START)) };
    let Some(city) = game.board.all().has(at).then(|| game.board.city(at)).flatten() else {
        return Err(rules::SETUP_START.lacks("ground", 0_i16, 1));
    };
    hearing.hear(rules::SETUP_START.allows("edo", u8::from(at == Space::EDO), 0))?;
    let town = &open.cities[city];
    hearing.hear(rules::MAP_COVERED.needs("uncovered", u8::from(town.tile.is_some()), 1))?;
    hearing.hear(rules::SETUP_START.needs("start-free", u8::from(town.taken() == 0), 1))
}

/// One house on the first site, which scores nothing, and one samurai.
pub(crate) fn start_apply(
    game: &Edo,
    open: &mut Open,
    seat: Seat,
    choice: Choice,
    log: &mut impl Log<Fact>,
) {
    let Choice::Start(at) = choice else { unreachable!("check lets only cities be chosen") };
    let city = game.board.city(at).expect("check lets only cities be chosen");
    open.cities[city].sites[0] = Some(Built { building: Building::House, owner: seat });
    open.on[at].samurai[seat] += 1;
    open.homes[seat].houses -= 1;
    open.homes[seat].officials -= 1;
    log.tell(Fact::Started { seat, city: at });
    let Frame::StartCities { turn } = open.frames.top() else { unreachable!("cities are chosen") };
    open.frames.replace(if turn + 1 < game.players() {
        Frame::StartCities { turn: turn + 1 }
    } else {
        Frame::RoundStart
    });
}
