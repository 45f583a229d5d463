//! Luck that can be proved: sealed before the first move, drawn by a keyed function, told at the end.
//!
//! The server's secret is 32 random bytes. Its hash stands in the table's first line, before anybody
//! has added a nonce; the secret itself stands in the last. So the server could not choose its secret
//! to suit the nonces, and nobody can know a draw before it is made; afterwards everybody can make
//! all of them again, with nothing but HMAC-SHA-256. The recipe is in `docs/notation.md`.

use std::fmt;
use std::time::Duration;

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use store::{PersonId, Secret, TableId};
use table::{Chance, Draw, Fast};

use crate::words::{hex, unhex};

/// What is shown of a secret before the first move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Commitment([u8; 32]);

impl Commitment {
    /// Seals a secret. It is never derived from again: draws come from the secret itself.
    pub fn to(secret: &Secret) -> Commitment {
        let hash = Sha256::new().chain_update(b"oedo luck 1 commitment").chain_update(secret.0);
        Commitment(hash.finalize().into())
    }

    /// Reads what `Display` writes.
    pub fn read(text: &str) -> Option<Commitment> {
        unhex(text).map(Commitment)
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

/// What a person adds to the luck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Nonce(pub [u8; 16]);

impl Nonce {
    /// One that nobody can foresee. It proves something to who made it, and to nobody else.
    pub fn random() -> Nonce {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes).expect("the system gives random bytes");
        Nonce(bytes)
    }

    /// Reads what `Display` writes.
    pub fn read(text: &str) -> Option<Nonce> {
        unhex(text).map(Nonce)
    }
}

impl fmt::Display for Nonce {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

/// All luck of one table. It does not print itself.
#[derive(Clone)]
pub struct Luck {
    key: [u8; 32],
    secret: Secret,
}

impl Luck {
    /// The luck of a table whose people added these nonces, in any order.
    pub fn new(secret: Secret, table: TableId, nonces: &[(PersonId, Nonce)]) -> Luck {
        let mut nonces: Vec<_> = nonces.iter().map(|(person, nonce)| (person.0, nonce.0)).collect();
        nonces.sort_unstable();
        let mut message = table.0.to_be_bytes().to_vec();
        for (person, nonce) in nonces {
            message.extend(person.to_be_bytes());
            message.extend(nonce);
        }
        Luck { key: keyed(&secret.0, b"oedo luck 1 key", &message), secret }
    }

    /// The luck of one line. `turn` counts the lines before it at which chance gave anything, those
    /// taken back included: who answers again draws anew.
    pub fn turn(&self, turn: u32) -> Turn<'_> {
        Turn { luck: self, number: turn, made: 0 }
    }

    /// The secret behind it, to be told at the end.
    pub fn secret(&self) -> Secret {
        self.secret
    }

    /// How long a standing order waits before it answers at this number of lines.
    /// Nothing goes in that somebody could hide, so the wait tells nothing.
    pub fn wait(&self, number: u32) -> Duration {
        Duration::from_millis(2_000 + self.aside(b"oedo luck 1 wait", number) % 6_000)
    }

    /// Luck for a bot that thinks at this number of lines: its own, not the table's.
    pub(crate) fn bot(&self, number: u32) -> Fast {
        Fast(self.aside(b"oedo luck 1 bot", number))
    }

    fn aside(&self, what: &[u8], number: u32) -> u64 {
        let hash = keyed(&self.key, what, &number.to_be_bytes());
        u64::from_be_bytes(std::array::from_fn(|i| hash[i]))
    }
}

/// The draws of one line, in order.
#[derive(Clone)]
pub struct Turn<'l> {
    luck: &'l Luck,
    number: u32,
    made: u32,
}

impl Turn<'_> {
    /// Would these draws have been made here?
    pub(crate) fn gives(mut self, draws: &[Draw]) -> bool {
        draws.iter().all(|draw| self.below(draw.of) == draw.value)
    }
}

impl Chance for Turn<'_> {
    fn below(&mut self, n: u32) -> u32 {
        assert!(0 < n, "one of none cannot be drawn");
        // One of one decides nothing and is never written down: it must not count either.
        if n == 1 {
            return 0;
        }
        let n = u64::from(n);
        // Numbers after the last whole multiple would favour some outcomes: they are drawn again.
        let last = u64::MAX - (u64::MAX % n + 1) % n;
        let made = self.made;
        self.made += 1;
        for again in 0_u32.. {
            let place = [self.number, made, again].map(u32::to_be_bytes).concat();
            let hash = keyed(&self.luck.key, b"oedo luck 1 draw", &place);
            let number = u64::from_be_bytes(std::array::from_fn(|i| hash[i]));
            if number <= last {
                return (number % n) as u32;
            }
        }
        unreachable!("one of 2^32 numbers is fair");
    }
}

/// HMAC-SHA-256 of a label and a message.
fn keyed(key: &[u8; 32], label: &[u8], message: &[u8]) -> [u8; 32] {
    let mac = Hmac::<Sha256>::new_from_slice(key).expect("a key of any length will do");
    mac.chain_update(label).chain_update(message).finalize().into_bytes().into()
}

#[cfg(test)]
mod tests {
    use store::{PersonId, Secret, TableId};
    use table::Chance;

    use super::{Commitment, Luck, Nonce};

    fn luck() -> Luck {
        let nonces = [(PersonId(2), Nonce([2; 16])), (PersonId(1), Nonce([1; 16]))];
        Luck::new(Secret([7; 32]), TableId(9), &nonces)
    }

    #[test]
    fn every_outcome_comes_about_equally_often() {
        let luck = luck();
        let mut seen = [0_u32; 6];
        for turn in 0..6_000 {
            let mut turn = luck.turn(turn);
            (0..10).for_each(|_| seen[turn.below(6) as usize] += 1);
        }
        assert!(seen.iter().all(|times| (9_500..10_500).contains(times)), "{seen:?}");
    }

    #[test]
    fn all_that_goes_in_counts_and_order_does_not() {
        let draws = |luck: &Luck, turn| {
            let mut turn = luck.turn(turn);
            [0; 8].map(|_| turn.below(1_000_000))
        };
        let ours = draws(&luck(), 0);
        let nonces = [(PersonId(1), Nonce([1; 16])), (PersonId(2), Nonce([2; 16]))];
        assert_eq!(ours, draws(&Luck::new(Secret([7; 32]), TableId(9), &nonces), 0));
        assert_ne!(ours, draws(&luck(), 1));
        assert_ne!(ours, draws(&Luck::new(Secret([8; 32]), TableId(9), &nonces), 0));
        assert_ne!(ours, draws(&Luck::new(Secret([7; 32]), TableId(8), &nonces), 0));
        assert_ne!(ours, draws(&Luck::new(Secret([7; 32]), TableId(9), &nonces[1..]), 0));
    }

    /// Computed apart, with nothing but a standard library: see `docs/notation.md`.
    #[test]
    fn the_recipe_is_the_one_in_the_documents() {
        let commitment = Commitment::to(&Secret([7; 32])).to_string();
        assert_eq!(commitment, "1e393cf9301c1826e468a1e142bb55f3655c4a95f6d358c6f73f2c0f50b888cf");
        let luck = luck();
        let mut turn = luck.turn(3);
        assert_eq!([6, 6, 6, 24, 1_000].map(|n| turn.below(n)), [5, 0, 2, 21, 785]);
    }
}
