//! What a person types: an answer, or something to be told.

use words::Words;

/// What was typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Command {
    /// The answer with this number, from 1.
    Answer(usize),
    /// Something else: perhaps an answer in the notation of records.
    Other(String),
    /// Show the question again.
    Options,
    /// What is refused, and why.
    Refused,
    /// The rule behind a refusal, by the refusal's number from 1.
    RefusedRule(usize),
    /// A rule, by its id.
    Rule(String),
    /// All rules by their ids.
    Rules,
    /// Something with a file, but which is not said.
    NoFile,
    Hint,
    Undo,
    Log,
    Map,
    Roads,
    Boards,
    Table,
    Save(String),
    Load(String),
    Help,
    Quit,
}

/// What commands mean that nothing follows, by the key of their name.
const PLAIN: [(&str, Command); 13] = [
    ("hint", Command::Hint),
    ("undo", Command::Undo),
    ("log", Command::Log),
    ("map", Command::Map),
    ("roads", Command::Roads),
    ("boards", Command::Boards),
    ("table", Command::Table),
    ("options", Command::Options),
    ("rule", Command::Rules),
    ("save", Command::NoFile),
    ("load", Command::NoFile),
    ("help", Command::Help),
    ("quit", Command::Quit),
];

/// Reads what was typed. The English names of commands are understood in every language.
pub(super) fn read(words: &Words, line: &str) -> Command {
    let line = line.trim();
    if line.is_empty() {
        return Command::Options;
    }
    if let Ok(number) = line.parse() {
        return Command::Answer(number);
    }
    if let Some(rest) = line.strip_prefix('?') {
        let rest = rest.trim();
        return match rest.parse() {
            Ok(number) => Command::RefusedRule(number),
            Err(_) if rest.is_empty() => Command::Refused,
            Err(_) => Command::Rule(rest.to_owned()),
        };
    }
    let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    let is = |name: &str| {
        let own = words.text(&format!("command-{name}"), &[]);
        [name, own.as_str()].iter().any(|it| it.to_lowercase() == first.to_lowercase())
    };
    if rest.is_empty() {
        if let Some((_, command)) = PLAIN.into_iter().find(|(name, _)| is(name)) {
            return command;
        }
        return Command::Other(line.to_owned());
    }
    if is("save") {
        return Command::Save(rest.to_owned());
    }
    if is("load") {
        return Command::Load(rest.to_owned());
    }
    if is("rule") {
        return Command::Rule(rest.to_owned());
    }
    Command::Other(line.to_owned())
}

#[cfg(test)]
mod tests {
    use words::{Lang, Words};

    use super::{Command, read};

    #[test]
    fn commands_are_understood_in_english_and_in_the_language_spoken() {
        for lang in Lang::ALL {
            let words = Words::strict(lang);
            assert_eq!(read(&words, " 12 "), Command::Answer(12));
            assert_eq!(read(&words, ""), Command::Options);
            assert_eq!(read(&words, "?"), Command::Refused);
            assert_eq!(read(&words, "? 3"), Command::RefusedRule(3));
            assert_eq!(read(&words, "?3"), Command::RefusedRule(3));
            assert_eq!(read(&words, "rule edo.act.pay"), Command::Rule("edo.act.pay".into()));
            assert_eq!(read(&words, "SAVE my game"), Command::Save("my game".into()));
            assert_eq!(read(&words, "save"), Command::NoFile);
            assert_eq!(read(&words, "rule"), Command::Rules);
            assert_eq!(read(&words, "hint"), Command::Hint);
            assert_eq!(read(&words, "undo"), Command::Undo);
            let own = words.text("command-undo", &[]);
            assert_eq!(read(&words, &own.to_uppercase()), Command::Undo);
            assert_eq!(read(&words, "build mito house"), Command::Other("build mito house".into()));
        }
    }
}
