//! The Jesuits: missions that come by sea, their arrival, and the closing of the country.
//!
//! `yedo.jesuits.*`, `yedo.sakoku.*`.

use table::{Chance, Game, Log};

use crate::deck::{Cards, Known, Placed};
use crate::edition::{Edition, EventKind, MissionSet};
use crate::fact::Fact;
use crate::frame::Deck;
use crate::game::Yedo;
use crate::position::worded;
use crate::setup::Addons;
use crate::state::State;

worded! {
    /// Where the Jesuits are.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    pub enum Jesuits {
        /// Not in this game, or not any more.
        #[default]
        Away,
        /// Their missions lie apart; their arrival is among the events.
        Awaited,
        /// At the Harbor.
        Here,
    }
}

impl MissionSet {
    /// `yedo.jesuits.setup`: are missions of this set the Jesuits', and are they in the game?
    pub(crate) fn is_by_sea(self, addons: Addons) -> bool {
        self == MissionSet::Jesuit && addons.jesuits
    }
}

/// The event of their arrival, if they are in this game.
pub(crate) fn arrival(edition: &Edition, addons: Addons) -> Option<u8> {
    let at = edition.events.iter().position(|event| event.kind == EventKind::Jesuits);
    at.filter(|_| addons.jesuits).map(|at| at as u8)
}

impl Yedo {
    /// The deck a mission belongs to (`yedo.jesuits.return`).
    pub(crate) fn deck_of(&self, mission: u8) -> Deck {
        let row = self.mission(mission);
        match row.set {
            MissionSet::Jesuit => Deck::Jesuit { colour: row.colour },
            MissionSet::Basic
            | MissionSet::Shogun
            | MissionSet::Espionage
            | MissionSet::Theft
            | MissionSet::Assassination
            | MissionSet::War
            | MissionSet::Kidnapping
            | MissionSet::Interaction
            | MissionSet::Specialist => Deck::Mission { colour: row.colour },
        }
    }

    /// All missions of the Jesuits.
    pub(crate) fn by_sea(&self) -> Cards<5> {
        self.missions[4..].iter().fold(Cards::NONE, |all, colour| all.and(colour))
    }
}

/// `yedo.jesuits.setup`: the arrival is shuffled with the top events, and all go back on top.
pub(crate) fn deal(game: &Yedo, state: &mut State, chance: &mut impl Chance) {
    let Some(arrival) = game.arrival else { return };
    state.open.jesuits = Jesuits::Awaited;
    let events = &mut state.secret.events;
    let mut top = vec![arrival];
    for _ in 0..game.edition.numbers.start.jesuits_among {
        top.extend(events.draw(0, &game.events, chance).map(|placed| placed.card));
    }
    while !top.is_empty() {
        let card = top.swap_remove(chance.below(top.len() as u32) as usize);
        events.tops[0].push(Placed { card, known: Known::NOBODY });
    }
}

/// `yedo.sakoku.before`: does this event not count, because the country is closed?
pub(crate) fn is_turned_away(game: &Yedo, state: &State, event: u8) -> bool {
    game.arrival == Some(event) && state.open.jesuits == Jesuits::Away
}

/// `yedo.jesuits.arrive`: their missions become decks at the Harbor.
pub(crate) fn arrive(game: &Yedo, state: &mut State, log: &mut impl Log<Fact>) {
    state.open.jesuits = Jesuits::Here;
    let bag = &mut state.secret.missions.bag;
    *bag = bag.and(&game.by_sea());
    log.tell(Fact::JesuitsArrived);
}

/// `yedo.sakoku.before`, `yedo.sakoku.after`: whatever of theirs is unfinished leaves the game.
pub(crate) fn leave(game: &Yedo, state: &mut State, log: &mut impl Log<Fact>) {
    if state.open.jesuits == Jesuits::Away {
        return;
    }
    state.open.jesuits = Jesuits::Away;
    log.tell(Fact::JesuitsLeft);
    let theirs = game.by_sea();
    for seat in game.seats().iter() {
        let own = &mut state.secret.hands[seat].missions;
        for mission in theirs.iter() {
            if own.take(mission).is_some() {
                log.tell(Fact::MissionLeft { seat, mission: Some(mission) });
            }
        }
    }
    let decks = &mut state.secret.missions;
    for mission in theirs.iter() {
        decks.bag.remove(mission);
        decks.under.take(mission);
    }
}
