//! Specialists: disciples with a skill, the tokens that offer them, and what they do
//! (`yedo.spec.*`).

#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "an answer that a question does not name is refused"
)]

use table::{Chance, Hearing, Illegal, Log, Seat};

use crate::choice::Choice;
use crate::district::By;
use crate::edition::{Specialist, Specialists};
use crate::fact::Fact;
use crate::frame::{Frame, Kind};
use crate::game::Yedo;
use crate::phase::bid::needs_mon;
use crate::setup::Addons;
use crate::state::{Home, Open, Piece};
use crate::{gain, rules};

/// Where the tokens are. Those that are nowhere have left the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tokens {
    /// In the bag, by type: which are left is no secret, only which comes next.
    pub bag: [u8; 6],
    /// In the reserve: for the winner of the auction.
    pub reserve: Option<Specialist>,
    /// At the Gates, from the left.
    pub gates: [Option<Specialist>; 2],
}

/// `yedo.spec.setup`: all tokens in the bag, and no plain disciples in the reserve.
pub(crate) fn deal(game: &Yedo, open: &mut Open) {
    if !game.setup().addons.specialists {
        return;
    }
    game.edition.tokens.iter().for_each(|token| open.tokens.bag[*token as usize] += 1);
    for seat in table::Game::seats(game).iter() {
        open.homes[seat].reserve = 0;
    }
}

/// `yedo.spec.setup`: how many plain disciples a seat has in the reserve at first.
pub(crate) fn plain_reserve(game: &Yedo) -> u8 {
    if game.setup().addons.specialists { 0 } else { game.edition.numbers.start.reserve }
}

/// `yedo.prep.specialists`: a new token is drawn to the reserve.
pub(crate) fn prepare(open: &mut Open, chance: &mut impl Chance, log: &mut impl Log<Fact>) {
    let tokens = &mut open.tokens;
    let number = tokens.bag.iter().map(|left| u32::from(*left)).sum();
    if number == 0 {
        return;
    }
    let mut nth = chance.below(number);
    for specialist in Specialist::ALL {
        let left = &mut tokens.bag[specialist as usize];
        if nth < u32::from(*left) {
            *left -= 1;
            tokens.reserve = Some(specialist);
            return log.tell(Fact::TokenDrawn { specialist });
        }
        nth -= u32::from(*left);
    }
}

/// `yedo.event.specialists`: tokens at the Gates move one right, the reserve's enters at the left.
pub(crate) fn arrange(open: &mut Open, log: &mut impl Log<Fact>) {
    let tokens = &mut open.tokens;
    if tokens.reserve.is_none() && tokens.gates == [None; 2] {
        return;
    }
    tokens.gates = [tokens.reserve.take(), tokens.gates[0]];
    log.tell(Fact::TokensMoved { gates: tokens.gates });
}

impl Home {
    /// Disciples at home.
    pub fn n_home(&self) -> u8 {
        self.home + self.skilled.len()
    }
}

impl Open {
    /// Has this seat such a specialist, wherever it is?
    pub fn has_skill(&self, seat: Seat, specialist: Specialist) -> bool {
        let out = Piece::skilled(seat, specialist);
        self.homes[seat].skilled.has(specialist)
            || self.homes[seat].skilled_at_war.has(specialist)
            || self.on.contains(&out)
            || self.annexed.0.iter().any(|annexes| annexes.contains(&out))
            || self.beside.iter().any(|beside| beside.piece == out)
    }

    /// All specialists of a seat.
    pub fn skills(&self, seat: Seat) -> Specialists {
        let out = self.spots(seat).filter_map(|spot| self.at(spot).skill());
        let home = &self.homes[seat];
        out.fold(home.skilled.and(home.skilled_at_war), Specialists::with)
    }
}

/// `yedo.spec.armourer`: room for one weapon more.
pub(crate) fn weapons_most(game: &Yedo, open: &Open, seat: Seat) -> u8 {
    let limits = &game.edition.numbers.limits;
    if open.has_skill(seat, Specialist::Armourer) {
        limits.weapons_armourer
    } else {
        limits.weapons
    }
}

/// `yedo.setup.no-specialists`: how many ways there are to recruit at the Gates.
pub(crate) fn ways(addons: Addons) -> u8 {
    if addons.specialists { Tokens::default().gates.len() as u8 } else { 1 }
}

/// `yedo.bid.reward.disciple`: could this seat take the disciple that is bid for?
pub(crate) fn could_join(game: &Yedo, open: &Open, seat: Seat) -> bool {
    if !game.setup().addons.specialists {
        return 0 < open.homes[seat].reserve;
    }
    open.tokens.reserve.is_some_and(|specialist| !open.has_skill(seat, specialist))
}

/// The disciple that was bid for comes, and may be assigned this round.
pub(crate) fn join(game: &Yedo, open: &mut Open, seat: Seat, log: &mut impl Log<Fact>) {
    match open.tokens.reserve {
        Some(specialist) if game.setup().addons.specialists => {
            hire(game, open, seat, specialist, log);
        }
        _ => gain::recruit(open, seat, log),
    }
}

/// A specialist comes home. `yedo.limit.disciples`: the excess goes at once.
pub(crate) fn hire(
    game: &Yedo,
    open: &mut Open,
    seat: Seat,
    specialist: Specialist,
    log: &mut impl Log<Fact>,
) {
    let home = &mut open.homes[seat];
    home.skilled = home.skilled.with(specialist);
    log.tell(Fact::SpecialistGained { seat, specialist });
    if game.edition.numbers.limits.disciples < open.n_disciples(seat) {
        open.frames.push(Frame::Excess { seat, kind: Kind::Disciples });
    }
}

/// `yedo.gates.recruit`: the law of recruiting at the Gates.
pub(crate) fn recruit_check(
    game: &Yedo,
    open: &Open,
    seat: Seat,
    with: u8,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    let rule = rules::GATES_RECRUIT;
    if !game.setup().addons.specialists {
        let most = game.edition.numbers.limits.disciples;
        let number = open.n_disciples(seat) + 1;
        hearing.hear(rules::LIMIT_DISCIPLES.allows("disciples", number, most))?;
        return hearing.hear(rule.needs("reserve", open.homes[seat].reserve, 1));
    }
    let offered = open.tokens.gates[with as usize];
    hearing.hear(rule.needs("token", u8::from(offered.is_some()), 1))?;
    // `yedo.spec.hire`: one of each type.
    let has = offered.is_some_and(|specialist| open.has_skill(seat, specialist));
    hearing.hear(rules::SPEC_HIRE.allows("skill-owned", u8::from(has), 0))
}

/// Recruits; who has as many as one may have returns one first.
pub(crate) fn recruit(
    game: &Yedo,
    open: &mut Open,
    seat: Seat,
    with: u8,
    log: &mut impl Log<Fact>,
) {
    let offered = open.tokens.gates[with as usize];
    let Some(specialist) = offered.filter(|_| game.setup().addons.specialists) else {
        return gain::recruit(open, seat, log);
    };
    if open.n_disciples(seat) < game.edition.numbers.limits.disciples {
        return hire(game, open, seat, specialist, log);
    }
    open.frames.push(Frame::Recruit { seat, specialist });
    open.frames.push(Frame::Lose { seat, kind: Kind::Disciples, left: 1 });
}

/// Every own disciple: at home, by kind, then those who stand somewhere.
pub(crate) fn candidates(open: &Open, seat: Seat, out: &mut impl FnMut(Choice)) {
    if 0 < open.homes[seat].home {
        out(Choice::AtHome);
    }
    open.homes[seat].skilled.iter().for_each(|specialist| out(Choice::Specialist(specialist)));
    open.own_spots(seat).for_each(|spot| out(Choice::Disciple(spot)));
}

/// `yedo.spec.reserve`: a disciple is given up: a plain one goes to the reserve, if there is one; a
/// specialist to its owner's stock.
pub(crate) fn part(
    game: &Yedo,
    open: &mut Open,
    seat: Seat,
    choice: Choice,
    log: &mut impl Log<Fact>,
) {
    let skill = match choice {
        Choice::Disciple(spot) => {
            let skill = open.at(spot).skill();
            open.set(spot, Piece::NOBODY);
            skill
        }
        Choice::Specialist(specialist) => {
            let home = &mut open.homes[seat];
            home.skilled = home.skilled.without(specialist);
            Some(specialist)
        }
        _ => {
            open.homes[seat].home -= 1;
            None
        }
    };
    log.tell(Fact::DiscipleLost { seat, skill });
    to_stock(game, open, seat, skill, log);
}

/// What becomes of a disciple who was taken off the board or left home for good. An event may have
/// its owner fined for it.
pub(crate) fn to_stock(
    game: &Yedo,
    open: &mut Open,
    seat: Seat,
    skill: Option<Specialist>,
    log: &mut impl Log<Fact>,
) {
    gain::lose_mon(open, seat, u16::from(open.watch.fine), log);
    if skill.is_none() && !game.setup().addons.specialists {
        open.homes[seat].reserve += 1;
    }
    // `yedo.limit.weapons`: also when the Armourer is lost.
    let own = open.homes[seat].n_weapons();
    if skill == Some(Specialist::Armourer) && weapons_most(game, open, seat) < own {
        open.frames.push(Frame::Excess { seat, kind: Kind::Weapons });
    }
}

/// `yedo.spec.monk`: he counts as a blessing for missions.
pub(crate) fn is_blessed(open: &Open, seat: Seat) -> bool {
    open.homes[seat].blessing || open.has_skill(seat, Specialist::Monk)
}

/// `yedo.spec.monk`: foresight done with him shows more.
pub(crate) fn foresight(game: &Yedo, open: &Open, by: By) -> u8 {
    let yields = &game.edition.numbers.yields;
    let monk = match by {
        By::Disciple(spot) => open.at(spot).skill() == Some(Specialist::Monk),
        By::Besides(_) => false,
    };
    yields.foresight + if monk { yields.foresight_monk } else { 0 }
}

/// `yedo.spec.with`: the one activated counts, whatever it stands on.
pub(crate) fn check_needs(
    open: &Open,
    seat: Seat,
    skill: Option<Specialist>,
    owned: Specialists,
    with: Specialists,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    let own = if owned.is_empty() { Specialists::NONE } else { open.skills(seat) };
    let there = owned.iter().filter(|specialist| own.has(*specialist)).count() as u8;
    hearing.hear(rules::MISSION_OWN.needs("specialists", there, owned.len()))?;
    let there = with.iter().filter(|specialist| skill == Some(*specialist)).count() as u8;
    hearing.hear(rules::SPEC_WITH.needs("with", there, with.len()))
}

/// After a mission and its reward: what the one who completed it adds.
pub(crate) fn settle_skill(
    game: &Yedo,
    open: &mut Open,
    seat: Seat,
    specialist: Specialist,
    mon: u8,
    log: &mut impl Log<Fact>,
) {
    let yields = &game.edition.numbers.yields;
    open.frames.pop();
    match specialist {
        // `yedo.spec.samurai`
        Specialist::Samurai => gain::score(open, seat, u16::from(yields.samurai), log),
        Specialist::OnnaBugeisha if yields.onna_mon <= mon => {
            open.frames.push(Frame::Exchange { seat, left: mon / yields.onna_mon });
        }
        Specialist::Messenger => open.frames.push(Frame::Message { seat }),
        Specialist::OnnaBugeisha | Specialist::Ninja | Specialist::Armourer | Specialist::Monk => {}
    }
}

/// `yedo.spec.onna`: the law of swapping Mon of the reward for prestige.
pub(crate) fn exchange_check(
    game: &Yedo,
    open: &Open,
    seat: Seat,
    choice: Choice,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    let mon = u16::from(game.edition.numbers.yields.onna_mon);
    match choice {
        Choice::Pass => Ok(()),
        Choice::Pay => hearing.hear(needs_mon(rules::SPEC_ONNA, open, seat, mon)),
        _ => Err(Illegal::no_answer(rules::SPEC_ONNA)),
    }
}

/// Once more, or not.
pub(crate) fn exchange_apply(
    game: &Yedo,
    open: &mut Open,
    seat: Seat,
    choice: Choice,
    log: &mut impl Log<Fact>,
) {
    let Frame::Exchange { left, .. } = open.frames.pop() else {
        unreachable!("Mon are being swapped")
    };
    if choice != Choice::Pay {
        return;
    }
    if 1 < left {
        open.frames.push(Frame::Exchange { seat, left: left - 1 });
    }
    gain::pay(open, seat, u16::from(game.edition.numbers.yields.onna_mon), log);
    gain::score(open, seat, 1, log);
}

/// One was returned: now the recruit comes.
pub(crate) fn settle_recruit(
    game: &Yedo,
    open: &mut Open,
    seat: Seat,
    specialist: Specialist,
    log: &mut impl Log<Fact>,
) {
    open.frames.pop();
    hire(game, open, seat, specialist, log);
}

/// Are plain disciples as many as there were, without specialists; with them no more than at first,
/// and is no specialist there twice?
pub(crate) fn adds_up(game: &Yedo, open: &Open, seat: Seat) -> bool {
    let (start, home) = (&game.edition.numbers.start, &open.homes[seat]);
    let out: Vec<Option<Specialist>> =
        open.own_spots(seat).map(|spot| open.at(spot).skill()).collect();
    let plain = home.home + home.at_war + out.iter().filter(|skill| skill.is_none()).count() as u8;
    let skilled =
        home.skilled.len() + home.skilled_at_war.len() + out.iter().flatten().count() as u8;
    if game.setup().addons.specialists {
        plain <= start.disciples && home.reserve == 0 && skilled == open.skills(seat).len()
    } else {
        plain + home.reserve == start.disciples + start.reserve && skilled == 0
    }
}
