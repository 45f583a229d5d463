//! Troubles with the authorization cards.

use edo::content::HOUSE;

use super::edit::Edit::{self, Cut, Set, Twice};
use super::edit::edited;
use super::troubles::{A3, gives, set};
use crate::edition::edo::{export, read};

#[test]
fn cards() {
    let id = "expected A to Z, then A to Z and 0 to 9";
    for bad in ["a3", "3A", "A-3", "", "Ō"] {
        let says = format!("special card \"{bad}\" has an unfit id; {id}");
        set(A3, "id", &format!("\"{bad}\""), &says);
    }
    let taken = "is taken by an earlier row; expected an id of its own";
    set(A3, "id", "\"A2\"", &format!("the id of special card \"A2\" {taken}"));
    set(A3, "id", "\"II\"", &format!("the id of special card \"II\" {taken}"));

    gives(&[Cut(A3)], &[("specials = ", "there are 11 special cards; expected exactly 12")]);
    gives(
        &[Cut("id = \"I\"")],
        &[("starting = ", "there are 2 starting cards; expected exactly 3")],
    );
    gives(
        &[Twice(A3), Set(A3, "id", "\"A99\"")],
        &[("id = \"A12\"", "there are 13 special cards; expected exactly 12")],
    );
}

#[test]
fn actions() {
    let (is, of) = ("special card \"A3\" has", "of special card \"A3\"");
    let like = "expected a text like \"wood 3\" or \"wood 3 +1\"";
    let officials = "expected 1 to 6 after the name";
    let plus = "expected +1 to +9 after the officials";
    let names = "expected one of rice, money, wood, stone, rice-field, recruit, travel, special, \
                 trade, build; perhaps";
    let five = r#"["rice 1", "wood 1", "stone 1", "money 1", "build 1"]"#;
    for (value, says) in [
        ("[]", format!("{is} no actions; expected 1 to 4")),
        (five, format!("{is} 5 actions; expected 1 to 4")),
        (r#""wood 3""#, format!("actions {of} is a text; expected 1 to 4 texts like \"wood 3\"")),
        ("[3]", format!("an action {of} is a number; {like}")),
        (r#"["wod 1"]"#, format!("unknown name in the action \"wod 1\" {of}; {names} \"wood\"")),
        (
            r#"["wood"]"#,
            format!("bad number of officials in the action \"wood\" {of}; {officials}"),
        ),
        (
            r#"["wood 0"]"#,
            format!("bad number of officials in the action \"wood 0\" {of}; {officials}"),
        ),
        (
            r#"["wood 7"]"#,
            format!("bad number of officials in the action \"wood 7\" {of}; {officials}"),
        ),
        (
            r#"["wood +1"]"#,
            format!("bad number of officials in the action \"wood +1\" {of}; {officials}"),
        ),
        (r#"["wood 1 2"]"#, format!("bad addition in the action \"wood 1 2\" {of}; {plus}")),
        (r#"["wood 1 +10"]"#, format!("bad addition in the action \"wood 1 +10\" {of}; {plus}")),
        (r#"["wood 1 ++1"]"#, format!("bad addition in the action \"wood 1 ++1\" {of}; {plus}")),
        (
            r#"["wood 1 +1 x"]"#,
            format!(
                "too many words in the action \"wood 1 +1 x\" {of}; \
                 expected nothing after the addition"
            ),
        ),
        (
            r#"["wood 1", "wood 2"]"#,
            format!("{is} the action wood twice; expected different actions"),
        ),
    ] {
        set(A3, "actions", value, &says);
    }
    for action in ["recruit", "travel", "special", "trade", "build"] {
        let says =
            format!("an addition to what brings nothing in the action \"{action} 1 +1\" {of}");
        set(A3, "actions", &format!("[\"{action} 1 +1\"]"), &format!("{says}; expected none"));
    }
}

#[test]
fn more_ways_to_plan_than_can_be_listed() {
    let ids: Vec<String> = (1..=9).map(|number| format!("id = \"A{number}\"")).collect();
    let actions = r#"["rice 6", "wood 6", "stone 6", "money 6"]"#;
    let edits: Vec<Edit<'_>> = ids.iter().map(|id| Set(id, "actions", actions)).collect();
    let text = edited(&export(&HOUSE), &edits);
    let troubles = read("edo.toml", &text).expect_err("nine cards have 28 ways each");
    let says = troubles[0].to_string();
    assert!(says.contains(": the cards can be planned in "), "{says}");
    assert!(says.ends_with("ways, from no official to the most; expected at most 250"), "{says}");
}
