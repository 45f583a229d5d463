//! The contract and the twins can fail: each fault planted in the toy is found, and named.

#![expect(clippy::wildcard_enum_match_arm, reason = "a fault changes one thing and no other")]

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

use table::toy::{
    ASKED, BID_HOLD, Bid, Cards, Choice, DRAW_DECK, DRAW_PAY, Fact, Phase, QUESTION, Question,
    State, Toy, View,
};
use table::{
    Chance, Choices, Explain, Game, Illegal, Lack, Log, Misread, Notation, Offer, Outcome, Sealed,
    Seat, Seats, Viewer, contract, twins,
};

/// What is wrong with a toy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fault {
    None,
    ImagineKeepsBids,
    ImagineKeepsHands,
    ImagineLosesCard,
    ViewShowsBids,
    PublicViewShowsBids,
    OnlyThoseWhoCanAreAsked,
    ListedIsRefused,
    UnlistedIsAllowed,
    UnaskedMayAnswer,
    OptionsAndCheckDisagree,
    RefusalIsUntrue,
    RefusalLacksNothing,
    RefusalWithoutLack,
    NothingIsSupplied,
    UnmetOmitsTheRefusal,
    UnmetAgainstTheLawful,
    UnmetTellsBids,
    PermanentIsNotNamed,
    SuppliedIsNotEnough,
    PieceIsLost,
    ChoiceDoesNotReadBack,
    PositionAddsUp,
    AnswersDoNotCommute,
    TellingChangesThings,
    BidIsToldTooEarly,
    DrawnCardIsTold,
    Endless,
    EndsWithoutOutcome,
}

/// Who finds a fault.
enum By {
    Contract,
    Twins,
}

#[test]
fn every_planted_fault_is_found() {
    use By::{Contract, Twins};
    let faults = [
        (Fault::ImagineKeepsBids, Twins, "imagination knows the secret"),
        (Fault::ImagineKeepsHands, Twins, "imagination knows the secret"),
        (Fault::ImagineLosesCard, Contract, "the imagined world is no position"),
        (Fault::ViewShowsBids, Contract, "the imagined view"),
        (Fault::PublicViewShowsBids, Contract, "the imagined view"),
        (Fault::OnlyThoseWhoCanAreAsked, Twins, "who is asked gives the secret away"),
        (Fault::ListedIsRefused, Contract, "is listed but refused by toy.question"),
        (Fault::UnlistedIsAllowed, Contract, "check says true, the list otherwise"),
        (Fault::UnaskedMayAnswer, Contract, "is not asked and may choose"),
        (Fault::OptionsAndCheckDisagree, Contract, "check does not say"),
        (Fault::RefusalIsUntrue, Contract, "with that supplied, again by"),
        (Fault::RefusalLacksNothing, Contract, "lacks nothing"),
        (Fault::RefusalWithoutLack, Contract, "is refused without a reason"),
        (Fault::NothingIsSupplied, Contract, "nothing supplies"),
        (Fault::UnmetOmitsTheRefusal, Contract, "is not among"),
        (Fault::UnmetAgainstTheLawful, Contract, "something stands against it"),
        (Fault::UnmetTellsBids, Twins, "why not, told to"),
        (Fault::PermanentIsNotNamed, Contract, "a permanent no is in"),
        (Fault::SuppliedIsNotEnough, Contract, "all was supplied, and there is still"),
        (Fault::PieceIsLost, Contract, "there should be 1 2 3"),
        (Fault::ChoiceDoesNotReadBack, Contract, "does not read back"),
        (Fault::PositionAddsUp, Contract, "a later line must count"),
        (Fault::AnswersDoNotCommute, Contract, "do not commute"),
        (Fault::TellingChangesThings, Contract, "telling changes what happens"),
        (Fault::BidIsToldTooEarly, Twins, "is told gives the secret away"),
        (Fault::DrawnCardIsTold, Twins, "is told gives the secret away"),
        (Fault::Endless, Contract, "the game does not end"),
        (Fault::Endless, Twins, "the game does not end"),
        (Fault::EndsWithoutOutcome, Contract, "there is no outcome"),
    ];
    for (fault, by, said) in faults {
        let game = Faulty { toy: Toy::new(3), fault };
        let found = match by {
            Contract => panic_of(|| contract::holds(&game, 0..200)),
            Twins => panic_of(|| _ = twins::hold(&game, 0..200)),
        };
        let found = found.unwrap_or_else(|| panic!("{fault:?} is not found"));
        assert!(found.contains(said), "{fault:?} is found, but as: {found}");
    }
}

/// The faults above are in the planted lines, not in the way they are planted.
#[test]
fn without_a_fault_nothing_is_found() {
    for seats in 2..=4 {
        let game = Faulty { toy: Toy::new(seats), fault: Fault::None };
        contract::holds(&game, 0..50);
        assert!(0 < twins::hold(&game, 0..50));
    }
}

#[test]
fn soak_finds_what_an_audit_can() {
    for (fault, said) in [
        (Fault::PieceIsLost, "there should be"),
        (Fault::Endless, "the game does not end"),
        (Fault::EndsWithoutOutcome, "there is no outcome"),
    ] {
        let game = Faulty { toy: Toy::new(2), fault };
        let found = (0..50).find_map(|seed| contract::soak(&game, seed).err());
        let (_, found) = found.unwrap_or_else(|| panic!("{fault:?} is not found"));
        assert!(found.contains(said), "{fault:?} is found, but as: {found}");
    }
}

/// What a panic said, if there was one.
fn panic_of(run: impl FnOnce()) -> Option<String> {
    let panic = catch_unwind(AssertUnwindSafe(run)).err()?;
    let text = panic.downcast_ref::<String>().cloned();
    Some(text.or_else(|| panic.downcast_ref::<&str>().map(ToString::to_string)).unwrap_or_default())
}

/// The toy, with one thing wrong.
struct Faulty {
    toy: Toy,
    fault: Fault,
}

impl Game for Faulty {
    type State = State;
    type Question = Question;
    type Choice = Choice;
    type Fact = Fact;
    type View = View;

    const NAME: &'static str = "faulty-toy";
    const RULES: u16 = Toy::RULES;

    fn seats(&self) -> Seats {
        self.toy.seats()
    }

    fn answers_max(&self) -> u32 {
        self.toy.answers_max()
    }

    fn deal(&self, chance: &mut impl Chance, log: &mut impl Log<Fact>) -> State {
        self.toy.deal(chance, log)
    }

    fn asked(&self, state: &State) -> Seats {
        self.toy.asked(state)
    }

    fn question(&self, state: &State, seat: Seat) -> Option<Question> {
        self.toy.question(state, seat)
    }

    fn choices(&self, state: &State, seat: Seat, out: &mut Choices<Choice>) {
        self.toy.choices(state, seat, out);
    }

    fn check(&self, state: &State, seat: Seat, choice: Choice) -> Result<(), Illegal> {
        let lawful = self.toy.check(state, seat, choice);
        match self.fault {
            Fault::ListedIsRefused if choice == Choice::Bid(Bid::Card(9)) => {
                lawful.and(Err(Illegal::no_answer(QUESTION)))
            }
            Fault::UnlistedIsAllowed => match lawful {
                Err(refused) if refused.rule == BID_HOLD => Ok(()),
                _ => lawful,
            },
            Fault::UnaskedMayAnswer => match lawful {
                Err(refused) if refused.rule == ASKED => Ok(()),
                _ => lawful,
            },
            _ => lawful.map_err(|refused| self.spoil(refused)),
        }
    }

    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        choice: Choice,
        chance: &mut impl Chance,
        log: &mut impl Log<Fact>,
    ) {
        if self.fault == Fault::Endless && choice == Choice::Keep {
            return;
        }
        let before = state.clone();
        let mut told = Vec::new();
        self.toy.apply(state, seat, choice, chance, &mut told);
        for fact in told {
            match (self.fault, fact) {
                (Fault::BidIsToldTooEarly, Fact::BidSealed(seat, Some(bid))) => {
                    log.tell(Fact::BidShown(seat, bid));
                }
                (Fault::DrawnCardIsTold, Fact::CardDrawn(_, Some(card))) => {
                    log.tell(Fact::PrizeShown(card));
                }
                _ => log.tell(fact),
            }
        }
        match self.fault {
            Fault::PieceIsLost => state.used = Cards::NONE,
            Fault::AnswersDoNotCommute => quickest_answer_pays(&before, state, seat),
            Fault::OnlyThoseWhoCanAreAsked if before.round < state.round => ask_who_can(state),
            Fault::TellingChangesThings if size_of_val(log) != 0 => state.won.0.swap(0, 1),
            _ => {}
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let mut view = self.toy.view(state, viewer);
        let shows = match self.fault {
            Fault::ViewShowsBids => viewer != Viewer::Public,
            Fault::PublicViewShowsBids => viewer == Viewer::Public,
            _ => false,
        };
        if let Phase::Bidding(bids) = state.phase
            && shows
        {
            view.bids = table::BySeat::from_fn(|seat| bids.own(seat));
        }
        view
    }

    fn imagine(&self, state: &State, seat: Seat, chance: &mut impl Chance) -> State {
        let mut world = self.toy.imagine(state, seat, chance);
        match self.fault {
            Fault::ImagineKeepsBids => world.phase = state.phase,
            Fault::ImagineKeepsHands => {
                (world.hands, world.deck) = (state.hands, state.deck);
                if let Phase::Bidding(bids) = &mut world.phase {
                    for other in bids.sealed().without(seat).iter() {
                        bids.replace(other, Bid::Pass);
                    }
                }
            }
            Fault::ImagineLosesCard => world.deck = Cards::NONE,
            _ => {}
        }
        world
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        if self.fault == Fault::EndsWithoutOutcome {
            return None;
        }
        self.toy.outcome(state)
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        self.toy.audit(state)
    }
}

impl Explain for Faulty {
    fn options(&self, state: &State, seat: Seat, out: &mut Vec<Offer<Choice>>) {
        self.toy.options(state, seat, out);
        if self.fault == Fault::OptionsAndCheckDisagree {
            return out.iter_mut().for_each(|offer| {
                offer.refused = offer.refused.map(|_| DRAW_DECK.lacks("card", 0_u8, 1_u8));
            });
        }
        for offer in out {
            offer.refused = offer.refused.map(|refused| self.spoil(refused));
        }
    }

    fn supply(&self, state: &State, seat: Seat, choice: Choice, refused: Illegal) -> Option<State> {
        if self.fault == Fault::NothingIsSupplied {
            return None;
        }
        let mut world = self.toy.supply(state, seat, choice, refused)?;
        if self.fault == Fault::SuppliedIsNotEnough {
            // What one condition is given, the other is taken.
            match refused.rule {
                BID_HOLD => world.prize = Some(17),
                _ => world.hands[seat] = Cards::NONE,
            }
        }
        Some(world)
    }

    fn is_fixed(&self, refused: Illegal) -> bool {
        self.fault == Fault::PermanentIsNotNamed && refused.rule == DRAW_DECK
    }

    fn unmet(&self, state: &State, seat: Seat, choice: Choice) -> Vec<Illegal> {
        let deck = DRAW_DECK.lacks("card", 0_u8, 1_u8);
        let mut unmet: Vec<Illegal> = self.check(state, seat, choice).err().into_iter().collect();
        match self.fault {
            Fault::UnmetOmitsTheRefusal => unmet.fill(deck),
            Fault::UnmetAgainstTheLawful => unmet.push(deck),
            Fault::PermanentIsNotNamed if !unmet.is_empty() => unmet.push(deck),
            Fault::UnmetTellsBids => {
                if let Phase::Bidding(bids) = state.phase
                    && bids.sealed().iter().any(|seat| bids.own(seat) == Some(Bid::Pass))
                {
                    unmet.fill(deck);
                }
            }
            _ => {}
        }
        unmet
    }
}

impl Notation for Faulty {
    fn write_choice(&self, choice: Choice, out: &mut impl fmt::Write) -> fmt::Result {
        match (self.fault, choice) {
            (Fault::ChoiceDoesNotReadBack, Choice::Bid(Bid::Card(_))) => out.write_str("bid 1"),
            _ => self.toy.write_choice(choice, out),
        }
    }

    fn read_choice(&self, text: &str) -> Result<Choice, Misread> {
        self.toy.read_choice(text)
    }

    fn write_position(&self, state: &State, out: &mut impl fmt::Write) -> fmt::Result {
        self.toy.write_position(state, out)
    }

    fn read_position(&self, text: &str) -> Result<State, Misread> {
        let mut state = self.toy.read_position(text)?;
        if self.fault == Fault::PositionAddsUp {
            // Each line about the prize after the first one counts as a round.
            let prizes = text.lines().filter(|line| line.starts_with("prize ")).count();
            state.round += prizes.saturating_sub(1) as u8;
        }
        Ok(state)
    }
}

impl Faulty {
    /// Makes a refusal for lack of coins a bad one.
    fn spoil(&self, refused: Illegal) -> Illegal {
        if refused.rule != DRAW_PAY {
            return refused;
        }
        match self.fault {
            Fault::RefusalIsUntrue => DRAW_DECK.lacks("card", 0_u8, 1_u8),
            Fault::RefusalLacksNothing => {
                let lack = refused.lack.map(|lack| Lack { have: lack.need, ..lack });
                Illegal { lack, ..refused }
            }
            Fault::RefusalWithoutLack => Illegal::no_answer(DRAW_PAY),
            _ => refused,
        }
    }
}

/// Who bids first pays a coin.
fn quickest_answer_pays(before: &State, state: &mut State, seat: Seat) {
    let Phase::Bidding(bids) = before.phase else { return };
    if bids.sealed().is_empty() && 0 < state.coins[seat] {
        state.coins[seat] -= 1;
        state.bank += 1;
    }
}

/// Asks only seats that hold a card worth the prize, if there are any.
fn ask_who_can(state: &mut State) {
    let Phase::Bidding(bids) = state.phase else { return };
    let worth = state.prize.unwrap_or(0);
    let can = |seat: &Seat| state.hands[*seat].iter().any(|card| worth <= card);
    let able: Seats = bids.waiting().iter().filter(can).collect();
    if !able.is_empty() {
        state.phase = Phase::Bidding(Sealed::ask(able));
    }
}
