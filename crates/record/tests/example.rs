//! Examples of the toy: those that hold, and what is said of those that do not.

use std::fs;
use std::path::PathBuf;

use record::example::{Claim, Example, Found, Start, find, run};
use table::toy::Toy;
use table::{Chance, Fast, Seat, Seats};

const WHOLE: &str = "\
# The highest bid takes the prize.
# Its owner may then pay for a new card.
#
# Whoever has too few coins is told so.
rule toy.bid.worth
rule toy.draw.pay
game toy
set-up players 2

position
  round 3
  prize 5
  S1 hand 4 6
  S1 coins 1
  S2 hand 7
asked S1 S2
offered S1 pass
offered S1 bid 6
refused S1 bid 4 by toy.bid.worth lacking worth 4 of 5
refused S1 bid 7 by toy.bid.hold
refused S1 keep by toy.question
unlisted S1 bid 4
# A comment here is for whoever edits the file.
play S1 bid 6
after only
  S1 sealed 6
asked S2
outcome none
play S2 pass
after only
  S1 sealed nothing
  prize none
  phase drawing S1
  used 6
  S1 hand 4
  S1 won 5
after
  S2 coins 3
  S2 won
refused S1 draw by toy.draw.pay lacking coin 1 of 2
play S1 keep
asked nobody
outcome S1 1 6, S2 2 3
";

#[test]
fn an_example_that_holds() {
    let example = read(WHOLE);
    assert_eq!(run(&Toy::new(2), &example), Ok(()));
}

#[test]
fn an_example_is_data() {
    let example = read(WHOLE);
    assert_eq!(
        example.about,
        "The highest bid takes the prize.\nIts owner may then pay for a new card.\n\n\
         Whoever has too few coins is told so."
    );
    assert_eq!(example.rules, ["toy.bid.worth", "toy.draw.pay"]);
    assert_eq!((&*example.game, &*example.setup), ("toy", "players 2"));
    let Start::Position { line: 10, lines } = &example.start else {
        panic!("it starts from a position: {:?}", example.start);
    };
    assert_eq!((lines[2].line, &*lines[2].text), (13, "S1 hand 4 6"));
    assert_eq!(example.steps.len(), 18);
    assert_eq!(example.steps[0].claim, Claim::Asked(Seats::first(2)));
    // What is shown of a step is what stands in the file.
    let file: Vec<&str> = WHOLE.lines().collect();
    for step in &example.steps {
        assert_eq!(step.claim.to_string(), file[step.line - 1]);
    }
}

#[test]
fn an_example_may_begin_with_a_deal_and_luck() {
    let text = "\
rule toy.draw.deck
game toy
set-up players 2
deal {0/16 0/15 0/14 0/13 0/12 0/11 1/9}
after
  prize 2
  S1 hand 1 2 3
  S2 hand 4 5 6
play S1 pass
play S2 bid 4
play S2 draw {9/10 0/8}
after only
  round 2
  prize 1
  used 4
  S2 hand 5 6 16
  S2 won 2
  S2 coins 1
";
    assert_eq!(run(&Toy::new(2), &read(text)), Ok(()));
}

/// Changes one line of the example above and gives what is said of it.
fn said(line: &str, instead: &str) -> String {
    assert!(WHOLE.contains(line), "{line}");
    let example = read(&WHOLE.replacen(line, instead, 1));
    run(&Toy::new(2), &example).expect_err("it should not hold").to_string()
}

#[test]
fn who_is_asked_is_said() {
    assert_eq!(said("asked S1 S2", "asked S2"), "line 16: `asked S2`: asked is S1 S2");
    assert_eq!(said("asked nobody", "asked S1"), "line 42: `asked S1`: asked is nobody");
}

#[test]
fn why_a_choice_is_refused_or_not_is_said() {
    assert_eq!(
        said("offered S1 bid 6", "offered S1 bid 4"),
        "line 18: `offered S1 bid 4`: it is refused by toy.bid.worth lacking worth 4 of 5"
    );
    assert_eq!(
        said("refused S1 bid 4 by toy.bid.worth", "refused S1 bid 4 by toy.bid.hold"),
        "line 19: `refused S1 bid 4 by toy.bid.hold lacking worth 4 of 5`: \
         it is refused by toy.bid.worth lacking worth 4 of 5"
    );
    assert_eq!(
        said("worth 4 of 5", "worth 3 of 5"),
        "line 19: `refused S1 bid 4 by toy.bid.worth lacking worth 3 of 5`: \
         it is refused by toy.bid.worth lacking worth 4 of 5"
    );
    assert_eq!(
        said("refused S1 keep by toy.question", "refused S1 pass by toy.question"),
        "line 21: `refused S1 pass by toy.question`: it is allowed"
    );
    assert_eq!(
        said("unlisted S1 bid 4", "unlisted S1 pass"),
        "line 22: `unlisted S1 pass`: it is listed"
    );
    assert_eq!(
        said("play S2 pass", "play S2 keep"),
        "line 29: `play S2 keep`: it is refused by toy.question"
    );
    assert_eq!(
        said("play S2 pass", "play S2 pay"),
        "line 29: `play S2 pay`: found `pay`, expected `pass`, `bid CARD`, `keep` or `draw`"
    );
}

#[test]
fn a_refused_choice_that_is_shown_with_its_reason() {
    let bid = "refused S1 bid 4 by toy.bid.worth lacking worth 4 of 5";
    for shown in [bid, "refused S1 bid 4 by toy.bid.worth"] {
        let text = WHOLE.replacen(bid, &shown.replacen("refused", "explained", 1), 1);
        assert_eq!(run(&Toy::new(2), &read(&text)), Ok(()), "{shown}");
    }
    assert_eq!(
        said(bid, "explained S1 bid 4 by toy.bid.worth lacking worth 3 of 5"),
        "line 19: `explained S1 bid 4 by toy.bid.worth lacking worth 3 of 5`: \
         it is refused by toy.bid.worth lacking worth 4 of 5"
    );
    assert_eq!(
        said(bid, "explained S1 bid 6 by toy.bid.worth"),
        "line 19: `explained S1 bid 6 by toy.bid.worth`: it is allowed"
    );
    // Refused, but nobody would think of trying it.
    assert_eq!(
        said("refused S1 bid 7 by toy.bid.hold", "explained S1 bid 7 by toy.bid.hold"),
        "line 20: `explained S1 bid 7 by toy.bid.hold`: \
         it is refused so, but not listed; listed is `pass`, `bid 4`, `bid 6`"
    );
    // Nobody who is not asked is shown anything.
    assert_eq!(
        said("refused S1 draw by toy.draw.pay", "explained S2 draw by toy.asked"),
        "line 40: `explained S2 draw by toy.asked lacking coin 1 of 2`: \
         it is refused by toy.asked"
    );
}

#[test]
fn all_that_stands_against_a_choice_is_said_and_what_would_help() {
    let bid = "refused S1 bid 4 by toy.bid.worth lacking worth 4 of 5";
    let worth = "by toy.bid.worth lacking worth";
    for holds in [
        format!("unmet S1 bid 4 {worth} 4 of 5"),
        "unmet S1 bid 3 by toy.bid.hold, by toy.bid.worth".to_owned(),
        format!("unmet S1 bid 3 by toy.bid.hold lacking card 0 of 1, {worth} 3 of 5"),
        format!("cure S1 bid 3 {worth} 3 of 5 with nothing"),
    ] {
        let text = WHOLE.replacen(bid, &holds, 1);
        assert_eq!(run(&Toy::new(2), &read(&text)), Ok(()), "{holds}");
        let Some(step) = read(&text).steps.into_iter().find(|step| step.line == 19) else {
            panic!("there is a step on line 19");
        };
        assert_eq!(step.claim.to_string(), holds);
    }
    assert_eq!(
        said(bid, "unmet S1 bid 3 by toy.bid.hold"),
        "line 19: `unmet S1 bid 3 by toy.bid.hold`: it is refused by toy.bid.hold lacking card 0 of 1, \
         by toy.bid.worth lacking worth 3 of 5"
    );
    assert_eq!(
        said(bid, "unmet S1 bid 6 by toy.bid.worth"),
        "line 19: `unmet S1 bid 6 by toy.bid.worth`: it is allowed"
    );
    assert_eq!(
        said(bid, "cure S1 bid 4 by toy.bid.worth with pass, keep"),
        "line 19: `cure S1 bid 4 by toy.bid.worth with pass, keep`: the cure is nothing"
    );
    assert_eq!(
        said(bid, "cure S1 bid 4 by toy.bid.hold with nothing"),
        "line 19: `cure S1 bid 4 by toy.bid.hold with nothing`: \
         it is refused by toy.bid.worth lacking worth 4 of 5"
    );
}

#[test]
fn luck_that_does_not_fit_is_said() {
    assert_eq!(
        said("play S2 pass", "play S2 pass {1/6}"),
        "line 29: `play S2 pass {1/6}`: the luck does not fit: draws written that are never made: 1"
    );
    let deal = "rule toy.draw.deck\ngame toy\nset-up players 2\ndeal {0/15}\n";
    let mismatch = run(&Toy::new(2), &read(deal)).expect_err("there are sixteen cards");
    assert_eq!(
        mismatch.to_string(),
        "line 4: `deal {0/15}`: the luck does not fit: 0/15 is written, the draw is made from 16"
    );
}

#[test]
fn how_a_position_differs_is_said() {
    assert_eq!(
        said("  S1 won 5\n", "  S1 won 6\n  S2 hand 7\n  round 2\n"),
        "line 30: `after only`: the position differs\
         \n  - S1 won 6\
         \n  + S1 won 5\
         \n  - round 2\
         \n  + round 3"
    );
    assert_eq!(
        said("  S2 won\n", "  S2 won 1\n"),
        "line 37: `after`: the position differs\n  - S2 won 1\n  + nothing of the kind"
    );
    assert_eq!(
        said("  S1 sealed nothing\n", "  S1 sealed 6\n"),
        "line 30: `after only`: the position differs\
         \n  - S1 sealed 6\
         \n    (line 31: found `the whole position`, \
         expected sealed bids only of seats that are bidding)"
    );
    assert_eq!(
        said("  S1 hand 4\n", "  S1 hand 6\n"),
        "line 30: `after only`: the position differs\
         \n  - S1 hand 6\
         \n  + S1 hand 4\
         \n    (line 35: found `the whole position`, \
         expected every card in one place, and bids from the own hand)"
    );
}

#[test]
fn what_else_has_changed_is_said() {
    assert_eq!(
        said("  S1 won 5\n", ""),
        "line 30: `after only`: more has changed than is listed\n  + S1 won 5"
    );
    // Things that went back to nothing are changes too.
    assert_eq!(
        said("  prize none\n  phase drawing S1\n", "  phase drawing S1\n"),
        "line 30: `after only`: more has changed than is listed\n  - prize 5"
    );
    assert_eq!(
        said("  S1 hand 4\n  S1 won 5\n", "  S2 coins 3\n"),
        "line 30: `after only`: more has changed than is listed\
         \n  - S1 hand 4 6\
         \n  + S1 hand 4\
         \n  + S1 won 5"
    );
}

#[test]
fn the_true_outcome_is_said() {
    assert_eq!(
        said("outcome none", "outcome S1 1 6, S2 2 3"),
        "line 28: `outcome S1 1 6, S2 2 3`: the outcome is none"
    );
    assert_eq!(
        said("outcome S1 1 6, S2 2 3", "outcome S1 1 6"),
        "line 43: `outcome S1 1 6`: the outcome is S1 1 6, S2 2 3"
    );
    assert_eq!(
        said("outcome S1 1 6, S2 2 3", "outcome lost -3"),
        "line 43: `outcome lost -3`: the outcome is S1 1 6, S2 2 3"
    );
}

#[test]
fn a_position_that_cannot_be_read_is_said() {
    assert_eq!(
        said("  S1 coins 1", "  S1 coin 1"),
        "line 14: `S1 coin 1`: found `S1 coin 1`, expected a line such as `S1 hand 3 7`"
    );
    assert_eq!(
        said("  S1 coins 1", "  S1 coins 9"),
        "line 10: `position`: found `the whole position`, expected no more coins than there are"
    );
}

#[test]
fn a_lawful_choice_that_is_not_offered_is_said() {
    let found = Found::NotOffered(vec!["pass".to_owned(), "bid 3".to_owned()]);
    assert_eq!(found.to_string(), "it is lawful, but not offered; offered is `pass`, `bid 3`");
}

#[test]
fn what_is_no_example_is_said() {
    const INDENTED: &str = "an indented line only below `position`, `after` or `after only`";
    let seats = "`asked SEAT …` or `asked nobody`";
    let head = "`rule ID`, `game NAME`, `set-up …`, then `position` or `deal {…}`";
    let steps = "`asked`, `offered`, `refused`, `explained`, `unmet`, `cure`, `unlisted`, `play`, \
                 `after` or `outcome`";
    let unmet = "`unmet SEAT CHOICE by RULE lacking WHAT HAVE of NEED, by …`";
    let cure = "`cure SEAT CHOICE by RULE lacking WHAT HAVE of NEED with CHOICE[, CHOICE]`, or \
                `with nothing`";
    let refused = "`refused SEAT CHOICE by RULE [lacking WHAT HAVE of NEED]`";
    let explained = "`explained SEAT CHOICE by RULE [lacking WHAT HAVE of NEED]`";
    let ending = "`outcome SEAT PLACE POINTS, …` or `outcome none`";
    for (line, instead, at, found, expected) in [
        ("asked S1 S2", "asked", 16, "asked", seats),
        ("asked S1 S2", "asked S9", 16, "asked S9", seats),
        ("offered S1 pass", "offered pass", 17, "offered pass", "`offered SEAT CHOICE`"),
        ("offered S1 pass", "offered S1 {", 17, "offered S1 {", "`offered SEAT CHOICE`"),
        ("unlisted S1 bid 4", "unlisted", 22, "unlisted", "`unlisted SEAT CHOICE`"),
        (" 1 of 2", " 1", 40, "refused S1 draw by toy.draw.pay lacking coin 1", refused),
        (" by toy.question", "", 21, "refused S1 keep", refused),
        (
            "refused S1 keep by",
            "explained S1 keep",
            21,
            "explained S1 keep toy.question",
            explained,
        ),
        ("refused S1 keep by", "unmet S1 keep", 21, "unmet S1 keep toy.question", unmet),
        ("refused S1 keep", "cure S1 keep", 21, "cure S1 keep by toy.question", cure),
        ("after\n", "after a\n", 37, "after a", "`after` or `after only`, and indented lines"),
        ("outcome none", "outcome", 28, "outcome", ending),
        ("outcome none", "outcome S1 first", 28, "outcome S1 first", ending),
        ("S1 keep\na", "S1 {1/}\na", 41, "play S1 {1/}", "`play SEAT CHOICE {VALUE/OF …}`"),
        ("play S1 keep", "pay S1 keep", 41, "pay S1 keep", steps),
        ("play S1 keep", "  play S1 keep", 41, "play S1 keep", INDENTED),
        ("position\n", "", 10, "round 3", INDENTED),
        ("position\n", "player\nposition\n", 10, "player", head),
        ("game toy\n", "game toy\ngame toy\n", 8, "game toy", head),
        ("game toy\n", "", 9, "position", "a line `game NAME` above it"),
        ("set-up players 2\n", "", 9, "position", "a line `set-up …` above it"),
    ] {
        assert!(WHOLE.contains(line), "{line}");
        let misread = Example::read(&WHOLE.replacen(line, instead, 1)).expect_err(instead);
        let said = format!("line {at}: found `{found}`, expected {expected}");
        assert_eq!(misread.to_string(), said);
    }
    let misread = Example::read("game toy\nset-up\nposition").expect_err("what is it about?");
    assert_eq!(misread.to_string(), "line 3: found `position`, expected a line `rule ID` above it");
    let misread = Example::read("# Only words.\n").expect_err("nothing to run");
    assert_eq!(misread.to_string(), "line 1: found `the end`, expected `position` or `deal {…}`");
}

#[test]
fn a_choice_may_have_a_by_of_its_own() {
    let head = "rule x\ngame toy\nset-up\nposition\n";
    let step = "refused S1 travel by sea by toy.asked lacking ri -1 of 2\n";
    let example = read(&[head, step].concat());
    let Claim::Refused { seat, choice, rule, lack } = &example.steps[0].claim else {
        panic!("it is a refusal: {example:?}");
    };
    assert_eq!((*seat, &**choice, &**rule), (Seat(0), "travel by sea", "toy.asked"));
    assert_eq!(lack.as_ref().map(|lack| (lack.have, lack.need)), Some((-1, 2)));
}

#[test]
fn garbage_never_panics() {
    let words: Vec<&str> = WHOLE.split_inclusive([' ', '\n']).chain(["{", "}", "é"]).collect();
    let mut chance = Fast(4);
    for _ in 0..20_000 {
        let mut text = String::new();
        if chance.below(2) == 0 {
            text += "rule x\ngame toy\nset-up\nposition\n";
        }
        for _ in 0..chance.below(12) {
            text += words[chance.below(words.len() as u32) as usize];
        }
        if let Ok(example) = Example::read(&text)
            && example.game == "toy"
        {
            let _ = run(&Toy::new(2), &example);
        }
    }
}

#[test]
fn examples_are_found_in_a_stable_order() {
    let folder = std::env::temp_dir().join(format!("oedo-examples-{}", std::process::id()));
    let path = |name: &str| folder.join(name);
    fs::create_dir_all(path("b/c")).expect("a folder to test in");
    for name in ["b/c/2.example", "b/1.example", "a.example", "b/notes.md", "plain.txt"] {
        fs::write(path(name), "").expect("a file to find");
    }
    let found = find(&[path("plain.txt"), path("b"), folder.clone()]);
    let names = ["a.example", "b/1.example", "b/c/2.example", "plain.txt"];
    let expected: Vec<PathBuf> = names.map(path).into();
    let missing = find(&[path("nowhere")]);
    fs::remove_dir_all(&folder).expect("our own folder");
    assert_eq!(found.expect("all can be read"), expected);
    let missing = missing.expect_err("there is no such place").to_string();
    assert!(missing.starts_with("cannot look for examples in `"), "{missing}");
}

fn read(text: &str) -> Example {
    Example::read(text).expect("an example")
}
