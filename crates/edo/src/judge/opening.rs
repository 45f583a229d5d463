//! With which package to begin. Nothing here is a rule.
//!
//! In the first round goods are worth something else than later. With temples, rice and stone are what
//! is missing: two wood alone tempt into a temple before there is a house. Found by self-play.

use crate::choice::Choice;
use crate::game::Edo;
use crate::judge::tiers;
use crate::state::Open;

/// What is begun with: the package whose goods bring most, where that is known better than by
/// [`super::passing`].
pub(super) fn package(game: &Edo, open: &Open) -> Option<Choice> {
    if !game.setup().addons.jiin {
        return None;
    }
    let worth = |package: &u8| -> i32 {
        let goods = game.edition.packages[*package as usize].goods;
        let [rice, wood, stone] = game.weights.opening_with_temples;
        tiers(i32::from(goods.rice), 1, rice)
            + tiers(i32::from(goods.wood), 1, wood)
            + tiers(i32::from(goods.stone), 1, stone)
    };
    let free = (0..game.edition.packages.len() as u8).filter(|at| open.packages >> at & 1 == 1);
    // Of equals the first, as in every list.
    free.rev().max_by_key(worth).map(Choice::Package)
}
