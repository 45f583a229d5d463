//! How much one may do: so many at once, so many a second for long, so many open at the same time.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};

use store::{Millis, PersonId, TokenHash};

use crate::settings::Settings;

/// Who is counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Whose {
    /// All who come from one place. Of an address of version 6 only the first half is theirs to choose.
    Address(IpAddr),
    Person(PersonId),
    Link(TokenHash),
}

impl Whose {
    pub(crate) fn address(address: IpAddr) -> Whose {
        Whose::Address(match address.to_canonical() {
            v4 @ IpAddr::V4(_) => v4,
            IpAddr::V6(v6) => IpAddr::V6((v6.to_bits() >> 64 << 64).into()),
        })
    }
}

/// How many who did something are remembered. Who waited long enough is forgotten first.
const KEYS_MAX: usize = 100_000;

/// So many at once, and one more every so often.
pub(crate) struct Bucket<K> {
    burst: i64,
    /// Microseconds.
    every: i64,
    /// When each will have waited long enough to be as if new, in microseconds.
    free: Mutex<HashMap<K, i64>>,
}

impl<K: Hash + Eq> Bucket<K> {
    pub(crate) fn new(burst: u32, every_micros: u64) -> Bucket<K> {
        let every = i64::try_from(every_micros).unwrap_or(i64::MAX / 1_000_000).max(1);
        Bucket { burst: i64::from(burst), every, free: Mutex::default() }
    }

    /// Takes one, or says in how many seconds there will be one.
    pub(crate) fn take(&self, key: K, now: Millis) -> Result<(), u64> {
        let now = now.0.saturating_mul(1000);
        let mut free = self.free.lock().expect("nobody panics while counting");
        if KEYS_MAX <= free.len() {
            free.retain(|_, until| now < *until);
        }
        // Those who come while all are busy are counted as one would count a stranger: not at all.
        let until = free.get(&key).map_or(now, |until| (*until).max(now)) + self.every;
        let over = until - now - self.burst * self.every;
        if 0 < over {
            return Err(over.unsigned_abs().div_ceil(1_000_000).max(1));
        }
        if free.len() < KEYS_MAX || free.contains_key(&key) {
            free.insert(key, until);
        }
        Ok(())
    }

    /// Gives one back: what was done was no misuse.
    pub(crate) fn give_back(&self, key: &K) {
        let mut free = self.free.lock().expect("nobody panics while counting");
        if let Some(until) = free.get_mut(key) {
            *until -= self.every;
        }
    }
}

/// How many of something each has open.
#[derive(Default)]
struct Open {
    all: usize,
    each: HashMap<Whose, usize>,
}

/// Streams that are open.
#[derive(Clone, Default)]
pub(crate) struct Streams(Arc<Mutex<Open>>);

/// One open stream; it is counted until it is dropped.
pub(crate) struct Counted {
    streams: Streams,
    whose: Vec<Whose>,
}

impl Streams {
    pub(crate) fn number(&self) -> usize {
        self.0.lock().expect("nobody panics while counting").all
    }

    /// Opens one for all of these, if none of them has too many; else says how many are allowed.
    pub(crate) fn open(&self, most: usize, whose: &[(Whose, usize)]) -> Result<Counted, usize> {
        let mut open = self.0.lock().expect("nobody panics while counting");
        if most <= open.all {
            return Err(most);
        }
        for (who, most) in whose {
            if *most <= open.each.get(who).copied().unwrap_or(0) {
                return Err(*most);
            }
        }
        open.all += 1;
        let whose: Vec<Whose> = whose.iter().map(|(who, _)| *who).collect();
        for who in &whose {
            *open.each.entry(*who).or_default() += 1;
        }
        Ok(Counted { streams: self.clone(), whose })
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut open = self.streams.0.lock().expect("nobody panics while counting");
        open.all -= 1;
        for who in &self.whose {
            if let Some(number) = open.each.get_mut(who) {
                *number -= 1;
                if *number == 0 {
                    open.each.remove(who);
                }
            }
        }
    }
}

/// All that is counted.
pub(crate) struct Limits {
    pub(crate) address: Bucket<Whose>,
    pub(crate) person: Bucket<Whose>,
    pub(crate) guests: Bucket<Whose>,
    /// Failed log-ins: by login from one address, by address, by login from anywhere.
    pub(crate) tries: Bucket<(String, Whose)>,
    pub(crate) tries_address: Bucket<Whose>,
    pub(crate) tries_login: Bucket<String>,
    /// Work that takes long, by person: proofs and hints.
    pub(crate) heavy: Bucket<Whose>,
    pub(crate) streams: Streams,
}

impl Limits {
    pub(crate) fn new(settings: &Settings) -> Limits {
        let steady = |a_second: u32| {
            Bucket::new(a_second.saturating_mul(10), 1_000_000 / u64::from(a_second.max(1)))
        };
        let guests = settings.guests_per_address.max(1);
        Limits {
            address: steady(settings.requests_per_address),
            person: steady(settings.requests_per_person),
            guests: Bucket::new(guests, 3_600_000_000 / u64::from(guests)),
            tries: Bucket::new(5, 60_000_000),
            tries_address: Bucket::new(20, 15_000_000),
            tries_login: Bucket::new(50, 20_000_000),
            heavy: Bucket::new(20, 2_000_000),
            streams: Streams::default(),
        }
    }
}

#[cfg(test)]
mod tests {
    use store::Millis;

    use super::{Bucket, Streams, Whose};

    #[test]
    fn so_many_at_once_and_then_one_by_one() {
        let bucket = Bucket::new(3, 1_000_000);
        for _ in 0..3 {
            assert_eq!(bucket.take("anne", Millis(0)), Ok(()));
        }
        assert_eq!(bucket.take("anne", Millis(0)), Err(1));
        assert_eq!(bucket.take("ben", Millis(0)), Ok(()));
        assert_eq!(bucket.take("anne", Millis(1000)), Ok(()));
        assert_eq!(bucket.take("anne", Millis(1000)), Err(1));
        bucket.give_back(&"anne");
        assert_eq!(bucket.take("anne", Millis(1000)), Ok(()));
    }

    #[test]
    fn one_house_is_one_address() {
        let of = |text: &str| Whose::address(text.parse().expect("it is an address"));
        assert_eq!(of("2001:db8::1"), of("2001:db8::2"));
        assert_ne!(of("2001:db8::1"), of("2001:db8:0:1::1"));
        assert_eq!(of("::ffff:192.0.2.1"), of("192.0.2.1"));
        assert_ne!(of("192.0.2.1"), of("192.0.2.2"));
    }

    #[test]
    fn a_stream_that_ends_makes_room() {
        let streams = Streams::default();
        let anne = Whose::Person(store::PersonId(1));
        let one = streams.open(9, &[(anne, 1)]).unwrap_or_else(|_| panic!("there is room"));
        assert_eq!(streams.open(9, &[(anne, 1)]).err(), Some(1));
        assert_eq!(streams.open(1, &[]).err(), Some(1));
        drop(one);
        assert_eq!(streams.number(), 0);
        assert!(streams.open(9, &[(anne, 1)]).is_ok());
    }
}
