//! What the table promises with add-ons: every number of players with every one of them, every
//! pair, and all; every length.

use table::{contract, twins};
use yedo::{Addons, Setup, Yedo};

/// Random games of each set-up.
const GAMES: u64 = 50;

const KINDS: [&str; 3] = [
    "actions streets whispers merchants events decrees watch missions specialist war black",
    "actions neighbours lanterns knives events intrigue decrees missions interaction theft black",
    "actions whispers merchants knives events disasters closed-districts missions espionage war",
];

/// Each of the four alone, every pair, all; with lengths and kinds of cards that take turns.
pub(super) fn setups(players: u8) -> Vec<Yedo> {
    let names = Addons::NAMES;
    let mut sets: Vec<Vec<&str>> = names.iter().map(|name| vec![*name]).collect();
    for (i, one) in names.iter().enumerate() {
        sets.extend(names[i + 1..].iter().map(|other| vec![*one, *other]));
    }
    sets.push(names.to_vec());
    let mut games = Vec::new();
    for (i, set) in sets.iter().enumerate() {
        let rounds = if set.contains(&"jesuits") { [8, 11, 8] } else { [6, 8, 11] };
        let mut kinds = KINDS[(i + players as usize) % 3].to_owned();
        if !set.contains(&"specialists") {
            kinds = kinds.replace("specialist", "kidnapping");
        }
        let rounds = rounds[(i + players as usize) % 3];
        let modules = set.join(" ");
        games.push(super::play(&format!(
            "players {players} rounds {rounds} {kinds} modules {modules}"
        )));
    }
    games
}

macro_rules! for_each_number_of_players {
    ($($contract:ident $twins:ident $soak:ident $players:literal;)*) => {$(
        #[test]
        fn $contract() {
            for game in setups($players) {
                contract::holds(&game, 0..GAMES);
            }
        }

        #[test]
        fn $twins() {
            for game in setups($players) {
                let pairs = twins::hold(&game, 0..GAMES);
                assert!(0 < pairs, "no twins were met, so nothing was tested");
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
    the_contract_holds_for_2 twins_are_treated_alike_for_2 every_piece_has_its_place_for_2 2;
    the_contract_holds_for_3 twins_are_treated_alike_for_3 every_piece_has_its_place_for_3 3;
    the_contract_holds_for_4 twins_are_treated_alike_for_4 every_piece_has_its_place_for_4 4;
    the_contract_holds_for_5 twins_are_treated_alike_for_5 every_piece_has_its_place_for_5 5;
}

#[test]
fn a_setup_with_addons_reads_back() {
    for game in setups(4) {
        assert_eq!(Setup::read(&game.setup().to_string()), Ok(game.setup()));
    }
}

fn agreed(text: &str) -> Setup {
    Setup::read(text).expect("it reads")
}

const PLAIN: &str = "actions streets whispers merchants events decrees watch missions theft war";

#[test]
fn setup_modules_every_set_is_legal_but_jesuits_in_six_rounds() {
    for set in 0..16_u32 {
        let chosen = Addons::NAMES.into_iter().zip(0..).filter(|(_, i)| set >> i & 1 == 1);
        let modules = chosen.map(|(name, _)| name).collect::<Vec<_>>().join(" ");
        for rounds in [6, 7, 8, 11] {
            let text = if set == 0 { String::new() } else { format!(" modules {modules}") };
            let setup = agreed(&format!("players 3 rounds {rounds} {PLAIN}{text}"));
            let legal = rounds != 7 && !(rounds == 6 && modules.contains("jesuits"));
            let refused = setup.check(&yedo::content::HOUSE).err().map(|no| no.rule);
            let due = (!legal).then_some(yedo::rules::SETUP_MODULES);
            assert_eq!(refused, due, "{rounds} rounds with {modules}");
        }
    }
}

#[test]
fn setup_advice_and_setup_black_say_what_is_better_and_forbid_nothing() {
    let edition = &yedo::content::HOUSE;
    let given = |text: &str| {
        let setup = agreed(text);
        assert_eq!(setup.check(edition), Ok(()));
        setup.advice(edition).collect::<Vec<_>>()
    };
    let advice = yedo::rules::SETUP_ADVICE;
    let black = yedo::rules::SETUP_BLACK;
    assert_eq!(Setup::first_game(4, edition).advice(edition).count(), 0);
    assert_eq!(given(&format!("players 3 rounds 8 {PLAIN} black dealt")), [advice, black]);
    assert_eq!(given(&format!("players 3 rounds 11 {PLAIN} black modules tea-house")), [advice]);
    assert_eq!(given(&format!("players 3 rounds 11 {PLAIN} black modules jesuits")), []);
    let both = format!("players 3 rounds 8 {PLAIN} modules specialists tea-house");
    assert_eq!(given(&both), [black]);
}
