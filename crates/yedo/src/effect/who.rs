//! Who is meant, what they have, and what they can pay.

use table::{First, Hearing, Illegal, Rule, Seat, Seats};

use super::fortune::{can_recruit, free_to_lose};
use crate::addon::clans::SAILOR;
use crate::edition::{
    Annex, ClanPower, Colour, Condition, District, Effect, LookDeck, Place, Shielded, SteppingOut,
    Thing, Waived, Who,
};
use crate::frame::Deck as Pile;
use crate::game::Yedo;
use crate::phase::{assign, bid, patrol};
use crate::rules;
use crate::score::lowest;
use crate::state::{Open, Spot, State};
use crate::{coop, district, draw, gain, limit};

/// Those who are meant. Rivals of choice are asked for, not computed.
pub(super) fn meant(game: &Yedo, state: &State, me: Seat, owner: Seat, who: Who) -> Seats {
    let open = &state.open;
    let all = table::Game::seats(game);
    let most = |of: &dyn Fn(Seat) -> u16| {
        let top = all.iter().map(of).max().unwrap_or(0);
        all.iter().filter(|seat| of(*seat) == top).collect()
    };
    match who {
        Who::Me => Seats::only(me),
        Who::Each => all,
        Who::Others => all.without(me),
        Who::OthersWith(thing) => {
            all.without(me).iter().filter(|seat| 0 < number(state, *seat, thing)).collect()
        }
        Who::Lowest => Seats::only(lowest(game, open)),
        Who::Highest => most(&|seat| open.homes[seat].prestige),
        Who::Richest => most(&|seat| open.homes[seat].mon),
        // A rival of choice was picked before; if there was none to pick, nobody is meant.
        Who::Owner | Who::One | Who::OneWithMore | Who::OneHere => {
            let owner = Seats::only(owner);
            if game.law.words_as_written { owner.without(me) } else { owner }
        }
    }
}

/// How much of a thing somebody has.
pub(super) fn number(state: &State, seat: Seat, thing: Thing) -> u16 {
    let home = &state.open.homes[seat];
    let kind = match thing {
        Thing::Mon => return home.mon,
        Thing::Prestige => return home.prestige,
        Thing::Geisha => return u16::from(home.n_geishas()),
        Thing::Blessing => return u16::from(home.blessing),
        Thing::Disciple => return u16::from(state.open.n_disciples(seat)),
        Thing::Action => crate::frame::Kind::Actions,
        Thing::Bonus => crate::frame::Kind::Bonuses,
        Thing::Mission => crate::frame::Kind::Missions,
        Thing::Weapon => crate::frame::Kind::Weapons,
        Thing::Annex => crate::frame::Kind::Annexes,
    };
    u16::from(limit::number(state, seat, kind))
}

/// Is it so?
pub(super) fn holds(
    game: &Yedo,
    state: &State,
    me: Seat,
    owner: Seat,
    condition: Condition,
) -> bool {
    match condition {
        Condition::Has(thing, least) => u16::from(least) <= number(state, me, thing),
        Condition::MonAtMost(most) => state.open.homes[me].mon <= u16::from(most),
        Condition::First => game.in_order(&state.open).next() == Some(me),
        Condition::SawBlack => {
            let black = |card| game.mission(card).colour == Colour::Black;
            owner != me && state.secret.hands[owner].missions.iter().any(black)
        }
    }
}

/// Can the price at the head of a line be paid? All that decides it lies open.
#[allow(clippy::wildcard_enum_match_arm, reason = "few words have a price")]
pub(super) fn can_pay(game: &Yedo, state: &State, me: Seat, line: &[Effect]) -> bool {
    match line.first() {
        Some(Effect::Pay(Thing::Mon, price)) => {
            u16::from(*price) <= free_to_lose(game, &state.open, me)
        }
        Some(Effect::Pay(thing, price)) => u16::from(*price) <= number(state, me, *thing),
        Some(Effect::PayPer(thing, price)) => {
            u16::from(*price) * number(state, me, thing.thing())
                <= free_to_lose(game, &state.open, me)
        }
        // `yedo.cards.new-orders`: this event cannot be cancelled.
        Some(Effect::Redraw) => state.open.event.is_none() || state.open.event != game.arrival,
        Some(Effect::Or(one, other)) => {
            can_pay(game, state, me, one) || can_pay(game, state, me, other)
        }
        _ => true,
    }
}

/// Can the first word of a line be done at all? Only such words begin the line of an [`Effect::Else`].
#[allow(clippy::wildcard_enum_match_arm, reason = "few words begin such a line")]
pub(super) fn can_do(game: &Yedo, state: &State, me: Seat, line: &[Effect]) -> bool {
    let open = &state.open;
    match line.first() {
        Some(Effect::Gain(Who::Me, Thing::Blessing, _)) => gain::can_bless(game, open, me),
        // By the first rules every other gain was taken for possible.
        Some(Effect::Gain(..)) if !game.law.words_as_written => true,
        Some(Effect::Gain(Who::Me, Thing::Geisha, _)) => gain::can_take_geisha(game, open, me),
        Some(Effect::Gain(Who::Me, Thing::Disciple, _)) => can_recruit(game, open, me),
        Some(Effect::Gain(Who::Me, Thing::Annex, _)) => {
            Annex::ALL.into_iter().any(|annex| gain::can_build(open, me, annex))
        }
        Some(Effect::BestGeishaLeaves) => open.geishas.iter().any(|left| 0 < *left),
        _ => can_pay(game, state, me, line),
    }
}

/// The rival a word lets somebody pick, and by which thing they are compared.
#[allow(clippy::wildcard_enum_match_arm, reason = "only some words speak of a rival of choice")]
pub(super) fn picks_rival(word: &Effect) -> Option<(Who, Thing)> {
    let (who, thing) = match *word {
        Effect::Take(thing, _, who) => (who, thing.thing()),
        Effect::Gain(who, thing, _) | Effect::Lose(who, thing, _) => (who, thing),
        Effect::SentOut(rival, _) | Effect::LookAtMissions(rival) => (rival.who(), Thing::Mon),
        Effect::For(who, _) => (who, Thing::Mon),
        _ => return None,
    };
    matches!(who, Who::One | Who::OneWithMore | Who::OneHere).then_some((who, thing))
}

/// The rivals who could be picked for a word.
pub(super) fn rivals(game: &Yedo, state: &State, me: Seat, word: &Effect) -> Seats {
    // Who fits is all that is asked here, and not by whose rule.
    let rule = rules::CARDS_CONTENT;
    let fits =
        |rival: &Seat| check_rival(game, state, (me, *rival), word, rule, &mut First).is_ok();
    table::Game::seats(game).without(me).iter().filter(fits).collect()
}

/// Does a word allow this rival?
pub(super) fn check_rival(
    game: &Yedo,
    state: &State,
    (me, rival): (Seat, Seat),
    word: &Effect,
    rule: Rule,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    let open = &state.open;
    let Some((who, thing)) = picks_rival(word) else { return Err(Illegal::no_answer(rule)) };
    match who {
        Who::OneWithMore => {
            let (mine, theirs) = (number(state, me, thing), number(state, rival, thing));
            hearing.hear(rule.needs("rival-has-more", u8::from(mine < theirs), 1))
        }
        Who::OneHere => {
            let here = District::ALL.into_iter().any(|district| {
                0 < game.present(open, me, district) && 0 < game.present(open, rival, district)
            });
            hearing.hear(rule.needs("rival-here", u8::from(here), 1))
        }
        Who::One if matches!(word, Effect::SentOut(..)) => {
            let part = bid::takes_part(open, rival);
            hearing.hear(rule.needs("rival-takes-part", u8::from(part), 1))
        }
        Who::One => Ok(()),
        Who::Me
        | Who::Each
        | Who::Others
        | Who::OthersWith(_)
        | Who::Owner
        | Who::Lowest
        | Who::Highest
        | Who::Richest => unreachable!("nobody picks these"),
    }
}

/// Rivals' disciples in districts where I have one.
pub(super) fn sendable<'a>(
    game: &'a Yedo,
    open: &'a Open,
    me: Seat,
) -> impl Iterator<Item = Spot> + 'a {
    let mine = move |district: &District| 0 < game.present(open, me, *district);
    let there = District::ALL.into_iter().filter(mine).flat_map(|district| game.spots_in(district));
    there.filter(move |spot| open.at(*spot).owner().is_some_and(|owner| owner != me))
}

/// Free open locations of the districts next to a disciple's on the ring.
pub(super) fn next_to<'a>(
    game: &'a Yedo,
    open: &'a Open,
    me: Seat,
    from: Spot,
) -> impl Iterator<Item = Spot> + 'a {
    let may = move |spot: &Spot| assign::check_place(game, open, me, *spot).is_ok();
    neighbours(game, open, me, from).filter(may)
}

/// All locations of the districts next to a disciple's on the ring; nobody else goes to the Good
/// Sailor's.
pub(super) fn neighbours<'a>(
    game: &'a Yedo,
    open: &'a Open,
    me: Seat,
    from: Spot,
) -> impl Iterator<Item = Spot> + 'a {
    let sailor = open.homes[me].is(ClanPower::Sailor);
    let districts = game.district(from).map(|here| [here.previous(), here.next()]);
    let there = districts.into_iter().flatten().flat_map(|district| game.locations(district));
    there.filter(move |no| sailor || *no != SAILOR).map(Spot::location)
}

/// The annexes of rivals; to be closed, those that are not closed yet.
pub(super) fn annexes_of_rivals<'a>(
    game: &'a Yedo,
    open: &'a Open,
    me: Seat,
    closing: bool,
) -> impl Iterator<Item = Spot> + 'a {
    table::Game::seats(game).without(me).iter().flat_map(move |owner| {
        let is_shut = move |annex| open.closed.annexes & Spot::annex_bit(owner, annex) != 0;
        let annexes = open.homes[owner].annexes.iter();
        let annexes = annexes.filter(move |annex| !closing || !is_shut(*annex));
        annexes.map(move |annex| Spot::annex(owner, annex))
    })
}

/// Does this hold for somebody already?
#[allow(clippy::wildcard_enum_match_arm, reason = "most words can be had again and again")]
fn is_in_force(game: &Yedo, open: &Open, me: Seat, word: Effect) -> bool {
    let helped = &open.helped;
    match word {
        Effect::Waive(Waived::Weapon) => helped.blade,
        Effect::Waive(Waived::DistrictOrBlessing) => game.law.words_as_written && helped.ascetic,
        Effect::WildWeapon => helped.wild,
        Effect::LendAnnex => helped.lent.is_some(),
        Effect::Twice => helped.twice,
        Effect::Borrow => helped.borrow,
        Effect::Extra => open.bidding.purses >> me.0 & 1 == 1,
        Effect::NoAuction => open.bidding.no_auction,
        Effect::Egress(SteppingOut::Me, _) => open.bidding.broker != 0,
        Effect::Stay => open.watch.stay,
        Effect::TwoTurns => open.again != 0,
        Effect::Place(place) => {
            open.bold.is_some_and(|bold| bold == place || bold == Place::ClosedOrTaken)
        }
        _ => false,
    }
}

/// Is there what a card or a character needs, its price, and whom it is played against? `rule` is its
/// own.
pub(crate) fn can_play(
    game: &Yedo,
    state: &State,
    me: Seat,
    line: &[Effect],
    rule: Rule,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    for word in line {
        // A Storyteller's card may come twice: what holds already is not had twice.
        let held = u8::from(is_in_force(game, &state.open, me, *word));
        hearing.hear(rule.allows("in-force", held, 0))?;
        needs(game, state, me, word, rule, hearing)?;
    }
    Ok(())
}

/// Can a word be done when its turn comes? What asks for something that is not there is skipped.
pub(super) fn is_possible(game: &Yedo, state: &State, me: Seat, word: &Effect) -> bool {
    asks_for(game, state, me, word, rules::CARDS_CONTENT, &mut First).is_ok()
}

/// What a word needs for its card to be played.
#[allow(clippy::wildcard_enum_match_arm, reason = "most words need nothing")]
fn needs(
    game: &Yedo,
    state: &State,
    me: Seat,
    word: &Effect,
    rule: Rule,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    match *word {
        Effect::Needs(Condition::Has(Thing::Geisha, least)) => {
            hearing.hear(rule.needs("own-geishas", state.open.homes[me].n_geishas(), least))
        }
        Effect::Pay(Thing::Mon, price) => hearing.hear(rule.needs(
            "mon",
            state.open.homes[me].mon.cast_signed(),
            i16::from(price),
        )),
        Effect::Or(..) => {
            let can = can_pay(game, state, me, std::slice::from_ref(word));
            hearing.hear(rule.needs("pawned", u8::from(can), 1))
        }
        // On a rest space there is only one action.
        Effect::Twice | Effect::Borrow => {
            let twice = *word == Effect::Twice;
            let places = state.open.spots(me).filter_map(Spot::as_location);
            let may = places.filter(|no| !twice || !game.location(*no).rest).count();
            hearing.hear(rule.needs("at-location", u8::from(0 < may), 1))
        }
        Effect::Besides(action, price) => {
            let can = district::could_besides(game, state, me, action, price);
            hearing.hear(rule.needs("besides", u8::from(can), 1))
        }
        Effect::Shield(Shielded::MineHere) => {
            let here = patrol::is_wanted_here(game, &state.open, me);
            hearing.hear(rule.needs("wanted", u8::from(here), 1))
        }
        // `yedo.bid.egress`: who stepped out buys nothing.
        Effect::Extra => {
            let part = bid::takes_part(&state.open, me);
            hearing.hear(rules::BID_EGRESS.needs("takes-part", u8::from(part), 1))
        }
        _ if picks_rival(word).is_some() => {
            let there = !rivals(game, state, me, word).is_empty();
            hearing.hear(rule.needs("any-rival", u8::from(there), 1))
        }
        _ => asks_for(game, state, me, word, rule, hearing),
    }
}

/// What must be there for a word to ask its question.
#[allow(clippy::wildcard_enum_match_arm, reason = "most words ask nothing")]
fn asks_for(
    game: &Yedo,
    state: &State,
    me: Seat,
    word: &Effect,
    rule: Rule,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    match *word {
        Effect::Home(_) => {
            let there = sendable(game, &state.open, me).next().is_some();
            hearing.hear(rule.needs("any-rival", u8::from(there), 1))
        }
        Effect::Move(_) => {
            let can = can_move(game, &state.open, me);
            hearing.hear(rule.needs("room", u8::from(can), 1))
        }
        Effect::NoIcons => {
            let there = coop::is_ignorable(&state.open);
            hearing.hear(rule.needs("icons", u8::from(there), 1))
        }
        Effect::Ronin => {
            let can = assign::has_place(game, &state.open, me);
            hearing.hear(rule.needs("room", u8::from(can), 1))
        }
        Effect::Shield(Shielded::One) => {
            let there = patrol::wanted(game, &state.open, me).next().is_some();
            hearing.hear(rule.needs("wanted", u8::from(there), 1))
        }
        Effect::SwapWeapon => {
            hearing.hear(rule.needs(
                "weapons",
                u8::from(0 < state.open.homes[me].n_weapons()),
                1,
            ))?;
            let there = state.open.row.iter().any(Option::is_some)
                || state.open.weapon_discard.iter().any(|n| 0 < *n);
            hearing.hear(rule.needs("weapon", u8::from(there), 1))
        }
        Effect::LendAnnex | Effect::CloseAnnex => {
            let closing = *word == Effect::CloseAnnex;
            let there = annexes_of_rivals(game, &state.open, me, closing).next().is_some();
            hearing.hear(rule.needs("annex-of-rival", u8::from(there), 1))
        }
        Effect::Look(LookDeck::Mission, ..) => {
            let mut decks = Colour::ALL.into_iter().map(|colour| Pile::Mission { colour });
            let there = decks.any(|deck| !draw::is_empty(game, state, deck));
            hearing.hear(rule.needs("deck", u8::from(there), 1))
        }
        _ => Ok(()),
    }
}

/// Could an own disciple move to a neighbouring district?
fn can_move(game: &Yedo, open: &Open, me: Seat) -> bool {
    open.spots(me).any(|spot| next_to(game, open, me, spot).next().is_some())
}

/// Where nobody can move there is nothing to ask. True if somebody is asked.
pub(crate) fn settle_move(game: &Yedo, open: &mut Open, me: Seat) -> bool {
    let can = can_move(game, open, me);
    if !can {
        open.frames.pop();
    }
    can
}
