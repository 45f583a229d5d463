//! What the table promises, for every number of players and a covering set of kinds.

use table::{contract, twins};
use yedo::content::HOUSE;
use yedo::{Setup, Yedo};

/// Random games of each set-up.
const GAMES: u64 = 50;

/// Between them every kind of action cards, events and missions, every length, with and without
/// black missions, dealt and drafted.
const SETUPS: [&str; 4] = [
    "rounds 6 actions neighbours streets lanterns events festivals watch missions espionage theft dealt",
    "rounds 6 actions whispers merchants knives events disasters decrees missions war interaction black",
    "rounds 8 actions neighbours whispers knives events intrigue closed-districts missions kidnapping assassination black",
    "rounds 11 actions streets lanterns merchants events closed-locations disasters missions interaction theft black",
];

pub(super) fn setups(players: u8) -> impl Iterator<Item = Yedo> {
    SETUPS.iter().map(move |setup| super::play(&format!("players {players} {setup}")))
}

macro_rules! for_each_number_of_players {
    ($($contract:ident $twins:ident $players:literal;)*) => {$(
        #[test]
        fn $contract() {
            setups($players).for_each(|game| contract::holds(&game, 0..GAMES));
        }

        #[test]
        fn $twins() {
            setups($players).for_each(|game| {
                let pairs = twins::hold(&game, 0..GAMES);
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

#[test]
fn thousands_of_random_games_end_with_every_piece_in_its_place() {
    for players in 2..=5 {
        for game in setups(players) {
            for seed in 0..150 {
                if let Err((answer, fault)) = contract::soak(&game, seed) {
                    panic!("{}, seed {seed}, answer {answer}: {fault}", game.setup());
                }
            }
        }
    }
}

#[test]
fn a_setup_reads_back() {
    for players in 2..=5 {
        for game in setups(players) {
            assert_eq!(Setup::read(&game.setup().to_string()), Ok(game.setup()));
        }
    }
    let first = Setup::first_game(4, &HOUSE);
    assert_eq!(Setup::read(&first.to_string()), Ok(first));
}
