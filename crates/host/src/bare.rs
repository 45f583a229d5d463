//! A table of which nothing is played: what its lines say to a program that does not have its rules.

use record::Record;
use store::{Life, Line, PersonId, Secret};
use table::{BySeat, Draw};

use crate::event::Event;
use crate::luck::Nonce;
use crate::table::{Broken, Why};
use crate::terms::Terms;

/// What can be known of a table without its rules.
pub(crate) struct Bare {
    pub(crate) terms: Terms,
    /// How far it has come; that it was frozen once it was past changes nothing.
    pub(crate) life: Life,
    /// Who sits where, until the game begins.
    seated: BySeat<Option<PersonId>>,
    /// What those who sit there added to the luck.
    pub(crate) nonces: Vec<(PersonId, Nonce)>,
    /// The secret behind the luck, once it is told.
    pub(crate) secret: Option<Secret>,
    deal: Vec<Draw>,
    /// The answers that stand, with the lines they stand on.
    answers: Vec<(u32, record::Line)>,
    /// Did the game go on from a position, by other rules?
    switched: bool,
}

impl Bare {
    /// Reads lines, and believes them.
    pub(crate) fn read(lines: &[Line]) -> Result<Bare, Broken> {
        let broken = |number: u32, why: Why| Broken { number, line: String::new(), why };
        let mut events = Vec::with_capacity(lines.len());
        for (number, line) in (0..).zip(lines) {
            events.push(Event::read(&line.text).map_err(|why| broken(number, why.into()))?);
        }
        let mut events = (0..).zip(events);
        let Some((_, Event::Created(terms))) = events.next() else {
            return Err(broken(0, Why::Misplaced("a table begins by being created")));
        };
        let mut bare = Bare {
            terms: *terms,
            life: Life::Lobby,
            seated: BySeat::default(),
            nonces: Vec::new(),
            secret: None,
            deal: Vec::new(),
            answers: Vec::new(),
            switched: false,
        };
        events.for_each(|(number, event)| bare.take(number, event));
        Ok(bare)
    }

    fn take(&mut self, number: u32, event: Event) {
        if let Event::Started { draws } = event {
            (self.deal, self.life) = (draws, Life::Running);
        } else if let Event::Answered(line) = event {
            self.answers.push((number, line));
        } else if let Event::Undone { seat, from, to } = event {
            let mine = |line: &record::Line| seat.is_none_or(|seat| seat == line.seat);
            let gone = from..=to.unwrap_or(u32::MAX);
            self.answers.retain(|(number, line)| !gone.contains(number) || !mine(line));
        } else if let Event::Over { secret } = event {
            (self.life, self.secret) = (Life::Over, Some(secret));
        } else if let Event::Abandoned { secret } = event {
            (self.life, self.secret) = (Life::Abandoned, Some(secret));
        } else if let Event::Sat { seat, person } = event {
            self.seated[seat] = Some(person);
        } else if let Event::Left { seat } | Event::Opened { seat } = event
            && self.life == Life::Lobby
        {
            self.seated[seat] = None;
            let seated = self.seated;
            self.nonces.retain(|(person, _)| seated.0.contains(&Some(*person)));
        } else if let Event::Nonce { person, nonce } = event {
            self.nonces.push((person, nonce));
        } else if let Event::Switched(switch) = event {
            self.terms.switch(&switch);
            self.switched |= switch.position.is_some();
        }
    }

    /// The answers that stand, as a record. `None` if nothing was dealt, or not all was played by the
    /// same rules.
    pub(crate) fn record(self) -> Option<Record> {
        let Bare { terms, life, deal, answers, switched, .. } = self;
        if life == Life::Lobby || deal.is_empty() && answers.is_empty() || switched {
            return None;
        }
        let mut record = Record::new(terms.header(), deal);
        record.lines.extend(answers.into_iter().map(|(_, line)| line));
        Some(record)
    }
}
