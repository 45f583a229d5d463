//! Yedo from the command line: played, kept, shown again, looked up, and what is not there yet.

use crate::run::{Folder, lines, oedo, refused, well};

const FULL: &str = "players 3 rounds 8 actions streets whispers knives events intrigue disasters \
                    missions kidnapping specialist black \
                    modules specialists tea-house clan-powers jesuits";

#[test]
fn a_game_is_played_to_its_end_kept_and_shown_again_in_every_language() {
    let folder = Folder::new("yedo-play");
    let file = folder.at("game.record");
    let typed = format!("{}save {file}\nquit\n", lines("1", 4_000));
    let play = ["play", "yedo", "--setup", FULL, "--bots", "random", "--seed", "3"];
    let out = well(&play, &typed);
    assert!(out.contains("The game is over."), "it ends");
    for (lang, said) in [("en", "prestige point"), ("es", "de prestigio"), ("fr", "de prestige")] {
        let shown = well(&["replay", &file, "--lang", lang], "");
        assert!(shown.contains(said), "{lang}");
        for key in ["yedo-", "yedo_", "{$"] {
            assert!(!shown.contains(key), "{lang} leaves {key} unsaid");
        }
    }
    let public = well(&["replay", &file, "--json"], "");
    let all = well(&["replay", &file, "--json", "--all"], "");
    assert!(public.len() < all.len(), "what was hidden is not told to all");
}

#[test]
fn a_game_goes_on_where_it_was_left() {
    let folder = Folder::new("yedo-load");
    let file = folder.at("game.record");
    let play = ["play", "yedo", "--players", "2", "--bots", "random", "--seed", "4"];
    well(&play, &format!("{}save {file}\nquit\n", lines("1", 12)));
    let load = ["play", "yedo", "--load", &file, "--bots", "random"];
    assert!(well(&load, "boards\nmap\nquit\n").contains("hidden: "));
    refused(&["play", "edo", "--load", &file], &["a record of the game “yedo”, expected “edo”"]);
}

#[test]
fn a_refusal_names_its_rule_and_the_rulebook_has_it() {
    let play = ["play", "yedo", "--players", "2", "--bots", "random", "--seed", "4"];
    let out = well(&play, "?\nrule yedo.bid.egress\nquit\nquit\n");
    assert!(out.contains("[yedo."), "{out}");
    let rules = well(&["rules", "yedo"], "");
    assert!(rules.contains("yedo.patrol.arrest") && !rules.contains("edo.act.pay"), "{rules}");
    assert!(well(&["rules", "yedo.bid.egress"], "").contains("3 Mon"));
    assert_eq!(well(&["rules", "Yedo"], ""), rules);
    assert!(well(&["rules", "Yedo.Bid.Egress"], "").contains("3 Mon"));
}

#[test]
fn an_edition_is_written_out_and_checked() {
    let folder = Folder::new("yedo-edition");
    let house = well(&["edition", "export", "yedo"], "");
    let file = folder.with("house.toml", &house);
    assert!(well(&["edition", "check", &file], "").contains("is whole, digest"));
    let file = folder.with("broken.toml", house.replace("egress = 3", "egress = \"much\""));
    let ran = oedo(&["edition", "check", &file], "");
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("expected a number from 0 to 99"), "{}", ran.err);
    let simulate = ["simulate", "yedo", "--games", "5", "--edition", &file];
    refused(&simulate, &["is no edition"]);
    let file = folder.with("shows.toml", house.replace("show(1)", "show(9)"));
    refused(&["edition", "check", &file], &["a number from 1 to 4"]);
    let simulate = ["simulate", "yedo", "--games", "5", "--edition", &file];
    refused(&simulate, &["is no edition", "a number from 1 to 4"]);
    refused(&["play", "yedo", "--bots", "2", "--edition", &file], &["a number from 1 to 4"]);
    // Whatever is kept with it is read.
    assert!(well(&["rules", "yedo", "--edition", &file], "").contains("yedo."));
}

#[test]
fn games_are_simulated_and_soaked() {
    let out = well(&["simulate", "yedo", "--games", "20", "--setup", FULL, "--json"], "");
    assert!(out.contains("\"game\": \"yedo\"") && out.contains("\"draw-mission\""), "{out}");
    let out = well(&["soak", "yedo", "--games", "32"], "");
    assert!(out.contains(" 0 failures"), "{out}");
}

#[test]
fn a_length_is_agreed_and_what_the_rules_forbid_is_said_in_ones_language() {
    let folder = Folder::new("yedo-rounds");
    let file = folder.at("game.record");
    let play = ["play", "yedo", "--players", "2", "--bots", "random"];
    let longer = [&play[..], &["--rounds", "8"]].concat();
    well(&longer, &format!("save {file}\nquit\n"));
    let record = std::fs::read_to_string(&file).unwrap();
    assert!(record.contains("set-up players 2 rounds 8 "), "{record}");
    let setup = record.lines().find(|line| line.starts_with("set-up ")).unwrap();
    assert!(
        setup.ends_with(" black"),
        "only a first game does without, and deals missions: {setup}"
    );
    let seven = [&play[..], &["--rounds", "7"]].concat();
    for (lang, said) in [
        ("en", "There is no game of 7 rounds; games have 6, 8 or 11."),
        ("es", "No hay partidas de 7 rondas; las hay de 6, de 8 y de 11."),
        ("fr", "Il n’y a pas de partie de 7 manches\u{a0}; il y en a de 6, de 8 et de 11."),
    ] {
        let spoken = [&seven[..], &["--lang", lang]].concat();
        refused(&spoken, &["rounds 7", said, "[yedo.setup.modules]"]);
    }
    let one = [&play[..], &["--rounds", "1"]].concat();
    refused(&one, &["There is no game of 1 round; "]);
    let short = [&play[..], &["--rounds", "6", "--modules", "jesuits"]].concat();
    refused(&short, &["8 rounds or more, not of 6", "[yedo.setup.modules]"]);
    refused(&["play", "edo", "--rounds", "8"], &["--rounds 8", "no length is agreed"]);
    refused(&[&longer[..], &["--load", &file]].concat(), &["--load", "--rounds"]);
}

#[test]
fn what_is_drawn_is_read_at_once_and_favors_say_who_comes_along() {
    let setup = ["--players", "2", "--rounds", "8", "--modules", "tea-house"];
    let play = [&["play", "yedo", "--bots", "random", "--seed", "4"], &setup[..]].concat();
    let out = well(&play, &format!("{}boards\nquit\nquit\n", lines("1", 4)));
    let drawn: Vec<&str> =
        out.lines().skip_while(|line| !line.starts_with("  Indigo draws ")).take(2).collect();
    assert!(drawn[1].starts_with("    ") && drawn[1].contains(" ("), "{drawn:?}");
    assert!(out.contains("comes with: Beggar ("), "{out}");
    assert!(out.contains("Your hand"), "what one has oneself is part of what everybody has");
}

#[test]
fn leaving_says_which_file_is_behind() {
    let folder = Folder::new("yedo-since");
    let file = folder.at("game.record");
    let play = ["play", "yedo", "--players", "2", "--bots", "random", "--seed", "4"];
    let out = well(&play, &format!("save {file}\n1\nquit\nquit\n"));
    let behind = format!("You have answered since {file} was written");
    assert!(out.contains(&behind), "{out}");
    let load = ["play", "yedo", "--bots", "random", "--load", &file];
    let out = well(&load, "1\nquit\nquit\n");
    assert!(out.contains(&behind), "{out}");
}

#[test]
fn what_the_rules_would_rather_have_is_said_before_the_game() {
    let play = ["play", "yedo", "--players", "3", "--bots", "random"];
    let wise = well(&[&play[..], &["--rounds", "8"]].concat(), "quit\n");
    assert!(!wise.contains("yedo.setup.advice"), "{wise}");
    let long = [&play[..], &["--rounds", "11", "--modules", "specialists"]].concat();
    let unwise = well(&long, "quit\n");
    assert!(unwise.contains("(yedo.setup.advice)"), "{unwise}");
}

#[test]
fn what_is_not_there_yet_is_said() {
    refused(&["soak", "yedo", "--games", "1", "--lively"], &["nobody knows yet what is lively"]);
    refused(&["simulate", "yedo", "--bots", "lively"], &["nobody knows yet what is lively"]);
    refused(&["play", "yedo", "--modules", "ninja"], &["ninja", "tea-house"]);
}

#[test]
fn the_emperor_has_one_mood_and_the_help_names_all_modules() {
    let play = ["play", "yedo", "--bots", "random", "--modules"];
    refused(&[&play[..], &["gentle,insatiable"]].concat(), &["gentle,insatiable", "one mood"]);
    let help = well(&["play", "--help"], "");
    for module in ["jiin", "tokken", "ronin", "tea-house", "jesuits", "insatiable", "open-hands"] {
        assert!(help.contains(module), "{module}: {help}");
    }
}

#[test]
fn positions_to_count_tell_of_which_game_they_are() {
    let folder = Folder::new("yedo-perft");
    let set_up = "players 2 rounds 6 actions neighbours streets lanterns events festivals watch \
                  missions espionage theft dealt";
    let file = folder.with("a.perft", format!("set-up {set_up}\ndeal\ndepth 1\n"));
    assert!(well(&["perft", &file], "").contains("players 2 rounds 6"));
    let edo = folder.with("b.perft", "set-up players 2\ndeal\ndepth 1\n");
    let both = well(&["perft", &file, &edo, "--json"], "");
    let both: serde_json::Value = serde_json::from_str(&both).unwrap();
    assert_eq!(both["positions"].as_array().unwrap().len(), 2);
}

#[test]
fn a_set_up_that_cannot_be_soaked_is_refused_in_a_sentence() {
    let setup = "players 2 rounds 7 actions neighbours streets lanterns events festivals watch \
                 missions espionage theft";
    let soak = ["soak", "yedo", "--games", "1", "--setup", setup];
    refused(&soak, &["There is no game of 7 rounds", "[yedo.setup.modules]"]);
    let three = setup.replace("espionage theft", "espionage theft war");
    let soak = ["soak", "yedo", "--games", "1", "--setup", &three];
    refused(&soak, &["2 of espionage", "not 3", "yedo.setup.sets"]);
}

#[test]
fn a_card_without_a_name_is_warned_of() {
    let folder = Folder::new("yedo-unnamed");
    let house = well(&["edition", "export", "yedo"], "");
    assert_eq!(oedo(&["edition", "check", &folder.with("a.toml", &house)], "").err, "");
    let line = house.lines().position(|line| line.contains("id = \"m21\"")).unwrap() + 1;
    let file = folder.with("b.toml", house.replace("id = \"m21\"", "id = \"m930\""));
    let ran = oedo(&["edition", "check", &file], "");
    assert_eq!(ran.code, 0, "{}", ran.err);
    let said = format!("{file}:{line}: warning: `m930` has no name");
    assert!(ran.err.contains(&said), "{}", ran.err);
    let json = well(&["edition", "check", &file, "--json"], "");
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["warnings"][0]["line"], line);
}
