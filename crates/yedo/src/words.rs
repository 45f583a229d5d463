//! Words of a line, taken one after another; each says what was expected in its place.

use std::iter::Peekable;
use std::str::SplitWhitespace;

use table::{Misread, Seat};

use crate::addon::clans::SAILOR;
use crate::choice::{Card, Choice};
use crate::district;
use crate::edition::{
    Annex, CharacterNo, DaimyoNo, District, DistrictAction, EmperorNo, LocationNo, Specialist,
    Weapon,
};
use crate::game::Yedo;
use crate::good::Good;
use crate::notation::card_id;
use crate::state::Spot;

/// The words of a line.
pub(crate) struct Words<'a> {
    rest: Peekable<SplitWhitespace<'a>>,
    /// May a comma follow a word?
    commas: bool,
    /// The game in which they mean something.
    pub(crate) game: &'a Yedo,
}

impl<'a> Words<'a> {
    pub(crate) fn new(game: &'a Yedo, text: &'a str) -> Words<'a> {
        Words { rest: text.split_whitespace().peekable(), commas: false, game }
    }

    /// Words of a list: a comma after a word says nothing.
    pub(crate) fn listed(game: &'a Yedo, text: &'a str) -> Words<'a> {
        Words { commas: true, ..Words::new(game, text) }
    }

    fn plain(&self, word: &'a str) -> &'a str {
        if self.commas { word.strip_suffix(',').unwrap_or(word) } else { word }
    }

    pub(crate) fn next(&mut self, expected: &str) -> Result<&'a str, Misread> {
        let word = self.rest.next().ok_or_else(|| Misread::new("nothing", expected))?;
        Ok(self.plain(word))
    }

    pub(crate) fn peek(&mut self) -> Option<&'a str> {
        let word = self.rest.peek().copied()?;
        Some(self.plain(word))
    }

    /// Takes the word if it is this one.
    pub(crate) fn flag(&mut self, word: &str) -> bool {
        self.peek() == Some(word) && self.rest.next().is_some()
    }

    pub(crate) fn end(&mut self) -> Result<(), Misread> {
        match self.rest.next() {
            None => Ok(()),
            Some(word) => Err(Misread::new(word, "nothing more")),
        }
    }

    /// A number, written in one way only.
    pub(crate) fn number(&mut self, most: u16) -> Result<u16, Misread> {
        let expected = || format!("a number up to {most}");
        let word = self.next(&expected())?;
        let plain = !word.starts_with('+') && (word == "0" || !word.starts_with('0'));
        let number = word.parse().ok().filter(|number| plain && *number <= most);
        number.ok_or_else(|| Misread::new(word, expected()))
    }

    /// A seat of this game or another.
    pub(crate) fn seat(&mut self) -> Result<Seat, Misread> {
        let word = self.next("a seat")?;
        Seat::read(word).ok_or_else(|| Misread::new(word, "S1 to S5"))
    }

    pub(crate) fn named<K: Copy>(
        &mut self,
        expected: &str,
        all: &[K],
        id: impl Fn(K) -> &'static str,
    ) -> Result<K, Misread> {
        let word = self.next(expected)?;
        all.iter().copied().find(|kind| id(*kind) == word).ok_or_else(|| {
            let ids: Vec<_> = all.iter().map(|kind| id(*kind)).collect();
            Misread::new(word, format!("{expected}: {}", ids.join(", ")))
        })
    }

    pub(crate) fn character(&mut self) -> Result<CharacterNo, Misread> {
        let word = self.next("a character")?;
        let no = position(self.game.edition.characters, |row| row.id == word);
        no.map(CharacterNo).ok_or_else(|| Misread::new(word, "t01 to t15"))
    }

    pub(crate) fn emperor(&mut self) -> Result<EmperorNo, Misread> {
        let word = self.next("an Emperor card")?;
        let no = position(self.game.edition.emperor, |row| row.id == word);
        no.map(EmperorNo).ok_or_else(|| Misread::new(word, "an Emperor card such as `G01`"))
    }

    pub(crate) fn daimyo(&mut self) -> Result<DaimyoNo, Misread> {
        let word = self.next("a Daimyo card")?;
        let no = position(self.game.edition.daimyo, |row| row.id == word);
        no.map(DaimyoNo).ok_or_else(|| Misread::new(word, "a Daimyo card such as `D1`"))
    }

    pub(crate) fn specialist(&mut self) -> Result<Specialist, Misread> {
        self.named("a specialist", &Specialist::ALL, Specialist::id)
    }

    pub(crate) fn annex(&mut self) -> Result<Annex, Misread> {
        self.named("an annex", &Annex::ALL, Annex::id)
    }

    pub(crate) fn spot(&mut self) -> Result<Spot, Misread> {
        let place = self.next("a district or an annex")?;
        let number = self.next("a number or a seat")?;
        if let Some(annex) = Annex::ALL.into_iter().find(|annex| annex.id() == place) {
            let owner = Seat::read(number).ok_or_else(|| Misread::new(number, "S1 to S5"))?;
            return Ok(Spot::annex(owner, annex));
        }
        if (place, number) == (District::Harbor.id(), "own") {
            return Ok(Spot::location(SAILOR));
        }
        let rows = self.game.edition.locations.iter();
        let at = rows.map(|row| (row.district.id(), row.number.to_string()));
        let mut found = at.zip(0_u8..).filter(|((id, no), _)| *id == place && no == number);
        let no = found.next().map(|(_, no)| LocationNo(no));
        let no = no.ok_or_else(|| {
            Misread::new(format!("{place} {number}"), "a location such as `castle 4`, or an annex")
        })?;
        Ok(if self.flag("beside") { Spot::beside(no) } else { Spot::location(no) })
    }

    pub(crate) fn action(&mut self) -> Result<Choice, Misread> {
        let action = self.named("an action", &DistrictAction::ALL, DistrictAction::id)?;
        if district::with_id(self.game, action, 0).is_none() {
            return Ok(Choice::Do { action, with: 0 });
        }
        let word = self.next("with what")?;
        let with = (0..8).find(|with| district::with_id(self.game, action, *with) == Some(word));
        let with = with.ok_or_else(|| Misread::new(word, "what the action is done with"))?;
        Ok(Choice::Do { action, with })
    }

    pub(crate) fn mon(&mut self) -> Result<u8, Misread> {
        self.number(u16::from(u8::MAX)).map(|mon| mon as u8)
    }

    pub(crate) fn good(&mut self) -> Result<Good, Misread> {
        let word = self.next("what can be traded")?;
        let found = Good::all().find(|good| good.id() == word);
        found.ok_or_else(|| {
            let expected = "a weapon, a colour of missions, geisha, blackmail, action or bonus";
            Misread::new(word, expected)
        })
    }

    pub(crate) fn mission(&mut self) -> Result<u8, Misread> {
        let word = self.next("a mission")?;
        position(self.game.edition.missions, |row| row.id == word)
            .ok_or_else(|| Misread::new(word, "the id of a mission"))
    }

    pub(crate) fn card(&mut self) -> Result<Card, Misread> {
        let word = self.next("a card")?;
        find_card(self.game, word)
    }

    /// An action card.
    pub(crate) fn action_card(&mut self) -> Result<u8, Misread> {
        let card = self.card()?;
        let Card::Action(number) = card else {
            return Err(Misread::new(card_id(self.game, card), "an action card"));
        };
        Ok(number)
    }
}

/// The card, or the weapon, with this id.
pub(crate) fn find_card(game: &Yedo, word: &str) -> Result<Card, Misread> {
    let edition = game.edition;
    position(edition.missions, |row| row.id == word)
        .map(Card::Mission)
        .or_else(|| position(edition.actions, |row| row.id == word).map(Card::Action))
        .or_else(|| position(edition.bonuses, |row| row.id == word).map(Card::Bonus))
        .or_else(|| position(edition.events, |row| row.id == word).map(Card::Event))
        .or_else(|| position(&Weapon::ALL, |weapon| weapon.id() == word).map(Card::Weapon))
        .ok_or_else(|| Misread::new(word, "the id of a card, or a weapon"))
}

fn position<T>(rows: &[T], is: impl Fn(&T) -> bool) -> Option<u8> {
    rows.iter().position(is).map(|at| at as u8)
}
