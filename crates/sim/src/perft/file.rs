//! Counts as a file, so that they can be published and checked again.
//!
//! ```text
//! # Two players, the first outcome of everything.
//! set-up players 2
//! deal
//! depth 1 count 4
//! depth 2 count 12
//!
//! set-up players 3 modules ronin
//! position
//! … lines of the game's own notation …
//! depth 1
//! ```
//!
//! `deal {2/6 0/5}` gives the draws as a record does; `deal` alone takes the first outcome of each.
//! A depth without a count asks for it.

use table::{Draw, Game, Misread, Notation, Script};

use super::First;

/// A position and what is to be counted below it.
#[derive(Clone, Debug)]
pub struct Case<G: Game> {
    /// As it was set up.
    pub game: G,
    /// How the file says so.
    pub setup: String,
    /// Where counting begins.
    pub state: G::State,
    /// What is counted.
    pub counts: Vec<Count>,
}

/// A depth, and the count that is expected if there is one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Count {
    /// How many answers are given.
    pub depth: u32,
    /// In how many ways.
    pub count: Option<u64>,
}

/// Reads a file of counts; `make` sets a game up from the words after `set-up`.
///
/// # Errors
/// The line, what came and what was expected.
pub fn read<G: Notation>(
    text: &str,
    make: impl Fn(&str) -> Result<G, Misread>,
) -> Result<Vec<Case<G>>, Misread> {
    let mut lines = Lines::new(text);
    let mut cases = Vec::new();
    while let Some((at, line)) = lines.next() {
        let ("set-up", setup) = keyword(line) else {
            return Err(Misread::new(line, "`set-up …`").at(at));
        };
        let game = make(setup).map_err(|misread| misread.at(at))?;
        let state = opening(&game, &mut lines, at)?;
        let mut counts = Vec::new();
        while let Some((at, line)) = lines.next_if("depth") {
            let wrong =
                || Misread::new(line, "`depth NUMBER` or `depth NUMBER count NUMBER`").at(at);
            counts.push(depth(line).ok_or_else(wrong)?);
        }
        if counts.is_empty() {
            return Err(lines.missing("`depth NUMBER`"));
        }
        cases.push(Case { game, setup: setup.to_owned(), state, counts });
    }
    if cases.is_empty() {
        return Err(Misread::new("nothing", "`set-up …`"));
    }
    Ok(cases)
}

fn opening<G: Notation>(game: &G, lines: &mut Lines<'_>, at: usize) -> Result<G::State, Misread> {
    let state = if let Some((at, line)) = lines.next_if("deal") {
        let draws = line.strip_prefix("deal").unwrap_or_default().trim();
        deal(game, draws).map_err(|expected| Misread::new(line, expected).at(at))?
    } else if let Some((at, _)) = lines.next_if("position") {
        let block = lines.until("depth");
        // The notation counts from the first line of the position: that is the one after `position`.
        let below = |misread: Misread| {
            let line = at + misread.line.max(1);
            misread.at(line)
        };
        game.read_position(&block).map_err(below)?
    } else {
        return Err(lines.missing("`deal`, `deal {…}` or `position`"));
    };
    let wrong = |fault| Misread::new(fault, "a position that can be met in play").at(at);
    game.audit(&state).map_err(wrong)?;
    Ok(state)
}

fn deal<G: Game>(game: &G, text: &str) -> Result<G::State, String> {
    if text.is_empty() {
        return Ok(game.deal(&mut First, &mut ()));
    }
    let draws = draws(text).ok_or("draws such as `{2/6 0/5}`")?;
    let mut script = Script::new(&draws);
    let state = game.deal(&mut script, &mut ());
    script.finish().map_err(|fault| format!("draws that fit: {fault:?}"))?;
    Ok(state)
}

fn draws(text: &str) -> Option<Vec<Draw>> {
    let inside = text.strip_prefix('{')?.strip_suffix('}')?;
    let draw = |word: &str| {
        let (value, of) = word.split_once('/')?;
        Some(Draw { value: value.parse().ok()?, of: of.parse().ok()? })
    };
    inside.split_whitespace().map(draw).collect()
}

fn depth(line: &str) -> Option<Count> {
    let words: Vec<&str> = line.split_whitespace().collect();
    match words[..] {
        ["depth", depth] => Some(Count { depth: depth.parse().ok()?, count: None }),
        ["depth", depth, "count", count] => {
            Some(Count { depth: depth.parse().ok()?, count: Some(count.parse().ok()?) })
        }
        _ => None,
    }
}

/// The first word of a line, and the rest.
fn keyword(line: &str) -> (&str, &str) {
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    (word, rest.trim())
}

/// The lines that say something, with their numbers; comments say nothing.
struct Lines<'a> {
    lines: std::iter::Peekable<std::iter::Enumerate<std::str::Lines<'a>>>,
}

impl<'a> Lines<'a> {
    fn new(text: &'a str) -> Lines<'a> {
        Lines { lines: text.lines().enumerate().peekable() }
    }

    fn peek(&mut self) -> Option<(usize, &'a str)> {
        let silent = |line: &str| line.trim().is_empty() || line.trim().starts_with('#');
        while self.lines.next_if(|(_, line)| silent(line)).is_some() {}
        self.lines.peek().map(|(i, line)| (i + 1, line.trim()))
    }

    fn next(&mut self) -> Option<(usize, &'a str)> {
        let line = self.peek();
        self.lines.next();
        line
    }

    /// The next line if it begins with this word.
    fn next_if(&mut self, word: &str) -> Option<(usize, &'a str)> {
        let (at, line) = self.peek()?;
        (keyword(line).0 == word).then(|| {
            self.lines.next();
            (at, line)
        })
    }

    /// All lines before the next that begins with this word, as they are.
    fn until(&mut self, word: &str) -> String {
        let mut block = String::new();
        while let Some((_, line)) = self.lines.next_if(|(_, line)| keyword(line.trim()).0 != word) {
            block += line;
            block.push('\n');
        }
        block
    }

    /// Something else was expected here.
    fn missing(&mut self, expected: &str) -> Misread {
        match self.peek() {
            Some((at, line)) => Misread::new(line, expected).at(at),
            None => Misread::new("the end of the file", expected),
        }
    }
}

#[cfg(test)]
mod tests {
    use table::position_text;
    use table::toy::Toy;

    use super::*;

    fn make(words: &str) -> Result<Toy, Misread> {
        match words {
            "2" => Ok(Toy::new(2)),
            _ => Err(Misread::new(words, "2")),
        }
    }

    fn refused(text: &str) -> String {
        read(text, make).expect_err("it must not be read").to_string()
    }

    #[test]
    fn cases_are_read_with_and_without_counts() {
        let text =
            "# counts\nset-up 2\ndeal\ndepth 1 count 4\ndepth 2\n\nset-up 2\ndeal\ndepth 3\n";
        let cases = read(text, make).expect("it is as it should be");
        let counts: Vec<_> = cases.iter().map(|case| case.counts.clone()).collect();
        let count = |depth, count| Count { depth, count };
        assert_eq!(counts, [vec![count(1, Some(4)), count(2, None)], vec![count(3, None)]]);
    }

    #[test]
    fn a_position_reads_as_the_game_writes_it() {
        let game = Toy::new(2);
        let state = game.deal(&mut table::Fast(3), &mut ());
        let text = format!("set-up 2\nposition\n{}depth 1\n", position_text(&game, &state));
        assert_eq!(read(&text, make).expect("the game wrote it")[0].state, state);
    }

    #[test]
    fn draws_are_those_of_a_record() {
        let game = Toy::new(2);
        let mut recorder = table::Recorder::new(table::Fast(3));
        let state = game.deal(&mut recorder, &mut ());
        let draws = recorder.take();
        let words: Vec<_> =
            draws.iter().map(|draw| format!("{}/{}", draw.value, draw.of)).collect();
        let text = format!("set-up 2\ndeal {{{}}}\ndepth 1\n", words.join(" "));
        assert_eq!(read(&text, make).expect("it was drawn so")[0].state, state);
    }

    #[test]
    fn what_is_wrong_is_said_with_its_line() {
        let wrong = [
            ("", "found `nothing`, expected `set-up …`"),
            ("deal\n", "line 1: found `deal`, expected `set-up …`"),
            ("set-up 9\ndeal\ndepth 1\n", "line 1: found `9`, expected 2"),
            (
                "set-up 2\n\ndepth 1\n",
                "line 3: found `depth 1`, expected `deal`, `deal {…}` or `position`",
            ),
            ("set-up 2\ndeal\n", "found `the end of the file`, expected `depth NUMBER`"),
            (
                "set-up 2\ndeal {1/}\ndepth 1\n",
                "line 2: found `deal {1/}`, expected draws such as `{2/6 0/5}`",
            ),
            (
                "set-up 2\ndeal\ndepth one\n",
                "line 3: found `depth one`, expected `depth NUMBER` or `depth NUMBER count NUMBER`",
            ),
        ];
        for (text, said) in wrong {
            assert_eq!(refused(text), said);
        }
        assert!(refused("set-up 2\ndeal {0/2}\ndepth 1\n").starts_with("line 2: "));
        assert!(refused("set-up 2\nposition\nnonsense\ndepth 1\n").starts_with("line 3: "));
    }
}
