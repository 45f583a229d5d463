//! What is being resolved, as data. Each frame knows whom it asks and how it goes on.

mod part;

use table::{Seat, Seats};

pub use self::part::{Deck, Done, Kind, Lot};
use crate::edition::{BidGroup, DistrictAction, Moment, Specialist, Thing};
use crate::position::worded;
use crate::state::Spot;

/// How deep frames nest: a phase, a card in it, its line, a line in that, a loss, an excess.
pub const FRAMES_MAX: usize = 15;

worded! {
    /// Something half done.
    ///
    /// `turn` counts in player order from 0, `idle` how many in a row had nothing to do. `seat` or
    /// `me` is who does it or whose it is, `left` how many more there are, `deck` where cards come
    /// from and go back to, `line` the number of a line of effects.
    #[allow(missing_docs, reason = "fields are called alike throughout, and told of above")]
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    pub enum Frame {
        /// Nothing: fills the unused part of the stack.
        #[default]
        Nothing,
        /// Starting missions are taken, one at a time, round and round.
        Draft { taken: u8 },
        /// Favor cards are taken in reverse player order.
        Favors { taken: u8 },
        /// Phase 1.
        Prepare,
        /// Phase 1, when nothing is due any more: the next specialist and the next Emperor card, where there
        /// are any.
        Emperor,
        /// Phase 2: who takes part?
        Egress { turn: u8 },
        /// Phase 2: the call goes on to the next who takes part, from the last caller on.
        NextCall { turn: u8 },
        /// Phase 2: the caller names something, or is out.
        Call { turn: u8 },
        /// Phase 2: the caller opens.
        Open { turn: u8, lot: Lot },
        /// Phase 2: the others bid, once each. Below lies the next call, which knows the caller.
        Bid { turn: u8, lot: Lot, best: Seat, mon: u8 },
        /// Phase 3: the market is made ready and an event revealed.
        Event,
        /// Phase 3: the event takes effect.
        EventWorks,
        /// Phase 3: the event is over.
        EventOver,
        /// Phase 2, without auctions: who takes part may buy one asset, in player order.
        Buy { turn: u8 },
        /// Phase 2: when the auctions are over, who may buys one asset that nobody took.
        Extra { turn: u8 },
        /// Phase 4.
        Assign { turn: u8, idle: u8 },
        /// Phase 5: the patrol's normal step.
        Step,
        /// Phase 5, together: the icons of the Daimyo's cards.
        Icons,
        /// Phase 5: it has stopped.
        Stopped,
        /// Phase 5: who pays is not arrested.
        Bribe { turn: u8 },
        /// Phase 5: arrests.
        Arrest { turn: u8 },
        /// Phase 6: who makes an offer? `time` is how often it has gone round.
        Trade { turn: u8, idle: u8, time: u8 },
        /// Phase 6: an offer is put together.
        Offer { me: Seat, with: Seat },
        /// Phase 6: how many Mon of an offer?
        Amount { me: Seat, whose: Seat },
        /// Phase 6: the partner answers an offer.
        Answer { me: Seat, with: Seat },
        /// Phase 6: the partner lays the cards that were asked for.
        HandOver { me: Seat, with: Seat },
        /// Phase 7.
        Act { turn: u8, idle: u8 },
        /// The last round is over; points are counted once nothing is due.
        Final,
        /// It is over.
        Over,

        /// A disciple is activated.
        Active { seat: Seat, spot: Spot, done: Done },
        /// An activation is over: the disciple goes home.
        Return { seat: Seat, spot: Spot },
        /// Too much of something.
        Excess { seat: Seat, kind: Kind },
        /// So much of something is lost or paid.
        Lose { seat: Seat, kind: Kind, left: u8 },
        /// Things are given up for a mission, with its bonus part or not; its weapons must stay.
        Give { seat: Seat, kind: Kind, left: u8, mission: u8, bonus: bool },
        /// Things are gained, one after another.
        Reward { seat: Seat, thing: Thing, left: u8 },
        /// A mission deck is picked to draw from.
        PickDeck { seat: Seat, draw: u8 },
        /// One of the cards just drawn is kept.
        Keep { seat: Seat, deck: Deck },
        /// So many cards, of those just drawn or of the hand, go under their decks; the rest of those
        /// drawn is taken (`yedo.clan.wise`).
        PutBack { seat: Seat, deck: Deck, left: u8 },
        /// A mission deck is picked to draw from after a mission (`yedo.spec.messenger`).
        Message { seat: Seat },
        /// The cards looked at go back on top, one after another, the uppermost first; so many are
        /// laid already.
        Arrange { seat: Seat, deck: Deck, laid: u8 },
        /// The winner of a group picks one of its assets.
        PickAsset { seat: Seat, group: BidGroup },
        /// An annex is picked.
        PickAnnex { seat: Seat },
        /// A line of effects is done, word by word; `at` is the next one, `owner` whose the thing is
        /// that was chosen before.
        Line { me: Seat, line: u8, at: u8, owner: Seat },
        /// Each of these does a line, in player order.
        ForEach { left: Seats, line: u8 },
        /// One of two lines is picked.
        Either { me: Seat, first: u8, second: u8 },
        /// A line may be done.
        May { me: Seat, line: u8 },
        /// An unfinished mission is shown to all.
        Show { seat: Seat },
        /// Cards may be played at this moment, again and again until all pass.
        Moment { moment: Moment },
        /// Those who could play a card now answer, in secret and at the same time.
        Window { moment: Moment },
        /// A card lies on the table, not yet in effect. Could it be answered? Was it cancelled?
        Played { by: Seat, card: u8, asked: bool, cancelled: bool },
        /// A weapon is taken from a rival.
        TakeWeapon { me: Seat, from: Seat },
        /// A specialist comes once another disciple was returned.
        Recruit { seat: Seat, specialist: Specialist },
        /// What the specialist who completed a mission adds to it (`yedo.mission.reward`);
        /// `mon` is what it paid.
        Skill { seat: Seat, specialist: Specialist, mon: u8 },
        /// An action is done for a price of its own, without a disciple there: with what?
        Besides { seat: Seat, action: DistrictAction, price: u8 },
        /// The patrol goes so many steps: which way?
        Direction { me: Seat, steps: u8 },
        /// A card was played that may go back to the hand.
        Story { by: Seat, card: u8 },
        /// What was lent is due.
        Debt { seat: Seat },
        /// After an activation a character may be used.
        After { seat: Seat },
        /// Mon of a reward may be swapped for prestige (`yedo.spec.onna`).
        Exchange { seat: Seat, left: u8 },
        /// A rival's disciple beside one of mine goes home unused.
        SendHome { me: Seat },
        /// An own disciple moves to a neighbouring district: which?
        MoveFrom { me: Seat },
        /// And where to? It may have to go.
        MoveTo { me: Seat, from: Spot, may: bool },
        /// An own disciple is passed over by the patrol: which?
        Spare { me: Seat },
        /// A Ronin is assigned.
        Hire { me: Seat },
        /// An annex of a rival is picked, to be closed or else to be lent.
        PickAnnexOf { me: Seat, closing: bool },
        /// An own weapon is swapped: which?
        SwapGive { me: Seat },
        /// And for which is this one swapped?
        SwapTake { me: Seat, weapon: u8 },
        /// One of the cards looked at may go under the deck.
        PutUnder { seat: Seat, deck: Deck },
        /// A mission deck is picked to look at; one card is kept.
        PickLook { seat: Seat, number: u8 },
        /// One of the cards looked at is kept; the others go back on top.
        KeepTop { seat: Seat, deck: Deck },
        /// So many disciples are sent to war (`yedo.coop.war`).
        War {
            /// Whose.
            seat: Seat,
            /// How many more.
            left: u8,
        },
        /// Things are given up for an errand.
        GiveUp {
            /// Whose.
            seat: Seat,
            /// What.
            kind: Kind,
            /// How many more.
            left: u8,
            /// For the errand of which Emperor card: its weapons must stay.
            errand: u8,
        },
        /// A deck of choice is picked to look at.
        LookAny {
            /// Who.
            seat: Seat,
            /// How many cards are looked at.
            number: u8,
        },
        /// A card of the Daimyo is picked whose icons are ignored.
        IgnoreIcons {
            /// Who picks.
            me: Seat,
        },
        /// The Emperor cards below the Shogun's mission are turned up.
        TurnUp,
        /// A rival is picked for the line below.
        PickRival { me: Seat },
    }
}

const _: () = assert!(size_of::<Frame>() <= 6);

impl Frame {
    /// A line for one seat, from its beginning.
    pub(crate) fn line(me: Seat, line: u8) -> Frame {
        Frame::Line { me, line, at: 0, owner: me }
    }
}

/// What is going on: what all else is put upon.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Phase {
    /// Starting missions are taken.
    Draft,
    /// Favors of the shogun are taken.
    Favors,
    /// A round is prepared.
    Prepare,
    /// Assets are bid for, or bought.
    Bid,
    /// The event of the round.
    Event,
    /// Disciples are assigned.
    Assign,
    /// The patrol comes.
    Patrol,
    /// Things are traded.
    Trade,
    /// Disciples are activated.
    Act,
    /// The game is over, or nearly.
    Over,
}

impl Phase {
    /// As programs are told.
    pub fn id(self) -> &'static str {
        match self {
            Phase::Draft => "draft",
            Phase::Favors => "favors",
            Phase::Prepare => "prepare",
            Phase::Bid => "bid",
            Phase::Event => "event",
            Phase::Assign => "assign",
            Phase::Patrol => "patrol",
            Phase::Trade => "trade",
            Phase::Act => "act",
            Phase::Over => "over",
        }
    }
}

impl Frame {
    /// The phase that it begins; none if it is part of one.
    #[expect(clippy::wildcard_enum_match_arm, reason = "most frames lie upon that of a phase")]
    pub(crate) fn phase(self) -> Option<Phase> {
        Some(match self {
            Frame::Draft { .. } => Phase::Draft,
            Frame::Favors { .. } => Phase::Favors,
            Frame::Prepare | Frame::Emperor => Phase::Prepare,
            Frame::Egress { .. }
            | Frame::NextCall { .. }
            | Frame::Call { .. }
            | Frame::Open { .. }
            | Frame::Bid { .. }
            | Frame::Buy { .. }
            | Frame::Extra { .. } => Phase::Bid,
            Frame::Event | Frame::EventWorks | Frame::EventOver => Phase::Event,
            Frame::Assign { .. } => Phase::Assign,
            Frame::Step
            | Frame::Icons
            | Frame::Stopped
            | Frame::Bribe { .. }
            | Frame::Arrest { .. } => Phase::Patrol,
            Frame::Trade { .. } => Phase::Trade,
            Frame::Act { .. } => Phase::Act,
            Frame::Final | Frame::Over => Phase::Over,
            _ => return None,
        })
    }
}
