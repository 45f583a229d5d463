//! What is asked, and what can be answered.

use table::Rule;

use crate::board::Space;
use crate::edition::{Action, Good, Location, Privilege};
use crate::rules;
use crate::state::Building;

/// What a seat is being asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Question {
    /// Which resource package?
    Package,
    /// In which city to start?
    StartCity,
    /// Which ronin leaves?
    SelectRonin,
    /// Where does he go?
    Relocate {
        /// The space he left.
        from: Space,
        /// The tile drawn.
        tile: Location,
    },
    /// What is planned for this card?
    PlanSlot {
        /// First, second or third, from 0.
        slot: u8,
    },
    /// Moves, then officials: what next?
    Perform {
        /// First, second or third card, from 0.
        slot: u8,
        /// What it authorizes.
        action: Action,
        /// Officials who have not acted.
        left: u8,
    },
    /// Where does this samurai move?
    MoveTo {
        /// From here.
        from: Space,
    },
    /// Where does the merchant move?
    MerchantTo,
    /// Where does this samurai travel?
    MarchTo {
        /// From here.
        from: Space,
    },
    /// Does a second samurai travel?
    MarchAgain,
    /// Is anything redeemed before the tile for the next ronin is drawn?
    DrawTile {
        /// The space the ronin leave.
        at: Space,
        /// How many still wait there.
        waiting: u8,
    },
    /// Is a samurai brought for money to face the ronin?
    GatherPaid {
        /// Where they stand.
        at: Space,
    },
    /// Are samurai brought free to face the ronin?
    GatherFree {
        /// Where they stand.
        at: Space,
        /// How many may come.
        free: u8,
    },
    /// A second offer at the own trading post?
    SecondOffer,
    /// Which good goes back?
    HandLimit,
    /// Which samurai come home unpaid?
    Wages,
}

impl Question {
    /// The rule that asks. It is shown beside the question, and refuses answers to any other.
    pub const fn rule(self) -> Rule {
        match self {
            Question::Package => rules::SETUP_PACKAGES,
            Question::StartCity => rules::SETUP_START,
            Question::SelectRonin => rules::RONIN_ROUND_START,
            Question::Relocate { .. } => rules::RONIN_TILE,
            Question::PlanSlot { .. } => rules::PLAN_THREE_CARDS,
            Question::Perform { action, .. } => match action {
                Action::Rice => rules::ACT_RICE,
                Action::Money => rules::ACT_MONEY,
                Action::Wood | Action::Stone | Action::RiceField => rules::ACT_PRODUCE,
                Action::Recruit => rules::ACT_RECRUIT,
                Action::Travel => rules::ACT_TRAVEL_POST,
                Action::Special => rules::ACT_SPECIAL,
                Action::Trade => rules::ACT_TRADE,
                Action::Build => rules::ACT_BUILD,
            },
            Question::MoveTo { .. } => rules::MOVE_WHEN,
            Question::MerchantTo => rules::MOVE_MERCHANT,
            Question::MarchTo { .. } | Question::MarchAgain => rules::ACT_TRAVEL_FREE,
            Question::GatherPaid { .. } => rules::RONIN_DISPERSE_PAY,
            Question::GatherFree { .. } => rules::RONIN_DISPERSE_FREE2,
            Question::DrawTile { .. } => rules::RONIN_DISPERSE_OUTNUMBER,
            Question::SecondOffer => rules::ACT_TRADE_POST,
            Question::HandLimit => rules::LIMIT_RESOURCES,
            Question::Wages => rules::WAGES_CHOOSE,
        }
    }

    /// Does this answer the question, lawfully or not? Privileges that may be redeemed at any time in
    /// one's own turn have a law of their own, and are not meant here.
    pub(crate) const fn takes(self, choice: Choice) -> bool {
        use Choice::{
            Build, Buy, Disperse, Move, Relocate, Return, Select, Special, Start, Support,
        };
        use Choice::{Done, Draw, Join, March, Meet, Merchant, Package, Plan, Point, Post, Recall};
        use Choice::{Take, Temple, To, Work};
        match self {
            Question::Package => matches!(choice, Package(_)),
            Question::StartCity => matches!(choice, Start(_)),
            Question::SelectRonin => matches!(choice, Select(_)),
            Question::Relocate { .. } => matches!(choice, Relocate(_)),
            Question::PlanSlot { .. } => matches!(choice, Plan { .. } | Support),
            Question::Perform { .. } => matches!(
                choice,
                Done | Move(_)
                    | Merchant
                    | Take
                    | Work { .. }
                    | Post(_)
                    | March(_)
                    | Disperse(_)
                    | Buy { .. }
                    | Point(_)
                    | Build { .. }
                    | Temple(_)
                    | Special(_)
                    | Meet(_)
            ),
            Question::MoveTo { .. } | Question::MerchantTo | Question::MarchTo { .. } => {
                matches!(choice, To(_))
            }
            Question::MarchAgain => matches!(choice, Done | March(_)),
            Question::GatherPaid { .. } | Question::GatherFree { .. } => {
                matches!(choice, Done | Join(_))
            }
            Question::DrawTile { .. } => matches!(choice, Draw),
            Question::SecondOffer => matches!(choice, Done | Buy { .. } | Point(_) | Meet(_)),
            Question::HandLimit => matches!(choice, Done | Return(_)),
            Question::Wages => matches!(choice, Done | Recall(_)),
        }
    }
}

/// Which of the two face-up merchant cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Stall {
    /// The card in play.
    Current,
    /// The card on the pile, by privilege.
    Next,
}

/// One answer to one question.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    /// Nothing more here: the card is finished, no second one, no more are brought, wages are paid.
    Done,
    /// Take a resource package, by number from 0.
    Package(u8),
    /// Start in this city.
    Start(Space),
    /// A ronin leaves this space.
    Select(Space),
    /// The ronin goes there.
    Relocate(Space),
    /// Take a black official for the card laid next.
    Support,
    /// Lay a card: which, turned to which action, with how many officials.
    Plan {
        /// The card's number.
        card: u8,
        /// Which of its actions.
        edge: u8,
        /// All officials on it, black ones included.
        officials: u8,
    },
    /// Move a samurai from here, for money.
    Move(Space),
    /// Move the merchant, for money.
    Merchant,
    /// Whoever moves goes there.
    To(Space),
    /// Perform Rice, Money or Recruit once.
    Take,
    /// A samurai works here.
    Work {
        /// Where.
        at: Space,
        /// As if alone, by privilege.
        full: bool,
    },
    /// Put the official on a border post.
    Post(Space),
    /// A samurai travels free from here.
    March(Space),
    /// Face the ronin of a space.
    Disperse(Space),
    /// A samurai comes from here to face them.
    Join(Space),
    /// Draw the location tile for the next of them.
    Draw,
    /// Buy goods from a merchant card.
    Buy {
        /// From which card.
        stall: Stall,
        /// How many.
        number: u8,
    },
    /// Pay a merchant card's price for a power point.
    Point(Stall),
    /// Build in a city.
    Build {
        /// Where.
        at: Space,
        /// What.
        building: Building,
        /// On the first site, by privilege.
        first: bool,
    },
    /// Build a temple.
    Temple(Space),
    /// Buy a special authorization card, by number.
    Special(u8),
    /// Meet the demand of a column, from 0.
    Meet(u8),
    /// Receive a city's income at once, by privilege.
    Income(Space),
    /// Take a good, by privilege.
    Redeem {
        /// Which privilege.
        privilege: Privilege,
        /// Which of its two goods.
        good: Good,
    },
    /// A good goes back.
    Return(Good),
    /// A samurai comes home from here.
    Recall(Space),
}

const _: () = assert!(size_of::<Choice>() <= 4);
