//! The cooperative game: the Emperor's arithmetic, the Daimyo's cards, moods and objectives.

use yedo::content::HOUSE;
use yedo::edition::{Colour, DaimyoIcon, District, Effect, EmperorCard, EmperorUse, Errand, Mood};

use crate::price;

#[test]
fn there_are_thirty_emperor_cards_in_the_printed_colours() {
    let count = |colour| HOUSE.emperor.iter().filter(|card| card.colour == colour).count();
    assert_eq!(Colour::ALL.map(count), [9, 9, 12, 0]);
    for (i, card) in HOUSE.emperor.iter().enumerate() {
        let letter = card.colour.id()[..1].to_uppercase();
        assert_eq!(card.id, format!("{letter}{:02}", i + 1));
    }
}

#[test]
fn prices_add_up_to_what_the_colour_allows() {
    for EmperorCard { id, colour, prices, .. } in HOUSE.emperor {
        let sum: u8 = prices.iter().sum();
        let span = match colour {
            Colour::Green => 29..=30,
            Colour::Yellow => 34..=36,
            Colour::Red => 40..=50,
            Colour::Black => panic!("no Emperor card is black"),
        };
        assert!(span.contains(&sum), "{id}: {sum}");
    }
}

#[test]
fn an_errand_pays_what_it_weighs() {
    #[rustfmt::skip]
    let efforts = [
        7, 8, 8, 6, 9, 7, 8, 9, 7,
        10, 12, 11, 13, 11, 13, 14, 12, 10,
        17, 17, 16, 22, 19, 22, 17, 26, 26, 18, 27, 28,
    ];
    for (card, expected) in HOUSE.emperor.iter().zip(efforts) {
        let Errand { needs, together, pays } = &card.errand;
        let effort = price::effort(needs);
        assert_eq!(effort, expected, "{}", card.id);
        let reward = match together {
            true => (2, 2),
            false => price::reward(effort, price::share_of_errand(card.colour)),
        };
        assert_eq!(price::worth(*pays), reward, "{} weighs {effort}", card.id);
    }
}

#[test]
fn those_left_out_for_few_players_are_the_printed_ones() {
    let of = |used| {
        let cards = HOUSE.emperor.iter().filter(move |card| card.used == used);
        cards.map(|card| card.id).collect::<Vec<_>>()
    };
    assert_eq!(of(EmperorUse::NotSolo), ["R26", "R27", "R29", "R30"]);
    assert_eq!(of(EmperorUse::NotGentlerSolo), ["R22", "R24"]);
    for card in HOUSE.emperor {
        assert_eq!(card.errand.together, card.used == EmperorUse::NotSolo, "{}", card.id);
        let n: u8 = card.errand.needs.districts.iter().sum();
        assert!(card.errand.together || n <= HOUSE.numbers.limits.disciples, "{}", card.id);
    }
}

#[test]
fn no_event_closes_a_district_that_its_own_errand_needs() {
    for card in HOUSE.emperor {
        for district in District::ALL {
            let is_closed = card.event.contains(&Effect::Close(district));
            assert!(!is_closed || !card.errand.needs.is_in(district), "{}", card.id);
        }
    }
}

#[test]
fn the_daimyo_has_eight_cards_and_never_names_the_temple() {
    let places: Vec<_> = HOUSE.daimyo.iter().map(|card| card.district).collect();
    let count = |district| places.iter().filter(|it| **it == district).count();
    assert_eq!(District::ALL.map(count), [2, 1, 2, 1, 1, 1, 0]);
    let icons = HOUSE.daimyo.iter().flat_map(|card| card.icons);
    let blessings = icons.clone().filter(|icon| **icon == DaimyoIcon::Blessing).count();
    let colours = icons.filter(|icon| **icon == DaimyoIcon::Colour).count();
    assert_eq!((blessings, colours), (3, 2));
}

#[test]
fn every_mood_has_a_deck_of_seven_that_gets_no_easier() {
    assert_eq!(HOUSE.moods.iter().map(|it| it.mood).collect::<Vec<_>>(), Mood::ALL);
    for moods in HOUSE.moods {
        for deck in moods.decks {
            assert!(deck.is_sorted(), "{:?}", moods.mood);
        }
        assert!(moods.decks.is_sorted(), "more players, harder cards: {:?}", moods.mood);
    }
    for players in 0..4 {
        let decks: Vec<_> = HOUSE.moods.iter().map(|moods| moods.decks[players]).collect();
        assert!(decks.is_sorted(), "a worse mood, harder cards: {}", players + 1);
    }
}

#[test]
fn objectives_rise_from_gentle_to_hard() {
    for (i, objectives) in HOUSE.objectives.iter().enumerate() {
        assert_eq!(objectives.players as usize, i + 1);
        assert_eq!(objectives.highest.is_none(), objectives.players == 1);
        let columns = [Some(objectives.lowest), objectives.highest, Some(objectives.errands)];
        assert!(columns.into_iter().flatten().all(|column| column.is_sorted()));
        let rounds = HOUSE.numbers.coop.rounds + HOUSE.numbers.coop.victory_errands;
        assert!(objectives.errands[2] <= rounds);
    }
}
