//! What happened, in full. Facts are data; the words are in the language files.

use table::{Seat, Viewer};

use crate::choice::Card;
use crate::edition::{
    Annex, Asset, CharacterNo, ClanPower, DaimyoNo, District, DistrictAction, EmperorNo, Favor,
    LocationNo, Specialist, Weapon,
};
use crate::frame::{Deck, Lot};
use crate::good::Good;
use crate::state::{ROW, Spot};

/// What points come from at the end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Tally {
    /// A character hired in the last round.
    Character(CharacterNo),
    /// A bonus card, which is turned up.
    Bonus(u8),
    /// Blackmail that was not used.
    Blackmail,
    /// The annexes of the generous.
    Annexes,
    /// Mon.
    Mon,
}

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(
    missing_docs,
    reason = "each field is what its name says; the variant carries the sentence"
)]
pub enum Fact {
    /// A seat's place in player order, from 0.
    Placed { seat: Seat, place: u8 },
    /// The row is this now.
    Row { row: [Option<Weapon>; ROW] },
    /// A weapon was laid in the row.
    WeaponLaid { space: u8, weapon: Weapon },
    /// A weapon of the row was discarded or moved away.
    WeaponCleared { space: u8, weapon: Weapon },
    /// A favor was taken.
    FavorTaken { seat: Seat, favor: Favor },
    /// The patrol came to a district.
    PatrolAt { district: District },
    /// The patrol left the board.
    PatrolLeft,
    /// The patrol has this colour now.
    PatrolColour { red: bool },
    /// A round began.
    RoundBegan { round: u8 },
    /// The Church holds so much now.
    Church { mon: u16 },
    /// Mon came in.
    Earned { seat: Seat, mon: u16 },
    /// Mon came in by an annex, as every round.
    AnnexPaid { seat: Seat, annex: Annex, mon: u16 },
    /// Mon were paid or lost.
    Paid { seat: Seat, mon: u16 },
    /// Prestige was won.
    Scored { seat: Seat, points: u16 },
    /// Prestige was given up or lost.
    PrestigeLost { seat: Seat, points: u16 },
    /// A card was drawn; others see only its back.
    Drawn { seat: Seat, deck: Deck, card: Option<Card> },
    /// A card was looked at; others see only its back.
    Looked { seat: Seat, deck: Deck, card: Option<Card> },
    /// Cards looked at lie on top again.
    Arranged { seat: Seat, deck: Deck },
    /// A card went under its deck; others see only its back.
    PutUnder { seat: Seat, deck: Deck, card: Option<Card> },
    /// A mission was shown to all.
    Shown { seat: Seat, mission: u8 },
    /// A weapon was gained.
    WeaponGained { seat: Seat, weapon: Weapon },
    /// A weapon left the rack.
    WeaponLost { seat: Seat, weapon: Weapon },
    /// A weapon that was drawn is not kept: it lies on the discard.
    WeaponPassed { seat: Seat, weapon: Weapon },
    /// The weapon discard went back into the bag.
    BagFilled,
    /// A blessing was taken.
    BlessingGained { seat: Seat },
    /// A blessing was given up.
    BlessingLost { seat: Seat },
    /// A geisha joined.
    GeishaGained { seat: Seat, value: u8 },
    /// A geisha left.
    GeishaLost { seat: Seat, value: u8 },
    /// An annex was built.
    AnnexGained { seat: Seat, annex: Annex },
    /// An annex went back.
    AnnexLost { seat: Seat, annex: Annex },
    /// A disciple came from the reserve.
    DiscipleGained { seat: Seat },
    /// A specialist came.
    SpecialistGained { seat: Seat, specialist: Specialist },
    /// A disciple went to the reserve, a specialist to the stock.
    DiscipleLost { seat: Seat, skill: Option<Specialist> },
    /// A token was drawn to the reserve.
    TokenDrawn { specialist: Specialist },
    /// The tokens at the Gates are these now.
    TokensMoved { gates: [Option<Specialist>; 2] },
    /// A disciple stays home this round.
    StaysHome { seat: Seat },
    /// A seat steps out of the bidding.
    SteppedOut { seat: Seat },
    /// A seat takes part in the bidding.
    TookPart { seat: Seat },
    /// A caller is out of this round's bidding.
    Declined { seat: Seat },
    /// Something is auctioned.
    Called { seat: Seat, lot: Lot },
    /// A bid.
    Bid { seat: Seat, mon: u16 },
    /// No bid.
    BidPassed { seat: Seat },
    /// No bid, because none can be made.
    BidBeyond { seat: Seat },
    /// An auction was won.
    Won { seat: Seat, lot: Lot, mon: u16 },
    /// The asset that comes with it.
    AssetPicked { seat: Seat, asset: Asset },
    /// An event was revealed.
    EventRevealed { event: u8 },
    /// An event does not count in the last round.
    EventPassedOver { event: u8 },
    /// Past events were shuffled.
    EventsShuffled,
    /// A district is closed until the next event phase.
    DistrictClosed { district: District },
    /// A location is closed until the next event phase.
    LocationClosed { location: LocationNo },
    /// An action is forbidden until the next event phase.
    ActionClosed { action: DistrictAction },
    /// A disciple was assigned.
    Assigned { seat: Seat, spot: Spot, skill: Option<Specialist> },
    /// The patrol was paid.
    Bribed { seat: Seat },
    /// A disciple was arrested: to the reserve, or home.
    Arrested { seat: Seat, spot: Spot, reserve: bool },
    /// A disciple was activated.
    Activated { seat: Seat, spot: Spot },
    /// It did this.
    Acted { seat: Seat, action: DistrictAction },
    /// A disciple moved to a neighbouring district.
    Moved { seat: Seat, from: Spot, to: Spot },
    /// It went home.
    WentHome { seat: Seat, spot: Spot },
    /// A mission was completed.
    Completed { seat: Seat, mission: u8, bonus: bool },
    /// A clan has this power.
    ClanPower { seat: Seat, power: ClanPower },
    /// The Jesuits arrived: their missions lie at the Harbor.
    JesuitsArrived,
    /// The Jesuits are gone for good.
    JesuitsLeft,
    /// An unfinished mission of the Jesuits left a hand and the game; others see only its back.
    MissionLeft { seat: Seat, mission: Option<u8> },
    /// A character can be hired.
    CharacterOffered { character: CharacterNo },
    /// The characters for hire were discarded.
    TeaHouseCleared,
    /// A character was hired, and lies face down.
    CharacterHired { seat: Seat, character: CharacterNo },
    /// A character is active.
    CharacterActive { seat: Seat, character: CharacterNo },
    /// A character was used and discarded.
    CharacterUsed { seat: Seat, character: CharacterNo },
    /// An active character was discarded at the end of its round.
    CharacterLeft { seat: Seat, character: CharacterNo },
    /// The Shogun died.
    ShogunDied { seat: Seat },
    /// Somebody has answered at a moment; what, only they know.
    Answered { seat: Seat },
    /// An action card was played.
    Played { seat: Seat, card: u8 },
    /// An action card was cancelled.
    Cancelled { seat: Seat, card: u8 },
    /// An action card went back to the hand, since it had lost its object.
    TakenBack { seat: Seat, card: u8 },
    /// A Blackmail card was played.
    Blackmailed { seat: Seat },
    /// A rival was picked.
    RivalPicked { seat: Seat, rival: Seat },
    /// An asset was bought without an auction.
    Bought { seat: Seat, asset: Asset, mon: u16 },
    /// There are no auctions this round.
    NoAuctions,
    /// A seat is sent out of the bidding.
    SentOut { seat: Seat },
    /// The event was cancelled.
    EventCancelled { event: u8 },
    /// A mission was shown to one other.
    MissionSeen { seat: Seat, by: Seat, mission: Option<u8> },
    /// A Ronin joined and was placed.
    RoninCame { seat: Seat, spot: Spot },
    /// A Ronin left.
    RoninLeft { seat: Seat, spot: Spot },
    /// A disciple is passed over by the patrol.
    Spared { seat: Seat, spot: Spot },
    /// Nobody is assigned to this annex any more in this round.
    AnnexClosed { seat: Seat, owner: Seat, annex: Annex },
    /// This annex counts as the seat's own for one mission.
    AnnexLent { seat: Seat, owner: Seat, annex: Annex },
    /// The bank pays so much of a bid or purchase.
    BankPaid { seat: Seat, mon: u16 },
    /// Somebody begins an offer of trade.
    OfferBegun { seat: Seat, with: Seat },
    /// The offer names a thing: given or asked for.
    OfferNamed { seat: Seat, gives: bool, good: Good },
    /// The offer names Mon: given or asked for.
    OfferMon { seat: Seat, gives: bool, mon: u8 },
    /// A hidden card was shown to one other.
    CardShown { seat: Seat, to: Seat, card: Option<Card> },
    /// The offer is made.
    OfferMade { seat: Seat, with: Seat },
    /// The offer was called off.
    OfferDropped { seat: Seat },
    /// The offer was accepted.
    OfferTaken { seat: Seat, from: Seat },
    /// The offer was declined.
    OfferDeclined { seat: Seat, from: Seat },
    /// Something changed hands; others see only the back of a card.
    Handed { seat: Seat, to: Seat, good: Good, card: Option<Card> },
    /// The last round is over.
    Ended,
    /// Points are counted at the end.
    Counted { seat: Seat, tally: Tally, points: u16 },
    /// The round's Emperor card was turned up.
    EmperorTurned { card: EmperorNo },
    /// An Emperor card of the victory pile was turned up: only its errand counts.
    ErrandTurned { card: EmperorNo },
    /// The event of an Emperor card is ignored.
    EmperorIgnored { card: EmperorNo },
    /// A card of the Daimyo was revealed.
    DaimyoRevealed { card: DaimyoNo },
    /// The icons of a Daimyo card are ignored.
    IconsIgnored { seat: Seat, card: DaimyoNo },
    /// The errand boy was assigned.
    BoySent { seat: Seat, spot: Spot },
    /// An errand was done.
    ErrandDone { seat: Seat, errand: EmperorNo },
    /// A disciple went to war.
    WentToWar { seat: Seat, skill: Option<Specialist> },
    /// A geisha left the game.
    GeishaGone { value: u8 },
    /// So many Mon lie on the annexes now.
    AnnexesTaxed { mon: u8 },
    /// All won or lost together, with what they reached.
    Together { won: bool, lowest: u16, highest: u16, errands: u8 },
}

impl table::Fact for Fact {
    /// Missions of one colour that are swapped leave the table as it was: only the answer tells.
    fn is_open_answer(&self) -> bool {
        matches!(self, Fact::OfferTaken { .. } | Fact::OfferDeclined { .. })
    }

    #[allow(clippy::too_many_lines, reason = "a list of all facts")]
    fn veil(self, viewer: Viewer) -> Fact {
        match self {
            Fact::Drawn { seat, deck, .. } if viewer != Viewer::Seat(seat) => {
                Fact::Drawn { seat, deck, card: None }
            }
            Fact::Looked { seat, deck, .. } if viewer != Viewer::Seat(seat) => {
                Fact::Looked { seat, deck, card: None }
            }
            Fact::PutUnder { seat, deck, .. } if viewer != Viewer::Seat(seat) => {
                Fact::PutUnder { seat, deck, card: None }
            }
            Fact::MissionLeft { seat, .. } if viewer != Viewer::Seat(seat) => {
                Fact::MissionLeft { seat, mission: None }
            }
            Fact::MissionSeen { seat, by, .. }
                if viewer != Viewer::Seat(by) && viewer != Viewer::Seat(seat) =>
            {
                Fact::MissionSeen { seat, by, mission: None }
            }
            Fact::CardShown { seat, to, .. }
                if viewer != Viewer::Seat(seat) && viewer != Viewer::Seat(to) =>
            {
                Fact::CardShown { seat, to, card: None }
            }
            Fact::Handed { seat, to, good, .. }
                if viewer != Viewer::Seat(seat) && viewer != Viewer::Seat(to) =>
            {
                Fact::Handed { seat, to, good, card: None }
            }
            // Whoever saw it, and what lies open: by name, so that nothing new is told by chance.
            Fact::Placed { .. }
            | Fact::Row { .. }
            | Fact::WeaponLaid { .. }
            | Fact::WeaponCleared { .. }
            | Fact::FavorTaken { .. }
            | Fact::PatrolAt { .. }
            | Fact::PatrolLeft
            | Fact::PatrolColour { .. }
            | Fact::RoundBegan { .. }
            | Fact::Church { .. }
            | Fact::Earned { .. }
            | Fact::AnnexPaid { .. }
            | Fact::Paid { .. }
            | Fact::Scored { .. }
            | Fact::PrestigeLost { .. }
            | Fact::Drawn { .. }
            | Fact::Looked { .. }
            | Fact::Arranged { .. }
            | Fact::PutUnder { .. }
            | Fact::Shown { .. }
            | Fact::WeaponGained { .. }
            | Fact::WeaponLost { .. }
            | Fact::WeaponPassed { .. }
            | Fact::BagFilled
            | Fact::BlessingGained { .. }
            | Fact::BlessingLost { .. }
            | Fact::GeishaGained { .. }
            | Fact::GeishaLost { .. }
            | Fact::AnnexGained { .. }
            | Fact::AnnexLost { .. }
            | Fact::DiscipleGained { .. }
            | Fact::SpecialistGained { .. }
            | Fact::DiscipleLost { .. }
            | Fact::TokenDrawn { .. }
            | Fact::TokensMoved { .. }
            | Fact::StaysHome { .. }
            | Fact::SteppedOut { .. }
            | Fact::TookPart { .. }
            | Fact::Declined { .. }
            | Fact::Called { .. }
            | Fact::Bid { .. }
            | Fact::BidPassed { .. }
            | Fact::BidBeyond { .. }
            | Fact::Won { .. }
            | Fact::AssetPicked { .. }
            | Fact::EventRevealed { .. }
            | Fact::EventPassedOver { .. }
            | Fact::EventsShuffled
            | Fact::DistrictClosed { .. }
            | Fact::LocationClosed { .. }
            | Fact::ActionClosed { .. }
            | Fact::Assigned { .. }
            | Fact::Bribed { .. }
            | Fact::Arrested { .. }
            | Fact::Activated { .. }
            | Fact::Acted { .. }
            | Fact::Moved { .. }
            | Fact::WentHome { .. }
            | Fact::Completed { .. }
            | Fact::ClanPower { .. }
            | Fact::JesuitsArrived
            | Fact::JesuitsLeft
            | Fact::MissionLeft { .. }
            | Fact::CharacterOffered { .. }
            | Fact::TeaHouseCleared
            | Fact::CharacterHired { .. }
            | Fact::CharacterActive { .. }
            | Fact::CharacterUsed { .. }
            | Fact::CharacterLeft { .. }
            | Fact::ShogunDied { .. }
            | Fact::Answered { .. }
            | Fact::Played { .. }
            | Fact::Cancelled { .. }
            | Fact::TakenBack { .. }
            | Fact::Blackmailed { .. }
            | Fact::RivalPicked { .. }
            | Fact::Bought { .. }
            | Fact::NoAuctions
            | Fact::SentOut { .. }
            | Fact::EventCancelled { .. }
            | Fact::MissionSeen { .. }
            | Fact::RoninCame { .. }
            | Fact::RoninLeft { .. }
            | Fact::Spared { .. }
            | Fact::AnnexClosed { .. }
            | Fact::AnnexLent { .. }
            | Fact::BankPaid { .. }
            | Fact::OfferBegun { .. }
            | Fact::OfferNamed { .. }
            | Fact::OfferMon { .. }
            | Fact::CardShown { .. }
            | Fact::OfferMade { .. }
            | Fact::OfferDropped { .. }
            | Fact::OfferTaken { .. }
            | Fact::OfferDeclined { .. }
            | Fact::Handed { .. }
            | Fact::Ended
            | Fact::Counted { .. }
            | Fact::EmperorTurned { .. }
            | Fact::ErrandTurned { .. }
            | Fact::EmperorIgnored { .. }
            | Fact::DaimyoRevealed { .. }
            | Fact::IconsIgnored { .. }
            | Fact::BoySent { .. }
            | Fact::ErrandDone { .. }
            | Fact::WentToWar { .. }
            | Fact::GeishaGone { .. }
            | Fact::AnnexesTaxed { .. }
            | Fact::Together { .. } => self,
        }
    }
}
