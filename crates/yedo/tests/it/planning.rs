//! Whoever plans is told what a mission lacks by the law that lets it be completed.

use table::{Chance, Fast, Game, Seat, Viewer};
use yedo::choice::{Choice, Question};
use yedo::edition::{Annex, Annexes, District, LocationNo, Needs, Weapon};
use yedo::state::{Piece, Spot, State};
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
    sent: u32,
}

/// Sends as many disciples as it is said to take: then the law misses nobody any more. With one fewer
/// it does. Says whether anybody had to be sent, and could be.
fn sent(game: &Yedo, state: &State, seat: Seat, spot: Spot, mission: u8, bonus: bool) -> bool {
    let hand = &game.view(state, Viewer::Seat(seat)).hands[seat];
    let held = [hand.actions.len() as u8, hand.bonuses.len() as u8];
    let lines = lines(game, mission, bonus);
    let standing = game.standing(&state.open, seat, held, mission, &lines);
    if standing.spot != Some(spot) {
        return false;
    }
    let mut all = state.clone();
    let mut places = Vec::new();
    for (district, n) in District::ALL.into_iter().zip(standing.to_send) {
        let free = (0..32).map(LocationNo).filter(|no| game.has_location(*no));
        let free =
            free.filter(|no| game.location(*no).district == district && !state.open.is_held(*no));
        let free: Vec<Spot> = free.take(n.into()).map(Spot::location).collect();
        if free.len() < n.into() {
            return false;
        }
        places.extend(free);
    }
    let law = |state: &State| {
        let law = game.check(state, seat, Choice::Complete { mission, bonus });
        law.err().and_then(|illegal| illegal.lack)
    };
    for place in &places {
        all.open.set(*place, Piece::of(seat));
    }
    let left = law(&all);
    assert!(left.is_none_or(|lack| lack.what != "present"), "{standing:?} for {lines:?}");
    for place in &places {
        let mut fewer = all.clone();
        fewer.open.set(*place, Piece::NOBODY);
        // Who may waive a district icon or the blessing is then missed for the blessing, of which the
        // law speaks last.
        let missed = law(&fewer).expect("somebody is missing");
        let hidden = state.open.helped.ascetic && left.is_some();
        let who = ["present", "blessing"].contains(&missed.what);
        assert!(hidden || who, "{missed:?}, {standing:?} for {lines:?}");
    }
    !places.is_empty()
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
        tally.sent += u32::from(sent(game, state, seat, spot, mission, bonus));
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
    let Tally { lawful, refused, waived, sent } = tally;
    assert!(
        10 < lawful.min(refused).min(waived).min(sent),
        "{lawful}, {refused}, {waived}, {sent}"
    );
}
