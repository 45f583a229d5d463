//! Where things are drawn on the map, in its own measures.

use ::edo::board::{Board, City, Space};
use ::edo::edition::Kind;

/// What is seen of the map: all its spaces, and room for their names and who stands there.
pub(super) fn view(board: &Board) -> String {
    const SIDE: i32 = 78;
    const ABOVE: i32 = 60;
    const BELOW: i32 = 110;
    let places = || board.all().iter().map(|space| middle(board, space));
    let (left, right) = ends(places().map(|(x, _)| x));
    let (top, bottom) = ends(places().map(|(_, y)| y));
    let (width, height) = (right - left + 2 * SIDE, bottom - top + ABOVE + BELOW);
    format!("{} {} {width} {height}", left - SIDE, top - ABOVE)
}

/// The middle of the southernmost space.
pub(super) fn lowest(board: &Board) -> i32 {
    ends(board.all().iter().map(|space| middle(board, space).1)).1
}

fn ends(numbers: impl Iterator<Item = i32>) -> (i32, i32) {
    numbers.fold((i32::MAX, i32::MIN), |(least, most), n| (least.min(n), most.max(n)))
}

/// One building site.
pub(super) const SITE: i32 = 25;
const GAP: i32 = 3;
/// A label above the sites.
const NAME: i32 = 24;

/// The middle of a space.
pub(super) fn middle(board: &Board, space: Space) -> (i32, i32) {
    let row = &board.map.spaces[space.0 as usize];
    (row.x.into(), row.y.into())
}

/// How big a space is drawn, from its middle: half its width and half its height.
pub(super) fn half(board: &Board, space: Space, sites: u8) -> (i32, i32) {
    match board.kind(space) {
        Kind::City => {
            let columns = columns(sites);
            ((columns * (SITE + GAP) + GAP + 8) / 2, (2 * (SITE + GAP) + NAME + 8) / 2)
        }
        Kind::Forestry | Kind::Quarry | Kind::RiceField => (31, 31),
        Kind::River | Kind::Road | Kind::BorderPost => (23, 23),
    }
}

/// Sites stand in two rows; the last place is the profit tile's.
fn columns(sites: u8) -> i32 {
    i32::from(sites / 2 + 1)
}

/// The upper left corner of the `n`th site of a city, or of its profit tile after the last.
pub(super) fn site(board: &Board, city: City, sites: u8, n: u8) -> (i32, i32) {
    let space = board.city_space(city);
    let (x, y) = middle(board, space);
    let (width, height) = half(board, space, sites);
    let columns = columns(sites);
    // The profit tile has the last place of the second row, however many sites there are.
    let place = if n == sites { 2 * columns - 1 } else { i32::from(n) };
    let (column, row) = (place % columns, place / columns);
    let left = x - width + 4 + GAP + column * (SITE + GAP);
    let top = y - height + 4 + NAME + row * (SITE + GAP);
    (left, top)
}

/// Where the `i`th of `n` figures stands: in rows of four below the space.
pub(super) fn figure(board: &Board, space: Space, sites: u8, i: u8, n: u8) -> (i32, i32) {
    const STEP: i32 = 40;
    const ROW: u8 = 4;
    let (x, y) = middle(board, space);
    let (_, height) = half(board, space, sites);
    let (column, row) = (i % ROW, i / ROW);
    let in_row = (n - row * ROW).min(ROW);
    let first = x - (i32::from(in_row) - 1) * STEP / 2;
    let below = if board.kind(space) == Kind::City { 16 } else { 34 };
    (first + i32::from(column) * STEP, y + height + below + i32::from(row) * 29)
}
