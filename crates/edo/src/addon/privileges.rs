//! Tokken: demands of the shogun, and the privileges he grants (`edo.tokken.*`).
//!
//! Privileges a), c) and f) are used with their actions, b) while planning; d) and e) are here.

use table::{Chance, Hearing, Illegal, Log, Seat};

use crate::action::afford;
use crate::board::Space;
use crate::choice::Choice;
use crate::edition::{Action, Cost, Demand, Edition, Good, Privilege, Wish};
use crate::fact::Fact;
use crate::frame::Frame;
use crate::game::Edo;
use crate::phase::income::income;
use crate::rules;
use crate::setup::Addons;
use crate::state::{COLUMNS, Cards, Open, Privileges, Shogun};

/// `edo.tokken.setup`, `edo.tokken.board`, `edo.tokken.pieces`, `edo.tokken.mix`: three demands and
/// three privileges, and the next of each as a preview.
pub(crate) fn deal(
    edition: &Edition,
    addons: Addons,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) -> Shogun {
    if !addons.tokken {
        return Shogun::default();
    }
    let mut shogun = Shogun {
        demand_pile: (0..edition.demands.len() as u8).fold(Cards::default(), Cards::with),
        privilege_pile: tokens(edition),
        ..Shogun::default()
    };
    for column in (0..COLUMNS).rev() {
        shogun.demands[column] = draw_demand(&mut shogun, chance);
        tell_demand(shogun.demands[column], Some(column), log);
    }
    for column in 0..COLUMNS {
        shogun.privileges[column] = draw_privilege(&mut shogun, chance);
        tell_privilege(shogun.privileges[column], Some(column), log);
    }
    preview(&mut shogun, chance, log);
    shogun
}

/// All privilege tokens of an edition.
pub(crate) fn tokens(edition: &Edition) -> Privileges {
    let mut tokens = Privileges::default();
    for row in edition.privileges {
        tokens[row.privilege] += row.tokens;
    }
    tokens
}

fn draw_demand(shogun: &mut Shogun, chance: &mut impl Chance) -> Option<u8> {
    let pile = shogun.demand_pile;
    if pile.is_empty() {
        return None;
    }
    let demand = pile.nth(chance.below(u32::from(pile.len())));
    shogun.demand_pile = pile.without(demand);
    Some(demand)
}

fn draw_privilege(shogun: &mut Shogun, chance: &mut impl Chance) -> Option<Privilege> {
    let pile = &mut shogun.privilege_pile;
    let number: u8 = pile.0.iter().sum();
    if number == 0 {
        return None;
    }
    let mut nth = chance.below(u32::from(number)) as u8;
    for privilege in Privilege::ALL {
        if nth < pile[privilege] {
            pile[privilege] -= 1;
            return Some(privilege);
        }
        nth -= pile[privilege];
    }
    unreachable!("the token drawn is one of those in the pile")
}

fn preview(shogun: &mut Shogun, chance: &mut impl Chance, log: &mut impl Log<Fact>) {
    shogun.next_demand = draw_demand(shogun, chance);
    tell_demand(shogun.next_demand, None, log);
    shogun.next_privilege = draw_privilege(shogun, chance);
    tell_privilege(shogun.next_privilege, None, log);
}

fn tell_demand(demand: Option<u8>, column: Option<usize>, log: &mut impl Log<Fact>) {
    if let Some(demand) = demand {
        log.tell(Fact::DemandShown { demand, column: column.map(|column| column as u8) });
    }
}

fn tell_privilege(privilege: Option<Privilege>, column: Option<usize>, log: &mut impl Log<Fact>) {
    if let Some(privilege) = privilege {
        log.tell(Fact::PrivilegeShown { privilege, column: column.map(|column| column as u8) });
    }
}

/// By which action a demand can be met, and the rule that says so.
fn way(wish: Wish) -> (Action, table::Rule) {
    match wish {
        Wish::Local => (Action::Trade, rules::TOKKEN_LOCAL),
        Wish::Foreign => (Action::Travel, rules::TOKKEN_FOREIGN),
        Wish::Palace => (Action::Build, rules::TOKKEN_PALACE),
    }
}

/// `edo.tokken.meet`: the demands on the board that this action could meet; `wide`, all of them.
pub(crate) fn demand_candidates(
    game: &Edo,
    open: &Open,
    action: Action,
    wide: bool,
    out: &mut impl FnMut(Choice),
) {
    for (column, demand) in open.shogun.demands.iter().enumerate() {
        let Some(demand) = demand else { continue };
        if wide || way(game.edition.demands[*demand as usize].wish).0 == action {
            out(Choice::Meet(column as u8));
        }
    }
}

/// The demand of this column, if the action is the one that meets it.
pub(crate) fn demand_met_by(
    game: &Edo,
    open: &Open,
    action: Action,
    column: u8,
    hearing: &mut impl Hearing,
) -> Result<&'static Demand, Illegal> {
    let Some(demand) = open.shogun.demands.get(column as usize).copied().flatten() else {
        return Err(rules::TOKKEN_MEET.lacks("demand", 0_i16, 1));
    };
    let row = &game.edition.demands[demand as usize];
    let (by, rule) = way(row.wish);
    hearing.hear(rule.needs("action", u8::from(by == action), 1))?;
    Ok(row)
}

pub(crate) fn hear_demand(
    game: &Edo,
    open: &Open,
    seat: Seat,
    action: Action,
    column: u8,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    let row = demand_met_by(game, open, action, column, hearing)?;
    let (_, rule) = way(row.wish);
    let samurai = match row.wish {
        Wish::Local => open.on[open.merchant.at].samurai[seat],
        Wish::Palace => open.on[Space::EDO].samurai[seat],
        // No samurai is needed, and the official returns home.
        Wish::Foreign => 1,
    };
    hearing.hear(rule.needs("samurai-here", samurai, 1))?;
    afford(open, seat, row.cost, rules::TOKKEN_COST, hearing)
}

/// `edo.tokken.reward`, then `edo.tokken.slide`.
pub(crate) fn meet(
    game: &Edo,
    open: &mut Open,
    seat: Seat,
    column: u8,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) {
    let met = column as usize;
    let demand = open.shogun.demands[met].expect("check lets only revealed demands be met");
    let cost = game.edition.demands[demand as usize].cost;
    open.pay(seat, cost);
    log.tell(Fact::Paid { seat, cost });
    log.tell(Fact::DemandMet { seat, column, demand });
    open.score(seat, game.edition.numbers.demand_points, log);
    // `edo.tokken.exhausted`: a demand with no privilege below gives only the point.
    if let Some(privilege) = open.shogun.privileges[met] {
        // `edo.tokken.keep`
        open.homes[seat].privileges[privilege] += 1;
        log.tell(Fact::PrivilegeGranted { seat, privilege });
    }
    let shogun = &mut open.shogun;
    shogun.demands.copy_within(..met, 1);
    shogun.demands[0] = shogun.next_demand;
    tell_demand(shogun.demands[0], Some(0), log);
    shogun.privileges.copy_within(met + 1.., met);
    shogun.privileges[COLUMNS - 1] = shogun.next_privilege;
    tell_privilege(shogun.privileges[COLUMNS - 1], Some(COLUMNS - 1), log);
    preview(shogun, chance, log);
}

/// May whoever is asked redeem d) and e) at this question (`edo.act.own-turn`)?
pub(crate) fn may_redeem(game: &Edo, open: &Open) -> bool {
    // What is asked inside a card belongs to it.
    let frame = if game.law.privileges_at_every_question {
        open.frames.as_slice()[0]
    } else {
        open.frames.top()
    };
    matches!(frame, Frame::Card(_) | Frame::Wages { .. })
}

/// Must this seat be asked, because it could redeem d) or e) now?
pub(crate) fn wait_for(game: &Edo, open: &Open, seat: Seat) -> bool {
    let held = &open.homes[seat].privileges;
    held.any_time()
        && (!game.law.privileges_at_every_question
            || held.any_resource()
            || 0 < best_income(game, open, seat))
}

/// What the best of the cities would pay this seat now.
fn best_income(game: &Edo, open: &Open, seat: Seat) -> u8 {
    let incomes = game.board.cities().filter_map(|city| income(game, open, city, seat));
    incomes.map(|(_, ryo)| ryo).max().unwrap_or(0)
}

/// The money that redeeming every privilege d) would bring at once.
pub(crate) fn ryo_to_come(game: &Edo, open: &Open, seat: Seat) -> u16 {
    match open.homes[seat].privileges[Privilege::Income] {
        held if held == 0 || !game.law.privileges_at_every_question => 0,
        held => u16::from(held) * u16::from(best_income(game, open, seat)),
    }
}

/// Could this be paid, perhaps after privileges were redeemed?
pub(crate) fn in_reach(game: &Edo, open: &Open, seat: Seat, cost: Cost) -> bool {
    let home = &open.homes[seat];
    if home.purse.spend(cost).is_some() {
        return true;
    }
    if !game.law.privileges_at_every_question || !home.privileges.any_time() {
        return false;
    }
    let ryo = home.purse.ryo.0.saturating_add(ryo_to_come(game, open, seat));
    // Each token gives one of two goods. They suffice if for every set of goods there are as many
    // tokens that give one of the set as are missing of the set.
    let missing = |good| u16::from(cost.of(good).saturating_sub(home.purse.of(good)));
    u16::from(cost.ryo) <= ryo
        && (1..1_u8 << Good::ALL.len()).all(|set| {
            let has = |good: &Good| set >> *good as u8 & 1 == 1;
            let helps = |token: &Privilege| token.redeems().is_some_and(|two| two.iter().any(has));
            let short: u16 = Good::ALL.into_iter().filter(has).map(missing).sum();
            let tokens = Privilege::ALL.into_iter().filter(helps);
            short <= tokens.map(|token| u16::from(home.privileges[token])).sum()
        })
}

/// Privileges d) and e) in hand.
pub(crate) fn candidates(game: &Edo, open: &Open, seat: Seat, out: &mut impl FnMut(Choice)) {
    let held = &open.homes[seat].privileges;
    if !held.any_time() {
        return;
    }
    if 0 < held[Privilege::Income] {
        for city in game.board.cities() {
            if open.cities[city].buildings().any(|built| built.owner == seat) {
                out(Choice::Income(game.board.city_space(city)));
            }
        }
    }
    for privilege in Privilege::ALL {
        if 0 < held[privilege] {
            for good in privilege.redeems().into_iter().flatten() {
                out(Choice::Redeem { privilege, good });
            }
        }
    }
}

/// May one be redeemed now?
pub(crate) fn hear(
    game: &Edo,
    open: &Open,
    seat: Seat,
    choice: Choice,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    let own_turn = matches!(open.frames.as_slice()[0], Frame::Card(_) | Frame::Wages { .. });
    rules::ACT_OWN_TURN.needs("own-turn", u8::from(own_turn), 1)?;
    rules::ACT_OWN_TURN.needs("between-steps", u8::from(may_redeem(game, open)), 1)?;
    let held = &open.homes[seat].privileges;
    match choice {
        Choice::Income(at) => {
            let Some(city) = game.board.all().has(at).then(|| game.board.city(at)).flatten() else {
                return Err(rules::TOKKEN_D_INCOME.lacks("ground", 0_i16, 1));
            };
            let covered = open.cities[city].tile.is_none();
            hearing.hear(rules::MAP_COVERED.needs("uncovered", u8::from(!covered), 1))?;
            let held = held[Privilege::Income];
            hearing.hear(rules::TOKKEN_D_INCOME.needs("privilege", held, 1))?;
            hearing.hear(super::ronin::check_income(open, at))?;
            if covered || super::ronin::no_income(open, at) {
                return Ok(());
            }
            let ryo = income(game, open, city, seat).map_or(0, |(_, ryo)| ryo);
            hearing.hear(rules::TOKKEN_D_INCOME.needs("income", ryo, 1))
        }
        Choice::Redeem { privilege, good } => {
            if !privilege.redeems().is_some_and(|goods| goods.contains(&good)) {
                return Err(rules::TOKKEN_E_RESOURCE.lacks("good-shown", 0_i16, 1));
            }
            hearing.hear(rules::TOKKEN_E_RESOURCE.needs("privilege", held[privilege], 1))
        }
        _ => Err(Illegal::no_answer(rules::TOKKEN_KEEP)),
    }
}

pub(crate) fn apply(
    game: &Edo,
    open: &mut Open,
    seat: Seat,
    choice: Choice,
    log: &mut impl Log<Fact>,
) {
    match choice {
        Choice::Income(at) => {
            let city = game.board.city(at).expect("check lets only cities pay");
            let (rank, ryo) = income(game, open, city, seat).expect("check found an income");
            open.use_privilege(seat, Privilege::Income, log);
            open.homes[seat].purse.earn(ryo);
            log.tell(Fact::IncomeEarned { seat, city: at, rank, ryo });
        }
        Choice::Redeem { privilege, good } => {
            open.use_privilege(seat, privilege, log);
            open.homes[seat].purse.take(good, 1);
            log.tell(Fact::Took { seat, good, number: 1 });
        }
        other => unreachable!("{other:?} uses no privilege"),
    }
}

#[cfg(test)]
mod tests {
    use table::{First, Notation, Seat};

    use super::{apply, candidates, hear, in_reach};
    use crate::content::HOUSE;
    use crate::edition::Cost;
    use crate::state::Open;
    use crate::{Edo, Setup};

    /// Tries everything: is there a way to redeem privileges after which this can be paid?
    fn can_come_to(game: &Edo, open: &Open, cost: Cost) -> bool {
        let seat = Seat(0);
        if open.homes[seat].purse.spend(cost).is_some() {
            return true;
        }
        let mut any = false;
        candidates(game, open, seat, &mut |choice| {
            if hear(game, open, seat, choice, &mut First).is_ok() {
                let mut then = open.clone();
                apply(game, &mut then, seat, choice, &mut ());
                any = any || can_come_to(game, &then, cost);
            }
        });
        any
    }

    #[test]
    fn a_cost_is_in_reach_if_some_way_of_redeeming_privileges_comes_to_it() {
        let setup = Setup::read("players 3 modules tokken").expect("three may play");
        let game = Edo::new(setup, &HOUSE).expect("three may play");
        let mut reached = 0;
        for held in ["income", "wood-stone", "stone-rice rice-wood", "wood-stone rice-wood income"]
        {
            let text = format!(
                "now card 1 S1\ncity edo sites S1:house\nS1 ryo 1\nS1 rice 1\n\
                 S1 privileges {held}\nprivileges site support trading\nprivilege-next site\n"
            );
            let state = game.read_position(&text).unwrap_or_else(|misread| panic!("{misread}"));
            for number in 0..3_u8.pow(3) * 9 {
                let [rice, wood, stone] = [number % 3, number / 3 % 3, number / 9 % 3];
                let cost = Cost { rice, wood, stone, ryo: number / 27 };
                let expected = can_come_to(&game, &state.open, cost);
                reached += u32::from(expected);
                assert_eq!(
                    in_reach(&game, &state.open, Seat(0), cost),
                    expected,
                    "{held}: {cost:?}"
                );
            }
        }
        assert!(60 < reached, "only {reached} costs were in reach");
    }
}
