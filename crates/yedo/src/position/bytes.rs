//! The byte form of everything in a state: each type says how it is laid down and taken up again.

use table::{BySeat, Frames, Sealed, Seat, Seats};

use crate::edition::{
    Annex, Annexes, Asset, BidGroup, ClanPower, Colour, District, DistrictAction, Favor, Moment,
    Place, Specialist, Specialists, Thing, Weapon,
};

/// Something that can be laid down as bytes and taken up again.
pub(crate) trait Bytes: Sized {
    /// Adds its bytes.
    fn put(&self, out: &mut Vec<u8>);
    /// Takes its bytes from the front; none if they are not there or mean nothing.
    fn get(from: &mut &[u8]) -> Option<Self>;
}

impl Bytes for u8 {
    fn put(&self, out: &mut Vec<u8>) {
        out.push(*self);
    }
    fn get(from: &mut &[u8]) -> Option<u8> {
        let (first, rest) = from.split_first()?;
        *from = rest;
        Some(*first)
    }
}

macro_rules! numbers {
    ($($number:ty),*) => { $(
        impl Bytes for $number {
            fn put(&self, out: &mut Vec<u8>) {
                out.extend(self.to_be_bytes());
            }
            fn get(from: &mut &[u8]) -> Option<$number> {
                let (bytes, rest) = from.split_first_chunk()?;
                *from = rest;
                Some(<$number>::from_be_bytes(*bytes))
            }
        }
    )* };
}

numbers!(i8, u16, u32, u64);

impl Bytes for bool {
    fn put(&self, out: &mut Vec<u8>) {
        out.push(u8::from(*self));
    }
    fn get(from: &mut &[u8]) -> Option<bool> {
        match u8::get(from)? {
            0 => Some(false),
            1 => Some(true),
            _ => None,
        }
    }
}

impl<T: Bytes> Bytes for Option<T> {
    fn put(&self, out: &mut Vec<u8>) {
        self.is_some().put(out);
        if let Some(it) = self {
            it.put(out);
        }
    }
    fn get(from: &mut &[u8]) -> Option<Option<T>> {
        if bool::get(from)? { T::get(from).map(Some) } else { Some(None) }
    }
}

impl<T: Bytes, const N: usize> Bytes for [T; N] {
    fn put(&self, out: &mut Vec<u8>) {
        for it in self {
            it.put(out);
        }
    }
    fn get(from: &mut &[u8]) -> Option<[T; N]> {
        let all: Option<Vec<T>> = (0..N).map(|_| T::get(from)).collect();
        all?.try_into().ok()
    }
}

impl<T: Bytes> Bytes for BySeat<T> {
    fn put(&self, out: &mut Vec<u8>) {
        self.0.put(out);
    }
    fn get(from: &mut &[u8]) -> Option<BySeat<T>> {
        Bytes::get(from).map(BySeat)
    }
}

impl Bytes for Seat {
    fn put(&self, out: &mut Vec<u8>) {
        self.0.put(out);
    }
    fn get(from: &mut &[u8]) -> Option<Seat> {
        u8::get(from).filter(|seat| (*seat as usize) < table::SEATS_MAX).map(Seat)
    }
}

impl Bytes for Seats {
    fn put(&self, out: &mut Vec<u8>) {
        out.push(self.iter().fold(0, |bits, seat| bits | 1 << seat.0));
    }
    fn get(from: &mut &[u8]) -> Option<Seats> {
        let bits = u8::get(from).filter(|bits| bits >> table::SEATS_MAX == 0)?;
        Some((0..table::SEATS_MAX as u8).filter(|i| bits >> i & 1 == 1).map(Seat).collect())
    }
}

impl<F: Bytes + Copy + Default, const N: usize> Bytes for Frames<F, N> {
    fn put(&self, out: &mut Vec<u8>) {
        out.push(self.as_slice().len() as u8);
        self.as_slice().iter().for_each(|frame| frame.put(out));
    }
    fn get(from: &mut &[u8]) -> Option<Frames<F, N>> {
        let number = u8::get(from).filter(|number| (*number as usize) <= N)?;
        let mut frames = Frames::new();
        for _ in 0..number {
            frames.push(F::get(from)?);
        }
        Some(frames)
    }
}

impl<T: Bytes + Copy> Bytes for Sealed<T> {
    fn put(&self, out: &mut Vec<u8>) {
        self.waiting().put(out);
        self.sealed().put(out);
        for seat in self.sealed().iter() {
            self.own(seat).put(out);
        }
    }
    fn get(from: &mut &[u8]) -> Option<Sealed<T>> {
        let (waiting, sealed) = (Seats::get(from)?, Seats::get(from)?);
        let mut answers = Sealed::ask(waiting.iter().chain(sealed.iter()).collect());
        for seat in sealed.iter() {
            answers.seal(seat, Option::<T>::get(from)??);
        }
        Some(answers)
    }
}

macro_rules! listed {
    ($($kind:ident),*) => { $(
        impl Bytes for $kind {
            fn put(&self, out: &mut Vec<u8>) {
                out.push(*self as u8);
            }
            fn get(from: &mut &[u8]) -> Option<$kind> {
                $kind::ALL.get(u8::get(from)? as usize).copied()
            }
        }
    )* };
}

listed!(
    Annex,
    Asset,
    BidGroup,
    ClanPower,
    Colour,
    District,
    DistrictAction,
    Favor,
    Moment,
    Place,
    Specialist,
    Thing,
    Weapon
);

macro_rules! sets {
    ($($set:ident),*) => { $(
        impl Bytes for $set {
            fn put(&self, out: &mut Vec<u8>) {
                self.0.put(out);
            }
            fn get(from: &mut &[u8]) -> Option<$set> {
                u8::get(from).map($set)
            }
        }
    )* };
}

sets!(Annexes, Specialists);

/// Types of which a state is made: they are declared as usual and get their byte form by it.
macro_rules! flat {
    () => {};
    (
        $(#[$about:meta])*
        $vis:vis struct $name:ident {
            $($(#[$doc:meta])* $field_vis:vis $field:ident: $type:ty,)*
        }
        $($rest:tt)*
    ) => {
        $(#[$about])*
        $vis struct $name { $($(#[$doc])* $field_vis $field: $type,)* }

        impl $crate::position::Bytes for $name {
            fn put(&self, out: &mut Vec<u8>) {
                $($crate::position::Bytes::put(&self.$field, out);)*
            }
            fn get(from: &mut &[u8]) -> Option<$name> {
                Some($name { $($field: $crate::position::Bytes::get(from)?,)* })
            }
        }
        $crate::position::flat! { $($rest)* }
    };
    (
        $(#[$about:meta])*
        $vis:vis enum $name:ident {
            $($(#[$doc:meta])* $variant:ident
              $({ $($(#[$field_doc:meta])* $field:ident: $type:ty,)* })?,)*
        }
        $($rest:tt)*
    ) => {
        $(#[$about])*
        $vis enum $name {
            $($(#[$doc])* $variant $({ $($(#[$field_doc])* $field: $type,)* })?,)*
        }

        impl $crate::position::Bytes for $name {
            fn put(&self, out: &mut Vec<u8>) {
                enum Tag { $($variant,)* }
                match self {
                    $($name::$variant $({ $($field,)* })? => {
                        out.push(Tag::$variant as u8);
                        $($($crate::position::Bytes::put($field, out);)*)?
                    })*
                }
            }
            fn get(from: &mut &[u8]) -> Option<$name> {
                enum Tag { $($variant,)* }
                let tag = u8::get(from)?;
                $(
                    if tag == Tag::$variant as u8 {
                        return Some($name::$variant $({
                            $($field: $crate::position::Bytes::get(from)?,)*
                        })?);
                    }
                )*
                None
            }
        }
        $crate::position::flat! { $($rest)* }
    };
}

pub(crate) use flat;
