//! How things come and go: money, prestige, cards, weapons, geishas, annexes, disciples.
//!
//! `yedo.limit.when`: whoever gains something that has a limit is asked at once what goes, so a gain
//! is always the last thing a step does.

use table::{Log, Seat};

use crate::addon::specialists;
use crate::choice::Card;
use crate::deck::{Known, Placed};
use crate::draw::put_under;
use crate::edition::{Annex, Weapon};
use crate::fact::Fact;
use crate::frame::{Deck, Frame, Kind};
use crate::game::Yedo;
use crate::state::{Open, State};

/// Mon come in.
pub(crate) fn earn(open: &mut Open, seat: Seat, mon: u16, log: &mut impl Log<Fact>) {
    if 0 < mon {
        open.homes[seat].mon += mon;
        log.tell(Fact::Earned { seat, mon });
    }
}

/// `yedo.limit.mon`: a payment needs the Mon; whoever asks for it has checked.
pub(crate) fn pay(open: &mut Open, seat: Seat, mon: u16, log: &mut impl Log<Fact>) {
    if 0 < mon {
        let home = &mut open.homes[seat];
        home.mon = home.mon.checked_sub(mon).expect("checked: there are enough Mon");
        log.tell(Fact::Paid { seat, mon });
    }
}

/// `yedo.limit.mon`: a loss takes what is there.
pub(crate) fn lose_mon(open: &mut Open, seat: Seat, mon: u16, log: &mut impl Log<Fact>) {
    let mon = mon.min(open.homes[seat].mon);
    pay(open, seat, mon, log);
}

/// Prestige is won.
pub(crate) fn score(open: &mut Open, seat: Seat, points: u16, log: &mut impl Log<Fact>) {
    if 0 < points {
        open.homes[seat].prestige += points;
        log.tell(Fact::Scored { seat, points });
    }
}

/// `yedo.limit.pp`: a loss takes what is there.
pub(crate) fn lose_prestige(open: &mut Open, seat: Seat, points: u16, log: &mut impl Log<Fact>) {
    let points = points.min(open.homes[seat].prestige);
    if 0 < points {
        open.homes[seat].prestige -= points;
        log.tell(Fact::PrestigeLost { seat, points });
    }
}

/// `yedo.limit.blessing`: with one you cannot gain another.
pub(crate) fn can_bless(game: &Yedo, open: &Open, seat: Seat) -> bool {
    let limit = game.edition.numbers.limits.blessings;
    u8::from(open.homes[seat].blessing) < limit && 0 < open.blessings
}

/// A blessing, if it can be taken.
pub(crate) fn bless(game: &Yedo, open: &mut Open, seat: Seat, log: &mut impl Log<Fact>) {
    if can_bless(game, open, seat) {
        open.homes[seat].blessing = true;
        open.blessings -= 1;
        log.tell(Fact::BlessingGained { seat });
    }
}

/// The blessing goes back to the Temple.
pub(crate) fn unbless(open: &mut Open, seat: Seat, log: &mut impl Log<Fact>) {
    assert!(open.homes[seat].blessing, "checked: there is a blessing");
    open.homes[seat].blessing = false;
    open.blessings += 1;
    log.tell(Fact::BlessingLost { seat });
}

/// `yedo.limit.geishas`: can this seat take one more?
pub(crate) fn can_take_geisha(game: &Yedo, open: &Open, seat: Seat) -> bool {
    open.homes[seat].n_geishas() < game.edition.numbers.limits.geishas
        && open.geishas.iter().any(|left| 0 < *left)
}

/// Takes the geisha of the highest or of the lowest value; gives that value.
pub(crate) fn take_geisha(
    open: &mut Open,
    seat: Seat,
    highest: bool,
    log: &mut impl Log<Fact>,
) -> u8 {
    let there = |left: &u8| 0 < *left;
    let at = if highest {
        open.geishas.iter().rposition(there)
    } else {
        open.geishas.iter().position(there)
    };
    let at = at.expect("checked: a geisha is left");
    open.geishas[at] -= 1;
    open.homes[seat].geishas[at] += 1;
    let value = at as u8 + 1;
    log.tell(Fact::GeishaGained { seat, value });
    value
}

/// The geisha of the lowest value leaves; values count no more once she has come.
pub(crate) fn lose_geisha(open: &mut Open, seat: Seat, log: &mut impl Log<Fact>) {
    let own = &mut open.homes[seat].geishas;
    let at = own.iter().position(|n| 0 < *n).expect("checked: there is a geisha");
    own[at] -= 1;
    open.geishas[at] += 1;
    log.tell(Fact::GeishaLost { seat, value: at as u8 + 1 });
}

/// `yedo.limit.annexes`: could it build this one?
pub(crate) fn can_build(open: &Open, seat: Seat, annex: Annex) -> bool {
    !open.homes[seat].annexes.has(annex) && 0 < open.annexes[annex as usize]
}

/// An annex is built.
pub(crate) fn build(open: &mut Open, seat: Seat, annex: Annex, log: &mut impl Log<Fact>) {
    open.annexes[annex as usize] -= 1;
    let home = &mut open.homes[seat];
    home.annexes = home.annexes.with(annex);
    log.tell(Fact::AnnexGained { seat, annex });
}

/// An annex goes back to the stock; nobody stands on it, for that is only lost before assigning.
pub(crate) fn unbuild(open: &mut Open, seat: Seat, annex: Annex, log: &mut impl Log<Fact>) {
    let home = &mut open.homes[seat];
    home.annexes.0 &= !(1 << annex as u8);
    open.annexes[annex as usize] += 1;
    log.tell(Fact::AnnexLost { seat, annex });
}

/// A plain disciple comes from the reserve.
pub(crate) fn recruit(open: &mut Open, seat: Seat, log: &mut impl Log<Fact>) {
    let home = &mut open.homes[seat];
    home.reserve -= 1;
    home.home += 1;
    log.tell(Fact::DiscipleGained { seat });
}

/// `yedo.limit.weapons`: a weapon is gained; what is too much goes at once.
pub(crate) fn gain_weapon(
    game: &Yedo,
    open: &mut Open,
    seat: Seat,
    weapon: u8,
    log: &mut impl Log<Fact>,
) {
    open.homes[seat].weapons[weapon as usize] += 1;
    log.tell(Fact::WeaponGained { seat, weapon: Weapon::ALL[weapon as usize] });
    if specialists::weapons_most(game, open, seat) < open.homes[seat].n_weapons() {
        open.frames.push(Frame::Excess { seat, kind: Kind::Weapons });
    }
}

/// A weapon goes face up on the discard.
pub(crate) fn lose_weapon(open: &mut Open, seat: Seat, weapon: u8, log: &mut impl Log<Fact>) {
    open.homes[seat].weapons[weapon as usize] -= 1;
    open.weapon_discard[weapon as usize] += 1;
    log.tell(Fact::WeaponLost { seat, weapon: Weapon::ALL[weapon as usize] });
}

/// A card leaves the hand face down for under its deck; a weapon goes to the discard.
pub(crate) fn discard(
    game: &Yedo,
    state: &mut State,
    seat: Seat,
    card: Card,
    log: &mut impl Log<Fact>,
) {
    let hand = &mut state.secret.hands[seat];
    // Others who knew a card of this back cannot tell any more whether it is the one that left.
    let forget = |left: &mut [Placed]| {
        for placed in left {
            placed.known = Known::to(seat);
        }
    };
    let deck = match card {
        Card::Weapon(weapon) => return lose_weapon(&mut state.open, seat, weapon, log),
        Card::Action(number) => {
            hand.actions.take(number).expect("checked: it is in hand");
            forget(hand.actions.as_mut_slice());
            Deck::Action
        }
        Card::Bonus(number) => {
            hand.bonuses.take(number).expect("checked: it is in hand");
            forget(hand.bonuses.as_mut_slice());
            Deck::Bonus
        }
        Card::Mission(number) => {
            hand.missions.take(number).expect("checked: it is in hand");
            let deck = game.deck_of(number);
            for placed in hand.missions.as_mut_slice() {
                if game.deck_of(placed.card) == deck {
                    placed.known = Known::to(seat);
                }
            }
            deck
        }
        Card::Event(_) | Card::Emperor(_) => unreachable!("nobody holds these"),
    };
    let (Card::Action(number) | Card::Bonus(number) | Card::Mission(number)) = card else {
        unreachable!("weapons and events are dealt with")
    };
    put_under(state, seat, deck, Placed { card: number, known: Known::to(seat) }, log);
}
