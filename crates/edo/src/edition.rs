//! Every table of one printing, or of ours, in one value: what is in the box and what is printed on it.
//!
//! Rows hold what a card *does*. Its words are in the language files. The core does not learn that
//! files exist: whoever reads an edited edition hands it over as another `&'static Edition`.

/// All that is printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Edition {
    /// What it is called.
    pub name: &'static str,
    /// The numbers of the rules themselves.
    pub numbers: Numbers,
    /// Which of the numbers are as in the box, by the names of their fields; the others are ours.
    /// What can be built says so itself.
    pub printed: &'static [&'static str],
    /// What changes with the number of players: 2, 3, 4, 5.
    pub players: [Players; 4],
    /// The small side of the board.
    pub small: Map,
    /// The large side of the board.
    pub large: Map,
    /// The authorization cards everybody starts with.
    pub starting: &'static [Card],
    /// The special authorization cards.
    pub specials: &'static [Card],
    /// The merchant cards.
    pub merchants: &'static [Merchant],
    /// The profit tiles.
    pub profits: &'static [Profit],
    /// The resource packages.
    pub packages: &'static [Package],
    /// The demands of the shogun.
    pub demands: &'static [Demand],
    /// How many privilege tokens there are of each kind.
    pub privileges: &'static [PrivilegeTokens],
    /// How many location tiles there are of each kind.
    pub tiles: &'static [LocationTiles],
}

/// Read off the printed thing, or ours until somebody shows us the printed thing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// As printed.
    Printed,
    /// Ours.
    House,
}

/// What can be held in hand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Good {
    /// From rice fields, or simply taken.
    Rice,
    /// From forestry.
    Wood,
    /// From quarries.
    Stone,
}

impl Good {
    /// All three.
    pub const ALL: [Good; 3] = [Good::Rice, Good::Wood, Good::Stone];

    /// How files and programs call it.
    pub const fn id(self) -> &'static str {
        ["rice", "wood", "stone"][self as usize]
    }
}

/// Something to pay: goods and money.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cost {
    /// Rice.
    pub rice: u8,
    /// Wood.
    pub wood: u8,
    /// Stone.
    pub stone: u8,
    /// Money.
    pub ryo: u8,
}

impl Cost {
    /// How much of one good.
    pub const fn of(self, good: Good) -> u8 {
        match good {
            Good::Rice => self.rice,
            Good::Wood => self.wood,
            Good::Stone => self.stone,
        }
    }
}

/// A thing to build: what it costs and what it scores.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Works {
    /// To be paid.
    pub cost: Cost,
    /// Power points at once.
    pub points: u8,
    /// Whose numbers these are.
    pub source: Source,
}

/// The numbers of the rules, so that an owner of the box can correct each of ours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Numbers {
    /// What each player starts with.
    pub start_ryo: u8,
    /// Officials of each player.
    pub officials: u8,
    /// Houses of each player.
    pub houses: u8,
    /// Temples of each player.
    pub temples: u8,
    /// Fortresses for all.
    pub fortresses: u8,
    /// Officials to recruit, for all.
    pub white_officials: u8,
    /// Black officials of the shogun.
    pub black_officials: u8,
    /// Ronin tokens for all.
    pub ronin_tokens: u8,
    /// Building sites in Edo.
    pub sites_edo: u8,
    /// Building sites in each other city.
    pub sites_outer: u8,
    /// Special cards lying face up.
    pub display: u8,
    /// What the Rice action takes.
    pub rice_per_official: u8,
    /// What the Money action takes.
    pub ryo_per_official: u8,
    /// What a worker yields with 1 to 5 figures on the space; with more it is nothing.
    pub yields: [u8; 5],
    /// The price of a recruit.
    pub recruit: Cost,
    /// What a samurai pays a road.
    pub road_samurai: u8,
    /// What the merchant costs a road.
    pub road_merchant: u8,
    /// A house.
    pub house: Works,
    /// A trading post.
    pub trading_post: Works,
    /// A fortress.
    pub fortress: Works,
    /// A temple.
    pub temple: Works,
    /// What a house counts in its city.
    pub strength_house: u8,
    /// What a trading post counts in its city.
    pub strength_trading_post: u8,
    /// Power points for an exchange with the merchant.
    pub trade_points: u8,
    /// Power points for a demand met.
    pub demand_points: u8,
    /// Goods in hand when a card is finished.
    pub hand_limit: u8,
    /// Rice for each samurai who stays.
    pub wage_rice: u8,
    /// Power points that end the game.
    pub end_points: u8,
    /// Money for one power point at the end.
    pub ryo_per_point: u8,
    /// Samurai on the map for one power point at the end.
    pub samurai_per_point: u8,
    /// Ronin tokens for one, two, three ronin dispersed.
    pub dispersal_tokens: [u8; 3],
}

impl Numbers {
    /// With how many figures on a space a worker there still yields something.
    pub fn figures_most(&self) -> u8 {
        self.yields.iter().filter(|&&number| 0 < number).count() as u8
    }
}

/// What changes with the number of players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Players {
    /// How many.
    pub players: u8,
    /// Which side of the board.
    pub side: Side,
    /// Resource spaces covered, of each type.
    pub cover_resources: u8,
    /// Outer cities covered.
    pub cover_cities: u8,
    /// Whose numbers these are.
    pub source: Source,
}

/// A side of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// For fewer players.
    Small,
    /// For more.
    Large,
}

/// One side of the board. The first space is Edo.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Map {
    /// The spaces.
    pub spaces: &'static [Place],
    /// The roads: pairs of ids.
    pub roads: &'static [(&'static str, &'static str)],
}

/// A space of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// How the notation calls it.
    pub id: &'static str,
    /// How the map calls it: a proper name, the same in all languages.
    pub name: &'static str,
    /// What is there.
    pub kind: Kind,
    /// Where it is drawn, of 1000.
    pub x: i16,
    /// Where it is drawn, of 800, downwards.
    pub y: i16,
    /// Whose idea it is.
    pub source: Source,
}

/// What a space is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// With building sites.
    City,
    /// Gives wood.
    Forestry,
    /// Gives stone.
    Quarry,
    /// Gives rice.
    RiceField,
    /// Gives nothing.
    River,
    /// Gives nothing.
    Road,
    /// Where officials enter the map.
    BorderPost,
}

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 7] = [
        Kind::City,
        Kind::Forestry,
        Kind::Quarry,
        Kind::RiceField,
        Kind::River,
        Kind::Road,
        Kind::BorderPost,
    ];

    /// How files and programs call it.
    pub const fn id(self) -> &'static str {
        match self {
            Kind::City => "city",
            Kind::Forestry => "forestry",
            Kind::Quarry => "quarry",
            Kind::RiceField => "rice-field",
            Kind::River => "river",
            Kind::Road => "road",
            Kind::BorderPost => "border-post",
        }
    }

    /// What is produced there.
    pub const fn good(self) -> Option<Good> {
        match self {
            Kind::Forestry => Some(Good::Wood),
            Kind::Quarry => Some(Good::Stone),
            Kind::RiceField => Some(Good::Rice),
            Kind::City | Kind::River | Kind::Road | Kind::BorderPost => None,
        }
    }
}

/// What an authorization card can have printed on one of its edges.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Take rice.
    Rice,
    /// Take money.
    Money,
    /// Work in forestry.
    Wood,
    /// Work in a quarry.
    Stone,
    /// Work in a rice field.
    RiceField,
    /// Recruit a white official.
    Recruit,
    /// Send officials and samurai travelling.
    Travel,
    /// Buy a special authorization.
    Special,
    /// Deal with the merchant.
    Trade,
    /// Build.
    Build,
}

impl Action {
    /// All of them.
    pub const ALL: [Action; 10] = [
        Action::Rice,
        Action::Money,
        Action::Wood,
        Action::Stone,
        Action::RiceField,
        Action::Recruit,
        Action::Travel,
        Action::Special,
        Action::Trade,
        Action::Build,
    ];

    /// How the notation calls it.
    pub const fn id(self) -> &'static str {
        match self {
            Action::Rice => "rice",
            Action::Money => "money",
            Action::Wood => "wood",
            Action::Stone => "stone",
            Action::RiceField => "rice-field",
            Action::Recruit => "recruit",
            Action::Travel => "travel",
            Action::Special => "special",
            Action::Trade => "trade",
            Action::Build => "build",
        }
    }

    /// What workers bring home, if this action is work.
    pub const fn work(self) -> Option<Good> {
        match self {
            Action::Wood => Some(Good::Wood),
            Action::Stone => Some(Good::Stone),
            Action::RiceField => Some(Good::Rice),
            Action::Rice
            | Action::Money
            | Action::Recruit
            | Action::Travel
            | Action::Special
            | Action::Trade
            | Action::Build => None,
        }
    }
}

/// One edge of an authorization card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Edge {
    /// What it authorizes.
    pub action: Action,
    /// By how many officials at most.
    pub most: u8,
    /// How much more than usual it yields, per official or per worker who yields at all.
    pub plus: u8,
}

/// An authorization card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Card {
    /// How the notation calls it.
    pub id: &'static str,
    /// Its price; starting cards cost nothing.
    pub price: u8,
    /// Its actions.
    pub edges: &'static [Edge],
    /// Whose numbers these are.
    pub source: Source,
}

/// A merchant card: a purchase, and what a power point costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Merchant {
    /// What is for sale.
    pub sells: Good,
    /// How many at most.
    pub most: u8,
    /// At how much each.
    pub each: u8,
    /// What a power point costs.
    pub point: Cost,
    /// Whose numbers these are.
    pub source: Source,
}

/// A kind of profit tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Profit {
    /// How many tiles are alike.
    pub tiles: u8,
    /// What ranks 1 to 5 earn, for 1 to 5 owners.
    pub ryo: [[u8; 5]; 5],
    /// Whose numbers these are.
    pub source: Source,
}

/// A resource package.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Package {
    /// What is in it; money is not.
    pub goods: Cost,
    /// Whose numbers these are.
    pub source: Source,
}

/// How a demand can be met.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Wish {
    /// Local goods: by Trade.
    Local,
    /// Foreign goods: by Travel.
    Foreign,
    /// An extension of the palace: by Build, in Edo.
    Palace,
}

impl Wish {
    /// All of them.
    pub const ALL: [Wish; 3] = [Wish::Local, Wish::Foreign, Wish::Palace];

    /// How files and programs call it.
    pub const fn id(self) -> &'static str {
        match self {
            Wish::Local => "local",
            Wish::Foreign => "foreign",
            Wish::Palace => "palace",
        }
    }
}

/// A demand of the shogun.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Demand {
    /// How the notation calls it.
    pub id: &'static str,
    /// How it can be met.
    pub wish: Wish,
    /// What it costs.
    pub cost: Cost,
    /// Whose numbers these are.
    pub source: Source,
}

/// A privilege granted by the shogun, to be used once.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Privilege {
    /// a) A new house goes on the first site.
    Site,
    /// b) A black official helps for one card.
    Support,
    /// c) One exchange from the next merchant card.
    Trading,
    /// d) The income of one city at once.
    Income,
    /// e) Wood or stone.
    WoodStone,
    /// e) Stone or rice.
    StoneRice,
    /// e) Rice or wood.
    RiceWood,
    /// f) A forestry worker as if alone.
    FullWood,
    /// f) A quarry worker as if alone.
    FullStone,
    /// f) A field worker as if alone.
    FullRice,
}

impl Privilege {
    /// All kinds.
    pub const ALL: [Privilege; 10] = [
        Privilege::Site,
        Privilege::Support,
        Privilege::Trading,
        Privilege::Income,
        Privilege::WoodStone,
        Privilege::StoneRice,
        Privilege::RiceWood,
        Privilege::FullWood,
        Privilege::FullStone,
        Privilege::FullRice,
    ];

    /// How the notation calls it.
    pub const fn id(self) -> &'static str {
        match self {
            Privilege::Site => "site",
            Privilege::Support => "support",
            Privilege::Trading => "trading",
            Privilege::Income => "income",
            Privilege::WoodStone => "wood-stone",
            Privilege::StoneRice => "stone-rice",
            Privilege::RiceWood => "rice-wood",
            Privilege::FullWood => "full-wood",
            Privilege::FullStone => "full-stone",
            Privilege::FullRice => "full-rice",
        }
    }

    /// The two goods to choose from, for kind e).
    pub const fn redeems(self) -> Option<[Good; 2]> {
        match self {
            Privilege::WoodStone => Some([Good::Wood, Good::Stone]),
            Privilege::StoneRice => Some([Good::Stone, Good::Rice]),
            Privilege::RiceWood => Some([Good::Rice, Good::Wood]),
            Privilege::Site
            | Privilege::Support
            | Privilege::Trading
            | Privilege::Income
            | Privilege::FullWood
            | Privilege::FullStone
            | Privilege::FullRice => None,
        }
    }

    /// Kind f) for this good.
    pub const fn full(good: Good) -> Privilege {
        match good {
            Good::Rice => Privilege::FullRice,
            Good::Wood => Privilege::FullWood,
            Good::Stone => Privilege::FullStone,
        }
    }
}

/// How many tokens there are of one privilege.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PrivilegeTokens {
    /// Which.
    pub privilege: Privilege,
    /// How many.
    pub tokens: u8,
    /// Whose numbers these are.
    pub source: Source,
}

/// Where a location tile sends a ronin.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Location {
    /// To a rice field.
    RiceField,
    /// To forestry.
    Forestry,
    /// To a quarry.
    Quarry,
    /// To a city.
    City,
    /// To any of these.
    Free,
}

impl Location {
    /// All of them.
    pub const ALL: [Location; 5] =
        [Location::RiceField, Location::Forestry, Location::Quarry, Location::City, Location::Free];

    /// How the notation calls it.
    pub const fn id(self) -> &'static str {
        match self {
            Location::RiceField => "rice-field",
            Location::Forestry => "forestry",
            Location::Quarry => "quarry",
            Location::City => "city",
            Location::Free => "free",
        }
    }

    /// The kinds of space it names.
    pub const fn kinds(self) -> &'static [Kind] {
        match self {
            Location::RiceField => &[Kind::RiceField],
            Location::Forestry => &[Kind::Forestry],
            Location::Quarry => &[Kind::Quarry],
            Location::City => &[Kind::City],
            Location::Free => &[Kind::RiceField, Kind::Forestry, Kind::Quarry, Kind::City],
        }
    }
}

/// How many location tiles there are of one kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LocationTiles {
    /// Which.
    pub location: Location,
    /// How many.
    pub tiles: u8,
    /// Whose numbers these are.
    pub source: Source,
}
