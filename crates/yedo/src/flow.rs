//! Who is asked what, which answers there are, and how the game goes on: each frame, one line.

use table::{Chance, Illegal, Log, Rule, Seat, Seats};

use crate::choice::{Card, Choice, Question};
use crate::edition::{Annex, Colour};
use crate::fact::Fact;
use crate::frame::{Deck, Frame, Kind};
use crate::game::Yedo;
use crate::phase::{activate, assign, bid, event, patrol, prepare};
use crate::state::{Open, State};
use crate::{card, deal, effect, gain, limit, mission, rules};

/// The seats that owe an answer.
pub(crate) fn asked(game: &Yedo, state: &State) -> Seats {
    if matches!(state.open.frames.top(), Frame::Window { .. }) {
        return state.secret.replies.waiting();
    }
    match in_turn(game, &state.open) {
        Some(seat) => Seats::only(seat),
        None => Seats::NONE,
    }
}

/// The seat in turn.
fn in_turn(game: &Yedo, open: &Open) -> Option<Seat> {
    let at = |turn: u8| Some(open.order[turn as usize]);
    match open.frames.top() {
        Frame::Draft { taken } => at(taken % game.players()),
        Frame::Favors { taken } => at(game.players() - 1 - taken),
        Frame::Egress { turn }
        | Frame::Call { turn }
        | Frame::Open { turn, .. }
        | Frame::Bid { turn, .. }
        | Frame::Assign { turn, .. }
        | Frame::Buy { turn }
        | Frame::Bribe { turn } => at(turn),
        Frame::Act { turn, .. } => Some(open.acting[turn as usize]),
        Frame::Active { seat, .. }
        | Frame::Excess { seat, .. }
        | Frame::Lose { seat, .. }
        | Frame::Give { seat, .. }
        | Frame::PickDeck { seat, .. }
        | Frame::Keep { seat, .. }
        | Frame::Arrange { seat, .. }
        | Frame::PickAsset { seat, .. }
        | Frame::PickAnnex { seat }
        | Frame::LoseDisciple { seat }
        | Frame::PickLook { seat, .. }
        | Frame::KeepTop { seat, .. }
        | Frame::Show { seat } => Some(seat),
        Frame::Either { me, .. }
        | Frame::May { me, .. }
        | Frame::TakeWeapon { me, .. }
        | Frame::SendHome { me }
        | Frame::MoveFrom { me }
        | Frame::MoveTo { me, .. }
        | Frame::PickRival { me } => Some(me),
        _ => None,
    }
}

/// What this seat is asked.
pub(crate) fn question(game: &Yedo, state: &State, seat: Seat) -> Option<Question> {
    if !asked(game, state).has(seat) {
        return None;
    }
    Some(match state.open.frames.top() {
        Frame::Draft { .. } | Frame::PickDeck { .. } | Frame::PickLook { .. } => {
            Question::MissionDeck
        }
        Frame::Favors { .. } => Question::Favor,
        Frame::Egress { .. } => Question::Egress,
        Frame::Call { .. } => Question::Call,
        Frame::Open { lot, .. } => Question::Open { lot },
        Frame::Bid { lot, mon, .. } => Question::Bid { lot, mon },
        Frame::PickAsset { group, .. } => Question::Asset { group },
        Frame::PickAnnex { .. } => Question::Annex,
        Frame::Assign { .. } => Question::Assign,
        Frame::Bribe { .. } => Question::Bribe,
        Frame::Act { .. } => Question::Activate,
        Frame::Active { spot, .. } => Question::Act { spot },
        Frame::Excess { kind, .. } => Question::Excess { kind },
        Frame::Lose { kind, .. } => Question::Lose { kind },
        Frame::Give { .. } => Question::Give,
        Frame::Keep { deck, .. } | Frame::KeepTop { deck, .. } => Question::Keep { deck },
        Frame::Arrange { deck, .. } => Question::Arrange { deck },
        Frame::Either { .. } => Question::Either,
        Frame::May { .. } => Question::May,
        Frame::Show { .. } => Question::Show,
        Frame::Window { moment } => Question::Moment { moment },
        Frame::Buy { .. } => Question::Buy,
        Frame::PickRival { .. } => Question::Rival,
        Frame::TakeWeapon { .. } => Question::TakeWeapon,
        Frame::LoseDisciple { .. } => Question::LoseDisciple,
        Frame::SendHome { .. } => Question::SendHome,
        Frame::MoveFrom { .. } => Question::MoveFrom,
        Frame::MoveTo { from, .. } => Question::MoveTo { from },
        _ => unreachable!("nobody is asked there"),
    })
}

/// What could be tried at this question, in a stable order: at least every lawful answer, and what
/// is worth explaining.
pub(crate) fn candidates(game: &Yedo, state: &State, seat: Seat, out: &mut impl FnMut(Choice)) {
    let open = &state.open;
    turn_candidates(game, state, seat, out);
    if let Some(moment) = card::turn_moment(open.frames.top()) {
        card::candidates(game, state, seat, moment, out);
    }
}

fn turn_candidates(game: &Yedo, state: &State, seat: Seat, out: &mut impl FnMut(Choice)) {
    let open = &state.open;
    match open.frames.top() {
        Frame::Window { moment } => card::window_candidates(game, state, seat, moment, out),
        Frame::Buy { .. } => {
            out(Choice::Pass);
            for asset in crate::state::ASSETS {
                out(Choice::Asset(asset));
            }
        }
        Frame::Draft { .. } | Frame::PickDeck { .. } | Frame::PickLook { .. } => {
            let colours = if game.setup().black { 4 } else { 3 };
            Colour::ALL[..colours].iter().for_each(|colour| out(Choice::Deck(*colour)));
        }
        Frame::Favors { .. } => {
            game.edition.favors.iter().for_each(|row| out(Choice::Favor(row.favor)));
        }
        Frame::Egress { .. } | Frame::Call { .. } | Frame::Open { .. } | Frame::Bid { .. } => {
            bid::candidates(game, state, seat, out);
        }
        Frame::PickAsset { group, .. } => {
            bid::assets(group).for_each(|asset| out(Choice::Asset(asset)));
        }
        Frame::PickAnnex { .. } => {
            for annex in Annex::ALL {
                out(Choice::Annex(annex));
            }
        }
        Frame::Assign { .. } => assign::candidates(game, open, seat, out),
        Frame::Bribe { .. } => {
            out(Choice::Pass);
            out(Choice::Pay);
        }
        Frame::Act { .. } => open.spots(seat).for_each(|spot| out(Choice::Activate(spot))),
        Frame::Active { spot, missions, .. } => {
            activate::candidates(game, state, seat, spot, missions, out);
        }
        Frame::Excess { kind, .. } | Frame::Lose { kind, .. } => {
            limit::candidates(state, seat, kind, out);
        }
        Frame::Give { .. } => limit::candidates(state, seat, given(open.frames.top()), out),
        Frame::Keep { deck, .. } | Frame::KeepTop { deck, .. } | Frame::Arrange { deck, .. } => {
            looked(state, deck, out);
        }
        Frame::Either { .. }
        | Frame::May { .. }
        | Frame::Show { .. }
        | Frame::PickRival { .. }
        | Frame::TakeWeapon { .. }
        | Frame::LoseDisciple { .. }
        | Frame::MoveFrom { .. }
        | Frame::MoveTo { .. }
        | Frame::SendHome { .. } => {
            effect::candidates(game, state, seat, out);
        }
        _ => {}
    }
}

/// The kind of thing that is given up next for a mission.
fn given(frame: Frame) -> Kind {
    match frame {
        Frame::Give { actions, .. } if 0 < actions => Kind::Actions,
        Frame::Give { bonuses, .. } if 0 < bonuses => Kind::Bonuses,
        _ => Kind::Weapons,
    }
}

/// Each card that is looked at, once.
fn looked(state: &State, deck: Deck, out: &mut impl FnMut(Choice)) {
    let cards = &state.secret.looked;
    for (i, card) in cards.iter().enumerate() {
        if !cards.iter().take(i).any(|earlier| earlier == card) {
            out(Choice::Keep(deck.card(card)));
        }
    }
}

/// The law.
pub(crate) fn check(game: &Yedo, state: &State, seat: Seat, choice: Choice) -> Result<(), Illegal> {
    let open = &state.open;
    if !asked(game, state).has(seat) {
        return Err(waits_by(open).lacks("asked", 0_i16, 1));
    }
    let top = open.frames.top();
    if let (Choice::Play(number), Some(moment)) = (choice, card::turn_moment(top)) {
        return card::check(game, state, seat, moment, number);
    }
    match top {
        Frame::Window { moment } => card::window_check(game, state, seat, moment, choice),
        Frame::Buy { .. } => bid::buy_check(game, state, seat, choice),
        Frame::Draft { .. } => deal::draft_check(game, state, seat, choice),
        Frame::Favors { .. } => deal::favor_check(open, choice),
        Frame::Egress { .. } | Frame::Call { .. } | Frame::Open { .. } | Frame::Bid { .. } => {
            bid::check(game, state, seat, choice)
        }
        Frame::PickDeck { .. } | Frame::PickLook { .. } => match choice {
            // `yedo.bid.reward.cards`: an empty deck gives nothing.
            Choice::Deck(colour) => {
                let there = !gain::is_empty(game, state, Deck::Mission { colour });
                rules::BID_REWARD_CARDS.needs("deck", u8::from(there), 1)
            }
            _ => Err(Illegal::no_answer(rules::BID_REWARD_CARDS)),
        },
        Frame::PickAsset { group, .. } => bid::asset_check(game, state, seat, group, choice),
        Frame::PickAnnex { .. } => bid::annex_check(open, seat, choice),
        Frame::Assign { .. } => assign::check(game, open, seat, choice),
        Frame::Bribe { .. } => patrol::bribe_check(open, seat, choice),
        Frame::Act { .. } => activate::turn_check(open, seat, choice),
        Frame::Active { spot, missions, .. } => {
            activate::check(game, state, seat, spot, missions, choice)
        }
        Frame::Excess { kind, .. } | Frame::Lose { kind, .. } => {
            limit::check(state, seat, kind, choice)
        }
        Frame::Give { .. } => match choice {
            Choice::Discard(card) => mission::give_check(game, state, seat, top, card),
            _ => Err(Illegal::no_answer(rules::MISSION_OWN)),
        },
        Frame::Keep { deck, .. } | Frame::KeepTop { deck, .. } | Frame::Arrange { deck, .. } => {
            let mut found = false;
            looked(state, deck, &mut |other| found = found || other == choice);
            if found { Ok(()) } else { Err(Illegal::no_answer(rules::ACT_FORESIGHT)) }
        }
        Frame::Either { .. }
        | Frame::May { .. }
        | Frame::Show { .. }
        | Frame::PickRival { .. }
        | Frame::TakeWeapon { .. }
        | Frame::LoseDisciple { .. }
        | Frame::MoveFrom { .. }
        | Frame::MoveTo { .. }
        | Frame::SendHome { .. } => effect::check(game, state, seat, choice),
        _ => unreachable!("nobody is asked there"),
    }
}

/// The rule by which whoever is not asked has to wait.
fn waits_by(open: &Open) -> Rule {
    match open.frames.as_slice()[0] {
        Frame::Draft { .. } => rules::SETUP_MISSIONS,
        Frame::Favors { .. } => rules::SETUP_FAVOR,
        Frame::Egress { .. } => rules::BID_EGRESS,
        Frame::Call { .. } | Frame::NextCall { .. } | Frame::Open { .. } | Frame::Bid { .. } => {
            rules::BID_CALL
        }
        Frame::Assign { .. } => rules::ASSIGN_TURNS,
        Frame::Over => rules::END_WHEN,
        _ => rules::ACT_TURNS,
    }
}

/// What an answer does, and all that follows unasked.
pub(crate) fn apply(
    game: &Yedo,
    state: &mut State,
    seat: Seat,
    choice: Choice,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) {
    let open = &mut state.open;
    match (open.frames.top(), choice) {
        (Frame::Window { .. }, _) => card::window_apply(game, state, seat, choice, log),
        (_, Choice::Play(number)) => card::play(state, seat, number, log),
        (Frame::Buy { .. }, _) => bid::buy_apply(game, state, seat, choice, chance, log),
        (Frame::Draft { .. }, _) => deal::draft_apply(game, state, seat, choice, chance, log),
        (Frame::Favors { .. }, _) => deal::favor_apply(game, open, seat, choice, log),
        (Frame::Egress { .. } | Frame::Call { .. } | Frame::Open { .. } | Frame::Bid { .. }, _) => {
            bid::apply(game, state, seat, choice, log);
        }
        (Frame::PickDeck { draw, .. }, Choice::Deck(colour)) => {
            open.frames.pop();
            let deck = Deck::Mission { colour };
            gain::draw_keep_one(game, state, seat, deck, draw, chance, log);
        }
        (Frame::PickLook { number, .. }, Choice::Deck(colour)) => {
            open.frames.pop();
            let deck = Deck::Mission { colour };
            gain::look_keep_one(game, state, seat, deck, number, chance, log);
        }
        (Frame::KeepTop { deck, .. }, Choice::Keep(card)) => {
            open.frames.replace(Frame::Arrange { seat, deck, laid: 0 });
            let placed = state.secret.looked.take(number(card)).expect("checked: it is there");
            gain::take(game, state, seat, deck, placed, log);
        }
        (Frame::PickAsset { .. }, Choice::Asset(asset)) => {
            open.frames.pop();
            bid::reward(game, state, seat, asset, chance, log);
        }
        (Frame::PickAnnex { .. }, Choice::Annex(annex)) => {
            open.frames.pop();
            gain::build(open, seat, annex, log);
        }
        (Frame::Assign { .. }, _) => assign::apply(game, open, seat, choice, log),
        (Frame::Bribe { .. }, _) => patrol::bribe_apply(open, seat, choice, log),
        (Frame::Act { .. }, _) => activate::turn_apply(game, open, seat, choice, log),
        (Frame::Active { spot, .. }, _) => {
            activate::apply(game, state, seat, spot, choice, chance, log);
        }
        (Frame::Excess { .. }, _) => {
            open.frames.pop();
            discard(game, state, seat, choice, log);
        }
        (Frame::Lose { kind, left, .. }, _) => {
            open.frames.replace(Frame::Lose { seat, kind, left: left - 1 });
            discard(game, state, seat, choice, log);
        }
        (frame @ Frame::Give { .. }, Choice::Discard(card)) => {
            open.frames.replace(gave(frame, card));
            gain::discard(game, state, seat, card, log);
        }
        (Frame::Keep { deck, .. }, Choice::Keep(card)) => {
            open.frames.pop();
            let placed = state.secret.looked.take(number(card)).expect("checked: it is there");
            gain::put_looked_under(state, seat, deck, log);
            gain::take(game, state, seat, deck, placed, log);
        }
        (Frame::Arrange { deck, laid, .. }, Choice::Keep(card)) => {
            open.frames.replace(Frame::Arrange { seat, deck, laid: laid + 1 });
            lay(state, deck, laid, number(card));
        }
        (
            Frame::Either { .. }
            | Frame::May { .. }
            | Frame::Show { .. }
            | Frame::PickRival { .. }
            | Frame::TakeWeapon { .. }
            | Frame::LoseDisciple { .. }
            | Frame::MoveFrom { .. }
            | Frame::MoveTo { .. }
            | Frame::SendHome { .. },
            _,
        ) => {
            effect::apply(game, state, choice, log);
        }
        _ => unreachable!("checked: the answer fits the question"),
    }
    settle(game, state, chance, log);
}

fn discard(game: &Yedo, state: &mut State, seat: Seat, choice: Choice, log: &mut impl Log<Fact>) {
    match choice {
        Choice::Discard(card) => gain::discard(game, state, seat, card, log),
        Choice::GiveBack(annex) => gain::unbuild(&mut state.open, seat, annex, log),
        _ => unreachable!("checked: something that goes"),
    }
}

fn gave(frame: Frame, card: Card) -> Frame {
    let Frame::Give { seat, mut actions, mut bonuses, mut weapons, mission, bonus } = frame else {
        unreachable!("something is being given")
    };
    match card {
        Card::Action(_) => actions -= 1,
        Card::Bonus(_) => bonuses -= 1,
        _ => weapons -= 1,
    }
    Frame::Give { seat, actions, bonuses, weapons, mission, bonus }
}

/// The number on a card.
pub(crate) fn number(card: Card) -> u8 {
    match card {
        Card::Mission(n) | Card::Action(n) | Card::Bonus(n) | Card::Event(n) | Card::Weapon(n) => n,
    }
}

/// `yedo.act.foresight`: a card that was looked at lies next from the top.
fn lay(state: &mut State, deck: Deck, laid: u8, card: u8) {
    let secret = &mut state.secret;
    let placed = secret.looked.take(card).expect("checked: it is there");
    let top = match deck {
        Deck::Action => &mut secret.actions.tops[0],
        Deck::Bonus => &mut secret.bonuses.tops[0],
        Deck::Event => &mut secret.events.tops[0],
        Deck::Mission { colour } => &mut secret.missions.tops[colour as usize],
        Deck::Weapon => &mut secret.weapon_top,
    };
    top.insert_at(laid as usize, placed);
}

/// Goes on until somebody must be asked.
fn settle(game: &Yedo, state: &mut State, chance: &mut impl Chance, log: &mut impl Log<Fact>) {
    loop {
        let open = &mut state.open;
        let asks = match open.frames.top() {
            Frame::Favors { taken } if taken == game.players() => {
                deal::settle(game, open, chance, log);
                false
            }
            Frame::Prepare => {
                prepare::prepare(game, open, log);
                false
            }
            Frame::NextCall { turn } => bid::settle_next(game, state, turn),
            Frame::Bid { .. } => bid::settle_bid(game, state, chance, log),
            Frame::Buy { turn } => bid::settle_buy(game, state, turn),
            Frame::Moment { moment } => card::settle_moment(game, state, moment),
            Frame::Played { .. } => {
                card::settle_played(game, state, log);
                false
            }
            Frame::EventWorks => {
                event::works(game, open);
                false
            }
            Frame::Event => {
                event::begin(game, state, chance, log);
                false
            }
            Frame::Assign { turn, idle } => assign::settle(game, open, turn, idle),
            Frame::Step => {
                patrol::step(game, open, log);
                false
            }
            Frame::Stopped => {
                patrol::stopped(open);
                false
            }
            Frame::Bribe { turn } => patrol::settle_bribe(game, open, turn),
            Frame::Arrest => {
                patrol::arrest(game, open, log);
                false
            }
            Frame::Act { turn, idle } => match activate::settle(game, open, turn, idle) {
                Some(asks) => asks,
                None => {
                    prepare::end_round(game, state, log);
                    false
                }
            },
            Frame::Return { spot } => {
                open.frames.pop();
                activate::go_home(open, spot, log);
                false
            }
            Frame::Give { actions: 0, bonuses: 0, weapons: 0, .. } => {
                open.frames.pop();
                false
            }
            Frame::Lose { seat, kind, left } => settle_lose(game, state, seat, kind, left, log),
            Frame::Reward { .. } => {
                settle_reward(game, state, chance, log);
                false
            }
            Frame::Line { .. } => {
                effect::settle_line(game, state, chance, log);
                false
            }
            Frame::ForEach { left, line } => {
                effect::settle_each(game, open, left, line);
                false
            }
            Frame::PickDeck { .. } => !drops_pick(game, state),
            Frame::Arrange { seat, deck, laid } => settle_arrange(state, seat, deck, laid, log),
            _ => true,
        };
        if asks {
            return;
        }
    }
}

/// What must go goes unasked where there is nothing to choose. True if somebody is asked.
fn settle_lose(
    game: &Yedo,
    state: &mut State,
    seat: Seat,
    kind: Kind,
    left: u8,
    log: &mut impl Log<Fact>,
) -> bool {
    let there = limit::number(state, seat, kind);
    if left == 0 || there == 0 {
        state.open.frames.pop();
        return false;
    }
    if left < there {
        return true;
    }
    let mut first = None;
    limit::candidates(state, seat, kind, &mut |choice| first = first.or(Some(choice)));
    state.open.frames.replace(Frame::Lose { seat, kind, left: left - 1 });
    discard(game, state, seat, first.expect("there is one"), log);
    false
}

/// `yedo.mission.reward`: things one after another; what cannot be taken is lost.
fn settle_reward(
    game: &Yedo,
    state: &mut State,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) {
    let Frame::Reward { seat, mut actions, mut bonuses, mut missions, mut weapons, mut blessings } =
        state.open.frames.top()
    else {
        unreachable!("a reward is being given")
    };
    let next = [&mut actions, &mut bonuses, &mut missions, &mut weapons, &mut blessings]
        .into_iter()
        .position(|number| {
            let more = 0 < *number;
            *number -= u8::from(more);
            more
        });
    let rest = Frame::Reward { seat, actions, bonuses, missions, weapons, blessings };
    state.open.frames.replace(rest);
    match next {
        Some(0) => gain::draw(game, state, seat, Deck::Action, chance, log),
        Some(1) => gain::draw(game, state, seat, Deck::Bonus, chance, log),
        Some(2) => state.open.frames.push(Frame::PickDeck { seat, draw: 1 }),
        Some(3) => gain::draw(game, state, seat, Deck::Weapon, chance, log),
        Some(_) => gain::bless(game, &mut state.open, seat, log),
        None => {
            state.open.frames.pop();
        }
    }
}

/// Where no mission deck is left there is nothing to pick.
fn drops_pick(game: &Yedo, state: &mut State) -> bool {
    let mut decks = Colour::ALL.into_iter().map(|colour| Deck::Mission { colour });
    let none = decks.all(|deck| gain::is_empty(game, state, deck));
    if none {
        state.open.frames.pop();
    }
    none
}

/// The last card goes back unasked. True if somebody is asked.
fn settle_arrange(
    state: &mut State,
    seat: Seat,
    deck: Deck,
    laid: u8,
    log: &mut impl Log<Fact>,
) -> bool {
    match state.secret.looked.len() {
        0 => {
            state.open.frames.pop();
            log.tell(Fact::Arranged { seat, deck });
        }
        1 => {
            let card = state.secret.looked.as_slice()[0].card;
            state.open.frames.replace(Frame::Arrange { seat, deck, laid: laid + 1 });
            lay(state, deck, laid, card);
        }
        _ => return true,
    }
    false
}
