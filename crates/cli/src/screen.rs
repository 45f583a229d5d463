//! Where we speak and where we listen: a terminal, or a pipe that must see nothing but text.

use std::fmt::Display;
use std::io::{self, BufRead, IsTerminal, StdinLock, Stdout, Write};

use anstream::AutoStream;
use anstyle::{AnsiColor, Color, Style};
use table::Seat;
use unicode_width::UnicodeWidthStr;

/// How wide a pipe is, for what must have a width.
const PIPE_WIDTH: usize = 100;

/// Standard output. Colours are dropped where they are not wanted: in a pipe, or by `NO_COLOR`.
pub(crate) struct Screen {
    out: AutoStream<Stdout>,
    /// Does a person look at it?
    pub(crate) terminal: bool,
    /// In columns.
    pub(crate) width: usize,
}

impl Screen {
    pub(crate) fn new() -> Screen {
        let terminal = io::stdout().is_terminal();
        let size = terminal_size::terminal_size().map(|(width, _)| usize::from(width.0));
        let width = if terminal { size.unwrap_or(PIPE_WIDTH) } else { PIPE_WIDTH };
        Screen { out: AutoStream::auto(io::stdout()), terminal, width }
    }

    /// Says a line, or several.
    pub(crate) fn say(&mut self, text: impl Display) -> io::Result<()> {
        writeln!(self.out, "{text}")
    }

    /// Says something that an answer follows.
    pub(crate) fn prompt(&mut self, text: impl Display) -> io::Result<()> {
        write!(self.out, "{text}")?;
        self.out.flush()
    }

    /// Wipes a terminal, and what it scrolled away, so that the next person sees nothing of it.
    pub(crate) fn wipe(&mut self) -> io::Result<()> {
        self.out.flush()?;
        if self.terminal {
            // Past the stream that drops colours: without colours a secret is still a secret.
            write!(io::stdout(), "\x1b[2J\x1b[3J\x1b[H")?;
        }
        io::stdout().flush()
    }
}

/// Standard input, line by line.
pub(crate) struct Keys {
    lines: StdinLock<'static>,
    /// Does a person type?
    pub(crate) terminal: bool,
}

impl Keys {
    pub(crate) fn new() -> Keys {
        Keys { lines: io::stdin().lock(), terminal: io::stdin().is_terminal() }
    }

    /// The next line, trimmed; `None` when there is no more. What is no text becomes text that
    /// nobody understands.
    pub(crate) fn line(&mut self) -> io::Result<Option<String>> {
        let mut bytes = Vec::new();
        let read = self.lines.read_until(b'\n', &mut bytes)?;
        Ok((0 < read).then(|| String::from_utf8_lossy(&bytes).trim().to_owned()))
    }
}

/// How something is to look. Meaning never hangs on it alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ink {
    /// As it is.
    Plain,
    /// Less important.
    Quiet,
    /// More important.
    Strong,
    /// A seat's own.
    Of(Seat),
}

impl Ink {
    fn style(self) -> Style {
        let color = |color: AnsiColor| Style::new().bold().fg_color(Some(Color::Ansi(color)));
        match self {
            Ink::Plain => Style::new(),
            Ink::Quiet => Style::new().dimmed(),
            Ink::Strong => Style::new().bold(),
            Ink::Of(Seat(0)) => color(AnsiColor::Blue),
            Ink::Of(Seat(1)) => color(AnsiColor::Red),
            Ink::Of(Seat(2)) => color(AnsiColor::Yellow),
            Ink::Of(Seat(3)) => color(AnsiColor::Green),
            Ink::Of(_) => color(AnsiColor::Magenta),
        }
    }

    /// The text in this ink.
    pub(crate) fn paint(self, text: impl Display) -> String {
        let style = self.style();
        format!("{style}{text}{style:#}")
    }
}

/// How many columns a text takes; its ink takes none.
pub(crate) fn width(text: &str) -> usize {
    let plain = anstream::adapter::strip_str(text).to_string();
    UnicodeWidthStr::width(plain.as_str())
}

/// The text and blanks behind it.
pub(crate) fn left(text: &str, columns: usize) -> String {
    format!("{text}{}", " ".repeat(columns.saturating_sub(width(text))))
}

/// Blanks and the text behind them.
pub(crate) fn right(text: &str, columns: usize) -> String {
    format!("{}{text}", " ".repeat(columns.saturating_sub(width(text))))
}

/// The text on lines of at most so many columns; lines after the first are indented.
pub(crate) fn wrapped(text: &str, columns: usize, indent: usize) -> String {
    let mut lines = vec![String::new()];
    for word in text.split_inclusive(' ') {
        let line = lines.last_mut().expect("there is always a line");
        if columns < width(line) + width(word.trim_end()) && !line.trim().is_empty() {
            line.truncate(line.trim_end().len());
            lines.push(format!("{}{word}", " ".repeat(indent)));
        } else {
            line.push_str(word);
        }
    }
    lines.join("\n")
}

/// Two columns, the second of which is broken where the screen ends.
pub(crate) fn explained(text: &str, columns: usize) -> String {
    let line = |line: &str| {
        let second =
            line.find("  ").map(|gap| gap + line[gap..].len() - line[gap..].trim_start().len());
        wrapped(line, columns, second.map_or(0, |at| width(&line[..at])))
    };
    text.lines().map(line).collect::<Vec<_>>().join("\n")
}

/// What somebody typed, as far as it is worth repeating.
pub(crate) fn short(found: &str) -> String {
    table::short(found).into_owned()
}

#[cfg(test)]
mod tests {
    use super::{explained, left, right, short, wrapped};

    #[test]
    fn explanations_are_broken_within_their_column() {
        let broken = "a b   one\n      two\nc     four";
        assert_eq!(explained("a b   one two\nc     four", 10), broken);
    }

    #[test]
    fn what_is_too_long_is_not_repeated() {
        assert_eq!(short("Ōedo"), "Ōedo");
        assert_eq!(short(&"ō".repeat(999)).chars().count(), 61);
    }

    #[test]
    fn columns_count_what_is_seen() {
        assert_eq!(left("Ōya", 5), "Ōya  ");
        assert_eq!(right("江戸", 5), " 江戸");
        assert_eq!(super::width(&super::Ink::Strong.paint("Edo")), 3);
    }

    #[test]
    fn long_lines_are_broken_between_words() {
        assert_eq!(wrapped("one two three", 8, 2), "one two\n  three");
        assert_eq!(wrapped("unbreakable", 3, 2), "unbreakable");
    }
}
