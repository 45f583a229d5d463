//! What a seat has, lying open and in its hand.

use crate::addon::tea_house::Role;
use crate::deck::{Pile, Placed};
use crate::edition::{Annexes, ClanPower, Favor, Specialists};
use crate::frame::Deck;

/// What a seat has lying open.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Home {
    /// Mon.
    pub mon: u16,
    /// Prestige points.
    pub prestige: u16,
    /// Weapons, by type.
    pub weapons: [u8; 8],
    /// Annexes.
    pub annexes: Annexes,
    /// Geishas, by value from 1.
    pub geishas: [u8; 3],
    /// Has it a blessing?
    pub blessing: bool,
    /// Blackmail cards.
    pub blackmail: u8,
    /// Plain disciples at home.
    pub home: u8,
    /// Specialists at home.
    pub skilled: Specialists,
    /// Disciples in the reserve.
    pub reserve: u8,
    /// Disciples at home who are not assigned this round.
    pub staying: u8,
    /// Plain disciples at war.
    pub at_war: u8,
    /// Specialists at war.
    pub skilled_at_war: Specialists,
    /// Completed missions, by colour.
    pub completed: [u8; 4],
    /// Missions completed with their bonus part.
    pub bonus_parts: u8,
    /// The favor it took.
    pub favor: Option<Favor>,
    /// The power of its clan.
    pub clan: Option<ClanPower>,
    /// Its active character.
    pub active: Option<Role>,
    /// The character it hired this round.
    pub hired: Option<Role>,
    /// Has the active character, who works all round, been of use?
    pub used: bool,
    /// Has it to pay back what a character lent?
    pub owes: bool,
    /// How many Mon less its next market weapon of this round costs; below 0, more.
    pub bargain: i8,
}

/// The most unfinished missions in a hand: the limit, and by a trade all of a partner's besides.
pub const HAND_MISSIONS_MAX: usize = 8;
/// The most action cards in a hand, likewise.
pub const HAND_ACTIONS_MAX: usize = 6;
/// The most bonus cards in a hand, likewise.
pub const HAND_BONUSES_MAX: usize = 4;

/// What a seat holds hidden, each by number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Hand {
    /// Unfinished missions.
    pub missions: Pile<HAND_MISSIONS_MAX>,
    /// Action cards.
    pub actions: Pile<HAND_ACTIONS_MAX>,
    /// Bonus cards.
    pub bonuses: Pile<HAND_BONUSES_MAX>,
}

impl Hand {
    /// A card joins those of its kind.
    pub(crate) fn hold(&mut self, deck: Deck, placed: Placed) {
        match deck {
            Deck::Action => self.actions.insert(placed),
            Deck::Bonus => self.bonuses.insert(placed),
            Deck::Mission { .. } | Deck::Jesuit { .. } => self.missions.insert(placed),
            Deck::Weapon | Deck::Event | Deck::Emperor => {
                unreachable!("nobody holds these in hand")
            }
        }
    }
}

impl Home {
    /// How many weapons.
    pub fn n_weapons(&self) -> u8 {
        self.weapons.iter().sum()
    }

    /// How many geishas.
    pub fn n_geishas(&self) -> u8 {
        self.geishas.iter().sum()
    }
}
