//! Opponents by name, as people type them.

use bots::Level;

/// One level, or all from one to another: `level3`, `level1..level5`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Span(Vec<Level>);

impl Span {
    /// Reads a level or a range of them, both ends included.
    pub(crate) fn read(text: &str) -> Result<Span, String> {
        let Some((from, to)) = text.split_once("..") else {
            return read(text).map(|level| Span(vec![level]));
        };
        let (from, to) = (read(from)?, read(to)?);
        let between = |level: &Level| from <= *level && *level <= to;
        let levels: Vec<Level> = Level::ALL.into_iter().filter(between).collect();
        if levels.is_empty() {
            return Err(format!("{} is stronger than {}: turn them round", from.id(), to.id()));
        }
        Ok(Span(levels))
    }
}

/// All levels of these spans, in the order in which they were named.
pub(crate) fn all(spans: &[Span]) -> Vec<Level> {
    spans.iter().flat_map(|span| &span.0).copied().collect()
}

/// Reads one level.
pub(crate) fn read(id: &str) -> Result<Level, String> {
    Level::read(id).ok_or_else(|| format!("expected one of {}", ids().join(", ")))
}

/// What levels there are.
pub(crate) fn ids() -> Vec<&'static str> {
    Level::ALL.iter().map(|level| level.id()).collect()
}

/// A level and all that makes it as strong as it is: another text, other games.
pub(crate) fn described(level: Level) -> String {
    match level.effort() {
        None => level.id().to_owned(),
        Some(effort) => format!("{} {effort:?}", level.id()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_read_one_by_one_or_as_a_range() {
        let read = |text: &str| Span::read(text).map(|span| all(&[span]));
        assert_eq!(read("greedy"), Ok(vec![Level::Greedy]));
        assert_eq!(read("level2..level4"), Ok(vec![Level::Two, Level::Three, Level::Four]));
        assert_eq!(read("random..level5"), Ok(Level::ALL.to_vec()));
        assert!(read("level4..level2").is_err_and(|why| why.contains("stronger")));
        for text in ["", "..", "level6", "level1..", "Level1", "level1...level2"] {
            assert!(read(text).is_err_and(|why| why.contains("level5")), "{text}");
        }
    }
}
