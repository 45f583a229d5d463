//! Ways over the roads: which one is taken, so that it can be drawn before it is paid for.

use ::edo::board::{Board, Space, Spaces};

/// A cheapest way, where every road that touches a `free` space costs nothing; among the cheapest
/// one of the shortest.
pub(super) fn way(board: &Board, from: Space, to: Space, free: Spaces) -> Vec<Space> {
    // Cost and length of the best way found to each space, and where it comes from.
    let mut best: Vec<Option<(u32, Space)>> = vec![None; board.all().len() as usize];
    let mut open = vec![from];
    best[from.0 as usize] = Some((0, from));
    while let Some(here) = open.pop() {
        let (sum, _) = best[here.0 as usize].expect("what is open was reached");
        for next in board.near(here).iter() {
            let paid = !free.has(here) && !free.has(next);
            let sum = sum + if paid { 1000 } else { 0 } + 1;
            if best[next.0 as usize].is_none_or(|(known, _)| sum < known) {
                best[next.0 as usize] = Some((sum, here));
                open.push(next);
            }
        }
    }
    let mut way = vec![to];
    let mut here = to;
    while here != from {
        let (_, before) = best[here.0 as usize].expect("every space can be reached");
        way.push(before);
        here = before;
    }
    way.reverse();
    way
}

#[cfg(test)]
mod tests {
    use ::edo::board::{Board, Spaces};

    use super::way;

    #[test]
    fn a_way_is_as_cheap_as_the_rules_say() {
        let board = Board::new(&::edo::content::HOUSE.large);
        for free in [Spaces::NONE, board.of_kind(::edo::edition::Kind::City)] {
            for from in board.all().iter() {
                for to in board.all().iter() {
                    let way = way(&board, from, to, free);
                    let paid = way.windows(2).filter(|road| {
                        let [one, other] = [road[0], road[1]];
                        assert!(board.near(one).has(other), "a way goes along roads");
                        !free.has(one) && !free.has(other)
                    });
                    assert_eq!(paid.count(), board.paid_roads(from, to, free) as usize);
                }
            }
        }
    }
}
