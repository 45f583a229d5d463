//! Privileges d and e are redeemed at any time in one's own turn: at every question of it, and never
//! elsewhere.

use std::collections::BTreeMap;

use edo::board::Space;
use edo::choice::{Choice, Question};
use edo::content::HOUSE;
use edo::edition::{Good, Privilege};
use edo::fact::Fact;
use edo::state::{Building, Open, State};
use edo::{Addons, Edo, Setup, rules};
use table::{Chance, Choices, Fast, Game, Notation, Seat, Seats, mix};

use super::{RICH, play_with};

/// Games for each number of players; with four numbers that makes 10,240.
const GAMES: u64 = 2560;

/// Every such privilege, and what it gives a choice of.
const TOKENS: [(Privilege, [Good; 2]); 3] = [
    (Privilege::WoodStone, [Good::Wood, Good::Stone]),
    (Privilege::StoneRice, [Good::Stone, Good::Rice]),
    (Privilege::RiceWood, [Good::Rice, Good::Wood]),
];

/// What a city pays a seat, told from the pieces that lie there and nothing else.
fn pays(game: &Edo, open: &Open, at: Space, seat: Seat) -> u8 {
    let town = &open.cities[game.board.city(at).expect("only cities are asked about")];
    let Some(tile) = town.tile.filter(|_| open.on[at].ronin < 3) else { return 0 };
    let numbers = &game.edition.numbers;
    let mut owners: Vec<(u8, usize, Seat)> = Vec::new();
    for (site, built) in town.sites.iter().flatten().enumerate() {
        let strength = match built.building {
            Building::House => numbers.strength_house,
            Building::TradingPost => numbers.strength_trading_post,
            Building::Fortress => continue,
        };
        match owners.iter_mut().find(|owner| owner.2 == built.owner) {
            Some(owner) => owner.0 += strength,
            None => owners.push((strength, site, built.owner)),
        }
    }
    owners.sort_by_key(|&(strength, site, _)| (u8::MAX - strength, site));
    let rank = owners.iter().position(|owner| owner.2 == seat);
    rank.map_or(0, |rank| game.edition.profits[tile as usize].ryo[owners.len() - 1][rank])
}

/// What may be redeemed by a seat whose turn it is.
fn redeemable(game: &Edo, open: &Open, seat: Seat) -> Vec<Choice> {
    let held = &open.homes[seat].privileges;
    let mut all = Vec::new();
    if 0 < held[Privilege::Income] {
        for city in game.board.cities() {
            let at = game.board.city_space(city);
            if 0 < pays(game, open, at, seat) {
                all.push(Choice::Income(at));
            }
        }
    }
    for (privilege, goods) in TOKENS {
        if 0 < held[privilege] {
            all.extend(goods.map(|good| Choice::Redeem { privilege, good }));
        }
    }
    all
}

/// Every answer that redeems a privilege, lawful or not.
fn every_privilege(game: &Edo) -> impl Iterator<Item = Choice> {
    let redeem = |privilege| Good::ALL.map(|good| Choice::Redeem { privilege, good });
    game.board.all().iter().map(Choice::Income).chain(Privilege::ALL.into_iter().flat_map(redeem))
}

fn is_privilege(choice: &Choice) -> bool {
    matches!(choice, Choice::Income(_) | Choice::Redeem { .. })
}

/// A word for the place of a question in a turn.
fn place(question: Question) -> &'static str {
    match question {
        Question::Package | Question::StartCity => "set-up",
        Question::SelectRonin => "a round begins",
        Question::PlanSlot { .. } => "planning",
        Question::Relocate { .. } => "a tile is drawn",
        Question::Perform { .. } => "between officials",
        Question::MoveTo { .. } => "a samurai is half-way",
        Question::MerchantTo => "the merchant is half-way",
        Question::MarchTo { .. } => "a samurai travels",
        Question::MarchAgain => "between two marches",
        Question::GatherPaid { .. } => "the paid step",
        Question::GatherFree { .. } => "the free step",
        Question::DrawTile { .. } => "before a tile",
        Question::SecondOffer => "between two offers",
        Question::HandLimit => "the hand limit",
        Question::Wages => "wages",
    }
}

/// One lively game in which everybody begins with privileges, and holds on to them for a while.
struct Watched<'g> {
    game: &'g Edo,
    /// Whose card is being performed, as told by what happened.
    performs: Option<Seat>,
    /// Who has decided wages this round.
    paid: Seats,
    /// How often something could be redeemed, by place.
    places: BTreeMap<&'static str, u32>,
}

impl Watched<'_> {
    fn play(&mut self, seed: u64) {
        let game = self.game;
        let mut chance = Fast(mix(seed));
        let mut state = game.deal(&mut chance, &mut ());
        for seat in game.seats().iter() {
            let held = &mut state.open.homes[seat].privileges;
            held[Privilege::Income] += 2;
            TOKENS.iter().for_each(|(privilege, _)| held[*privilege] += 1);
        }
        self.performs = None;
        let mut choices = Choices::new();
        let mut facts = Vec::new();
        while let Some(seat) = game.asked(&state).lowest() {
            let question = game.question(&state, seat).expect("who is asked is asked something");
            choices.clear();
            game.choices(&state, seat, &mut choices);
            self.look(&state, seat, question, &choices, seed);
            let choice = pick(question, &choices, &mut chance);
            facts.clear();
            game.apply(&mut state, seat, choice, &mut chance, &mut facts);
            self.follow(&state.open, seat, choice, &facts, seed);
        }
    }

    /// Is offered what may be redeemed, and nothing else of the kind?
    fn look(
        &mut self,
        state: &State,
        seat: Seat,
        question: Question,
        choices: &[Choice],
        seed: u64,
    ) {
        let game = self.game;
        let own = self.performs == Some(seat) || question == Question::Wages;
        let due = if own { redeemable(game, &state.open, seat) } else { Vec::new() };
        let offered: Vec<Choice> = choices.iter().copied().filter(is_privilege).collect();
        assert_eq!(offered, due, "seed {seed}: {seat} is asked {question:?}");
        for other in game.seats().iter() {
            for choice in every_privilege(game) {
                let lawful = game.check(state, other, choice).is_ok();
                let expected = other == seat && due.contains(&choice);
                assert_eq!(lawful, expected, "seed {seed}: {other}, {choice:?} at {question:?}");
            }
        }
        if !due.is_empty() {
            *self.places.entry(place(question)).or_default() += 1;
        }
    }

    /// Nothing goes on unasked past whoever could redeem something.
    fn follow(&mut self, open: &Open, seat: Seat, choice: Choice, facts: &[Fact], seed: u64) {
        for fact in facts {
            match *fact {
                Fact::CardBegan { seat, .. } => self.performs = Some(seat),
                Fact::CardDone { .. } => self.performs = None,
                _ => {}
            }
        }
        // A token for a good can be redeemed whatever else is so.
        let held = |seat| TOKENS.iter().any(|(token, _)| 0 < open.homes[seat].privileges[*token]);
        for fact in facts {
            let asked = match fact {
                Fact::CardDone { seat: other, .. } if held(*other) => {
                    *other == seat && matches!(choice, Choice::Done | Choice::Return(_))
                }
                Fact::TileDrawn { seat: other, .. } if held(*other) => {
                    matches!(choice, Choice::Draw | Choice::Select(_))
                }
                _ => true,
            };
            assert!(asked, "seed {seed}: {seat} answers {choice:?}, and {fact:?} came unasked");
        }
        for fact in facts {
            if let Fact::WagesPaid { seat, .. } = fact {
                self.paid = self.paid.with(*seat);
            }
        }
        if facts.iter().any(|fact| matches!(fact, Fact::OfficialsHome { .. })) {
            let paid = std::mem::take(&mut self.paid);
            let asked = self.game.seats().iter().all(|seat| !held(seat) || paid.has(seat));
            assert!(asked, "seed {seed}: somebody was not asked for wages");
        }
    }
}

/// Lively, and slow to redeem anything, so that privileges last.
fn pick(question: Question, choices: &[Choice], chance: &mut Fast) -> Choice {
    let redeems = chance.below(16) == 0;
    let weight = |choice: &Choice| {
        let likes = u32::from(edo::likes(question, *choice).max(1));
        if is_privilege(choice) && !redeems { 0 } else { likes }
    };
    let all: u32 = choices.iter().map(weight).sum();
    let mut left = chance.below(all.max(1));
    for choice in choices {
        match left.checked_sub(weight(choice)) {
            Some(rest) => left = rest,
            None => return *choice,
        }
    }
    choices[0]
}

fn privileges_are_offered_where_they_may_be_redeemed(players: u8) {
    let setups: Vec<Setup> = Addons::all()
        .filter(|addons| addons.tokken)
        .map(|addons| Setup { players, addons })
        .collect();
    let mut places = BTreeMap::new();
    for (i, setup) in setups.iter().enumerate() {
        for edition in [&HOUSE, &RICH] {
            let game = play_with(&setup.to_string(), edition);
            let paid = Seats::NONE;
            let mut watched = Watched { game: &game, performs: None, paid, places };
            let games = GAMES / setups.len() as u64 / 2;
            (0..games).for_each(|seed| watched.play(seed * setups.len() as u64 + i as u64));
            places = watched.places;
        }
    }
    let most = [
        "a tile is drawn",
        "between officials",
        "a samurai is half-way",
        "the merchant is half-way",
        "a samurai travels",
        "between two marches",
        "the paid step",
        "the free step",
        "before a tile",
        "between two offers",
        "the hand limit",
        "wages",
    ];
    for place in most {
        assert!(places.get(place).is_some_and(|number| 20 < *number), "{place}: {places:?}");
    }
}

macro_rules! for_each_number_of_players {
    ($($name:ident $players:literal;)*) => {$(
        #[test]
        fn $name() {
            privileges_are_offered_where_they_may_be_redeemed($players);
        }
    )*};
}

for_each_number_of_players! {
    privileges_are_offered_where_they_may_be_redeemed_by_2 2;
    privileges_are_offered_where_they_may_be_redeemed_by_3 3;
    privileges_are_offered_where_they_may_be_redeemed_by_4 4;
    privileges_are_offered_where_they_may_be_redeemed_by_5 5;
}

/// A position in the middle of S1's own turn, with all kinds of privileges to redeem.
fn in_the_middle(rules: u16, now: &str) -> (Edo, State) {
    let setup = Setup::read("players 2 modules tokken ronin").expect("tests write it well");
    let game = Edo::by_rules(rules, setup, &HOUSE).expect("two may play");
    let text = format!(
        "now {now}\n\
         ronin quarry-1 2 forest-1\n\
         merchant at kawagoe\n\
         city edo sites S1:house\n\
         city kawagoe sites S1:trading-post\n\
         privileges support site trading\n\
         privilege-next site\n\
         S1 ryo 12\n\
         S1 wood 20\n\
         S1 privileges income wood-stone\n\
         S1 samurai kawagoe mito edo quarry-1 3\n\
         S1 plan III:travel:2\n"
    );
    let text = if now.contains("offer") { text.replace("travel", "trade") } else { text };
    let text = if now.contains("relocate") { text + "aside free\n" } else { text };
    let state = game.read_position(&text).unwrap_or_else(|misread| panic!("{now}: {misread}"));
    (game, state)
}

#[test]
fn a_game_of_the_first_rules_refuses_them_in_the_middle_of_something() {
    let middles = [
        "card 1 S1 > move mito",
        "card 1 S1 > merchant",
        "card 1 S1 left 1 begun > march mito",
        "card 1 S1 left 1 begun > march-again mito",
        "card 1 S1 left 1 begun dispersed > gather quarry-1 paying free 2",
        "card 1 S1 left 1 begun dispersed > gather quarry-1 free 1",
        "card 1 S1 left 1 begun dispersed > disperse quarry-1 waiting 2 of 2 > relocate quarry-1 free",
        "card 1 S1 left 1 begun > second-offer 1",
        "card 1 S1 left 0 begun > hand-limit",
    ];
    let redeem = Choice::Redeem { privilege: Privilege::WoodStone, good: Good::Stone };
    for now in middles {
        for choice in [redeem, Choice::Income(Space::EDO)] {
            let (game, state) = in_the_middle(2, now);
            assert_eq!(game.check(&state, Seat(0), choice), Ok(()), "{now}");
            let (game, state) = in_the_middle(1, now);
            let refused = rules::ACT_OWN_TURN.lacks("between-steps", 0_u8, 1);
            assert_eq!(game.check(&state, Seat(0), choice), Err(refused), "{now}");
            let mut choices = Choices::new();
            game.choices(&state, Seat(0), &mut choices);
            assert!(!choices.contains(&choice), "{now}");
        }
    }
}

#[test]
fn a_game_of_the_first_rules_draws_tiles_unasked() {
    let now = "card 1 S1 left 1 begun dispersed > gather quarry-1 free 2";
    for (rules, expected) in [(1, "Relocate"), (2, "DrawTile")] {
        let (game, mut state) = in_the_middle(rules, now);
        game.apply(&mut state, Seat(0), Choice::Done, &mut Fast(1), &mut ());
        let question = game.question(&state, Seat(0)).expect("S1 is asked");
        assert!(format!("{question:?}").starts_with(expected), "{question:?}");
    }
    let before_a_tile = "card 1 S1 left 1 begun dispersed > disperse quarry-1 waiting 2 of 2";
    let (_, state) = in_the_middle(2, before_a_tile);
    let old =
        Edo::by_rules(1, Setup::read("players 2 modules tokken ronin").expect("fine"), &HOUSE);
    let old = old.expect("two may play");
    assert!(old.read_position(&table::position_text(&old, &state)).is_err());
}
