//! Names of things that nobody can guess, and times.

use std::fmt;

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub u128);

        impl $name {
            /// One that nobody has and nobody can guess.
            pub fn random() -> $name {
                let mut bytes = [0; 16];
                getrandom::fill(&mut bytes).expect("the system gives random bytes");
                $name(u128::from_be_bytes(bytes))
            }

            /// Reads what `Display` writes: 32 small hexadecimal digits.
            pub fn read(text: &str) -> Option<$name> {
                let is_plain = |c: u8| matches!(c, b'0'..=b'9' | b'a'..=b'f');
                let plain = text.len() == 32 && text.bytes().all(is_plain);
                plain.then(|| u128::from_str_radix(text, 16).ok().map($name))?
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{:032x}", self.0)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(self, f)
            }
        }
    )*};
}

ids! {
    /// A table.
    TableId;
    /// A person, guest or not. It outlives the name.
    PersonId;
    /// One running server.
    NodeId;
}

/// The hash of a token. The token itself is in somebody's cookie or link, and nowhere here.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TokenHash(pub [u8; 32]);

impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let start = u32::from_be_bytes(self.0[..4].try_into().expect("four bytes are four bytes"));
        write!(f, "TokenHash({start:08x}…)")
    }
}

/// A time, in milliseconds since 1970.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Millis(pub i64);

#[cfg(test)]
mod tests {
    use super::TableId;

    #[test]
    fn an_id_is_read_as_written() {
        let id = TableId::random();
        assert_eq!(TableId::read(&id.to_string()), Some(id));
        assert_eq!(TableId(10).to_string(), "0000000000000000000000000000000a");
    }

    #[test]
    fn an_id_has_one_form() {
        let short = "a";
        let shouted = "0000000000000000000000000000000A";
        let signed = "+000000000000000000000000000000a";
        assert!([short, shouted, signed].iter().all(|text| TableId::read(text).is_none()));
    }

    #[test]
    fn no_two_random_ids_are_equal() {
        assert_ne!(TableId::random(), TableId::random());
    }
}
