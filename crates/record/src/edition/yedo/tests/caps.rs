//! What an edition may have at most: the largest can be played with, and one more is refused in words.

use table::{Choices, Fast, Game, Notation, Seat, contract};
use yedo::content::HOUSE;
use yedo::edition::{
    ActionCard, BonusCard, ClanNumbers, CoopNumbers, DaimyoCard, Edition, Effect, EmperorCard,
    EventCard, Limits, LookDeck, Mission, MissionSet, Numbers, Start, Yields,
};
use yedo::good::{ALIKE_MAX, Good};
use yedo::state::{ACTIONS_MAX, BONUSES_MAX, CARDS_MAX, EVENTS_MAX, MISSIONS_MAX};
use yedo::{Setup, Yedo};

use crate::edition::yedo::{check, export, read};

/// Together, alone, and against each other with everything.
const SET_UPS: [&str; 4] = [
    "players 5 rounds 11 actions neighbours streets lanterns events disasters decrees missions \
     espionage specialist black modules specialists tea-house clan-powers jesuits",
    "players 2 rounds 8 actions whispers merchants knives events intrigue watch missions \
     kidnapping interaction black modules tea-house clan-powers jesuits",
    "players 4 rounds 7 actions neighbours streets lanterns missions espionage theft black together \
     insatiable objectives normal normal normal master modules specialists tea-house clan-powers",
    "players 1 rounds 7 actions whispers merchants lanterns missions war theft black together \
     demanding objectives normal normal modules specialists tea-house clan-powers",
];

/// So many rows more, like the first of them, with ids of their own.
fn and<T: Copy>(
    rows: &[T],
    like: &T,
    more: usize,
    id: impl Fn(T, &'static str) -> T,
) -> &'static [T] {
    let ids = (0..more).map(|n| &*Box::leak(format!("z{n:03}").into_boxed_str()));
    let new: Vec<T> = ids.map(|name| id(*like, name)).collect();
    Box::leak([rows, &new].concat().into_boxed_slice())
}

fn missions(more: usize, set: MissionSet) -> &'static [Mission] {
    let like = HOUSE.missions.iter().find(|row| row.set == set).expect("there is one");
    and(HOUSE.missions, like, more, |row, id| Mission { id, ..row })
}

fn in_play() -> usize {
    let of = |set: MissionSet| HOUSE.missions.iter().filter(|row| row.set == set).count();
    let mut chosen: Vec<usize> =
        MissionSet::ALL.into_iter().filter(|set| set.is_chosen()).map(of).collect();
    chosen.sort_unstable();
    let two: usize = chosen.iter().rev().take(2).sum();
    of(MissionSet::Basic) + of(MissionSet::Jesuit) + 1 + two
}

/// All at once as much as there may be.
fn greatest() -> Edition {
    let numbers = Numbers {
        limits: Limits {
            weapons: 7,
            weapons_armourer: 8,
            geishas: 7,
            offers: 5,
            ..HOUSE.numbers.limits
        },
        start: Start {
            weapons_each: 9,
            blackmail: ALIKE_MAX / 5,
            jesuits_among: 4,
            mon: 99,
            ..HOUSE.numbers.start
        },
        yields: Yields { foresight: 4, foresight_monk: 1, ..HOUSE.numbers.yields },
        clans: ClanNumbers { wise: 3, ..HOUSE.numbers.clans },
        coop: CoopNumbers { trade_mon: 99, ..HOUSE.numbers.coop },
        ..HOUSE.numbers
    };
    let daimyo = and(HOUSE.daimyo, &HOUSE.daimyo[0], 8 - HOUSE.daimyo.len(), |row, id| {
        DaimyoCard { id, ..row }
    });
    let emperor = and(HOUSE.emperor, &HOUSE.emperor[0], 32 - HOUSE.emperor.len(), |row, id| {
        EmperorCard { id, ..row }
    });
    let bonuses =
        and(HOUSE.bonuses, &HOUSE.bonuses[0], BONUSES_MAX - HOUSE.bonuses.len(), |row, id| {
            BonusCard { id, ..row }
        });
    let missions = missions(MISSIONS_MAX - in_play(), MissionSet::Basic);
    Edition { name: "greatest", numbers, daimyo, emperor, bonuses, missions, ..HOUSE }
}

fn troubles(edition: &Edition) -> String {
    let text = export(edition);
    assert!(read("kept.toml", &text).is_ok(), "a table that is kept with it is still read");
    let troubles = check("new.toml", &text).expect_err("it is too much for a table");
    troubles.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

#[test]
fn the_greatest_edition_can_be_played_with() {
    let edition = check("yedo.toml", &export(&greatest())).expect("it is within every cap");
    for text in SET_UPS {
        let setup = Setup::read(text).expect("it is a set-up");
        let game = Yedo::new(setup, edition).expect("the rules allow it");
        for seed in 0..12 {
            if let Err((answers, fault)) = contract::soak(&game, seed) {
                panic!("{text}, seed {seed}, answer {answers}: {fault}");
            }
        }
    }
}

#[test]
fn as_many_of_a_kind_as_one_player_can_come_to_have_are_offered_at_once() {
    let edition = check("yedo.toml", &export(&greatest())).expect("it is within every cap");
    let setup = Setup::read(SET_UPS[0]).expect("it is a set-up");
    let game = Yedo::new(setup, edition).expect("the rules allow it");
    let text = "round 2\nnow trade\nS1 at market 1\nS1 blackmail 15\nS1 clan wise\nS2 at market 2\n\
                S2 blackmail 0\nS3 blackmail 0\nS4 blackmail 0\nS5 blackmail 0\n";
    let mut state = game.read_position(text).expect("it reads");
    let mut chance = Fast(1);
    let mut play = |state: &mut yedo::state::State, choice| {
        game.play(state, Seat(0), choice, &mut chance, &mut ()).expect("it is lawful");
    };
    play(&mut state, yedo::choice::Choice::Rival(Seat(1)));
    let give = yedo::choice::Choice::Give(Good::Blackmail);
    for _ in 0..ALIKE_MAX {
        play(&mut state, give);
    }
    assert_eq!(state.open.offer.gives.goods.of(Good::Blackmail), ALIKE_MAX);
    let mut choices = Choices::new();
    game.choices(&state, Seat(0), &mut choices);
    assert!(!choices.contains(&give));
}

/// Each is refused in these words when it is checked, and read where it is kept.
fn all_refused(cases: Vec<(Edition, String)>) {
    for (edition, said) in cases {
        let heard = troubles(&edition);
        assert!(heard.contains(&said), "{said}: {heard}");
    }
}

#[test]
fn more_than_a_table_can_hold_is_refused_in_words_and_still_read() {
    let numbers = HOUSE.numbers;
    let start = |start: Start| Edition { numbers: Numbers { start, ..numbers }, ..HOUSE };
    let coop = |coop: CoopNumbers| Edition { numbers: Numbers { coop, ..numbers }, ..HOUSE };
    let shows: &'static [Effect] = &[Effect::Look(LookDeck::Action, 6, 0)];
    let looks = HOUSE
        .actions
        .iter()
        .position(|row| row.effect.iter().any(|word| matches!(word, Effect::Look(..))));
    let at = looks.expect("a card looks at some");
    let mut actions = HOUSE.actions.to_vec();
    actions[at] = ActionCard { effect: shows, ..actions[at] };
    let wise = ClanNumbers { wise: 4, ..numbers.clans };
    let cases: Vec<(Edition, String)> = vec![
        (
            start(Start { blackmail: 4, ..numbers.start }),
            "start.blackmail is 4; expected at most 3".into(),
        ),
        (
            start(Start { jesuits_among: 5, ..numbers.start }),
            "start.jesuits_among is 5; expected at most 4".into(),
        ),
        (
            coop(CoopNumbers { victory_errands: 3, ..numbers.coop }),
            "coop.victory_errands is 3; expected at most 2".into(),
        ),
        (
            coop(CoopNumbers { daimyo_reserve: 3, ..numbers.coop }),
            "coop.daimyo and coop.daimyo_reserve are 5; expected at most 4".into(),
        ),
        (
            Edition { numbers: Numbers { clans: wise, ..numbers }, ..HOUSE },
            "bidding.draw and clans.wise are 7; expected at most 6".into(),
        ),
        (
            Edition { actions: Box::leak(actions.into_boxed_slice()), ..HOUSE },
            "shows 6 cards at once; expected at most 5".into(),
        ),
    ];
    assert!(check("yedo.toml", &export(&HOUSE)).is_ok());
    all_refused(cases);
}

#[test]
fn more_cards_than_a_table_can_hold_are_refused_in_words_and_still_read() {
    let kind = HOUSE.actions[0];
    let largest = HOUSE.events[0];
    all_refused(vec![
        (
            Edition {
                actions: and(HOUSE.actions, &kind, 1, |row, id| ActionCard { id, ..row }),
                ..HOUSE
            },
            format!("there can be 25 action cards in play; expected at most {ACTIONS_MAX}"),
        ),
        (
            Edition {
                events: {
                    // The arrival of the Jesuits stays the last.
                    let (last, rest) = HOUSE.events.split_last().expect("there are some");
                    let rest = and(rest, &largest, 1, |row, id| EventCard { id, ..row });
                    Box::leak([rest, &[*last]].concat().into_boxed_slice())
                },
                ..HOUSE
            },
            format!("there can be 14 events in play; expected at most {EVENTS_MAX}"),
        ),
        (
            Edition {
                bonuses: and(
                    HOUSE.bonuses,
                    &HOUSE.bonuses[0],
                    28 - HOUSE.bonuses.len(),
                    |row, id| BonusCard { id, ..row },
                ),
                ..HOUSE
            },
            format!("there can be 28 bonus cards; expected at most {BONUSES_MAX}"),
        ),
        (
            Edition {
                missions: missions(MISSIONS_MAX + 1 - in_play(), MissionSet::Basic),
                ..HOUSE
            },
            format!("there can be 89 missions in play; expected at most {MISSIONS_MAX}"),
        ),
        (
            Edition { missions: missions(161 - HOUSE.missions.len(), MissionSet::Shogun), ..HOUSE },
            format!("there can be 161 missions; expected at most {CARDS_MAX}"),
        ),
        (
            Edition {
                daimyo: and(HOUSE.daimyo, &HOUSE.daimyo[0], 9 - HOUSE.daimyo.len(), |row, id| {
                    DaimyoCard { id, ..row }
                }),
                ..HOUSE
            },
            "there can be 9 Daimyo cards; expected at most 8".into(),
        ),
        (
            Edition {
                emperor: and(
                    HOUSE.emperor,
                    &HOUSE.emperor[0],
                    33 - HOUSE.emperor.len(),
                    |row, id| EmperorCard { id, ..row },
                ),
                ..HOUSE
            },
            "there can be 33 Emperor cards; expected at most 32".into(),
        ),
    ]);
}
