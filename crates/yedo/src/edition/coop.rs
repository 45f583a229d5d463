//! The cooperative and the solo game: Daimyo, Emperor, objectives.

use super::{Colour, District, Effect, Mood, Needs, Pays, Source};

/// What a Daimyo card does to the patrol.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DaimyoIcon {
    /// It changes colour.
    Colour,
    /// It goes so many steps further.
    Steps(u8),
    /// Players may pay a blessing against arrest this round.
    Blessing,
}

/// A card of the Daimyo.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DaimyoCard {
    /// How the notation calls it.
    pub id: &'static str,
    /// Where his disciple goes.
    pub district: District,
    /// What it does to the patrol, from left to right.
    pub icons: &'static [DaimyoIcon],
    /// Whose idea it is.
    pub source: Source,
}

/// An errand of the Emperor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Errand {
    /// What it needs.
    pub needs: Needs,
    /// Do the disciples and things of all players count?
    pub together: bool,
    /// What it pays: to whoever completes it, or to each player if it is done together.
    pub pays: Pays,
}

/// In which games an Emperor card may be (`yedo.coop.emperor.deck`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EmperorUse {
    /// In all.
    All,
    /// Not in gentler solo games.
    NotGentlerSolo,
    /// Not in solo games, and not in gentler games of two.
    NotSolo,
}

/// A card of the Emperor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EmperorCard {
    /// How the notation and the language files call it.
    pub id: &'static str,
    /// How much he asks.
    pub colour: Colour,
    /// The prices of the round, in the order of the assets.
    pub prices: [u8; 7],
    /// The event of the round.
    pub event: &'static [Effect],
    /// The errand of the round.
    pub errand: Errand,
    /// In which games it may be.
    pub used: EmperorUse,
    /// Whose idea it is.
    pub source: Source,
}

/// The Emperor's deck for 1, 2, 3, 4 players, the first on top (`yedo.coop.emperor.mood`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MoodDecks {
    /// How he is disposed.
    pub mood: Mood,
    /// The colours of the cards.
    pub decks: [[Colour; 7]; 4],
}

/// What has to be reached: gentle, normal, hard (`yedo.coop.objectives`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Objectives {
    /// How many players.
    pub players: u8,
    /// Prestige of the lowest.
    pub lowest: [u8; 3],
    /// Prestige of the highest; solo has none.
    pub highest: Option<[u8; 3]>,
    /// Errands of all together.
    pub errands: [u8; 3],
}
