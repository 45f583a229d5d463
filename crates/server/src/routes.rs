//! Every route, one row each: what is served and what is described are the same list.

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::handler::Handler;
use axum::middleware::from_fn_with_state;
use axum::routing::{MethodRouter, delete, get, patch, post};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use tower_http::compression::CompressionLayer;

use crate::api::{act, files, links, live, look, people, rules, sessions, tables, talk};
use crate::app::App;
use crate::refusal::Refusal;
use crate::{describe, guard, pages};

type MakeSchema = fn(&mut SchemaGenerator) -> Schema;

/// One thing that can be asked for.
pub(crate) struct Row {
    pub(crate) method: &'static str,
    pub(crate) path: &'static str,
    pub(crate) about: &'static str,
    pub(crate) query: Option<MakeSchema>,
    pub(crate) body: Option<Content>,
    pub(crate) gives: Content,
    pub(crate) status: u16,
    route: MethodRouter<App>,
}

/// What is sent, in either direction.
pub(crate) enum Content {
    Json(MakeSchema),
    Text,
    Events,
}

impl Row {
    fn new(
        method: &'static str,
        path: &'static str,
        about: &'static str,
        route: MethodRouter<App>,
    ) -> Row {
        let (query, body, gives, status) = (None, None, Content::Text, 200);
        Row { method, path, about, query, body, gives, status, route }
    }

    fn gives<T: JsonSchema>(self) -> Row {
        Row { gives: Content::Json(SchemaGenerator::subschema_for::<T>), ..self }
    }

    fn makes<T: JsonSchema>(self) -> Row {
        Row { status: 201, ..self }.gives::<T>()
    }

    fn takes<T: JsonSchema>(self) -> Row {
        Row { body: Some(Content::Json(SchemaGenerator::subschema_for::<T>)), ..self }
    }

    fn takes_text(self) -> Row {
        Row { body: Some(Content::Text), ..self }
    }

    fn asks<T: JsonSchema>(self) -> Row {
        Row { query: Some(|_| SchemaGenerator::default().into_root_schema_for::<T>()), ..self }
    }
}

macro_rules! methods {
    ($($name:ident, $make:ident, $method:literal;)*) => {$(
        fn $name<H: Handler<T, App>, T: 'static>(
            path: &'static str,
            handler: H,
            about: &'static str,
        ) -> Row {
            Row::new($method, path, about, $make(handler))
        }
    )*};
}

methods! {
    reads, get, "get";
    posts, post, "post";
    patches, patch, "patch";
    deletes, delete, "delete";
}

/// Everything under `/api/v1`.
#[rustfmt::skip]
pub(crate) fn rows() -> Vec<Row> {
    vec![
        posts("/guests", people::new_guest, "Plays at once, as a guest. Sets the session cookie.").takes::<people::NewGuest>().makes::<people::Me>(),
        reads("/me", people::me, "Who asks.").gives::<people::Me>(),
        patches("/me", people::change, "Changes name, language or settings.").takes::<people::Changes>().gives::<people::Me>(),
        deletes("/me", people::forget_me, "Forgets who asks: their seats go to bots, opponents keep their games.").takes::<people::Farewell>().gives::<crate::api::Done>(),
        reads("/me/data", people::my_data, "All that is kept of who asks.").gives::<people::MyData>(),
        posts("/account", people::new_account, "A guest becomes somebody with login and password.").takes::<people::Credentials>().makes::<people::Me>(),
        posts("/account/password", people::new_password, "Changes the password; ends all other sessions.").takes::<people::NewPassword>().gives::<crate::api::Done>(),
        posts("/sessions", sessions::log_in, "Logs in. Sets the session cookie.").takes::<people::Credentials>().gives::<people::Me>(),
        reads("/sessions", sessions::list, "The browsers in which who asks is known.").gives::<Vec<sessions::SessionShown>>(),
        deletes("/sessions", sessions::end_others, "Ends all sessions but the one that asks.").gives::<crate::api::Done>(),
        deletes("/sessions/current", sessions::log_out, "Logs out.").gives::<crate::api::Done>(),
        deletes("/sessions/{session}", sessions::end, "Ends one session.").gives::<crate::api::Done>(),

        reads("/games", tables::games, "The games that can be played here.").gives::<Vec<tables::GameShown>>(),
        reads("/rules", rules::all, "All rules, in the asker's language.").gives::<Vec<rules::RuleShown>>(),
        reads("/rules/{rule}", rules::one, "One rule, in the asker's language.").gives::<rules::RuleShown>(),

        posts("/tables", tables::create, "Makes a table.").takes::<tables::NewTable>().makes::<tables::TableMade>(),
        reads("/tables", tables::list, "A list of tables.").asks::<tables::WhichList>().gives::<Vec<crate::show::TableListed>>(),
        reads("/tables/{table}", look::table, "All that who asks is shown of a table.").gives::<crate::show::TableShown>(),
        reads("/tables/{table}/options", look::options, "What who asks could try, with reasons where it may not be done.").gives::<Vec<crate::show::WindowShown>>(),
        reads("/tables/{table}/board", look::board, "What is printed: the board and the cards.").gives::<crate::show::BoardShown>(),
        reads("/tables/{table}/history", look::told, "What who asks was told, answer by answer.").asks::<look::From>().gives::<crate::show::HistoryShown>(),
        reads("/tables/{table}/views", look::view, "What who asks saw after so many answers.").asks::<look::After>().gives::<Vec<crate::show::WindowShown>>(),
        Row { gives: Content::Events, ..reads("/tables/{table}/events", live::events, "The table live: server-sent events `table`, `chat` and `close`. The id of an event is the table's number; resume with `Last-Event-ID`.").asks::<live::Listen>() },
        posts("/tables/{table}/answers", act::answer, "Answers for a seat.").takes::<act::Answer>().gives::<act::Now>(),
        posts("/tables/{table}/acts", act::act, "Does anything else at a table.").takes::<act::Deed>().gives::<act::Now>(),
        posts("/tables/{table}/hints", look::hints, "What a strong player would think of; only where all others are bots.").takes::<look::ForSeat>().gives::<Vec<look::HintShown>>(),
        posts("/tables/{table}/rematch", tables::rematch, "The same people play again.").asks::<tables::Sitting>().gives::<tables::WhichTable>(),
        reads("/tables/{table}/chat", talk::read, "What was said.").asks::<talk::WhichTalk>().gives::<Vec<talk::SaidShown>>(),
        posts("/tables/{table}/chat", talk::say, "Says something.").takes::<talk::Say>().makes::<talk::SaidNow>(),
        posts("/tables/{table}/notes", talk::note, "Writes the sheet of those who play together.").takes::<talk::Note>().makes::<talk::SaidNow>(),
        posts("/tables/{table}/links", links::make, "Makes a link.").takes::<links::LinkShape>().makes::<links::LinkMade>(),
        reads("/tables/{table}/links", links::list, "The links that who asks may revoke.").gives::<Vec<links::LinkShown>>(),
        deletes("/tables/{table}/links/{link}", links::revoke, "Revokes a link.").gives::<crate::api::Done>(),
        reads("/tables/{table}/record", files::record, "The record of a game that is past."),
        reads("/tables/{table}/export", files::export, "All lines of a table that is past, as a file that can be proved."),
        reads("/tables/{table}/proof", files::proof, "Proves the luck of a table that is past.").gives::<files::Proof>(),

        reads("/link", links::leads, "Where the link leads that who asks bears.").gives::<links::LinkLeads>(),
        posts("/link/join", links::join, "Sits down by the invitation that who asks bears.").asks::<tables::Sitting>().gives::<tables::WhichTable>(),
        posts("/proofs", files::prove_file, "Proves the luck in a file.").takes_text().gives::<files::Proof>(),
        posts("/imports", files::import, "Reads a table in from a file; for the operator's token.").takes_text().makes::<tables::WhichTable>(),
    ]
}

/// The whole server.
pub(crate) fn router(app: App) -> Router {
    let mut router = Router::new();
    for row in rows() {
        router = router.route(&format!("/api/v1{}", row.path), row.route);
    }
    let body_max = app.settings().body_bytes;
    router
        .route("/api/v1/openapi.json", get(describe::openapi))
        .merge(pages::router())
        .method_not_allowed_fallback(async || {
            Refusal::new(axum::http::StatusCode::METHOD_NOT_ALLOWED, "no-method")
        })
        .fallback(async || Refusal::not_found("no-page"))
        .layer(DefaultBodyLimit::max(body_max))
        .layer(from_fn_with_state(app.clone(), guard::guard))
        // Pages get small; streams are left alone, or events would wait for each other.
        .layer(CompressionLayer::new())
        .with_state(app)
}
