//! What somebody wants, and the events it makes. Pure: nothing happens until the lines are kept.

use bots::Level;
use store::{Life, Line, Millis, PersonId};
use table::{Seat, Seats};

use crate::event::{Event, Wish};
use crate::games::InPlay;
use crate::luck::{Luck, Nonce};
use crate::refused::{Refused, Role};
use crate::table::{Asking, Holder, Table};
use crate::terms::Undo;
use crate::undo::{Back, of_turn};

/// The longest pause or absence, in seconds.
const REST_MAX: u32 = 60 * 24 * 60 * 60;

/// How many standing orders a seat may have.
const ORDERS_MAX: u64 = 24;

/// How long the name of a kind of question is at most.
const KIND_MAX: u64 = 24;

/// How many lines a table may have beside the answers that stand.
const ASIDE_MAX: u64 = 4096;

/// Something somebody wants to be done at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "each field is what its name says; the variant has the sentence")]
pub enum Act {
    /// To sit down, there or wherever it is free, and to add this to the luck.
    Sit { seat: Option<Seat>, nonce: Option<Nonce> },
    /// To get up. In a running game a bot takes over for good.
    Leave { seat: Seat },
    /// To place a bot on a free seat.
    Place { seat: Seat, level: Level },
    /// To open a seat that somebody else, or a bot, has.
    Open { seat: Seat },
    /// To add to the luck.
    Add { nonce: Nonce },
    /// To begin.
    Start,
    /// To answer.
    Answer { seat: Seat, choice: String },
    /// To take back the last so many answers of a seat.
    Undo { seat: Seat, answers: u32 },
    /// To begin the turn again, as far back as can be taken back freely.
    Restart { seat: Seat },
    /// To give the answer again that was taken back.
    Redo { seat: Seat },
    /// To have one's own last so many answers that everybody saw taken back, with all that came after.
    AskUndo { answers: u32 },
    /// To have all clocks stand still for so many seconds.
    AskPause { seconds: u32 },
    /// To have them run again.
    AskResume,
    /// To be away for so many seconds.
    AskAway { seconds: u32 },
    /// To give the game up.
    AskAbandon,
    /// To agree to what is asked for: to that wish, if it is named, and to no other.
    Agree { wish: Option<u32> },
    /// To refuse it, or to take one's own wish back.
    Refuse,
    /// To be back: from being away, or where a bot sits in.
    Return,
    /// To have a seat's questions of a kind answered so for the rest of the round; or no longer.
    Order { seat: Seat, kind: String, choice: Option<String> },
    /// To have somebody not talk here, or talk again.
    Mute { person: PersonId, muted: bool },
}

impl Act {
    /// The seat that plays by this act, if it is an act of play.
    pub(crate) fn plays_for(&self) -> Option<Seat> {
        match *self {
            Act::Answer { seat, .. }
            | Act::Undo { seat, .. }
            | Act::Restart { seat }
            | Act::Redo { seat } => Some(seat),
            Act::Sit { .. }
            | Act::Leave { .. }
            | Act::Place { .. }
            | Act::Open { .. }
            | Act::Add { .. }
            | Act::Start
            | Act::AskUndo { .. }
            | Act::AskPause { .. }
            | Act::AskResume
            | Act::AskAway { .. }
            | Act::AskAbandon
            | Act::Agree { .. }
            | Act::Refuse
            | Act::Return
            | Act::Order { .. }
            | Act::Mute { .. } => None,
        }
    }
}

impl Table {
    /// What follows if this person does this now.
    ///
    /// # Errors
    /// Why it may not be done.
    pub fn act(
        &self,
        by: PersonId,
        act: &Act,
        luck: &Luck,
        now: Millis,
    ) -> Result<Vec<Event>, Refused> {
        let events = self.decide(by, act, luck, now)?;
        if let Act::Leave { .. } = act {
            return Ok(self.settled(events, luck, now));
        }
        // Who plays on where a bot sits in is back; but what they are late for is the bot's to answer.
        match act.plays_for().filter(|seat| self.bot_at(*seat).is_some()) {
            Some(seat) if self.asked().has(seat) => Err(Refused::Forbidden(Role::Holder)),
            Some(_) => Ok(std::iter::once(Event::Back { person: by }).chain(events).collect()),
            None => Ok(events),
        }
    }

    /// These events, and what they grant: all who are left may have agreed already.
    pub(crate) fn settled(&self, mut events: Vec<Event>, luck: &Luck, now: Millis) -> Vec<Event> {
        let Some(asking) = &self.asking else { return events };
        let mut after = self.clone();
        for event in &events {
            let line = Line { text: event.to_string(), at: now };
            after.take(&line).expect("what a table decides, it can take");
        }
        if after.asking.is_some() {
            events.extend(after.grant(asking, luck, now));
        }
        events
    }

    fn decide(
        &self,
        by: PersonId,
        act: &Act,
        luck: &Luck,
        now: Millis,
    ) -> Result<Vec<Event>, Refused> {
        self.room_for(act)?;
        match *act {
            Act::Sit { seat, nonce } => self.sit(by, seat, nonce),
            Act::Leave { seat } => {
                self.holds(by, seat)?;
                self.is(&[Life::Lobby, Life::Running])?;
                Ok(vec![Event::Left { seat }])
            }
            Act::Place { seat, level } => {
                self.makes(by)?;
                self.free(seat)?;
                Ok(vec![Event::Placed { seat, level }])
            }
            Act::Open { seat } => {
                self.makes(by)?;
                let held = self.holders[seat] != Holder::Open || self.kept[seat].is_some();
                if held && self.seats().has(seat) {
                    Ok(vec![Event::Opened { seat }])
                } else {
                    Err(Refused::Nothing)
                }
            }
            Act::Add { nonce } => {
                self.is(&[Life::Lobby])?;
                self.plays(by)?;
                // Who could change it could try many, and one of them might suit the server.
                if self.has_added(by) {
                    return Err(Refused::Nothing);
                }
                Ok(vec![Event::Nonce { person: by, nonce }])
            }
            Act::Start => self.start(by, luck),
            Act::Answer { seat, ref choice } => {
                self.holds(by, seat)?;
                self.answer(seat, choice, luck)
            }
            Act::Undo { seat, answers } => self.undo(by, seat, answers),
            Act::Restart { seat } => {
                let turn = of_turn(&self.reach(seat)) as u32;
                self.undo(by, seat, turn.max(1))
            }
            Act::Redo { seat } => {
                self.holds(by, seat)?;
                let redo = self.play.as_ref().and_then(|play| play.redo(seat));
                self.answer(seat, &redo.ok_or(Refused::Nothing)?, luck)
            }
            Act::AskUndo { answers } => {
                let wish = self.undo_wish(by, answers)?;
                self.ask(by, wish, luck, now)
            }
            Act::AskPause { seconds } => self.ask(by, Wish::Pause { seconds }, luck, now),
            Act::AskResume => self.ask(by, Wish::Resume, luck, now),
            Act::AskAway { seconds } => self.ask(by, Wish::Away { seconds }, luck, now),
            Act::AskAbandon if self.life == Life::Lobby => {
                self.makes(by)?;
                Ok(vec![Event::Abandoned { secret: luck.secret() }])
            }
            Act::AskAbandon => self.ask(by, Wish::Abandon, luck, now),
            Act::Agree { wish } => self.agree(by, wish, luck, now),
            Act::Refuse => {
                self.plays(by)?;
                self.asking.as_ref().ok_or(Refused::Wish)?;
                Ok(vec![Event::Refused { person: by }])
            }
            Act::Return => {
                let sat_in = |seat: Seat| self.bot_at(seat).is_some() && !self.is_returning(seat);
                let gone = self.seats_of(by).iter().any(sat_in)
                    || self.away.iter().any(|(who, _)| *who == by);
                self.is(&[Life::Running])?;
                if gone { Ok(vec![Event::Back { person: by }]) } else { Err(Refused::Nothing) }
            }
            Act::Order { seat, ref kind, ref choice } => {
                self.order(by, seat, kind, choice.as_deref())
            }
            Act::Mute { person, muted } => {
                if by != self.terms.by {
                    return Err(Refused::Forbidden(Role::Maker));
                }
                Ok(vec![Event::Muted { person, muted }])
            }
        }
    }

    /// May it be written down? A game ends by itself; all else one could do again and again.
    fn room_for(&self, act: &Act) -> Result<(), Refused> {
        let stands = self.play.as_ref().map_or(0, InPlay::n_answers);
        let found = u64::from(self.number.saturating_sub(stands));
        let plays = matches!(
            act,
            Act::Start | Act::Answer { .. } | Act::Leave { .. } | Act::Return | Act::Agree { .. }
        );
        if plays || found < ASIDE_MAX {
            return Ok(());
        }
        // How many there are exactly would tell of what others did in secret.
        Err(Refused::TooMuch { what: "lines", found: ASIDE_MAX + 1, most: ASIDE_MAX })
    }

    fn sit(
        &self,
        by: PersonId,
        seat: Option<Seat>,
        nonce: Option<Nonce>,
    ) -> Result<Vec<Event>, Refused> {
        self.is(&[Life::Lobby])?;
        let free = |seat: &Seat| self.is_free(*seat, by);
        let seat = match seat {
            // A seat that is kept for them, if there is one.
            None => {
                let kept = |seat: &Seat| free(seat) && self.kept[*seat] == Some(by);
                self.seats().iter().find(kept).or_else(|| self.seats().iter().find(free))
            }
            seat => seat.filter(free),
        };
        let seat = seat.ok_or(Refused::NotFree)?;
        Ok(self.seat(by, seat, nonce))
    }

    /// Somebody sits down, and adds to the luck unless they have.
    pub(crate) fn seat(&self, person: PersonId, seat: Seat, nonce: Option<Nonce>) -> Vec<Event> {
        let nonce = nonce.filter(|_| !self.has_added(person));
        let nonce = nonce.map(|nonce| Event::Nonce { person, nonce });
        std::iter::once(Event::Sat { seat, person }).chain(nonce).collect()
    }

    fn start(&self, by: PersonId, luck: &Luck) -> Result<Vec<Event>, Refused> {
        self.makes(by)?;
        if self.seats().iter().any(|seat| self.holders[seat] == Holder::Open) {
            return Err(Refused::Open);
        }
        // Or who knows the secret knew all luck when it was sealed.
        if !self.all_have_added() {
            return Err(Refused::Nonces);
        }
        let play = self.game.deal(&mut luck.turn(self.lucky));
        Ok(vec![Event::Started { draws: play.dealt().to_vec() }])
    }

    /// A seat answers, by whoever answers for it.
    pub(crate) fn answer(
        &self,
        seat: Seat,
        choice: &str,
        luck: &Luck,
    ) -> Result<Vec<Event>, Refused> {
        self.is(&[Life::Running])?;
        let mut play = self.play.clone().ok_or(Refused::Life(self.life))?;
        let line = play.answer(self.number, seat, choice, &mut luck.turn(self.lucky))?;
        let mut events = vec![Event::Answered(line)];
        if play.outcome().is_some() {
            events.push(Event::Over { secret: luck.secret() });
        }
        Ok(events)
    }

    /// A seat's last answers that can be taken back freely, the last first.
    pub(crate) fn reach(&self, seat: Seat) -> Vec<Back> {
        match (&self.play, self.terms.undo, self.life) {
            (Some(play), Undo::Free, Life::Running) => play.reach(seat),
            _ => Vec::new(),
        }
    }

    fn undo(&self, by: PersonId, seat: Seat, answers: u32) -> Result<Vec<Event>, Refused> {
        self.holds(by, seat)?;
        self.is(&[Life::Running])?;
        let back = answers.checked_sub(1).ok_or(Refused::Nothing)?;
        let back = *self.reach(seat).get(back as usize).ok_or(Refused::Barrier)?;
        Ok(vec![Event::Undone { seat: Some(seat), from: back.line, to: None }])
    }

    fn undo_wish(&self, by: PersonId, answers: u32) -> Result<Wish, Refused> {
        if self.terms.undo == Undo::Never {
            return Err(Refused::Barrier);
        }
        let own = self.own_open_answers(self.seats_of(by));
        let at = own.len().checked_sub(answers as usize).filter(|_| 0 < answers);
        Ok(Wish::Undo { from: own[at.ok_or(Refused::Nothing)?], to: Some(self.number - 1) })
    }

    /// The lines of the answers of these seats that all could be asked to let them take back.
    pub(crate) fn own_open_answers(&self, seats: Seats) -> Vec<u32> {
        match (&self.play, self.terms.undo, self.life) {
            (Some(play), Undo::Free | Undo::Consent, Life::Running) => play.open_answers_of(seats),
            _ => Vec::new(),
        }
    }

    fn ask(
        &self,
        by: PersonId,
        wish: Wish,
        luck: &Luck,
        now: Millis,
    ) -> Result<Vec<Event>, Refused> {
        self.is(&[Life::Running])?;
        self.consents(by, wish)?;
        if self.asking.is_some() {
            return Err(Refused::Wish);
        }
        match wish {
            Wish::Pause { seconds } | Wish::Away { seconds } if REST_MAX < seconds => {
                let (found, most) = (u64::from(seconds), u64::from(REST_MAX));
                return Err(Refused::TooMuch { what: "seconds", found, most });
            }
            Wish::Resume if self.paused.is_none_or(|until| until <= now) => {
                return Err(Refused::Nothing);
            }
            Wish::Undo { .. }
            | Wish::Pause { .. }
            | Wish::Resume
            | Wish::Away { .. }
            | Wish::Abandon => {}
        }
        let asking = Asking { number: self.wishes + 1, by, wish, agreed: vec![by] };
        let mut events = vec![Event::Asked { person: by, wish }];
        events.extend(self.grant(&asking, luck, now));
        Ok(events)
    }

    fn agree(
        &self,
        by: PersonId,
        wish: Option<u32>,
        luck: &Luck,
        now: Millis,
    ) -> Result<Vec<Event>, Refused> {
        self.is(&[Life::Running])?;
        self.plays(by)?;
        let asking = self.asking.clone();
        let meant = |asking: &Asking| wish.is_none_or(|wish| wish == asking.number);
        let mut asking = asking.filter(meant).ok_or(Refused::Wish)?;
        self.consents(by, asking.wish)?;
        if asking.agreed.contains(&by) {
            return Err(Refused::Nothing);
        }
        asking.agreed.push(by);
        let mut events = vec![Event::Agreed { person: by }];
        events.extend(self.grant(&asking, luck, now));
        Ok(events)
    }

    /// What a wish comes to once all have agreed.
    fn grant(&self, asking: &Asking, luck: &Luck, now: Millis) -> Option<Event> {
        if !self.is_agreed(asking) {
            return None;
        }
        let until = |seconds: u32| Millis(now.0 + 1000 * i64::from(seconds));
        Some(match asking.wish {
            Wish::Undo { from, to } => {
                let to = to.filter(|to| self.stands_after(from, *to));
                Event::Undone { seat: None, from, to }
            }
            Wish::Pause { seconds } => Event::Paused { until: until(seconds) },
            Wish::Resume => Event::Resumed,
            Wish::Away { seconds } => Event::Away { person: asking.by, until: until(seconds) },
            Wish::Abandon => Event::Abandoned { secret: luck.secret() },
        })
    }

    /// Could what was answered in secret since a wish stand without the answers on these lines? It
    /// answers a question that may not be asked any more; then it goes with them.
    fn stands_after(&self, from: u32, to: u32) -> bool {
        let taken = |mut play: InPlay| play.take_back(None, from..=to);
        self.play.clone().is_some_and(|play| taken(play).is_some())
    }

    fn order(
        &self,
        by: PersonId,
        seat: Seat,
        kind: &str,
        choice: Option<&str>,
    ) -> Result<Vec<Event>, Refused> {
        self.holds(by, seat)?;
        self.is(&[Life::Running])?;
        let play = self.play.as_ref().ok_or(Refused::Life(self.life))?;
        if kind.is_empty() || kind.contains(char::is_whitespace) {
            return Err(Refused::Nothing);
        }
        let given = self.orders.iter().filter(|order| order.seat == seat && order.kind != kind);
        let found = given.count() as u64 + 1;
        if choice.is_some() && ORDERS_MAX < found {
            return Err(Refused::TooMuch { what: "orders", found, most: ORDERS_MAX });
        }
        let found = kind.len() as u64;
        if KIND_MAX < found {
            return Err(Refused::TooMuch { what: "characters", found, most: KIND_MAX });
        }
        let choice = choice.map(|choice| play.plain(choice)).transpose()?;
        Ok(vec![Event::Ordered { seat, kind: kind.to_owned(), choice }])
    }

    /// The seats whose time has run out, and what is granted because those who are left agreed to it.
    pub(crate) fn late(&self, luck: &Luck, now: Millis) -> Vec<Event> {
        let late = |seat: &Seat| self.clocks.deadline(*seat).is_some_and(|end| end <= now);
        let events: Vec<Event> =
            self.seats().iter().filter(late).map(|seat| Event::Late { seat }).collect();
        if events.is_empty() { events } else { self.settled(events, luck, now) }
    }

    fn is(&self, lives: &[Life]) -> Result<(), Refused> {
        if lives.contains(&self.life) { Ok(()) } else { Err(Refused::Life(self.life)) }
    }

    /// Only who made the table gathers people, and only before the game.
    fn makes(&self, by: PersonId) -> Result<(), Refused> {
        self.is(&[Life::Lobby])?;
        if by == self.terms.by { Ok(()) } else { Err(Refused::Forbidden(Role::Maker)) }
    }

    fn holds(&self, by: PersonId, seat: Seat) -> Result<(), Refused> {
        let holds = self.seats().has(seat) && self.holders[seat].person() == Some(by);
        if holds { Ok(()) } else { Err(Refused::Forbidden(Role::Holder)) }
    }

    fn plays(&self, by: PersonId) -> Result<(), Refused> {
        let plays = !self.seats_of(by).is_empty();
        if plays { Ok(()) } else { Err(Refused::Forbidden(Role::Player)) }
    }

    /// Only whose consent counts may ask for a thing, or agree to it.
    fn consents(&self, by: PersonId, wish: Wish) -> Result<(), Refused> {
        let counts = self.asked_for(wish).contains(&by);
        if counts { Ok(()) } else { Err(Refused::Forbidden(Role::Player)) }
    }

    fn free(&self, seat: Seat) -> Result<(), Refused> {
        let free = self.seats().has(seat) && self.holders[seat] == Holder::Open;
        if free { Ok(()) } else { Err(Refused::NotFree) }
    }
}
