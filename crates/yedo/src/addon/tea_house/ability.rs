//! What characters do: when they are used, and those who are used in their own way.

#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "most words of a character are done like those of cards, and an answer that is not named is refused"
)]

use table::{First, Game, Hearing, Illegal, Log, Seat};

use super::Role;
use crate::choice::Choice;
use crate::edition::{Character, ClanPower, CoopUse, DistrictAction, Effect, Moment};
use crate::effect::can_play;
use crate::fact::Fact;
use crate::frame::Frame;
use crate::game::Yedo;
use crate::phase::bid::needs_mon;
use crate::state::{Open, State};
use crate::{card, coop, gain, rules};

/// The active character of a seat, if it can be used at this moment.
fn usable(game: &Yedo, open: &Open, seat: Seat, moment: Moment) -> Option<&'static Character> {
    let row = game.character(open.homes[seat].active?);
    check_moment(game, open, seat, row, moment).is_ok().then_some(row)
}

/// May a character be used at this moment?
fn check_moment(
    game: &Yedo,
    open: &Open,
    seat: Seat,
    row: &Character,
    moment: Moment,
) -> Result<(), Illegal> {
    // Some are not used by saying so.
    let taken_back = game.said(row.effect, row.coop).contains(&Effect::TakeBack);
    let said = !taken_back && row.moment != Moment::Round;
    rules::TEA_CONTENT.needs("used-at-will", u8::from(said), 1)?;
    // What was lent is not lent again.
    let spent = open.homes[seat].owes && row.coop_use == CoopUse::UntilPaidBack;
    rules::TEA_CONTENT.allows("lent", u8::from(spent), 0)?;
    if row.moment == Moment::Any {
        return rules::CARDS_ANY.needs("moment-free", u8::from(moment != Moment::Reply), 1);
    }
    let lack = card::moment_lack(game.daimyo().is_some(), row.moment);
    rules::TEA_USE.needs(lack, u8::from(game.is_at(row.moment, moment)), 1)
}

impl Yedo {
    /// What a character does in this game.
    pub fn character_effect(&self, row: &Character) -> &'static [Effect] {
        row.coop.filter(|_| self.daimyo().is_some()).unwrap_or(row.effect)
    }
}

/// `yedo.cards.ask`: has this seat an active character with just this moment?
pub(crate) fn is_asked(game: &Yedo, open: &Open, seat: Seat, moment: Moment) -> bool {
    usable(game, open, seat, moment).is_some_and(|row| game.is_at(row.moment, moment))
}

/// To use the active character, if this is its moment.
pub(crate) fn candidates(
    game: &Yedo,
    open: &Open,
    seat: Seat,
    moment: Moment,
    out: &mut impl FnMut(Choice),
) {
    if usable(game, open, seat, moment).is_some() {
        out(Choice::Character);
    }
}

/// `yedo.tea.use`: may it be used now?
pub(crate) fn check(
    game: &Yedo,
    state: &State,
    seat: Seat,
    moment: Moment,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    let open = &state.open;
    let Some(role) = open.homes[seat].active else {
        return Err(rules::TEA_USE.lacks("active-character", 0_i16, 1));
    };
    let row = game.character(role);
    hearing.hear(check_moment(game, open, seat, row, moment))?;
    can_play(game, state, seat, game.character_effect(row), rules::TEA_CONTENT, hearing)
}

/// It is used and discarded at once. `yedo.cards.walls`: nothing can cancel it.
pub(crate) fn use_it(game: &Yedo, open: &mut Open, seat: Seat, log: &mut impl Log<Fact>) {
    let role = open.homes[seat].active.expect("checked: somebody is active");
    let row = game.character(role);
    coop::note(game, open, seat, row.moment);
    if stays(game, open, seat) {
        open.homes[seat].used = true;
        log.tell(Fact::CharacterUsed { seat, character: role.no() });
    } else {
        discard(open, seat, log);
    }
    open.frames.push(Frame::line(seat, game.lines.number(game.character_effect(row))));
}

/// `yedo.coop.modules`: does the active character stay after this use?
fn stays(game: &Yedo, open: &Open, seat: Seat) -> bool {
    let home = &open.homes[seat];
    let row = home.active.filter(|_| game.daimyo().is_some()).map(|role| game.character(role));
    row.is_some_and(|row| match row.coop_use {
        CoopUse::Twice => !home.used,
        CoopUse::UntilPaidBack => true,
        CoopUse::Once | CoopUse::Unfit => false,
    })
}

fn discard(open: &mut Open, seat: Seat, log: &mut impl Log<Fact>) -> Role {
    let role = open.homes[seat].active.take().expect("checked: somebody is active");
    open.homes[seat].used = false;
    open.tea.discard |= 1 << role.no().0;
    log.tell(Fact::CharacterUsed { seat, character: role.no() });
    role
}

/// Does this seat's active character take a played card back?
pub(crate) fn takes_back(game: &Yedo, open: &Open, seat: Seat) -> bool {
    let role = open.homes[seat].active;
    role.map(|role| game.character(role))
        .is_some_and(|row| game.said(row.effect, row.coop).contains(&Effect::TakeBack))
}

/// The card goes back to the hand and the character is discarded.
pub(crate) fn take_back(open: &mut Open, seat: Seat, log: &mut impl Log<Fact>) {
    discard(open, seat, log);
}

/// Who gets how many Mon from a seat that does this.
pub(crate) fn toll(
    game: &Yedo,
    open: &Open,
    seat: Seat,
    action: DistrictAction,
) -> Option<(Seat, u16)> {
    // `yedo.clan.tenacious`: these ignore it.
    if open.homes[seat].is(ClanPower::Tenacious) {
        return None;
    }
    game.seats().without(seat).iter().find_map(|owner| {
        let row = game.character(open.homes[owner].active?);
        game.said(row.effect, row.coop).iter().find_map(|word| match *word {
            Effect::Toll(district, mon) if district == action.district() => {
                Some((owner, u16::from(mon)))
            }
            _ => None,
        })
    })
}

/// The toll is paid before anything else.
pub(crate) fn pay_toll(
    game: &Yedo,
    open: &mut Open,
    seat: Seat,
    action: DistrictAction,
    log: &mut impl Log<Fact>,
) {
    if let Some((owner, mon)) = toll(game, open, seat, action) {
        gain::pay(open, seat, mon, log);
        gain::earn(open, owner, mon, log);
        open.homes[owner].used = true;
    }
}

/// `yedo.tea.use`: on the own turn, before or after activating. Who cannot use it is not asked.
pub(crate) fn is_asked_after(game: &Yedo, state: &State, seat: Seat) -> bool {
    is_asked(game, &state.open, seat, Moment::Act)
        && check(game, state, seat, Moment::Act, &mut First).is_ok()
}

/// What was lent, and what it costs not to pay it back.
fn loan(game: &Yedo) -> (u16, u16) {
    let words = game.edition.characters.iter().flat_map(|row| game.said(row.effect, row.coop));
    let loan = words.into_iter().find_map(|word| match *word {
        Effect::Loan { back, prestige, .. } => Some((u16::from(back), u16::from(prestige))),
        _ => None,
    });
    loan.expect("somebody lends, since somebody owes")
}

/// Who cannot pay back loses prestige unasked. True if somebody is asked.
pub(crate) fn settle_debt(
    game: &Yedo,
    open: &mut Open,
    seat: Seat,
    log: &mut impl Log<Fact>,
) -> bool {
    let (back, prestige) = loan(game);
    if back <= open.homes[seat].mon {
        return true;
    }
    open.frames.pop();
    gain::lose_prestige(open, seat, prestige, log);
    false
}

/// The law of paying back.
pub(crate) fn debt_check(
    game: &Yedo,
    open: &Open,
    seat: Seat,
    choice: Choice,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    match choice {
        Choice::Pass => Ok(()),
        Choice::Pay => hearing.hear(needs_mon(rules::TEA_CONTENT, open, seat, loan(game).0)),
        _ => Err(Illegal::no_answer(rules::TEA_CONTENT)),
    }
}

/// Mon, or prestige.
pub(crate) fn debt_apply(
    game: &Yedo,
    open: &mut Open,
    seat: Seat,
    choice: Choice,
    log: &mut impl Log<Fact>,
) {
    open.frames.pop();
    let (back, prestige) = loan(game);
    match choice {
        Choice::Pay => gain::pay(open, seat, back, log),
        _ => gain::lose_prestige(open, seat, prestige, log),
    }
}
