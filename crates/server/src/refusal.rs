//! How the server says no: a code for programs, a sentence for people, and what is missing.

use std::borrow::Cow;
use std::sync::LazyLock;

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use edo::{Edo, Setup};
use host::{Disagreed, Refused, Role};
use schemars::JsonSchema;
use serde::Serialize;
use store::{Fault, Life};
use table::{Illegal, Misread};
use words::edo::EdoWords;
use words::yedo::YedoWords;
use words::{Value, Words};
use yedo::Yedo;

/// Why a request was not granted. It becomes words once it is known in which language.
///
/// It is a small thing to hand on; what it says is kept apart.
#[derive(Clone, Debug)]
pub(crate) struct Refusal(Box<Why>);

/// What a refusal says.
#[derive(Clone, Debug)]
pub(crate) struct Why {
    pub(crate) status: StatusCode,
    pub(crate) code: &'static str,
    args: Vec<(&'static str, Arg)>,
    rule: Option<Illegal>,
    number: Option<u32>,
    amount: Option<(u64, u64)>,
    wait: Option<u64>,
}

impl std::ops::Deref for Refusal {
    type Target = Why;
    fn deref(&self) -> &Why {
        &self.0
    }
}

/// What a sentence is filled with.
#[derive(Clone, Debug)]
pub(crate) enum Arg {
    Number(u64),
    Text(Cow<'static, str>),
}

impl From<&'static str> for Arg {
    fn from(text: &'static str) -> Arg {
        Arg::Text(text.into())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text.into())
    }
}

impl From<u64> for Arg {
    fn from(number: u64) -> Arg {
        Arg::Number(number)
    }
}

/// A refusal as it is sent.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Refusing {
    /// What went wrong, in a word that stays the same: `stale`, `rule`, `no-table`, …
    code: &'static str,
    /// The id of the rule of the game that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) rule: Option<&'static str>,
    /// The title of that rule, in the asker's language.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) title: Option<String>,
    /// One sentence in the asker's language.
    pub(crate) text: String,
    /// Of what there is not enough, or too much.
    #[serde(skip_serializing_if = "Option::is_none")]
    what: Option<&'static str>,
    /// How much there is.
    #[serde(skip_serializing_if = "Option::is_none")]
    have: Option<i64>,
    /// How much it takes, or how much is allowed.
    #[serde(skip_serializing_if = "Option::is_none")]
    need: Option<i64>,
    /// For `stale`: the number of what there is to be seen now.
    #[serde(skip_serializing_if = "Option::is_none")]
    number: Option<u32>,
    /// For `slow-down`: in how many seconds to try again.
    #[serde(skip_serializing_if = "Option::is_none")]
    wait: Option<u64>,
}

/// A refusal names what is missing by words alone; any game of Edo will do to say them.
pub(crate) static ANY_EDO: LazyLock<Edo> = LazyLock::new(|| {
    let setup = Setup::read("players 4").expect("four may play");
    Edo::new(setup, &edo::content::HOUSE).expect("four may play")
});

/// As for Edo.
pub(crate) static ANY_YEDO: LazyLock<Yedo> = LazyLock::new(|| {
    let setup = yedo::Setup::first_game(4, &yedo::content::HOUSE);
    Yedo::new(setup, &yedo::content::HOUSE).expect("four may play")
});

/// What is missing, in the words of the game whose rule says so.
fn why(words: &Words, illegal: Illegal) -> String {
    if illegal.rule.0.starts_with("yedo.") {
        YedoWords::new(words, &ANY_YEDO).why(illegal)
    } else {
        EdoWords::new(words, &ANY_EDO).why(illegal)
    }
}

impl Refusal {
    pub(crate) fn new(status: StatusCode, code: &'static str) -> Refusal {
        let (rule, number, amount, wait) = (None, None, None, None);
        Refusal(Box::new(Why { status, code, args: Vec::new(), rule, number, amount, wait }))
    }

    pub(crate) fn bad(code: &'static str) -> Refusal {
        Refusal::new(StatusCode::BAD_REQUEST, code)
    }

    pub(crate) fn conflict(code: &'static str) -> Refusal {
        Refusal::new(StatusCode::CONFLICT, code)
    }

    pub(crate) fn forbidden(code: &'static str) -> Refusal {
        Refusal::new(StatusCode::FORBIDDEN, code)
    }

    pub(crate) fn not_found(code: &'static str) -> Refusal {
        Refusal::new(StatusCode::NOT_FOUND, code)
    }

    /// Nobody knows who asks.
    pub(crate) fn nobody() -> Refusal {
        Refusal::new(StatusCode::UNAUTHORIZED, "no-session")
    }

    pub(crate) fn slow_down(wait: u64) -> Refusal {
        let mut refusal = Refusal::new(StatusCode::TOO_MANY_REQUESTS, "slow-down");
        refusal.0.wait = Some(wait);
        refusal.with("wait", wait)
    }

    /// Something of ours failed; what, stands in the log and nowhere else.
    pub(crate) fn internal(why: &dyn std::fmt::Display) -> Refusal {
        tracing::error!(%why, "a request failed");
        Refusal::new(StatusCode::INTERNAL_SERVER_ERROR, "internal")
    }

    pub(crate) fn too_much(what: &'static str, found: u64, most: u64) -> Refusal {
        let mut refusal = Refusal::new(StatusCode::UNPROCESSABLE_ENTITY, "too-much");
        refusal.0.amount = Some((found, most));
        refusal.with("what", what).with("found", found).with("most", most)
    }

    #[must_use]
    pub(crate) fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Refusal {
        self.0.args.push((name, value.into()));
        self
    }

    #[must_use]
    fn quoting(self, found: &str) -> Refusal {
        self.with("found", table::short(found).into_owned())
    }

    /// Of what there is too much: a key of the language files.
    fn what(&self) -> Option<&'static str> {
        self.args.iter().find_map(|(key, value)| match value {
            Arg::Text(Cow::Borrowed(what)) if *key == "what" => Some(*what),
            Arg::Text(_) | Arg::Number(_) => None,
        })
    }

    fn sentence(&self, words: &Words) -> String {
        let value = |(name, arg): &(&'static str, Arg)| {
            let value = match arg {
                Arg::Number(number) => Value::from(*number),
                Arg::Text(key) if *name == "what" => {
                    words.text(&format!("much-{}", key.replace(' ', "-")), &[]).into()
                }
                Arg::Text(text) => Value::from(text.clone().into_owned()),
            };
            (*name, value)
        };
        let args: Vec<_> = self.args.iter().map(value).collect();
        words.text(&format!("refused-{}", self.code), &args)
    }

    pub(crate) fn say(&self, words: &Words) -> Refusing {
        let (found, most) = self.amount.unzip();
        let lack = self.rule.and_then(|illegal| illegal.lack);
        let whole = |n: u64| i64::try_from(n).unwrap_or(i64::MAX);
        let what = self.what().or(lack.map(|lack| lack.what));
        let text = match self.rule {
            Some(illegal) => why(words, illegal),
            None => self.sentence(words),
        };
        Refusing {
            code: self.code,
            rule: self.rule.map(|illegal| illegal.rule.0),
            title: self.rule.map(|illegal| words.rule_title(illegal.rule)),
            text,
            what,
            have: found.map(whole).or(lack.map(|lack| lack.have.into())),
            need: most.map(whole).or(lack.map(|lack| lack.need.into())),
            number: self.number,
            wait: self.wait,
        }
    }

    /// The whole answer, in this language.
    pub(crate) fn response(&self, words: &Words) -> Response {
        let mut response = (self.status, Json(self.say(words))).into_response();
        if let Some(wait) = self.wait {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(wait));
        }
        response
    }
}

/// The answer is written by the guard, who knows the language; it finds the refusal beside it.
impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

impl From<Illegal> for Refusal {
    fn from(illegal: Illegal) -> Refusal {
        let mut refusal = Refusal::new(StatusCode::UNPROCESSABLE_ENTITY, "rule");
        refusal.0.rule = Some(illegal);
        refusal
    }
}

impl From<Misread> for Refusal {
    fn from(misread: Misread) -> Refusal {
        Refusal::bad("misread").quoting(&misread.found).with("expected", misread.expected)
    }
}

impl From<Fault> for Refusal {
    fn from(fault: Fault) -> Refusal {
        match fault {
            Fault::Exists => Refusal::conflict("exists"),
            Fault::Missing => Refusal::nobody(),
            Fault::Unsound(_) => Refusal::bad("unsound"),
            Fault::Taken { .. } => Refusal::conflict("taken"),
            Fault::Newer { .. } | Fault::Down(_) => {
                tracing::error!(%fault, "the store failed");
                Refusal::new(StatusCode::SERVICE_UNAVAILABLE, "store-down")
            }
        }
    }
}

impl From<Disagreed> for Refusal {
    fn from(disagreed: Disagreed) -> Refusal {
        match disagreed {
            Disagreed::Unknown(game) => Refusal::bad("no-game").quoting(&game),
            Disagreed::OtherRules { found, oldest, newest, .. } => Refusal::conflict("other-rules")
                .with("found", u64::from(found))
                .with("oldest", u64::from(oldest))
                .with("newest", u64::from(newest)),
            Disagreed::Misread(misread) => misread.into(),
            Disagreed::Refused(illegal) => illegal.into(),
            Disagreed::Edition(why) => Refusal::bad("edition").quoting(&why),
        }
    }
}

impl From<Refused> for Refusal {
    fn from(refused: Refused) -> Refusal {
        match refused {
            Refused::NoTable => Refusal::not_found("no-table"),
            Refused::NoLink => Refusal::not_found("no-link"),
            Refused::Forbidden(role) => Refusal::forbidden(match role {
                Role::Maker => "for-maker",
                Role::Holder => "for-holder",
                Role::Player => "for-player",
                Role::Watcher => "for-watcher",
                Role::Partner => "for-partner",
            }),
            Refused::Stale { current } => {
                let mut refusal = Refusal::conflict("stale");
                refusal.0.number = Some(current);
                refusal.with("number", u64::from(current))
            }
            Refused::Life(life) => Refusal::conflict(match life {
                Life::Lobby => "in-lobby",
                Life::Running => "running",
                Life::Over => "over",
                Life::Abandoned => "abandoned",
                Life::Frozen => "frozen",
            }),
            Refused::NotFree => Refusal::conflict("not-free"),
            Refused::Open => Refusal::conflict("open-seat"),
            Refused::Nonces => Refusal::conflict("luck-missing"),
            Refused::Illegal(illegal) => illegal.into(),
            Refused::Misread(misread) => misread.into(),
            Refused::Disagreed(disagreed) => disagreed.into(),
            Refused::Nothing => Refusal::conflict("nothing"),
            Refused::Barrier => Refusal::conflict("barrier"),
            Refused::Wish => Refusal::conflict("wish"),
            Refused::TooMuch { what, found, most } => Refusal::too_much(what, found, most),
            Refused::Muted => Refusal::forbidden("muted"),
            Refused::Broken { .. } => Refusal::internal(&refused),
            Refused::Panicked { .. } => Refusal::conflict("frozen"),
            Refused::Store(fault) => fault.into(),
        }
    }
}
