//! Jiin, Buddhist temples (`edo.jiin.*`). How they make roads free is in `board.rs`.

use table::{Hearing, Illegal, Log, Seat};

use crate::action::afford;
use crate::board::{Space, Spaces};
use crate::choice::Choice;
use crate::edition::Kind;
use crate::fact::Fact;
use crate::game::Edo;
use crate::rules;
use crate::setup::Addons;
use crate::state::Open;

/// `edo.jiin.supply`: what each player has.
pub(crate) fn supply(game: &Edo, addons: Addons) -> u8 {
    if addons.jiin { game.edition.numbers.temples } else { 0 }
}

/// `edo.jiin.where`: outside the cities, and not on border posts. A covered space will do
/// (`edo.jiin.covered`), and so will one with ronin (`edo.jiin.apart`).
pub(crate) fn ground(game: &Edo) -> Spaces {
    [Kind::Forestry, Kind::Quarry, Kind::RiceField, Kind::River, Kind::Road]
        .into_iter()
        .fold(Spaces::NONE, |ground, kind| ground.or(game.board.of_kind(kind)))
}

/// `edo.jiin.build`: instead of a building inside a city.
pub(crate) fn candidates(
    game: &Edo,
    open: &Open,
    seat: Seat,
    wide: bool,
    out: &mut impl FnMut(Choice),
) {
    let home = &open.homes[seat];
    if home.temples == 0 && open.temples[seat].is_empty() {
        return;
    }
    let ground = if wide { game.board.all() } else { ground(game) };
    open.samurai(seat).and(ground).iter().for_each(|at| out(Choice::Temple(at)));
}

pub(crate) fn hear(
    game: &Edo,
    open: &Open,
    seat: Seat,
    at: Space,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    rules::JIIN_WHERE.needs("ground", u8::from(ground(game).has(at)), 1)?;
    hearing.hear(rules::JIIN_SUPPLY.needs("temples", open.homes[seat].temples, 1))?;
    let samurai = open.on[at].samurai[seat];
    hearing.hear(rules::JIIN_SAMURAI.needs("samurai-here", samurai, 1))?;
    let here = open.temples.0.iter().filter(|temples| temples.has(at)).count();
    hearing.hear(rules::JIIN_ONE_PER_SPACE.allows("temples-here", here as u8, 0))?;
    afford(open, seat, game.edition.numbers.temple.cost, rules::JIIN_COST, hearing)
}

pub(crate) fn apply(game: &Edo, open: &mut Open, seat: Seat, at: Space, log: &mut impl Log<Fact>) {
    let works = game.edition.numbers.temple;
    open.pay(seat, works.cost);
    log.tell(Fact::Paid { seat, cost: works.cost });
    open.homes[seat].temples -= 1;
    open.temples[seat] = open.temples[seat].with(at);
    log.tell(Fact::TempleBuilt { seat, at });
    // `edo.jiin.point`
    open.score(seat, works.points, log);
}
