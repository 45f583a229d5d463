//! What is sent of a table: types of our own, filled field by field. What is not named here stays here.

mod board;
mod edo;
mod list;
mod told;
mod window;
mod yedo;
mod yedo_board;
mod yedo_fact;

use std::collections::HashMap;

use host::sight::AskedFor;
use host::{Clock, Holder, Late, Nonce, Pace, Shown, Sight, Terms, Undo};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use store::{Fault, Life, Millis, PersonId};
use table::{BySeat, Outcome, Seat, Seats};
use words::Words;

pub(crate) use self::board::{BoardShown, board};
pub(crate) use self::list::TableListed;
pub(crate) use self::told::{HistoryShown, history};
pub(crate) use self::window::{WindowShown, windows};
use crate::app::App;

/// A seat as it is written: `S1` to `S5`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct SeatId(pub(crate) Seat);

impl Serialize for SeatId {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for SeatId {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<SeatId, D::Error> {
        let text = String::deserialize(from)?;
        let wrong = || serde::de::Error::custom("a seat is `S1` to `S5`");
        Seat::read(&text).map(SeatId).ok_or_else(wrong)
    }
}

impl JsonSchema for SeatId {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Seat".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string", "pattern": "^S[1-5]$", "description": "A seat, `S1` to `S5`." })
    }
}

/// These seats, in order.
pub(crate) fn seat_ids(seats: Seats) -> Vec<SeatId> {
    seats.iter().map(SeatId).collect()
}

/// A person as others see them.
#[derive(Clone, Serialize, JsonSchema)]
pub(crate) struct PersonShown {
    /// Stays the same for ever.
    pub(crate) id: String,
    /// What they are called; none once they are gone.
    pub(crate) name: Option<String>,
}

/// All that who asks is shown of a table.
#[derive(Serialize, JsonSchema)]
pub(crate) struct TableShown {
    /// Its id.
    id: String,
    /// What is shown changes with this number. Send it with an answer: if it is no longer the
    /// number, the answer is refused as `stale`.
    number: u32,
    /// What was agreed when it was made.
    terms: TermsShown,
    /// How far it has come.
    life: LifeShown,
    /// Who sits where.
    seats: Vec<SeatShown>,
    /// Whose views are shown; none: what lies open.
    eyes: Vec<SeatId>,
    /// For whom who asks may answer.
    hands: Vec<SeatId>,
    /// The seats that owe an answer.
    asked: Vec<SeatId>,
    /// All clocks stand still until then, in milliseconds since 1970.
    paused: Option<i64>,
    /// Who is away.
    away: Vec<AwayShown>,
    /// What waits for everybody's consent.
    wish: Option<WishShown>,
    /// One for each of the eyes, once the game is dealt.
    windows: Vec<WindowShown>,
    /// How it ended.
    outcome: Option<OutcomeShown>,
    /// For each of the hands, what can be taken back and done again.
    back: Vec<BackShown>,
    /// Standing orders of these hands.
    orders: Vec<OrderShown>,
    /// May who asks have hints?
    hints: bool,
    /// Who may not talk here.
    muted: Vec<PersonShown>,
    /// Where the same people play again.
    again: Option<String>,
    /// How the luck can be proved.
    luck: LuckShown,
}

/// What was agreed when a table was made.
#[derive(Serialize, JsonSchema)]
pub(crate) struct TermsShown {
    /// Which game.
    game: String,
    /// The number of its rules.
    rules: u16,
    /// The name of the edition of the cards, and a digest of all that is printed on them.
    edition: [String; 2],
    /// Seats and add-ons, in the game's own words.
    setup: String,
    /// Who made the table.
    by: PersonShown,
    /// Can everybody find it and watch?
    public: bool,
    /// How fast.
    pace: PaceTerm,
    /// Which answers may be taken back.
    undo: UndoTerm,
    /// What happens to who is late.
    late: LateTerm,
}

/// How fast is played.
#[derive(Clone, Copy, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum PaceTerm {
    /// As one likes.
    Untimed,
    /// By the clock, in seconds: for the whole game, and added for each answer.
    Live {
        /// For the whole game.
        reserve: u32,
        /// Added for each answer that others see.
        increment: u32,
    },
    /// So many days for each answer.
    Days(u16),
}

impl From<Pace> for PaceTerm {
    fn from(pace: Pace) -> PaceTerm {
        match pace {
            Pace::Untimed => PaceTerm::Untimed,
            Pace::Live { reserve, increment } => PaceTerm::Live { reserve, increment },
            Pace::Days(days) => PaceTerm::Days(days),
        }
    }
}

impl From<PaceTerm> for Pace {
    fn from(pace: PaceTerm) -> Pace {
        match pace {
            PaceTerm::Untimed => Pace::Untimed,
            PaceTerm::Live { reserve, increment } => Pace::Live { reserve, increment },
            PaceTerm::Days(days) => Pace::Days(days),
        }
    }
}

/// Which answers may be taken back.
#[derive(Clone, Copy, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum UndoTerm {
    /// From which nobody has learned anything; others by consent.
    Free,
    /// Any, by consent.
    Consent,
    /// None.
    Never,
}

impl From<Undo> for UndoTerm {
    fn from(undo: Undo) -> UndoTerm {
        match undo {
            Undo::Free => UndoTerm::Free,
            Undo::Consent => UndoTerm::Consent,
            Undo::Never => UndoTerm::Never,
        }
    }
}

impl From<UndoTerm> for Undo {
    fn from(undo: UndoTerm) -> Undo {
        match undo {
            UndoTerm::Free => Undo::Free,
            UndoTerm::Consent => Undo::Consent,
            UndoTerm::Never => Undo::Never,
        }
    }
}

/// What happens to the seat of who is late.
#[derive(Clone, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum LateTerm {
    /// A bot of this level sits in until the person returns.
    SitIn(String),
    /// A bot of this level has the seat for good.
    Replace(String),
}

impl From<Late> for LateTerm {
    fn from(late: Late) -> LateTerm {
        match late {
            Late::SitIn(level) => LateTerm::SitIn(level.id().to_owned()),
            Late::Replace(level) => LateTerm::Replace(level.id().to_owned()),
        }
    }
}

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum LifeShown {
    /// Seats are being taken.
    Lobby,
    /// It is being played.
    Running,
    /// It was played to its end.
    Over,
    /// It was given up.
    Abandoned,
    /// Something of ours broke; it stands still.
    Frozen,
}

impl From<Life> for LifeShown {
    fn from(life: Life) -> LifeShown {
        match life {
            Life::Lobby => LifeShown::Lobby,
            Life::Running => LifeShown::Running,
            Life::Over => LifeShown::Over,
            Life::Abandoned => LifeShown::Abandoned,
            Life::Frozen => LifeShown::Frozen,
        }
    }
}

/// A seat and who has it.
#[derive(Serialize, JsonSchema)]
pub(crate) struct SeatShown {
    /// Which.
    seat: SeatId,
    /// The person who has it.
    person: Option<PersonShown>,
    /// For whom it is kept, while it is open.
    kept: Option<PersonShown>,
    /// The level of the bot who has it, or sits in.
    bot: Option<&'static str>,
    /// Is a bot sitting in until the person returns?
    sat_in: bool,
    /// Its clock, where time is counted.
    clock: Option<ClockShown>,
}

/// A seat's clock.
#[derive(Serialize, JsonSchema)]
pub(crate) struct ClockShown {
    /// What is left, in milliseconds, at the time `from`.
    left: i64,
    /// Since when it runs, or will run, in milliseconds since 1970; none if it is stopped.
    from: Option<i64>,
}

/// Somebody who is away.
#[derive(Serialize, JsonSchema)]
pub(crate) struct AwayShown {
    /// Who.
    person: PersonShown,
    /// Until when, in milliseconds since 1970.
    until: i64,
}

/// A wish that waits for consent.
#[derive(Serialize, JsonSchema)]
pub(crate) struct WishShown {
    /// Which wish of this table it is; whoever agrees may name it.
    number: u32,
    /// Who asks.
    by: PersonShown,
    /// For what.
    wish: WishKind,
    /// Who has agreed.
    agreed: Vec<PersonShown>,
    /// Who has not.
    waiting: Vec<PersonShown>,
}

/// What is wished for.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum WishKind {
    /// To take back so many answers that everybody saw: own ones, and all that came after.
    Undo(u32),
    /// To have all clocks stand still for so many seconds.
    Pause(u32),
    /// To have them run again.
    Resume,
    /// To be away for so many seconds.
    Away(u32),
    /// To give the game up.
    Abandon,
}

/// How a game ended.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum OutcomeShown {
    /// Place and points of each seat.
    Ranked(Vec<RankShown>),
    /// All won or lost together.
    Together {
        /// Was it won?
        won: bool,
        /// By how much.
        points: i16,
    },
}

/// How a seat fared.
#[derive(Serialize, JsonSchema)]
pub(crate) struct RankShown {
    /// Which.
    seat: SeatId,
    /// 1 is best; ties share a place.
    place: u8,
    /// Its points.
    points: i16,
}

/// What a seat can take back and do again.
#[derive(Serialize, JsonSchema)]
pub(crate) struct BackShown {
    /// Which.
    seat: SeatId,
    /// So many of its last answers can be taken back freely.
    undo: u32,
    /// So many of these are of the last turn.
    turn: u32,
    /// What could be done again, in the game's notation.
    redo: Option<String>,
}

/// A standing order.
#[derive(Serialize, JsonSchema)]
pub(crate) struct OrderShown {
    /// Whose.
    seat: SeatId,
    /// For questions of which kind.
    kind: String,
    /// How they are answered, in the game's notation.
    choice: String,
    /// In which round.
    round: u32,
}

/// How luck can be proved.
#[derive(Serialize, JsonSchema)]
pub(crate) struct LuckShown {
    /// What the secret behind all luck was sealed with, before the first move.
    commitment: String,
    /// What people added.
    nonces: Vec<NonceShown>,
    /// The secret, once the game is over.
    secret: Option<String>,
}

/// What a person added to the luck.
#[derive(Serialize, JsonSchema)]
pub(crate) struct NonceShown {
    /// Who.
    pub(crate) person: PersonShown,
    /// 32 hexadecimal digits.
    pub(crate) nonce: String,
}

impl NonceShown {
    pub(crate) fn all(nonces: &[(PersonId, Nonce)], names: &Names) -> Vec<NonceShown> {
        let shown = |(person, nonce): &(PersonId, Nonce)| NonceShown {
            person: names.person(*person),
            nonce: nonce.to_string(),
        };
        nonces.iter().map(shown).collect()
    }
}

/// Names of people.
pub(crate) struct Names(HashMap<PersonId, Option<String>>);

impl Names {
    /// The names of all these.
    pub(crate) async fn of(app: &App, people: &[PersonId]) -> Result<Names, Fault> {
        Ok(Names(app.names(people).await?))
    }

    pub(crate) fn person(&self, id: PersonId) -> PersonShown {
        PersonShown { id: id.to_string(), name: self.0.get(&id).cloned().flatten() }
    }

    fn people(&self, ids: &[PersonId]) -> Vec<PersonShown> {
        ids.iter().map(|id| self.person(*id)).collect()
    }
}

/// Everybody whose name a sight speaks of.
fn people_in(sight: &Sight) -> Vec<PersonId> {
    let mut people = vec![sight.terms.by];
    people.extend(sight.holders.0.iter().filter_map(|holder| holder.person()));
    people.extend(sight.kept.0.into_iter().flatten());
    people.extend(sight.away.iter().map(|(person, _)| *person));
    people.extend(sight.muted.iter().copied());
    people.extend(sight.nonces.iter().map(|(person, _)| *person));
    if let Some(asked) = &sight.asking {
        people.push(asked.by);
        people.extend(asked.agreed.iter().chain(&asked.waiting).copied());
    }
    people.sort_unstable();
    people.dedup();
    people
}

/// A table as who has this sight is shown it.
pub(crate) async fn table(app: &App, sight: &Sight, words: &Words) -> Result<TableShown, Fault> {
    let names = Names::of(app, &people_in(sight)).await?;
    let hands = sight.pass.hands();
    let seats = sight.seats.iter().map(|seat| seat_shown(sight, seat, &names)).collect();
    let back = hands.iter().map(|seat| BackShown {
        seat: SeatId(seat),
        undo: sight.undo[seat],
        turn: sight.turn[seat],
        redo: sight.redo[seat].clone(),
    });
    let orders = sight.orders.iter().map(|order| OrderShown {
        seat: SeatId(order.seat),
        kind: order.kind.clone(),
        choice: order.choice.clone(),
        round: order.round,
    });
    let away = |(person, until): &(PersonId, Millis)| AwayShown {
        person: names.person(*person),
        until: until.0,
    };
    let called = called(sight, &names);
    let game = sight.game.as_ref();
    Ok(TableShown {
        id: sight.terms.table.to_string(),
        number: sight.number,
        terms: terms_shown(&sight.terms, &names),
        life: sight.life.into(),
        seats,
        eyes: seat_ids(sight.pass.eyes()),
        hands: seat_ids(hands),
        asked: seat_ids(asked(sight)),
        paused: sight.paused.map(|until| until.0),
        away: sight.away.iter().map(away).collect(),
        wish: wish_shown(sight, &names),
        windows: game.map_or_else(Vec::new, |game| windows(game, words, &called)),
        outcome: game.and_then(|game| outcome_shown(game, sight.seats)),
        back: back.collect(),
        orders: orders.collect(),
        hints: hints(sight),
        muted: names.people(&sight.muted),
        again: sight.again.map(|table| table.to_string()),
        luck: LuckShown {
            commitment: sight.terms.luck.to_string(),
            nonces: NonceShown::all(&sight.nonces, &names),
            secret: sight.secret.map(|secret| hex(&secret.0)),
        },
    })
}

/// The seats that owe an answer now.
pub(crate) fn asked(sight: &Sight) -> Seats {
    match (&sight.game, sight.life) {
        (Some(shown), Life::Running) => shown.asked(),
        _ => Seats::NONE,
    }
}

/// Hints are for who plays against nobody but bots.
pub(crate) fn hints(sight: &Sight) -> bool {
    let hands = sight.pass.hands();
    let alone = |seat: Seat| hands.has(seat) || matches!(sight.holders[seat], Holder::Bot(_));
    !hands.is_empty() && sight.seats.iter().all(alone)
}

/// What each seat is called in sentences: by the name of who sits there.
pub(crate) fn called(sight: &Sight, names: &Names) -> BySeat<Option<String>> {
    BySeat::from_fn(|seat| {
        let person = sight.holders[seat].person()?;
        names.person(person).name
    })
}

/// The names of who sits at the table.
pub(crate) async fn names(app: &App, sight: &Sight) -> Result<Names, Fault> {
    Names::of(app, &people_in(sight)).await
}

fn terms_shown(terms: &Terms, names: &Names) -> TermsShown {
    TermsShown {
        game: terms.game.clone(),
        rules: terms.rules,
        edition: [terms.edition.name.clone(), terms.edition.digest.clone()],
        setup: terms.setup.clone(),
        by: names.person(terms.by),
        public: terms.public,
        pace: terms.pace.into(),
        undo: terms.undo.into(),
        late: terms.late.into(),
    }
}

fn seat_shown(sight: &Sight, seat: Seat, names: &Names) -> SeatShown {
    let holder = sight.holders[seat];
    let sat_in = matches!(holder, Holder::Person { sat_in: true, .. });
    let bot = match holder {
        Holder::Bot(level) => Some(level.id()),
        Holder::Person { sat_in: true, .. } => Some(sight.terms.late.level().id()),
        Holder::Person { .. } | Holder::Open => None,
    };
    let clock = |clock: Clock| ClockShown { left: clock.left, from: clock.from.map(|at| at.0) };
    SeatShown {
        seat: SeatId(seat),
        person: holder.person().map(|person| names.person(person)),
        kept: sight.kept[seat].map(|person| names.person(person)),
        bot,
        sat_in,
        clock: sight.clocks[seat].map(clock),
    }
}

fn wish_shown(sight: &Sight, names: &Names) -> Option<WishShown> {
    let asked = sight.asking.as_ref()?;
    Some(WishShown {
        number: asked.number,
        by: names.person(asked.by),
        wish: match asked.wish {
            AskedFor::Undo { answers, .. } => WishKind::Undo(answers),
            AskedFor::Pause { seconds } => WishKind::Pause(seconds),
            AskedFor::Resume => WishKind::Resume,
            AskedFor::Away { seconds } => WishKind::Away(seconds),
            AskedFor::Abandon => WishKind::Abandon,
        },
        agreed: names.people(&asked.agreed),
        waiting: names.people(&asked.waiting),
    })
}

fn outcome_shown(game: &Shown, seats: Seats) -> Option<OutcomeShown> {
    Some(match game.outcome()? {
        Outcome::Ranked(ranks) => {
            let rank = |seat: Seat| {
                let (place, points) = ranks[seat];
                RankShown { seat: SeatId(seat), place, points }
            };
            OutcomeShown::Ranked(seats.iter().map(rank).collect())
        }
        Outcome::Together { won, points } => OutcomeShown::Together { won, points },
    })
}

/// Bytes as hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes
        .iter()
        .flat_map(|byte| [byte >> 4, byte & 15])
        .map(|digit| char::from_digit(digit.into(), 16).unwrap_or('0'))
        .collect()
}
