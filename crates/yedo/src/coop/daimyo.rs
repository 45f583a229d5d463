//! The Daimyo: where his disciples go, what his cards do to the patrol, what he does to the town.
//!
//! `yedo.coop.assign`, `yedo.coop.patrol`, `yedo.coop.daimyo.actions`.

use table::{Chance, Game, Hearing, Illegal, Log, Seat};

use super::REVEALED_MAX;
use crate::choice::Choice;
use crate::edition::{DaimyoCard, DaimyoIcon, DaimyoNo, District};
use crate::effect::asked_by;
use crate::fact::Fact;
use crate::frame::Frame;
use crate::game::Yedo;
use crate::phase::activate::go_home;
use crate::phase::{assign as placing, patrol};
use crate::state::{Open, Piece, Spot};
use crate::{deal, district, gain};

/// `yedo.coop.assign`: a card is revealed and one of his disciples goes where it says, or to the next
/// district with room. False if he has nobody to send, or no place.
pub(crate) fn assign(
    game: &Yedo,
    open: &mut Open,
    seat: Seat,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) -> bool {
    let room = place(game, open, seat, District::Castle).is_some();
    if open.homes[seat].home == 0 || !room {
        return false;
    }
    let card = reveal(game, open, chance, log);
    let spot = place(game, open, seat, card.district).expect("there is room somewhere");
    open.homes[seat].home -= 1;
    open.set(spot, Piece::of(seat));
    log.tell(Fact::Assigned { seat, spot, skill: None });
    true
}

/// The top card; when there is none, those of earlier rounds are shuffled.
fn reveal(
    game: &Yedo,
    open: &mut Open,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) -> &'static DaimyoCard {
    let coop = &mut open.coop;
    if coop.deck == 0 {
        let all = all_cards(game);
        coop.deck = coop.revealed.iter().flatten().fold(all, |left, card| left & !(1 << card.0));
    }
    let nth = chance.below(coop.deck.count_ones());
    let there = |no: &u8| coop.deck >> no & 1 == 1;
    let no = (0..8).filter(there).nth(nth as usize).expect("drawn below their number");
    coop.deck &= !(1 << no);
    let free = coop.revealed.iter().position(Option::is_none);
    coop.revealed[free.expect("he has no more disciples")] = Some(DaimyoNo(no));
    log.tell(Fact::DaimyoRevealed { card: DaimyoNo(no) });
    game.edition.daimyo_card(DaimyoNo(no))
}

/// All his cards, one bit each.
pub(super) fn all_cards(game: &Yedo) -> u8 {
    ((1_u16 << game.edition.daimyo.len()) - 1) as u8
}

/// The free open location with the lowest number, in the Castle only a rest space; from this district
/// on in ring order.
fn place(game: &Yedo, open: &Open, seat: Seat, from: District) -> Option<Spot> {
    let mut ring = std::iter::successors(Some(from), |district| Some(district.next()));
    let districts = ring.by_ref().take(District::ALL.len());
    districts.into_iter().find_map(|district| {
        let fits = |spot: &Spot| {
            let rest = game.location(spot.as_location().expect("it is one")).rest;
            rest == (district == District::Castle)
                && placing::check_place(game, open, seat, *spot).is_ok()
        };
        game.locations(district).map(Spot::location).find(fits)
    })
}

/// `yedo.coop.patrol`: the icons of the revealed cards, in order.
pub(crate) fn move_patrol(game: &Yedo, open: &mut Open, log: &mut impl Log<Fact>) {
    for at in 0..REVEALED_MAX {
        let Some(card) = open.coop.revealed[at] else { break };
        if open.coop.ignored >> at & 1 == 1 {
            continue;
        }
        for icon in game.edition.daimyo_card(card).icons {
            match *icon {
                DaimyoIcon::Colour => {
                    open.red = !open.red;
                    log.tell(Fact::PatrolColour { red: open.red });
                }
                DaimyoIcon::Steps(steps) => (0..steps).for_each(|_| patrol::advance(open, log)),
                DaimyoIcon::Blessing => {}
            }
        }
    }
}

impl Yedo {
    /// `yedo.coop.patrol`: may a blessing be paid against arrest this round?
    pub fn is_blessing_taken(&self, open: &Open) -> bool {
        let coop = &open.coop;
        coop.revealed.iter().enumerate().any(|(at, card)| {
            let counts = coop.ignored >> at & 1 == 0;
            let icons = card.map(|card| self.edition.daimyo_card(card).icons);
            counts && icons.is_some_and(|icons| icons.contains(&DaimyoIcon::Blessing))
        })
    }
}

/// The revealed cards whose icons still count.
fn counting(open: &Open) -> impl Iterator<Item = DaimyoNo> + '_ {
    let coop = &open.coop;
    let there = coop.revealed.iter().enumerate();
    there.filter_map(|(at, card)| card.filter(|_| coop.ignored >> at & 1 == 0))
}

/// Is there a card whose icons could be ignored? Once they have moved the patrol it is too late.
pub(crate) fn is_ignorable(open: &Open) -> bool {
    let before = open.frames.as_slice().contains(&Frame::Icons);
    before && counting(open).next().is_some()
}

/// The revealed cards.
pub(crate) fn ignore_candidates(open: &Open, out: &mut impl FnMut(Choice)) {
    counting(open).for_each(|card| out(Choice::Ignore(card)));
}

/// The law of ignoring the icons of a card.
pub(crate) fn ignore_check(
    game: &Yedo,
    open: &Open,
    choice: Choice,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    let rule = asked_by(game, open);
    let Choice::Ignore(card) = choice else { return Err(Illegal::no_answer(rule)) };
    let there = counting(open).any(|other| other == card);
    hearing.hear(rule.needs("on-offer", u8::from(there), 1))
}

/// The icons of one card do nothing this round.
pub(crate) fn ignore_apply(open: &mut Open, seat: Seat, choice: Choice, log: &mut impl Log<Fact>) {
    let Choice::Ignore(card) = choice else { unreachable!("checked: a card of the Daimyo") };
    open.frames.pop();
    let at = open.coop.revealed.iter().position(|other| *other == Some(card));
    open.coop.ignored |= 1 << at.expect("checked: it was revealed");
    log.tell(Fact::IconsIgnored { seat, card });
}

/// `yedo.coop.daimyo.actions`: the districts in the order in which his disciples act there.
pub const DAIMYO_ORDER: [District; 7] = [
    District::Harbor,
    District::Market,
    District::RedLight,
    District::Gates,
    District::Castle,
    District::Tavern,
    District::Temple,
];

/// His turn in the phase of actions: one disciple acts, the first that fits
/// (`yedo.coop.daimyo.actions`). False if he has nobody on the board.
pub(crate) fn act(game: &Yedo, open: &mut Open, seat: Seat, log: &mut impl Log<Fact>) -> bool {
    let mut own = DAIMYO_ORDER.into_iter().filter_map(|district| {
        let spots = game.locations(district).map(Spot::location);
        spots.into_iter().find(|spot| open.at(*spot).is_of(seat)).map(|spot| (district, spot))
    });
    let Some((district, spot)) = own.next() else { return false };
    drop(own);
    log.tell(Fact::Activated { seat, spot });
    match district {
        District::Harbor => {
            open.church = 0;
            log.tell(Fact::Church { mon: 0 });
        }
        District::Market => discard_weapon(open, log),
        District::RedLight => best_geisha_leaves(open, log),
        District::Gates => gains(game, open, 1, log),
        District::Castle => district::rest(game, open, log),
        District::Tavern => {
            let mon = game.edition.numbers.coop.annex_mon;
            super::emperor::tax_annexes(open, mon, log);
        }
        District::Temple => {}
    }
    go_home(open, spot, log);
    true
}

/// The rightmost weapon of the row.
fn discard_weapon(open: &mut Open, log: &mut impl Log<Fact>) {
    if let Some(space) = open.row.iter().rposition(Option::is_some) {
        let weapon = open.row[space].take().expect("one lies there");
        open.weapon_discard[weapon as usize] += 1;
        log.tell(Fact::WeaponCleared { space: space as u8, weapon });
    }
}

/// The geisha of the highest value leaves the game, if one is left.
pub(crate) fn best_geisha_leaves(open: &mut Open, log: &mut impl Log<Fact>) {
    if let Some(at) = open.geishas.iter().rposition(|left| 0 < *left) {
        open.geishas[at] -= 1;
        open.coop.geishas_gone[at] += 1;
        log.tell(Fact::GeishaGone { value: at as u8 + 1 });
    }
}

/// He takes so many disciples from his reserve, as far as there are any.
pub(crate) fn gains(game: &Yedo, open: &mut Open, n: u8, log: &mut impl Log<Fact>) {
    let Some(seat) = game.daimyo() else { return };
    for _ in 0..n.min(open.homes[seat].reserve) {
        gain::recruit(open, seat, log);
    }
}

/// He becomes first in player order.
pub(crate) fn comes_first(game: &Yedo, open: &mut Open, log: &mut impl Log<Fact>) {
    let Some(seat) = game.daimyo() else { return };
    let turns = game.turns() as usize;
    let place = open.order[..turns].iter().position(|other| *other == seat);
    open.order[..=place.expect("he has a place in player order")].rotate_right(1);
    deal::tell_order(game, open, log);
}

/// `yedo.coop.daimyo.actions`: he was first, rests, and is first again: every player loses prestige,
/// whoever activated the rest spaces.
pub(crate) fn first_again(game: &Yedo, open: &mut Open, was: bool, log: &mut impl Log<Fact>) {
    if was && game.interferes(open) {
        let points = u16::from(game.edition.numbers.coop.first_again);
        for player in game.seats().iter() {
            gain::lose_prestige(open, player, points, log);
        }
    }
}
