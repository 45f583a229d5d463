//! Words of a closed vocabulary: how the file calls what the rows call by name.

/// A value that a file writes as one word.
pub(crate) trait Word: Copy + PartialEq + 'static {
    /// What such a word is called in a message.
    const WHAT: &'static str;
    /// All of them.
    const ALL: &'static [Self];

    /// How the file calls it.
    fn word(self) -> &'static str;

    /// What the file calls so.
    fn read(word: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|value| value.word() == word)
    }

    /// All words, in order.
    fn words() -> Vec<&'static str> {
        Self::ALL.iter().map(|value| value.word()).collect()
    }
}
