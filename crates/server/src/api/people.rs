//! People: guests, accounts, what is kept of them, and how they go.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::{Account, Change, Login, Page, Person};
use words::Lang;

use super::Done;
use super::sessions::{SessionShown, clear, open};
use crate::app::{App, Ended};
use crate::asker::{Asker, Body};
use crate::limits::Whose;
use crate::password::{self, LENGTH};
use crate::refusal::Refusal;
use crate::show::{Names, TableListed};

/// The most characters of a name, and of a login.
const NAME_MAX: usize = 40;
/// The most bytes of somebody's settings.
const SETTINGS_MAX: usize = 8192;

/// Somebody, as they themselves are shown.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Me {
    /// Stays the same for ever.
    id: String,
    /// What others see.
    name: String,
    /// The name by which they log in; none for a guest.
    login: Option<String>,
    /// The code of the language they chose; none if they never did.
    language: Option<&'static str>,
    /// What pages keep for them.
    settings: Value,
    /// Since when, in milliseconds since 1970.
    created: i64,
}

impl Me {
    pub(crate) fn of(person: &Person) -> Me {
        Me {
            id: person.id.to_string(),
            name: person.name.clone(),
            login: person.account.as_ref().map(|account| account.login.text().to_owned()),
            language: Lang::read(&person.language).map(Lang::code),
            settings: serde_json::from_str(&person.settings).unwrap_or(Value::Null),
            created: person.created.0,
        }
    }
}

/// Who wants to play at once.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewGuest {
    /// What others shall see.
    name: String,
    /// The code of a language: `en`, `es` or `fr`.
    language: Option<String>,
}

/// What somebody changes about themselves.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Changes {
    /// What others see.
    name: Option<String>,
    /// The code of a language; empty: whatever the browser asks for.
    language: Option<String>,
    /// What pages keep for them, at most 8 KiB.
    settings: Option<Value>,
}

/// Login and password.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Credentials {
    /// By which name one logs in; capitals do not count.
    pub(crate) login: String,
    /// 8 to 200 characters.
    pub(crate) password: String,
}

/// A new password for an old one.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewPassword {
    /// The one until now.
    pub(crate) old: String,
    /// 8 to 200 characters.
    pub(crate) new: String,
}

/// Who wants to be forgotten.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Farewell {
    /// The password, unless one is a guest.
    pub(crate) password: Option<String>,
}

/// All that is kept of somebody.
#[derive(Serialize, JsonSchema)]
pub(crate) struct MyData {
    /// Themselves.
    me: Me,
    /// When they were last here, in milliseconds since 1970.
    seen: i64,
    /// Browsers in which they are known.
    sessions: Vec<SessionShown>,
    /// Tables at which they sit, and those at which they sat.
    tables: Vec<TableListed>,
}

pub(crate) async fn me(asker: Asker) -> Result<Json<Me>, Refusal> {
    Ok(Json(Me::of(asker.person()?)))
}

pub(crate) async fn new_guest(
    State(app): State<App>,
    asker: Asker,
    headers: HeaderMap,
    Body(guest): Body<NewGuest>,
) -> Result<Response, Refusal> {
    if asker.known.is_some() {
        return Err(Refusal::conflict("known-already"));
    }
    let language = guest.language.as_deref().unwrap_or("");
    let (person, cookie) = come_in(&app, &asker, &headers, &guest.name, language).await?;
    Ok((StatusCode::CREATED, [cookie], Json(Me::of(&person))).into_response())
}

/// A visitor comes in as a guest; the header makes a browser remember it.
pub(crate) async fn come_in(
    app: &App,
    asker: &Asker,
    headers: &HeaderMap,
    called: &str,
    tag: &str,
) -> Result<(Person, (HeaderName, HeaderValue)), Refusal> {
    let (name, language) = (name(called)?, language(tag)?);
    let address = Whose::address(asker.address);
    app.0.limits.guests.take(address, app.now()).map_err(Refusal::slow_down)?;
    let person = Person { language, ..Person::guest(&name, app.now()) };
    app.store().add_person(person.clone()).await?;
    let cookie = open(app, person.id, headers).await?;
    Ok((person, cookie))
}

pub(crate) async fn change(
    State(app): State<App>,
    asker: Asker,
    Body(changes): Body<Changes>,
) -> Result<Json<Me>, Refusal> {
    let id = asker.id()?;
    let mut wanted = Vec::new();
    if let Some(text) = &changes.name {
        wanted.push(Change::Name(name(text)?));
    }
    if let Some(tag) = &changes.language {
        wanted.push(Change::Language(language(tag)?));
    }
    if let Some(settings) = &changes.settings {
        let text = settings.to_string();
        if SETTINGS_MAX < text.len() {
            return Err(Refusal::too_much("bytes", text.len() as u64, SETTINGS_MAX as u64));
        }
        wanted.push(Change::Settings(text));
    }
    for change in wanted {
        app.store().change_person(id, change).await?;
    }
    app.forget_person(id);
    let person = app.store().person(id).await?.ok_or_else(Refusal::nobody)?;
    Ok(Json(Me::of(&person)))
}

pub(crate) async fn new_account(
    State(app): State<App>,
    asker: Asker,
    Body(Credentials { login, password }): Body<Credentials>,
) -> Result<(StatusCode, Json<Me>), Refusal> {
    let person = asker.person()?;
    if person.account.is_some() {
        return Err(Refusal::conflict("account-already"));
    }
    let login = Login::new(&name(&login)?);
    long_enough(&password)?;
    asker.heavy(&app)?;
    if app.store().person_by_login(&login).await?.is_some() {
        return Err(Refusal::conflict("login-taken"));
    }
    let password = password::hash(&app.0.hashing, password).await?;
    let changed =
        app.store().change_person(person.id, Change::Account(Account { login, password }));
    changed.await.map_err(|fault| {
        let taken = fault == store::Fault::Exists;
        if taken { Refusal::conflict("login-taken") } else { fault.into() }
    })?;
    app.forget_person(person.id);
    let person = app.store().person(person.id).await?.ok_or_else(Refusal::nobody)?;
    Ok((StatusCode::CREATED, Json(Me::of(&person))))
}

pub(crate) async fn new_password(
    State(app): State<App>,
    asker: Asker,
    Body(NewPassword { old, new }): Body<NewPassword>,
) -> Result<Json<Done>, Refusal> {
    let person = asker.person()?;
    let session = asker.session()?.token;
    let account = person.account.clone().ok_or_else(|| Refusal::conflict("no-account"))?;
    long_enough(&new)?;
    checked(&app, &asker, &account, old).await?;
    let password = password::hash(&app.0.hashing, new).await?;
    let account = Account { password, ..account };
    app.store().change_person(person.id, Change::Account(account)).await?;
    // Whoever knew the old one is out.
    app.store().end_sessions(person.id, Some(session)).await?;
    app.tell_ended(Ended::AllBut(person.id, Some(session)));
    Ok(Json(Done::YES))
}

/// Refuses unless this is the password, and slows down who tries again and again.
pub(crate) async fn checked(
    app: &App,
    asker: &Asker,
    account: &Account,
    password: String,
) -> Result<(), Refusal> {
    let tried = super::sessions::try_once(app, asker.address, &account.login)?;
    let hash = Some(account.password.clone());
    if !password::fits(&app.0.hashing, password, hash).await? {
        return Err(Refusal::forbidden("wrong-password"));
    }
    tried.was_right(app);
    Ok(())
}

pub(crate) async fn my_data(State(app): State<App>, asker: Asker) -> Result<Json<MyData>, Refusal> {
    const MOST: u32 = 10_000;
    let person = asker.person()?;
    let current = asker.session()?.token;
    let sessions = app.store().sessions(person.id).await?;
    let mut listed = app.host().mine(person.id, Page::first(MOST)).await?;
    listed.extend(app.host().past(person.id, Page::first(MOST)).await?);
    let people: Vec<_> = listed.iter().flat_map(TableListed::people).collect();
    let names = Names::of(&app, &people).await?;
    Ok(Json(MyData {
        me: Me::of(person),
        seen: person.seen.0,
        sessions: sessions.iter().map(|session| SessionShown::of(session, current)).collect(),
        tables: listed
            .iter()
            .map(|listed| TableListed::of(listed, Some(person.id), &names))
            .collect(),
    }))
}

pub(crate) async fn forget_me(
    State(app): State<App>,
    asker: Asker,
    Body(farewell): Body<Farewell>,
) -> Result<Response, Refusal> {
    let person = asker.person()?;
    if let Some(account) = &person.account {
        checked(&app, &asker, account, farewell.password.unwrap_or_default()).await?;
    }
    app.host().depart(person.id).await?;
    app.store().forget_person(person.id, app.now()).await?;
    app.forget_person(person.id);
    app.tell_ended(Ended::AllBut(person.id, None));
    tracing::info!(person = %person.id, "a person was forgotten");
    Ok(([clear(&app)], Json(Done::YES)).into_response())
}

/// A name as it may be: one line of text that is not empty and not too long.
pub(crate) fn name(text: &str) -> Result<String, Refusal> {
    let odd = |c: char| c.is_control() || is_invisible(c);
    let words: Vec<&str> = text.split_whitespace().collect();
    let name = words.join(" ");
    let length = name.chars().count();
    match length {
        _ if name.chars().any(odd) => Err(Refusal::bad("odd-name")),
        0 => Err(Refusal::bad("no-name")),
        1..=NAME_MAX => Ok(name),
        _ => Err(Refusal::too_much("characters", length as u64, NAME_MAX as u64)),
    }
}

/// Marks that would turn the text around them, or let two names look the same.
fn is_invisible(c: char) -> bool {
    matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}')
}

fn language(tag: &str) -> Result<String, Refusal> {
    match (tag, Lang::read(tag)) {
        ("", _) => Ok(String::new()),
        (_, Some(lang)) => Ok(lang.code().to_owned()),
        (_, None) => Err(Refusal::bad("no-language")),
    }
}

fn long_enough(password: &str) -> Result<(), Refusal> {
    let length = password.chars().count();
    if LENGTH.contains(&length) { Ok(()) } else { Err(Refusal::bad("password-length")) }
}

#[cfg(test)]
mod tests {
    use super::name;

    #[test]
    fn a_name_is_one_visible_line() {
        assert_eq!(name("  Ann  of\tEdo ").ok().as_deref(), Some("Ann of Edo"));
        assert_eq!(name("<script>").ok().as_deref(), Some("<script>"));
        let long = "x".repeat(41);
        for odd in ["", "  ", "a\u{202e}b", "a\0b", "a\u{1b}[1m", &long] {
            assert!(name(odd).is_err(), "{odd:?}");
        }
    }
}
