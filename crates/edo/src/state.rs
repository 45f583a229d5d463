//! All that changes during a game: a small flat value, open part and secret part apart.

use std::ops::{Index, IndexMut};

use table::{BySeat, Chance, Frames, Log, Sealed, Seat, Seats};

use crate::board::{ByCity, BySpace, City, Space, Spaces};
use crate::edition::{Cost, Good, Privilege};
use crate::fact::Fact;
use crate::frame::{FRAMES_MAX, Frame};

/// The most building sites a city has.
pub const SITES_MAX: usize = 10;
/// Cards in a plan, one after another.
pub const SLOTS: usize = 3;
/// Columns of the privilege board.
pub const COLUMNS: usize = 3;
/// Special cards lying face up at most.
pub const DISPLAY_MAX: usize = 4;

/// A game in progress.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// What lies open on the table.
    pub open: Open,
    /// What does not.
    pub(crate) secret: Secret,
}

const STATE_BYTES_MAX: usize = 1024;
const _: () = assert!(size_of::<State>() <= STATE_BYTES_MAX);
const _: () = assert!(!std::mem::needs_drop::<State>());

/// What everybody can see.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Open {
    /// The round, from 1; 0 during set-up.
    pub round: u8,
    /// The start player.
    pub start: Seat,
    /// What is being resolved.
    pub frames: Frames<Frame, FRAMES_MAX>,
    /// Who stands where.
    pub on: BySpace<Figures>,
    /// Own samurai of the seat in turn who have moved before this card, or worked for it, by where
    /// they stand.
    pub used: BySpace<u8>,
    /// Resource spaces that are covered.
    pub covered: Spaces,
    /// Where each seat has temples.
    pub temples: BySeat<Spaces>,
    /// The cities.
    pub cities: ByCity<Town>,
    /// What each seat has.
    pub homes: BySeat<Home>,
    /// The three cards of each seat, once plans are open.
    pub plans: BySeat<Plan>,
    /// The merchant and his cards.
    pub merchant: MerchantStand,
    /// Special cards: face up, and the face-down rest.
    pub specials: Specials,
    /// What is left of the common pieces.
    pub supply: Supply,
    /// Packages nobody has taken.
    pub packages: u8,
    /// The privilege board.
    pub shogun: Shogun,
    /// Location tiles in the bag, by kind.
    pub bag: [u8; 5],
    /// Location tiles set aside until the relocation is over, by kind.
    pub aside: [u8; 5],
}

/// What is on one space.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Figures {
    /// Samurai of each seat.
    pub samurai: BySeat<u8>,
    /// Abandoned ones.
    pub ronin: u8,
    /// Samurai of nobody who never move (`edo.ronin.2p`).
    pub bystanders: u8,
}

impl Figures {
    /// Everybody who stands there (`edo.act.produce`, `edo.ronin.counts`).
    pub fn number(&self) -> u8 {
        self.samurai.0.iter().sum::<u8>() + self.ronin + self.bystanders
    }
}

/// What may stand on a site.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Building {
    /// Earns income.
    House,
    /// Earns more, and helps trading there.
    TradingPost,
    /// Scores only.
    Fortress,
}

impl Building {
    /// All kinds.
    pub const ALL: [Building; 3] = [Building::House, Building::TradingPost, Building::Fortress];

    /// How the notation calls it.
    pub const fn id(self) -> &'static str {
        match self {
            Building::House => "house",
            Building::TradingPost => "trading-post",
            Building::Fortress => "fortress",
        }
    }
}

/// A building and whose it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Built {
    /// What.
    pub building: Building,
    /// Whose.
    pub owner: Seat,
}

/// A city: its profit tile and its row of sites.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Town {
    /// The kind of profit tile, if it has one.
    pub tile: Option<u8>,
    /// The buildings, from the first site on.
    pub sites: [Option<Built>; SITES_MAX],
}

impl Town {
    /// All buildings in the order of their sites.
    pub fn buildings(&self) -> impl Iterator<Item = Built> + '_ {
        self.sites.iter().map_while(|site| *site)
    }

    /// How many sites are taken.
    pub fn taken(&self) -> u8 {
        self.buildings().count() as u8
    }

    /// Does this seat have such a building here?
    pub fn has(&self, building: Building, owner: Seat) -> bool {
        self.sites.contains(&Some(Built { building, owner }))
    }
}

/// Money.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Ryo(pub u16);

/// Money and goods in hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Purse {
    /// Money.
    pub ryo: Ryo,
    /// Rice, wood, stone.
    pub goods: [u8; 3],
}

impl Purse {
    /// How much of a good.
    pub fn of(&self, good: Good) -> u8 {
        self.goods[good as usize]
    }

    /// Takes goods in.
    pub fn take(&mut self, good: Good, number: u8) {
        self.goods[good as usize] += number;
    }

    /// Takes money in.
    pub fn earn(&mut self, ryo: u8) {
        self.ryo.0 += u16::from(ryo);
    }

    /// All goods together.
    pub fn resources(&self) -> u16 {
        self.goods.iter().map(|&number| u16::from(number)).sum()
    }

    /// What is left after paying, if there is enough.
    #[must_use]
    pub fn spend(self, cost: Cost) -> Option<Purse> {
        let mut left = self;
        left.ryo.0 = self.ryo.0.checked_sub(u16::from(cost.ryo))?;
        for good in Good::ALL {
            left.goods[good as usize] = self.of(good).checked_sub(cost.of(good))?;
        }
        Some(left)
    }
}

/// A set of authorization cards, by number: the starting cards first, then the special ones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cards(pub u16);

impl Cards {
    /// Is it among them?
    pub fn has(self, card: u8) -> bool {
        card < 16 && self.0 >> card & 1 == 1
    }

    /// This set and the card.
    #[must_use]
    pub fn with(self, card: u8) -> Cards {
        Cards(self.0 | 1 << card)
    }

    /// This set less the card.
    #[must_use]
    pub fn without(self, card: u8) -> Cards {
        Cards(self.0 & !(1 << card))
    }

    /// How many.
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Is there none?
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// All of them, lowest first.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let lowest = left.trailing_zeros() as u8;
            (left != 0).then(|| {
                left &= left - 1;
                lowest
            })
        })
    }

    /// The `n`th of them.
    pub fn nth(self, n: u32) -> u8 {
        self.iter().nth(n as usize).expect("n is below their number")
    }
}

/// A number for each kind of privilege.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Privileges(pub [u8; 10]);

impl Index<Privilege> for Privileges {
    type Output = u8;
    fn index(&self, privilege: Privilege) -> &u8 {
        &self.0[privilege as usize]
    }
}

impl IndexMut<Privilege> for Privileges {
    fn index_mut(&mut self, privilege: Privilege) -> &mut u8 {
        &mut self.0[privilege as usize]
    }
}

impl Privileges {
    /// Is there any of kinds d) and e), which may be used at any time in one's own turn?
    pub fn any_time(&self) -> bool {
        0 < self[Privilege::Income] || self.any_resource()
    }

    /// Is there any of kind e)?
    pub fn any_resource(&self) -> bool {
        use Privilege::{RiceWood, StoneRice, WoodStone};
        0 < self[WoodStone] + self[StoneRice] + self[RiceWood]
    }
}

/// What one seat has before it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Home {
    /// Money and goods.
    pub purse: Purse,
    /// Power points.
    pub points: u16,
    /// Officials at home; those on cards and on the map are elsewhere.
    pub officials: u8,
    /// Houses not yet built.
    pub houses: u8,
    /// Trading posts not yet built.
    pub trading_posts: u8,
    /// Temples not yet built.
    pub temples: u8,
    /// Ronin tokens.
    pub tokens: u8,
    /// Authorization cards.
    pub cards: Cards,
    /// Privileges not yet used.
    pub privileges: Privileges,
}

/// One card of a plan.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Slot {
    /// The authorization card.
    pub card: u8,
    /// Which of its actions.
    pub edge: u8,
    /// Own officials on it.
    pub own: u8,
    /// Black officials on it.
    pub black: u8,
}

impl Slot {
    /// All officials on the card.
    pub fn officials(self) -> u8 {
        self.own + self.black
    }
}

/// Three cards in order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Plan(pub [Slot; SLOTS]);

/// A plan being made.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Draft {
    /// The cards laid so far.
    pub slots: Plan,
    /// How many.
    pub filled: u8,
    /// Black officials taken for the card laid next (`edo.tokken.b-support`).
    pub support: u8,
}

impl Draft {
    /// The cards laid so far.
    pub fn laid(&self) -> &[Slot] {
        &self.slots.0[..self.filled as usize]
    }

    /// Own officials on them.
    pub fn own(&self) -> u8 {
        self.laid().iter().map(|slot| slot.own).sum()
    }

    /// Black officials taken.
    pub fn black(&self) -> u8 {
        self.support + self.laid().iter().map(|slot| slot.black).sum::<u8>()
    }
}

/// The merchant: where he stands and what he offers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct MerchantStand {
    /// His space.
    pub at: Space,
    /// The card in play.
    pub card: u8,
    /// The card face up on the pile, while there is one.
    pub next: Option<u8>,
    /// The cards face down below it.
    pub pile: Cards,
}

/// The special cards nobody has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Specials {
    /// Face up.
    pub display: [Option<u8>; DISPLAY_MAX],
    /// Face down.
    pub pile: Cards,
}

/// What is left of the common pieces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Supply {
    /// Fortresses.
    pub fortresses: u8,
    /// Officials to recruit.
    pub white_officials: u8,
    /// Officials of the shogun.
    pub black_officials: u8,
    /// Ronin tokens.
    pub tokens: u8,
}

/// The privilege board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Shogun {
    /// Demands that can be met, by column.
    pub demands: [Option<u8>; COLUMNS],
    /// The privileges below them.
    pub privileges: [Option<Privilege>; COLUMNS],
    /// The demand that comes next.
    pub next_demand: Option<u8>,
    /// The privilege that comes next.
    pub next_privilege: Option<Privilege>,
    /// Demands face down.
    pub demand_pile: Cards,
    /// Privileges face down.
    pub privilege_pile: Privileges,
}

/// What lies hidden: plans being made, and plans sealed.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Secret {
    pub(crate) drafts: BySeat<Draft>,
    pub(crate) plans: Sealed<Plan>,
}

impl Secret {
    /// A sealed plan, for writing down a whole position. Rules and views have no business here.
    pub(crate) fn sealed(&self, seat: Seat) -> Option<Plan> {
        self.plans.own(seat)
    }
}

impl Default for Secret {
    fn default() -> Secret {
        Secret { drafts: BySeat::default(), plans: Sealed::ask(Seats::NONE) }
    }
}

impl Open {
    /// Where a seat has samurai.
    pub fn samurai(&self, seat: Seat) -> Spaces {
        let mut spaces = 0;
        for (i, figures) in self.on.0.iter().enumerate() {
            spaces |= u32::from(0 < figures.samurai[seat]) << i;
        }
        Spaces(spaces)
    }

    /// How many samurai a seat has on the map.
    pub fn n_samurai(&self, seat: Seat) -> u8 {
        self.on.0.iter().map(|figures| figures.samurai[seat]).sum()
    }

    /// Where ronin stand.
    pub fn ronin(&self) -> Spaces {
        let mut spaces = 0;
        for (i, figures) in self.on.0.iter().enumerate() {
            spaces |= u32::from(0 < figures.ronin) << i;
        }
        Spaces(spaces)
    }

    /// Has this seat its trading post in this city?
    pub fn has_trading_post(&self, city: City, seat: Seat) -> bool {
        self.cities[city].has(Building::TradingPost, seat)
    }

    /// Pays (`edo.act.pay`): the check and the use are one step.
    pub(crate) fn pay(&mut self, seat: Seat, cost: Cost) {
        let purse = &mut self.homes[seat].purse;
        *purse = purse.spend(cost).expect("check found that this can be paid");
    }

    /// Scores power points at once.
    pub(crate) fn score(&mut self, seat: Seat, points: u8, log: &mut impl Log<Fact>) {
        self.homes[seat].points += u16::from(points);
        log.tell(Fact::Scored { seat, points });
    }

    /// A samurai goes from one space to another.
    pub(crate) fn step(&mut self, seat: Seat, from: Space, to: Space) {
        self.on[from].samurai[seat] -= 1;
        self.on[to].samurai[seat] += 1;
    }

    /// A privilege is used once and leaves the game (`edo.tokken.keep`).
    pub(crate) fn use_privilege(
        &mut self,
        seat: Seat,
        privilege: Privilege,
        log: &mut impl Log<Fact>,
    ) {
        self.homes[seat].privileges[privilege] -= 1;
        log.tell(Fact::PrivilegeUsed { seat, privilege });
    }

    /// Turns up a special card on a place of the display, while there are any.
    pub(crate) fn show_special(
        &mut self,
        place: usize,
        chance: &mut impl Chance,
        log: &mut impl Log<Fact>,
    ) {
        let pile = self.specials.pile;
        if pile.is_empty() {
            return;
        }
        let card = pile.nth(chance.below(u32::from(pile.len())));
        self.specials.pile = pile.without(card);
        self.specials.display[place] = Some(card);
        log.tell(Fact::SpecialShown { card });
    }

    /// Turns up the next merchant card on the pile, while there are any.
    pub(crate) fn show_merchant(&mut self, chance: &mut impl Chance, log: &mut impl Log<Fact>) {
        let pile = self.merchant.pile;
        if pile.is_empty() {
            self.merchant.next = None;
            return;
        }
        let card = pile.nth(chance.below(u32::from(pile.len())));
        self.merchant.pile = pile.without(card);
        self.merchant.next = Some(card);
        log.tell(Fact::MerchantNext { card });
    }
}
