//! What is bid for: who could take it, and what it brings.
//!
//! `yedo.bid.may`, `yedo.bid.reward.*`.

use table::{Chance, Hearing, Illegal, Log, Seat};

use crate::addon::specialists;
use crate::choice::Choice;
use crate::edition::{Annex, Asset, BidGroup, Colour};
use crate::fact::Fact;
use crate::frame::{Deck, Frame, Lot};
use crate::game::Yedo;
use crate::state::{ASSETS, Open, State};
use crate::{draw, gain, rules};

/// `yedo.bid.may`: could this seat take the asset?
pub(crate) fn could_take(game: &Yedo, state: &State, seat: Seat, asset: Asset) -> bool {
    match asset {
        Asset::Action => !draw::is_empty(game, state, Deck::Action),
        Asset::Bonus => !draw::is_empty(game, state, Deck::Bonus),
        Asset::Weapon => !draw::is_empty(game, state, Deck::Weapon),
        // `yedo.bid.reward.annex`: there are always the points.
        Asset::Annex => true,
        Asset::Geisha => gain::can_take_geisha(game, &state.open, seat),
        Asset::Disciple => specialists::could_join(game, &state.open, seat),
        Asset::Mission => Colour::ALL
            .into_iter()
            .any(|colour| !draw::is_empty(game, state, Deck::Mission { colour })),
    }
}

pub(crate) fn could_take_any(game: &Yedo, state: &State, seat: Seat, lot: Lot) -> bool {
    match lot {
        Lot::Asset { asset } => could_take(game, state, seat, asset),
        Lot::Group { group } => assets(group).any(|asset| could_take(game, state, seat, asset)),
    }
}

/// The assets of a group.
pub(crate) fn assets(group: BidGroup) -> impl Iterator<Item = Asset> {
    ASSETS.into_iter().filter(move |asset| asset.group() == group)
}

/// `yedo.bid.reward.*`: what an asset brings.
pub(crate) fn reward(
    game: &Yedo,
    state: &mut State,
    seat: Seat,
    asset: Asset,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) {
    let numbers = &game.edition.numbers.bidding;
    log.tell(Fact::AssetPicked { seat, asset });
    state.open.bidding.taken |= 1 << asset as u8;
    match asset {
        Asset::Action => {
            draw::draw_keep_one(game, state, seat, Deck::Action, numbers.draw, chance, log);
        }
        Asset::Bonus => {
            draw::draw_keep_one(game, state, seat, Deck::Bonus, numbers.draw, chance, log);
        }
        Asset::Weapon => {
            draw::draw_keep_one(game, state, seat, Deck::Weapon, numbers.draw, chance, log);
        }
        Asset::Annex => {
            gain::score(&mut state.open, seat, u16::from(numbers.annex_prestige), log);
            if Annex::ALL.into_iter().any(|annex| gain::can_build(&state.open, seat, annex)) {
                state.open.frames.push(Frame::PickAnnex { seat });
            }
        }
        Asset::Geisha => {
            // `yedo.bid.reward.geisha`: the best, with points for her value.
            let value = gain::take_geisha(&mut state.open, seat, true, log);
            gain::score(&mut state.open, seat, u16::from(value), log);
        }
        Asset::Disciple => specialists::join(game, &mut state.open, seat, log),
        Asset::Mission => {
            state.open.frames.push(Frame::PickDeck { seat, draw: numbers.draw });
        }
    }
}

/// The assets of a group.
pub(crate) fn asset_candidates(group: BidGroup, out: &mut impl FnMut(Choice)) {
    assets(group).for_each(|asset| out(Choice::Asset(asset)));
}

/// The law of picking an asset of a group.
pub(crate) fn asset_check(
    game: &Yedo,
    state: &State,
    seat: Seat,
    group: BidGroup,
    choice: Choice,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    let Choice::Asset(asset) = choice else {
        return Err(Illegal::no_answer(rules::BID_GROUPS));
    };
    let of_group = u8::from(asset.group() == group);
    hearing.hear(rules::BID_GROUPS.needs("of-the-group", of_group, 1))?;
    let could = could_take(game, state, seat, asset);
    hearing.hear(rules::BID_MAY.needs("could-take", u8::from(could), 1))
}

/// The asset comes with what it brings.
pub(crate) fn asset_apply(
    game: &Yedo,
    state: &mut State,
    seat: Seat,
    choice: Choice,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) {
    let Choice::Asset(asset) = choice else { unreachable!("checked: an asset") };
    state.open.frames.pop();
    reward(game, state, seat, asset, chance, log);
}

/// Every annex.
pub(crate) fn annex_candidates(out: &mut impl FnMut(Choice)) {
    for annex in Annex::ALL {
        out(Choice::Annex(annex));
    }
}

/// `yedo.bid.reward.annex`: the law of picking an annex.
pub(crate) fn annex_check(
    open: &Open,
    seat: Seat,
    choice: Choice,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    let Choice::Annex(annex) = choice else {
        return Err(Illegal::no_answer(rules::BID_REWARD_ANNEX));
    };
    check_annex(open, seat, annex, hearing)
}

/// The annex is built.
pub(crate) fn annex_apply(open: &mut Open, seat: Seat, choice: Choice, log: &mut impl Log<Fact>) {
    let Choice::Annex(annex) = choice else { unreachable!("checked: an annex") };
    open.frames.pop();
    gain::build(open, seat, annex, log);
}

/// Where no annex can be had any more there is nothing to pick. True if somebody is asked.
pub(crate) fn settle_annex(open: &mut Open, seat: Seat) -> bool {
    let some = Annex::ALL.into_iter().any(|annex| gain::can_build(open, seat, annex));
    if !some {
        open.frames.pop();
    }
    some
}

/// `yedo.limit.annexes`: a type owned or sold out cannot be had.
pub(crate) fn check_annex(
    open: &Open,
    seat: Seat,
    annex: Annex,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    let owned = u8::from(open.homes[seat].annexes.has(annex));
    hearing.hear(rules::LIMIT_ANNEXES.allows("annex-owned", owned, 0))?;
    let left = open.annexes[annex as usize];
    hearing.hear(rules::LIMIT_ANNEXES.needs("annexes-left", left, 1))
}
