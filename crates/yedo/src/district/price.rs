//! What the actions of the districts cost.

use table::Seat;

use super::{By, Deed};
use crate::addon::clans;
use crate::edition::{Annex, DistrictAction};
use crate::game::Yedo;
use crate::state::Open;

/// The Mon an action costs.
pub(crate) fn price(game: &Yedo, open: &Open, seat: Seat, deed: Deed) -> u16 {
    let Deed { by, action, with } = deed;
    let prices = &game.edition.numbers.prices;
    if let By::Besides(mon) = by {
        return clans::due(game, open, seat, u16::from(mon));
    }
    let mon = match action {
        DistrictAction::DrawMission => prices.mission,
        DistrictAction::Audience => prices.audience.0,
        DistrictAction::Recruit => prices.recruit,
        // `yedo.tavern.carpenter`: the Mon on the annexes come on top.
        DistrictAction::Carpenter => prices.annex.saturating_add(open.coop.annex_mon),
        DistrictAction::Goods => clans::goods(game, by.location(), with).0,
        DistrictAction::Geisha if with == 0 => prices.geisha_mon,
        DistrictAction::BuyAction => prices.action,
        DistrictAction::BuyWeapon => {
            // `yedo.annex.kobudo`: market weapons cost less.
            let kobudo = open.homes[seat].annexes.has(Annex::KobudoRyu);
            let less = if kobudo { prices.kobudo_less } else { 0 };
            let less =
                i16::from(less) + i16::from(open.cheaper) + i16::from(open.homes[seat].bargain);
            let price = i16::from(prices.row[with as usize]) - less;
            u8::try_from(price.max(0)).expect("the price of a card and three small numbers")
        }
        DistrictAction::BuyBonus => prices.bonus,
        DistrictAction::Blessing => prices.blessing,
        DistrictAction::Donation => prices.donation.0,
        DistrictAction::Rest
        | DistrictAction::Favour
        | DistrictAction::ForeseeActions
        | DistrictAction::ForeseeWeapons
        | DistrictAction::Church
        | DistrictAction::Jesuits
        | DistrictAction::Geisha
        | DistrictAction::ForeseeBonuses
        | DistrictAction::ForeseeMissions => 0,
    };
    clans::due(game, open, seat, u16::from(mon))
}

/// The prestige points an action costs.
pub(crate) fn prestige_price(game: &Yedo, action: DistrictAction, with: u8) -> u16 {
    let prices = &game.edition.numbers.prices;
    u16::from(match action {
        DistrictAction::Favour => prices.favours[with as usize].0,
        DistrictAction::Geisha if with == 1 => prices.geisha_prestige,
        _ => 0,
    })
}
