//! `oedo balance` from outside: few games, but every target.

use serde_json::Value;

use crate::run::{Folder, refused, well};

fn measured(words: &[&str]) -> Value {
    let args = [&["balance", "edo", "--json", "--bots", "greedy"], words].concat();
    serde_json::from_str(&well(&args, "")).unwrap()
}

fn finding<'a>(set_up: &'a Value, target: &str) -> &'a Value {
    let findings = set_up["findings"].as_array().unwrap();
    findings.iter().find(|finding| finding["target"] == target).unwrap()
}

#[test]
fn every_target_is_measured_in_every_set_up() {
    let report = measured(&["--games", "3"]);
    let set_ups = report["set_ups"].as_array().unwrap();
    assert_eq!(set_ups.len(), 20);
    for set_up in set_ups {
        for finding in set_up["findings"].as_array().unwrap() {
            let figures = finding["figures"].as_array().unwrap();
            assert!(!figures.is_empty(), "{finding:#}");
            for figure in figures {
                let [low, value, high] =
                    ["low", "value", "high"].map(|end| figure[end].as_f64().unwrap());
                assert!(low <= value && value <= high, "{figure:#}");
            }
        }
    }
    let all = set_ups.iter().find(|it| it["players"] == 4 && it["modules"][2] == "ronin").unwrap();
    for target in ["rounds", "within", "score", "seat", "turn", "package", "city", "action"] {
        assert_ne!(finding(all, target)["verdict"], "reported", "{target}");
    }
    for target in ["building", "nobody-in-edo", "by-points", "temples", "demands", "dispersals"] {
        assert_ne!(finding(all, target)["verdict"], "reported", "{target}");
    }
    assert_eq!(finding(all, "rounds")["at_most"], 10.0);
    assert_eq!(finding(&set_ups[0], "rounds")["at_most"], 9.0);
    assert_eq!(finding(all, "action")["figures"].as_array().unwrap().len(), 10);
}

#[test]
fn wins_add_up_to_the_fair_share() {
    let report = measured(&["--games", "8", "--players", "3", "--modules", "none"]);
    for target in ["seat", "turn"] {
        let figures = &finding(&report["set_ups"][0], target)["figures"];
        let times = figures.as_array().unwrap().iter().map(|it| it["value"].as_f64().unwrap());
        assert!((times.sum::<f64>() - 3.0).abs() < 1e-9, "{figures:#}");
    }
}

#[test]
fn an_interrupted_run_goes_on_and_takes_in_more_set_ups() {
    let folder = Folder::new("balance-state");
    let file = folder.at("games");
    let few = ["--games", "4", "--players", "2", "--modules", "none", "--threads", "1"];
    let kept = ["--state", &file];
    let whole = measured(&few);
    assert_eq!(measured(&[&few[..], &kept].concat()), whole);
    let text = folder.read("games");
    std::fs::write(&file, &text[..text.len() - 200]).unwrap();
    let more =
        measured(&[&["--games", "4", "--players", "2,3", "--modules", "none"], &kept[..]].concat());
    assert_eq!(more["set_ups"][0], whole["set_ups"][0]);
    assert_eq!(folder.read("games").lines().filter(|line| line.contains("rounds=")).count(), 8);
    let other = ["balance", "edo", "--bots", "random", "--games", "4", "--state", &file];
    refused(&other, &["another run", "bot random", "bot greedy"]);
}

#[test]
fn a_page_with_charts_is_written_without_date_or_machine() {
    let folder = Folder::new("balance-page");
    let out = folder.at("balance");
    let words = ["balance", "edo", "--bots", "greedy", "--games", "4", "--players", "2,4"];
    let words = [&words[..], &["--modules", "none,jiin+ronin,all", "--out", &out]].concat();
    let text = well(&words, "");
    assert!(text.contains("Median length in rounds") && text.contains("2 players, jiin + ronin"));
    assert!(text.contains("targets in 6 set-ups"), "{text}");
    let page = folder.read("balance/edo.md");
    let command = "oedo balance edo --bots greedy --games 4 --seed 1 --players 2,4 \
                   --modules none,jiin+ronin,all --out balance\n";
    assert!(page.contains(command), "{page}");
    assert!(!page.contains(&out), "no place on a machine");
    for picture in page.split("](").skip(1).map(|rest| rest.split(')').next().unwrap()) {
        assert!(folder.read(&format!("balance/{picture}")).starts_with("<svg"), "{picture}");
    }
    assert_eq!(page.matches("](").count(), 14);
    well(&words, "");
    assert_eq!(folder.read("balance/edo.md"), page);
}

#[test]
fn what_cannot_be_measured_is_refused() {
    let balance = |words: &[&str], why: &[&str]| {
        refused(&[&["balance", "edo"], words].concat(), why);
    };
    balance(&["--players", "6"], &["6", "2, 3, 4, 5 or all"]);
    balance(&["--modules", "tea"], &["tea", "jiin", "every"]);
    balance(&["--rounds", "8"], &["--rounds 8"]);
    balance(&["--bots", "level0"], &["level0", "level5"]);
    balance(&["--games", "0"], &["--games"]);
    let folder = Folder::new("balance-refused");
    let file = folder.with("file", "mine\n");
    balance(&["--out", &file], &["cannot make"]);
    balance(&["--bots", "random", "--state", &file], &["another run", "mine"]);
    assert_eq!(folder.read("file"), "mine\n");
}

#[test]
fn yedo_is_measured_for_every_length() {
    let words = ["balance", "yedo", "--json", "--bots", "greedy", "--games", "3", "--players", "2"];
    let report = |more: &[&str]| -> Value {
        serde_json::from_str(&well(&[&words[..], more].concat(), "")).unwrap()
    };
    let all = report(&["--modules", "none,all"]);
    let set_ups = all["set_ups"].as_array().unwrap();
    let rounds: Vec<u64> = set_ups.iter().map(|it| it["rounds"].as_u64().unwrap()).collect();
    assert_eq!(rounds, [6, 6, 8, 8, 11, 11]);
    assert_eq!(set_ups[1]["modules"].as_array().unwrap().len(), 3, "no Jesuits in 6 rounds");
    for (set_up, (least, most)) in
        set_ups.iter().step_by(2).zip([(20.0, 35.0), (30.0, 50.0), (40.0, 70.0)])
    {
        assert_eq!(finding(set_up, "score")["at_least"], least);
        assert_eq!(finding(set_up, "score")["at_most"], most);
    }
    assert_eq!(finding(&set_ups[0], "missions")["at_most"], 5.0);
    assert!(finding(&set_ups[2], "missions")["at_most"].is_null());
    let together = &all["by_players"][0];
    assert_eq!(together["players"], 2, "of all six set-ups");
    let seats = ["seat", "turn", "favor", "clan", "character", "action-card"];
    for (at, target) in
        seats.map(|target| (together, target)).into_iter().chain([(&set_ups[5], "action")])
    {
        let finding = finding(at, target);
        assert_ne!(finding["verdict"], "reported", "{target}");
        assert!(!finding["figures"].as_array().unwrap().is_empty(), "{target}");
    }
    assert_eq!(finding(together, "action-card")["at_least"], 0.2);

    let folder = Folder::new("balance-yedo");
    let (out, file) = (folder.at("balance"), folder.at("games"));
    let few = ["--modules", "tea-house", "--rounds", "6"];
    let kept = ["--out", &out, "--state", &file];
    assert_eq!(report(&[&few[..], &kept].concat())["set_ups"], report(&few)["set_ups"]);
    let page = folder.read("balance/yedo.md");
    assert!(page.contains("--players 2 --rounds 6 --modules tea-house --out balance\n"), "{page}");
    assert_eq!(folder.read("games").lines().filter(|line| line.contains("rounds=")).count(), 3);
    refused(&["balance", "yedo", "--rounds", "7"], &["7", "[6, 8, 11]"]);
    refused(&["balance", "yedo", "--rounds", "6", "--modules", "jesuits"], &["rounds"]);
}

#[test]
fn yedo_is_measured_when_all_play_together() {
    let words = ["balance", "yedo", "--coop", "--json", "--bots", "greedy", "--games", "2"];
    let report = |more: &[&str]| -> Value {
        serde_json::from_str(&well(&[&words[..], more].concat(), "")).unwrap()
    };
    let all = report(&[]);
    assert_eq!(all["game"], "yedo-together");
    let set_ups = all["set_ups"].as_array().unwrap();
    let aims = [("gentle", 0.6, 0.8), ("demanding", 0.35, 0.55), ("insatiable", 0.1, 0.3)];
    let tables = (1..=4).flat_map(|players| aims.map(|aim| (players, aim)));
    assert_eq!(set_ups.len(), 12);
    for (set_up, (players, (mood, least, most))) in set_ups.iter().zip(tables) {
        assert_eq!((&set_up["players"], &set_up["moods"]), (&players.into(), &mood.into()));
        let won = finding(set_up, "won");
        assert_eq!((&won["at_least"], &won["at_most"]), (&least.into(), &most.into()));
        assert_ne!(won["verdict"], "reported");
        for target in ["errands", "death", "missions"] {
            let finding = finding(set_up, target);
            assert_eq!(finding["verdict"], "reported", "{target}");
            assert!(!finding["figures"].as_array().unwrap().is_empty(), "{target}");
        }
        let deaths = finding(set_up, "death")["figures"].as_array().unwrap();
        let all: f64 = deaths.iter().map(|it| it["value"].as_f64().unwrap()).sum();
        assert!(deaths.len() == 8 && (all - 1.0).abs() < 1e-9, "{deaths:?}");
        let lost = finding(set_up, "lost")["figures"].as_array().unwrap();
        let reasons = if players == 1 { 3 } else { 4 };
        assert_eq!(lost.len(), if won["figures"][0]["value"] == 1.0 { 0 } else { reasons });
    }

    // What is not as the targets mean it is only reported.
    let hard = ["--players", "2", "--moods", "gentle", "--objectives", "gentle,hard", "--master"];
    let hard = report(&[&hard[..], &["--modules", "tea-house"]].concat());
    for (set_up, height) in hard["set_ups"].as_array().unwrap().iter().zip(["gentle", "hard"]) {
        assert_eq!(set_up["objectives"], height);
        assert_eq!(set_up["master"], true);
        assert_eq!(finding(set_up, "won")["verdict"], "reported");
    }

    let folder = Folder::new("balance-together");
    let (out, file) = (folder.at("balance"), folder.at("games"));
    let few = ["--players", "1,3", "--moods", "demanding", "--master"];
    let kept = ["--out", &out, "--state", &file];
    assert_eq!(report(&[&few[..], &kept].concat())["set_ups"], report(&few)["set_ups"]);
    let page = folder.read("balance/yedo-together.md");
    let command = "oedo balance yedo --coop --bots greedy --games 2 --seed 1 --players 1,3 \
                   --moods demanding --objectives normal --master --modules none --out balance\n";
    assert!(page.contains(command), "{page}");
    assert!(page.contains("1 player, demanding, Master Daimyo"), "{page}");
    assert!(folder.read("balance/yedo-together-won.svg").starts_with("<svg"));
    assert_eq!(folder.read("games").lines().filter(|line| line.contains("death=")).count(), 4);
    let rivals = ["balance", "yedo", "--bots", "greedy", "--games", "2", "--state", &file];
    refused(&rivals, &["another run", "game yedo-together"]);
}

#[test]
fn what_is_not_played_together_is_refused() {
    let balance = |words: &[&str], why: &[&str]| {
        refused(&[&["balance"], words].concat(), why);
    };
    balance(&["edo", "--coop"], &["Edo"]);
    balance(&["yedo", "--coop", "--players", "5"], &["5", "1, 2, 3, 4 or all"]);
    balance(&["yedo", "--players", "1"], &["1", "2, 3, 4, 5 or all"]);
    balance(&["yedo", "--coop", "--rounds", "8"], &["--rounds 8"]);
    balance(&["yedo", "--coop", "--modules", "jesuits"], &["jesuits", "clan-powers"]);
    balance(&["yedo", "--coop", "--moods", "angry"], &["angry", "insatiable"]);
    balance(&["yedo", "--coop", "--objectives", "high"], &["high", "hard"]);
    balance(&["yedo", "--moods", "gentle"], &["--coop"]);
    balance(&["yedo", "--master"], &["--coop"]);
}
