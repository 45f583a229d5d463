//! Phase 3: wages and income.
//!
//! `edo.wages.choose`, `edo.income.rank`.

use table::{Hearing, Illegal, Log, Seat};

use crate::addon::{privileges, ronin};
use crate::board::{BySpace, City};
use crate::choice::Choice;
use crate::edition::{Cost, Good};
use crate::fact::Fact;
use crate::frame::Frame;
use crate::game::Edo;
use crate::rules;
use crate::state::{Building, Open, State, Town};

/// Wages are decided in turn order.
pub(crate) fn begin(game: &Edo, state: &mut State, log: &mut impl Log<Fact>) {
    state.open.used = BySpace::default();
    next_wages(game, state, 0, log);
}

fn next_wages(game: &Edo, state: &mut State, turn: u8, log: &mut impl Log<Fact>) {
    for turn in turn..game.players() {
        let seat = game.seat(&state.open, turn);
        let open = &state.open;
        if 0 < open.n_samurai(seat) || privileges::wait_for(game, open, seat) {
            state.open.frames.replace(Frame::Wages { turn });
            return;
        }
    }
    earn(game, &mut state.open, log);
    super::prepare::next_round(game, state, log);
}

/// What could be decided.
pub(crate) fn candidates(open: &Open, seat: Seat, out: &mut impl FnMut(Choice)) {
    out(Choice::Done);
    open.samurai(seat).iter().for_each(|from| out(Choice::Recall(from)));
}

/// May it be?
pub(crate) fn hear(
    game: &Edo,
    open: &Open,
    seat: Seat,
    choice: Choice,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    match choice {
        Choice::Done => {
            let rice = open.homes[seat].purse.of(Good::Rice);
            let wages = wages(game, open, seat);
            hearing.hear(rules::WAGES_CHOOSE.needs("rice", i16::from(rice), wages))
        }
        Choice::Recall(from) if game.board.all().has(from) => {
            let samurai = open.on[from].samurai[seat];
            hearing.hear(rules::WAGES_CHOOSE.needs("samurai-here", samurai, 1))
        }
        _ => Err(Illegal::no_answer(rules::WAGES_CHOOSE)),
    }
}

fn wages(game: &Edo, open: &Open, seat: Seat) -> i16 {
    i16::from(game.edition.numbers.wage_rice) * i16::from(open.n_samurai(seat))
}

/// Does it.
pub(crate) fn apply(
    game: &Edo,
    state: &mut State,
    seat: Seat,
    choice: Choice,
    log: &mut impl Log<Fact>,
) {
    let open = &mut state.open;
    let Frame::Wages { turn } = open.frames.top() else {
        unreachable!("wages are decided in their phase");
    };
    match choice {
        Choice::Recall(from) => {
            open.on[from].samurai[seat] -= 1;
            open.homes[seat].officials += 1;
            log.tell(Fact::Recalled { seat, from });
        }
        Choice::Done => {
            let rice = u8::try_from(wages(game, open, seat)).expect("check found so much rice");
            open.pay(seat, Cost { rice, ..Cost::default() });
            log.tell(Fact::WagesPaid { seat, rice });
            next_wages(game, state, turn + 1, log);
        }
        other => unreachable!("nobody decides wages by {other:?}"),
    }
}

/// After all wages the cities pay.
fn earn(game: &Edo, open: &mut Open, log: &mut impl Log<Fact>) {
    for city in game.board.cities() {
        for seat in table::Game::seats(game).iter() {
            let Some((rank, ryo)) = income(game, open, city, seat) else { continue };
            open.homes[seat].purse.earn(ryo);
            let city = game.board.city_space(city);
            log.tell(Fact::IncomeEarned { seat, city, rank, ryo });
        }
    }
}

/// What this seat's rank in a city earns now: the rank, from 0, and the money. `None` for a seat
/// without strength there, a city without a profit tile, or one held by three ronin.
pub(crate) fn income(game: &Edo, open: &Open, city: City, seat: Seat) -> Option<(u8, u8)> {
    let town = &open.cities[city];
    let tile = town.tile?;
    let standing = Standing::of(game, town);
    let own = standing.of_seat(seat);
    if own < STRENGTH || ronin::no_income(open, game.board.city_space(city)) {
        return None;
    }
    let (mut owners, mut rank) = (0, 0);
    for other in table::Game::seats(game).iter() {
        let other = standing.of_seat(other);
        owners += usize::from(STRENGTH <= other);
        rank += usize::from(own < other);
    }
    let row = &game.edition.profits[tile as usize].ryo;
    Some((rank as u8, row[owners - 1][rank]))
}

/// How strong the seats are in a city, and where the first house or trading post of each stands.
///
/// Bots ask for it at every position they look at, so it stays in two registers: twelve bits a seat
/// for the strength, of which ten buildings have less than 4,096, and eight for the site.
#[derive(Clone, Copy, Default)]
struct Standing {
    strengths: u64,
    firsts: u64,
}

/// One of strength, beside which a better site is nothing.
const STRENGTH: u32 = 1 << 8;

impl Standing {
    fn of(game: &Edo, town: &Town) -> Standing {
        let numbers = &game.edition.numbers;
        let mut standing = Standing::default();
        for (site, built) in town.buildings().enumerate() {
            let strength = match built.building {
                Building::House => numbers.strength_house,
                Building::TradingPost => numbers.strength_trading_post,
                Building::Fortress => continue,
            };
            let seat = built.owner;
            if standing.of_seat(seat) < STRENGTH {
                standing.firsts &= !(0xFF << (8 * seat.0));
                standing.firsts |= (site as u64) << (8 * seat.0);
            }
            standing.strengths += u64::from(strength) << (12 * seat.0);
        }
        standing
    }

    /// More is better: by strength, then by the earlier site.
    fn of_seat(self, seat: Seat) -> u32 {
        let strength = (self.strengths >> (12 * seat.0)) & 0xFFF;
        let first = (self.firsts >> (8 * seat.0)) as u8;
        strength as u32 * STRENGTH + u32::from(u8::MAX - first)
    }
}
