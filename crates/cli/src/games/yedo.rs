//! Yedo at a terminal.

use anyhow::bail;
use record::edition::Trouble;
use record::edition::yedo as file;
use table::{Illegal, Misread, Rule, Seat};
use words::Words;
use words::yedo::YedoWords;
use yedo::choice::{Card, Question};
use yedo::content::HOUSE;
use yedo::edition::{Edition, Mood};
use yedo::fact::Fact;
use yedo::frame::Frame;
use yedo::setup::{Addons, Setup, Together};
use yedo::state::State;
use yedo::view::View;
use yedo::{Yedo, rules};

use super::{Likes, Playable, with_modules};
use crate::draw::Part;
use crate::draw::yedo::Drawing;

/// What is soaked: between them every kind of cards, every length and every add-on.
const SOAKED: [&str; 4] = [
    "rounds 6 actions neighbours streets lanterns events festivals watch missions espionage theft dealt",
    "rounds 6 actions whispers merchants knives events disasters decrees missions war interaction black modules clan-powers",
    "rounds 8 actions neighbours whispers knives events intrigue closed-districts missions kidnapping specialist black modules specialists jesuits",
    "rounds 11 actions streets lanterns merchants events closed-locations disasters missions assassination theft black modules specialists tea-house clan-powers jesuits",
];

/// The same for games that are played together.
const SOAKED_TOGETHER: [&str; 3] = [
    "rounds 7 actions neighbours streets lanterns missions espionage theft black together gentle objectives normal",
    "rounds 7 actions lanterns whispers merchants missions war kidnapping together demanding objectives hard",
    "rounds 7 actions streets lanterns whispers missions specialist assassination black together insatiable objectives gentle",
];

/// How a game together may be asked for, beside its add-ons.
const TOGETHER: [&str; 7] =
    ["together", "gentle", "demanding", "insatiable", "master", "gentler", "open-hands"];

/// What was agreed for playing together, by the words that ask for it; none if none does.
fn together(players: u8, words: &[String]) -> anyhow::Result<Option<Together>> {
    let mut agreed = None;
    let moods: Vec<&str> = Mood::ALL
        .map(Mood::id)
        .into_iter()
        .filter(|mood| words.iter().any(|it| it == mood))
        .collect();
    if 1 < moods.len() {
        bail!(
            "--modules {}: the Emperor has one mood, expected one of {}",
            moods.join(","),
            Mood::ALL.map(Mood::id).join(", ")
        );
    }
    for word in words.iter().filter(|word| TOGETHER.contains(&word.as_str())) {
        let so_far = agreed.unwrap_or(Together::first_game(players));
        let mood = Mood::ALL.into_iter().find(|mood| mood.id() == word);
        agreed = Some(Together {
            mood: mood.unwrap_or(so_far.mood),
            master: so_far.master || word == "master",
            gentler: so_far.gentler || word == "gentler",
            open_hands: so_far.open_hands || word == "open-hands",
            ..so_far
        });
    }
    Ok(agreed)
}

impl Playable for Yedo {
    type Edition = Edition;
    type Setup = Setup;

    const SECRET: &'static str = "yedo-play-";

    fn house() -> &'static Edition {
        &HOUSE
    }

    fn edition_name(edition: &Edition) -> &'static str {
        edition.name
    }

    fn export(edition: &Edition) -> String {
        file::export(edition)
    }

    fn digest(edition: &Edition) -> String {
        file::digest(edition)
    }

    fn read_edition(name: &str, text: &str) -> Result<&'static Edition, Vec<Trouble>> {
        file::read(name, text)
    }

    fn check_edition(name: &str, text: &str) -> Result<&'static Edition, Vec<Trouble>> {
        file::check(name, text)
    }

    fn unnamed(edition: &Edition, words: &Words) -> Vec<&'static str> {
        let missions = edition.missions.iter().map(|row| ("mission", row.id));
        let actions = edition.actions.iter().map(|row| ("action", row.id));
        let events = edition.events.iter().map(|row| ("event", row.id));
        let bonuses = edition.bonuses.iter().map(|row| ("bonus", row.id));
        let characters = edition.characters.iter().map(|row| ("character", row.id));
        let emperor = edition.emperor.iter().map(|row| ("emperor", row.id));
        let all = missions.chain(actions).chain(events).chain(bonuses);
        let all = all.chain(characters).chain(emperor);
        let unnamed = all.filter(|(table, id)| !words.has(&format!("yedo-{table}-{id}")));
        unnamed.map(|(_, id)| id).collect()
    }

    /// A first game, with these add-ons; the Jesuits need more rounds than it has. With `together`, or a
    /// word that belongs to it, a first game against the Daimyo.
    fn set_up(
        players: u8,
        rounds: Option<u8>,
        modules: &[String],
        edition: &Edition,
    ) -> anyhow::Result<Setup> {
        let is_addon = |word: &&String| !TOGETHER.contains(&word.as_str());
        let named: Vec<String> = modules.iter().filter(is_addon).cloned().collect();
        let known: Vec<&str> = Addons::NAMES.into_iter().chain(TOGETHER).collect();
        let addons: Addons = with_modules(&named, &known, Addons::with)?;
        if let Some(together) = together(players, modules)? {
            let first = Setup::first_together(players, edition);
            let first = Setup { together: Some(together), ..first };
            return Ok(first.with(rounds.unwrap_or(first.rounds), addons));
        }
        let first = Setup::first_game(players, edition);
        let [_, middle, _] = edition.numbers.start.rounds;
        let least = if addons.jesuits { first.rounds.max(middle) } else { first.rounds };
        Ok(first.with(rounds.unwrap_or(least), addons))
    }

    fn read_setup(text: &str) -> Result<Setup, Misread> {
        Setup::read(text)
    }

    fn setups() -> Vec<Setup> {
        let read = |text: String| Setup::read(&text).expect("our own set-ups can be read");
        let all = (2..=5).flat_map(|players| SOAKED.map(|it| format!("players {players} {it}")));
        let together = (1..=4).flat_map(|players| {
            SOAKED_TOGETHER.iter().enumerate().map(move |(i, it)| {
                let objectives = if players == 1 { "normal" } else { "normal hard" };
                let master = if i == 1 { " master" } else { "" };
                let modules = ["", " modules tea-house", " modules specialists clan-powers"][i];
                format!("players {players} {it} {objectives}{master}{modules}")
            })
        });
        all.chain(together).map(read).collect()
    }

    fn advice(setup: Setup, edition: &Edition) -> Vec<Rule> {
        setup.advice(edition).collect()
    }

    fn agree(rules: u16, setup: Setup, edition: &'static Edition) -> Result<Yedo, Illegal> {
        Yedo::by_rules(rules, setup, edition)
    }

    fn agreed(&self) -> Setup {
        self.setup()
    }

    fn modules(&self) -> Vec<&'static str> {
        self.setup().addons.names().collect()
    }

    fn played_with(&self) -> &'static Edition {
        self.agreed
    }

    fn draw(say: &YedoWords<'_>, view: &View, width: usize, part: Part) -> String {
        Drawing { say, view, width }.part(part)
    }

    fn purse(say: &YedoWords<'_>, state: &State, seat: Seat) -> String {
        let home = &state.open.homes[seat];
        format!("{}, {}", say.count("prestige", home.prestige), say.count("mon", home.mon))
    }

    fn stage(state: &State) -> (u8, u8) {
        let part = match state.open.frames.as_slice().first() {
            Some(Frame::Draft { .. } | Frame::Favors { .. }) => 0,
            Some(Frame::Assign { .. }) => 2,
            Some(Frame::Trade { .. }) => 3,
            Some(Frame::Act { .. }) => 4,
            Some(Frame::Over) => 5,
            _ => 1,
        };
        (state.open.round, part)
    }

    /// Whoever is asked has the own hand on the screen.
    fn is_private(_: Question) -> bool {
        true
    }

    fn is_hidden(question: Question) -> bool {
        matches!(
            question,
            Question::Moment { .. }
                | Question::Keep { .. }
                | Question::Arrange { .. }
                | Question::PutUnder { .. }
                | Question::PutBack { .. }
                | Question::Excess { .. }
                | Question::Lose { .. }
                | Question::Give
                | Question::GiveUp
                | Question::Offer { .. }
                | Question::HandOver { .. }
        )
    }

    fn opens(fact: Fact) -> bool {
        matches!(
            fact,
            Fact::Drawn { .. }
                | Fact::Looked { .. }
                | Fact::Shown { .. }
                | Fact::Played { .. }
                | Fact::Blackmailed { .. }
                | Fact::MissionSeen { .. }
                | Fact::CardShown { .. }
                | Fact::EventRevealed { .. }
                | Fact::EmperorTurned { .. }
                | Fact::ErrandTurned { .. }
                | Fact::DaimyoRevealed { .. }
        )
    }

    fn card_told(say: &YedoWords<'_>, fact: Fact) -> Option<String> {
        let (Fact::Drawn { card, .. } | Fact::Looked { card, .. }) = fact else { return None };
        // A weapon is no more than its name.
        card.filter(|card| !matches!(card, Card::Weapon(_))).map(|card| say.card_in_full(card))
    }

    fn points(say: &YedoWords<'_>, points: i16) -> String {
        say.count("prestige", points.unsigned_abs())
    }

    /// Ties are broken by what lies open, in an order the rule itself says.
    fn reasons(say: &YedoWords<'_>, state: &State, ranking: &[Seat]) -> Vec<String> {
        let tied = |pair: &[Seat]| {
            let [ahead, behind] = [pair[0], pair[1]].map(|seat| &state.open.homes[seat]);
            ahead.prestige == behind.prestige
        };
        if !ranking.windows(2).any(tied) {
            return Vec::new();
        }
        let title = say.words.rule_title(rules::END_TIE);
        let text = say.words.rule_text(rules::END_TIE, say.game.edition);
        vec![format!("{title} [{}]: {text}", rules::END_TIE.0)]
    }

    const LIKES: Option<Likes<Yedo>> = None;
    type Counts = crate::simulate::YedoCounts;

    fn fair() -> &'static Edition {
        &HOUSE
    }
}
