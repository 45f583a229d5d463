//! Edits of an exported edition, at random: what an owner with an editor and no patience does. Each
//! edition that is still accepted must play.

use std::panic::{AssertUnwindSafe, catch_unwind};

use table::{Chance, Fast, Game, mix};

/// How many edited editions of each game are tried.
const EDITIONS: u64 = 150;

/// Words and numbers of a file, and what stands between them.
fn parts(text: &str) -> Vec<&str> {
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '-';
    let mut parts = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let same = is_word(first);
        let end = rest.find(|c| is_word(c) != same).unwrap_or(rest.len());
        let (part, after) = rest.split_at(end);
        parts.push(part);
        rest = after;
    }
    parts
}

/// Where a row has the list of what its card says.
fn said(line: &str) -> Option<std::ops::Range<usize>> {
    let key = ["effect = [", "event = [", "coop = ["].into_iter().find(|key| line.contains(key))?;
    let start = line.find(key)? + key.len() - 1;
    let end = line[start..].find("\"]")? + 2;
    Some(start..start + end)
}

/// A set-up with the kinds of cards that were edited, so that they come up.
fn with_kinds(setup: &str, changed: &str) -> String {
    let mut words: Vec<String> = setup.split(' ').map(str::to_owned).collect();
    for kind in changed.split("kind = \"").skip(1).filter_map(|rest| rest.split('"').next()) {
        let action = ::yedo::edition::ActionKind::ALL.iter().any(|it| it.id() == kind);
        let key = if action { "actions" } else { "events" };
        let at = words.iter().position(|word| word == key);
        if let Some(at) = at.filter(|_| !words.iter().any(|word| word == kind)) {
            kind.clone_into(&mut words[at + 1]);
        }
    }
    words.join(" ")
}

/// A line with another number or word in it, a line like another one, or a part of another line. Words
/// and parts come from lines that begin alike, so that many edits make sense.
fn edited(text: &str, chance: &mut Fast) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let rows: Vec<usize> = (0..lines.len())
        .filter(|at| lines[*at].contains(" = ") && !lines[*at].contains("game = "))
        .collect();
    let pick = |chance: &mut Fast, number: usize| chance.below(number as u32) as usize;
    let cards: Vec<usize> = rows.iter().copied().filter(|at| said(&lines[*at]).is_some()).collect();
    for _ in 0..=chance.below(3) {
        let from = if chance.below(2) == 0 || cards.is_empty() { &rows } else { &cards };
        let at = from[pick(chance, from.len())];
        // A neighbour is a row of the same table, most often.
        let near: Vec<usize> =
            rows.iter().copied().filter(|other| other.abs_diff(at) < 40).collect();
        let like = lines[near[pick(chance, near.len())]].clone();
        let old = lines[at].clone();
        let all = parts(&old);
        let is_word = |part: &&str| part.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
        let words: Vec<usize> = (0..all.len()).filter(|i| is_word(&all[*i])).collect();
        let nth = words[pick(chance, words.len())];
        let other = parts(&like);
        let others: Vec<&str> = other.iter().copied().filter(is_word).collect();
        let word = if let Ok(number) = all[nth].parse::<i32>() {
            let near = [number + 1, number + 2, number - 1, 0, 1, 2, 3, 9, 20, 99];
            near[pick(chance, near.len())].to_string()
        } else {
            others[pick(chance, others.len())].to_owned()
        };
        let mut new: Vec<&str> = all.clone();
        new[nth] = &word;
        let new = new.concat();
        match chance.below(8) {
            // What another card says, under this card's name.
            0..=2 if !cards.is_empty() => {
                let there = &lines[cards[pick(chance, cards.len())]];
                if let (Some(here), Some(said)) = (said(&old), said(there)) {
                    let said = there[said].to_owned();
                    lines[at] = format!("{}{said}{}", &old[..here.start], &old[here.end..]);
                }
            }
            // Another moment for it.
            3 => {
                let moment = ::yedo::edition::Moment::ALL[chance.below(11) as usize].id();
                if let Some(start) = old.find("moment = \"") {
                    let start = start + "moment = \"".len();
                    let end = start + old[start..].find('"').expect("it is a text");
                    lines[at] = format!("{}{moment}{}", &old[..start], &old[end..]);
                }
            }
            // A row more, or one less.
            4 if chance.below(2) == 0 => {
                lines.insert(at, old.replacen("id = \"", "id = \"x", 1));
            }
            4 => drop(lines.remove(at)),
            _ => lines[at] = new,
        }
        if lines.len() != text.lines().count() {
            break;
        }
    }
    lines.join("\n")
}

/// How many edited editions were accepted, and what went wrong with the first that does not play.
fn tried<E: 'static, G: Game>(
    text: &str,
    editions: u64,
    read: impl Fn(&str) -> Option<&'static E>,
    games: impl Fn(&'static E, &str) -> Vec<G>,
) -> (u64, Vec<String>) {
    let (mut accepted, mut faults) = (0, Vec::new());
    for seed in 0..editions {
        let file = edited(text, &mut Fast(mix(seed)));
        let changed: Vec<&str> = file.lines().filter(|line| !text.contains(line)).collect();
        let changed = changed.join("\n");
        let mut fault = |why: String| faults.push(format!("edit {seed}: {changed}\n{why}"));
        let edition = match catch_unwind(AssertUnwindSafe(|| read(&file))) {
            Ok(Some(edition)) => edition,
            Ok(None) => continue,
            Err(_) => {
                fault("reading it panics".to_owned());
                continue;
            }
        };
        accepted += 1;
        let played = catch_unwind(AssertUnwindSafe(|| {
            for (at, game) in games(edition, &changed).iter().enumerate() {
                if let Err((answers, why)) = table::contract::soak(game, seed + at as u64) {
                    return Err(format!("{answers} answers: {why}"));
                }
            }
            Ok(())
        }));
        match played {
            Ok(Ok(())) => {}
            Ok(Err(why)) => fault(why),
            Err(_) => fault("playing it panics".to_owned()),
        }
    }
    (accepted, faults)
}

/// More of them where somebody asks for more.
fn editions() -> u64 {
    std::env::var("EDITIONS").ok().and_then(|number| number.parse().ok()).unwrap_or(EDITIONS)
}

#[test]
fn edited_editions_of_yedo_that_are_accepted_play() {
    use ::yedo::content::HOUSE;
    let setups = [
        "players 4 rounds 6 actions neighbours whispers knives events disasters decrees \
         missions war interaction black modules specialists tea-house clan-powers",
        "players 2 rounds 8 actions streets lanterns merchants events intrigue closed-locations \
         missions specialist kidnapping modules specialists clan-powers jesuits",
        "players 3 rounds 7 actions streets lanterns merchants missions espionage theft black \
         together demanding objectives normal normal normal modules tea-house clan-powers",
    ];
    let games = |edition: &'static ::yedo::edition::Edition, changed: &str| {
        let setups = setups.iter().cycle().take(2 * setups.len());
        let setups = setups.map(|text| with_kinds(text, changed));
        let setups = setups.filter_map(|text| ::yedo::Setup::read(&text).ok());
        // Some editions lack what a set-up asks for; that is said when it is agreed.
        setups.filter_map(|setup| ::yedo::Yedo::new(setup, edition).ok()).collect()
    };
    let read = |text: &str| super::yedo::check("yedo.toml", text).ok();
    let (accepted, faults) = tried(&super::yedo::export(&HOUSE), editions(), read, games);
    assert!(faults.is_empty(), "{} faults\n{}", faults.len(), faults.join("\n\n"));
    assert!(editions() / 10 < accepted, "only {accepted} were accepted");
}

#[test]
fn edited_editions_of_edo_that_are_accepted_play() {
    use ::edo::content::HOUSE;
    let games = |edition: &'static ::edo::edition::Edition, _: &str| {
        ::edo::Setup::all()
            .step_by(7)
            .filter_map(|setup| ::edo::Edo::new(setup, edition).ok())
            .collect()
    };
    let read = |text: &str| super::edo::read("edo.toml", text).ok();
    let (accepted, faults) = tried(&super::edo::export(&HOUSE), editions(), read, games);
    assert!(faults.is_empty(), "{} faults\n{}", faults.len(), faults.join("\n\n"));
    assert!(editions() / 10 < accepted, "only {accepted} were accepted");
}
