//! Every kind of answer is tried at every kind of question: what is refused cites the rule that
//! decides, and what is said to be missing is missing.

use std::collections::BTreeSet;

use edo::board::Space;
use edo::choice::{Choice, Question, Stall};
use edo::content::HOUSE;
use edo::edition::{Action, Good, Privilege, Wish};
use edo::rules::*;
use edo::state::{Building, State};
use edo::{Edo, Setup};
use table::{Choices, Explain, Fast, Game, Illegal, Rule, Seat, mix};

use super::{RICH, ROVING, play_with};

/// Every answer that can be written down in this game, lawful or not.
fn every_choice(game: &Edo) -> Vec<Choice> {
    let mut all = vec![Choice::Done, Choice::Support, Choice::Merchant, Choice::Take, Choice::Draw];
    all.extend((0..game.edition.packages.len() as u8).map(Choice::Package));
    for card in 0..game.n_cards() {
        all.push(Choice::Special(card));
        for edge in 0..game.card(card).edges.len() as u8 {
            all.extend((0..6).map(|officials| Choice::Plan { card, edge, officials }));
        }
    }
    for stall in [Stall::Current, Stall::Next] {
        all.extend((1..6).map(|number| Choice::Buy { stall, number }));
        all.push(Choice::Point(stall));
    }
    all.extend((0..3).map(Choice::Meet));
    for good in Good::ALL {
        all.push(Choice::Return(good));
        all.extend(Privilege::ALL.map(|privilege| Choice::Redeem { privilege, good }));
    }
    for at in game.board.all().iter() {
        all.extend([Choice::Start(at), Choice::Select(at), Choice::Relocate(at), Choice::Move(at)]);
        all.extend([Choice::To(at), Choice::Post(at), Choice::March(at), Choice::Disperse(at)]);
        all.extend([Choice::Join(at), Choice::Temple(at), Choice::Income(at), Choice::Recall(at)]);
        all.extend([false, true].map(|full| Choice::Work { at, full }));
        for building in Building::ALL {
            all.extend([false, true].map(|first| Choice::Build { at, building, first }));
        }
    }
    all
}

/// The first word of a value's debug text: which kind it is.
fn kind(value: &impl std::fmt::Debug) -> String {
    let text = format!("{value:?}");
    let end = text.find(|c: char| !c.is_alphanumeric()).unwrap_or(text.len());
    text[..end].to_owned()
}

/// For each question the rule that asks it, and the kinds of answers it takes.
fn asks(question: Question) -> (Rule, &'static str) {
    match question {
        Question::Package => (SETUP_PACKAGES, "Package"),
        Question::StartCity => (SETUP_START, "Start"),
        Question::SelectRonin => (RONIN_ROUND_START, "Select"),
        Question::Relocate { .. } => (RONIN_TILE, "Relocate"),
        Question::PlanSlot { .. } => (PLAN_THREE_CARDS, "Plan Support"),
        Question::Perform { action, .. } => {
            let rule = match action {
                Action::Rice => ACT_RICE,
                Action::Money => ACT_MONEY,
                Action::Wood | Action::Stone | Action::RiceField => ACT_PRODUCE,
                Action::Recruit => ACT_RECRUIT,
                Action::Travel => ACT_TRAVEL_POST,
                Action::Special => ACT_SPECIAL,
                Action::Trade => ACT_TRADE,
                Action::Build => ACT_BUILD,
            };
            let takes = "Done Move Merchant Take Work Post March Disperse Buy Point Build Temple \
                         Special Meet";
            (rule, takes)
        }
        Question::MoveTo { .. } => (MOVE_WHEN, "To"),
        Question::MerchantTo => (MOVE_MERCHANT, "To"),
        Question::MarchTo { .. } => (ACT_TRAVEL_FREE, "To"),
        Question::MarchAgain => (ACT_TRAVEL_FREE, "Done March"),
        Question::GatherPaid { .. } => (RONIN_DISPERSE_PAY, "Done Join"),
        Question::GatherFree { .. } => (RONIN_DISPERSE_FREE2, "Done Join"),
        Question::DrawTile { .. } => (RONIN_DISPERSE_OUTNUMBER, "Draw"),
        Question::SecondOffer => (ACT_TRADE_POST, "Done Buy Point Meet"),
        Question::HandLimit => (LIMIT_RESOURCES, "Done Return"),
        Question::Wages => (WAGES_CHOOSE, "Done Recall"),
    }
}

/// For each kind of answer what can stand against it, and the rules that say so.
#[rustfmt::skip]
fn against(choice: Choice) -> &'static [(&'static str, &'static [Rule])] {
    match choice {
        Choice::Done => &[
            ("outnumber", &[RONIN_DISPERSE_SURE]), ("goods-most", &[LIMIT_RESOURCES]),
            ("rice", &[WAGES_CHOOSE]),
        ],
        Choice::Package(_) => &[("package", &[SETUP_PACKAGES])],
        Choice::Start(_) => &[
            ("ground", &[SETUP_START]), ("edo", &[SETUP_START]), ("uncovered", &[MAP_COVERED]),
            ("start-free", &[SETUP_START]),
        ],
        Choice::Select(_) => &[
            ("ronin-there", &[RONIN_ROUND_START]), ("ronin-alone", &[RONIN_SELECT_SINGLE]),
        ],
        Choice::Relocate(_) => &[
            ("tile-kind", &[RONIN_TILE]), ("edo", &[RONIN_NOT_EDO]), ("elsewhere", &[RONIN_MUST_LEAVE]),
            ("uncovered", &[RONIN_NOT_COVERED]), ("ronin-there", &[RONIN_MUST_JOIN]),
        ],
        Choice::Support => &[
            ("privilege", &[TOKKEN_B_SUPPORT]), ("black-officials", &[PIECES_EMPTY]),
            ("maximum", &[PLAN_MAXIMUM]),
        ],
        Choice::Plan { .. } => &[
            ("card", &[PLAN_THREE_CARDS]), ("maximum", &[PLAN_MAXIMUM]), ("officials", &[PLAN_MAXIMUM]),
            ("black-assigned", &[TOKKEN_B_SUPPORT]),
        ],
        Choice::Move(_) => &[
            ("begun", &[ACT_CARD]), ("samurai-here", &[MOVE_WHEN, MOVE_OWN_ONLY]),
            ("samurai-unmoved", &[MOVE_ONCE]), ("ryo", &[MOVE_PAY]),
        ],
        Choice::Merchant => &[
            ("begun", &[ACT_CARD]), ("merchant-unmoved", &[MOVE_ONCE]), ("ryo", &[MOVE_PAY]),
        ],
        Choice::To(_) => &[
            ("another-space", &[MOVE_WHEN, MOVE_MERCHANT, ACT_TRAVEL_FREE]), ("ryo", &[MOVE_PAY]),
        ],
        Choice::Take => &[
            ("officials-left", &[ACT_CARD]), ("action", &[PLAN_OFFICIALS]),
            ("white-officials", &[PIECES_EMPTY]), ("rice", &[ACT_RECRUIT]),
        ],
        Choice::Work { .. } => &[
            ("officials-left", &[ACT_CARD]), ("action", &[PLAN_OFFICIALS]), ("ground", &[ACT_PRODUCE]),
            ("uncovered", &[MAP_COVERED]), ("samurai-here", &[ACT_PRODUCE]),
            ("samurai-idle", &[ACT_PRODUCE]), ("figures-most", &[ACT_PRODUCE]),
            ("privilege", &[TOKKEN_F_PRODUCTION]),
        ],
        Choice::Post(_) => &[
            ("officials-left", &[ACT_CARD]), ("action", &[PLAN_OFFICIALS]), ("ground", &[ACT_TRAVEL_POST]),
            ("own-officials", &[TOKKEN_B_SUPPORT]),
        ],
        Choice::March(_) => &[
            ("officials-left", &[ACT_CARD]), ("action", &[PLAN_OFFICIALS]),
            ("samurai-here", &[ACT_TRAVEL_FREE]), ("samurai-other", &[ACT_TRAVEL_FREE]),
        ],
        Choice::Disperse(_) => &[
            ("officials-left", &[ACT_CARD]), ("action", &[PLAN_OFFICIALS]), ("dispersals", &[RONIN_DISPERSE]),
            ("ronin-there", &[RONIN_DISPERSE]), ("outnumber", &[RONIN_DISPERSE_SURE]),
        ],
        Choice::Join(_) => &[
            ("another-space", &[RONIN_DISPERSE_PAY, RONIN_DISPERSE_FREE2]),
            ("samurai-here", &[RONIN_DISPERSE_PAY, RONIN_DISPERSE_FREE2]), ("ryo", &[RONIN_DISPERSE_PAY]),
        ],
        Choice::Draw => &[],
        Choice::Buy { .. } | Choice::Point(_) => &[
            ("officials-left", &[ACT_CARD]), ("action", &[PLAN_OFFICIALS]), ("samurai-here", &[ACT_TRADE]),
            ("goods-offered", &[ACT_TRADE]), ("offers", &[ACT_TRADE_POST]),
            ("privilege", &[TOKKEN_C_TRADING]), ("pile", &[TOKKEN_C_TRADING]), ("ryo", &[ACT_PAY]),
            ("rice", &[ACT_PAY]), ("wood", &[ACT_PAY]), ("stone", &[ACT_PAY]),
        ],
        Choice::Build { .. } => &[
            ("officials-left", &[ACT_CARD]), ("action", &[PLAN_OFFICIALS]), ("ground", &[ACT_BUILD]),
            ("samurai-here", &[ACT_BUILD_SAMURAI]), ("ronin-most", &[RONIN_CITY2, RONIN_CITY3]),
            ("free-sites", &[ACT_BUILD_SITE]), ("houses", &[PIECES_EMPTY]), ("edo", &[ACT_BUILD_POST]),
            ("trading-posts", &[ACT_BUILD_POST]), ("trading-posts-here", &[ACT_BUILD_POST]),
            ("fortresses", &[PIECES_EMPTY]), ("house", &[TOKKEN_A_SITE]), ("privilege", &[TOKKEN_A_SITE]),
            ("first-site", &[TOKKEN_A_SITE]),
            ("ryo",   &[ACT_BUILD_HOUSE, ACT_BUILD_POST, ACT_BUILD_FORTRESS]),
            ("wood",  &[ACT_BUILD_HOUSE, ACT_BUILD_POST, ACT_BUILD_FORTRESS]),
            ("stone", &[ACT_BUILD_HOUSE, ACT_BUILD_POST, ACT_BUILD_FORTRESS]),
        ],
        Choice::Temple(_) => &[
            ("officials-left", &[ACT_CARD]), ("action", &[PLAN_OFFICIALS]), ("temples", &[JIIN_SUPPLY]),
            ("ground", &[JIIN_WHERE]), ("samurai-here", &[JIIN_SAMURAI]),
            ("temples-here", &[JIIN_ONE_PER_SPACE]), ("wood", &[JIIN_COST]), ("rice", &[JIIN_COST]),
        ],
        Choice::Special(_) => &[
            ("officials-left", &[ACT_CARD]), ("action", &[PLAN_OFFICIALS]), ("display", &[ACT_SPECIAL]),
            ("ryo", &[ACT_SPECIAL]),
        ],
        Choice::Meet(_) => &[
            ("officials-left", &[ACT_CARD]), ("demand", &[TOKKEN_MEET]),
            ("action", &[TOKKEN_LOCAL, TOKKEN_FOREIGN, TOKKEN_PALACE]),
            ("samurai-here", &[TOKKEN_LOCAL, TOKKEN_PALACE]), ("whole-exchange", &[TOKKEN_LOCAL]),
            ("ryo", &[TOKKEN_COST]), ("rice", &[TOKKEN_COST]), ("wood", &[TOKKEN_COST]),
            ("stone", &[TOKKEN_COST]),
        ],
        Choice::Income(_) => &[
            ("own-turn", &[ACT_OWN_TURN]), ("privilege", &[TOKKEN_D_INCOME]), ("ground", &[TOKKEN_D_INCOME]),
            ("uncovered", &[MAP_COVERED]), ("ronin-most", &[RONIN_CITY3]), ("income", &[TOKKEN_D_INCOME]),
        ],
        Choice::Redeem { .. } => &[
            ("own-turn", &[ACT_OWN_TURN]), ("good-shown", &[TOKKEN_E_RESOURCE]),
            ("privilege", &[TOKKEN_E_RESOURCE]),
        ],
        Choice::Return(_) => &[
            ("rice", &[LIMIT_RESOURCES]), ("wood", &[LIMIT_RESOURCES]), ("stone", &[LIMIT_RESOURCES]),
        ],
        Choice::Recall(_) => &[("samurai-here", &[WAGES_CHOOSE])],
    }
}

/// The space that an answer is about.
fn place(game: &Edo, state: &State, choice: Choice) -> Option<Space> {
    match choice {
        Choice::Select(at) | Choice::Relocate(at) | Choice::Move(at) | Choice::March(at) => {
            Some(at)
        }
        Choice::Disperse(at) | Choice::Join(at) | Choice::Temple(at) | Choice::Income(at) => {
            Some(at)
        }
        Choice::Recall(at) | Choice::Work { at, .. } | Choice::Build { at, .. } => Some(at),
        Choice::Buy { .. } | Choice::Point(_) => Some(state.open.merchant.at),
        Choice::Meet(column) => {
            let demand = state.open.shogun.demands[column as usize]?;
            let palace = game.edition.demands[demand as usize].wish == Wish::Palace;
            Some(if palace { Space::EDO } else { state.open.merchant.at })
        }
        _ => None,
    }
}

/// How much there is of what is said to be missing, told from the table. None: it is not counted.
fn there_is(game: &Edo, state: &State, seat: Seat, choice: Choice, what: &str) -> Option<i16> {
    let (open, home) = (&state.open, &state.open.homes[seat]);
    let at = place(game, state, choice);
    let town = at.and_then(|at| game.board.city(at)).map(|city| &open.cities[city]);
    let here = |number: fn(&edo::state::Figures, Seat) -> u8| {
        at.map(|at| i16::from(number(&open.on[at], seat)))
    };
    let plain = |number: u8| Some(i16::from(number));
    match what {
        "ryo" => Some(home.purse.ryo.0.cast_signed()),
        "rice" => plain(home.purse.of(Good::Rice)),
        "wood" => plain(home.purse.of(Good::Wood)),
        "stone" => plain(home.purse.of(Good::Stone)),
        "goods-most" => Some(home.purse.resources().cast_signed()),
        "houses" => plain(home.houses),
        "trading-posts" => plain(home.trading_posts),
        "temples" => plain(home.temples),
        "fortresses" => plain(open.supply.fortresses),
        "white-officials" => plain(open.supply.white_officials),
        "samurai-here" => here(|figures, seat| figures.samurai[seat]),
        "ronin-most" => here(|figures, _| figures.ronin),
        "ronin-there" => here(|figures, _| figures.ronin),
        "figures-most" => here(|figures, _| figures.number()),
        "free-sites" => {
            let city = at.and_then(|at| game.board.city(at))?;
            plain(game.sites(city) - open.cities[city].taken())
        }
        "trading-posts-here" => {
            let posts = town?.buildings().filter(|built| built.building == Building::TradingPost);
            plain(posts.count() as u8)
        }
        "temples-here" => {
            let temples =
                open.temples.0.iter().filter(|temples| at.is_some_and(|at| temples.has(at)));
            plain(temples.count() as u8)
        }
        _ => None,
    }
}

/// Looks at one refusal.
fn look(game: &Edo, state: &State, seat: Seat, choice: Choice, refused: Illegal) {
    let question = game.question(state, seat).expect("the seat is asked");
    let (rule, takes) = asks(question);
    let said = format!("{choice:?} at {question:?}: {refused:?}");
    let redeems = matches!(choice, Choice::Income(_) | Choice::Redeem { .. });
    let own = redeems || takes.split(' ').any(|word| word == kind(&choice));
    assert_eq!(question.rule(), rule, "{question:?}");
    let Some(lack) = refused.lack else {
        assert!(!own, "{said}: no reason");
        assert_eq!(refused.rule, rule, "{said}: an answer to another question");
        return;
    };
    assert!(own, "{said}: this answers another question");
    let stands = against(choice)
        .iter()
        .any(|(what, rules)| *what == lack.what && rules.contains(&refused.rule));
    assert!(stands, "{said}: nobody would expect that");
    if let Some(have) = there_is(game, state, seat, choice, lack.what) {
        assert_eq!(lack.have, have, "{said}: that is not what there is");
    }
    match game.supply(state, seat, choice, refused) {
        // Whose turn it is, and what is printed or laid out, stays as it is.
        None => {
            let shown =
                ["own-turn", "maximum", "card", "demand", "display", "goods-offered", "tile-kind"];
            let never = game.is_fixed(refused) || shown.contains(&lack.what);
            assert!(never, "{said}: nothing supplies it");
        }
        Some(supplied) => {
            let again = game.check(&supplied, seat, choice).err().and_then(|again| again.lack);
            assert_ne!(again.map(|lack| lack.what), Some(lack.what), "{said}: still missing");
        }
    }
}

/// By which rule whoever is not asked has to wait.
fn waits_by(question: Question, state: &State) -> Rule {
    let planned = state.open.plans.0.iter().any(|plan| *plan != edo::state::Plan::default());
    match question {
        Question::Package | Question::StartCity => SETUP_ORDER,
        Question::SelectRonin => RONIN_ROUND_START,
        // Plans lie open while cards are performed, and only then.
        Question::Relocate { .. } if !planned => RONIN_ROUND_START,
        Question::PlanSlot { .. } => PLAN_REVEAL,
        Question::Wages => WAGES_CHOOSE,
        Question::Relocate { .. }
        | Question::Perform { .. }
        | Question::MoveTo { .. }
        | Question::MerchantTo
        | Question::MarchTo { .. }
        | Question::MarchAgain
        | Question::GatherPaid { .. }
        | Question::GatherFree { .. }
        | Question::DrawTile { .. }
        | Question::SecondOffer
        | Question::HandLimit => ACT_ORDER,
    }
}

/// Games of each set-up and edition.
const GAMES: u64 = 24;

/// A random game in which everything is tried at some of the questions.
struct Walk<'w> {
    game: &'w Edo,
    all: &'w [Choice],
    /// Kinds of questions met so far, in any game.
    questions: &'w mut BTreeSet<String>,
}

impl Walk<'_> {
    fn play(&mut self, luck: u64) {
        let game = self.game;
        let mut chance = Fast(luck);
        let mut state = game.deal(&mut chance, &mut ());
        while let Some(seat) = game.asked(&state).lowest() {
            let question = game.question(&state, seat).expect("who is asked is asked this");
            // What is rarely asked is looked at whenever it is, the rest now and then.
            let rare = matches!(question, Question::DrawTile { .. } | Question::SecondOffer);
            if self.questions.insert(kind(&question)) || rare || chance.0 % 256 == 0 {
                self.try_all(&state, seat, question);
            }
            let mut choices = Choices::new();
            game.choices(&state, seat, &mut choices);
            let choice = choices.any_kind(&mut chance);
            game.apply(&mut state, seat, choice, &mut chance, &mut ());
        }
        for seat in game.seats().iter() {
            let expected = Err(END_TRIGGER.lacks("asked", 0_u8, 1));
            assert_eq!(game.check(&state, seat, Choice::Done), expected);
        }
    }

    fn try_all(&self, state: &State, seat: Seat, question: Question) {
        let game = self.game;
        for &choice in self.all {
            if let Err(refused) = game.check(state, seat, choice) {
                look(game, state, seat, choice, refused);
            }
        }
        for other in game.seats().iter().filter(|other| !game.asked(state).has(*other)) {
            let expected = Err(waits_by(question, state).lacks("asked", 0_u8, 1));
            for &choice in self.all {
                assert_eq!(game.check(state, other, choice), expected, "{question:?}");
            }
        }
    }
}

#[test]
fn every_refusal_cites_what_decides_and_its_lack_is_true() {
    let mut questions = BTreeSet::new();
    for (i, setup) in Setup::all().enumerate() {
        for edition in [&HOUSE, &RICH, &ROVING] {
            let game = play_with(&setup.to_string(), edition);
            let all = every_choice(&game);
            for seed in 0..GAMES {
                let walk = &mut Walk { game: &game, all: &all, questions: &mut questions };
                walk.play(mix(seed * 64 + i as u64));
            }
        }
    }
    assert_eq!(questions.len(), 16, "{questions:?}");
}
