//! "What if": the same position with what a refusal says is missing supplied.
//!
//! This is how a refusal is held to its word: with its need met it must not come again. Pieces may
//! come from nowhere here; nothing of this is ever played on.

use table::{Illegal, Lack, Seat};

use crate::board::{BySpace, Space};
use crate::choice::{Choice, Stall};
use crate::edition::{Good, Privilege, Wish};
use crate::frame::{Frame, Offers};
use crate::game::Edo;
use crate::state::{Building, Built, Home, Open, State};

pub(crate) fn supply(
    game: &Edo,
    state: &State,
    seat: Seat,
    choice: Choice,
    refused: Illegal,
) -> Option<State> {
    let Lack { what, have, need } = refused.lack?;
    let lack = Missing { what, more: need.abs_diff(have) as u8, need: need.unsigned_abs() };
    let mut state = state.clone();
    let home = &mut state.open.homes[seat];
    let done = in_hand(home, choice, lack)
        || on_the_map(game, &mut state.open, seat, choice, lack)
        || in_turn(game, &mut state, seat, choice, lack);
    done.then_some(state)
}

/// What stays as it is at this question.
const FIXED: [&str; 8] = [
    "edo",
    "ground",
    "action",
    "uncovered",
    "another-space",
    "house",
    "good-shown",
    "whole-exchange",
];

/// A place that is Edo, covered or no ground for this, and a card of another action, stay what they
/// are; so do where somebody sets out, what is built, what a token shows, and what was traded already.
pub(crate) fn is_fixed(refused: Illegal) -> bool {
    refused.lack.is_some_and(|lack| FIXED.contains(&lack.what))
}

/// What is missing, how much more of it, or to how much it must come.
#[derive(Clone, Copy)]
struct Missing {
    what: &'static str,
    more: u8,
    need: u16,
}

/// What a seat holds.
fn in_hand(home: &mut Home, choice: Choice, lack: Missing) -> bool {
    let need = lack.need as u8;
    match lack.what {
        "goods-most" => home.purse.goods = [need, 0, 0],
        "ryo" => home.purse.ryo.0 = lack.need,
        "rice" => home.purse.goods[Good::Rice as usize] = need,
        "wood" => home.purse.goods[Good::Wood as usize] = need,
        "stone" => home.purse.goods[Good::Stone as usize] = need,
        "officials" => home.officials += lack.more,
        "houses" => home.houses = need,
        "trading-posts" => home.trading_posts = need,
        "temples" => home.temples = need,
        "privilege" if matches!(choice, Choice::Work { .. }) => {
            for good in Good::ALL {
                home.privileges[Privilege::full(good)] = need;
            }
        }
        "privilege" => home.privileges[privilege(choice)] = need,
        _ => return false,
    }
    true
}

/// The privilege a choice would use.
fn privilege(choice: Choice) -> Privilege {
    match choice {
        Choice::Support => Privilege::Support,
        Choice::Buy { stall: Stall::Next, .. } | Choice::Point(Stall::Next) => Privilege::Trading,
        Choice::Build { .. } => Privilege::Site,
        Choice::Redeem { privilege, .. } => privilege,
        _ => Privilege::Income,
    }
}

/// What stands on the board.
fn on_the_map(game: &Edo, open: &mut Open, seat: Seat, choice: Choice, lack: Missing) -> bool {
    let at = place(game, open, choice);
    match lack.what {
        "samurai-here" | "samurai-other" | "outnumber" => {
            let at = match open.frames.top() {
                Frame::Gather { at, .. } if choice == Choice::Done => at,
                _ => at,
            };
            open.on[at].samurai[seat] += lack.more;
        }
        "samurai-unmoved" | "samurai-idle" => open.used = BySpace::default(),
        "free-sites" => {
            let last = town(game, open, at).sites.iter().rposition(Option::is_some);
            town(game, open, at).sites[last.expect("a full city has a last building")] = None;
        }
        "ronin-most" => open.on[at].ronin = lack.need as u8,
        "trading-posts-here" => {
            let fortress = Building::Fortress;
            for built in town(game, open, at).sites.iter_mut().flatten() {
                if built.building == Building::TradingPost {
                    *built = Built { building: fortress, owner: built.owner };
                }
            }
        }
        "temples-here" => {
            for temples in &mut open.temples.0 {
                *temples = temples.without(at);
            }
        }
        "black-officials" => open.supply.black_officials = lack.need as u8,
        "fortresses" => open.supply.fortresses = lack.need as u8,
        "white-officials" => open.supply.white_officials = lack.need as u8,
        "figures-most" => thin_out(open, seat, at, lack.need as u8),
        "start-free" => town(game, open, at).sites = Default::default(),
        "first-site" => {
            let built = Built { building: Building::House, owner: seat };
            town(game, open, at).sites[0] = Some(built);
        }
        "income" => {
            let built = Built { building: Building::TradingPost, owner: seat };
            town(game, open, at).tile = Some(0);
            town(game, open, at).sites = Default::default();
            town(game, open, at).sites[0] = Some(built);
        }
        "ronin-there" => gather_ronin(open, at),
        _ => return false,
    }
    true
}

/// What belongs to the question.
fn in_turn(game: &Edo, state: &mut State, seat: Seat, choice: Choice, lack: Missing) -> bool {
    let open = &mut state.open;
    match lack.what {
        "pile" => open.merchant.next = Some(open.merchant.card),
        "package" => {
            let Choice::Package(package) = choice else { return false };
            open.packages |= 1 << package;
        }
        "merchant-unmoved" | "dispersals" | "begun" => {
            let Frame::Card(turn) = open.frames.top_mut() else { return false };
            turn.merchant_moved = false;
            turn.dispersed = false;
            turn.begun = false;
        }
        "offers" => {
            let Frame::SecondOffer { used } = open.frames.top_mut() else { return false };
            *used = Offers::default();
        }
        "officials-left" => {
            let Frame::Card(turn) = open.frames.top_mut() else { return false };
            turn.left = lack.need as u8;
        }
        "own-officials" => {
            let slot = crate::phase::perform::turn(open).slot;
            open.plans[seat].0[slot as usize].own = lack.need as u8;
        }
        "elsewhere" => {
            let (Choice::Relocate(to), Frame::Relocate { from, .. }) =
                (choice, open.frames.top_mut())
            else {
                return false;
            };
            *from = if to == Space::EDO { to } else { Space::EDO };
        }
        // The pair is parted: one of them goes to a space without ronin.
        "ronin-alone" => {
            let Choice::Select(from) = choice else { return false };
            let empty = game.board.all().less(open.ronin()).without(Space::EDO).nth(0);
            open.on[from].ronin -= 1;
            open.on[empty].ronin += 1;
        }
        // A support is refused for want of a card that could take it: none is laid yet then.
        "maximum" if choice == Choice::Support => {
            state.secret.drafts[seat] = crate::state::Draft::default();
        }
        _ => return false,
    }
    true
}

/// The space a choice is about.
fn place(game: &Edo, open: &Open, choice: Choice) -> Space {
    match choice {
        Choice::Start(at)
        | Choice::Select(at)
        | Choice::Relocate(at)
        | Choice::Move(at)
        | Choice::To(at)
        | Choice::Work { at, .. }
        | Choice::Post(at)
        | Choice::March(at)
        | Choice::Disperse(at)
        | Choice::Join(at)
        | Choice::Build { at, .. }
        | Choice::Temple(at)
        | Choice::Income(at)
        | Choice::Recall(at) => at,
        Choice::Buy { .. } | Choice::Point(_) | Choice::Merchant => open.merchant.at,
        Choice::Meet(column) => {
            let demand = open.shogun.demands[column as usize].unwrap_or(0);
            match game.edition.demands[demand as usize].wish {
                Wish::Local => open.merchant.at,
                Wish::Foreign | Wish::Palace => Space::EDO,
            }
        }
        Choice::Done
        | Choice::Package(_)
        | Choice::Support
        | Choice::Plan { .. }
        | Choice::Take
        | Choice::Draw
        | Choice::Special(_)
        | Choice::Redeem { .. }
        | Choice::Return(_) => Space::EDO,
    }
}

fn town<'o>(game: &Edo, open: &'o mut Open, at: Space) -> &'o mut crate::state::Town {
    &mut open.cities[game.board.city(at).expect("this is about a city")]
}

/// Others leave until so many figures stand there, own samurai last.
fn thin_out(open: &mut Open, seat: Seat, at: Space, most: u8) {
    while most < open.on[at].number() {
        let figures = &mut open.on[at];
        let rival = figures.samurai.0.iter().enumerate();
        let rival = rival.filter(|(i, n)| *i != seat.0 as usize && 0 < **n).map(|(i, _)| i).next();
        match rival {
            _ if 0 < figures.ronin => figures.ronin -= 1,
            _ if 0 < figures.bystanders => figures.bystanders -= 1,
            Some(i) => figures.samurai.0[i] -= 1,
            None => figures.samurai[seat] -= 1,
        }
    }
}

/// Other ronin come to a space, so that it can be joined.
fn gather_ronin(open: &mut Open, at: Space) {
    let leaving = match open.frames.top() {
        Frame::Relocate { from, .. } => Some(from),
        _ => None,
    };
    let from = open.ronin().iter().find(|&space| Some(space) != leaving && space != at);
    if let Some(from) = from {
        open.on[from].ronin -= 1;
    }
    open.on[at].ronin += 1;
}
