//! A Rust file taken apart: code, comments and string literals, line by line.
//!
//! Not a parser: it knows where comments and literals begin and end, and which brackets are open.
//! That is enough for every check, and keeps words in comments from passing as code.

/// Calls whose messages are for programmers: what the caller owed, what cannot be.
const FOR_PROGRAMMERS: [&str; 10] = [
    "expect",
    "expect_err",
    "assert!",
    "assert_eq!",
    "assert_ne!",
    "debug_assert!",
    "debug_assert_eq!",
    "debug_assert_ne!",
    "unreachable!",
    "panic!",
];

/// One line of a file.
#[derive(Default, Debug)]
pub(crate) struct Line {
    /// Counted from 1.
    pub(crate) number: usize,
    /// The code, with `""` in the place of each literal.
    pub(crate) code: String,
    /// What stands in comments.
    pub(crate) comment: String,
    /// The string literals that begin here.
    pub(crate) literals: Vec<Literal>,
}

/// A string literal.
#[derive(Debug)]
pub(crate) struct Literal {
    /// What stands between the quotes.
    pub(crate) text: String,
    /// Is it in an attribute, or the message of an assertion?
    pub(crate) for_programmers: bool,
}

/// Takes a file apart.
pub(crate) fn lines(text: &str) -> Vec<Line> {
    let mut reader = Reader { rest: text, lines: Vec::new(), open: Vec::new() };
    reader.new_line();
    while let Some(c) = reader.rest.chars().next() {
        reader.token(c);
    }
    reader.lines
}

/// The code alone, without comments and without what is inside literals.
pub(crate) fn code(text: &str) -> String {
    let lines: Vec<String> = lines(text).into_iter().map(|line| line.code).collect();
    lines.join("\n")
}

/// Does this word stand in the code, not as a part of a longer one?
pub(crate) fn has_word(code: &str, word: &str) -> bool {
    code.match_indices(word).any(|(at, _)| {
        let before = code[..at].chars().next_back();
        let after = code[at + word.len()..].chars().next();
        !before.is_some_and(is_name) && !after.is_some_and(is_name)
    })
}

fn is_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

struct Reader<'t> {
    rest: &'t str,
    lines: Vec<Line>,
    /// For each open bracket: is what stands inside for programmers?
    open: Vec<bool>,
}

impl Reader<'_> {
    fn token(&mut self, c: char) {
        if self.rest.starts_with("//") {
            let end = self.rest.find('\n').unwrap_or(self.rest.len());
            self.comment(end);
        } else if self.rest.starts_with("/*") {
            let end = self.rest.find("*/").map_or(self.rest.len(), |end| end + 2);
            self.comment(end);
        } else if c == '"' {
            self.literal(0);
        } else if c == 'r' && self.raw_hashes().is_some() {
            self.literal(self.raw_hashes().unwrap_or_default() + 1);
        } else if c == '\'' {
            self.char_or_lifetime();
        } else {
            self.bracket(c);
            self.step(c.len_utf8(), |line, text| line.code.push_str(text));
        }
    }

    /// Goes on by so many bytes and keeps them, line by line.
    fn step(&mut self, bytes: usize, keep: impl Fn(&mut Line, &str)) {
        let (taken, rest) = self.rest.split_at(bytes);
        self.rest = rest;
        for (i, part) in taken.split('\n').enumerate() {
            if 0 < i {
                self.new_line();
            }
            keep(self.line(), part);
        }
    }

    fn comment(&mut self, bytes: usize) {
        self.step(bytes, |line, text| line.comment.push_str(text));
    }

    /// How many `#` a raw string that begins here has.
    fn raw_hashes(&self) -> Option<usize> {
        let after = &self.rest[1..];
        let hashes = after.len() - after.trim_start_matches('#').len();
        let inside_a_name = self.code_so_far().ends_with(is_name);
        (after[hashes..].starts_with('"') && !inside_a_name).then_some(hashes)
    }

    /// Reads a literal; `raw` is 0 for a plain one, else the number of its `#` and one.
    fn literal(&mut self, raw: usize) {
        let start = raw + 1;
        let body = &self.rest[start..];
        let length = if raw == 0 { plain_end(body) } else { raw_end(body, raw - 1) };
        let text = body[..length].to_owned();
        let close = if raw == 0 { 1 } else { raw };
        let for_programmers = self.open.last().copied().unwrap_or_default();
        let line = self.line();
        line.code.push_str("\"\"");
        line.literals.push(Literal { text, for_programmers });
        let bytes = (start + length + close).min(self.rest.len());
        self.step(bytes, |_, _| {});
    }

    fn char_or_lifetime(&mut self) {
        let mut after = self.rest[1..].chars();
        let bytes = match (after.next(), after.next()) {
            (Some('\\'), Some(escaped)) => {
                let skipped = 2 + escaped.len_utf8();
                self.rest[skipped..].find('\'').map_or(self.rest.len(), |end| skipped + end + 1)
            }
            (Some(c), Some('\'')) => 2 + c.len_utf8(),
            _ => 1,
        };
        self.step(bytes, |line, _| line.code.push('\''));
    }

    fn bracket(&mut self, c: char) {
        match c {
            '(' | '[' | '{' => {
                let inside = self.open.last().copied().unwrap_or_default();
                let opens = self.opens_for_programmers(c);
                self.open.push(inside || opens);
            }
            ')' | ']' | '}' => {
                self.open.pop();
            }
            _ => {}
        }
    }

    fn opens_for_programmers(&self, c: char) -> bool {
        let code = self.code_so_far();
        match c {
            '[' => code.ends_with('#') || code.ends_with("#!"),
            '(' => {
                let name = code.trim_end_matches('!').trim_end_matches(is_name).len();
                FOR_PROGRAMMERS.contains(&&code[name..])
            }
            _ => false,
        }
    }

    fn code_so_far(&self) -> &str {
        self.lines.last().map_or("", |line| &line.code)
    }

    fn line(&mut self) -> &mut Line {
        self.lines.last_mut().expect("the first line is begun before anything is read")
    }

    fn new_line(&mut self) {
        let number = self.lines.len() + 1;
        self.lines.push(Line { number, ..Line::default() });
    }
}

fn plain_end(body: &str) -> usize {
    let mut escaped = false;
    for (at, c) in body.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return at,
            _ => {}
        }
    }
    body.len()
}

fn raw_end(body: &str, hashes: usize) -> usize {
    let end = format!("\"{}", "#".repeat(hashes));
    body.find(&end).unwrap_or(body.len())
}

#[cfg(test)]
mod tests {
    use super::{code, has_word, lines};

    fn literals(text: &str) -> Vec<(usize, String, bool)> {
        let lines = lines(text).into_iter();
        lines
            .flat_map(|line| {
                let number = line.number;
                line.literals.into_iter().map(move |l| (number, l.text, l.for_programmers))
            })
            .collect()
    }

    #[test]
    fn comments_are_no_code() {
        assert_eq!(code("let a = 1; // HashMap\n/* f64 \n f32 */ b"), "let a = 1; \n\n b");
    }

    #[test]
    fn literals_are_no_code() {
        assert_eq!(code(r#"say("todo!", 'x', '\'', r"\")"#), r#"say("", ', ', "")"#);
        assert_eq!(code("a(\"two\nlines\") b"), "a(\"\"\n) b");
        assert_eq!(code("r#\"a \"quoted\" word\"# c"), "\"\" c");
    }

    #[test]
    fn lifetimes_are_not_characters() {
        assert_eq!(code("fn f<'a>(x: &'a str) -> &'a str"), "fn f<'a>(x: &'a str) -> &'a str");
    }

    #[test]
    fn messages_of_assertions_are_for_programmers() {
        let text = "assert!(\n    a(b),\n    \"owed\"\n);\nsay(\"hello\");\n#[doc = \"d\"]";
        let found = [(3, "owed", true), (5, "hello", false), (6, "d", true)];
        let found = found.map(|(line, text, is)| (line, text.to_owned(), is));
        assert_eq!(literals(text), found);
    }

    #[test]
    fn words_are_whole_words() {
        assert!(has_word("use rules::ACT_TRADE;", "rules::ACT_TRADE"));
        assert!(!has_word("use rules::ACT_TRADE_POST;", "rules::ACT_TRADE"));
    }
}
