//! Phase 4: assign.
//!
//! `yedo.assign.*`.

use table::{Chance, First, Game, Hearing, Illegal, Log, Rule, Seat};

use crate::addon::clans::SAILOR;
use crate::choice::Choice;
use crate::edition::{Annex, ClanPower, District, LocationNo, Place, Specialists};
use crate::fact::Fact;
use crate::frame::Frame;
use crate::game::{Yedo, numbers};
use crate::phase::patrol;
use crate::state::{Beside, Open, Piece, Spot};
use crate::{coop, rules};

/// Every place that could be tried.
fn places<'a>(game: &'a Yedo, open: &'a Open, seat: Seat) -> impl Iterator<Item = Spot> + 'a {
    let all = || District::ALL.into_iter().flat_map(|district| game.locations(district));
    let own = open.homes[seat].is(ClanPower::Sailor);
    let locations = all().filter(move |no| *no != SAILOR || own).map(Spot::location);
    locations.chain(other_places(game, open, seat))
}

/// Beside who holds a location, and on annexes.
fn other_places<'a>(game: &'a Yedo, open: &'a Open, seat: Seat) -> impl Iterator<Item = Spot> + 'a {
    let beside = open.bold.filter(|place| place.is_beside());
    let all = beside.into_iter().flat_map(|_| District::ALL);
    let held = all
        .flat_map(|district| game.locations(district))
        .filter(move |no| open.is_held(*no) && *no != SAILOR && !game.location(*no).rest);
    let owners = game.seats().iter().filter(move |owner| *owner == seat || game.visits());
    let annexes = owners.flat_map(|owner| {
        open.homes[owner].annexes.iter().map(move |annex| Spot::annex(owner, annex))
    });
    held.map(Spot::beside).chain(annexes)
}

/// Who could be sent where: plain disciples, each specialist, the errand boy.
pub(crate) fn candidates(game: &Yedo, open: &Open, seat: Seat, out: &mut impl FnMut(Choice)) {
    let senders = Senders::of(open, seat);
    places(game, open, seat).for_each(|spot| senders.to(spot, out));
}

/// Who could be sent.
#[derive(Clone, Copy)]
struct Senders {
    plain: bool,
    skilled: Specialists,
    boy: bool,
}

impl Senders {
    fn of(open: &Open, seat: Seat) -> Senders {
        let home = &open.homes[seat];
        let some = home.staying < home.n_home();
        Senders {
            plain: some && 0 < home.home,
            skilled: if some { home.skilled } else { Specialists::NONE },
            boy: open.coop.boy_home,
        }
    }

    fn to(self, spot: Spot, out: &mut impl FnMut(Choice)) {
        if self.plain {
            out(Choice::Assign(spot));
        }
        self.skilled.iter().for_each(|specialist| out(Choice::Send { spot, specialist }));
        if self.boy {
            out(Choice::SendBoy(spot));
        }
    }
}

/// What of [`candidates`] is lawful, in the same order. This question is asked so often that the
/// list knows the law of locations by heart.
pub(crate) fn list(game: &Yedo, open: &Open, seat: Seat, out: &mut impl FnMut(Choice)) {
    let senders = Senders::of(open, seat);
    let mut send = |spot: Spot| senders.to(spot, out);
    for mut bits in free(game, open, seat) {
        while bits != 0 {
            send(Spot::location(LocationNo(bits.trailing_zeros() as u8)));
            bits &= bits - 1;
        }
    }
    let others = other_places(game, open, seat);
    others.filter(|spot| check_place(game, open, seat, *spot).is_ok()).for_each(send);
}

/// The free open locations of each district, one bit each.
fn free(game: &Yedo, open: &Open, seat: Seat) -> [u32; 7] {
    let mut held = open
        .on
        .iter()
        .zip(0..)
        .fold(0, |held, (piece, no)| held | u32::from(!piece.is_nobody()) << no);
    for beside in open.beside.iter().filter(|beside| !beside.is_nobody()) {
        held |= 1 << beside.at.0;
    }
    let own: u32 = 1 << SAILOR.0;
    let resting = resting(game, open).filter(|other| *other == seat).count() as u8;
    if game.edition.numbers.limits.resting <= resting {
        held |= game.rests;
    }
    if !open.homes[seat].is(ClanPower::Sailor) {
        held |= own;
    }
    let mut shut = open.closed.locations;
    if open.bold.is_some_and(Place::opens_locations) {
        shut = 0;
    }
    let any = open.bold.is_some_and(Place::opens_districts);
    District::ALL.map(|district| {
        let closed = !any && open.closed.districts >> district as u8 & 1 == 1;
        let here = game.places[district as usize] & !held;
        if closed { here & own } else { here & !(shut & !own) }
    })
}

/// How many free locations of a district somebody could be sent to; of rest spaces, how many more one
/// may hold.
pub(crate) fn n_free(game: &Yedo, open: &Open, seat: Seat, district: District) -> u8 {
    let free = free(game, open, seat)[district as usize];
    let own = resting(game, open).filter(|other| *other == seat).count() as u8;
    let more = game.edition.numbers.limits.resting.saturating_sub(own);
    let rests = (free & game.rests).count_ones() as u8;
    (free & !game.rests).count_ones() as u8 + rests.min(more)
}

/// The law of this phase: is there such a disciple to send, and may it stand there?
pub(crate) fn check(
    game: &Yedo,
    open: &Open,
    seat: Seat,
    choice: Choice,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    let home = &open.homes[seat];
    let rule = rules::ASSIGN_TURNS;
    // An event has some stay at home.
    let free = home.n_home().saturating_sub(home.staying);
    let spot = match choice {
        Choice::SendBoy(spot) => {
            let boy = u8::from(open.coop.boy_home);
            hearing.hear(rules::COOP_ERRAND_BOY.needs("boy-at-home", boy, 1))?;
            spot
        }
        Choice::Assign(spot) => {
            hearing.hear(rule.needs("plain-at-home", home.home, 1))?;
            hearing.hear(rule.needs("free-to-go", free, 1))?;
            spot
        }
        Choice::Send { spot, specialist } => {
            let there = u8::from(home.skilled.has(specialist));
            hearing.hear(rule.needs("specialist-at-home", there, 1))?;
            hearing.hear(rule.needs("free-to-go", free, 1))?;
            spot
        }
        _ => return Err(Illegal::no_answer(rule)),
    };
    check_place_heard(game, open, seat, spot, hearing)
}

/// Where a Ronin could go.
pub(crate) fn hire_candidates(game: &Yedo, open: &Open, seat: Seat, out: &mut impl FnMut(Choice)) {
    places(game, open, seat).for_each(|spot| out(Choice::Assign(spot)));
}

/// The law of placing a Ronin.
pub(crate) fn hire_check(
    game: &Yedo,
    open: &Open,
    seat: Seat,
    choice: Choice,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    match choice {
        Choice::Assign(spot) => check_place_heard(game, open, seat, spot, hearing),
        _ => Err(Illegal::no_answer(rules::CARDS_RONIN)),
    }
}

/// May a disciple of this seat stand there?
pub(crate) fn check_place(game: &Yedo, open: &Open, seat: Seat, spot: Spot) -> Result<(), Illegal> {
    check_place_heard(game, open, seat, spot, &mut First)
}

/// The same law, reporting each condition to `hearing`.
pub(crate) fn check_place_heard(
    game: &Yedo,
    open: &Open,
    seat: Seat,
    spot: Spot,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    match spot.as_annex() {
        Some((owner, annex)) => check_annex(game, open, seat, owner, annex, hearing)?,
        None if spot.is_beside() => return check_beside(game, open, seat, spot, hearing),
        None => check_location(game, open, seat, spot, hearing)?,
    }
    let held = match spot.as_location() {
        Some(no) => open.is_held(no),
        None => !open.at(spot).is_nobody(),
    };
    hearing.hear(rules::ASSIGN_WHERE.needs("free", u8::from(!held), 1))
}

/// Who lets the next disciple stand beside another: a card, a character, or nobody.
fn beside_rule(open: &Open) -> Rule {
    match open.bold {
        Some(Place::ClosedOrTaken) => rules::CARDS_DRAGON,
        Some(Place::Taken) => rules::TEA_CONTENT,
        Some(Place::ClosedDistrict) | None => rules::ASSIGN_WHERE,
    }
}

/// `yedo.cards.dragon`, `yedo.tea.content`: beside one other disciple, never on a held rest space.
fn check_beside(
    game: &Yedo,
    open: &Open,
    seat: Seat,
    spot: Spot,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    let no = spot.as_location().expect("it is beside a location");
    let rule = beside_rule(open);
    let Some(row) = game.edition.locations.get(no.0 as usize) else {
        return Err(Illegal::no_answer(rule));
    };
    hearing.hear(rule.allows("rest-space-held", u8::from(row.rest), 0))?;
    let may = open.bold.is_some_and(Place::is_beside);
    hearing.hear(rule.needs("beside", u8::from(may), 1))?;
    hearing.hear(rule.needs("held", u8::from(open.is_held(no)), 1))?;
    check_location(game, open, seat, spot, hearing)?;
    let room = open.at(spot).is_nobody() && open.beside.iter().any(Beside::is_nobody);
    hearing.hear(rule.needs("free", u8::from(room), 1))
}

/// `yedo.assign.closed`, `yedo.assign.rest`.
fn check_location(
    game: &Yedo,
    open: &Open,
    seat: Seat,
    spot: Spot,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    let no = spot.as_location().expect("it is no annex");
    if no == SAILOR {
        // `yedo.clan.sailor`: nobody else's, and never closed.
        let own = open.homes[seat].is(ClanPower::Sailor);
        return hearing.hear(rules::CLAN_SAILOR.needs("sailor", u8::from(own), 1));
    }
    let Some(row) = game.edition.locations.get(no.0 as usize) else {
        return Err(Illegal::no_answer(rules::ASSIGN_WHERE));
    };
    // `yedo.setup.locations`, `yedo.coop.setup.as-one-more`
    if game.places[row.district as usize] >> no.0 & 1 == 0 {
        let (rule, daimyo) = match game.daimyo() {
            Some(_) => (rules::COOP_SETUP_AS_ONE_MORE, 1),
            None => (rules::SETUP_LOCATIONS, 0),
        };
        let open_from = row.players.max(game.turns() + 1);
        return Err(rule.lacks("players", game.turns() - daimyo, open_from - daimyo));
    }
    // `yedo.cards.dragon`
    if !open.bold.is_some_and(Place::opens_districts) {
        let shut = open.closed.districts >> row.district as u8 & 1;
        hearing.hear(rules::ASSIGN_CLOSED.allows("district-closed", shut, 0))?;
    }
    if !open.bold.is_some_and(Place::opens_locations) {
        let shut = (open.closed.locations >> no.0 & 1) as u8;
        hearing.hear(rules::ASSIGN_CLOSED.allows("location-closed", shut, 0))?;
    }
    if row.rest {
        let resting = resting(game, open).filter(|other| *other == seat).count() as u8;
        let limit = game.edition.numbers.limits.resting;
        hearing.hear(rules::ASSIGN_REST.allows("resting", resting + 1, limit))?;
    }
    Ok(())
}

/// Who stands on the rest spaces, in their order.
pub(crate) fn resting(game: &Yedo, open: &Open) -> impl Iterator<Item = Seat> {
    rest_spots(game).filter_map(|spot| open.at(spot).owner())
}

/// The rest spaces in order.
pub(crate) fn rest_spots(game: &Yedo) -> impl Iterator<Item = Spot> {
    numbers(game.rests).map(Spot::location)
}

fn check_annex(
    game: &Yedo,
    open: &Open,
    seat: Seat,
    owner: Seat,
    annex: Annex,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    // `yedo.assign.high-interaction`
    let may = owner == seat || game.visits();
    hearing.hear(rules::ASSIGN_HIGH_INTERACTION.needs("visits", u8::from(may), 1))?;
    let there = u8::from(open.homes[owner].annexes.has(annex));
    hearing.hear(rules::ASSIGN_WHERE.needs("annex", there, 1))?;
    let shut = open.closed.annexes & Spot::annex_bit(owner, annex) != 0;
    hearing.hear(rules::ASSIGN_CLOSED.allows("annex-closed", u8::from(shut), 0))
}

/// A disciple is placed.
pub(crate) fn apply(
    game: &Yedo,
    open: &mut Open,
    seat: Seat,
    choice: Choice,
    log: &mut impl Log<Fact>,
) {
    let Frame::Assign { turn, .. } = open.frames.top() else {
        unreachable!("disciples are being assigned")
    };
    let home = &mut open.homes[seat];
    let (spot, skill) = match choice {
        Choice::Send { spot, specialist } => {
            home.skilled = home.skilled.without(specialist);
            open.set(spot, Piece::skilled(seat, specialist));
            (spot, Some(specialist))
        }
        Choice::Assign(spot) => {
            home.home -= 1;
            open.set(spot, Piece::of(seat));
            (spot, None)
        }
        Choice::SendBoy(spot) => {
            open.coop.boy_home = false;
            open.set(spot, Piece::errand_boy(seat));
            (spot, None)
        }
        _ => unreachable!("checked: a place"),
    };
    if matches!(choice, Choice::SendBoy(_)) {
        log.tell(Fact::BoySent { seat, spot });
    } else {
        log.tell(Fact::Assigned { seat, spot, skill });
    }
    open.bold = None;
    if !open.goes_on() {
        open.frames.replace(Frame::Assign { turn: (turn + 1) % game.turns(), idle: 0 });
    }
}

/// `yedo.cards.ronin`: he is placed when he comes, before one's own disciple.
pub(crate) fn hire(open: &mut Open, seat: Seat, choice: Choice, log: &mut impl Log<Fact>) {
    let Choice::Assign(spot) = choice else { unreachable!("checked: a place") };
    open.frames.pop();
    open.set(spot, Piece::ronin(seat));
    open.bold = None;
    log.tell(Fact::RoninCame { seat, spot });
}

/// The seat in turn assigns nobody now and goes on in its next turn.
pub(crate) fn skip(game: &Yedo, open: &mut Open) {
    let Frame::Assign { turn, .. } = open.frames.top() else { return };
    open.again = 0;
    open.bold = None;
    open.frames.replace(Frame::Assign { turn: (turn + 1) % game.turns(), idle: 0 });
}

/// Passes over who has nobody to assign, or no place (`yedo.assign.none`). True if somebody is asked.
pub(crate) fn settle(
    game: &Yedo,
    open: &mut Open,
    (turn, idle): (u8, u8),
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) -> bool {
    if idle == game.turns() {
        patrol::begin(game, open);
        return false;
    }
    let seat = open.order[turn as usize];
    let next = (turn + 1) % game.turns();
    // `yedo.coop.assign`: nobody asks the Daimyo.
    if game.daimyo() == Some(seat) {
        let idle = if coop::assign(game, open, seat, chance, log) { 0 } else { idle + 1 };
        open.frames.replace(Frame::Assign { turn: next, idle });
        return false;
    }
    let home = &open.homes[seat];
    let has_any = home.staying < home.n_home() || open.coop.boy_home;
    if has_any && has_place(game, open, seat) {
        return true;
    }
    open.again = 0;
    open.bold = None;
    open.frames.replace(Frame::Assign { turn: next, idle: idle + 1 });
    false
}

/// Is there any lawful place?
pub(crate) fn has_place(game: &Yedo, open: &Open, seat: Seat) -> bool {
    free(game, open, seat).iter().any(|bits| *bits != 0)
        || other_places(game, open, seat).any(|spot| check_place(game, open, seat, spot).is_ok())
}
