//! What differs between one number of the rules and the next. Old games are played to their end under
//! the number they began with; everything they have in common is in the rest of this crate.

/// The rules of one number, where numbers differ. Each difference has a ruling that says why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Law {
    /// The number of the rules.
    pub(crate) number: u16,
    /// `edo.act.own-turn`: may privileges d and e be redeemed at every question of one's own turn, and
    /// does one that can be redeemed keep the turn from going on unasked? Before, only between moves
    /// and officials and at wages, and whoever held one was asked there even if it could not be
    /// redeemed.
    pub(crate) privileges_at_every_question: bool,
}

/// Every number of the rules that games are played by, oldest first.
const LAWS: [Law; 2] = [
    Law { number: 1, privileges_at_every_question: false },
    Law { number: 2, privileges_at_every_question: true },
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
