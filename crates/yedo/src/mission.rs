//! Missions: what they need, what they take, what they give.
//!
//! `yedo.mission.*`.

mod stand;

use table::{Chance, First, Game, Hearing, Illegal, Log, Rule, Seat};

use crate::addon::{clans, specialists};
use crate::choice::{Card, Choice};
use crate::edition::{
    Annex, ClanPower, Colour, District, MissionSet, Needs, Pays, Specialist, Thing,
};
use crate::fact::Fact;
use crate::frame::{Deck, Frame, Kind};
use crate::game::Yedo;
use crate::phase::bid::needs_mon;
use crate::state::{Home, Open, Spot, State};
use crate::{coop, draw, gain, rules};

pub use stand::{Stand, Standing};

/// What may go unmet.
#[derive(Clone, Copy, Default)]
struct Waived {
    /// District icons.
    districts: u8,
    /// Weapons, or the blessing.
    things: u8,
    /// Weapons only.
    weapons: u8,
    /// A district icon, or the blessing.
    ascetic: u8,
}

/// The missions in hand, and that on the victory pile until it is done (`yedo.coop.shogun`).
pub(crate) fn within_reach(state: &State, seat: Seat) -> impl Iterator<Item = u8> + '_ {
    let open = &state.open;
    let shogun = open.coop.shogun.filter(|_| !open.shogun_dead);
    state.secret.hands[seat].missions.iter().chain(shogun)
}

/// All that a mission needs, with its bonus part or without.
pub(crate) fn needs(game: &Yedo, mission: u8, bonus: bool) -> Needs {
    let row = game.mission(mission);
    match row.bonus {
        Some(part) if bonus => row.needs.plus(part.needs),
        _ => row.needs,
    }
}

/// May this mission be completed by activating the disciple on this spot?
pub(crate) fn check(
    game: &Yedo,
    state: &State,
    seat: Seat,
    spot: Spot,
    mission: u8,
    bonus: bool,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    let (open, hand) = (&state.open, &state.secret.hands[seat]);
    let own = within_reach(state, seat).any(|other| other == mission);
    rules::MISSION_OWN.needs("yours", u8::from(own), 1)?;
    let has_part = !bonus || game.mission(mission).bonus.is_some();
    rules::MISSION_BONUS.needs("bonus-part", u8::from(has_part), 1)?;
    hearing.hear(check_shown(game, spot, mission))?;
    hearing.hear(coop::check_boy(open, spot))?;
    let waived = waived_at(game, open, spot);
    let (held, skill) = ([hand.actions.len(), hand.bonuses.len()], open.at(spot).skill());
    let means = Means { open, seat, held, skill, waived };
    let pay = payment(game, open, seat, mission, bonus);
    means.check(game, &needs(game, mission, bonus), pay, hearing)
}

/// What a mission is completed with.
#[derive(Clone, Copy)]
struct Means<'s> {
    open: &'s Open,
    seat: Seat,
    /// Action cards and bonus cards in hand.
    held: [u8; 2],
    /// The specialist who is activated, if it is one.
    skill: Option<Specialist>,
    waived: Waived,
}

impl Means<'_> {
    /// Is all of this there, or may it go unmet?
    fn is_enough(&self, game: &Yedo, needs: &Needs, pay: u16) -> bool {
        self.check(game, needs, pay, &mut First).is_ok()
    }

    fn check(
        &self,
        game: &Yedo,
        needs: &Needs,
        pay: u16,
        hearing: &mut impl Hearing,
    ) -> Result<(), Illegal> {
        let Means { open, seat, held: [actions, bonuses], skill, waived } = *self;
        let waived = check_present(game, open, seat, needs, waived, hearing)?;
        check_owned(game, open, seat, needs, waived, hearing)?;
        check_others(game, open, seat, needs, hearing)?;
        specialists::check_needs(open, seat, skill, needs.specialists, needs.with, hearing)?;
        let own = rules::MISSION_OWN;
        hearing.hear(own.needs("give-actions", actions, needs.give_actions))?;
        hearing.hear(own.needs("give-bonuses", bonuses, needs.give_bonuses))?;
        hearing.hear(needs_mon(own, open, seat, pay))
    }
}

/// What cards and characters that were played let go unmet.
fn waived_by_cards(open: &Open) -> Waived {
    let (weapons, ascetic) = (u8::from(open.helped.blade), u8::from(open.helped.ascetic));
    Waived { weapons, ascetic, ..Waived::default() }
}

/// Can this mission be completed there at all?
fn check_shown(game: &Yedo, spot: Spot, mission: u8) -> Result<(), Illegal> {
    match (game.district(spot), spot.as_annex()) {
        (Some(district), _) => {
            // `yedo.mission.present`: the activated one stands in a district of the standard part.
            let shown = u8::from(game.mission(mission).needs.is_in(district));
            rules::MISSION_PRESENT.needs("shown", shown, 1)
        }
        // `yedo.annex.yashiki`, `yedo.annex.karesansui`
        (None, Some((_, Annex::Yashiki | Annex::Karesansui))) => Ok(()),
        (None, Some((_, Annex::KobudoRyu))) => Err(no_missions(rules::ANNEX_KOBUDO)),
        (None, Some((_, Annex::Chashitsu))) => Err(no_missions(rules::ANNEX_CHASHITSU)),
        (None, None) => unreachable!("a spot is one or the other"),
    }
}

/// No mission and no errand is done on such an annex.
pub(crate) fn no_missions(rule: Rule) -> Illegal {
    rule.lacks("missions-here", 0_i16, 1)
}

/// What may go unmet when the disciple on this spot is activated.
fn waived_at(game: &Yedo, open: &Open, spot: Spot) -> Waived {
    let none = waived_by_cards(open);
    match (game.district(spot), spot.as_annex()) {
        // `yedo.annex.yashiki`
        (None, Some((_, Annex::Yashiki))) => Waived { districts: 1, ..none },
        // `yedo.annex.karesansui`
        (None, Some((_, Annex::Karesansui))) => Waived { things: 1, ..none },
        _ => none,
    }
}

/// `yedo.clan.tenacious`: what is paid for the standard part and for the bonus part.
fn payment(game: &Yedo, open: &Open, seat: Seat, mission: u8, bonus: bool) -> u16 {
    let row = game.mission(mission);
    let parts = [Some(row.needs.pay), row.bonus.filter(|_| bonus).map(|part| part.needs.pay)];
    parts.into_iter().flatten().map(|pay| clans::due(game, open, seat, u16::from(pay))).sum()
}

/// `yedo.mission.present`: one own disciple for each district shown. Gives what may still go unmet.
fn check_present(
    game: &Yedo,
    open: &Open,
    seat: Seat,
    needs: &Needs,
    waived: Waived,
    hearing: &mut impl Hearing,
) -> Result<Waived, Illegal> {
    let (mut there, mut all) = (0, 0);
    for district in District::ALL {
        let need = needs.districts[district as usize];
        if 0 < need {
            all += need;
            there += need.min(game.present(open, seat, district));
        }
    }
    let most = waived.districts + waived.ascetic;
    hearing.hear(rules::MISSION_PRESENT.needs("present", there, all.saturating_sub(most)))?;
    let short = (all - there).saturating_sub(waived.districts);
    Ok(Waived { ascetic: waived.ascetic - short.min(waived.ascetic), ..waived })
}

/// `yedo.mission.own`: things shown are owned, things to be given are there besides.
fn check_owned(
    game: &Yedo,
    open: &Open,
    seat: Seat,
    needs: &Needs,
    waived: Waived,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    let (own, home, lent) = (rules::MISSION_OWN, &open.homes[seat], open.helped.lent);
    let given = needs.weapons.iter().filter(|weapon| 0 < home.weapons[*weapon as usize]);
    let mut given = given.count() as u8;
    let mut besides = home.n_weapons() - given;
    // One weapon that is neither asked for nor to be given up counts as one that is asked for.
    if open.helped.wild && given < needs.weapons.len() && needs.give_weapons < besides {
        (given, besides) = (given + 1, besides - 1);
    }
    hearing.hear(own.needs("give-weapons", besides, needs.give_weapons))?;
    let any = besides.saturating_sub(needs.give_weapons).min(needs.any_weapons);
    let all = needs.weapons.len() + needs.any_weapons;
    let need = all.saturating_sub(waived.things + waived.weapons);
    hearing.hear(own.needs("weapons", given + any, need))?;
    let short = (all - given - any).saturating_sub(waived.weapons);
    hearing.hear(own.needs("blessing", u8::from(home.blessing), needs.give_blessings.min(1)))?;
    let blessing = needs.blessing && waived.things <= short && waived.ascetic == 0;
    let blessed = !blessing || specialists::is_blessed(open, seat);
    hearing.hear(own.needs("blessing", u8::from(blessed), 1))?;
    let (types, number) = clans::annexes(game, open, seat);
    let has = |annex: &Annex| types.has(*annex) || lent == Some(*annex);
    let given = needs.annexes.iter().filter(has).count() as u8;
    hearing.hear(own.needs("annexes", given, needs.annexes.len()))?;
    // The generous count everybody's already.
    let counted = |annex: Annex| home.is(ClanPower::Generous) && types.has(annex);
    let all = number + u8::from(lent.is_some_and(|annex| !counted(annex)));
    hearing.hear(own.needs("any-annexes", all - given, needs.any_annexes))?;
    let geishas = needs.geishas + needs.give_geishas;
    hearing.hear(own.needs("own-geishas", home.n_geishas(), geishas))
}

/// What others, the Church and specialists must be there for.
fn check_others(
    game: &Yedo,
    open: &Open,
    seat: Seat,
    needs: &Needs,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    let present = rules::MISSION_PRESENT;
    for district in District::ALL.into_iter().filter(|district| needs.is_rival_in(*district)) {
        let mut others = game.seats().without(seat).iter();
        let there = others.any(|other| 0 < game.present(open, other, district));
        hearing.hear(present.needs("rival", u8::from(there), 1))?;
    }
    let visiting = open.spots(seat).filter_map(Spot::as_annex).any(|(owner, _)| owner != seat);
    let visiting = u8::from(visiting);
    hearing.hear(present.needs("rival-annex", visiting, u8::from(needs.rival_annex)))?;
    let church = open.church.cast_signed();
    hearing.hear(rules::MISSION_OWN.needs("church-mon", church, i16::from(needs.church)))
}

/// A mission is completed: paid, then rewarded (`yedo.mission.reward`).
pub(crate) fn complete(
    game: &Yedo,
    state: &mut State,
    seat: Seat,
    spot: Spot,
    choice: Choice,
    log: &mut impl Log<Fact>,
) {
    let Choice::Complete { mission, bonus } = choice else { unreachable!("checked: a mission") };
    let (row, needs) = (game.mission(mission), needs(game, mission, bonus));
    let open = &mut state.open;
    if open.coop.shogun == Some(mission) {
        // `yedo.coop.victory-pile`
        open.frames.push(Frame::TurnUp);
    } else {
        state.secret.hands[seat].missions.take(mission).expect("checked: it is in hand");
    }
    open.completed.add(mission);
    let helped = std::mem::take(&mut open.helped);
    open.helped.wild = helped.wild;
    let home = &mut open.homes[seat];
    home.completed[row.colour as usize] += 1;
    home.bonus_parts += u8::from(bonus);
    log.tell(Fact::Completed { seat, mission, bonus });
    gain::pay(open, seat, payment(game, open, seat, mission, bonus), log);
    if 0 < needs.give_blessings {
        gain::unbless(open, seat, log);
    }
    for _ in 0..needs.give_geishas {
        gain::lose_geisha(open, seat, log);
    }
    let extra = row.bonus.filter(|_| bonus).map_or(Pays::NONE, |part| part.pays);
    gain::score(open, seat, u16::from(row.pays.prestige + extra.prestige), log);
    gain::earn(open, seat, u16::from(row.pays.mon + extra.mon + helped.mon), log);
    // `yedo.mission.shogun`: the round is finished, then the game ends.
    if row.set == MissionSet::Shogun {
        open.shogun_dead = true;
        log.tell(Fact::ShogunDied { seat });
    }
    if let Some(specialist) = open.at(spot).skill() {
        let mon = row.pays.mon + extra.mon + helped.mon;
        open.frames.push(Frame::Skill { seat, specialist, mon });
    }
    push_reward(open, seat, Pays { missions: helped.missions, ..Pays::NONE });
    push_reward(open, seat, extra);
    push_reward(open, seat, row.pays);
    for (kind, left) in [
        (Kind::Weapons, needs.give_weapons),
        (Kind::Bonuses, needs.give_bonuses),
        (Kind::Actions, needs.give_actions),
    ] {
        if 0 < left {
            open.frames.push(Frame::Give { seat, kind, left, mission, bonus });
        }
    }
}

/// The things of a reward; prestige and Mon are given at once.
pub(crate) fn push_reward(open: &mut Open, seat: Seat, pays: Pays) {
    for (thing, left) in [
        (Thing::Blessing, pays.blessings),
        (Thing::Weapon, pays.weapons),
        (Thing::Mission, pays.missions),
        (Thing::Bonus, pays.bonuses),
        (Thing::Action, pays.actions),
    ] {
        if 0 < left {
            open.frames.push(Frame::Reward { seat, thing, left });
        }
    }
}

/// `yedo.mission.own`: a given weapon is one besides those that must be owned.
pub(crate) fn give_check(
    game: &Yedo,
    state: &State,
    seat: Seat,
    choice: Choice,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    let Frame::Give { kind, mission, bonus, .. } = state.open.frames.top() else {
        unreachable!("something is being given")
    };
    let needs = needs(game, mission, bonus);
    check_given(state, seat, kind, &needs, rules::MISSION_OWN, choice, hearing)
}

/// The law of giving something up for a mission or an errand, by its rule.
pub(crate) fn check_given(
    state: &State,
    seat: Seat,
    kind: Kind,
    needs: &Needs,
    rule: Rule,
    choice: Choice,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    let (hand, rack) = (&state.secret.hands[seat], &state.open.homes[seat].weapons);
    let Choice::Discard(card) = choice else { return Err(Illegal::no_answer(rule)) };
    let own = match (card, kind) {
        (Card::Action(number), Kind::Actions) => u8::from(hand.actions.has(number)),
        (Card::Bonus(number), Kind::Bonuses) => u8::from(hand.bonuses.has(number)),
        (Card::Weapon(number), Kind::Weapons) => rack.get(number as usize).copied().unwrap_or(0),
        _ => return Err(Illegal::no_answer(rule)),
    };
    rule.needs("yours", own.min(1), 1)?;
    let needed = |number| needs.weapons.iter().any(|weapon| weapon as u8 == number);
    let is_needed = matches!(card, Card::Weapon(number) if needed(number));
    hearing.hear(rule.needs("spare", u8::from(u8::from(is_needed) < own), 1))
}

/// Something is given up for a mission.
pub(crate) fn give_apply(
    game: &Yedo,
    state: &mut State,
    seat: Seat,
    choice: Choice,
    log: &mut impl Log<Fact>,
) {
    let Choice::Discard(card) = choice else { unreachable!("checked: a card or a weapon") };
    if let Frame::Give { left, .. } = state.open.frames.top_mut() {
        *left -= 1;
    }
    gain::discard(game, state, seat, card, log);
}

/// `yedo.mission.reward`: things one after another; what cannot be taken is lost.
pub(crate) fn settle_reward(
    game: &Yedo,
    state: &mut State,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) {
    let Frame::Reward { seat, thing, left } = state.open.frames.pop() else {
        unreachable!("a reward is being given")
    };
    if 1 < left {
        state.open.frames.push(Frame::Reward { seat, thing, left: left - 1 });
    }
    match thing {
        Thing::Action => draw::draw(game, state, seat, Deck::Action, chance, log),
        Thing::Bonus => draw::draw(game, state, seat, Deck::Bonus, chance, log),
        Thing::Mission => state.open.frames.push(Frame::PickDeck { seat, draw: 1 }),
        Thing::Weapon => draw::draw(game, state, seat, Deck::Weapon, chance, log),
        Thing::Blessing => gain::bless(game, &mut state.open, seat, log),
        Thing::Mon | Thing::Prestige | Thing::Annex | Thing::Geisha | Thing::Disciple => {
            unreachable!("these are given at once")
        }
    }
}

/// How many colours there are among the completed missions; for bonus cards.
pub(crate) fn colours(home: &Home) -> u8 {
    Colour::ALL.into_iter().filter(|colour| 0 < home.completed[*colour as usize]).count() as u8
}
