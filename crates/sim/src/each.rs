//! Many pieces of work on many threads, each piece on its own.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::failure::guard;

/// Does `n` pieces of work, numbered from 0, on so many threads. What comes of each is handed to
/// `done` with its number, one after another but in no certain order; `done` says whether to go on.
///
/// # Errors
/// The number of a piece that went wrong, and why; no more are begun then.
pub fn each<T>(
    n: usize,
    threads: usize,
    work: impl Fn(usize) -> T + Sync,
    done: impl FnMut(usize, T) -> bool + Send,
) -> Result<(), (usize, String)> {
    let next = AtomicUsize::new(0);
    let done = Mutex::new(done);
    let failed = Mutex::new(None);
    let stop = || next.store(n, Ordering::Relaxed);
    let take = || {
        loop {
            // Nobody counts far beyond the end, so this does not wrap around.
            let i = next.fetch_add(1, Ordering::Relaxed);
            if n <= i {
                return;
            }
            match guard(|| work(i)) {
                Ok(result) => {
                    let mut done = done.lock().expect("nobody panics holding it");
                    if !done(i, result) {
                        stop();
                    }
                }
                Err(why) => {
                    stop();
                    failed.lock().expect("nobody panics holding it").get_or_insert((i, why));
                }
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..threads.min(n) {
            scope.spawn(take);
        }
        take();
    });
    failed.into_inner().expect("nobody panics holding it").map_or(Ok(()), Err)
}

#[cfg(test)]
mod tests {
    use super::each;

    #[test]
    fn every_piece_is_done_once() {
        for threads in [1, 3, 100] {
            let mut sums = vec![0; 50];
            each(
                50,
                threads,
                |i| i + 1,
                |i, result| {
                    sums[i] += result;
                    true
                },
            )
            .expect("adding goes well");
            assert!(sums.iter().enumerate().all(|(i, &sum)| sum == i + 1));
        }
        assert_eq!(each(0, 2, |i| i, |_, _| true), Ok(()));
    }

    #[test]
    fn it_stops_when_told_to_or_when_something_goes_wrong() {
        let mut n_done = 0;
        let stopped = each(
            1000,
            1,
            |i| i,
            |i, _| {
                n_done += 1;
                i < 9
            },
        );
        assert_eq!((stopped, n_done), (Ok(()), 10));
        let failed = each(1000, 2, |i| assert!(i != 7, "seven"), |_, ()| true);
        let (i, why) = failed.expect_err("the eighth panics");
        assert!(i == 7 && why.contains("seven"), "{i}: {why}");
    }
}
