//! Makes golden games: whole games by bots, chosen for what they show.
//!
//! ```text
//! cargo run --release --package yedo --example keep -- choose 1-400
//! cargo run --release --package yedo --example keep -- position two-8-1880 120
//! ```
//!
//! `choose` plays a game with each of the seeds, set up otherwise each time, and keeps a few that
//! together show what no kept game does yet; `UPDATE=1 cargo test --package yedo --test golden` then
//! writes what belongs to them. `position` writes how a kept game stood after so many lines of play,
//! as files of counts have it. Kept games stay under the number of the rules they were played by; new
//! ones take the newest.

#![allow(clippy::print_stdout, reason = "it talks to whoever started it")]
#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "most facts and choices say no more than that they were met"
)]

#[path = "../tests/golden/coverage.rs"]
mod coverage;

use std::collections::BTreeSet;
use std::fs;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

use bots::{Bot, Level as Strength};
use record::{EditionId, Header, Play, Record, replay, save};
use table::{Chance, Choices, Fast, Game, Seen, mix, position_text};
use yedo::choice::Choice;
use yedo::content::HOUSE;
use yedo::edition::{ActionKind, Edition, EventKind, Level, MissionSet, Mood};
use yedo::setup::Together;
use yedo::{Addons, Setup, Yedo};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words[..] {
        ["choose", seeds] => {
            let (from, to) = seeds.split_once('-').expect("seeds such as 1-400");
            choose(number(from)..=number(to));
        }
        ["position", name, lines] => position(name, number(lines)),
        _ => panic!("choose or position; the head of the file says how"),
    }
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

fn number(word: &str) -> u64 {
    word.parse().unwrap_or_else(|_| panic!("`{word}` is no number"))
}

/// The edition that is kept with the games; ours, if none is kept yet.
fn edition() -> &'static Edition {
    let file = folder().join("edition.toml");
    if !file.exists() {
        save(&file, &record::edition::yedo::export(&HOUSE)).expect("the tree can be written to");
    }
    let text = fs::read_to_string(file).expect("the edition is kept");
    record::edition::yedo::read("edition.toml", &text).expect("the edition is whole")
}

/// Another set-up for each seed: between many all kinds of cards meet all else.
fn set_up(seed: u64, edition: &Edition) -> Setup {
    if TOGETHER_FROM <= seed {
        return set_up_together(seed, edition);
    }
    let at = seed as usize;
    let mut luck = Fast(mix(seed ^ 0x5E7));
    let mut toss = || luck.below(2) == 1;
    let addons =
        Addons { specialists: toss(), tea_house: toss(), clan_powers: toss(), jesuits: toss() };
    let addons = if at.is_multiple_of(8) { Addons::default() } else { addons };
    let rounds = edition.numbers.start.rounds[1 + at / 2 % 2];
    let rounds = if addons.jesuits { rounds } else { edition.numbers.start.rounds[at / 2 % 3] };
    let actions: Vec<ActionKind> = ActionKind::ALL.to_vec();
    let events: Vec<EventKind> =
        EventKind::ALL.into_iter().filter(|kind| *kind != EventKind::Jesuits).collect();
    let apart = [MissionSet::Basic, MissionSet::Shogun, MissionSet::Jesuit];
    let sets: Vec<MissionSet> = MissionSet::ALL
        .into_iter()
        .filter(|set| !apart.contains(set))
        .filter(|set| *set != MissionSet::Specialist || addons.specialists)
        .collect();
    Setup {
        rounds,
        actions: [0, 1, 3].map(|step| actions[(at + step) % actions.len()]),
        events: Some([0, 1 + at / 7 % 3].map(|step| events[(at + step) % events.len()])),
        missions: [0, 1 + at / 6 % 3].map(|step| sets[(at + step) % sets.len()]),
        black: true,
        dealt: false,
        addons,
        ..Setup::first_game(2 + (at % 4) as u8, edition)
    }
}

/// From this seed on all play together.
const TOGETHER_FROM: u64 = 5_000;

/// The same for games that are played together: every number of players, every mood.
fn set_up_together(seed: u64, edition: &Edition) -> Setup {
    let at = seed as usize;
    let players = 1 + (at % 4) as u8;
    let mut luck = Fast(mix(seed ^ 0x5E7));
    let mut toss = || luck.below(2) == 1;
    let addons =
        Addons { specialists: toss(), tea_house: toss(), clan_powers: toss(), jesuits: false };
    let first = Setup::first_together(players, edition);
    let easy = (1 < players).then_some(Level::Gentle);
    let together = Together {
        mood: Mood::ALL[at / 4 % 3],
        lowest: Level::Gentle,
        highest: easy,
        errands: Level::Gentle,
        master: toss(),
        gentler: false,
        open_hands: toss(),
    };
    let kinds = [ActionKind::Lanterns, ActionKind::Whispers, ActionKind::Merchants];
    let second = if addons.specialists { MissionSet::Specialist } else { MissionSet::War };
    Setup {
        actions: if toss() { kinds } else { first.actions },
        missions: [MissionSet::Theft, second],
        together: Some(together),
        addons,
        ..first
    }
}

/// Plays what it has: cards and characters as soon as they can be, missions always; and now and then
/// anything at all, so that more is met than by those who think.
struct Eager {
    thinks: Box<dyn Bot<Yedo>>,
    wild: u32,
}

impl Bot<Yedo> for Eager {
    fn answer(&mut self, seen: &Seen<'_, Yedo>, chance: &mut Fast) -> Choice {
        let mut choices = Choices::new();
        seen.choices(&mut choices);
        let eager = |choice: &&Choice| {
            matches!(
                choice,
                Choice::Play(_)
                    | Choice::Character
                    | Choice::Complete { .. }
                    | Choice::Errand(_)
                    | Choice::Hire(_)
            )
        };
        let all: Vec<Choice> = choices.iter().filter(eager).copied().collect();
        if !all.is_empty() && chance.below(10) < 7 {
            return all[chance.below(all.len() as u32) as usize];
        }
        if chance.below(100) < self.wild {
            return choices.any(chance);
        }
        self.thinks.answer(seen, chance)
    }
}

/// One game. Of several who are asked at once any may be the first to answer.
fn play(game: &Yedo, seed: u64) -> Record {
    let bot = |_| Eager {
        thinks: Box::new(Strength::Greedy.bot::<Yedo>()),
        wild: [0, 5, 20][seed as usize / 3 % 3],
    };
    let mut bots: Vec<Eager> = game.seats().iter().map(bot).collect();
    let digest = record::edition::yedo::digest(game.edition);
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

fn read(folder: &Path, edition: &'static Edition) -> (Yedo, Record) {
    let text = fs::read_to_string(folder.join("record.game")).expect("a game has its record");
    let record = Record::read(&text).expect("the record is whole");
    let setup = Setup::read(&record.header.setup).expect("the set-up is whole");
    let game = Yedo::by_rules(record.header.rules, setup, edition).expect("it was played");
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

/// A game that could be kept.
struct Candidate {
    seed: u64,
    record: Record,
    shown: BTreeSet<String>,
}

/// Of many games the few that show most that is missing, the short ones first.
fn choose(seeds: RangeInclusive<u64>) {
    let edition = edition();
    let mut shown = BTreeSet::new();
    for folder in folders() {
        let (game, record) = read(&folder, edition);
        shown.extend(coverage::shown(&game, &record).expect("it can be played again"));
    }
    let mut missing = coverage::missing(edition, &shown);
    println!("missing: {}", missing.len());
    let candidate = |seed: u64| {
        let game = Yedo::new(set_up(seed, edition), edition).expect("our set-ups are lawful");
        let record = play(&game, seed);
        let shown = coverage::shown(&game, &record).expect("it was just played");
        Candidate { seed, record, shown }
    };
    let candidates: Vec<Candidate> = seeds.map(candidate).collect();
    while !missing.is_empty() {
        let news = |candidate: &Candidate| {
            missing.iter().filter(|phrase| candidate.shown.contains(*phrase)).count()
        };
        // What is new, for a length: a game is read line by line.
        let worth = |candidate: &&Candidate| {
            1_000_000 * news(candidate) / (500 + candidate.record.lines.len())
        };
        let Some(best) = candidates.iter().max_by_key(worth).filter(|best| 0 < news(best)) else {
            break;
        };
        let (news, rest): (Vec<String>, Vec<String>) =
            missing.iter().cloned().partition(|phrase| best.shown.contains(phrase));
        keep(best, &news);
        missing = rest;
    }
    println!("in none of {} games: {}", candidates.len(), missing.join(", "));
}

fn keep(game: &Candidate, shows: &[String]) {
    let Candidate { seed, record, .. } = game;
    let setup = Setup::read(&record.header.setup).expect("it was just played");
    let number = ["one", "two", "three", "four", "five"][setup.players as usize - 1];
    let folder = folder().join(format!("{number}-{}-{seed:04}", setup.rounds));
    fs::create_dir_all(&folder).expect("the tree can be written to");
    let head = format!(
        "# Played by eager bots, seed {seed}. When it was kept, first here: {}.\n",
        shows.join(", ")
    );
    save(&folder.join("record.game"), &format!("{head}{record}")).expect("it can be written");
    println!("{}: {} lines, {} new", folder.display(), record.lines.len(), shows.len());
}

fn position(name: &str, lines: u64) {
    let (game, record) = read(&folder().join(name), edition());
    let replay = replay(&game, &record).and_then(|replay| replay.to(lines as usize));
    let replay = replay.expect("it can be played again");
    print!("set-up {}\nposition\n{}", game.setup(), position_text(&game, replay.state()));
}
