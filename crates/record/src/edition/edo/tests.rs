//! What is written is read back; what is broken is refused, and never by a panic.

mod boards;
mod cards;
mod edit;
mod limits;
mod troubles;

use edo::content::HOUSE;
use edo::edition::{Cost, Edition, Players, Profit};

use self::edit::Edit::{After, Cut, On, Set};
use self::edit::edited;
use super::{digest, export, read};

fn read_back(edition: &Edition) -> &'static Edition {
    read("edo.toml", &export(edition)).expect("the edition passes the census")
}

fn digest_of(text: &str) -> String {
    digest(read("edo.toml", text).expect("the edition passes the census"))
}

#[test]
fn our_own_edition_passes_the_census_and_comes_back_the_same() {
    assert_eq!(*read_back(&HOUSE), HOUSE);
}

#[test]
fn what_is_written_is_the_same_again() {
    assert_eq!(export(read_back(&HOUSE)), export(&HOUSE));
}

#[test]
fn an_edited_edition_comes_back_the_same() {
    let mut edition = HOUSE;
    edition.name = "Edo, \"2nd\" printing \\ 江戸";
    edition.numbers.recruit = Cost::default();
    edition.numbers.house.points = 20;
    edition.printed = &["houses", "yields"];
    for yields in [[9, 9, 0, 0, 0], [9, 9, 9, 9, 0], [5, 4, 3, 2, 1]] {
        edition.numbers.yields = yields;
        assert_eq!(*read_back(&edition), edition);
    }
}

#[test]
fn marks_may_be_missing_and_change_no_digest() {
    let unmarked = Edition { printed: &[], ..HOUSE };
    assert_eq!(digest(&unmarked), digest(&HOUSE));
    let text = export(&HOUSE);
    let (before, rest) = text.split_once("printed = [\n").expect("our numbers are marked");
    let (_, after) = rest.split_once("]\n").expect("the list ends");
    assert_eq!(read("edo.toml", &format!("{before}{after}")).ok(), Some(&unmarked));
}

#[test]
fn what_the_census_refuses_is_still_written_as_it_is() {
    let mut profits = HOUSE.profits.to_vec();
    profits[0] = Profit { ryo: [[5, 4, 0, 0, 0]; 5], ..profits[0] };
    let edition = Edition { profits: Vec::leak(profits), ..HOUSE };
    let text = export(&edition);
    assert!(text.contains("[[5, 4], [5, 4], [5, 4, 0], [5, 4, 0, 0], [5, 4, 0, 0, 0]]"), "{text}");
    assert!(read("edo.toml", &text).is_err());
}

#[test]
fn players_may_be_listed_in_any_order() {
    let row = "{ players = 2, side = \"small\", cover_resources = 1, cover_cities = 1, \
               source = \"printed\" },";
    let text = edited(&export(&HOUSE), &[Cut("players = 2"), After("players = 5", row)]);
    let players = read("edo.toml", &text).expect("the edition passes the census").players;
    assert_eq!(players.map(|Players { players, .. }| players), [2, 3, 4, 5]);
}

#[test]
fn a_digest_is_sixteen_hexadecimal_digits() {
    let digest = digest(&HOUSE);
    assert_eq!(digest.len(), 16);
    assert!(digest.chars().all(|c| c.is_ascii_digit() || ('a'..='f').contains(&c)), "{digest}");
}

#[test]
fn a_digest_does_not_see_how_the_file_is_laid_out() {
    let text = export(&HOUSE);
    let (edo, binary) = ("id = \"edo\"", format!("{:#b}", HOUSE.numbers.start_ryo));
    let same = [
        text.lines().filter(|line| !line.starts_with('#')).collect::<Vec<_>>().join("\r\n"),
        text.replace(", ", " ,\t").replace(" = ", "="),
        text.replace("},\n", "}, # as seen in the shop\n\n"),
        format!("\u{feff}{text}"),
        edited(&text, &[Set("start_ryo", "start_ryo", &binary), On(edo, "\"Edo\"", "'Edo'")]),
        edited(
            &text,
            &[On(edo, ", source = \"house\"", ""), On(edo, "{", "{ source = \"house\",")],
        ),
    ];
    for text in same {
        assert_eq!(digest_of(&text), digest(&HOUSE), "{text}");
    }
}

#[test]
fn a_digest_sees_every_table() {
    let text = export(&HOUSE);
    let edits = [
        Set("name = \"house\"", "name", "\"mine\""),
        Set("players = 3", "source", "\"printed\""),
        Set("id = \"III\"", "source", "\"printed\""),
        Set("id = \"A4\"", "price", "77"),
        Set("sells = ", "each", "17"),
        Set("ryo = [[", "ryo", "[[77], [3, 2], [3, 1, 1], [2, 1, 1, 1], [2, 1, 1, 1, 0]]"),
        Set("goods = ", "goods", "{ rice = 17 }"),
        Set("id = \"tea\"", "cost", "{ ryo = 77 }"),
        Set("privilege = \"site\"", "source", "\"printed\""),
        Set("location = \"city\"", "source", "\"house\""),
        Set("end_points", "end_points", "77"),
        Set("id = \"post-1\"", "name", "\"Hakone\""),
        On("[\"edo\", \"river-1\"]", "[\"edo\", \"river-1\"]", "[\"river-1\", \"edo\"]"),
    ];
    for edit in edits {
        let text = edited(&text, &[edit]);
        assert_ne!(digest_of(&text), digest(&HOUSE), "{edit:?}");
    }
}

/// Repeatable luck; good enough to break files with.
struct Luck(u64);

impl Luck {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % n.max(1) as u64) as usize
    }
}

/// The text with something broken in it.
fn broken(text: &str, luck: &mut Luck) -> String {
    const SCRAPS: [&str; 16] = [
        "",
        "\"",
        "{",
        "}",
        "[",
        "]",
        ",",
        "=",
        "\n",
        "#",
        "-1",
        "999999999999999999999",
        "é",
        "\u{0}",
        "1.5",
        "[[numbers]]",
    ];
    match luck.below(5) {
        0 => {
            let mut chars: Vec<char> = text.chars().collect();
            let at = luck.below(chars.len());
            chars[at] = char::from(luck.below(128) as u8);
            chars.into_iter().collect()
        }
        1 => {
            let mut lines: Vec<&str> = text.lines().collect();
            lines.remove(luck.below(lines.len()));
            lines.join("\n")
        }
        2 => {
            let mut lines: Vec<&str> = text.lines().collect();
            let line = lines[luck.below(lines.len())];
            lines.insert(luck.below(lines.len()), line);
            lines.join("\n")
        }
        3 => {
            let mut words: Vec<&str> = text.split(' ').collect();
            let (one, other) = (luck.below(words.len()), luck.below(words.len()));
            words.swap(one, other);
            words.join(" ")
        }
        _ => {
            let mut words: Vec<&str> = text.split(' ').collect();
            let at = luck.below(words.len());
            words[at] = SCRAPS[luck.below(SCRAPS.len())];
            words.join(" ")
        }
    }
}

#[test]
fn no_broken_file_makes_it_panic() {
    let text = export(&HOUSE);
    let lines = text.lines().count();
    let mut luck = Luck(0x0ED0);
    let (mut sound, mut refused) = (0, 0);
    for _ in 0..1000 {
        let mut text = text.clone();
        for _ in 0..4 {
            text = broken(&text, &mut luck);
            match read("edo.toml", &text) {
                // Whatever is accepted must be as good as any other edition.
                Ok(edition) => {
                    assert_eq!(read_back(edition), edition);
                    sound += 1;
                }
                Err(troubles) => {
                    assert!(!troubles.is_empty());
                    for trouble in troubles {
                        assert!((1..=lines + 9).contains(&trouble.line), "{trouble}");
                        assert!(!trouble.what.is_empty() && !trouble.expected.is_empty());
                    }
                    refused += 1;
                }
            }
        }
    }
    assert!(
        100 < sound && 1000 < refused,
        "{sound} sound, {refused} refused: too tame or too wild"
    );
}
