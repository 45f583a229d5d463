//! An offer is answered; what was agreed changes hands at once.
//!
//! `yedo.trade.offers`, `yedo.limit.when`.

use table::{Hearing, Illegal, Log, Seat};

use crate::choice::{Card, Choice};
use crate::deck::{Known, Pile, Placed};
use crate::edition::Weapon;
use crate::fact::Fact;
use crate::frame::{Frame, Kind};
use crate::game::Yedo;
use crate::good::{Good, Side, slot, slots};
use crate::phase::offer;
use crate::state::{Hand, State};
use crate::{gain, limit, rules};

/// The law of answering an offer. It was made so that it can be kept.
pub(crate) fn check(choice: Choice) -> Result<(), Illegal> {
    match choice {
        Choice::Pass | Choice::Accept => Ok(()),
        _ => Err(Illegal::no_answer(rules::TRADE_OFFERS)),
    }
}

/// The partner accepts or declines.
pub(crate) fn apply(
    game: &Yedo,
    state: &mut State,
    (me, with): (Seat, Seat),
    choice: Choice,
    log: &mut impl Log<Fact>,
) {
    if choice == Choice::Accept {
        log.tell(Fact::OfferTaken { seat: with, from: me });
        state.open.frames.replace(Frame::HandOver { me, with });
    } else {
        log.tell(Fact::OfferDeclined { seat: with, from: me });
        state.open.frames.pop();
        offer::close(game, state, false);
    }
}

/// The first kind of hidden cards of which the partner has still to lay some, and how many.
fn owed(game: &Yedo, state: &State, with: Seat) -> Option<(Good, u8)> {
    let hand = &state.secret.hands[with];
    Good::all().filter(|good| good.is_hidden()).find_map(|good| {
        let laid = slots(hand).filter(|(card, bit)| {
            state.secret.laid.theirs & bit != 0 && Good::of(game, *card) == Some(good)
        });
        let owed = state.open.offer.asks.goods.of(good) - laid.count() as u8;
        (0 < owed).then_some((good, owed))
    })
}

/// What the partner is asked to pick now.
pub(crate) fn picks(game: &Yedo, state: &State, with: Seat) -> Good {
    owed(game, state, with).expect("somebody is asked only if something is owed").0
}

/// The partner's cards of this kind that do not lie there yet.
pub(crate) fn pick_candidates(
    game: &Yedo,
    state: &State,
    with: Seat,
    out: &mut impl FnMut(Choice),
) {
    let Some((good, _)) = owed(game, state, with) else { return };
    let free = slots(&state.secret.hands[with]).filter(|(card, bit)| {
        state.secret.laid.theirs & bit == 0 && Good::of(game, *card) == Some(good)
    });
    free.for_each(|(card, _)| out(Choice::Lay(card)));
}

/// May this card be handed over?
pub(crate) fn pick_check(
    game: &Yedo,
    state: &State,
    with: Seat,
    choice: Choice,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    if !matches!(choice, Choice::Lay(_)) {
        return Err(Illegal::no_answer(rules::TRADE_OFFERS));
    }
    let mut found = false;
    pick_candidates(game, state, with, &mut |other| found = found || other == choice);
    hearing.hear(rules::TRADE_OFFERS.needs("yours", u8::from(found), 1))
}

/// The partner lays a card.
pub(crate) fn pick_apply(state: &mut State, with: Seat, choice: Choice) {
    let Choice::Lay(card) = choice else { unreachable!("checked: a card") };
    let bit = slot(&state.secret.hands[with], card);
    state.secret.laid.theirs |= bit.expect("checked: it is in hand");
}

/// What has to be laid is laid unasked where there is nothing to choose; when all lies there it
/// changes hands. True if somebody is asked.
pub(crate) fn settle(
    game: &Yedo,
    state: &mut State,
    (me, with): (Seat, Seat),
    log: &mut impl Log<Fact>,
) -> bool {
    while let Some((_, number)) = owed(game, state, with) {
        let mut free = Vec::new();
        pick_candidates(game, state, with, &mut |choice| free.push(choice));
        if number as usize != free.len() {
            return true;
        }
        for choice in free {
            pick_apply(state, with, choice);
        }
    }
    state.open.frames.pop();
    exchange(game, state, (me, with), log);
    false
}

fn exchange(game: &Yedo, state: &mut State, (me, with): (Seat, Seat), log: &mut impl Log<Fact>) {
    let (offer, laid) = (state.open.offer, state.secret.laid);
    offer::close(game, state, false);
    let mine = Handed::take(state, me, &offer.gives, laid.mine, log);
    let theirs = Handed::take(state, with, &offer.asks, laid.theirs, log);
    mine.give(game, state, (me, with), log);
    theirs.give(game, state, (with, me), log);
    for seat in [with, me] {
        for kind in [Kind::Missions, Kind::Actions, Kind::Bonuses, Kind::Weapons] {
            if limit::is_over(game, state, seat, kind) {
                state.open.frames.push(Frame::Excess { seat, kind });
            }
        }
    }
}

/// What one side hands over, taken away and not yet given.
struct Handed {
    mon: u16,
    weapons: Vec<Weapon>,
    /// By value from 0.
    geishas: Vec<usize>,
    blackmail: u8,
    cards: Vec<Card>,
}

impl Handed {
    fn take(
        state: &mut State,
        from: Seat,
        side: &Side,
        laid: u32,
        log: &mut impl Log<Fact>,
    ) -> Handed {
        let mon = u16::from(side.mon);
        gain::pay(&mut state.open, from, mon, log);
        let home = &mut state.open.homes[from];
        let (mut weapons, mut geishas, mut blackmail) = (Vec::new(), Vec::new(), 0);
        for good in side.goods.iter() {
            match good {
                Good::Weapon(weapon) => {
                    home.weapons[weapon as usize] -= 1;
                    weapons.push(weapon);
                }
                // The one of the lowest value: it counts no more.
                Good::Geisha => {
                    let own = home.geishas.iter_mut().enumerate().find(|(_, n)| 0 < **n);
                    let (value, number) = own.expect("checked: there is one");
                    *number -= 1;
                    geishas.push(value);
                }
                Good::Blackmail => {
                    home.blackmail -= 1;
                    blackmail += 1;
                }
                Good::Mission(_) | Good::Action | Good::Bonus => {}
            }
        }
        let hand = &mut state.secret.hands[from];
        let there = slots(hand).filter(|(_, bit)| laid & bit != 0);
        let cards: Vec<Card> = there.map(|(card, _)| card).collect();
        for card in &cards {
            take_card(hand, *card);
        }
        Handed { mon, weapons, geishas, blackmail, cards }
    }

    fn give(
        self,
        game: &Yedo,
        state: &mut State,
        (from, to): (Seat, Seat),
        log: &mut impl Log<Fact>,
    ) {
        gain::earn(&mut state.open, to, self.mon, log);
        let mut tell = |good, card| log.tell(Fact::Handed { seat: from, to, good, card });
        let home = &mut state.open.homes[to];
        for weapon in self.weapons {
            home.weapons[weapon as usize] += 1;
            tell(Good::Weapon(weapon), None);
        }
        for value in self.geishas {
            home.geishas[value] += 1;
            tell(Good::Geisha, None);
        }
        for _ in 0..self.blackmail {
            home.blackmail += 1;
            tell(Good::Blackmail, None);
        }
        let good = |card: Card| Good::of(game, card).expect("only hidden cards were laid");
        let mut cards = self.cards;
        // By their backs: the order of a hand is a secret.
        cards.sort_by_key(|card| good(*card));
        for card in cards {
            let good = good(card);
            forget(game, &mut state.secret.hands[from], good, (from, to));
            give_card(&mut state.secret.hands[to], card, Known::to(from).and(to));
            tell(good, Some(card));
        }
    }
}

fn take_card(hand: &mut Hand, card: Card) {
    let placed = match card {
        Card::Mission(number) => hand.missions.take(number),
        Card::Action(number) => hand.actions.take(number),
        Card::Bonus(number) => hand.bonuses.take(number),
        Card::Weapon(_) | Card::Event(_) | Card::Emperor(_) => unreachable!("no hand holds these"),
    };
    placed.expect("it lay there");
}

fn give_card(hand: &mut Hand, card: Card, known: Known) {
    match card {
        Card::Mission(card) => hand.missions.insert(Placed { card, known }),
        Card::Action(card) => hand.actions.insert(Placed { card, known }),
        Card::Bonus(card) => hand.bonuses.insert(Placed { card, known }),
        Card::Weapon(_) | Card::Event(_) | Card::Emperor(_) => unreachable!("no hand holds these"),
    }
}

/// Others who knew a card of this back cannot tell any more whether it is the one that left.
fn forget(game: &Yedo, hand: &mut Hand, good: Good, (from, to): (Seat, Seat)) {
    fn all<const N: usize>(pile: &mut Pile<N>, fits: impl Fn(u8) -> bool, by: (Seat, Seat)) {
        for placed in pile.as_mut_slice().iter_mut().filter(|placed| fits(placed.card)) {
            placed.known = placed.known.of(by.0, by.1);
        }
    }
    let both = (from, to);
    match good {
        Good::Mission(colour) => {
            all(&mut hand.missions, |card| game.mission(card).colour == colour, both);
        }
        Good::Action => all(&mut hand.actions, |_| true, both),
        Good::Bonus => all(&mut hand.bonuses, |_| true, both),
        Good::Weapon(_) | Good::Geisha | Good::Blackmail => {}
    }
}
