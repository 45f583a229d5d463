//! How the game goes on by itself until somebody must be asked.

use table::{Chance, Log};

use crate::addon::{clans, specialists, tea_house};
use crate::fact::Fact;
use crate::frame::Frame;
use crate::game::Yedo;
use crate::phase::{activate, asset, assign, bid, buy, event, exchange, patrol, prepare, trade};
use crate::state::State;
use crate::{card, coop, deal, district, draw, effect, limit, mission};

/// Goes on until somebody must be asked.
pub(super) fn settle(
    game: &Yedo,
    state: &mut State,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) {
    while !asks(game, state, chance, log) {}
}

/// Does the game wait for an answer just so? Otherwise it would go on by itself.
pub(crate) fn is_settled(game: &Yedo, state: &State, chance: &mut impl Chance) -> bool {
    let mut world = state.clone();
    asks(game, &mut world, chance, &mut ()) && world == *state
}

/// Does what the top frame does unasked. True if somebody must be asked, or the game is over.
///
/// Within the loop above the compiler would prepare for every frame before it looks at the first:
/// a fifteenth of a random game.
#[inline(never)]
#[expect(clippy::too_many_lines, reason = "each frame, one line")]
fn asks(
    game: &Yedo,
    state: &mut State,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) -> bool {
    let open = &mut state.open;
    match open.frames.top() {
        Frame::Favors { taken } if taken == game.players() => {
            deal::settle(game, state, chance, log);
        }
        Frame::Prepare => prepare::prepare(game, &mut state.open, log),
        Frame::Emperor => prepare::emperor(game, state, chance, log),
        Frame::NextCall { turn } => return bid::settle_next(game, state, turn),
        Frame::Bid { .. } => return bid::settle_bid(game, state, chance, log),
        Frame::Buy { turn } => return buy::settle(game, state, turn),
        Frame::Extra { turn } => return buy::settle_extra(game, state, turn),
        Frame::Moment { moment } => return card::settle_moment(game, state, moment),
        Frame::Played { .. } => card::settle_played(game, state, log),
        Frame::Event => event::begin(game, state, chance, log),
        Frame::EventWorks => event::works(game, open),
        Frame::EventOver => event::over(game, open, chance, log),
        Frame::Assign { turn, idle } => {
            return assign::settle(game, open, (turn, idle), chance, log);
        }
        Frame::Step => patrol::step(game, open, log),
        Frame::Icons => patrol::icons(game, open, log),
        Frame::TurnUp => coop::turn_up(game, state, chance, log),
        Frame::War { seat, left } => return coop::war_settle(open, seat, left, log),
        Frame::Stopped => patrol::stopped(open),
        Frame::Bribe { turn } => return patrol::settle_bribe(game, open, turn),
        Frame::Arrest { turn } => return patrol::settle_arrest(game, open, turn, log),
        Frame::Final => prepare::end(game, state, log),
        Frame::Debt { seat } => return tea_house::settle_debt(game, open, seat, log),
        Frame::Besides { seat, action, price } => {
            let deed = (seat, action, price);
            return district::settle_besides(game, state, deed, chance, log);
        }
        Frame::Recruit { seat, specialist } => {
            specialists::settle_recruit(game, open, seat, specialist, log);
        }
        Frame::Skill { seat, specialist, mon } => {
            specialists::settle_skill(game, open, seat, specialist, mon, log);
        }
        Frame::Trade { turn, idle, time } => {
            return trade::settle(game, state, turn, idle, time);
        }
        Frame::HandOver { me, with } => {
            return exchange::settle(game, state, (me, with), log);
        }
        Frame::Act { turn, idle } => match activate::settle(game, open, (turn, idle), log) {
            Some(asks) => return asks,
            None => prepare::end_round(game, state, log),
        },
        Frame::Active { seat, spot, done } => {
            return activate::settle_second(game, state, seat, spot, done);
        }
        Frame::Return { seat, spot } => activate::end(game, state, seat, spot, log),
        Frame::Give { left: 0, .. } | Frame::GiveUp { left: 0, .. } => {
            open.frames.pop();
        }
        Frame::Excess { seat, kind } => return limit::settle_excess(game, state, seat, kind),
        Frame::Lose { seat, kind, left } => {
            return limit::settle(game, state, seat, kind, left, log);
        }
        Frame::Reward { .. } => mission::settle_reward(game, state, chance, log),
        Frame::Line { .. } => effect::settle_line(game, state, chance, log),
        Frame::ForEach { left, line } => effect::settle_each(game, open, left, line),
        // What came before it in its line may have left nothing to ask for.
        Frame::PickAnnex { seat } => return asset::settle_annex(open, seat),
        Frame::MoveFrom { me } => return effect::settle_move(game, open, me),
        Frame::PickDeck { .. } | Frame::Message { .. } => return draw::settle_pick(game, state),
        Frame::PutBack { seat, deck, left } => {
            return clans::settle_put_back(game, state, seat, deck, left);
        }
        Frame::Arrange { seat, deck, laid } => {
            return draw::settle_arrange(state, seat, deck, laid, log);
        }
        Frame::Nothing
        | Frame::Draft { .. }
        | Frame::Favors { .. }
        | Frame::Egress { .. }
        | Frame::Call { .. }
        | Frame::Open { .. }
        | Frame::PickAsset { .. }
        | Frame::Give { .. }
        | Frame::Keep { .. }
        | Frame::KeepTop { .. }
        | Frame::Either { .. }
        | Frame::May { .. }
        | Frame::Show { .. }
        | Frame::Window { .. }
        | Frame::PickRival { .. }
        | Frame::TakeWeapon { .. }
        | Frame::Exchange { .. }
        | Frame::Direction { .. }
        | Frame::Story { .. }
        | Frame::After { .. }
        | Frame::SendHome { .. }
        | Frame::MoveTo { .. }
        | Frame::Spare { .. }
        | Frame::Hire { .. }
        | Frame::PickAnnexOf { .. }
        | Frame::SwapGive { .. }
        | Frame::SwapTake { .. }
        | Frame::PutUnder { .. }
        | Frame::Offer { .. }
        | Frame::Amount { .. }
        | Frame::Answer { .. }
        | Frame::PickLook { .. }
        | Frame::GiveUp { .. }
        | Frame::LookAny { .. }
        | Frame::IgnoreIcons { .. }
        | Frame::Over => return true,
    }
    false
}
