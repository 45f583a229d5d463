//! What is measured in games of Edo.

use edo::Edo;
use edo::board::Space;
use edo::edition::Action;
use edo::state::Building;
use sim::{Interval, Ratio};

use super::story::Story;
use super::targets::{Measure, ROUNDS};
use crate::balance::findings::{Won, against_fair, median, one, part};

pub(crate) fn figures(measure: Measure, game: &Edo, stories: &[Story]) -> Vec<(String, Interval)> {
    let players = game.setup().players;
    let of_all = |is: &dyn Fn(&Story) -> bool| one(part(stories, is));
    match measure {
        Measure::Rounds => median(stories, |story| story.rounds),
        Measure::Within => of_all(&|story| ROUNDS.contains(&story.rounds)),
        Measure::Score => median(stories, |story| story.score),
        Measure::Seat => {
            let seats = (0..u16::from(players)).map(|seat| (format!("seat {}", seat + 1), seat));
            against_fair(seats, stories, |_, seat, wanted| seat == wanted)
        }
        Measure::Turn => {
            let turns = (0..u16::from(players)).map(|turn| (format!("turn {}", turn + 1), turn));
            against_fair(turns, stories, |story, seat, turn| {
                (seat + story.players() - story.start) % story.players() == turn
            })
        }
        Measure::Package => {
            let packages = 0..game.edition.packages.len() as u16;
            let named = packages.map(|package| (format!("package {}", package + 1), package));
            against_fair(named, stories, |story, seat, package| {
                story.packages[seat as usize] == package
            })
        }
        Measure::City => {
            let spaces = game.board.cities().map(|city| game.board.city_space(city));
            let outer = spaces.filter(|&space| space != Space::EDO);
            let named = outer.map(|space| {
                let name = game.board.map.spaces[space.0 as usize].name;
                (name.to_owned(), u16::from(space.0))
            });
            against_fair(named, stories, |story, seat, city| story.cities[seat as usize] == city)
        }
        Measure::Action => {
            let of_cards = |action: Action| {
                let mut ratio = Ratio::default();
                for Story { actions, .. } in stories {
                    let cards = actions.iter().map(|&cards| u64::from(cards)).sum();
                    ratio.add(u64::from(actions[action as usize]), cards);
                }
                (action.id().to_owned(), ratio.interval())
            };
            Action::ALL.map(of_cards).to_vec()
        }
        Measure::Building => {
            let built = |building: Building| {
                let seen = |story: &Story| 0 < story.buildings[building as usize];
                (building.id().to_owned(), part(stories, seen))
            };
            Building::ALL.map(built).to_vec()
        }
        Measure::NobodyInEdo => of_all(&|story| story.nobody_in_edo),
        Measure::ByPoints => of_all(&|story| story.by_points),
        Measure::Temples => of_all(&|story| 0 < story.temples),
        Measure::Demands => of_all(&|story| 0 < story.demands),
        Measure::Dispersals => of_all(&|story| 0 < story.dispersals),
    }
}
