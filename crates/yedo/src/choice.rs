//! What is asked, and what can be answered.

use table::Seat;

use crate::edition::{
    Annex, Asset, BidGroup, CharacterNo, Colour, DaimyoNo, DistrictAction, EmperorNo, Favor,
    Moment, Specialist,
};
use crate::frame::{Deck, Kind, Lot};
use crate::good::Good;
use crate::state::Spot;

/// What a seat is being asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Question {
    /// From which deck is a mission taken?
    MissionDeck,
    /// Which favor of the shogun?
    Favor,
    /// Take part in the bidding, or step out?
    Egress,
    /// What is auctioned next?
    Call,
    /// How much to open with?
    Open {
        /// What.
        lot: Lot,
    },
    /// More than the last bid?
    Bid {
        /// What for.
        lot: Lot,
        /// The last bid.
        mon: u16,
    },
    /// Which asset of the group?
    Asset {
        /// The group.
        group: BidGroup,
    },
    /// Which annex?
    Annex,
    /// Where does a disciple go?
    Assign,
    /// Is the patrol paid?
    Bribe,
    /// Which disciple is activated?
    Activate,
    /// What does the disciple do?
    Act {
        /// Where it stands.
        spot: Spot,
    },
    /// What is too much?
    Excess {
        /// Of what.
        kind: Kind,
    },
    /// What is lost?
    Lose {
        /// Of what.
        kind: Kind,
    },
    /// What is given up for the mission?
    Give,
    /// Which card is kept?
    Keep {
        /// Of which deck.
        deck: Deck,
    },
    /// Which card of that kind goes under its deck?
    PutBack {
        /// Of which deck cards were drawn.
        deck: Deck,
    },
    /// Which card lies next from the top?
    Arrange {
        /// Of which deck.
        deck: Deck,
    },
    /// Which of two?
    Either,
    /// Is it done at all?
    May,
    /// Which mission is shown?
    Show,
    /// Is a card played now?
    Moment {
        /// The moment.
        moment: Moment,
    },
    /// Which asset is bought, if any?
    Buy,
    /// Which rival?
    Rival,
    /// Which of their weapons is taken?
    TakeWeapon,
    /// Which of those arrested goes to the reserve?
    Arrest,
    /// With what is the action done?
    Besides {
        /// Which.
        action: DistrictAction,
    },
    /// Which way does the patrol go?
    Direction,
    /// Is the card taken back?
    TakeBack {
        /// Which.
        card: u8,
    },
    /// Are the Mon paid back?
    Debt,
    /// Is the character used now?
    After,
    /// Are Mon of the reward swapped for prestige, and once more?
    Exchange {
        /// How often at most.
        left: u8,
    },
    /// Whose disciple goes home?
    SendHome,
    /// Which own disciple moves?
    MoveFrom,
    /// Where does it move?
    MoveTo {
        /// From here.
        from: Spot,
    },
    /// Which own disciple is passed over by the patrol?
    Spare,
    /// Where does the Ronin go?
    Hire,
    /// Which annex of a rival?
    AnnexOf {
        /// Is it closed? Otherwise it is lent.
        closing: bool,
    },
    /// Which own weapon is swapped?
    SwapGive,
    /// For which weapon of the row or of the discard?
    SwapTake,
    /// With whom to trade, if at all?
    Trade,
    /// What more does the offer name?
    Offer {
        /// For whom it is.
        with: Seat,
    },
    /// How many Mon?
    Amount {
        /// Whose.
        whose: Seat,
    },
    /// Is the offer accepted?
    Answer {
        /// Whose offer.
        from: Seat,
    },
    /// Which card of this kind is handed over?
    HandOver {
        /// Of which kind.
        good: Good,
    },
    /// Does one of the cards go under the deck?
    PutUnder {
        /// Of which deck.
        deck: Deck,
    },
    /// What is given up for the errand?
    GiveUp,
    /// Who goes to war?
    War,
    /// Which deck is looked at?
    LookAny,
    /// The icons of which Daimyo card are ignored?
    IgnoreIcons,
}

/// A card or a weapon, by number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Card {
    /// A mission.
    Mission(u8),
    /// An action card.
    Action(u8),
    /// A bonus card.
    Bonus(u8),
    /// An event.
    Event(u8),
    /// A weapon of this type.
    Weapon(u8),
    /// A card of the Emperor.
    Emperor(u8),
}

impl Card {
    /// The number on it.
    pub fn number(self) -> u8 {
        match self {
            Card::Mission(n)
            | Card::Action(n)
            | Card::Bonus(n)
            | Card::Event(n)
            | Card::Emperor(n)
            | Card::Weapon(n) => n,
        }
    }
}

/// One answer to one question.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    /// Nothing, or nothing more.
    Pass,
    /// From this mission deck.
    Deck(Colour),
    /// This favor.
    Favor(Favor),
    /// Take part in the bidding.
    TakePart,
    /// Step out of it for some Mon.
    StepOut,
    /// This is auctioned next.
    Call(Lot),
    /// So many Mon.
    Bid(u8),
    /// This asset of the group.
    Asset(Asset),
    /// This annex.
    Annex(Annex),
    /// A plain disciple goes there.
    Assign(Spot),
    /// A specialist goes there.
    Send {
        /// Where.
        spot: Spot,
        /// Who.
        specialist: Specialist,
    },
    /// Pay.
    Pay,
    /// Activate the disciple there.
    Activate(Spot),
    /// An action of the district; what `with` says depends on the action.
    Do {
        /// Which.
        action: DistrictAction,
        /// A colour, an annex, a space of the row, or which of several prices.
        with: u8,
    },
    /// The annex does its work.
    Use,
    /// Complete a mission.
    Complete {
        /// Which.
        mission: u8,
        /// With its bonus part?
        bonus: bool,
    },
    /// Keep this one; or lay it next from the top.
    Keep(Card),
    /// This one goes.
    Discard(Card),
    /// This annex goes back.
    GiveBack(Annex),
    /// The first of two.
    First,
    /// The second of two; for what may be done: do it.
    Second,
    /// Show this mission.
    Show(u8),
    /// Play this action card.
    Play(u8),
    /// Play a Blackmail card.
    Blackmail,
    /// Use the active character.
    Character,
    /// Hire this character.
    Hire(CharacterNo),
    /// This rival.
    Rival(Seat),
    /// The disciple there.
    Disciple(Spot),
    /// A plain disciple at home.
    AtHome,
    /// A specialist at home.
    Specialist(Specialist),
    /// This annex of a rival.
    AnnexOf(Spot),
    /// The offer gives such a thing.
    Give(Good),
    /// The offer asks for such a thing.
    Ask(Good),
    /// The offer gives Mon.
    GiveMon,
    /// The offer asks for Mon.
    AskMon,
    /// So many Mon.
    Mon(u8),
    /// This hidden card lies there face down.
    Lay(Card),
    /// This hidden card lies there, shown to the partner.
    LayOpen(Card),
    /// The offer is made.
    Propose,
    /// The offer is accepted.
    Accept,
    /// The weapon on this space of the row, from 0.
    Space(u8),
    /// The errand boy goes there.
    SendBoy(Spot),
    /// Complete the errand of this Emperor card.
    Errand(EmperorNo),
    /// Look at this deck.
    LookAt(Deck),
    /// The icons of this Daimyo card are ignored.
    Ignore(DaimyoNo),
}

const _: () = assert!(size_of::<Choice>() <= 4);
