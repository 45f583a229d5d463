//! A second reading of the words of cards, slow and simple: what each line must have done to what
//! everybody has and to the table. The engine must agree, for every line of our edition and for lines
//! with other arguments.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use table::{Chance, Fast, Game, Seat, Viewer, mix};
use yedo::choice::{Choice, Question};
use yedo::content::HOUSE;
use yedo::edition::{
    Annex, ClanPower, Colour, Condition, CoopUse, District, DrawDeck, Edition, Effect, Fit,
    LookDeck, PlusThing, Rival, Shielded, SteppingOut, Takeable, Thing, Until, Waived, Who,
};
use yedo::frame::Frame;
use yedo::state::State;
use yedo::{Setup, Yedo};

use super::plays::listed;

/// In how many games each line is read.
const GAMES: u64 = 100;

/// Lines with arguments that no card of ours has.
const OTHERS: &[&[Effect]] = {
    use Effect::*;
    use Thing::{Action, Blessing, Bonus, Disciple, Geisha, Mission, Mon, Prestige, Weapon};
    &[
        &[Gain(Who::One, Mon, 2)],
        &[Gain(Who::OneWithMore, Prestige, 3), Lose(Who::Owner, Mon, 1)],
        &[Gain(Who::OneHere, Mission, 1)],
        &[Gain(Who::Richest, Geisha, 2)],
        &[Gain(Who::Each, Weapon, 2)],
        &[Gain(Who::Others, Blessing, 1)],
        &[Gain(Who::Highest, Disciple, 2)],
        &[Gain(Who::Me, Thing::Annex, 3)],
        &[Gain(Who::Each, Thing::Annex, 1)],
        &[Gain(Who::OthersWith(Weapon), Bonus, 2)],
        &[Lose(Who::Each, Geisha, 2)],
        &[Lose(Who::One, Weapon, 3)],
        &[Lose(Who::Others, Mission, 2)],
        &[Lose(Who::Each, Disciple, 3)],
        &[Lose(Who::Lowest, Blessing, 1)],
        &[Take(Takeable::Weapon, 2, Who::One)],
        &[Take(Takeable::Weapon, 1, Who::Others)],
        &[Take(Takeable::Geisha, 2, Who::Others)],
        &[Take(Takeable::Prestige, 2, Who::Richest)],
        &[Take(Takeable::Mon, 3, Who::OthersWith(Geisha))],
        &[Draw(DrawDeck::Bonus, 3, 2)],
        &[Draw(DrawDeck::Mission, 4, 3)],
        &[Draw(DrawDeck::Action, 3, 3)],
        &[Look(LookDeck::Mission, 4, 2)],
        &[Look(LookDeck::Mission, 3, 0)],
        &[Look(LookDeck::Action, 3, 1)],
        &[Look(LookDeck::Bonus, 3, 0)],
        &[Show(2)],
        &[Show(4)],
        &[Move(3)],
        &[For(Who::One, &[Gain(Who::Me, Mon, 2), Lose(Who::Me, Prestige, 1)])],
        &[For(Who::OneWithMore, &[Lose(Who::Me, Mon, 5)]), Gain(Who::Owner, Prestige, 1)],
        &[WeaponPrice(2, Until::NextEvent), WeaponPrice(3, Until::MyNext)],
        &[Pay(Mission, 1), Pay(Action, 1), Gain(Who::Me, Prestige, 5)],
        &[Else(&[Gain(Who::Me, Geisha, 1)], &[Gain(Who::Me, Mon, 3)])],
        &[Else(&[Gain(Who::Me, Disciple, 1)], &[Gain(Who::Me, Mon, 3)])],
        &[May(&[Pay(Geisha, 1), Gain(Who::Me, Blessing, 1)])],
        &[If(Condition::MonAtMost(9), &[Gain(Who::Me, Mon, 4)], &[LoseShare(2)])],
        &[
            LookAtMissions(Rival::OneWithMore),
            If(Condition::SawBlack, &[], &[Gain(Who::Me, Mon, 1)]),
        ],
        &[PayPer(yedo::edition::Possession::Weapon, 2), Gain(Who::Me, Prestige, 1)],
    ]
};

/// What a seat has.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Own {
    mon: u16,
    prestige: u16,
    actions: u8,
    bonuses: u8,
    missions: u8,
    weapons: u8,
    annexes: BTreeSet<&'static str>,
    geishas: [u8; 3],
    blessing: bool,
    disciples: u8,
    reserve: u8,
    at_war: u8,
    staying: u8,
    on_board: usize,
    bargain: i8,
    owes: bool,
}

/// What lies on the table, as far as words change it.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Table {
    own: Vec<Own>,
    order: Vec<u8>,
    daimyo: Option<(u8, u8)>,
    church: u16,
    blessings: u8,
    annexes: BTreeMap<&'static str, u8>,
    geishas: [u8; 3],
    geishas_gone: [u8; 3],
    row: usize,
    cheaper: i8,
    annex_mon: u8,
    patrol: Option<District>,
    red: bool,
    /// Flags and numbers of the round, by name.
    round: BTreeMap<String, i32>,
}

/// A number of the round; none is 0.
fn note(round: &mut BTreeMap<String, i32>, name: impl Into<String>, number: i32) {
    let name = name.into();
    if number == 0 {
        round.remove(&name)
    } else {
        round.insert(name, number)
    };
}

impl Table {
    fn of(game: &Yedo, state: &State) -> Table {
        let open = &state.open;
        let view = game.view(state, Viewer::Public);
        let own = game.seats().iter().map(|seat| {
            let (home, hand) = (&open.homes[seat], &view.hands[seat]);
            Own {
                mon: home.mon,
                prestige: home.prestige,
                actions: hand.actions.len() as u8,
                bonuses: hand.bonuses.len() as u8,
                missions: (hand.missions.len() + hand.jesuits.len()) as u8,
                weapons: home.n_weapons(),
                annexes: home.annexes.iter().map(Annex::id).collect(),
                geishas: home.geishas,
                blessing: home.blessing,
                disciples: open.n_disciples(seat),
                reserve: home.reserve,
                at_war: home.n_at_war(),
                staying: home.staying,
                on_board: open.spots(seat).count(),
                bargain: home.bargain,
                owes: home.owes,
            }
        });
        let mut round = BTreeMap::new();
        let mut put = |name: &str, number: i32| note(&mut round, name, number);
        put("raised", open.bidding.raised.into());
        put("egress", open.bidding.egress.into());
        put("broker", open.bidding.broker.into());
        put("no auction", open.bidding.no_auction.into());
        put("again", open.again.into());
        put("stride", open.watch.stride.into());
        put("stay", open.watch.stay.into());
        put("no arrest", open.watch.no_arrest.into());
        put("also", open.watch.also.map_or(0, |at| at as i32 + 1));
        put("bribe", open.watch.bribe.into());
        put("fine", open.watch.fine.into());
        put("spared", open.watch.spared.iter().map(|spot| i32::from(spot.is_some())).sum());
        put("blade", open.helped.blade.into());
        put("ascetic", open.helped.ascetic.into());
        put("wild", open.helped.wild.into());
        put("lent", open.helped.lent.map_or(0, |annex| annex as i32 + 1));
        put("plus mon", open.helped.mon.into());
        put("plus missions", open.helped.missions.into());
        put("twice", open.helped.twice.into());
        put("borrow", open.helped.borrow.into());
        put("bold", open.bold.map_or(0, |place| place as i32 + 1));
        for district in District::ALL {
            let shut = open.closed.districts >> district as u8 & 1;
            put(&format!("closed {}", district.id()), shut.into());
        }
        for no in 0..30 {
            put(&format!("closed spot {no}"), (open.closed.locations >> no & 1).cast_signed());
        }
        put("closed annexes", open.closed.annexes.count_ones().cast_signed());
        put("banned", open.closed.actions.cast_signed());
        for seat in game.seats().iter() {
            let bit = |bits: u8| (bits >> seat.0 & 1).into();
            put(&format!("part {seat}"), bit(open.bidding.part));
            put(&format!("purse {seat}"), bit(open.bidding.purses));
            put(&format!("safe {seat}"), bit(open.watch.safe));
            put(&format!("pedlar {seat}"), bit(open.pedlars));
        }
        let daimyo = game.daimyo().map(|seat| (open.homes[seat].home, open.homes[seat].reserve));
        let stock = Annex::ALL.iter().map(|annex| (annex.id(), open.annexes[*annex as usize]));
        Table {
            own: own.collect(),
            order: game.in_turn_order(open).map(|seat| seat.0).collect(),
            daimyo,
            church: open.church,
            blessings: open.blessings,
            annexes: stock.collect(),
            geishas: open.geishas,
            geishas_gone: open.coop.geishas_gone,
            row: open.row.iter().flatten().count(),
            cheaper: open.cheaper,
            annex_mon: open.coop.annex_mon,
            patrol: open.patrol,
            red: open.red,
            round,
        }
    }
}

/// The second reader: a table, and what was answered while the line was done.
struct Reader<'g> {
    game: &'g Yedo,
    /// As it was before the line.
    before: &'g State,
    table: Table,
    answers: VecDeque<Choice>,
}

impl Reader<'_> {
    /// The next answer of this sort; others before it are about what is not told apart here.
    fn asked(&mut self, fits: impl Fn(&Choice) -> bool) -> Choice {
        while let Some(choice) = self.answers.pop_front() {
            if fits(&choice) {
                return choice;
            }
        }
        panic!("somebody had to be asked")
    }

    fn has(&self, me: usize, thing: Thing) -> u16 {
        let own = &self.table.own[me];
        match thing {
            Thing::Mon => own.mon,
            Thing::Prestige => own.prestige,
            Thing::Action => own.actions.into(),
            Thing::Bonus => own.bonuses.into(),
            Thing::Mission => own.missions.into(),
            Thing::Weapon => own.weapons.into(),
            Thing::Annex => own.annexes.len() as u16,
            Thing::Geisha => own.geishas.iter().sum::<u8>().into(),
            Thing::Blessing => own.blessing.into(),
            Thing::Disciple => own.disciples.into(),
        }
    }

    /// Players by player order, without the Daimyo.
    fn players(&self) -> Vec<usize> {
        let number = self.table.own.len();
        self.table.order.iter().map(|seat| *seat as usize).filter(|seat| *seat < number).collect()
    }

    fn here(&self, me: usize, other: usize) -> bool {
        let open = &self.before.open;
        let there = |who: usize, district| self.game.present(open, Seat(who as u8), district);
        District::ALL.into_iter().any(|d| 0 < there(me, d) && 0 < there(other, d))
    }

    /// The rivals that can be picked.
    fn rivals(&self, me: usize, who: Who, thing: Thing, bidding: bool) -> Vec<usize> {
        let fits = |other: &usize| match who {
            Who::OneWithMore => self.has(me, thing) < self.has(*other, thing),
            Who::OneHere => self.here(me, *other),
            _ => !bidding || self.table.round.contains_key(&format!("part {}", Seat(*other as u8))),
        };
        (0..self.table.own.len()).filter(|other| *other != me).filter(fits).collect()
    }

    /// Who is meant; a rival is picked once in a line.
    fn meant(
        &mut self,
        me: usize,
        owner: &mut Option<usize>,
        who: Who,
        thing: Thing,
    ) -> Vec<usize> {
        let others = || (0..self.table.own.len()).filter(|other| *other != me);
        let top = |of: &dyn Fn(usize) -> u16| {
            let most = (0..self.table.own.len()).map(of).max().expect("somebody plays");
            (0..self.table.own.len()).filter(|seat| of(*seat) == most).collect::<Vec<_>>()
        };
        match who {
            Who::Me => vec![me],
            Who::Each => (0..self.table.own.len()).collect(),
            Who::Others => others().collect(),
            Who::OthersWith(thing) => {
                others().filter(|other| 0 < self.has(*other, thing)).collect()
            }
            Who::Owner => owner.iter().copied().collect(),
            Who::Highest => top(&|seat| self.table.own[seat].prestige),
            Who::Richest => top(&|seat| self.table.own[seat].mon),
            Who::Lowest => {
                let least = self.table.own.iter().map(|own| own.prestige).min();
                let mut low = self.players();
                low.retain(|seat| Some(self.table.own[*seat].prestige) == least);
                let wealthy = |seat: &&usize| {
                    let clan = self.before.open.homes[Seat(**seat as u8)].clan;
                    clan == Some(ClanPower::Wealthy)
                };
                vec![*low.iter().find(wealthy).or(low.last()).expect("somebody is lowest")]
            }
            Who::One | Who::OneWithMore | Who::OneHere => {
                self.pick(me, owner, who, thing, false).into_iter().collect()
            }
        }
    }

    fn pick(
        &mut self,
        me: usize,
        owner: &mut Option<usize>,
        who: Who,
        thing: Thing,
        bidding: bool,
    ) -> Option<usize> {
        let rivals = self.rivals(me, who, thing, bidding);
        if rivals.is_empty() {
            return None;
        }
        let Choice::Rival(rival) = self.asked(|choice| matches!(choice, Choice::Rival(_))) else {
            unreachable!("it fits")
        };
        assert!(rivals.contains(&(rival.0 as usize)), "{rival} could not be picked");
        *owner = Some(rival.0 as usize);
        *owner
    }

    fn gain(&mut self, seat: usize, thing: Thing, n: u8) {
        let limits = &self.game.edition.numbers.limits;
        for _ in 0..n {
            let table = &mut self.table;
            let own = &mut table.own[seat];
            match thing {
                Thing::Mon => own.mon += 1,
                Thing::Prestige => own.prestige += 1,
                Thing::Action => own.actions = limits.actions.min(own.actions + 1),
                Thing::Bonus => own.bonuses = limits.bonuses.min(own.bonuses + 1),
                Thing::Mission => own.missions = limits.missions.min(own.missions + 1),
                Thing::Weapon => own.weapons = limits.weapons.min(own.weapons + 1),
                Thing::Blessing => {
                    if !own.blessing && 0 < table.blessings {
                        (own.blessing, table.blessings) = (true, table.blessings - 1);
                    }
                }
                Thing::Geisha => {
                    let room = own.geishas.iter().sum::<u8>() < limits.geishas;
                    let lowest = table.geishas.iter().position(|left| 0 < *left);
                    if let Some(at) = lowest.filter(|_| room) {
                        table.geishas[at] -= 1;
                        own.geishas[at] += 1;
                    }
                }
                Thing::Disciple => {
                    if 0 < own.reserve && own.disciples < limits.disciples {
                        (own.reserve, own.disciples) = (own.reserve - 1, own.disciples + 1);
                    }
                }
                Thing::Annex => {
                    let could =
                        |id: &&'static str| !own.annexes.contains(*id) && 0 < table.annexes[*id];
                    if !Annex::ALL.iter().map(|annex| annex.id()).any(|id| could(&id)) {
                        continue;
                    }
                    let Choice::Annex(annex) = self.asked(|it| matches!(it, Choice::Annex(_)))
                    else {
                        unreachable!("it fits")
                    };
                    *self.table.annexes.get_mut(annex.id()).expect("it is of the stock") -= 1;
                    self.table.own[seat].annexes.insert(annex.id());
                }
            }
        }
    }

    fn lose(&mut self, seat: usize, thing: Thing, n: u8) {
        for _ in 0..n {
            let fine = self.table.round.get("fine").copied().unwrap_or(0);
            let fine = u16::try_from(fine).expect("a fine is paid");
            let table = &mut self.table;
            let own = &mut table.own[seat];
            match thing {
                Thing::Mon => own.mon = own.mon.saturating_sub(1),
                Thing::Prestige => own.prestige = own.prestige.saturating_sub(1),
                Thing::Action => own.actions = own.actions.saturating_sub(1),
                Thing::Bonus => own.bonuses = own.bonuses.saturating_sub(1),
                Thing::Mission => own.missions = own.missions.saturating_sub(1),
                Thing::Weapon => own.weapons = own.weapons.saturating_sub(1),
                Thing::Blessing => {
                    if own.blessing {
                        (own.blessing, table.blessings) = (false, table.blessings + 1);
                    }
                }
                Thing::Geisha => {
                    if let Some(at) = own.geishas.iter().position(|left| 0 < *left) {
                        own.geishas[at] -= 1;
                        table.geishas[at] += 1;
                    }
                }
                Thing::Disciple => {
                    if self.game.edition.numbers.limits.floor < own.disciples {
                        (own.reserve, own.disciples) = (own.reserve + 1, own.disciples - 1);
                        own.mon = own.mon.saturating_sub(fine);
                        let from = self
                            .asked(|choice| matches!(choice, Choice::AtHome | Choice::Disciple(_)));
                        let gone = usize::from(matches!(from, Choice::Disciple(_)));
                        self.table.own[seat].on_board -= gone;
                    }
                }
                Thing::Annex => {
                    if own.annexes.is_empty() {
                        continue;
                    }
                    // The only one goes unasked.
                    let id = if own.annexes.len() == 1 {
                        *own.annexes.first().expect("there is one")
                    } else {
                        match self.asked(|choice| matches!(choice, Choice::GiveBack(_))) {
                            Choice::GiveBack(annex) => annex.id(),
                            _ => unreachable!("it fits"),
                        }
                    };
                    self.table.own[seat].annexes.remove(id);
                    *self.table.annexes.get_mut(id).expect("it is of the stock") += 1;
                }
            }
        }
    }

    /// Can the price with which a line begins be paid?
    fn can_pay(&self, me: usize, line: &[Effect]) -> bool {
        match line.first() {
            Some(Effect::Pay(thing, n)) => u16::from(*n) <= self.has(me, *thing),
            Some(Effect::PayPer(thing, n)) => {
                u16::from(*n) * self.has(me, thing.thing()) <= self.has(me, Thing::Mon)
            }
            Some(Effect::Or(one, other)) => self.can_pay(me, one) || self.can_pay(me, other),
            _ => true,
        }
    }

    fn set(&mut self, name: &str, number: i32) {
        note(&mut self.table.round, name, number);
    }

    fn add(&mut self, name: &str, number: i32) {
        let now = self.table.round.get(name).copied().unwrap_or(0);
        self.set(name, now + number);
    }

    fn step(&mut self, forth: bool) {
        let Some(at) = self.table.patrol else { return };
        let next = if forth { at as usize + 1 } else { at as usize + 6 };
        self.table.patrol = Some(District::ALL[next % 7]);
    }

    /// Does a line, word by word.
    fn line(&mut self, line: &[Effect], me: usize) {
        let mut owner = None;
        for word in line {
            if !self.word(word, me, &mut owner) {
                return;
            }
        }
    }

    /// What a word does; false if without its price nothing more of the line happens.
    #[allow(clippy::too_many_lines, reason = "each word, one line")]
    fn word(&mut self, word: &Effect, me: usize, owner: &mut Option<usize>) -> bool {
        let seat = Seat(me as u8);
        match *word {
            Effect::Gain(who, thing, n) => {
                let mut meant = self.meant(me, owner, who, thing);
                let order = self.players();
                meant.sort_by_key(|seat| order.iter().position(|other| other == seat));
                for seat in meant {
                    self.gain(seat, thing, n);
                }
            }
            Effect::GainPer(thing, each, least) => {
                let mon = u16::from(each) * self.has(me, thing.thing());
                self.table.own[me].mon += mon.max(least.into());
            }
            Effect::Lose(who, thing, n) => {
                let mut meant = self.meant(me, owner, who, thing);
                let order = self.players();
                meant.sort_by_key(|seat| order.iter().position(|other| other == seat));
                for seat in meant {
                    self.lose(seat, thing, n);
                }
            }
            Effect::LoseShare(share) => {
                let mon = &mut self.table.own[me].mon;
                *mon -= *mon / u16::from(share);
            }
            Effect::Feed { halved, most } => {
                let own = &mut self.table.own[me];
                let due = u16::from(own.disciples) / if halved { 2 } else { 1 };
                let short = due.saturating_sub(own.mon);
                own.mon = own.mon.saturating_sub(due);
                own.prestige = own.prestige.saturating_sub(short.min(most.into()));
            }
            Effect::Take(thing, n, who) => {
                let from = self.meant(me, owner, who, thing.thing());
                for other in from.into_iter().filter(|other| *other != me) {
                    for _ in 0..n {
                        let geishas = self.game.edition.numbers.limits.geishas;
                        let full = thing == Takeable::Geisha
                            && u16::from(geishas) <= self.has(me, Thing::Geisha);
                        if self.has(other, thing.thing()) == 0 || full {
                            break;
                        }
                        if thing == Takeable::Geisha {
                            let own = &mut self.table.own;
                            let at = own[other].geishas.iter().position(|left| 0 < *left);
                            let at = at.expect("there is one");
                            own[other].geishas[at] -= 1;
                            own[me].geishas[at] += 1;
                        } else {
                            self.lose(other, thing.thing(), 1);
                            self.gain(me, thing.thing(), 1);
                        }
                    }
                }
            }
            Effect::Pay(thing, n) => {
                if !self.can_pay(me, std::slice::from_ref(word)) {
                    return false;
                }
                self.lose(me, thing, n);
            }
            Effect::PayPer(thing, n) => {
                if !self.can_pay(me, std::slice::from_ref(word)) {
                    return false;
                }
                self.table.own[me].mon -= u16::from(n) * self.has(me, thing.thing());
            }
            Effect::Or(one, other) => match (self.can_pay(me, one), self.can_pay(me, other)) {
                (false, false) => {}
                (true, false) => self.line(one, me),
                (false, true) => self.line(other, me),
                (true, true) => {
                    let choice = self.asked(|it| matches!(it, Choice::First | Choice::Second));
                    self.line(if choice == Choice::First { one } else { other }, me);
                }
            },
            Effect::Else(one, other) => {
                let own = &self.table.own[me];
                let limits = &self.game.edition.numbers.limits;
                let can = match one.first() {
                    Some(Effect::Gain(_, Thing::Blessing, _)) => {
                        !own.blessing && 0 < self.table.blessings
                    }
                    Some(Effect::Gain(_, Thing::Geisha, _)) => {
                        own.geishas.iter().sum::<u8>() < limits.geishas
                            && self.table.geishas != [0; 3]
                    }
                    Some(Effect::Gain(_, Thing::Disciple, _)) => {
                        0 < own.reserve && own.disciples < limits.disciples
                    }
                    Some(Effect::BestGeishaLeaves) => self.table.geishas != [0; 3],
                    _ => self.can_pay(me, one),
                };
                self.line(if can { one } else { other }, me);
            }
            Effect::May(line) => {
                if self.can_pay(me, line)
                    && self.asked(|it| matches!(it, Choice::First | Choice::Pass)) == Choice::First
                {
                    self.line(line, me);
                }
            }
            Effect::If(condition, one, other) => {
                let so = match condition {
                    Condition::Has(thing, least) => u16::from(least) <= self.has(me, thing),
                    Condition::MonAtMost(most) => self.table.own[me].mon <= most.into(),
                    Condition::First => self.players()[0] == me,
                    Condition::SawBlack => owner.is_some_and(|owner| {
                        let view = self.game.view(self.before, Viewer::Public);
                        let hand = &view.hands[Seat(owner as u8)];
                        let backs = hand.missions.iter().chain(&hand.jesuits);
                        backs.into_iter().any(|(_, back)| *back == Colour::Black)
                    }),
                };
                self.line(if so { one } else { other }, me);
            }
            Effect::Blessed(softer, harder) => {
                let line = if self.table.own[me].blessing { softer } else { harder };
                self.line(line, me);
            }
            Effect::For(who, line) => {
                let mut meant = self.meant(me, owner, who, Thing::Mon);
                let order = self.players();
                meant.sort_by_key(|seat| order.iter().position(|other| other == seat));
                for seat in meant {
                    self.line(line, seat);
                }
            }
            Effect::Draw(deck, _, keep) => {
                let thing = match deck {
                    DrawDeck::Action => Thing::Action,
                    DrawDeck::Bonus => Thing::Bonus,
                    DrawDeck::Mission => Thing::Mission,
                };
                self.gain(me, thing, keep);
            }
            Effect::Look(deck, _, keep) => match deck {
                LookDeck::Action => self.gain(me, Thing::Action, keep),
                LookDeck::Bonus => self.gain(me, Thing::Bonus, keep),
                LookDeck::Mission => self.gain(me, Thing::Mission, keep),
                LookDeck::Event | LookDeck::Emperor | LookDeck::Any => {}
            },
            Effect::LookAtMissions(rival) => {
                self.pick(me, owner, rival.who(), Thing::Mon, false);
            }
            // What is known, which weapon it is and who stands where is not told apart here.
            Effect::Show(_) | Effect::SwapWeapon | Effect::Needs(_) | Effect::Move(_) => {}
            Effect::Refill => self.table.row = 5,
            Effect::DiscardRow(n) => self.table.row = self.table.row.saturating_sub(n.into()),
            Effect::WeaponPrice(more, Until::NextEvent) => self.table.cheaper = -more,
            Effect::WeaponPrice(more, Until::MyNext) => self.table.own[me].bargain = -more,
            Effect::Minimum(more) => self.set("raised", more.into()),
            Effect::Egress(SteppingOut::Me, mon) => self.set("broker", mon.into()),
            Effect::Egress(SteppingOut::Each, mon) => self.set("egress", mon.into()),
            Effect::SentOut(rival, mon) => {
                if let Some(rival) = self.pick(me, owner, rival.who(), Thing::Mon, true) {
                    self.set(&format!("part {}", Seat(rival as u8)), 0);
                    self.set(&format!("purse {}", Seat(rival as u8)), 0);
                    self.table.own[rival].mon += u16::from(mon);
                }
            }
            Effect::NoAuction => self.set("no auction", 1),
            Effect::Extra => self.set(&format!("purse {seat}"), 1),
            Effect::Close(district) => self.set(&format!("closed {}", district.id()), 1),
            Effect::CloseSpots(district, n) => {
                for _ in 0..n {
                    let rows = self.game.edition.locations.iter().zip(0_u8..);
                    let here = rows.filter(|(row, no)| {
                        let open = self.game.has_location(yedo::edition::LocationNo(*no));
                        let shut = self.table.round.contains_key(&format!("closed spot {no}"));
                        row.district == district && !row.rest && open && !shut
                    });
                    let mut here: Vec<(u8, u8)> = here.map(|(row, no)| (row.number, no)).collect();
                    here.sort_unstable();
                    if let [_, .., (_, no)] = here[..] {
                        self.set(&format!("closed spot {no}"), 1);
                    }
                }
            }
            Effect::Ban(action) => {
                let banned = self.table.round.get("banned").copied().unwrap_or(0);
                self.set("banned", banned | 1 << action as i32);
            }
            Effect::CloseAnnex | Effect::LendAnnex => {
                let Choice::AnnexOf(spot) = self.asked(|it| matches!(it, Choice::AnnexOf(_)))
                else {
                    unreachable!("it fits")
                };
                let (whose, annex) = spot.as_annex().expect("it is an annex");
                *owner = Some(whose.0 as usize);
                if *word == Effect::CloseAnnex {
                    self.add("closed annexes", 1);
                } else {
                    self.set("lent", annex as i32 + 1);
                }
            }
            Effect::Place(place) => self.set("bold", place as i32 + 1),
            Effect::TwoTurns => self.set("again", 1),
            Effect::Home(_) => {
                let Choice::Disciple(spot) = self.asked(|it| matches!(it, Choice::Disciple(_)))
                else {
                    unreachable!("it fits")
                };
                let whose = self.before.open.at(spot).owner().expect("somebody stands there");
                *owner = Some(whose.0 as usize);
                self.table.own[whose.0 as usize].on_board -= 1;
            }
            Effect::StayHome(n) => {
                let own = &mut self.table.own[me];
                let home = usize::from(own.disciples - own.at_war) - own.on_board;
                own.staying = own.staying.saturating_add(n).min(home as u8).max(own.staying);
            }
            Effect::War(n) => {
                for _ in 0..n {
                    let own = &mut self.table.own[me];
                    if 1 < usize::from(own.disciples - own.at_war) - own.on_board {
                        own.at_war += 1;
                    }
                }
            }
            Effect::Ronin => self.table.own[me].on_board += 1,
            Effect::Colour => self.table.red = !self.table.red,
            Effect::Steps(steps) => (0..steps).for_each(|_| self.step(self.table.red)),
            Effect::StepsEither(steps) => {
                let choice = self.asked(|it| matches!(it, Choice::First | Choice::Second));
                (0..steps).for_each(|_| self.step(choice == Choice::First));
            }
            Effect::Stride(steps) => self.set("stride", steps.into()),
            Effect::Stay => self.set("stay", 1),
            Effect::Shield(Shielded::MineHere) => self.set(&format!("safe {seat}"), 1),
            Effect::Shield(Shielded::One) => self.add("spared", 1),
            Effect::NoArrest => self.set("no arrest", 1),
            Effect::ArrestAlso => {
                let also = self.table.patrol.map_or(0, |at| at as i32 + 1);
                self.set("also", also);
            }
            Effect::Bribe(mon) => self.set("bribe", mon.into()),
            Effect::Fine(mon) => self.set("fine", mon.into()),
            Effect::Waive(Waived::Weapon) => self.set("blade", 1),
            Effect::Waive(Waived::DistrictOrBlessing) => self.set("ascetic", 1),
            Effect::WildWeapon => self.set("wild", 1),
            Effect::Plus(PlusThing::Mon, n) => self.add("plus mon", n.into()),
            Effect::Plus(PlusThing::Mission, n) => self.add("plus missions", n.into()),
            Effect::Twice => self.set("twice", 1),
            Effect::Borrow => self.set("borrow", 1),
            Effect::Loan { mon, .. } => {
                self.table.own[me].owes = true;
                self.table.own[me].mon += u16::from(mon);
            }
            Effect::Reverse => self.table.order.reverse(),
            Effect::DaimyoFirst => {
                let daimyo = self.table.own.len() as u8;
                self.table.order.retain(|seat| *seat != daimyo);
                self.table.order.insert(0, daimyo);
            }
            Effect::DaimyoGains(n) => {
                if let Some((home, reserve)) = &mut self.table.daimyo {
                    let n = n.min(*reserve);
                    (*home, *reserve) = (*home + n, *reserve - n);
                }
            }
            Effect::TradeAll => self.set(&format!("pedlar {seat}"), 1),
            Effect::Church(mon) => self.table.church += u16::from(mon),
            Effect::EmptyChurch => self.table.church = 0,
            Effect::AnnexTax(mon) => self.table.annex_mon += mon,
            Effect::BestGeishaLeaves => {
                if let Some(at) = self.table.geishas.iter().rposition(|left| 0 < *left) {
                    self.table.geishas[at] -= 1;
                    self.table.geishas_gone[at] += 1;
                }
            }
            // These are about a card, an event, a turn or an action of their own; see `is_read`.
            Effect::Rebate(_)
            | Effect::Skip
            | Effect::NoIcons
            | Effect::Cancel
            | Effect::Redraw
            | Effect::Ignore
            | Effect::Besides(..)
            | Effect::TakeBack
            | Effect::Toll(..)
            | Effect::Bespoke(_) => unreachable!("lines with these are not read here"),
        }
        true
    }
}

/// Can a line be read by itself, whatever goes on? The other words have tests where they belong.
fn is_read(line: &[Effect]) -> bool {
    line.iter().all(|word| match word {
        Effect::Rebate(_)
        | Effect::Skip
        | Effect::NoIcons
        | Effect::Cancel
        | Effect::Redraw
        | Effect::Ignore
        | Effect::Besides(..)
        | Effect::TakeBack
        | Effect::Toll(..)
        | Effect::Bespoke(_) => false,
        Effect::Or(one, other)
        | Effect::Else(one, other)
        | Effect::Blessed(one, other)
        | Effect::If(_, one, other) => is_read(one) && is_read(other),
        Effect::May(line) | Effect::For(_, line) => is_read(line),
        _ => true,
    })
}

/// Is there what a line asks for first? A card that says it could not be played otherwise.
fn is_playable(game: &Yedo, state: &State, me: Seat, question: Question, line: &[Effect]) -> bool {
    let open = &state.open;
    // Where nobody's turn ends by what the line does, so that nothing else happens by itself.
    let there = if line.contains(&Effect::Shield(Shielded::One)) {
        question == Question::Assign
    } else if line.iter().any(|word| matches!(word, Effect::Lose(_, Thing::Disciple, _))) {
        matches!(question, Question::Call | Question::Buy)
    } else {
        matches!(question, Question::Call | Question::Activate)
    };
    if !there {
        return false;
    }
    let rivals = || game.seats().without(me).iter();
    line.iter().all(|word| match word {
        Effect::CloseAnnex => {
            open.closed.annexes == 0 && rivals().any(|seat| !open.homes[seat].annexes.is_empty())
        }
        Effect::LendAnnex => rivals().any(|seat| !open.homes[seat].annexes.is_empty()),
        Effect::Home(_) => {
            game.daimyo().is_none()
                && District::ALL.into_iter().any(|district| {
                    0 < game.present(open, me, district)
                        && rivals().any(|seat| 0 < game.present(open, seat, district))
                })
        }
        // There must be a place, and somebody there who is not safe.
        Effect::Ronin => open.on.iter().filter(|piece| piece.is_nobody()).count() > 20,
        Effect::Shield(Shielded::One) => {
            open.watch.safe == 0
                && open.watch.spared == [None; 2]
                && open.patrol.is_some_and(|at| {
                    open.spots(me).any(|spot| {
                        game.district(spot) == Some(at) && open.at(spot).skill().is_none()
                    })
                })
        }
        _ => true,
    })
}

/// Are there cards enough that no deck runs out?
fn has_cards(game: &Yedo, state: &State) -> bool {
    let view = game.view(state, Viewer::Public);
    let missions = view.missions[..3].iter().all(|deck| 8 < deck.number);
    let weapons: u8 = view.weapons.iter().sum();
    8 < view.actions.number && 12 < view.bonuses.number && missions && 12 < weapons
}

/// The number of a line, by what it says.
fn number(game: &Yedo, line: &[Effect]) -> u8 {
    (0..=u8::MAX).find(|number| game.line(*number) == line).expect("it is one of the edition")
}

/// Does a line from here, and answers at random whatever is asked. Gives the answers.
fn done(game: &Yedo, state: &mut State, me: Seat, line: u8, chance: &mut Fast) -> VecDeque<Choice> {
    let below = state.open.frames.as_slice().len();
    // A line begins when what is asked before it was answered.
    state.open.frames.push(Frame::Line { me, line, at: 0, owner: me });
    state.open.frames.push(Frame::May { me, line });
    let mut answers = VecDeque::new();
    game.apply(state, me, Choice::Pass, chance, &mut ());
    while below < state.open.frames.as_slice().len() {
        let seat = game.asked(state).lowest().expect("somebody is asked");
        let question = game.question(state, seat).expect("it is asked");
        let mut choices: Vec<Choice> = listed(game, state, seat).iter().copied().collect();
        choices.retain(|choice| !matches!(choice, Choice::Play(_) | Choice::Character));
        // Whether somebody who is spared moves is no other question here.
        if matches!(question, Question::MoveTo { .. }) {
            choices.retain(|choice| *choice != Choice::Pass);
        }
        let choice = choices[chance.below(choices.len() as u32) as usize];
        answers.push_back(choice);
        game.apply(state, seat, choice, chance, &mut ());
    }
    answers
}

/// Reads lines in the middle of many games. Gives in how many games each was read.
fn read_from(setup: &str, lines: &[&'static [Effect]], first: u64, games: u64) -> Vec<u64> {
    let setup = Setup::read(setup).expect("it reads");
    // Whatever stands on a card has a number, whether the card is in play or not.
    let row = HOUSE.events[0];
    let new = lines.iter().map(|effect| yedo::edition::EventCard { effect, ..row });
    let events: Vec<_> = HOUSE.events.iter().copied().chain(new).collect();
    // Without the Emperor there is room for more lines.
    let mut emperor = HOUSE.emperor.to_vec();
    if setup.together.is_none() {
        for row in &mut emperor {
            row.event = &[];
        }
    }
    let (events, emperor) = (events.leak(), emperor.leak());
    let edition: &'static Edition = Box::leak(Box::new(Edition { events, emperor, ..HOUSE }));
    let game = Yedo::new(setup, edition).expect("it may be played");
    let numbers: Vec<u8> = lines.iter().map(|line| number(&game, line)).collect();
    let mut read = vec![0; lines.len()];
    for seed in first..first + games {
        let mut chance = Fast(mix(seed));
        let mut state = game.deal(&mut chance, &mut ());
        let mut here = vec![false; lines.len()];
        while let Some(me) = game.asked(&state).lowest() {
            let question = game.question(&state, me).expect("it is asked");
            let quiet = matches!(
                question,
                Question::Assign | Question::Activate | Question::Call | Question::Buy
            );
            if quiet && chance.below(6) == 0 && has_cards(&game, &state) {
                for (at, line) in
                    lines.iter().enumerate().filter(|(at, _)| !here[*at]).collect::<Vec<_>>()
                {
                    if !is_playable(&game, &state, me, question, line) {
                        continue;
                    }
                    let mut after = state.clone();
                    let answers = done(&game, &mut after, me, numbers[at], &mut chance);
                    let table = Table::of(&game, &state);
                    let told = format!("{line:?} by {me}, {answers:?}, seed {seed}");
                    let mut reader = Reader { game: &game, before: &state, table, answers };
                    reader.line(line, me.0 as usize);
                    assert_eq!(reader.table, Table::of(&game, &after), "{told}");
                    here[at] = true;
                }
            }
            let choices = listed(&game, &state, me);
            let choice = choices[chance.below(choices.len() as u32) as usize];
            game.apply(&mut state, me, choice, &mut chance, &mut ());
        }
        here.iter().zip(&mut read).for_each(|(here, read)| *read += u64::from(*here));
    }
    read
}

/// Every line of a row of ours and whether it is read here.
fn ours(together: bool) -> Vec<&'static [Effect]> {
    let side = |effect, coop: Option<&'static [Effect]>| {
        if together { coop.unwrap_or(effect) } else { effect }
    };
    let actions = HOUSE.actions.iter().filter(|row| !together || row.fit != Fit::Competitive);
    let actions = actions.map(|row| side(row.effect, row.coop));
    let characters = HOUSE.characters.iter();
    let characters = characters.filter(|row| !together || row.coop_use != CoopUse::Unfit);
    let characters = characters.map(|row| side(row.effect, row.coop));
    let events: Vec<&'static [Effect]> = if together {
        HOUSE.emperor.iter().map(|row| row.event).collect()
    } else {
        HOUSE.events.iter().map(|row| row.effect).collect()
    };
    let mut all: Vec<&'static [Effect]> = Vec::new();
    for line in actions.chain(characters).chain(events) {
        if is_read(line) && !all.contains(&line) {
            all.push(line);
        }
    }
    all
}

/// In each of these games each line is read once at least.
fn agree(setup: &str, lines: &[&'static [Effect]]) {
    let mut missing = read_from(setup, lines, 0, GAMES);
    let mut more = GAMES;
    // What is seldom possible takes more games.
    while missing.iter().any(|read| *read < GAMES) && more < 40 * GAMES {
        more += GAMES;
        let few: Vec<usize> = (0..lines.len()).filter(|at| missing[*at] < GAMES).collect();
        let again: Vec<&'static [Effect]> = few.iter().map(|at| lines[*at]).collect();
        let read = read_from(setup, &again, more - GAMES, GAMES);
        few.iter().zip(read).for_each(|(at, read)| missing[*at] += read);
    }
    for (line, read) in lines.iter().zip(missing) {
        assert!(GAMES <= read, "{line:?} was read in {read} games only");
    }
}

#[test]
fn a_second_reader_of_every_line_of_rivals_cards_agrees() {
    agree(
        "players 4 rounds 6 actions neighbours streets whispers events disasters watch \
         missions war interaction black modules tea-house clan-powers",
        &ours(false),
    );
}

#[test]
fn a_second_reader_of_every_line_played_together_agrees() {
    agree(
        "players 3 rounds 7 actions neighbours streets lanterns missions espionage theft black \
         together gentle objectives normal normal normal modules clan-powers",
        &ours(true),
    );
}

#[test]
fn a_second_reader_of_lines_with_other_arguments_agrees() {
    agree(
        "players 3 rounds 8 actions lanterns knives merchants events festivals decrees \
         missions theft kidnapping black modules clan-powers",
        OTHERS,
    );
}

#[test]
fn every_word_of_the_vocabulary_is_read_or_has_a_test_of_its_own() {
    // Each of these is about a card, an event, a turn or an action of its own; in brackets, where it is.
    let elsewhere = [
        "Rebate", "Skip", "NoIcons", "Cancel", "Redraw", "Ignore", "Besides", "TakeBack", "Toll",
        "Bespoke",
    ];
    let ours = ours(false).into_iter().chain(ours(true)).chain(OTHERS.iter().copied());
    let read: Vec<String> = ours.map(|line| format!("{line:?}")).collect();
    let read = read.join(" ");
    let words: BTreeSet<&str> = read.split(|c: char| !c.is_alphanumeric()).collect();
    for word in super::cards::vocabulary() {
        let has = words.contains(word.as_str()) || elsewhere.contains(&word.as_str());
        assert!(has, "{word}");
    }
}
