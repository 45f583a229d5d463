//! What somebody does at a table.

use axum::Json;
use axum::extract::State;
use host::Act;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use store::PersonId;

use super::table_id;
use super::tables::{level, nonce};
use crate::app::App;
use crate::asker::{Asker, Body, Named, Quick};
use crate::refusal::Refusal;
use crate::show::SeatId;

/// The most characters of an answer.
const CHOICE_MAX: usize = 200;

/// An answer.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Answer {
    /// For which seat.
    seat: SeatId,
    /// What is answered, in the game's notation, as it stands in the options.
    choice: String,
    /// The number of what was seen last: if there is something newer, the answer is refused.
    number: u32,
}

/// Something somebody does.
#[derive(Deserialize, JsonSchema)]
pub(crate) struct Deed {
    /// The number of what was seen last, if nothing newer may have happened.
    number: Option<u32>,
    #[serde(flatten)]
    deed: DeedKind,
}

/// What is done.
#[derive(Deserialize, JsonSchema)]
#[serde(tag = "act", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "each field is what its name says; the variant has the sentence")]
pub(crate) enum DeedKind {
    /// To sit down, there or wherever it is free, and to add to the luck: 32 hexadecimal digits. The
    /// server adds something itself if nothing is said.
    Sit { seat: Option<SeatId>, nonce: Option<String> },
    /// To get up. In a running game a bot takes over for good.
    Leave { seat: SeatId },
    /// To place a bot on a free seat.
    Place { seat: SeatId, level: String },
    /// To open a seat that somebody else, or a bot, has.
    Open { seat: SeatId },
    /// To add to the luck, for who has not: 32 hexadecimal digits.
    Add { nonce: String },
    /// To begin.
    Start,
    /// To take back the last answers of a seat; one, if nothing is said.
    Undo { seat: SeatId, answers: Option<u32> },
    /// To begin the turn again, as far back as can be taken back freely.
    Restart { seat: SeatId },
    /// To give the answer again that was taken back.
    Redo { seat: SeatId },
    /// To have one's own last so many answers that everybody saw taken back, and all that came after, if
    /// all agree.
    AskUndo { answers: u32 },
    /// To have all clocks stand still for so many seconds, if all agree.
    AskPause { seconds: u32 },
    /// To have them run again, if all agree.
    AskResume,
    /// To be away for so many seconds, if all agree.
    AskAway { seconds: u32 },
    /// To give the game up, if all agree.
    AskAbandon,
    /// To agree to what is asked for; where the wish is named, to that one and to no other.
    Agree { wish: Option<u32> },
    /// To refuse it, or to take one's own wish back.
    Refuse,
    /// To be back: from being away, or where a bot sits in.
    Return,
    /// To have a seat's questions of a kind answered so for the rest of the round; without a choice:
    /// no longer.
    Order { seat: SeatId, kind: String, choice: Option<String> },
    /// To have somebody not talk here, or talk again.
    Mute { person: String, muted: bool },
}

impl DeedKind {
    fn act(self) -> Result<Act, Refusal> {
        Ok(match self {
            DeedKind::Sit { seat, nonce: said } => {
                let nonce = Some(nonce(said.as_deref())?);
                Act::Sit { seat: seat.map(|seat| seat.0), nonce }
            }
            DeedKind::Leave { seat } => Act::Leave { seat: seat.0 },
            DeedKind::Place { seat, level: id } => Act::Place { seat: seat.0, level: level(&id)? },
            DeedKind::Open { seat } => Act::Open { seat: seat.0 },
            DeedKind::Add { nonce: said } => Act::Add { nonce: nonce(Some(&said))? },
            DeedKind::Start => Act::Start,
            DeedKind::Undo { seat, answers } => {
                Act::Undo { seat: seat.0, answers: answers.unwrap_or(1) }
            }
            DeedKind::Restart { seat } => Act::Restart { seat: seat.0 },
            DeedKind::Redo { seat } => Act::Redo { seat: seat.0 },
            DeedKind::AskUndo { answers } => Act::AskUndo { answers },
            DeedKind::AskPause { seconds } => Act::AskPause { seconds },
            DeedKind::AskResume => Act::AskResume,
            DeedKind::AskAway { seconds } => Act::AskAway { seconds },
            DeedKind::AskAbandon => Act::AskAbandon,
            DeedKind::Agree { wish } => Act::Agree { wish },
            DeedKind::Refuse => Act::Refuse,
            DeedKind::Return => Act::Return,
            DeedKind::Order { seat, kind, choice } => {
                choice.as_deref().map_or(Ok(()), short_enough)?;
                short_enough(&kind)?;
                Act::Order { seat: seat.0, kind, choice }
            }
            DeedKind::Mute { person, muted } => {
                let person = PersonId::read(&person).ok_or_else(|| Refusal::bad("no-person"))?;
                Act::Mute { person, muted }
            }
        })
    }
}

/// The number of what who asks sees now.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Now {
    /// The number.
    number: u32,
}

pub(crate) async fn answer(
    State(app): State<App>,
    Quick(asker): Quick,
    Named(id): Named<String>,
    Body(answer): Body<Answer>,
) -> Result<Json<Now>, Refusal> {
    short_enough(&answer.choice)?;
    let act = Act::Answer { seat: answer.seat.0, choice: answer.choice };
    let number = app.host().act(table_id(&id)?, &asker.who(), Some(answer.number), act).await?;
    Ok(Json(Now { number }))
}

pub(crate) async fn act(
    State(app): State<App>,
    asker: Asker,
    Named(id): Named<String>,
    Body(Deed { number, deed }): Body<Deed>,
) -> Result<Json<Now>, Refusal> {
    let act = deed.act()?;
    let number = app.host().act(table_id(&id)?, &asker.who(), number, act).await?;
    Ok(Json(Now { number }))
}

pub(crate) fn short_enough(text: &str) -> Result<(), Refusal> {
    let length = text.chars().count();
    if length <= CHOICE_MAX {
        return Ok(());
    }
    Err(Refusal::too_much("characters", length as u64, CHOICE_MAX as u64))
}
