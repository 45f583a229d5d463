//! What the table promises, for every number of players and every set of add-ons.

use edo::{Addons, Setup};
use table::{contract, twins};

/// Random games of each set-up.
const GAMES: u64 = 100;

fn every_set_of_addons(players: u8, promise: impl Fn(&edo::Edo)) {
    for addons in Addons::all() {
        promise(&super::game(&Setup { players, addons }.to_string()));
    }
}

macro_rules! for_each_number_of_players {
    ($($contract:ident $twins:ident $players:literal;)*) => {$(
        #[test]
        fn $contract() {
            every_set_of_addons($players, |game| contract::holds(game, 0..GAMES));
        }

        #[test]
        fn $twins() {
            every_set_of_addons($players, |game| {
                let pairs = twins::hold(game, 0..GAMES);
                assert!(0 < pairs, "no twins were met, so nothing was tested");
            });
        }
    )*};
}

for_each_number_of_players! {
    the_contract_holds_for_2 twins_are_treated_alike_for_2 2;
    the_contract_holds_for_3 twins_are_treated_alike_for_3 3;
    the_contract_holds_for_4 twins_are_treated_alike_for_4 4;
    the_contract_holds_for_5 twins_are_treated_alike_for_5 5;
}
