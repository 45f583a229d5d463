//! Yedo as a game at the table.

use std::fmt;

use table::{
    Chance, Choices, Every, Explain, Game, Illegal, Log, Misread, Notation, Offer, Outcome, Rule,
    Seat, Seats, Viewer,
};

use crate::addon::{clans, jesuits};
use crate::choice::{Choice, Question};
use crate::deck::Cards;
use crate::district::{By, Deed};
use crate::edition::{
    ActionCard, ActionNo, BonusNo, Colour, District, DistrictAction, Edition, Effect, EventKind,
    EventNo, Fit, Location, LocationNo, Mission, MissionNo, MissionSet, Odd, Players,
};
use crate::effect::Lines;
use crate::fact::Fact;
use crate::frame::{Frame, Lot};
use crate::judge::Weights;
use crate::law::{Law, as_played};
use crate::phase::{assign, bid, trade};
use crate::rules;
use crate::setup::Setup;
use crate::state::{Beside, CARDS_MAX, Open, Spot, State};
use crate::view::{self, View};
use crate::{audit, card, coop, deal, district, flow, imagine, notation, position, score, supply};

/// A game of Yedo as agreed: edition, players, rounds, kinds of cards, add-ons.
#[derive(Clone, Debug)]
pub struct Yedo {
    /// What is printed, as far as the rules it is played by play it.
    pub edition: &'static Edition,
    /// What is printed, as it was agreed.
    pub agreed: &'static Edition,
    /// How many play, and with what.
    setup: Setup,
    /// The missions in play, by back: the colours, all kill-the-Shogun missions if there is one;
    /// then the colours of the Jesuits.
    pub(crate) missions: [Cards<5>; 8],
    /// The action cards in play.
    pub(crate) actions: Cards<2>,
    /// The bonus cards in play.
    pub(crate) bonuses: Cards<1>,
    /// The events in play.
    pub(crate) events: Cards<2>,
    /// The arrival of the Jesuits among them.
    pub(crate) arrival: Option<u8>,
    /// The kill-the-Shogun missions of which one is in play.
    pub(crate) shogun: Cards<5>,
    /// The kill-the-Shogun missions of which one lies on the victory pile.
    pub(crate) victory: Cards<5>,
    /// The cards of the Emperor, by colour: green, yellow, red.
    pub(crate) emperor: [Cards<1>; 3],
    /// The locations of each district, one bit each, of those open to this number of players.
    pub(crate) places: [u32; 7],
    /// The rest spaces among them.
    pub(crate) rests: u32,
    /// At which moments some card in play may be played, one bit each.
    pub(crate) moments: u16,
    /// What cards do, line by line.
    pub(crate) lines: Lines,
    /// The rules it is played by.
    pub(crate) law: &'static Law,
    /// What things are worth to bots.
    pub(crate) weights: Weights,
}

impl Yedo {
    /// A new game set up so, with this edition.
    ///
    /// # Errors
    /// When the rules do not allow it.
    pub fn new(setup: Setup, edition: &'static Edition) -> Result<Yedo, Illegal> {
        Yedo::by_rules(Yedo::RULES, setup, edition)
    }

    /// A game that is played by the rules of this number, which must be one that
    /// [`Game::plays_by`] knows.
    ///
    /// # Errors
    /// When the rules do not allow it.
    pub fn by_rules(rules: u16, setup: Setup, edition: &'static Edition) -> Result<Yedo, Illegal> {
        let law = Law::of(rules).expect("the caller asks for rules that are known");
        setup.check(edition)?;
        let agreed = edition;
        let edition = if law.words_as_written { agreed } else { as_played(agreed) };
        assert!(edition.locations.len() <= clans::SAILOR.0 as usize, "the board is too big");
        assert!(
            edition.missions.len() <= CARDS_MAX && edition.actions.len() <= 64,
            "too many cards"
        );
        let shogun = setup.has_shogun(edition);
        let together = setup.together.is_some();
        let fits = |fit: Fit| coop::fits(together, setup.players, fit);
        let in_play = |mission: &Mission| {
            fits(mission.fit)
                && match mission.set {
                    MissionSet::Basic => true,
                    MissionSet::Shogun => shogun,
                    MissionSet::Jesuit => false,
                    MissionSet::Espionage
                    | MissionSet::Theft
                    | MissionSet::Assassination
                    | MissionSet::War
                    | MissionSet::Kidnapping
                    | MissionSet::Interaction
                    | MissionSet::Specialist => setup.missions.contains(&mission.set),
                }
        };
        let of_back = |back: usize| {
            let (colour, by_sea) = (Colour::ALL[back % 4], 4 <= back);
            numbered(edition.missions, |mission| {
                let in_play =
                    if by_sea { mission.set.is_by_sea(setup.addons) } else { in_play(mission) };
                mission.colour == colour && in_play && (setup.black || colour != Colour::Black)
            })
        };
        let places = District::ALL.map(|district| {
            let open = |location: &Location| {
                location.district == district && coop::is_open(setup, edition, *location)
            };
            let printed = numbered::<_, 1>(edition.locations, open).0[0];
            printed | clans::own_place(district, setup.addons)
        });
        let arrival = jesuits::arrival(edition, setup.addons);
        let missions: [Cards<5>; 8] = std::array::from_fn(of_back);
        if setup.dealt {
            let start = &edition.numbers.start;
            for (colour, each) in
                [(Colour::Green, start.first_game_green), (Colour::Red, start.first_game_red)]
            {
                let there = missions[colour as usize].len() as u8;
                rules::SETUP_MISSIONS.needs("missions", there, setup.players * each)?;
            }
        }
        let actions: Cards<2> =
            numbered(edition.actions, |card| setup.actions.contains(&card.kind) && fits(card.fit));
        let moments = actions
            .iter()
            .map(|number| edition.action(ActionNo(number)))
            .fold(0, |all, card| all | coop::moments(together, card.moment));
        Ok(Yedo {
            edition,
            agreed,
            setup,
            missions,
            actions,
            moments,
            bonuses: numbered(edition.bonuses, |card| {
                (setup.black || !card.needs_black) && fits(card.fit)
            }),
            events: numbered(edition.events, |card| {
                setup.events.is_some_and(|kinds| kinds.contains(&card.kind))
                    || card.kind == EventKind::Jesuits && arrival.is_some()
            }),
            arrival,
            shogun: numbered(edition.missions, |mission| {
                shogun && mission.set == MissionSet::Shogun
            }),
            victory: numbered(edition.missions, |mission| {
                coop::is_of_victory_pile(together, mission.set)
            }),
            emperor: [Colour::Green, Colour::Yellow, Colour::Red].map(|colour| {
                numbered(edition.emperor, |card| {
                    card.colour == colour && coop::is_in_deck(setup, card.used)
                })
            }),
            places,
            rests: numbered::<_, 1>(edition.locations, |location| location.rest).0[0]
                & places[District::Castle as usize],
            lines: Lines::of(edition),
            law,
            weights: if setup.together.is_some() { Weights::TOGETHER } else { Weights::TUNED },
        })
    }

    /// The same game, judged otherwise by bots.
    #[must_use]
    pub fn judged_by(mut self, weights: Weights) -> Yedo {
        self.weights = weights;
        self
    }

    /// How it was set up.
    pub fn setup(&self) -> Setup {
        self.setup
    }

    /// How many play.
    pub fn players(&self) -> u8 {
        self.setup.players
    }

    /// What the edition says about this number of players.
    pub(crate) fn row(&self) -> &'static Players {
        // `yedo.coop.solo`: alone as for two.
        &self.edition.players[self.setup.players.max(2) as usize - 2]
    }

    /// The values of the geishas. `yedo.coop.setup.as-one-more`: together as for one player more.
    pub(crate) fn geishas(&self) -> &'static [u8] {
        self.edition.players[self.turns() as usize - 2].geishas
    }

    /// What an action card does in this game.
    pub fn action_effect(&self, number: u8) -> &'static [Effect] {
        let row = self.action(number);
        row.coop.filter(|_| self.daimyo().is_some()).unwrap_or(row.effect)
    }

    /// Where it is asked whether a card or a character says a word: together what it says there. By the
    /// first rules it was what it says otherwise.
    pub(crate) fn said(
        &self,
        effect: &'static [Effect],
        coop: Option<&'static [Effect]>,
    ) -> &'static [Effect] {
        let together = self.law.words_as_written && self.daimyo().is_some();
        coop.filter(|_| together).unwrap_or(effect)
    }

    /// A mission.
    pub fn mission(&self, number: u8) -> &'static Mission {
        self.edition.mission(MissionNo(number))
    }

    /// A location.
    pub fn location(&self, no: LocationNo) -> &'static Location {
        if no == clans::SAILOR { &clans::SAILOR_ROW } else { self.edition.location(no) }
    }

    /// How many colours of missions there are.
    pub(crate) fn n_colours(&self) -> u8 {
        if self.setup.black { 4 } else { 3 }
    }

    /// The district of a place; annexes are in none (`yedo.annex.use`).
    pub fn district(&self, spot: Spot) -> Option<District> {
        spot.as_location().map(|no| self.location(no).district)
    }

    /// An action card.
    pub fn action(&self, number: u8) -> &'static ActionCard {
        self.edition.action(ActionNo(number))
    }

    /// A line of effects that a frame speaks of.
    pub fn line(&self, number: u8) -> &'static [Effect] {
        self.lines.get(number)
    }

    /// The least that may be bid for something now.
    pub fn minimum(&self, open: &Open, lot: Lot) -> u16 {
        bid::minimum(self, open, lot)
    }

    /// The rule of what is asked: for whoever reads it beside the question.
    pub fn rule_of(&self, open: &Open, question: Question) -> Rule {
        flow::rule_of(self, open, question)
    }

    /// What an action of a district costs who does it there now: Mon and prestige points.
    pub fn price(
        &self,
        open: &Open,
        seat: Seat,
        spot: Spot,
        action: DistrictAction,
        with: u8,
    ) -> (u16, u16) {
        let mut by = By::Disciple(spot);
        if let Frame::Besides { seat: who, action: what, price } = open.frames.top()
            && (who, what) == (seat, action)
        {
            by = By::Besides(price);
        }
        let deed = Deed { by, action, with };
        (district::price(self, open, seat, deed), district::prestige_price(self, action, with))
    }

    /// What an action of a district costs whoever does it at a printed location there: as the board
    /// shows it, and whatever tells where a thing is to be had.
    pub fn board_price(&self, open: &Open, seat: Seat, action: DistrictAction, with: u8) -> u16 {
        let first = self.locations(action.district()).next().expect("a district has locations");
        self.price(open, seat, Spot::location(first), action, with).0
    }

    /// What a mission takes from a seat where so many Mon are printed.
    pub fn mission_price(&self, open: &Open, seat: Seat, printed: u8) -> u16 {
        clans::due(self, open, seat, u16::from(printed))
    }

    /// How many free locations of a district this seat could go to.
    pub fn n_free(&self, open: &Open, seat: Seat, district: District) -> u8 {
        assign::n_free(self, open, seat, district)
    }

    /// The prestige points for luxury goods, sold there.
    pub fn goods_points(&self, spot: Spot, with: u8) -> u8 {
        clans::goods(self, spot.as_location(), with).1
    }

    /// How the notation calls an action card, a bonus card, an event.
    pub(crate) fn action_id(&self, number: u8) -> &'static str {
        self.edition.action(ActionNo(number)).id
    }

    pub(crate) fn bonus_id(&self, number: u8) -> &'static str {
        self.edition.bonus(BonusNo(number)).id
    }

    pub(crate) fn event_id(&self, number: u8) -> &'static str {
        self.edition.event(EventNo(number)).id
    }

    /// `yedo.event.reveal`: Sakoku and the arrival of the Jesuits are never shuffled in again.
    pub(crate) fn happens_once(&self, event: u8) -> bool {
        let effect = self.edition.event(EventNo(event)).effect;
        effect.iter().any(|word| matches!(word, Effect::Bespoke(Odd::Sakoku | Odd::Jesuits)))
    }

    /// `yedo.assign.high-interaction`: may one go to the annexes of others?
    pub(crate) fn visits(&self) -> bool {
        self.setup.missions.contains(&MissionSet::Interaction)
    }

    /// The players in player order, without the Daimyo.
    pub fn in_order(&self, open: &Open) -> impl Iterator<Item = Seat> + use<> {
        let players = self.players();
        self.in_turn_order(open).filter(move |seat| seat.0 < players)
    }

    /// The locations of a district, open to this number of players.
    pub(crate) fn locations(&self, district: District) -> impl Iterator<Item = LocationNo> + use<> {
        numbers(self.places[district as usize])
    }

    /// Is a printed location open in this game?
    pub fn has_location(&self, no: LocationNo) -> bool {
        self.places.iter().any(|places| places >> no.0 & 1 == 1)
    }

    /// Every place of a district where somebody may stand.
    pub(crate) fn spots_in(&self, district: District) -> impl Iterator<Item = Spot> + use<> {
        self.locations(district).flat_map(|no| [Spot::location(no), Spot::beside(no)])
    }

    /// `yedo.mission.present`: own disciples at locations of a district. `yedo.coop.errand-boy`: he
    /// does not count.
    pub fn present(&self, open: &Open, seat: Seat, district: District) -> u8 {
        let all = self.helpers(open, seat, district);
        if !self.is_solo() {
            return all;
        }
        let boys = self.spots_in(district).filter(|spot| open.at(*spot).is_errand_boy());
        all - boys.count() as u8
    }

    /// Has a seat anybody at the locations of a district, the errand boy too?
    pub(crate) fn is_there(&self, open: &Open, seat: Seat, district: District) -> bool {
        let places = self.places[district as usize];
        numbers(places).any(|no| open.on[no.0 as usize].is_of(seat))
            || open.beside.iter().any(|it| it.piece.is_of(seat) && places >> it.at.0 & 1 == 1)
    }

    /// Everybody of a seat at locations of a district, the errand boy too.
    pub(crate) fn helpers(&self, open: &Open, seat: Seat, district: District) -> u8 {
        let places = self.places[district as usize];
        let board = self.locations(district).filter(|no| open.on[no.0 as usize].is_of(seat));
        let beside = |beside: &&Beside| beside.piece.is_of(seat) && places >> beside.at.0 & 1 == 1;
        (board.count() + open.beside.iter().filter(beside).count()) as u8
    }
}

/// The locations of a set of bits, from the lowest on.
pub(crate) fn numbers(mut bits: u32) -> impl Iterator<Item = LocationNo> {
    std::iter::from_fn(move || {
        let bit = (bits != 0).then(|| bits.trailing_zeros())?;
        bits &= bits - 1;
        Some(LocationNo(bit as u8))
    })
}

fn numbered<T, const W: usize>(rows: &[T], in_play: impl Fn(&T) -> bool) -> Cards<W> {
    (0..rows.len() as u8).filter(|i| in_play(&rows[*i as usize])).collect()
}

impl Game for Yedo {
    type State = State;
    type Question = Question;
    type Choice = Choice;
    type Fact = Fact;
    type View = View;

    const NAME: &'static str = "yedo";
    const RULES: u16 = Law::NEWEST;
    const OLDEST_RULES: u16 = Law::OLDEST;

    fn rules(&self) -> u16 {
        self.law.number
    }

    fn seats(&self) -> Seats {
        Seats::first(self.setup.players)
    }

    fn answers_max(&self) -> u32 {
        // Per player and round: bids for seven lots, four disciples assigned and activated with
        // up to a dozen answers each, an event, excesses. Generous, not tight.
        // An offer of trade is put together in a dozen answers as a rule, and answered in a dozen more.
        // Few offers are larger, and fewer are made as often as can be.
        let offers = u32::from(trade::offers_most(self));
        let round = u32::from(self.players()) * (188 + 24 * offers) + 32;
        64 + u32::from(self.setup.rounds) * round
    }

    fn deal(&self, chance: &mut impl Chance, log: &mut impl Log<Fact>) -> State {
        deal::deal(self, chance, log)
    }

    fn asked(&self, state: &State) -> Seats {
        flow::asked(self, state)
    }

    fn question(&self, state: &State, seat: Seat) -> Option<Question> {
        flow::question(self, state, seat)
    }

    fn choices(&self, state: &State, seat: Seat, out: &mut Choices<Choice>) {
        if self.asked(state).has(seat) {
            flow::choices(self, state, seat, &mut |choice| out.push(choice));
            // Before, the rules ended it.
            if self.law.offers_most.is_some()
                && let Some(ending) = trade::ending(self, &state.open, out)
            {
                out.end_with(ending);
            }
        }
    }

    fn check(&self, state: &State, seat: Seat, choice: Choice) -> Result<(), Illegal> {
        flow::check(self, state, seat, choice)
    }

    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        choice: Choice,
        chance: &mut impl Chance,
        log: &mut impl Log<Fact>,
    ) {
        flow::apply(self, state, seat, choice, chance, log);
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(self, state, viewer)
    }

    fn imagine(&self, state: &State, seat: Seat, chance: &mut impl Chance) -> State {
        imagine::imagine(self, state, seat, chance)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        match self.daimyo() {
            Some(_) => coop::outcome(self, &state.open),
            None => score::outcome(self, &state.open),
        }
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        audit::audit(self, state)
    }
}

impl Explain for Yedo {
    fn options(&self, state: &State, seat: Seat, out: &mut Vec<Offer<Choice>>) {
        if self.asked(state).has(seat) {
            let mut offer = |choice| {
                let refused = flow::check_asked(self, state, seat, choice).err();
                out.push(Offer { choice, refused });
            };
            flow::candidates(self, state, seat, &mut offer);
            card::untimely(self, state, seat, &mut offer);
        }
    }

    fn unmet(&self, state: &State, seat: Seat, choice: Choice) -> Vec<Illegal> {
        let mut unmet =
            Every::unmet(|hearing| flow::check_heard(self, state, seat, choice, hearing));
        // Whether a disciple is at home is asked before where it goes.
        unmet.sort_by_key(|refused| !self.is_fixed(*refused));
        unmet
    }

    fn supply(&self, state: &State, seat: Seat, choice: Choice, refused: Illegal) -> Option<State> {
        supply::supply(self, state, seat, choice, refused)
    }

    fn is_fixed(&self, refused: Illegal) -> bool {
        supply::is_fixed(refused)
    }

    fn asks_where_to(&self, question: Question) -> bool {
        matches!(
            question,
            Question::MoveTo { .. } | Question::Besides { .. } | Question::Amount { .. }
        )
    }

    fn spent(&self, before: &State, after: &State, seat: Seat) -> u32 {
        let mon = |state: &State| i32::from(state.open.homes[seat].mon);
        (mon(before) - mon(after)).max(0).unsigned_abs()
    }
}

impl Notation for Yedo {
    fn write_choice(&self, choice: Choice, out: &mut impl fmt::Write) -> fmt::Result {
        notation::write_choice(self, choice, out)
    }

    fn read_choice(&self, text: &str) -> Result<Choice, Misread> {
        notation::read_choice(self, text)
    }

    fn write_position(&self, state: &State, out: &mut impl fmt::Write) -> fmt::Result {
        position::write(self, state, out)
    }

    fn read_position(&self, text: &str) -> Result<State, Misread> {
        position::read(self, text)
    }
}
