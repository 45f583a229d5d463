//! Every kind of trouble: somebody edits our edition, and is told where and what is wrong.

use std::ops::RangeInclusive;

use edo::content::HOUSE;

use super::edit::Edit::{self, After, Cut, On, Set};
use super::edit::edited;
use crate::edition::BYTES_MAX;
use crate::edition::edo::{export, read};

const TOP: &str = "# An edition of Edo";
pub(super) const A3: &str = "id = \"A3\"";
const TEA: &str = "id = \"tea\"";
const SITE: &str = "privilege = \"site\"";
const SUPPORT: &str = "privilege = \"support\"";
const PROFIT: &str = "ryo = [[";

/// These edits give exactly these troubles, each on the first line with its mark.
#[track_caller]
pub(super) fn gives(edits: &[Edit<'_>], marked: &[(&str, &str)]) {
    let text = edited(&export(&HOUSE), edits);
    let troubles = read("edo.toml", &text).expect_err("this edit spoils the file");
    let troubles: Vec<String> = troubles.iter().map(ToString::to_string).collect();
    let expected: Vec<String> = marked
        .iter()
        .map(|(mark, says)| format!("edo.toml:{}: {says}", line_of(&text, mark)))
        .collect();
    assert_eq!(troubles, expected, "after {edits:?}");
}

/// Another value for a key gives exactly one trouble, on that line.
#[track_caller]
pub(super) fn set(mark: &str, key: &str, value: &str, says: &str) {
    let text = export(&HOUSE);
    let line = line_of(&text, mark);
    let troubles = read("edo.toml", &edited(&text, &[Set(mark, key, value)]));
    let troubles = troubles.expect_err("this edit spoils the file");
    let troubles: Vec<String> = troubles.iter().map(ToString::to_string).collect();
    assert_eq!(troubles, [format!("edo.toml:{line}: {says}")], "after {key} = {value}");
}

fn line_of(text: &str, mark: &str) -> usize {
    let line = text.lines().position(|line| line.contains(mark));
    line.unwrap_or_else(|| panic!("no line says {mark}")) + 1
}

#[test]
fn what_is_no_toml() {
    gives(&[On("start_ryo", "= ", "")], &[("start_ryo", "key with no value; expected `=`")]);
    set("end_points", "end_points", "\"12", "invalid basic string; expected `\"`");
    gives(
        &[On("wage_rice", "wage_rice", "end_points")],
        &[("power points that end", "duplicate key at \"end_points\"; expected valid TOML")],
    );
}

#[test]
fn what_is_too_large() {
    let large = " ".repeat(BYTES_MAX + 1);
    let troubles = read("edo.toml", &large).expect_err("nobody reads that much");
    assert_eq!(
        troubles[0].to_string(),
        "edo.toml:1: the file has 1048577 bytes; expected at most 1048576"
    );
    let rows = "3, ".repeat(501);
    gives(
        &[After("specials = [", &rows)],
        &[("specials = [", "specials of the file has 513 rows; expected at most 500")],
    );
    let deep = format!("name = {}", "[".repeat(100_000));
    assert_eq!(read("edo.toml", &deep).expect_err("nobody digs that deep").len(), 1);
}

#[test]
fn what_the_file_is_for() {
    set("game = ", "game", "\"yedo\"", "the file is for the game \"yedo\"; expected \"edo\"");
    set("game = ", "game", "3", "game of the file is a number; expected \"edo\" or \"yedo\"");
    gives(&[Cut("game = ")], &[(TOP, "the file has no game; expected \"edo\" or \"yedo\"")]);
    let name = "expected 1 to 40 letters on one line";
    set("name = ", "name", "\"\"", &format!("name of the file is \"\"; {name}"));
    set("name = ", "name", "\"a\\nb\"", &format!("name of the file is \"a\\nb\"; {name}"));
}

#[test]
fn keys_that_are_unknown_or_missing() {
    gives(
        &[After("name = ", "pakages = 3")],
        &[(
            "pakages",
            "unknown key \"pakages\" in the file; expected a known one, perhaps \"packages\"",
        )],
    );
    gives(
        &[On("[numbers]", "numbers", "numbrs")],
        &[
            (TOP, "the file has no numbers; expected a table"),
            (
                "[numbrs]",
                "unknown key \"numbrs\" in the file; expected a known one, perhaps \"numbers\"",
            ),
        ],
    );
    gives(
        &[Cut("wage_rice")],
        &[("[numbers]", "the table [numbers] has no wage_rice; expected a number from 0 to 9")],
    );
    gives(
        &[On(A3, "price", "prise")],
        &[
            (A3, "special card \"A3\" has no price; expected a number from 0 to 99"),
            (
                A3,
                "unknown key \"prise\" in special card \"A3\"; \
                 expected a known one, perhaps \"price\"",
            ),
        ],
    );
    gives(
        &[On("packages = [", "packages", "packs")],
        &[
            (TOP, "the file has no packages; expected a list of rows"),
            (
                "packs",
                "unknown key \"packs\" in the file; expected a known one, perhaps \"packages\"",
            ),
        ],
    );
    let unknown = "unknown key \"rise\" in the goods of package 1";
    set(
        "goods = ",
        "goods",
        "{ rise = 7 }",
        &format!("{unknown}; expected a known one, perhaps \"rice\""),
    );
}

#[test]
fn values_of_another_kind() {
    let price = "expected a number from 0 to 99";
    for (value, is) in [
        ("120", "120"),
        ("-1", "-1"),
        ("0x64", "0x64"),
        ("99999999999999999999999", "99999999999999999999"),
        ("\"5\"", "a text"),
        ("1.5", "a fraction"),
        ("true", "a yes or no"),
        ("1979-05-27", "a date"),
        ("[5]", "a list"),
        ("{}", "a table"),
    ] {
        set(A3, "price", value, &format!("price of special card \"A3\" is {is}; {price}"));
    }
    set(
        A3,
        "source",
        "3",
        "source of special card \"A3\" is a number; expected one of printed, house",
    );
    let yields = "yields of the table [numbers] is a number; expected 3 to 5 numbers from 0 to 20";
    set("yields", "yields", "3", yields);
    set("house = {", "house", "3", "house in [numbers] is a number; expected a table");
    gives(
        &[After("specials = [", "3000,"), Cut(A3)],
        &[("3000,", "special card 1 is a number; expected a table")],
    );
}

#[test]
fn words_that_are_unknown() {
    let source = "expected one of printed, house; perhaps \"house\"";
    set(
        A3,
        "source",
        "\"hous\"",
        &format!("unknown source \"hous\" in special card \"A3\"; {source}"),
    );
    let wish = "expected one of local, foreign, palace; perhaps \"palace\"";
    set(TEA, "wish", "\"place\"", &format!("unknown wish \"place\" in demand \"tea\"; {wish}"));
}

#[test]
fn merchants_profits_and_packages() {
    gives(
        &[Cut("sells = ")],
        &[("merchants = ", "there are 9 merchant cards; expected exactly 10")],
    );
    gives(&[Cut("goods = ")], &[("packages = ", "there are 4 packages; expected exactly 5")]);
    set("goods = ", "goods", "{ wood = 1 }", "package 1 has no rice; expected at least 1");
    set("goods = ", "goods", "{ rice = 1, ryo = 2 }", "package 1 has 2 ryo; expected goods only");

    for good in ["rice", "wood", "stone"] {
        let says =
            format!("{good} of the goods of package 1 is 21; expected a number from 0 to 20");
        let goods =
            if good == "rice" { "{ rice = 21 }" } else { &format!("{{ rice = 1, {good} = 21 }}") };
        set("goods = ", "goods", goods, &says);
    }
    let most = "most of merchant card 1 is 10; expected a number from 0 to 9";
    set("sells = ", "most", "10", most);
    let each = "each of merchant card 1 is 21; expected a number from 0 to 20";
    set("sells = ", "each", "21", each);

    gives(
        &[Set(PROFIT, "tiles", &(HOUSE.profits[0].tiles + 1).to_string())],
        &[("profits = ", "there are 25 profit tiles in all; expected exactly 24")],
    );
    let rest = "[3, 2, 1], [3, 1, 1, 1], [2, 1, 1, 1, 1]";
    for (start, says) in [
        ("[6]", "has ryo for 4 owners; expected 5 lists, for 1 to 5 owners"),
        ("[6], [4]", "has 1 number for 2 owners; expected one for each owner"),
        ("[6], 4", "has no numbers for 2 owners; expected one for each owner"),
        (
            "[6], [4, 5]",
            "pays a lower rank more among 2 owners; expected no more than the rank above",
        ),
        (
            "[6, 1], [4, 2]",
            "pays too many ranks among 1 owner; expected nothing beyond the number of owners",
        ),
    ] {
        set(PROFIT, "ryo", &format!("[{start}, {rest}]"), &format!("profit tile 1 {says}"));
    }
    let too_much = "ryo of profit tile 1 is 100; expected a number from 0 to 99";
    set(PROFIT, "ryo", &format!("[[100], [4, 2], {rest}]"), too_much);
}

#[test]
fn demands() {
    gives(&[Cut(TEA)], &[("demands = ", "there are 14 demands; expected exactly 15")]);
    gives(
        &[Set(TEA, "wish", "\"palace\"")],
        &[
            ("demands = ", "there are 4 local demands; expected 5 of each kind"),
            ("id = \"garden\"", "there are 6 palace demands; expected 5 of each kind"),
        ],
    );
    let id = "expected a to z, then a to z, 0 to 9 and -";
    for bad in ["Tea", "1-tea", "-tea", "green tea", "", "thé"] {
        let says = format!("demand \"{bad}\" has an unfit id; {id}");
        set(TEA, "id", &format!("\"{bad}\""), &says);
    }
    let taken = "the id of demand \"porcelain\" is taken by an earlier row";
    set(TEA, "id", "\"porcelain\"", &format!("{taken}; expected an id of its own"));
}

#[test]
fn tokens_and_tiles() {
    gives(
        &[Set(SITE, "tokens", &(HOUSE.privileges[0].tokens + 1).to_string())],
        &[("privileges = ", "there are 13 privilege tokens in all; expected exactly 12")],
    );
    gives(
        &[On(SUPPORT, "},", "}, # here"), Set(SUPPORT, "privilege", "\"site\"")],
        &[
            ("privileges = ", "there is no privilege \"support\"; expected one of each"),
            ("# here", "there is a second privilege \"site\"; expected one of each"),
        ],
    );
    let free = "location = \"free\"";
    gives(
        &[Set(free, "tiles", "4")],
        &[("tiles = [", "there are 8 location tiles in all; expected exactly 7")],
    );
    gives(
        &[Set(free, "tiles", "0"), Set("location = \"quarry\"", "tiles", "4")],
        &[("tiles = [", "1 city or free tile can always be drawn; expected at least 3")],
    );
    gives(
        &[Cut("location = \"city\""), Set(free, "tiles", "4")],
        &[("tiles = [", "there is no location \"city\"; expected one of each")],
    );
}

#[test]
fn players() {
    gives(
        &[Cut("players = 2")],
        &[("players = [", "there is no row for 2 players; expected one of each")],
    );
    gives(
        &[On("players = 5", "},", "}, # here"), Set("players = 5", "players", "4")],
        &[
            ("players = [", "there is no row for 5 players; expected one of each"),
            ("# here", "there is a second row for 4 players; expected one of each"),
        ],
    );
    set(
        "players = 5",
        "players",
        "6",
        "players of players row 4 is 6; expected a number from 2 to 5",
    );
    let start = "expected one for each to start in";
    set(
        "players = 2",
        "cover_cities",
        "2",
        &format!("players row 1 leaves 1 outer city for 2 players; {start}"),
    );
    set(
        "players = 5",
        "side",
        "\"small\"",
        &format!("players row 4 leaves 3 outer cities for 5 players; {start}"),
    );
    let cover =
        "players row 1 covers 2 resource spaces of a type; expected fewer than the 2 there are";
    set("players = 2", "cover_resources", "2", cover);
}

#[test]
fn numbers() {
    let ranges: [(&str, RangeInclusive<u8>); 25] = [
        ("start_ryo", 0..=99),
        ("officials", 1..=9),
        ("houses", 1..=15),
        ("temples", 0..=5),
        ("fortresses", 0..=99),
        ("white_officials", 0..=20),
        ("black_officials", 0..=99),
        ("ronin_tokens", 0..=99),
        ("sites_edo", 1..=10),
        ("sites_outer", 1..=9),
        ("display", 1..=4),
        ("rice_per_official", 0..=20),
        ("ryo_per_official", 0..=99),
        ("road_samurai", 0..=9),
        ("road_merchant", 0..=9),
        ("strength_house", 0..=99),
        ("strength_trading_post", 0..=99),
        ("trade_points", 0..=20),
        ("demand_points", 0..=20),
        ("hand_limit", 0..=60),
        ("wage_rice", 0..=9),
        ("end_points", 0..=99),
        ("ryo_per_point", 1..=99),
        ("samurai_per_point", 1..=99),
        ("points", 0..=20),
    ];
    for (key, range) in ranges {
        let (least, most) = (i16::from(*range.start()), i16::from(*range.end()));
        let (mark, table) = match key {
            "points" => ("house = {".to_owned(), "house in [numbers]"),
            _ => (format!("{key} = "), "the table [numbers]"),
        };
        for value in [least - 1, most + 1] {
            let says =
                format!("{key} of {table} is {value}; expected a number from {least} to {most}");
            set(&mark, key, &value.to_string(), &says);
        }
        // These do not stand alone: see below.
        if !key.starts_with("sites") && key != "black_officials" {
            for value in [least, most] {
                let text = edited(&export(&HOUSE), &[Set(&mark, key, &value.to_string())]);
                assert!(read("edo.toml", &text).is_ok(), "{key} = {value}");
            }
        }
    }
}

#[test]
fn numbers_that_do_not_go_together() {
    gives(
        &[Set("sites_edo", "sites_edo", "5"), Set("sites_outer", "sites_outer", "5")],
        &[("sites_outer", "sites_outer is 5 and sites_edo 5; expected fewer sites than in Edo")],
    );
    let more = "expected no more for a worker beside more figures";
    set("yields", "yields", "[3, 1, 2]", &format!("yields are [3, 1, 2]; {more}"));
    set(
        "yields",
        "yields",
        "[0, 0, 0]",
        "yields are [0, 0, 0, 0, 0]; expected something for a worker alone",
    );
    let high = "yields of the table [numbers] is 21; expected a number from 0 to 20";
    set("yields", "yields", "[21, 2, 1]", high);
    let black = "privilege \"support\" has 2 tokens; \
                 expected no more than black officials, of which there are 1";
    gives(&[Set("black_officials", "black_officials", "1")], &[(SUPPORT, black)]);
    let three = "yields of the table [numbers] has 2 numbers; expected 3 to 5 numbers from 0 to 20";
    set("yields", "yields", "[3, 2]", three);
    set("yields", "yields", "[3, 2, 2, 1, 2]", &format!("yields are [3, 2, 2, 1, 2]; {more}"));
    gives(
        &[After("printed = [", "\"ronin_tokes\",")],
        &[(
            "\"ronin_tokes\",",
            "unknown number \"ronin_tokes\" in printed of the table [numbers]; \
             expected a known one, perhaps \"ronin_tokens\"",
        )],
    );
    for (works, good) in [("house", "wood"), ("trading_post", "stone"), ("fortress", "rice")] {
        let says = format!("{good} of the cost of {works} in [numbers] is 21");
        let value = format!("{{ {good} = 21 }}");
        set(
            &format!("{works} = {{"),
            "cost",
            &value,
            &format!("{says}; expected a number from 0 to 20"),
        );
    }
    let recruit =
        "rice of the recruit of the table [numbers] is 21; expected a number from 0 to 20";
    set("recruit = ", "recruit", "{ rice = 21 }", recruit);
}

#[test]
fn all_troubles_are_told_from_top_to_bottom() {
    gives(
        &[Set("display", "display", "9"), Set(A3, "price", "\"x\""), Cut(TEA), Cut("id = \"A7\"")],
        &[
            ("specials = ", "there are 11 special cards; expected exactly 12"),
            (A3, "price of special card \"A3\" is a text; expected a number from 0 to 99"),
            ("demands = ", "there are 14 demands; expected exactly 15"),
            ("display", "display of the table [numbers] is 9; expected a number from 1 to 4"),
        ],
    );
}
