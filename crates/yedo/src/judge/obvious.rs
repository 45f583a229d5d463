//! What somebody in a hurry would answer, for futures that are only imagined. Nothing here is a rule.
//!
//! Bids up to what a thing is worth, a place where a mission or a good deed waits, a mission when it
//! can be done and else the best deed: seldom wrong, and quick. What is asked seldom, or turns on
//! single cards, deserves a look at each answer.

use table::{First, Seat};

use super::outlook::Outlook;
use super::plan::Plan;
use super::sensible::draft;
use crate::addon::clans;
use crate::choice::{Card, Choice};
use crate::edition::{Annex, District, Effect, Moment, Specialist, Thing, Who};
use crate::frame::{Done, Frame, Kind};
use crate::game::Yedo;
use crate::phase::assign::{self, rest_spots};
use crate::phase::bid::minimum;
use crate::state::{Spot, State};
use crate::{coop, flow, gain, mission};

pub(super) fn obvious(game: &Yedo, state: &State, seat: Seat) -> Option<Choice> {
    let choice = first_thought(game, state, seat)?;
    flow::check(game, state, seat, choice).is_ok().then_some(choice)
}

fn first_thought(game: &Yedo, state: &State, seat: Seat) -> Option<Choice> {
    let outlook = || Outlook::new(game, state, seat);
    match state.open.frames.top() {
        Frame::Draft { .. } => Some(draft(game, state, seat)),
        Frame::Egress { .. } => {
            let outlook = outlook();
            let out = state.open.bidding.egress.max(game.edition.numbers.bidding.egress);
            let part = outlook.mon * i32::from(out) < outlook.other_chance();
            Some(if part { Choice::TakePart } else { Choice::StepOut })
        }
        Frame::Call { .. } => {
            Some(outlook().best_lot().map_or(Choice::Pass, |(_, lot)| Choice::Call(lot)))
        }
        Frame::Open { lot, .. } => Some(Choice::Bid(minimum(game, &state.open, lot) as u8)),
        Frame::Bid { lot, mon, .. } => {
            // Who wins this wins nothing else this round.
            let (outlook, next) = (outlook(), i32::from(mon) + 1);
            let gain = outlook.lot(lot) - outlook.mon * next;
            Some(if outlook.other_chance() < gain { Choice::Bid(mon + 1) } else { Choice::Pass })
        }
        Frame::Buy { .. } if game.daimyo().is_some() => {
            let best = outlook().best_purchase();
            Some(best.map_or(Choice::StepOut, |(_, asset)| Choice::Asset(asset)))
        }
        Frame::Assign { .. } => place(&outlook()),
        Frame::Act { .. } => {
            let outlook = outlook();
            plain_card(&outlook).or_else(|| whom(&outlook))
        }
        Frame::Active { spot, done, .. } => Some(what(&outlook(), spot, done)),
        Frame::Window { moment } => Some(card(&outlook(), moment)),
        Frame::Trade { .. } | Frame::Offer { .. } | Frame::Amount { .. } => {
            Some(outlook().next_in_trade())
        }
        Frame::Keep { deck, .. } | Frame::KeepTop { deck, .. } => {
            let drawn = state.secret.looked.iter().map(|number| deck.card(number));
            best_of(&outlook(), drawn).map(Choice::Keep)
        }
        Frame::Excess { kind, .. } => excess(&outlook(), kind).map(Choice::Discard),
        Frame::PickAnnex { .. } => {
            let outlook = outlook();
            let can = |annex: &Annex| gain::can_build(&state.open, seat, *annex);
            let best = Annex::ALL.into_iter().filter(can).max_by_key(|annex| outlook.annex(*annex));
            best.map(Choice::Annex)
        }
        Frame::Arrange { deck, .. } => {
            state.secret.looked.iter().next().map(|card| Choice::Keep(deck.card(card)))
        }
        _ => None,
    }
}

/// The card that is worth most in hand.
fn best_of(outlook: &Outlook<'_>, cards: impl Iterator<Item = Card>) -> Option<Card> {
    let worth = |card| outlook.in_hand(card).map(|worth| (worth, card));
    Some(cards.filter_map(worth).max_by_key(|(worth, _)| *worth)?.1)
}

/// The card that is worth least in hand. Weapons are not only worth what they would be once more.
fn excess(outlook: &Outlook<'_>, kind: Kind) -> Option<Card> {
    let hand = outlook.hand;
    let worth = |card: &Card| outlook.in_hand(*card);
    match kind {
        Kind::Missions => hand.missions.iter().map(Card::Mission).min_by_key(worth),
        Kind::Actions => hand.actions.iter().map(Card::Action).min_by_key(worth),
        Kind::Bonuses => hand.bonuses.iter().map(Card::Bonus).min_by_key(worth),
        Kind::Weapons | Kind::Annexes | Kind::Disciples => None,
    }
}

/// Where the next disciple goes.
fn place(outlook: &Outlook<'_>) -> Option<Choice> {
    let (game, open, seat) = (outlook.game, outlook.open, outlook.seat);
    let purse = outlook.purse_left();
    let mut best: Option<(i32, Spot)> = None;
    let mut offer = |gain: i32, spot: Option<Spot>| {
        if let Some(spot) = spot
            && best.is_none_or(|(most, _)| most < gain)
        {
            best = Some((gain, spot));
        }
    };
    let may = |spot: &Spot| assign::check_place(game, open, seat, *spot).is_ok();
    let loss = if i32::from(game.edition.numbers.limits.floor) < outlook.disciples {
        outlook.lost_disciple()
    } else {
        0
    };
    for district in District::ALL {
        if outlook.free[district as usize] == 0 {
            continue;
        }
        let risk = outlook.risk[district as usize];
        let first = outlook.present[district as usize] == 0;
        let deed = outlook.best_deed(district, false, first, purse).gain;
        let missions = wanted(outlook, district);
        let gain = (deed + missions) * (100 - risk) / 100 - loss * risk / 100;
        let spots = game.locations(district).filter(|no| !game.location(*no).rest);
        offer(gain, spots.map(Spot::location).find(may));
    }
    let castle = District::Castle as usize;
    let deed = outlook.best_deed(District::Castle, true, true, purse).gain;
    let missions = wanted(outlook, District::Castle);
    let gain = (deed + missions) * (100 - outlook.risk[castle]) / 100;
    offer(gain - loss * outlook.risk[castle] / 100, rest_spots(game).find(may));
    let own = Spot::location(clans::SAILOR);
    offer(outlook.sailor_deed().0, Some(own).filter(may));
    for annex in outlook.annexes().iter() {
        let spot = Spot::annex(seat, annex);
        offer(outlook.annex_deed(annex), Some(spot).filter(may));
    }
    let (_, spot) = best?;
    let home = outlook.home;
    // The errand boy goes where no mission waits, and last.
    let mission = game.district(spot).is_some_and(|district| 0 < wanted(outlook, district));
    if open.coop.boy_home && (!mission || home.n_home() <= home.staying) {
        return Some(Choice::SendBoy(spot));
    }
    // The Ninja goes where others would be arrested, plain disciples before other specialists.
    let danger = game.district(spot).is_some_and(|district| 50 < outlook.risk[district as usize]);
    let first = home.skilled.iter().find(|skill| danger == (*skill == Specialist::Ninja));
    match first.or_else(|| home.skilled.iter().next()) {
        Some(specialist) if home.home == 0 || danger => Some(Choice::Send { spot, specialist }),
        _ => Some(Choice::Assign(spot)),
    }
}

/// What standing there helps all missions and errands.
fn wanted(outlook: &Outlook<'_>, district: District) -> i32 {
    let common = outlook.common[..outlook.n_common].iter().map(|(plan, _)| plan);
    let all = outlook.plans.iter().chain(common);
    all.map(|plan| presence(outlook, plan, district)).sum()
}

/// What standing there helps a mission that could be done this round.
fn presence(outlook: &Outlook<'_>, plan: &Plan, district: District) -> i32 {
    let at = district as usize;
    match plan.lacking {
        Some(lacking) if 0 < lacking && outlook.present[at] < plan.needs.districts[at] => {
            plan.brings.max(0) * 6 / 10 / lacking
        }
        _ => 0,
    }
}

/// A card whose gain is plain is played when there is somebody to activate.
fn plain_card(outlook: &Outlook<'_>) -> Option<Choice> {
    let (game, state, seat) = (outlook.game, outlook.state, outlook.seat);
    let good = |card: &u8| {
        let gain = outlook.plain_use(*card).unwrap_or(0);
        outlook.weights.action < gain && flow::check(game, state, seat, Choice::Play(*card)).is_ok()
    };
    outlook.hand.actions.iter().find(good).map(Choice::Play)
}

/// Who is activated: first who completes a mission, else who has the best to do.
fn whom(outlook: &Outlook<'_>) -> Option<Choice> {
    let mut best: Option<(i32, Spot)> = None;
    for spot in outlook.open.spots(outlook.seat) {
        let gain = match completes(outlook, spot) {
            Some((brings, _)) => 10_000 + brings,
            None => deed(outlook, spot).0 - waited_for(outlook, spot),
        };
        if best.is_none_or(|(most, _)| most < gain) {
            best = Some((gain, spot));
        }
    }
    best.map(|(_, spot)| Choice::Activate(spot))
}

/// Missions that need the disciple there and lack only a thing: somebody else may bring it first.
fn waited_for(outlook: &Outlook<'_>, spot: Spot) -> i32 {
    let Some(district) = outlook.game.district(spot) else { return 0 };
    let waits = |plan: &&Plan| {
        let mut icons = plan.needs.districts.iter().zip(&outlook.present);
        plan.needs.is_in(district)
            && 0 < plan.steps
            && plan.steps <= 15
            && icons.all(|(need, there)| need <= there)
    };
    outlook.plans.iter().filter(waits).map(|plan| plan.brings.max(0) / 3).sum()
}

fn what(outlook: &Outlook<'_>, spot: Spot, done: Done) -> Choice {
    if let Some((_, choice)) = completes(outlook, spot) {
        return choice;
    }
    if done == Done::Nothing { deed(outlook, spot).1 } else { Choice::Pass }
}

fn deed(outlook: &Outlook<'_>, spot: Spot) -> (i32, Choice) {
    match spot.as_annex() {
        Some((_, annex @ (Annex::KobudoRyu | Annex::Chashitsu))) => {
            (outlook.annex_deed(annex), Choice::Use)
        }
        Some(_) => (0, Choice::Pass),
        None => {
            let Some(no) = spot.as_location() else { return (0, Choice::Pass) };
            if no == clans::SAILOR {
                return outlook.sailor_deed();
            }
            let row = outlook.game.location(no);
            let deed = outlook.best_deed(row.district, row.rest, true, i32::from(outlook.home.mon));
            (deed.gain, deed.choice)
        }
    }
}

/// The best mission that activating the disciple there completes.
fn completes(outlook: &Outlook<'_>, spot: Spot) -> Option<(i32, Choice)> {
    let (game, state, seat) = (outlook.game, outlook.state, outlook.seat);
    let mut best: Option<(i32, Choice)> = None;
    for (plan, mission) in outlook.plans.iter().zip(outlook.hand.missions.iter()) {
        if plan.lacking != Some(0) || plan.brings <= 0 {
            continue;
        }
        let can =
            |bonus| mission::check(game, state, seat, spot, mission, bonus, &mut First).is_ok();
        if best.is_none_or(|(most, _)| most < plan.brings) && can(false) {
            let bonus = game.mission(mission).bonus.is_some() && can(true);
            best = Some((plan.brings, Choice::Complete { mission, bonus }));
        }
    }
    for (plan, choice) in &outlook.common[..outlook.n_common] {
        let can = match *choice {
            Choice::Errand(errand) => {
                coop::check(game, state, seat, spot, errand, &mut First).is_ok()
            }
            Choice::Complete { mission, .. } => {
                mission::check(game, state, seat, spot, mission, false, &mut First).is_ok()
            }
            _ => false,
        };
        if can && best.is_none_or(|(most, _)| most < plan.brings) {
            best = Some((plan.brings, *choice));
        }
    }
    best
}

/// Is a card played at this moment? Only against an arrest that hurts.
fn card(outlook: &Outlook<'_>, moment: Moment) -> Choice {
    if !matches!(moment, Moment::Step | Moment::Stop | Moment::Arrest) {
        return Choice::Pass;
    }
    let threatened: i32 = (0..7)
        .filter(|district| 50 < outlook.risk[*district])
        .map(|district| i32::from(outlook.present[district]))
        .sum();
    if threatened == 0 {
        return Choice::Pass;
    }
    let now = outlook.worth();
    // The answer that leaves the seat best off, if it does by more than the card is worth.
    let mut best = (outlook.weights.action, Choice::Pass);
    for card in outlook.hand.actions.iter() {
        if !outlook.game.is_at(outlook.game.action(card).moment, moment) {
            continue;
        }
        let mut then = outlook.state.clone();
        for word in outlook.game.action_effect(card) {
            match *word {
                Effect::Colour => then.open.red = !then.open.red,
                Effect::Stay => then.open.watch.stay = true,
                Effect::Steps(steps) => {
                    (0..steps).for_each(|_| crate::phase::patrol::advance(&mut then.open, &mut ()));
                }
                // Of one disciple, as if of all: seldom are there two in one district.
                Effect::Shield(_) => then.open.watch.safe |= 1 << outlook.seat.0,
                Effect::Gain(Who::Me, Thing::Mon, mon) => {
                    then.open.homes[outlook.seat].mon += u16::from(mon);
                }
                _ => {}
            }
        }
        let gain = Outlook::new(outlook.game, &then, outlook.seat).worth() - now;
        if best.0 < gain {
            best = (gain, Choice::Play(card));
        }
    }
    if best.1 == Choice::Pass && moment == Moment::Arrest && 0 < outlook.home.blackmail {
        let mut then = outlook.state.clone();
        then.open.watch.safe |= 1 << outlook.seat.0;
        then.open.homes[outlook.seat].blackmail -= 1;
        if now < Outlook::new(outlook.game, &then, outlook.seat).worth() {
            return Choice::Blackmail;
        }
    }
    if best.1 == Choice::Pass
        && moment == Moment::Arrest
        && outlook.home.blessing
        && outlook.game.is_blessing_taken(outlook.open)
        && outlook.values().blessing < outlook.lost_disciple()
    {
        return Choice::Pay;
    }
    best.1
}
