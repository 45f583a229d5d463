//! Wood, Stone, Rice field (`edo.act.produce`): samurai work where the goods are.

use table::{Hearing, Illegal, Log, Seat};

use crate::board::Space;
use crate::choice::Choice;
use crate::edition::{Edge, Good, Kind, Privilege};
use crate::fact::Fact;
use crate::game::Edo;
use crate::phase::perform::turn;
use crate::rules;
use crate::state::Open;

/// Where a good is.
pub(crate) fn ground(good: Good) -> Kind {
    match good {
        Good::Wood => Kind::Forestry,
        Good::Stone => Kind::Quarry,
        Good::Rice => Kind::RiceField,
    }
}

pub(super) fn candidates(
    game: &Edo,
    open: &Open,
    seat: Seat,
    edge: Edge,
    wide: bool,
    out: &mut impl FnMut(Choice),
) {
    let Some(good) = edge.action.work() else { return };
    let full = 0 < open.homes[seat].privileges[Privilege::full(good)];
    for at in game.board.of_kind(ground(good)).iter() {
        if !wide && open.on[at].samurai[seat] == 0 {
            continue;
        }
        out(Choice::Work { at, full: false });
        if full {
            out(Choice::Work { at, full: true });
        }
    }
}

pub(super) fn hear(
    game: &Edo,
    open: &Open,
    seat: Seat,
    edge: Edge,
    at: Space,
    full: bool,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    let Some(good) = edge.action.work() else {
        return Err(rules::PLAN_OFFICIALS.lacks("action", 0_i16, 1));
    };
    let matching = game.board.of_kind(ground(good)).has(at);
    rules::ACT_PRODUCE.needs("ground", u8::from(matching), 1)?;
    hearing.hear(rules::MAP_COVERED.needs("uncovered", u8::from(!open.covered.has(at)), 1))?;
    let samurai = open.on[at].samurai[seat];
    hearing.hear(rules::ACT_PRODUCE.needs("samurai-here", samurai, 1))?;
    if 0 < samurai {
        // Whoever came on foot before the card works like the rest; whoever has worked does not again.
        let worked = if turn(open).begun { open.used[at] } else { 0 };
        hearing.hear(rules::ACT_PRODUCE.needs("samurai-idle", samurai - worked, 1))?;
    }
    if full {
        let held = open.homes[seat].privileges[Privilege::full(good)];
        return hearing.hear(rules::TOKKEN_F_PRODUCTION.needs("privilege", held, 1));
    }
    // A worker who would bring nothing is not sent: see the rulings.
    let most = game.edition.numbers.figures_most();
    hearing.hear(rules::ACT_PRODUCE.allows("figures-most", open.on[at].number(), most))
}

pub(super) fn apply(
    game: &Edo,
    open: &mut Open,
    seat: Seat,
    edge: Edge,
    at: Space,
    full: bool,
    log: &mut impl Log<Fact>,
) {
    let good = edge.action.work().expect("check lets only work be done");
    // `edo.tokken.f-production`: one worker as if nobody else were there.
    let figures = if full { 1 } else { open.on[at].number() };
    if full {
        open.use_privilege(seat, Privilege::full(good), log);
    }
    let number = yields(game, figures) + edge.plus;
    open.used[at] += 1;
    open.homes[seat].purse.take(good, number);
    log.tell(Fact::Worked { seat, at, good, number });
}

/// What a worker brings where so many figures stand.
pub(crate) fn yields(game: &Edo, figures: u8) -> u8 {
    game.edition.numbers.yields.get(figures as usize - 1).copied().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::yields;
    use crate::content::HOUSE;
    use crate::edition::{Edition, Numbers};
    use crate::{Edo, Setup};

    #[test]
    fn an_edition_may_say_what_up_to_five_figures_yield() {
        const DENSE: Edition =
            Edition { numbers: Numbers { yields: [5, 4, 3, 2, 1], ..HOUSE.numbers }, ..HOUSE };
        let setup = Setup::read("players 4").expect("four may play");
        for (edition, expected) in [(&HOUSE, [3, 2, 1, 0, 0, 0]), (&DENSE, [5, 4, 3, 2, 1, 0])] {
            let game = Edo::new(setup, edition).expect("four may play");
            assert_eq!([1, 2, 3, 4, 5, 6].map(|figures| yields(&game, figures)), expected);
        }
        assert_eq!((HOUSE.numbers.figures_most(), DENSE.numbers.figures_most()), (3, 5));
    }
}
