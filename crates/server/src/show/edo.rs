//! Edo as it is sent: a view, field by field.

use std::collections::BTreeMap;

use ::edo::Edo;
use ::edo::edition::{Good, Location, Privilege};
use ::edo::frame::Frame;
use ::edo::state::{Cards, Draft, Open, Plan, Privileges, Slot};
use ::edo::view::View;
use schemars::JsonSchema;
use serde::Serialize;
use table::{Game, Seat};

use super::{SeatId, seat_ids};

/// What a viewer knows of a game of Edo.
#[derive(Serialize, JsonSchema)]
pub(crate) struct EdoView {
    /// The round, from 1; 0 during set-up.
    round: u8,
    /// What is going on.
    phase: &'static str,
    /// The start player.
    start: SeatId,
    /// The spaces on which there is anything, by id.
    spaces: BTreeMap<&'static str, SpaceShown>,
    /// The cities, by id.
    cities: BTreeMap<&'static str, CityShown>,
    /// What each seat has.
    homes: Vec<HomeShown>,
    /// The merchant and his cards.
    merchant: MerchantShown,
    /// Special cards face up, by id.
    specials: Vec<Option<&'static str>>,
    /// How many lie face down.
    specials_left: u8,
    /// Common pieces that are left.
    supply: SupplyShown,
    /// Packages nobody has taken, from 1.
    packages: Vec<u8>,
    /// The shogun's demands and privileges, by column.
    shogun: ShogunShown,
    /// Location tiles in the bag.
    bag: BTreeMap<&'static str, u8>,
    /// Location tiles set aside.
    aside: BTreeMap<&'static str, u8>,
    /// Who has sealed a plan this round.
    sealed: Vec<SeatId>,
    /// The cards this seat has laid so far, while it plans.
    draft: Option<DraftShown>,
    /// The plan this seat has sealed.
    plan: Option<Vec<SlotShown>>,
    /// All of this in the notation of positions.
    position: String,
}

/// What is on a space.
#[derive(Serialize, JsonSchema)]
pub(crate) struct SpaceShown {
    /// Samurai by seat.
    samurai: BTreeMap<String, u8>,
    /// Abandoned samurai.
    ronin: u8,
    /// Samurai of nobody.
    bystanders: u8,
    /// Own samurai of the seat in turn who have moved, or worked.
    used: u8,
    /// Is it covered?
    covered: bool,
    /// Whose temples stand there.
    temples: Vec<SeatId>,
    /// Does the merchant stand there?
    merchant: bool,
}

/// A city.
#[derive(Serialize, JsonSchema)]
pub(crate) struct CityShown {
    /// The kind of its profit tile, from 1.
    tile: Option<u8>,
    /// Its buildings, from the first site on.
    buildings: Vec<BuildingShown>,
    /// How many sites it has.
    sites: u8,
}

/// A building.
#[derive(Serialize, JsonSchema)]
pub(crate) struct BuildingShown {
    /// What.
    building: &'static str,
    /// Whose.
    seat: SeatId,
}

/// What a seat has before it.
#[derive(Serialize, JsonSchema)]
pub(crate) struct HomeShown {
    /// Whose.
    seat: SeatId,
    /// Power points.
    points: u16,
    /// Money.
    ryo: u16,
    /// Rice.
    rice: u8,
    /// Wood.
    wood: u8,
    /// Stone.
    stone: u8,
    /// Officials at home.
    officials: u8,
    /// Samurai on the map.
    samurai: u8,
    /// Houses not yet built.
    houses: u8,
    /// Trading posts not yet built.
    trading_posts: u8,
    /// Temples not yet built.
    temples: u8,
    /// Ronin tokens.
    tokens: u8,
    /// Authorization cards, by id.
    cards: Vec<&'static str>,
    /// Privileges not yet used.
    privileges: BTreeMap<&'static str, u8>,
    /// Its plan, once plans are open.
    plan: Vec<SlotShown>,
}

/// A card of a plan.
#[derive(Serialize, JsonSchema)]
pub(crate) struct SlotShown {
    /// Which card, by id.
    card: &'static str,
    /// What it is turned to.
    action: &'static str,
    /// Own officials on it.
    own: u8,
    /// Black officials on it.
    black: u8,
}

/// A plan being made.
#[derive(Serialize, JsonSchema)]
pub(crate) struct DraftShown {
    /// The cards laid so far.
    laid: Vec<SlotShown>,
    /// Black officials taken for the card laid next.
    support: u8,
}

/// The merchant.
#[derive(Serialize, JsonSchema)]
pub(crate) struct MerchantShown {
    /// Where he stands.
    at: &'static str,
    /// The card in play, from 1.
    card: u8,
    /// The card face up on the pile, from 1.
    next: Option<u8>,
    /// How many lie face down below it.
    left: u8,
}

/// Common pieces that are left.
#[derive(Serialize, JsonSchema)]
pub(crate) struct SupplyShown {
    /// Fortresses.
    fortresses: u8,
    /// White officials.
    white_officials: u8,
    /// Black officials.
    black_officials: u8,
    /// Ronin tokens.
    tokens: u8,
}

/// The privilege board.
#[derive(Serialize, JsonSchema)]
pub(crate) struct ShogunShown {
    /// Demands by column.
    demands: Vec<Option<&'static str>>,
    /// Privileges by column.
    privileges: Vec<Option<&'static str>>,
    /// The demand that comes next.
    next_demand: Option<&'static str>,
    /// The privilege that comes next.
    next_privilege: Option<&'static str>,
    /// Demands face down.
    demands_left: u8,
    /// Privileges face down.
    privileges_left: u8,
}

/// A view of Edo.
pub(crate) fn view_shown(game: &Edo, view: &View) -> EdoView {
    let View { viewer: _, open, sealed, draft, plan } = view;
    let supply = &open.supply;
    let tiles = |tiles: [u8; 5]| {
        let tiles = Location::ALL.into_iter().map(move |tile| (tile.id(), tiles[tile as usize]));
        tiles.filter(|(_, number)| 0 < *number).collect()
    };
    EdoView {
        round: open.round,
        phase: phase(open),
        start: SeatId(open.start),
        spaces: spaces(game, open),
        cities: cities(game, open),
        homes: game.seats().iter().map(|seat| home(game, open, seat)).collect(),
        merchant: MerchantShown {
            at: game.board.id(open.merchant.at),
            card: open.merchant.card + 1,
            next: open.merchant.next.map(|card| card + 1),
            left: open.merchant.pile.len(),
        },
        specials: open
            .specials
            .display
            .iter()
            .take(game.edition.numbers.display as usize)
            .map(|card| card.map(|card| game.card(card).id))
            .collect(),
        specials_left: open.specials.pile.len(),
        supply: SupplyShown {
            fortresses: supply.fortresses,
            white_officials: supply.white_officials,
            black_officials: supply.black_officials,
            tokens: supply.tokens,
        },
        packages: (0..8)
            .filter(|package| open.packages >> package & 1 == 1)
            .map(|p| p + 1)
            .collect(),
        shogun: shogun(game, open),
        bag: tiles(open.bag),
        aside: tiles(open.aside),
        sealed: seat_ids(*sealed),
        draft: draft.map(|draft| draft_shown(game, draft)),
        plan: plan.map(|plan| slots(game, &plan.0)),
        position: view.text(game),
    }
}

fn phase(open: &Open) -> &'static str {
    match open.frames.top() {
        Frame::Nothing | Frame::Over => "over",
        Frame::Packages { .. } => "packages",
        Frame::StartCities { .. } => "start-cities",
        Frame::RoundStart | Frame::SelectRonin => "round-start",
        Frame::Relocate { .. } => "relocate",
        Frame::Plan => "plan",
        Frame::Card(_) => "card",
        Frame::MoveTo { .. } => "move",
        Frame::MerchantTo => "merchant",
        Frame::MarchTo { .. } | Frame::MarchAgain { .. } => "march",
        Frame::Gather { .. } => "gather",
        Frame::Disperse { .. } => "disperse",
        Frame::SecondOffer { .. } => "second-offer",
        Frame::HandLimit => "hand-limit",
        Frame::Wages { .. } => "wages",
    }
}

fn spaces(game: &Edo, open: &Open) -> BTreeMap<&'static str, SpaceShown> {
    let mut spaces = BTreeMap::new();
    for space in game.board.all().iter() {
        let on = &open.on[space];
        let samurai: BTreeMap<String, u8> = game
            .seats()
            .iter()
            .map(|seat| (seat.to_string(), on.samurai[seat]))
            .filter(|(_, number)| 0 < *number)
            .collect();
        let temples: Vec<SeatId> =
            game.seats().iter().filter(|seat| open.temples[*seat].has(space)).map(SeatId).collect();
        let (covered, merchant) = (open.covered.has(space), open.merchant.at == space);
        let pieces = on.number() != 0 || covered || merchant || !temples.is_empty();
        if pieces {
            let (ronin, bystanders, used) = (on.ronin, on.bystanders, open.used[space]);
            let shown = SpaceShown { samurai, ronin, bystanders, used, covered, temples, merchant };
            spaces.insert(game.board.id(space), shown);
        }
    }
    spaces
}

fn cities(game: &Edo, open: &Open) -> BTreeMap<&'static str, CityShown> {
    let city = |city| {
        let town = &open.cities[city];
        let buildings = town.buildings().map(|built| BuildingShown {
            building: built.building.id(),
            seat: SeatId(built.owner),
        });
        let shown = CityShown {
            tile: town.tile.map(|tile| tile + 1),
            buildings: buildings.collect(),
            sites: game.sites(city),
        };
        (game.board.id(game.board.city_space(city)), shown)
    };
    game.board.cities().map(city).collect()
}

fn home(game: &Edo, open: &Open, seat: Seat) -> HomeShown {
    let home = &open.homes[seat];
    HomeShown {
        seat: SeatId(seat),
        points: home.points,
        ryo: home.purse.ryo.0,
        rice: home.purse.of(Good::Rice),
        wood: home.purse.of(Good::Wood),
        stone: home.purse.of(Good::Stone),
        officials: home.officials,
        samurai: open.n_samurai(seat),
        houses: home.houses,
        trading_posts: home.trading_posts,
        temples: home.temples,
        tokens: home.tokens,
        cards: cards(game, home.cards),
        privileges: privileges(&home.privileges),
        plan: if open.plans[seat] == Plan::default() {
            Vec::new()
        } else {
            slots(game, &open.plans[seat].0)
        },
    }
}

fn cards(game: &Edo, cards: Cards) -> Vec<&'static str> {
    cards.iter().map(|card| game.card(card).id).collect()
}

fn privileges(held: &Privileges) -> BTreeMap<&'static str, u8> {
    let held = Privilege::ALL.into_iter().map(|privilege| (privilege.id(), held[privilege]));
    held.filter(|(_, number)| 0 < *number).collect()
}

fn slots(game: &Edo, slots: &[Slot]) -> Vec<SlotShown> {
    let slot = |slot: &Slot| SlotShown {
        card: game.card(slot.card).id,
        action: game.edge(*slot).action.id(),
        own: slot.own,
        black: slot.black,
    };
    slots.iter().map(slot).collect()
}

fn draft_shown(game: &Edo, draft: Draft) -> DraftShown {
    DraftShown { laid: slots(game, draft.laid()), support: draft.support }
}

fn shogun(game: &Edo, open: &Open) -> ShogunShown {
    let demand = |row: Option<u8>| row.map(|row| game.edition.demands[row as usize].id);
    let privilege = |row: Option<Privilege>| row.map(Privilege::id);
    let shogun = &open.shogun;
    ShogunShown {
        demands: shogun.demands.map(demand).to_vec(),
        privileges: shogun.privileges.map(privilege).to_vec(),
        next_demand: demand(shogun.next_demand),
        next_privilege: privilege(shogun.next_privilege),
        demands_left: shogun.demand_pile.len(),
        privileges_left: shogun.privilege_pile.0.iter().sum(),
    }
}
