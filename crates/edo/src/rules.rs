//! One constant per rule of Edo, with where it comes from. The texts are in the language files, the
//! digest in `docs/rules/edo.md`, an example of each under `rules/edo`.

use table::rules;

rules! {
    // Aim and shape
    AIM = "edo.aim", KNOWN.and(HOUSE);
    ROUND = "edo.round", SEED.and(KNOWN);
    // 1. Pieces
    PIECES_PLAYER = "edo.pieces.player", KNOWN;
    PIECES_COMMON = "edo.pieces.common", KNOWN.and(HOUSE);
    PIECES_FIFTH = "edo.pieces.fifth", SEED;
    PIECES_EMPTY = "edo.pieces.empty", HOUSE;
    MODULES_COMBINE = "edo.modules.combine", SEED;
    // 2. Map
    MAP_SPACES = "edo.map.spaces", KNOWN;
    MAP_SIDES = "edo.map.sides", SEED.and(KNOWN);
    MAP_SMALL = "edo.map.small", KNOWN.and(HOUSE);
    MAP_LARGE = "edo.map.large", HOUSE;
    MAP_HOUSE_GRAPH = "edo.map.house-graph", HOUSE;
    MAP_SITES = "edo.map.sites", KNOWN.and(HOUSE);
    MAP_WORDS = "edo.map.words", SEED.and(HOUSE);
    MAP_COVERED = "edo.map.covered", SEED.and(HOUSE);
    // 3. Set-up
    SETUP_COVER_2P = "edo.setup.cover.2p", SEED.and(HOUSE);
    SETUP_COVER_3P = "edo.setup.cover.3p", HOUSE;
    SETUP_COVER_4P = "edo.setup.cover.4p", SEED.and(HOUSE);
    SETUP_COVER_5P = "edo.setup.cover.5p", SEED;
    SETUP_PROFIT = "edo.setup.profit", SEED.and(KNOWN);
    SETUP_MONEY = "edo.setup.money", KNOWN;
    SETUP_PACKAGES = "edo.setup.packages", SEED.and(KNOWN).and(HOUSE);
    SETUP_START = "edo.setup.start", KNOWN.and(HOUSE);
    SETUP_ORDER = "edo.setup.order", HOUSE;
    SETUP_START_PLAYER = "edo.setup.start-player", HOUSE;
    SETUP_MERCHANT = "edo.setup.merchant", KNOWN.and(HOUSE);
    SETUP_SEQUENCE = "edo.setup.sequence", SEED.and(HOUSE);
    // Phase 1: plan in secret
    PLAN_THREE_CARDS = "edo.plan.three-cards", KNOWN;
    PLAN_OFFICIALS = "edo.plan.officials", KNOWN;
    PLAN_EMPTY_CARD = "edo.plan.empty-card", KNOWN;
    PLAN_REVEAL = "edo.plan.reveal", KNOWN;
    PLAN_MAXIMUM = "edo.plan.maximum", KNOWN;
    // Phase 2: perform
    ACT_ORDER = "edo.act.order", KNOWN;
    MOVE_WHEN = "edo.move.when", KNOWN;
    MOVE_MERCHANT = "edo.move.merchant", KNOWN.and(HOUSE);
    MOVE_OWN_ONLY = "edo.move.own-only", KNOWN;
    MOVE_ONCE = "edo.move.once", HOUSE;
    MOVE_PAY = "edo.move.pay", KNOWN;
    ACT_RICE = "edo.act.rice", KNOWN.and(HOUSE);
    ACT_MONEY = "edo.act.money", KNOWN;
    ACT_PRODUCE = "edo.act.produce", SEED.and(HOUSE);
    ACT_RECRUIT = "edo.act.recruit", KNOWN.and(HOUSE);
    ACT_TRAVEL_POST = "edo.act.travel.post", KNOWN;
    ACT_TRAVEL_FREE = "edo.act.travel.free", KNOWN;
    ACT_TRAVEL_NO_MERCHANT = "edo.act.travel.no-merchant", KNOWN;
    ACT_TRADE = "edo.act.trade", KNOWN.and(HOUSE);
    ACT_TRADE_POST = "edo.act.trade.post", SEED.and(KNOWN);
    ACT_BUILD = "edo.act.build", KNOWN;
    ACT_BUILD_HOUSE = "edo.act.build.house", KNOWN.and(HOUSE);
    ACT_BUILD_POST = "edo.act.build.post", SEED.and(KNOWN).and(HOUSE);
    ACT_BUILD_FORTRESS = "edo.act.build.fortress", SEED.and(KNOWN).and(HOUSE);
    ACT_BUILD_SAMURAI = "edo.act.build.samurai", KNOWN;
    ACT_BUILD_SITE = "edo.act.build.site", KNOWN;
    ACT_SPECIAL = "edo.act.special", KNOWN.and(HOUSE);
    ACT_STAYS = "edo.act.stays", KNOWN;
    ACT_CARD = "edo.act.card", KNOWN.and(HOUSE);
    ACT_OWN_TURN = "edo.act.own-turn", SEED.and(HOUSE);
    ACT_PAY = "edo.act.pay", HOUSE;
    LIMIT_RESOURCES = "edo.limit.resources", SEED.and(HOUSE);
    // Phase 3: wages and income
    WAGES_CHOOSE = "edo.wages.choose", KNOWN;
    INCOME_RANK = "edo.income.rank", KNOWN.and(HOUSE);
    // Phase 4: next round or end
    NEXT_START_PLAYER = "edo.next.start-player", KNOWN;
    END_TRIGGER = "edo.end.trigger", KNOWN.and(HOUSE);
    END_SCORE = "edo.end.score", SEED.and(KNOWN).and(HOUSE);
    END_HOUSE_IN_EDO = "edo.end.house-in-edo", KNOWN.and(HOUSE);
    END_TIE = "edo.end.tie", HOUSE;
    // 6. Expansion: Jiin, Buddhist temples
    JIIN_SUPPLY = "edo.jiin.supply", SEED;
    JIIN_BUILD = "edo.jiin.build", SEED;
    JIIN_WHERE = "edo.jiin.where", SEED;
    JIIN_COST = "edo.jiin.cost", SEED;
    JIIN_ONE_PER_SPACE = "edo.jiin.one-per-space", SEED;
    JIIN_SAMURAI = "edo.jiin.samurai", SEED;
    JIIN_POINT = "edo.jiin.point", SEED;
    JIIN_FREE_ROADS = "edo.jiin.free-roads", SEED.and(KNOWN).and(HOUSE);
    JIIN_COVERED = "edo.jiin.covered", HOUSE;
    JIIN_APART = "edo.jiin.apart", SEED;
    // 7. Expansion: Tokken, privileges
    TOKKEN_SETUP = "edo.tokken.setup", SEED;
    TOKKEN_MEET = "edo.tokken.meet", SEED.and(HOUSE);
    TOKKEN_REWARD = "edo.tokken.reward", SEED;
    TOKKEN_SLIDE = "edo.tokken.slide", SEED;
    TOKKEN_EXHAUSTED = "edo.tokken.exhausted", SEED;
    TOKKEN_LOCAL = "edo.tokken.local", SEED;
    TOKKEN_FOREIGN = "edo.tokken.foreign", SEED;
    TOKKEN_PALACE = "edo.tokken.palace", SEED.and(HOUSE);
    TOKKEN_COST = "edo.tokken.cost", SEED.and(HOUSE);
    TOKKEN_KEEP = "edo.tokken.keep", SEED.and(HOUSE);
    TOKKEN_MIX = "edo.tokken.mix", HOUSE;
    TOKKEN_A_SITE = "edo.tokken.a-site", SEED.and(HOUSE);
    TOKKEN_B_SUPPORT = "edo.tokken.b-support", SEED.and(HOUSE);
    TOKKEN_C_TRADING = "edo.tokken.c-trading", SEED.and(HOUSE);
    TOKKEN_D_INCOME = "edo.tokken.d-income", SEED;
    TOKKEN_E_RESOURCE = "edo.tokken.e-resource", SEED;
    TOKKEN_F_PRODUCTION = "edo.tokken.f-production", SEED;
    TOKKEN_PIECES = "edo.tokken.pieces", SEED;
    TOKKEN_BOARD = "edo.tokken.board", SEED.and(HOUSE);
    // 8. Expansion: Ronin
    RONIN_SETUP = "edo.ronin.setup", SEED.and(KNOWN);
    RONIN_ROUND_START = "edo.ronin.round-start", SEED;
    RONIN_SELECT_ANY = "edo.ronin.select.any", SEED;
    RONIN_SELECT_SINGLE = "edo.ronin.select.single", SEED;
    RONIN_TILE = "edo.ronin.tile", SEED.and(HOUSE);
    RONIN_NOT_EDO = "edo.ronin.not-edo", SEED;
    RONIN_MUST_LEAVE = "edo.ronin.must-leave", SEED;
    RONIN_MUST_JOIN = "edo.ronin.must-join", SEED.and(HOUSE);
    RONIN_NOT_COVERED = "edo.ronin.not-covered", SEED;
    RONIN_PLAYER_CHOOSES = "edo.ronin.player-chooses", SEED;
    RONIN_NO_SPACE = "edo.ronin.no-space", HOUSE;
    RONIN_COUNTS = "edo.ronin.counts", SEED;
    RONIN_CITY1 = "edo.ronin.city1", SEED;
    RONIN_CITY2 = "edo.ronin.city2", SEED;
    RONIN_CITY3 = "edo.ronin.city3", SEED;
    RONIN_DISPERSE = "edo.ronin.disperse", SEED;
    RONIN_DISPERSE_PAY = "edo.ronin.disperse.pay", SEED;
    RONIN_DISPERSE_FREE2 = "edo.ronin.disperse.free2", SEED;
    RONIN_DISPERSE_OUTNUMBER = "edo.ronin.disperse.outnumber", SEED.and(HOUSE);
    RONIN_DISPERSE_TILES = "edo.ronin.disperse.tiles", SEED;
    RONIN_DISPERSE_TOKENS = "edo.ronin.disperse.tokens", SEED.and(HOUSE);
    RONIN_TOKEN_SCORE = "edo.ronin.token-score", SEED;
    RONIN_2P = "edo.ronin.2p", SEED.and(HOUSE);
    RONIN_DISPERSE_ANYWHERE = "edo.ronin.disperse.anywhere", SEED;
    RONIN_DISPERSE_SURE = "edo.ronin.disperse.sure", HOUSE;
}
