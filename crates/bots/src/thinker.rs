//! The bot that thinks: lines for its own turns, and imagined futures to choose between them.
//!
//! What is decided in secret cannot be judged by looking: nothing has happened yet. So plans are
//! played out in worlds the seat cannot tell from the real one, the others planning sensibly and
//! everybody then playing the best-looking lines, and the plan that fares best is kept. The same is
//! done for the lines of an open turn when there is effort to spend.

use std::collections::HashSet;

use table::{Chance, Choices, Fast, Judge, Outcome, Seat, Seen};

use crate::Bot;
use crate::line;

/// How hard it thinks. All numbers are counts, never time, so that a bot's answers can be repeated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// Positions looked at for a turn of its own.
    pub nodes: u32,
    /// Positions looked at for a turn within an imagined future.
    pub dream_nodes: u32,
    /// Secret plans compared.
    pub plans: usize,
    /// Variations of the best of them that are tried beside.
    pub variations: usize,
    /// Futures imagined to compare what is left then.
    pub futures: u32,
    /// Futures imagined to compare open answers, where the game turns on them.
    pub open_futures: u32,
    /// Lines of an open turn compared.
    pub lines: usize,
    /// Futures imagined to compare those.
    pub turn_futures: u32,
    /// How far a future goes, by the game's own clock.
    pub horizon: u32,
    /// The same where the game turns on every answer. To look further is worth more there than to
    /// look more often.
    pub open_horizon: u32,
    /// In imagined futures, does everybody look at each answer where what is obvious is doubtful?
    pub doubts: bool,
    /// Of a hundred answers, how many are given without thinking.
    pub slips: u32,
    /// The same where the game turns on every answer: there are many, so that each may harm less.
    pub open_slips: u32,
    /// On how many threads; it changes no answer.
    pub threads: u32,
}

/// A bot that thinks.
#[derive(Clone, Debug)]
pub struct Thinker<C> {
    effort: Effort,
    /// The rest of a secret plan decided on.
    plan: Vec<C>,
}

impl<C> Thinker<C> {
    /// Thinks so hard.
    pub fn new(effort: Effort) -> Thinker<C> {
        Thinker { effort, plan: Vec::new() }
    }
}

impl<G: Judge + Sync> Bot<G> for Thinker<G::Choice>
where
    G::Choice: Send + Sync,
    G::State: Send + Sync,
{
    fn answer(&mut self, seen: &Seen<'_, G>, chance: &mut Fast) -> G::Choice {
        let mut choices = Choices::new();
        seen.choices(&mut choices);
        if !self.plan.is_empty() {
            let next = self.plan.remove(0);
            if choices.contains(&next) {
                return next;
            }
            self.plan.clear();
        }
        if let [only] = choices[..] {
            return only;
        }
        let kind = Kind::of(seen, *chance);
        if chance.below(100) < self.effort.slips_for(kind) {
            return slip(seen, chance);
        }
        let mut field = field(seen, kind, &self.effort, chance);
        if 1 < field.len() {
            let mind = Mind::new(seen, kind, &self.effort);
            if kind == Kind::Secret && 0 < self.effort.variations {
                mind.improve(&mut field, chance);
                field.truncate(PARENTS);
            }
            mind.halve(&mut field, self.effort.futures_for(kind), 1, chance);
        }
        let mut line = field.swap_remove(0).line;
        let answer = line.remove(0);
        if kind == Kind::Secret {
            // A plan is made as a whole. An open turn is thought through again after each answer,
            // for luck may have spoken.
            self.plan = line;
        }
        answer
    }
}

/// An answer given without thinking, but not a foolish one.
fn slip<G: Judge>(seen: &Seen<'_, G>, chance: &mut Fast) -> G::Choice {
    let world = seen.imagine(chance);
    let mut sensible = Choices::new();
    seen.game().sensible(&world, seen.seat(), &mut sensible);
    sensible.any(chance)
}

/// What a seat is asked, as far as thinking goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// A plan made in secret.
    Secret,
    /// An open answer that the game turns on.
    Weighty,
    /// Any other open answer.
    Light,
}

impl Kind {
    /// Which it is can be seen in any world that the seat cannot tell from the real one.
    pub(crate) fn of<G: Judge>(seen: &Seen<'_, G>, mut chance: Fast) -> Kind {
        let (game, seat) = (seen.game(), seen.seat());
        let world = seen.imagine(&mut chance);
        match (game.is_secret(&world, seat), game.is_weighty(&world, seat)) {
            (true, _) => Kind::Secret,
            (false, true) => Kind::Weighty,
            (false, false) => Kind::Light,
        }
    }
}

impl Effort {
    fn slips_for(&self, kind: Kind) -> u32 {
        if kind == Kind::Weighty { self.open_slips } else { self.slips }
    }

    fn horizon_for(&self, kind: Kind) -> u32 {
        if kind == Kind::Weighty { self.open_horizon } else { self.horizon }
    }

    /// Futures imagined to compare what can be answered.
    pub(crate) fn futures_for(&self, kind: Kind) -> u32 {
        match kind {
            Kind::Secret => self.futures,
            Kind::Weighty => self.open_futures,
            Kind::Light => self.turn_futures,
        }
    }

    /// Lines compared by these futures: a few for each.
    fn lines_for(&self, kind: Kind) -> usize {
        match kind {
            Kind::Secret => self.plans,
            Kind::Weighty => (self.futures_for(kind) as usize / FUTURES_PER_LINE).max(1),
            Kind::Light => self.lines.max(1),
        }
    }
}

/// Lines to choose from, the best-looking first.
pub(crate) fn field<G: Judge>(
    seen: &Seen<'_, G>,
    kind: Kind,
    effort: &Effort,
    chance: &mut Fast,
) -> Vec<Candidate<G::Choice>> {
    let (game, seat) = (seen.game(), seen.seat());
    let mut world = seen.imagine(chance);
    let most = effort.lines_for(kind);
    if kind == Kind::Secret {
        // A plan ends where the others must answer: so that nobody plans beyond it, they are asked.
        game.forget_others(&mut world, seat);
        let lines = match game.obvious(&world, seat) {
            Some(choice) if effort.futures_for(kind) == 0 => vec![vec![choice]],
            _ => line::sealed(game, &world, seat, most, chance),
        };
        lines.into_iter().map(Candidate::new).collect()
    } else {
        let mut lines = line::openings(game, &world, seat, effort.nodes);
        lines.truncate(most);
        let looks = if kind == Kind::Weighty { LOOKS } else { 0 };
        let candidate = |best: line::Best<G::Choice>| Candidate {
            looks: looks * i64::from(best.worth),
            ..Candidate::new(best.line)
        };
        lines.into_iter().map(candidate).collect()
    }
}

/// What a seat goes by when it compares its lines.
pub(crate) struct Mind<'a, G: Judge> {
    seen: &'a Seen<'a, G>,
    kind: Kind,
    effort: &'a Effort,
}

impl<'a, G: Judge + Sync> Mind<'a, G>
where
    G::Choice: Send + Sync,
    G::State: Send + Sync,
{
    pub(crate) fn new(seen: &'a Seen<'a, G>, kind: Kind, effort: &'a Effort) -> Self {
        Mind { seen, kind, effort }
    }

    /// A world one cannot tell from the real one, in which the others have still to plan.
    fn world(&self, luck: u64) -> G::State {
        let mut world = self.seen.imagine(&mut Fast(luck));
        self.seen.game().forget_others(&mut world, self.seen.seat());
        world
    }

    /// Looks for better plans than those sampled: the best are varied again and again. Every plan is
    /// tried in the same few worlds; all come back, the best first.
    pub(crate) fn improve(&self, field: &mut Vec<Candidate<G::Choice>>, chance: &mut Fast) {
        let lucks: Vec<u64> = (0..GLANCES).map(|_| chance.next()).collect();
        let worlds: Vec<G::State> = lucks.iter().map(|&luck| self.world(luck)).collect();
        let mut known: HashSet<_> = field.iter().map(|plan| plan.line.clone()).collect();
        let mut left = self.effort.variations;
        let mut young = std::mem::take(field);
        loop {
            self.try_all(&mut young, &worlds, &lucks);
            field.append(&mut young);
            field.sort_by_cached_key(|plan| -plan.mean());
            if left == 0 {
                break;
            }
            let litter = left.min(2 * PARENTS);
            left -= litter;
            let (game, seat) = (self.seen.game(), self.seen.seat());
            for parent in field[..field.len().min(PARENTS)].iter().cycle().take(litter) {
                let line = line::vary(game, &worlds[0], seat, &parent.line, chance);
                if known.insert(line.clone()) {
                    young.push(Candidate::new(line));
                }
            }
        }
        // Who came out best was lucky, too: from here on only what is new counts.
        field.iter_mut().for_each(Candidate::forget);
    }

    /// Compares lines by what becomes of them in imagined worlds, halving the field until the futures
    /// are spent or `keep` are left, the best first. Where the game turns on the answer, lines that
    /// are clearly behind go at once: what is contested gets their futures, what is clear needs none.
    pub(crate) fn halve(
        &self,
        field: &mut Vec<Candidate<G::Choice>>,
        futures: u32,
        keep: usize,
        chance: &mut Fast,
    ) {
        let mut left = futures;
        while keep < field.len() && 0 < left {
            let halvings = usize::BITS - (field.len() - 1).leading_zeros();
            let mut share = (left / halvings.max(1) / field.len() as u32).max(1);
            let half = field.len().div_ceil(2).max(keep);
            while keep < field.len() && 0 < share {
                let batch = if self.kind == Kind::Weighty { share.min(BATCH) } else { share };
                self.judge(field, batch, chance);
                share -= batch;
                left = left.saturating_sub(batch * field.len() as u32);
                if self.kind == Kind::Weighty {
                    drop_beaten(field, keep);
                }
            }
            field.truncate(half);
        }
        field.truncate(keep);
    }

    /// Judges every line of a field in so many futures and sorts them, the best first.
    pub(crate) fn judge(
        &self,
        field: &mut [Candidate<G::Choice>],
        futures: u32,
        chance: &mut Fast,
    ) {
        // The same worlds and the same luck for all: what differs is the line.
        let lucks: Vec<u64> = (0..futures).map(|_| chance.next()).collect();
        let worlds: Vec<G::State> = lucks.iter().map(|&luck| self.world(luck)).collect();
        self.try_all(field, &worlds, &lucks);
        // A stable sort: among equals what looked better stays before.
        field.sort_by_cached_key(|candidate| -candidate.mean());
    }

    /// Plays every line of the field out in every world. A line is one thread's alone, so the order in
    /// which threads finish changes nothing.
    fn try_all(&self, field: &mut [Candidate<G::Choice>], worlds: &[G::State], lucks: &[u64]) {
        let game = self.seen.game();
        let work = |part: &mut [Candidate<G::Choice>]| {
            for candidate in part {
                for (world, &luck) in worlds.iter().zip(lucks) {
                    let end = self.dream(world.clone(), &candidate.line, luck);
                    let (standing, win) = prospects(game, &end, self.seen.seat());
                    candidate.ends.push(standing);
                    candidate.wins += win;
                }
            }
        };
        let tries = field.len() * worlds.len();
        if self.effort.threads < 2 || tries < TRIES_PER_THREAD {
            work(field);
            return;
        }
        let share = field.len().div_ceil(self.effort.threads as usize);
        std::thread::scope(|scope| {
            for part in field.chunks_mut(share) {
                scope.spawn(|| work(part));
            }
        });
    }

    /// What becomes of a line in an imagined world.
    fn dream(&self, mut state: G::State, line: &[G::Choice], luck: u64) -> G::State {
        let game = self.seen.game();
        let until = game.clock(&state) + self.effort.horizon_for(self.kind);
        let mut chance = Fast(luck ^ 0xD8EA);
        follow(game, &mut state, self.seen.seat(), line, &mut chance);
        dream_on(game, state, until, self.effort, &mut chance)
    }
}

/// In how many futures a plan is tried before it is varied.
const GLANCES: usize = 2;
/// How many plans are varied at a time, and how many of them are then compared.
const PARENTS: usize = 8;
/// How many futures the look of an open answer is worth.
const LOOKS: i64 = 12;
/// In how many futures an open answer is tried, at the least, on the average.
const FUTURES_PER_LINE: usize = 8;
/// After how many futures it is looked which lines are clearly behind.
const BATCH: u32 = 16;
/// Clearly behind: by more than so many standard errors.
const CLEARLY: f64 = 3.0;
/// Below so many futures a thread costs more than it saves.
const TRIES_PER_THREAD: usize = 64;

/// Plays on until the clock says so: sensible plans, best-looking lines.
pub(crate) fn dream_on<G: Judge>(
    game: &G,
    mut state: G::State,
    until: u32,
    effort: &Effort,
    chance: &mut Fast,
) -> G::State {
    while let Some(next) = game.asked(&state).lowest() {
        if until <= game.clock(&state) {
            break;
        }
        let looks = effort.doubts && game.is_doubtful(&state, next);
        if !looks && let Some(choice) = game.obvious(&state, next) {
            game.apply(&mut state, next, choice, chance, &mut ());
        } else if game.is_secret(&state, next) {
            let mut choices = Choices::new();
            game.sensible(&state, next, &mut choices);
            game.apply(&mut state, next, choices.any(chance), chance, &mut ());
        } else {
            let best = line::best(game, &state, next, effort.dream_nodes);
            follow(game, &mut state, next, &best.line, chance);
        }
    }
    state
}

/// Answers along a line for as long as it is lawful: luck may have changed what it was made for.
fn follow<G: Judge>(
    game: &G,
    state: &mut G::State,
    seat: Seat,
    line: &[G::Choice],
    chance: &mut Fast,
) {
    for (i, &choice) in line.iter().enumerate() {
        if 0 < i && (!game.asked(state).has(seat) || game.check(state, seat, choice).is_err()) {
            return;
        }
        game.apply(state, seat, choice, chance, &mut ());
    }
}

/// A line, and how it has fared.
#[derive(Clone, Debug)]
pub(crate) struct Candidate<C> {
    pub(crate) line: Vec<C>,
    /// How it looked before it was tried, as if some futures had ended so. All candidates are tried
    /// equally often, so that this weighs less the more they are.
    looks: i64,
    /// How the seat stood at the end of each future. All candidates of a field have been through the
    /// same ones.
    ends: Vec<i32>,
    wins: f64,
}

impl<C> Candidate<C> {
    fn new(line: Vec<C>) -> Candidate<C> {
        Candidate { line, looks: 0, ends: Vec::new(), wins: 0.0 }
    }

    /// As if it had never been tried.
    pub(crate) fn forget(&mut self) {
        self.ends.clear();
        self.wins = 0.0;
    }

    /// How likely the seat is to win along this line.
    pub(crate) fn win(&self) -> f64 {
        self.wins / self.ends.len().max(1) as f64
    }

    fn mean(&self) -> i64 {
        let one_more = |(sum, tries), end: &i32| (sum + i64::from(*end), tries + 1);
        let (sum, tries) = self.ends.iter().fold((self.looks, 0_i64), one_more);
        sum.checked_div(tries).unwrap_or(0)
    }

    /// Whether another is clearly better, or the same in all. Both met the same luck, so what counts
    /// is how the difference varies.
    fn is_beaten_by(&self, other: &Candidate<C>) -> bool {
        let tries = self.ends.len() as f64;
        if tries < f64::from(BATCH) {
            return false;
        }
        let leads = || other.ends.iter().zip(&self.ends).map(|(&one, &two)| f64::from(one - two));
        let mean = leads().sum::<f64>() / tries;
        let spread = leads().map(|lead| (lead - mean).powi(2)).sum::<f64>() / (tries - 1.0);
        let looks = (other.looks - self.looks) as f64 / tries;
        CLEARLY * (spread / tries).sqrt() <= mean + looks
    }
}

/// Leaves out whoever is clearly behind the last of those to be kept. The field is sorted.
fn drop_beaten<C>(field: &mut Vec<Candidate<C>>, keep: usize) {
    let (kept, others) = field.split_at(keep.min(field.len()));
    let Some(last) = kept.last() else { return };
    let beaten: Vec<bool> = others.iter().map(|other| other.is_beaten_by(last)).collect();
    let mut beaten = std::iter::repeat_n(false, kept.len()).chain(beaten);
    field.retain(|_| !beaten.next().unwrap_or_default());
}

/// So much makes it e times as likely to win as to lose where all do so together: what each of them adds
/// is added up.
const COMMON_LEAD: f64 = 1_000.0;

/// How a seat stands against the best of the others, and how likely it is to win from here: one way
/// or the other when it is over, else by how much it is ahead of each of them.
fn prospects<G: Judge>(game: &G, state: &G::State, seat: Seat) -> (i32, f64) {
    let own = game.worth(state, seat);
    let (standing, win) = if game.is_common() {
        (own, 1.0 / (1.0 + (-f64::from(own) / COMMON_LEAD).exp()))
    } else {
        // To say what a position is worth takes a while, so each is asked once.
        let lead = f64::from(game.lead(state));
        let (mut best, mut odds) = (None, 1.0);
        for rival in game.seats().without(seat).iter() {
            let worth = game.worth(state, rival);
            best = best.max(Some(worth));
            odds += (f64::from(worth - own) / lead).exp();
        }
        (own - best.unwrap_or(0), 1.0 / odds)
    };
    match game.outcome(state) {
        Some(Outcome::Ranked(places)) => (standing, f64::from(u8::from(places[seat].0 == 1))),
        Some(Outcome::Together { won, .. }) => (standing, f64::from(u8::from(won))),
        None => (standing, win),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A line that has ended so in futures that all lines have met.
    fn candidate(name: u8, ends: impl IntoIterator<Item = i32>) -> Candidate<u8> {
        Candidate { ends: ends.into_iter().collect(), ..Candidate::new(vec![name]) }
    }

    fn left(mut field: Vec<Candidate<u8>>, keep: usize) -> Vec<u8> {
        drop_beaten(&mut field, keep);
        field.iter().map(|candidate| candidate.line[0]).collect()
    }

    /// What luck brings to everybody: far more than lines differ by.
    fn luck() -> impl Iterator<Item = i32> {
        (0..BATCH.cast_signed()).map(|i| i * 37 % 16 * 100)
    }

    #[test]
    fn who_is_behind_in_every_future_is_dropped_however_much_futures_differ() {
        let field = vec![candidate(1, luck()), candidate(2, luck().map(|end| end - 5))];
        assert_eq!(left(field, 1), [1]);
    }

    #[test]
    fn who_is_now_behind_and_now_ahead_stays() {
        let contested = luck().enumerate().map(|(i, end)| end + [90, -100][i % 2]);
        let field = vec![candidate(1, luck()), candidate(2, contested)];
        assert_eq!(left(field, 1), [1, 2]);
    }

    #[test]
    fn of_lines_that_come_to_the_same_one_stays() {
        let field = vec![candidate(1, luck()), candidate(2, luck())];
        assert_eq!(left(field, 1), [1]);
    }

    #[test]
    fn nobody_is_dropped_before_enough_was_seen() {
        let few = BATCH as usize - 1;
        let field = vec![candidate(1, luck().take(few)), candidate(2, luck().take(few).map(|_| 0))];
        assert_eq!(left(field, 1), [1, 2]);
    }

    #[test]
    fn who_is_to_be_kept_is_kept_and_the_others_must_match_the_last_of_them() {
        let behind = |by: i32| luck().map(move |end| end - by);
        let field = vec![
            candidate(1, luck()),
            candidate(2, behind(500)),
            candidate(3, luck().enumerate().map(|(i, end)| end - [400, 620][i % 2])),
            candidate(4, behind(900)),
        ];
        assert_eq!(left(field, 2), [1, 2, 3]);
    }
}
