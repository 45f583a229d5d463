//! One constant per rule of Yedo, with where it comes from. Code, refusals and tests cite rules by
//! these.

use table::Rule;

/// Where a rule comes from; several at once where a source leaves a gap that we fill.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Origin {
    /// Stated by the rule pages of the Deluxe edition, with their corrections.
    pub seed: bool,
    /// A published fact about the game.
    pub known: bool,
    /// Ours.
    pub house: bool,
}

const SEED: Origin = Origin { seed: true, known: false, house: false };
const KNOWN: Origin = Origin { seed: false, known: true, house: false };
const HOUSE: Origin = Origin { seed: false, known: false, house: true };

impl Origin {
    const fn and(self, other: Origin) -> Origin {
        Origin {
            seed: self.seed || other.seed,
            known: self.known || other.known,
            house: self.house || other.house,
        }
    }
}

macro_rules! rules {
    ($($name:ident = $id:literal, $origin:expr;)*) => {
        $(#[doc = concat!("`", $id, "`")] pub const $name: Rule = Rule($id);)*
        /// Every rule, in the order of the digest.
        pub const ALL: &[(Rule, Origin)] = &[$(($name, $origin)),*];
    };
}

rules! {
    // 1. Limits and visibility
    LIMIT_MISSIONS = "yedo.limit.missions", SEED;
    LIMIT_ACTIONS = "yedo.limit.actions", SEED.and(HOUSE);
    LIMIT_BONUS = "yedo.limit.bonus", SEED;
    LIMIT_WEAPONS = "yedo.limit.weapons", SEED.and(HOUSE);
    LIMIT_BLESSING = "yedo.limit.blessing", SEED;
    LIMIT_GEISHAS = "yedo.limit.geishas", SEED;
    LIMIT_ANNEXES = "yedo.limit.annexes", SEED;
    LIMIT_DISCIPLES = "yedo.limit.disciples", SEED.and(HOUSE);
    LIMIT_CLAN_SLOT = "yedo.limit.clan-slot", SEED.and(HOUSE);
    LIMIT_FLOOR = "yedo.limit.floor", SEED.and(HOUSE);
    LIMIT_WHEN = "yedo.limit.when", SEED.and(HOUSE);
    LIMIT_PP = "yedo.limit.pp", KNOWN.and(HOUSE);
    LIMIT_MON = "yedo.limit.mon", HOUSE;
    OPEN = "yedo.open", SEED.and(HOUSE);
    WEAPONS_BAG = "yedo.weapons.bag", SEED.and(HOUSE);
    LOWEST = "yedo.lowest", SEED.and(HOUSE);
    // 2. Set-up
    SETUP_MODULES = "yedo.setup.modules", SEED;
    SETUP_SETS = "yedo.setup.sets", SEED.and(HOUSE);
    SETUP_SHOGUN = "yedo.setup.shogun", SEED;
    SETUP_BLACK = "yedo.setup.black", SEED;
    SETUP_DECKS = "yedo.setup.decks", SEED;
    SETUP_WEAPONS = "yedo.setup.weapons", SEED.and(KNOWN);
    SETUP_BLESSINGS = "yedo.setup.blessings", SEED;
    SETUP_CHURCH = "yedo.setup.church", SEED;
    SETUP_ANNEXES = "yedo.setup.annexes", SEED;
    SETUP_GEISHAS = "yedo.setup.geishas", SEED.and(HOUSE);
    SETUP_PATROL = "yedo.setup.patrol", SEED.and(HOUSE);
    SETUP_LOCATIONS = "yedo.setup.locations", SEED;
    SETUP_LOCATIONS_HOUSE = "yedo.setup.locations.house", SEED.and(HOUSE);
    SETUP_NO_SPECIALISTS = "yedo.setup.no-specialists", SEED;
    SETUP_PLAYERS = "yedo.setup.players", SEED.and(KNOWN);
    SETUP_MISSIONS = "yedo.setup.missions", SEED.and(KNOWN).and(HOUSE);
    SETUP_FAVOR = "yedo.setup.favor", SEED.and(KNOWN);
    SETUP_ORDER = "yedo.setup.order", HOUSE;
    SETUP_ADVICE = "yedo.setup.advice", SEED;
    SETUP_SEQUENCE = "yedo.setup.sequence", SEED.and(HOUSE);
    SETUP_PRESET = "yedo.setup.preset", HOUSE;
    // 3. Action cards
    CARDS_TIMING = "yedo.cards.timing", SEED;
    CARDS_SIMULTANEOUS = "yedo.cards.simultaneous", SEED.and(HOUSE);
    CARDS_WALLS = "yedo.cards.walls", SEED.and(HOUSE);
    CARDS_BLACKMAIL = "yedo.cards.blackmail", SEED.and(HOUSE);
    CARDS_NO_AUCTION = "yedo.cards.no-auction", SEED.and(HOUSE);
    CARDS_NEW_ORDERS = "yedo.cards.new-orders", SEED.and(HOUSE);
    CARDS_NEIGHBOURS = "yedo.cards.neighbours", SEED.and(HOUSE);
    CARDS_DRAGON = "yedo.cards.dragon", SEED.and(HOUSE);
    CARDS_CONTENT = "yedo.cards.content", KNOWN.and(HOUSE);
    CARDS_MOMENTS = "yedo.cards.moments", SEED.and(HOUSE);
    CARDS_ANY = "yedo.cards.any", HOUSE;
    CARDS_ASK = "yedo.cards.ask", HOUSE;
    CARDS_NUMBER = "yedo.cards.number", HOUSE;
    CARDS_RONIN = "yedo.cards.ronin", SEED.and(HOUSE);
    // Phase 1: preparation
    PREP_ROUND = "yedo.prep.round", SEED;
    PREP_MARKERS = "yedo.prep.markers", SEED;
    PREP_CHURCH = "yedo.prep.church", KNOWN;
    PREP_DOJO = "yedo.prep.dojo", KNOWN;
    PREP_TEA = "yedo.prep.tea", SEED;
    PREP_SPECIALISTS = "yedo.prep.specialists", SEED.and(HOUSE);
    PREP_ORDER = "yedo.prep.order", SEED.and(HOUSE);
    // Phase 2: bidding
    BID_GROUPS = "yedo.bid.groups", SEED.and(KNOWN);
    BID_EGRESS = "yedo.bid.egress", KNOWN.and(HOUSE);
    BID_CALL = "yedo.bid.call", KNOWN.and(HOUSE);
    BID_ONE_WIN = "yedo.bid.one-win", KNOWN.and(HOUSE);
    BID_MINIMUM = "yedo.bid.minimum", HOUSE;
    BID_REWARD_CARDS = "yedo.bid.reward.cards", SEED.and(HOUSE);
    BID_REWARD_WEAPON = "yedo.bid.reward.weapon", SEED;
    BID_REWARD_ANNEX = "yedo.bid.reward.annex", SEED;
    BID_REWARD_GEISHA = "yedo.bid.reward.geisha", SEED.and(HOUSE);
    BID_REWARD_DISCIPLE = "yedo.bid.reward.disciple", SEED.and(HOUSE);
    BID_DECLINE = "yedo.bid.decline", HOUSE;
    BID_MAY = "yedo.bid.may", SEED.and(HOUSE);
    // Phase 3: event
    EVENT_MARKET = "yedo.event.market", SEED;
    EVENT_REVEAL = "yedo.event.reveal", SEED.and(HOUSE);
    EVENT_CLOSED_DISTRICT = "yedo.event.closed-district", SEED;
    EVENT_CLOSED_LOCATION = "yedo.event.closed-location", SEED;
    EVENT_TEA = "yedo.event.tea", SEED.and(HOUSE);
    EVENT_SPECIALISTS = "yedo.event.specialists", SEED;
    EVENT_CONTENT = "yedo.event.content", KNOWN.and(HOUSE);
    EVENT_ORDER = "yedo.event.order", SEED.and(HOUSE);
    // Phase 4: assign
    ASSIGN_TURNS = "yedo.assign.turns", SEED;
    ASSIGN_WHERE = "yedo.assign.where", SEED;
    ASSIGN_HIGH_INTERACTION = "yedo.assign.high-interaction", SEED.and(HOUSE);
    ASSIGN_REST = "yedo.assign.rest", SEED;
    ASSIGN_CLOSED = "yedo.assign.closed", SEED;
    ASSIGN_NONE = "yedo.assign.none", HOUSE;
    // Phase 5: watch patrol
    PATROL_RING = "yedo.patrol.ring", KNOWN.and(HOUSE);
    PATROL_CARDS = "yedo.patrol.cards", KNOWN.and(HOUSE);
    PATROL_ARREST = "yedo.patrol.arrest", SEED.and(KNOWN).and(HOUSE);
    PATROL_LAST = "yedo.patrol.last", SEED;
    // Phase 6: trade
    TRADE_WHO = "yedo.trade.who", SEED;
    TRADE_WHAT = "yedo.trade.what", SEED.and(HOUSE);
    TRADE_OFFERS = "yedo.trade.offers", HOUSE;
    // Phase 7: actions
    ACT_TURNS = "yedo.act.turns", SEED.and(KNOWN).and(HOUSE);
    ACT_CHOICE = "yedo.act.choice", SEED.and(HOUSE);
    ACT_FORESIGHT = "yedo.act.foresight", SEED.and(KNOWN).and(HOUSE);
    CASTLE_REST = "yedo.castle.rest", KNOWN.and(HOUSE);
    CASTLE_MISSION = "yedo.castle.mission", HOUSE;
    CASTLE_AUDIENCE = "yedo.castle.audience", KNOWN.and(HOUSE);
    GATES_RECRUIT = "yedo.gates.recruit", SEED.and(KNOWN).and(HOUSE);
    GATES_FAVOUR = "yedo.gates.favour", KNOWN;
    GATES_FORESIGHT = "yedo.gates.foresight", KNOWN;
    TAVERN_CARPENTER = "yedo.tavern.carpenter", SEED.and(KNOWN);
    TAVERN_FORESIGHT = "yedo.tavern.foresight", KNOWN;
    HARBOR_GOODS = "yedo.harbor.goods", HOUSE;
    HARBOR_CHURCH = "yedo.harbor.church", KNOWN;
    HARBOR_JESUITS = "yedo.harbor.jesuits", SEED;
    REDLIGHT_GEISHA = "yedo.redlight.geisha", KNOWN.and(HOUSE);
    REDLIGHT_CARD = "yedo.redlight.card", KNOWN;
    MARKET_WEAPON = "yedo.market.weapon", KNOWN;
    MARKET_BONUS = "yedo.market.bonus", HOUSE;
    TEMPLE_BLESSING = "yedo.temple.blessing", KNOWN.and(HOUSE);
    TEMPLE_FORESIGHT = "yedo.temple.foresight", HOUSE;
    TEMPLE_DONATION = "yedo.temple.donation", HOUSE;
    ANNEX_KOBUDO = "yedo.annex.kobudo", KNOWN.and(HOUSE);
    ANNEX_YASHIKI = "yedo.annex.yashiki", SEED.and(HOUSE);
    ANNEX_KARESANSUI = "yedo.annex.karesansui", SEED.and(HOUSE);
    ANNEX_CHASHITSU = "yedo.annex.chashitsu", HOUSE;
    ANNEX_USE = "yedo.annex.use", KNOWN.and(HOUSE);
    // 5. Missions
    MISSION_PRESENT = "yedo.mission.present", KNOWN.and(HOUSE);
    MISSION_OWN = "yedo.mission.own", KNOWN.and(HOUSE);
    MISSION_BONUS = "yedo.mission.bonus", KNOWN;
    MISSION_SEVERAL = "yedo.mission.several", SEED.and(HOUSE);
    MISSION_SHOGUN = "yedo.mission.shogun", SEED.and(KNOWN);
    MISSION_CONTENT = "yedo.mission.content", KNOWN.and(HOUSE);
    MISSION_REWARD = "yedo.mission.reward", HOUSE;
    // 6. Specialists
    SPEC_SETUP = "yedo.spec.setup", SEED;
    SPEC_HIRE = "yedo.spec.hire", SEED;
    SPEC_SAMURAI = "yedo.spec.samurai", SEED;
    SPEC_ONNA = "yedo.spec.onna", SEED.and(HOUSE);
    SPEC_MESSENGER = "yedo.spec.messenger", SEED.and(HOUSE);
    SPEC_NINJA = "yedo.spec.ninja", SEED;
    SPEC_ARMOURER = "yedo.spec.armourer", SEED;
    SPEC_MONK = "yedo.spec.monk", SEED.and(HOUSE);
    SPEC_WITH = "yedo.spec.with", HOUSE;
    SPEC_RESERVE = "yedo.spec.reserve", HOUSE;
    // 7. Tea House
    TEA_SETUP = "yedo.tea.setup", SEED.and(HOUSE);
    TEA_HIRE = "yedo.tea.hire", SEED.and(HOUSE);
    TEA_USE = "yedo.tea.use", SEED.and(HOUSE);
    TEA_END = "yedo.tea.end", SEED.and(HOUSE);
    TEA_CONTENT = "yedo.tea.content", SEED.and(KNOWN).and(HOUSE);
    // 8. Clan powers
    CLAN_WEALTHY = "yedo.clan.wealthy", SEED;
    CLAN_GENEROUS = "yedo.clan.generous", SEED.and(HOUSE);
    CLAN_TENACIOUS = "yedo.clan.tenacious", SEED.and(HOUSE);
    CLAN_HYPOCRITE = "yedo.clan.hypocrite", SEED;
    CLAN_WISE = "yedo.clan.wise", SEED.and(HOUSE);
    CLAN_SAILOR = "yedo.clan.sailor", SEED.and(HOUSE);
    CLAN_SETUP = "yedo.clan.setup", HOUSE;
    CLAN_START = "yedo.clan.start", HOUSE;
    // 9. The Jesuits
    JESUITS_SETUP = "yedo.jesuits.setup", SEED;
    JESUITS_ARRIVE = "yedo.jesuits.arrive", SEED;
    JESUITS_RETURN = "yedo.jesuits.return", SEED;
    JESUITS_NORMAL = "yedo.jesuits.normal", SEED.and(HOUSE);
    SAKOKU_BEFORE = "yedo.sakoku.before", SEED;
    SAKOKU_AFTER = "yedo.sakoku.after", SEED;
    SAKOKU_CANCELLED = "yedo.sakoku.cancelled", HOUSE;
    // 10. Cooperative and solo: the Shogun must die
    COOP_SETUP_REMOVE = "yedo.coop.setup.remove", SEED;
    COOP_SETUP_DAIMYO = "yedo.coop.setup.daimyo", SEED;
    COOP_SETUP_AS_ONE_MORE = "yedo.coop.setup.as-one-more", SEED.and(HOUSE);
    COOP_SETUP_MISSIONS = "yedo.coop.setup.missions", SEED;
    COOP_EMPEROR_DECK = "yedo.coop.emperor.deck", SEED;
    COOP_EMPEROR_MOOD = "yedo.coop.emperor.mood", SEED;
    COOP_EMPEROR_FLOW = "yedo.coop.emperor.flow", SEED.and(HOUSE);
    COOP_VICTORY_PILE = "yedo.coop.victory-pile", SEED.and(HOUSE);
    COOP_OBJECTIVES = "yedo.coop.objectives", SEED.and(HOUSE);
    COOP_ROUNDS = "yedo.coop.rounds", SEED;
    COOP_ERRAND_BOY = "yedo.coop.errand-boy", SEED.and(HOUSE);
    COOP_ERRAND = "yedo.coop.errand", SEED.and(HOUSE);
    COOP_PRICES = "yedo.coop.prices", SEED.and(HOUSE);
    COOP_WAR = "yedo.coop.war", SEED.and(HOUSE);
    COOP_ASSIGN = "yedo.coop.assign", SEED.and(HOUSE);
    COOP_PATROL = "yedo.coop.patrol", SEED.and(HOUSE);
    COOP_TRADE = "yedo.coop.trade", SEED;
    COOP_DAIMYO_ACTIONS = "yedo.coop.daimyo.actions", SEED.and(HOUSE);
    COOP_END = "yedo.coop.end", SEED.and(HOUSE);
    COOP_MODULES = "yedo.coop.modules", SEED.and(HOUSE);
    COOP_BUY = "yedo.coop.buy", HOUSE;
    COOP_EVENT = "yedo.coop.event", HOUSE;
    COOP_SHOGUN = "yedo.coop.shogun", SEED.and(HOUSE);
    COOP_SOLO = "yedo.coop.solo", SEED.and(HOUSE);
    COOP_ADVICE = "yedo.coop.advice", SEED;
    COOP_RECORD = "yedo.coop.record", SEED;
    COOP_HANDS = "yedo.coop.hands", HOUSE;
    // 11. End of the competitive game
    END_WHEN = "yedo.end.when", SEED;
    END_SCORE = "yedo.end.score", SEED.and(KNOWN).and(HOUSE);
    END_TIE = "yedo.end.tie", SEED.and(HOUSE);
}
