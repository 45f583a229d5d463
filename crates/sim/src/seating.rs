//! Who sits where: each deal is played from every seat, so that no kind of player is lucky.

use table::{Chance, Fast, mix};

use crate::nth_seed;

/// Who meets whom, by the numbers of their kinds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Meeting {
    /// Seats are shared as evenly as they can be; who has one more changes from deal to deal. Where
    /// there are more kinds than seats, every choice of so many of them comes in turn.
    Shared(Vec<usize>),
    /// One against a table of another kind.
    Against {
        /// Who sits alone.
        one: usize,
        /// Who has all other seats.
        rest: usize,
    },
}

/// One game to be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bout {
    /// Which deal, from 0.
    pub deal: u64,
    /// The seed of the deal.
    pub seed: u64,
    /// Who sits where.
    pub kinds: Vec<usize>,
}

/// The games of a meeting, for so many seats: at least `games`, and every deal from all seats.
/// More games begin with the same ones as fewer do.
pub fn bouts(meeting: &Meeting, seats: u8, games: u64, seed: u64) -> Vec<Bout> {
    let tables = Tables::new(meeting, seats as usize, seed);
    let mut bouts = Vec::new();
    for deal in 0.. {
        if games <= bouts.len() as u64 {
            break;
        }
        let seed = nth_seed(seed, deal);
        let mut kinds = tables.nth(deal);
        shuffle(&mut kinds, &mut Fast(mix(seed ^ 0x5EA7)));
        let mut turned: Vec<Vec<usize>> = Vec::new();
        for _ in 0..seats {
            // Where kinds alternate, a turned table is soon the same again.
            if !turned.contains(&kinds) {
                turned.push(kinds.clone());
            }
            kinds.rotate_right(1);
        }
        bouts.extend(turned.into_iter().map(|kinds| Bout { deal, seed, kinds }));
    }
    bouts
}

/// Every choice of kinds for the seats, in some order.
struct Tables(Vec<Vec<usize>>);

impl Tables {
    fn new(meeting: &Meeting, seats: usize, seed: u64) -> Tables {
        match meeting {
            Meeting::Against { one, rest } => {
                let mut kinds = vec![*rest; seats];
                kinds[0] = *one;
                Tables(vec![kinds])
            }
            Meeting::Shared(kinds) if kinds.len() <= seats => {
                let from = |first: usize| kinds.iter().cycle().skip(first).take(seats).copied();
                let n_tables = if seats.is_multiple_of(kinds.len()) { 1 } else { kinds.len() };
                Tables((0..n_tables).map(|first| from(first).collect()).collect())
            }
            Meeting::Shared(kinds) => {
                let mut tables = Vec::new();
                choices(kinds, seats, &mut Vec::new(), &mut tables);
                // A short run should not meet only those named first.
                shuffle(&mut tables, &mut Fast(mix(seed ^ 0x7AB1E)));
                Tables(tables)
            }
        }
    }

    fn nth(&self, deal: u64) -> Vec<usize> {
        self.0[(deal % self.0.len() as u64) as usize].clone()
    }
}

fn choices(from: &[usize], n: usize, so_far: &mut Vec<usize>, all: &mut Vec<Vec<usize>>) {
    if n == 0 {
        all.push(so_far.clone());
        return;
    }
    for (i, &kind) in from.iter().enumerate() {
        so_far.push(kind);
        choices(&from[i + 1..], n - 1, so_far, all);
        so_far.pop();
    }
}

fn shuffle<T>(items: &mut [T], chance: &mut Fast) {
    for i in (1..items.len()).rev() {
        items.swap(i, chance.below(i as u32 + 1) as usize);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shared(n_kinds: usize) -> Meeting {
        Meeting::Shared((0..n_kinds).collect())
    }

    /// How often each kind sits on each seat.
    fn times(bouts: &[Bout], n_kinds: usize, seats: usize) -> Vec<Vec<u32>> {
        let mut times = vec![vec![0; seats]; n_kinds];
        for bout in bouts {
            for (seat, &kind) in bout.kinds.iter().enumerate() {
                times[kind][seat] += 1;
            }
        }
        times
    }

    #[test]
    fn every_kind_sits_equally_often_on_every_seat() {
        for seats in 2..=5_u8 {
            for n_kinds in 2..=7 {
                let bouts = bouts(&shared(n_kinds), seats, 500, 9);
                let times = times(&bouts, n_kinds, seats as usize);
                for of_kind in &times {
                    assert!(
                        of_kind.iter().all(|&n| n == of_kind[0]),
                        "{n_kinds}/{seats} {times:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn every_kind_plays_about_equally_often() {
        for (n_kinds, seats) in [(2, 4), (2, 5), (3, 4), (7, 2), (7, 4), (6, 5)] {
            let bouts = bouts(&shared(n_kinds), seats, 2100, 3);
            let sums: Vec<u32> = times(&bouts, n_kinds, seats as usize)
                .iter()
                .map(|of_kind| of_kind.iter().sum())
                .collect();
            let [low, high] =
                [sums.iter().min(), sums.iter().max()].map(|sum| *sum.expect("there are kinds"));
            assert!(high * 100 <= low * 112, "{n_kinds}/{seats}: {sums:?}");
        }
    }

    #[test]
    fn a_deal_is_played_from_all_seats_and_never_twice_alike() {
        let bouts = bouts(&Meeting::Shared(vec![4, 6]), 4, 300, 1);
        for bout in &bouts {
            let deal: Vec<&Bout> = bouts.iter().filter(|other| other.deal == bout.deal).collect();
            assert!(deal.iter().all(|other| other.seed == bout.seed));
            assert_eq!(deal.iter().filter(|other| other.kinds == bout.kinds).count(), 1);
            let mut turned = bout.kinds.clone();
            turned.rotate_left(1);
            assert!(deal.iter().any(|other| other.kinds == turned));
            assert_eq!(bout.kinds.iter().filter(|&&kind| kind == 4).count(), 2);
        }
    }

    #[test]
    fn one_sits_against_the_rest() {
        let bouts = bouts(&Meeting::Against { one: 1, rest: 0 }, 4, 10, 1);
        assert_eq!(bouts.len(), 12, "whole deals");
        for bout in &bouts {
            assert_eq!(bout.kinds.iter().sum::<usize>(), 1);
        }
    }

    #[test]
    fn more_games_begin_as_fewer_do() {
        for meeting in [shared(7), shared(2), Meeting::Against { one: 0, rest: 1 }] {
            let [few, many] = [50, 90].map(|games| bouts(&meeting, 4, games, 2));
            assert_eq!(few[..], many[..few.len()]);
            assert_ne!(few, bouts(&meeting, 4, 50, 3));
        }
    }
}
