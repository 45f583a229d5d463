//! Forms that many lines share: lists, counts, sets and places.

use table::{Misread, Seat, Seats};

use super::value::Value;
use crate::edition::Weapon;
use crate::game::Yedo;
use crate::state::Spot;
use crate::words::Words;

pub(super) fn yes_no(yes: bool) -> String {
    if yes { "yes".to_owned() } else { "no".to_owned() }
}

pub(super) fn read_yes_no(words: &mut Words<'_>) -> Result<bool, Misread> {
    match words.next("yes or no")? {
        "yes" => Ok(true),
        "no" => Ok(false),
        other => Err(Misread::new(other, "yes or no")),
    }
}

/// Words with spaces between them; `none` for none.
pub(super) fn list(rows: impl IntoIterator<Item: ToString>) -> String {
    let rows: Vec<String> = rows.into_iter().map(|row| row.to_string()).collect();
    if rows.is_empty() { "none".to_owned() } else { rows.join(" ") }
}

/// Is there another word of a list? `none` ends it.
pub(super) fn more(words: &mut Words<'_>) -> bool {
    !words.flag("none") && words.peek().is_some()
}

/// Names with their numbers; one of a thing needs no number.
pub(super) fn counted(rows: impl Iterator<Item = (&'static str, u8)>) -> String {
    let rows = rows.filter(|(_, n)| 0 < *n);
    list(rows.map(|(id, n)| if n == 1 { id.to_owned() } else { format!("{id} {n}") }))
}

/// The number after a name, one if none is said.
pub(super) fn count(words: &mut Words<'_>) -> Result<u8, Misread> {
    let number = words.peek().is_some_and(|word| word.starts_with(|c: char| c.is_ascii_digit()));
    if number { words.mon() } else { Ok(1) }
}

/// How many weapons of each type.
pub(super) fn write_weapons(weapons: [u8; 8]) -> String {
    counted(Weapon::ALL.into_iter().map(|weapon| (weapon.id(), weapons[weapon as usize])))
}

pub(super) fn read_weapons(words: &mut Words<'_>) -> Result<[u8; 8], Misread> {
    let mut weapons = [0; 8];
    while more(words) {
        let weapon: Weapon = Value::read(words)?;
        weapons[weapon as usize] = count(words)?;
    }
    Ok(weapons)
}

pub(super) fn of_bits(bits: u8) -> Seats {
    (0..table::SEATS_MAX as u8).filter(|seat| bits >> seat & 1 == 1).map(Seat).collect()
}

pub(super) fn to_bits(seats: Seats) -> u8 {
    seats.iter().fold(0, |bits, seat| bits | 1 << seat.0)
}

/// How the Daimyo is called among the seats.
const DAIMYO: &str = "daimyo";

/// The seats in an order, the Daimyo by his name.
pub(super) fn write_seats(game: &Yedo, order: [Seat; 5]) -> String {
    list(order[..game.turns() as usize].iter().map(|seat| {
        if game.daimyo() == Some(*seat) { DAIMYO.to_owned() } else { seat.to_string() }
    }))
}

/// Each seat once; those that do not play come last, as on a bare table.
pub(super) fn read_seats(words: &mut Words<'_>) -> Result<[Seat; 5], Misread> {
    let mut order = [0, 1, 2, 3, 4].map(Seat);
    for place in 0..words.game.turns() as usize {
        let daimyo = words.game.daimyo().filter(|_| words.flag(DAIMYO));
        let seat: Seat = daimyo.map_or_else(|| Value::read(words), Ok)?;
        if order[..place].contains(&seat) {
            return Err(Misread::new(seat.to_string(), "each seat once"));
        }
        order[place] = seat;
    }
    Ok(order)
}

/// Places, parted by commas.
pub(super) fn write_spots(game: &Yedo, spots: impl Iterator<Item = Spot>) -> String {
    let spots: Vec<String> = spots.map(|spot| spot.write(game)).collect();
    if spots.is_empty() { "none".to_owned() } else { spots.join(", ") }
}

pub(super) fn read_spots(words: &mut Words<'_>) -> Result<Vec<Spot>, Misread> {
    let mut spots = Vec::new();
    while more(words) {
        spots.push(words.spot()?);
    }
    Ok(spots)
}
