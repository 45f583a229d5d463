//! What is measured in games of Yedo.

#![allow(clippy::float_arithmetic, reason = "statistics for people to read")]
#![allow(clippy::cast_precision_loss, reason = "counts stay far below 2^52")]

use sim::{Histogram, Interval, share};
use yedo::Yedo;
use yedo::edition::{ClanPower, DistrictAction, Favor, Moment};

use super::story::{Cards, Story};
use super::targets::Measure;
use crate::balance::findings::{against_fair, median, one, part};

type Figures = Vec<(String, Interval)>;

pub(crate) fn figures(measure: Measure, game: &Yedo, stories: &[Story]) -> Figures {
    let edition = game.edition;
    let seats = || 0..u16::from(game.setup().players);
    let of_seat = |list: &[u16], seat: u16| list[seat as usize];
    match measure {
        Measure::Score => median(stories, |story| story.score),
        Measure::Missions => {
            let mut missions = Histogram::default();
            let each = stories.iter().flat_map(|story| &story.missions);
            each.for_each(|&number| missions.add(i32::from(number)));
            one(missions.mean_interval())
        }
        Measure::Rounds => {
            one(part(stories, |story| story.rounds < u16::from(game.setup().rounds)))
        }
        Measure::Seat => {
            let named = seats().map(|seat| (format!("seat {}", seat + 1), seat));
            against_fair(named, stories, |_, seat, wanted| seat == wanted)
        }
        Measure::Turn => {
            let named = seats().map(|turn| (format!("turn {}", turn + 1), turn));
            against_fair(named, stories, |story, seat, turn| of_seat(&story.turns, seat) == turn)
        }
        Measure::Clan => {
            let named = ClanPower::ALL.map(|power| (power.id().to_owned(), 1 + power as u16));
            against_fair(named.into_iter(), stories, |story, seat, power| {
                of_seat(&story.clans, seat) == power
            })
        }
        Measure::Favor => {
            let named = Favor::ALL.map(|favor| (favor.id().to_owned(), favor as u16));
            against_fair(named.into_iter(), stories, |story, seat, favor| {
                of_seat(&story.favors, seat) == favor
            })
        }
        Measure::Character => {
            let named = edition.characters.iter().map(|row| row.id.to_owned()).zip(0..);
            against_fair(named, stories, |story, seat, no| {
                of_seat(&story.roles, seat) >> no & 1 == 1
            })
        }
        Measure::Action => {
            // What is not there without its module is not missed.
            let there = |action: &DistrictAction| {
                *action != DistrictAction::Jesuits || game.setup().addons.jesuits
            };
            let done = |action: DistrictAction| {
                let seen = |story: &Story| 0 < story.actions[action as usize];
                (action.id().to_owned(), part(stories, seen))
            };
            DistrictAction::ALL.into_iter().filter(there).map(done).collect()
        }
        Measure::ActionCard => {
            let ids = edition.actions.iter().map(|row| row.id);
            of_drawn(ids, stories, |story| story.cards_drawn, |story| story.cards_played)
        }
        Measure::Event => {
            let row = |(row, no): (&yedo::edition::EventCard, u8)| {
                let seen = stories.iter().filter(|story| story.events.has(no)).count();
                (0 < seen || row.kind != yedo::edition::EventKind::Jesuits)
                    .then(|| (row.id.to_owned(), part(stories, |story| story.events.has(no))))
            };
            edition.events.iter().zip(0..).filter_map(row).collect()
        }
        Measure::BonusCard => {
            let ids = edition.bonuses.iter().map(|row| row.id);
            of_drawn(ids, stories, |story| story.bonuses_drawn, |story| story.bonuses_scored)
        }
        Measure::Mission => {
            let ids = edition.missions.iter().map(|row| row.id);
            of_drawn(ids, stories, |story| story.missions_drawn, |story| story.missions_done)
        }
        Measure::CharacterUsed => {
            // Who works all round is used by being there.
            let rows = edition.characters.iter().zip(0..);
            let used =
                rows.filter(|(row, _)| row.moment != Moment::Round).filter_map(|(row, no)| {
                    let is = |set: u16| set >> no & 1 == 1;
                    let active = |story: &&Story| story.roles.iter().any(|&roles| is(roles));
                    let games: Vec<&Story> = stories.iter().filter(active).collect();
                    let used = games.iter().filter(|story| is(story.used)).count();
                    (!games.is_empty())
                        .then(|| (row.id.to_owned(), share(used as f64, games.len() as u64)))
                });
            used.collect()
        }
    }
}

/// In which part of the games in which a card was drawn something came of it.
fn of_drawn<'a>(
    ids: impl Iterator<Item = &'a str>,
    stories: &[Story],
    drawn: impl Fn(&Story) -> Cards,
    came: impl Fn(&Story) -> Cards,
) -> Figures {
    let of_card = |(id, card): (&str, u8)| {
        let games: Vec<&Story> = stories.iter().filter(|story| drawn(story).has(card)).collect();
        let part = games.iter().filter(|story| came(story).has(card)).count();
        (!games.is_empty()).then(|| (id.to_owned(), share(part as f64, games.len() as u64)))
    };
    ids.zip(0..).filter_map(of_card).collect()
}
