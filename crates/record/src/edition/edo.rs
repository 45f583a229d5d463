//! An edition of Edo as a file.
//!
//! One file here for each kind of table, with how it is written and how it is read; the census then
//! says whether all of them together are a game.

mod cards;
mod census;
mod maps;
mod numbers;
mod tables;
mod words;

use edo::edition::{
    Demand, Edition, LocationTiles, Merchant, Numbers, Package, Players, PrivilegeTokens, Profit,
};

use self::cards::CardRow;
use self::maps::Board;
use self::tables::DemandRow;
use super::Trouble;
use super::fields::{Fields, Rows};
use super::file::{self, keep_text, read_id, read_name};
use super::page::{Page, string};

/// What the file says it is for.
const GAME: &str = "edo";

/// Writes an edition as TOML, to be read and corrected.
pub fn export(edition: &Edition) -> String {
    page(edition).text()
}

/// Names an edition by what it says: 16 hexadecimal digits that differ if any row differs.
///
/// Notes, blanks and the order of keys in a file have no part in it, so a record can pin the
/// edition it was played with.
pub fn digest(edition: &Edition) -> String {
    file::digest(&page(edition))
}

/// Reads an edition from the text of a file, which messages call `name`.
///
/// The edition lives until the program ends: the core takes rows that are there for good. Read a
/// file once, at the start.
///
/// # Errors
///
/// All troubles that were found, from the top of the file to its end. A text that is no TOML has
/// one. What merely follows from a trouble is not listed beside it: rows that cannot be read are
/// counted, but compared with nothing.
pub fn read(name: &str, text: &str) -> Result<&'static Edition, Vec<Trouble>> {
    file::read(name, text, GAME, |file, troubles| {
        let draft = Draft::read(file);
        file.close();
        census::take(&draft, troubles);
        (troubles.count() == 0).then(|| draft.keep())
    })
}

/// What a file says, row by row, before it is known to make sense.
struct Draft<'a> {
    name: &'a str,
    numbers: Option<Numbers>,
    printed: Vec<&'static str>,
    players: Rows<Players>,
    small: Board<'a>,
    large: Board<'a>,
    starting: Rows<CardRow<'a>>,
    specials: Rows<CardRow<'a>>,
    merchants: Rows<Merchant>,
    profits: Rows<Profit>,
    packages: Rows<Package>,
    demands: Rows<DemandRow<'a>>,
    privileges: Rows<PrivilegeTokens>,
    tiles: Rows<LocationTiles>,
}

impl<'a> Draft<'a> {
    fn read(file: &Fields<'a>) -> Draft<'a> {
        let name = read_name(file);
        let (numbers, printed) = numbers::read(file);
        Draft {
            name,
            players: tables::read_players(file),
            starting: cards::read(file, "starting", "starting card"),
            specials: cards::read(file, "specials", "special card"),
            merchants: tables::read_merchants(file),
            profits: tables::read_profits(file),
            packages: tables::read_packages(file),
            demands: tables::read_demands(file),
            privileges: tables::read_privileges(file),
            tiles: tables::read_tiles(file),
            numbers,
            printed,
            small: Board::read(file, "small", " of the small side"),
            large: Board::read(file, "large", " of the large side"),
        }
    }

    /// The same as rows that are there for good. The census has found nothing wrong.
    fn keep(&self) -> &'static Edition {
        let mut players: Vec<Players> = self.players.iter().copied().collect();
        players.sort_by_key(|row| row.players);
        Box::leak(Box::new(Edition {
            name: keep_text(self.name),
            numbers: self.numbers.expect("there was no trouble with the numbers"),
            printed: Vec::leak(self.printed.clone()),
            players: players.try_into().expect("the census found a row for 2, 3, 4 and 5 players"),
            small: self.small.keep(),
            large: self.large.keep(),
            starting: keep_rows(&self.starting, CardRow::keep),
            specials: keep_rows(&self.specials, CardRow::keep),
            merchants: keep_rows(&self.merchants, Merchant::clone),
            profits: keep_rows(&self.profits, Profit::clone),
            packages: keep_rows(&self.packages, Package::clone),
            demands: keep_rows::<_, Demand>(&self.demands, DemandRow::keep),
            privileges: keep_rows(&self.privileges, PrivilegeTokens::clone),
            tiles: keep_rows(&self.tiles, LocationTiles::clone),
        }))
    }
}

fn keep_rows<R, T>(rows: &Rows<R>, keep: impl Fn(&R) -> T) -> &'static [T] {
    Vec::leak(rows.iter().map(keep).collect())
}

/// The id of a space or a demand.
fn read_slug<'a>(fields: &Fields<'a>) -> &'a str {
    read_id(fields, "a to z, then a to z, 0 to 9 and -", |index, c| {
        c.is_ascii_lowercase() || 0 < index && (c.is_ascii_digit() || c == '-')
    })
}

fn page(edition: &Edition) -> Page {
    let mut page = Page::default();
    page.note("An edition of Edo: all that is printed on its cards, tiles and boards.");
    page.note("Rows marked \"printed\" are as in the box. Those marked \"house\" are ours until");
    page.note("somebody shows us the box. If you have it, correct what differs, mark it, and try");
    page.note("  oedo edition check FILE");
    page.note("A cost need not name what it has none of.");
    page.value("game", string(GAME), "");
    page.value("name", string(edition.name), "");
    page.part(
        "With how many players: the side of the board, resource spaces covered of each type,",
    );
    page.note("outer cities covered.");
    tables::write_players(&mut page, &edition.players);
    page.part("The authorization cards everybody starts with: actions, with the most officials.");
    cards::write(&mut page, "starting", edition.starting);
    page.part(
        "The special authorization cards. With \"wood 3 +1\" up to 3 officials each bring 1 more.",
    );
    cards::write(&mut page, "specials", edition.specials);
    page.part("The merchant cards: what can be bought, at most how many, at how many ryo each;");
    page.note("the price of a power point.");
    tables::write_merchants(&mut page, edition.merchants);
    page.part(
        "The profit tiles: how many are alike, and ryo by rank, for 1 owner, for 2, 3, 4, 5.",
    );
    tables::write_profits(&mut page, edition.profits);
    page.part("The resource packages. There is rice in each.");
    tables::write_packages(&mut page, edition.packages);
    page.part("The demands: local goods by Trade, foreign goods by Travel, the palace by Build.");
    tables::write_demands(&mut page, edition.demands);
    page.part("How many privilege tokens there are of each kind.");
    tables::write_privileges(&mut page, edition.privileges);
    page.part("How many location tiles for the ronin there are of each kind.");
    tables::write_tiles(&mut page, edition.tiles);
    page.part("The numbers of the rules.");
    page.section("numbers");
    numbers::write(&mut page, &edition.numbers);
    numbers::write_printed(&mut page, edition.printed);
    page.part("The small side of the board, Edo first; x from 0 to 1000, y from 0 down to 800.");
    page.section("small");
    maps::write(&mut page, &edition.small);
    page.part("The large side of the board.");
    page.section("large");
    maps::write(&mut page, &edition.large);
    page
}

#[cfg(test)]
mod tests;
