//! The opening position, the starting missions and the favors of the shogun.
//!
//! `yedo.setup.*`.

use table::{BySeat, Chance, Frames, Game, Hearing, Illegal, Log, Sealed, Seat, Seats};

use crate::addon::jesuits::Jesuits;
use crate::addon::specialists::Tokens;
use crate::addon::{clans, jesuits, specialists, tea_house};
use crate::choice::Choice;
use crate::coop::{Coop, EmperorDeck};
use crate::deck::{Cards, Decks, Laid};
use crate::edition::{Colour, Favor};
use crate::fact::Fact;
use crate::frame::{Deck, Frame};
use crate::game::Yedo;
use crate::good::{LaidOut, Offer};
use crate::phase::{bid, event};
use crate::state::{
    BESIDE_MAX, Beside, Bidding, Closed, Hand, Helped, Home, LOCATIONS_MAX, Open, Piece, Secret,
    State, Watch,
};
use crate::{coop, draw, gain, mission, rules};

/// All that happens before anybody is asked (`yedo.setup.sequence`).
pub(crate) fn deal(game: &Yedo, chance: &mut impl Chance, log: &mut impl Log<Fact>) -> State {
    let mut state = table(game, chance);
    lay_weapons(game, &mut state, chance, log);
    shuffle_order(game, &mut state.open, chance, log);
    specialists::deal(game, &mut state.open);
    clans::deal(game, &mut state, chance, log);
    coop::deal(game, &mut state.open);
    if game.setup().dealt {
        deal_missions(game, &mut state, chance, log);
        state.open.frames.push(Frame::Favors { taken: 0 });
    } else {
        state.open.frames.push(Frame::Draft { taken: 0 });
    }
    state
}

/// An empty table: every piece in the box or at home, the decks shuffled.
pub(crate) fn table(game: &Yedo, chance: &mut impl Chance) -> State {
    let numbers = &game.edition.numbers;
    // `yedo.setup.players`
    let home = Home {
        mon: u16::from(numbers.start.mon),
        home: numbers.start.disciples,
        reserve: numbers.start.reserve,
        blackmail: numbers.start.blackmail,
        ..Home::default()
    };
    // `yedo.setup.geishas`
    let mut geishas = [0; 3];
    game.geishas().iter().for_each(|value| geishas[*value as usize - 1] += 1);
    let open =
        Open {
            round: 0,
            order: [0, 1, 2, 3, 4].map(Seat),
            acting: [0, 1, 2, 3, 4].map(Seat),
            frames: Frames::new(),
            on: [Piece::NOBODY; LOCATIONS_MAX],
            beside: [Beside::default(); BESIDE_MAX],
            annexed: BySeat::default(),
            homes: BySeat::from_fn(|seat| {
                if game.seats().has(seat) { home } else { coop::home(game, seat) }
            }),
            patrol: None,
            red: false,
            watch: Watch::default(),
            closed: Closed::default(),
            bidding: Bidding::default(),
            // `yedo.setup.church`
            church: u16::from(numbers.start.church),
            // `yedo.setup.blessings`
            blessings: numbers.start.blessings * game.players(),
            // `yedo.setup.annexes`
            annexes: [game.row().annexes; 4],
            geishas,
            row: [None; crate::state::ROW],
            cheaper: 0,
            weapon_discard: [0; 8],
            favors: (1 << game.edition.favors.len()) - 1,
            event: None,
            past: Cards::NONE,
            completed: Cards::NONE,
            shogun_dead: false,
            jesuits: Jesuits::Away,
            tokens: Tokens::default(),
            tea: tea_house::deal(game),
            again: 0,
            helped: Helped::default(),
            bold: None,
            pedlars: 0,
            offer: Offer::default(),
            coop: Coop::default(),
        };
    // `yedo.setup.decks`, `yedo.setup.shogun`: of the kill-the-Shogun missions one stays.
    let mut missions = game.missions[..4].iter().fold(Cards::NONE, |all, colour| all.and(colour));
    let mut others = game.shogun;
    if let Some(one) = others.draw(&game.shogun, chance) {
        others.iter().for_each(|other| missions.remove(other));
        debug_assert!(missions.has(one), "the one that was drawn stays");
    }
    // `yedo.jesuits.setup`: their arrival comes in later.
    let mut first_events = game.events;
    game.arrival.iter().for_each(|arrival| first_events.remove(*arrival));
    let secret = Secret {
        hands: BySeat::from_fn(|_| Hand::default()),
        missions: Decks::new(missions),
        actions: Decks::new(game.actions),
        bonuses: Decks::new(game.bonuses),
        events: Decks::new(first_events),
        // `yedo.setup.weapons`
        weapon_bag: [numbers.start.weapons_each; 8],
        weapon_top: Laid::default(),
        looked: Laid::default(),
        laid: LaidOut::default(),
        emperor: EmperorDeck { bag: game.emperor_all(), next: None },
        replies: Sealed::ask(Seats::NONE),
    };
    State { open, secret }
}

/// `yedo.setup.weapons`: the spaces at the right are filled.
fn lay_weapons(game: &Yedo, state: &mut State, chance: &mut impl Chance, log: &mut impl Log<Fact>) {
    for space in crate::state::ROW - game.edition.numbers.start.row as usize..crate::state::ROW {
        event::lay_weapon(state, space, chance, log);
    }
    log.tell(Fact::Row { row: state.open.row });
}

/// `yedo.setup.order`: player order is random at first.
fn shuffle_order(game: &Yedo, open: &mut Open, chance: &mut impl Chance, log: &mut impl Log<Fact>) {
    for place in (1..game.players()).rev() {
        let other = chance.below(u32::from(place) + 1) as usize;
        open.order.swap(place as usize, other);
    }
    open.acting = open.order;
    tell_order(game, open, log);
}

/// Who is where in player order.
pub(crate) fn tell_order(game: &Yedo, open: &Open, log: &mut impl Log<Fact>) {
    for (place, seat) in game.in_turn_order(open).enumerate() {
        log.tell(Fact::Placed { seat, place: place as u8 });
    }
}

/// `yedo.setup.missions`: in a first game they are dealt.
fn deal_missions(
    game: &Yedo,
    state: &mut State,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) {
    let start = &game.edition.numbers.start;
    for seat in game.in_order(&state.open) {
        let number = |colour, n: u8| std::iter::repeat_n(colour, n as usize);
        for colour in number(Colour::Green, start.first_game_green)
            .chain(number(Colour::Red, start.first_game_red))
        {
            draw::draw(game, state, seat, Deck::Mission { colour }, chance, log);
        }
    }
}

/// Is another starting mission to be taken?
pub(crate) fn draft_is_over(game: &Yedo, taken: u8) -> bool {
    taken == game.players() * game.edition.numbers.start.missions
}

/// `yedo.setup.missions`: the top card of a deck of choice; one of the four is red or black.
pub(crate) fn draft_check(
    game: &Yedo,
    state: &State,
    seat: Seat,
    choice: Choice,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    let Choice::Deck(colour) = choice else {
        return Err(Illegal::no_answer(rules::SETUP_MISSIONS));
    };
    let there = |colour| !draw::is_empty(game, state, Deck::Mission { colour });
    hearing.hear(rules::SETUP_MISSIONS.needs("deck", u8::from(there(colour)), 1))?;
    let hard = |colour: Colour| matches!(colour, Colour::Red | Colour::Black);
    let own = &state.secret.hands[seat].missions;
    let last = own.len() + 1 == game.edition.numbers.start.missions;
    let has = own.iter().any(|card| hard(game.mission(card).colour));
    let could = there(Colour::Red) || there(Colour::Black);
    // `yedo.coop.setup.missions`: together any combination will do.
    let fits = hard(colour) || !last || has || !could || game.daimyo().is_some();
    hearing.hear(rules::SETUP_MISSIONS.needs("hard-mission", u8::from(fits), 1))
}

/// A starting mission is taken.
pub(crate) fn draft_apply(
    game: &Yedo,
    state: &mut State,
    seat: Seat,
    choice: Choice,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) {
    let (Choice::Deck(colour), Frame::Draft { taken }) = (choice, state.open.frames.top()) else {
        unreachable!("checked: a deck")
    };
    let next = if draft_is_over(game, taken + 1) {
        Frame::Favors { taken: 0 }
    } else {
        Frame::Draft { taken: taken + 1 }
    };
    state.open.frames.replace(next);
    draw::draw(game, state, seat, Deck::Mission { colour }, chance, log);
}

/// Every favor.
pub(crate) fn favor_candidates(game: &Yedo, out: &mut impl FnMut(Choice)) {
    game.edition.favors.iter().for_each(|row| out(Choice::Favor(row.favor)));
}

/// `yedo.setup.favor`: any that is left.
pub(crate) fn favor_check(
    open: &Open,
    choice: Choice,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    let Choice::Favor(favor) = choice else {
        return Err(Illegal::no_answer(rules::SETUP_FAVOR));
    };
    hearing.hear(rules::SETUP_FAVOR.needs("favor", open.favors >> favor as u8 & 1, 1))
}

/// A favor is taken.
pub(crate) fn favor_apply(
    game: &Yedo,
    open: &mut Open,
    seat: Seat,
    choice: Choice,
    log: &mut impl Log<Fact>,
) {
    let (Choice::Favor(favor), Frame::Favors { taken }) = (choice, open.frames.top()) else {
        unreachable!("checked: a favor")
    };
    open.favors &= !(1 << favor as u8);
    open.homes[seat].favor = Some(favor);
    log.tell(Fact::FavorTaken { seat, favor });
    tea_house::come_with(game, open, seat, favor, log);
    open.frames.replace(Frame::Favors { taken: taken + 1 });
    let pays = game.edition.favors.iter().find(|row| row.favor == favor).expect("it was on offer");
    gain::score(open, seat, u16::from(pays.pays.prestige), log);
    gain::earn(open, seat, u16::from(pays.pays.mon), log);
    mission::push_reward(open, seat, pays.pays);
}

/// All have their favor: the patrol is placed (`yedo.setup.patrol`) and round 1 begins.
pub(crate) fn settle(
    game: &Yedo,
    state: &mut State,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) {
    let open = &mut state.open;
    open.red = chance.below(2) == 0;
    log.tell(Fact::PatrolColour { red: open.red });
    let favor = open.homes[open.order[0]].favor.unwrap_or(Favor::Blessing);
    let row = game.edition.favors.iter().find(|row| row.favor == favor);
    let district = row.expect("every favor has a row").patrol;
    open.patrol = Some(district);
    log.tell(Fact::PatrolAt { district });
    tea_house::fill(game, open, chance, log);
    specialists::prepare(open, chance, log);
    jesuits::deal(game, state, chance);
    let open = &mut state.open;
    open.round = 1;
    log.tell(Fact::RoundBegan { round: 1 });
    bid::begin(game, open);
    coop::lay_out(game, state, chance, log);
}
