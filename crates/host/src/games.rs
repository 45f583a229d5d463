//! The games that can be hosted. To add one: a variant in each of the enums, a line in each of the
//! macros, and [`Hosted`] for it.

mod edo;
mod shelf;
mod yedo;

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;
use std::sync::Arc;

use ::edo::Edo;
use ::yedo::Yedo;
use ::yedo::coop::Reached;
use bots::{Bot, Level, Opponent};
use record::{EditionId, Header, Record};
use table::{
    Chance, Draw, Explain, Fast, Game, Illegal, Judge, Misread, Notation, Outcome, Script,
    ScriptFault, Seat, Seats, Seen, Viewer,
};
use thiserror::Error;

pub use self::shelf::Shelf;
use crate::play::{Given, Happened, Play, Saw, Window};
use crate::undo::Back;

/// A game that can be hosted.
pub trait Hosted:
    Explain<
        State: Send + Sync,
        Question: Send + Sync,
        Choice: Send + Sync,
        Fact: Send + Sync,
        View: Send + Sync,
    > + Notation
    + Judge
    + Clone
    + std::fmt::Debug
    + Send
    + Sync
    + 'static
{
    /// How it is set up.
    type Setup: Copy + Eq + Hash + Display + Debug + Send + Sync;
    /// What is printed.
    type Edition: Debug + Sync + 'static;

    /// The kind of a question, in one word: what standing orders are given for. A kind of a kind is
    /// written behind it: `moment/bid`.
    fn kind(question: Self::Question) -> &'static str;

    /// Do all win or lose together?
    fn is_together(&self) -> bool;

    /// Reads a set-up.
    ///
    /// # Errors
    /// What came and what was expected.
    fn read_setup(text: &str) -> Result<Self::Setup, Misread>;

    /// The game by the rules of this number, set up so, with this edition.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn agree(
        rules: u16,
        setup: Self::Setup,
        edition: &'static Self::Edition,
    ) -> Result<Self, Illegal>;

    /// Our own edition.
    fn house() -> &'static Self::Edition;

    /// What an edition calls itself.
    fn edition_name(edition: &Self::Edition) -> &'static str;

    /// An edition as a file.
    fn export(edition: &Self::Edition) -> String;

    /// What names an edition by all that is printed.
    fn digest(edition: &Self::Edition) -> String;

    /// Reads the file of an edition.
    ///
    /// # Errors
    /// The first thing that is wrong with it.
    fn read_edition(file: &str) -> Result<&'static Self::Edition, String>;

    /// Is the file an edition that a new table can be made with?
    ///
    /// # Errors
    /// The first thing that is wrong with it.
    fn check_edition(file: &str) -> Result<(), String> {
        Self::read_edition(file).map(|_| ())
    }

    /// Where its games and editions are kept at hand.
    fn shelf() -> &'static Shelf<Self>;
}

/// A game as agreed, before it is dealt.
#[derive(Clone, Debug)]
pub(crate) enum Agreed {
    Edo(Arc<Edo>),
    Yedo(Arc<Yedo>),
}

/// A game in play.
#[derive(Clone, Debug)]
pub(crate) enum InPlay {
    Edo(Box<Play<Edo>>),
    Yedo(Box<Play<Yedo>>),
}

/// What somebody is shown of a game, with the types of that game.
#[derive(Clone, Debug)]
pub enum Shown {
    /// Of Edo.
    Edo(Scene<Edo>),
    /// Of Yedo.
    Yedo(Scene<Yedo>),
}

/// What somebody is shown of a game.
#[derive(Clone, Debug)]
pub struct Scene<G: Game> {
    /// What was agreed.
    pub game: Arc<G>,
    /// One window for each pair of eyes: one who holds several seats has several.
    pub windows: Vec<Window<G>>,
    /// Who owes an answer.
    pub asked: Seats,
    /// How it ended, if it has.
    pub outcome: Option<Outcome>,
}

/// What somebody was told of a game, with the types of that game.
#[derive(Clone, Debug)]
pub enum Told {
    /// Of Edo.
    Edo(Arc<Edo>, Vec<Happened<<Edo as Game>::Fact>>),
    /// Of Yedo.
    Yedo(Arc<Yedo>, Vec<Happened<<Yedo as Game>::Fact>>),
}

/// A bot that plays one of the games. It remembers a plan between two answers.
#[derive(Debug)]
pub(crate) enum AnyBot {
    Edo(Opponent<<Edo as Game>::Choice>),
    Yedo(Opponent<<Yedo as Game>::Choice>),
}

/// Why a game cannot be played here.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Disagreed {
    /// There is no such game.
    #[error("there is no game `{0}`")]
    Unknown(String),
    /// It is played by rules this program does not have.
    #[error("`{game}` by rules {found}: this program plays by rules {oldest} to {newest}")]
    OtherRules {
        /// The game.
        game: &'static str,
        /// What is asked for.
        found: u16,
        /// The oldest that is played.
        oldest: u16,
        /// The newest that is played.
        newest: u16,
    },
    /// The set-up says nothing the game knows.
    #[error(transparent)]
    Misread(#[from] Misread),
    /// The set-up is not allowed.
    #[error("the set-up is refused by {}", .0.rule)]
    Refused(Illegal),
    /// The edition is not ours, and what came with it is not that edition.
    #[error("the edition {0}")]
    Edition(String),
}

/// Why an answer cannot stand.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Unanswered {
    /// It is no choice of this game.
    #[error(transparent)]
    Misread(#[from] Misread),
    /// The law forbids it.
    #[error("refused by {}", .0.rule)]
    Illegal(Illegal),
    /// What chance is said to have given does not fit.
    #[error("the luck does not fit: {0:?}")]
    Luck(ScriptFault),
}

/// Does the same with whatever is in play.
macro_rules! each {
    ($any:expr, $play:ident => $do:expr) => {
        match $any {
            InPlay::Edo($play) => $do,
            InPlay::Yedo($play) => $do,
        }
    };
}

/// Does the same with whatever is in play, and puts what comes of it into the same box again.
macro_rules! same {
    ($any:expr, $from:ident => $to:ident, $it:ident => $do:expr) => {
        match $any {
            $from::Edo($it) => $to::Edo($do),
            $from::Yedo($it) => $to::Yedo($do),
        }
    };
}

/// Does the same for the game of this name.
macro_rules! named {
    ($name:expr, $game:ident => $do:expr) => {
        match $name {
            Edo::NAME => {
                type $game = Edo;
                $do
            }
            Yedo::NAME => {
                type $game = Yedo;
                $do
            }
            other => Err(Disagreed::Unknown(other.to_owned())),
        }
    };
}

pub(crate) use {each, same};

impl Shown {
    /// Who owes an answer.
    pub fn asked(&self) -> Seats {
        match self {
            Shown::Edo(scene) => scene.asked,
            Shown::Yedo(scene) => scene.asked,
        }
    }

    /// How it ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        match self {
            Shown::Edo(scene) => scene.outcome,
            Shown::Yedo(scene) => scene.outcome,
        }
    }
}

impl Agreed {
    /// The game this header speaks of, with the file of its edition if that is not ours.
    pub(crate) fn new(header: &Header, file: Option<&str>) -> Result<Agreed, Disagreed> {
        match header.game.as_str() {
            Edo::NAME => Edo::shelf().agreed(header, file).map(Agreed::Edo),
            Yedo::NAME => Yedo::shelf().agreed(header, file).map(Agreed::Yedo),
            other => Err(Disagreed::Unknown(other.to_owned())),
        }
    }

    pub(crate) fn seats(&self) -> Seats {
        match self {
            Agreed::Edo(game) => game.seats(),
            Agreed::Yedo(game) => game.seats(),
        }
    }

    pub(crate) fn is_together(&self) -> bool {
        match self {
            Agreed::Edo(game) => game.is_together(),
            Agreed::Yedo(game) => game.is_together(),
        }
    }

    pub(crate) fn deal(&self, chance: &mut impl Chance) -> InPlay {
        same!(self, Agreed => InPlay, game => Box::new(Play::deal(Arc::clone(game), chance)))
    }

    pub(crate) fn go_on(&self, position: &str) -> Result<InPlay, Misread> {
        Ok(same!(self, Agreed => InPlay, game => Box::new(Play::from(Arc::clone(game), position)?)))
    }
}

/// What is written down of a game that is to be played with an edition: all that is needed to play it
/// again when this program has another.
pub(crate) struct Pinned {
    pub(crate) rules: u16,
    pub(crate) edition: EditionId,
    /// The edition as a file.
    pub(crate) file: String,
}

/// Pins a game to our rules and to the edition of this file, or ours.
pub(crate) fn pin(game: &str, file: Option<String>) -> Result<Pinned, Disagreed> {
    named!(game, G => {
        let file = file.unwrap_or_else(|| G::shelf().house_file().to_owned());
        G::check_edition(&file).map_err(Disagreed::Edition)?;
        Ok(Pinned { rules: G::RULES, edition: G::shelf().edition_id(&file)?, file })
    })
}

/// Was this edition read before, or is it ours?
pub(crate) fn is_known(game: &str, file: &str) -> bool {
    named!(game, G => Ok(G::shelf().is_known(file))).unwrap_or(false)
}

/// A set-up in its one form.
pub(crate) fn plain_setup(game: &str, setup: &str) -> Result<String, Disagreed> {
    named!(game, G => Ok(G::read_setup(setup)?.to_string()))
}

impl InPlay {
    pub(crate) fn dealt(&self) -> &[Draw] {
        each!(self, play => play.dealt())
    }

    pub(crate) fn asked(&self) -> Seats {
        each!(self, play => play.game.asked(&play.state))
    }

    pub(crate) fn outcome(&self) -> Option<Outcome> {
        each!(self, play => play.game.outcome(&play.state))
    }

    /// What was reached together, where all won or lost together and it is over.
    pub(crate) fn reached(&self) -> Option<Reached> {
        match self {
            InPlay::Edo(_) => None,
            InPlay::Yedo(play) => play.game.reached(&play.state.open),
        }
    }

    /// Which round it is, or whatever the game goes by.
    pub(crate) fn round(&self) -> u32 {
        each!(self, play => play.game.clock(&play.state))
    }

    /// The kind of what a seat is asked.
    pub(crate) fn kind(&self, seat: Seat) -> Option<&'static str> {
        each!(self, play => play.game.question(&play.state, seat).map(kind_of(play)))
    }

    /// Is a seat asked just what it is asked in another position, as far as it can tell?
    pub(crate) fn asks_the_same(&self, other: &InPlay, seat: Seat) -> bool {
        match (self, other) {
            (InPlay::Edo(play), InPlay::Edo(other)) => play.asks_the_same(other, seat),
            (InPlay::Yedo(play), InPlay::Yedo(other)) => play.asks_the_same(other, seat),
            (InPlay::Edo(_), InPlay::Yedo(_)) | (InPlay::Yedo(_), InPlay::Edo(_)) => false,
        }
    }

    /// A choice in its one form. Whether it is lawful is not said.
    pub(crate) fn plain(&self, choice: &str) -> Result<String, Misread> {
        each!(self, play => {
            play.game.read_choice(choice).map(|choice| table::choice_text(&*play.game, choice))
        })
    }

    /// What the rules say to each of these answers, one after another, if the seat's last `back`
    /// answers had not been given.
    pub(crate) fn rehearse(
        &self,
        seat: Seat,
        back: usize,
        choices: &[String],
    ) -> Vec<Result<(), Unanswered>> {
        each!(self, play => play.rehearse(seat, back, choices))
    }

    /// May the seat choose so now?
    pub(crate) fn check(&self, seat: Seat, choice: &str) -> Result<(), Unanswered> {
        each!(self, play => {
            let choice = play.game.read_choice(choice)?;
            play.game.check(&play.state, seat, choice).map_err(Unanswered::Illegal)
        })
    }

    /// A seat answers, with new luck. Gives the line as it will be written.
    pub(crate) fn answer(
        &mut self,
        number: u32,
        seat: Seat,
        choice: &str,
        chance: &mut impl Chance,
    ) -> Result<record::Line, Unanswered> {
        each!(self, play => {
            let choice = play.game.read_choice(choice)?;
            let answered = play.answer(number, seat, choice, chance);
            let (draws, _) = answered.map_err(Unanswered::Illegal)?;
            // As the notation writes it, not as somebody typed it.
            Ok(record::Line { seat, choice: table::choice_text(&*play.game, choice), draws })
        })
    }

    /// An answer that was written down.
    pub(crate) fn replay(&mut self, number: u32, line: &record::Line) -> Result<Saw, Unanswered> {
        each!(self, play => {
            let choice = play.game.read_choice(&line.choice)?;
            let mut script = Script::new(&line.draws);
            let answered = play.answer(number, line.seat, choice, &mut script);
            let (_, saw) = answered.map_err(Unanswered::Illegal)?;
            script.finish().map_err(Unanswered::Luck)?;
            Ok(saw)
        })
    }

    pub(crate) fn take_back(
        &mut self,
        whose: Option<Seat>,
        lines: RangeInclusive<u32>,
    ) -> Option<Saw> {
        each!(self, play => play.take_back(whose, lines))
    }

    /// See [`Play::reach`].
    pub(crate) fn reach(&self, seat: Seat) -> Vec<Back> {
        each!(self, play => play.reach(seat))
    }

    /// The lines of the answers that stand and that everybody saw, oldest first.
    pub(crate) fn open_answers(&self) -> Vec<u32> {
        each!(self, play => {
            let open = play.given.iter().filter(|given| given.saw.public);
            open.map(|given| given.line).collect()
        })
    }

    /// The lines of the answers of these seats that stand and that everybody saw, oldest first.
    pub(crate) fn open_answers_of(&self, seats: Seats) -> Vec<u32> {
        each!(self, play => {
            let open = |given: &&Given<_>| seats.has(given.seat) && given.saw.public;
            play.given.iter().filter(open).map(|given| given.line).collect()
        })
    }

    /// How many answers these viewers saw that stand on a line before this one.
    pub(crate) fn n_seen_before(&self, line: u32, eyes: &[Viewer]) -> u32 {
        each!(self, play => {
            let seen = |given: &&Given<_>| {
                given.line < line && eyes.iter().any(|viewer| given.saw.by(*viewer))
            };
            play.given.iter().filter(seen).count() as u32
        })
    }

    /// How many answers stand.
    pub(crate) fn n_answers(&self) -> u32 {
        each!(self, play => play.given.len() as u32)
    }

    /// How many answers of this seat stand that everybody saw.
    pub(crate) fn n_open_answers(&self, seat: Seat) -> u32 {
        each!(self, play => {
            let open = |given: &&Given<_>| given.seat == seat && given.saw.public;
            play.given.iter().filter(open).count() as u32
        })
    }

    /// What this seat could redo, in the game's notation.
    pub(crate) fn redo(&self, seat: Seat) -> Option<String> {
        each!(self, play => {
            play.redo(seat).map(|choice| table::choice_text(&*play.game, choice))
        })
    }

    pub(crate) fn shown(&self, eyes: &[Viewer]) -> Shown {
        same!(self, InPlay => Shown, play => Scene {
            game: Arc::clone(&play.game),
            windows: eyes.iter().map(|viewer| play.window(*viewer)).collect(),
            asked: play.game.asked(&play.state),
            outcome: play.game.outcome(&play.state),
        })
    }

    pub(crate) fn told(&self, from: u32, eyes: &[Viewer]) -> Told {
        match self {
            InPlay::Edo(play) => Told::Edo(Arc::clone(&play.game), play.told(from, eyes)),
            InPlay::Yedo(play) => Told::Yedo(Arc::clone(&play.game), play.told(from, eyes)),
        }
    }

    pub(crate) fn record(&self, edition: EditionId, setup: &str) -> Record {
        each!(self, play => play.record(edition, setup))
    }

    pub(crate) fn weight(&self) -> usize {
        each!(self, play => play.weight())
    }

    pub(crate) fn position(&self) -> String {
        each!(self, play => table::position_text(&*play.game, &play.state))
    }

    pub(crate) fn bot(&self, level: Level) -> AnyBot {
        match self {
            InPlay::Edo(_) => AnyBot::Edo(level.bot::<Edo>()),
            InPlay::Yedo(_) => AnyBot::Yedo(level.bot::<Yedo>()),
        }
    }

    /// What a bot answers for a seat: it is handed what the seat sees.
    pub(crate) fn think(&self, bot: &mut AnyBot, seat: Seat, chance: &mut Fast) -> String {
        match (self, bot) {
            (InPlay::Edo(play), AnyBot::Edo(bot)) => thought(play, bot, seat, chance),
            (InPlay::Yedo(play), AnyBot::Yedo(bot)) => thought(play, bot, seat, chance),
            (InPlay::Edo(_), AnyBot::Yedo(_)) | (InPlay::Yedo(_), AnyBot::Edo(_)) => {
                unreachable!("a bot is made for the game it plays")
            }
        }
    }
}

fn thought<G: Hosted>(
    play: &Play<G>,
    bot: &mut Opponent<G::Choice>,
    seat: Seat,
    chance: &mut Fast,
) -> String {
    let seen = Seen::new(&*play.game, &play.state, seat);
    table::choice_text(&*play.game, bot.answer(&seen, chance))
}

fn kind_of<G: Hosted>(_: &Play<G>) -> fn(G::Question) -> &'static str {
    G::kind
}
