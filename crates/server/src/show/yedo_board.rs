//! What is printed for a game of Yedo: the board and the cards.

use ::yedo::Yedo;
use ::yedo::edition::{
    ActionCard, Annex, BonusCard, District, EventCard, Location, Mission, Needs, Pays, Specialist,
    Weapon,
};
use schemars::JsonSchema;
use serde::Serialize;

/// The board of Yedo and its cards. Their words are found by their ids in the rules and in options.
#[derive(Serialize, JsonSchema)]
pub(crate) struct YedoBoard {
    /// The districts, in ring order.
    districts: Vec<&'static str>,
    /// The locations, in ring order.
    locations: Vec<LocationShown>,
    /// What the spaces of the market cost, from the left.
    market: [u8; 5],
    /// The missions of this edition.
    missions: Vec<MissionShown>,
    /// The action cards.
    actions: Vec<CardShown>,
    /// The events.
    events: Vec<CardShown>,
    /// The bonus cards, by id.
    bonuses: Vec<&'static str>,
}

/// A place for a disciple.
#[derive(Serialize, JsonSchema)]
pub(crate) struct LocationShown {
    district: &'static str,
    number: u8,
    /// Is it a rest space?
    rest: bool,
    /// Open from this number of players on.
    players: u8,
}

/// A card of a kind.
#[derive(Serialize, JsonSchema)]
pub(crate) struct CardShown {
    id: &'static str,
    kind: &'static str,
    /// When it may be played; events are not played.
    moment: Option<&'static str>,
}

/// A mission.
#[derive(Serialize, JsonSchema)]
pub(crate) struct MissionShown {
    id: &'static str,
    set: &'static str,
    colour: &'static str,
    needs: NeedsShown,
    pays: PaysShown,
    /// What the bonus part needs and pays besides.
    bonus: Option<(NeedsShown, PaysShown)>,
}

/// What a mission needs.
#[derive(Serialize, JsonSchema)]
pub(crate) struct NeedsShown {
    /// Own disciples in these districts, each as often as it is needed.
    districts: Vec<&'static str>,
    weapons: Vec<&'static str>,
    any_weapons: u8,
    annexes: Vec<&'static str>,
    any_annexes: u8,
    geishas: u8,
    blessing: bool,
    pay: u8,
    give_actions: u8,
    give_bonuses: u8,
    give_weapons: u8,
    give_blessings: u8,
    give_geishas: u8,
    specialists: Vec<&'static str>,
    /// One of these is the one activated.
    with: Vec<&'static str>,
    /// Districts with a rival's disciple.
    rivals: Vec<&'static str>,
    rival_annex: bool,
    church: u8,
}

/// What a mission pays.
#[derive(Serialize, JsonSchema)]
pub(crate) struct PaysShown {
    prestige: u8,
    mon: u8,
    actions: u8,
    bonuses: u8,
    missions: u8,
    weapons: u8,
    blessings: u8,
}

impl YedoBoard {
    /// What is printed for this game.
    pub(super) fn of(game: &Yedo) -> YedoBoard {
        let edition = game.edition;
        let location = |row: &Location| LocationShown {
            district: row.district.id(),
            number: row.number,
            rest: row.rest,
            players: row.players,
        };
        let action = |row: &ActionCard| CardShown {
            id: row.id,
            kind: row.kind.id(),
            moment: Some(row.moment.id()),
        };
        let event = |row: &EventCard| CardShown { id: row.id, kind: row.kind.id(), moment: None };
        YedoBoard {
            districts: District::ALL.into_iter().map(District::id).collect(),
            locations: edition.locations.iter().map(location).collect(),
            market: edition.numbers.prices.row,
            missions: edition.missions.iter().map(mission).collect(),
            actions: edition.actions.iter().map(action).collect(),
            events: edition.events.iter().map(event).collect(),
            bonuses: edition.bonuses.iter().map(|row: &BonusCard| row.id).collect(),
        }
    }
}

fn mission(row: &Mission) -> MissionShown {
    MissionShown {
        id: row.id,
        set: row.set.id(),
        colour: row.colour.id(),
        needs: needs(&row.needs),
        pays: pays(row.pays),
        bonus: row.bonus.map(|part| (needs(&part.needs), pays(part.pays))),
    }
}

fn needs(needs: &Needs) -> NeedsShown {
    let often = |it: District| std::iter::repeat_n(it.id(), needs.districts[it as usize].into());
    NeedsShown {
        districts: District::ALL.into_iter().flat_map(often).collect(),
        weapons: needs.weapons.iter().map(Weapon::id).collect(),
        any_weapons: needs.any_weapons,
        annexes: needs.annexes.iter().map(Annex::id).collect(),
        any_annexes: needs.any_annexes,
        geishas: needs.geishas,
        blessing: needs.blessing,
        pay: needs.pay,
        give_actions: needs.give_actions,
        give_bonuses: needs.give_bonuses,
        give_weapons: needs.give_weapons,
        give_blessings: needs.give_blessings,
        give_geishas: needs.give_geishas,
        specialists: needs.specialists.iter().map(Specialist::id).collect(),
        with: needs.with.iter().map(Specialist::id).collect(),
        rivals: District::ALL
            .into_iter()
            .filter(|it| needs.is_rival_in(*it))
            .map(District::id)
            .collect(),
        rival_annex: needs.rival_annex,
        church: needs.church,
    }
}

fn pays(pays: Pays) -> PaysShown {
    PaysShown {
        prestige: pays.prestige,
        mon: pays.mon,
        actions: pays.actions,
        bonuses: pays.bonuses,
        missions: pays.missions,
        weapons: pays.weapons,
        blessings: pays.blessings,
    }
}
