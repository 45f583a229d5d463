//! Records of the toy: written, read, replayed, and spoiled in every way.

use record::{EditionId, Header, Play, Record, RecordError, ReplayError, replay};
use table::toy::{Choice, Toy};
use table::{Chance, Choices, Draw, Fast, Game, Seat, mix};

/// Plays a whole game at random; gives the record and every position on the way.
fn random_play(toy: &Toy, seed: u64) -> (Record, Vec<<Toy as Game>::State>) {
    let (mut play, facts) = Play::deal(toy, Fast(mix(seed)), header(toy));
    assert!(!facts.is_empty());
    let mut whim = Fast(mix(!seed));
    let mut states = vec![play.state().clone()];
    while let Some((seat, choice)) = any_answer(toy, play.state(), &mut whim) {
        play.answer(seat, choice).expect("a listed choice");
        states.push(play.state().clone());
    }
    (play.record().clone(), states)
}

fn any_answer(toy: &Toy, state: &<Toy as Game>::State, whim: &mut Fast) -> Option<(Seat, Choice)> {
    let asked = toy.asked(state);
    if asked.is_empty() {
        return None;
    }
    let seat = asked.iter().nth(whim.below(u32::from(asked.len())) as usize)?;
    let mut choices = Choices::new();
    toy.choices(state, seat, &mut choices);
    Some((seat, choices.any(whim)))
}

fn header(toy: &Toy) -> Header {
    let edition = EditionId { name: "house".to_owned(), digest: "0123456789abcdef".to_owned() };
    Header::of(toy, edition, format!("players {}", toy.seats().len()))
}

#[test]
fn a_random_game_is_written_read_and_replayed_to_the_same_positions() {
    for seats in 2..=4 {
        let toy = Toy::new(seats);
        for seed in 0..100 {
            let (record, states) = random_play(&toy, seed);
            let text = record.to_string();
            let read = Record::read(&text).expect("a record just written");
            assert_eq!(read, record);
            assert_eq!(read.to_string(), text);

            let mut cursor = replay(&toy, &read).expect("its own deal");
            assert_eq!(cursor.state(), &states[0]);
            assert!(!cursor.dealt().is_empty());
            for (i, pair) in states.windows(2).enumerate() {
                let step = cursor.next().expect("one more line").expect("a lawful line");
                assert_eq!((step.number, cursor.done()), (i + 1, i + 1));
                assert_eq!([&step.before, &step.after], [&pair[0], &pair[1]]);
                assert_eq!(cursor.state(), &pair[1]);
                assert!(!step.facts.is_empty() || step.choice == Choice::Keep);
            }
            assert!(cursor.next().is_none());
        }
    }
}

#[test]
fn a_running_game_is_a_record_too_and_can_be_resumed_at_any_line() {
    let toy = Toy::new(3);
    let (record, states) = random_play(&toy, 5);
    for (n, state) in states.iter().enumerate() {
        let mut running = record.clone();
        running.lines.truncate(n);
        let running = Record::read(&running.to_string()).expect("a running game");
        let play = Play::resume(&toy, Fast(1), running).expect("its own game");
        assert_eq!(play.state(), state);
        let cursor = replay(&toy, &record).expect("its own deal").to(n).expect("lawful lines");
        assert_eq!((cursor.state(), cursor.done()), (state, n));
    }
}

#[test]
fn answers_are_taken_back_one_by_one() {
    let toy = Toy::new(2);
    let (record, mut states) = random_play(&toy, 3);
    let mut play = Play::resume(&toy, Fast(1), record.clone()).expect("its own game");
    states.pop();
    for (line, state) in record.lines.iter().zip(&states).rev() {
        assert_eq!(play.undo_last().as_ref(), Some(line));
        assert_eq!(play.state(), state);
    }
    assert_eq!(play.undo_last(), None);
    assert_eq!(play.record(), &Record::new(record.header, record.deal));
}

#[test]
fn a_refused_answer_leaves_no_trace() {
    let toy = Toy::new(2);
    let (mut play, _) = Play::deal(&toy, Fast(1), header(&toy));
    let before = (play.state().clone(), play.record().clone());
    let refused = play.answer(Seat(0), Choice::Keep).expect_err("bids are asked");
    assert_eq!(refused.rule, table::toy::QUESTION);
    assert_eq!((play.state().clone(), play.record().clone()), before);
}

#[test]
fn comments_and_blank_lines_are_no_part_of_a_record() {
    let (record, _) = random_play(&Toy::new(2), 1);
    let mut text = String::from("# A friendly game.\n\n");
    for line in record.to_string().lines() {
        text += &["  ", line, "  \r\n\r\n   # ", line, "\n"].concat();
    }
    assert_eq!(Record::read(&text), Ok(record));
}

#[test]
fn a_mark_of_byte_order_is_no_part_of_a_record() {
    let (record, _) = random_play(&Toy::new(2), 2);
    let marked = format!("\u{feff}{record}");
    assert_eq!(Record::read(&marked), Ok(record));
}

/// Whatever happens to a record, what is read from it is what was written, or nothing.
#[test]
fn a_spoiled_record_is_refused_or_unharmed() {
    for seed in 0..6 {
        let (record, _) = random_play(&Toy::new(3), seed);
        let written = record.to_string();
        let lines: Vec<&str> = written.lines().collect();
        for at in 0..lines.len() {
            let mut fewer = lines.clone();
            fewer.remove(at);
            assert!(Record::read(&fewer.join("\n")).is_err(), "without line {at}");
            let mut more = lines.clone();
            more.insert(at, lines[at]);
            assert!(Record::read(&more.join("\n")).is_err(), "line {at} twice");
            for other in 0..at {
                let mut swapped = lines.clone();
                swapped.swap(at, other);
                refused_or_same(&swapped.join("\n"), &record);
            }
            assert!(Record::read(&lines[..at].join("\n")).is_err(), "only {at} lines");
        }
        for at in 0..written.len() - 1 {
            assert!(Record::read(&written[..at]).is_err(), "only {at} bytes");
        }
        let mut chance = Fast(seed);
        for _ in 0..3_000 {
            let mut bytes = written.clone().into_bytes();
            let at = chance.below(bytes.len() as u32) as usize;
            match chance.below(4) {
                0 => _ = bytes.remove(at),
                1 => bytes.insert(at, chance.below(256) as u8),
                2 => bytes[at] = b"{}/ \n#S0159end"[chance.below(14) as usize],
                _ => bytes[at] = chance.below(256) as u8,
            }
            refused_or_same(&String::from_utf8_lossy(&bytes), &record);
        }
    }
}

fn refused_or_same(text: &str, record: &Record) {
    if let Ok(read) = Record::read(text) {
        assert_eq!(&read, record, "{text}");
    }
}

#[test]
fn garbage_never_panics() {
    let toy = Toy::new(2);
    let (record, _) = random_play(&toy, 2);
    let written = record.to_string();
    let words: Vec<&str> = written.split_whitespace().chain(["{", "}", "\n", "é", "/"]).collect();
    let mut chance = Fast(4);
    for _ in 0..5_000 {
        let text: String = (0..chance.below(40))
            .map(|_| words[chance.below(words.len() as u32) as usize].to_owned() + " ")
            .collect();
        assert!(Record::read(&text).is_err());
        assert!(Record::read(&format!("oedo record 1\n{text}")).is_err());
        // Nor does playing lines that were never played.
        let mut forged = record.clone();
        let at = chance.below(forged.lines.len() as u32) as usize;
        let from = chance.below(forged.lines.len() as u32) as usize;
        forged.lines[at] = forged.lines[from].clone();
        if chance.below(4) == 0 {
            forged.lines[at].choice = text.trim().to_owned();
        }
        forged.deal.truncate(chance.below(20) as usize);
        if let Ok(cursor) = replay(&toy, &forged) {
            let _ = cursor.end();
        }
    }
}

#[test]
fn what_is_wrong_with_a_text_is_said() {
    let (record, _) = random_play(&Toy::new(2), 1);
    let text = record.to_string();
    let lines: Vec<&str> = text.lines().collect();
    let n = record.lines.len();
    let end = lines.len();
    let said = |text: &str| Record::read(text).expect_err("a spoiled record").to_string();

    assert_eq!(said(""), "not a record: found ``, expected `oedo record 1`");
    assert_eq!(
        said("oedo record 2"),
        "not a record: found `oedo record 2`, expected `oedo record 1`"
    );
    assert_eq!(
        said(&lines[..end - 1].join("\n")),
        format!("the record is cut short: {n} lines of play, no `end` line")
    );
    assert_eq!(
        said(&lines[..3].join("\n")),
        "the record is cut short: 0 lines of play, no `end` line"
    );
    let half = lines[end - 1].rsplit_once(' ').expect("a sum").0;
    assert_eq!(
        said(text.trim_end().rsplit_once(' ').expect("a sum").0),
        format!(
            "line {end}: found `{half}`, expected `end LINES sum SUM`; the record may be cut short"
        )
    );
    assert_eq!(
        said(&text.replacen("players 2", "players 3", 1)),
        format!("line {end}: the sum does not fit: the record was altered after it was written")
    );
    assert_eq!(
        said(&text.replacen(&format!("{}\n", lines[8]), "", 1)),
        format!(
            "line {}: the `end` line counts {n} lines of play, there are {}: the record was \
             altered after it was written",
            end - 1,
            n - 1
        )
    );
    assert_eq!(
        said(&text.replacen(lines[6], "S7 bid 3 {9/4}", 1)),
        "line 7: found `S7 bid 3 {9/4}`, expected `SEAT CHOICE {VALUE/OF …}`"
    );
    assert_eq!(
        said(&text.replacen("rules 1", "rule 1", 1)),
        "line 3: found `rule 1`, expected `rules NUMBER`"
    );
    assert_eq!(
        said(&format!("{text}S1 pass\n")),
        format!("line {}: found `S1 pass`, expected nothing after the `end` line", end + 1)
    );
    let long = said(&"x".repeat(100_000));
    assert!(long.len() < 200, "{long}");
}

#[test]
fn what_is_wrong_with_a_replay_is_said() {
    let toy = Toy::new(2);
    let start = |deal: &[(u32, u32)], lines: &[&str]| {
        let draws = deal.iter().map(|&(value, of)| Draw { value, of }).collect();
        let mut record = Record::new(header(&toy), draws);
        for line in lines {
            let (seat, choice) = line.split_once(' ').expect("seat and choice");
            let seat = Seat::read(seat).expect("a seat");
            record.lines.push(record::Line { seat, choice: choice.to_owned(), draws: Vec::new() });
        }
        record
    };
    // S1 holds 1 2 3, S2 holds 4 5 6, the prize is 2.
    let deal: Vec<(u32, u32)> = (11..=16).rev().map(|of| (0, of)).chain([(1, 9)]).collect();
    let said = |lines: &[&str]| {
        let record = start(&deal, lines);
        replay(&toy, &record).expect("a deal that fits").end().expect_err("a bad line").to_string()
    };
    assert_eq!(
        said(&["S2 bid 4", "S1 bid 1"]),
        "line 2 of play, `S1 bid 1`: refused by toy.bid.worth lacking worth 1 of 2"
    );
    assert_eq!(said(&["S5 pass"]), "line 1 of play, `S5 pass`: refused by toy.asked");
    assert_eq!(
        said(&["S1 bet 1"]),
        "line 1 of play, `S1 bet 1`: found `bet 1`, expected `pass`, `bid CARD`, `keep` or `draw`"
    );
    assert_eq!(
        said(&["S1 pass", "S2 pass"]),
        "line 2 of play, `S2 pass`: the luck does not fit: a draw from 8 is made, none is written"
    );
    let mut record = start(&deal, &["S1 pass", "S2 pass"]);
    record.lines[1].draws = vec![Draw { value: 3, of: 7 }];
    assert_eq!(
        replay(&toy, &record).expect("a deal that fits").end().expect_err("bad luck").to_string(),
        "line 2 of play, `S2 pass {3/7}`: the luck does not fit: 3/7 is written, the draw is made \
         from 8"
    );
    record.lines[0].draws = vec![Draw { value: 3, of: 7 }];
    assert_eq!(
        replay(&toy, &record).expect("a deal that fits").end().expect_err("bad luck").to_string(),
        "line 1 of play, `S1 pass {3/7}`: the luck does not fit: draws written that are never \
         made: 1"
    );
    let refused = |record: &Record| replay(&toy, record).map(|_| ()).expect_err("not this game");
    assert_eq!(
        refused(&start(&deal[..2], &[])).to_string(),
        "the deal: the luck does not fit: a draw from 14 is made, none is written"
    );
    let mut other = start(&deal, &[]);
    other.header.rules = 9;
    assert_eq!(
        refused(&other).to_string(),
        "the record was played by rules 9, this program plays by rules 1"
    );
    other.header.game = "edo".to_owned();
    assert_eq!(refused(&other).to_string(), "the record is of the game `edo`, expected `toy`");
    assert_eq!(refused(&other), ReplayError::OtherGame { found: "edo".into(), expected: "toy" });
}

#[test]
fn after_an_error_a_replay_stands_still() {
    let toy = Toy::new(2);
    let (mut record, states) = random_play(&toy, 1);
    record.lines[2].choice = "nonsense".to_owned();
    let mut cursor = replay(&toy, &record).expect("its own deal");
    assert!(matches!(
        [cursor.next(), cursor.next(), cursor.next(), cursor.next()],
        [Some(Ok(_)), Some(Ok(_)), Some(Err(_)), None]
    ));
    assert_eq!((cursor.state(), cursor.done()), (&states[2], 2));
}

#[test]
fn a_record_looks_like_this() {
    let toy = Toy::new(2);
    let mut record = Record::new(header(&toy), vec![Draw { value: 0, of: 16 }]);
    let draws = vec![Draw { value: 1, of: 7 }, Draw { value: 0, of: 2 }];
    record.lines.push(record::Line { seat: Seat(1), choice: "bid 3".to_owned(), draws });
    record.lines.push(record::Line { seat: Seat(0), choice: "pass".to_owned(), draws: vec![] });
    assert_eq!(
        record.to_string(),
        "oedo record 1\n\
         game toy\n\
         rules 1\n\
         edition house 0123456789abcdef\n\
         set-up players 2\n\
         deal {0/16}\n\
         S2 bid 3 {1/7 0/2}\n\
         S1 pass\n\
         end 2 sum 7ed86d9aa3649a22\n"
    );
    let mut bare = record.clone();
    bare.header.setup.clear();
    bare.deal.clear();
    assert!(bare.to_string().contains("\nset-up\ndeal\nS2"));
    assert_eq!(Record::read(&bare.to_string()), Ok(bare));
    assert!(matches!(Record::read("# nothing"), Err(RecordError::NotARecord { .. })));
}
