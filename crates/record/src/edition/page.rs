//! A file in the making, set out for people or strung together for a digest.

use std::fmt::{Display, Write};

/// One row: what each of its columns says, by key.
pub(crate) type Cells = Vec<(&'static str, String)>;

/// Where the notes beside short lines begin.
const NOTE_COLUMN: usize = 30;

/// What is on the page, before it is decided how it looks.
#[derive(Default)]
pub(crate) struct Page {
    lines: Vec<Line>,
}

enum Line {
    Blank,
    Note(&'static str),
    Section(&'static str),
    Value { key: &'static str, value: String, note: &'static str },
    Rows { key: &'static str, rows: Vec<Cells> },
    List { key: &'static str, items: Vec<String>, abreast: usize },
    Marks { key: &'static str, items: Vec<String>, abreast: usize },
}

impl Page {
    /// A line for people only.
    pub(crate) fn note(&mut self, note: &'static str) {
        self.lines.push(Line::Note(note));
    }

    /// A line for people at the head of something new.
    pub(crate) fn part(&mut self, note: &'static str) {
        self.lines.push(Line::Blank);
        self.note(note);
    }

    /// From here on keys belong to this table.
    pub(crate) fn section(&mut self, name: &'static str) {
        self.lines.push(Line::Section(name));
    }

    /// A key and its value, with a note beside it.
    pub(crate) fn value(&mut self, key: &'static str, value: impl Display, note: &'static str) {
        self.lines.push(Line::Value { key, value: value.to_string(), note });
    }

    /// A list of rows, one a line, in columns.
    pub(crate) fn rows(&mut self, key: &'static str, rows: Vec<Cells>) {
        self.lines.push(Line::Rows { key, rows });
    }

    /// A list of short things, some in a line.
    pub(crate) fn list(&mut self, key: &'static str, items: Vec<String>, abreast: usize) {
        self.lines.push(Line::List { key, items, abreast });
    }

    /// A list that changes nothing in play, so that no digest has a part of it.
    pub(crate) fn marks(&mut self, key: &'static str, items: Vec<String>, abreast: usize) {
        self.lines.push(Line::Marks { key, items, abreast });
    }

    /// The page as TOML, for people.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        for line in &self.lines {
            match line {
                Line::Blank => text.push('\n'),
                Line::Note(note) => put(&mut text, &format!("# {note}")),
                Line::Section(name) => put(&mut text, &format!("[{name}]")),
                Line::Value { key, value, note: "" } => put(&mut text, &format!("{key} = {value}")),
                Line::Value { key, value, note } => {
                    put(
                        &mut text,
                        &format!("{:NOTE_COLUMN$}# {note}", format!("{key} = {value} ")),
                    );
                }
                Line::Rows { key, rows } => {
                    let rows = rows.iter().map(|row| row.iter().map(cell).collect()).collect();
                    put_columns(&mut text, key, "  { ", rows, " },");
                }
                Line::List { key, items, abreast } | Line::Marks { key, items, abreast } => {
                    let rows = items.chunks(*abreast).map(<[String]>::to_vec).collect();
                    put_columns(&mut text, key, "  ", rows, ",");
                }
            }
        }
        text
    }

    /// The page without anything that is for people only. A later change of notes or columns must
    /// not change the digests that records were made with.
    pub(crate) fn canon(&self) -> String {
        let mut canon = String::new();
        let mut section = "";
        for line in &self.lines {
            match line {
                Line::Blank | Line::Note(_) | Line::Marks { .. } => {}
                Line::Section(name) => section = name,
                Line::Value { key, value, .. } => {
                    put(&mut canon, &format!("{section}.{key} = {value}"));
                }
                Line::Rows { key, rows } => {
                    for row in rows {
                        let cells: Vec<String> = row.iter().map(cell).collect();
                        put(&mut canon, &format!("{section}.{key} {}", cells.join(", ")));
                    }
                }
                Line::List { key, items, .. } => {
                    for item in items {
                        put(&mut canon, &format!("{section}.{key} {item}"));
                    }
                }
            }
        }
        canon
    }
}

fn put(text: &mut String, line: &str) {
    text.push_str(line);
    text.push('\n');
}

fn cell((key, value): &(&'static str, String)) -> String {
    format!("{key} = {value}")
}

/// A list over several lines, its columns one below the other.
fn put_columns(text: &mut String, key: &str, open: &str, rows: Vec<Vec<String>>, close: &str) {
    let mut widths: Vec<usize> = Vec::new();
    for row in &rows {
        widths.resize(widths.len().max(row.len()), 0);
        for (width, cell) in widths.iter_mut().zip(row) {
            *width = (*width).max(cell.chars().count());
        }
    }
    put(text, &format!("{key} = ["));
    for row in rows {
        let last = row.len().saturating_sub(1);
        let mut line = open.to_owned();
        for (index, (cell, width)) in row.iter().zip(&widths).enumerate() {
            if index == last {
                line.push_str(cell);
            } else {
                let _ = write!(line, "{:1$}", format!("{cell}, "), width + 2);
            }
        }
        put(text, &(line + close));
    }
    put(text, "]");
}

/// A text as TOML writes it.
pub(crate) fn string(text: &str) -> String {
    let mut quoted = String::from('"');
    for c in text.chars() {
        match c {
            '"' | '\\' => quoted.extend(['\\', c]),
            c if c.is_control() => {
                let _ = write!(quoted, "\\u{:04X}", c as u32);
            }
            c => quoted.push(c),
        }
    }
    quoted.push('"');
    quoted
}

/// A list as TOML writes it.
pub(crate) fn list(items: impl IntoIterator<Item = impl Display>) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    format!("[{}]", items.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_stand_below_each_other_and_the_canon_has_no_notes() {
        let mut page = Page::default();
        page.value("name", string("a \"b\""), "");
        page.section("map");
        page.note("Where it is.");
        page.rows(
            "spaces",
            vec![
                vec![("id", string("edo")), ("x", "500".to_owned())],
                vec![("id", string("mito-1")), ("x", "7".to_owned())],
            ],
        );
        page.value("width", 3, "in roads");
        let text = concat!(
            "name = \"a \\\"b\\\"\"\n[map]\n# Where it is.\nspaces = [\n",
            "  { id = \"edo\",    x = 500 },\n  { id = \"mito-1\", x = 7 },\n]\n",
            "width = 3                     # in roads\n",
        );
        assert_eq!(page.text(), text);
        let canon = concat!(
            ".name = \"a \\\"b\\\"\"\nmap.spaces id = \"edo\", x = 500\n",
            "map.spaces id = \"mito-1\", x = 7\nmap.width = 3\n",
        );
        assert_eq!(page.canon(), canon);
    }
}
