//! A table as a page, and what is done there by its forms.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use host::{Act, Nonce, Shown, Sight, Told, Unanswered, Who};
use serde::Deserialize;
use store::{ChatPart, Page, Room, TableId};
use table::{BySeat, Seat, choice_text};
use ui::edo::{Laid, Tried};
use ui::table::{Notes, Said, TablePage};
use ui::{Notice, Reader};
use yedo::coop::Reached;

use super::fields::Fields;
use super::{notice, reader, see, sent, wants_part};
use crate::api::act::short_enough;
use crate::api::table_id;
use crate::api::tables::level;
use crate::app::App;
use crate::asker::{Ask, Asker, Named};
use crate::refusal::Refusal;
use crate::show;

/// How much of the talk a page has.
const SAID: u32 = 100;

/// How many of somebody's past tables are searched for results to compare with.
const PAST_MAX: u32 = 100;

/// How many earlier results are shown.
const EARLIER_MAX: usize = 10;
/// For how long a pause is asked, in seconds.
const PAUSE: u32 = 15 * 60;
/// For how long somebody asks to be away, in seconds: a week.
const AWAY: u32 = 7 * 24 * 60 * 60;

/// How to look.
#[derive(Deserialize)]
pub(super) struct How {
    /// With which of several seats.
    seat: Option<String>,
    /// By which link.
    link: Option<String>,
}

/// All that a page of a table is drawn from.
struct Drawn {
    sight: Sight,
    called: BySeat<Option<String>>,
    told: Option<Told>,
    chat: Vec<Said>,
    notes: Option<Notes>,
    earlier: Vec<(TableId, Reached)>,
}

/// What a page says beside the table itself.
#[derive(Default)]
pub(super) struct Beside {
    /// Why something was not done.
    refused: Option<Refusal>,
    notice: Option<Notice>,
    made: Option<String>,
    tried: Option<Tried>,
    hints: Vec<(String, u8)>,
}

impl Beside {
    /// Nothing but what came of it, if it was refused.
    pub(super) fn of<T>(done: Result<T, impl Into<Refusal>>) -> Beside {
        Beside { refused: done.err().map(Into::into), ..Beside::default() }
    }

    /// Beside a link that was made.
    pub(super) fn link(made: String) -> Beside {
        Beside { made: Some(made), ..Beside::default() }
    }
}

impl Drawn {
    async fn of(
        app: &App,
        asker: &Asker,
        table: TableId,
        seat: Option<Seat>,
    ) -> Result<Drawn, Refusal> {
        let who = asker.who();
        let sight = app.host().look(table, &who).await?;
        let told = app.host().retell(table, &who, ui::table::looks_with(&sight, seat)).await?;
        let names = show::names(app, &sight).await?;
        let called = show::called(&sight, &names);
        let room = if sight.pass.eyes().is_empty() { Room::Spectators } else { Room::Players };
        // Who may not listen hears nothing; that is no reason not to see the table.
        let lines =
            app.host().talk(table, &who, room, ChatPart::Last(SAID)).await.unwrap_or_default();
        let sheet = if sight.together {
            app.host().talk(table, &who, Room::Notes, ChatPart::Last(1)).await.ok()
        } else {
            None
        };
        let written = sheet.iter().flatten();
        let people: Vec<_> = lines.iter().chain(written).map(|line| line.who).collect();
        let names = show::Names::of(app, &people).await?;
        let gone = || app.words(asker.lang).text("ui-somebody", &[]);
        let said = |line: store::ChatLine| Said {
            name: names.person(line.who).name.unwrap_or_else(gone),
            text: line.text,
        };
        let notes = sheet.map(|lines| Notes {
            written: lines.last().map_or(0, |line| line.number + 1),
            last: lines.into_iter().next_back().map(said),
        });
        let chat = lines.into_iter().map(said).collect();
        let earlier = earlier(app, asker, &sight).await?;
        Ok(Drawn { sight, called, told, chat, notes, earlier })
    }

    fn page<'a>(
        &'a self,
        reader: &'a Reader<'a>,
        seat: Option<Seat>,
        link: Option<&'a str>,
        beside: &'a Beside,
    ) -> TablePage<'a> {
        TablePage {
            reader,
            sight: &self.sight,
            called: &self.called,
            told: self.told.as_ref(),
            seat,
            link,
            chat: &self.chat,
            notes: self.notes.as_ref(),
            earlier: &self.earlier,
            made: beside.made.as_deref(),
            notice: beside.notice.as_ref(),
            tried: beside.tried,
            hints: &beside.hints,
        }
    }
}

/// `yedo.coop.record`: what the viewer reached in earlier games with the same set-up.
async fn earlier(
    app: &App,
    asker: &Asker,
    sight: &Sight,
) -> Result<Vec<(TableId, Reached)>, Refusal> {
    let me = asker.known.as_ref().map(|(person, _)| person.id);
    let setup = ::yedo::Setup::read(&sight.terms.setup);
    let (Some(me), Some(_), Ok(setup)) = (me, sight.reached, setup) else {
        return Ok(Vec::new());
    };
    let past = app.host().past(me, Page::first(PAST_MAX)).await?;
    let ended = past.iter().find(|listed| listed.table == sight.terms.table).map(|it| it.changed);
    let such = past.into_iter().filter_map(|listed| {
        let is_earlier = listed.table != sight.terms.table && Some(listed.changed) <= ended;
        let about = listed.about.filter(|_| is_earlier)?;
        let other = ::yedo::Setup::read(&about.setup).ok()?;
        setup.compares(&other).then_some((listed.table, about.reached?))
    });
    Ok(such.take(EARLIER_MAX).collect())
}

fn link_of(asker: &Asker) -> Option<String> {
    asker.link.as_ref().map(host::Token::text)
}

pub(super) async fn table(
    State(app): State<App>,
    asker: Asker,
    Named(id): Named<String>,
    Ask(how): Ask<How>,
) -> Result<Response, Refusal> {
    let seat = how.seat.as_deref().and_then(Seat::read);
    whole(&app, &asker, table_id(&id)?, seat, how.link.as_deref(), &Beside::default()).await
}

async fn whole(
    app: &App,
    asker: &Asker,
    table: TableId,
    seat: Option<Seat>,
    link: Option<&str>,
    beside: &Beside,
) -> Result<Response, Refusal> {
    let drawn = Drawn::of(app, asker, table, seat).await?;
    let path = match (seat, link) {
        (Some(seat), _) => format!("/tables/{table}?seat={seat}"),
        (None, Some(link)) => format!("/tables/{table}?link={link}"),
        (None, None) => format!("/tables/{table}"),
    };
    let reader = reader(app, asker, &path);
    let page = drawn.page(&reader, seat, link, beside);
    Ok(sent(&reader, &page.title(), "wide", &page.body()))
}

pub(super) async fn part(
    State(app): State<App>,
    asker: Asker,
    Named(id): Named<String>,
    Ask(how): Ask<How>,
) -> Result<Response, Refusal> {
    let seat = how.seat.as_deref().and_then(Seat::read);
    shown(&app, &asker, table_id(&id)?, seat, &Beside::default()).await
}

/// What changes of a page, for a script that puts it in place.
async fn shown(
    app: &App,
    asker: &Asker,
    table: TableId,
    seat: Option<Seat>,
    beside: &Beside,
) -> Result<Response, Refusal> {
    let drawn = Drawn::of(app, asker, table, seat).await?;
    let reader = reader(app, asker, "/");
    let link = link_of(asker);
    let page = drawn.page(&reader, seat, link.as_deref(), beside);
    Ok(Html(page.live().into_string()).into_response())
}

/// After something was done, or not: the table, with what there is to say.
pub(super) async fn after(
    app: &App,
    asker: &Asker,
    headers: &HeaderMap,
    table: TableId,
    seat: Option<Seat>,
    mut beside: Beside,
) -> Result<Response, Refusal> {
    let quiet = beside.notice.is_none() && beside.made.is_none() && beside.hints.is_empty();
    let part = wants_part(headers, "table");
    let status = match &beside.refused {
        None if quiet && !part => {
            let eyes = seat.map(|seat| format!("?seat={seat}")).unwrap_or_default();
            return Ok(see(&format!("/tables/{table}{eyes}")));
        }
        None => StatusCode::OK,
        Some(refusal) => {
            beside.notice = Some(notice(app.words(asker.lang), refusal));
            app.0.metrics.refused(refusal.code);
            // A script shows what was refused; to it nothing went wrong.
            if part { StatusCode::OK } else { refusal.status }
        }
    };
    let refused = beside.refused.as_ref().map(|refusal| [("x-refused", refusal.code)]);
    let link = link_of(asker);
    let response = if part {
        shown(app, asker, table, seat, &beside).await?
    } else {
        whole(app, asker, table, seat, link.as_deref(), &beside).await?
    };
    Ok((status, refused, response).into_response())
}

pub(super) async fn answer(
    State(app): State<App>,
    asker: Asker,
    headers: HeaderMap,
    Named(id): Named<String>,
    fields: Fields,
) -> Result<Response, Refusal> {
    let (table, seat) = (table_id(&id)?, fields.seat()?);
    let choice = fields.get("choice").to_owned();
    short_enough(&choice)?;
    let act = Act::Answer { seat, choice };
    let done = app.host().act(table, &asker.who(), fields.number("number"), act).await;
    after(&app, &asker, &headers, table, eyes(&fields), Beside::of(done)).await
}

/// The seat somebody chose to look with, if they hold several.
pub(super) fn eyes(fields: &Fields) -> Option<Seat> {
    fields.find("eyes").and_then(Seat::read)
}

pub(super) async fn act(
    State(app): State<App>,
    asker: Asker,
    headers: HeaderMap,
    Named(id): Named<String>,
    fields: Fields,
) -> Result<Response, Refusal> {
    let table = table_id(&id)?;
    let seat = fields.seat();
    let act = match fields.get("act") {
        "undo" => Act::Undo { seat: seat?, answers: 1 },
        "restart" => Act::Restart { seat: seat? },
        "redo" => Act::Redo { seat: seat? },
        "ask-undo" => Act::AskUndo { answers: 1 },
        "ask-pause" => Act::AskPause { seconds: PAUSE },
        "ask-away" => Act::AskAway { seconds: AWAY },
        "ask-resume" => Act::AskResume,
        "ask-abandon" => Act::AskAbandon,
        // A form that names no wish agrees to none.
        "agree" => Act::Agree { wish: Some(fields.number("wish").unwrap_or(0)) },
        "refuse" => Act::Refuse,
        "return" => Act::Return,
        "leave" => Act::Leave { seat: seat? },
        "open" => Act::Open { seat: seat? },
        "order" => order(seat?, fields.get("order"))?,
        "place" => Act::Place { seat: seat?, level: level(fields.get("level"))? },
        "start" => Act::Start,
        "sit" => {
            let act = Act::Sit { seat: Some(seat?), nonce: Some(Nonce::random()) };
            let (me, cookie) = super::home::known(&app, &asker, &headers, "").await?;
            app.host().act(table, &Who::Person(me), None, act).await?;
            let cookie = cookie.map(|cookie| [cookie]);
            return Ok((cookie, see(&format!("/tables/{table}"))).into_response());
        }
        other => {
            let found = table::short(other).into_owned();
            return Err(Refusal::bad("misread").with("found", found).with("expected", "an act"));
        }
    };
    let done = app.host().act(table, &asker.who(), None, act).await;
    after(&app, &asker, &headers, table, eyes(&fields), Beside::of(done)).await
}

/// A standing order as a button says it: its kind, then the answer; without one it is called off.
fn order(seat: Seat, text: &str) -> Result<Act, Refusal> {
    short_enough(text)?;
    let (kind, choice) = match text.split_once(' ') {
        Some((kind, choice)) => (kind, Some(choice.to_owned())),
        None => (text, None),
    };
    Ok(Act::Order { seat, kind: kind.to_owned(), choice })
}

/// A plan: tried for what it would bring, or sealed.
pub(super) async fn plan(
    State(app): State<App>,
    asker: Asker,
    headers: HeaderMap,
    Named(id): Named<String>,
    fields: Fields,
) -> Result<Response, Refusal> {
    let (table, seat) = (table_id(&id)?, fields.seat()?);
    let who = asker.who();
    let mut tried = Tried { laid: [1, 2, 3].map(|n| laid(&fields, n)), ..Tried::default() };
    let sight = app.host().look(table, &who).await?;
    let Some(Shown::Edo(scene)) = &sight.game else { return Err(Refusal::conflict("in-lobby")) };
    let window = scene.windows.iter().find(|window| window.viewer == table::Viewer::Seat(seat));
    let window = window.ok_or_else(|| Refusal::forbidden("for-holder"))?;
    let draft = window.view.draft.unwrap_or_default();
    let back = u32::from(draft.filled + draft.black());
    // Each card with the one before it, as far as they are laid without a gap.
    let mut choices = Vec::new();
    let mut whose = Vec::new();
    for (n, laid) in tried.laid.iter().enumerate() {
        let Some(laid) = laid else { break };
        for choice in laid.choices() {
            choices.push(choice_text(&*scene.game, choice));
            whose.push(n);
        }
    }
    let said = app.host().rehearse(table, &who, seat, back as usize, &choices).await?;
    for (said, n) in said.iter().zip(&whose) {
        if let Err(Unanswered::Illegal(illegal)) = said {
            tried.refused[*n] = Some(*illegal);
        }
    }
    if fields.find("try").is_some() {
        let drawn = Drawn::of(&app, &asker, table, Some(seat)).await?;
        let reader = reader(&app, &asker, "/");
        let beside = Beside::default();
        let page = drawn.page(&reader, Some(seat), None, &beside);
        return Ok(Html(page.forecasts(&tried).into_string()).into_response());
    }
    let refused = tried.refused.iter().flatten().next().copied();
    let all_laid = tried.laid.iter().all(Option::is_some) && said.iter().all(Result::is_ok);
    let beside = Beside { tried: Some(tried), ..Beside::default() };
    let beside = match refused {
        Some(illegal) => Beside { refused: Some(Refusal::from(illegal)), ..beside },
        None if !all_laid => {
            let text = app.words(asker.lang).text("ui-plan-three", &[]);
            Beside { notice: Some(Notice { text, rule: None }), ..beside }
        }
        None => Beside::of(seal(&app, &who, table, seat, back, choices).await),
    };
    after(&app, &asker, &headers, table, eyes(&fields), beside).await
}

async fn seal(
    app: &App,
    who: &Who,
    table: TableId,
    seat: Seat,
    back: u32,
    choices: Vec<String>,
) -> Result<(), Refusal> {
    if 0 < back {
        app.host().act(table, who, None, Act::Undo { seat, answers: back }).await?;
    }
    for choice in choices {
        app.host().act(table, who, None, Act::Answer { seat, choice }).await?;
    }
    Ok(())
}

/// A card as the fields of a form say it: `0.2` is the third action of the first card.
pub(super) fn laid(fields: &Fields, n: u8) -> Option<Laid> {
    let (card, edge) = fields.get(&format!("card{n}")).split_once('.')?;
    Some(Laid {
        card: card.parse().ok()?,
        edge: edge.parse().ok()?,
        officials: fields.number(&format!("officials{n}")).unwrap_or(0),
        support: fields.number(&format!("support{n}")).unwrap_or(0),
    })
}

pub(super) async fn hint(
    State(app): State<App>,
    asker: Asker,
    headers: HeaderMap,
    Named(id): Named<String>,
    fields: Fields,
) -> Result<Response, Refusal> {
    let (table, seat) = (table_id(&id)?, fields.seat()?);
    let beside = match hints(&app, &asker, table, seat).await {
        Ok(hints) => Beside { hints, ..Beside::default() },
        // Nobody asked for it: where there is none, there is nothing to say.
        Err(_) if wants_part(&headers, "hints") => Beside::default(),
        Err(refusal) => Beside { refused: Some(refusal), ..Beside::default() },
    };
    if wants_part(&headers, "hints") {
        return shown(&app, &asker, table, eyes(&fields), &beside).await;
    }
    after(&app, &asker, &headers, table, eyes(&fields), beside).await
}

async fn hints(
    app: &App,
    asker: &Asker,
    table: TableId,
    seat: Seat,
) -> Result<Vec<(String, u8)>, Refusal> {
    let sight = app.host().look(table, &asker.who()).await?;
    if !show::hints(&sight) {
        return Err(Refusal::forbidden("no-hints"));
    }
    asker.heavy(app)?;
    Ok(app.host().hint(table, &asker.who(), seat).await?)
}

pub(super) async fn rematch(
    State(app): State<App>,
    asker: Asker,
    Named(id): Named<String>,
) -> Result<Response, Refusal> {
    let again = app.host().rematch(table_id(&id)?, asker.id()?, Some(Nonce::random())).await?;
    Ok(see(&format!("/tables/{again}")))
}
