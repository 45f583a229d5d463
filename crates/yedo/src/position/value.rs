//! Values as words. Frames and their parts get their form where they are declared.

use table::{Misread, Seat, Seats};

use crate::addon::tea_house::Role;
use crate::edition::{
    Annex, Asset, BidGroup, ClanPower, Colour, District, DistrictAction, Favor, Moment, Place,
    Specialist, Thing, Weapon,
};
use crate::game::Yedo;
use crate::notation::write_spot;
use crate::state::Spot;
use crate::words::Words;

/// Something that can be written as words and read again.
pub(crate) trait Value: Sized + PartialEq {
    /// What it is if nothing is said.
    fn silent() -> Option<Self> {
        None
    }
    fn write(&self, game: &Yedo) -> String;
    fn read(words: &mut Words<'_>) -> Result<Self, Misread>;
}

/// The words of a value, unless nothing need be said.
pub(crate) fn said<T: Value>(value: &T, game: &Yedo) -> Option<String> {
    (T::silent().as_ref() != Some(value)).then(|| value.write(game))
}

/// What was read, or what it is if nothing is said.
pub(crate) fn or_silent<T: Value>(value: Option<T>, name: &str) -> Result<T, Misread> {
    value.or_else(T::silent).ok_or_else(|| Misread::new("nothing", format!("`{}`", kebab(name))))
}

/// A name and its values; a single value needs no name of its own.
pub(crate) fn sentence(name: &str, fields: &[&str], values: Vec<Option<String>>) -> String {
    let mut words = vec![kebab(name)];
    for (field, value) in fields.iter().zip(values) {
        let Some(value) = value else { continue };
        if 1 < fields.len() {
            words.push(kebab(field));
        }
        if !value.is_empty() {
            words.push(value);
        }
    }
    words.join(" ")
}

/// Takes the next word if it is the name of a field.
pub(crate) fn field<'n>(names: &[&'n str], words: &mut Words<'_>) -> Option<&'n str> {
    let word = words.peek()?;
    let name = names.iter().copied().find(|name| is_kebab(name, word))?;
    words.flag(word).then_some(name)
}

/// A name of the code as a word: `PickDeck` is `pick-deck`.
pub(crate) fn kebab(name: &str) -> String {
    let mut word = String::new();
    for (at, letter) in name.char_indices() {
        if letter.is_ascii_uppercase() && 0 < at {
            word.push('-');
        }
        word.push(if letter == '_' { '-' } else { letter.to_ascii_lowercase() });
    }
    word
}

/// Is a name of the code written as this word?
pub(crate) fn is_kebab(name: &str, word: &str) -> bool {
    let mut letters = word.chars();
    let fits = name.char_indices().all(|(at, letter)| {
        let hyphen = letter.is_ascii_uppercase() && 0 < at;
        let letter = if letter == '_' { '-' } else { letter.to_ascii_lowercase() };
        (!hyphen || letters.next() == Some('-')) && letters.next() == Some(letter)
    });
    fits && letters.next().is_none()
}

macro_rules! numbers {
    ($($number:ty),*) => { $(
        impl Value for $number {
            fn silent() -> Option<$number> {
                Some(0)
            }
            fn write(&self, _: &Yedo) -> String {
                self.to_string()
            }
            fn read(words: &mut Words<'_>) -> Result<$number, Misread> {
                words.number(u16::from(<$number>::MAX)).map(|number| number as $number)
            }
        }
    )* };
}

numbers!(u8, u16);

/// What can be less than nothing: `-2`.
impl Value for i8 {
    fn silent() -> Option<i8> {
        Some(0)
    }
    fn write(&self, _: &Yedo) -> String {
        self.to_string()
    }
    fn read(words: &mut Words<'_>) -> Result<i8, Misread> {
        let expected = || format!("a number from -{} to {}", i8::MAX, i8::MAX);
        let word = words.next(&expected())?;
        let number = word.parse().ok().filter(|number: &i8| number.to_string() == word);
        number.ok_or_else(|| Misread::new(word, expected()))
    }
}

/// Its name says it: there is nothing more to say.
impl Value for bool {
    fn silent() -> Option<bool> {
        Some(false)
    }
    fn write(&self, _: &Yedo) -> String {
        String::new()
    }
    fn read(_: &mut Words<'_>) -> Result<bool, Misread> {
        Ok(true)
    }
}

impl Value for Seat {
    fn write(&self, _: &Yedo) -> String {
        self.to_string()
    }
    fn read(words: &mut Words<'_>) -> Result<Seat, Misread> {
        let seat = words.seat()?;
        let there = seat.0 < words.game.players();
        there.then_some(seat).ok_or_else(|| Misread::new(seat.to_string(), "a seat of this game"))
    }
}

impl Value for Seats {
    fn silent() -> Option<Seats> {
        Some(Seats::NONE)
    }
    fn write(&self, _: &Yedo) -> String {
        let seats: Vec<String> = self.iter().map(|seat| seat.to_string()).collect();
        if seats.is_empty() { "none".to_owned() } else { seats.join(" ") }
    }
    fn read(words: &mut Words<'_>) -> Result<Seats, Misread> {
        let mut seats = Seats::NONE;
        if words.flag("none") {
            return Ok(seats);
        }
        while words.peek().is_some_and(|word| Seat::read(word).is_some()) {
            seats = seats.with(<Seat as Value>::read(words)?);
        }
        Ok(seats)
    }
}

impl Value for Spot {
    fn write(&self, game: &Yedo) -> String {
        let mut text = String::new();
        write_spot(game, *self, &mut text).expect("a string takes all");
        text
    }
    fn read(words: &mut Words<'_>) -> Result<Spot, Misread> {
        words.spot()
    }
}

impl<T: Value> Value for Option<T> {
    fn silent() -> Option<Option<T>> {
        Some(None)
    }
    fn write(&self, game: &Yedo) -> String {
        self.as_ref().map_or("none".to_owned(), |value| value.write(game))
    }
    fn read(words: &mut Words<'_>) -> Result<Option<T>, Misread> {
        if words.flag("none") { Ok(None) } else { T::read(words).map(Some) }
    }
}

impl Value for Role {
    fn write(&self, game: &Yedo) -> String {
        game.character(*self).id.to_owned()
    }
    fn read(words: &mut Words<'_>) -> Result<Role, Misread> {
        words.character().map(Role::of)
    }
}

macro_rules! named {
    ($($kind:ident)*) => { $(
        impl Value for $kind {
            fn write(&self, _: &Yedo) -> String {
                self.id().to_owned()
            }
            fn read(words: &mut Words<'_>) -> Result<$kind, Misread> {
                words.named(&kebab(stringify!($kind)), &$kind::ALL, $kind::id)
            }
        }
    )* };
}

named! {
    Annex Asset BidGroup ClanPower Colour District DistrictAction Favor Moment Place Specialist Thing
    Weapon
}
