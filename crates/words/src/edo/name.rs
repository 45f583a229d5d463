//! Names of things: spaces, goods, cards, privileges, demands.

use edo::board::Space;
use edo::edition::{
    Action, Card, Cost, Demand, Good, Kind, Location, Merchant, Privilege, Profit, Wish,
};
use edo::state::{Building, Plan, Slot};

use super::EdoWords;

impl EdoWords<'_> {
    /// What the map calls a space.
    pub fn space(&self, space: Space) -> &'static str {
        self.game.board.map.spaces[space.0 as usize].name
    }

    /// What a space is.
    pub fn kind(&self, kind: Kind) -> String {
        let key = match kind {
            Kind::City => "kind-city",
            Kind::Forestry => "kind-forestry",
            Kind::Quarry => "kind-quarry",
            Kind::RiceField => "kind-rice-field",
            Kind::River => "kind-river",
            Kind::Road => "kind-road",
            Kind::BorderPost => "kind-border-post",
        };
        self.words.text(key, &[])
    }

    /// `3 rice`.
    pub fn goods(&self, good: Good, number: impl Into<u16>) -> String {
        self.words.goods(good, number.into())
    }

    /// `4 ryo`.
    pub fn ryo(&self, ryo: impl Into<u16>) -> String {
        self.words.count("ryo", ryo.into())
    }

    /// `2 wood, 1 stone and 4 ryo`.
    pub fn cost(&self, cost: Cost) -> String {
        self.words.cost(cost)
    }

    /// What a card authorizes.
    pub fn action(&self, action: Action) -> String {
        self.words.text(&format!("action-{}", action.id()), &[])
    }

    /// What is built.
    pub fn building(&self, building: Building) -> String {
        self.words.text(&format!("building-{}", building.id()), &[])
    }

    /// A card's number and its row: the starting cards come first, then the special ones.
    pub fn card_row(&self, card: u8) -> Option<&'static Card> {
        let edition = self.game.edition;
        edition.starting.iter().chain(edition.specials).nth(card as usize)
    }

    /// `card II`.
    pub fn card(&self, card: u8) -> String {
        let id = self.card_row(card).map_or_else(|| card.to_string(), |row| row.id.to_owned());
        self.words.text("card-name", &[("card", id.into())])
    }

    /// `Wood (3) +1 · Rice (3)`.
    pub fn edges(&self, card: u8) -> String {
        let edges = self.card_row(card).map_or(&[][..], |row| row.edges);
        let edge = |edge: &edo::edition::Edge| {
            let args = [
                ("action", self.action(edge.action).into()),
                ("most", edge.most.into()),
                ("plus", edge.plus.into()),
            ];
            self.words.text("card-edge", &args)
        };
        edges.iter().map(edge).collect::<Vec<_>>().join(" · ")
    }

    /// The action on one edge of a card.
    pub fn edge_action(&self, card: u8, edge: u8) -> String {
        let edge = self.card_row(card).and_then(|row| row.edges.get(edge as usize));
        edge.map(|edge| self.action(edge.action)).unwrap_or_default()
    }

    /// Three cards in their order.
    pub fn plan(&self, plan: Plan) -> String {
        plan.0.map(|slot| self.slot(slot)).join(", ")
    }

    /// One card of a plan.
    pub fn slot(&self, slot: Slot) -> String {
        let args = [
            ("action", self.edge_action(slot.card, slot.edge).into()),
            ("card", self.card(slot.card).into()),
            ("officials", slot.officials().into()),
        ];
        self.words.text("plan-slot", &args)
    }

    /// What a merchant card sells and what it asks for a power point.
    pub fn merchant(&self, card: u8) -> String {
        let Some(&row) = self.game.edition.merchants.get(card as usize) else {
            return card.to_string();
        };
        let args = [
            ("sells", self.merchant_sells(row).into()),
            ("point", self.merchant_point(row).into()),
        ];
        self.words.text("merchant-card", &args)
    }

    fn merchant_sells(&self, row: Merchant) -> String {
        let args = [("goods", self.goods(row.sells, row.most).into()), ("each", row.each.into())];
        self.words.text("merchant-sells", &args)
    }

    fn merchant_point(&self, row: Merchant) -> String {
        let points = self.game.edition.numbers.trade_points;
        let args = [("cost", self.cost(row.point).into()), ("points", points.into())];
        self.words.text("merchant-point", &args)
    }

    /// What a profit tile pays a single owner.
    pub fn profit(&self, tile: u8) -> String {
        let alone = |row: &Profit| row.ryo[0][0];
        let ryo = self.game.edition.profits.get(tile as usize).map_or(0, alone);
        self.words.text("profit-tile", &[("ryo", ryo.into())])
    }

    /// What the shogun grants.
    pub fn privilege(&self, privilege: Privilege) -> String {
        let key = match privilege {
            Privilege::Site => "privilege-a-site",
            Privilege::Support => "privilege-b-support",
            Privilege::Trading => "privilege-c-trading",
            Privilege::Income => "privilege-d-income",
            Privilege::WoodStone => "privilege-e-wood-stone",
            Privilege::StoneRice => "privilege-e-stone-rice",
            Privilege::RiceWood => "privilege-e-rice-wood",
            Privilege::FullWood => "privilege-f-wood",
            Privilege::FullStone => "privilege-f-stone",
            Privilege::FullRice => "privilege-f-rice",
        };
        self.words.text(key, &[])
    }

    /// The row of a demand.
    pub fn demand_row(&self, demand: u8) -> Option<&'static Demand> {
        self.game.edition.demands.get(demand as usize)
    }

    /// What the shogun wants. An edited edition may want what no language file knows.
    pub fn demand(&self, demand: u8) -> String {
        match self.demand_row(demand) {
            None => demand.to_string(),
            Some(row) => self.words.text_or(&format!("demand-{}", row.id), row.id),
        }
    }

    /// How a demand is met.
    pub fn wish(&self, wish: Wish) -> String {
        let key = match wish {
            Wish::Local => "demand-kind-local",
            Wish::Foreign => "demand-kind-foreign",
            Wish::Palace => "demand-kind-palace",
        };
        self.words.text(key, &[])
    }

    /// Where a tile sends a ronin.
    pub fn tile(&self, tile: Location) -> String {
        self.words.text(&format!("tile-{}", tile.id()), &[])
    }
}
