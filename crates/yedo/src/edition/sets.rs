//! Small sets of kinds, one bit each.

use super::{Annex, Specialist, Weapon};

macro_rules! sets {
    ($($(#[$about:meta])* $set:ident of $kind:ident;)*) => { $(
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        pub struct $set(pub u8);

        impl $set {
            /// None of them.
            pub const NONE: $set = $set(0);

            /// With this one too.
            #[must_use]
            pub const fn with(self, kind: $kind) -> $set {
                $set(self.0 | 1 << kind as u8)
            }

            /// Without this one.
            #[must_use]
            pub const fn without(self, kind: $kind) -> $set {
                $set(self.0 & !(1 << kind as u8))
            }

            /// All that are in one of the two.
            #[must_use]
            pub const fn and(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }

            /// All that are in both.
            #[must_use]
            pub const fn shared(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }

            /// Is this one in it?
            pub const fn has(self, kind: $kind) -> bool {
                self.0 >> kind as u8 & 1 == 1
            }

            /// How many are in it.
            pub const fn len(self) -> u8 {
                self.0.count_ones() as u8
            }

            /// Is nothing in it?
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Those in it, in order.
            pub fn iter(self) -> impl Iterator<Item = $kind> {
                let mut bits = self.0;
                std::iter::from_fn(move || {
                    let bit = (bits != 0).then(|| bits.trailing_zeros())?;
                    bits &= bits - 1;
                    Some($kind::ALL[bit as usize])
                })
            }
        }
    )* };
}

sets! {
    /// Types of weapons.
    Weapons of Weapon;
    /// Types of annexes.
    Annexes of Annex;
    /// Types of specialists.
    Specialists of Specialist;
}
