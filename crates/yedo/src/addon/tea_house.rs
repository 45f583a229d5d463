//! The Tea House: characters for hire, and what each does once (`yedo.tea.*`).
//!
//! Everybody sees which character is taken, so nothing here is secret; only what the deck brings
//! next is left to luck.

mod ability;

use std::num::NonZeroU8;

use table::{Chance, Game, Hearing, Illegal, Log, Seat};

pub(crate) use ability::{
    candidates, check, debt_apply, debt_check, is_asked, is_asked_after, pay_toll, settle_debt,
    take_back, takes_back, toll, use_it,
};

use crate::choice::Choice;
use crate::edition::{Character, CharacterNo, CoopUse, Favor, Thing};
use crate::fact::Fact;
use crate::frame::Frame;
use crate::game::Yedo;
use crate::rules;
use crate::state::{Open, Spot};

/// A character somebody has. (One byte, even where there may be none.)
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Role(NonZeroU8);

impl Role {
    /// This one.
    pub fn of(no: CharacterNo) -> Role {
        Role(NonZeroU8::MIN.saturating_add(no.0))
    }

    /// Which.
    pub fn no(self) -> CharacterNo {
        CharacterNo(self.0.get() - 1)
    }
}

/// Where the characters are that nobody has, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tea {
    /// For hire.
    pub row: u16,
    /// In the deck.
    pub deck: u16,
    /// Discarded.
    pub discard: u16,
}

/// The characters of a set, by number.
pub fn characters(set: u16) -> impl Iterator<Item = u8> {
    (0..16).filter(move |no| set >> no & 1 == 1)
}

impl Yedo {
    /// A character.
    pub fn character(&self, role: Role) -> &'static Character {
        self.edition.character(role.no())
    }

    /// All characters of this game.
    pub(crate) fn characters(&self) -> u16 {
        if !self.setup().addons.tea_house {
            return 0;
        }
        // `yedo.coop.setup.remove`
        let fit = |row: &Character| self.daimyo().is_none() || row.coop_use != CoopUse::Unfit;
        let rows = self.edition.characters.iter().enumerate().filter(|(_, row)| fit(row));
        rows.fold(0, |set, (no, _)| set | 1 << no)
    }
}

/// `yedo.tea.setup`: all characters lie ready.
pub(crate) fn deal(game: &Yedo) -> Tea {
    Tea { deck: game.characters(), ..Tea::default() }
}

/// `yedo.tea.setup`: a character comes with a favor, and is active in round 1.
pub(crate) fn come_with(
    game: &Yedo,
    open: &mut Open,
    seat: Seat,
    favor: Favor,
    log: &mut impl Log<Fact>,
) {
    if let Some(character) = open.comes_with(game, favor) {
        open.tea.deck &= !(1 << character.0);
        open.homes[seat].active = Some(Role::of(character));
        log.tell(Fact::CharacterActive { seat, character });
    }
}

impl Open {
    /// `yedo.tea.setup`: the character that a favor brings along.
    pub fn comes_with(&self, game: &Yedo, favor: Favor) -> Option<CharacterNo> {
        let mut rows = game.edition.characters.iter().zip(0..);
        let (_, no) = rows.find(|(row, _)| row.favor == Some(favor))?;
        (self.tea.deck >> no & 1 == 1).then_some(CharacterNo(no))
    }
}

/// `yedo.event.tea`: the row is filled; the discards are shuffled when the deck is empty, and if
/// there are still too few the row stays short.
pub(crate) fn fill(
    game: &Yedo,
    open: &mut Open,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) {
    let start = &game.edition.numbers.start;
    let places = (game.players() + start.tea_more).max(start.tea_least);
    let tea = &mut open.tea;
    let before = tea.row;
    for _ in tea.row.count_ones()..u32::from(places) {
        if tea.deck == 0 {
            tea.deck = std::mem::take(&mut tea.discard);
        }
        if tea.deck == 0 {
            break;
        }
        let nth = chance.below(tea.deck.count_ones()) as usize;
        let no = characters(tea.deck).nth(nth).expect("drawn below their number");
        tea.deck &= !(1 << no);
        tea.row |= 1 << no;
    }
    for no in characters(tea.row & !before) {
        log.tell(Fact::CharacterOffered { character: CharacterNo(no) });
    }
}

/// `yedo.event.tea`: the row is discarded and filled anew, not in round 1.
pub(crate) fn renew(
    game: &Yedo,
    open: &mut Open,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) {
    if 1 < open.round && game.setup().addons.tea_house {
        open.tea.discard |= std::mem::take(&mut open.tea.row);
        log.tell(Fact::TeaHouseCleared);
        fill(game, open, chance, log);
    }
}

/// `yedo.prep.tea`: first who was not used goes for a bonus card, then who was hired turns up.
pub(crate) fn prepare(game: &Yedo, open: &mut Open, log: &mut impl Log<Fact>) {
    settle_up(game, open, log);
    for seat in game.seats().iter() {
        let Some(role) = open.homes[seat].hired.take() else { continue };
        // `yedo.coop.modules`: who was active till now goes, without a bonus card.
        let_go(open, seat, log);
        open.homes[seat].active = Some(role);
        log.tell(Fact::CharacterActive { seat, character: role.no() });
    }
}

/// The active character of a seat is discarded, if there is one. Tells whether it was of no use.
fn let_go(open: &mut Open, seat: Seat, log: &mut impl Log<Fact>) -> bool {
    let used = std::mem::take(&mut open.homes[seat].used);
    let Some(role) = open.homes[seat].active.take() else { return false };
    open.tea.discard |= 1 << role.no().0;
    log.tell(Fact::CharacterLeft { seat, character: role.no() });
    !used
}

/// `yedo.tea.use`, `yedo.tea.end`: active characters are discarded, for a bonus card if they were
/// not used; what was lent is due.
pub(crate) fn settle_up(game: &Yedo, open: &mut Open, log: &mut impl Log<Fact>) {
    let order: Vec<Seat> = game.in_order(open).collect();
    // `yedo.coop.modules`: together characters stay until their cards say.
    let together = game.daimyo().is_some();
    for seat in order.iter().rev().copied() {
        if std::mem::take(&mut open.homes[seat].owes) {
            open.frames.push(Frame::Debt { seat });
            if together {
                let_go(open, seat, log);
            }
        }
    }
    for seat in order.into_iter().rev().filter(|_| !together) {
        let left = game.edition.numbers.yields.unused_character;
        if let_go(open, seat, log) && 0 < left {
            open.frames.push(Frame::Reward { seat, thing: Thing::Bonus, left });
        }
    }
}

/// `yedo.tea.end`: what a character hired in the last round is worth.
pub(crate) fn end_points(game: &Yedo, hired: Role) -> u16 {
    u16::from(game.character(hired).prestige)
}

/// `yedo.tea.hire`: every character of the row.
pub(crate) fn hire_candidates(open: &Open, spot: Spot, out: &mut impl FnMut(Choice)) {
    if spot.as_location().is_some() {
        characters(open.tea.row).for_each(|no| out(Choice::Hire(CharacterNo(no))));
    }
}

/// The law of hiring: from a location of the board, one per player and round.
pub(crate) fn hire_check(
    open: &Open,
    seat: Seat,
    spot: Spot,
    character: CharacterNo,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    let on_board = u8::from(spot.as_location().is_some());
    hearing.hear(rules::TEA_HIRE.needs("on-the-board", on_board, 1))?;
    let there = character.0 < 16 && open.tea.row >> character.0 & 1 == 1;
    hearing.hear(rules::TEA_HIRE.needs("on-offer", u8::from(there), 1))?;
    // `yedo.limit.clan-slot`: one lies face down at most.
    let hired = u8::from(open.homes[seat].hired.is_some());
    hearing.hear(rules::LIMIT_CLAN_SLOT.allows("hired", hired, 0))
}

/// A character is taken face down; everybody saw which one.
pub(crate) fn hire(open: &mut Open, seat: Seat, character: CharacterNo, log: &mut impl Log<Fact>) {
    open.tea.row &= !(1 << character.0);
    open.homes[seat].hired = Some(Role::of(character));
    log.tell(Fact::CharacterHired { seat, character });
}

/// Is each character in one place, and all of this game there?
pub(crate) fn adds_up(game: &Yedo, open: &Open) -> bool {
    let homes = game.seats().iter().map(|seat| &open.homes[seat]);
    let held = homes.flat_map(|home| [home.active, home.hired]).flatten();
    let held = held.map(|role| 1 << role.no().0);
    let places = [open.tea.row, open.tea.deck, open.tea.discard].into_iter().chain(held);
    let once = |found: u16, set: u16| (found & set == 0).then_some(found | set);
    places.into_iter().try_fold(0, once) == Some(game.characters())
}
