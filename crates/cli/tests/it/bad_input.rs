//! Whatever is wrong is said, with what was expected; nothing is overwritten; the code is 2.

use std::fs::File;
use std::process::{Command, Stdio};

use crate::run::{Folder, lines, refused, well};

#[test]
fn unknown_words_are_answered_with_the_known_ones() {
    refused(&["dance"], &["dance"]);
    refused(&["play"], &["GAME"]);
    refused(&["play", "go"], &["go", "edo"]);
    refused(&["play", "edo", "--modules", "ninja"], &["ninja", "jiin", "tokken", "ronin"]);
    refused(&["play", "edo", "--lang", "tlh"], &["tlh", "en", "es", "fr"]);
    refused(&["rules", "--lang", ""], &["en (English)"]);
    refused(&["play", "edo", "--seed", "-1"], &["-1"]);
}

#[test]
fn tables_have_two_to_five_seats() {
    for players in ["0", "1", "6", "255", "256", "two", ""] {
        refused(&["play", "edo", "--players", players], &["players", players]);
    }
    refused(&["play", "edo", "--players", "3", "--bots", "4"], &["4 bots", "expected 0 to 3"]);
    refused(
        &["play", "edo", "--bots", "level3x6"],
        &["players 7", "At most 5 can play, not 7.", "[edo.map.sides]"],
    );
    refused(&["play", "edo", "--bots", "level9"], &["level9", "greedy, level1"]);
    refused(&["play", "edo", "--players", "2", "--names", "a,b,c"], &["3 names for 2 seats"]);
}

#[test]
fn files_that_are_not_there_or_no_text_are_named() {
    let folder = Folder::new("files");
    let (missing, binary) = (folder.at("missing"), folder.with("binary", [0xff, 0xfe, 0x00]));
    for args in [
        &["play", "edo", "--load"][..],
        &["play", "edo", "--edition"],
        &["replay"],
        &["edition", "check"],
    ] {
        refused(&[args, &[&missing]].concat(), &["cannot read", &missing]);
        refused(&[args, &[&binary]].concat(), &["no text"]);
    }
    refused(&["example", "run", &missing], &[&missing]);
    refused(&["replay", &folder.at("")], &["cannot read"]);
}

#[test]
fn broken_records_are_told_from_whole_ones() {
    let folder = Folder::new("records");
    let whole = folder.at("whole.record");
    let play = ["play", "edo", "--players", "2", "--seed", "1"];
    well(&play, &format!("{}save {whole}\nquit\n", lines("1", 8)));
    let text = folder.read("whole.record");
    let cut = &text[..text.len() * 2 / 3];
    for (name, broken, why) in [
        ("empty", String::new(), "not a record"),
        ("cut", cut.to_owned(), "cut short"),
        ("altered", text.replacen("S1 package 1", "S1 package 2", 1), "altered"),
        ("other game", text.replacen("game edo", "game go", 1), "altered"),
        ("longer", format!("{text}S1 done\n"), "nothing after"),
    ] {
        assert_ne!(broken, text, "{name}");
        let file = folder.with("broken.record", broken);
        refused(&["replay", &file], &[why]);
        refused(&["play", "edo", "--load", &file], &[why]);
    }
    refused(&["play", "edo", "--load", &whole, "--players", "3"], &["cannot be used with"]);
    refused(&["play", "edo", "--load", &whole, "--modules", "jiin"], &["cannot be used with"]);
    refused(&["replay", &whole, "--seat", "S3"], &["S3", "expected S1 to S2"]);
    refused(&["replay", &whole, "--seat", "blue"], &["expected S1 to S5"]);
    refused(&["replay", &whole, "--step", "9999"], &["9999", "expected 0 to"]);
    refused(&["replay", &whole, "--all", "--public"], &["cannot be used with"]);
}

#[test]
fn a_record_that_breaks_a_rule_is_refused_by_that_rule() {
    let folder = Folder::new("unlawful");
    let file = folder.at("a.record");
    let play = ["play", "edo", "--players", "2", "--bots", "0", "--seed", "1"];
    well(&play, &format!("1\nsave {file}\nquit\n"));
    let mut record = record::Record::read(&folder.read("a.record")).unwrap();
    let mut again = record.lines[0].clone();
    again.seat = table::Seat(1 - again.seat.0);
    record.lines.push(again);
    let file = folder.with("b.record", record.to_string());
    let said = "Somebody has taken that package. [edo.setup.packages]";
    refused(&["replay", &file], &[said, "line 2", &file]);
    refused(&["replay", &file, "--lang", "es"], &["línea de juego 2", "[edo.setup.packages]"]);
    refused(&["play", "edo", "--load", &file, "--lang", "fr"], &["ligne de jeu 2"]);
    record.lines[1].choice = "fly edo".to_owned();
    let file = folder.with("c.record", record.to_string());
    refused(&["play", "edo", "--load", &file], &["fly", "expected", &file]);
    record.header.rules = 9;
    let file = folder.with("e.record", record.to_string());
    refused(&["replay", &file], &["rules 9", "rules 1 to 2", &file]);
    refused(&["play", "edo", "--load", &file, "--lang", "fr"], &["règles 9", &file]);
    record.header.rules = 1;
    record.header.setup = "players 9".to_owned();
    let file = folder.with("d.record", record.to_string());
    refused(&["replay", &file], &["9", "players 2", &file]);
}

#[test]
fn a_game_of_old_rules_goes_on_by_them() {
    let folder = Folder::new("old-rules");
    let file = folder.at("a.record");
    let play = ["play", "edo", "--players", "2", "--bots", "0", "--seed", "1"];
    well(&play, &format!("1\nsave {file}\nquit\n"));
    let mut record = record::Record::read(&folder.read("a.record")).unwrap();
    assert_eq!(record.header.rules, <edo::Edo as table::Game>::RULES);
    record.header.rules = 1;
    let file = folder.with("b.record", record.to_string());
    well(&["replay", &file], "");
    well(&["play", "edo", "--load", &file], &format!("1\nsave {file}\nyes\nquit\n"));
    let gone_on = record::Record::read(&folder.read("b.record")).unwrap();
    assert_eq!(gone_on.header.rules, 1);
    assert!(record.lines.len() < gone_on.lines.len(), "it was played on");
}

#[test]
fn broken_editions_are_told_line_by_line() {
    let folder = Folder::new("editions");
    let house = well(&["edition", "export", "edo"], "");
    let broken = house.replace("start_ryo = 10", "start_ryo = \"much\"");
    let file = folder.with("broken.toml", broken);
    refused(&["edition", "check", &file], &["start_ryo", "expected"]);
    refused(&["play", "edo", "--edition", &file], &["start_ryo", "expected"]);
    refused(&["example", "run", &file, "--edition", &file], &["start_ryo"]);
    let file = folder.with("no.toml", "= = =\n");
    refused(&["edition", "check", &file], &["no.toml:1"]);
}

#[test]
fn nothing_is_overwritten_by_what_cannot_be_written() {
    let folder = Folder::new("write");
    refused(&["edition", "export", "edo", "--out", &folder.at("")], &["cannot save"]);
    refused(&["edition", "export", "edo", "--out", &folder.at("no/such")], &["cannot save"]);
    let kept = folder.with("kept", "mine");
    let mut permissions = std::fs::metadata(&kept).unwrap().permissions();
    permissions.set_readonly(true);
    std::fs::set_permissions(&kept, permissions).unwrap();
    refused(&["edition", "export", "edo", "--out", &kept], &["nothing was changed"]);
    assert_eq!(folder.read("kept"), "mine");
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_said_and_no_panic() {
    refused(&["edition", "export", "edo", "--out", "/dev/full"], &["cannot save", "/dev/full"]);
    for args in [&["rules"][..], &["edition", "export", "edo"], &["play", "edo", "--bots", "4"]] {
        let full = File::options().write(true).open("/dev/full").unwrap();
        let output = Command::new(env!("CARGO_BIN_EXE_oedo"))
            .args(args)
            .stdin(Stdio::null())
            .stdout(full)
            .output()
            .unwrap();
        let err = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{args:?}: {err}");
        assert!(err.contains("oedo: ") && !err.contains("panicked"), "{args:?}: {err}");
    }
}

#[test]
fn who_stops_listening_is_not_shouted_at() {
    for args in [&["rules"][..], &["edition", "export", "edo"], &["play", "edo", "--bots", "4"]] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_oedo"))
            .args(args)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert_eq!(String::from_utf8(output.stderr).unwrap(), "", "{args:?}");
        assert_eq!(output.status.code(), Some(0), "{args:?}");
    }
}

#[test]
fn a_file_without_end_is_not_read_to_its_end() {
    refused(&["replay", "/dev/zero"], &["/dev/zero", "more than 64 MiB"]);
}

#[test]
fn modules_in_a_set_up_are_parted_by_spaces() {
    let setup = "players 3 modules jiin,ronin";
    refused(&["soak", "edo", "--games", "1", "--setup", setup], &["jiin,ronin", "by spaces"]);
}

#[test]
fn what_is_found_is_not_repeated_at_any_length() {
    let folder = Folder::new("long");
    let file = folder.with("long.perft", "x".repeat(5_000));
    let ran = crate::run::oedo(&["perft", &file], "");
    assert!(ran.code == 2 && ran.err.len() < 500, "{}", ran.err);
}
