//! Makes golden games: whole games by bots, chosen for what they show.
//!
//! ```text
//! cargo run --release --package edo --example golden -- choose 1-20
//! cargo run --release --package edo --example golden -- \
//!     keep three-tokken 'players 3 modules tokken' level3,lively 17
//! cargo run --release --package edo --example golden -- position three-tokken 120
//! ```
//!
//! `choose` plays every number of players with each module, by several bots and with each of the
//! seeds, and names a few games that together show what no kept game does yet. `keep` plays one and
//! writes its record; `UPDATE=1 cargo test --package edo --test golden` then writes what belongs to
//! it. Bots are named in the order of the seats, and over again if there are fewer. `position` writes
//! how a kept game stood after so many lines of play, as files of counts have it. Kept games
//! stay under the number of the rules they were played by; new ones take the newest.

#![allow(clippy::print_stdout, reason = "it talks to whoever started it")]
#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "most facts and choices say no more than that they were met"
)]

#[path = "../tests/golden/coverage.rs"]
mod coverage;
#[path = "../tests/golden/ending.rs"]
mod ending;

use std::collections::BTreeSet;
use std::fs;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

use bots::{Bot, Level, Weighted};
use edo::edition::Edition;
use edo::{Edo, Setup};
use ending::Ending;
use record::{EditionId, Header, Play, Record, replay, save};
use table::{Chance, Fast, Game, Seen, mix, position_text};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words[..] {
        ["choose", seeds] => {
            let (from, to) = seeds.split_once('-').expect("seeds such as 1-20");
            choose(number(from)..=number(to));
        }
        ["keep", name, setup, bots, seed] => keep(name, &table(setup), bots, number(seed)),
        ["position", name, lines] => position(name, number(lines)),
        _ => panic!("choose, keep or position; the head of the file says how"),
    }
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

fn number(word: &str) -> u64 {
    word.parse().unwrap_or_else(|_| panic!("`{word}` is no number"))
}

/// The edition that is kept with the games.
fn edition() -> &'static Edition {
    let text = fs::read_to_string(folder().join("edition.toml")).expect("the edition is kept");
    record::edition::edo::read("edition.toml", &text).expect("the edition is whole")
}

fn table(setup: &str) -> Edo {
    let setup = Setup::read(setup).unwrap_or_else(|fault| panic!("{fault}"));
    Edo::new(setup, edition()).expect("two to five play")
}

fn bot(name: &str) -> Box<dyn Bot<Edo>> {
    match Level::read(name) {
        Some(level) => Box::new(level.bot::<Edo>()),
        None if name == "lively" => Box::new(Weighted(edo::likes)),
        None => panic!("no bot is called `{name}`"),
    }
}

/// One game. Of several who are asked at once any may be the first to answer.
fn play(game: &Edo, bots: &str, seed: u64) -> Record {
    let names: Vec<&str> = bots.split(',').collect();
    let mut bots: Vec<_> =
        game.seats().iter().map(|s| bot(names[s.0 as usize % names.len()])).collect();
    let digest = record::edition::edo::digest(game.edition);
    let edition = EditionId { name: game.edition.name.to_owned(), digest };
    let header = Header::of(game, edition, game.setup().to_string());
    let (mut play, _) = Play::deal(game, Fast(mix(seed)), header);
    let mut own = Fast(mix(!seed));
    let mut order = Fast(mix(seed ^ 0x5EA7));
    loop {
        let asked: Vec<_> = game.asked(play.state()).iter().collect();
        if asked.is_empty() {
            break;
        }
        let seat = asked[order.below(asked.len() as u32) as usize];
        let choice = bots[seat.0 as usize].answer(&Seen::new(game, play.state(), seat), &mut own);
        play.answer(seat, choice).expect("bots answer as the law allows");
    }
    play.record().clone()
}

fn read(folder: &Path) -> (Edo, Record) {
    let text = fs::read_to_string(folder.join("record.game")).expect("a game has its record");
    let record = Record::read(&text).expect("the record is whole");
    let setup = Setup::read(&record.header.setup).expect("the set-up is whole");
    let game = Edo::by_rules(record.header.rules, setup, edition()).expect("it was played");
    (game, record)
}

fn folders() -> Vec<PathBuf> {
    let entries = fs::read_dir(folder()).expect("the folder is there");
    let mut folders: Vec<PathBuf> =
        entries.map(|entry| entry.expect("it can be listed").path()).collect();
    folders.retain(|path| path.is_dir());
    folders.sort();
    folders
}

/// What the kept games show, perhaps one of them left out.
fn kept(but: Option<&str>) -> BTreeSet<String> {
    let mut shown = BTreeSet::new();
    for folder in folders().iter().filter(|folder| but.is_none_or(|but| !folder.ends_with(but))) {
        let (game, record) = read(folder);
        shown.extend(coverage::shown(&game, &record).expect("it can be played again"));
    }
    shown
}

/// A game that could be kept.
struct Candidate {
    command: String,
    lines: usize,
    shown: BTreeSet<String>,
}

/// Of many games the few that show most that is missing, the short ones first.
fn choose(seeds: RangeInclusive<u64>) {
    let mut missing = coverage::missing(&kept(None));
    println!("missing: {}", missing.join(", "));
    let mut candidates = Vec::new();
    for setup in Setup::all().filter(|setup| [0, 1, 3].contains(&setup.addons.names().count())) {
        let game = table(&setup.to_string());
        for bots in BOTS {
            for seed in seeds.clone() {
                let record = play(&game, bots, seed);
                let shown = coverage::shown(&game, &record).expect("it was just played");
                let command = format!("keep NAME '{setup}' {bots} {seed}");
                candidates.push(Candidate { command, lines: record.lines.len(), shown });
            }
        }
    }
    while !missing.is_empty() {
        let news = |candidate: &Candidate| {
            missing.iter().filter(|phrase| candidate.shown.contains(*phrase)).count()
        };
        // What is new, for a length: a game is read line by line.
        let worth = |candidate: &&Candidate| 1_000_000 * news(candidate) / (500 + candidate.lines);
        let Some(best) = candidates.iter().max_by_key(worth).filter(|best| 0 < news(best)) else {
            break;
        };
        let (shows, rest): (Vec<String>, Vec<String>) =
            missing.iter().cloned().partition(|phrase| best.shown.contains(phrase));
        println!("{}\n  {} lines: {}", best.command, best.lines, shows.join(", "));
        missing = rest;
    }
    println!("in none of {} games: {}", candidates.len(), missing.join(", "));
}

/// Who plays: those who think build and score, the others do what nobody who thinks would.
const BOTS: [&str; 4] = ["level3", "level2,lively", "lively", "random"];

fn keep(name: &str, game: &Edo, bots: &str, seed: u64) {
    let others = kept(Some(name));
    let record = play(game, bots, seed);
    let ending = Ending::of(game, &record).expect("it was just played").expect("it is over");
    let shown = coverage::shown(game, &record).expect("it was just played");
    let folder = folder().join(name);
    fs::create_dir_all(&folder).expect("the tree can be written to");
    let only: Vec<String> = coverage::required()
        .into_iter()
        .filter(|phrase| shown.contains(phrase) && !others.contains(phrase))
        .collect();
    let why = match &only[..] {
        [] => String::new(),
        _ => format!(" When it was kept, only here: {}.", only.join(", ")),
    };
    let head = format!("# Played by {bots}, seed {seed}.{why}\n");
    save(&folder.join("record.game"), &format!("{head}{record}")).expect("it can be written");
    print!("{head}{} lines of play\n{ending}", record.lines.len());
    let all: BTreeSet<String> = others.union(&shown).cloned().collect();
    println!("still missing: {}", coverage::missing(&all).join(", "));
}

fn position(name: &str, lines: u64) {
    let (game, record) = read(&folder().join(name));
    let replay = replay(&game, &record).and_then(|replay| replay.to(lines as usize));
    let replay = replay.expect("it can be played again");
    print!("set-up {}\nposition\n{}", game.setup(), position_text(&game, replay.state()));
}
