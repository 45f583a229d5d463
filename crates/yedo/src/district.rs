//! What a disciple can do in a district: one action of it.
//!
//! `yedo.castle.*` to `yedo.temple.*`.

#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "most actions need nothing of their own, and an answer that is not named is refused"
)]

mod besides;
mod price;

use table::{Chance, Hearing, Illegal, Log, Rule, Seat};

pub(crate) use self::besides::{
    besides_apply, besides_candidates, besides_check, could_besides, settle_besides,
};
pub(crate) use self::price::{prestige_price, price};
use crate::addon::{clans, jesuits::Jesuits, specialists, tea_house};
use crate::choice::Choice;
use crate::edition::{Annex, Colour, DistrictAction, LocationNo, Weapon};
use crate::fact::Fact;
use crate::frame::{Deck, Done};
use crate::game::Yedo;
use crate::phase::activate::go_home;
use crate::phase::asset::check_annex;
use crate::phase::assign::{rest_spots, resting};
use crate::phase::bid::needs_mon;
use crate::state::{Open, ROW, Spot, State};
use crate::{coop, deal, draw, gain, rules};

/// How an action is done.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum By {
    /// By the disciple who stands there.
    Disciple(Spot),
    /// Besides the activation, for so many Mon.
    Besides(u8),
}

/// An action, how it is done and with what.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Deed {
    /// How.
    pub(crate) by: By,
    /// What.
    pub(crate) action: DistrictAction,
    /// A colour, an annex, a space of the row, or which of several prices.
    pub(crate) with: u8,
}

impl By {
    fn location(self) -> Option<LocationNo> {
        match self {
            By::Disciple(spot) => spot.as_location(),
            By::Besides(_) => None,
        }
    }
}

/// Every action of the district, each with all it could be done with.
pub(crate) fn candidates(
    game: &Yedo,
    open: &Open,
    spot: Spot,
    done: Done,
    out: &mut impl FnMut(Choice),
) {
    for action in DistrictAction::ALL {
        if is_of(game, open, spot, done, action) {
            (0..ways(game, action)).for_each(|with| out(Choice::Do { action, with }));
        }
    }
}

/// Is it an action of who stands there? One of the district's, on a rest space only rest; by a card
/// one of a neighbouring district, where nobody rests without a rest space; and the second of two
/// is another one of the same district.
pub(crate) fn is_of(
    game: &Yedo,
    open: &Open,
    spot: Spot,
    done: Done,
    action: DistrictAction,
) -> bool {
    let Some(no) = spot.as_location() else { return false };
    let (row, district) = (game.location(no), action.district());
    let rest = action == DistrictAction::Rest;
    let fits = if open.helped.borrow {
        [row.district.previous(), row.district.next()].contains(&district) && !rest
    } else {
        district == row.district && rest == row.rest && clans::is_done_at(no, action)
    };
    match done {
        Done::Once { action: first } => fits && action != first && district == first.district(),
        Done::Nothing | Done::Missions => fits,
    }
}

/// In how many ways an action can be done.
pub(crate) fn ways(game: &Yedo, action: DistrictAction) -> u8 {
    let prices = &game.edition.numbers.prices;
    match action {
        DistrictAction::DrawMission | DistrictAction::ForeseeMissions => game.n_colours(),
        // `yedo.harbor.jesuits`: in a game without them they never come.
        DistrictAction::Jesuits => game.arrival.map_or(0, |_| game.n_colours()),
        DistrictAction::Favour => prices.favours.len() as u8,
        DistrictAction::Carpenter => Annex::ALL.len() as u8,
        DistrictAction::Goods => prices.goods.len() as u8,
        DistrictAction::Geisha => 2,
        DistrictAction::BuyWeapon => ROW as u8,
        DistrictAction::Recruit => specialists::ways(game.setup().addons),
        DistrictAction::Rest
        | DistrictAction::Audience
        | DistrictAction::ForeseeActions
        | DistrictAction::ForeseeWeapons
        | DistrictAction::Church
        | DistrictAction::BuyAction
        | DistrictAction::BuyBonus
        | DistrictAction::ForeseeBonuses
        | DistrictAction::Blessing
        | DistrictAction::Donation => 1,
    }
}

impl DistrictAction {
    /// The rule it is of.
    pub fn rule(self) -> Rule {
        match self {
            DistrictAction::Rest => rules::CASTLE_REST,
            DistrictAction::DrawMission => rules::CASTLE_MISSION,
            DistrictAction::Audience => rules::CASTLE_AUDIENCE,
            DistrictAction::Recruit => rules::GATES_RECRUIT,
            DistrictAction::Favour => rules::GATES_FAVOUR,
            DistrictAction::ForeseeActions => rules::GATES_FORESIGHT,
            DistrictAction::Carpenter => rules::TAVERN_CARPENTER,
            DistrictAction::ForeseeWeapons => rules::TAVERN_FORESIGHT,
            DistrictAction::Goods => rules::HARBOR_GOODS,
            DistrictAction::Church => rules::HARBOR_CHURCH,
            DistrictAction::Jesuits => rules::HARBOR_JESUITS,
            DistrictAction::Geisha => rules::REDLIGHT_GEISHA,
            DistrictAction::BuyAction => rules::REDLIGHT_CARD,
            DistrictAction::BuyWeapon => rules::MARKET_WEAPON,
            DistrictAction::BuyBonus | DistrictAction::ForeseeBonuses => rules::MARKET_BONUS,
            DistrictAction::Blessing => rules::TEMPLE_BLESSING,
            DistrictAction::ForeseeMissions => rules::TEMPLE_FORESIGHT,
            DistrictAction::Donation => rules::TEMPLE_DONATION,
        }
    }
}

/// The deck an action draws from or looks at.
fn deck(action: DistrictAction, with: u8) -> Option<Deck> {
    match action {
        DistrictAction::DrawMission | DistrictAction::ForeseeMissions => {
            Some(Deck::Mission { colour: Colour::ALL[with as usize] })
        }
        DistrictAction::Jesuits => Some(Deck::Jesuit { colour: Colour::ALL[with as usize] }),
        DistrictAction::ForeseeActions | DistrictAction::BuyAction => Some(Deck::Action),
        DistrictAction::ForeseeBonuses | DistrictAction::BuyBonus => Some(Deck::Bonus),
        DistrictAction::ForeseeWeapons => Some(Deck::Weapon),
        _ => None,
    }
}

/// The law of an action.
pub(crate) fn check(
    game: &Yedo,
    state: &State,
    seat: Seat,
    deed: Deed,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    let Deed { action, with, .. } = deed;
    let (open, rule) = (&state.open, action.rule());
    let home = &open.homes[seat];
    let limits = &game.edition.numbers.limits;
    rule.needs("on-offer", u8::from(with < ways(game, action)), 1)?;
    let prestige = prestige_price(game, action, with);
    // Besides, geishas are had for Mon only.
    let for_mon = prestige == 0 || matches!(deed.by, By::Disciple(_));
    hearing.hear(rule.needs("price-in-mon", u8::from(for_mon), 1))?;
    if !clans::stays_open(game, deed.by.location(), action) {
        // An event forbids it.
        let banned = (open.closed.actions >> action as u32 & 1) as u8;
        hearing.hear(rules::EVENT_CONTENT.allows("action-closed", banned, 0))?;
    }
    if action == DistrictAction::Jesuits {
        let here = u8::from(open.jesuits == Jesuits::Here);
        hearing.hear(rule.needs("jesuits-here", here, 1))?;
    }
    if let Some(deck) = deck(action, with) {
        let key = if deck == Deck::Weapon { "weapons-left" } else { "deck" };
        hearing.hear(rule.needs(key, u8::from(!draw::is_empty(game, state, deck)), 1))?;
    }
    match action {
        DistrictAction::Recruit => specialists::recruit_check(game, open, seat, with, hearing)?,
        DistrictAction::Rest => {
            let changes = u8::from(rest_changes(game, open));
            hearing.hear(rule.needs("behind", changes, 1))?;
        }
        DistrictAction::Carpenter => {
            check_annex(open, seat, Annex::ALL[with as usize], hearing)?;
        }
        DistrictAction::Church => {
            hearing.hear(rule.needs("church", u8::from(0 < open.church), 1))?;
        }
        DistrictAction::Geisha => {
            let own = home.n_geishas();
            hearing.hear(rules::LIMIT_GEISHAS.allows("geishas", own + 1, limits.geishas))?;
            let left: u8 = open.geishas.iter().sum();
            hearing.hear(rule.needs("geishas-left", left, 1))?;
        }
        DistrictAction::BuyWeapon => {
            let there = u8::from(open.row[with as usize].is_some());
            hearing.hear(rule.needs("weapon", there, 1))?;
        }
        DistrictAction::Blessing => {
            let own = u8::from(home.blessing);
            hearing.hear(rules::LIMIT_BLESSING.allows("blessings", own + 1, limits.blessings))?;
            hearing.hear(rule.needs("blessings-left", open.blessings, 1))?;
        }
        _ => {}
    }
    let (own, due) = (home.prestige.cast_signed(), prestige.cast_signed());
    hearing.hear(rules::LIMIT_PP.needs("prestige", own, due))?;
    let mon = price(game, open, seat, deed);
    hearing.hear(needs_mon(rule, open, seat, mon))?;
    match tea_house::toll(game, open, seat, action) {
        Some((_, toll)) => hearing.hear(needs_mon(rules::TEA_CONTENT, open, seat, mon + toll)),
        None => Ok(()),
    }
}

/// What an action does.
pub(crate) fn apply(
    game: &Yedo,
    state: &mut State,
    seat: Seat,
    deed: Deed,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) {
    let Deed { by, action, with } = deed;
    let numbers = &game.edition.numbers;
    let open = &mut state.open;
    tea_house::pay_toll(game, open, seat, action, log);
    gain::pay(open, seat, price(game, open, seat, deed), log);
    gain::lose_prestige(open, seat, prestige_price(game, action, with), log);
    match action {
        DistrictAction::Rest => rest(game, open, log),
        DistrictAction::Audience => {
            gain::score(open, seat, u16::from(numbers.prices.audience.1), log);
        }
        DistrictAction::Recruit => specialists::recruit(game, open, seat, with, log),
        DistrictAction::Favour => {
            gain::earn(open, seat, u16::from(numbers.prices.favours[with as usize].1), log);
        }
        DistrictAction::Carpenter => gain::build(open, seat, Annex::ALL[with as usize], log),
        DistrictAction::Goods => {
            gain::score(open, seat, u16::from(clans::goods(game, by.location(), with).1), log);
        }
        DistrictAction::Church => {
            let mon = std::mem::take(&mut open.church);
            log.tell(Fact::Church { mon: 0 });
            gain::earn(open, seat, mon + clans::church_more(game, &open.homes[seat]), log);
        }
        DistrictAction::Geisha => {
            gain::take_geisha(open, seat, false, log);
        }
        DistrictAction::BuyWeapon => {
            let weapon: Weapon = open.row[with as usize].take().expect("checked: it is there");
            log.tell(Fact::WeaponCleared { space: with, weapon });
            // A fixed price is not lowered, so the bargain is still to come.
            if matches!(by, By::Disciple(_)) {
                open.homes[seat].bargain = 0;
            }
            gain::gain_weapon(game, open, seat, weapon as u8, log);
        }
        DistrictAction::Blessing => gain::bless(game, open, seat, log),
        DistrictAction::Donation => {
            gain::score(open, seat, u16::from(numbers.prices.donation.1), log);
        }
        DistrictAction::DrawMission
        | DistrictAction::Jesuits
        | DistrictAction::BuyAction
        | DistrictAction::BuyBonus => {
            let deck = deck(action, with).expect("these draw from a deck");
            draw::draw(game, state, seat, deck, chance, log);
        }
        DistrictAction::ForeseeActions
        | DistrictAction::ForeseeWeapons
        | DistrictAction::ForeseeBonuses
        | DistrictAction::ForeseeMissions => {
            let deck = deck(action, with).expect("these look at a deck");
            let number = specialists::foresight(game, &state.open, by);
            draw::foresee(game, state, seat, deck, number, chance, log);
        }
    }
}

/// `yedo.castle.rest`: the owners of all rest spaces still held come to the front in the order of
/// the spaces, the others follow as they were, and all these disciples go home.
pub(crate) fn rest(game: &Yedo, open: &mut Open, log: &mut impl Log<Fact>) {
    let was_first = game.interferes(open);
    let rests = resting(game, open).any(|seat| game.daimyo() == Some(seat));
    let order = rested(game, open);
    open.order[..order.len()].copy_from_slice(&order);
    deal::tell_order(game, open, log);
    for spot in rest_spots(game) {
        go_home(open, spot, log);
    }
    coop::first_again(game, open, was_first && rests, log);
}

fn rested(game: &Yedo, open: &Open) -> Vec<Seat> {
    let first: Vec<Seat> = resting(game, open).collect();
    let others = game.in_turn_order(open).filter(|seat| !first.contains(seat));
    first.iter().copied().chain(others).collect()
}

/// Who alone rests and is first already rests for nothing.
fn rest_changes(game: &Yedo, open: &Open) -> bool {
    1 < resting(game, open).count()
        || rested(game, open) != game.in_turn_order(open).collect::<Vec<_>>()
}

/// How the notation calls what an action is done with.
pub(crate) fn with_id(game: &Yedo, action: DistrictAction, with: u8) -> Option<&'static str> {
    match action {
        DistrictAction::DrawMission | DistrictAction::ForeseeMissions | DistrictAction::Jesuits => {
            Colour::ALL.get(with as usize).map(|colour| colour.id())
        }
        DistrictAction::Carpenter => Annex::ALL.get(with as usize).map(|annex| annex.id()),
        DistrictAction::Geisha => ["mon", "prestige"].get(with as usize).copied(),
        DistrictAction::Recruit if ways(game, action) == 1 => None,
        DistrictAction::Favour
        | DistrictAction::Goods
        | DistrictAction::BuyWeapon
        | DistrictAction::Recruit => ["1", "2", "3", "4", "5"].get(with as usize).copied(),
        _ => None,
    }
}
