//! A real server on a loopback port, and people who talk to it.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use host::Host;
use reqwest::{Client, Method, RequestBuilder, StatusCode};
use serde_json::{Value, json};
use server::{App, Settings};
use store::{Memory, Millis, Store};
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A server that runs until it is dropped.
pub(crate) struct World {
    pub(crate) base: String,
    pub(crate) client: Client,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) host: Host,
    pub(crate) clock: Arc<AtomicI64>,
    stop: Option<oneshot::Sender<()>>,
    served: Option<JoinHandle<()>>,
}

/// What time it is when a test begins.
pub(crate) const BEGIN: i64 = 1_700_000_000_000;

/// Settings for tests: bots answer at once, nobody is in the way of anybody.
pub(crate) fn settings() -> Settings {
    Settings {
        bot_pace: 0,
        requests_per_address: 100_000,
        requests_per_person: 100_000,
        guests_per_address: 1_000,
        grace: 5,
        ..Settings::default()
    }
}

impl World {
    pub(crate) async fn new() -> World {
        World::with(Arc::new(Memory::default()), settings()).await
    }

    pub(crate) async fn with(store: Arc<dyn Store>, settings: Settings) -> World {
        let clock = Arc::new(AtomicI64::new(BEGIN));
        let ticking = Arc::clone(&clock);
        let now: server::Now = Arc::new(move || Millis(ticking.load(Ordering::Relaxed)));
        let host = Host::new(Arc::clone(&store), App::host_options(&settings, Arc::clone(&now)));
        let app = App::new(Arc::clone(&store), host.clone(), settings, now);
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("there is a free port");
        let base = format!("http://{}", listener.local_addr().expect("it has an address"));
        let (stop, stopped) = oneshot::channel();
        let served = tokio::spawn(async move {
            let stopped = async {
                let _either_way = stopped.await;
            };
            app.serve(listener, stopped).await.expect("it can listen");
        });
        let client = Client::builder().no_proxy().build().expect("a client can be made");
        World { base, client, store, host, clock, stop: Some(stop), served: Some(served) }
    }

    pub(crate) fn pass(&self, time: Duration) {
        self.clock.fetch_add(time.as_millis() as i64, Ordering::Relaxed);
    }

    /// Stops as an operator would, and waits for it.
    pub(crate) async fn stop(&mut self) {
        self.stop.take();
        self.served.take().expect("it is stopped once").await.expect("it stops in peace");
    }

    /// Somebody of whom nothing is known.
    pub(crate) fn nobody(&self) -> Guest<'_> {
        Guest { world: self, cookie: None, bearer: None, language: "en", id: String::new() }
    }

    /// A new guest.
    pub(crate) async fn guest(&self, name: &str) -> Guest<'_> {
        let mut guest = self.nobody();
        let response = guest.ask(Method::POST, "/api/v1/guests").json(&json!({ "name": name }));
        let response = response.send().await.expect("the server answers");
        assert_eq!(response.status(), StatusCode::CREATED);
        let cookie = response.headers()["set-cookie"].to_str().expect("a cookie is text");
        guest.cookie = cookie.split(';').next().map(str::to_owned);
        let me: Value = response.json().await.expect("it is JSON");
        me["id"].as_str().expect("there is an id").clone_into(&mut guest.id);
        guest
    }
}

/// Somebody who talks to a server.
#[derive(Clone)]
pub(crate) struct Guest<'w> {
    pub(crate) world: &'w World,
    pub(crate) cookie: Option<String>,
    pub(crate) bearer: Option<String>,
    pub(crate) language: &'static str,
    pub(crate) id: String,
}

impl Guest<'_> {
    pub(crate) fn ask(&self, method: Method, path: &str) -> RequestBuilder {
        let mut request = self.world.client.request(method, format!("{}{path}", self.world.base));
        if let Some(cookie) = &self.cookie {
            request = request.header("cookie", cookie);
        }
        if let Some(token) = &self.bearer {
            request = request.bearer_auth(token);
        }
        request.header("accept-language", self.language)
    }

    /// The same with this link.
    pub(crate) fn bearing(&self, token: &str) -> Self {
        Guest { bearer: Some(token.to_owned()), ..self.clone() }
    }

    /// The same in another language.
    pub(crate) fn speaking(&self, language: &'static str) -> Self {
        Guest { language, ..self.clone() }
    }

    /// What is answered, whatever it is.
    pub(crate) async fn send(&self, request: RequestBuilder) -> (StatusCode, Value) {
        let response = request.send().await.expect("the server answers");
        let status = response.status();
        let text = response.text().await.expect("it is text");
        (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
    }

    pub(crate) async fn try_get(&self, path: &str) -> (StatusCode, Value) {
        self.send(self.ask(Method::GET, &format!("/api/v1{path}"))).await
    }

    pub(crate) async fn try_post(&self, path: &str, body: Value) -> (StatusCode, Value) {
        self.send(self.ask(Method::POST, &format!("/api/v1{path}")).json(&body)).await
    }

    pub(crate) async fn try_delete(&self, path: &str, body: Value) -> (StatusCode, Value) {
        self.send(self.ask(Method::DELETE, &format!("/api/v1{path}")).json(&body)).await
    }

    pub(crate) async fn get(&self, path: &str) -> Value {
        let (status, value) = self.try_get(path).await;
        assert!(status.is_success(), "GET {path}: {status} {value}");
        value
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> Value {
        let (status, value) = self.try_post(path, body).await;
        assert!(status.is_success(), "POST {path}: {status} {value}");
        value
    }

    /// Refused with this status and code.
    pub(crate) async fn refused(&self, path: &str, body: Value, status: u16, code: &str) -> Value {
        let (found, value) = self.try_post(path, body).await;
        assert_eq!(
            (found.as_u16(), value["code"].as_str()),
            (status, Some(code)),
            "{path}: {value}"
        );
        value
    }

    /// Makes a table and says its path.
    pub(crate) async fn table(&self, new: Value) -> String {
        let made = self.post("/tables", new).await;
        format!("/tables/{}", made["table"].as_str().expect("it has an id"))
    }

    pub(crate) async fn act(&self, table: &str, act: Value) -> Value {
        self.post(&format!("{table}/acts"), act).await
    }

    /// Makes a link and gives its token and id.
    pub(crate) async fn link(&self, table: &str, shape: Value) -> (String, String) {
        let made = self.post(&format!("{table}/links"), shape).await;
        let text = |key: &str| made[key].as_str().expect("it is text").to_owned();
        (text("token"), text("id"))
    }

    /// Answers the first question of this seat with a lawful choice, the `nth` of them.
    pub(crate) async fn answer(&self, table: &str, seat: &str, nth: usize) -> Value {
        let shown = self.get(table).await;
        let choice = lawful(&shown, seat, nth);
        let number = &shown["number"];
        self.post(
            &format!("{table}/answers"),
            json!({ "seat": seat, "choice": choice, "number": number }),
        )
        .await
    }
}

/// The `nth` lawful choice of a seat, counted round.
pub(crate) fn lawful(shown: &Value, seat: &str, nth: usize) -> String {
    let windows = shown["windows"].as_array().expect("there are windows");
    let window = windows.iter().find(|window| window["seat"] == seat).expect("the seat is theirs");
    let options = window["options"].as_array().expect("there are options");
    let lawful: Vec<_> = options.iter().filter(|option| option["refused"].is_null()).collect();
    lawful[nth % lawful.len()]["choice"].as_str().expect("a choice is text").to_owned()
}

pub(crate) fn asks(shown: &Value, seat: &str) -> bool {
    shown["asked"].as_array().expect("it is a list").iter().any(|asked| asked == seat)
}
