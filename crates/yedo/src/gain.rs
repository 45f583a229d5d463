//! How things come and go: money, prestige, cards, weapons, geishas, annexes, disciples.
//!
//! `yedo.limit.when`: whoever gains something that has a limit is asked at once what goes, so a gain
//! is always the last thing a step does.

use table::{Chance, Log, Seat};

use crate::choice::Card;
use crate::deck::{Known, Placed};
use crate::edition::{Annex, Weapon};
use crate::fact::Fact;
use crate::frame::{Deck, Frame, Kind};
use crate::game::Yedo;
use crate::state::{Open, State};

impl Deck {
    /// The card of this deck with that number.
    pub(crate) fn card(self, number: u8) -> Card {
        match self {
            Deck::Action => Card::Action(number),
            Deck::Bonus => Card::Bonus(number),
            Deck::Weapon => Card::Weapon(number),
            Deck::Event => Card::Event(number),
            Deck::Mission { .. } => Card::Mission(number),
        }
    }
}

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
    if game.edition.numbers.limits.weapons < open.homes[seat].n_weapons() {
        open.frames.push(Frame::Excess { seat, kind: Kind::Weapons });
    }
}

/// A weapon goes face up on the discard.
pub(crate) fn lose_weapon(open: &mut Open, seat: Seat, weapon: u8, log: &mut impl Log<Fact>) {
    open.homes[seat].weapons[weapon as usize] -= 1;
    open.weapon_discard[weapon as usize] += 1;
    log.tell(Fact::WeaponLost { seat, weapon: Weapon::ALL[weapon as usize] });
}

/// `yedo.weapons.bag`: whenever the bag is empty the whole discard goes back into it.
pub(crate) fn draw_weapon(
    state: &mut State,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) -> Option<Placed> {
    if !state.secret.weapon_top.is_empty() {
        return Some(state.secret.weapon_top.take_at(0));
    }
    let mut number: u32 = state.secret.weapon_bag.iter().map(|n| *n as u32).sum();
    if number == 0 {
        number = state.open.weapon_discard.iter().map(|n| *n as u32).sum();
        if number == 0 {
            return None;
        }
        state.secret.weapon_bag = std::mem::take(&mut state.open.weapon_discard);
        log.tell(Fact::BagFilled);
    }
    let mut nth = chance.below(number);
    for (weapon, left) in state.secret.weapon_bag.iter_mut().enumerate() {
        if nth < *left as u32 {
            *left -= 1;
            return Some(Placed { card: weapon as u8, known: Known::NOBODY });
        }
        nth -= *left as u32;
    }
    unreachable!("nth is below their number")
}

/// Takes the top card of a deck.
pub(crate) fn take_top(
    game: &Yedo,
    state: &mut State,
    deck: Deck,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) -> Option<Placed> {
    let secret = &mut state.secret;
    match deck {
        Deck::Action => secret.actions.draw(0, &game.actions, chance),
        Deck::Bonus => secret.bonuses.draw(0, &game.bonuses, chance),
        Deck::Event => secret.events.draw(0, &game.events, chance),
        Deck::Mission { colour } => {
            let of = &game.missions[colour as usize];
            secret.missions.draw(colour as usize, of, chance)
        }
        Deck::Weapon => draw_weapon(state, chance, log),
    }
}

/// Is there nothing to draw?
pub(crate) fn is_empty(game: &Yedo, state: &State, deck: Deck) -> bool {
    let secret = &state.secret;
    match deck {
        Deck::Action => secret.actions.is_empty(0, &game.actions),
        Deck::Bonus => secret.bonuses.is_empty(0, &game.bonuses),
        Deck::Event => secret.events.is_empty(0, &game.events),
        Deck::Mission { colour } => {
            secret.missions.is_empty(colour as usize, &game.missions[colour as usize])
        }
        Deck::Weapon => {
            let none = |pile: &[u8]| pile.iter().all(|n| *n == 0);
            secret.weapon_top.is_empty()
                && none(&secret.weapon_bag)
                && none(&state.open.weapon_discard)
        }
    }
}

/// Takes a card into the hand, or a weapon onto the rack; what is too much goes at once.
pub(crate) fn take(
    game: &Yedo,
    state: &mut State,
    seat: Seat,
    deck: Deck,
    placed: Placed,
    log: &mut impl Log<Fact>,
) {
    let placed = Placed { card: placed.card, known: placed.known.and(seat) };
    log.tell(Fact::Drawn { seat, deck, card: Some(deck.card(placed.card)) });
    let hand = &mut state.secret.hands[seat];
    let limits = &game.edition.numbers.limits;
    let (over, kind) = match deck {
        Deck::Action => {
            hand.actions.insert(placed);
            (limits.actions < hand.actions.len(), Kind::Actions)
        }
        Deck::Bonus => {
            hand.bonuses.insert(placed);
            (limits.bonuses < hand.bonuses.len(), Kind::Bonuses)
        }
        Deck::Mission { .. } => {
            hand.missions.insert(placed);
            (limits.missions < hand.missions.len(), Kind::Missions)
        }
        Deck::Weapon => return gain_weapon(game, &mut state.open, seat, placed.card, log),
        Deck::Event => unreachable!("nobody holds events"),
    };
    if over {
        state.open.frames.push(Frame::Excess { seat, kind });
    }
}

/// Draws the top card, if there is one.
pub(crate) fn draw(
    game: &Yedo,
    state: &mut State,
    seat: Seat,
    deck: Deck,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) {
    if let Some(placed) = take_top(game, state, deck, chance, log) {
        take(game, state, seat, deck, placed, log);
    }
}

/// Draws so many, of which one is kept.
pub(crate) fn draw_keep_one(
    game: &Yedo,
    state: &mut State,
    seat: Seat,
    deck: Deck,
    number: u8,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) {
    if number == 1 {
        return draw(game, state, seat, deck, chance, log);
    }
    look(game, state, seat, deck, number, chance, log);
    match state.secret.looked.len() {
        0 => {}
        1 => {
            let placed = state.secret.looked.take_at(0);
            take(game, state, seat, deck, placed, log);
        }
        _ => state.open.frames.push(Frame::Keep { seat, deck }),
    }
}

/// Looks at the top so many, keeps one, lays the others back in an order of choice.
pub(crate) fn look_keep_one(
    game: &Yedo,
    state: &mut State,
    seat: Seat,
    deck: Deck,
    number: u8,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) {
    look(game, state, seat, deck, number, chance, log);
    state.open.frames.push(Frame::KeepTop { seat, deck });
}

/// `yedo.act.foresight`: looks at the top so many and lays them back in an order of choice.
pub(crate) fn foresee(
    game: &Yedo,
    state: &mut State,
    seat: Seat,
    deck: Deck,
    number: u8,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) {
    look(game, state, seat, deck, number, chance, log);
    state.open.frames.push(Frame::Arrange { seat, deck, laid: 0 });
}

fn look(
    game: &Yedo,
    state: &mut State,
    seat: Seat,
    deck: Deck,
    number: u8,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) {
    for _ in 0..number {
        let Some(placed) = take_top(game, state, deck, chance, log) else { break };
        log.tell(Fact::Looked { seat, deck, card: Some(deck.card(placed.card)) });
        // Whoever else knew it cannot tell any more which of these it is.
        state.secret.looked.push(Placed { card: placed.card, known: Known::to(seat) });
    }
}

/// What was looked at and not kept goes under its deck in the order it came, weapons face up on
/// the discard.
pub(crate) fn put_looked_under(
    state: &mut State,
    seat: Seat,
    deck: Deck,
    log: &mut impl Log<Fact>,
) {
    while !state.secret.looked.is_empty() {
        let placed = state.secret.looked.take_at(0);
        put_under(state, seat, deck, placed, log);
    }
}

fn put_under(state: &mut State, seat: Seat, deck: Deck, placed: Placed, log: &mut impl Log<Fact>) {
    let secret = &mut state.secret;
    if deck == Deck::Weapon {
        state.open.weapon_discard[placed.card as usize] += 1;
        log.tell(Fact::WeaponLost { seat, weapon: Weapon::ALL[placed.card as usize] });
        return;
    }
    match deck {
        Deck::Action => secret.actions.under.push(placed),
        Deck::Bonus => secret.bonuses.under.push(placed),
        Deck::Event => secret.events.under.push(placed),
        Deck::Mission { .. } => secret.missions.under.push(placed),
        Deck::Weapon => unreachable!("weapons go to the discard"),
    }
    log.tell(Fact::PutUnder { seat, deck, card: Some(deck.card(placed.card)) });
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
            let colour = game.mission(number).colour;
            for placed in hand.missions.as_mut_slice() {
                if game.mission(placed.card).colour == colour {
                    placed.known = Known::to(seat);
                }
            }
            Deck::Mission { colour }
        }
        Card::Event(_) => unreachable!("nobody holds events"),
    };
    let (Card::Action(number) | Card::Bonus(number) | Card::Mission(number)) = card else {
        unreachable!("weapons and events are dealt with")
    };
    put_under(state, seat, deck, Placed { card: number, known: Known::to(seat) }, log);
}
