//! Whoever plans is told what a mission lacks by the law that lets it be completed.

use table::{Chance, Fast, Game, Seat, Viewer};
use yedo::choice::{Choice, Question};
use yedo::edition::{Annex, Annexes, Needs, Weapon};
use yedo::state::{Spot, State};
use yedo::{Stand, Yedo};

use super::plays::listed;

/// All modules, so that annexes, cards, characters, clans and specialists all waive something.
const ALL: &str = "players 3 rounds 8 actions streets whispers knives events intrigue disasters \
                   missions interaction specialist black \
                   modules specialists tea-house clan-powers jesuits";
const ALONE: &str = "players 1 rounds 7 actions neighbours streets lanterns \
                     missions espionage specialist black together demanding \
                     objectives normal normal modules specialists tea-house";

/// Somebody has other things than they had.
fn enrich(state: &mut State, seat: Seat, luck: &mut Fast) {
    let helped = &mut state.open.helped;
    (helped.blade, helped.ascetic) = (luck.below(3) == 0, luck.below(3) == 0);
    helped.wild = luck.below(3) == 0;
    helped.lent = (luck.below(3) == 0).then_some(Annex::Yashiki);
    let home = &mut state.open.homes[seat];
    home.mon = luck.below(20) as u16;
    home.geishas = [luck.below(2) as u8, luck.below(2) as u8, 1];
    home.annexes = Annexes(luck.below(16) as u8);
    home.blessing = luck.below(2) == 0;
    for weapon in Weapon::ALL {
        home.weapons[weapon as usize] = luck.below(3) as u8;
    }
}

fn lines(game: &Yedo, mission: u8, bonus: bool) -> Vec<Needs> {
    let row = game.mission(mission);
    let part = row.bonus.filter(|_| bonus).map(|part| part.needs.apart());
    row.needs.apart().into_iter().chain(part.into_iter().flatten()).collect()
}

/// How often it was lawful, refused, and lawful although something is not there.
#[derive(Default)]
struct Tally {
    lawful: u32,
    refused: u32,
    waived: u32,
}

/// Compares what is said with what is allowed, for every mission that somebody who acts could see.
fn compare(game: &Yedo, state: &State, seat: Seat, spot: Spot, tally: &mut Tally) {
    let hand = &game.view(state, Viewer::Seat(seat)).hands[seat];
    let held = [hand.actions.len() as u8, hand.bonuses.len() as u8];
    let own = hand.missions.iter().chain(&hand.jesuits).filter_map(|(seen, _)| seen.card);
    for (mission, bonus) in own.flat_map(|mission| [(mission, false), (mission, true)]) {
        if bonus && game.mission(mission).bonus.is_none() {
            continue;
        }
        let lines = lines(game, mission, bonus);
        let standing = game.standing(&state.open, seat, held, mission, &lines);
        let allowed = game.check(state, seat, Choice::Complete { mission, bonus }).is_ok();
        let ready = standing.n_missing() == 0 && standing.spot == Some(spot);
        assert_eq!(ready, allowed, "{standing:?} for {lines:?}");
        tally.lawful += u32::from(allowed);
        tally.refused += u32::from(!allowed);
        tally.waived += u32::from(allowed && standing.stands.contains(&Stand::Waived));
    }
}

#[test]
fn nothing_is_missing_exactly_where_the_law_lets_a_mission_be_completed() {
    let mut tally = Tally::default();
    for (game, seed) in [ALL, ALONE].iter().flat_map(|setup| (0..60).map(move |n| (setup, n))) {
        let (game, mut luck) = (super::play(game), Fast(seed));
        let mut state = game.deal(&mut luck, &mut ());
        while let Some(seat) = game.asked(&state).lowest() {
            if let Some(Question::Act { spot }) = game.question(&state, seat) {
                let mut other = state.clone();
                enrich(&mut other, seat, &mut luck);
                compare(&game, &other, seat, spot, &mut tally);
            }
            let choice = listed(&game, &state, seat).any(&mut luck);
            game.apply(&mut state, seat, choice, &mut luck, &mut ());
        }
    }
    let Tally { lawful, refused, waived } = tally;
    assert!(10 < lawful && 10 < refused && 10 < waived, "{lawful}, {refused}, {waived}");
}
