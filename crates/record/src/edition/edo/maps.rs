//! The two sides of the board as rows of a file.

use edo::edition::{Kind, Map, Place, Source};

use super::{keep_rows, keep_text, read_name, read_slug};
use crate::edition::fields::{Fields, Named, Row, Rows};
use crate::edition::page::{Page, list, string};
use crate::edition::word::Word;

/// How many roads are written in one line.
const ROADS_ABREAST: usize = 3;

/// A side of the board as the file has it.
pub(super) struct Board<'a> {
    pub(super) spaces: Rows<Spot<'a>>,
    pub(super) roads: Rows<[&'a str; 2]>,
}

/// A space as the file has it.
pub(super) struct Spot<'a> {
    pub(super) id: &'a str,
    name: &'a str,
    pub(super) kind: Kind,
    pub(super) x: i16,
    pub(super) y: i16,
    source: Source,
}

impl<'a> Board<'a> {
    pub(super) fn read(file: &Fields<'a>, key: &'static str, of: &'static str) -> Board<'a> {
        let fields = file.inner(key, format!("the table [{key}]"));
        let spaces = fields.rows("spaces", Named { kind: "space", by: "id", of }, |row| Spot {
            id: read_slug(row),
            name: read_name(row),
            kind: row.word("kind"),
            x: row.number("x", 0..=1000),
            y: row.number("y", 0..=800),
            source: row.word("source"),
        });
        let roads = read_roads(&fields, of);
        fields.close();
        Board { spaces, roads }
    }

    pub(super) fn keep(&self) -> Map {
        Map {
            spaces: keep_rows(&self.spaces, |spot| Place {
                id: keep_text(spot.id),
                name: keep_text(spot.name),
                kind: spot.kind,
                x: spot.x,
                y: spot.y,
                source: spot.source,
            }),
            roads: keep_rows(&self.roads, |[from, to]| (keep_text(from), keep_text(to))),
        }
    }
}

/// Roads are pairs and not tables: forty times `from` and `to` would say nothing.
fn read_roads<'a>(fields: &Fields<'a>, of: &'static str) -> Rows<[&'a str; 2]> {
    let expected = "a pair of ids like [\"edo\", \"mito\"]";
    let Some((at, values)) = fields.array("roads", "a list of pairs of ids") else {
        return Rows { at: 0, starts: None, sound: Vec::new() };
    };
    let mut sound = Vec::new();
    for (index, value) in values.iter().enumerate() {
        let name = Named { kind: "road", by: "", of }.name(index, value);
        let ends = value.get_ref().as_array().map_or(&[][..], |ends| ends);
        let ends: Vec<Option<&str>> = ends.iter().map(|end| end.get_ref().as_str()).collect();
        match ends[..] {
            [Some(from), Some(to)] => {
                sound.push(Row { at: value.span().start, name, says: [from, to] });
            }
            _ => fields.trouble_in(value, format!("{name} does not join two spaces"), expected),
        }
    }
    Rows { at, starts: Some(values.iter().map(|value| value.span().start).collect()), sound }
}

pub(super) fn write(page: &mut Page, map: &Map) {
    let spaces = map.spaces.iter().map(|space| {
        vec![
            ("id", string(space.id)),
            ("name", string(space.name)),
            ("kind", string(space.kind.word())),
            ("x", space.x.to_string()),
            ("y", space.y.to_string()),
            ("source", string(space.source.word())),
        ]
    });
    page.rows("spaces", spaces.collect());
    let roads = map.roads.iter().map(|(from, to)| list([string(from), string(to)]));
    page.list("roads", roads.collect(), ROADS_ABREAST);
}
