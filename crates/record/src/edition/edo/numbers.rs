//! The numbers of the rules as lines of a file.

use std::ops::RangeInclusive;

use edo::edition::{Numbers, Works};

use super::tables::{cost_text, read_cost};
use crate::edition::fields::Fields;
use crate::edition::page::{Page, list, string};
use crate::edition::trouble::{nearest, quoted};
use crate::edition::word::Word;

/// What can be anything within reason.
const ANY: RangeInclusive<u8> = 0..=99;
/// What is added up many times over: with more, a hand would hold more than can be counted.
const FEW_MAX: u8 = 20;
const FEW: RangeInclusive<u8> = 0..=FEW_MAX;
/// The most rice a samurai asks for.
const WAGE_MAX: u8 = 9;
/// What one card brings comes on top.
const HAND_MAX: u8 = 60;
/// The most of one good that something to build or to recruit can cost.
const GOODS_MAX: u8 = 20;

/// For how many figures yields must be said.
const YIELDS_LEAST: usize = 3;

/// The numbers that can be marked as printed.
#[rustfmt::skip]
const NAMES: [&str; 27] = [
    "start_ryo", "officials", "houses", "temples", "fortresses", "white_officials",
    "black_officials", "ronin_tokens", "sites_edo", "sites_outer", "display",
    "rice_per_official", "ryo_per_official", "yields", "recruit", "road_samurai", "road_merchant",
    "strength_house", "strength_trading_post", "trade_points", "demand_points", "hand_limit",
    "wage_rice", "end_points", "ryo_per_point", "samurai_per_point", "dispersal_tokens",
];

#[rustfmt::skip]
pub(super) fn write(page: &mut Page, numbers: &Numbers) {
    let n = numbers;
    page.value("start_ryo", n.start_ryo, "ryo each player starts with");
    page.value("officials", n.officials, "officials of each player");
    page.value("houses", n.houses, "houses of each player");
    page.value("temples", n.temples, "temples of each player");
    page.value("fortresses", n.fortresses, "fortresses for all");
    page.value("white_officials", n.white_officials, "officials to recruit, for all");
    page.value("black_officials", n.black_officials, "black officials of the shogun");
    page.value("ronin_tokens", n.ronin_tokens, "ronin tokens for all");
    page.value("sites_edo", n.sites_edo, "building sites in Edo, more than elsewhere");
    page.value("sites_outer", n.sites_outer, "building sites in each other city");
    page.value("display", n.display, "special cards lying face up");
    page.value("rice_per_official", n.rice_per_official, "what the Rice action takes");
    page.value("ryo_per_official", n.ryo_per_official, "what the Money action takes");
    page.value("yields", yields_text(n.yields), "what a worker brings with 1, 2, 3, to 5 figures there");
    page.value("recruit", cost_text(n.recruit), "the price of a recruit");
    page.value("road_samurai", n.road_samurai, "ryo a road for a samurai");
    page.value("road_merchant", n.road_merchant, "ryo a road for the merchant");
    page.value("strength_house", n.strength_house, "what a house counts in its city");
    page.value("strength_trading_post", n.strength_trading_post, "what a trading post counts");
    page.value("trade_points", n.trade_points, "power points for an exchange with the merchant");
    page.value("demand_points", n.demand_points, "power points for a demand met");
    page.value("hand_limit", n.hand_limit, "goods in hand when a card is finished");
    page.value("wage_rice", n.wage_rice, "rice for each samurai who stays");
    page.value("end_points", n.end_points, "power points that end the game");
    page.value("ryo_per_point", n.ryo_per_point, "ryo for one power point at the end");
    page.value("samurai_per_point", n.samurai_per_point, "samurai for one power point at the end");
    page.value("dispersal_tokens", list(n.dispersal_tokens), "for one, two, three ronin dispersed");
    page.note("What can be built: its cost, and the power points it scores.");
    page.value("house", works_text(n.house), "");
    page.value("trading_post", works_text(n.trading_post), "");
    page.value("fortress", works_text(n.fortress), "");
    page.value("temple", works_text(n.temple), "");
}

/// At least for three figures, and as far as there is something.
fn yields_text(yields: [u8; 5]) -> String {
    let some = yields.iter().rposition(|&number| 0 < number).map_or(0, |last| last + 1);
    list(&yields[..some.max(YIELDS_LEAST)])
}

/// Which of the numbers are as in the box.
pub(super) fn write_printed(page: &mut Page, printed: &[&str]) {
    page.note(
        "Those of the numbers above that are as in the box; the others are ours. If you correct",
    );
    page.note("one, name it here. What can be built says so itself.");
    page.marks("printed", printed.iter().map(|name| string(name)).collect(), 5);
}

fn works_text(works: Works) -> String {
    let Works { cost, points, source } = works;
    let source = string(source.word());
    format!("{{ cost = {}, points = {points}, source = {source} }}", cost_text(cost))
}

/// The numbers, if all of them make sense, and which of them are printed.
pub(super) fn read(file: &Fields<'_>) -> (Option<Numbers>, Vec<&'static str>) {
    let fields = file.inner("numbers", "the table [numbers]".to_owned());
    let numbers = Numbers {
        start_ryo: fields.number("start_ryo", ANY),
        officials: fields.number("officials", 1..=9),
        houses: fields.number("houses", 1..=15),
        temples: fields.number("temples", 0..=5),
        fortresses: fields.number("fortresses", ANY),
        white_officials: fields.number("white_officials", 0..=20),
        black_officials: fields.number("black_officials", ANY),
        ronin_tokens: fields.number("ronin_tokens", ANY),
        sites_edo: fields.number("sites_edo", 1..=10),
        sites_outer: fields.number("sites_outer", 1..=9),
        display: fields.number("display", 1..=4),
        rice_per_official: fields.number("rice_per_official", FEW),
        ryo_per_official: fields.number("ryo_per_official", ANY),
        yields: fields.numbers_from("yields", YIELDS_LEAST, FEW_MAX),
        recruit: read_cost(&fields, "recruit", GOODS_MAX),
        road_samurai: fields.number("road_samurai", 0..=9),
        road_merchant: fields.number("road_merchant", 0..=9),
        house: read_works(&fields, "house"),
        trading_post: read_works(&fields, "trading_post"),
        fortress: read_works(&fields, "fortress"),
        temple: read_works(&fields, "temple"),
        strength_house: fields.number("strength_house", ANY),
        strength_trading_post: fields.number("strength_trading_post", ANY),
        trade_points: fields.number("trade_points", FEW),
        demand_points: fields.number("demand_points", FEW),
        hand_limit: fields.number("hand_limit", 0..=HAND_MAX),
        wage_rice: fields.number("wage_rice", 0..=WAGE_MAX),
        end_points: fields.number("end_points", ANY),
        ryo_per_point: fields.number("ryo_per_point", 1..=99),
        samurai_per_point: fields.number("samurai_per_point", 1..=99),
        dispersal_tokens: fields.numbers("dispersal_tokens", 99),
    };
    let printed = read_printed(&fields);
    if fields.close() {
        compare(&fields, &numbers);
    }
    (fields.sound().then_some(numbers), printed)
}

/// The marks, in the order of the numbers. A file without them marks nothing.
fn read_printed(fields: &Fields<'_>) -> Vec<&'static str> {
    const KEY: &str = "printed";
    const EXPECTED: &str = "a list of names of numbers";
    if !fields.has(KEY) {
        return Vec::new();
    }
    let Some((_, values)) = fields.array(KEY, EXPECTED) else { return Vec::new() };
    let mut marked = Vec::new();
    for value in values {
        let Some(name) = fields.text_in(KEY, value, "the name of a number") else { continue };
        if !NAMES.contains(&name) {
            let near = nearest(name, &NAMES).unwrap_or_default();
            let what = format!("unknown number {} in {KEY} of {}", quoted(name), fields.name());
            fields.trouble_in(value, what, format!("a known one, perhaps {near:?}"));
        }
        marked.push(name);
    }
    NAMES.into_iter().filter(|name| marked.contains(name)).collect()
}

fn read_works(fields: &Fields<'_>, key: &'static str) -> Works {
    let inner = fields.inner(key, format!("{key} in [numbers]"));
    let works = Works {
        cost: read_cost(&inner, "cost", GOODS_MAX),
        points: inner.number("points", FEW),
        source: inner.word("source"),
    };
    inner.close();
    works
}

fn compare(fields: &Fields<'_>, numbers: &Numbers) {
    let Numbers { sites_edo, sites_outer, yields, .. } = *numbers;
    // edo.map.sites: Edo has more sites than any other city.
    if sites_edo <= sites_outer {
        let what = format!("sites_outer is {sites_outer} and sites_edo {sites_edo}");
        fields.trouble("sites_outer", what, "fewer sites than in Edo");
    }
    if !yields.is_sorted_by(|fewer, more| more <= fewer) {
        let what = format!("yields are {}", yields_text(yields));
        fields.trouble("yields", what, "no more for a worker beside more figures");
    }
    if yields[0] == 0 {
        fields.trouble("yields", format!("yields are {yields:?}"), "something for a worker alone");
    }
}
