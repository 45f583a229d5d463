//! All that changes during a game: a small flat value, open part and secret part apart.

use table::{BySeat, Frames, Sealed, Seat};

use crate::addon::jesuits::Jesuits;
use crate::addon::specialists::Tokens;
use crate::addon::tea_house::{Role, Tea};
use crate::deck::{Cards, Decks, Laid, Pile, Placed, Top};
use crate::edition::{
    Annex, Annexes, Asset, ClanPower, District, Favor, LocationNo, Place, Specialist, Specialists,
    Weapon,
};
use crate::frame::{Deck, FRAMES_MAX, Frame, Lot};
use crate::good::{LaidOut, Offer};
use crate::position::flat;

/// The most locations a board has, and the Good Sailor's own.
pub const LOCATIONS_MAX: usize = 31;
/// Spaces of the weapon row.
pub const ROW: usize = 5;
/// How many missions are in play at most, the Jesuits' included: all may lie under the decks.
pub const MISSIONS_MAX: usize = 88;
/// How many action cards are in play at most.
pub const ACTIONS_MAX: usize = 24;
/// How many bonus cards are in play at most.
pub const BONUSES_MAX: usize = 27;
/// How many events are in play at most.
pub const EVENTS_MAX: usize = 13;
/// How many disciples may stand beside others at most: one by a card, one by a character.
pub const BESIDE_MAX: usize = 2;

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

flat! {
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
        /// How many Mon less the weapons of the row cost until the next event phase.
        pub cheaper: u8,
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
        /// Disciples that may still be assigned or activated in this turn.
        pub again: u8,
        /// What cards do for the activation under way, or for the next one.
        pub helped: Helped,
        /// Where the next disciple may be assigned against the rule.
        pub bold: Option<Place>,
        /// Who may trade with everybody this round, one bit each.
        pub pedlars: u8,
        /// The offer of trade on the table.
        pub offer: Offer,
    }

    /// A disciple on a location that somebody held already.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    pub struct Beside {
        /// Who.
        pub piece: Piece,
        /// Where.
        pub at: LocationNo,
    }

    /// What cards do for one activation.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    pub struct Helped {
        /// A missing weapon counts as owned for the next mission.
        pub blade: bool,
        /// An annex of somebody else counts as owned for the next mission.
        pub lent: Option<Annex>,
        /// So many Mon more come with the next mission.
        pub mon: u8,
        /// So many missions more come with it.
        pub missions: u8,
        /// Two different actions of the district are done.
        pub twice: bool,
        /// An action of a neighbouring district is done instead.
        pub borrow: bool,
        /// One weapon counts as any other kind, for all missions of this activation.
        pub wild: bool,
        /// A missing district or the missing blessing counts as met for the next mission.
        pub ascetic: bool,
    }

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
        /// How many Mon less its next market weapon of this round costs.
        pub bargain: u8,
    }

    /// What an event does to the watch of one round.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    pub struct Watch {
        /// Steps of the normal step; 0 means the usual one.
        pub stride: u8,
        /// Nobody is arrested.
        pub no_arrest: bool,
        /// Arrests are made where it began, too.
        pub also: Option<District>,
        /// What keeps all of one's disciples from arrest; 0 means nothing does.
        pub bribe: u8,
        /// What each disciple sent to the reserve costs.
        pub fine: u8,
        /// Who is not arrested this round, one bit each.
        pub safe: u8,
        /// It makes no normal step.
        pub stay: bool,
        /// Which disciples are passed over.
        pub spared: [Option<Spot>; 2],
    }

    /// What is closed until the next event phase.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    pub struct Closed {
        /// Districts, one bit each in ring order.
        pub districts: u8,
        /// Locations, one bit each.
        pub locations: u32,
        /// Actions of districts, one bit each.
        pub actions: u32,
        /// Annexes, one bit each, four to a seat.
        pub annexes: u32,
    }

    /// The bidding of a round.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    pub struct Bidding {
        /// Who takes part and has neither won nor declined, one bit each.
        pub part: u8,
        /// Which assets or groups were auctioned, one bit each.
        pub auctioned: u8,
        /// How much higher minimum bids are this round.
        pub raised: u8,
        /// What stepping out pays this round; 0 means the usual.
        pub egress: u8,
        /// Are there no auctions this round?
        pub no_auction: bool,
        /// What stepping out pays the seat in turn; 0 means what it pays everybody.
        pub broker: u8,
        /// Who may buy one more asset in the end, one bit each.
        pub purses: u8,
        /// Which assets were taken, one bit each.
        pub taken: u8,
        /// What was paid last.
        pub paid: u8,
        /// The card of whose owner the bank pays a part.
        pub partner: Option<Partner>,
    }

    /// A card that lies on the table until a bid or purchase succeeds or fails.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub struct Partner {
        /// Whose.
        pub seat: Seat,
        /// Which.
        pub card: u8,
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
        /// Weapons in the bag, by type.
        pub(crate) weapon_bag: [u8; 8],
        /// Weapons lying on the bag in order.
        pub(crate) weapon_top: Top,
        /// The cards somebody looks at now.
        pub(crate) looked: Laid<6, 3>,
        /// Which cards lie there for the offer of trade.
        pub(crate) laid: LaidOut,
        /// What was answered in secret at this moment.
        pub(crate) replies: Sealed<Reply>,
    }

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
        /// The active character.
        Character,
    }

    /// What a seat holds hidden, each by number.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    pub struct Hand {
        /// Unfinished missions.
        pub missions: Pile<5>,
        /// Action cards.
        pub actions: Pile<4>,
        /// Bonus cards.
        pub bonuses: Pile<3>,
    }
}

const STATE_BYTES_MAX: usize = 1024;
const _: () = assert!(size_of::<State>() <= STATE_BYTES_MAX);
const _: () = assert!(!std::mem::needs_drop::<State>());

/// A disciple on the board, or nobody.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Piece(u8);

impl Piece {
    /// Nobody.
    pub const NOBODY: Piece = Piece(0);
    /// The kind of a Ronin, above the owner.
    const RONIN: u8 = 7 << 3;

    /// A plain disciple of this seat.
    pub const fn of(seat: Seat) -> Piece {
        Piece(1 + seat.0)
    }

    /// A Ronin of this seat.
    pub const fn ronin(seat: Seat) -> Piece {
        Piece(Piece::RONIN | (1 + seat.0))
    }

    /// A specialist of this seat.
    pub const fn skilled(seat: Seat, specialist: Specialist) -> Piece {
        Piece((1 + specialist as u8) << 3 | (1 + seat.0))
    }

    /// Which specialist it is, if it is one.
    pub fn skill(self) -> Option<Specialist> {
        Specialist::ALL.get((self.0 >> 3).checked_sub(1)? as usize).copied()
    }

    /// Is it this seat's?
    pub const fn is_of(self, seat: Seat) -> bool {
        self.0 & 7 == 1 + seat.0
    }

    /// Whose it is.
    pub fn owner(self) -> Option<Seat> {
        (self.0 & 7).checked_sub(1).map(Seat)
    }

    /// Is nobody there?
    pub const fn is_nobody(self) -> bool {
        self.0 == 0
    }

    /// How the notation calls its kind; a plain disciple needs no word.
    pub(crate) fn kind_id(self) -> &'static str {
        if self.is_ronin() { "ronin" } else { self.skill().map_or("", Specialist::id) }
    }

    /// A disciple of this seat and kind.
    pub(crate) fn with_kind(seat: Seat, kind: &str) -> Option<Piece> {
        let skilled = Specialist::ALL.into_iter().find(|skill| skill.id() == kind);
        let skilled = skilled.map(|skill| Piece::skilled(seat, skill));
        skilled.or((kind == "ronin").then_some(Piece::ronin(seat)))
    }

    /// Is it a Ronin? He counts as present and for nothing else (`yedo.cards.ronin`).
    pub const fn is_ronin(self) -> bool {
        self.0 & Piece::RONIN == Piece::RONIN
    }
}

/// A place for a disciple: a location of the board, somebody's annex, or beside who holds a
/// location already.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Spot(u8);

impl Spot {
    const ANNEXES: u8 = LOCATIONS_MAX as u8;
    const BESIDE: u8 = Spot::ANNEXES + 4 * table::SEATS_MAX as u8;

    /// A location of the board.
    pub const fn location(no: LocationNo) -> Spot {
        Spot(no.0)
    }

    /// An annex of a seat.
    pub const fn annex(owner: Seat, annex: Annex) -> Spot {
        Spot(Spot::ANNEXES + 4 * owner.0 + annex as u8)
    }

    /// Beside who holds this location.
    pub const fn beside(no: LocationNo) -> Spot {
        Spot(Spot::BESIDE + no.0)
    }

    /// The location, if it is one; also beside who holds it.
    pub fn as_location(self) -> Option<LocationNo> {
        match self.0 {
            no if no < Spot::ANNEXES => Some(LocationNo(no)),
            no => no.checked_sub(Spot::BESIDE).map(LocationNo),
        }
    }

    /// Is it beside who holds the location?
    pub const fn is_beside(self) -> bool {
        Spot::BESIDE <= self.0
    }

    /// The annex, if it is one.
    pub fn as_annex(self) -> Option<(Seat, Annex)> {
        let rest = self.0.checked_sub(Spot::ANNEXES).filter(|_| !self.is_beside())?;
        Some((Seat(rest / 4), Annex::ALL[rest as usize % 4]))
    }

    /// The bit of an annex among all.
    pub(crate) const fn annex_bit(owner: Seat, annex: Annex) -> u32 {
        1 << (4 * owner.0 + annex as u8)
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

impl Beside {
    /// Is nobody there?
    pub const fn is_nobody(&self) -> bool {
        self.piece.is_nobody()
    }
}

impl Hand {
    /// A card joins those of its kind.
    pub(crate) fn hold(&mut self, deck: Deck, placed: Placed) {
        match deck {
            Deck::Action => self.actions.insert(placed),
            Deck::Bonus => self.bonuses.insert(placed),
            Deck::Mission { .. } | Deck::Jesuit { .. } => self.missions.insert(placed),
            Deck::Weapon | Deck::Event => unreachable!("nobody holds these in hand"),
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

impl Open {
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

    /// How many disciples of a seat stand on a location.
    pub(crate) fn n_at(&self, seat: Seat, no: LocationNo) -> u8 {
        let beside = self.beside_at(no).filter(|piece| piece.is_of(seat)).count() as u8;
        u8::from(self.on[no.0 as usize].is_of(seat)) + beside
    }

    /// Every place on which a disciple of this seat stands, the board first.
    pub fn spots(&self, seat: Seat) -> impl Iterator<Item = Spot> + '_ {
        let own = move |piece: &Piece| piece.is_of(seat);
        let board = self.on.iter().zip(0..).filter(move |(piece, _)| own(piece));
        let annexes = self.annexed.0.iter().flatten().zip(Spot::ANNEXES..);
        let annexes = annexes.filter(move |(piece, _)| own(piece));
        let beside = self.beside.iter().filter(move |beside| own(&beside.piece));
        let places = board.chain(annexes).map(|(_, at)| Spot(at));
        places.chain(beside.map(|beside| Spot::beside(beside.at)))
    }

    /// The places of a seat's own disciples, without Ronin.
    pub fn own_spots(&self, seat: Seat) -> impl Iterator<Item = Spot> + '_ {
        self.spots(seat).filter(|spot| !self.at(*spot).is_ronin())
    }

    /// `yedo.limit.floor`: all own disciples, wherever they are.
    pub fn n_disciples(&self, seat: Seat) -> u8 {
        let own = |piece: &Piece| piece.is_of(seat) && !piece.is_ronin();
        let board = self.on.iter().filter(|piece| own(piece)).count();
        let annexes = self.annexed.0.iter().flatten().filter(|piece| own(piece)).count();
        let beside = self.beside.iter().filter(|beside| own(&beside.piece)).count();
        self.homes[seat].n_home() + (board + annexes + beside) as u8
    }

    /// Is an asset or group still to be auctioned?
    pub fn is_auctioned(&self, lot: Lot) -> bool {
        self.bidding.auctioned & lot.bit() != 0
    }
}

/// The things that are bid for, in order.
pub(crate) const ASSETS: [Asset; 7] = Asset::ALL;
