//! The two sides of the board (`edo.map.small`, `edo.map.large`). The graph is ours
//! (`edo.map.house-graph`); the towns, rivers, roads and barriers are of the period.

use crate::edition::Kind::*;
use crate::edition::{Kind, Map, Place, Source};

const fn place(id: &'static str, name: &'static str, kind: Kind, x: i16, y: i16) -> Place {
    Place { id, name, kind, x, y, source: Source::House }
}

/// The small side, for 2 and 3 players: 19 spaces, 30 roads.
#[rustfmt::skip]
pub(super) const SMALL: Map = Map {
    spaces: &[
        place("edo",       "Edo",          City,        500, 400),
        place("kawagoe",   "Kawagoe",      City,        215, 260),
        place("mito",      "Mito",         City,        785, 260),
        place("odawara",   "Odawara",      City,        500, 680),
        place("forest-1",  "Chichibu",     Forestry,    385, 135),
        place("forest-2",  "Kazusa",       Forestry,    710, 615),
        place("quarry-1",  "Ōya",          Quarry,      615, 135),
        place("quarry-2",  "Manazuru",     Quarry,      290, 615),
        place("field-1",   "Tsuchiura",    RiceField,   825, 450),
        place("field-2",   "Hachiōji",     RiceField,   175, 450),
        place("river-1",   "Arakawa",      River,       395, 295),
        place("river-2",   "Edogawa",      River,       665, 375),
        place("river-3",   "Tamagawa",     River,       445, 530),
        place("road-1",    "Ōshū Kaidō",   Road,        555, 270),
        place("road-2",    "Bōsō Ōkan",    Road,        605, 505),
        place("road-3",    "Kōshū Kaidō",  Road,        335, 425),
        place("post-1",    "Kurihashi",    BorderPost,  500,  30),
        place("post-2",    "Sekiyado",     BorderPost,  880, 585),
        place("post-3",    "Kobotoke",     BorderPost,  120, 585),
    ],
    roads: &[
        ("kawagoe", "forest-1"), ("forest-1", "quarry-1"), ("quarry-1", "mito"),
        ("mito", "field-1"), ("field-1", "forest-2"), ("forest-2", "odawara"),
        ("odawara", "quarry-2"), ("quarry-2", "field-2"), ("field-2", "kawagoe"),
        ("edo", "river-1"), ("kawagoe", "river-1"), ("forest-1", "river-1"),
        ("edo", "river-2"), ("mito", "river-2"), ("field-1", "river-2"),
        ("edo", "river-3"), ("odawara", "river-3"), ("quarry-2", "river-3"),
        ("edo", "road-1"), ("quarry-1", "road-1"), ("edo", "road-2"),
        ("forest-2", "road-2"), ("edo", "road-3"), ("field-2", "road-3"),
        ("forest-1", "post-1"), ("quarry-1", "post-1"), ("field-1", "post-2"),
        ("forest-2", "post-2"), ("quarry-2", "post-3"), ("field-2", "post-3"),
    ],
};

/// The large side, for 4 and 5 players: 26 spaces, 40 roads.
#[rustfmt::skip]
pub(super) const LARGE: Map = Map {
    spaces: &[
        place("edo",       "Edo",          City,        500, 400),
        place("kawagoe",   "Kawagoe",      City,        170, 370),
        place("takasaki",  "Takasaki",     City,        430, 125),
        place("mito",      "Mito",         City,        785, 260),
        place("sakura",    "Sakura",       City,        745, 585),
        place("odawara",   "Odawara",      City,        365, 655),
        place("forest-1",  "Chichibu",     Forestry,    215, 260),
        place("forest-2",  "Nikkō",        Forestry,    695, 175),
        place("forest-3",  "Kazusa",       Forestry,    635, 655),
        place("quarry-1",  "Shimonita",    Quarry,      305, 175),
        place("quarry-2",  "Inada",        Quarry,      830, 370),
        place("quarry-3",  "Nokogiri",     Quarry,      500, 680),
        place("field-1",   "Tatebayashi",  RiceField,   570, 125),
        place("field-2",   "Tsuchiura",    RiceField,   815, 485),
        place("field-3",   "Atsugi",       RiceField,   255, 585),
        place("river-1",   "Arakawa",      River,       345, 355),
        place("river-2",   "Tonegawa",     River,       655, 355),
        place("river-3",   "Tamagawa",     River,       405, 515),
        place("road-1",    "Nakasendō",    Road,        500, 260),
        place("road-2",    "Sakura Kaidō", Road,        595, 515),
        place("road-3",    "Kōshū Kaidō",  Road,        185, 485),
        place("post-1",    "Usui",         BorderPost,  175, 150),
        place("post-2",    "Kurihashi",    BorderPost,  680,  60),
        place("post-3",    "Sekiyado",     BorderPost,  935, 440),
        place("post-4",    "Uraga",        BorderPost,  590, 765),
        place("post-5",    "Kobotoke",     BorderPost,  120, 585),
    ],
    roads: &[
        ("kawagoe", "forest-1"), ("forest-1", "quarry-1"), ("quarry-1", "takasaki"),
        ("takasaki", "field-1"), ("field-1", "forest-2"), ("forest-2", "mito"),
        ("mito", "quarry-2"), ("quarry-2", "field-2"), ("field-2", "sakura"),
        ("sakura", "forest-3"), ("forest-3", "quarry-3"), ("quarry-3", "odawara"),
        ("odawara", "field-3"), ("field-3", "road-3"), ("road-3", "kawagoe"),
        ("edo", "river-1"), ("kawagoe", "river-1"), ("forest-1", "river-1"),
        ("edo", "road-1"), ("takasaki", "road-1"), ("field-1", "road-1"),
        ("edo", "river-2"), ("mito", "river-2"), ("quarry-2", "river-2"),
        ("edo", "road-2"), ("sakura", "road-2"), ("forest-3", "road-2"),
        ("edo", "river-3"), ("odawara", "river-3"), ("field-3", "river-3"),
        ("forest-1", "post-1"), ("quarry-1", "post-1"), ("field-1", "post-2"),
        ("forest-2", "post-2"), ("quarry-2", "post-3"), ("field-2", "post-3"),
        ("forest-3", "post-4"), ("quarry-3", "post-4"), ("field-3", "post-5"),
        ("road-3", "post-5"),
    ],
};
