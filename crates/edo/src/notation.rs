//! The text form of choices. Positions are in `position.rs`.

use std::fmt::{self, Write};

use table::Misread;

use crate::board::Space;
use crate::choice::{Choice, Stall};
use crate::edition::{Good, Privilege};
use crate::game::Edo;
use crate::state::{Building, COLUMNS};

/// Writes a choice.
pub(crate) fn write_choice(game: &Edo, choice: Choice, out: &mut impl Write) -> fmt::Result {
    let id = |space| game.board.id(space);
    match choice {
        Choice::Done => write!(out, "done"),
        Choice::Package(package) => write!(out, "package {}", package + 1),
        Choice::Start(at) => write!(out, "start {}", id(at)),
        Choice::Select(from) => write!(out, "select {}", id(from)),
        Choice::Relocate(to) => write!(out, "relocate {}", id(to)),
        Choice::Support => write!(out, "support"),
        Choice::Plan { card, edge, officials } => {
            let card = game.card(card);
            let action = card.edges[edge as usize].action;
            write!(out, "plan {} {} {officials}", card.id, action.id())
        }
        Choice::Move(from) => write!(out, "move {}", id(from)),
        Choice::Merchant => write!(out, "merchant"),
        Choice::To(to) => write!(out, "to {}", id(to)),
        Choice::Take => write!(out, "take"),
        Choice::Work { at, full } => write!(out, "work {}{}", id(at), flag(full, " full")),
        Choice::Post(at) => write!(out, "post {}", id(at)),
        Choice::March(from) => write!(out, "march {}", id(from)),
        Choice::Disperse(at) => write!(out, "disperse {}", id(at)),
        Choice::Join(from) => write!(out, "join {}", id(from)),
        Choice::Draw => write!(out, "draw"),
        Choice::Buy { stall, number } => write!(out, "buy {number}{}", next(stall)),
        Choice::Point(stall) => write!(out, "point{}", next(stall)),
        Choice::Build { at, building, first } => {
            write!(out, "build {} {}{}", building.id(), id(at), flag(first, " first"))
        }
        Choice::Temple(at) => write!(out, "temple {}", id(at)),
        Choice::Special(card) => write!(out, "special {}", game.card(card).id),
        Choice::Meet(column) => write!(out, "meet {}", column + 1),
        Choice::Income(at) => write!(out, "income {}", id(at)),
        Choice::Redeem { privilege, good } => {
            write!(out, "redeem {} {}", privilege.id(), good.id())
        }
        Choice::Return(good) => write!(out, "return {}", good.id()),
        Choice::Recall(from) => write!(out, "recall {}", id(from)),
    }
}

fn flag(set: bool, word: &str) -> &str {
    if set { word } else { "" }
}

fn next(stall: Stall) -> &'static str {
    match stall {
        Stall::Current => "",
        Stall::Next => " next",
    }
}

/// Reads what [`write_choice`] writes.
pub(crate) fn read_choice(game: &Edo, text: &str) -> Result<Choice, Misread> {
    let mut words = Words::new(text);
    let choice = match words.next("a choice")? {
        "done" => Choice::Done,
        "package" => {
            Choice::Package(words.number("a package", 1, game.edition.packages.len())? - 1)
        }
        "start" => Choice::Start(words.space(game)?),
        "select" => Choice::Select(words.space(game)?),
        "relocate" => Choice::Relocate(words.space(game)?),
        "support" => Choice::Support,
        "plan" => {
            let card = words.card(game)?;
            let edge = words.edge(game, card)?;
            Choice::Plan { card, edge, officials: words.number("officials", 0, 99)? }
        }
        "move" => Choice::Move(words.space(game)?),
        "merchant" => Choice::Merchant,
        "to" => Choice::To(words.space(game)?),
        "take" => Choice::Take,
        "work" => Choice::Work { at: words.space(game)?, full: words.flag("full") },
        "post" => Choice::Post(words.space(game)?),
        "march" => Choice::March(words.space(game)?),
        "disperse" => Choice::Disperse(words.space(game)?),
        "join" => Choice::Join(words.space(game)?),
        "draw" => Choice::Draw,
        "buy" => {
            let number = words.number("goods", 1, 99)?;
            Choice::Buy { number, stall: words.stall() }
        }
        "point" => Choice::Point(words.stall()),
        "build" => {
            let building = words.named("a building", &Building::ALL, |building| building.id())?;
            Choice::Build { at: words.space(game)?, building, first: words.flag("first") }
        }
        "temple" => Choice::Temple(words.space(game)?),
        "special" => Choice::Special(words.card(game)?),
        "meet" => Choice::Meet(words.number("a column", 1, COLUMNS)? - 1),
        "income" => Choice::Income(words.space(game)?),
        "redeem" => {
            let privilege = words.named("a privilege", &Privilege::ALL, |row| row.id())?;
            Choice::Redeem { privilege, good: words.good()? }
        }
        "return" => Choice::Return(words.good()?),
        "recall" => Choice::Recall(words.space(game)?),
        other => {
            return Err(Misread::new(
                other,
                "done, package, start, select, relocate, support, plan, move, merchant, to, take, \
                 work, post, march, disperse, join, draw, buy, point, build, temple, special, \
                 meet, income, redeem, return or recall",
            ));
        }
    };
    words.end()?;
    Ok(choice)
}

/// The words of one line, read one after another.
pub(crate) struct Words<'t> {
    words: std::iter::Peekable<std::str::SplitAsciiWhitespace<'t>>,
}

impl<'t> Words<'t> {
    pub(crate) fn new(text: &'t str) -> Words<'t> {
        Words { words: text.split_ascii_whitespace().peekable() }
    }

    pub(crate) fn next(&mut self, expected: &str) -> Result<&'t str, Misread> {
        self.words.next().ok_or_else(|| Misread::new("nothing", expected))
    }

    pub(crate) fn peek(&mut self) -> Option<&'t str> {
        self.words.peek().copied()
    }

    /// Takes the word if it is this one.
    pub(crate) fn flag(&mut self, word: &str) -> bool {
        self.words.next_if(|next| *next == word).is_some()
    }

    pub(crate) fn end(&mut self) -> Result<(), Misread> {
        match self.words.next() {
            None => Ok(()),
            Some(word) => Err(Misread::new(word, "the end of the line")),
        }
    }

    pub(crate) fn number(&mut self, what: &str, least: u8, most: usize) -> Result<u8, Misread> {
        let expected = || format!("{what}: a number from {least} to {most}");
        let word = self.next(&expected())?;
        number(word)
            .filter(|&n| usize::from(least) <= n && n <= most)
            .map(|n| n as u8)
            .ok_or_else(|| Misread::new(word, expected()))
    }

    pub(crate) fn space(&mut self, game: &Edo) -> Result<Space, Misread> {
        let word = self.next("a space")?;
        game.board.find(word).ok_or_else(|| {
            let ids: Vec<_> = game.board.all().iter().map(|space| game.board.id(space)).collect();
            Misread::new(word, format!("a space: {}", ids.join(", ")))
        })
    }

    pub(crate) fn card(&mut self, game: &Edo) -> Result<u8, Misread> {
        let word = self.next("an authorization card")?;
        find_card(game, word)
    }

    pub(crate) fn edge(&mut self, game: &Edo, card: u8) -> Result<u8, Misread> {
        let word = self.next("an action")?;
        find_edge(game, card, word)
    }

    pub(crate) fn good(&mut self) -> Result<Good, Misread> {
        self.named("a good", &Good::ALL, |good| good.id())
    }

    fn stall(&mut self) -> Stall {
        if self.flag("next") { Stall::Next } else { Stall::Current }
    }

    pub(crate) fn named<T: Copy>(
        &mut self,
        what: &str,
        all: &[T],
        id: impl Fn(&T) -> &'static str,
    ) -> Result<T, Misread> {
        let word = self.next(what)?;
        all.iter().copied().find(|row| id(row) == word).ok_or_else(|| {
            let ids: Vec<_> = all.iter().map(&id).collect();
            Misread::new(word, format!("{what}: {}", ids.join(", ")))
        })
    }
}

/// A plain number: digits only, so that what is read is what would be written.
pub(crate) fn number(word: &str) -> Option<usize> {
    let plain = word.bytes().all(|byte| byte.is_ascii_digit())
        && (word.len() == 1 || !word.starts_with('0'))
        && word.len() < 6;
    plain.then(|| word.parse().ok()).flatten()
}

/// The card with this id.
pub(crate) fn find_card(game: &Edo, word: &str) -> Result<u8, Misread> {
    (0..game.n_cards()).find(|&card| game.card(card).id == word).ok_or_else(|| {
        let ids: Vec<_> = (0..game.n_cards()).map(|card| game.card(card).id).collect();
        Misread::new(word, format!("an authorization card: {}", ids.join(", ")))
    })
}

/// The edge of a card with this action.
pub(crate) fn find_edge(game: &Edo, card: u8, word: &str) -> Result<u8, Misread> {
    let edges = game.card(card).edges;
    edges.iter().position(|edge| edge.action.id() == word).map(|i| i as u8).ok_or_else(|| {
        let ids: Vec<_> = edges.iter().map(|edge| edge.action.id()).collect();
        Misread::new(word, format!("an action of card {}: {}", game.card(card).id, ids.join(", ")))
    })
}
