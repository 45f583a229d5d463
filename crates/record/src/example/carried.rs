//! The examples that the program carries with it.

use table::Rule;

use super::Example;

/// Where each stands, and what stands in it.
const EXAMPLES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/examples.rs"));

/// Every example that the program carries: where it stands, and what stands in it.
pub fn carried() -> &'static [(&'static str, &'static str)] {
    EXAMPLES
}

/// The examples about a rule; those that name it first among theirs come first.
pub fn about(rule: Rule) -> Vec<(&'static str, &'static str)> {
    let place = |text: &str| {
        let example = Example::read(text).ok()?;
        example.rules.iter().position(|id| id == rule.0)
    };
    let mut found: Vec<_> =
        EXAMPLES.iter().filter_map(|&(name, text)| Some((place(text)?, (name, text)))).collect();
    found.sort_unstable();
    found.into_iter().map(|(_, example)| example).collect()
}

#[cfg(test)]
mod tests {
    use super::{EXAMPLES, Example};

    #[test]
    fn every_example_that_is_carried_can_be_read() {
        for (name, text) in EXAMPLES {
            Example::read(text).unwrap_or_else(|misread| panic!("{name}: {misread}"));
        }
    }
}
