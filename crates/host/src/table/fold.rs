//! One line after another makes a table.

use std::sync::Arc;

use store::{Life, Line, Millis, PersonId, Secret};
use table::{BySeat, Draw, Script, Seat, short};

use super::{Asking, Broken, Holder, Order, Table, Why};
use crate::clock::Clocks;
use crate::event::{Event, Wish};
use crate::games::{Agreed, InPlay, Unanswered};
use crate::luck::Commitment;
use crate::play::Saw;
use crate::terms::{Late, Terms};

impl Table {
    /// Folds all lines of a table.
    ///
    /// # Errors
    /// The first line that cannot stand where it does.
    pub fn fold(lines: &[Line]) -> Result<Table, Broken> {
        let Some((first, rest)) = lines.split_first() else {
            return Err(broken(0, "", Why::Misplaced("a table has at least one line")));
        };
        // What was played by rules that this program no longer has is not played again: the game goes
        // on from the position where the rules were switched.
        let switch = rest.iter().rposition(|line| line.text.starts_with("switched "));
        let mut table = Table::begin(first, switch.map(|at| &*rest[at].text))
            .map_err(|why| broken(0, &first.text, why))?;
        for (i, line) in rest.iter().enumerate() {
            table.read(line, switch.is_some_and(|at| i < at))?;
        }
        Ok(table)
    }

    fn begin(first: &Line, switch: Option<&str>) -> Result<Table, Why> {
        let Event::Created(mut terms) = Event::read(&first.text)? else {
            return Err(Why::Misplaced("a table begins by being created"));
        };
        if let Some(Event::Switched { rules, .. }) = switch.map(Event::read).transpose()? {
            terms.rules = rules;
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
            nonces: Vec::new(),
            play: None,
            lucky: 0,
            asking: None,
            paused: None,
            away: Vec::new(),
            orders: Vec::new(),
            muted: Vec::new(),
            again: None,
            secret: None,
            at,
        }
    }

    /// Takes the next line. After an error the table is of no more use.
    ///
    /// # Errors
    /// If the line cannot stand here.
    pub fn take(&mut self, line: &Line) -> Result<(), Broken> {
        self.read(line, false)
    }

    fn read(&mut self, line: &Line, skip: bool) -> Result<(), Broken> {
        let taken = match Event::read(&line.text) {
            Err(misread) => Err(misread.into()),
            Ok(event) if skip && self.skip(&event) => Ok(Saw::all()),
            Ok(event) => self.happen(event, line.at),
        };
        let saw = taken.map_err(|why| broken(self.number, &line.text, why))?;
        self.at = self.at.max(line.at);
        self.number += 1;
        self.notice(saw);
        Ok(())
    }

    /// Played by rules that nobody has any more: only what is counted is counted.
    fn skip(&mut self, event: &Event) -> bool {
        if let Event::Started { draws } | Event::Answered(record::Line { draws, .. }) = event {
            self.life = Life::Running;
            self.lucky += u32::from(!draws.is_empty());
            return true;
        }
        matches!(event, Event::Undone { .. } | Event::Ordered { .. } | Event::Switched { .. })
    }

    /// Something happens. Who could see it?
    fn happen(&mut self, event: Event, at: Millis) -> Result<Saw, Why> {
        let fresh =
            matches!(event, Event::Started { .. } | Event::Answered(_) | Event::Switched { .. });
        let saw = self.lived(event, at)?;
        if saw.public {
            let from = BySeat::from_fn(|seat| self.runs_from(seat));
            self.clocks.run(at, &from, fresh);
        }
        Ok(saw)
    }

    fn answered(&mut self, line: &record::Line, at: Millis) -> Result<Saw, Why> {
        let number = self.number;
        let play = self.playing()?;
        let saw = play.replay(number, line)?;
        let (round, answers) = (play.round(), play.n_answers(line.seat));
        let still = play.asked().has(line.seat);
        self.lucky += u32::from(!line.draws.is_empty());
        self.orders.retain(|order| order.round == round);
        if saw.public {
            self.clocks.reward(line.seat, at, answers, still);
            // Who agreed to an undo agreed to it in another position.
            let undo = |asking: &Asking| matches!(asking.wish, Wish::Undo { .. });
            self.asking = self.asking.take().filter(|asking| !undo(asking));
        }
        Ok(saw)
    }

    fn undone(&mut self, seat: Option<Seat>, from: u32) -> Result<Saw, Why> {
        let taken = self.playing()?.take_back(seat, from);
        let mut saw = taken.ok_or(Why::Misplaced("that cannot be taken back"))?;
        match seat {
            Some(seat) => saw.seats = saw.seats.with(seat),
            None => {
                self.agreed_to(|wish| matches!(wish, Wish::Undo { .. }))?;
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
            Event::Undone { seat, from } => return self.undone(seat, from),
            Event::Ordered { seat, kind, choice } => return self.ordered(seat, kind, choice),
            Event::Created(_) => return Err(Why::Misplaced("a table is created once")),
            Event::Sat { seat, person } => {
                self.gathers(seat)?;
                self.holders[seat] = Holder::Person { person, sat_in: false };
            }
            Event::Placed { seat, level } => {
                self.gathers(seat)?;
                self.holders[seat] = Holder::Bot(level);
            }
            Event::Left { seat } => self.left(seat)?,
            Event::Opened { seat } => {
                need(self.life == Life::Lobby, "the game has begun")?;
                self.holders[seat] = Holder::Open;
            }
            Event::Nonce { person, nonce } => {
                need(self.life == Life::Lobby, "the game has begun")?;
                self.nonces.retain(|(who, _)| *who != person);
                self.nonces.push((person, nonce));
            }
            Event::Started { draws } => self.started(&draws)?,
            Event::Asked { person, wish } => {
                self.playing()?;
                need(self.asking.is_none(), "there is a wish already")?;
                self.asking = Some(Asking { by: person, wish, agreed: vec![person] });
            }
            Event::Agreed { person } => {
                let asking = self.asking.as_mut().ok_or(Why::Misplaced("there is no wish"))?;
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
                self.away.retain(|(who, _)| *who != person);
                self.away.push((person, until));
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
            Event::Switched { rules, position } => {
                need(self.life == Life::Running, "nobody plays")?;
                need(rules == self.game.rules(), "these rules are not ours")?;
                self.play = Some(self.game.go_on(&position)?);
                self.orders.clear();
            }
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
        self.holders[seat] = match self.life {
            Life::Lobby => Holder::Open,
            Life::Running | Life::Over | Life::Abandoned | Life::Frozen => {
                Holder::Bot(self.terms.late.level())
            }
        };
        Ok(())
    }

    fn started(&mut self, draws: &[Draw]) -> Result<(), Why> {
        need(self.life == Life::Lobby, "it was started already")?;
        let open = |seat| self.holders[seat] == Holder::Open;
        need(!self.seats().iter().any(open), "a seat is open")?;
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
        self.people().iter().all(|person| asking.agreed.contains(person))
    }

    fn back(&mut self, person: PersonId) {
        self.away.retain(|(who, _)| *who != person);
        for seat in self.seats_of(person).iter() {
            if self.bot_at(seat).is_some() {
                self.holders[seat] = Holder::Person { person, sat_in: false };
                self.clocks.forgive(seat);
            }
        }
    }

    fn late_at(&mut self, seat: Seat) -> Result<(), Why> {
        let person = self.holders[seat].person();
        let person = person.ok_or(Why::Misplaced("nobody can be late there"))?;
        self.holders[seat] = match self.terms.late {
            Late::SitIn(_) => Holder::Person { person, sat_in: true },
            Late::Replace(level) => Holder::Bot(level),
        };
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
