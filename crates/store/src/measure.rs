//! How fast a store takes appends: for examples that print it, not for tests.

use std::fmt;
use std::sync::Arc;
use std::time::{Duration, Instant};

use table::{BySeat, Seat, Seats};

use crate::{Life, Line, Millis, PersonId, Store, Summary, TableId};

/// What was measured.
#[derive(Clone, Copy, Debug)]
pub struct Measured {
    /// Appends that were accepted.
    pub appends: u32,
    /// How long all took together.
    pub took: Duration,
    /// How long one in two took at most.
    pub p50: Duration,
    /// How long 99 in 100 took at most.
    pub p99: Duration,
}

impl fmt::Display for Measured {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let per_second = u128::from(self.appends) * 1_000_000 / self.took.as_micros().max(1);
        let Measured { p50, p99, .. } = self;
        write!(f, "{per_second:>7} appends/s, p50 {p50:>8.1?}, p99 {p99:>8.1?}")
    }
}

/// So many writers, each at a table of its own, append one line after the other, as fast as they are
/// accepted: `each` of them.
pub async fn appends(store: Arc<dyn Store>, writers: u32, each: u32) -> Measured {
    let start = Instant::now();
    let tasks: Vec<_> =
        (0..writers).map(|_| tokio::spawn(write(Arc::clone(&store), each))).collect();
    let mut times = Vec::new();
    for task in tasks {
        times.extend(task.await.expect("a writer does not panic"));
    }
    let took = start.elapsed();
    times.sort();
    let of_100 = |n: usize| times[(times.len() - 1) * n / 100];
    Measured { appends: times.len() as u32, took, p50: of_100(50), p99: of_100(99) }
}

async fn write(store: Arc<dyn Store>, each: u32) -> Vec<Duration> {
    let table = TableId::random();
    let people = [(); 4].map(|()| Some(PersonId::random()));
    let mut times = Vec::new();
    for expected in 0..each {
        // As in play: the turn passes, a clock runs, the rest stays as it is.
        let summary = Summary {
            game: "edo".to_owned(),
            life: Life::Running,
            by: PersonId(1),
            public: true,
            people: BySeat([people[0], people[1], people[2], people[3], None]),
            asked: Seats::only(Seat((expected % 4) as u8)),
            bots: Seats::NONE,
            deadline: Some(Millis(i64::from(expected))),
            about: "4 seats, temples, ronin; 3 days".to_owned(),
        };
        let text = format!("S1 build house Mito {{3 1 4}} of line {expected}");
        let line = Line { text, at: Millis(i64::from(expected)) };
        let start = Instant::now();
        let number = store.append(table, expected, vec![line], summary).await;
        times.push(start.elapsed());
        assert_eq!(number, Ok(expected + 1));
    }
    times
}
