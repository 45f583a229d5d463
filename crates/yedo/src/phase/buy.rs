//! Assets bought without an auction, and what the bank pays of a price.
//!
//! `yedo.cards.no-auction`, `yedo.coop.buy`, "The second purse", "Silent partner".

use table::{Chance, First, Hearing, Illegal, Log, Rule, Seat};

use crate::choice::Choice;
use crate::edition::{Asset, Effect};
use crate::fact::Fact;
use crate::frame::{Frame, Lot};
use crate::game::Yedo;
use crate::phase::asset::{could_take, reward};
use crate::phase::bid::{self, minimum, needs_mon, takes_part};
use crate::state::{ASSETS, Bidding, Open, State};
use crate::{card, coop, gain, rules};

/// `yedo.cards.no-auction`: passes over who takes no part or can buy nothing. True if somebody is
/// asked.
pub(crate) fn settle(game: &Yedo, state: &mut State, turn: u8) -> bool {
    if turn == game.turns() {
        state.open.frames.replace(Frame::Extra { turn: 0 });
        return false;
    }
    let seat = state.open.order[turn as usize];
    // `yedo.coop.buy`: whoever buys nothing takes some Mon, and has to say so.
    let together = game.daimyo().is_some();
    let asked = takes_part(&state.open, seat) && (together || could_buy(game, state, seat));
    if !asked {
        state.open.frames.replace(Frame::Buy { turn: turn + 1 });
    }
    asked
}

/// When the auctions are over: passes over who has no second purse or can buy nothing. True if
/// somebody is asked.
pub(crate) fn settle_extra(game: &Yedo, state: &mut State, turn: u8) -> bool {
    let open = &mut state.open;
    if turn == game.turns() {
        open.bidding = Bidding::default();
        open.frames.replace(Frame::Event);
        return false;
    }
    let seat = open.order[turn as usize];
    let asked = open.bidding.purses >> seat.0 & 1 == 1 && could_buy(game, state, seat);
    if !asked {
        state.open.frames.replace(Frame::Extra { turn: turn + 1 });
    }
    asked
}

fn could_buy(game: &Yedo, state: &State, seat: Seat) -> bool {
    let can = |asset| check(game, state, seat, Choice::Asset(asset), &mut First).is_ok();
    ASSETS.into_iter().any(can)
}

/// What an asset costs without an auction: what the Emperor says, or its minimum, or its group's where
/// groups are auctioned; together nothing ever is.
fn plain_price(game: &Yedo, open: &Open, asset: Asset) -> u16 {
    let lot = if game.row().single_assets || game.daimyo().is_some() {
        Lot::Asset { asset }
    } else {
        Lot::Group { group: asset.group() }
    };
    // `yedo.cards.no-auction`: together the Emperor's prices and the interference are ignored.
    let emperor = coop::price(game, open, asset).filter(|_| !open.bidding.no_auction);
    // `yedo.coop.prices`: the Mon on the annexes always count.
    let more = if asset == Asset::Annex { open.coop.annex_mon } else { 0 };
    emperor.unwrap_or_else(|| minimum(game, open, lot)) + u16::from(more)
}

/// Something that is put up for auction, or sold where there is no auction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PutUp {
    /// What.
    pub lot: Lot,
    /// The least that is bid for it, or its price.
    pub mon: u16,
    /// It can be had no more this round.
    pub gone: bool,
}

impl Yedo {
    /// What an asset costs now without an auction.
    pub fn asset_price(&self, open: &Open, asset: Asset) -> u16 {
        plain_price(self, open, asset)
    }

    /// Are assets sold for a price in this phase, and not auctioned?
    pub fn sells(&self, open: &Open) -> bool {
        let phase = open.frames.as_slice().first();
        matches!(phase, Some(Frame::Buy { .. } | Frame::Extra { .. }))
    }

    /// Everything that is put up or sold in the bidding phase.
    pub fn put_up(&self, open: &Open) -> Vec<PutUp> {
        if self.sells(open) {
            let sold = |asset| PutUp {
                lot: Lot::Asset { asset },
                mon: plain_price(self, open, asset),
                gone: is_taken(self, open, asset),
            };
            return ASSETS.into_iter().map(sold).collect();
        }
        let auctioned =
            |lot| PutUp { lot, mon: minimum(self, open, lot), gone: open.is_auctioned(lot) };
        bid::lots(self).map(auctioned).collect()
    }
}

/// `yedo.coop.buy`: each kind once a round. A second purse buys what nobody took.
fn is_taken(game: &Yedo, open: &Open, asset: Asset) -> bool {
    let extra = matches!(open.frames.as_slice().first(), Some(Frame::Extra { .. }));
    let once = extra || game.daimyo().is_some() && !open.bidding.no_auction;
    once && open.bidding.taken >> asset as u8 & 1 == 1
}

/// Is a turn of the bidding phase one of those in which everybody buys?
fn is_buying(game: &Yedo, open: &Open) -> bool {
    game.daimyo().is_some() && matches!(open.frames.top(), Frame::Buy { .. })
}

/// Nothing, or any asset.
pub(crate) fn candidates(game: &Yedo, open: &Open, out: &mut impl FnMut(Choice)) {
    out(if is_buying(game, open) { Choice::StepOut } else { Choice::Pass });
    for asset in ASSETS {
        out(Choice::Asset(asset));
    }
}

/// The rule by which an asset is bought now: that of a card, or the one for playing together.
fn rule(game: &Yedo, open: &Open) -> Rule {
    match open.frames.top() {
        Frame::Extra { .. } => rules::CARDS_CONTENT,
        _ if game.daimyo().is_some() && !open.bidding.no_auction => rules::COOP_BUY,
        _ => rules::CARDS_NO_AUCTION,
    }
}

/// The law of buying without an auction.
pub(crate) fn check(
    game: &Yedo,
    state: &State,
    seat: Seat,
    choice: Choice,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    let open = &state.open;
    let (buying, rule) = (is_buying(game, open), rule(game, open));
    match choice {
        Choice::StepOut if buying => Ok(()),
        Choice::Pass if !buying => Ok(()),
        Choice::Asset(asset) => {
            let taken = u8::from(is_taken(game, open, asset));
            hearing.hear(rule.allows("asset-taken", taken, 0))?;
            let could = could_take(game, state, seat, asset);
            hearing.hear(rules::BID_MAY.needs("could-take", u8::from(could), 1))?;
            let mon = plain_price(game, open, asset);
            let emperor = game.daimyo().is_some() && !open.bidding.no_auction;
            let rule = if emperor { rules::COOP_PRICES } else { rule };
            hearing.hear(needs_mon(rule, open, seat, mon))
        }
        _ => Err(Illegal::no_answer(rule)),
    }
}

/// Buys one asset with the auction's reward, or none.
pub(crate) fn apply(
    game: &Yedo,
    state: &mut State,
    seat: Seat,
    choice: Choice,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) {
    match state.open.frames.top_mut() {
        Frame::Buy { turn } | Frame::Extra { turn } => *turn += 1,
        frame => unreachable!("no asset is sold at {frame:?}"),
    }
    if choice == Choice::StepOut {
        bid::step_out(game, &mut state.open, seat, log);
    }
    state.open.bidding.broker = 0;
    let Choice::Asset(asset) = choice else { return pay(game, state, None, log) };
    let mon = plain_price(game, &state.open, asset);
    log.tell(Fact::Bought { seat, asset, mon });
    pay(game, state, Some((seat, mon)), log);
    reward(game, state, seat, asset, chance, log);
}

/// Somebody pays a bid or a price, or nobody does. A card that lies there for it goes under the
/// deck and the bank pays a part; if it lies there for somebody else it returns to hand.
pub(crate) fn pay(
    game: &Yedo,
    state: &mut State,
    price: Option<(Seat, u16)>,
    log: &mut impl Log<Fact>,
) {
    let partner = state.open.bidding.partner.take();
    let (mine, other) = match (partner, price) {
        (Some(partner), Some((seat, _))) if partner.seat == seat => (Some(partner.card), None),
        _ => (None, partner),
    };
    if let Some(partner) = other {
        card::take_back(game, state, partner.seat, partner.card, log);
    }
    let Some((seat, mon)) = price else { return };
    state.open.bidding.paid = mon as u8;
    let rebate = mine.map_or(0, |card| rebate(game, card)).min(mon);
    if let Some(card) = mine {
        card::lay_under(game, state, seat, card);
        log.tell(Fact::BankPaid { seat, mon: rebate });
    }
    gain::pay(&mut state.open, seat, mon - rebate, log);
}

fn rebate(game: &Yedo, card: u8) -> u16 {
    let row = game.action(card);
    let mon = game.said(row.effect, row.coop).iter().find_map(|word| match *word {
        Effect::Rebate(mon) => Some(u16::from(mon)),
        _ => None,
    });
    mon.expect("only such cards lie there")
}
