//! What is written is read back; what is broken is refused, and never by a panic.

mod caps;
mod words;

use yedo::content::HOUSE;
use yedo::edition::{Edition, Limits, Numbers};

use super::{check, digest, export, read};

fn read_back(edition: &Edition) -> &'static Edition {
    match read("yedo.toml", &export(edition)) {
        Ok(edition) => edition,
        Err(troubles) => panic!("{}", troubles[0]),
    }
}

/// All that is wrong with a file in which the one text stands for the other, and the line of it.
fn trouble(from: &str, to: &str) -> (usize, String) {
    let text = export(&HOUSE);
    assert!(text.contains(from), "{from} is in the file");
    let edited = text.replacen(from, to, 1);
    let troubles = read("yedo.toml", &edited).expect_err("something is wrong with it");
    let line = text.lines().zip(edited.lines()).position(|(one, other)| one != other);
    let said: Vec<String> = troubles.iter().map(ToString::to_string).collect();
    (line.map_or(0, |line| line + 1), said.join("\n"))
}

#[test]
fn our_own_edition_passes_the_census_and_comes_back_the_same() {
    assert_eq!(*read_back(&HOUSE), HOUSE);
    assert_eq!(export(read_back(&HOUSE)), export(&HOUSE));
}

#[test]
fn an_edited_edition_comes_back_the_same_and_has_another_digest() {
    let limits = Limits { geishas: 2, ..HOUSE.numbers.limits };
    let edited = Edition {
        name: "Yedo, \"2nd\" printing 江戸",
        numbers: Numbers { limits, ..HOUSE.numbers },
        printed: &["limits.missions", "coop.rounds"],
        ..HOUSE
    };
    assert_eq!(*read_back(&edited), edited);
    assert_ne!(digest(&edited), digest(&HOUSE));
}

#[test]
fn marks_may_be_missing_and_change_no_digest() {
    let unmarked = Edition { printed: &[], ..HOUSE };
    assert_eq!(digest(&unmarked), digest(&HOUSE));
    assert_eq!(*read_back(&unmarked), unmarked);
}

#[test]
fn a_digest_is_sixteen_hexadecimal_digits_and_sees_every_table() {
    assert_eq!(digest(&HOUSE).len(), 16);
    let text = export(&HOUSE);
    for (from, to) in [
        ("annexes = 2", "annexes = 3"),
        ("gain(me, mon, 5)", "gain(me, mon, 6)"),
        ("prestige = 1, mon = 6", "prestige = 2, mon = 6"),
        ("\"gggggyy\"", "\"ggggyyy\""),
        ("egress = 3", "egress = 4"),
        ("last_round = true", "last_round = false"),
    ] {
        assert!(text.contains(from), "{from}");
        let edited = read("yedo.toml", &text.replacen(from, to, 1)).expect(to);
        assert_ne!(digest(edited), digest(&HOUSE), "{to}");
    }
}

#[test]
fn troubles_name_the_line_and_what_would_be_right() {
    let cases = [
        (
            "gain(me, mon, 5)",
            "gain(me, mony, 5)",
            "unknown thing \"mony\"; expected a known one, perhaps \"mon\"",
        ),
        ("gain(me, mon, 5)", "gain(me, mon)", "expected `,`"),
        ("gain(me, mon, 5)", "gain(me, mon, 500)", "a number from 0 to 99"),
        ("gain(me, mon, 5)", "gane(me, mon, 5)", "perhaps \"gain\""),
        ("\"in(temple)\"", "\"in(tempel)\"", "perhaps \"temple\""),
        ("moment = \"any\"", "moment = \"now\"", "unknown moment \"now\""),
        ("geishas = 3", "geishas = \"three\"", "expected a number from 0 to 99"),
        ("floor = 2", "floor = 9", "limits.floor is 9; expected a number from 1 to 2"),
        ("game = \"yedo\"", "game = \"edo\"", "the file is for the game \"edo\""),
        ("id = \"m21\"", "id = \"m01\"", "there is a second mission \"m01\""),
        ("last_round = true", "last_round = 1", "expected true or false"),
        ("\"gggggyy\"", "\"gggggy\"", "4 texts of 7 letters"),
        ("rest = true, ", "", "has no rest"),
    ];
    for (from, to, expected) in cases {
        let (line, said) = trouble(from, to);
        assert!(said.contains(expected), "{to}: {said}");
        // Numbers are compared when all are read; they are found in their table.
        let named = said.contains(&format!("yedo.toml:{line}: "));
        assert!(named || from.starts_with("floor"), "line {line}: {said}");
    }
}

/// All that is wrong with a file that is edited so.
fn troubles(edited: &str) -> Vec<String> {
    let troubles = read("yedo.toml", edited).expect_err("something is wrong with it");
    troubles.iter().map(ToString::to_string).collect()
}

/// The file without the rows that say this.
fn without(text: &str, said: &str) -> String {
    let kept: Vec<&str> = text.lines().filter(|line| !line.contains(said)).collect();
    assert!(kept.len() < text.lines().count(), "{said} is in the file");
    kept.join("\n")
}

#[test]
fn an_edition_that_cannot_be_played_is_not_whole() {
    let text = export(&HOUSE);
    let cases = [
        (
            text.replace("rounds = [6, 8, 11]", "rounds = [1, 2, 3]"),
            "a first game of 2, 3, 4, 5 is refused by yedo.setup.modules lacking length 6 of 3",
        ),
        (
            text.replace(
                "actions = [\"neighbours\", \"streets\"",
                "actions = [\"streets\", \"streets\"",
            ),
            "a first game together of 1, 2, 3, 4 is refused by yedo.setup.sets",
        ),
        (
            without(&text, "kind = \"knives\""),
            "there are no action cards of the kind \"knives\"; expected one at least",
        ),
        (
            without(&text, "kind = \"festivals\""),
            "there are no events of the kind \"festivals\"; expected one at least",
        ),
        (
            without(&text, "set = \"war\""),
            "there are no missions of the kind \"war\"; expected one at least",
        ),
    ];
    for (edited, said) in cases {
        assert_ne!(edited, text, "{said}");
        let heard = troubles(&edited).join("\n");
        assert!(heard.contains(said), "{said}: {heard}");
    }
}

#[test]
fn a_card_that_does_nothing_and_a_mission_that_needs_nothing_are_found_where_they_stand() {
    for (key, what) in [("effect = [", "effect"), ("needs = [", "need")] {
        let text = export(&HOUSE);
        let line = text.lines().position(|line| line.contains(key)).expect(key);
        let row = text.lines().nth(line).expect("it was found there");
        let start = row.find(key).expect("it was found there") + key.len();
        let end = start + row[start..].find("\"]").expect("a list of texts") + 1;
        let empty = format!("{}{}", &row[..start], &row[end..]);
        let heard = troubles(&text.replacen(row, &empty, 1));
        assert_eq!(heard.len(), 1, "{heard:?}");
        assert!(heard[0].starts_with(&format!("yedo.toml:{}:", line + 1)), "{heard:?}");
        assert!(heard[0].contains(&format!("has no {what}; expected one at least")), "{heard:?}");
    }
}

#[test]
fn there_must_be_missions_for_everybody() {
    let text = export(&HOUSE);
    let mut left = 1;
    let few: Vec<&str> = text
        .lines()
        .filter(|line| {
            let green = line.contains("colour = \"green\"") && line.contains("set = \"");
            !green
                || !line.contains("\"basic\"")
                    && !line.contains("\"espionage\"")
                    && !line.contains("\"theft\"")
                || 0 < std::mem::take(&mut left)
        })
        .collect();
    let heard = troubles(&few.join("\n")).join("\n");
    let said = "a first game has 1 green mission; expected at least 15, 3 for each of 5";
    assert!(heard.contains(said), "{heard}");
}

#[test]
fn a_file_for_another_game_or_for_none_is_said_in_one_line() {
    let text = export(&HOUSE);
    let go = text.replacen("game = \"yedo\"", "game = \"go\"", 1);
    let for_go = troubles(&go);
    assert_eq!(for_go.len(), 1, "{for_go:?}");
    let said = "the file is for the game \"go\"; expected \"edo\" or \"yedo\"";
    assert!(for_go[0].ends_with(said), "{for_go:?}");
    let empty = troubles("");
    assert_eq!(empty.len(), 1, "{empty:?}");
    assert!(empty[0].ends_with("the file has no game; expected \"edo\" or \"yedo\""), "{empty:?}");
}

#[test]
fn a_number_that_is_missing_is_not_also_wrong() {
    let text = export(&HOUSE);
    let heard = troubles(&without(&text, "mon_per_point = "));
    assert!(heard.iter().all(|it| !it.contains("is 0")), "{heard:?}");
    let said = "the table [yields] has no mon_per_point; expected a number from 0 to 99";
    assert!(heard.iter().any(|it| it.ends_with(said)), "{heard:?}");
}

/// What a running table brings along is read, even if no new table is begun with it.
#[test]
fn what_is_refused_when_it_is_checked_is_still_read() {
    for (from, to, said) in [
        ("show(1)", "show(9)", "a number from 1 to 4"),
        ("[\"no-arrest\"]", "[\"take-back\"]", "in the own line of a character"),
        ("\"colour\"", "\"steps(9)\"", "a number from 1 to 7"),
        ("wise = 2", "wise = 9", "bidding.draw and clans.wise are 12; expected at most 6"),
        ("messenger = 1", "messenger = 4", "yields.messenger is 4; expected a number from 0 to 3"),
    ] {
        let text = export(&HOUSE);
        assert!(text.contains(from), "{from}");
        let edited = text.replacen(from, to, 1);
        assert_eq!(export(read("kept.toml", &edited).expect(to)), edited);
        let troubles = check("new.toml", &edited).expect_err(to);
        let heard: Vec<String> = troubles.iter().map(ToString::to_string).collect();
        assert!(heard.join("\n").contains(said), "{said}: {heard:?}");
    }
}

#[test]
fn a_word_that_such_cards_never_have_is_refused() {
    let text = export(&HOUSE).replacen("[\"no-arrest\"]", "[\"ronin\"]", 1);
    let said = check("yedo.toml", &text).expect_err("no event says so")[0].to_string();
    assert!(
        said.contains("says `ronin`; expected it in the own line of a card at assign"),
        "{said}"
    );
}

#[test]
fn a_text_cut_off_anywhere_is_no_edition_and_no_panic() {
    let text = export(&HOUSE);
    let ends = (0..text.len()).step_by(997).filter(|end| text.is_char_boundary(*end));
    for end in ends {
        assert!(read("yedo.toml", &text[..end]).is_err(), "{end}");
    }
}

#[test]
fn brackets_nested_without_end_are_refused() {
    let deep = format!("{}redraw{}", "may([".repeat(5000), "])".repeat(5000));
    let (_, said) = trouble("gain(me, mon, 5)", &deep);
    assert!(said.contains("fewer brackets"), "{}", &said[..200.min(said.len())]);
}
