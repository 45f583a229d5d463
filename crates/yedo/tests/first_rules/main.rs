//! Games of the first rules with an edited edition, played by a program that did not read all of its
//! words (ruling 110): they play out as they did then.
//!
//! The records beside this file, and how they ended, are from that program. Its edition is that of the
//! golden games with the edits below.

use std::fs;
use std::path::{Path, PathBuf};

use record::{Record, replay};
use table::Game;
use yedo::edition::Edition;
use yedo::{Setup, Yedo};

/// In the row with this id stands the one text for the other.
const ROWS: &[(&str, &str, &str)] = &[
    ("A04", "draw(bonus, 3, 1)", "draw(bonus, 3, 2)"),
    ("A04", "gain(lowest, mon, 2)", "gain(one, mon, 2)"),
    ("A06", "\"gain(me, prestige, 2)\"", "\"gain(me, annex, 1)\", \"gain(me, geisha, 2)\""),
    (
        "A07",
        "else([gain(me, blessing, 1)], [gain(me, mon, 3)])",
        "else([gain(me, disciple, 2)], [gain(me, mon, 3)])",
    ),
    ("B02", "move(1)", "move(2)"),
    ("D05", "look(mission, 4, 1)", "look(mission, 4, 2)"),
    ("E05", "weapon-price(-2, my-next)", "weapon-price(2, my-next)"),
    ("F02", "take(geisha, 1, one-with-more)", "take(geisha, 2, one-with-more)"),
    ("F04", "take(weapon, 1, one-with-more)", "take(weapon, 2, one-with-more)"),
    ("F06", "lose(one-with-more, disciple, 1)", "lose(others, disciple, 2)"),
    (
        "DS4",
        "for(each, [if(has(disciple, 3), [blessed([], [stay-home(1)])], [])])",
        "lose(each, disciple, 2)",
    ),
    ("DS3", "for(each, [blessed([], [lose(me, mon, 3)])])", "for(each, [lose(me, geisha, 2)])"),
    ("FS3", "weapon-price(-2, next-event)", "weapon-price(2, next-event)"),
    (
        "FS2",
        "\"gain(each, mon, 3)\", \"gain(lowest, mon, 2)\"",
        "\"gain(each, geisha, 2)\", \"gain(one, prestige, 2)\"",
    ),
    ("FS4", "for(each, [gain-per(annex, 1, 2)])", "gain(each, disciple, 2)"),
    ("FS6", "draw(mission, 1, 1)", "draw(mission, 3, 2)"),
    ("IN2", "for(lowest, [draw(bonus, 2, 1)])", "for(one, [draw(bonus, 3, 2)])"),
    ("IN5", "show(1)", "show(2)"),
    ("t05", "draw(bonus, 3, 1)", "draw(bonus, 3, 2)"),
    ("t09", "draw(mission, 3, 1)", "draw(mission, 3, 2)"),
    ("G02", "weapon-price(-1, next-event)", "weapon-price(1, next-event)"),
    ("G01", "gain(each, mon, 2)", "gain(one, mon, 2)"),
];

/// In the file stands the one text for the other.
const NUMBERS: [(&str, &str); 3] = [
    ("messenger = 1\n", "messenger = 2\n"),
    ("pays = { mon = 7 }", "pays = { prestige = 1, mon = 7 }"),
    ("name = \"house\"", "name = \"words\""),
];

/// Prestige points and Mon of each seat at the end of each game.
const ENDS: &[(&str, &[(u16, u16)])] = &[
    ("knives", &[(7, 17), (4, 1), (5, 0), (8, 2), (1, 6)]),
    ("messengers", &[(43, 10), (28, 2), (37, 1), (30, 29), (14, 7)]),
    ("whispers", &[(9, 0), (2, 1), (7, 0), (2, 1), (6, 1)]),
    ("merchants", &[(22, 2), (49, 12), (39, 12), (41, 1), (32, 0)]),
    ("intrigue", &[(39, 13), (24, 6), (31, 2), (28, 0), (39, 38)]),
    ("together", &[(23, 1), (24, 5), (14, 8)]),
];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests")
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|fault| panic!("{}: {fault}", path.display()))
}

fn edition() -> &'static Edition {
    let mut file = text(&folder().join("golden/edition.toml"));
    for (id, one, other) in ROWS {
        let is_row = |line: &&str| line.contains(&format!("id = \"{id}\""));
        let row = file.lines().find(is_row).expect("there is such a row").to_owned();
        assert!(row.contains(one), "{id}: {one}");
        file = file.replacen(&row, &row.replacen(one, other, 1), 1);
    }
    for (one, other) in NUMBERS {
        assert!(file.contains(one), "{one}");
        file = file.replacen(one, other, 1);
    }
    record::edition::yedo::read("edition.toml", &file).expect("it is read")
}

fn record(name: &str) -> Record {
    let path = folder().join("first_rules").join(format!("{name}.game"));
    Record::read(&text(&path)).unwrap_or_else(|fault| panic!("{name}: {fault}"))
}

fn game(record: &Record, edition: &'static Edition) -> Yedo {
    let setup = Setup::read(&record.header.setup).expect("it is a set-up");
    Yedo::by_rules(record.header.rules, setup, edition).expect("the record was played")
}

#[test]
fn games_with_words_that_were_not_read_play_out_as_they_did() {
    let edition = edition();
    let digest = record::edition::yedo::digest(edition);
    let mut faults = Vec::new();
    for (name, ends) in ENDS {
        let record = record(name);
        assert_eq!(record.header.edition.digest, digest, "{name}");
        assert_eq!(record.header.rules, 1, "{name}");
        let game = game(&record, edition);
        let state = match replay(&game, &record).and_then(record::Replay::end) {
            Ok(state) => state,
            Err(fault) => {
                faults.push(format!("{name}: {fault}"));
                continue;
            }
        };
        assert!(game.outcome(&state).is_some(), "{name} is over");
        let homes = game.seats().iter().map(|seat| &state.open.homes[seat]);
        let had: Vec<(u16, u16)> = homes.map(|home| (home.prestige, home.mon)).collect();
        if had != *ends {
            faults.push(format!("{name}: {had:?} and not {ends:?}"));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn a_game_keeps_the_edition_that_was_agreed() {
    let edition = edition();
    let game = game(&record(ENDS[0].0), edition);
    assert!(std::ptr::eq(game.agreed, edition));
    assert_ne!(game.edition, edition);
}

#[test]
fn our_own_edition_is_played_as_it_is() {
    let game = game(&record(ENDS[0].0), &yedo::content::HOUSE);
    assert!(std::ptr::eq(game.edition, &yedo::content::HOUSE));
}
