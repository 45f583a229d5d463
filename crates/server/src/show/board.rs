//! What is printed: the board and the cards. Here for Edo.

use ::edo::Edo;
use ::edo::board::Space;
use ::edo::edition::{Cost, Demand, Edge, Merchant, Place, Profit};
use ::yedo::Yedo;
use host::{Disagreed, Hosted, Shown};
use schemars::JsonSchema;
use serde::Serialize;
use table::Game;

use super::yedo_board::YedoBoard;

/// What is printed: the board and the cards. It never changes during a game.
#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
pub(crate) enum BoardShown {
    /// Of Edo.
    Edo(EdoBoard),
    /// Of Yedo.
    Yedo(YedoBoard),
}

/// What is printed for the game that is shown.
pub(crate) fn board(shown: &Shown) -> BoardShown {
    match shown {
        Shown::Edo(scene) => BoardShown::Edo(EdoBoard::of(&scene.game)),
        Shown::Yedo(scene) => BoardShown::Yedo(YedoBoard::of(&scene.game)),
    }
}

impl BoardShown {
    /// What is printed for a game that is not dealt yet, with our edition.
    pub(crate) fn before(game: &str, setup: &str) -> Result<BoardShown, Disagreed> {
        match game {
            Edo::NAME => {
                let game = Edo::agree(Edo::RULES, Edo::read_setup(setup)?, Edo::house());
                Ok(BoardShown::Edo(EdoBoard::of(&game.map_err(Disagreed::Refused)?)))
            }
            Yedo::NAME => {
                let game = Yedo::agree(Yedo::RULES, Yedo::read_setup(setup)?, Yedo::house());
                Ok(BoardShown::Yedo(YedoBoard::of(&game.map_err(Disagreed::Refused)?)))
            }
            other => Err(Disagreed::Unknown(other.to_owned())),
        }
    }
}

/// The map of Edo and its cards.
#[derive(Serialize, JsonSchema)]
pub(crate) struct EdoBoard {
    /// The spaces of the map.
    spaces: Vec<PlaceShown>,
    /// Which spaces are joined, by id.
    roads: Vec<[&'static str; 2]>,
    /// Authorization cards: the starting cards, then the special ones.
    cards: Vec<CardShown>,
    /// Merchant cards, from the first.
    merchants: Vec<MerchantCardShown>,
    /// What each kind of profit tile pays: by number of owners, then by rank.
    profits: Vec<Vec<Vec<u8>>>,
    /// Resource packages, from the first.
    packages: Vec<CostShown>,
    /// The shogun's demands.
    demands: Vec<DemandShown>,
}

/// A space of the map.
#[derive(Serialize, JsonSchema)]
pub(crate) struct PlaceShown {
    id: &'static str,
    /// What the map calls it.
    name: &'static str,
    kind: &'static str,
    /// Where it is drawn, from the left.
    x: i16,
    /// Where it is drawn, from above.
    y: i16,
}

/// An authorization card.
#[derive(Serialize, JsonSchema)]
pub(crate) struct CardShown {
    id: &'static str,
    /// What it costs; starting cards cost nothing.
    price: u8,
    edges: Vec<EdgeShown>,
}

/// One edge of a card.
#[derive(Serialize, JsonSchema)]
pub(crate) struct EdgeShown {
    action: &'static str,
    /// So many officials at most.
    most: u8,
    /// So much more for each.
    plus: u8,
}

/// A merchant card.
#[derive(Serialize, JsonSchema)]
pub(crate) struct MerchantCardShown {
    sells: &'static str,
    /// So many at most.
    most: u8,
    /// For so much each.
    each: u8,
    /// What a power point costs.
    point: CostShown,
}

/// What something costs.
#[derive(Serialize, JsonSchema)]
pub(crate) struct CostShown {
    rice: u8,
    wood: u8,
    stone: u8,
    ryo: u8,
}

/// A demand of the shogun.
#[derive(Serialize, JsonSchema)]
pub(crate) struct DemandShown {
    id: &'static str,
    kind: &'static str,
    cost: CostShown,
}

impl EdoBoard {
    /// What is printed for this game.
    fn of(game: &Edo) -> EdoBoard {
        let edition = game.edition;
        let place = |(i, place): (u8, &Place)| PlaceShown {
            id: place.id,
            name: place.name,
            kind: game.board.kind(Space(i)).id(),
            x: place.x,
            y: place.y,
        };
        let card = |card: u8| {
            let card = game.card(card);
            let edge = |edge: &Edge| EdgeShown {
                action: edge.action.id(),
                most: edge.most,
                plus: edge.plus,
            };
            CardShown {
                id: card.id,
                price: card.price,
                edges: card.edges.iter().map(edge).collect(),
            }
        };
        let merchant = |row: &Merchant| MerchantCardShown {
            sells: row.sells.id(),
            most: row.most,
            each: row.each,
            point: cost(row.point),
        };
        let demand =
            |row: &Demand| DemandShown { id: row.id, kind: row.wish.id(), cost: cost(row.cost) };
        let profit = |row: &Profit| row.ryo.iter().map(|ryo| ryo.to_vec()).collect();
        EdoBoard {
            spaces: (0..).zip(game.board.map.spaces).map(place).collect(),
            roads: game.board.map.roads.iter().map(|&(one, other)| [one, other]).collect(),
            cards: (0..game.n_cards()).map(card).collect(),
            merchants: edition.merchants.iter().map(merchant).collect(),
            profits: edition.profits.iter().map(profit).collect(),
            packages: edition.packages.iter().map(|package| cost(package.goods)).collect(),
            demands: edition.demands.iter().map(demand).collect(),
        }
    }
}

fn cost(cost: Cost) -> CostShown {
    CostShown { rice: cost.rice, wood: cost.wood, stone: cost.stone, ryo: cost.ryo }
}
