//! The cooperative and the solo game: the Shogun must die (`yedo.coop.*`).
//!
//! The Daimyo has a seat of his own behind those of the players, with disciples, a place in player
//! order and nobody to ask: what he does is read off his cards and the board. A game in which
//! everybody plays against everybody has no Daimyo, so nothing here happens.

#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "an answer that a question does not name is refused, and most moments are not limited"
)]

mod daimyo;
mod emperor;
mod end;
mod errand;
mod war;

pub use daimyo::DAIMYO_ORDER;
pub(crate) use daimyo::{act, assign, best_geisha_leaves, comes_first, first_again, gains};
pub(crate) use daimyo::{ignore_apply, ignore_candidates, ignore_check, is_ignorable, move_patrol};
pub(crate) use emperor::{look_at_next, price, tax_annexes, turn, turn_up};
pub use end::Reached;
pub(crate) use end::{outcome, score};
pub(crate) use errand::{candidates, check, check_boy, complete, give_apply, give_check, needs};
pub(crate) use war::{send, war_apply, war_candidates, war_check, war_settle};

use table::{Chance, Log, Seat};

use crate::deck::{Cards, Placed};
use crate::edition::{
    Colour, DaimyoNo, District, Edition, EmperorCard, EmperorNo, EmperorUse, Fit, Level, Location,
    MissionSet, Moment,
};
use crate::fact::Fact;
use crate::frame::Frame;
use crate::game::Yedo;
use crate::setup::Setup;
use crate::state::{Home, Open, State};

/// How many cards of the Emperor there are at most, one bit each.
pub const EMPEROR_CARDS_MAX: usize = 32;
/// How many cards of the Daimyo there are at most, one bit each; and how many disciples he has.
pub const DAIMYO_CARDS_MAX: usize = 8;
/// How many of his cards are revealed in a round at most: one for each disciple.
pub const REVEALED_MAX: usize = 4;
/// How many Emperor cards lie below the Shogun's mission.
pub const TURNED_MAX: usize = 2;

/// What lies open beside the board when all play together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Coop {
    /// The Emperor card of the round.
    pub current: Option<EmperorNo>,
    /// The mission on the victory pile; it stays known when it is done.
    pub shogun: Option<u8>,
    /// The Emperor cards of the victory pile, once they are turned up.
    pub turned: [Option<EmperorNo>; TURNED_MAX],
    /// Which errands are done, one bit each: the current one, then those turned up.
    pub done: u8,
    /// How many errands are done in all.
    pub errands: u8,
    /// Mon on the annexes.
    pub annex_mon: u8,
    /// Geishas that left the game, by value from 1.
    pub geishas_gone: [u8; 3],
    /// Is the errand boy at home?
    pub boy_home: bool,
    /// The cards of the Daimyo that were not revealed, one bit each: which are left is no
    /// secret, only which comes next.
    pub deck: u8,
    /// Those revealed this round, in order.
    pub revealed: [Option<DaimyoNo>; REVEALED_MAX],
    /// Those of them whose icons are ignored, one bit each.
    pub ignored: u8,
    /// Who has moved the patrol this round, one bit each.
    pub moved: u8,
    /// Who has kept somebody from arrest this round, one bit each.
    pub guarded: u8,
}

/// The Emperor's deck. Which cards lie in it is as unknown as their order, so all that have not
/// come up are in the bag.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct EmperorDeck {
    /// All cards that may still come.
    pub(crate) bag: Cards<1>,
    /// The next one, if somebody has looked at it.
    pub(crate) next: Option<Placed>,
}

impl Coop {
    /// The errands that can still be done.
    pub fn errands_open(&self) -> impl Iterator<Item = EmperorNo> + use<> {
        let all = [self.current, self.turned[0], self.turned[1]];
        let done = self.done;
        all.into_iter()
            .zip(0..)
            .filter_map(move |(card, bit)| card.filter(|_| done >> bit & 1 == 0))
    }

    /// An errand was done.
    fn finish(&mut self, errand: EmperorNo) {
        let all = [self.current, self.turned[0], self.turned[1]];
        let at = all.iter().position(|card| *card == Some(errand));
        self.done |= 1 << at.expect("checked: it can be done");
        self.errands += 1;
    }
}

/// What has to be reached together (`yedo.coop.objectives`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Targets {
    /// Prestige of the lowest.
    pub lowest: u16,
    /// Prestige of the highest; alone there is none.
    pub highest: Option<u16>,
    /// Errands of all together.
    pub errands: u8,
}

impl Yedo {
    /// The seat of the Daimyo, at which nobody sits: the one behind those of the players.
    pub fn daimyo(&self) -> Option<Seat> {
        self.setup().together.map(|_| Seat(self.players()))
    }

    /// How many take turns: the players, and the Daimyo if there is one.
    pub fn turns(&self) -> u8 {
        self.players() + u8::from(self.daimyo().is_some())
    }

    /// Everybody who takes turns, in player order: the Daimyo too.
    pub fn in_turn_order(&self, open: &Open) -> impl Iterator<Item = Seat> + use<> {
        let order = open.order;
        (0..self.turns() as usize).map(move |place| order[place])
    }

    /// Is the Daimyo first, so that his interference lies beside the assets?
    pub fn interferes(&self, open: &Open) -> bool {
        self.daimyo() == Some(open.order[0])
    }

    /// Does one play alone?
    pub(crate) fn is_solo(&self) -> bool {
        self.players() == 1
    }

    /// `yedo.coop.hands`: do all hands lie open?
    pub fn has_open_hands(&self) -> bool {
        self.setup().together.is_some_and(|together| together.open_hands)
    }

    /// May a card with this moment be played at that one?
    pub(crate) fn is_at(&self, printed: Moment, now: Moment) -> bool {
        moments(self.daimyo().is_some(), printed) >> now as u16 & 1 == 1
    }

    /// `yedo.coop.setup.remove`: may something with this mark be in the game?
    pub(crate) fn is_fit(&self, fit: Fit) -> bool {
        fits(self.setup().together.is_some(), self.players(), fit)
    }

    /// A card of the Emperor.
    pub fn emperor_card(&self, no: EmperorNo) -> &'static EmperorCard {
        self.edition.emperor_card(no)
    }

    /// The round whose Emperor card lies open: while something is still due in the preparation, the
    /// one before.
    pub fn emperor_round(&self, open: &Open) -> u8 {
        open.round - u8::from(open.frames.as_slice()[0] == Frame::Emperor)
    }

    /// `yedo.coop.emperor.mood`: the colour of the Emperor card of a round.
    pub fn emperor_colour(&self, round: u8) -> Option<Colour> {
        let together = self.setup().together?;
        let moods = self.edition.moods.iter().find(|row| row.mood == together.mood)?;
        let deck = &moods.decks[self.players() as usize - 1];
        deck.get((round as usize).checked_sub(1)?).copied()
    }

    /// `yedo.coop.objectives`: what has to be reached.
    pub fn targets(&self) -> Option<Targets> {
        let together = self.setup().together?;
        let row = &self.edition.objectives[self.players() as usize - 1];
        let of = |column: [u8; 3], level: Level| u16::from(column[level as usize]);
        let highest = row.highest.zip(together.highest);
        Some(Targets {
            lowest: of(row.lowest, together.lowest),
            highest: highest.map(|(column, level)| of(column, level)),
            errands: row.errands[together.errands as usize],
        })
    }

    /// All Emperor cards of the game.
    pub(crate) fn emperor_all(&self) -> Cards<1> {
        self.emperor.iter().fold(Cards::NONE, |all, colour| all.and(colour))
    }
}

/// `yedo.coop.patrol`: each player has one card that moves the patrol and one that protects.
pub(crate) fn note(game: &Yedo, open: &mut Open, seat: Seat, moment: Moment) {
    if game.daimyo().is_none() {
        return;
    }
    match moment {
        Moment::Step | Moment::Stop => open.coop.moved |= 1 << seat.0,
        Moment::Arrest => open.coop.guarded |= 1 << seat.0,
        _ => {}
    }
}

/// `yedo.coop.patrol`: has this player had that card already?
pub(crate) fn had_it(open: &Open, seat: Seat, moment: Moment) -> bool {
    match moment {
        Moment::Step | Moment::Stop => open.coop.moved >> seat.0 & 1 == 1,
        Moment::Arrest => open.coop.guarded >> seat.0 & 1 == 1,
        _ => false,
    }
}

/// `yedo.coop.assign`: after the patrol the Daimyo's cards are discarded.
pub(crate) fn end_watch(open: &mut Open) {
    open.coop.revealed = Default::default();
    (open.coop.ignored, open.coop.moved, open.coop.guarded) = (0, 0, 0);
}

/// `yedo.coop.setup.daimyo`: what the Daimyo has at a seat; at every other nobody has anything.
pub(crate) fn home(game: &Yedo, seat: Seat) -> Home {
    let numbers = &game.edition.numbers.coop;
    let Some(together) = game.setup().together.filter(|_| game.daimyo() == Some(seat)) else {
        return Home::default();
    };
    let more = if together.master { numbers.master_more.min(numbers.daimyo_reserve) } else { 0 };
    Home { home: numbers.daimyo + more, reserve: numbers.daimyo_reserve - more, ..Home::default() }
}

/// What lies ready from the start: the Daimyo's cards, the errand boy.
pub(crate) fn deal(game: &Yedo, open: &mut Open) {
    if game.daimyo().is_some() {
        open.coop.deck = daimyo::all_cards(game);
        // `yedo.coop.solo`
        open.coop.boy_home = game.is_solo();
    }
}

/// `yedo.setup.sequence`: at last the victory pile is laid and the first Emperor card turned up.
pub(crate) fn lay_out(
    game: &Yedo,
    state: &mut State,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) {
    // `yedo.coop.victory-pile`
    let mut missions = game.victory;
    state.open.coop.shogun = missions.draw(&game.victory, chance);
    turn(game, state, chance, log);
}

/// `yedo.coop.setup.remove`: may something with this mark be in such a game?
pub(crate) fn fits(together: bool, players: u8, fit: Fit) -> bool {
    match fit {
        Fit::All => true,
        Fit::NotSolo => 1 < players,
        Fit::Competitive => !together,
    }
}

/// `yedo.coop.emperor.deck`: is an Emperor card in the game?
pub(crate) fn is_in_deck(setup: Setup, used: EmperorUse) -> bool {
    let Some(together) = setup.together else { return false };
    match used {
        EmperorUse::All => true,
        EmperorUse::NotGentlerSolo => 1 < setup.players || !together.gentler,
        EmperorUse::NotSolo => (if together.gentler { 2 } else { 1 }) < setup.players,
    }
}

/// `yedo.setup.locations`: is a location open? `yedo.coop.setup.as-one-more`: together as for one
/// player more; alone fewer are closed at the Temple.
pub(crate) fn is_open(setup: Setup, edition: &Edition, location: Location) -> bool {
    if setup.together.is_none() {
        return location.players <= setup.players;
    }
    if setup.players == 1 && location.district == District::Temple {
        let last = edition.locations.iter().filter(|it| it.district == District::Temple).count();
        let closed = edition.numbers.coop.solo_temple_closed;
        return location.number + closed <= last as u8;
    }
    location.players <= setup.players + 1
}

/// The moments at which cards with this one may be played, one bit each. `yedo.coop.patrol`: together
/// a card that moves the patrol goes before the icons or after them.
pub(crate) fn moments(together: bool, moment: Moment) -> u16 {
    let moves = 1 << Moment::Step as u16 | 1 << Moment::Stop as u16;
    match moment {
        Moment::Step | Moment::Stop if together => moves,
        _ => 1 << moment as u16,
    }
}

/// `yedo.setup.shogun`: the kill-the-Shogun missions lie apart for the victory pile.
pub(crate) fn is_of_victory_pile(together: bool, set: MissionSet) -> bool {
    together && set == MissionSet::Shogun
}
