//! Build (`edo.act.build.*`, `edo.tokken.a-site`): houses, trading posts and fortresses in cities.

use table::{Hearing, Illegal, Log, Rule, Seat};

use crate::addon::{ronin, temples};
use crate::board::Space;
use crate::choice::Choice;
use crate::edition::{Privilege, Works};
use crate::fact::Fact;
use crate::game::Edo;
use crate::rules;
use crate::state::{Building, Built, Open};

pub(super) fn candidates(
    game: &Edo,
    open: &Open,
    seat: Seat,
    wide: bool,
    out: &mut impl FnMut(Choice),
) {
    let first_sites = 0 < open.homes[seat].privileges[Privilege::Site];
    for city in game.board.cities() {
        let at = game.board.city_space(city);
        if !wide && open.on[at].samurai[seat] == 0 {
            continue;
        }
        for building in Building::ALL {
            out(Choice::Build { at, building, first: false });
        }
        if first_sites {
            out(Choice::Build { at, building: Building::House, first: true });
        }
    }
    temples::candidates(game, open, seat, wide, out);
}

pub(super) fn hear(
    game: &Edo,
    open: &Open,
    seat: Seat,
    at: Space,
    building: Building,
    first: bool,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    let Some(city) = game.board.all().has(at).then(|| game.board.city(at)).flatten() else {
        return Err(rules::ACT_BUILD.lacks("ground", 0_i16, 1));
    };
    if first && building != Building::House {
        return Err(rules::TOKKEN_A_SITE.lacks("house", 0_i16, 1));
    }
    // What never changes decides before what may.
    if building == Building::TradingPost {
        hearing.hear(rules::ACT_BUILD_POST.allows("edo", u8::from(at == Space::EDO), 0))?;
    }
    // One samurai serves all officials who build in his city.
    let samurai = open.on[at].samurai[seat];
    hearing.hear(rules::ACT_BUILD_SAMURAI.needs("samurai-here", samurai, 1))?;
    hearing.hear(ronin::check_building(open, at))?;
    let town = &open.cities[city];
    let free = game.sites(city) - town.taken();
    hearing.hear(rules::ACT_BUILD_SITE.needs("free-sites", free, 1))?;
    let home = &open.homes[seat];
    match building {
        Building::House => hearing.hear(rules::PIECES_EMPTY.needs("houses", home.houses, 1))?,
        Building::TradingPost => {
            let left = home.trading_posts;
            hearing.hear(rules::ACT_BUILD_POST.needs("trading-posts", left, 1))?;
            let here = town.buildings().filter(|b| b.building == Building::TradingPost).count();
            hearing.hear(rules::ACT_BUILD_POST.allows("trading-posts-here", here as u8, 0))?;
        }
        Building::Fortress => {
            let left = open.supply.fortresses;
            hearing.hear(rules::PIECES_EMPTY.needs("fortresses", left, 1))?;
        }
    }
    if first {
        let held = home.privileges[Privilege::Site];
        hearing.hear(rules::TOKKEN_A_SITE.needs("privilege", held, 1))?;
        let taken = u8::from(0 < town.taken());
        hearing.hear(rules::TOKKEN_A_SITE.needs("first-site", taken, 1))?;
    }
    let (rule, works) = works(game, building);
    super::afford(open, seat, works.cost, rule, hearing)
}

pub(super) fn apply(
    game: &Edo,
    open: &mut Open,
    seat: Seat,
    at: Space,
    building: Building,
    first: bool,
    log: &mut impl Log<Fact>,
) {
    let (_, works) = works(game, building);
    if first {
        open.use_privilege(seat, Privilege::Site, log);
    }
    open.pay(seat, works.cost);
    log.tell(Fact::Paid { seat, cost: works.cost });
    match building {
        Building::House => open.homes[seat].houses -= 1,
        Building::TradingPost => open.homes[seat].trading_posts -= 1,
        Building::Fortress => open.supply.fortresses -= 1,
    }
    let city = game.board.city(at).expect("check lets only cities be built in");
    let town = &mut open.cities[city];
    // `edo.tokken.a-site`: every building moves one site back.
    let site = if first { 0 } else { town.taken() };
    town.sites[site as usize..].rotate_right(1);
    town.sites[site as usize] = Some(Built { building, owner: seat });
    log.tell(Fact::Built { seat, city: at, building, site });
    open.score(seat, works.points, log);
}

fn works(game: &Edo, building: Building) -> (Rule, Works) {
    let numbers = &game.edition.numbers;
    match building {
        Building::House => (rules::ACT_BUILD_HOUSE, numbers.house),
        Building::TradingPost => (rules::ACT_BUILD_POST, numbers.trading_post),
        Building::Fortress => (rules::ACT_BUILD_FORTRESS, numbers.fortress),
    }
}
