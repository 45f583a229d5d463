//! What happened, as a sentence for the log.

use edo::board::Space;
use edo::fact::{End, Fact};
use table::Seat;

use super::EdoWords;
use crate::Value;

/// The sentence that tells a fact.
#[expect(clippy::too_many_lines, reason = "one arm per fact, each a sentence")]
pub(super) fn fact(talk: &EdoWords<'_>, fact: Fact) -> String {
    let say = |key: &str, args: &[(&str, Value<'_>)]| talk.words.text(key, args);
    let at = |space: Space| Value::from(talk.space(space));
    let who = |seat: Seat| ("seat", Value::from(talk.seat(seat)));
    // People count columns, sites, ranks and cards from 1; 0 is left for what is not on the board.
    let column = |column: Option<u8>| ("column", column.map_or(0, |it| it + 1).into());
    match fact {
        Fact::Covered { space } => say("fact-covered", &[("space", at(space))]),
        Fact::ProfitLaid { city, tile } => {
            say("fact-profit-laid", &[("city", at(city)), ("profit", talk.profit(tile).into())])
        }
        Fact::MerchantCard { card } => {
            say("fact-merchant-card", &[("offers", talk.merchant(card).into())])
        }
        Fact::MerchantNext { card } => {
            say("fact-merchant-next", &[("offers", talk.merchant(card).into())])
        }
        Fact::SpecialShown { card } => {
            let price = talk.card_row(card).map_or(0, |row| row.price);
            let args = [
                ("card", talk.card(card).into()),
                ("ryo", price.into()),
                ("edges", talk.edges(card).into()),
            ];
            say("fact-special-shown", &args)
        }
        Fact::StartPlayer { seat } => say("fact-start-player", &[who(seat)]),
        Fact::DemandShown { demand, column: shown } => {
            let cost = talk.demand_row(demand).map_or_else(String::new, |it| talk.cost(it.cost));
            let args =
                [column(shown), ("demand", talk.demand(demand).into()), ("cost", cost.into())];
            say("fact-demand-shown", &args)
        }
        Fact::PrivilegeShown { privilege, column: shown } => {
            let args = [column(shown), ("privilege", talk.privilege(privilege).into())];
            say("fact-privilege-shown", &args)
        }
        Fact::BystanderPlaced { space } => say("fact-bystander-placed", &[("space", at(space))]),
        Fact::RoninPlaced { space } => say("fact-ronin-placed", &[("space", at(space))]),
        Fact::PackageTaken { seat, package } => {
            say("fact-package-taken", &[who(seat), ("goods", talk.package(package).into())])
        }
        Fact::Started { seat, city } => say("fact-started", &[who(seat), ("city", at(city))]),
        Fact::RoundBegan { round } => say("fact-round-began", &[("round", round.into())]),
        Fact::RoninSelected { seat, from } => {
            say("fact-ronin-selected", &[who(seat), ("from", at(from))])
        }
        Fact::TileDrawn { seat, tile } => {
            say("fact-tile-drawn", &[who(seat), ("tile", talk.tile(tile).into())])
        }
        Fact::TileSetAside { tile } => {
            say("fact-tile-set-aside", &[("tile", talk.tile(tile).into())])
        }
        Fact::RoninMoved { from, to } => {
            say("fact-ronin-moved", &[("from", at(from)), ("to", at(to))])
        }
        Fact::PlanSealed { seat, plan: None } => say("fact-plan-sealed", &[who(seat)]),
        Fact::PlanSealed { seat, plan: Some(plan) } => {
            say("fact-plan-sealed-own", &[who(seat), ("plan", talk.plan(plan).into())])
        }
        Fact::PlanOpened { seat, plan } => {
            say("fact-plan-opened", &[who(seat), ("plan", talk.plan(plan).into())])
        }
        Fact::SupportUsed { seat } => say("fact-support-used", &[who(seat)]),
        Fact::CardBegan { seat, slot: _, card, action, officials } => {
            let args = [
                who(seat),
                ("action", talk.action(action).into()),
                ("card", talk.card(card).into()),
                ("officials", officials.into()),
            ];
            say("fact-card-began", &args)
        }
        Fact::SamuraiMoved { seat, from, to, ryo } => {
            let args = [who(seat), ("from", at(from)), ("to", at(to)), ("ryo", ryo.into())];
            say("fact-samurai-moved", &args)
        }
        Fact::MerchantMoved { seat, from, to, ryo } => {
            let args = [who(seat), ("from", at(from)), ("to", at(to)), ("ryo", ryo.into())];
            say("fact-merchant-moved", &args)
        }
        Fact::Paid { seat, cost } => {
            say("fact-paid", &[who(seat), ("cost", talk.cost(cost).into())])
        }
        Fact::Took { seat, good, number } => {
            say("fact-took", &[who(seat), ("goods", talk.goods(good, number).into())])
        }
        Fact::Earned { seat, ryo } => say("fact-earned", &[who(seat), ("ryo", ryo.into())]),
        Fact::Worked { seat, at: space, good, number } => {
            let goods = talk.goods(good, number);
            say("fact-worked", &[who(seat), ("at", at(space)), ("goods", goods.into())])
        }
        Fact::Recruited { seat } => say("fact-recruited", &[who(seat)]),
        Fact::Posted { seat, at: post } => say("fact-posted", &[who(seat), ("at", at(post))]),
        Fact::Marched { seat, from, to } => {
            say("fact-marched", &[who(seat), ("from", at(from)), ("to", at(to))])
        }
        Fact::Joined { seat, from, to, ryo } => {
            let args = [who(seat), ("from", at(from)), ("to", at(to)), ("ryo", ryo.into())];
            say("fact-joined", &args)
        }
        Fact::Dispersed { seat, at: space, ronin } => {
            say("fact-dispersed", &[who(seat), ("at", at(space)), ("ronin", ronin.into())])
        }
        Fact::TokensTaken { seat, number } => {
            say("fact-tokens-taken", &[who(seat), ("number", number.into())])
        }
        Fact::Bought { seat, good, number, ryo } => {
            let goods = talk.goods(good, number);
            say("fact-bought", &[who(seat), ("goods", goods.into()), ("ryo", ryo.into())])
        }
        Fact::Scored { seat, points } => {
            say("fact-scored", &[who(seat), ("points", points.into())])
        }
        Fact::Built { seat, city, building, site } => {
            let args = [
                who(seat),
                ("building", building.id().into()),
                ("city", at(city)),
                ("site", (site + 1).into()),
            ];
            say("fact-built", &args)
        }
        Fact::TempleBuilt { seat, at: space } => {
            say("fact-temple-built", &[who(seat), ("at", at(space))])
        }
        Fact::SpecialTaken { seat, card } => {
            let args =
                [who(seat), ("card", talk.card(card).into()), ("edges", talk.edges(card).into())];
            say("fact-special-taken", &args)
        }
        Fact::DemandMet { seat, column: met, demand } => {
            let args = [who(seat), column(Some(met)), ("demand", talk.demand(demand).into())];
            say("fact-demand-met", &args)
        }
        Fact::PrivilegeGranted { seat, privilege } => {
            let privilege = talk.privilege(privilege);
            say("fact-privilege-granted", &[who(seat), ("privilege", privilege.into())])
        }
        Fact::PrivilegeUsed { seat, privilege } => {
            let privilege = talk.privilege(privilege);
            say("fact-privilege-used", &[who(seat), ("privilege", privilege.into())])
        }
        Fact::Returned { seat, good } => {
            say("fact-returned", &[who(seat), ("goods", talk.goods(good, 1_u8).into())])
        }
        Fact::CardDone { seat, slot } => {
            say("fact-card-done", &[who(seat), ("slot", (slot + 1).into())])
        }
        Fact::Recalled { seat, from } => say("fact-recalled", &[who(seat), ("from", at(from))]),
        Fact::WagesPaid { seat, rice } => {
            say("fact-wages-paid", &[who(seat), ("rice", rice.into())])
        }
        Fact::IncomeEarned { seat, city, rank, ryo } => {
            let args =
                [who(seat), ("city", at(city)), ("rank", (rank + 1).into()), ("ryo", ryo.into())];
            say("fact-income-earned", &args)
        }
        Fact::OfficialsHome { seat, number } => {
            say("fact-officials-home", &[who(seat), ("number", number.into())])
        }
        Fact::Ended { reason: End::Points } => say("fact-ended-points", &[]),
        Fact::Ended { reason: End::Merchants } => say("fact-ended-merchants", &[]),
        Fact::FinalScored { seat, ryo, samurai, tokens } => {
            let args = [
                who(seat),
                ("ryo", ryo.into()),
                ("samurai", samurai.into()),
                ("tokens", tokens.into()),
            ];
            say("fact-final-scored", &args)
        }
    }
}
