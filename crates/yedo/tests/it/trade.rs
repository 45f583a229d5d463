//! Phase 6: who may trade what with whom, and what others learn of it.

use table::{Chance, Fast, Game, Notation, Seat, Viewer};
use yedo::Yedo;
use yedo::choice::{Card, Choice, Question};
use yedo::content::HOUSE;
use yedo::edition::{District, Weapon};
use yedo::fact::Fact;
use yedo::frame::{FRAMES_MAX, Frame, Kind};
use yedo::good::Good;
use yedo::rules;
use yedo::state::{Piece, State};

use super::phases::spot;
use super::played::{QUIET, answer};
use super::plays::{listed, refused, told, until};

/// Somebody may make an offer, and everybody holds every kind of hidden card.
fn at_trade(game: &Yedo) -> (State, Seat, Seat) {
    let (mut state, seat) = until(game, |state, seat, question| {
        let hands = game.view(state, Viewer::Public).hands;
        let full = |seat: Seat| {
            let hand = &hands[seat];
            2 <= hand.missions.len() && 2 <= hand.actions.len() && !hand.bonuses.is_empty()
        };
        question == Question::Trade && full(seat) && full(other(seat))
    });
    state.open.pedlars = u8::MAX;
    let with = other(seat);
    for seat in [seat, with] {
        let home = &mut state.open.homes[seat];
        (home.mon, home.blackmail) = (20, 1);
        (home.weapons, home.geishas) = ([1, 0, 0, 0, 0, 0, 0, 0], [1, 0, 0]);
    }
    state.open.homes[with].weapons = [0, 1, 0, 0, 0, 0, 0, 0];
    (state, seat, with)
}

fn other(seat: Seat) -> Seat {
    Seat((seat.0 + 1) % 3)
}

/// The hidden cards of a seat, by the number on them.
fn cards(game: &Yedo, state: &State, seat: Seat) -> (Vec<u8>, Vec<u8>) {
    let hand = game.view(state, Viewer::Seat(seat)).hands[seat].clone();
    let missions = hand.missions.iter().filter_map(|(seen, _)| seen.card).collect();
    (missions, hand.actions.iter().filter_map(|seen| seen.card).collect())
}

fn steps(game: &Yedo, state: &mut State, seat: Seat, choices: &[Choice]) -> Vec<Fact> {
    choices.iter().flat_map(|choice| answer(game, state, seat, *choice)).collect()
}

#[test]
fn trade_who_meets_in_the_tavern_or_in_the_market() {
    let game = super::play(QUIET);
    let (mut state, seat, with) = at_trade(&game);
    state.open.pedlars = 0;
    let mut stand = |mine: District, theirs: District| {
        state.open.on = [Piece::NOBODY; yedo::state::LOCATIONS_MAX];
        state.open.set(spot(&game, mine, 1), Piece::of(seat));
        state.open.set(spot(&game, theirs, 2), Piece::of(with));
        refused(&game, &state, seat, Choice::Rival(with))
    };
    assert_eq!(stand(District::Tavern, District::Tavern), None);
    assert_eq!(stand(District::Market, District::Market), None);
    assert_eq!(stand(District::Tavern, District::Market), Some(rules::TRADE_WHO));
    assert_eq!(stand(District::Harbor, District::Harbor), Some(rules::TRADE_WHO));
    // `a08`: the pedlar trades with every player, and they with him.
    state.open.pedlars = 1 << with.0;
    assert_eq!(refused(&game, &state, seat, Choice::Rival(with)), None);
}

#[test]
fn trade_what_each_side_gives_at_least_one_thing() {
    let game = super::play(QUIET);
    let (mut state, seat, with) = at_trade(&game);
    answer(&game, &mut state, seat, Choice::Rival(with));
    assert_eq!(refused(&game, &state, seat, Choice::Propose), Some(rules::TRADE_WHAT));
    answer(&game, &mut state, seat, Choice::Give(Good::Weapon(Weapon::Katana)));
    assert_eq!(refused(&game, &state, seat, Choice::Propose), Some(rules::TRADE_WHAT));
    answer(&game, &mut state, seat, Choice::Ask(Good::Blackmail));
    assert_eq!(refused(&game, &state, seat, Choice::Propose), None);
    // What somebody does not have cannot be named, nor more of it than there is.
    let katana = Good::Weapon(Weapon::Katana);
    assert_eq!(refused(&game, &state, seat, Choice::Ask(katana)), Some(rules::TRADE_WHAT));
    assert_eq!(refused(&game, &state, seat, Choice::Give(katana)), Some(rules::TRADE_WHAT));
}

#[test]
fn trade_what_changes_hands_at_once_when_the_offer_is_accepted() {
    let game = super::play(QUIET);
    let (mut state, seat, with) = at_trade(&game);
    let blackmail = state.open.homes[with].blackmail;
    let offer = [
        Choice::Rival(with),
        Choice::GiveMon,
        Choice::Mon(7),
        Choice::Give(Good::Weapon(Weapon::Katana)),
        Choice::Ask(Good::Weapon(Weapon::Yumi)),
        Choice::Ask(Good::Geisha),
        Choice::Ask(Good::Blackmail),
        Choice::Propose,
    ];
    steps(&game, &mut state, seat, &offer);
    assert_eq!(game.question(&state, with), Some(Question::Answer { from: seat }));
    let mut no = state.clone();
    answer(&game, &mut no, with, Choice::Pass);
    assert_eq!((no.open.homes[seat].mon, no.open.homes[with].mon), (20, 20));
    assert_eq!(no.open.homes[seat].weapons[0], 1, "nothing has changed");
    answer(&game, &mut state, with, Choice::Accept);
    let (mine, theirs) = (&state.open.homes[seat], &state.open.homes[with]);
    assert_eq!((mine.mon, theirs.mon), (13, 27));
    assert_eq!((mine.weapons[0], mine.weapons[1]), (0, 1));
    assert_eq!((theirs.weapons[0], theirs.weapons[1]), (1, 0));
    assert_eq!((mine.geishas[0], theirs.geishas[0]), (2, 0));
    assert_eq!(theirs.blackmail, blackmail - 1);
}

#[test]
fn trade_what_a_fourth_geisha_cannot_be_received() {
    let game = super::play(QUIET);
    let (mut state, seat, with) = at_trade(&game);
    state.open.homes[with].geishas = [3, 0, 0];
    let gives = [Choice::Rival(with), Choice::Give(Good::Geisha), Choice::AskMon, Choice::Mon(1)];
    steps(&game, &mut state, seat, &gives);
    assert_eq!(refused(&game, &state, seat, Choice::Propose), Some(rules::LIMIT_GEISHAS));
    answer(&game, &mut state, seat, Choice::Ask(Good::Geisha));
    assert_eq!(refused(&game, &state, seat, Choice::Propose), None, "one comes, one goes");
}

#[test]
fn trade_what_limits_are_checked_at_once() {
    let game = super::play(QUIET);
    let (mut state, seat, with) = at_trade(&game);
    state.open.homes[seat].weapons = [2, 0, 0, 0, 0, 0, 0, 0];
    state.open.homes[with].weapons = [0, 2, 2, 0, 0, 0, 0, 0];
    let katana = Choice::Give(Good::Weapon(Weapon::Katana));
    steps(&game, &mut state, seat, &[Choice::Rival(with), Choice::AskMon, Choice::Mon(5), katana]);
    answer(&game, &mut state, seat, Choice::Propose);
    answer(&game, &mut state, with, Choice::Accept);
    assert_eq!(game.question(&state, with), Some(Question::Excess { kind: Kind::Weapons }));
}

#[test]
fn trade_what_one_too_many_and_no_more_was_taken_in_by_the_rules_before() {
    let game = super::play_by(1, QUIET);
    let (mut state, seat, with) = at_trade(&game);
    state.open.homes[seat].weapons = [2, 0, 0, 0, 0, 0, 0, 0];
    state.open.homes[with].weapons = [0, 2, 2, 0, 0, 0, 0, 0];
    let katana = Choice::Give(Good::Weapon(Weapon::Katana));
    steps(&game, &mut state, seat, &[Choice::Rival(with), Choice::AskMon, Choice::Mon(5), katana]);
    assert_eq!(refused(&game, &state, seat, Choice::Propose), None);
    answer(&game, &mut state, seat, katana);
    assert_eq!(refused(&game, &state, seat, Choice::Propose), Some(rules::TRADE_WHAT));
}

#[test]
fn trade_offers_hidden_cards_are_shown_to_the_partner_or_named_by_kind() {
    let game = super::play(QUIET);
    let (mut state, seat, with) = at_trade(&game);
    let third = other(with);
    let (missions, actions) = cards(&game, &state, seat);
    let shown = Card::Mission(missions[0]);
    answer(&game, &mut state, seat, Choice::Rival(with));
    answer(&game, &mut state, seat, Choice::LayOpen(shown));
    let laid = |viewer| game.view(&state, viewer).laid[0].clone();
    assert_eq!(laid(Viewer::Seat(with))[0].card, Some(missions[0]));
    assert_eq!(laid(Viewer::Seat(third))[0].card, None);
    assert_eq!(laid(Viewer::Public)[0].card, None);
    answer(&game, &mut state, seat, Choice::Lay(Card::Action(actions[0])));
    let laid = |viewer| game.view(&state, viewer).laid[0].clone();
    let down = |viewer| laid(viewer).into_iter().find(|seen| seen.good == Good::Action);
    assert_eq!(down(Viewer::Seat(seat)).and_then(|seen| seen.card), Some(actions[0]));
    assert_eq!(down(Viewer::Seat(with)).expect("it lies there").card, None);
    // Once more it cannot be laid, and no hidden card is given without laying it.
    let again = Choice::Lay(Card::Action(actions[0]));
    assert_eq!(refused(&game, &state, seat, again), Some(rules::TRADE_WHAT));
    let named = Choice::Give(Good::Action);
    assert_eq!(refused(&game, &state, seat, named), Some(rules::TRADE_WHAT));
}

#[test]
fn trade_offers_the_partner_picks_the_hidden_cards_on_accepting() {
    let game = super::play(QUIET);
    let (mut state, seat, with) = at_trade(&game);
    let (_, theirs) = cards(&game, &state, with);
    let (_, mine) = cards(&game, &state, seat);
    let offer = [
        Choice::Rival(with),
        Choice::Lay(Card::Action(mine[0])),
        Choice::Ask(Good::Action),
        Choice::Propose,
    ];
    steps(&game, &mut state, seat, &offer);
    answer(&game, &mut state, with, Choice::Accept);
    assert_eq!(game.question(&state, with), Some(Question::HandOver { good: Good::Action }));
    let back = Choice::Lay(Card::Action(mine[0]));
    assert_eq!(refused(&game, &state, with, back), Some(rules::TRADE_OFFERS));
    let facts = answer(&game, &mut state, with, Choice::Lay(Card::Action(theirs[1])));
    assert!(cards(&game, &state, seat).1.contains(&theirs[1]));
    assert!(cards(&game, &state, with).1.contains(&mine[0]));
    let third = Viewer::Seat(other(with));
    let learned = |viewer| {
        let veiled = facts.iter().map(move |fact| table::Fact::veil(*fact, viewer));
        veiled.filter(|fact| matches!(fact, Fact::Handed { card: Some(_), .. })).count()
    };
    assert_eq!((learned(Viewer::Seat(seat)), learned(Viewer::Seat(with))), (2, 2));
    assert_eq!((learned(third), learned(Viewer::Public)), (0, 0));
    // Who gave a card knows where it is now; nobody else does.
    let hand = |viewer| game.view(&state, viewer).hands[with].actions.clone();
    assert!(hand(Viewer::Seat(seat)).iter().any(|seen| seen.card == Some(mine[0])));
    assert!(!hand(third).iter().any(|seen| seen.card == Some(mine[0])));
}

#[test]
fn trade_offers_one_each_turn_three_times_round_at_most() {
    let game = super::play_by(1, QUIET);
    let (mut offers, mut most) = (0, 0);
    told(&game, 60, |state, facts| {
        for fact in facts {
            match fact {
                Fact::OfferBegun { .. } => offers += 1,
                Fact::RoundBegan { .. } => offers = 0,
                _ => {}
            }
        }
        most = most.max(offers);
        if offers == 0 {
            return;
        }
        let asked = game.asked(state).lowest().and_then(|seat| game.question(state, seat));
        if asked == Some(Question::Activate) {
            assert!(offers <= 3 * 3, "{offers} offers in one round");
        }
    });
    assert!(0 < most, "nobody ever offered anything");
}

#[test]
fn trade_offers_end_when_all_pass_in_a_row() {
    let game = super::play(QUIET);
    let (mut state, ..) = at_trade(&game);
    let mut passed = 0;
    while let Some(seat) = game.asked(&state).lowest() {
        if game.question(&state, seat) != Some(Question::Trade) {
            break;
        }
        answer(&game, &mut state, seat, Choice::Pass);
        passed += 1;
    }
    assert!(passed <= 3, "{passed} passes for three players");
}

#[test]
fn trade_offers_name_four_things_a_side_at_most_and_lists_stay_short() {
    let game = super::play_by(1, QUIET);
    let mut seen = 0;
    told(&game, 60, |state, _| {
        let gives = state.open.offer.gives.goods.len();
        let asks = state.open.offer.asks.goods.len();
        assert!(gives <= 4 && asks <= 4, "{gives} given, {asks} asked for");
        seen = seen.max(gives.max(asks));
        for seat in game.asked(state).iter() {
            if let Some(Question::Offer { .. }) = game.question(state, seat) {
                assert!(listed(&game, state, seat).len() <= 48);
            }
        }
    });
    assert_eq!(seen, 4);
}

/// Two who hold all that our edition lets anybody hold, but for Blackmail cards of others.
const FULL: &str = "players 5 rounds 11 actions neighbours streets merchants events festivals \
                    decrees missions theft war black modules specialists";

fn full(game: &Yedo) -> State {
    let text = "round 2\nnow trade\n\
        S1 at market 1\nS1 specialists armourer\nS1 weapons katana 5\nS1 geishas one 3\nS1 mon 300\n\
        S1 missions m01 m31 m48 m65\nS1 actions A01 A02 A03\nS1 bonuses b01 b02\n\
        S2 at market 2\nS2 specialists armourer\nS2 weapons yumi 5\nS2 geishas two 2 three\n\
        S2 mon 300\nS2 missions m21 m32 m49 m17\nS2 actions A04 A05 A06\nS2 bonuses b03 b04\n\
        S2 blackmail 4\n";
    game.read_position(text).expect("it reads")
}

/// Names all that both have.
fn name_all(game: &Yedo, state: &mut State, (seat, with): (Seat, Seat)) {
    answer(game, state, seat, Choice::Rival(with));
    for mon in [Choice::GiveMon, Choice::AskMon] {
        answer(game, state, seat, mon);
        answer(game, state, seat, Choice::Mon(240));
    }
    let more =
        |choice: &Choice| matches!(choice, Choice::Give(_) | Choice::Ask(_) | Choice::Lay(_));
    while let Some(next) = listed(game, state, seat).iter().copied().find(more) {
        answer(game, state, seat, next);
    }
}

#[test]
fn trade_offers_name_all_that_two_full_hands_hold() {
    let game = super::play(FULL);
    let (mut state, seat, with) = (full(&game), Seat(0), Seat(1));
    name_all(&game, &mut state, (seat, with));
    let yedo::good::Offer { gives, asks } = state.open.offer;
    assert_eq!((gives.goods.len(), asks.goods.len()), (18, 21));
    answer(&game, &mut state, seat, Choice::Propose);
    answer(&game, &mut state, with, Choice::Accept);
    let [mine, theirs] = [seat, with].map(|seat| state.open.homes[seat]);
    assert_eq!((mine.weapons[1], theirs.weapons[0]), (5, 5));
    assert_eq!((mine.geishas, theirs.geishas), ([0, 2, 1], [3, 0, 0]));
    assert_eq!((mine.blackmail, theirs.blackmail), (4, 1));
    assert_eq!(cards(&game, &state, seat).0.len() + cards(&game, &state, with).1.len(), 4 + 3);
    assert_eq!(game.audit(&state), Ok(()));
}

#[test]
fn trade_what_is_too_much_goes_at_once_however_much_it_is() {
    let game = super::play(FULL);
    let (mut state, seat, with) = (full(&game), Seat(0), Seat(1));
    answer(&game, &mut state, seat, Choice::Rival(with));
    answer(&game, &mut state, seat, Choice::GiveMon);
    answer(&game, &mut state, seat, Choice::Mon(240));
    let asked = |choice: &Choice| matches!(choice, Choice::Ask(good) if *good != Good::Geisha);
    while let Some(next) = listed(&game, &state, seat).iter().copied().find(asked) {
        answer(&game, &mut state, seat, next);
    }
    answer(&game, &mut state, seat, Choice::Propose);
    answer(&game, &mut state, with, Choice::Accept);
    let mut gone = [0; 6];
    while let Some(Question::Excess { kind }) = game.question(&state, seat) {
        assert_eq!(game.audit(&state), Ok(()));
        let discards = |choice: &Choice| matches!(choice, Choice::Discard(_));
        let first = listed(&game, &state, seat).iter().copied().find(discards);
        answer(&game, &mut state, seat, first.expect("there is something that goes"));
        gone[kind as usize] += 1;
    }
    // Missions, action cards, bonus cards, weapons: as many as came.
    assert_eq!(gone, [4, 3, 2, 5, 0, 0]);
    assert_eq!(game.question(&state, with), Some(Question::Trade));
    assert_eq!(game.audit(&state), Ok(()));
}

/// A trade leaves a player with too much of every kind, and the player plays cards instead of
/// discarding them: far less is half done then than there is room for.
#[test]
fn trade_cards_played_while_everything_is_too_much_nest_within_the_room_for_frames() {
    let game = super::play(
        "players 5 rounds 11 actions neighbours streets merchants events festivals decrees \
         missions theft war black modules specialists tea-house clan-powers",
    );
    let ids: Vec<&str> = HOUSE
        .actions
        .iter()
        .filter(|card| game.setup().actions.contains(&card.kind))
        .map(|card| card.id)
        .collect();
    let (mut deepest, mut played) = (0, 0);
    for seed in 0..500 {
        let mut luck = Fast(seed);
        let mut left = ids.clone();
        let mut hand = || {
            let three = (0..3).map(|_| left.swap_remove(luck.below(left.len() as u32) as usize));
            three.collect::<Vec<_>>().join(" ")
        };
        let text = format!(
            "round 2\nnow trade\nS1 clan wise\nS1 at market 1\nS1 specialists armourer\n\
             S1 weapons katana 5\nS1 mon 300\nS1 missions m01 m31 m48 m65\nS1 actions {}\n\
             S1 bonuses b01 b02\nS2 at market 2\nS2 specialists armourer\nS2 weapons yumi 5\nS2 mon 300\n\
             S2 missions m21 m32 m49 m17\nS2 actions {}\nS2 bonuses b03 b04\n",
            hand(),
            hand(),
        );
        let mut state = game.read_position(&text).expect("it reads");
        let (seat, with) = (Seat(0), Seat(1));
        steps(&game, &mut state, seat, &[Choice::Rival(with), Choice::GiveMon, Choice::Mon(1)]);
        let asked = |choice: &Choice| matches!(choice, Choice::Ask(good) if *good != Good::Geisha);
        while let Some(next) = listed(&game, &state, seat).iter().copied().find(asked) {
            answer(&game, &mut state, seat, next);
        }
        answer(&game, &mut state, seat, Choice::Propose);
        answer(&game, &mut state, with, Choice::Accept);
        // Until all that is too much has gone.
        let due = |state: &State| {
            state.open.frames.as_slice().iter().any(|frame| matches!(frame, Frame::Excess { .. }))
        };
        while due(&state) {
            deepest = deepest.max(state.open.frames.as_slice().len());
            let asked = game.asked(&state).lowest().expect("something is too much");
            let choices = listed(&game, &state, asked);
            let plays = choices.iter().copied().find(|choice| matches!(choice, Choice::Play(_)));
            played += u32::from(plays.is_some());
            let any = choices[luck.below(choices.len() as u32) as usize];
            let choice = plays.unwrap_or(any);
            game.apply(&mut state, asked, choice, &mut luck, &mut ());
        }
        assert_eq!(game.audit(&state), Ok(()));
    }
    assert!(100 < played, "{played} cards were played");
    // The phase, and one frame for each of the four kinds.
    assert_eq!(deepest, 5);
    const { assert!(5 < FRAMES_MAX) };
}

#[test]
fn trade_what_is_too_much_no_longer_when_a_card_was_played_is_not_asked_for() {
    let game = super::play(FULL);
    let (mut state, seat, with) = (full(&game), Seat(0), Seat(1));
    let offer = [Choice::Rival(with), Choice::GiveMon, Choice::Mon(1), Choice::Ask(Good::Action)];
    steps(&game, &mut state, seat, &offer);
    steps(&game, &mut state, seat, &[Choice::Ask(Good::Action), Choice::Propose]);
    answer(&game, &mut state, with, Choice::Accept);
    while let Some(Question::HandOver { .. }) = game.question(&state, with) {
        let first = listed(&game, &state, with)[0];
        answer(&game, &mut state, with, first);
    }
    for left in [5_usize, 4] {
        assert_eq!(game.question(&state, seat), Some(Question::Excess { kind: Kind::Actions }));
        let hand = cards(&game, &state, seat).1;
        assert_eq!(hand.len(), left);
        let playable = hand.iter().map(|card| Choice::Play(*card));
        let any_phase = playable.into_iter().find(|it| game.check(&state, seat, *it).is_ok());
        let goes = any_phase.unwrap_or(Choice::Discard(Card::Action(hand[0])));
        answer(&game, &mut state, seat, goes);
    }
    assert_eq!(cards(&game, &state, seat).1.len(), 3);
    assert_eq!(game.question(&state, with), Some(Question::Trade));
}

#[test]
fn trade_offers_go_round_until_all_pass_in_a_row_and_random_play_does_not_go_on() {
    let game = super::play(QUIET);
    let (mut state, ..) = at_trade(&game);
    let (mut offers, mut ending) = (0_u32, None);
    while let Some(seat) = game.asked(&state).lowest() {
        if game.question(&state, seat) != Some(Question::Trade) {
            break;
        }
        if listed(&game, &state, seat).ending().is_some() {
            ending = ending.or(Some(offers));
        }
        let Choice::Rival(with) = listed(&game, &state, seat)[1] else { panic!("an offer") };
        answer(&game, &mut state, seat, Choice::Rival(with));
        answer(&game, &mut state, seat, Choice::GiveMon);
        answer(&game, &mut state, seat, Choice::Mon(1));
        answer(&game, &mut state, seat, Choice::AskMon);
        answer(&game, &mut state, seat, Choice::Mon(1));
        answer(&game, &mut state, seat, Choice::Propose);
        answer(&game, &mut state, with, Choice::Pass);
        offers += 1;
    }
    // No person goes on so long; a program might.
    assert!((298..=300).contains(&offers), "{offers} offers by three");
    assert!(ending.is_some_and(|offers| offers <= 9), "{ending:?} offers before computers stop");
}
