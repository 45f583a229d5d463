//! Action cards, events, bonus cards, favors, characters, clan powers.

use super::{
    ActionKind, ClanPower, District, Effect, EventKind, Favor, Moment, Pays, Scoring, Source,
};

/// In which games a card may be.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fit {
    /// In all.
    All,
    /// Not in solo games.
    NotSolo,
    /// Neither in cooperative nor in solo games.
    Competitive,
}

/// An action card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ActionCard {
    /// How the notation and the language files call it.
    pub id: &'static str,
    /// Its kind.
    pub kind: ActionKind,
    /// When it may be played.
    pub moment: Moment,
    /// What it does.
    pub effect: &'static [Effect],
    /// What it does instead in cooperative and solo games, if that is something else.
    pub coop: Option<&'static [Effect]>,
    /// In which games it may be.
    pub fit: Fit,
    /// Whose idea it is.
    pub source: Source,
}

/// An event card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EventCard {
    /// How the notation and the language files call it.
    pub id: &'static str,
    /// Its kind.
    pub kind: EventKind,
    /// What it does.
    pub effect: &'static [Effect],
    /// May it come in the last round? Otherwise the next card takes its place.
    pub last_round: bool,
    /// Whose idea it is.
    pub source: Source,
}

/// A bonus card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BonusCard {
    /// How the notation and the language files call it.
    pub id: &'static str,
    /// What it scores.
    pub scoring: Scoring,
    /// Is it left out without a black deck?
    pub needs_black: bool,
    /// In which games it may be.
    pub fit: Fit,
    /// Whose idea it is.
    pub source: Source,
}

/// A favor of the shogun (`yedo.setup.favor`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FavorCard {
    /// Which.
    pub favor: Favor,
    /// What it gives.
    pub pays: Pays,
    /// Where the patrol begins if the first player took it (`yedo.setup.patrol`).
    pub patrol: District,
    /// Whose number the patrol's place is; the rest is as printed.
    pub source: Source,
}

/// How long a character stays in cooperative and solo games.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CoopUse {
    /// Not in such games.
    Unfit,
    /// Until used.
    Once,
    /// Until used for the second time.
    Twice,
    /// Until what was lent is paid back.
    UntilPaidBack,
}

/// A character of the Tea House.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Character {
    /// How the notation and the language files call it.
    pub id: &'static str,
    /// The favor it comes with.
    pub favor: Option<Favor>,
    /// When it may be used.
    pub moment: Moment,
    /// What it does, once.
    pub effect: &'static [Effect],
    /// What it does instead in cooperative and solo games, if that is something else.
    pub coop: Option<&'static [Effect]>,
    /// How long it stays there.
    pub coop_use: CoopUse,
    /// Prestige points when hired in the last round.
    pub prestige: u8,
    /// Whose ability it is.
    pub source: Source,
    /// Whose prestige points these are.
    pub prestige_source: Source,
}

/// A clan power; its numbers are among those of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClanPowerCard {
    /// Which.
    pub power: ClanPower,
    /// In which games it may be.
    pub fit: Fit,
    /// Whose idea it is.
    pub source: Source,
}
