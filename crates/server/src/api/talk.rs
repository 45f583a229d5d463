//! Talk at a table.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use store::{ChatLine, ChatPart, Room};

use super::table_id;
use crate::app::App;
use crate::asker::{Ask, Asker, Body, Named};
use crate::refusal::Refusal;
use crate::show::{Names, PersonShown};

/// Who talks to whom.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum RoomName {
    /// Those who play.
    Players,
    /// Those who watch.
    Spectators,
    /// The sheet of those who play together: each line is the whole sheet, and the last counts.
    Notes,
}

impl From<RoomName> for Room {
    fn from(room: RoomName) -> Room {
        match room {
            RoomName::Players => Room::Players,
            RoomName::Spectators => Room::Spectators,
            RoomName::Notes => Room::Notes,
        }
    }
}

impl From<Room> for RoomName {
    fn from(room: Room) -> RoomName {
        match room {
            Room::Players => RoomName::Players,
            Room::Spectators => RoomName::Spectators,
            Room::Notes => RoomName::Notes,
        }
    }
}

/// Something said.
#[derive(Serialize, JsonSchema)]
pub(crate) struct SaidShown {
    /// The how-manieth in its room, from 0.
    number: u32,
    /// Who said it.
    who: PersonShown,
    /// What: plain text, to be shown as it is.
    text: String,
    /// When, in milliseconds since 1970.
    at: i64,
}

/// Something to say.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Say {
    /// To whom.
    room: RoomName,
    /// What, at most 500 characters.
    text: String,
}

/// What the sheet is to say from now on.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Note {
    /// How often it was written before: one more than the number of its last line, or 0.
    written: u32,
    /// All that it says, at most 2000 characters; nothing wipes it.
    text: String,
}

/// Which part of the talk.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct WhichTalk {
    /// Of whom.
    room: RoomName,
    /// From this number on; without it the last hundred.
    from: Option<u32>,
    /// A link, where it cannot be sent as a bearer's token.
    #[serde(rename = "link")]
    _link: Option<String>,
}

/// The number of what was said.
#[derive(Serialize, JsonSchema)]
pub(crate) struct SaidNow {
    /// The how-manieth in its room, from 0.
    number: u32,
}

pub(crate) async fn read(
    State(app): State<App>,
    asker: Asker,
    Named(id): Named<String>,
    Ask(ask): Ask<WhichTalk>,
) -> Result<Json<Vec<SaidShown>>, Refusal> {
    let part = ask.from.map_or(ChatPart::Last(100), ChatPart::From);
    let said = app.host().talk(table_id(&id)?, &asker.who(), ask.room.into(), part).await?;
    Ok(Json(shown(&app, said).await?))
}

/// What was said, with the names of who said it.
pub(crate) async fn shown(app: &App, said: Vec<ChatLine>) -> Result<Vec<SaidShown>, Refusal> {
    let people: Vec<_> = said.iter().map(|line| line.who).collect();
    let names = Names::of(app, &people).await?;
    let line = |line: ChatLine| SaidShown {
        number: line.number,
        who: names.person(line.who),
        text: line.text,
        at: line.at.0,
    };
    Ok(said.into_iter().map(line).collect())
}

pub(crate) async fn say(
    State(app): State<App>,
    asker: Asker,
    Named(id): Named<String>,
    Body(Say { room, text }): Body<Say>,
) -> Result<(StatusCode, Json<SaidNow>), Refusal> {
    let (table, who, door) = (table_id(&id)?, asker.id()?, asker.who());
    let number = app.host().say(table, who, &door, room.into(), &text).await?;
    Ok((StatusCode::CREATED, Json(SaidNow { number })))
}

pub(crate) async fn note(
    State(app): State<App>,
    asker: Asker,
    Named(id): Named<String>,
    Body(Note { written, text }): Body<Note>,
) -> Result<(StatusCode, Json<SaidNow>), Refusal> {
    let (table, who, door) = (table_id(&id)?, asker.id()?, asker.who());
    let number = app.host().note(table, who, &door, written, &text).await?;
    Ok((StatusCode::CREATED, Json(SaidNow { number })))
}
