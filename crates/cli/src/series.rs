//! A long series of games: on all threads, with a bar, kept in a file if wished, and gone on with.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::bail;

use crate::journal::Journal;
use crate::simulate::bar;

/// What is kept of a finished game.
pub(crate) trait Kept: Sized + Send + Sync {
    /// As words of one line.
    fn write(&self) -> String;
    /// From such words.
    fn read(text: &str) -> Option<Self>;
    /// Is it the same game? How long it took does not matter.
    fn agrees(&self, other: &Self) -> bool;
}

/// Which game of which part of the series, both from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Job {
    pub(crate) part: usize,
    pub(crate) number: usize,
}

/// Where finished games are kept.
pub(crate) struct Keep<'a> {
    pub(crate) file: &'a Path,
    /// What they are games of.
    pub(crate) head: Vec<String>,
}

/// All games of a series.
pub(crate) struct Series<T> {
    /// In the order of the jobs.
    pub(crate) games: Vec<T>,
    /// How many of them were played now.
    pub(crate) played: usize,
}

/// A game that went wrong.
pub(crate) struct Broken {
    /// The place of its job.
    pub(crate) at: usize,
    pub(crate) why: String,
}

/// Plays all jobs that are not kept yet. The first kept game of each part is played once more: if it
/// comes out otherwise, bots or rules have changed, and the others are worth nothing.
pub(crate) fn run<T: Kept>(
    jobs: &[Job],
    threads: usize,
    keep: Option<Keep<'_>>,
    play: impl Fn(usize) -> T + Sync,
) -> anyhow::Result<Result<Series<T>, Broken>> {
    let (mut journal, lines) = match keep {
        None => (None, Vec::new()),
        Some(keep) => {
            let (journal, lines) = Journal::open(keep.file, &keep.head)?;
            (Some(journal), lines)
        }
    };
    let kept = kept::<T>(journal.as_ref(), &lines)?;
    let mut checked = Vec::new();
    let mut to_play: Vec<usize> = Vec::new();
    for (at, job) in jobs.iter().enumerate() {
        if !kept.contains_key(job) {
            to_play.push(at);
        } else if !checked.contains(&job.part) {
            checked.push(job.part);
            to_play.push(at);
        }
    }
    // What is checked comes first.
    to_play.sort_by_key(|&at| !kept.contains_key(&jobs[at]));

    let bar = bar(jobs.len() as u64);
    bar.set_position((jobs.len() - to_play.len()) as u64);
    let mut new = BTreeMap::new();
    let mut trouble = Ok(());
    let work = |i: usize| play(to_play[i]);
    let done = |i: usize, game: T| {
        let at = to_play[i];
        bar.inc(1);
        let kept_now = match (kept.get(&jobs[at]), &mut journal) {
            (Some(before), _) if before.agrees(&game) => Ok(()),
            (Some(_), journal) => Err(changed(journal.as_ref(), jobs[at])),
            (None, None) => Ok(()),
            (None, Some(journal)) => journal.append(&line(jobs[at], &game)),
        };
        new.insert(at, game);
        // Another thread's game may come in after the one that stopped all.
        if trouble.is_ok() {
            trouble = kept_now;
        }
        trouble.is_ok()
    };
    let ended = sim::each(to_play.len(), threads, work, done);
    bar.finish_and_clear();
    trouble?;
    if let Err((i, why)) = ended {
        return Ok(Err(Broken { at: to_play[i], why }));
    }
    let played = new.keys().filter(|&&at| !kept.contains_key(&jobs[at])).count();
    let mut kept = kept;
    let games = jobs.iter().enumerate().filter_map(|(at, job)| {
        let before = kept.remove(job);
        before.or_else(|| new.remove(&at))
    });
    let games: Vec<T> = games.collect();
    assert_eq!(games.len(), jobs.len(), "every game was kept or played");
    Ok(Ok(Series { games, played }))
}

fn line<T: Kept>(job: Job, game: &T) -> String {
    format!("{}/{} {}", job.part, job.number, game.write())
}

fn kept<T: Kept>(journal: Option<&Journal>, lines: &[String]) -> anyhow::Result<BTreeMap<Job, T>> {
    let mut kept = BTreeMap::new();
    for line in lines {
        let Some((job, game)) = read(line) else {
            let file = journal.map(|journal| journal.path().display().to_string());
            bail!("{}: `{line}` is no finished game", file.unwrap_or_default());
        };
        kept.insert(job, game);
    }
    Ok(kept)
}

fn read<T: Kept>(line: &str) -> Option<(Job, T)> {
    let (name, game) = line.split_once(' ')?;
    let (part, number) = name.split_once('/')?;
    let job = Job { part: part.parse().ok()?, number: number.parse().ok()? };
    Some((job, T::read(game)?))
}

fn changed(journal: Option<&Journal>, job: Job) -> anyhow::Error {
    let file = journal.map(|journal| journal.path().display().to_string()).unwrap_or_default();
    anyhow::anyhow!(
        "{file}: game {}/{} comes out otherwise than it did: bots or rules have changed since; \
         name another file",
        job.part,
        job.number
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Number(usize);

    impl Kept for Number {
        fn write(&self) -> String {
            self.0.to_string()
        }
        fn read(text: &str) -> Option<Number> {
            text.parse().ok().map(Number)
        }
        fn agrees(&self, other: &Number) -> bool {
            self.0 == other.0
        }
    }

    /// A file of this test's own, gone afterwards.
    struct Scratch(std::path::PathBuf);

    impl Drop for Scratch {
        fn drop(&mut self) {
            let _ = std::fs::remove_file(&self.0);
        }
    }

    fn scratch(name: &str) -> Scratch {
        let name = format!("oedo-series-{}-{name}", std::process::id());
        Scratch(std::env::temp_dir().join(name))
    }

    fn jobs(n: usize) -> Vec<Job> {
        (0..n).map(|at| Job { part: at % 2, number: at / 2 }).collect()
    }

    fn keep<'a>(file: &'a Scratch, head: &str) -> Keep<'a> {
        Keep { file: &file.0, head: vec!["numbers".into(), head.into()] }
    }

    /// Squares, from a file where there is one.
    fn squares(n: usize, keep: Keep<'_>) -> anyhow::Result<(Vec<usize>, usize)> {
        match run(&jobs(n), 3, Some(keep), |at| Number(at * at))? {
            Ok(series) => Ok((series.games.iter().map(|number| number.0).collect(), series.played)),
            Err(broken) => bail!("{}: {}", broken.at, broken.why),
        }
    }

    #[test]
    fn a_series_goes_on_where_it_was_left() {
        let file = scratch("on");
        assert_eq!(squares(4, keep(&file, "a")).expect("it runs"), (vec![0, 1, 4, 9], 4));
        // Interrupted in the middle of a line.
        let text = std::fs::read_to_string(&file.0).expect("it was written");
        std::fs::write(&file.0, &text[..text.len() - 2]).expect("it is ours");
        let (games, played) = squares(6, keep(&file, "a")).expect("it goes on");
        assert_eq!((games, played), (vec![0, 1, 4, 9, 16, 25], 3));
        assert_eq!(squares(6, keep(&file, "a")).expect("all is there").1, 0);
        assert_eq!(squares(2, keep(&file, "a")).expect("some of it").0, [0, 1]);
    }

    #[test]
    fn a_file_of_something_else_is_refused_and_left_alone() {
        let file = scratch("else");
        squares(2, keep(&file, "a")).expect("it runs");
        let before = std::fs::read_to_string(&file.0).expect("it was written");
        let why = squares(2, keep(&file, "b")).expect_err("another run").to_string();
        assert!(why.contains("it says `a`, expected `b`"), "{why}");
        assert_eq!(std::fs::read_to_string(&file.0).expect("still there"), before);
        std::fs::write(&file.0, "dear diary\n").expect("it is ours");
        assert!(squares(2, keep(&file, "a")).is_err());
        assert_eq!(std::fs::read_to_string(&file.0).expect("still there"), "dear diary\n");
    }

    #[test]
    fn games_that_come_out_otherwise_are_noticed() {
        let file = scratch("otherwise");
        squares(4, keep(&file, "a")).expect("it runs");
        let cubes = run(&jobs(4), 1, Some(keep(&file, "a")), |at| Number(at * at * at + 1));
        let why = cubes.err().expect("other games").to_string();
        assert!(why.contains("bots or rules have changed"), "{why}");
    }
}
