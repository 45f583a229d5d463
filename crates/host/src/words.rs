//! A line taken word by word, and texts of many lines on one.

use std::str::FromStr;

use table::Misread;

/// What is left of a line.
pub(crate) struct Words<'a>(&'a str);

impl<'a> Words<'a> {
    pub(crate) fn new(line: &'a str) -> Words<'a> {
        Words(line)
    }

    /// The next word.
    pub(crate) fn word(&mut self, expected: &str) -> Result<&'a str, Misread> {
        let (word, rest) = self.0.split_once(' ').unwrap_or((self.0, ""));
        if word.is_empty() {
            return Err(Misread::new(self.0, expected));
        }
        self.0 = rest;
        Ok(word)
    }

    /// The next word, which must be this one.
    pub(crate) fn key(&mut self, key: &str) -> Result<(), Misread> {
        let word = self.word(key)?;
        if word == key { Ok(()) } else { Err(Misread::new(word, format!("`{key}`"))) }
    }

    /// Takes the next word if it is this one.
    pub(crate) fn next_is(&mut self, key: &str) -> bool {
        let rest = self.0.strip_prefix(key);
        let rest = rest.filter(|rest| rest.is_empty() || rest.starts_with(' '));
        self.0 = rest.map_or(self.0, |rest| rest.strip_prefix(' ').unwrap_or(rest));
        rest.is_some()
    }

    /// The next word, read as something.
    pub(crate) fn take<T>(
        &mut self,
        expected: &str,
        read: impl FnOnce(&'a str) -> Option<T>,
    ) -> Result<T, Misread> {
        let word = self.word(expected)?;
        read(word).ok_or_else(|| Misread::new(word, expected))
    }

    /// The next word, a number in its plain form.
    pub(crate) fn number<N: FromStr + ToString>(&mut self, expected: &str) -> Result<N, Misread> {
        self.take(expected, |word| word.parse().ok().filter(|n: &N| n.to_string() == word))
    }

    /// All that is left.
    pub(crate) fn rest(&mut self) -> &'a str {
        std::mem::take(&mut self.0)
    }

    /// Nothing may be left.
    pub(crate) fn end(&self) -> Result<(), Misread> {
        if self.0.is_empty() { Ok(()) } else { Err(Misread::new(self.0, "the end of the line")) }
    }
}

/// A text on one line: `\n` and `\r` for the end of a line, `\\` for a backslash.
pub(crate) fn escape(text: &str) -> String {
    text.replace('\\', "\\\\").replace('\n', "\\n").replace('\r', "\\r")
}

/// A text as one word: as [`escape`], and `\s` for a space.
pub(crate) fn escape_word(text: &str) -> String {
    escape(text).replace(' ', "\\s")
}

/// What [`escape`] or [`escape_word`] was given.
pub(crate) fn unescape(line: &str) -> Result<String, Misread> {
    let mut text = String::with_capacity(line.len());
    let mut rest = line.chars();
    while let Some(c) = rest.next() {
        text.push(match c {
            '\\' => match rest.next() {
                Some('n') => '\n',
                Some('r') => '\r',
                Some('s') => ' ',
                Some('\\') => '\\',
                _ => {
                    return Err(Misread::new(
                        line,
                        "`\\n`, `\\r`, `\\s` or `\\\\` after a backslash",
                    ));
                }
            },
            c => c,
        });
    }
    Ok(text)
}

/// Bytes in hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    let digit = |nibble: u8| char::from_digit(u32::from(nibble), 16).expect("four bits");
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

/// What [`hex`] writes, of just so many bytes.
pub(crate) fn unhex<const N: usize>(text: &str) -> Option<[u8; N]> {
    let plain = |c: u8| matches!(c, b'0'..=b'9' | b'a'..=b'f');
    if text.len() != 2 * N || !text.bytes().all(plain) {
        return None;
    }
    let mut bytes = [0; N];
    for (i, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * i..2 * i + 2], 16).ok()?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::{escape, escape_word, hex, unescape, unhex};

    #[test]
    fn a_text_of_many_lines_is_one_line() {
        for text in ["", "a\nb", "\\n", "C:\\new\r\n\\", "…\n\n", "a \\s b"] {
            let line = escape(text);
            assert!(!line.contains(['\n', '\r']));
            assert_eq!(unescape(&line), Ok(text.to_owned()));
            let word = escape_word(text);
            assert!(!word.contains(char::is_whitespace));
            assert_eq!(unescape(&word), Ok(text.to_owned()));
        }
        assert!(unescape("\\").is_err() && unescape("\\x").is_err());
    }

    #[test]
    fn bytes_have_one_form() {
        assert_eq!(unhex(&hex(&[0, 10, 255])), Some([0, 10, 255]));
        assert_eq!(unhex::<1>("A0"), None);
        assert_eq!(unhex::<1>("a"), None);
    }
}
