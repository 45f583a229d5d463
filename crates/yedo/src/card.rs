//! Action cards: when they may be played, how they are answered, how they take effect.
//!
//! `yedo.cards.*`.

#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "where no card is named none is played, and an answer that is not named is refused"
)]

use table::{Chance, First, Game, Hearing, Illegal, Log, Sealed, Seat, Seats};

use crate::addon::tea_house;
use crate::choice::Choice;
use crate::deck::{Known, Placed};
use crate::edition::{ActionCard, Effect, Moment};
use crate::effect::{can_play, card_rule};
use crate::fact::Fact;
use crate::frame::{Done, Frame, Kind};
use crate::game::Yedo;
use crate::phase::{event, patrol};
use crate::state::{Open, Partner, Reply, State};
use crate::{coop, gain, limit, rules};

/// The moment a turn stands for: cards with it, and those of any phase, may be played first.
/// `yedo.cards.number`: a card leaves the turn where it was, so any number of them.
pub(crate) fn turn_moment(frame: Frame) -> Option<Moment> {
    match frame {
        // `yedo.limit.actions`: what is too much may be played instead.
        Frame::Excess { kind: Kind::Actions, .. }
        | Frame::Egress { .. }
        | Frame::Call { .. }
        | Frame::Open { .. }
        | Frame::Bid { .. }
        | Frame::Buy { .. }
        | Frame::Extra { .. }
        | Frame::Trade { .. }
        | Frame::Bribe { .. }
        | Frame::Active { done: Done::Once { .. }, .. } => Some(Moment::Any),
        Frame::Assign { .. } => Some(Moment::Assign),
        Frame::Act { .. } => Some(Moment::Act),
        Frame::Active { .. } => Some(Moment::Mission),
        _ => None,
    }
}

/// `yedo.cards.any`: a card too many is played instead of being discarded. A character would not take
/// it away.
pub(crate) fn may_use_character(frame: Frame) -> bool {
    !matches!(frame, Frame::Excess { .. })
}

/// The cards in hand that this moment is about, and those of any phase.
pub(crate) fn candidates(
    game: &Yedo,
    state: &State,
    seat: Seat,
    moment: Moment,
    out: &mut impl FnMut(Choice),
) {
    for card in state.secret.hands[seat].actions.iter() {
        if is_now(game, game.action(card), moment, state.open.frames.top()) {
            out(Choice::Play(card));
        }
    }
}

/// The other cards in hand, at a question at which cards can be played: each has its own moment.
pub(crate) fn untimely(game: &Yedo, state: &State, seat: Seat, out: &mut impl FnMut(Choice)) {
    let top = state.open.frames.top();
    let moment = match top {
        Frame::Window { moment } => Some(moment),
        _ => turn_moment(top),
    };
    let Some(moment) = moment else { return };
    for card in state.secret.hands[seat].actions.iter() {
        if !is_now(game, game.action(card), moment, top) {
            out(Choice::Play(card));
        }
    }
}

fn is_now(game: &Yedo, card: &ActionCard, moment: Moment, top: Frame) -> bool {
    check_now(game, card, moment, top, &mut First).is_ok()
}

/// Is this the printed moment of a card? Some cards of any phase name a question.
fn check_now(
    game: &Yedo,
    card: &ActionCard,
    moment: Moment,
    top: Frame,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    let together = game.daimyo().is_some();
    for word in game.said(card.effect, card.coop) {
        let (what, is_asked) = match word {
            // Together nobody bids: stepping out is to buy nothing.
            Effect::Egress(..) if together => ("moment-purchase", matches!(top, Frame::Buy { .. })),
            Effect::Egress(..) => ("moment-egress", matches!(top, Frame::Egress { .. })),
            Effect::Rebate(_) => (
                "moment-price",
                matches!(
                    top,
                    Frame::Open { .. }
                        | Frame::Bid { .. }
                        | Frame::Buy { .. }
                        | Frame::Extra { .. }
                ),
            ),
            _ => continue,
        };
        hearing.hear(rules::CARDS_MOMENTS.needs(what, u8::from(is_asked), 1))?;
    }
    if game.is_at(card.moment, moment) {
        return Ok(());
    }
    if card.moment == Moment::Any {
        // `yedo.cards.any`: not while another card is being resolved.
        let free = moment != Moment::Reply;
        return hearing.hear(rules::CARDS_ANY.needs("moment-free", u8::from(free), 1));
    }
    let lack = moment_lack(together, card.moment);
    hearing.hear(Err(rules::CARDS_MOMENTS.lacks(lack, 0_i16, 1)))
}

/// Together nobody bids, and what moves the patrol goes before the icons or after them.
pub(crate) fn moment_lack(together: bool, printed: Moment) -> &'static str {
    match printed {
        Moment::Bid if together => "moment-purchases",
        Moment::Step | Moment::Stop if together => "moment-icons",
        Moment::Bid => "moment-bid",
        Moment::Event => "moment-event",
        Moment::Assign => "moment-assign",
        Moment::Step => "moment-step",
        Moment::Stop => "moment-stop",
        Moment::Arrest => "moment-arrest",
        Moment::Act => "moment-act",
        Moment::Mission => "moment-mission",
        Moment::Reply => "moment-reply",
        Moment::Round => "moment-round",
        Moment::Any => unreachable!("a card of any phase lacks no moment"),
    }
}

/// `yedo.cards.timing`: may this card be played now?
pub(crate) fn check(
    game: &Yedo,
    state: &State,
    seat: Seat,
    moment: Moment,
    card: u8,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    let own = state.secret.hands[seat].actions.has(card);
    rules::CARDS_TIMING.needs("yours", u8::from(own), 1)?;
    let row = game.action(card);
    check_now(game, row, moment, state.open.frames.top(), hearing)?;
    // `yedo.cards.any`: a card is still being resolved while cards lie there of which some are kept.
    let free = !game.law.words_as_written || state.secret.looked.is_empty();
    hearing.hear(rules::CARDS_ANY.needs("moment-free", u8::from(free), 1))?;
    let words = game.action_effect(card);
    can_play(game, state, seat, words, card_rule(words), hearing)
}

/// The answers at a moment.
pub(crate) fn window_candidates(
    game: &Yedo,
    state: &State,
    seat: Seat,
    moment: Moment,
    out: &mut impl FnMut(Choice),
) {
    out(Choice::Pass);
    if moment == Moment::Arrest && 0 < state.open.homes[seat].blackmail {
        out(Choice::Blackmail);
    }
    if moment == Moment::Arrest && game.is_blessing_taken(&state.open) {
        out(Choice::Pay);
    }
    candidates(game, state, seat, moment, out);
    tea_house::candidates(game, &state.open, seat, moment, out);
}

/// The law of a moment.
pub(crate) fn window_check(
    game: &Yedo,
    state: &State,
    seat: Seat,
    moment: Moment,
    choice: Choice,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    let open = &state.open;
    let home = &open.homes[seat];
    match choice {
        Choice::Pass => Ok(()),
        // `yedo.cards.blackmail`
        Choice::Blackmail => {
            let rule = rules::CARDS_BLACKMAIL;
            let arrest = moment == Moment::Arrest;
            hearing.hear(rule.needs("moment-arrest", u8::from(arrest), 1))?;
            hearing.hear(rule.needs("blackmail", home.blackmail, 1))?;
            let here = patrol::is_wanted_here(game, open, seat);
            hearing.hear(rule.needs("wanted", u8::from(here), 1))
        }
        // `yedo.coop.patrol`: a blessing against arrest, where a card of the Daimyo shows it.
        Choice::Pay if moment == Moment::Arrest && game.is_blessing_taken(open) => {
            let blessed = u8::from(home.blessing);
            hearing.hear(rules::COOP_PATROL.needs("blessing", blessed, 1))
        }
        Choice::Play(card) => check(game, state, seat, moment, card, hearing),
        Choice::Character => tea_house::check(game, state, seat, moment, hearing),
        _ => Err(Illegal::no_answer(rules::CARDS_ASK)),
    }
}

/// An answer is sealed; the last opens all.
pub(crate) fn window_apply(
    game: &Yedo,
    state: &mut State,
    seat: Seat,
    choice: Choice,
    log: &mut impl Log<Fact>,
) {
    state.secret.replies.seal(seat, reply(choice));
    log.tell(Fact::Answered { seat });
    let Some(replies) = state.secret.replies.open() else { return };
    state.secret.replies = Sealed::ask(Seats::NONE);
    let Frame::Window { moment } = state.open.frames.pop() else {
        unreachable!("a moment is being answered")
    };
    let order: Vec<Seat> = game.in_order(&state.open).collect();
    let played = |seat: &Seat| !matches!(replies[*seat], None | Some(Reply::Pass));
    let mut players: Vec<Seat> = order.into_iter().filter(played).collect();
    if players.is_empty() {
        state.open.frames.pop();
        return;
    }
    // `yedo.cards.simultaneous`: in player order. Of several replies only the first has an object,
    // the others stay in hand unseen.
    if moment == Moment::Reply {
        players.truncate(1);
    }
    for seat in players.into_iter().rev() {
        match replies[seat] {
            Some(Reply::Play { card }) => play(game, state, seat, card, log),
            // It cannot be countered, so it works at once.
            Some(Reply::Blackmail) => blackmail(game, &mut state.open, seat, log),
            Some(Reply::Blessing) => {
                gain::unbless(&mut state.open, seat, log);
                state.open.watch.safe |= 1 << seat.0;
                coop::note(game, &mut state.open, seat, moment);
            }
            Some(Reply::Character) => tea_house::use_it(game, &mut state.open, seat, log),
            Some(Reply::Pass) | None => unreachable!("these have played"),
        }
    }
}

/// An answer as it is sealed.
pub(crate) fn reply(choice: Choice) -> Reply {
    match choice {
        Choice::Play(card) => Reply::Play { card },
        Choice::Blackmail => Reply::Blackmail,
        Choice::Pay => Reply::Blessing,
        Choice::Character => Reply::Character,
        _ => Reply::Pass,
    }
}

/// `yedo.cards.blackmail`: none of one's disciples there is arrested; it leaves the game.
fn blackmail(game: &Yedo, open: &mut Open, seat: Seat, log: &mut impl Log<Fact>) {
    coop::note(game, open, seat, Moment::Arrest);
    open.homes[seat].blackmail -= 1;
    open.watch.safe |= 1 << seat.0;
    log.tell(Fact::Blackmailed { seat });
}

/// A card is laid on the table; it does nothing yet.
pub(crate) fn play(game: &Yedo, state: &mut State, by: Seat, card: u8, log: &mut impl Log<Fact>) {
    state.secret.hands[by].actions.take(card).expect("checked: it is in hand");
    if let Frame::Excess { kind, .. } = state.open.frames.top() {
        state.open.frames.pop();
        limit::still(game, state, by, kind);
    }
    log.tell(Fact::Played { seat: by, card });
    state.open.frames.push(Frame::Played { by, card, asked: false, cancelled: false });
}

/// `yedo.cards.ask`: who is asked follows from what all can see.
pub(crate) fn could_answer(game: &Yedo, state: &State, moment: Moment) -> Seats {
    let open = &state.open;
    let in_play = game.moments >> moment as u16 & 1 == 1;
    let by = open.frames.as_slice().iter().rev().find_map(|frame| match frame {
        Frame::Played { by, .. } if moment == Moment::Reply => Some(*by),
        _ => None,
    });
    let could = |seat: &Seat| {
        let holds = in_play && !state.secret.hands[*seat].actions.is_empty();
        let arrest = moment == Moment::Arrest;
        // Protection is of use only to who has somebody there.
        let there = !arrest || patrol::is_wanted(game, open, *seat);
        let asked = tea_house::is_asked(game, open, *seat, moment);
        let home = &open.homes[*seat];
        // `yedo.cards.blackmail`: where the patrol stopped.
        let blackmail = 0 < home.blackmail && patrol::is_wanted_here(game, open, *seat);
        let paid = arrest && (blackmail || home.blessing && game.is_blessing_taken(open));
        Some(*seat) != by && there && !coop::had_it(open, *seat, moment) && (holds || asked || paid)
    };
    game.seats().iter().filter(could).collect()
}

/// Those who could play a card now are asked, again and again. True if there are any.
pub(crate) fn settle_moment(game: &Yedo, state: &mut State, moment: Moment) -> bool {
    let seats = could_answer(game, state, moment);
    if seats.is_empty() {
        state.open.frames.pop();
        return false;
    }
    state.secret.replies = Sealed::ask(seats);
    state.open.frames.push(Frame::Window { moment });
    true
}

fn is_playable(game: &Yedo, state: &State, by: Seat, words: &[Effect]) -> bool {
    can_play(game, state, by, words, card_rule(words), &mut First).is_ok()
}

/// A card on the table is answered, then takes effect or not, and goes under the deck.
pub(crate) fn settle_played(game: &Yedo, state: &mut State, log: &mut impl Log<Fact>) {
    let Frame::Played { by, card, asked, cancelled } = state.open.frames.top() else {
        unreachable!("a card lies on the table")
    };
    let effect = game.action_effect(card);
    if !asked {
        // `yedo.cards.simultaneous`: what has lost its object returns to hand; nobody replies to it.
        if !is_playable(game, state, by, effect) {
            state.open.frames.pop();
            return take_back(game, state, by, card, log);
        }
        state.open.frames.replace(Frame::Played { by, card, asked: true, cancelled });
        state.open.frames.push(Frame::Moment { moment: Moment::Reply });
        return;
    }
    state.open.frames.pop();
    let row = game.action(card);
    // What a reply of another edition does may have taken its object.
    if !cancelled && !is_playable(game, state, by, effect) {
        take_back(game, state, by, card, log);
        return;
    }
    if !cancelled && effect.iter().any(|word| matches!(word, Effect::Rebate(_))) {
        // It stays on the table until the bid or purchase succeeds or fails.
        state.open.bidding.partner = Some(Partner { seat: by, card });
        return;
    }
    if cancelled {
        log.tell(Fact::Cancelled { seat: by, card });
    } else {
        coop::note(game, &mut state.open, by, row.moment);
        state.open.frames.push(Frame::line(by, game.lines.number(effect)));
    }
    lay_under(game, state, by, card);
}

/// `yedo.cards.walls`, `yedo.limit.actions`: face up to all, then under the deck; unless a character
/// may take it back.
pub(crate) fn lay_under(game: &Yedo, state: &mut State, by: Seat, card: u8) {
    if tea_house::takes_back(game, &state.open, by) {
        state.open.frames.push(Frame::Story { by, card });
    } else {
        state.secret.actions.under.push(Placed { card, known: Known::ALL });
    }
}

/// The law of taking a card back.
pub(crate) fn story_check(choice: Choice) -> Result<(), Illegal> {
    match choice {
        Choice::Pass | Choice::Character => Ok(()),
        _ => Err(Illegal::no_answer(rules::TEA_CONTENT)),
    }
}

/// Back to the hand by a character, or under the deck.
pub(crate) fn story_apply(
    game: &Yedo,
    state: &mut State,
    choice: Choice,
    log: &mut impl Log<Fact>,
) {
    let Frame::Story { by, card } = state.open.frames.pop() else {
        unreachable!("a card lies on the table")
    };
    if choice == Choice::Character {
        tea_house::take_back(&mut state.open, by, log);
        take_back(game, state, by, card, log);
    } else {
        state.secret.actions.under.push(Placed { card, known: Known::ALL });
    }
}

/// A card returns to hand; what is too much goes at once.
pub(crate) fn take_back(
    game: &Yedo,
    state: &mut State,
    seat: Seat,
    card: u8,
    log: &mut impl Log<Fact>,
) {
    log.tell(Fact::TakenBack { seat, card });
    let own = &mut state.secret.hands[seat].actions;
    own.insert(Placed { card, known: Known::ALL });
    if game.edition.numbers.limits.actions < own.len() {
        state.open.frames.push(Frame::Excess { seat, kind: Kind::Actions });
    }
}

/// `yedo.cards.walls`: the card this one answers does nothing.
pub(crate) fn cancel(open: &mut Open) {
    if matches!(open.frames.top(), Frame::Moment { moment: Moment::Reply }) {
        open.frames.pop();
    }
    if let Frame::Played { by, card, asked, .. } = open.frames.top() {
        open.frames.replace(Frame::Played { by, card, asked, cancelled: true });
    }
}

/// `yedo.cards.new-orders`: the event does nothing and another is revealed.
pub(crate) fn redraw(
    game: &Yedo,
    state: &mut State,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) {
    if let Some(event) = state.open.event {
        log.tell(Fact::EventCancelled { event });
    }
    event::turn_up(game, state, chance, log);
    return_others(game, state, log);
}

/// `yedo.cards.new-orders`: together the Emperor's event does nothing.
pub(crate) fn ignore(game: &Yedo, state: &mut State, log: &mut impl Log<Fact>) {
    if let Some(card) = state.open.coop.current {
        log.tell(Fact::EmperorIgnored { card });
    }
    return_others(game, state, log);
    let frames = &mut state.open.frames;
    let at = frames.as_slice().iter().rposition(|frame| *frame == Frame::EventWorks);
    let n_above = at.map_or(0, |at| frames.as_slice().len() - at);
    let above: Vec<Frame> = (0..n_above).map(|_| frames.pop()).collect();
    let moment = Frame::Moment { moment: Moment::Event };
    let rest = above.into_iter().rev().filter(|frame| ![Frame::EventWorks, moment].contains(frame));
    rest.for_each(|frame| frames.push(frame));
}

/// `yedo.cards.simultaneous`: cards that were shown with this one, against the event it cancels,
/// have lost their object and return to hand.
fn return_others(game: &Yedo, state: &mut State, log: &mut impl Log<Fact>) {
    let frames = state.open.frames.as_slice();
    let at = frames.iter().rposition(|it| *it == Frame::Moment { moment: Moment::Event });
    let n_above = at.map_or(0, |at| frames.len() - 1 - at);
    let above: Vec<Frame> = (0..n_above).map(|_| state.open.frames.pop()).collect();
    let mut back = Vec::new();
    for frame in above.into_iter().rev() {
        match frame {
            Frame::Played { by, card, asked: false, .. }
                if game.action(card).moment == Moment::Event =>
            {
                back.push((by, card));
            }
            _ => state.open.frames.push(frame),
        }
    }
    for (by, card) in back {
        take_back(game, state, by, card, log);
    }
}
