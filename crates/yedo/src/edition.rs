//! Every table of one printing, or of ours, in one value: what is in the box and what is printed on it.
//!
//! Rows hold what a card *does*, in a small vocabulary of data; nothing here acts. Their words are
//! in the language files, found by their ids. Rows are flat and are looked up by number, since a
//! game asks for them millions of times a second.

mod board;
mod card;
mod coop;
mod effect;
mod kinds;
mod mission;
mod numbers;
mod scoring;
mod sets;

pub use board::{BidGroup, DistrictAction, Location};
pub use card::{
    ActionCard, BonusCard, Character, ClanPowerCard, CoopUse, EventCard, FavorCard, Fit,
};
pub use coop::{DaimyoCard, DaimyoIcon, EmperorCard, EmperorUse, Errand, MoodDecks, Objectives};
pub use effect::{
    Beside, Condition, DrawDeck, Effect, LookDeck, Odd, Place, PlusThing, Possession, Rival,
    Shielded, SteppingOut, Takeable, Thing, Until, Waived, Who,
};
pub use kinds::{
    ActionKind, Annex, Asset, ClanPower, Colour, District, EventKind, Favor, Level, MissionSet,
    Moment, Mood, Specialist, Weapon,
};
pub use mission::{BonusPart, Gift, Mission, Need, Needs, Pays};
pub use numbers::{
    Bidding, ByRounds, ClanNumbers, CoopNumbers, Limits, Numbers, Players, Preset, Prices, Start,
    Yields,
};
pub use scoring::{Counted, Scoring};
pub use sets::{Annexes, Specialists, Weapons};

/// All that is printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Edition {
    /// What it is called.
    pub name: &'static str,
    /// The numbers of the rules themselves.
    pub numbers: Numbers,
    /// Which of the numbers are as in the box, by the paths of their fields; the others are ours.
    pub printed: &'static [&'static str],
    /// What changes with the number of players: 2, 3, 4, 5.
    pub players: [Players; 4],
    /// The locations of the districts, in ring order and by their numbers within the district.
    pub locations: &'static [Location],
    /// What a first game is played with.
    pub first_game: Preset,
    /// Kinds of action cards that go well together, by name.
    pub action_presets: &'static [(&'static str, [ActionKind; 3])],
    /// The missions, by set and colour.
    pub missions: &'static [Mission],
    /// The action cards.
    pub actions: &'static [ActionCard],
    /// The event cards; the last is the arrival of the Jesuits.
    pub events: &'static [EventCard],
    /// The bonus cards.
    pub bonuses: &'static [BonusCard],
    /// The favors of the shogun.
    pub favors: &'static [FavorCard],
    /// The characters of the Tea House.
    pub characters: &'static [Character],
    /// The clan powers.
    pub clans: &'static [ClanPowerCard],
    /// What the bag of specialist tokens holds.
    pub tokens: &'static [Specialist],
    /// The cards of the Daimyo.
    pub daimyo: &'static [DaimyoCard],
    /// The cards of the Emperor.
    pub emperor: &'static [EmperorCard],
    /// Which Emperor cards lie in which order, by mood.
    pub moods: &'static [MoodDecks],
    /// What has to be reached together: for 1, 2, 3, 4 players.
    pub objectives: [Objectives; 4],
}

/// Read off the printed thing, or ours until somebody shows us the printed thing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// As printed.
    Printed,
    /// Ours.
    House,
}

macro_rules! numbered {
    ($($(#[$about:meta])* $no:ident: $find:ident in $rows:ident, $row:ty;)*) => {
        $(
            $(#[$about])*
            #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
            pub struct $no(pub u8);
        )*
        impl Edition {
            $(
                /// The row with this number.
                pub const fn $find(&self, no: $no) -> &'static $row {
                    &self.$rows[no.0 as usize]
                }
            )*
        }
    };
}

numbered! {
    /// Which mission.
    MissionNo: mission in missions, Mission;
    /// Which action card.
    ActionNo: action in actions, ActionCard;
    /// Which event card.
    EventNo: event in events, EventCard;
    /// Which bonus card.
    BonusNo: bonus in bonuses, BonusCard;
    /// Which character.
    CharacterNo: character in characters, Character;
    /// Which Daimyo card.
    DaimyoNo: daimyo_card in daimyo, DaimyoCard;
    /// Which Emperor card.
    EmperorNo: emperor_card in emperor, EmperorCard;
    /// Which location of the board.
    LocationNo: location in locations, Location;
}
