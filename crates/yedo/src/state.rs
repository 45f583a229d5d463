//! All that changes during a game: a small flat value, open part and secret part apart.

mod home;
mod piece;
mod round;

use table::{BySeat, Frames, Sealed, Seat};

pub use self::home::{HAND_ACTIONS_MAX, HAND_BONUSES_MAX, HAND_MISSIONS_MAX, Hand, Home};
pub use self::piece::{Beside, Piece, Spot};
pub use self::round::{Bidding, Closed, Helped, Partner, Watch};
use crate::addon::jesuits::Jesuits;
use crate::addon::specialists::Tokens;
use crate::addon::tea_house::Tea;
use crate::coop::{Coop, EmperorDeck};
use crate::deck::{Cards, Decks, LOOKED_MAX, Laid, Top};
use crate::edition::{Asset, District, LocationNo, Place, Weapon};
use crate::frame::{FRAMES_MAX, Frame, Lot, Phase};
use crate::good::{LaidOut, Offer};
use crate::position::worded;

/// The most locations a board has, and the Good Sailor's own.
pub const LOCATIONS_MAX: usize = 31;
/// Spaces of the weapon row.
pub const ROW: usize = 5;
/// How many missions an edition has at most, one bit each.
pub const CARDS_MAX: usize = 160;
/// How many missions are in play at most, the Jesuits' included: all may lie under the decks.
pub const MISSIONS_MAX: usize = 88;
/// How many action cards are in play at most.
pub const ACTIONS_MAX: usize = 24;
/// How many bonus cards are in play at most.
pub const BONUSES_MAX: usize = 27;
/// How many events are in play at most.
pub const EVENTS_MAX: usize = 13;
/// How many disciples may stand beside others at most: by a card that is played
/// twice, and by a character who is used twice.
pub const BESIDE_MAX: usize = 4;

const fn known_bytes(cards: usize) -> usize {
    (3 * cards).div_ceil(8)
}

/// The mission decks, by colour.
pub(crate) type Missions = Decks<5, 4, MISSIONS_MAX, { known_bytes(MISSIONS_MAX) }>;
/// The action cards.
pub(crate) type Actions = Decks<2, 1, ACTIONS_MAX, { known_bytes(ACTIONS_MAX) }>;
/// The bonus cards.
pub(crate) type Bonuses = Decks<1, 1, BONUSES_MAX, { known_bytes(BONUSES_MAX) }>;
/// The events.
pub(crate) type Events = Decks<2, 1, EVENTS_MAX, { known_bytes(EVENTS_MAX) }>;

/// A game in progress.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// What lies open on the table.
    pub open: Open,
    /// What does not.
    pub(crate) secret: Secret,
}

/// What everybody can see.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Open {
    /// The round, from 1; 0 during set-up.
    pub round: u8,
    /// The player order; as many as play count.
    pub order: [Seat; 5],
    /// The order in which the phase of actions began.
    pub acting: [Seat; 5],
    /// What is being resolved.
    pub frames: Frames<Frame, FRAMES_MAX>,
    /// Who stands on which location.
    pub on: [Piece; LOCATIONS_MAX],
    /// Who stands on a location that somebody held already; nobody comes last.
    pub beside: [Beside; BESIDE_MAX],
    /// Who stands on whose annexes.
    pub annexed: BySeat<[Piece; 4]>,
    /// What each seat has.
    pub homes: BySeat<Home>,
    /// Where the patrol is; nowhere before it is placed and in the last round.
    pub patrol: Option<District>,
    /// Is it red? Then it goes in ring order.
    pub red: bool,
    /// What the last event does to the watch.
    pub watch: Watch,
    /// What is closed until the next event phase.
    pub closed: Closed,
    /// The bidding of this round.
    pub bidding: Bidding,
    /// Mon in the Church.
    pub church: u16,
    /// Blessings at the Temple.
    pub blessings: u8,
    /// Annexes left, by type.
    pub annexes: [u8; 4],
    /// Geishas left, by value from 1.
    pub geishas: [u8; 3],
    /// The weapon row from the left.
    pub row: [Option<Weapon>; ROW],
    /// How many Mon less the weapons of the row cost until the next event phase; below 0, more.
    pub cheaper: i8,
    /// Weapons on the discard, by type.
    pub weapon_discard: [u8; 8],
    /// Favor cards nobody has taken, one bit each.
    pub favors: u8,
    /// The event in force.
    pub event: Option<u8>,
    /// Events that have come up and were not shuffled in again.
    pub past: Cards<2>,
    /// Missions that were completed.
    pub completed: Cards<5>,
    /// Has the Shogun died?
    pub shogun_dead: bool,
    /// Where the Jesuits are.
    pub jesuits: Jesuits,
    /// Where the tokens of the specialists are.
    pub tokens: Tokens,
    /// The Tea House.
    pub tea: Tea,
    /// By a card two disciples are assigned or activated in this turn: 1 before the first of them, 2
    /// before the second; otherwise 0.
    pub again: u8,
    /// What cards do for the activation under way, or for the next one.
    pub helped: Helped,
    /// Where the next disciple may be assigned against the rule.
    pub bold: Option<Place>,
    /// Who may trade with everybody this round, one bit each.
    pub pedlars: u8,
    /// The offer of trade on the table.
    pub offer: Offer,
    /// What lies beside the board when all play together.
    pub coop: Coop,
}

/// What lies face down.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Secret {
    /// What each seat holds.
    pub(crate) hands: BySeat<Hand>,
    /// The mission decks, by colour.
    pub(crate) missions: Missions,
    /// The action cards.
    pub(crate) actions: Actions,
    /// The bonus cards.
    pub(crate) bonuses: Bonuses,
    /// The events.
    pub(crate) events: Events,
    /// The Emperor's cards.
    pub(crate) emperor: EmperorDeck,
    /// Weapons in the bag, by type.
    pub(crate) weapon_bag: [u8; 8],
    /// Weapons lying on the bag in order.
    pub(crate) weapon_top: Top,
    /// The cards somebody looks at now.
    pub(crate) looked: Laid<LOOKED_MAX, 3>,
    /// Which cards lie there for the offer of trade.
    pub(crate) laid: LaidOut,
    /// What was answered in secret at this moment.
    pub(crate) replies: Sealed<Reply>,
}

worded! {
    /// What somebody answers at a moment.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum Reply {
        /// No card.
        Pass,
        /// An action card.
        Play {
            /// Which.
            card: u8,
        },
        /// A Blackmail card.
        Blackmail,
        /// A blessing against arrest.
        Blessing,
        /// The active character.
        Character,
    }
}

const STATE_BYTES_MAX: usize = 1152;
const _: () = assert!(size_of::<State>() <= STATE_BYTES_MAX);
const _: () = assert!(!std::mem::needs_drop::<State>());

impl Open {
    /// What is going on.
    pub fn phase(&self) -> Phase {
        let mut frames = self.frames.as_slice().iter();
        frames.find_map(|frame| frame.phase()).unwrap_or(Phase::Prepare)
    }

    /// Who stands there.
    pub fn at(&self, spot: Spot) -> Piece {
        match (spot.as_annex(), spot.as_location()) {
            (Some((owner, annex)), _) => self.annexed[owner][annex as usize],
            (None, Some(no)) if spot.is_beside() => {
                let mut there = self.beside.iter().filter(|beside| beside.at == no);
                there.next().map_or(Piece::NOBODY, |beside| beside.piece)
            }
            (None, Some(no)) => self.on[no.0 as usize],
            (None, None) => unreachable!("a spot is one or the other"),
        }
    }

    /// Somebody or nobody stands there now.
    pub fn set(&mut self, spot: Spot, piece: Piece) {
        match (spot.as_annex(), spot.as_location()) {
            (Some((owner, annex)), _) => self.annexed[owner][annex as usize] = piece,
            (None, Some(at)) if spot.is_beside() => self.set_beside(Beside { piece, at }),
            (None, Some(no)) => self.on[no.0 as usize] = piece,
            (None, None) => unreachable!("a spot is one or the other"),
        }
    }

    fn set_beside(&mut self, new: Beside) {
        let others = self.beside.into_iter().filter(|old| !old.is_nobody() && old.at != new.at);
        let all = others.chain((!new.piece.is_nobody()).then_some(new));
        let mut list = [Beside::default(); BESIDE_MAX];
        for (place, beside) in all.enumerate() {
            list[place] = beside;
        }
        self.beside = list;
    }

    /// Does somebody hold this location?
    pub fn is_held(&self, no: LocationNo) -> bool {
        !self.on[no.0 as usize].is_nobody() || self.beside_at(no).next().is_some()
    }

    /// Who stands beside who holds a location, in most games nobody anywhere.
    fn beside_at(&self, no: LocationNo) -> impl Iterator<Item = Piece> + '_ {
        let there = self.beside.iter().filter(move |beside| beside.at == no);
        there.map(|beside| beside.piece).filter(|piece| !piece.is_nobody())
    }

    /// Every place on which a disciple of this seat stands, the board first.
    pub fn spots(&self, seat: Seat) -> impl Iterator<Item = Spot> + '_ {
        let annexes = own_bits(self.annexed.0.as_flattened(), seat) << Spot::ANNEXES;
        let mut places = own_bits(&self.on, seat) | annexes;
        let places = std::iter::from_fn(move || {
            let at = (places != 0).then(|| places.trailing_zeros())?;
            places &= places - 1;
            Some(Spot(at as u8))
        });
        let beside = self.beside.iter().filter(move |beside| beside.piece.is_of(seat));
        places.chain(beside.map(|beside| Spot::beside(beside.at)))
    }

    /// The places of a seat's own disciples, without Ronin and errand boy.
    pub fn own_spots(&self, seat: Seat) -> impl Iterator<Item = Spot> + '_ {
        self.spots(seat).filter(|spot| self.at(*spot).counts())
    }

    /// `yedo.limit.floor`: all own disciples, wherever they are.
    pub fn n_disciples(&self, seat: Seat) -> u8 {
        let own = |piece: &Piece| piece.is_of(seat) && piece.counts();
        let board = self.on.iter().filter(|piece| own(piece)).count();
        let annexes = self.annexed.0.iter().flatten().filter(|piece| own(piece)).count();
        let beside = self.beside.iter().filter(|beside| own(&beside.piece)).count();
        let home = &self.homes[seat];
        home.n_home() + home.n_at_war() + (board + annexes + beside) as u8
    }

    /// A disciple was assigned or activated. Does another one follow in the same turn?
    pub(crate) fn goes_on(&mut self) -> bool {
        self.again = if self.again == 1 { 2 } else { 0 };
        self.again == 2
    }

    /// Is an asset or group still to be auctioned?
    pub fn is_auctioned(&self, lot: Lot) -> bool {
        self.bidding.auctioned & lot.bit() != 0
    }
}

/// On which places a seat has somebody, one bit each.
fn own_bits(places: &[Piece], seat: Seat) -> u64 {
    places.iter().rev().fold(0, |bits, piece| bits << 1 | u64::from(piece.is_of(seat)))
}

/// The things that are bid for, in order.
pub(crate) const ASSETS: [Asset; 7] = Asset::ALL;
