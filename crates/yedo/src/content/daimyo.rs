//! The cards of the Daimyo, the moods of the Emperor, the objectives.

use crate::edition::Colour::{Green as G, Red as R, Yellow as Y};
use crate::edition::DaimyoIcon::*;
use crate::edition::District::*;
use crate::edition::{DaimyoCard, DaimyoIcon, District, Mood, MoodDecks, Objectives, Source};

const fn card(id: &'static str, district: District, icons: &'static [DaimyoIcon]) -> DaimyoCard {
    DaimyoCard { id, district, icons, source: Source::House }
}

/// None names the Temple, since he has nothing to do there.
#[rustfmt::skip]
pub(super) const DAIMYO: &[DaimyoCard] = &[
    card("D1", Castle,   &[Colour]),
    card("D2", Castle,   &[Blessing]),
    card("D3", Gates,    &[Steps(1)]),
    card("D4", Tavern,   &[Colour, Blessing]),
    card("D5", Tavern,   &[Steps(1)]),
    card("D6", Harbor,   &[Steps(2)]),
    card("D7", RedLight, &[Blessing]),
    card("D8", Market,   &[Steps(1)]),
];

/// As corrected.
#[rustfmt::skip]
pub(super) const MOODS: &[MoodDecks] = &[
    MoodDecks { mood: Mood::Gentle, decks: [
        [G, G, G, G, G, Y, Y],
        [G, G, Y, Y, Y, Y, R],
        [G, Y, Y, Y, Y, R, R],
        [Y, Y, Y, Y, R, R, R],
    ] },
    MoodDecks { mood: Mood::Demanding, decks: [
        [G, G, G, Y, Y, Y, R],
        [G, Y, Y, Y, Y, R, R],
        [Y, Y, Y, Y, R, R, R],
        [Y, Y, Y, R, R, R, R],
    ] },
    MoodDecks { mood: Mood::Insatiable, decks: [
        [G, G, Y, Y, Y, R, R],
        [Y, Y, Y, R, R, R, R],
        [Y, R, R, R, R, R, R],
        [R, R, R, R, R, R, R],
    ] },
];

/// Measured after the end scoring.
#[rustfmt::skip]
pub(super) const OBJECTIVES: [Objectives; 4] = [
    Objectives { players: 1, lowest: [29, 34, 39], highest: None,               errands: [6, 7, 8] },
    Objectives { players: 2, lowest: [16, 20, 24], highest: Some([29, 34, 39]), errands: [4, 5, 6] },
    Objectives { players: 3, lowest: [10, 14, 18], highest: Some([26, 31, 36]), errands: [4, 5, 6] },
    Objectives { players: 4, lowest: [9, 13, 17],  highest: Some([22, 27, 32]), errands: [4, 5, 6] },
];
