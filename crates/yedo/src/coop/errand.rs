//! Errands: what the Emperor asks for, beside missions.
//!
//! `yedo.coop.errand`, `yedo.coop.errand-boy`.

use table::{Game, Hearing, Illegal, Log, Seat, Seats};

use crate::addon::{clans, specialists};
use crate::choice::Choice;
use crate::edition::{Annex, Annexes, District, EmperorNo, Needs};
use crate::fact::Fact;
use crate::frame::{Frame, Kind};
use crate::game::Yedo;
use crate::mission::{check_given, no_missions, push_reward};
use crate::state::{Open, Spot, State};
use crate::{gain, rules};

/// What counts for an errand: one's own things, or everybody's.
struct Means {
    present: [u8; 7],
    weapons: [u8; 8],
    types: Annexes,
    annexes: u8,
    geishas: u8,
    blessings: u8,
    is_blessed: bool,
    mon: u16,
}

impl Means {
    fn of(game: &Yedo, open: &Open, seats: Seats) -> Means {
        let mut means = Means {
            present: [0; 7],
            weapons: [0; 8],
            types: Annexes::NONE,
            annexes: 0,
            geishas: 0,
            blessings: 0,
            is_blessed: false,
            mon: 0,
        };
        let alone = seats.len() == 1;
        for seat in seats.iter() {
            let home = &open.homes[seat];
            for district in District::ALL {
                means.present[district as usize] += game.helpers(open, seat, district);
            }
            means.weapons.iter_mut().zip(home.weapons).for_each(|(all, own)| *all += own);
            // `yedo.clan.generous`: together every annex counts once anyway.
            let (types, number) = if alone {
                clans::annexes(game, open, seat)
            } else {
                (home.annexes, home.annexes.len())
            };
            means.types = means.types.and(types);
            means.annexes += number;
            means.geishas += home.n_geishas();
            means.blessings += u8::from(home.blessing);
            means.is_blessed |= specialists::is_blessed(open, seat);
            means.mon += home.mon;
        }
        means
    }
}

/// What an errand needs.
pub(crate) fn needs(game: &Yedo, errand: EmperorNo) -> Needs {
    game.emperor_card(errand).errand.needs
}

/// Whose things count.
fn helping(game: &Yedo, seat: Seat, errand: EmperorNo) -> Seats {
    if game.emperor_card(errand).errand.together { game.seats() } else { Seats::only(seat) }
}

/// The errands that can be done.
pub(crate) fn candidates(open: &Open, out: &mut impl FnMut(Choice)) {
    open.coop.errands_open().for_each(|errand| out(Choice::Errand(errand)));
}

/// May this errand be completed by activating the disciple on this spot?
pub(crate) fn check(
    game: &Yedo,
    state: &State,
    seat: Seat,
    spot: Spot,
    errand: EmperorNo,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    let (rule, open) = (rules::COOP_ERRAND, &state.open);
    let is_open = open.coop.errands_open().any(|other| other == errand);
    rule.needs("on-offer", u8::from(is_open), 1)?;
    let needs = needs(game, errand);
    // `yedo.coop.errand-boy`: these annexes work for errands as for missions.
    let (mut missing_district, mut missing_thing) = (0, 0);
    let shown = match (game.district(spot), spot.as_annex()) {
        (Some(district), _) => rule.needs("shown", u8::from(needs.is_in(district)), 1),
        (None, Some((_, Annex::Yashiki))) => {
            missing_district = 1;
            Ok(())
        }
        (None, Some((_, Annex::Karesansui))) => {
            missing_thing = 1;
            Ok(())
        }
        (None, Some((_, Annex::KobudoRyu))) => Err(no_missions(rules::ANNEX_KOBUDO)),
        (None, _) => Err(no_missions(rules::ANNEX_CHASHITSU)),
    };
    hearing.hear(shown)?;
    let means = Means::of(game, open, helping(game, seat, errand));
    let all: u8 = needs.districts.iter().sum();
    let there = needs.districts.iter().zip(means.present);
    let there: u8 = there.map(|(need, present)| (*need).min(present)).sum();
    hearing.hear(rule.needs("present", there, all.saturating_sub(missing_district)))?;
    check_things(&needs, &means, missing_thing, hearing)?;
    let skill = open.at(spot).skill();
    specialists::check_needs(open, seat, skill, needs.specialists, needs.with, hearing)?;
    let church = open.church.cast_signed();
    hearing.hear(rule.needs("church-mon", church, i16::from(needs.church)))?;
    let hand = &state.secret.hands[seat];
    hearing.hear(rule.needs("give-actions", hand.actions.len(), needs.give_actions))?;
    hearing.hear(rule.needs("give-bonuses", hand.bonuses.len(), needs.give_bonuses))?;
    hearing.hear(rule.needs("mon", means.mon.cast_signed(), i16::from(needs.pay)))
}

/// Things shown are there, things to be given are there besides.
fn check_things(
    needs: &Needs,
    means: &Means,
    missing: u8,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    let rule = rules::COOP_ERRAND;
    let given = needs.weapons.iter().filter(|weapon| 0 < means.weapons[*weapon as usize]);
    let given = given.count() as u8;
    let besides = means.weapons.iter().sum::<u8>() - given;
    hearing.hear(rule.needs("give-weapons", besides, needs.give_weapons))?;
    let any = besides.saturating_sub(needs.give_weapons).min(needs.any_weapons);
    let all = needs.weapons.len() + needs.any_weapons;
    hearing.hear(rule.needs("weapons", given + any, all.saturating_sub(missing)))?;
    hearing.hear(rule.needs("blessing", means.blessings, needs.give_blessings))?;
    let waived = given + any == all && 0 < missing;
    let blessed = !needs.blessing || means.is_blessed || waived;
    hearing.hear(rule.needs("blessing", u8::from(blessed), 1))?;
    let given = needs.annexes.iter().filter(|annex| means.types.has(*annex)).count() as u8;
    hearing.hear(rule.needs("annexes", given, needs.annexes.len()))?;
    hearing.hear(rule.needs("any-annexes", means.annexes - given, needs.any_annexes))?;
    let geishas = needs.geishas + needs.give_geishas;
    hearing.hear(rule.needs("own-geishas", means.geishas, geishas))
}

/// An errand is done: paid, then rewarded, and counted for the objective.
pub(crate) fn complete(
    game: &Yedo,
    open: &mut Open,
    seat: Seat,
    errand: EmperorNo,
    log: &mut impl Log<Fact>,
) {
    let (row, needs) = (&game.emperor_card(errand).errand, needs(game, errand));
    open.coop.finish(errand);
    log.tell(Fact::ErrandDone { seat, errand });
    // Whoever does it pays first, then the others in player order as far as they must.
    let mut due = u16::from(needs.pay);
    let helping = helping(game, seat, errand).without(seat);
    let others: Vec<Seat> = game.in_order(open).filter(|other| helping.has(*other)).collect();
    for payer in std::iter::once(seat).chain(others) {
        let mon = due.min(open.homes[payer].mon);
        gain::pay(open, payer, mon, log);
        due -= mon;
    }
    if 0 < needs.give_blessings {
        gain::unbless(open, seat, log);
    }
    (0..needs.give_geishas).for_each(|_| gain::lose_geisha(open, seat, log));
    let paid = if row.together { game.seats() } else { Seats::only(seat) };
    let paid: Vec<Seat> = game.in_order(open).filter(|player| paid.has(*player)).collect();
    for player in &paid {
        gain::score(open, *player, u16::from(row.pays.prestige), log);
        gain::earn(open, *player, u16::from(row.pays.mon), log);
    }
    paid.into_iter().rev().for_each(|player| push_reward(open, player, row.pays));
    for (kind, left) in [
        (Kind::Weapons, needs.give_weapons),
        (Kind::Bonuses, needs.give_bonuses),
        (Kind::Actions, needs.give_actions),
    ] {
        if 0 < left {
            open.frames.push(Frame::GiveUp { seat, kind, left, errand: errand.0 });
        }
    }
}

/// A given weapon is one besides those that must be owned.
pub(crate) fn give_check(
    game: &Yedo,
    state: &State,
    seat: Seat,
    choice: Choice,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    let Frame::GiveUp { kind, errand, .. } = state.open.frames.top() else {
        unreachable!("something is being given")
    };
    let needs = needs(game, EmperorNo(errand));
    check_given(state, seat, kind, &needs, rules::COOP_ERRAND, choice, hearing)
}

/// Something is given up for an errand.
pub(crate) fn give_apply(
    game: &Yedo,
    state: &mut State,
    seat: Seat,
    choice: Choice,
    log: &mut impl Log<Fact>,
) {
    let Choice::Discard(card) = choice else { unreachable!("checked: a card or a weapon") };
    if let Frame::GiveUp { left, .. } = state.open.frames.top_mut() {
        *left -= 1;
    }
    gain::discard(game, state, seat, card, log);
}

/// `yedo.coop.errand-boy`: on the board he is not activated for missions; on an annex he may be.
pub(crate) fn check_boy(open: &Open, spot: Spot) -> Result<(), Illegal> {
    let boy = open.at(spot).is_errand_boy() && spot.as_annex().is_none();
    rules::COOP_ERRAND_BOY.allows("errand-boy", u8::from(boy), 0)
}
