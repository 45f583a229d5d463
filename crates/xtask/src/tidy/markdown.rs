//! Our documents: they name no place on somebody's machine, and their links lead somewhere.

use anyhow::Result;

use super::Fault;
use crate::tree::Tree;

/// How a place on somebody's machine begins.
const MACHINES: [&str; 6] = ["/home/", "/root/", "/work/", "/Users/", "file://", "C:\\"];

pub(super) fn absolute_paths(tree: &Tree) -> Result<Vec<Fault>> {
    let mut faults = Vec::new();
    for (path, text) in tree.under("", ".md") {
        for (i, line) in text.lines().enumerate() {
            for place in MACHINES.iter().filter(|place| begins_a_word(line, place)) {
                faults.push(Fault::on_line(path, i + 1, format!("names a place below `{place}`")));
            }
        }
    }
    Ok(faults)
}

pub(super) fn links(tree: &Tree) -> Result<Vec<Fault>> {
    let mut faults = Vec::new();
    for (path, text) in tree.under("", ".md") {
        for (number, line) in prose_lines(text) {
            for target in targets(&line) {
                if let Some(what) = broken(tree, path, target) {
                    faults.push(Fault::on_line(path, number, what));
                }
            }
        }
    }
    Ok(faults)
}

/// Why a link leads nowhere, if it does.
fn broken(tree: &Tree, from: &str, target: &str) -> Option<String> {
    if target.contains("://") || target.starts_with("mailto:") {
        return None;
    }
    let (file, heading) = target.split_once('#').unwrap_or((target, ""));
    let Some(path) = resolve(from, file) else {
        return Some(format!("`{target}` leads out of the tree"));
    };
    if !tree.has(&path) {
        return Some(format!("`{target}` leads to nothing"));
    }
    let headings = tree.get(&path).unwrap_or_default().lines().filter(|line| line.starts_with('#'));
    let is_there = heading.is_empty() || headings.map(anchor).any(|anchor| anchor == heading);
    (!is_there).then(|| format!("`{target}`: there is no such heading"))
}

/// The path of a target as seen from a file.
fn resolve(from: &str, target: &str) -> Option<String> {
    if target.is_empty() {
        return Some(from.to_owned());
    }
    if target.starts_with('/') {
        return None;
    }
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in target.trim_end_matches('/').split('/') {
        match part {
            "." => {}
            ".." => {
                parts.pop()?;
            }
            name => parts.push(name),
        }
    }
    Some(parts.join("/"))
}

/// What a heading is called in a link.
fn anchor(heading: &str) -> String {
    let words = heading.trim_start_matches('#').trim().to_lowercase();
    let kept = words.chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
    kept.map(|c| if c == ' ' { '-' } else { c }).collect()
}

/// The targets of `[words](target)`.
fn targets(line: &str) -> impl Iterator<Item = &str> {
    line.split("](").skip(1).filter_map(|rest| rest.split([')', ' ']).next())
}

/// Lines outside of code blocks, without code inside of them, counted from 1.
fn prose_lines(text: &str) -> Vec<(usize, String)> {
    let mut in_block = false;
    let mut kept = Vec::new();
    for (i, line) in text.lines().enumerate() {
        if line.trim_start().starts_with("```") {
            in_block = !in_block;
        } else if !in_block {
            let plain: String = line.split('`').step_by(2).collect();
            kept.push((i + 1, plain));
        }
    }
    kept
}

fn begins_a_word(line: &str, start: &str) -> bool {
    let in_a_word = |c: char| c.is_alphanumeric() || matches!(c, '.' | '_' | '-' | '~' | '*');
    line.match_indices(start).any(|(at, _)| !line[..at].ends_with(in_a_word))
}

#[cfg(test)]
mod tests {
    use super::{absolute_paths, links};
    use crate::tidy::found;
    use crate::tree::Tree;

    #[test]
    fn places_on_a_machine_are_found() {
        let text = "See `/home/me/oedo`.\nNot docs/home/page, nor https://example.org/work/.\n";
        let faults = found(absolute_paths, &Tree::of(&[("README.md", text)]));
        assert_eq!(faults, ["README.md:1: names a place below `/home/`"]);
    }

    #[test]
    fn broken_links_are_found() {
        let text = "# One\n[a](docs/a.md) [b](docs/b.md)\n```\n[c](c.md)\n```\n`[d](d.md)` [e](#one)\n\
                    [f](docs/a.md#two) [g](docs/) [h](/docs) [i](https://example.org)\n";
        let tree = Tree::of(&[
            ("README.md", text),
            ("docs/a.md", "## `Two`, three\n[up](../README.md#one)\n"),
        ]);
        let faults = [
            "README.md:2: `docs/b.md` leads to nothing",
            "README.md:7: `docs/a.md#two`: there is no such heading",
            "README.md:7: `/docs` leads out of the tree",
        ];
        assert_eq!(found(links, &tree), faults);
    }

    #[test]
    fn a_heading_is_found_by_its_words() {
        let tree = Tree::of(&[("a.md", "## `Two`, three\n[b](#two-three)\n")]);
        assert_eq!(found(links, &tree), [""; 0]);
    }
}
