//! Ronin, abandoned samurai (`edo.ronin.*`).

use table::{Chance, Hearing, Illegal, Log, Seat};

use crate::addon::privileges::{ryo_to_come, wait_for};
use crate::board::{Space, Spaces};
use crate::choice::Choice;
use crate::edition::{Cost, Kind, Location};
use crate::fact::Fact;
use crate::frame::Frame;
use crate::game::Edo;
use crate::phase::perform::{roads, ryo};
use crate::rules;
use crate::setup::Addons;
use crate::state::{Open, State};

/// The kinds of resource space, each of which receives a ronin.
const RESOURCES: [Kind; 3] = [Kind::Forestry, Kind::Quarry, Kind::RiceField];
/// Samurai who come free to a dispersal.
const FREE: u8 = 2;

/// `edo.ronin.2p`: two players cover no resource space.
pub(crate) fn spares_resources(players: u8, addons: Addons) -> bool {
    addons.ronin && players == 2
}

/// `edo.ronin.2p` and `edo.ronin.setup`: bystanders, then one ronin on one uncovered resource space of
/// each type, and the bag.
pub(crate) fn deal(
    game: &Edo,
    addons: Addons,
    open: &mut Open,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) {
    if !addons.ronin {
        return;
    }
    if spares_resources(game.players(), addons) {
        for kind in RESOURCES {
            for space in game.board.of_kind(kind).iter() {
                open.on[space].bystanders = 1;
                log.tell(Fact::BystanderPlaced { space });
            }
        }
    }
    for kind in RESOURCES {
        let spaces = game.board.of_kind(kind).less(open.covered);
        let space = spaces.nth(chance.below(u32::from(spaces.len())));
        open.on[space].ronin = 1;
        log.tell(Fact::RoninPlaced { space });
    }
    open.bag = tiles(game);
    open.supply.tokens = game.edition.numbers.ronin_tokens;
}

/// All location tiles.
pub(crate) fn tiles(game: &Edo) -> [u8; 5] {
    let mut bag = [0; 5];
    for row in game.edition.tiles {
        bag[row.location as usize] += row.tiles;
    }
    bag
}

/// `edo.ronin.round-start`: before planning, if there are ronin at all. True if somebody is asked.
pub(crate) fn begin_round(open: &mut Open) -> bool {
    let any = !open.ronin().is_empty();
    if any {
        open.frames.replace(Frame::SelectRonin);
    }
    any
}

/// Spaces from which a ronin could be selected.
pub(crate) fn select_candidates(open: &Open, out: &mut impl FnMut(Choice)) {
    open.ronin().iter().for_each(|from| out(Choice::Select(from)));
}

/// `edo.ronin.select.any`, `edo.ronin.select.single`.
pub(crate) fn select_hear(
    open: &Open,
    choice: Choice,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    let Choice::Select(from) = choice else {
        return Err(Illegal::no_answer(rules::RONIN_ROUND_START));
    };
    let here = if open.ronin().has(from) { open.on[from].ronin } else { 0 };
    hearing.hear(rules::RONIN_ROUND_START.needs("ronin-there", here, 1))?;
    let together = 2 <= here && 2 <= open.ronin().len();
    let alone = if together { here } else { 1 };
    hearing.hear(rules::RONIN_SELECT_SINGLE.allows("ronin-alone", alone, 1))
}

/// The ronin is named, the tile drawn.
pub(crate) fn select_apply(
    game: &Edo,
    open: &mut Open,
    seat: Seat,
    choice: Choice,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) {
    let Choice::Select(from) = choice else { unreachable!("check lets only a ronin be selected") };
    log.tell(Fact::RoninSelected { seat, from });
    let tile = draw(game, open, seat, from, chance, log);
    open.frames.push(Frame::Relocate { from, tile });
}

/// Draws tiles until one leads somewhere (`edo.ronin.no-space`); all drawn lie aside for now.
fn draw(
    game: &Edo,
    open: &mut Open,
    seat: Seat,
    from: Space,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) -> Location {
    loop {
        let tile = draw_one(open, chance);
        log.tell(Fact::TileDrawn { seat, tile });
        if !eligible(game, open, from, tile).is_empty() {
            return tile;
        }
        log.tell(Fact::TileSetAside { tile });
    }
}

fn draw_one(open: &mut Open, chance: &mut impl Chance) -> Location {
    let number: u8 = open.bag.iter().sum();
    assert!(0 < number, "some tile leads somewhere");
    let mut nth = chance.below(u32::from(number)) as u8;
    for tile in Location::ALL {
        let left = &mut open.bag[tile as usize];
        if nth < *left {
            *left -= 1;
            open.aside[tile as usize] += 1;
            return tile;
        }
        nth -= *left;
    }
    unreachable!("the tile drawn is one of those in the bag")
}

/// Where a ronin who leaves `from` may go (`edo.ronin.tile`).
pub(crate) fn eligible(game: &Edo, open: &Open, from: Space, tile: Location) -> Spaces {
    let others = open.ronin().without(from);
    tile.kinds().iter().fold(Spaces::NONE, |eligible, &kind| {
        let allowed = allowed(game, open, kind).without(from);
        // `edo.ronin.must-join`, judged within the type.
        let joins = allowed.and(others);
        eligible.or(if joins.is_empty() { allowed } else { joins })
    })
}

/// `edo.ronin.not-edo`, `edo.ronin.not-covered`.
pub(crate) fn allowed(game: &Edo, open: &Open, kind: Kind) -> Spaces {
    let mut spaces = game.board.of_kind(kind).less(open.covered).without(Space::EDO);
    if kind == Kind::City {
        for city in game.board.cities() {
            if open.cities[city].tile.is_none() {
                spaces = spaces.without(game.board.city_space(city));
            }
        }
    }
    spaces
}

/// Spaces of the drawn types.
pub(crate) fn relocate_candidates(game: &Edo, tile: Location) -> Spaces {
    let of_type = tile.kinds().iter().map(|&kind| game.board.of_kind(kind));
    of_type.fold(Spaces::NONE, Spaces::or)
}

/// `edo.ronin.player-chooses`, among what the other rules leave.
pub(crate) fn relocate_hear(
    game: &Edo,
    open: &Open,
    from: Space,
    tile: Location,
    choice: Choice,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    let Choice::Relocate(to) = choice else {
        return Err(Illegal::no_answer(rules::RONIN_TILE));
    };
    rules::RONIN_TILE.needs("tile-kind", u8::from(relocate_candidates(game, tile).has(to)), 1)?;
    hearing.hear(rules::RONIN_NOT_EDO.allows("edo", u8::from(to == Space::EDO), 0))?;
    let kind = game.board.kind(to);
    let is_open = to == Space::EDO || allowed(game, open, kind).has(to);
    hearing.hear(rules::RONIN_NOT_COVERED.needs("uncovered", u8::from(is_open), 1))?;
    hearing.hear(rules::RONIN_MUST_LEAVE.needs("elsewhere", u8::from(to != from), 1))?;
    // What is left can only be forbidden for the sake of others.
    let apart = is_open && to != Space::EDO && to != from;
    if apart && !eligible(game, open, from, tile).has(to) {
        return Err(rules::RONIN_MUST_JOIN.lacks("ronin-there", open.on[to].ronin, 1));
    }
    Ok(())
}

/// He goes.
pub(crate) fn relocate_apply(
    game: &Edo,
    state: &mut State,
    choice: Choice,
    log: &mut impl Log<Fact>,
) {
    let Choice::Relocate(to) = choice else { unreachable!("check lets only a ronin go") };
    let open = &mut state.open;
    let Frame::Relocate { from, .. } = open.frames.pop() else {
        unreachable!("a ronin is being relocated");
    };
    open.on[from].ronin -= 1;
    open.on[to].ronin += 1;
    log.tell(Fact::RoninMoved { from, to });
    match open.frames.top_mut() {
        Frame::Disperse { waiting, .. } => *waiting -= 1,
        _ => {
            put_back(open);
            crate::phase::plan::begin(game, state);
        }
    }
}

/// `edo.ronin.disperse.tiles`: what was drawn goes back.
fn put_back(open: &mut Open) {
    for (bag, aside) in open.bag.iter_mut().zip(&mut open.aside) {
        *bag += std::mem::take(aside);
    }
}

/// `edo.ronin.city1`, `edo.ronin.city2`: one has no effect, two prevent building.
pub(crate) fn check_building(open: &Open, at: Space) -> Result<(), Illegal> {
    let ronin = open.on[at].ronin;
    let rule = if ronin < 3 { rules::RONIN_CITY2 } else { rules::RONIN_CITY3 };
    rule.allows("ronin-most", ronin, 1)
}

/// `edo.ronin.city3`: three cut off income.
pub(crate) fn no_income(open: &Open, at: Space) -> bool {
    3 <= open.on[at].ronin
}

/// The same for the income privilege.
pub(crate) fn check_income(open: &Open, at: Space) -> Result<(), Illegal> {
    rules::RONIN_CITY3.allows("ronin-most", open.on[at].ronin, 2)
}

/// `edo.ronin.disperse.anywhere`, `edo.ronin.disperse.sure`: any space, if they can be outnumbered.
pub(crate) fn hear_disperse(
    game: &Edo,
    open: &Open,
    seat: Seat,
    at: Space,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    let ronin = open.on[at].ronin;
    rules::RONIN_DISPERSE.needs("ronin-there", ronin, 1)?;
    let can = gathered(game, open, seat, at, true, FREE);
    hearing.hear(rules::RONIN_DISPERSE_SURE.needs("outnumber", can, ronin + 1))
}

/// How many own samurai can stand there after both steps.
fn gathered(game: &Edo, open: &Open, seat: Seat, at: Space, paying: bool, free: u8) -> u8 {
    let here = open.on[at].samurai[seat];
    let elsewhere = open.n_samurai(seat) - here;
    let paid = paying && free < elsewhere && !payable(game, open, seat, at, 0).is_empty();
    here + elsewhere.min(free) + u8::from(paid)
}

/// From where a samurai can be brought for money, with so much more of it.
fn payable(game: &Edo, open: &Open, seat: Seat, at: Space, more: u16) -> Spaces {
    let ryo = ryo(open, seat).saturating_add_unsigned(more);
    let paid = roads(ryo, game.edition.numbers.road_samurai);
    // Ways lead back as they lead there.
    game.board.reach(at, paid, open.temples[seat]).and(open.samurai(seat)).without(at)
}

/// The ronin of a space are faced.
pub(crate) fn face(open: &mut Open, at: Space) {
    let Frame::Card(turn) = open.frames.top_mut() else {
        unreachable!("officials act on cards");
    };
    turn.dispersed = true;
    open.frames.push(Frame::Gather { at, paying: true, free: FREE });
}

/// Can the gathering that is going on succeed, and is there anybody to ask about?
pub(crate) fn can_gather(game: &Edo, open: &Open, seat: Seat) -> bool {
    let Frame::Gather { at, paying, free } = open.frames.top() else { return false };
    let asked = if paying {
        asks_to_pay(game, open, seat, at, free)
    } else {
        0 < free && open.on[at].samurai[seat] < open.n_samurai(seat)
    };
    asked && open.on[at].ronin < gathered(game, open, seat, at, paying, free)
}

/// Is the paid step asked? Whoever can come free need not be paid for; and somebody must be within
/// reach of the money there is, or of what a privilege can bring (`edo.act.own-turn`).
fn asks_to_pay(game: &Edo, open: &Open, seat: Seat, at: Space, free: u8) -> bool {
    free < open.n_samurai(seat) - open.on[at].samurai[seat]
        && !payable(game, open, seat, at, ryo_to_come(game, open, seat)).is_empty()
}

/// Samurai who could come, or nobody more.
pub(crate) fn gather_candidates(
    game: &Edo,
    open: &Open,
    seat: Seat,
    wide: bool,
    out: &mut impl FnMut(Choice),
) {
    let Frame::Gather { at, paying, .. } = open.frames.top() else {
        unreachable!("samurai gather");
    };
    out(Choice::Done);
    let come = if paying && !wide {
        payable(game, open, seat, at, 0)
    } else {
        open.samurai(seat).without(at)
    };
    come.iter().for_each(|from| out(Choice::Join(from)));
}

/// `edo.ronin.disperse.pay`, `edo.ronin.disperse.free2`.
pub(crate) fn gather_hear(
    game: &Edo,
    open: &Open,
    seat: Seat,
    choice: Choice,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    let Frame::Gather { at, paying, free } = open.frames.top() else {
        unreachable!("samurai gather");
    };
    match choice {
        Choice::Done => {
            let free = if paying { free } else { 0 };
            let enough = gathered(game, open, seat, at, false, free);
            let more = open.on[at].ronin + 1;
            hearing.hear(rules::RONIN_DISPERSE_SURE.needs("outnumber", enough, more))
        }
        Choice::Join(from) if game.board.all().has(from) => {
            let rule = if paying { rules::RONIN_DISPERSE_PAY } else { rules::RONIN_DISPERSE_FREE2 };
            hearing.hear(rule.needs("another-space", u8::from(from != at), 1))?;
            hearing.hear(rule.needs("samurai-here", open.on[from].samurai[seat], 1))?;
            let fare = fare(game, open, seat, from, at, paying);
            hearing.hear(rule.needs("ryo", ryo(open, seat), i16::from(fare)))
        }
        _ => Err(Illegal::no_answer(rules::RONIN_DISPERSE)),
    }
}

fn fare(game: &Edo, open: &Open, seat: Seat, from: Space, at: Space, paying: bool) -> u8 {
    if !paying {
        return 0;
    }
    game.board.paid_roads(from, at, open.temples[seat]) * game.edition.numbers.road_samurai
}

/// One comes, or the step is over.
pub(crate) fn gather_apply(
    game: &Edo,
    open: &mut Open,
    seat: Seat,
    choice: Choice,
    log: &mut impl Log<Fact>,
) {
    let Frame::Gather { at, paying, free } = open.frames.top() else {
        unreachable!("samurai gather");
    };
    if let Choice::Join(from) = choice {
        let ryo = fare(game, open, seat, from, at, paying);
        open.pay(seat, Cost { ryo, ..Cost::default() });
        open.step(seat, from, at);
        log.tell(Fact::Joined { seat, from, to: at, ryo });
    }
    let free = match (paying, choice) {
        (true, _) => free,
        (false, Choice::Join(_)) => free - 1,
        (false, _) => 0,
    };
    open.frames.replace(Frame::Gather { at, paying: false, free });
}

/// Goes on with a dispersal as far as nobody is asked. True if somebody is.
pub(crate) fn settle_gather(
    game: &Edo,
    open: &mut Open,
    seat: Seat,
    log: &mut impl Log<Fact>,
) -> bool {
    let Frame::Gather { at, paying, free } = open.frames.top() else {
        unreachable!("samurai gather");
    };
    if paying && asks_to_pay(game, open, seat, at, free) {
        return true;
    }
    if 0 < free && open.on[at].samurai[seat] < open.n_samurai(seat) {
        open.frames.replace(Frame::Gather { at, paying: false, free });
        return true;
    }
    let ronin = open.on[at].ronin;
    // `edo.ronin.disperse.outnumber`
    assert!(ronin < open.on[at].samurai[seat], "a dispersal is begun only if it succeeds");
    log.tell(Fact::Dispersed { seat, at, ronin });
    open.frames.replace(Frame::Disperse { at, waiting: ronin, ronin });
    false
}

/// Before a tile only its drawing can be chosen, beside privileges.
pub(crate) fn draw_check(choice: Choice) -> Result<(), Illegal> {
    match choice {
        Choice::Draw => Ok(()),
        _ => Err(Illegal::no_answer(rules::RONIN_DISPERSE_OUTNUMBER)),
    }
}

/// The tile for the next one is drawn.
pub(crate) fn draw_apply(
    game: &Edo,
    open: &mut Open,
    seat: Seat,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) {
    let Frame::Disperse { at, .. } = open.frames.top() else {
        unreachable!("ronin are dispersed");
    };
    let tile = draw(game, open, seat, at, chance, log);
    open.frames.push(Frame::Relocate { from: at, tile });
}

/// Relocates the next one, or ends the dispersal. True if somebody is asked.
pub(crate) fn settle_disperse(
    game: &Edo,
    open: &mut Open,
    seat: Seat,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) -> bool {
    let Frame::Disperse { waiting, ronin, .. } = open.frames.top() else {
        unreachable!("ronin are dispersed");
    };
    if 0 < waiting {
        // `edo.act.own-turn`: what a city pays, for one, depends on where ronin are.
        let asks = game.law.privileges_at_every_question && wait_for(game, open, seat);
        if !asks {
            draw_apply(game, open, seat, chance, log);
        }
        return true;
    }
    put_back(open);
    // `edo.ronin.disperse.tokens`
    let reward = game.edition.numbers.dispersal_tokens[ronin as usize - 1];
    let number = reward.min(open.supply.tokens);
    open.supply.tokens -= number;
    open.homes[seat].tokens += number;
    if 0 < number {
        log.tell(Fact::TokensTaken { seat, number });
    }
    open.frames.pop();
    false
}
