//! The text of an example.

use table::{Misread, Seat, Seats};

use super::{Claim, Ending, Example, Lacking, Reason, Said, Start, Step};
use crate::found::misread;
use crate::luck;

impl Example {
    /// Reads an example.
    ///
    /// # Errors
    /// The line, what stands there and what was expected.
    pub fn read(text: &str) -> Result<Example, Misread> {
        let mut reader = Reader::default();
        for (i, line) in text.lines().enumerate() {
            reader.line(i + 1, line)?;
        }
        reader.finish(text.lines().count())
    }
}

/// What was read so far.
#[derive(Default)]
struct Reader {
    about: Vec<String>,
    rules: Vec<String>,
    game: Option<String>,
    setup: Option<String>,
    start: Option<Start>,
    steps: Vec<Step>,
    /// May the next line be an indented one?
    block: bool,
}

impl Reader {
    fn line(&mut self, at: usize, line: &str) -> Result<(), Misread> {
        let text = line.trim();
        let head = self.rules.is_empty() && self.game.is_none() && self.setup.is_none();
        if let Some(comment) = text.strip_prefix('#') {
            if head {
                self.about.push(comment.trim().to_owned());
            }
            return Ok(());
        }
        if text.is_empty() {
            self.about.extend(head.then(String::new));
            return Ok(());
        }
        if line.starts_with([' ', '\t']) {
            return self.indented(Said { line: at, text: text.to_owned() });
        }
        self.block = false;
        let (key, rest) = text.split_once(' ').unwrap_or((text, ""));
        let rest = rest.trim();
        if self.start.is_none() {
            self.head(at, key, rest, text)
        } else {
            self.step(at, key, rest, text)
        }
    }

    fn indented(&mut self, said: Said) -> Result<(), Misread> {
        let Some(lines) = self.open_block() else {
            let expected = "an indented line only below `position`, `after` or `after only`";
            return Err(misread(said.line, &said.text, expected));
        };
        lines.push(said);
        Ok(())
    }

    fn open_block(&mut self) -> Option<&mut Vec<Said>> {
        if !self.block {
            return None;
        }
        match (&mut self.steps[..], &mut self.start) {
            ([.., Step { claim: Claim::After { lines, .. }, .. }], _)
            | ([], Some(Start::Position { lines, .. })) => Some(lines),
            _ => None,
        }
    }

    fn head(&mut self, at: usize, key: &str, rest: &str, text: &str) -> Result<(), Misread> {
        let one_word = !rest.is_empty() && !rest.contains(' ');
        match key {
            "rule" if one_word => self.rules.push(rest.to_owned()),
            "game" if one_word && self.game.is_none() => self.game = Some(rest.to_owned()),
            "set-up" if self.setup.is_none() => self.setup = Some(rest.to_owned()),
            "position" | "deal" => {
                self.is_headed().map_err(|expected| misread(at, text, expected))?;
                self.start(at, key, rest).ok_or_else(|| {
                    misread(at, text, "`position` and indented lines, or `deal {VALUE/OF …}`")
                })?;
            }
            _ => {
                let expected = "`rule ID`, `game NAME`, `set-up …`, then `position` or `deal {…}`";
                return Err(misread(at, text, expected));
            }
        }
        Ok(())
    }

    /// Has all been said that must be said before the start? If not, what is missing.
    fn is_headed(&self) -> Result<(), &'static str> {
        if self.rules.is_empty() {
            return Err("a line `rule ID` above it");
        }
        if self.game.is_none() {
            return Err("a line `game NAME` above it");
        }
        if self.setup.is_none() {
            return Err("a line `set-up …` above it");
        }
        Ok(())
    }

    fn start(&mut self, at: usize, key: &str, rest: &str) -> Option<()> {
        self.start = match (key, luck::split(rest)?) {
            ("position", ("", _)) if rest.is_empty() => {
                Some(Start::Position { line: at, lines: Vec::new() })
            }
            ("deal", ("", draws)) => Some(Start::Deal { line: at, draws }),
            _ => return None,
        };
        self.block = key == "position";
        Some(())
    }

    fn step(&mut self, at: usize, key: &str, rest: &str, text: &str) -> Result<(), Misread> {
        let (claim, form) = match key {
            "asked" => (asked(rest), "`asked SEAT …` or `asked nobody`"),
            "offered" => {
                let claim = answer(rest).map(|(seat, choice)| Claim::Offered { seat, choice });
                (claim, "`offered SEAT CHOICE`")
            }
            "refused" => {
                let claim = refused(rest).map(|Refused { seat, choice, rule, lack }| {
                    Claim::Refused { seat, choice, rule, lack }
                });
                (claim, "`refused SEAT CHOICE by RULE [lacking WHAT HAVE of NEED]`")
            }
            "explained" => {
                let claim = refused(rest).map(|Refused { seat, choice, rule, lack }| {
                    Claim::Explained { seat, choice, rule, lack }
                });
                (claim, "`explained SEAT CHOICE by RULE [lacking WHAT HAVE of NEED]`")
            }
            "unmet" => (unmet(rest), "`unmet SEAT CHOICE by RULE lacking WHAT HAVE of NEED, by …`"),
            "cure" => (
                cure(rest),
                "`cure SEAT CHOICE by RULE lacking WHAT HAVE of NEED with CHOICE[, CHOICE]`, or \
                 `with nothing`",
            ),
            "unlisted" => {
                let claim = answer(rest).map(|(seat, choice)| Claim::Unlisted { seat, choice });
                (claim, "`unlisted SEAT CHOICE`")
            }
            "play" => (play(rest), "`play SEAT CHOICE {VALUE/OF …}`"),
            "after" => (after(rest), "`after` or `after only`, and indented lines"),
            "outcome" => (outcome(rest), "`outcome SEAT PLACE POINTS, …` or `outcome none`"),
            _ => {
                let form = "`asked`, `offered`, `refused`, `explained`, `unmet`, `cure`, \
                            `unlisted`, `play`, `after` or `outcome`";
                (None, form)
            }
        };
        let claim = claim.ok_or_else(|| misread(at, text, form))?;
        self.block = matches!(claim, Claim::After { .. });
        self.steps.push(Step { line: at, claim });
        Ok(())
    }

    fn finish(mut self, lines: usize) -> Result<Example, Misread> {
        let Some(start) = self.start.take() else {
            return Err(misread(lines.max(1), "the end", "`position` or `deal {…}`"));
        };
        Ok(Example {
            about: self.about.join("\n").trim().to_owned(),
            rules: self.rules,
            game: self.game.unwrap_or_default(),
            setup: self.setup.unwrap_or_default(),
            start,
            steps: self.steps,
        })
    }
}

fn asked(rest: &str) -> Option<Claim> {
    if rest == "nobody" {
        return Some(Claim::Asked(Seats::NONE));
    }
    let seats: Seats = rest.split_whitespace().map(Seat::read).collect::<Option<_>>()?;
    (!seats.is_empty()).then_some(Claim::Asked(seats))
}

fn answer(rest: &str) -> Option<(Seat, String)> {
    let (seat, choice) = rest.split_once(' ')?;
    let plain = !choice.contains(['{', '}']);
    plain.then_some((Seat::read(seat)?, choice.trim().to_owned()))
}

/// What follows `refused` and `explained`.
struct Refused {
    seat: Seat,
    choice: String,
    rule: String,
    lack: Option<Lacking>,
}

fn refused(rest: &str) -> Option<Refused> {
    // The last `by` is ours: a choice may well have one of its own.
    let (rest, by) = rest.rsplit_once(" by ")?;
    let (seat, choice) = answer(rest)?;
    let Reason { rule, lack } = reason(by)?;
    Some(Refused { seat, choice, rule, lack })
}

fn reason(by: &str) -> Option<Reason> {
    let (rule, lack) = match by.split_whitespace().collect::<Vec<_>>()[..] {
        [rule] => (rule, None),
        [rule, "lacking", ref what @ .., have, "of", need] if !what.is_empty() => {
            let (have, need) = (have.parse().ok()?, need.parse().ok()?);
            (rule, Some(Lacking { what: what.join(" "), have, need }))
        }
        _ => return None,
    };
    Some(Reason { rule: rule.to_owned(), lack })
}

fn unmet(rest: &str) -> Option<Claim> {
    let mut parts = rest.split(", by ");
    let Refused { seat, choice, rule, lack } = refused(parts.next()?)?;
    let mut reasons = vec![Reason { rule, lack }];
    for part in parts {
        reasons.push(reason(part)?);
    }
    Some(Claim::Unmet { seat, choice, reasons })
}

fn cure(rest: &str) -> Option<Claim> {
    let (rest, with) = rest.rsplit_once(" with ")?;
    let Refused { seat, choice, rule, lack } = refused(rest)?;
    let answers = match with {
        "nothing" => Vec::new(),
        _ => with.split(',').map(|answer| answer.trim().to_owned()).collect(),
    };
    Some(Claim::Cure { seat, choice, reason: Reason { rule, lack }, answers })
}

fn play(rest: &str) -> Option<Claim> {
    let (text, draws) = luck::split(rest)?;
    let (seat, choice) = answer(text)?;
    Some(Claim::Play { seat, choice, draws })
}

fn after(rest: &str) -> Option<Claim> {
    match rest {
        "" => Some(Claim::After { only: false, lines: Vec::new() }),
        "only" => Some(Claim::After { only: true, lines: Vec::new() }),
        _ => None,
    }
}

fn outcome(rest: &str) -> Option<Claim> {
    let ending = match rest.split_whitespace().collect::<Vec<_>>()[..] {
        ["none"] => None,
        ["won", points] => Some(Ending::Together { won: true, points: points.parse().ok()? }),
        ["lost", points] => Some(Ending::Together { won: false, points: points.parse().ok()? }),
        _ => Some(Ending::Ranked(rest.split(',').map(ranked).collect::<Option<_>>()?)),
    };
    Some(Claim::Outcome(ending))
}

fn ranked(text: &str) -> Option<(Seat, u8, i16)> {
    match text.split_whitespace().collect::<Vec<_>>()[..] {
        [seat, place, points] => {
            Some((Seat::read(seat)?, place.parse().ok()?, points.parse().ok()?))
        }
        _ => None,
    }
}
