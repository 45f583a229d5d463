//! The vocabulary of effects: what cards, events and characters do, as data.
//!
//! A line is read from left to right. What cannot be done is skipped, except that a [`Effect::Pay`]
//! which cannot be paid ends the line it stands in, and [`Effect::Needs`] forbids the card.

use super::{District, DistrictAction};

/// Who is meant. In the line of a [`Effect::For`], `Me` is each of those players in turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Who {
    /// Whoever plays the card, or whose turn it is to obey the event.
    Me,
    /// Every player, in player order.
    Each,
    /// Every player but me.
    Others,
    /// Every player but me who has such a thing.
    OthersWith(Thing),
    /// A rival of choice.
    One,
    /// A rival of choice who has more of the thing than I have.
    OneWithMore,
    /// A rival of choice with a disciple in the same district as one of mine.
    OneHere,
    /// The owner of what was chosen before in the line.
    Owner,
    /// The player with the least prestige (`yedo.lowest`).
    Lowest,
    /// The player with the most prestige; tied: all of them.
    Highest,
    /// The player with the most Mon; tied: all of them.
    Richest,
}

/// What is gained, lost, paid or counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Thing {
    /// Money.
    Mon,
    /// Prestige points.
    Prestige,
    /// Action cards.
    Action,
    /// Bonus cards.
    Bonus,
    /// Unfinished missions.
    Mission,
    /// Weapons.
    Weapon,
    /// Annexes.
    Annex,
    /// Geishas.
    Geisha,
    /// The blessing.
    Blessing,
    /// Disciples.
    Disciple,
}

impl Thing {
    /// All of them, in order.
    pub const ALL: [Thing; 10] = [
        Thing::Mon,
        Thing::Prestige,
        Thing::Action,
        Thing::Bonus,
        Thing::Mission,
        Thing::Weapon,
        Thing::Annex,
        Thing::Geisha,
        Thing::Blessing,
        Thing::Disciple,
    ];

    /// How the notation calls it.
    pub const fn id(self) -> &'static str {
        match self {
            Thing::Mon => "mon",
            Thing::Prestige => "prestige",
            Thing::Action => "action",
            Thing::Bonus => "bonus",
            Thing::Mission => "mission",
            Thing::Weapon => "weapon",
            Thing::Annex => "annex",
            Thing::Geisha => "geisha",
            Thing::Blessing => "blessing",
            Thing::Disciple => "disciple",
        }
    }
}

/// What lies apart, each by itself, and is counted: neither money nor points.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Possession {
    /// Action cards.
    Action,
    /// Bonus cards.
    Bonus,
    /// Unfinished missions.
    Mission,
    /// Weapons.
    Weapon,
    /// Annexes.
    Annex,
    /// Geishas.
    Geisha,
    /// The blessing.
    Blessing,
    /// Disciples.
    Disciple,
}

/// What one player takes from another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Takeable {
    /// Money.
    Mon,
    /// Prestige points.
    Prestige,
    /// Weapons, of the taker's choice.
    Weapon,
    /// Geishas, of the lowest value.
    Geisha,
}

/// What a mission gives more of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PlusThing {
    /// Money.
    Mon,
    /// Missions.
    Mission,
}

macro_rules! things {
    ($($of:ident { $($it:ident),* })*) => { $(
        impl $of {
            /// As one of all things.
            pub const fn thing(self) -> Thing {
                match self { $($of::$it => Thing::$it),* }
            }
        }
    )* };
}

things! {
    Possession { Action, Bonus, Mission, Weapon, Annex, Geisha, Blessing, Disciple }
    Takeable { Mon, Prestige, Weapon, Geisha }
    PlusThing { Mon, Mission }
}

/// A rival of choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Rival {
    /// Any.
    One,
    /// One who has more Mon than I have.
    OneWithMore,
    /// One with a disciple in the same district as one of mine.
    OneHere,
}

impl Rival {
    /// As one of all who can be meant.
    pub const fn who(self) -> Who {
        match self {
            Rival::One => Who::One,
            Rival::OneWithMore => Who::OneWithMore,
            Rival::OneHere => Who::OneHere,
        }
    }
}

/// Whose disciple goes home unused.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Beside {
    /// One of a rival in the same district as one of mine.
    OneHere,
}

/// Whom stepping out pays otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SteppingOut {
    /// Me, who am about to decide.
    Me,
    /// Everybody, in the next bidding phase.
    Each,
}

/// What cards are drawn from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DrawDeck {
    /// The action cards.
    Action,
    /// The bonus cards.
    Bonus,
    /// One mission deck of choice, none of the Jesuits'.
    Mission,
}

/// What is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LookDeck {
    /// The action cards.
    Action,
    /// The bonus cards.
    Bonus,
    /// One mission deck of choice, none of the Jesuits'.
    Mission,
    /// The events; of those looked at one may go under the deck.
    Event,
    /// The Emperor's cards, which stay as they lie.
    Emperor,
    /// One of choice: action cards, bonus cards, weapons, or a mission deck.
    Any,
}

/// A condition.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Condition {
    /// I have at least so many.
    Has(Thing, u8),
    /// I have at most so many Mon.
    MonAtMost(u8),
    /// I am first of the players in player order.
    First,
    /// One of the missions just seen is black.
    SawBlack,
}

/// Where a disciple may be placed against the rule; never on a held rest space.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Place {
    /// In a closed district, and nothing more: what the printed card says.
    ClosedDistrict,
    /// In a closed district, on a closed location, or beside another disciple.
    ClosedOrTaken,
    /// Beside another disciple.
    Taken,
}

impl Place {
    /// All of them, in order.
    pub const ALL: [Place; 3] = [Place::ClosedDistrict, Place::ClosedOrTaken, Place::Taken];

    /// How the notation calls it.
    pub const fn id(self) -> &'static str {
        match self {
            Place::ClosedDistrict => "closed-district",
            Place::ClosedOrTaken => "closed-or-taken",
            Place::Taken => "taken",
        }
    }

    /// May one go to a closed district?
    pub fn opens_districts(self) -> bool {
        self != Place::Taken
    }

    /// May one go to a closed location?
    pub fn opens_locations(self) -> bool {
        self == Place::ClosedOrTaken
    }

    /// May one go beside another disciple?
    pub fn is_beside(self) -> bool {
        self != Place::ClosedDistrict
    }
}

/// Who is kept from arrest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Shielded {
    /// One disciple of mine, who may at once move to a free open location of a district next on
    /// the ring.
    One,
    /// All of mine in the patrol's district.
    MineHere,
}

/// How long a price stays changed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Until {
    /// For my next purchase in this round.
    MyNext,
    /// For all, until the next event phase.
    NextEvent,
}

/// A need of a mission that may go unmet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Waived {
    /// One missing weapon.
    Weapon,
    /// One missing district, or the missing blessing.
    DistrictOrBlessing,
}

/// Effects that are too odd for words of their own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Odd {
    /// The Jesuits arrive (`yedo.jesuits.arrive`).
    Jesuits,
    /// The country is closed (`yedo.sakoku.before`, `yedo.sakoku.after`).
    Sakoku,
}

/// One word of the vocabulary.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Effect {
    /// From bank, deck, bag or stock; limits at once.
    Gain(Who, Thing, u8),
    /// I gain so many Mon for each thing I have, and at least so many.
    GainPer(Possession, u8, u8),
    /// Takes what is there, the owner picks; missions go under their deck, annexes to the stock.
    Lose(Who, Thing, u8),
    /// I lose one Mon of each full so many.
    LoseShare(u8),
    /// The price of the rest of the line; without it nothing happens.
    Pay(Thing, u8),
    /// The price is so many Mon for each thing I have.
    PayPer(Possession, u8),
    /// I pay 1 Mon per disciple, or half of it rounded down; each Mon short costs 1 prestige point,
    /// up to so many.
    Feed {
        /// Only half of it.
        halved: bool,
        /// Prestige lost at most.
        most: u8,
    },
    /// My choice of the two lines, of those whose price I can pay.
    Or(&'static [Effect], &'static [Effect]),
    /// The first line, or the second if the first cannot be done.
    Else(&'static [Effect], &'static [Effect]),
    /// I may do this line.
    May(&'static [Effect]),
    /// The first line if it is so, otherwise the second.
    If(Condition, &'static [Effect], &'static [Effect]),
    /// Playable only if it is so.
    Needs(Condition),
    /// Each of these does the line, in player order.
    For(Who, &'static [Effect]),
    /// Who owns a blessing does the first line, the others the second; the blessing is kept.
    Blessed(&'static [Effect], &'static [Effect]),
    /// So many from another player, or from each of several, as far as they are there.
    Take(Takeable, u8, Who),
    /// Draws so many and keeps so many of them; the others go under the deck. The Wise power applies.
    Draw(DrawDeck, u8, u8),
    /// Looks at the top so many, keeps so many, puts the rest back in any order.
    Look(LookDeck, u8, u8),
    /// Looks at the unfinished missions of one player.
    LookAtMissions(Rival),
    /// I show so many unfinished missions to all; of several none that all know already.
    Show(u8),
    /// One of my weapons against one of the row or of the weapon discard.
    SwapWeapon,
    /// The weapon row is discarded and filled again.
    Refill,
    /// So many weapons of the row are discarded, from the left.
    DiscardRow(u8),
    /// The weapons of the market row cost so much more, or less if it is below 0.
    WeaponPrice(i8, Until),
    /// The bank pays so much of a bid or purchase that succeeds.
    Rebate(u8),
    /// Minimum bids of the next bidding phase go up.
    Minimum(u8),
    /// Stepping out of the bidding pays so much.
    Egress(SteppingOut, u8),
    /// That player takes no part in this round's bidding and gains so many Mon.
    SentOut(Rival, u8),
    /// No auctions (`yedo.cards.no-auction`).
    NoAuction,
    /// One more purchase when the auctions are over, of something nobody took.
    Extra,
    /// A district is closed until the next event phase.
    Close(District),
    /// So many locations are closed until the next event phase: the highest open number first,
    /// never a rest space, never the last open one.
    CloseSpots(District, u8),
    /// An action cannot be taken until the next event phase.
    Ban(DistrictAction),
    /// Nobody is assigned to one annex of a rival this round.
    CloseAnnex,
    /// An exception when assigning.
    Place(Place),
    /// Two disciples in this turn: assigned or activated, as the moment says.
    TwoTurns,
    /// No disciple in this turn.
    Skip,
    /// So many times an own disciple moves to a free open location of a district next on the ring.
    Move(u8),
    /// A disciple goes back unused.
    Home(Beside),
    /// I keep so many disciples at home this round.
    StayHome(u8),
    /// I send so many disciples to war (`yedo.coop.war`).
    War(u8),
    /// A Ronin joins me and is assigned now (`yedo.cards.ronin`).
    Ronin,
    /// The patrol changes colour.
    Colour,
    /// The patrol goes so many steps further.
    Steps(u8),
    /// The patrol goes so many steps, in either direction.
    StepsEither(u8),
    /// The patrol's normal step is so many steps this round.
    Stride(u8),
    /// The patrol makes no normal step.
    Stay,
    /// The icons of one Daimyo card are ignored.
    NoIcons,
    /// Keeps from arrest.
    Shield(Shielded),
    /// Nobody is arrested this round.
    NoArrest,
    /// Arrests are also made where the patrol began the round.
    ArrestAlso,
    /// Before arrests each player may pay so many Mon to keep all of theirs.
    Bribe(u8),
    /// Each disciple sent to the reserve this round also costs its owner so many Mon.
    Fine(u8),
    /// The action card just played does nothing.
    Cancel,
    /// The event does nothing and another is revealed.
    Redraw,
    /// The Emperor's event does nothing.
    Ignore,
    /// A need of this mission may go unmet.
    Waive(Waived),
    /// One annex of another player counts as mine for this mission.
    LendAnnex,
    /// One of my weapons counts as any other for the missions of this activation.
    WildWeapon,
    /// This mission gives so much more.
    Plus(PlusThing, u8),
    /// Two different actions of the district.
    Twice,
    /// An action of a district next on the ring instead.
    Borrow,
    /// This action for so many Mon, besides the activation and without a disciple there.
    Besides(DistrictAction, u8),
    /// I take the action card I just played back into my hand, even if it was cancelled.
    TakeBack,
    /// Mon now; at the next preparation I pay them back or lose prestige.
    Loan {
        /// Mon now.
        mon: u8,
        /// Mon to pay back.
        back: u8,
        /// Prestige lost otherwise.
        prestige: u8,
    },
    /// The player order is reversed.
    Reverse,
    /// The Daimyo becomes first in player order.
    DaimyoFirst,
    /// The Daimyo takes so many disciples from the reserve.
    DaimyoGains(u8),
    /// I may trade with every player this round, wherever the disciples stand.
    TradeAll,
    /// Every other player who takes an action in that district first pays me so many Mon.
    Toll(District, u8),
    /// So many Mon into the Church.
    Church(u8),
    /// The Church is emptied.
    EmptyChurch,
    /// So many Mon onto the annexes, for good.
    AnnexTax(u8),
    /// The best geisha leaves the game.
    BestGeishaLeaves,
    /// Code of its own.
    Bespoke(Odd),
}
