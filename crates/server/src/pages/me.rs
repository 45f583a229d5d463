//! Oneself: name, language, looks, account, sessions, going.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use serde_json::json;
use store::Change;
use ui::home::Me;
use words::Lang;

use super::fields::Fields;
use super::{notice, reader, see, sent};
use crate::api::people::{self, Credentials, Farewell, NewPassword, come_in};
use crate::api::sessions;
use crate::app::App;
use crate::asker::{Asker, Body};
use crate::refusal::Refusal;

pub(super) async fn me(State(app): State<App>, asker: Asker) -> Result<Response, Refusal> {
    shown(&app, &asker, None).await
}

async fn shown(app: &App, asker: &Asker, refusal: Option<&Refusal>) -> Result<Response, Refusal> {
    let reader = reader(app, asker, "/me");
    let said = refusal.map(|refusal| notice(reader.words, refusal));
    let body = match &asker.known {
        None => ui::home::me(&reader, None, said.as_ref()),
        Some((person, session)) => {
            let listed = app.store().sessions(person.id).await?;
            let row = |it: &store::Session| {
                (sessions::id(it.token), it.label.clone(), it.token == session.token)
            };
            let rows: Vec<(String, String, bool)> = listed.iter().map(row).collect();
            let login = person.account.as_ref().map(|account| account.login.text());
            let me = Me { login, sessions: &rows, notice: None };
            ui::home::me(&reader, Some(&me), said.as_ref())
        }
    };
    let page = sent(&reader, &reader.t("ui-me"), "", &body);
    Ok(match refusal {
        None => page,
        Some(refusal) => (refusal.status, page).into_response(),
    })
}

/// The page again, with what went wrong; or with what follows.
async fn after(
    app: &App,
    asker: &Asker,
    done: Result<Response, Refusal>,
) -> Result<Response, Refusal> {
    match done {
        Ok(done) => {
            // A cookie that was set or cleared goes along.
            let cookies = done.headers().get_all(axum::http::header::SET_COOKIE).iter().cloned();
            let mut response = see("/me");
            for cookie in cookies {
                response.headers_mut().append(axum::http::header::SET_COOKIE, cookie);
            }
            Ok(response)
        }
        Err(refusal) => shown(app, asker, Some(&refusal)).await,
    }
}

pub(super) async fn guest(
    State(app): State<App>,
    asker: Asker,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Refusal> {
    let done = come_in(&app, &asker, &headers, fields.get("name"), asker.lang.code()).await;
    after(&app, &asker, done.map(|(_, cookie)| [cookie].into_response())).await
}

pub(super) async fn change(
    State(app): State<App>,
    asker: Asker,
    fields: Fields,
) -> Result<Response, Refusal> {
    let done = changed(&app, &asker, &fields).await;
    after(&app, &asker, done.map(|()| ().into_response())).await
}

async fn changed(app: &App, asker: &Asker, fields: &Fields) -> Result<(), Refusal> {
    let id = asker.id()?;
    let name = people::name(fields.get("name"))?;
    let lang = Lang::read(fields.get("language")).ok_or_else(|| Refusal::bad("no-language"))?;
    let theme = ui::Theme::read(fields.get("theme")).unwrap_or_default();
    let looks = json!({
        "theme": theme.id(),
        "still": fields.get("still") == "yes",
        "sound": fields.get("sound") == "yes",
        "coach": fields.get("coach") == "yes",
    });
    for change in [
        Change::Name(name),
        Change::Language(lang.code().to_owned()),
        Change::Settings(looks.to_string()),
    ] {
        app.store().change_person(id, change).await?;
    }
    app.forget_person(id);
    Ok(())
}

fn credentials(fields: &Fields) -> Credentials {
    Credentials {
        login: fields.get("login").to_owned(),
        password: fields.get("password").to_owned(),
    }
}

pub(super) async fn account(
    State(app): State<App>,
    asker: Asker,
    fields: Fields,
) -> Result<Response, Refusal> {
    let done =
        people::new_account(State(app.clone()), asker.clone(), Body(credentials(&fields))).await;
    after(&app, &asker, done.map(IntoResponse::into_response)).await
}

pub(super) async fn login(
    State(app): State<App>,
    asker: Asker,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Refusal> {
    let body = Body(credentials(&fields));
    let done = sessions::log_in(State(app.clone()), asker.clone(), headers, body).await;
    after(&app, &asker, done).await
}

pub(super) async fn password(
    State(app): State<App>,
    asker: Asker,
    fields: Fields,
) -> Result<Response, Refusal> {
    let wanted =
        NewPassword { old: fields.get("old").to_owned(), new: fields.get("new").to_owned() };
    let done = people::new_password(State(app.clone()), asker.clone(), Body(wanted)).await;
    after(&app, &asker, done.map(IntoResponse::into_response)).await
}

pub(super) async fn end(
    State(app): State<App>,
    asker: Asker,
    fields: Fields,
) -> Result<Response, Refusal> {
    let which = crate::asker::Named(fields.get("session").to_owned());
    let done = sessions::end(State(app.clone()), asker.clone(), which).await;
    after(&app, &asker, done.map(IntoResponse::into_response)).await
}

pub(super) async fn delete(
    State(app): State<App>,
    asker: Asker,
    fields: Fields,
) -> Result<Response, Refusal> {
    let farewell = Farewell { password: fields.find("password").map(str::to_owned) };
    let done = people::forget_me(State(app.clone()), asker.clone(), Body(farewell)).await;
    after(&app, &asker, done).await
}
