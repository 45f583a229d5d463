//! Clan powers: each clan has its own way (`yedo.clan.*`).

use table::{Chance, Game, Hearing, Illegal, Log, Seat};

use crate::addon::specialists;
use crate::choice::Choice;
use crate::edition::{
    Annexes, ClanPower, District, DistrictAction, Location, LocationNo, Specialist,
};
use crate::fact::Fact;
use crate::frame::{Deck, Frame};
use crate::game::Yedo;
use crate::setup::Addons;
use crate::state::{Home, Open, Secret, State};
use crate::{draw, gain, limit, rules};

/// The Good Sailor's own location at the Harbor, behind all that are printed on the board.
pub const SAILOR: LocationNo = LocationNo(30);

/// What it is.
pub(crate) const SAILOR_ROW: Location =
    Location { district: District::Harbor, number: 0, rest: false, players: 0 };

/// Its bit among the locations of a district, if there are clans.
pub(crate) fn own_place(district: District, addons: Addons) -> u32 {
    u32::from(addons.clan_powers && district == District::Harbor) << SAILOR.0
}

impl Home {
    /// Is this its power?
    pub fn is(&self, power: ClanPower) -> bool {
        self.clan == Some(power)
    }
}

/// `yedo.clan.setup`: each player gets one power at random.
pub(crate) fn deal(
    game: &Yedo,
    state: &mut State,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) {
    let addons = game.setup().addons;
    if !addons.clan_powers {
        return;
    }
    let fit = game.edition.clans.iter().filter(|row| game.is_fit(row.fit));
    let mut powers: Vec<ClanPower> = fit.map(|row| row.power).collect();
    for seat in game.in_order(&state.open) {
        let power = powers.remove(chance.below(powers.len() as u32) as usize);
        state.open.homes[seat].clan = Some(power);
        log.tell(Fact::ClanPower { seat, power });
        start(game, &mut state.open, seat, power, log);
    }
}

/// `yedo.clan.start`: the powers that speak of the start.
fn start(game: &Yedo, open: &mut Open, seat: Seat, power: ClanPower, log: &mut impl Log<Fact>) {
    let numbers = &game.edition.numbers.clans;
    match power {
        // `yedo.clan.wealthy`
        ClanPower::Wealthy => {
            let rounds = &game.edition.numbers.start.rounds;
            let at = rounds.iter().position(|rounds| *rounds == game.setup().rounds);
            let mon = at.map_or(numbers.wealthy_coop, |at| numbers.wealthy.0[at]);
            gain::earn(open, seat, u16::from(mon), log);
        }
        // `yedo.clan.hypocrite`
        ClanPower::Hypocrite if game.setup().addons.specialists => {
            specialists::hire(game, open, seat, Specialist::Ninja, log);
        }
        ClanPower::Hypocrite => {
            gain::recruit(open, seat, log);
            gain::earn(open, seat, u16::from(numbers.hypocrite), log);
        }
        ClanPower::Generous | ClanPower::Tenacious | ClanPower::Wise | ClanPower::Sailor => {}
    }
}

/// `yedo.clan.tenacious`: a payment on the board or for a mission, less what this clan does not pay.
pub(crate) fn due(game: &Yedo, open: &Open, seat: Seat, mon: u16) -> u16 {
    let less = if open.homes[seat].is(ClanPower::Tenacious) {
        game.edition.numbers.clans.tenacious
    } else {
        0
    };
    mon.saturating_sub(u16::from(less))
}

/// `yedo.clan.wise`, `yedo.clan.start`: how many cards more this seat draws.
pub(crate) fn more_cards(game: &Yedo, open: &Open, seat: Seat) -> u8 {
    if 0 < open.round && open.homes[seat].is(ClanPower::Wise) {
        game.edition.numbers.clans.wise
    } else {
        0
    }
}

/// `yedo.clan.generous`: the types of annexes that count for this seat's missions, and how many
/// annexes do in all.
pub(crate) fn annexes(game: &Yedo, open: &Open, seat: Seat) -> (Annexes, u8) {
    let own = open.homes[seat].annexes;
    if !open.homes[seat].is(ClanPower::Generous) {
        return (own, own.len());
    }
    let all = game.seats().iter().map(|other| open.homes[other].annexes);
    all.fold((Annexes::NONE, 0), |(types, number), annexes| {
        (types.and(annexes), number + annexes.len())
    })
}

/// `yedo.clan.generous`: points at the end for own annexes.
pub(crate) fn end_points(game: &Yedo, home: &Home) -> u16 {
    if home.is(ClanPower::Generous) {
        u16::from(home.annexes.len() * game.edition.numbers.clans.generous)
    } else {
        0
    }
}

/// `yedo.clan.sailor`: what goods cost and bring, on the own location or elsewhere.
pub(crate) fn goods(game: &Yedo, at: Option<LocationNo>, with: u8) -> (u8, u8) {
    let numbers = &game.edition.numbers;
    let goods =
        if at == Some(SAILOR) { &numbers.clans.sailor_goods } else { &numbers.prices.goods };
    goods[with as usize]
}

/// `yedo.clan.sailor`: may this be done from there? On the own location goods and nothing else of
/// the Harbor.
pub(crate) fn is_done_at(at: LocationNo, action: DistrictAction) -> bool {
    at != SAILOR || action.district() != District::Harbor || action == DistrictAction::Goods
}

/// `yedo.clan.sailor`: is this the clan's own exchange, which nothing closes?
pub(crate) fn stays_open(game: &Yedo, at: Option<LocationNo>, action: DistrictAction) -> bool {
    game.law.sailor_stays_open && at == Some(SAILOR) && action == DistrictAction::Goods
}

/// `yedo.clan.sailor`: Mon from the bank with the Church's.
pub(crate) fn church_more(game: &Yedo, home: &Home) -> u16 {
    if home.is(ClanPower::Sailor) { u16::from(game.edition.numbers.clans.sailor_church) } else { 0 }
}

/// `yedo.clan.wise`: what may be put back: the cards just drawn, and those of that kind in hand.
pub(crate) fn put_back_candidates(
    state: &State,
    seat: Seat,
    deck: Deck,
    out: &mut impl FnMut(Choice),
) {
    state.secret.looked.iter().for_each(|card| out(Choice::Discard(deck.card(card))));
    limit::candidates(state, seat, deck.kind(), out);
}

/// The law of putting back.
pub(crate) fn put_back_check(
    state: &State,
    seat: Seat,
    deck: Deck,
    choice: Choice,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    if !matches!(choice, Choice::Discard(_)) {
        return Err(Illegal::no_answer(rules::CLAN_WISE));
    }
    let mut found = false;
    put_back_candidates(state, seat, deck, &mut |other| found = found || other == choice);
    hearing.hear(rules::CLAN_WISE.needs("yours", u8::from(found), 1))
}

/// A card goes under its deck.
pub(crate) fn put_back_apply(
    game: &Yedo,
    state: &mut State,
    seat: Seat,
    choice: Choice,
    log: &mut impl Log<Fact>,
) {
    let (Choice::Discard(card), Frame::PutBack { deck, left, .. }) =
        (choice, state.open.frames.top())
    else {
        unreachable!("checked: a card")
    };
    state.open.frames.replace(Frame::PutBack { seat, deck, left: left - 1 });
    // Through the hand, and for a card of the hand one of those just drawn comes into it, so that
    // nobody learns from numbers which it was.
    let Secret { looked, hands, .. } = &mut state.secret;
    let drawn = looked.take(card.number());
    if let Some(placed) = drawn.or_else(|| (!looked.is_empty()).then(|| looked.take_at(0))) {
        hands[seat].hold(deck, placed);
    }
    gain::discard(game, state, seat, card, log);
}

/// All that was drawn too many is put back: the rest is taken. True if somebody is asked.
pub(crate) fn settle_put_back(
    game: &Yedo,
    state: &mut State,
    seat: Seat,
    deck: Deck,
    left: u8,
) -> bool {
    if 0 < left {
        return true;
    }
    state.open.frames.pop();
    while !state.secret.looked.is_empty() {
        let placed = state.secret.looked.take_at(0);
        draw::hold(game, state, seat, deck, placed);
    }
    false
}
