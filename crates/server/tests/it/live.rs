//! Streams: what comes, from where they resume, and how they end.

use std::time::Duration;

use reqwest::{Method, Response};
use serde_json::{Value, json};
use tokio::time::timeout;

use crate::world::{Guest, World, settings};

/// A stream that is being read.
pub(crate) struct Stream {
    response: Response,
    /// What has come and was not taken yet.
    text: String,
    /// All that has come.
    pub(crate) all: String,
    /// The id of the last event that had one.
    pub(crate) last: Option<String>,
}

/// One event.
#[derive(Debug)]
pub(crate) struct Event {
    pub(crate) name: String,
    pub(crate) id: Option<String>,
    pub(crate) data: Value,
}

impl Stream {
    pub(crate) async fn open(
        guest: &Guest<'_>,
        table: &str,
        last: Option<&str>,
        query: &str,
    ) -> Stream {
        let mut request = guest.ask(Method::GET, &format!("/api/v1{table}/events{query}"));
        if let Some(last) = last {
            request = request.header("last-event-id", last);
        }
        let response = request.send().await.expect("the server answers");
        assert_eq!(response.status(), 200);
        assert_eq!(response.headers()["content-type"], "text/event-stream");
        Stream { response, text: String::new(), all: String::new(), last: None }
    }

    /// The next event, or `None` when the stream has ended.
    pub(crate) async fn next(&mut self) -> Option<Event> {
        loop {
            if let Some((event, rest)) = self.text.split_once("\n\n") {
                let lines: Vec<String> = event.lines().map(str::to_owned).collect();
                let rest = rest.len();
                self.text.drain(..self.text.len() - rest);
                let field = |name: &str| {
                    let found =
                        lines.iter().find_map(|line| line.strip_prefix(name)?.strip_prefix(':'));
                    found.map(|value| value.trim_start().to_owned())
                };
                let Some(data) = field("data") else { continue };
                let data = serde_json::from_str(&data).expect("it is JSON");
                let name = field("event").expect("it has a name");
                let id = field("id");
                self.last = id.clone().or(self.last.take());
                return Some(Event { name, id, data });
            }
            let chunk = timeout(Duration::from_secs(30), self.response.chunk()).await;
            let chunk = chunk.expect("something comes").ok()??;
            let chunk = String::from_utf8(chunk.to_vec()).expect("it is text");
            self.text += &chunk;
            self.all += &chunk;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_tells_what_is_new_and_resumes_where_it_ended() {
    let world = World::new().await;
    let anne = world.guest("Anne").await;
    let table = anne.table(json!({ "players": 2, "chairs": ["me", "me"] })).await;
    let mut stream = Stream::open(&anne, &table, None, "?full=true").await;
    let first = stream.next().await.expect("what is there comes at once");
    assert_eq!((first.name.as_str(), &first.data["life"]), ("table", &json!("lobby")));
    anne.act(&table, json!({ "act": "start" })).await;
    let second = stream.next().await.expect("the start is told");
    assert_eq!(second.data["table"], anne.get(&table).await, "what comes is what is shown");
    assert_eq!(second.id, Some(second.data["number"].to_string()));
    drop(stream);

    let seat = second.data["asked"][0].as_str().expect("somebody is asked").to_owned();
    let now = anne.answer(&table, &seat, 0).await;
    let mut stream = Stream::open(&anne, &table, second.id.as_deref(), "").await;
    let missed = stream.next().await.expect("what was missed comes at once");
    assert_eq!(missed.data["number"], now["number"]);
    drop(stream);

    let mut stream = Stream::open(&anne, &table, missed.id.as_deref(), "").await;
    anne.post(&format!("{table}/chat"), json!({ "room": "players", "text": "ready?" })).await;
    let chat = stream.next().await.expect("nothing was missed, so the talk comes first");
    assert_eq!((chat.name.as_str(), &chat.data["said"][0]["text"]), ("chat", &json!("ready?")));
    assert_eq!(chat.id, None, "talk does not move the number");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_ends_with_its_link_its_session_and_its_server() {
    let mut world = World::new().await;
    {
        let (anne, ben) = (world.guest("Anne").await, world.guest("Ben").await);
        let table = anne.table(json!({ "players": 2, "chairs": ["me"] })).await;
        let (token, id) = anne.link(&table, json!({ "kind": "watch" })).await;
        let mut watching = Stream::open(&ben.bearing(&token), &table, None, "").await;
        let by_address = format!("?link={token}");
        let mut plain = Stream::open(&world.nobody(), &table, None, &by_address).await;
        for stream in [&mut watching, &mut plain] {
            stream.next().await.expect("what is there comes at once");
        }
        assert_eq!(anne.try_delete(&format!("{table}/links/{id}"), json!({})).await.0, 200);
        for stream in [&mut watching, &mut plain] {
            let close = stream.next().await.expect("who watched is told");
            assert_eq!((close.name.as_str(), &close.data["why"]), ("close", &json!("no-link")));
            assert!(stream.next().await.is_none());
        }

        let mut own = Stream::open(&anne, &table, None, "").await;
        own.next().await.expect("what is there comes at once");
        anne.try_delete("/sessions/current", json!({})).await;
        let close = own.next().await.expect("who logged out is told");
        assert_eq!(close.data["why"], "session");
        assert!(own.next().await.is_none());
    }
    let (mut stream, id) = {
        let carl = world.guest("Carl").await;
        let table = carl.table(json!({ "players": 2, "chairs": ["me"], "public": true })).await;
        let mut stream = Stream::open(&world.nobody(), &table, None, "").await;
        stream.next().await.expect("what is there comes at once");
        (stream, table)
    };
    world.stop().await;
    let close = stream.next().await.expect("everybody is told");
    assert_eq!(close.data["why"], "stopping");
    assert!(stream.next().await.is_none());
    let store = std::sync::Arc::clone(&world.store);
    let world = World::with(store, settings()).await;
    assert_eq!(world.nobody().get(&id).await["life"], "lobby", "it is there again");
}

#[tokio::test(flavor = "multi_thread")]
async fn idle_streams_are_bounded_and_do_not_stop_anybody() {
    let settings = server::Settings {
        streams: 1_200,
        streams_per_address: 2_000,
        streams_per_person: 1_000,
        ..settings()
    };
    let world = World::with(std::sync::Arc::new(store::Memory::default()), settings).await;
    let anne = world.guest("Anne").await;
    let table = anne.table(json!({ "players": 2, "chairs": ["me", "me"], "public": true })).await;
    let mut streams = Vec::new();
    for _ in 0..1_000 {
        let mut stream = Stream::open(&anne, &table, None, "").await;
        stream.next().await.expect("what is there comes at once");
        streams.push(stream);
    }
    let path = format!("{table}/events");
    let (status, refused) = anne.try_get(&path).await;
    assert_eq!((status.as_u16(), &refused["need"]), (422, &json!(1_000)), "one person has enough");
    for _ in 0..200 {
        let mut stream = Stream::open(&world.nobody(), &table, None, "").await;
        stream.next().await.expect("what is there comes at once");
        streams.push(stream);
    }
    let (status, refused) = world.nobody().try_get(&path).await;
    assert_eq!((status.as_u16(), &refused["code"]), (422, &json!("too-much")), "so has the server");
    anne.act(&table, json!({ "act": "start" })).await;
    for stream in &mut streams {
        let event = stream.next().await.expect("everybody is told");
        assert_eq!(event.data["life"], "running");
    }
    streams.clear();
    for _ in 0..1_000 {
        let metrics = world.nobody().ask(Method::GET, "/metrics");
        let (_, text) = world.nobody().send(metrics).await;
        if text.as_str().is_some_and(|text| text.contains("oedo_streams_open 0\n")) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("streams nobody reads are still open");
}
