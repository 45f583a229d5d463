//! Looking back on a game, and proving its luck.

use axum::extract::State;
use axum::response::Response;
use host::{Happened, Scene, Shown, Sight, Told};
use maud::{Markup, html};
use serde::Deserialize;
use store::TableId;
use table::{BySeat, Seat, Seats, Viewer};
use ui::Reader;
use ui::look::{Drawn, Look};
use ui::replay::Moment;
use ui::story::{lines, points_over_time};
use words::{Talk, Value};

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
    let told = told.ok_or_else(|| Refusal::conflict("in-lobby"))?;
    let last = match &told {
        Told::Edo(_, happened) => happened.len(),
        Told::Yedo(_, happened) => happened.len(),
    } as u32;
    let at = when.at.as_ref().and_then(|at| at.parse().ok()).unwrap_or(last).min(last);
    let shown = app.host().revisit(table, &who, seat, at).await?;
    let names = show::names(&app, &sight).await?;
    let called = show::called(&sight, &names);
    let path = format!("/tables/{table}/replay?at={at}");
    let reader = reader(&app, &asker, &path);
    let past = Past {
        reader: &reader,
        table,
        sight: &sight,
        called: &called,
        wanted,
        at,
        last,
        when: &when,
    };
    let body = match (&shown, &told) {
        (Some(Shown::Edo(scene)), Told::Edo(_, happened)) => past.body(scene, happened),
        (Some(Shown::Yedo(scene)), Told::Yedo(_, happened)) => past.body(scene, happened),
        _ => None,
    };
    let body = body.ok_or_else(|| Refusal::conflict("nothing"))?;
    Ok(sent(&reader, &reader.t("ui-replay"), "wide", &body))
}

/// A moment that is past, and for whom it is shown.
struct Past<'a> {
    reader: &'a Reader<'a>,
    table: TableId,
    sight: &'a Sight,
    called: &'a BySeat<Option<String>>,
    wanted: Option<Seat>,
    at: u32,
    last: u32,
    when: &'a When,
}

impl Past<'_> {
    fn body<G: Drawn>(&self, scene: &Scene<G>, happened: &[Happened<G::Fact>]) -> Option<Markup> {
        let of = |seat: Option<Seat>| {
            scene.windows.iter().find(move |window| seat.map(Viewer::Seat) == Some(window.viewer))
        };
        let window = of(self.wanted).or_else(|| of(self.sight.pass.hands().iter().next()));
        let window = window.or_else(|| scene.windows.first())?;
        let seat_of = |viewer: Viewer| match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        };
        let seats: Vec<Seat> = scene.windows.iter().filter_map(|it| seat_of(it.viewer)).collect();
        let mut say = Talk::new(self.reader.words, &*scene.game);
        for seat in self.sight.seats.iter() {
            if let Some(name) = &self.called[seat] {
                say = say.naming(seat, name.clone());
            }
        }
        let look = Look {
            say: &say,
            window,
            asked: scene.asked,
            bots: BySeat::default(),
            hands: Seats::NONE,
            fresh: G::Fresh::default(),
            live: false,
        };
        let lines = lines(&say, happened);
        let points = points_over_time::<G>(happened);
        let id = self.table.to_string();
        let moment = Moment {
            reader: self.reader,
            table: &id,
            look: &look,
            at: self.at,
            last: self.last,
            lines: &lines,
            points: &points,
            plays: self.when.play.is_some(),
            seats: &seats,
            link: self.when.link.as_deref(),
        };
        Some(moment.body())
    }
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
