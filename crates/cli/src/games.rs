//! The games of this program: for each, in one place, all that a command must know of it.

mod edo;
mod yedo;

use std::fmt::Display;

use anyhow::bail;
use record::edition::Trouble;
use table::{Explain, Game, Illegal, Judge, Misread, Notation, Rule, Seat};
use words::{Numbered, Spoken, Talk, Words};

use crate::draw::Part;
use crate::play::plain_list;
use crate::simulate::Counted;

/// Does the same for whichever game it is: `for_game!(name, G => f::<G>(args))`.
macro_rules! for_game {
    ($name:expr, $game:ident => $do:expr) => {
        match $name {
            $crate::games::GameName::Edo => {
                type $game = ::edo::Edo;
                $do
            }
            $crate::games::GameName::Yedo => {
                type $game = ::yedo::Yedo;
                $do
            }
        }
    };
}

pub(crate) use for_game;

/// Which game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub(crate) enum GameName {
    /// Edo, with its expansion.
    Edo,
    /// Yedo Deluxe.
    Yedo,
}

impl GameName {
    /// What records and examples call it.
    pub(crate) fn name(self) -> &'static str {
        for_game!(self, G => G::NAME)
    }

    /// The game of this name, as records and examples write it.
    pub(crate) fn read(name: &str) -> anyhow::Result<GameName> {
        match name {
            ::edo::Edo::NAME => Ok(GameName::Edo),
            ::yedo::Yedo::NAME => Ok(GameName::Yedo),
            _ => bail!(
                "there is no game `{name}` here: expected `{}` or `{}`",
                ::edo::Edo::NAME,
                ::yedo::Yedo::NAME
            ),
        }
    }
}

/// How gladly a choice is made.
pub(crate) type Likes<G> = fn(<G as Game>::Question, <G as Game>::Choice) -> u16;

/// A game that can be played at a terminal.
pub(crate) trait Playable:
    Game<State: Send + Sync, Choice: Send + Sync>
    + Spoken
    + Explain
    + Judge
    + Notation
    + Sync
    + Sized
    + 'static
{
    /// What is printed.
    type Edition: Numbered + Sync + 'static;
    /// How it is set up.
    type Setup: Copy + Display + Send + Sync;

    /// Our edition.
    fn house() -> &'static Self::Edition;
    /// What an edition is called.
    fn edition_name(edition: &Self::Edition) -> &'static str;
    /// An edition as a file.
    fn export(edition: &Self::Edition) -> String;
    /// Names an edition by what it says.
    fn digest(edition: &Self::Edition) -> String;
    /// Reads an edition.
    fn read_edition(file: &str, text: &str) -> Result<&'static Self::Edition, Vec<Trouble>>;
    /// Reads an edition, and refuses it where a table could not hold all that its cards allow.
    fn check_edition(file: &str, text: &str) -> Result<&'static Self::Edition, Vec<Trouble>> {
        Self::read_edition(file, text)
    }
    /// The ids of cards that no language file has words for: they are shown by their ids.
    fn unnamed(edition: &Self::Edition, words: &Words) -> Vec<&'static str>;

    /// As options name it: so many players, so many rounds if it is said, and these add-ons.
    fn set_up(
        players: u8,
        rounds: Option<u8>,
        modules: &[String],
        edition: &Self::Edition,
    ) -> anyhow::Result<Self::Setup>;
    /// As records name it.
    fn read_setup(text: &str) -> Result<Self::Setup, Misread>;
    /// Every set-up that is soaked.
    fn setups() -> Vec<Self::Setup>;
    /// What the rules would rather have than a set-up that they allow.
    fn advice(setup: Self::Setup, edition: &Self::Edition) -> Vec<Rule>;
    /// The game by the rules of this number.
    fn agree(
        rules: u16,
        setup: Self::Setup,
        edition: &'static Self::Edition,
    ) -> Result<Self, Illegal>;
    /// How it was set up.
    fn agreed(&self) -> Self::Setup;
    /// With which add-ons, by name.
    fn modules(&self) -> Vec<&'static str>;
    /// With which edition.
    fn played_with(&self) -> &'static Self::Edition;

    /// A part of the table, drawn with letters.
    fn draw(say: &Talk<'_, Self>, view: &Self::View, width: usize, part: Part) -> String;
    /// What decides most choices, beside the question.
    fn purse(say: &Talk<'_, Self>, state: &Self::State, seat: Seat) -> String;
    /// Round and part of it: when these are others, the whole table is drawn again.
    fn stage(state: &Self::State) -> (u8, u8);
    /// How the keys begin with which people at one screen are told of secrets.
    const SECRET: &'static str;
    /// Is something on the screen, when this is asked, that others at the table may not see?
    fn is_private(question: Self::Question) -> bool;
    /// May others not see what is answered?
    fn is_hidden(question: Self::Question) -> bool;
    /// What the one who is told of it should read besides: the text of a card that is drawn.
    fn card_told(say: &Talk<'_, Self>, fact: Self::Fact) -> Option<String>;
    /// So many points.
    fn points(say: &Talk<'_, Self>, points: i16) -> String;
    /// Was something hidden seen by others, so that it cannot be taken back?
    fn opens(fact: Self::Fact) -> bool;
    /// Why seats rank as they do where points alone do not tell. `ranking` is from the first on.
    fn reasons(say: &Talk<'_, Self>, state: &Self::State, ranking: &[Seat]) -> Vec<String>;

    /// The lawful choices, numbered from 1.
    fn listed(
        say: &Talk<'_, Self>,
        open: &Self::Open,
        seat: Seat,
        choices: &[Self::Choice],
        columns: usize,
    ) -> String {
        plain_list(say, open, seat, choices, columns)
    }

    /// What a bot that wants to get around likes, if anybody has thought about that.
    const LIKES: Option<Likes<Self>>;
    /// An edition in which everything is cheap, so that such bots get around more.
    fn fair() -> &'static Self::Edition;
    /// What is counted in many games.
    type Counts: Counted<Self>;
}

/// The add-ons that were asked for by name.
fn with_modules<A: Default + Copy>(
    modules: &[String],
    names: &[&str],
    with: impl Fn(A, &str) -> Option<A>,
) -> anyhow::Result<A> {
    modules.iter().try_fold(A::default(), |addons, name| match with(addons, name) {
        Some(addons) => Ok(addons),
        None => bail!("--modules {name}: expected some of {}", names.join(", ")),
    })
}

/// A name as a title.
pub(crate) fn titled(name: &str) -> String {
    name[..1].to_uppercase() + &name[1..]
}
