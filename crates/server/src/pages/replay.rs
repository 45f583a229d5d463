//! Looking back on a game, and proving its luck.

use axum::extract::State;
use axum::response::Response;
use host::{Shown, Told};
use maud::html;
use serde::Deserialize;
use table::{BySeat, Seat, Seats, Viewer};
use ui::edo::{Look, lines, points_over_time};
use ui::replay::Moment;
use words::Value;
use words::edo::EdoWords;

use super::{reader, sent};
use crate::api::table_id;
use crate::app::App;
use crate::asker::{Ask, Asker, Named};
use crate::refusal::Refusal;
use crate::show;

/// Which moment.
#[derive(Deserialize)]
pub(super) struct When {
    /// After so many answers; the last moment if nothing is said.
    at: Option<String>,
    /// Shall it play by itself?
    play: Option<String>,
    /// By which link.
    link: Option<String>,
    /// With the eyes of which seat.
    seat: Option<String>,
}

pub(super) async fn replay(
    State(app): State<App>,
    asker: Asker,
    Named(id): Named<String>,
    Ask(when): Ask<When>,
) -> Result<Response, Refusal> {
    let (table, who) = (table_id(&id)?, asker.who());
    let sight = app.host().look(table, &who).await?;
    let wanted = when.seat.as_deref().and_then(Seat::read);
    let seat = wanted.or_else(|| sight.pass.hands().iter().next());
    let told = app.host().retell(table, &who, seat).await?;
    let Some(Told::Edo(game, happened)) = told else { return Err(Refusal::conflict("in-lobby")) };
    let last = happened.len() as u32;
    let at = when.at.and_then(|at| at.parse().ok()).unwrap_or(last).min(last);
    let shown = app.host().revisit(table, &who, seat, at).await?;
    let Some(Shown::Edo(scene)) = shown else { return Err(Refusal::conflict("nothing")) };
    let names = show::names(&app, &sight).await?;
    let called = show::called(&sight, &names);
    let of = |seat: Option<Seat>| {
        scene.windows.iter().find(move |window| seat.map(Viewer::Seat) == Some(window.viewer))
    };
    let window = of(wanted).or_else(|| of(sight.pass.hands().iter().next()));
    let window = window.or_else(|| scene.windows.first());
    let window = window.ok_or_else(|| Refusal::conflict("nothing"))?;
    let seat_of = |viewer: Viewer| match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public => None,
    };
    let seats: Vec<Seat> = scene.windows.iter().filter_map(|it| seat_of(it.viewer)).collect();
    let path = format!("/tables/{table}/replay?at={at}");
    let reader = reader(&app, &asker, &path);
    let mut say = EdoWords::new(reader.words, &game);
    for seat in sight.seats.iter() {
        if let Some(name) = &called[seat] {
            say = say.naming(seat, name.clone());
        }
    }
    let look = Look {
        say: &say,
        window,
        asked: scene.asked,
        bots: BySeat::default(),
        hands: Seats::NONE,
        fresh: ::edo::board::Spaces::NONE,
        live: false,
    };
    let lines = lines(&say, &happened);
    let points = points_over_time(&happened);
    let id = table.to_string();
    let moment = Moment {
        reader: &reader,
        table: &id,
        look: &look,
        at,
        last,
        lines: &lines,
        points: &points,
        plays: when.play.is_some(),
        seats: &seats,
        link: when.link.as_deref(),
    };
    Ok(sent(&reader, &reader.t("ui-replay"), "wide", &moment.body()))
}

pub(super) async fn proof(
    State(app): State<App>,
    asker: Asker,
    Named(id): Named<String>,
) -> Result<Response, Refusal> {
    let table = table_id(&id)?;
    let proof = crate::api::files::prove_past(&app, &asker, table).await?;
    let path = format!("/tables/{table}/proof");
    let reader = reader(&app, &asker, &path);
    let text = if proof.proved {
        let args = [("draws", Value::from(proof.draws)), ("answers", Value::from(proof.answers))];
        reader.with("ui-proved", &args)
    } else {
        reader.t("ui-not-proved")
    };
    let body = html! {
        h1 { (reader.t("ui-prove")) }
        p { (text) }
        @if let Some(why) = &proof.why { p { (why) } }
        @if let Some(commitment) = &proof.commitment { p { (reader.t("ui-luck")) br; code { (commitment) } } }
        ul {
            @for added in &proof.nonces {
                li { (added.person.name.clone().unwrap_or_else(|| reader.t("ui-somebody"))) ": " code { (added.nonce) } }
            }
        }
        p { a .button href={ "/api/v1/tables/" (table) "/export" } download={ "oedo-" (table) ".txt" } { (reader.t("ui-export")) } " "
            a .button href={ "/tables/" (table) } { (reader.t("ui-to-table")) } }
    };
    Ok(sent(&reader, &reader.t("ui-prove"), "", &body))
}
