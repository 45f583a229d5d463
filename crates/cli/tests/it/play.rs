//! Whole games from a pipe, saved, loaded and taken back.

use crate::run::{Folder, lines, oedo, well};

/// More answers than one person gives in any game of ten rounds.
const ENOUGH: usize = 2_000;

#[test]
fn a_whole_game_is_played_by_numbers_in_every_language() {
    for (lang, over) in [
        ("en", "The game is over."),
        ("es", "La partida ha terminado."),
        ("fr-CA", "La partie est terminée."),
    ] {
        let out = well(&["play", "edo", "--seed", "1", "--lang", lang], &lines("1", ENOUGH));
        assert!(out.contains(over), "{lang}: {}", &out[out.len().saturating_sub(500)..]);
        assert!(!out.contains('\x1b'), "a pipe sees no colours");
    }
}

#[test]
fn the_environment_chooses_the_language_unless_told_otherwise() {
    let said = |lang: &str, args: &[&str]| {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_oedo"));
        let command = command.args(["rules"]).args(args).env_remove("LC_ALL").env("LANG", lang);
        String::from_utf8(command.env_remove("LC_MESSAGES").output().unwrap().stdout).unwrap()
    };
    assert!(said("es_AR.UTF-8", &[]).contains("Preparación"));
    assert!(said("fr_FR", &[]).contains("Mise en place"));
    assert!(said("de_DE", &[]).contains("Set-up"));
    assert!(said("es_AR.UTF-8", &["--lang", "fr"]).contains("Mise en place"));
}

#[test]
fn every_set_up_is_played_to_its_end() {
    for players in ["2", "3", "4", "5"] {
        for modules in ["jiin", "tokken", "ronin", "jiin,tokken,ronin"] {
            let args = ["play", "edo", "--players", players, "--modules", modules, "--seed", "7"];
            let out = well(&args, &lines("2", ENOUGH));
            assert!(out.contains("The game is over."), "{players} with {modules}");
        }
    }
}

#[test]
fn bots_play_alone_and_the_same_seed_gives_the_same_game() {
    let play = |seed| well(&["play", "edo", "--bots", "4", "--seed", seed], "");
    assert_eq!(play("5"), play("5"));
    assert_ne!(play("5"), play("6"));
    assert!(play("5").contains("The game is over."));
}

#[test]
fn without_a_seed_no_two_games_are_alike() {
    let play = || well(&["play", "edo", "--bots", "4"], "");
    assert_ne!(play(), play());
}

#[test]
fn opponents_are_introduced_in_every_language() {
    for (lang, manner) in [
        ("en", "Bantō, the head clerk: "),
        ("es", "Bantō, el encargado: "),
        ("fr", "Bantō, le premier commis\u{a0}: "),
    ] {
        let args = ["play", "edo", "--bots", "level3,level1", "--lang", lang];
        let out = well(&args, "quit\n");
        assert!(out.contains(manner), "{out}");
        assert!(out.contains("Detchi"), "{out}");
        assert!(!out.contains("Tedai"), "{out}");
    }
    let out = well(&["play", "edo", "--bots", "level3"], "quit\n");
    assert_eq!(out.matches("Bantō").count(), 3, "{out}");
    let out = well(&["play", "edo", "--players", "3"], "quit\n");
    assert_eq!(out.matches("Tedai").count(), 2, "{out}");
}

#[test]
fn a_hint_names_up_to_three_options_by_number_and_changes_nothing() {
    let args = ["play", "edo", "--players", "2", "--seed", "3"];
    let out = well(&args, "hint\nquit\n");
    let hints = out.split("the chance to win:").nth(1).unwrap();
    let hints: Vec<&str> = hints.lines().skip(1).take_while(|line| line.ends_with(" %)")).collect();
    assert!((1..=3).contains(&hints.len()), "{out}");
    for hint in hints {
        let (number, choice) = hint.trim().split_once(") ").unwrap();
        let label = choice.rsplit_once(" (").unwrap().0;
        assert!(out.contains(&format!(" {number}) {label}")), "{hint}: {out}");
    }
    // Hints take nothing from the luck of the game.
    let told = |input: &str| {
        let out = well(&args, input);
        let heard = out.lines().filter(|line| line.contains(" starts in "));
        heard.map(str::to_owned).collect::<Vec<_>>()
    };
    let plain = told("1\n1\n1\n1\nquit\n");
    assert!(!plain.is_empty());
    assert_eq!(told("hint\n1\nhint\nhint\n1\n1\n1\nquit\n"), plain);
    for (lang, command) in [("es", "pista"), ("fr", "conseil")] {
        let out = well(&[&args[..], &["--lang", lang]].concat(), &format!("{command}\nquit\n"));
        assert!(out.contains("\u{a0}%"), "{out}");
    }
}

#[test]
fn several_people_share_a_screen() {
    let args = ["play", "edo", "--players", "3", "--bots", "0", "--seed", "2"];
    let out = well(&[&args[..], &["--names", "Ana,Luis"]].concat(), &lines("1", 3 * ENOUGH));
    assert!(out.contains("Plans are secret. ● Ana plans now."));
    assert!(out.contains("Plans are secret. ◆ Luis plans now."));
    assert!(out.contains("Plans are secret. ◗ Ochre plans now."));
    assert!(out.contains("The game is over."));
    // A plan is shown to its owner only, until all are open.
    let luis = out.split("◆ Luis plans now.").nth(1).unwrap();
    let luis = luis.split("◗ Ochre plans now.").next().unwrap();
    assert!(luis.contains("Ana has sealed a plan.") && !luis.contains("Ana has sealed a plan:"));
}

#[test]
fn the_input_may_end_before_the_game() {
    let out = well(&["play", "edo"], "1\n");
    assert!(out.contains("The input ended before the game did."));
    assert!(!well(&["play", "edo"], "quit\n").contains("The input ended"));
}

#[test]
fn what_is_no_answer_is_said_and_asked_again() {
    let input = "0\n99\n-1\n18446744073709551616\nfoo\nsave\n\u{0}\nmap\u{301}\nquit\n";
    let out = well(&["play", "edo", "--seed", "1"], input);
    assert_eq!(out.matches("is no answer: expected a number from 1 to").count(), 7, "{out}");
    assert_eq!(out.matches("Say which file, after the command.").count(), 1, "{out}");
}

#[test]
fn what_is_refused_is_listed_with_its_rule() {
    // The last to choose a package cannot have the four that others took.
    let args = ["play", "edo", "--players", "2", "--bots", "0", "--seed", "1"];
    let out = well(&args, "1\n?\n? 1\n? 9\nrule act.pay\nrule act.pya\npackage 9\nquit\n");
    assert!(out.contains("[edo.setup.packages]"), "{out}");
    assert!(out.contains("Where it comes from:"));
    assert!(out.contains("There is no refusal 9: expected 1 to"));
    assert!(out.contains("edo.act.pay"));
    assert!(out.contains("there is no rule “act.pya”; perhaps one of: edo.act.pay"));
}

#[test]
fn an_answer_may_be_given_as_records_write_it() {
    let args = ["play", "edo", "--players", "2", "--bots", "0", "--seed", "1"];
    let out = well(&args, "package 1\npackage 1\npackage 2\nquit\n");
    assert!(out.contains("→ Take the package"), "{out}");
    assert!(out.contains("Somebody has taken that package."), "{out}");
}

#[test]
fn an_answer_is_taken_back_as_long_as_nobody_else_answered() {
    let args = ["play", "edo", "--players", "2", "--bots", "0", "--seed", "1"];
    let out = well(&args, "undo\n1\nundo\n2\nquit\n");
    assert!(out.contains("There is nothing to take back."));
    assert_eq!(out.matches(": Choose a resource package.").count(), 4, "{out}");
    assert!(out.contains("The last answer of ● Indigo is taken back."));
    // With bots at the table they have answered before the person is asked again.
    let out = well(&["play", "edo", "--players", "2", "--seed", "1"], "1\nundo\nquit\n");
    assert!(out.contains("Others have answered since"), "{out}");
}

#[test]
fn a_planned_card_is_taken_back_but_not_an_opened_plan() {
    let args = ["play", "edo", "--players", "2", "--bots", "0", "--seed", "1"];
    // Two packages and one city: for the other seat there is only one city left.
    let set_up = lines("1", 3);
    let out = well(&args, &format!("{set_up}1\nundo\n2\nquit\n"));
    assert_eq!(out.matches("Plan your first card.").count(), 2, "{out}");
    assert!(out.contains("Plan your second card."));
    let plans = lines("1", 6);
    let out = well(&args, &format!("{set_up}{plans}undo\nquit\n"));
    assert!(out.contains("plans were opened since: nothing can be taken back"), "{out}");
}

#[test]
fn a_saved_game_goes_on_where_it_was() {
    let folder = Folder::new("save");
    let [first, second] = ["a.record", "b.record"].map(|name| folder.at(name));
    let modules = ["--modules", "jiin,ronin"];
    let args = [&["play", "edo", "--players", "3", "--seed", "4"][..], &modules].concat();
    let out = well(&args, &format!("{}save {first}\nboards\nquit\n", lines("1", 20)));
    assert!(out.contains(&format!("Saved in {first}.")));
    let boards = |out: &str| out[out.rfind("at home  on map").unwrap()..].to_owned();

    let loading = ["play", "edo", "--load", &first];
    let again = well(&loading, &format!("save {second}\nboards\nquit\n"));
    assert_eq!(folder.read("a.record"), folder.read("b.record"));
    assert_eq!(boards(&out), boards(&again));
    assert!(well(&loading, "undo\nquit\n").contains("There is nothing to take back."));
    assert!(well(&loading, &lines("1", ENOUGH)).contains("The game is over."));

    // The same from within another game.
    let out = well(&["play", "edo"], &format!("load {first}\nboards\nquit\n"));
    assert!(out.contains(&format!("Going on with the game in {first}.")));
    assert_eq!(boards(&out), boards(&again));
}

#[test]
fn what_cannot_be_saved_or_loaded_is_said_and_the_game_goes_on() {
    let folder = Folder::new("cannot");
    let broken = folder.with("broken.record", "not a record\n");
    let missing = folder.at("no/such/folder.record");
    let input = format!("save {missing}\nload {missing}\nload {broken}\nsave /dev/full\n1\nquit\n");
    let out = well(&["play", "edo", "--seed", "1"], &input);
    assert!(out.contains("cannot save"), "{out}");
    assert!(out.contains("cannot read"), "{out}");
    assert!(out.contains("not a record"), "{out}");
    assert!(out.contains("→ Take the package"), "{out}");
    assert_eq!(folder.read("broken.record"), "not a record\n");
}

#[test]
fn what_is_wrong_with_a_file_is_said_in_the_language_of_the_table() {
    let folder = Folder::new("faults");
    let file = folder.at("whole.record");
    well(&["play", "edo", "--seed", "1"], &format!("1\nsave {file}\nquit\n"));
    let whole = folder.read("whole.record");
    let cut = folder.with("cut.record", &whole[..whole.rfind("end ").unwrap()]);
    let broken = folder.with("broken.record", "a letter\n");
    let altered = folder.with("altered.record", whole.replacen("package", "packages", 1));
    let missing = folder.at("no/such.record");
    let input = format!(
        "load {cut}\nload {broken}\nload {altered}\nload {missing}\nsave {missing}\nquit\n"
    );
    for (lang, said) in [
        (
            "es",
            ["está cortado", "no es el registro", "se cambió", "no se puede leer", "guardar en"],
        ),
        (
            "fr",
            [
                "est coupé",
                "le relevé",
                "a été modifié",
                "impossible de lire",
                "impossible d’enregistrer",
            ],
        ),
    ] {
        let out = well(&["play", "edo", "--seed", "1", "--lang", lang], &input);
        for said in said {
            assert!(out.contains(said), "{said}: {out}");
        }
        for english in ["cannot", "record is", "found", "expected", "os error"] {
            assert!(!out.contains(english), "{english}: {out}");
        }
    }
}

#[test]
fn a_file_that_is_not_this_games_is_asked_about_twice() {
    let folder = Folder::new("overwrite");
    let [own, other] = ["own.record", "other.record"].map(|name| folder.at(name));
    let args = ["play", "edo", "--players", "2", "--bots", "0", "--seed", "1"];
    well(&args, &format!("1\n1\nsave {other}\nquit\n"));
    let kept = folder.read("other.record");
    let out = well(&args, &format!("1\nsave {own}\n1\nsave {own}\nsave {other}\nquit\n"));
    assert_eq!(out.matches("Saved in").count(), 2, "its own file is its own: {out}");
    assert!(out.contains("with another game of 2 answers in it"), "{out}");
    assert_eq!(folder.read("other.record"), kept);
    well(&["play", "edo", "--load", &own, "--bots", "0"], &format!("1\nsave {own}\nquit\n"));
    let out = well(&args, &format!("1\nsave {other}\n1\nsave {other}\nsave {other}\nquit\n"));
    assert_eq!(out.matches("writes over it").count(), 2, "more was played since: {out}");
    assert_eq!(out.matches("Saved in").count(), 1, "{out}");
    let letter = folder.with("letter", "dear all");
    let out = well(&args, &format!("1\nsave {letter}\nquit\nquit\n"));
    assert!(out.contains("with something else in it"), "{out}");
    assert_eq!(folder.read("letter"), "dear all");
}

#[test]
fn another_game_is_loaded_over_answers_in_no_file_only_when_asked_twice() {
    let folder = Folder::new("reload");
    let file = folder.at("a.record");
    let args = ["play", "edo", "--players", "2", "--bots", "0", "--seed", "1"];
    well(&args, &format!("1\nsave {file}\nquit\n"));
    let out = well(&args, &format!("load {file}\nquit\n"));
    assert!(out.contains("Going on with the game in"), "nothing was played: {out}");
    let out = well(&args, &format!("1\nload {file}\nquit\nquit\n"));
    assert!(out.contains("This game is in no file") && !out.contains("Going on with"), "{out}");
    let out = well(&args, &format!("1\nload {file}\nload {file}\nquit\n"));
    assert_eq!(out.matches("goes on with").count(), 1, "{out}");
    assert!(out.contains("Going on with the game in"), "{out}");
    let out = well(&args, &format!("load {file}\n1\nload {file}\nquit\nquit\n"));
    assert!(out.contains(&format!("since {file} was written")), "{out}");
}

#[test]
fn everything_can_be_shown_at_any_time() {
    for (lang, input) in [
        ("en", "help\nlog\nmap\nroads\nboards\ntable\noptions\n?\nquit\n"),
        ("es", "ayuda\nhistorial\nmapa\ncarreteras\ntableros\nmesa\nopciones\n?\nsalir\n"),
        ("fr", "aide\njournal\ncarte\nroutes\ntableaux\ntable\noptions\n?\nquitter\n"),
    ] {
        let args = ["play", "edo", "--lang", lang, "--modules", "tokken,ronin,jiin"];
        let out = well(&args, input);
        assert!(!out.contains("is no answer") && !out.contains("no es una respuesta"), "{out}");
        assert!(!out.contains("n’est pas une réponse"), "{out}");
        assert!(out.contains("Edo: ") || out.contains("Edo : "), "roads are listed: {out}");
    }
}

#[test]
fn an_edition_can_be_played_with() {
    let folder = Folder::new("play-edition");
    let house = well(&["edition", "export", "edo"], "");
    let rich = house.replace("start_ryo = 10", "start_ryo = 55");
    assert_ne!(house, rich, "the export names the starting money");
    let (edition, record) = (folder.with("rich.toml", rich), folder.at("rich.record"));
    let args = ["play", "edo", "--edition", &edition, "--seed", "1"];
    let out = well(&args, &format!("1\nsave {record}\nquit\n"));
    assert!(out.contains("55 ryo"), "{out}");
    // A record remembers its edition.
    let ran = oedo(&["play", "edo", "--load", &record], "quit\n");
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("--edition FILE"), "{}", ran.err);
    assert!(
        well(&["play", "edo", "--load", &record, "--edition", &edition], "quit\n").contains("55")
    );
}

#[test]
fn a_finished_game_can_be_looked_at_and_kept() {
    let folder = Folder::new("finished");
    let file = folder.at("over.record");
    let input = format!("help\nboards\nrule end.tie\nlog\n7\nsave {file}\nquit\nmap\n");
    let args = ["play", "edo", "--players", "2", "--bots", "2", "--seed", "3"];
    let out = well(&args, &input);
    let (_, after) = out.split_once("The game is over.").unwrap();
    for said in ["keep the game in a file", "at home  on map", "more resources", "Saved in"] {
        assert!(after.contains(said), "{said}: {after}");
    }
    assert_eq!(after.matches("The game can still be looked at").count(), 2, "{after}");
    assert!(!after.contains("The input ended"), "{after}");
    // What was saved is the finished game, and it can be put on the table again.
    let again = well(&["play", "edo", "--load", &file, "--bots", "2"], "");
    assert!(again.contains("The game is over."), "{again}");
}

#[test]
fn help_fits_the_width_and_nothing_refused_is_said() {
    for lang in ["en", "es", "fr"] {
        let out = well(&["play", "edo", "--lang", lang], "help\nquit\n");
        let help = out.lines().skip_while(|line| !line.starts_with('>'));
        assert!(help.clone().all(|line| line.chars().count() <= 102), "{lang}: {out}");
        assert!(8 < help.count());
    }
    // The first to choose may have any package.
    let args = ["play", "edo", "--players", "2", "--bots", "0", "--seed", "1"];
    assert!(well(&args, "? 1\n").contains("Nothing you could try now is refused."));
}

#[test]
fn leaving_an_unsaved_game_is_asked_twice() {
    let folder = Folder::new("unsaved");
    let file = folder.at("kept.record");
    let args = ["play", "edo", "--players", "2", "--bots", "0", "--seed", "1"];
    let warning = "quit once more leaves without it";
    let times = |input: &str| well(&args, input).matches(warning).count();
    assert_eq!(times("quit\n1\n"), 0, "nothing was played");
    assert_eq!(times("1\nquit\nquit\n1\nquit\n"), 1, "the second leaves");
    assert_eq!(times("1\nquit\n1\nquit\n"), 2, "more was played since");
    assert_eq!(times(&format!("1\nsave {file}\nquit\n1\n")), 0, "it is saved");
    assert_eq!(times(&format!("1\nsave {file}\n1\nquit\n")), 1, "not all of it");
    assert_eq!(times("1\n"), 0, "the input just ends");
}

#[test]
fn what_decided_a_ranking_is_said() {
    // Where houses cost nothing and money makes no points, some are without a house in Edo and many
    // have as many points.
    let folder = Folder::new("ranking");
    let mut cheap = well(&["edition", "export", "edo"], "");
    for (ours, instead) in [
        ("house = { cost = { wood = 2, stone = 1, ryo = 4 }", "house = { cost = { }"),
        ("ryo_per_point = 15", "ryo_per_point = 99"),
    ] {
        assert!(cheap.contains(ours), "{ours}");
        cheap = cheap.replace(ours, instead);
    }
    let edition = folder.with("cheap.toml", cheap);
    for (lang, words) in [
        ("en", ["who has no house in Edo", "as many power points"]),
        ("es", ["que no tiene casa en Edo", "los mismos puntos de poder"]),
        ("fr", ["qui n’a pas de maison à Edo", "autant de points de pouvoir"]),
    ] {
        let played: Vec<String> = (1..=12)
            .map(|seed| {
                let seed = seed.to_string();
                let args = ["play", "edo", "--edition", &edition, "--bots", "4"];
                well(&[&args[..], &["--lang", lang, "--seed", &seed]].concat(), "")
            })
            .collect();
        for (said, rule) in words.iter().zip(["[edo.end.house-in-edo]", "[edo.end.tie]"]) {
            let line = |out: &str| out.lines().any(|it| it.contains(said) && it.contains(rule));
            assert!(played.iter().any(|out| line(out)), "{lang}: {said}");
        }
    }
}
