//! Troubles with the two sides of the board. A mark that is on both finds the small side.

use edo::content::HOUSE;

use super::edit::Edit::{After, Cut, On, Set};
use super::edit::edited;
use super::troubles::{gives, set};
use crate::edition::edo::{export, read};

const EDO: &str = "id = \"edo\"";
const MITO: &str = "id = \"mito\"";
const POST: &str = "id = \"post-1\"";

/// One more space, so far from the left.
fn space(id: &str, x: u8) -> String {
    format!(
        "{{ id = \"{id}\", name = \"N\", kind = \"road\", x = {x}, y = 0, source = \"house\" }},"
    )
}

/// Takes out a road of the small side.
macro_rules! no_road {
    ($from:literal, $to:literal) => {
        On(
            concat!("[\"", $from, "\", \"", $to, "\"]"),
            concat!("[\"", $from, "\", \"", $to, "\"],"),
            "",
        )
    };
}

#[test]
fn spaces() {
    let slug = "expected a to z, then a to z, 0 to 9 and -";
    set(
        POST,
        "id",
        "\"Post\"",
        &format!("space \"Post\" of the small side has an unfit id; {slug}"),
    );
    set(POST, "id", "3", &format!("id of space 17 of the small side is a number; {slug}"));
    let taken = "the id of space \"mito\" of the small side is taken by an earlier row";
    gives(
        &[After(POST, &space("mito", 1))],
        &[("x = 1,", &format!("{taken}; expected an id of its own"))],
    );
    let name = "name of space \"mito\" of the small side is \"\"";
    set(MITO, "name", "\"\"", &format!("{name}; expected 1 to 40 letters on one line"));
    let kind = "expected one of city, forestry, quarry, rice-field, river, road, border-post";
    let town = "unknown kind of space \"cita\" in space \"mito\" of the small side";
    set(MITO, "kind", "\"cita\"", &format!("{town}; {kind}; perhaps \"city\""));
    let x = "x of space \"mito\" of the small side is 1001; expected a number from 0 to 1000";
    set(MITO, "x", "1001", x);
    let y = "y of space \"mito\" of the small side is -1; expected a number from 0 to 800";
    set(MITO, "y", "-1", y);
}

#[test]
fn two_spaces_on_one_spot() {
    let on_top =
        "space \"mito\" of the small side is drawn on top of space \"edo\" of the small side";
    gives(
        &[Set(EDO, "x", "5"), Set(EDO, "y", "5"), Set(MITO, "x", "5"), Set(MITO, "y", "5")],
        &[(MITO, &format!("{on_top}; expected a spot of its own"))],
    );
}

#[test]
fn edo_comes_first_and_is_a_city() {
    let expected = "expected \"edo\", a city";
    set(EDO, "kind", "\"road\"", &format!("Edo is of the kind \"road\"; {expected}"));
    gives(
        &[After("spaces = [", &space("a", 1))],
        &[("id = \"a\"", &format!("space \"a\" of the small side comes first; {expected}"))],
    );
}

#[test]
fn as_many_of_each_kind_as_there_must_be() {
    let small = "the small side has";
    for (id, kind, says) in [
        ("mito", "road", "2 outer cities; expected exactly 3"),
        ("forest-1", "road", "1 of the kind \"forestry\"; expected exactly 2"),
        ("quarry-1", "road", "1 of the kind \"quarry\"; expected exactly 2"),
        ("field-1", "road", "1 of the kind \"rice-field\"; expected exactly 2"),
        ("river-1", "road", "2 of the kind \"river\"; expected exactly 3"),
    ] {
        let id = format!("id = \"{id}\"");
        let kind = format!("\"{kind}\"");
        gives(&[Set(&id, "kind", &kind)], &[("spaces = ", &format!("{small} {says}"))]);
    }
    // One too many is pointed at.
    let many = format!("{small} 3 of the kind \"quarry\"; expected exactly 2");
    gives(&[Set("id = \"road-1\"", "kind", "\"quarry\"")], &[("id = \"road-1\"", &many)]);
    let many = format!("{small} 4 outer cities; expected exactly 3");
    gives(&[Set("id = \"road-1\"", "kind", "\"city\"")], &[("id = \"road-1\"", &many)]);
    let no_posts = ["id = \"post-1\"", "id = \"post-2\"", "id = \"post-3\""];
    gives(
        &no_posts.map(|post| Set(post, "kind", "\"road\"")),
        &[("spaces = ", &format!("{small} 0 of the kind \"border-post\"; expected at least 1"))],
    );
}

#[test]
fn the_large_side_has_more() {
    let text = edited(
        &export(&HOUSE),
        &[
            Set("id = \"takasaki\"", "kind", "\"road\""),
            Set("id = \"forest-3\"", "kind", "\"road\""),
            Set("id = \"post-4\"", "kind", "\"road\""),
            Set("id = \"post-5\"", "kind", "\"road\""),
        ],
    );
    let troubles = read("edo.toml", &text).expect_err("the large side lacks some");
    let what: Vec<&str> = troubles.iter().map(|trouble| trouble.what.as_str()).collect();
    assert_eq!(
        what,
        [
            "the large side has 4 outer cities",
            "the large side has 2 of the kind \"forestry\"",
            "the large side has 3 of the kind \"border-post\"",
        ]
    );
}

#[test]
fn no_more_spaces_than_the_state_has_places() {
    let spaces: Vec<String> = (0..14).map(|n| space(&format!("n{n}"), n)).collect();
    let says = "the small side has too many spaces; expected at most 32";
    gives(&[After("id = \"post-3\"", &spaces.join("\n"))], &[("id = \"n13\"", says)]);
}

#[test]
fn roads() {
    let first = "[\"kawagoe\", \"forest-1\"]";
    let road = "road 1 of the small side";
    for (value, says) in [
        (
            "[\"kawago\", \"forest-1\"]",
            "leads to \"kawago\", which is not there; \
             expected the id of a space, perhaps \"kawagoe\"",
        ),
        (
            "[\"kawagoe\", \"kawagoe\"]",
            "leads from \"kawagoe\" to itself; expected two different spaces",
        ),
        (
            "[\"kawagoe\"]",
            "does not join two spaces; expected a pair of ids like [\"edo\", \"mito\"]",
        ),
        (
            "[\"kawagoe\", 3, \"edo\"]",
            "does not join two spaces; expected a pair of ids like [\"edo\", \"mito\"]",
        ),
        ("3000", "does not join two spaces; expected a pair of ids like [\"edo\", \"mito\"]"),
    ] {
        gives(&[On(first, first, value)], &[(value, &format!("{road} {says}"))]);
    }
    let again = "road 2 of the small side joins \"forest-1\" and \"kawagoe\" again; \
                 expected every road once";
    let both = "[\"kawagoe\", \"forest-1\"], [\"forest-1\", \"kawagoe\"]";
    gives(&[On(first, first, both)], &[(both, again)]);
    gives(
        &[On("roads = [", "roads", "rodes")],
        &[
            ("[small]", "the table [small] has no roads; expected a list of pairs of ids"),
            (
                "rodes",
                "unknown key \"rodes\" in the table [small]; \
                 expected a known one, perhaps \"roads\"",
            ),
        ],
    );
}

#[test]
fn where_the_roads_lead() {
    let alone =
        "space \"post-1\" of the small side cannot be reached from Edo; expected a road to it";
    gives(&[no_road!("forest-1", "post-1"), no_road!("quarry-1", "post-1")], &[(POST, alone)]);

    let post = "space \"post-1\" of the small side is not next to a resource space; \
                expected a road to a forestry, a quarry or a rice field";
    gives(
        &[
            On("\"post-1\"]", "\"forest-1\", \"post-1\"", "\"road-1\", \"post-1\""),
            no_road!("quarry-1", "post-1"),
        ],
        &[(POST, post)],
    );

    // Mito hangs on river 2 alone: one field within two roads.
    let bare = "space \"mito\" of the small side is too far from resource spaces; \
                expected at least two types within two roads";
    gives(&[no_road!("quarry-1", "mito"), no_road!("mito", "field-1")], &[(MITO, bare)]);

    // Mito hangs on the far border post.
    let far = "space \"mito\" of the small side is 4 roads from Edo; expected 2 or 3, as others";
    gives(
        &[
            no_road!("quarry-1", "mito"),
            no_road!("mito", "river-2"),
            On("[\"mito\", \"field-1\"]", "[\"mito\", \"field-1\"]", "[\"mito\", \"post-2\"]"),
        ],
        &[(MITO, far)],
    );
}

#[test]
fn a_table_with_a_row_that_cannot_be_read_is_not_compared() {
    gives(
        &[Set(MITO, "x", "\"west\""), Cut("[\"edo\", \"river-1\"]")],
        &[(
            MITO,
            "x of space \"mito\" of the small side is a text; expected a number from 0 to 1000",
        )],
    );
}
