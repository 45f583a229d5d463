//! What the table promises, for every number of players and every set of add-ons.

use edo::content::HOUSE;
use edo::edition::Edition;
use edo::{Addons, Setup};
use table::{contract, twins};

use super::{RICH, ROVING};

/// Random games of each set-up.
const GAMES: u64 = 100;
/// And of each with plenty of everything.
const RICH_GAMES: u64 = 20;

fn every_set_of_addons(players: u8, edition: &'static Edition, promise: impl Fn(&edo::Edo)) {
    for addons in Addons::all() {
        promise(&super::play_with(&Setup { players, addons }.to_string(), edition));
    }
}

/// All add-ons, and ronin dispersed with privileges in hand.
fn roving(players: u8) -> edo::Edo {
    super::play_with(&format!("players {players} modules jiin tokken ronin"), &ROVING)
}

macro_rules! for_each_number_of_players {
    ($($contract:ident $twins:ident $players:literal;)*) => {$(
        #[test]
        fn $contract() {
            every_set_of_addons($players, &HOUSE, |game| contract::holds(game, 0..GAMES));
            every_set_of_addons($players, &RICH, |game| contract::holds(game, 0..RICH_GAMES));
            contract::holds(&roving($players), 0..RICH_GAMES);
        }

        #[test]
        fn $twins() {
            every_set_of_addons($players, &HOUSE, |game| {
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
