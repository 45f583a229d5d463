//! Who may look, and what they are shown.

use std::sync::Arc;

use store::{Life, Millis, PersonId, Secret, TableId};
use table::{BySeat, Seat, Seats, Viewer};
use yedo::coop::Reached;

use crate::clock::Clock;
use crate::event::Wish;
use crate::games::{InPlay, Shown, Told};
use crate::luck::Nonce;
use crate::table::{Holder, Order, Table};
use crate::terms::Terms;
use crate::undo::of_turn;

/// Leave to look at a table with certain eyes, and to answer with certain hands.
///
/// It is made from who asks and the table as it is, never from a seat that somebody names; so nobody
/// can ask for the view of a seat that is not theirs: there is no way to say it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pass {
    table: TableId,
    /// Whose views are shown; nobody's: what lies open.
    eyes: Seats,
    /// For which seats may be answered.
    hands: Seats,
}

impl Pass {
    /// For who plays: the eyes and hands of all their seats.
    pub fn player(table: &Table, person: PersonId) -> Option<Pass> {
        let seats = table.seats_of(person);
        (!seats.is_empty()).then(|| Pass { table: table.id(), eyes: seats, hands: seats })
    }

    /// For who watches: what lies open.
    pub fn spectator(table: &Table) -> Pass {
        Pass { table: table.id(), eyes: Seats::NONE, hands: Seats::NONE }
    }

    /// For who looks over a seat's shoulder.
    pub(crate) fn shoulder(table: &Table, seat: Seat) -> Pass {
        Pass { table: table.id(), eyes: Seats::only(seat), hands: Seats::NONE }
    }

    /// For a program that answers for a seat.
    pub(crate) fn program(table: &Table, seat: Seat) -> Pass {
        Pass { hands: Seats::only(seat), ..Pass::shoulder(table, seat) }
    }

    /// The seats whose views are shown; none means what lies open.
    pub fn eyes(&self) -> Seats {
        self.eyes
    }

    /// The seats that may be answered for.
    pub fn hands(&self) -> Seats {
        self.hands
    }

    fn viewers(&self) -> Vec<Viewer> {
        if self.eyes.is_empty() {
            return vec![Viewer::Public];
        }
        self.eyes.iter().map(Viewer::Seat).collect()
    }
}

/// All that somebody is shown of a table. No number in it counts what they could not see.
#[derive(Clone, Debug)]
pub struct Sight {
    /// What is shown changes with this number, and with nothing else but time.
    pub number: u32,
    /// With which eyes and hands.
    pub pass: Pass,
    /// What was agreed.
    pub terms: Arc<Terms>,
    /// How far it has come.
    pub life: Life,
    /// The seats there are.
    pub seats: Seats,
    /// Do all win or lose together?
    pub together: bool,
    /// Who holds them.
    pub holders: BySeat<Holder>,
    /// For whom an open seat is kept.
    pub kept: BySeat<Option<PersonId>>,
    /// The clock of each seat, where time is counted.
    pub clocks: BySeat<Option<Clock>>,
    /// All clocks stand still until then.
    pub paused: Option<Millis>,
    /// Who is away, and until when.
    pub away: Vec<(PersonId, Millis)>,
    /// What was reached together, once it is over.
    pub reached: Option<Reached>,
    /// What waits for consent.
    pub asking: Option<Asked>,
    /// The game; `None` before it is dealt.
    pub game: Option<Shown>,
    /// For each of the hands: how many of its last answers can be taken back freely.
    pub undo: BySeat<u32>,
    /// For each of the hands: how many of these are of the last turn.
    pub turn: BySeat<u32>,
    /// How many answers of these hands all could be asked to let them take back.
    pub ask_undo: u32,
    /// For each of the hands: what could be done again, in the game's notation.
    pub redo: BySeat<Option<String>>,
    /// The standing orders of these hands.
    pub orders: Vec<Order>,
    /// Who may not talk here.
    pub muted: Vec<PersonId>,
    /// Where the same people play again.
    pub again: Option<TableId>,
    /// What people added to the luck.
    pub nonces: Vec<(PersonId, Nonce)>,
    /// The secret behind the luck, once it is told.
    pub secret: Option<Secret>,
}

/// The little of a [`Sight`] that tells whether to look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Glance {
    /// As in [`Sight::number`].
    pub number: u32,
    /// How far it has come.
    pub life: Life,
    /// The seats that owe an answer.
    pub asked: Seats,
}

/// A wish that waits for consent, as it is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    /// Which wish of this table it is.
    pub number: u32,
    /// Who asks.
    pub by: PersonId,
    /// For what.
    pub wish: AskedFor,
    /// Who has agreed.
    pub agreed: Vec<PersonId>,
    /// Who has not.
    pub waiting: Vec<PersonId>,
}

/// What is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AskedFor {
    /// To take back some answers, and all that came after.
    Undo {
        /// How many that everybody saw.
        answers: u32,
        /// The number of the first of them among the answers that stand and that this viewer could see.
        first: u32,
        /// How many this viewer could see.
        seen: u32,
    },
    /// To have all clocks stand still.
    Pause {
        /// For so long.
        seconds: u32,
    },
    /// To have them run again.
    Resume,
    /// To be away.
    Away {
        /// For so long.
        seconds: u32,
    },
    /// To give the game up.
    Abandon,
}

impl Table {
    /// All that who has this pass is shown.
    pub fn see(&self, pass: &Pass) -> Sight {
        assert_eq!(pass.table, self.id(), "a pass is for one table");
        let play = self.play.as_ref();
        let mine = |order: &&Order| pass.hands.has(order.seat);
        let hand = |seat: Seat| pass.hands.has(seat);
        let reach = BySeat::from_fn(|seat| if hand(seat) { self.reach(seat) } else { Vec::new() });
        Sight {
            number: self.noticed(pass.eyes),
            pass: *pass,
            terms: Arc::clone(&self.terms),
            life: self.life,
            seats: self.seats(),
            together: self.is_together(),
            holders: self.holders,
            kept: self.kept,
            clocks: BySeat::from_fn(|seat| {
                self.clocks.shown(seat).filter(|_| self.seats().has(seat))
            }),
            paused: self.paused,
            away: self.away.clone(),
            reached: self.reached(),
            asking: self.shown_wish(&pass.viewers()),
            game: play.map(|play| play.shown(&pass.viewers())),
            undo: BySeat::from_fn(|seat| reach[seat].len() as u32),
            turn: BySeat::from_fn(|seat| of_turn(&reach[seat]) as u32),
            ask_undo: self.own_open_answers(pass.hands).len() as u32,
            redo: BySeat::from_fn(|seat| {
                play.filter(|_| hand(seat) && self.life == Life::Running)?.redo(seat)
            }),
            orders: self.orders.iter().filter(mine).cloned().collect(),
            muted: self.muted.clone(),
            again: self.again,
            nonces: self.nonces.clone(),
            secret: self.secret,
        }
    }

    /// Whether there is anything new for who has this pass, at a fraction of the work.
    pub fn glance(&self, pass: &Pass) -> Glance {
        assert_eq!(pass.table, self.id(), "a pass is for one table");
        Glance { number: self.noticed(pass.eyes), life: self.life, asked: self.asked() }
    }

    /// What who has this pass was told of the answers that stand, from the so manieth on that they
    /// saw; `None` before the game is dealt.
    pub fn tell(&self, pass: &Pass, from: u32) -> Option<Told> {
        assert_eq!(pass.table, self.id(), "a pass is for one table");
        self.play.as_ref().map(|play| play.told(from, &pass.viewers()))
    }

    /// What who has this pass saw after so many of the answers that stand and that they could see.
    pub fn look_back(&self, pass: &Pass, answers: u32) -> Option<Shown> {
        assert_eq!(pass.table, self.id(), "a pass is for one table");
        self.play.as_ref()?.past(answers, &pass.viewers())
    }

    /// This pass with the eyes of one of its seats only: who shares a screen looks with one at a time.
    pub(crate) fn through(&self, pass: &Pass, seat: Option<Seat>) -> Pass {
        let eyes = seat.filter(|&seat| pass.eyes.has(seat)).map_or(pass.eyes, Seats::only);
        self.bared(&Pass { eyes, ..*pass })
    }

    /// This pass, with the eyes of every seat once the luck is told: then nothing is hidden any more.
    fn bared(&self, pass: &Pass) -> Pass {
        let eyes = if self.secret.is_some() { self.seats() } else { pass.eyes };
        Pass { eyes, ..*pass }
    }

    fn shown_wish(&self, eyes: &[Viewer]) -> Option<Asked> {
        let asking = self.asking.as_ref()?;
        let open = self.play.as_ref().map_or_else(Vec::new, InPlay::open_answers);
        let wish = match asking.wish {
            Wish::Undo { from, to } => {
                let end = to.map_or(u32::MAX, |to| to + 1);
                let answers = open.iter().filter(|line| (from..end).contains(*line)).count() as u32;
                let before =
                    |line| self.play.as_ref().map_or(0, |play| play.n_seen_before(line, eyes));
                AskedFor::Undo { answers, first: before(from), seen: before(end) - before(from) }
            }
            Wish::Pause { seconds } => AskedFor::Pause { seconds },
            Wish::Resume => AskedFor::Resume,
            Wish::Away { seconds } => AskedFor::Away { seconds },
            Wish::Abandon => AskedFor::Abandon,
        };
        let mut waiting = self.asked_for(asking.wish);
        waiting.retain(|person| !asking.agreed.contains(person));
        Some(Asked {
            number: asking.number,
            by: asking.by,
            wish,
            agreed: asking.agreed.clone(),
            waiting,
        })
    }
}
