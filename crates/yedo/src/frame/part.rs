//! What frames speak of: decks, lots, kinds of things.

use crate::choice::Card;
use crate::edition::{Asset, BidGroup, Colour, DistrictAction};
use crate::position::worded;

worded! {
    /// A face-down deck, or the bag of weapons.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum Deck {
        /// The action cards.
        Action,
        /// The bonus cards.
        Bonus,
        /// The weapons.
        Weapon,
        /// The events.
        Event,
        /// The Emperor's cards.
        Emperor,
        /// The missions of a colour.
        Mission {
            /// Which.
            colour: Colour,
        },
        /// The missions of the Jesuits of a colour.
        Jesuit {
            /// Which.
            colour: Colour,
        },
    }

    /// What is auctioned: an asset, or with 2 or 3 players a whole group.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum Lot {
        /// One asset.
        Asset {
            /// Which.
            asset: Asset,
        },
        /// One asset of a group, to be picked by the winner.
        Group {
            /// Which.
            group: BidGroup,
        },
    }

    /// Something of which one may have only so much, or which is lost by the owner's choice.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum Kind {
        /// Unfinished missions.
        Missions,
        /// Action cards.
        Actions,
        /// Bonus cards.
        Bonuses,
        /// Weapons.
        Weapons,
        /// Annexes.
        Annexes,
        /// Disciples.
        Disciples,
    }

    /// What an activation has done so far.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum Done {
        /// Nothing yet.
        Nothing,
        /// A mission: only missions may follow.
        Missions,
        /// The first of two actions: another one of the same district may follow.
        Once {
            /// Which.
            action: DistrictAction,
        },
    }
}

impl Deck {
    /// What its cards are when they are held.
    pub(crate) fn kind(self) -> Kind {
        match self {
            Deck::Action => Kind::Actions,
            Deck::Bonus => Kind::Bonuses,
            // `yedo.jesuits.normal`: they are held like any others.
            Deck::Mission { .. } | Deck::Jesuit { .. } => Kind::Missions,
            Deck::Weapon => Kind::Weapons,
            Deck::Event | Deck::Emperor => unreachable!("nobody holds these"),
        }
    }

    /// Which of the backs of missions its cards have; other decks have one back.
    pub(crate) fn back(self) -> usize {
        match self {
            Deck::Mission { colour } => colour as usize,
            Deck::Jesuit { colour } => Colour::ALL.len() + colour as usize,
            Deck::Action | Deck::Bonus | Deck::Weapon | Deck::Event | Deck::Emperor => 0,
        }
    }

    /// The card of this deck with that number.
    pub fn card(self, number: u8) -> Card {
        match self {
            Deck::Action => Card::Action(number),
            Deck::Bonus => Card::Bonus(number),
            Deck::Weapon => Card::Weapon(number),
            Deck::Event => Card::Event(number),
            Deck::Emperor => Card::Emperor(number),
            Deck::Mission { .. } | Deck::Jesuit { .. } => Card::Mission(number),
        }
    }
}

impl Lot {
    /// Its bit among those that were auctioned.
    pub(crate) fn bit(self) -> u8 {
        match self {
            Lot::Asset { asset } => 1 << asset as u8,
            Lot::Group { group } => 1 << group as u8,
        }
    }
}
