//! Phase 7: actions.
//!
//! `yedo.act.*`, `yedo.annex.*`.

use table::{Chance, First, Hearing, Illegal, Log, Rule, Seat};

use crate::addon::tea_house;
use crate::choice::Choice;
use crate::district::{By, Deed};
use crate::edition::{Annex, DistrictAction, Moment};
use crate::fact::Fact;
use crate::frame::{Deck, Done, Frame};
use crate::game::Yedo;
use crate::state::{Helped, Open, Piece, Spot, State};
use crate::{coop, district, draw, mission, rules};

/// The turns of this phase go on in the order it begins with (`yedo.castle.rest`).
pub(crate) fn begin(_: &Yedo, open: &mut Open) {
    open.acting = open.order;
    open.frames.replace(Frame::Act { turn: 0, idle: 0 });
}

/// Passes over who has nobody on the board. True if somebody is asked, false to go on; none when
/// the phase is over.
pub(crate) fn settle(
    game: &Yedo,
    open: &mut Open,
    (turn, idle): (u8, u8),
    log: &mut impl Log<Fact>,
) -> Option<bool> {
    if idle == game.turns() {
        return None;
    }
    let seat = open.acting[turn as usize];
    let next = (turn + 1) % game.turns();
    // `yedo.coop.daimyo.actions`: nobody asks the Daimyo.
    if game.daimyo() == Some(seat) && coop::act(game, open, seat, log) {
        open.frames.replace(Frame::Act { turn: next, idle: 0 });
        return Some(false);
    }
    if open.spots(seat).next().is_some() {
        return Some(true);
    }
    // What cards did for an activation that does not come is not the next player's.
    open.again = 0;
    open.helped = Helped::default();
    open.frames.replace(Frame::Act { turn: next, idle: idle + 1 });
    Some(false)
}

/// `yedo.act.turns`: one own disciple.
pub(crate) fn turn_check(
    open: &Open,
    seat: Seat,
    choice: Choice,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    let Choice::Activate(spot) = choice else {
        return Err(Illegal::no_answer(rules::ACT_TURNS));
    };
    let own = open.at(spot).owner() == Some(seat);
    hearing.hear(rules::ACT_TURNS.needs("disciple", u8::from(own), 1))
}

/// A disciple is activated.
pub(crate) fn turn_apply(
    game: &Yedo,
    open: &mut Open,
    seat: Seat,
    choice: Choice,
    log: &mut impl Log<Fact>,
) {
    let (Choice::Activate(spot), Frame::Act { turn, .. }) = (choice, open.frames.top()) else {
        unreachable!("checked: a disciple")
    };
    log.tell(Fact::Activated { seat, spot });
    let turn = if open.goes_on() { turn } else { (turn + 1) % game.turns() };
    open.frames.replace(Frame::Act { turn, idle: 0 });
    open.frames.push(Frame::Return { seat, spot });
    open.frames.push(Frame::Active { seat, spot, done: Done::Nothing });
}

/// What the disciple could do there.
pub(crate) fn candidates(
    game: &Yedo,
    state: &State,
    seat: Seat,
    spot: Spot,
    done: Done,
    out: &mut impl FnMut(Choice),
) {
    out(Choice::Pass);
    if done != Done::Missions {
        match spot.as_annex() {
            Some((_, Annex::KobudoRyu | Annex::Chashitsu)) => return out(Choice::Use),
            Some((_, Annex::Yashiki | Annex::Karesansui)) => {}
            None => district::candidates(game, &state.open, spot, done, out),
        }
    }
    if matches!(done, Done::Once { .. }) {
        return;
    }
    if done == Done::Nothing {
        tea_house::hire_candidates(&state.open, spot, out);
    }
    coop::candidates(&state.open, out);
    for number in mission::within_reach(state, seat) {
        out(Choice::Complete { mission: number, bonus: false });
        if game.mission(number).bonus.is_some() {
            out(Choice::Complete { mission: number, bonus: true });
        }
    }
}

/// Every lawful answer to what the disciple does there: the candidates by the law, but for what is
/// known of them. Actions that are listed are the district's, and who lacks something for a mission
/// lacks it for its bonus part, too.
pub(crate) fn list(
    game: &Yedo,
    state: &State,
    seat: Seat,
    spot: Spot,
    done: Done,
    out: &mut impl FnMut(Choice),
) {
    let mut missed = None;
    candidates(game, state, seat, spot, done, &mut |choice| match choice {
        Choice::Do { action, with } => {
            let deed = Deed { by: By::Disciple(spot), action, with };
            if district::check(game, state, seat, deed, &mut First).is_ok() {
                out(choice);
            }
        }
        Choice::Complete { mission, bonus: true } if missed == Some(mission) => {}
        _ if check(game, state, seat, spot, done, choice, &mut First).is_ok() => out(choice),
        Choice::Complete { mission, .. } => missed = Some(mission),
        _ => {}
    });
}

/// The law of an activation: `yedo.act.choice`.
pub(crate) fn check(
    game: &Yedo,
    state: &State,
    seat: Seat,
    spot: Spot,
    done: Done,
    choice: Choice,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    match choice {
        Choice::Pass => Ok(()),
        Choice::Complete { mission, bonus } => {
            goes_on(done, true)?;
            mission::check(game, state, seat, spot, mission, bonus, hearing)
        }
        // `yedo.coop.errand`: a part of the same choice.
        Choice::Errand(errand) => {
            goes_on(done, true)?;
            coop::check(game, state, seat, spot, errand, hearing)
        }
        Choice::Hire(character) => {
            goes_on(done, false)?;
            tea_house::hire_check(&state.open, seat, spot, character, hearing)
        }
        Choice::Use => {
            goes_on(done, false)?;
            check_annex(game, state, spot, hearing)
        }
        Choice::Do { action, with } => {
            if done == Done::Missions {
                goes_on(done, false)?;
            }
            check_of(game, &state.open, spot, done, action)?;
            let deed = Deed { by: By::Disciple(spot), action, with };
            district::check(game, state, seat, deed, hearing)
        }
        _ => Err(Illegal::no_answer(rules::ACT_CHOICE)),
    }
}

/// May this come after what the activation has done already?
fn goes_on(done: Done, is_mission: bool) -> Result<(), Illegal> {
    match done {
        Done::Nothing => Ok(()),
        // `yedo.mission.several`: after a mission only missions.
        Done::Missions => rules::MISSION_SEVERAL.needs("mission-next", u8::from(is_mission), 1),
        // After the first of two actions only the second, says the card.
        Done::Once { .. } => Err(rules::CARDS_CONTENT.lacks("action-next", 0_i16, 1)),
    }
}

/// What an annex does for who stands on it.
fn check_annex(
    game: &Yedo,
    state: &State,
    spot: Spot,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    match spot.as_annex() {
        Some((_, Annex::KobudoRyu)) => {
            let there = !draw::is_empty(game, state, Deck::Weapon);
            hearing.hear(rules::ANNEX_KOBUDO.needs("weapons-left", u8::from(there), 1))
        }
        Some((_, Annex::Chashitsu)) => {
            let there = !draw::is_empty(game, state, Deck::Bonus);
            hearing.hear(rules::ANNEX_CHASHITSU.needs("deck", u8::from(there), 1))
        }
        Some((_, Annex::Yashiki)) => Err(rules::ANNEX_YASHIKI.lacks("only-missions", 0_i16, 1)),
        Some((_, Annex::Karesansui)) => {
            Err(rules::ANNEX_KARESANSUI.lacks("only-missions", 0_i16, 1))
        }
        None => Err(rules::ANNEX_USE.lacks("on-annex", 0_i16, 1)),
    }
}

/// Is it an action of who stands there? If not, what decides that.
fn check_of(
    game: &Yedo,
    open: &Open,
    spot: Spot,
    done: Done,
    action: DistrictAction,
) -> Result<(), Illegal> {
    let Some(no) = spot.as_location() else {
        // `yedo.annex.use`: who is on an annex is in no district.
        return Err(rules::ANNEX_USE.lacks("in-district", 0_i16, 1));
    };
    if district::is_of(game, open, spot, done, action) {
        return Ok(());
    }
    let row = game.location(no);
    let here = action.district() == row.district;
    let no = |rule: Rule, what| Err(rule.lacks(what, 0_i16, 1));
    if open.helped.borrow {
        return no(rules::CARDS_CONTENT, "of-a-neighbour");
    }
    if matches!(done, Done::Once { .. }) {
        return no(rules::CARDS_CONTENT, "action-next");
    }
    if !here {
        return no(rules::ACT_CHOICE, "of-the-district");
    }
    if row.rest != (action == DistrictAction::Rest) {
        return no(rules::CASTLE_REST, "such-a-space");
    }
    no(rules::CLAN_SAILOR, "only-goods")
}

/// What the disciple does.
pub(crate) fn apply(
    game: &Yedo,
    state: &mut State,
    seat: Seat,
    spot: Spot,
    choice: Choice,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) {
    let yields = &game.edition.numbers.yields;
    match choice {
        Choice::Errand(errand) => {
            go_on_with_missions(&mut state.open, seat, spot);
            coop::complete(game, &mut state.open, seat, errand, log);
        }
        Choice::Complete { mission, bonus } => {
            go_on_with_missions(&mut state.open, seat, spot);
            mission::complete(game, state, seat, spot, Choice::Complete { mission, bonus }, log);
        }
        Choice::Use => {
            state.open.frames.pop();
            let (deck, number) = match spot.as_annex() {
                // `yedo.annex.kobudo`
                Some((_, Annex::KobudoRyu)) => (Deck::Weapon, yields.kobudo_draw),
                // `yedo.annex.chashitsu`
                _ => (Deck::Bonus, yields.chashitsu_draw),
            };
            draw::draw_keep_one(game, state, seat, deck, number, chance, log);
        }
        Choice::Hire(character) => {
            state.open.frames.pop();
            tea_house::hire(&mut state.open, seat, character, log);
        }
        Choice::Do { action, with } => {
            do_again_or_not(&mut state.open, action);
            log.tell(Fact::Acted { seat, action });
            let deed = Deed { by: By::Disciple(spot), action, with };
            district::apply(game, state, seat, deed, chance, log);
        }
        _ => {
            state.open.frames.pop();
        }
    }
}

/// On an annex exactly one mission or errand; in a district perhaps more.
fn go_on_with_missions(open: &mut Open, seat: Seat, spot: Spot) {
    if spot.as_annex().is_some() {
        open.frames.pop();
    } else {
        open.frames.replace(Frame::Active { seat, spot, done: Done::Missions });
    }
}

/// By a card a second action may follow the first.
fn do_again_or_not(open: &mut Open, action: DistrictAction) {
    match open.frames.top_mut() {
        Frame::Active { done: done @ Done::Nothing, .. } if open.helped.twice => {
            *done = Done::Once { action };
        }
        _ => {
            open.frames.pop();
        }
    }
}

/// A second action is asked for only where there is one, and of who still stands there. True if
/// somebody is asked.
pub(crate) fn settle_second(
    game: &Yedo,
    state: &mut State,
    seat: Seat,
    spot: Spot,
    done: Done,
) -> bool {
    let mut found = !matches!(done, Done::Once { .. });
    if !found && state.open.at(spot).owner() == Some(seat) {
        candidates(game, state, seat, spot, done, &mut |choice| {
            let lawful = || check(game, state, seat, spot, done, choice, &mut First).is_ok();
            found = found || choice != Choice::Pass && lawful();
        });
    }
    if !found {
        state.open.frames.pop();
    }
    found
}

/// An activation is over: what cards did for it ends, and the disciple goes home unless it is
/// there already.
pub(crate) fn end(
    game: &Yedo,
    state: &mut State,
    seat: Seat,
    spot: Spot,
    log: &mut impl Log<Fact>,
) {
    state.open.frames.pop();
    state.open.helped = Helped::default();
    go_home(&mut state.open, spot, log);
    if tea_house::is_asked_after(game, state, seat) {
        state.open.frames.push(Frame::After { seat });
    }
}

/// The law of using a character after an activation.
pub(crate) fn after_check(
    game: &Yedo,
    state: &State,
    seat: Seat,
    choice: Choice,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    match choice {
        Choice::Pass => Ok(()),
        Choice::Character => tea_house::check(game, state, seat, Moment::Act, hearing),
        _ => Err(Illegal::no_answer(rules::TEA_USE)),
    }
}

/// It is used, or not.
pub(crate) fn after_apply(
    game: &Yedo,
    open: &mut Open,
    seat: Seat,
    choice: Choice,
    log: &mut impl Log<Fact>,
) {
    open.frames.pop();
    if choice == Choice::Character {
        tea_house::use_it(game, open, seat, log);
    }
}

/// A disciple goes home; a Ronin leaves (`yedo.cards.ronin`).
pub(crate) fn go_home(open: &mut Open, spot: Spot, log: &mut impl Log<Fact>) {
    let piece = open.at(spot);
    let Some(seat) = piece.owner() else { return };
    open.set(spot, Piece::NOBODY);
    if piece.is_ronin() {
        log.tell(Fact::RoninLeft { seat, spot });
    } else if piece.is_errand_boy() {
        open.coop.boy_home = true;
        log.tell(Fact::WentHome { seat, spot });
    } else {
        let home = &mut open.homes[seat];
        match piece.skill() {
            Some(specialist) => home.skilled = home.skilled.with(specialist),
            None => home.home += 1,
        }
        log.tell(Fact::WentHome { seat, spot });
    }
}
