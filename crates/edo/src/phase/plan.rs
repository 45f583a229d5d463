//! Phase 1: plan in secret.
//!
//! `edo.plan.three-cards`, `edo.plan.officials`, `edo.plan.empty-card`, `edo.plan.reveal`,
//! `edo.plan.maximum`.

use table::{Chance, Choices, First, Hearing, Illegal, Log, Sealed, Seat};

use crate::choice::Choice;
use crate::edition::Privilege;
use crate::fact::Fact;
use crate::frame::Frame;
use crate::game::Edo;
use crate::rules;
use crate::state::{Draft, Open, Plan, SLOTS, Slot, State};

/// Asks everybody at once.
pub(crate) fn begin(game: &Edo, state: &mut State) {
    state.secret.plans = Sealed::ask(table::Game::seats(game));
    state.open.frames.replace(Frame::Plan);
}

/// What can be laid next. `wide` adds officials a seat does not have.
pub(crate) fn candidates(
    game: &Edo,
    open: &Open,
    seat: Seat,
    draft: &Draft,
    wide: bool,
    out: &mut impl FnMut(Choice),
) {
    let home = &open.homes[seat];
    if 0 < home.privileges[Privilege::Support] {
        out(Choice::Support);
    }
    let at_home = home.officials - draft.own();
    for card in unlaid(open, seat, draft) {
        for (edge, row) in game.card(card).edges.iter().enumerate() {
            let most = if wide { row.most } else { row.most.min(at_home + draft.support) };
            for officials in draft.support..=most {
                out(Choice::Plan { card, edge: edge as u8, officials });
            }
        }
    }
}

/// May this be laid next?
pub(crate) fn hear(
    game: &Edo,
    open: &Open,
    seat: Seat,
    draft: &Draft,
    choice: Choice,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    match choice {
        Choice::Support => hear_support(game, open, seat, draft, hearing),
        Choice::Plan { card, edge, officials } => {
            let home = &open.homes[seat];
            let free = home.cards.has(card) && !is_laid(draft, card);
            rules::PLAN_THREE_CARDS.needs("card", u8::from(free), 1)?;
            let Some(row) = game.card(card).edges.get(edge as usize) else {
                return Err(Illegal::no_answer(rules::PLAN_THREE_CARDS));
            };
            hearing.hear(rules::PLAN_MAXIMUM.allows("maximum", officials, row.most))?;
            // `edo.tokken.b-support`: a black official must be assigned.
            let black = draft.support;
            hearing.hear(rules::TOKKEN_B_SUPPORT.needs("black-assigned", officials, black))?;
            let at_home = home.officials - draft.own();
            let own = officials.saturating_sub(black);
            hearing.hear(rules::PLAN_MAXIMUM.needs("officials", at_home, own))
        }
        _ => Err(Illegal::no_answer(rules::PLAN_THREE_CARDS)),
    }
}

fn hear_support(
    game: &Edo,
    open: &Open,
    seat: Seat,
    draft: &Draft,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    let held = open.homes[seat].privileges[Privilege::Support];
    hearing.hear(rules::TOKKEN_B_SUPPORT.needs("privilege", held, draft.black() + 1))?;
    let left = open.supply.black_officials;
    hearing.hear(rules::PIECES_EMPTY.needs("black-officials", left, draft.black() + 1))?;
    let room = unlaid(open, seat, draft)
        .flat_map(|card| game.card(card).edges.iter().map(|edge| edge.most))
        .max()
        .unwrap_or(0);
    hearing.hear(rules::PLAN_MAXIMUM.allows("maximum", draft.support + 1, room))
}

/// Lays a card; the third seals the plan, the last sealed plan opens all.
pub(crate) fn apply(
    game: &Edo,
    state: &mut State,
    seat: Seat,
    choice: Choice,
    log: &mut impl Log<Fact>,
) {
    let draft = &mut state.secret.drafts[seat];
    lay(draft, choice);
    if (draft.filled as usize) < SLOTS {
        return;
    }
    let plan = draft.slots;
    *draft = Draft::default();
    state.secret.plans.seal(seat, plan);
    log.tell(Fact::PlanSealed { seat, plan: Some(plan) });
    if let Some(plans) = state.secret.plans.open() {
        state.secret = crate::state::Secret::default();
        for seat in table::Game::seats(game).iter() {
            let plan = plans[seat].expect("all have sealed");
            open_plan(&mut state.open, seat, plan, log);
        }
        super::perform::next_card(game, state, 0, 0, log);
    }
}

/// `edo.plan.reveal`: what was secret lies open, and officials leave home for their cards.
fn open_plan(open: &mut Open, seat: Seat, plan: Plan, log: &mut impl Log<Fact>) {
    open.plans[seat] = plan;
    log.tell(Fact::PlanOpened { seat, plan });
    let home = &mut open.homes[seat];
    for slot in plan.0 {
        home.officials -= slot.own;
        home.privileges[Privilege::Support] -= slot.black;
        open.supply.black_officials -= slot.black;
        for _ in 0..slot.black {
            log.tell(Fact::SupportUsed { seat });
        }
    }
}

fn lay(draft: &mut Draft, choice: Choice) {
    match choice {
        Choice::Support => draft.support += 1,
        Choice::Plan { card, edge, officials } => {
            let black = draft.support;
            let slot = Slot { card, edge, own: officials - black, black };
            draft.slots.0[draft.filled as usize] = slot;
            draft.filled += 1;
            draft.support = 0;
        }
        _ => unreachable!("check lets nothing else be planned"),
    }
}

/// Any plan this seat could make, each answer as likely as any other; for imagined worlds.
pub(crate) fn any(game: &Edo, open: &Open, seat: Seat, chance: &mut impl Chance) -> Plan {
    let mut draft = Draft::default();
    let mut choices = Choices::new();
    while (draft.filled as usize) < SLOTS {
        choices.clear();
        list(game, open, seat, &draft, &mut choices);
        lay(&mut draft, choices.any(chance));
    }
    draft.slots
}

/// Every lawful way to go on with a plan.
pub(crate) fn list(game: &Edo, open: &Open, seat: Seat, draft: &Draft, out: &mut Choices<Choice>) {
    // The narrow candidates are all lawful but for the privilege, which is rare.
    candidates(game, open, seat, draft, false, &mut |choice| {
        let support = choice == Choice::Support;
        if !support || hear_support(game, open, seat, draft, &mut First).is_ok() {
            out.push(choice);
        }
    });
}

fn unlaid<'a>(open: &Open, seat: Seat, draft: &'a Draft) -> impl Iterator<Item = u8> + 'a {
    let cards =
        draft.laid().iter().fold(open.homes[seat].cards, |cards, slot| cards.without(slot.card));
    cards.iter()
}

fn is_laid(draft: &Draft, card: u8) -> bool {
    draft.laid().iter().any(|slot| slot.card == card)
}
