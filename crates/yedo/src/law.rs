//! What differs between one number of the rules and the next. Old games are played to their end under
//! the number they began with; everything they have in common is in the rest of this crate.

mod words;

pub(crate) use self::words::as_played;
use crate::phase::{offer::GOODS_MAX, trade::OFFERS_MAX};

/// The rules of one number, where numbers differ. Each difference has a ruling that says why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Law {
    /// The number of the rules.
    pub(crate) number: u16,
    /// `yedo.clan.sailor`: does the Good Sailor's own exchange stay open whatever closes the Harbor?
    pub(crate) sailor_stays_open: bool,
    /// `yedo.trade.what`: how many things a side of an offer names at most, Mon apart.
    pub(crate) goods_most: u8,
    /// `yedo.trade.what`: how many things beyond a limit may be taken in, to go at once.
    pub(crate) beyond_limit: u8,
    /// `yedo.trade.offers`: how often offers go round at most. None: as often as the edition says.
    pub(crate) offers_most: Option<u8>,
    /// Does a card do all that its words say? Where it does not, the edition says what was played
    /// instead ([`as_played`]), and what no word says is asked here.
    pub(crate) words_as_written: bool,
}

/// Every number of the rules that games are played by, oldest first.
const LAWS: [Law; 2] = [
    Law {
        number: 1,
        sailor_stays_open: false,
        goods_most: 4,
        beyond_limit: 1,
        offers_most: None,
        words_as_written: false,
    },
    Law {
        number: 2,
        sailor_stays_open: true,
        goods_most: GOODS_MAX,
        beyond_limit: u8::MAX,
        offers_most: Some(OFFERS_MAX),
        words_as_written: true,
    },
];

impl Law {
    /// The number of the oldest rules.
    pub(crate) const OLDEST: u16 = LAWS[0].number;
    /// The number of the rules of new games.
    pub(crate) const NEWEST: u16 = LAWS[LAWS.len() - 1].number;

    /// The rules of this number.
    pub(crate) fn of(number: u16) -> Option<&'static Law> {
        LAWS.iter().find(|law| law.number == number)
    }
}
