//! `oedo arena` from outside: few games, but all ways to play them.

use std::fs;

use serde_json::Value;

use crate::run::{Folder, oedo, refused, well};

/// What a run says, less what the clock says.
fn measured(words: &[&str]) -> Value {
    let args = [&["arena", "edo", "--json", "--seed", "4"], words].concat();
    let mut report: Value = serde_json::from_str(&well(&args, "")).unwrap();
    for clock in ["seconds", "threads", "played_now"] {
        assert!(report.as_object_mut().unwrap().remove(clock).is_some(), "{clock}");
    }
    for bot in report["bots"].as_array_mut().unwrap() {
        for clock in ["mean_ms", "worst_ms"] {
            assert!(bot.as_object_mut().unwrap().remove(clock).is_some(), "{clock}");
        }
    }
    report
}

fn bot<'a>(report: &'a Value, id: &str) -> &'a Value {
    report["bots"].as_array().unwrap().iter().find(|bot| bot["bot"] == id).unwrap()
}

#[test]
fn who_thinks_beats_who_does_not() {
    let report = measured(&["--bots", "random,greedy", "--players", "2", "--games", "20"]);
    assert_eq!(report["games"], 20);
    let [random, greedy] = ["random", "greedy"].map(|id| bot(&report, id));
    assert!(10.0 < greedy["wins"].as_f64().unwrap(), "{greedy}");
    assert!(random["rating"]["high"].as_f64() < greedy["rating"]["low"].as_f64(), "{report:#}");
    assert_eq!(greedy["fair_share"], 0.5);
    assert_eq!(report["bots"][0]["bot"], "greedy", "the strongest first");
    assert!(0.0 < greedy["points"]["value"].as_f64().unwrap());
}

#[test]
fn any_number_of_threads_finds_the_same() {
    let words = ["--bots", "random..level1", "--players", "3", "--games", "12"];
    let [one, three] =
        ["1", "3"].map(|threads| measured(&[&words[..], &["--threads", threads]].concat()));
    assert_eq!(one, three);
}

#[test]
fn neighbours_meet_on_a_ladder() {
    let words = ["--bots", "random,greedy,level1", "--ladder", "--games", "4", "--players", "4"];
    let report = measured(&words);
    let meetings = report["meetings"].as_array().unwrap();
    let named = |meeting: &Value| (meeting["bot"].clone(), meeting["against"].clone());
    let named: Vec<_> = meetings.iter().map(named).collect();
    assert_eq!(named, [("greedy".into(), "random".into()), ("level1".into(), "greedy".into())]);
    assert!(meetings.iter().all(|meeting| meeting["fair_share"] == 0.5));

    let report = measured(&[&words[..], &["--format", "one-vs-rest"]].concat());
    for meeting in report["meetings"].as_array().unwrap() {
        assert_eq!((&meeting["games"], &meeting["fair_share"]), (&4.into(), &0.25.into()));
    }
}

#[test]
fn a_table_and_a_picture_are_made() {
    let folder = Folder::new("arena-plot");
    let picture = folder.at("ratings.svg");
    let words = ["--games", "4", "--players", "2", "--modules", "jiin,ronin", "--plot", &picture];
    let bots = ["--bots", "random,greedy", "--format", "pairs"];
    let out = well(&[&["arena", "edo"], &bots[..], &words[..]].concat(), "");
    for word in ["modules jiin ronin", "rating", "greedy against random", "worst ms", "4 games"] {
        assert!(out.contains(word), "{word}: {out}");
    }
    let svg = folder.read("ratings.svg");
    assert!(svg.starts_with("<svg") && svg.contains("greedy") && svg.contains("rating"));
}

#[test]
fn an_interrupted_run_goes_on() {
    let folder = Folder::new("arena-state");
    let file = folder.at("games");
    let words = ["--bots", "random,greedy", "--players", "2", "--games", "10"];
    let kept = [&words[..], &["--state", &file]].concat();
    let whole = measured(&words);
    assert_eq!(measured(&kept), whole);
    let text = folder.read("games");
    let lines: Vec<&str> = text.lines().collect();
    // Some games are missing, and one is only half written.
    let cut = format!("{}\n{}", lines[..lines.len() - 4].join("\n"), &lines[lines.len() - 4][..9]);
    fs::write(&file, cut).unwrap();
    let args = [&["arena", "edo", "--json", "--seed", "4"], &kept[..]].concat();
    let again: Value = serde_json::from_str(&well(&args, "")).unwrap();
    assert_eq!((&again["played_now"], &again["games"]), (&4.into(), &10.into()));
    assert_eq!(measured(&kept), whole);
    let more = measured(&[&words[..4], &["--games", "14", "--state", &file]].concat());
    assert_eq!(more["games"], 14);
}

#[test]
fn games_of_another_run_are_not_gone_on_with() {
    let folder = Folder::new("arena-other");
    let file = folder.at("games");
    let run = ["arena", "edo", "--bots", "random,greedy", "--players", "2", "--games", "2"];
    let run = [&run[..], &["--state", &file]].concat();
    well(&run, "");
    let before = folder.read("games");
    refused(&[&run[..], &["--seed", "9"]].concat(), &[&file, "`seed 1`", "`seed 9`"]);
    refused(&[&run[..], &["--modules", "jiin"]].concat(), &["players 2 modules jiin"]);
    assert_eq!(folder.read("games"), before);
    // Somebody played the first game otherwise; the file has the games as they ended, in any order.
    let (others, first) = before.split_once("\n0/0 ").unwrap();
    let otherwise = first.replacen("greedy=1,", "greedy=1,9", 1);
    assert_ne!(otherwise, first);
    let altered = format!("{others}\n0/0 {otherwise}");
    fs::write(&file, altered).unwrap();
    refused(&run, &["bots or rules have changed"]);
    fs::write(&file, format!("{before}0/99 nonsense\n")).unwrap();
    refused(&run, &["nonsense", "no finished game"]);
}

#[test]
fn what_cannot_be_compared_is_refused() {
    let arena = |words: &[&str], why: &[&str]| {
        refused(&[&["arena", "edo"], words].concat(), why);
    };
    arena(&["--bots", "level9,random"], &["level9", "random, greedy, level1"]);
    arena(&["--bots", "level3..level1"], &["turn them round"]);
    arena(&["--bots", "level3"], &["at least two"]);
    arena(&["--bots", "level1,greedy,level1..level2"], &["level1 twice"]);
    arena(&["--games", "0"], &["--games"]);
    arena(&["--players", "1"], &["edo.map.sides"]);
    arena(&["--ladder", "--format", "together"], &["two by two"]);
    arena(&["--format", "mixed"], &["pairs", "one-vs-rest"]);
    arena(&["--plot", "no/such/folder/a.svg"], &["cannot save"]);
    arena(&["--state", "no/such/folder/games"], &["no/such/folder/games"]);
    let help = oedo(&["help", "arena"], "");
    assert!(help.out.contains("--ladder") && help.out.contains("every seat"));
}
