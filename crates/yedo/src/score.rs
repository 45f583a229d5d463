//! The end: bonus cards, Blackmail, Mon; places and ties.
//!
//! `yedo.aim`, `yedo.end.*`, `yedo.lowest`.

use table::{BySeat, Game, Log, Outcome, Seat};

use crate::addon::{clans, tea_house};
use crate::deck::Known;
use crate::edition::{BonusNo, ClanPower, Counted, Scoring};
use crate::fact::{Fact, Tally};
use crate::frame::Frame;
use crate::game::Yedo;
use crate::mission;
use crate::state::{Open, State};

/// `yedo.end.score`: characters hired last, bonus cards, all judged on the same state; then Blackmail, the generous, Mon.
pub(crate) fn score(game: &Yedo, state: &mut State, log: &mut impl Log<Fact>) {
    let yields = &game.edition.numbers.yields;
    for seat in game.in_order(&state.open) {
        if let Some(role) = state.open.homes[seat].hired {
            let points = tea_house::end_points(game, role);
            count_up(&mut state.open, seat, Tally::Character(role.no()), points, log);
        }
    }
    let before = state.clone();
    for seat in game.in_order(&before.open) {
        // They are turned up, so everybody knows them now.
        for placed in state.secret.hands[seat].bonuses.as_mut_slice() {
            placed.known = Known::ALL;
        }
        for card in before.secret.hands[seat].bonuses.iter() {
            let points = bonus(game, &before, seat, card);
            count_up(&mut state.open, seat, Tally::Bonus(card), points, log);
        }
        let home = &before.open.homes[seat];
        let rest = [
            (Tally::Blackmail, u16::from(home.blackmail * yields.blackmail)),
            (Tally::Annexes, clans::end_points(game, home)),
            (Tally::Mon, home.mon / u16::from(yields.mon_per_point)),
        ];
        for (tally, points) in rest.into_iter().filter(|(_, points)| 0 < *points) {
            count_up(&mut state.open, seat, tally, points, log);
        }
    }
}

fn count_up(open: &mut Open, seat: Seat, tally: Tally, points: u16, log: &mut impl Log<Fact>) {
    open.homes[seat].prestige += points;
    log.tell(Fact::Counted { seat, tally, points });
}

/// What a bonus card scores.
pub(crate) fn bonus(game: &Yedo, state: &State, seat: Seat, card: u8) -> u16 {
    let count = |counted| count(state, seat, counted);
    let points = match game.edition.bonus(BonusNo(card)).scoring {
        Scoring::Pair(one, other, both, single) => match (0 < count(one), 0 < count(other)) {
            (true, true) => both,
            (false, false) => 0,
            _ => single,
        },
        Scoring::Table(counted, points) => match count(counted) as usize {
            0 => 0,
            number => points[number.min(points.len()) - 1],
        },
        Scoring::Per(counted, every, points, most) => {
            let times = count(counted) / u16::from(every);
            return (times * u16::from(points)).min(u16::from(most));
        }
        Scoring::AtMost(counted, most, points) => {
            if count(counted) <= u16::from(most) {
                points
            } else {
                0
            }
        }
        Scoring::Has(counted, points) => {
            if 0 < count(counted) {
                points
            } else {
                0
            }
        }
        Scoring::Rank(points) => {
            let place = game.in_order(&state.open).position(|other| other == seat);
            place.and_then(|place| points.get(place)).copied().unwrap_or(0)
        }
        Scoring::Most(counted, points, tied) => {
            let own = count(counted);
            let most = |other: Seat| self::count(state, other, counted);
            let others = game.seats().without(seat).iter().map(most).max().unwrap_or(0);
            // `yedo.clan.wealthy`: of those tied for the most, this one has it.
            let rich = game.seats().iter().find(|other| {
                most(*other) == own && state.open.homes[*other].is(ClanPower::Wealthy)
            });
            match own.cmp(&others) {
                std::cmp::Ordering::Less => 0,
                // Who has none has not the most, though nobody has more.
                std::cmp::Ordering::Equal if own == 0 => 0,
                std::cmp::Ordering::Equal if rich == Some(seat) => points,
                std::cmp::Ordering::Equal if rich.is_some() => 0,
                std::cmp::Ordering::Equal => tied,
                std::cmp::Ordering::Greater => points,
            }
        }
        Scoring::Least(points) => {
            if lowest(game, &state.open) == seat {
                points
            } else {
                0
            }
        }
    };
    u16::from(points)
}

fn count(state: &State, seat: Seat, counted: Counted) -> u16 {
    let (home, hand) = (&state.open.homes[seat], &state.secret.hands[seat]);
    u16::from(match counted {
        Counted::Weapon(weapon) => home.weapons[weapon as usize].min(1),
        Counted::Annex(annex) => u8::from(home.annexes.has(annex)),
        Counted::Weapons => home.n_weapons(),
        Counted::WeaponTypes => home.weapons.iter().filter(|number| 0 < **number).count() as u8,
        Counted::Geishas => home.n_geishas(),
        Counted::Annexes => home.annexes.len(),
        Counted::Disciples => state.open.n_disciples(seat),
        Counted::Blessing => u8::from(home.blessing),
        Counted::Household => {
            u8::from(0 < home.n_weapons())
                + u8::from(0 < home.n_geishas())
                + u8::from(!home.annexes.is_empty())
                + u8::from(home.blessing)
        }
        Counted::Mon => return home.mon,
        Counted::Missions => home.completed.iter().sum(),
        Counted::MissionsOf(colour) => home.completed[colour as usize],
        Counted::Colours => mission::colours(home),
        Counted::BonusParts => home.bonus_parts,
        Counted::Blackmail => home.blackmail.min(1),
        Counted::Actions => hand.actions.len(),
    })
}

/// `yedo.lowest`: the fewest prestige points; of those tied, the wealthy clan, otherwise the last in
/// player order.
pub(crate) fn lowest(game: &Yedo, open: &Open) -> Seat {
    let key = |(place, seat): (usize, Seat)| {
        let home = &open.homes[seat];
        (home.prestige, !home.is(ClanPower::Wealthy), std::cmp::Reverse(place))
    };
    let low = game.in_order(open).enumerate().min_by_key(|at| key(*at));
    low.expect("somebody plays").1
}

/// Places and points, once the game is over.
pub(crate) fn outcome(game: &Yedo, open: &Open) -> Option<Outcome> {
    if open.frames.top() != Frame::Over {
        return None;
    }
    // `yedo.end.tie`: the wealthy clan, more Mon, then more completed missions, then shared.
    let key = |seat: Seat| {
        let home = &open.homes[seat];
        (home.prestige, home.is(ClanPower::Wealthy), home.mon, home.completed.iter().sum::<u8>())
    };
    Some(Outcome::Ranked(BySeat::from_fn(|seat| {
        if !game.seats().has(seat) {
            return (0, 0);
        }
        let better = game.seats().iter().filter(|other| key(seat) < key(*other)).count();
        (better as u8 + 1, open.homes[seat].prestige.cast_signed())
    })))
}
