//! Whole games of Yedo are talked through: every question, choice, refusal and fact has its words.

use std::collections::{BTreeMap, BTreeSet};

use table::{Choices, Fast, Game, Seat};
use words::yedo::YedoWords;
use words::{FILES, Lang, Words};
use yedo::choice::{Card, Choice};
use yedo::content::HOUSE;
use yedo::edition::{
    Annex, Asset, CharacterNo, Colour, District, DistrictAction, Edition, Favor, Limits,
    LocationNo, Numbers, Prices, Specialist, Weapon,
};
use yedo::fact::Fact;
use yedo::frame::{Deck, Lot};
use yedo::good::Good;
use yedo::state::Spot;
use yedo::{Setup, Yedo, rules};

use crate::talk::{assert_said, talk};

const RIVALS: &str = "players 3 rounds 8 actions lanterns whispers merchants events disasters decrees missions war theft black";

const TOGETHER: &str = "players 2 rounds 7 actions lanterns whispers merchants missions war kidnapping black together demanding objectives normal normal normal";

const SETUPS: [&str; 7] = [
    "players 2 rounds 6 actions neighbours streets lanterns events festivals watch missions espionage theft dealt",
    "players 3 rounds 8 actions whispers merchants knives events disasters decrees missions interaction war black",
    "players 4 rounds 11 actions streets whispers knives events intrigue closed-districts missions assassination kidnapping black modules specialists tea-house clan-powers jesuits",
    "players 5 rounds 6 actions neighbours lanterns merchants events closed-locations watch missions theft interaction",
    "players 1 rounds 7 actions neighbours streets lanterns missions espionage theft black together gentle objectives gentle gentle",
    "players 2 rounds 7 actions lanterns whispers merchants missions specialist war black together insatiable objectives normal hard gentle master modules specialists tea-house clan-powers",
    "players 4 rounds 7 actions neighbours lanterns whispers missions assassination kidnapping together insatiable objectives normal hard gentle open-hands",
];

fn game(setup: &str) -> Yedo {
    let setup = Setup::read(setup).expect("a set-up");
    Yedo::new(setup, &HOUSE).expect("it can be played")
}

#[test]
fn whole_games_are_talked_through_in_every_language() {
    for lang in Lang::ALL {
        let words = Words::strict(lang);
        let mut kinds = BTreeSet::new();
        for (setup, seed) in
            SETUPS.into_iter().flat_map(|setup| (1..5).map(move |seed| (setup, seed)))
        {
            let heard = |sentence: &str| assert_said(sentence, lang);
            talk(&game(setup), &words, seed, &mut kinds, heard);
        }
        // What random play does not come to is what nobody would notice to be unsaid.
        for kind in [
            "Either",
            "May",
            "Arrested",
            "Played",
            "Moment",
            "OfferMade",
            "EmperorTurned",
            "WentToWar",
        ] {
            assert!(kinds.contains(kind), "{kind} does not come up: {kinds:?}");
        }
    }
}

/// Two copies of a card read the same and do the same: it does not matter which one is meant.
#[expect(clippy::wildcard_enum_match_arm, reason = "of most things there is one")]
fn are_copies(one: Choice, other: Choice) -> bool {
    let card = |choice| match choice {
        Choice::Play(number)
        | Choice::Keep(Card::Action(number))
        | Choice::Discard(Card::Action(number))
        | Choice::Lay(Card::Action(number))
        | Choice::LayOpen(Card::Action(number)) => HOUSE.actions.get(number as usize),
        _ => None,
    };
    card(one).zip(card(other)).is_some_and(|(one, other)| one.effect == other.effect)
}

#[test]
fn no_two_answers_of_a_question_read_the_same() {
    let all = Lang::ALL.map(Words::strict);
    for (setup, seed) in SETUPS.into_iter().flat_map(|setup| (1..12).map(move |seed| (setup, seed)))
    {
        let game = game(setup);
        let mut chance = Fast(seed);
        let mut state = game.deal(&mut chance, &mut ());
        while let Some(seat) = game.asked(&state).lowest() {
            let mut choices = Choices::new();
            game.choices(&state, seat, &mut choices);
            for words in &all {
                let say = YedoWords::new(words, &game);
                let mut said: BTreeMap<String, Choice> = BTreeMap::new();
                for &choice in choices.iter() {
                    let label = say.choice(&state.open, seat, choice);
                    let before = said.insert(label.clone(), choice);
                    let same = before.is_some_and(|before| !are_copies(before, choice));
                    assert!(!same, "{before:?} and {choice:?}: {label}");
                }
            }
            game.apply(&mut state, seat, choices.any(&mut chance), &mut chance, &mut ());
        }
    }
}

/// What random play seldom comes to.
fn seldom(seat: Seat, by: Seat) -> Vec<Fact> {
    let spot = Spot::location(LocationNo(3));
    vec![
        Fact::BagFilled,
        Fact::EventsShuffled,
        Fact::PatrolLeft,
        Fact::NoAuctions,
        Fact::Ended,
        Fact::SentOut { seat },
        Fact::Completed { seat, mission: 0, bonus: false },
        Fact::Completed { seat, mission: 0, bonus: true },
        Fact::ShogunDied { seat },
        Fact::Bribed { seat },
        Fact::Blackmailed { seat },
        Fact::Cancelled { seat, card: 0 },
        Fact::TakenBack { seat, card: 0 },
        Fact::AnnexLost { seat, annex: Annex::Yashiki },
        Fact::GeishaLost { seat, value: 1 },
        Fact::Moved { seat, from: spot, to: Spot::annex(by, Annex::Chashitsu) },
        Fact::MissionSeen { seat, by, mission: None },
        Fact::MissionSeen { seat, by, mission: Some(1) },
        Fact::Drawn { seat, deck: Deck::Mission { colour: Colour::Black }, card: None },
        Fact::Looked { seat, deck: Deck::Event, card: Some(Card::Event(0)) },
        Fact::PutUnder { seat, deck: Deck::Bonus, card: Some(Card::Bonus(0)) },
        Fact::ActionClosed { action: DistrictAction::Church },
        Fact::DistrictClosed { district: District::Harbor },
        Fact::LocationClosed { location: LocationNo(4) },
        Fact::EventPassedOver { event: 0 },
        Fact::EventCancelled { event: 0 },
        Fact::WeaponLost { seat, weapon: Weapon::Doku },
        Fact::Bought { seat, asset: Asset::Geisha, mon: 6 },
        Fact::RivalPicked { seat, rival: by },
        Fact::OfferBegun { seat, with: by },
        Fact::OfferMade { seat, with: by },
        Fact::OfferTaken { seat, from: by },
        Fact::OfferDeclined { seat, from: by },
        Fact::CardShown { seat, to: by, card: None },
        Fact::CardShown { seat, to: by, card: Some(Card::Bonus(0)) },
        Fact::Handed { seat, to: by, good: Good::Geisha, card: None },
        Fact::Handed { seat, to: by, good: Good::Bonus, card: Some(Card::Bonus(0)) },
        Fact::AnnexClosed { seat, owner: by, annex: Annex::Yashiki },
        Fact::AnnexLent { seat, owner: by, annex: Annex::Yashiki },
        Fact::BankPaid { seat, mon: 3 },
        Fact::RoninCame { seat, spot },
        Fact::RoninLeft { seat, spot },
        Fact::Spared { seat, spot },
        Fact::StaysHome { seat },
        Fact::GeishaGained { seat, value: 1 },
        Fact::DiscipleGained { seat },
        Fact::SpecialistGained { seat, specialist: Specialist::Ninja },
        Fact::DiscipleLost { seat, skill: Some(Specialist::Ninja) },
        Fact::CharacterActive { seat, character: CharacterNo(0) },
        Fact::CharacterLeft { seat, character: CharacterNo(0) },
        Fact::WentToWar { seat, skill: None },
    ]
}

#[test]
fn what_seldom_happens_has_its_words_too() {
    let game = game(SETUPS[1]);
    let state = game.deal(&mut Fast(1), &mut ());
    let (seat, by) = (Seat(2), Seat(0));
    let spot = Spot::location(LocationNo(3));
    let facts = seldom(seat, by);
    let choices = [
        Choice::First,
        Choice::Second,
        Choice::Use,
        Choice::Pay,
        Choice::AtHome,
        Choice::Blackmail,
        Choice::Rival(by),
        Choice::Favor(Favor::Blessing),
        Choice::GiveBack(Annex::KobudoRyu),
        Choice::Disciple(spot),
        Choice::Call(Lot::Asset { asset: Asset::Weapon }),
        Choice::Keep(Card::Event(3)),
        Choice::Discard(Card::Mission(2)),
    ];
    for lang in Lang::ALL {
        let words = Words::strict(lang);
        let say = YedoWords::new(&words, &game);
        for &fact in &facts {
            let said = say.fact(fact);
            assert!(said.ends_with('.'), "{said} in {}", lang.code());
        }
        for choice in choices {
            let said = say.choice(&state.open, seat, choice);
            assert!(!said.is_empty() && !said.ends_with('.'), "{said} in {}", lang.code());
        }
        let every = (0..HOUSE.missions.len() as u8).map(Card::Mission);
        let every = every.chain((0..HOUSE.bonuses.len() as u8).map(Card::Bonus));
        for card in every.chain((0..HOUSE.events.len() as u8).map(Card::Event)) {
            assert_said(&say.card_in_full(card), lang);
        }
    }
}

#[test]
fn places_are_named_with_the_word_that_goes_before_them() {
    let game = game(SETUPS[0]);
    let seat = Seat(0);
    let spot = |district: District| {
        let mut rows = HOUSE.locations.iter().zip(0..);
        let first = rows.find(|(row, _)| row.district == district && row.number == 1);
        Spot::location(LocationNo(first.expect("every district has a first location").1))
    };
    let (gates, harbor) = (spot(District::Gates), spot(District::Harbor));
    let annex = Spot::annex(Seat(1), Annex::Yashiki);
    let state = game.deal(&mut Fast(1), &mut ());
    for (lang, expected) in [
        (
            Lang::En,
            [
                "To Gates 1",
                "A disciple of Indigo moves from Harbor 1 to Yashiki (Vermilion).",
                "Indigo activates the disciple at Gates 1.",
                "The patrol comes to the Tavern.",
                "A disciple of Indigo is arrested at Harbor 1 and sent home.",
            ],
        ),
        (
            Lang::Es,
            [
                "A la Gran Puerta 1",
                "Un súbdito de Índigo va del Puerto 1 al anexo Yashiki (Bermellón).",
                "Índigo activa al súbdito de la Gran Puerta 1.",
                "La guardia llega a la Posada.",
                "Un súbdito de Índigo es arrestado en el Puerto 1 y vuelve a casa.",
            ],
        ),
        (
            Lang::Fr,
            [
                "Aux Portes 1",
                "Un disciple d’Indigo va du Port 1 à l’annexe Yashiki (Vermillon).",
                "Indigo active le disciple des Portes 1.",
                "La patrouille arrive à la Taverne.",
                "Un disciple d’Indigo est arrêté au Port 1 et renvoyé à la maison.",
            ],
        ),
    ] {
        let words = Words::strict(lang);
        let say = YedoWords::new(&words, &game);
        let moved = say.fact(Fact::Moved { seat, from: harbor, to: annex });
        let said = [
            say.choice(&state.open, seat, Choice::Assign(gates)),
            moved,
            say.fact(Fact::Activated { seat, spot: gates }),
            say.fact(Fact::PatrolAt { district: District::Tavern }),
            say.fact(Fact::Arrested { seat, spot: harbor, reserve: false }),
        ];
        assert_eq!(said, expected.map(str::to_owned), "{}", lang.code());
    }
}

#[test]
fn the_daimyo_is_a_title_and_everybody_else_a_name() {
    let game = game(TOGETHER);
    let daimyo = game.daimyo().expect("all play together");
    let spot = Spot::location(LocationNo(3));
    for (lang, expected) in [
        (Lang::En, ["The disciple of the Daimyo ", "The disciple of Indigo "]),
        (Lang::Es, ["El súbdito del daimio ", "El súbdito de Índigo "]),
        (Lang::Fr, ["Le disciple du daimyo ", "Le disciple d’Indigo "]),
    ] {
        let words = Words::strict(lang);
        let say = YedoWords::new(&words, &game);
        for (seat, expected) in [daimyo, Seat(0)].into_iter().zip(expected) {
            let said = say.fact(Fact::WentHome { seat, spot });
            assert!(said.starts_with(expected), "{said}");
        }
    }
}

#[test]
fn wherever_the_daimyo_comes_up_he_has_his_article() {
    for lang in Lang::ALL {
        let words = Words::strict(lang);
        let told = |sentence: &str, by: Option<Fact>| {
            let bare = is_bare(sentence, lang);
            assert!(!bare, "in {}: {sentence} {by:?}", lang.code());
        };
        let together = SETUPS.into_iter().filter(|setup| setup.contains("together"));
        for (setup, seed) in together.flat_map(|setup| (1..6).map(move |seed| (setup, seed))) {
            let game = game(setup);
            talk(&game, &words, seed, &mut BTreeSet::new(), |sentence| told(sentence, None));
            // Random play seldom does to him what cards and offers could do.
            let daimyo = game.daimyo().expect("all play together");
            let say = YedoWords::new(&words, &game);
            for fact in seldom(daimyo, Seat(0)).into_iter().chain(seldom(Seat(0), daimyo)) {
                told(&say.fact(fact), Some(fact));
            }
        }
    }
}

/// Does the title stand in the sentence as if it were a name? In brackets it is a label.
fn is_bare(sentence: &str, lang: Lang) -> bool {
    let sentence = sentence.replace("(Daimyo)", "").replace("(Daimio)", "");
    match lang {
        Lang::En => sentence.match_indices("Daimyo").any(|(at, _)| {
            let (before, rest) = sentence.split_at(at);
            !before.ends_with("the ")
                && !before.ends_with("The ")
                && !rest.starts_with("Daimyo card")
        }),
        Lang::Es => sentence.contains("Daimio"),
        Lang::Fr => sentence.contains("Daimyo"),
    }
}

#[test]
fn a_card_says_when_it_is_played() {
    let words = Words::strict(Lang::En);
    let card = |id: &str| {
        let no = HOUSE.actions.iter().zip(0..).find(|(row, _)| row.id == id);
        Card::Action(no.expect("it is ours").1)
    };
    let said = |setup: &str, id: &str| {
        let game = game(setup);
        YedoWords::new(&words, &game).card_in_full(card(id))
    };
    assert!(said(RIVALS, "C01").ends_with(" · before the patrol steps)"));
    assert!(said(RIVALS, "E01").ends_with(" · before the bidding)"));
    // Together nobody bids, and what moves the patrol goes before the icons or after them.
    assert!(said(TOGETHER, "C01").ends_with(" · before or after the Daimyo’s icons)"));
    assert!(said(TOGETHER, "E01").ends_with(" · before the purchases)"));
    // What speaks of a question says itself when it is played.
    assert!(!said(RIVALS, "E02").contains(" · "));
}

#[test]
fn an_arrest_that_sends_home_is_told_once() {
    let (seat, spot) = (Seat(0), Spot::location(LocationNo(3)));
    let home = Fact::WentHome { seat, spot };
    let told = |fact| {
        let told: Vec<Fact> = YedoWords::worth_telling(&[fact, home]).collect();
        told
    };
    let arrested = Fact::Arrested { seat, spot, reserve: false };
    assert_eq!(told(arrested), [arrested]);
    // Who comes home after acting is told of.
    let acted = Fact::Acted { seat, action: DistrictAction::Donation };
    assert_eq!(told(acted), [acted, home]);
    let elsewhere = Fact::Arrested { seat: Seat(1), spot, reserve: false };
    assert_eq!(told(elsewhere), [elsewhere, home]);
}

#[test]
fn what_a_card_says_to_its_owner_is_quoted_to_others() {
    let game = game(SETUPS[0]);
    let card = HOUSE.actions.iter().position(|row| row.id == "A01").expect("it is there") as u8;
    for (lang, expected) in [
        (
            Lang::En,
            "Vermilion plays “Kind neighbours”, which says: “You gain 5 Mon, every other player 2”.",
        ),
        (
            Lang::Es,
            "Bermellón juega «Vecinos amables», que dice: «Obtienes 5 mon; los demás jugadores, 2 cada uno».",
        ),
        (
            Lang::Fr,
            "Vermillon joue «\u{a0}Bons voisins\u{a0}», qui dit\u{a0}: «\u{a0}Vous gagnez 5 mon, chacun des autres joueurs 2\u{a0}».",
        ),
    ] {
        let words = Words::strict(lang);
        let said = YedoWords::new(&words, &game).fact(Fact::Played { seat: Seat(1), card });
        assert_eq!(said, expected);
    }
}

#[test]
fn one_weapon_is_said_as_one() {
    let game = game(SETUPS[0]);
    let refused = rules::MISSION_OWN.lacks("give-weapons", 1_u8, 2);
    for (lang, expected) in [
        (Lang::En, "You have 1 weapon to spare and must give up 2."),
        (Lang::Es, "Te sobra 1 arma y debes entregar 2."),
        (Lang::Fr, "Vous pouvez céder 1 arme, il en faut 2."),
    ] {
        let words = Words::strict(lang);
        assert_eq!(YedoWords::new(&words, &game).why(refused), expected);
    }
}

#[test]
fn a_mission_says_what_it_needs_and_pays() {
    let game = game(SETUPS[0]);
    let state = game.deal(&mut Fast(1), &mut ());
    let number = HOUSE.missions.iter().position(|row| row.id == "m33");
    let mission = number.expect("it is in our edition") as u8;
    let label = |lang, bonus| {
        let words = Words::strict(lang);
        let choice = Choice::Complete { mission, bonus };
        YedoWords::new(&words, &game).choice(&state.open, Seat(0), choice)
    };
    let en = "Harbor, Market, 1 weapon, pay 2 Mon → 2 prestige points, 9 Mon";
    let es = "Puerto, Mercado, 1 arma, pagar 2 mon → 2 puntos de prestigio, 9 mon";
    let fr = "Port, Marché, Shuko, 1 arme, payer 2 mon → 2 points de prestige, 9 mon + 4 mon";
    assert!(label(Lang::En, false).ends_with(en), "{}", label(Lang::En, false));
    assert!(label(Lang::Es, false).ends_with(es), "{}", label(Lang::Es, false));
    assert!(label(Lang::Fr, true).ends_with(fr), "{}", label(Lang::Fr, true));
}

#[test]
fn a_refusal_says_what_is_missing_and_by_which_rule() {
    let game = game(SETUPS[0]);
    let words = Words::strict(Lang::En);
    let say = YedoWords::new(&words, &game);
    let refused = rules::LIMIT_MON.lacks("mon", 3_u8, 5);
    let title = words.rule_title(rules::LIMIT_MON);
    let expected = format!("You have 3 Mon and need 5. [yedo.limit.mon] {title}");
    assert_eq!(say.refusal(refused), expected);
    let unknown = rules::LIMIT_MON.lacks("patience", 0_u8, 1);
    assert!(say.refusal(unknown).starts_with("Something is missing: there is 0, it takes 1."));
}

#[test]
fn the_texts_have_the_numbers_of_the_edition_in_play() {
    let limits = Limits { geishas: 7, ..HOUSE.numbers.limits };
    let prices = Prices { annex: 41, goods: [(31, 1), (32, 2), (33, 3)], ..HOUSE.numbers.prices };
    let edited = Edition { numbers: Numbers { limits, prices, ..HOUSE.numbers }, ..HOUSE };
    for lang in Lang::ALL {
        let words = Words::strict(lang);
        for (rule, said) in [
            (rules::LIMIT_GEISHAS, "7 geishas"),
            (rules::TAVERN_CARPENTER, "41"),
            (rules::HARBOR_GOODS, "31, 32"),
        ] {
            let text = words.rule_text(rule, &edited);
            assert!(text.contains(said), "{said} in {}: {text}", lang.code());
        }
        for (rule, _) in rules::ALL {
            let text = words.rule_text(*rule, &edited);
            assert!(!text.contains(['{', '}', '$']), "{rule} in {}: {text}", lang.code());
        }
    }
}

#[test]
fn no_sentence_has_a_seat_without_asking_for_its_article() {
    let file = FILES.iter().find(|file| file.name == "yedo-table").expect("it is there");
    for lang in Lang::ALL {
        // There the crest and the name are the whole label.
        let lines = file.text(lang).lines().filter(|line| !line.starts_with("yedo-do-rival"));
        for line in lines {
            let bare = ["seat", "rival", "by", "with"]
                .into_iter()
                .find(|who| line.contains(&format!("{{ ${who} }}")));
            assert_eq!(bare, None, "in {}: {line}", lang.code());
        }
    }
}
