//! The core says nothing to people: its facts and refusals are data, the words are in `words`.

use anyhow::Result;

use super::Fault;
use crate::source::{Line, lines};
use crate::tree::Tree;

/// So many words in a row are a sentence, or will soon be one.
const WORDS: usize = 3;

/// Crates that say nothing to people.
const CORE: [&str; 3] = ["crates/table/", "crates/edo/", "crates/yedo/"];

/// Files that may speak, and to whom.
const ALLOWED: [(&str, &str); 9] = [
    ("table/src/notation.rs", "a misreading says what was expected, to whoever wrote the text"),
    ("table/src/contract.rs", "a broken promise is told to whoever wrote the game"),
    ("table/src/twins.rs", "a leak is told to whoever wrote the game"),
    ("table/src/toy", "a small game for tests has its notation and audit in it"),
    ("edo/src/notation.rs", "a misreading says what was expected, to whoever wrote the text"),
    ("edo/src/position/", "a misreading says what was expected, to whoever wrote the text"),
    ("edo/src/setup.rs", "a misreading says what was expected, to whoever wrote the text"),
    ("yedo/src/words.rs", "a misreading says what was expected, to whoever wrote the text"),
    ("edo/src/audit.rs", "what was created or lost is told to whoever reads the log"),
];

pub(super) fn check(tree: &Tree) -> Result<Vec<Fault>> {
    let mut faults = Vec::new();
    for (path, text) in tree.sources() {
        let is_core = CORE.iter().any(|core| path.starts_with(core));
        let is_allowed = ALLOWED.iter().any(|(file, _)| path.contains(file));
        if !is_core || is_allowed {
            continue;
        }
        for line in without_tests(lines(text)) {
            let for_people = line.literals.iter().filter(|literal| !literal.for_programmers);
            for literal in for_people.filter(|literal| WORDS <= n_words(&literal.text)) {
                faults.push(Fault::on_line(path, line.number, format!("\"{}\"", literal.text)));
            }
        }
    }
    Ok(faults)
}

/// Tests inside a file come last in it.
fn without_tests(mut lines: Vec<Line>) -> Vec<Line> {
    let begins =
        |pair: &[Line]| pair[0].code.trim() == "#[cfg(test)]" && pair[1].code.trim().ends_with('{');
    if let Some(at) = lines.windows(2).position(begins) {
        lines.truncate(at);
    }
    lines
}

/// Words, less what is put in for `{…}`.
fn n_words(text: &str) -> usize {
    let mut depth = 0;
    let mut plain = String::new();
    for c in text.chars() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ if depth == 0 => plain.push(c),
            _ => {}
        }
    }
    plain.split_whitespace().filter(|word| word.starts_with(char::is_alphabetic)).count()
}

#[cfg(test)]
mod tests {
    use super::check;
    use crate::tidy::found;
    use crate::tree::Tree;

    fn faults(text: &str) -> Vec<String> {
        found(check, &Tree::of(&[("crates/edo/src/check.rs", text)]))
    }

    #[test]
    fn a_sentence_is_found() {
        let faults = faults("a();\nwhy(\"You need a samurai\");");
        assert_eq!(faults, ["crates/edo/src/check.rs:2: \"You need a samurai\""]);
    }

    #[test]
    fn keys_and_messages_for_programmers_are_none() {
        assert_eq!(
            faults("lacks(\"samurai-here\"); write!(f, \"players {} modules\", n)"),
            [""; 0]
        );
        assert_eq!(faults("x.expect(\"there is always a top frame\");"), [""; 0]);
        assert_eq!(
            faults("assert!(\n    a < b,\n    \"the caller owes {a} below {b}\"\n);"),
            [""; 0]
        );
        assert_eq!(faults("#[allow(missing_docs, reason = \"each is what it says\")]"), [""; 0]);
    }

    #[test]
    fn tests_may_speak() {
        assert_eq!(
            faults("#[cfg(test)]\nmod tests {\n    f(\"S1 move Kyoto Edo now\");\n}"),
            [""; 0]
        );
    }
}
