//! The way from a text to an edition and back, which is the same for every game.

use sha2::{Digest, Sha256};
use toml::de::DeTable;

use super::fields::Fields;
use super::page::Page;
use super::trouble::{Troubles, quoted};
use super::{BYTES_MAX, Trouble};

/// The longest name of an edition or a space.
pub(crate) const NAME_MAX: usize = 40;

/// Names a page by what it says: 16 hexadecimal digits that differ if any row differs.
pub(crate) fn digest(page: &Page) -> String {
    let hash = Sha256::digest(page.canon());
    let start = hash.iter().take(8).fold(0, |digits, byte| digits << 8 | u64::from(*byte));
    format!("{start:016x}")
}

/// The games that there are editions of.
const GAMES: [&str; 2] = ["edo", "yedo"];

/// Reads a file for this game: all of its fields, then whether they are a game together. What comes
/// of it is kept only if nothing is wrong. Nothing more is said of a file for another game.
pub(crate) fn read<T>(
    name: &str,
    text: &str,
    game: &str,
    draft: impl FnOnce(&Fields<'_>, &Troubles<'_>) -> Option<T>,
) -> Result<T, Vec<Trouble>> {
    let troubles = Troubles::new(name, text);
    if BYTES_MAX < text.len() {
        troubles.add(
            0,
            format!("the file has {} bytes", text.len()),
            format!("at most {BYTES_MAX}"),
        );
        return Err(troubles.list());
    }
    let table = match DeTable::parse(text) {
        Ok(table) => table,
        Err(error) => {
            not_toml(&troubles, text, &error);
            return Err(troubles.list());
        }
    };
    let file = Fields::file(&troubles, table.get_ref());
    read_game(&file, game);
    if 0 < troubles.count() {
        return Err(troubles.list());
    }
    let drafted = draft(&file, &troubles);
    match drafted {
        Some(edition) if troubles.count() == 0 => Ok(edition),
        _ => Err(troubles.list()),
    }
}

fn not_toml(troubles: &Troubles<'_>, text: &str, error: &toml::de::Error) {
    let span = error.span().unwrap_or(0..0);
    let (what, expected) =
        error.message().split_once(", expected ").unwrap_or((error.message(), "valid TOML"));
    let what = match text.get(span.clone()) {
        None | Some("") => what.to_owned(),
        Some(culprit) => format!("{what} at {}", quoted(culprit)),
    };
    troubles.add(span.start, what, expected);
}

/// The file must be for this game.
fn read_game(file: &Fields<'_>, game: &str) {
    let either = GAMES.map(|game| format!("{game:?}")).join(" or ");
    let Some(found) = file.text("game", &either) else { return };
    if found != game {
        let expected = if GAMES.contains(&found) { format!("{game:?}") } else { either };
        file.trouble("game", format!("the file is for the game {}", quoted(found)), expected);
    }
}

/// A name for people: a short line of any language.
pub(crate) fn read_name<'a>(fields: &Fields<'a>) -> &'a str {
    let expected = format!("1 to {NAME_MAX} letters on one line");
    let Some(name) = fields.text("name", &expected) else { return "" };
    if !(1..=NAME_MAX).contains(&name.chars().count()) || name.chars().any(char::is_control) {
        fields.trouble("name", format!("name of {} is {}", fields.name(), quoted(name)), expected);
    }
    name
}

/// A name for the notation, checked letter by letter.
pub(crate) fn read_id<'a>(
    fields: &Fields<'a>,
    expected: &str,
    fits: impl Fn(usize, char) -> bool,
) -> &'a str {
    let Some(id) = fields.text("id", expected) else { return "" };
    let all_fit = id.chars().enumerate().all(|(index, c)| fits(index, c));
    if !(1..=NAME_MAX).contains(&id.len()) || !all_fit {
        fields.trouble("id", format!("{} has an unfit id", fields.name()), expected);
    }
    id
}

/// A text that is there until the program ends.
pub(crate) fn keep_text(text: &str) -> &'static str {
    Box::leak(Box::from(text))
}
