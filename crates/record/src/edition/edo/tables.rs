//! The smaller tables as rows of a file: from what changes with the players to location tiles.

use edo::edition::{
    Cost, Demand, LocationTiles, Merchant, Package, Players, PrivilegeTokens, Profit, Source, Wish,
};

use super::{keep_text, read_slug};
use crate::edition::fields::{Fields, Named, Rows, counted};
use crate::edition::page::{Page, list, string};
use crate::edition::word::Word;

/// The most of anything that nothing else limits.
const ANY_MAX: u8 = 99;
/// The most goods in an exchange, and the most that each costs.
const OFFER_MAX: u8 = 9;
const EACH_MAX: u8 = 20;
/// The most of one good in a package.
const PACKED_MAX: u8 = 20;

pub(super) fn write_players(page: &mut Page, players: &[Players]) {
    let rows = players.iter().map(|row| {
        vec![
            ("players", row.players.to_string()),
            ("side", string(row.side.word())),
            ("cover_resources", row.cover_resources.to_string()),
            ("cover_cities", row.cover_cities.to_string()),
            ("source", string(row.source.word())),
        ]
    });
    page.rows("players", rows.collect());
}

pub(super) fn read_players(file: &Fields<'_>) -> Rows<Players> {
    file.rows("players", Named { kind: "players row", by: "", of: "" }, |fields| Players {
        players: fields.number("players", 2..=5),
        side: fields.word("side"),
        cover_resources: fields.number("cover_resources", 0..=ANY_MAX),
        cover_cities: fields.number("cover_cities", 0..=ANY_MAX),
        source: fields.word("source"),
    })
}

pub(super) fn write_merchants(page: &mut Page, merchants: &[Merchant]) {
    let rows = merchants.iter().map(|row| {
        vec![
            ("sells", string(row.sells.word())),
            ("most", row.most.to_string()),
            ("each", row.each.to_string()),
            ("point", cost_text(row.point)),
            ("source", string(row.source.word())),
        ]
    });
    page.rows("merchants", rows.collect());
}

pub(super) fn read_merchants(file: &Fields<'_>) -> Rows<Merchant> {
    file.rows("merchants", Named { kind: "merchant card", by: "", of: "" }, |fields| Merchant {
        sells: fields.word("sells"),
        most: fields.number("most", 0..=OFFER_MAX),
        each: fields.number("each", 0..=EACH_MAX),
        point: read_cost(fields, "point", ANY_MAX),
        source: fields.word("source"),
    })
}

pub(super) fn write_profits(page: &mut Page, profits: &[Profit]) {
    let rows = profits.iter().map(|row| {
        let ryo = row.ryo.iter().enumerate().map(|(index, ranks)| {
            // Ranks without an owner are left out, unless they earn: the census must see that.
            let needed = ranks.iter().rposition(|ryo| 0 < *ryo).map_or(0, |last| last + 1);
            list(&ranks[..needed.max(index + 1)])
        });
        vec![
            ("tiles", row.tiles.to_string()),
            ("ryo", list(ryo)),
            ("source", string(row.source.word())),
        ]
    });
    page.rows("profits", rows.collect());
}

pub(super) fn read_profits(file: &Fields<'_>) -> Rows<Profit> {
    file.rows("profits", Named { kind: "profit tile", by: "", of: "" }, |fields| Profit {
        tiles: fields.number("tiles", 1..=24),
        ryo: read_ryo(fields),
        source: fields.word("source"),
    })
}

/// What each rank earns: a list for 1 owner, for 2, and so on to 5.
fn read_ryo(fields: &Fields<'_>) -> [[u8; 5]; 5] {
    let mut ryo = [[0; 5]; 5];
    let expected = "5 lists, for 1 to 5 owners";
    let Some((_, lists)) = fields.array("ryo", expected) else { return ryo };
    if lists.len() != ryo.len() {
        let what = format!("{} has ryo for {}", fields.name(), counted(lists.len(), "owner"));
        fields.trouble("ryo", what, expected);
        return ryo;
    }
    for (owners, (ranks, value)) in (1..).zip(ryo.iter_mut().zip(lists)) {
        let values = value.get_ref().as_array().map_or(&[][..], |values| values);
        if !(owners..=5).contains(&values.len()) {
            let (numbers, owners) = (counted(values.len(), "number"), counted(owners, "owner"));
            let what = format!("{} has {numbers} for {owners}", fields.name());
            fields.trouble("ryo", what, "one for each owner");
            continue;
        }
        for (rank, value) in ranks.iter_mut().zip(values) {
            *rank = fields.number_in("ryo", value, &(0..=ANY_MAX)).unwrap_or(0);
        }
    }
    ryo
}

pub(super) fn write_packages(page: &mut Page, packages: &[Package]) {
    let rows = packages
        .iter()
        .map(|row| vec![("goods", cost_text(row.goods)), ("source", string(row.source.word()))]);
    page.rows("packages", rows.collect());
}

pub(super) fn read_packages(file: &Fields<'_>) -> Rows<Package> {
    file.rows("packages", Named { kind: "package", by: "", of: "" }, |fields| Package {
        goods: read_cost(fields, "goods", PACKED_MAX),
        source: fields.word("source"),
    })
}

/// A demand as the file has it.
pub(super) struct DemandRow<'a> {
    pub(super) id: &'a str,
    pub(super) wish: Wish,
    cost: Cost,
    source: Source,
}

impl DemandRow<'_> {
    pub(super) fn keep(&self) -> Demand {
        Demand { id: keep_text(self.id), wish: self.wish, cost: self.cost, source: self.source }
    }
}

pub(super) fn write_demands(page: &mut Page, demands: &[Demand]) {
    let rows = demands.iter().map(|row| {
        vec![
            ("id", string(row.id)),
            ("wish", string(row.wish.word())),
            ("cost", cost_text(row.cost)),
            ("source", string(row.source.word())),
        ]
    });
    page.rows("demands", rows.collect());
}

pub(super) fn read_demands<'a>(file: &Fields<'a>) -> Rows<DemandRow<'a>> {
    file.rows("demands", Named { kind: "demand", by: "id", of: "" }, |fields| DemandRow {
        id: read_slug(fields),
        wish: fields.word("wish"),
        cost: read_cost(fields, "cost", ANY_MAX),
        source: fields.word("source"),
    })
}

pub(super) fn write_privileges(page: &mut Page, privileges: &[PrivilegeTokens]) {
    let rows = privileges.iter().map(|row| {
        vec![
            ("privilege", string(row.privilege.word())),
            ("tokens", row.tokens.to_string()),
            ("source", string(row.source.word())),
        ]
    });
    page.rows("privileges", rows.collect());
}

pub(super) fn read_privileges(file: &Fields<'_>) -> Rows<PrivilegeTokens> {
    let named = Named { kind: "privilege", by: "privilege", of: "" };
    file.rows("privileges", named, |fields| PrivilegeTokens {
        privilege: fields.word("privilege"),
        tokens: fields.number("tokens", 0..=ANY_MAX),
        source: fields.word("source"),
    })
}

pub(super) fn write_tiles(page: &mut Page, tiles: &[LocationTiles]) {
    let rows = tiles.iter().map(|row| {
        vec![
            ("location", string(row.location.word())),
            ("tiles", row.tiles.to_string()),
            ("source", string(row.source.word())),
        ]
    });
    page.rows("tiles", rows.collect());
}

pub(super) fn read_tiles(file: &Fields<'_>) -> Rows<LocationTiles> {
    let named = Named { kind: "location tile", by: "location", of: "" };
    file.rows("tiles", named, |fields| LocationTiles {
        location: fields.word("location"),
        tiles: fields.number("tiles", 0..=ANY_MAX),
        source: fields.word("source"),
    })
}

/// What is to be paid, without what is not: `{ wood = 2, ryo = 4 }`.
pub(super) fn cost_text(cost: Cost) -> String {
    let parts =
        [("rice", cost.rice), ("wood", cost.wood), ("stone", cost.stone), ("ryo", cost.ryo)];
    let parts = parts.iter().filter(|(_, number)| 0 < *number);
    let parts: Vec<String> = parts.map(|(key, number)| format!("{key} = {number}")).collect();
    match parts.len() {
        0 => "{}".to_owned(),
        _ => format!("{{ {} }}", parts.join(", ")),
    }
}

/// What is to be paid, with at most so much of each good.
pub(super) fn read_cost(fields: &Fields<'_>, key: &'static str, goods_max: u8) -> Cost {
    let inner = fields.inner(key, format!("the {key} of {}", fields.name()));
    let cost = Cost {
        rice: inner.number_or_none("rice", 0..=goods_max),
        wood: inner.number_or_none("wood", 0..=goods_max),
        stone: inner.number_or_none("stone", 0..=goods_max),
        ryo: inner.number_or_none("ryo", 0..=ANY_MAX),
    };
    inner.close();
    cost
}
