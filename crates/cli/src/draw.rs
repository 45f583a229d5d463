//! Tables drawn with letters: only from a view, so that nothing hidden can get in.

mod canvas;
pub(crate) mod edo;
pub(crate) mod yedo;

/// What people ask to see. What a game has no picture of is the whole table.
#[derive(Clone, Copy)]
pub(crate) enum Part {
    Table,
    Map,
    Roads,
    Boards,
}
