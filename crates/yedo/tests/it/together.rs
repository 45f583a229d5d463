//! What the table promises when all play together: every number of players in every mood, against the
//! Daimyo or the Master Daimyo, with every add-on, with hidden and with open hands.

use table::{contract, twins};
use yedo::{Setup, Yedo};

/// Random games of each set-up that are audited after every answer.
const GAMES: u64 = 6;
/// Random games of each set-up in which every promise is looked at.
const LOOKED_AT: u64 = 2;

const KINDS: [&str; 3] = [
    "actions neighbours streets lanterns missions espionage theft black",
    "actions lanterns whispers merchants missions specialist war black",
    "actions neighbours lanterns whispers missions assassination kidnapping",
];

/// None, each, and all: every one of them in every mood, with and without the Master.
const MODULES: [&str; 5] = [
    "",
    " modules specialists",
    " modules tea-house",
    " modules clan-powers",
    " modules specialists tea-house clan-powers",
];

/// Every mood, Master or not, with every row of add-ons; kinds of cards, the gentler deck and open
/// hands take turns.
pub(super) fn setups(players: u8) -> Vec<Yedo> {
    let objectives = if players == 1 { "normal hard" } else { "gentle normal hard" };
    let mut games = Vec::new();
    for mood in ["gentle", "demanding", "insatiable"] {
        for master in ["", " master"] {
            for modules in MODULES {
                let at = games.len() + players as usize;
                let kinds = KINDS[at % KINDS.len()];
                let skilled = modules.contains("specialists");
                let kinds =
                    if skilled { kinds.into() } else { kinds.replace("specialist", "theft") };
                let gentler = if players <= 2 && at % 4 == 1 { " gentler" } else { "" };
                let open = if at % 4 == 3 { " open-hands" } else { "" };
                games.push(super::play(&format!(
                    "players {players} rounds 7 {kinds} together {mood} objectives \
                     {objectives}{master}{gentler}{open}{modules}"
                )));
            }
        }
    }
    games
}

macro_rules! for_each_number_of_players {
    ($($contract:ident $twins:ident $soak:ident $players:literal;)*) => {$(
        #[test]
        fn $contract() {
            for game in setups($players) {
                contract::holds(&game, 0..LOOKED_AT);
            }
        }

        #[test]
        fn $twins() {
            for game in setups($players) {
                let pairs = twins::hold(&game, 0..LOOKED_AT);
                assert!($players == 1 || 0 < pairs, "no twins were met, so nothing was tested");
            }
        }

        #[test]
        fn $soak() {
            for game in setups($players) {
                for seed in 0..GAMES {
                    if let Err((answer, fault)) = contract::soak(&game, seed) {
                        panic!("{}, seed {seed}, answer {answer}: {fault}", game.setup());
                    }
                }
            }
        }
    )*};
}

for_each_number_of_players! {
    the_contract_holds_for_1 twins_are_treated_alike_for_1 every_piece_has_its_place_for_1 1;
    the_contract_holds_for_2 twins_are_treated_alike_for_2 every_piece_has_its_place_for_2 2;
    the_contract_holds_for_3 twins_are_treated_alike_for_3 every_piece_has_its_place_for_3 3;
    the_contract_holds_for_4 twins_are_treated_alike_for_4 every_piece_has_its_place_for_4 4;
}

#[test]
fn a_setup_of_a_game_together_reads_back() {
    for game in (1..=4).flat_map(setups) {
        assert_eq!(Setup::read(&game.setup().to_string()), Ok(game.setup()));
    }
}
