//! What is being resolved, as data. Each frame knows whom it asks and how it goes on.

use table::{Seat, Seats};

use crate::edition::{Asset, BidGroup, Colour, DistrictAction, Moment, Specialist, Thing};
use crate::position::flat;
use crate::state::Spot;

/// How deep frames nest: a phase, a card in it, its line, a line in that, a loss, an excess.
pub const FRAMES_MAX: usize = 15;

flat! {
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

    /// Something half done. `turn` counts in player order from 0.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    pub enum Frame {
        /// Nothing: fills the unused part of the stack.
        #[default]
        Nothing,
        /// Starting missions are taken, one at a time, round and round.
        Draft {
            /// How many were taken.
            taken: u8,
        },
        /// Favor cards are taken in reverse player order.
        Favors {
            /// How many were taken.
            taken: u8,
        },
        /// Phase 1.
        Prepare,
        /// Phase 2: who takes part?
        Egress {
            /// Whose turn.
            turn: u8,
        },
        /// Phase 2: the call goes on to the next who takes part.
        NextCall {
            /// The last caller.
            turn: u8,
        },
        /// Phase 2: the caller names something, or is out.
        Call {
            /// Whose turn.
            turn: u8,
        },
        /// Phase 2: the caller opens.
        Open {
            /// The caller.
            turn: u8,
            /// What was named.
            lot: Lot,
        },
        /// Phase 2: the others bid, once each. Below lies the next call, which knows the caller.
        Bid {
            /// Whose turn.
            turn: u8,
            /// What is auctioned.
            lot: Lot,
            /// Whose bid is highest.
            best: Seat,
            /// How much it is.
            mon: u8,
        },
        /// Phase 3: the market is made ready and an event revealed.
        Event,
        /// Phase 3: the event takes effect.
        EventWorks,
        /// Phase 3: the event is over.
        EventOver,
        /// Phase 2, without auctions: who takes part may buy one asset, in player order.
        Buy {
            /// Whose turn.
            turn: u8,
        },
        /// Phase 2: when the auctions are over, who may buys one asset that nobody took.
        Extra {
            /// Whose turn.
            turn: u8,
        },
        /// Phase 4.
        Assign {
            /// Whose turn.
            turn: u8,
            /// How many in a row could assign nobody.
            idle: u8,
        },
        /// Phase 5: the patrol's normal step.
        Step,
        /// Phase 5: it has stopped.
        Stopped,
        /// Phase 5: who pays is not arrested.
        Bribe {
            /// Whose turn.
            turn: u8,
        },
        /// Phase 5: arrests.
        Arrest {
            /// Whose disciples.
            turn: u8,
        },
        /// Phase 6: who makes an offer?
        Trade {
            /// Whose turn.
            turn: u8,
            /// How many in a row made none.
            idle: u8,
            /// How often it has gone round.
            time: u8,
        },
        /// Phase 6: an offer is put together.
        Offer {
            /// Whose.
            me: Seat,
            /// For whom.
            with: Seat,
        },
        /// Phase 6: how many Mon of an offer?
        Amount {
            /// Whose offer.
            me: Seat,
            /// Whose Mon.
            whose: Seat,
        },
        /// Phase 6: the partner answers an offer.
        Answer {
            /// Whose offer.
            me: Seat,
            /// Who answers.
            with: Seat,
        },
        /// Phase 6: the partner lays the cards that were asked for.
        HandOver {
            /// Whose offer.
            me: Seat,
            /// Who lays them.
            with: Seat,
        },
        /// Phase 7.
        Act {
            /// Whose turn.
            turn: u8,
            /// How many in a row had nobody to activate.
            idle: u8,
        },
        /// The last round is over; points are counted once nothing is due.
        Final,
        /// It is over.
        Over,

        /// A disciple is activated.
        Active {
            /// Whose.
            seat: Seat,
            /// Where it stands.
            spot: Spot,
            /// What it has done so far.
            done: Done,
        },
        /// An activation is over: the disciple goes home.
        Return {
            /// Whose.
            seat: Seat,
            /// Where it stands.
            spot: Spot,
        },
        /// Too much of something.
        Excess {
            /// Whose.
            seat: Seat,
            /// What.
            kind: Kind,
        },
        /// So much of something is lost or paid.
        Lose {
            /// Whose.
            seat: Seat,
            /// What.
            kind: Kind,
            /// How many more.
            left: u8,
        },
        /// Things are given up for a mission.
        Give {
            /// Whose.
            seat: Seat,
            /// What.
            kind: Kind,
            /// How many more.
            left: u8,
            /// For which mission: its weapons must stay.
            mission: u8,
            /// With its bonus part?
            bonus: bool,
        },
        /// Things are gained, one after another.
        Reward {
            /// Whose.
            seat: Seat,
            /// What.
            thing: Thing,
            /// How many more.
            left: u8,
        },
        /// A mission deck is picked to draw from.
        PickDeck {
            /// Who.
            seat: Seat,
            /// How many are drawn.
            draw: u8,
        },
        /// One of the cards just drawn is kept.
        Keep {
            /// Who.
            seat: Seat,
            /// Of which deck.
            deck: Deck,
        },
        /// So many cards, of those just drawn or of the hand, go under their decks; the rest of those
        /// drawn is taken (`yedo.clan.wise`).
        PutBack {
            /// Who.
            seat: Seat,
            /// From which deck they were drawn.
            deck: Deck,
            /// How many more.
            left: u8,
        },
        /// A mission deck is picked to draw from after a mission (`yedo.spec.messenger`).
        Message {
            /// Who.
            seat: Seat,
        },
        /// The cards looked at go back on top, one after another, the uppermost first.
        Arrange {
            /// Who.
            seat: Seat,
            /// Of which deck.
            deck: Deck,
            /// How many lie there already.
            laid: u8,
        },
        /// The winner of a group picks one of its assets.
        PickAsset {
            /// Who.
            seat: Seat,
            /// Which group.
            group: BidGroup,
        },
        /// An annex is picked.
        PickAnnex {
            /// Who.
            seat: Seat,
        },
        /// A line of effects is done, word by word.
        Line {
            /// For whom.
            me: Seat,
            /// The number of the line.
            line: u8,
            /// The next word.
            at: u8,
            /// The owner of what was chosen before.
            owner: Seat,
        },
        /// Each of these does a line, in player order.
        ForEach {
            /// Who is left.
            left: Seats,
            /// The number of the line.
            line: u8,
        },
        /// One of two lines is picked.
        Either {
            /// Who.
            me: Seat,
            /// The one.
            first: u8,
            /// The other.
            second: u8,
        },
        /// A line may be done.
        May {
            /// Who.
            me: Seat,
            /// Which.
            line: u8,
        },
        /// An unfinished mission is shown to all.
        Show {
            /// Who.
            seat: Seat,
        },
        /// Cards may be played at this moment, again and again until all pass.
        Moment {
            /// Which.
            moment: Moment,
        },
        /// Those who could play a card now answer, in secret and at the same time.
        Window {
            /// The moment.
            moment: Moment,
        },
        /// A card lies on the table, not yet in effect.
        Played {
            /// Whose.
            by: Seat,
            /// Which.
            card: u8,
            /// Could it be answered?
            asked: bool,
            /// Was it cancelled?
            cancelled: bool,
        },
        /// A weapon is taken from a rival.
        TakeWeapon {
            /// Who takes.
            me: Seat,
            /// From whom.
            from: Seat,
        },
        /// A specialist comes once another disciple was returned.
        Recruit {
            /// Whose.
            seat: Seat,
            /// Which.
            specialist: Specialist,
        },
        /// What the specialist who completed a mission adds to it (`yedo.mission.reward`).
        Skill {
            /// Whose.
            seat: Seat,
            /// Which.
            specialist: Specialist,
            /// The Mon of the reward.
            mon: u8,
        },
        /// An action is done for a price of its own, without a disciple there: with what?
        Besides {
            /// Who.
            seat: Seat,
            /// Which.
            action: DistrictAction,
            /// For so many Mon.
            price: u8,
        },
        /// The patrol goes so many steps: which way?
        Direction {
            /// Who says.
            me: Seat,
            /// How many.
            steps: u8,
        },
        /// A card was played that may go back to the hand.
        Story {
            /// Whose.
            by: Seat,
            /// Which.
            card: u8,
        },
        /// What was lent is due.
        Debt {
            /// Who owes it.
            seat: Seat,
        },
        /// After the last activation a character may be used.
        After {
            /// Whose.
            seat: Seat,
        },
        /// Mon of a reward may be swapped for prestige (`yedo.spec.onna`).
        Exchange {
            /// Who.
            seat: Seat,
            /// How often at most.
            left: u8,
        },
        /// A rival's disciple beside one of mine goes home unused.
        SendHome {
            /// Who sends.
            me: Seat,
        },
        /// An own disciple moves to a neighbouring district: which?
        MoveFrom {
            /// Whose.
            me: Seat,
        },
        /// And where to?
        MoveTo {
            /// Whose.
            me: Seat,
            /// From here.
            from: Spot,
            /// May it stay?
            may: bool,
        },
        /// An own disciple is passed over by the patrol: which?
        Spare {
            /// Whose.
            me: Seat,
        },
        /// A Ronin is assigned.
        Hire {
            /// Whose.
            me: Seat,
        },
        /// An annex of a rival is picked.
        PickAnnexOf {
            /// Who picks.
            me: Seat,
            /// Is it closed? Otherwise it is lent.
            closing: bool,
        },
        /// An own weapon is swapped: which?
        SwapGive {
            /// Whose.
            me: Seat,
        },
        /// And for which?
        SwapTake {
            /// Whose.
            me: Seat,
            /// For this one.
            weapon: u8,
        },
        /// One of the cards looked at may go under the deck.
        PutUnder {
            /// Who.
            seat: Seat,
            /// Of which deck.
            deck: Deck,
        },
        /// A mission deck is picked to look at; one card is kept.
        PickLook {
            /// Who.
            seat: Seat,
            /// How many are looked at.
            number: u8,
        },
        /// One of the cards looked at is kept; the others go back on top.
        KeepTop {
            /// Who.
            seat: Seat,
            /// Of which deck.
            deck: Deck,
        },
        /// A rival is picked for the line below.
        PickRival {
            /// Who picks.
            me: Seat,
        },
    }
}

const _: () = assert!(size_of::<Frame>() <= 6);

impl Frame {
    /// A line for one seat, from its beginning.
    pub(crate) fn line(me: Seat, line: u8) -> Frame {
        Frame::Line { me, line, at: 0, owner: me }
    }
}
