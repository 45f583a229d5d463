//! What a page of Yedo says is held to the law: the prices of the bidding phase, and what a mission
//! says a thing costs and how many disciples it takes.

use ::yedo::Yedo;
use ::yedo::choice::{Choice, Question};
use ::yedo::content::HOUSE;
use ::yedo::edition::{Annex, Asset, Colour, DistrictAction, LocationNo, Specialist, Weapon};
use ::yedo::frame::{Lot, Phase};
use ::yedo::rules;
use ::yedo::setup::Setup;
use ::yedo::state::{Open, Piece, Spot, State};
use host::Window;
use table::{BySeat, Choices, Fast, Game, Rule, Seat, Seats, Viewer};
use words::yedo::YedoWords;
use words::{Lang, Words};

use super::Look;
use super::need::{Need, Outlook};
use super::offers::lot_id;

const RIVALS: [&str; 3] = [
    "players 2 rounds 6 actions streets lanterns whispers events intrigue disasters \
     missions kidnapping war modules specialists clan-powers",
    "players 3 rounds 8 actions streets whispers knives events intrigue disasters \
     missions interaction specialist black modules specialists tea-house clan-powers jesuits",
    "players 5 rounds 8 actions streets whispers merchants events intrigue disasters \
     missions kidnapping specialist black modules specialists tea-house clan-powers jesuits",
];

const TOGETHER: [&str; 3] = [
    "players 2 rounds 7 actions streets merchants whispers missions kidnapping war \
     together demanding objectives normal normal normal modules specialists clan-powers",
    "players 4 rounds 7 actions streets merchants whispers missions kidnapping specialist \
     black together insatiable objectives hard hard hard master open-hands \
     modules specialists tea-house clan-powers",
    "players 1 rounds 7 actions neighbours streets lanterns missions espionage specialist black \
     together demanding objectives normal normal modules specialists tea-house",
];

/// With the cards that the others lack.
const INTRIGUE: &str = "players 4 rounds 8 actions neighbours knives merchants events festivals watch \
     missions theft assassination black modules specialists tea-house clan-powers jesuits";

/// Plays games at random, and shows each position, and who is asked first.
fn each_position(
    setup: &str,
    seeds: std::ops::Range<u64>,
    mut show: impl FnMut(&Yedo, &State, Seat),
) {
    let setup = Setup::read(setup).expect("a set-up");
    let game = Yedo::new(setup, &HOUSE).expect("it can be played");
    for seed in seeds {
        let mut luck = Fast(seed);
        let mut state = game.deal(&mut luck, &mut ());
        while let Some(seat) = game.asked(&state).lowest() {
            show(&game, &state, seat);
            let mut choices = Choices::new();
            game.choices(&state, seat, &mut choices);
            game.apply(&mut state, seat, choices.any(&mut luck), &mut luck, &mut ());
        }
    }
}

/// Shows the page as this viewer sees it.
fn look<T>(
    game: &Yedo,
    state: &State,
    viewer: Viewer,
    words: &Words,
    see: impl FnOnce(&Look<'_>) -> T,
) -> T {
    let say = YedoWords::new(words, game);
    let view = game.view(state, viewer);
    let (offers, refusals) = (Vec::new(), Vec::new());
    let window = Window { viewer, view, question: None, kind: None, offers, refusals };
    see(&Look {
        say: &say,
        window: &window,
        asked: game.asked(state),
        bots: BySeat::default(),
        hands: Seats::NONE,
        fresh: Vec::new(),
        live: true,
    })
}

/// The first number in a text.
fn number(text: &str) -> Option<u16> {
    let digits: String =
        text.chars().skip_while(|c| !c.is_ascii_digit()).take_while(char::is_ascii_digit).collect();
    digits.parse().ok()
}

/// What the panel says of a lot; nothing if it has none.
fn said_of(panel: &str, lot: Lot) -> Option<&str> {
    let from = panel.find(&format!("data-space=\"{}\"", lot_id(lot)))?;
    let (_, rest) = panel[from..].split_once("class=\"least\">")?;
    rest.split_once('<').map(|(text, _)| text.trim())
}

/// How much the law asks for an asset; none if it asks for something else first.
fn price_by_law(game: &Yedo, state: &State, seat: Seat, asset: Asset) -> Option<u16> {
    let mut poor = state.clone();
    poor.open.homes[seat].mon = 0;
    let lack = game.check(&poor, seat, Choice::Asset(asset)).err()?.lack?;
    (lack.what == "mon").then_some(lack.need.cast_unsigned())
}

#[test]
fn where_nothing_is_auctioned_the_panel_shows_the_prices_that_the_law_takes() {
    let words = Words::strict(Lang::En);
    let (mut prices, mut gone, mut plain) = (0, 0, 0);
    for setup in TOGETHER.into_iter().chain([RIVALS[2]]) {
        each_position(setup, 0..40, |game, state, seat| {
            let open = &state.open;
            if open.phase() != Phase::Bid || !game.sells(open) {
                return;
            }
            let buys = game.question(state, seat) == Some(Question::Buy);
            for viewer in [Viewer::Public, Viewer::Seat(seat)] {
                let panel = look(game, state, viewer, &words, |look| look.bidding().into_string());
                for group in ::yedo::edition::BidGroup::ALL {
                    assert_eq!(said_of(&panel, Lot::Group { group }), None, "no group is sold");
                }
                for word in ["takes part", "picks one", "from "] {
                    assert!(!panel.contains(word), "`{word}` is of an auction: {panel}");
                }
                for asset in Asset::ALL.into_iter().filter(|_| buys) {
                    let said = said_of(&panel, Lot::Asset { asset }).expect("each asset is sold");
                    let law = price_by_law(game, state, seat, asset);
                    match (number(said), law) {
                        (Some(price), Some(law)) => {
                            assert_eq!(price, law, "{asset:?}");
                            prices += 1;
                            plain += u32::from(open.bidding.no_auction);
                        }
                        (None, law) => {
                            assert_eq!(law, None, "{asset:?} can be bought");
                            gone += 1;
                        }
                        // It may not be taken now for another reason than its price.
                        (Some(_), None) => {}
                    }
                }
            }
        });
    }
    assert!(100 < prices.min(gone) && 0 < plain, "{prices}, {gone}, {plain}");
}

/// What gives the thing that a need is about, and with what; of two alike in the Market the cheaper.
fn source(
    open: &Open,
    need: &Need,
    price: impl Fn(DistrictAction, u8) -> u16,
) -> Option<(DistrictAction, u8)> {
    let (kind, id) = need.sign.split_once('-').unwrap_or((&need.sign, ""));
    Some(match kind {
        "weapon" => {
            let weapon = Weapon::ALL.into_iter().find(|it| it.id() == id)?;
            let spaces = (0..).zip(open.row).filter(|(_, it)| *it == Some(weapon));
            let space = spaces.min_by_key(|(space, _)| price(DistrictAction::BuyWeapon, *space));
            (DistrictAction::BuyWeapon, space?.0)
        }
        "annex" => {
            let annex = Annex::ALL.into_iter().position(|it| it.id() == id)?;
            (DistrictAction::Carpenter, annex as u8)
        }
        "spec" => {
            let specialist = Specialist::ALL.into_iter().find(|it| it.id() == id)?;
            let space = open.tokens.gates.iter().position(|it| *it == Some(specialist))?;
            (DistrictAction::Recruit, space as u8)
        }
        "geisha" => (DistrictAction::Geisha, 0),
        "blessing" => (DistrictAction::Blessing, 0),
        _ => return None,
    })
}

/// How many of what was said.
#[derive(Default)]
struct Tally {
    prices: u32,
    taxed: u32,
    groups: u32,
    several: u32,
}

fn check_mission(look: &Look<'_>, seat: Seat, mission: u8, tally: &mut Tally) {
    let (game, open) = (look.game(), look.open());
    let Outlook { standard, bonus, to_go, .. } = look.outlook_of(seat, mission);
    for need in standard.iter().chain(&bonus) {
        let price = |action: DistrictAction, with: u8| {
            let spot = (0..32).map(LocationNo).find(|no| {
                game.has_location(*no) && game.location(*no).district == action.district()
            });
            let spot = Spot::location(spot.expect("a district has locations"));
            game.price(open, seat, spot, action, with).0
        };
        let Some((action, with)) = source(open, need, price) else { continue };
        let Some(said) = need.hint.as_deref().and_then(number) else { continue };
        assert_eq!(said, price(action, with), "{}", need.sign);
        let board = look.city().into_string();
        let id = match action {
            DistrictAction::BuyWeapon => format!("row-{with}"),
            other => format!("deed-{}", other.id()),
        };
        let at = board.find(&format!("data-space=\"{id}\"")).expect("the board shows it");
        let mark = if action == DistrictAction::BuyWeapon { "<b>" } else { "class=\"cost\">" };
        let (_, cost) = board[at..].split_once(mark).expect("and what it costs");
        assert_eq!(Some(said), number(cost), "{}", need.sign);
        tally.prices += 1;
        tally.taxed += u32::from(0 < open.coop.annex_mon && action == DistrictAction::Carpenter);
    }
    let page = look.mission(seat, mission, 7).into_string();
    let (_, outlook) = page.rsplit_once("class=\"outlook").expect("how it stands is told");
    if !outlook.contains("send ") {
        return;
    }
    for (district, n) in &to_go {
        let present = game.present(open, seat, *district);
        let need = game.mission(mission).needs.districts[*district as usize];
        assert!(*n <= need - present.min(need), "{district:?}");
        let to = look.say.district_by(words::yedo::Way::To, *district);
        let said = if *n == 1 { format!("a disciple {to}") } else { format!("{n} disciples {to}") };
        assert!(outlook.contains(&said), "`{said}` in {outlook}");
        tally.groups += 1;
        tally.several += u32::from(1 < *n);
    }
    assert!(!to_go.is_empty(), "{outlook}");
}

#[test]
fn what_a_mission_says_a_thing_costs_and_how_many_it_takes_is_what_the_board_says() {
    let words = Words::strict(Lang::En);
    let mut tally = Tally::default();
    for (i, setup) in (0_u64..).zip(RIVALS.into_iter().chain(TOGETHER)) {
        let mut at = 0;
        each_position(setup, 1000 * i..1000 * i + 84, |game, state, seat| {
            at += 1;
            if at % 7 != 0 {
                return;
            }
            look(game, state, Viewer::Seat(seat), &words, |look| {
                let hand = &look.window.view.hands[seat];
                let missions = hand.missions.iter().chain(&hand.jesuits);
                for mission in missions.filter_map(|(seen, _)| seen.card) {
                    check_mission(look, seat, mission, &mut tally);
                }
            });
        });
    }
    let Tally { prices, taxed, groups, several } = tally;
    assert!(
        100 < prices.min(groups) && 10 < taxed.min(several),
        "{prices} {taxed} {groups} {several}"
    );
}

#[test]
fn a_second_disciple_whose_first_has_left_is_shown_on_the_space_and_named() {
    let words = Words::strict(Lang::En);
    let game =
        Yedo::new(Setup::read(RIVALS[1]).expect("a set-up"), &HOUSE).expect("it can be played");
    let mut state = game.deal(&mut Fast(1), &mut ());
    let no = LocationNo(3);
    let named = |state: &State| {
        let city = look(&game, state, Viewer::Public, &words, |look| look.city().into_string());
        let (_, plot) = city.split_once("data-space=\"at-3\"").expect("the space is shown");
        let (_, title) = plot.split_once("title=\"").expect("it is named");
        let (title, rest) = title.split_once('"').expect("a name ends");
        let (inside, _) = rest.split_once("class=\"hidden\"").expect("its name is also read out");
        (title.to_owned(), inside.contains("class=\"piece"), inside.contains("class=\"number"))
    };
    let place = YedoWords::new(&words, &game).spot(Spot::location(no));
    assert_eq!(named(&state), (format!("{place}: free"), false, true));
    state.open.set(Spot::beside(no), Piece::of(Seat(1)));
    assert_eq!(named(&state), (format!("{place}: a disciple of Vermilion"), true, false));
    state.open.set(Spot::location(no), Piece::of(Seat(0)));
    let (name, ..) = named(&state);
    assert_eq!(name, format!("{place}: a disciple of Indigo and a disciple of Vermilion"));
}

/// Every rule that may stand beside a question; what asks it decides which.
fn rules_beside(question: Question) -> &'static [Rule] {
    match question {
        Question::MissionDeck => &[
            rules::SETUP_MISSIONS,
            rules::BID_REWARD_CARDS,
            rules::MISSION_REWARD,
            rules::SPEC_MESSENGER,
            rules::CARDS_CONTENT,
            rules::EVENT_CONTENT,
            rules::TEA_CONTENT,
            rules::COOP_EVENT,
        ],
        Question::Favor => &[rules::SETUP_FAVOR],
        Question::Egress => &[rules::BID_EGRESS],
        Question::Call | Question::Open { .. } | Question::Bid { .. } => &[rules::BID_CALL],
        Question::Asset { .. } => &[rules::BID_GROUPS],
        Question::Annex => &[rules::BID_REWARD_ANNEX],
        Question::Assign => &[rules::ASSIGN_WHERE],
        Question::Bribe => &[rules::EVENT_CONTENT],
        Question::Activate => &[rules::ACT_TURNS],
        Question::Act { .. } => &[rules::ACT_CHOICE],
        Question::Excess { .. } => &[
            rules::LIMIT_MISSIONS,
            rules::LIMIT_ACTIONS,
            rules::LIMIT_BONUS,
            rules::LIMIT_WEAPONS,
            rules::LIMIT_DISCIPLES,
        ],
        Question::Give => &[rules::MISSION_OWN],
        Question::Keep { .. } => &[
            rules::BID_REWARD_CARDS,
            rules::BID_REWARD_WEAPON,
            rules::SPEC_MESSENGER,
            rules::ANNEX_KOBUDO,
            rules::ANNEX_CHASHITSU,
            rules::CARDS_CONTENT,
            rules::EVENT_CONTENT,
            rules::TEA_CONTENT,
            rules::COOP_EVENT,
        ],
        Question::PutBack { .. } => &[rules::CLAN_WISE],
        Question::Arrange { .. } | Question::PutUnder { .. } => &[
            rules::ACT_FORESIGHT,
            rules::CARDS_CONTENT,
            rules::EVENT_CONTENT,
            rules::TEA_CONTENT,
            rules::COOP_EVENT,
        ],
        Question::Moment { .. } => &[rules::CARDS_ASK],
        Question::Buy => &[rules::COOP_BUY, rules::CARDS_NO_AUCTION, rules::CARDS_CONTENT],
        Question::Lose { .. } => &[
            rules::GATES_RECRUIT,
            rules::CARDS_CONTENT,
            rules::EVENT_CONTENT,
            rules::TEA_CONTENT,
            rules::COOP_EVENT,
        ],
        // "New orders" has a rule of its own.
        Question::Either => &[
            rules::CARDS_CONTENT,
            rules::CARDS_NEW_ORDERS,
            rules::EVENT_CONTENT,
            rules::TEA_CONTENT,
            rules::COOP_EVENT,
        ],
        Question::May
        | Question::Show
        | Question::Rival
        | Question::TakeWeapon
        | Question::SendHome
        | Question::MoveFrom
        | Question::MoveTo { .. }
        | Question::Spare
        | Question::AnnexOf { .. }
        | Question::SwapGive
        | Question::SwapTake
        | Question::Direction
        | Question::LookAny
        | Question::Besides { .. } => {
            &[rules::CARDS_CONTENT, rules::EVENT_CONTENT, rules::TEA_CONTENT, rules::COOP_EVENT]
        }
        Question::Arrest => &[rules::PATROL_ARREST],
        Question::TakeBack { .. } | Question::Debt => &[rules::TEA_CONTENT],
        Question::After => &[rules::TEA_USE],
        Question::Exchange { .. } => &[rules::SPEC_ONNA],
        Question::Hire => &[rules::CARDS_RONIN],
        Question::Trade => &[rules::TRADE_WHO],
        Question::Offer { .. } | Question::Amount { .. } => &[rules::TRADE_WHAT, rules::COOP_TRADE],
        Question::Answer { .. } | Question::HandOver { .. } => &[rules::TRADE_OFFERS],
        Question::GiveUp => &[rules::COOP_ERRAND],
        Question::War => &[rules::COOP_WAR],
        Question::IgnoreIcons => &[rules::CARDS_CONTENT, rules::TEA_CONTENT],
    }
}

/// Where another rule stands beside the question than the one by which an answer to another question is
/// refused: what a newcomer has to know is not the rule by which somebody must answer at all.
#[expect(clippy::match_same_arms, reason = "each has a reason of its own")]
fn is_justified(question: Question) -> bool {
    match question {
        // Where one may go, or with whom one may trade; not whose turn it is.
        Question::Assign | Question::Trade => true,
        // Together it is the rule of trading together.
        Question::Offer { .. } | Question::Amount { .. } => true,
        // Nobody auctions; what is refused is an answer to an auction.
        Question::Buy => true,
        // The event that lets somebody pay, not the order of the patrol.
        Question::Bribe => true,
        // Whatever makes somebody lose it, not how much they may have.
        Question::Lose { .. } => true,
        _ => false,
    }
}

/// Answers to some other question, whatever is asked.
const OTHERS: [Choice; 6] = [
    Choice::Accept,
    Choice::TakePart,
    Choice::Deck(Colour::Green),
    Choice::Bid(1),
    Choice::Space(0),
    Choice::AtHome,
];

#[test]
fn the_rule_beside_a_question_is_the_rule_of_that_question() {
    let mut asked = std::collections::BTreeMap::new();
    let mut wrong = std::collections::BTreeSet::new();
    for (i, setup) in (0_u64..).zip(RIVALS.into_iter().chain(TOGETHER).chain([INTRIGUE])) {
        each_position(setup, 1000 * i..1000 * i + 150, |game, state, seat| {
            let question = game.question(state, seat).expect("the seat is asked");
            let shown = game.rule_of(&state.open, question);
            let may = rules_beside(question);
            if !may.contains(&shown) {
                wrong.insert(format!("{shown} beside {question:?}"));
            }
            let words = format!("{question:?}");
            let kind = words.split([' ', '(']).next().unwrap_or_default().to_owned();
            asked.entry(kind).or_insert_with(std::collections::BTreeSet::new).insert(shown.0);
            if is_justified(question) {
                return;
            }
            let refused = OTHERS.into_iter().filter_map(|other| {
                let illegal = game.check(state, seat, other).err()?;
                illegal.lack.is_none().then_some(illegal.rule)
            });
            let cited: Vec<Rule> = refused.collect();
            if !cited.contains(&shown) {
                wrong.insert(format!("{shown} beside {question:?}, {cited:?} for others"));
            }
        });
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    // A mission that is drawn as a reward is no first mission.
    let decks = &asked["MissionDeck"];
    assert!(decks.contains(rules::SETUP_MISSIONS.0) && decks.contains(rules::MISSION_REWARD.0));
    assert!(45 < asked.len(), "{} kinds of questions: {asked:?}", asked.len());
}
