//! `oedo simulate`, `oedo soak` and `oedo perft` from outside.

use std::path::PathBuf;
use std::process::{Command, Output};

use serde_json::Value;

fn oedo(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_oedo")).args(words).output().expect("it was built")
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn complained(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn simulated(words: &[&str]) -> Value {
    let output = oedo(&[&["simulate", "edo", "--json", "--games", "60"], words].concat());
    assert!(output.status.success(), "{}", complained(&output));
    serde_json::from_slice(&output.stdout).expect("it prints JSON")
}

/// A file of this test's own, gone afterwards.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str, text: &str) -> Scratch {
        let path = std::env::temp_dir().join(format!("oedo-{}-{name}", std::process::id()));
        std::fs::write(&path, text).expect("there is room for a small file");
        Scratch(path)
    }

    fn path(&self) -> &str {
        self.0.to_str().expect("we named it")
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

#[test]
fn simulate_says_what_came_of_the_games() {
    let report = simulated(&["--players", "3", "--modules", "jiin,tokken,ronin", "--seed", "7"]);
    assert_eq!(report["games"], 60);
    assert_eq!(report["modules"], serde_json::json!(["jiin", "tokken", "ronin"]));
    for figure in ["games_per_second", "choices_per_second"] {
        assert!(report[figure].as_f64().is_some_and(|rate| 0.0 < rate), "{figure}");
    }
    for spread in ["rounds", "scores", "choices"] {
        assert!(report[spread]["mean"].as_f64().is_some_and(f64::is_finite), "{spread}");
    }
    let wins = report["wins_by_seat"].as_array().expect("a list");
    let all: f64 = wins.iter().filter_map(Value::as_f64).sum();
    assert_eq!(wins.len(), 3);
    assert!((all - 60.0).abs() < 1e-6, "{all}");
    for event in ["houses", "temples", "demands_met", "dispersals"] {
        assert!(report["events"][event]["number"].is_u64(), "{event}");
    }
    let ends = &report["ends"];
    assert_eq!(
        ends["points"].as_u64().zip(ends["merchants"].as_u64()).map(|(a, b)| a + b),
        Some(60)
    );
}

#[test]
fn simulate_seats_opponents_of_any_level() {
    let words = ["simulate", "edo", "--json", "--games", "2", "--players", "3"];
    let output = oedo(&[&words[..], &["--bots", "random,greedy,level1"]].concat());
    assert!(output.status.success(), "{}", complained(&output));
    let report: Value = serde_json::from_slice(&output.stdout).expect("it prints JSON");
    assert_eq!(report["bots"], serde_json::json!(["random", "greedy", "level1"]));
}

#[test]
fn simulate_gives_the_same_on_any_number_of_threads() {
    let [one, three] = ["1", "3"].map(|threads| {
        let mut report = simulated(&["--seed", "9", "--threads", threads, "--bots", "lively"]);
        let fields = report.as_object_mut().expect("an object");
        for speed in ["seconds", "threads", "games_per_second", "choices_per_second"] {
            assert!(fields.remove(speed).is_some(), "{speed}");
        }
        report
    });
    assert_eq!(one, three);
}

#[test]
fn simulate_prints_a_table_and_draws_a_picture() {
    let picture = Scratch::new("plot.svg", "");
    let output = oedo(&["simulate", "edo", "--games", "40", "--plot", picture.path()]);
    assert!(output.status.success(), "{}", complained(&output));
    for words in
        ["games/s", "choices/s", "rounds", "seat 4", "trade", "fortresses", "by power points"]
    {
        assert!(said(&output).contains(words), "{words}");
    }
    let svg = std::fs::read_to_string(&picture.0).expect("it was drawn");
    assert!(svg.starts_with("<svg") && svg.contains("rounds") && svg.contains("seat 4"));
}

#[test]
fn soak_plays_every_set_up() {
    let output = oedo(&["soak", "edo", "--games", "64", "--seed", "3"]);
    assert!(output.status.success(), "{}", complained(&output));
    let text = said(&output);
    assert_eq!(text.lines().filter(|line| line.starts_with("players ")).count(), 64);
    assert!(text.contains("players 5 modules jiin tokken ronin, lively"), "{text}");
    assert!(text.contains(" 0 failures"), "{text}");
}

#[test]
fn soak_plays_one_game_again() {
    let setup = "players 3 modules ronin";
    let again = || {
        let words = ["soak", "edo", "--setup", setup, "--seed", "77", "--games", "1"];
        let text = said(&oedo(&words));
        text.lines().find(|line| line.starts_with(setup)).map(str::to_owned)
    };
    assert!(again().is_some());
    assert_eq!(again(), again());
}

#[test]
fn soak_and_perft_speak_json() {
    let output = oedo(&["soak", "edo", "--json", "--games", "2", "--setup", "players 2"]);
    let report: Value = serde_json::from_slice(&output.stdout).expect("it prints JSON");
    assert_eq!((&report["ok"], &report["setups"][1]["games"]), (&true.into(), &1.into()));

    let file = Scratch::new("json.perft", "set-up players 2\ndeal\ndepth 1 count 6\n");
    let output = oedo(&["perft", "--json", file.path()]);
    assert_eq!(output.status.code(), Some(1));
    let report: Value = serde_json::from_slice(&output.stdout).expect("it prints JSON");
    let depth = &report["positions"][0]["depths"][0];
    assert_eq!((&report["ok"], &depth["count"]), (&false.into(), &5.into()));
    assert_eq!(depth["expected"], 6);
}

/// Our edition with other starting money.
fn rich() -> String {
    let house = said(&oedo(&["edition", "export", "edo"]));
    let rich = house.replace("start_ryo = 10", "start_ryo = 99");
    assert_ne!(house, rich);
    rich
}

#[test]
fn soak_and_perft_play_the_edition_they_are_given() {
    let edition = Scratch::new("rich.toml", &rich());
    let setup = "players 2";
    let soaked = |more: &[&str]| {
        let words = ["soak", "edo", "--setup", setup, "--seed", "5", "--games", "2"];
        let output = oedo(&[&words[..], more].concat());
        assert!(output.status.success(), "{}", complained(&output));
        let text = said(&output);
        let rows = text.lines().filter(|line| line.starts_with(setup));
        rows.map(str::to_owned).collect::<Vec<_>>()
    };
    let (ours, theirs) = (soaked(&[]), soaked(&["--edition", edition.path()]));
    assert_eq!((ours.len(), theirs.len()), (2, 2));
    assert_ne!(ours, theirs, "with more money games go otherwise");

    // Fewer officials can be planned below the same position.
    let file = Scratch::new("edition.perft", "set-up players 2\ndeal\ndepth 5\n");
    let counted = |more: &[&str]| {
        let output = oedo(&[&["perft", file.path()], more].concat());
        assert!(output.status.success(), "{}", complained(&output));
        let words = said(&output);
        words.lines().last().and_then(|row| row.split_whitespace().nth(1)).map(str::to_owned)
    };
    let fewer = Scratch::new("fewer.toml", &rich().replace("\"rice 2\"", "\"rice 1\""));
    assert_ne!(counted(&[]), counted(&["--edition", fewer.path()]));
    let output = oedo(&["perft", file.path(), "--edition", "no such file"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(complained(&output).contains("no such file"));
}

#[test]
fn perft_counts_and_compares() {
    let counts = "set-up players 2\ndeal\ndepth 1 count 5\ndepth 2\n";
    let file = Scratch::new("good.perft", counts);
    let output = oedo(&["perft", file.path()]);
    assert!(output.status.success(), "{}", complained(&output));
    assert!(said(&output).contains("as expected") && said(&output).contains("20"));

    let file = Scratch::new("wrong.perft", &counts.replace("count 5", "count 6"));
    let output = oedo(&["perft", file.path()]);
    assert_eq!(output.status.code(), Some(1));
    assert!(said(&output).contains("expected 6"), "{}", said(&output));

    let output = oedo(&["perft", "--update", file.path()]);
    assert!(output.status.success(), "{}", complained(&output));
    let text = std::fs::read_to_string(&file.0).expect("it is still there");
    assert_eq!(text, counts.replace("depth 2", "depth 2 count 20"));
}

#[test]
fn bad_input_is_refused_with_a_reason() {
    let broken = Scratch::new("broken.perft", "set-up players 2\nposition\nnonsense\ndepth 1\n");
    let wrong: [(&[&str], &str); 10] = [
        (&["simulate", "edo", "--players", "6"], "1..=5"),
        (&["simulate", "edo", "--modules", "tea"], "jiin"),
        (&["simulate", "edo", "--games", "0"], "--games"),
        (&["simulate", "edo", "--players", "3", "--bots", "random,random"], "one for each"),
        (&["simulate", "edo", "--bots", "level7"], "level5, lively"),
        (&["simulate", "edo", "--edition", "no such file"], "no such file"),
        (&["soak", "edo"], "--games"),
        (&["soak", "edo", "--minutes", "0"], "more than 0"),
        (&["perft", "no such file"], "no such file"),
        (&["perft", broken.path()], "line 3"),
    ];
    for (words, reason) in wrong {
        let output = oedo(words);
        assert_eq!(output.status.code(), Some(2), "{words:?}");
        assert!(complained(&output).contains(reason), "{words:?}: {}", complained(&output));
        assert!(!complained(&output).contains("panicked"), "{words:?}");
    }
}
