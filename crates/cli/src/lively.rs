//! An edition of Edo in which bots that want not to win, but to get around, do so.

use edo::content::HOUSE;
use edo::edition::{Cost, Edition, Numbers, Works};

/// Our edition at a fair: what is dear elsewhere is cheap, so that sites fill up, pieces run out and
/// games end by points even without a plan.
pub(crate) const FAIR: Edition = Edition {
    name: "fair",
    numbers: Numbers {
        start_ryo: 60,
        rice_per_official: 5,
        ryo_per_official: 10,
        yields: [6, 5, 4, 0, 0],
        house: costing(Cost { rice: 0, wood: 1, stone: 0, ryo: 1 }, HOUSE.numbers.house),
        trading_post: costing(
            Cost { rice: 0, wood: 0, stone: 1, ryo: 1 },
            HOUSE.numbers.trading_post,
        ),
        fortress: costing(Cost { rice: 1, wood: 0, stone: 0, ryo: 2 }, HOUSE.numbers.fortress),
        temple: costing(Cost { rice: 0, wood: 1, stone: 0, ryo: 0 }, HOUSE.numbers.temple),
        ..HOUSE.numbers
    },
    ..HOUSE
};

const fn costing(cost: Cost, works: Works) -> Works {
    Works { cost, ..works }
}

#[cfg(test)]
mod tests {
    use bots::Weighted;
    use edo::Edo;
    use edo::fact::{End, Fact};
    use edo::setup::{Addons, Setup};
    use edo::state::Building;
    use sim::play;

    use super::*;

    /// What random play does not reach is what nobody would notice to be broken.
    #[test]
    fn lively_games_at_the_fair_reach_everything() {
        let addons = Addons { jiin: true, tokken: true, ronin: true };
        let game = Edo::new(Setup { players: 4, addons }, &FAIR).expect("four may play");
        let mut facts = Vec::new();
        for seed in 0..100 {
            play(&game, &mut [Weighted(edo::likes); 4], seed, &mut facts);
        }
        let times = |is: fn(&Fact) -> bool| facts.iter().filter(|fact| is(fact)).count();
        let reached = [
            times(|fact| matches!(fact, Fact::Built { building: Building::House, .. })),
            times(|fact| matches!(fact, Fact::Built { building: Building::TradingPost, .. })),
            times(|fact| matches!(fact, Fact::Built { building: Building::Fortress, .. })),
            times(|fact| matches!(fact, Fact::TempleBuilt { .. })),
            times(|fact| matches!(fact, Fact::Bought { .. })),
            times(|fact| matches!(fact, Fact::Worked { .. })),
            times(|fact| matches!(fact, Fact::DemandMet { .. })),
            times(|fact| matches!(fact, Fact::PrivilegeUsed { .. })),
            times(|fact| matches!(fact, Fact::TokensTaken { .. })),
            times(|fact| matches!(fact, Fact::Returned { .. })),
            times(|fact| matches!(fact, Fact::Ended { reason: End::Points })),
            times(|fact| matches!(fact, Fact::Ended { reason: End::Merchants })),
        ];
        assert!(reached.iter().all(|&times| 5 <= times), "{reached:?}");
    }
}
