//! The numbers of the rules, so that an owner of the box can correct each of ours.

use super::{ActionKind, EventKind, MissionSet};

/// All numbers of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Numbers {
    /// How much one may have.
    pub limits: Limits,
    /// What the game begins with.
    pub start: Start,
    /// The bidding phase.
    pub bidding: Bidding,
    /// What things cost on the board.
    pub prices: Prices,
    /// What comes in, and what counts.
    pub yields: Yields,
    /// The clan powers.
    pub clans: ClanNumbers,
    /// The cooperative and the solo game.
    pub coop: CoopNumbers,
}

/// How much one may have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Unfinished missions.
    pub missions: u8,
    /// Action cards in hand.
    pub actions: u8,
    /// Bonus cards.
    pub bonuses: u8,
    /// Weapons.
    pub weapons: u8,
    /// Weapons with an Armourer.
    pub weapons_armourer: u8,
    /// Blessings.
    pub blessings: u8,
    /// Geishas.
    pub geishas: u8,
    /// Disciples.
    pub disciples: u8,
    /// Disciples that cannot be lost.
    pub floor: u8,
    /// Own disciples on the rest spaces.
    pub resting: u8,
    /// How often offers go round in the trade phase by the first rules; random play goes round no more
    /// often by any.
    pub offers: u8,
}

/// What the game begins with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Start {
    /// How many rounds may be agreed.
    pub rounds: [u8; 3],
    /// Kinds of action cards in a game.
    pub action_kinds: u8,
    /// Kinds of event cards in a game.
    pub event_kinds: u8,
    /// Sets of missions besides the basic one.
    pub mission_sets: u8,
    /// Weapons of each type.
    pub weapons_each: u8,
    /// Weapons lying in the row, on the spaces at the right.
    pub row: u8,
    /// Blessings per player.
    pub blessings: u8,
    /// Mon in the Church.
    pub church: u8,
    /// Disciples at home.
    pub disciples: u8,
    /// Disciples in the reserve.
    pub reserve: u8,
    /// Mon of each player.
    pub mon: u8,
    /// Blackmail cards of each player.
    pub blackmail: u8,
    /// Missions of each player.
    pub missions: u8,
    /// Green ones among them in a first game.
    pub first_game_green: u8,
    /// Red ones among them in a first game.
    pub first_game_red: u8,
    /// Event cards that the arrival of the Jesuits is shuffled with.
    pub jesuits_among: u8,
    /// Spaces for specialist tokens at the Gates.
    pub token_spaces: u8,
    /// Characters in the Tea House beyond the number of players.
    pub tea_more: u8,
    /// Characters in the Tea House at least.
    pub tea_least: u8,
}

/// The bidding phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bidding {
    /// Mon for stepping out.
    pub egress: u8,
    /// Minimum bids, in the order of the assets.
    pub minimum: [u8; 7],
    /// Minimum bids for groups: white, black, red.
    pub minimum_group: [u8; 3],
    /// Cards or weapons drawn, of which one is kept.
    pub draw: u8,
    /// Prestige points with an annex.
    pub annex_prestige: u8,
}

/// What things cost on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Prices {
    /// The spaces of the weapon row, from the left.
    pub row: [u8; 5],
    /// How many of the row, from the left, stay for the next round.
    pub row_kept: u8,
    /// Castle: a mission.
    pub mission: u8,
    /// Castle: the private audience, Mon and prestige points.
    pub audience: (u8, u8),
    /// Gates: a recruit.
    pub recruit: u8,
    /// Gates: prestige points given up, and the Mon for them.
    pub favours: [(u8, u8); 2],
    /// Tavern: an annex.
    pub annex: u8,
    /// Harbor: Mon and the prestige points for them.
    pub goods: [(u8, u8); 3],
    /// Red Light: a geisha in Mon.
    pub geisha_mon: u8,
    /// Red Light: a geisha in prestige points.
    pub geisha_prestige: u8,
    /// Red Light: an action card.
    pub action: u8,
    /// Market: a bonus card.
    pub bonus: u8,
    /// Market: what a Kobudo-Ryu takes off the price of a weapon.
    pub kobudo_less: u8,
    /// Temple: a blessing.
    pub blessing: u8,
    /// Temple: a donation, Mon and prestige points.
    pub donation: (u8, u8),
}

/// What comes in, and what counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Yields {
    /// Mon into the Church each round.
    pub church: u8,
    /// Mon for the owner of a Kobudo-Ryu each round.
    pub kobudo: u8,
    /// Cards that foresight shows.
    pub foresight: u8,
    /// Cards more for a Monk.
    pub foresight_monk: u8,
    /// Kobudo-Ryu: weapons drawn, of which one is kept.
    pub kobudo_draw: u8,
    /// Chashitsu: bonus cards drawn, of which one is kept.
    pub chashitsu_draw: u8,
    /// Bonus cards for a character that was not used.
    pub unused_character: u8,
    /// Samurai: prestige points for a mission.
    pub samurai: u8,
    /// Onna-bugeisha: Mon of the reward for one prestige point.
    pub onna_mon: u8,
    /// Messenger: missions drawn.
    pub messenger: u8,
    /// Prestige points for an unused Blackmail card.
    pub blackmail: u8,
    /// Mon for one prestige point at the end.
    pub mon_per_point: u8,
}

/// A number that grows with the agreed rounds: 6, 8, 11.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ByRounds(pub [u8; 3]);

/// The clan powers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClanNumbers {
    /// Wealthy: Mon at the start.
    pub wealthy: ByRounds,
    /// Wealthy: Mon at the start of a cooperative or solo game.
    pub wealthy_coop: u8,
    /// Generous: prestige points for each own annex at the end.
    pub generous: u8,
    /// Tenacious: Mon less for each payment.
    pub tenacious: u8,
    /// Hypocrite: Mon at the start without specialists.
    pub hypocrite: u8,
    /// Wise: cards more when drawing.
    pub wise: u8,
    /// Good Sailor: Mon and prestige points on the own location.
    pub sailor_goods: [(u8, u8); 3],
    /// Good Sailor: Mon more from the Church.
    pub sailor_church: u8,
}

/// The cooperative and the solo game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CoopNumbers {
    /// Rounds.
    pub rounds: u8,
    /// Disciples of the Daimyo at the start.
    pub daimyo: u8,
    /// Disciples of the Daimyo in the reserve.
    pub daimyo_reserve: u8,
    /// Disciples that go from his reserve to the others in the Master variant.
    pub master_more: u8,
    /// What each asset costs more while the Daimyo is first.
    pub interference: u8,
    /// Mon for not buying.
    pub egress: u8,
    /// What Mon are traded by.
    pub trade_mon: u8,
    /// Yellow Emperor cards below the Shogun's mission.
    pub victory_errands: u8,
    /// What every player loses when the Daimyo is first and becomes first again.
    pub first_again: u8,
    /// Mon the Daimyo lays on the annexes.
    pub annex_mon: u8,
    /// Closed locations of the Temple in a solo game.
    pub solo_temple_closed: u8,
}

/// What changes with the number of players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Players {
    /// How many.
    pub players: u8,
    /// Annexes of each type.
    pub annexes: u8,
    /// The values of the geishas, rising.
    pub geishas: &'static [u8],
    /// Is each asset bid for by itself?
    pub single_assets: bool,
}

/// A game that is agreed at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preset {
    /// Rounds.
    pub rounds: u8,
    /// Kinds of action cards.
    pub actions: [ActionKind; 3],
    /// Kinds of events.
    pub events: [EventKind; 2],
    /// Sets of missions besides the basic one.
    pub missions: [MissionSet; 2],
    /// With black missions?
    pub black: bool,
}
