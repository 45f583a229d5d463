//! An edition of Yedo as a file.
//!
//! The columns of every table are in `tables.rs`, the vocabulary of cards in `terms.rs`; the census
//! then says whether all of them together are a game.

mod census;
mod tables;
mod terms;
mod words;

use yedo::edition::{
    ActionCard, BonusCard, Character, ClanPowerCard, DaimyoCard, Edition, EmperorCard, EventCard,
    FavorCard, Location, Mission, MoodDecks, Numbers, Objectives, Players, Preset, Specialist,
};

use self::tables::{ActionPreset, Id};
use super::Trouble;
use super::cell::{Row, Values, read_rows, read_values, read_words, write_rows, write_values};
use super::fields::{Fields, Rows};
use super::file::{self, keep_text, read_name};
use super::page::{Page, string};
use super::trouble::{Troubles, nearest, quoted};
use super::word::Word;

/// What the file says it is for.
const GAME: &str = "yedo";

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
/// All troubles that were found, from the top of the file to its end.
pub fn read(name: &str, text: &str) -> Result<&'static Edition, Vec<Trouble>> {
    read_and(name, text, census::take)
}

/// Reads an edition as [`read`] does, and refuses it besides where a table could not hold all that its
/// cards allow (docs/limits.md). For editions that are new: a kept table has the one it began with.
///
/// # Errors
///
/// All troubles that were found, from the top of the file to its end.
pub fn check(name: &str, text: &str) -> Result<&'static Edition, Vec<Trouble>> {
    read_and(name, text, census::take_in_full)
}

fn read_and(
    name: &str,
    text: &str,
    census: impl FnOnce(&Draft, &Troubles<'_>),
) -> Result<&'static Edition, Vec<Trouble>> {
    file::read(name, text, GAME, |file, troubles| {
        let draft = Draft::read(file);
        file.close();
        census(&draft, troubles);
        (troubles.count() == 0).then(|| draft.keep())
    })
}

/// What a file says, row by row, before it is known to make sense.
struct Draft {
    name: &'static str,
    numbers: Numbers,
    /// The tables of numbers that make no sense as they are.
    unsound: Vec<&'static str>,
    numbers_at: usize,
    printed: Vec<&'static str>,
    players: Rows<Players>,
    locations: Rows<Location>,
    first_game: Values<Preset>,
    action_presets: Rows<ActionPreset>,
    missions: Rows<Mission>,
    actions: Rows<ActionCard>,
    events: Rows<EventCard>,
    bonuses: Rows<BonusCard>,
    favors: Rows<FavorCard>,
    characters: Rows<Character>,
    clans: Rows<ClanPowerCard>,
    tokens: Vec<Specialist>,
    daimyo: Rows<DaimyoCard>,
    emperor: Rows<EmperorCard>,
    moods: Rows<MoodDecks>,
    objectives: Rows<Objectives>,
}

impl Draft {
    fn read(file: &Fields<'_>) -> Draft {
        let mut unsound = Vec::new();
        let (numbers, printed, numbers_at) = read_numbers(file, &mut unsound);
        Draft {
            name: keep_text(read_name(file)),
            numbers,
            unsound,
            numbers_at,
            printed,
            players: read_rows(file, "players"),
            locations: read_rows(file, "locations"),
            first_game: read_values(file, "first_game"),
            action_presets: read_rows(file, "action_presets"),
            missions: read_rows(file, "missions"),
            actions: read_rows(file, "actions"),
            events: read_rows(file, "events"),
            bonuses: read_rows(file, "bonuses"),
            favors: read_rows(file, "favors"),
            characters: read_rows(file, "characters"),
            clans: read_rows(file, "clans"),
            tokens: read_words(file, "tokens"),
            daimyo: read_rows(file, "daimyo"),
            emperor: read_rows(file, "emperor"),
            moods: read_rows(file, "moods"),
            objectives: read_rows(file, "objectives"),
        }
    }

    /// The same as rows that are there for good. The census has found nothing wrong.
    fn keep(self) -> &'static Edition {
        let mut players = kept(self.players);
        players.sort_by_key(|row: &Players| row.players);
        let mut objectives = kept(self.objectives);
        objectives.sort_by_key(|row: &Objectives| row.players);
        let presets = kept(self.action_presets).into_iter();
        let whole = "the census found one row for each number of players";
        Box::leak(Box::new(Edition {
            name: self.name,
            numbers: self.numbers,
            printed: Vec::leak(self.printed),
            players: players.try_into().expect(whole),
            locations: Vec::leak(kept(self.locations)),
            first_game: self.first_game.says,
            action_presets: Vec::leak(presets.map(|row| (row.name.0, row.kinds)).collect()),
            missions: Vec::leak(kept(self.missions)),
            actions: Vec::leak(kept(self.actions)),
            events: Vec::leak(kept(self.events)),
            bonuses: Vec::leak(kept(self.bonuses)),
            favors: Vec::leak(kept(self.favors)),
            characters: Vec::leak(kept(self.characters)),
            clans: Vec::leak(kept(self.clans)),
            tokens: Vec::leak(self.tokens),
            daimyo: Vec::leak(kept(self.daimyo)),
            emperor: Vec::leak(kept(self.emperor)),
            moods: Vec::leak(kept(self.moods)),
            objectives: objectives.try_into().expect(whole),
        }))
    }
}

fn kept<T>(rows: Rows<T>) -> Vec<T> {
    rows.sound.into_iter().map(|row| row.says).collect()
}

/// The numbers, which of them are printed, and where they are; `unsound` is told which tables of
/// them could not be read.
fn read_numbers(
    file: &Fields<'_>,
    unsound: &mut Vec<&'static str>,
) -> (Numbers, Vec<&'static str>, usize) {
    let at = file.maybe("numbers").map_or(0, |value| value.span().start);
    let fields = file.inner("numbers", "the table [numbers]".to_owned());
    let numbers = Numbers {
        limits: table(&fields, "limits", unsound),
        start: table(&fields, "start", unsound),
        bidding: table(&fields, "bidding", unsound),
        prices: table(&fields, "prices", unsound),
        yields: table(&fields, "yields", unsound),
        clans: table(&fields, "clans", unsound),
        coop: table(&fields, "coop", unsound),
    };
    fields.close();
    (numbers, read_printed(file, &numbers), at)
}

fn table<R: Row>(fields: &Fields<'_>, key: &'static str, unsound: &mut Vec<&'static str>) -> R {
    let values = read_values(fields, key);
    if !values.sound {
        unsound.push(key);
    }
    values.says
}

/// The marks, in the order of the numbers. A file without them marks nothing.
fn read_printed(file: &Fields<'_>, numbers: &Numbers) -> Vec<&'static str> {
    const KEY: &str = "printed";
    if !file.has(KEY) {
        return Vec::new();
    }
    let Some((_, values)) = file.array(KEY, "a list of names of numbers") else {
        return Vec::new();
    };
    let names = names(numbers);
    let known: Vec<&str> = names.iter().map(String::as_str).collect();
    let mut marked = Vec::new();
    for value in values {
        let Some(name) = file.text_in(KEY, value, "the name of a number") else { continue };
        if !known.contains(&name) {
            let near = nearest(name, &known).unwrap_or_default();
            let what = format!("unknown number {} in {KEY}", quoted(name));
            file.trouble_in(value, what, format!("a known one, perhaps {near:?}"));
        }
        marked.push(name);
    }
    known.into_iter().filter(|name| marked.contains(name)).map(keep_text).collect()
}

/// The numbers that can be marked as printed: `limits.missions`.
fn names(numbers: &Numbers) -> Vec<String> {
    let Numbers { limits, start, bidding, prices, yields, clans, coop } = numbers;
    let tables = [
        ("limits", limits.cells()),
        ("start", start.cells()),
        ("bidding", bidding.cells()),
        ("prices", prices.cells()),
        ("yields", yields.cells()),
        ("clans", clans.cells()),
        ("coop", coop.cells()),
    ];
    let name = |(table, cells): (&str, Vec<(&str, String)>)| {
        cells.into_iter().map(|(key, _)| format!("{table}.{key}")).collect::<Vec<_>>()
    };
    tables.into_iter().flat_map(name).collect()
}

fn page(edition: &Edition) -> Page {
    let mut page = Page::default();
    page.note("An edition of Yedo: all that is printed on its cards, tiles and boards.");
    page.note("Rows marked \"printed\" are as in the box. Those marked \"house\" are ours until");
    page.note("somebody shows us the box. If you have it, correct what differs, mark it, and try");
    page.note("  oedo edition check FILE");
    page.note(
        "What a card does is a list of words of a closed vocabulary, done from left to right;",
    );
    page.note("in their brackets stand who, what and how many.");
    page.value("game", string(GAME), "");
    page.value("name", string(edition.name), "");
    page.part("Those of the numbers below that are as in the box; the others are ours.");
    page.marks("printed", edition.printed.iter().map(|name| string(name)).collect(), 4);
    page.part("What changes with the number of players.");
    write_rows(&mut page, "players", &edition.players);
    page.part("The locations, in ring order; open from so many players on.");
    write_rows(&mut page, "locations", edition.locations);
    page.part("Kinds of action cards that go well together.");
    let presets = edition.action_presets.iter();
    let presets: Vec<_> =
        presets.map(|(name, kinds)| ActionPreset { name: Id(name), kinds: *kinds }).collect();
    write_rows(&mut page, "action_presets", &presets);
    page.part("The missions: what they need and pay, and the part that may be done as well.");
    write_rows(&mut page, "missions", edition.missions);
    page.part(
        "The action cards: when they are played and what they do; cooperative, if otherwise.",
    );
    write_rows(&mut page, "actions", edition.actions);
    page.part("The events. The last is the arrival of the Jesuits.");
    write_rows(&mut page, "events", edition.events);
    page.part("The bonus cards and what they score.");
    write_rows(&mut page, "bonuses", edition.bonuses);
    page.part("The favors of the shogun, and where the patrol begins if the first player took it.");
    write_rows(&mut page, "favors", edition.favors);
    page.part("The characters of the Tea House.");
    write_rows(&mut page, "characters", edition.characters);
    page.part("The clan powers.");
    write_rows(&mut page, "clans", edition.clans);
    page.part("The tokens of the specialists.");
    page.list("tokens", edition.tokens.iter().map(|it| string(it.word())).collect(), 6);
    page.part("The cards of the Daimyo.");
    write_rows(&mut page, "daimyo", edition.daimyo);
    page.part("The cards of the Emperor: prices in the order of the assets, event, errand.");
    write_rows(&mut page, "emperor", edition.emperor);
    page.part("The Emperor's decks by mood, for 1 to 4 players, the first letter on top.");
    write_rows(&mut page, "moods", edition.moods);
    page.part("What has to be reached together: gentle, normal, hard.");
    write_rows(&mut page, "objectives", &edition.objectives);
    page.part("What a first game is played with.");
    write_values(&mut page, "first_game", &edition.first_game);
    page.part("The numbers of the rules.");
    let Numbers { limits, start, bidding, prices, yields, clans, coop } = &edition.numbers;
    write_values(&mut page, "numbers.limits", limits);
    write_values(&mut page, "numbers.start", start);
    write_values(&mut page, "numbers.bidding", bidding);
    write_values(&mut page, "numbers.prices", prices);
    write_values(&mut page, "numbers.yields", yields);
    write_values(&mut page, "numbers.clans", clans);
    write_values(&mut page, "numbers.coop", coop);
    page
}

#[cfg(test)]
mod tests;
