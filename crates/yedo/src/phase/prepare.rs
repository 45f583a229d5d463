//! Phase 1: preparation; and how a round ends.
//!
//! `yedo.prep.*`, `yedo.end.when`.

use table::{Chance, Game, Log};

use crate::addon::{specialists, tea_house};
use crate::edition::Annex;
use crate::fact::Fact;
use crate::frame::Frame;
use crate::game::Yedo;
use crate::phase::bid;
use crate::state::{Open, State, Watch};
use crate::{coop, score};

/// `yedo.end.when`: after the agreed rounds, or after the round in which the Shogun dies.
pub(crate) fn end_round(game: &Yedo, state: &mut State, log: &mut impl Log<Fact>) {
    let open = &mut state.open;
    for seat in game.seats().iter() {
        open.homes[seat].staying = 0;
        open.homes[seat].bargain = 0;
    }
    open.pedlars = 0;
    open.watch = Watch::default();
    open.acting = open.order;
    game.end_war(open);
    // `yedo.coop.end`: together the game goes on when the Shogun is dead.
    if open.shogun_dead && game.daimyo().is_none() || open.round == game.setup().rounds {
        log.tell(Fact::Ended);
        open.frames.replace(Frame::Final);
        tea_house::settle_up(game, open, log);
    } else {
        open.frames.replace(Frame::Prepare);
    }
}

/// `yedo.end.score`: when nothing is due any more, the points are counted.
pub(crate) fn end(game: &Yedo, state: &mut State, log: &mut impl Log<Fact>) {
    match game.daimyo() {
        Some(_) => coop::score(game, state, log),
        None => score::score(game, state, log),
    }
    state.open.frames.replace(Frame::Over);
}

/// `yedo.prep.order`: round marker, Church, Kobudo-Ryu, Tea House.
pub(crate) fn prepare(game: &Yedo, open: &mut Open, log: &mut impl Log<Fact>) {
    // `yedo.prep.round`
    open.round += 1;
    log.tell(Fact::RoundBegan { round: open.round });
    // `yedo.patrol.last`, `yedo.coop.rounds`: in the last of the agreed rounds the patrol is off the board.
    if open.round == game.setup().rounds {
        open.patrol = None;
        log.tell(Fact::PatrolLeft);
    }
    let yields = &game.edition.numbers.yields;
    // `yedo.prep.church`
    open.church += u16::from(yields.church);
    log.tell(Fact::Church { mon: open.church });
    // `yedo.prep.dojo`
    for seat in game.in_order(open) {
        if open.homes[seat].annexes.has(Annex::KobudoRyu) {
            let mon = u16::from(yields.kobudo);
            open.homes[seat].mon += mon;
            log.tell(Fact::AnnexPaid { seat, annex: Annex::KobudoRyu, mon });
        }
    }
    // `yedo.coop.errand`: undone, it is lost.
    open.coop.done |= u8::from(game.daimyo().is_some());
    open.frames.replace(Frame::Emperor);
    tea_house::prepare(game, open, log);
}

/// `yedo.prep.order`, when nothing is due any more: the next specialist and the next Emperor card, so
/// that who owes something knows neither yet; and bid markers.
pub(crate) fn emperor(
    game: &Yedo,
    state: &mut State,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) {
    specialists::prepare(&mut state.open, chance, log);
    coop::turn(game, state, chance, log);
    // `yedo.prep.markers`
    bid::begin(game, &mut state.open);
}
