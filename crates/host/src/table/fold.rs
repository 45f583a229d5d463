//! One line after another makes a table.

use std::sync::Arc;

use store::{Life, Line, Millis, PersonId, Secret};
use table::{BySeat, Draw, Script, Seat, Seats, short};

use super::{Asking, Broken, Holder, Order, Table, Why};
use crate::clock::Clocks;
use crate::event::{Event, Switch, Wish};
use crate::games::{Agreed, InPlay, Unanswered};
use crate::luck::Commitment;
use crate::play::Saw;
use crate::terms::{Late, Pace, Terms};

/// A switch takes everybody's number to the next multiple of this.
const NUMBERS: u32 = 1024;

impl Table {
    /// Folds all lines of a table.
    ///
    /// # Errors
    /// The first line that cannot stand where it does.
    pub fn fold(lines: &[Line]) -> Result<Table, Broken> {
        Table::fold_watched(lines, |_, _, _| Ok(()))
    }

    /// The same, and somebody is shown each event before it happens and whether it is skipped.
    pub(crate) fn fold_watched<E: From<Broken>>(
        lines: &[Line],
        mut watch: impl FnMut(&Table, &Event, bool) -> Result<(), E>,
    ) -> Result<Table, E> {
        let Some((first, rest)) = lines.split_first() else {
            let why = Why::Misplaced("a table has at least one line");
            return Err(broken(0, "", why).into());
        };
        // What was played by rules that this program no longer has is not played again: the game goes
        // on from the position where the rules were switched.
        let is_switch = |line: &&Line| line.text.starts_with("switched ");
        let switch = rest.iter().rposition(|line| is_switch(&line));
        let switches = rest.iter().filter(is_switch);
        let mut table = Table::begin(first, switches).map_err(|why| broken(0, &first.text, why))?;
        for (i, line) in rest.iter().enumerate() {
            let skipped = switch.is_some_and(|at| i < at);
            let event = Event::read(&line.text)
                .map_err(|why| broken(table.number, &line.text, why.into()))?;
            watch(&table, &event, skipped)?;
            table.read(line, event, skipped)?;
        }
        Ok(table)
    }

    /// The same, and somebody is shown the table after each line.
    pub(crate) fn fold_shown(
        lines: &[Line],
        mut show: impl FnMut(&Table, &Event, &Line),
    ) -> Result<Table, Broken> {
        let mut before: Option<(Event, &Line)> = None;
        let mut coming = lines.iter().skip(1);
        let end = Table::fold_watched(lines, |table, event, _| {
            if let Some((event, line)) = before.take() {
                show(table, &event, line);
            }
            before = coming.next().map(|line| (event.clone(), line));
            Ok::<_, Broken>(())
        })?;
        if let Some((event, line)) = before {
            show(&end, &event, line);
        }
        Ok(end)
    }

    /// A table as it was made, but by the rules and the edition it is played with at last.
    fn begin<'a>(first: &Line, switches: impl Iterator<Item = &'a Line>) -> Result<Table, Why> {
        let Event::Created(mut terms) = Event::read(&first.text)? else {
            return Err(Why::Misplaced("a table begins by being created"));
        };
        for line in switches {
            if let Event::Switched(switch) = Event::read(&line.text)? {
                terms.switch(&switch);
            }
        }
        let game = Agreed::new(&terms.header(), terms.file.as_deref())?;
        // It is on the line and in the game; a table in memory need not have it a third time.
        terms.file = None;
        Ok(Table::new(*terms, game, first.at))
    }

    fn new(terms: Terms, game: Agreed, at: Millis) -> Table {
        Table {
            clocks: Clocks::new(terms.pace),
            terms: Arc::new(terms),
            game,
            number: 1,
            noticed: BySeat([1; table::SEATS_MAX]),
            noticed_by_all: 1,
            life: Life::Lobby,
            before: Life::Lobby,
            holders: BySeat::default(),
            kept: BySeat::default(),
            nonces: Vec::new(),
            play: None,
            lucky: 0,
            asking: None,
            wishes: 0,
            paused: None,
            away: Vec::new(),
            clocks_then: Vec::new(),
            returning: Seats::NONE,
            orders: Vec::new(),
            muted: Vec::new(),
            again: None,
            secret: None,
            at,
            told: at,
        }
    }

    /// Takes the next line. After an error the table is of no more use.
    ///
    /// # Errors
    /// If the line cannot stand here.
    pub fn take(&mut self, line: &Line) -> Result<(), Broken> {
        let event =
            Event::read(&line.text).map_err(|why| broken(self.number, &line.text, why.into()))?;
        self.read(line, event, false)
    }

    fn read(&mut self, line: &Line, event: Event, skip: bool) -> Result<(), Broken> {
        let taken =
            if skip && self.skip(&event) { Ok(Saw::all()) } else { self.happen(event, line.at) };
        let saw = taken.map_err(|why| broken(self.number, &line.text, why))?;
        self.at = self.at.max(line.at);
        self.number += 1;
        if saw.public {
            self.told = self.at;
        }
        self.notice(saw);
        Ok(())
    }

    /// Played by rules that nobody has any more: only what is counted is counted, and who agreed to
    /// what is not asked again.
    fn skip(&mut self, event: &Event) -> bool {
        if let Event::Started { draws } | Event::Answered(record::Line { draws, .. }) = event {
            self.life = Life::Running;
            self.lucky += u32::from(!draws.is_empty());
            return true;
        }
        if let Event::Paused { until } = *event {
            self.paused = Some(until);
            return true;
        }
        if let Event::Resumed = *event {
            self.paused = None;
            return true;
        }
        if let Event::Away { person, until } = *event {
            self.gone(person, until);
            return true;
        }
        self.wishes += u32::from(matches!(event, Event::Asked { .. }));
        let wish =
            matches!(event, Event::Asked { .. } | Event::Agreed { .. } | Event::Refused { .. });
        wish || matches!(event, Event::Undone { .. } | Event::Ordered { .. } | Event::Switched(_))
    }

    /// Something happens. Who could see it?
    fn happen(&mut self, event: Event, at: Millis) -> Result<Saw, Why> {
        let fresh =
            matches!(event, Event::Started { .. } | Event::Answered(_) | Event::Switched(_));
        let saw = self.lived(event, at)?;
        if saw.public {
            let unasked = |seat: &Seat| !self.asked().has(*seat);
            let back: Seats = self.returning.iter().filter(unasked).collect();
            back.iter().for_each(|seat| self.sit_again(seat));
            let from = BySeat::from_fn(|seat| self.runs_from(seat));
            self.clocks.run(at, &from, fresh);
        }
        Ok(saw)
    }

    fn answered(&mut self, line: &record::Line, at: Millis) -> Result<Saw, Why> {
        let number = self.number;
        let play = self.playing()?;
        let saw = play.replay(number, line)?;
        let (round, answers) = (play.round(), play.n_open_answers(line.seat));
        let still = play.asked().has(line.seat);
        self.lucky += u32::from(!line.draws.is_empty());
        self.orders.retain(|order| order.round == round);
        // What used luck is not taken back freely, so nobody looks further back.
        if !line.draws.is_empty() {
            self.clocks_then.clear();
        } else if saw.public && self.terms.pace != Pace::Untimed {
            self.clocks_then.push((number, self.clocks.clone()));
        }
        if saw.public {
            self.clocks.reward(line.seat, at, answers, still);
            self.returning_from(line.seat);
            self.drop_undo_wish();
        }
        Ok(saw)
    }

    /// Who agreed to an undo agreed to it in another position.
    fn drop_undo_wish(&mut self) {
        let undo = |asking: &Asking| matches!(asking.wish, Wish::Undo { .. });
        self.asking = self.asking.take().filter(|asking| !undo(asking));
    }

    fn undone(
        &mut self,
        seat: Option<Seat>,
        (from, to): (u32, Option<u32>),
        at: Millis,
    ) -> Result<Saw, Why> {
        let taken = self.playing()?.take_back(seat, from..=to.unwrap_or(u32::MAX));
        let mut saw = taken.ok_or(Why::Misplaced("that cannot be taken back"))?;
        let then = self.clocks_then.iter().position(|(line, _)| from <= *line);
        let then = then.and_then(|first| self.clocks_then.drain(first..).next());
        match seat {
            Some(seat) => {
                saw.seats = saw.seats.with(seat);
                if saw.public {
                    self.drop_undo_wish();
                    if let Some((_, then)) = then {
                        self.clocks.give_back(seat, at, &then);
                    }
                }
            }
            None => {
                self.agreed_to(|wish| match *wish {
                    // Whoever named the last line agreed to that, or to all where the rest cannot stand.
                    Wish::Undo { from: asked, to: Some(last) } => {
                        asked == from && to.is_none_or(|to| to == last)
                    }
                    Wish::Undo { to: None, .. } => to.is_none(),
                    Wish::Pause { .. } | Wish::Resume | Wish::Away { .. } | Wish::Abandon => false,
                })?;
                saw = Saw::all();
            }
        }
        Ok(saw)
    }

    fn ordered(&mut self, seat: Seat, kind: String, choice: Option<String>) -> Result<Saw, Why> {
        let play = self.playing()?;
        let round = play.round();
        let choice = choice.map(|choice| play.plain(&choice)).transpose()?;
        self.orders.retain(|order| order.seat != seat || order.kind != kind);
        self.orders.extend(choice.map(|choice| Order { seat, kind, choice, round }));
        Ok(Saw::only(seat))
    }

    fn lived(&mut self, event: Event, at: Millis) -> Result<Saw, Why> {
        match event {
            Event::Answered(line) => return self.answered(&line, at),
            Event::Undone { seat, from, to } => return self.undone(seat, (from, to), at),
            Event::Ordered { seat, kind, choice } => return self.ordered(seat, kind, choice),
            Event::Created(_) => return Err(Why::Misplaced("a table is created once")),
            Event::Sat { seat, person } => {
                self.gathers(seat)?;
                need(self.is_free(seat, person), "the seat is kept for somebody else")?;
                self.kept[seat] = None;
                self.holders[seat] = Holder::Person { person, sat_in: false };
            }
            Event::Kept { seat, person } => {
                self.gathers(seat)?;
                self.kept[seat] = Some(person);
            }
            Event::Placed { seat, level } => {
                self.gathers(seat)?;
                self.kept[seat] = None;
                self.holders[seat] = Holder::Bot(level);
            }
            Event::Left { seat } => self.left(seat)?,
            Event::Opened { seat } => {
                need(self.life == Life::Lobby, "the game has begun")?;
                self.holders[seat] = Holder::Open;
                self.kept[seat] = None;
                self.drop_nonces_of_gone();
            }
            Event::Nonce { person, nonce } => {
                need(self.life == Life::Lobby, "the game has begun")?;
                need(!self.seats_of(person).is_empty(), "only who sits there adds to the luck")?;
                need(!self.has_added(person), "once is enough")?;
                self.nonces.push((person, nonce));
            }
            Event::Started { draws } => self.started(&draws)?,
            Event::Asked { person, wish } => {
                self.playing()?;
                need(self.asking.is_none(), "there is a wish already")?;
                self.wishes += 1;
                let (number, agreed) = (self.wishes, vec![person]);
                self.asking = Some(Asking { number, by: person, wish, agreed });
            }
            Event::Agreed { person } => {
                let asking = self.asking.as_mut().ok_or(Why::Misplaced("there is no wish"))?;
                need(!asking.agreed.contains(&person), "they have agreed already")?;
                asking.agreed.push(person);
            }
            Event::Refused { .. } => self.asking = None,
            Event::Paused { until } => {
                self.agreed_to(|wish| matches!(wish, Wish::Pause { .. }))?;
                self.paused = Some(until);
            }
            Event::Resumed => {
                self.agreed_to(|wish| matches!(wish, Wish::Resume))?;
                self.paused = None;
            }
            Event::Away { person, until } => {
                self.agreed_to(|wish| matches!(wish, Wish::Away { .. }))?;
                self.gone(person, until);
            }
            Event::Back { person } => self.back(person),
            Event::Late { seat } => self.late_at(seat)?,
            Event::Muted { person, muted } => {
                self.muted.retain(|who| *who != person);
                self.muted.extend(muted.then_some(person));
            }
            Event::Again { table } => self.again = Some(table),
            Event::Abandoned { secret } => self.abandoned(secret)?,
            Event::Over { secret } => {
                let play = self.playing()?;
                need(play.outcome().is_some(), "it was not played to its end")?;
                self.end(secret, Life::Over)?;
            }
            Event::Switched(switch) => self.switched(&switch)?,
            Event::Frozen { .. } => {
                need(self.life != Life::Frozen, "it is frozen already")?;
                (self.before, self.life) = (self.life, Life::Frozen);
            }
            Event::Thawed => {
                need(self.life == Life::Frozen, "it is not frozen")?;
                self.life = self.before;
            }
        }
        Ok(Saw::all())
    }

    fn gathers(&self, seat: Seat) -> Result<(), Why> {
        need(self.life == Life::Lobby, "the game has begun")?;
        let free = self.seats().has(seat) && self.holders[seat] == Holder::Open;
        need(free, "the seat is not free")
    }

    fn left(&mut self, seat: Seat) -> Result<(), Why> {
        need(self.holders[seat].person().is_some(), "nobody sits there")?;
        need(!self.life.is_past(), "it has ended already")?;
        self.returning = self.returning.without(seat);
        self.holders[seat] = match self.life {
            Life::Lobby => Holder::Open,
            Life::Running | Life::Over | Life::Abandoned | Life::Frozen => {
                Holder::Bot(self.terms.late.level())
            }
        };
        self.drop_wish_of_gone();
        if self.life == Life::Lobby {
            self.drop_nonces_of_gone();
        }
        Ok(())
    }

    /// Who does not play has no part in the luck.
    fn drop_nonces_of_gone(&mut self) {
        let nonces = std::mem::take(&mut self.nonces);
        let sits = |(person, _): &(PersonId, _)| !self.seats_of(*person).is_empty();
        self.nonces = nonces.into_iter().filter(sits).collect();
    }

    /// A wish goes with who had it.
    fn drop_wish_of_gone(&mut self) {
        let gone = |asking: &Asking| self.seats_of(asking.by).is_empty();
        if self.asking.as_ref().is_some_and(gone) {
            self.asking = None;
        }
    }

    fn started(&mut self, draws: &[Draw]) -> Result<(), Why> {
        need(self.life == Life::Lobby, "it was started already")?;
        let open = |seat| self.holders[seat] == Holder::Open;
        need(!self.seats().iter().any(open), "a seat is open")?;
        need(self.all_have_added(), "somebody has added nothing to the luck")?;
        let mut script = Script::new(draws);
        self.play = Some(self.game.deal(&mut script));
        script.finish().map_err(Unanswered::Luck)?;
        self.lucky += u32::from(!draws.is_empty());
        self.life = Life::Running;
        Ok(())
    }

    /// All people at the table have agreed to such a wish; it is granted.
    fn agreed_to(&mut self, such: impl Fn(&Wish) -> bool) -> Result<(), Why> {
        let asking = self.asking.take().filter(|asking| such(&asking.wish));
        let asking = asking.ok_or(Why::Misplaced("nobody asked for it"))?;
        need(self.is_agreed(&asking), "not everybody has agreed")
    }

    pub(crate) fn is_agreed(&self, asking: &Asking) -> bool {
        let asked = self.asked_for(asking.wish);
        !asked.is_empty() && asked.iter().all(|person| asking.agreed.contains(person))
    }

    fn gone(&mut self, person: PersonId, until: Millis) {
        self.away.retain(|(who, _)| *who != person);
        self.away.push((person, until));
    }

    /// Whatever needed the old rules to be known begins anew: clocks are full, and everybody's number
    /// is one that nobody can have had, and from which nobody can tell how much happened unseen.
    fn switched(&mut self, switch: &Switch) -> Result<(), Why> {
        let mut terms = Terms::clone(&self.terms);
        terms.switch(switch);
        self.game = Agreed::new(&terms.header(), terms.file.take().as_deref())?;
        self.terms = Arc::new(terms);
        let life = if self.life == Life::Frozen { self.before } else { self.life };
        self.play = match (life, &switch.position) {
            (Life::Lobby, None) => None,
            (Life::Running, Some(position)) => Some(self.game.go_on(position)?),
            _ => {
                return Err(Why::Misplaced("a running game goes on from a position, and no other"));
            }
        };
        self.orders.clear();
        self.asking = None;
        self.returning.iter().for_each(|seat| self.sit_again(seat));
        self.clocks = Clocks::new(self.terms.pace);
        self.clocks_then.clear();
        let number = (self.number / NUMBERS + 1) * NUMBERS;
        (self.noticed, self.noticed_by_all) = (BySeat([number; table::SEATS_MAX]), number);
        Ok(())
    }

    /// Who was late is back once the bot has answered what they were late for: or nobody's time would
    /// ever run out.
    fn back(&mut self, person: PersonId) {
        self.away.retain(|(who, _)| *who != person);
        for seat in self.seats_of(person).iter() {
            if self.bot_at(seat).is_some() && self.asked().has(seat) {
                self.returning = self.returning.with(seat);
            } else if self.bot_at(seat).is_some() {
                self.sit_again(seat);
            }
        }
    }

    /// A bot sat in here, and has answered; or nothing is asked any more.
    fn returning_from(&mut self, seat: Seat) {
        if self.returning.has(seat) {
            self.sit_again(seat);
        }
    }

    fn sit_again(&mut self, seat: Seat) {
        self.returning = self.returning.without(seat);
        if let Holder::Person { person, sat_in: true } = self.holders[seat] {
            self.holders[seat] = Holder::Person { person, sat_in: false };
            self.clocks.forgive(seat);
        }
    }

    fn late_at(&mut self, seat: Seat) -> Result<(), Why> {
        let person = self.holders[seat].person();
        let person = person.ok_or(Why::Misplaced("nobody can be late there"))?;
        self.holders[seat] = match self.terms.late {
            Late::SitIn(_) => Holder::Person { person, sat_in: true },
            Late::Replace(level) => Holder::Bot(level),
        };
        self.drop_wish_of_gone();
        Ok(())
    }

    fn abandoned(&mut self, secret: Secret) -> Result<(), Why> {
        // Before the game it is who made the table who closes it.
        if self.life == Life::Running {
            self.agreed_to(|wish| matches!(wish, Wish::Abandon))?;
        }
        self.end(secret, Life::Abandoned)
    }

    fn end(&mut self, secret: Secret, life: Life) -> Result<(), Why> {
        need(!self.life.is_past(), "it has ended already")?;
        need(Commitment::to(&secret) == self.terms.luck, "the secret is another one")?;
        (self.secret, self.life, self.asking) = (Some(secret), life, None);
        Ok(())
    }

    fn playing(&mut self) -> Result<&mut InPlay, Why> {
        need(self.life == Life::Running, "nobody plays")?;
        self.play.as_mut().ok_or(Why::Misplaced("nothing was dealt"))
    }

    /// From when on a seat's clock runs, if it does: not while all pause, nor while its person is away.
    fn runs_from(&self, seat: Seat) -> Option<Millis> {
        if !self.asked().has(seat) || self.bot_at(seat).is_some() {
            return None;
        }
        let person = self.holders[seat].person()?;
        let away = self.away.iter().find(|(who, _)| *who == person).map(|(_, until)| *until);
        [self.paused, away].into_iter().flatten().max().or(Some(Millis(i64::MIN)))
    }
}

fn broken(number: u32, line: &str, why: Why) -> Broken {
    Broken { number, line: short(line).into_owned(), why }
}

fn need(so: bool, otherwise: &'static str) -> Result<(), Why> {
    if so { Ok(()) } else { Err(Why::Misplaced(otherwise)) }
}
