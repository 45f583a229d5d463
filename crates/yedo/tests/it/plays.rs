//! Ways into the middle of a game, for tests of its rules; and what holds in every game.

use table::{Chance, Choices, Fast, Game, Illegal, Rule, Seat, mix};
use yedo::Yedo;
use yedo::choice::{Choice, Question};
use yedo::edition::{ActionNo, DistrictAction, Moment};
use yedo::fact::{Fact, Tally};
use yedo::state::State;

/// A game with every kind of card that answers cards.
pub(crate) const LIVELY: &str = "players 4 rounds 6 actions lanterns whispers merchants \
                                 events disasters watch missions espionage war black";

/// Plays at random, in several manners, until somebody is asked what the test is about.
pub(crate) fn until(game: &Yedo, found: impl Fn(&State, Seat, Question) -> bool) -> (State, Seat) {
    for seed in 0..1_000 {
        let mut chance = Fast(mix(seed));
        let mut state = game.deal(&mut chance, &mut ());
        while let Some(seat) = game.asked(&state).lowest() {
            let question = game.question(&state, seat).expect("it is asked");
            if found(&state, seat, question) {
                return (state, seat);
            }
            let choice = match seed % 3 {
                0 => listed(game, &state, seat).any_kind(&mut chance),
                1 => listed(game, &state, seat).any(&mut chance),
                _ => hoarded(game, &state, seat).any_kind(&mut chance),
            };
            game.apply(&mut state, seat, choice, &mut chance, &mut ());
        }
    }
    panic!("no random game comes there");
}

pub(crate) fn listed(game: &Yedo, state: &State, seat: Seat) -> Choices<Choice> {
    let mut choices = Choices::new();
    game.choices(state, seat, &mut choices);
    choices
}

/// What somebody may answer who plays no card, buys cards where it can, and completes missions.
fn hoarded(game: &Yedo, state: &State, seat: Seat) -> Choices<Choice> {
    let all = listed(game, state, seat);
    let wanted = |choice: &Choice| match choice {
        Choice::Do { action, .. } => *action == DistrictAction::BuyAction,
        Choice::Complete { .. } => true,
        _ => false,
    };
    let some_wanted = all.iter().any(wanted);
    let mut choices = Choices::new();
    for choice in all.iter().copied() {
        if !matches!(choice, Choice::Play(_)) && (!some_wanted || wanted(&choice)) {
            choices.push(choice);
        }
    }
    if let Some(ending) = all.ending() {
        choices.end_with(ending);
    }
    choices
}

/// The rule that refuses a choice.
pub(crate) fn refused(game: &Yedo, state: &State, seat: Seat, choice: Choice) -> Option<Rule> {
    game.check(state, seat, choice).err().map(|Illegal { rule, .. }| rule)
}

/// The points a seat was counted of this kind.
pub(crate) fn counted(facts: &[Fact], seat: Seat, of: Tally) -> u16 {
    let points = facts.iter().filter_map(|fact| match *fact {
        Fact::Counted { seat: who, tally, points } if (who, tally) == (seat, of) => Some(points),
        _ => None,
    });
    points.sum()
}

/// Every fact of some random games.
pub(crate) fn told(game: &Yedo, games: u64, mut look: impl FnMut(&State, &[Fact])) {
    for seed in 0..games {
        let mut chance = Fast(mix(seed));
        let mut facts = Vec::new();
        let mut state = game.deal(&mut chance, &mut facts);
        loop {
            look(&state, &facts);
            facts.clear();
            let asked = game.asked(&state);
            let Some(seat) = asked.iter().nth(chance.below(asked.len().max(1) as u32) as usize)
            else {
                break;
            };
            let choice = listed(game, &state, seat).any_kind(&mut chance);
            game.apply(&mut state, seat, choice, &mut chance, &mut facts);
        }
    }
}

#[test]
fn cards_walls_a_cancelled_card_does_nothing_and_lies_under_the_deck() {
    let game = super::play(LIVELY);
    let (mut cancelled, mut steps) = (0, 0);
    told(&game, 3_000, |state, facts| {
        for (i, fact) in facts.iter().enumerate() {
            let Fact::Cancelled { card, .. } = *fact else { continue };
            cancelled += 1;
            let row = game.edition.action(ActionNo(card));
            if row.moment == Moment::Stop {
                steps += 1;
                let next = facts.get(i + 1);
                assert!(!matches!(next, Some(Fact::PatrolAt { .. })), "it moved the patrol");
            }
            let view = game.view(state, table::Viewer::Public);
            let under = view.actions.under.iter().any(|seen| seen.card == Some(card));
            assert!(under || i + 1 < facts.len(), "{} is not under the deck", row.id);
        }
    });
    assert!(0 < cancelled && 0 < steps, "{cancelled} cards were cancelled, {steps} of the patrol");
}

#[test]
fn cards_blackmail_keeps_all_of_ones_disciples_there_from_arrest() {
    let game = super::play(LIVELY);
    let mut paid = [false; 5];
    let mut played = 0;
    told(&game, 60, |state, facts| {
        for fact in facts {
            match *fact {
                Fact::RoundBegan { .. } => paid = [false; 5],
                Fact::Blackmailed { seat } => {
                    paid[seat.0 as usize] = true;
                    played += 1;
                }
                Fact::Arrested { seat, spot, .. } if game.district(spot) == state.open.patrol => {
                    assert!(!paid[seat.0 as usize], "{seat} had paid");
                }
                _ => {}
            }
        }
    });
    assert!(0 < played, "nobody ever played it");
}

#[test]
fn cards_no_auction_means_none_is_called_that_round() {
    let game = super::play(LIVELY);
    let (mut none, mut bought) = (false, 0);
    told(&game, 150, |_, facts| {
        for fact in facts {
            match *fact {
                Fact::RoundBegan { .. } => none = false,
                Fact::NoAuctions => none = true,
                Fact::Called { .. } => assert!(!none, "an auction was called"),
                Fact::Bought { .. } => bought += 1,
                _ => {}
            }
        }
    });
    assert!(0 < bought, "nothing was ever bought without an auction");
}

#[test]
fn cards_new_orders_reveal_another_event() {
    let game = super::play(LIVELY);
    let mut redrawn = 0;
    told(&game, 100, |_, facts| {
        let at = facts.iter().position(|fact| matches!(fact, Fact::EventCancelled { .. }));
        let Some(at) = at else { return };
        let next = facts[at..].iter().any(|fact| matches!(fact, Fact::EventRevealed { .. }));
        assert!(next, "no other event came: {facts:?}");
        redrawn += 1;
    });
    assert!(0 < redrawn, "no event was ever cancelled");
}

#[test]
fn cards_ask_nobody_when_no_card_in_play_has_that_moment() {
    let game = super::play(
        "players 3 rounds 6 actions neighbours streets knives events festivals decrees \
         missions theft war",
    );
    told(&game, 40, |state, _| {
        for seat in game.asked(state).iter() {
            if let Some(Question::Moment { moment }) = game.question(state, seat) {
                assert!(matches!(moment, Moment::Bid | Moment::Arrest), "asked at {moment:?}");
            }
        }
    });
}

#[test]
fn limit_floor_nobody_is_arrested_below_two() {
    let game = super::play(LIVELY);
    let mut spared = 0;
    told(&game, 60, |state, facts| {
        for fact in facts {
            if let Fact::Arrested { reserve: false, .. } = fact {
                spared += 1;
            }
        }
        assert!(game.seats().iter().all(|seat| 2 <= state.open.n_disciples(seat)));
    });
    assert!(0 < spared, "nobody ever had only two");
}

#[test]
fn patrol_last_nobody_is_arrested_in_the_last_round() {
    let game = super::play(LIVELY);
    told(&game, 40, |state, facts| {
        let last = state.open.round == 6 && state.open.patrol.is_some();
        assert!(!last, "the patrol is on the board");
        let caught = facts.iter().any(|fact| matches!(fact, Fact::Arrested { .. }));
        assert!(!caught || state.open.round < 6);
    });
}

#[test]
fn event_market_every_space_is_filled_and_two_are_kept_at_the_right() {
    let game = super::play(LIVELY);
    let mut before = None;
    told(&game, 20, |state, facts| {
        if facts.iter().any(|fact| matches!(fact, Fact::EventRevealed { .. }))
            && facts.iter().any(|fact| matches!(fact, Fact::WeaponLaid { .. }))
        {
            assert!(state.open.row.iter().all(Option::is_some), "a space is empty");
            if let Some(row) = before {
                let row: [Option<_>; 5] = row;
                let kept: Vec<_> = row.into_iter().flatten().take(2).collect();
                let right: Vec<_> = state.open.row.into_iter().flatten().collect();
                assert!(right.ends_with(&kept), "{kept:?} were not kept");
            }
        }
        before = Some(state.open.row);
    });
}

#[test]
fn end_score_counts_blackmail_and_every_ten_mon() {
    let game = super::play(LIVELY);
    let mut ended = 0;
    told(&game, 30, |state, facts| {
        if !facts.contains(&Fact::Ended) {
            return;
        }
        ended += 1;
        for seat in game.seats().iter() {
            let home = &state.open.homes[seat];
            let blackmail = 2 * u16::from(home.blackmail);
            assert_eq!(counted(facts, seat, Tally::Blackmail), blackmail);
            assert_eq!(counted(facts, seat, Tally::Mon), home.mon / 10);
        }
    });
    assert_eq!(ended, 30);
}

#[test]
fn cards_ask_seldom_for_nothing() {
    let game = super::play(LIVELY);
    let (mut answers, games) = (0, 100);
    told(&game, games, |_, facts| {
        answers += facts.iter().filter(|fact| matches!(fact, Fact::Answered { .. })).count();
    });
    let rounds = games as usize * 6 * game.players() as usize;
    assert!(answers < 2 * rounds, "{answers} answers at moments in {rounds} rounds of a seat");
}

#[test]
fn end_score_turns_up_every_bonus_card() {
    let game = super::play(LIVELY);
    let mut shown = 0;
    told(&game, 30, |state, _| {
        if game.outcome(state).is_none() {
            return;
        }
        let hands = game.view(state, table::Viewer::Public).hands;
        for seat in game.seats().iter() {
            assert!(hands[seat].bonuses.iter().all(|seen| seen.card.is_some()));
            shown += hands[seat].bonuses.len();
        }
    });
    assert!(0 < shown, "nobody ever kept one");
}

#[test]
fn a_seat_is_seldom_asked_only_to_pass() {
    for players in 2..=5 {
        let game = super::play(&LIVELY.replace("players 4", &format!("players {players}")));
        let (mut for_nothing, games) = (0, 60);
        for seed in 0..games {
            let mut chance = Fast(mix(seed));
            let mut state = game.deal(&mut chance, &mut ());
            while let Some(seat) = game.asked(&state).lowest() {
                let choices = listed(&game, &state, seat);
                for_nothing += u64::from(choices[..] == [Choice::Pass]);
                game.apply(&mut state, seat, choices.any(&mut chance), &mut chance, &mut ());
            }
        }
        // Over all phases of a round together: no phase can ask for nothing more than once.
        let rounds = games * 6 * u64::from(game.players());
        assert!(2 * for_nothing <= 3 * rounds, "{for_nothing} in {rounds} rounds of a seat");
    }
}
