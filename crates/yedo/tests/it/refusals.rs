//! Every refusal cites what decides: whatever is tried at whatever question, the rule that is cited
//! belongs to the table below, and what is said to be missing is missing.

use std::collections::{BTreeMap, BTreeSet};
use std::mem::discriminant;

use table::{Chance, Explain, Fast, Game, Illegal, Lack, Notation, Rule, Seat, mix};
use yedo::choice::{Card, Choice, Question};
use yedo::content::HOUSE;
use yedo::edition::{
    Annex, Asset, BidGroup, CharacterNo, Colour, DaimyoNo, DistrictAction, Effect, EmperorNo,
    Favor, LocationNo, Place, Specialist,
};
use yedo::frame::{Deck, Done, Frame, Kind, Lot, Phase};
use yedo::good::Good;
use yedo::rules::*;
use yedo::state::{Spot, State};
use yedo::{SAILOR, Yedo};

use super::plays::listed;

/// Every answer there is, and some that there are not: each is tried at each question.
fn all_answers() -> Vec<Choice> {
    let mut all = vec![
        Choice::Pass,
        Choice::TakePart,
        Choice::StepOut,
        Choice::Pay,
        Choice::Use,
        Choice::First,
        Choice::Second,
        Choice::Blackmail,
        Choice::Character,
        Choice::AtHome,
        Choice::GiveMon,
        Choice::AskMon,
        Choice::Propose,
        Choice::Accept,
    ];
    let seats = || (0..5).map(Seat);
    let annexes = seats().flat_map(|seat| Annex::ALL.map(|annex| Spot::annex(seat, annex)));
    let numbers = (0..HOUSE.locations.len() as u8).map(LocationNo);
    let beside: Vec<Spot> = numbers.clone().map(Spot::beside).collect();
    let spots: Vec<Spot> = numbers.chain([SAILOR]).map(Spot::location).chain(annexes).collect();
    for spot in spots.iter().chain(&beside).copied() {
        all.extend([Choice::Assign(spot), Choice::SendBoy(spot)]);
        all.extend(
            [Specialist::Ninja, Specialist::Monk]
                .map(|specialist| Choice::Send { spot, specialist }),
        );
        all.extend([Choice::Activate(spot), Choice::Disciple(spot), Choice::AnnexOf(spot)]);
    }
    all.extend(seats().map(Choice::Rival));
    all.extend(Specialist::ALL.map(Choice::Specialist));
    all.extend(Colour::ALL.map(Choice::Deck));
    all.extend(Favor::ALL.map(Choice::Favor));
    all.extend(Asset::ALL.map(Choice::Asset));
    all.extend(Asset::ALL.map(|asset| Choice::Call(Lot::Asset { asset })));
    all.extend(BidGroup::ALL.map(|group| Choice::Call(Lot::Group { group })));
    all.extend(Annex::ALL.map(Choice::Annex));
    all.extend(Annex::ALL.map(Choice::GiveBack));
    all.extend([0, 1, 2, 3, 5, 8, 15, 30, 255].map(Choice::Bid));
    all.extend([0, 1, 4, 5, 7, 10, 50, 255].map(Choice::Mon));
    for action in DistrictAction::ALL {
        all.extend((0..5).map(|with| Choice::Do { action, with }));
    }
    all.extend((0..5).map(Choice::Space));
    for good in Good::all() {
        all.extend([Choice::Give(good), Choice::Ask(good)]);
    }
    let missions = (0..HOUSE.missions.len() as u8).step_by(3);
    all.extend(missions.clone().map(|mission| Choice::Complete { mission, bonus: false }));
    all.extend(missions.clone().map(|mission| Choice::Complete { mission, bonus: true }));
    all.extend(missions.clone().map(Choice::Show));
    all.extend((0..HOUSE.actions.len() as u8).map(Choice::Play));
    all.extend((0..HOUSE.characters.len() as u8).map(|no| Choice::Hire(CharacterNo(no))));
    all.extend((0..HOUSE.emperor.len() as u8).map(|no| Choice::Errand(EmperorNo(no))));
    all.extend((0..HOUSE.daimyo.len() as u8).map(|no| Choice::Ignore(DaimyoNo(no))));
    let cards = (0..48).step_by(5).flat_map(|n| [Card::Action(n), Card::Event(n % 40)]);
    let cards = cards.chain((0..20).step_by(3).map(Card::Bonus)).chain((0..8).map(Card::Weapon));
    for card in cards.chain(missions.map(Card::Mission)) {
        all.extend([Choice::Keep(card), Choice::Discard(card)]);
        all.extend([Choice::Lay(card), Choice::LayOpen(card)]);
    }
    let decks = [Deck::Action, Deck::Bonus, Deck::Weapon, Deck::Event, Deck::Emperor];
    let of_colour = Colour::ALL
        .into_iter()
        .flat_map(|colour| [Deck::Mission { colour }, Deck::Jesuit { colour }]);
    all.extend(decks.into_iter().chain(of_colour).map(Choice::LookAt));
    all
}

/// Does a line say this, or a line inside it?
fn says(words: &[Effect], line: &[Effect]) -> bool {
    words == line
        || words.iter().any(|word| match *word {
            Effect::Or(one, other)
            | Effect::Else(one, other)
            | Effect::Blessed(one, other)
            | Effect::If(_, one, other) => says(one, line) || says(other, line),
            Effect::May(inner) | Effect::For(_, inner) => says(inner, line),
            _ => false,
        })
}

/// The rule of an action card, by its name.
fn rule_of_card(id: &str) -> Rule {
    match id {
        "D01" | "D02" => CARDS_WALLS,
        "E01" => CARDS_NO_AUCTION,
        "D03" | "D04" => CARDS_NEW_ORDERS,
        "B01" => CARDS_DRAGON,
        "B07" => CARDS_RONIN,
        _ => CARDS_CONTENT,
    }
}

/// The rule of what asks by its line; none if no line asks.
fn rule_of_line(game: &Yedo, state: &State) -> Option<Rule> {
    let frames = state.open.frames.as_slice();
    let due = |frame: &&Frame| !matches!(frame, Frame::Reward { .. } | Frame::Lose { .. });
    let Frame::Line { line, .. } = *frames[..frames.len() - 1].iter().rev().find(due)? else {
        return None;
    };
    let line = game.line(line);
    let mut cards = HOUSE
        .actions
        .iter()
        .filter(|row| says(row.effect, line) || row.coop.is_some_and(|words| says(words, line)));
    if let Some(card) = cards.next() {
        return Some(rule_of_card(card.id));
    }
    let character = HOUSE
        .characters
        .iter()
        .any(|row| says(row.effect, line) || row.coop.is_some_and(|words| says(words, line)));
    Some(match (character, game.daimyo()) {
        (true, _) => TEA_CONTENT,
        (_, Some(_)) => COOP_EVENT,
        _ => EVENT_CONTENT,
    })
}

const PLACES: [Rule; 7] = [
    ASSIGN_WHERE,
    ASSIGN_HIGH_INTERACTION,
    ASSIGN_REST,
    ASSIGN_CLOSED,
    SETUP_LOCATIONS,
    COOP_SETUP_AS_ONE_MORE,
    CLAN_SAILOR,
];

/// What may hinder an action of a district, beside its own rule.
const DEEDS: [Rule; 8] = [
    EVENT_CONTENT,
    LIMIT_ANNEXES,
    LIMIT_GEISHAS,
    LIMIT_BLESSING,
    LIMIT_DISCIPLES,
    LIMIT_PP,
    SPEC_HIRE,
    TEA_CONTENT,
];

/// May cards be played at this question, and characters used?
fn takes_cards(question: Question) -> bool {
    matches!(
        question,
        Question::Excess { kind: Kind::Actions }
            | Question::Egress
            | Question::Call
            | Question::Open { .. }
            | Question::Bid { .. }
            | Question::Buy
            | Question::Trade
            | Question::Bribe
            | Question::Assign
            | Question::Activate
            | Question::Act { .. }
            | Question::Moment { .. }
    )
}

/// The rules that may be cited when this is answered to what a disciple does.
fn table_of_deeds(state: &State, choice: Choice) -> Vec<Rule> {
    let open = &state.open;
    let done = match open.frames.top() {
        Frame::Active { done: Done::Missions, .. } => vec![MISSION_SEVERAL],
        Frame::Active { done: Done::Once { .. }, .. } => vec![CARDS_CONTENT],
        _ => vec![],
    };
    let annexes = [ANNEX_KOBUDO, ANNEX_CHASHITSU];
    let own = match choice {
        Choice::Do { action, .. } => {
            let own = [action.rule(), ACT_CHOICE, ANNEX_USE, CASTLE_REST, CLAN_SAILOR];
            let card = open.helped.borrow.then_some(CARDS_CONTENT);
            own.into_iter().chain(DEEDS).chain(card).collect()
        }
        Choice::Complete { .. } => {
            let own = [MISSION_OWN, MISSION_PRESENT, MISSION_BONUS, SPEC_WITH];
            own.into_iter().chain(annexes).chain([COOP_ERRAND_BOY]).collect()
        }
        Choice::Errand(_) => vec![COOP_ERRAND, annexes[0], annexes[1]],
        Choice::Hire(_) => vec![TEA_HIRE, LIMIT_CLAN_SLOT],
        Choice::Use => {
            let others = [ANNEX_YASHIKI, ANNEX_KARESANSUI, ANNEX_USE];
            annexes.into_iter().chain(others).collect()
        }
        _ => vec![ACT_CHOICE],
    };
    done.into_iter().chain(own).collect()
}

/// The table: the rules that may be cited when this is answered to this question.
#[expect(clippy::too_many_lines, reason = "each question, one line")]
fn table_of(game: &Yedo, state: &State, question: Question, choice: Choice) -> Vec<Rule> {
    let open = &state.open;
    let line = rule_of_line(game, state);
    let top = open.frames.top();
    let acting = open.phase() == Phase::Act;
    match choice {
        Choice::Play(number) if takes_cards(question) => {
            let own = rule_of_card(game.action(number).id);
            return vec![CARDS_TIMING, CARDS_MOMENTS, CARDS_ANY, BID_EGRESS, own];
        }
        Choice::Character
            if takes_cards(question) && !matches!(question, Question::Excess { .. }) =>
        {
            return vec![TEA_USE, TEA_CONTENT, CARDS_ANY];
        }
        _ => {}
    }
    let by_line = || vec![line.expect("a line asks this")];
    match question {
        Question::MissionDeck => match (top, line) {
            (Frame::Draft { .. }, _) => vec![SETUP_MISSIONS],
            (Frame::Message { .. }, _) => vec![SPEC_MESSENGER],
            (_, Some(rule)) => vec![rule],
            _ if acting => vec![MISSION_REWARD],
            _ => vec![BID_REWARD_CARDS],
        },
        Question::Favor => vec![SETUP_FAVOR],
        Question::Egress => vec![BID_EGRESS],
        Question::Call => vec![BID_CALL, BID_GROUPS, BID_ONE_WIN, BID_MAY, BID_MINIMUM],
        Question::Open { .. } | Question::Bid { .. } => vec![BID_CALL, BID_MINIMUM, LIMIT_MON],
        Question::Asset { .. } => vec![BID_GROUPS, BID_MAY],
        Question::Annex => vec![BID_REWARD_ANNEX, LIMIT_ANNEXES],
        Question::Assign | Question::Hire => {
            let asks = [if question == Question::Hire { CARDS_RONIN } else { ASSIGN_TURNS }];
            let beside = match open.bold {
                Some(Place::ClosedOrTaken) => vec![CARDS_DRAGON],
                Some(Place::Taken) => vec![TEA_CONTENT],
                _ => vec![],
            };
            let boy = matches!(choice, Choice::SendBoy(_)).then_some(COOP_ERRAND_BOY);
            asks.into_iter().chain(PLACES).chain(beside).chain(boy).collect()
        }
        Question::Bribe => vec![EVENT_CONTENT],
        Question::Activate => vec![ACT_TURNS],
        Question::Act { .. } => table_of_deeds(state, choice),
        Question::Excess { kind } => vec![match kind {
            Kind::Missions => LIMIT_MISSIONS,
            Kind::Actions => LIMIT_ACTIONS,
            Kind::Bonuses => LIMIT_BONUS,
            Kind::Weapons => LIMIT_WEAPONS,
            Kind::Annexes => LIMIT_ANNEXES,
            Kind::Disciples => LIMIT_DISCIPLES,
        }],
        Question::Lose { .. } => vec![line.unwrap_or(GATES_RECRUIT)],
        Question::Give => vec![MISSION_OWN],
        Question::GiveUp => vec![COOP_ERRAND],
        Question::War => vec![COOP_WAR],
        Question::Keep { deck } => match (line, deck) {
            (Some(rule), _) => vec![rule],
            (_, Deck::Weapon) if acting => vec![ANNEX_KOBUDO],
            (_, Deck::Bonus) if acting => vec![ANNEX_CHASHITSU],
            _ if acting => vec![SPEC_MESSENGER],
            (_, Deck::Weapon) => vec![BID_REWARD_WEAPON],
            _ => vec![BID_REWARD_CARDS],
        },
        Question::PutBack { .. } => vec![CLAN_WISE],
        Question::Arrange { .. } => vec![line.unwrap_or(ACT_FORESIGHT)],
        Question::Either
        | Question::May
        | Question::Show
        | Question::Rival
        | Question::TakeWeapon
        | Question::Direction
        | Question::SendHome
        | Question::MoveFrom
        | Question::Spare
        | Question::AnnexOf { .. }
        | Question::SwapGive
        | Question::SwapTake
        | Question::PutUnder { .. }
        | Question::LookAny
        | Question::IgnoreIcons => by_line(),
        Question::MoveTo { .. } => by_line().into_iter().chain(PLACES).collect(),
        Question::Besides { action } => {
            by_line().into_iter().chain([action.rule()]).chain(DEEDS).collect()
        }
        Question::Moment { .. } => match choice {
            Choice::Blackmail => vec![CARDS_BLACKMAIL],
            Choice::Pay => vec![COOP_PATROL, CARDS_ASK],
            _ => vec![CARDS_ASK],
        },
        Question::Buy => match (top, game.daimyo()) {
            (Frame::Extra { .. }, None) => vec![CARDS_CONTENT, BID_MAY],
            (Frame::Extra { .. }, _) => vec![CARDS_CONTENT, BID_MAY, COOP_PRICES],
            (_, Some(_)) if !open.bidding.no_auction => vec![COOP_BUY, BID_MAY, COOP_PRICES],
            _ => vec![CARDS_NO_AUCTION, BID_MAY],
        },
        Question::Arrest => vec![PATROL_ARREST],
        Question::TakeBack { .. } | Question::Debt => vec![TEA_CONTENT],
        Question::After => vec![TEA_USE],
        Question::Exchange { .. } => vec![SPEC_ONNA],
        Question::Trade => vec![TRADE_OFFERS, TRADE_WHO, TRADE_WHAT],
        Question::Offer { .. } => {
            vec![TRADE_WHAT, TRADE_OFFERS, LIMIT_MON, COOP_TRADE, LIMIT_GEISHAS]
        }
        Question::Amount { .. } => vec![TRADE_WHAT, COOP_TRADE, LIMIT_MON],
        Question::Answer { .. } | Question::HandOver { .. } => vec![TRADE_OFFERS],
    }
}

/// The rule by which somebody has to wait.
fn table_of_waiting(game: &Yedo, state: &State) -> Rule {
    let open = &state.open;
    let together = game.daimyo().is_some();
    match (open.frames.as_slice()[0], open.frames.top()) {
        (_, Frame::Window { .. }) => CARDS_ASK,
        (_, Frame::Excess { .. }) => LIMIT_WHEN,
        (Frame::Draft { .. }, _) => SETUP_MISSIONS,
        (Frame::Favors { .. }, _) => SETUP_FAVOR,
        (Frame::Prepare | Frame::Emperor, _) => PREP_ORDER,
        (Frame::Egress { .. }, _) => BID_EGRESS,
        (
            Frame::Call { .. } | Frame::NextCall { .. } | Frame::Open { .. } | Frame::Bid { .. },
            _,
        ) => BID_CALL,
        (Frame::Buy { .. }, _) => {
            if together {
                COOP_BUY
            } else {
                CARDS_NO_AUCTION
            }
        }
        (Frame::Extra { .. }, _) => CARDS_CONTENT,
        (Frame::Event | Frame::EventWorks | Frame::EventOver, _) => {
            if together {
                COOP_EVENT
            } else {
                EVENT_REVEAL
            }
        }
        (Frame::Assign { .. }, _) => ASSIGN_TURNS,
        (Frame::Step | Frame::Stopped | Frame::Icons, _) => {
            if together {
                COOP_PATROL
            } else {
                PATROL_CARDS
            }
        }
        (Frame::Arrest { .. }, _) => {
            if together {
                COOP_PATROL
            } else {
                PATROL_ARREST
            }
        }
        (Frame::Bribe { .. }, _) => EVENT_REVEAL,
        (Frame::Trade { .. }, _) => TRADE_OFFERS,
        (Frame::Act { .. }, _) => ACT_TURNS,
        (Frame::Final, _) => TEA_END,
        (Frame::Over, _) => END_WHEN,
        (frame, _) => panic!("nobody waits at {frame:?}"),
    }
}

/// Are these answers of the same kind? Then a refusal of one must say what it lacks.
fn is_alike(one: Choice, other: Choice) -> bool {
    let kind = |spot: Spot| (spot.as_annex().is_some(), spot.is_beside());
    discriminant(&one) == discriminant(&other)
        && match (one, other) {
            (Choice::Keep(a), Choice::Keep(b))
            | (Choice::Discard(a), Choice::Discard(b))
            | (Choice::Lay(a), Choice::Lay(b))
            | (Choice::LayOpen(a), Choice::LayOpen(b)) => discriminant(&a) == discriminant(&b),
            (Choice::Assign(a), Choice::Assign(b)) | (Choice::AnnexOf(a), Choice::AnnexOf(b)) => {
                kind(a) == kind(b)
            }
            (Choice::Give(a), Choice::Give(b)) => a.is_hidden() == b.is_hidden(),
            _ => true,
        }
}

/// Plays some random games of every set-up and looks at every question.
fn at_every_question(games: u64, mut look: impl FnMut(&Yedo, &State, &mut Fast)) {
    // Where random games hardly ever come: to an Onna-Bugeisha's reward.
    let game = super::play(
        "players 3 rounds 8 actions neighbours streets merchants events festivals decrees \
         missions theft war black modules specialists",
    );
    let swap = "round 2\nnow act > return seat S1 spot gates 1 > exchange seat S1 left 1\n\
                S1 at gates 1 onna-bugeisha\nS1 mon 4";
    let swap = game.read_position(swap).expect("it is a position");
    look(&game, &swap, &mut Fast(1));
    let mut setups = Vec::new();
    for players in 1..=5 {
        if 1 < players {
            setups.extend(super::promises::setups(players));
            setups.extend(super::addons::setups(players));
        }
        if players < 5 {
            setups.extend(super::together::setups(players).into_iter().step_by(4));
        }
    }
    for (at, game) in setups.iter().enumerate() {
        for seed in 0..games {
            let mut chance = Fast(mix(seed + 1_000 * at as u64));
            let mut state = game.deal(&mut chance, &mut ());
            loop {
                look(game, &state, &mut chance);
                let asked: Vec<Seat> = game.asked(&state).iter().collect();
                if asked.is_empty() {
                    break;
                }
                let seat = asked[chance.below(asked.len() as u32) as usize];
                let choices = listed(game, &state, seat);
                let mission = choices.iter().find(|it| matches!(it, Choice::Complete { .. }));
                let choice = match seed % 2 {
                    0 => mission.copied().unwrap_or_else(|| choices.any_kind(&mut chance)),
                    _ => choices.any(&mut chance),
                };
                game.apply(&mut state, seat, choice, &mut chance, &mut ());
            }
        }
    }
}

/// One in so many of all answers, others each time.
fn some<'a>(all: &'a [Choice], chance: &mut Fast) -> impl Iterator<Item = Choice> + use<'a> {
    let step = 7;
    let first = chance.below(step) as usize;
    all.iter().skip(first).step_by(step as usize).copied()
}

#[test]
fn every_refusal_cites_a_rule_of_its_question_and_says_what_is_missing() {
    let all = all_answers();
    let mut wrong: BTreeMap<String, String> = BTreeMap::new();
    let mut asked: BTreeSet<String> = BTreeSet::new();
    at_every_question(8, |game, state, chance| {
        for seat in game.seats().iter() {
            let Some(question) = game.question(state, seat) else {
                let due = table_of_waiting(game, state);
                let refused = game.check(state, seat, Choice::Pass).expect_err("it is not asked");
                if refused != due.lacks("asked", 0_i16, 1) {
                    let top = state.open.frames.top();
                    wrong.insert(format!("waiting at {top:?}"), format!("{refused:?}, not {due}"));
                }
                continue;
            };
            let name = format!("{question:?}");
            let name = name.split([' ', '{']).next().expect("it has a name").to_owned();
            asked.insert(name.clone());
            let mut options = Vec::new();
            game.options(state, seat, &mut options);
            let options: Vec<Choice> = options.into_iter().map(|offer| offer.choice).collect();
            let tried: Vec<Choice> = some(&all, chance).chain(options.iter().copied()).collect();
            for choice in tried {
                let Err(refused) = game.check(state, seat, choice) else { continue };
                let due = table_of(game, state, question, choice);
                let key = || format!("{name} {choice:?}").chars().take(40).collect::<String>();
                if !due.contains(&refused.rule) {
                    wrong.insert(key(), format!("{refused:?}, not one of {due:?}"));
                }
                let alike = options.iter().any(|other| is_alike(*other, choice));
                if refused.lack.is_none() && alike {
                    wrong.insert(key(), format!("{refused:?} says not what is missing"));
                }
                if refused.lack.is_some_and(|lack| lack.have == lack.need) {
                    wrong.insert(key(), format!("{refused:?} lacks nothing"));
                }
            }
        }
    });
    let wrong: Vec<String> = wrong.iter().map(|(key, why)| format!("{key}: {why}")).collect();
    assert!(wrong.is_empty(), "{} refusals:\n{}", wrong.len(), wrong.join("\n"));
    assert_eq!(asked.len(), 50, "some kinds of questions were never met: {asked:?}");
}

/// What the open table says about a lack, if it can be read off it.
fn there(game: &Yedo, state: &State, seat: Seat, question: Question, lack: Lack) -> Option<i16> {
    let home = &state.open.homes[seat];
    let speaks_of_two = matches!(question, Question::Offer { .. } | Question::Amount { .. });
    Some(match lack.what {
        // Together errands may be paid by all; offers speak of two.
        "mon" if game.daimyo().is_none() && !speaks_of_two => home.mon.cast_signed(),
        "prestige" => home.prestige.cast_signed(),
        "own-geishas" if game.daimyo().is_none() => i16::from(home.n_geishas()),
        "geishas" => i16::from(home.n_geishas()) + 1,
        "reserve" => i16::from(home.reserve),
        "church-mon" => state.open.church.cast_signed(),
        "geishas-left" => state.open.geishas.iter().map(|left| i16::from(*left)).sum(),
        "blessings-left" => i16::from(state.open.blessings),
        "plain-at-home" => i16::from(home.home),
        _ => return None,
    })
}

#[test]
fn all_that_is_unmet_is_said_and_it_is_true() {
    let all = all_answers();
    let mut several = 0;
    at_every_question(1, |game, state, chance| {
        for seat in game.seats().iter() {
            let mut options = Vec::new();
            if game.asked(state).has(seat) {
                game.options(state, seat, &mut options);
            }
            let options = options.into_iter().map(|offer| offer.choice);
            for choice in some(&all, chance).chain(options) {
                let unmet = game.unmet(state, seat, choice);
                let said = game.check(state, seat, choice).err();
                assert_eq!(unmet.is_empty(), said.is_none(), "{seat} {choice:?}: {unmet:?}");
                assert!(said.is_none_or(|said| unmet.contains(&said)), "{choice:?}: {unmet:?}");
                let fixed = unmet.iter().map(|refused| !game.is_fixed(*refused));
                assert!(fixed.is_sorted(), "{choice:?}: {unmet:?}");
                several += u32::from(1 < unmet.len());
                // Who is at home is asked first, and whether the place is lawful at all comes after.
                let sends =
                    matches!(choice, Choice::Assign(_) | Choice::Send { .. } | Choice::SendBoy(_));
                assert!(sends || unmet.first().copied() == said, "{choice:?}: {unmet:?}");
                for lack in unmet.iter().filter_map(|refused| refused.lack) {
                    assert_ne!(lack.have, lack.need, "{choice:?}: {unmet:?}");
                    let question = game.question(state, seat);
                    let there = question.and_then(|it| there(game, state, seat, it, lack));
                    assert!(there.is_none_or(|there| there == lack.have), "{choice:?}: {unmet:?}");
                }
            }
        }
    });
    assert!(10_000 < several, "{several} choices lacked more than one thing");
}

/// What is lacking, in the order in which it is said.
fn lacks(unmet: &[Illegal]) -> Vec<(Rule, &'static str)> {
    let what = |it: &Illegal| it.lack.map_or("another answer", |lack| lack.what);
    unmet.iter().map(|it| (it.rule, what(it))).collect()
}

/// Supplies all that can be, one after another. What is then wrong, if anything is.
fn cure(game: &Yedo, state: &State, seat: Seat, choice: Choice) -> Result<(), String> {
    let listed = game.unmet(state, seat, choice);
    let keys: BTreeSet<_> = lacks(&listed).into_iter().collect();
    if keys.len() < listed.len() {
        return Err(format!("{listed:?} says something twice"));
    }
    for refused in &listed {
        let key = lacks(&[*refused])[0];
        let alone = game.supply(state, seat, choice, *refused);
        let again = alone.map(|world| lacks(&game.unmet(&world, seat, choice)).contains(&key));
        if again.unwrap_or(!game.is_fixed(*refused)) {
            return Err(format!("{refused:?} is there again"));
        }
    }
    let mut world = state.clone();
    for refused in listed.iter().filter(|it| !game.is_fixed(**it)) {
        let supplied = game.supply(&world, seat, choice, *refused);
        world = supplied.ok_or_else(|| format!("{refused:?} is not supplied"))?;
        let left = game.unmet(&world, seat, choice);
        let new = lacks(&left).into_iter().find(|it| !lacks(&listed).contains(it));
        if let Some(new) = new {
            return Err(format!("with {refused:?} supplied there is {new:?}"));
        }
    }
    let left = game.unmet(&world, seat, choice);
    let fixed: Vec<Illegal> = listed.into_iter().filter(|it| game.is_fixed(*it)).collect();
    if left == fixed { Ok(()) } else { Err(format!("{left:?} is left")) }
}

#[test]
fn who_is_given_all_that_is_unmet_may_do_it() {
    let mut wrong: BTreeMap<String, String> = BTreeMap::new();
    let mut several = 0;
    at_every_question(2, |game, state, _| {
        for seat in game.asked(state).iter() {
            let mut options = Vec::new();
            game.options(state, seat, &mut options);
            for choice in options.iter().filter(|it| !it.is_available()).map(|it| it.choice) {
                let listed = game.unmet(state, seat, choice);
                several += u32::from(1 < listed.len());
                if let Err(why) = cure(game, state, seat, choice) {
                    let key = format!("{:?}", lacks(&listed));
                    wrong.insert(key, format!("{choice:?}: {why}"));
                }
            }
        }
    });
    let wrong: Vec<String> = wrong.iter().map(|(key, why)| format!("{key} {why}")).collect();
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
    assert!(1_000 < several, "{several} options lacked several things");
}
