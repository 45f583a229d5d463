//! Writing a position down and reading it back.

use std::fmt::{self, Write};

use table::{Game, Misread};

use super::Bytes;
use crate::game::Yedo;
use crate::state::State;

const WORD: &str = "bytes ";

/// Writes a position.
pub(crate) fn write(state: &State, out: &mut impl Write) -> fmt::Result {
    let mut bytes = Vec::new();
    state.put(&mut bytes);
    out.write_str(WORD)?;
    bytes.iter().try_for_each(|byte| write!(out, "{byte:02x}"))?;
    out.write_char('\n')
}

/// Reads what [`write`] writes. What is no position of this game is refused.
pub(crate) fn read(game: &Yedo, text: &str) -> Result<State, Misread> {
    let mut state = None;
    for (i, line) in text.lines().enumerate() {
        let misread = |found: &str| misread(found).at(i + 1);
        let digits = line.strip_prefix(WORD).ok_or_else(|| misread(line))?;
        let bytes = hexadecimal(digits).ok_or_else(|| misread(line))?;
        let mut rest = &bytes[..];
        let read =
            State::get(&mut rest).filter(|_| rest.is_empty()).ok_or_else(|| misread(line))?;
        game.audit(&read).map_err(|fault| misread(&fault))?;
        state = Some(read);
    }
    state.ok_or_else(|| misread(text))
}

fn misread(found: &str) -> Misread {
    Misread::new(found, "`bytes` and the position in hexadecimal digits")
}

fn hexadecimal(digits: &str) -> Option<Vec<u8>> {
    let digits: Option<Vec<u8>> =
        digits.chars().map(|digit| digit.to_digit(16).map(|digit| digit as u8)).collect();
    let digits = digits.filter(|digits| digits.len().is_multiple_of(2))?;
    Some(digits.chunks(2).map(|pair| pair[0] << 4 | pair[1]).collect())
}
