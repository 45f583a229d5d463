//! Twins through HTTP: two games that differ only in what a viewer may not know are byte-equal to them.
//!
//! Both have the same table, people, sessions, secret and clock; in one of them Ben plans otherwise,
//! takes back, thinks at other times and gives a standing order.

use std::sync::Arc;
use std::time::Duration;

use reqwest::Method;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use store::{Memory, Millis, Person, PersonId, Session, Store, TableId, TokenHash};

use crate::live::Stream;
use crate::world::{BEGIN, Guest, World, asks, lawful, settings};

const PEOPLE: [&str; 3] = ["Anne", "Ben", "Wanda"];

fn token(nth: usize) -> String {
    format!("{:064x}", nth + 1)
}

/// A world in which the same people are known by the same cookies.
async fn world() -> World {
    let store = Arc::new(Memory::default());
    for (nth, name) in PEOPLE.into_iter().enumerate() {
        let id = PersonId(nth as u128 + 1);
        let person = Person { id, ..Person::guest(name, Millis(BEGIN)) };
        store.add_person(person).await.expect("nobody has this id");
        let hash = Sha256::new().chain_update(b"oedo session 1").chain_update(token(nth));
        let (created, seen) = (Millis(BEGIN), Millis(BEGIN));
        let hash = TokenHash(hash.finalize().into());
        let session = Session { token: hash, person: id, created, seen, label: String::new() };
        store.open_session(session).await.expect("nobody has this token");
    }
    World::with(store, settings()).await
}

fn people(world: &World) -> [Guest<'_>; 3] {
    std::array::from_fn(|nth| {
        let mut guest = world.nobody();
        guest.cookie = Some(format!("oedo={}", token(nth)));
        guest
    })
}

/// A table of Edo at which Anne and Ben sit, as a file.
async fn table_file() -> (String, String) {
    let new = json!({
        "players": 2, "modules": ["tokken", "ronin"], "chairs": ["me"], "public": true,
        "pace": { "live": { "reserve": 3600, "increment": 10 } },
    });
    file_of(new).await
}

/// A table at which Anne and Ben sit, as a file.
async fn file_of(new: Value) -> (String, String) {
    let world = world().await;
    let [anne, ben, _] = people(&world);
    let table = anne.table(new).await;
    ben.act(&table, json!({ "act": "sit" })).await;
    let id = TableId::read(&table["/tables/".len()..]).expect("it is an id");
    (table, world.host.export(id).await.expect("it is there"))
}

/// One of two games.
struct Twin<'w> {
    world: &'w World,
    table: String,
    anne: Guest<'w>,
    ben: Guest<'w>,
    wanda: Guest<'w>,
    streams: Vec<Stream>,
    /// All that Anne, Wanda and nobody were answered.
    heard: Vec<String>,
}

impl<'w> Twin<'w> {
    async fn begin(world: &'w World, table: &str, file: &str) -> Twin<'w> {
        let mut twin = Twin::dealt(world, table, file).await;
        twin.play_until("plan", 0).await;
        twin
    }

    /// As it was dealt.
    async fn dealt(world: &'w World, table: &str, file: &str) -> Twin<'w> {
        world.host.import(file).await.expect("it can be read in");
        let [anne, ben, wanda] = people(world);
        let mut streams = Vec::new();
        for guest in [&anne, &wanda, &world.nobody()] {
            streams.push(Stream::open(guest, table, None, "?full=true").await);
        }
        let table = table.to_owned();
        let mut twin = Twin { world, table, anne, ben, wanda, streams, heard: Vec::new() };
        twin.keep_up().await;
        twin.anne.act(&twin.table, json!({ "act": "start" })).await;
        twin.keep_up().await;
        twin
    }

    /// Who is asked first answers in the nth way.
    async fn step(&mut self, shown: &Value, nth: usize) {
        let (guest, seat) = if asks(shown, "S1") { (&self.anne, "S1") } else { (&self.ben, "S2") };
        guest.answer(&self.table, seat, nth).await;
        self.world.pass(Duration::from_secs(2));
        self.keep_up().await;
    }

    /// Waits until every stream has told what is shown now. One that falls behind would tell the last
    /// of several things only, sooner in one world than in the other.
    async fn keep_up(&mut self) {
        let nobody = self.world.nobody();
        for (guest, stream) in [&self.anne, &self.wanda, &nobody].into_iter().zip(&mut self.streams)
        {
            let now = guest.get(&self.table).await["number"].to_string();
            while stream.last.as_deref() != Some(&now) {
                stream.next().await.expect("there is more");
            }
        }
    }

    /// Everybody answers in the same way until this goes on.
    async fn play_until(&mut self, phase: &str, round: u32) {
        for nth in 0..2_000 {
            let shown = self.anne.get(&self.table).await;
            let view = &shown["windows"][0]["view"];
            if view["phase"] == phase && Some(u64::from(round)) < view["round"].as_u64() {
                return;
            }
            self.step(&shown, nth).await;
        }
        panic!("it never comes to that");
    }

    /// Ben lays the nth card he could.
    async fn plan(&self, nth: usize) {
        self.ben.answer(&self.table, "S2", nth).await;
    }

    /// Asks everything that others than Ben can ask, and notes every byte that comes back.
    async fn look(&mut self) {
        let table = &self.table;
        let link = format!("{table}/links");
        let mut paths: Vec<String> = [
            "",
            "/options",
            "/board",
            "/history",
            "/history?from=3",
            "/chat?room=players",
            "/record",
            "/export",
            "/proof",
            "/views?answers=0",
            "/views?answers=5",
            "/views?answers=9",
            "/views?answers=900",
        ]
        .map(|path| format!("{table}{path}"))
        .into();
        paths.extend(
            ["/tables?list=mine", "/tables?list=running", "/tables", "/me", "/sessions", &link]
                .map(str::to_owned),
        );
        let stale = json!({ "seat": "S1", "choice": "done", "number": 0 });
        let posts = [
            ("/answers", stale),
            ("/answers", json!({ "seat": "S2", "choice": "done", "number": 1 })),
            ("/acts", json!({ "act": "undo", "seat": "S2" })),
            ("/acts", json!({ "act": "undo", "seat": "S1", "answers": 30 })),
            ("/hints", json!({ "seat": "S1" })),
            ("/rematch", json!({})),
        ];
        for guest in [&self.anne, &self.wanda, &self.world.nobody()] {
            for language in ["en", "es", "fr"] {
                let guest = guest.speaking(language);
                for path in &paths {
                    let request = guest.ask(Method::GET, &format!("/api/v1{path}"));
                    self.heard.push(whole(path, request).await);
                }
                for (path, body) in &posts {
                    let path = format!("/api/v1{table}{path}");
                    self.heard.push(whole(&path, guest.ask(Method::POST, &path).json(body)).await);
                }
            }
            self.heard.push(whole("/", guest.ask(Method::GET, "/")).await);
            for page in
                ["", "/part", "/replay", "/replay?at=5", "/replay?seat=S2", "/links", "/proof"]
            {
                let request = guest.ask(Method::GET, &format!("{table}{page}"));
                self.heard.push(whole(page, request.header("accept", "text/html")).await);
            }
            let forms = [
                ("/answer", [("seat", "S2"), ("choice", "done"), ("number", "1")]),
                ("/do", [("seat", "S2"), ("act", "undo"), ("number", "1")]),
                ("/plan", [("seat", "S2"), ("try", "yes"), ("card1", "0.0")]),
                ("/hint", [("seat", "S2"), ("eyes", "S2"), ("number", "1")]),
                ("/links", [("seat", "S2"), ("kind", "shoulder"), ("number", "1")]),
            ];
            for (form, fields) in &forms {
                let request = guest.ask(Method::POST, &format!("{table}{form}")).form(fields);
                self.heard.push(whole(form, request.header("accept", "text/html")).await);
            }
        }
    }

    /// All that came by streams, up to something that was said.
    async fn listened(&mut self) -> Vec<String> {
        let said = json!({ "room": "players", "text": "so far" });
        self.anne.post(&format!("{}/chat", self.table), said).await;
        let mut all = Vec::new();
        for stream in &mut self.streams {
            while stream.next().await.expect("there is more").name != "chat" {}
            all.push(stream.all.clone());
        }
        all
    }
}

/// An answer with its status and headers, all but the date.
async fn whole(path: &str, request: reqwest::RequestBuilder) -> String {
    let response = request.send().await.expect("the server answers");
    let mut headers: Vec<String> =
        response.headers().iter().map(|(name, value)| format!("{name}: {value:?}")).collect();
    headers.retain(|header| !header.starts_with("date:"));
    let status = response.status();
    format!("{path}\n{status} {headers:?}\n{}", response.text().await.expect("it is text"))
}

#[tokio::test(flavor = "multi_thread")]
async fn what_ben_does_in_secret_shows_nowhere() {
    let (table, file) = table_file().await;
    let (one, other) = (world().await, world().await);
    let mut one = Twin::begin(&one, &table, &file).await;
    let mut other = Twin::begin(&other, &table, &file).await;
    let same = |one: &Twin<'_>, other: &Twin<'_>| {
        for (one, other) in one.heard.iter().zip(&other.heard) {
            assert_eq!(one, other);
        }
    };
    one.look().await;
    other.look().await;
    same(&one, &other);

    // Anne plans a card, and Ben some: other ones, in another number, at other times.
    one.anne.answer(&table, "S1", 1).await;
    other.anne.answer(&table, "S1", 1).await;
    one.plan(0).await;
    one.world.pass(Duration::from_mins(1));
    other.world.pass(Duration::from_secs(20));
    other.plan(7).await;
    other.world.pass(Duration::from_secs(30));
    other.plan(4).await;
    other.ben.act(&table, json!({ "act": "undo", "seat": "S2" })).await;
    let order = json!({ "act": "order", "seat": "S2", "kind": "wages", "choice": "done" });
    other.ben.act(&table, order).await;
    other.world.pass(Duration::from_secs(10));
    let (ours, theirs) = (one.ben.get(&table).await, other.ben.get(&table).await);
    assert_ne!(ours["windows"], theirs["windows"], "they do differ for Ben");
    one.look().await;
    other.look().await;
    same(&one, &other);

    // Both seal: that it is sealed is seen, what is not.
    for (twin, nth) in [(&one, 0), (&other, 5)] {
        while asks(&twin.ben.get(&table).await, "S2") {
            twin.plan(nth).await;
        }
    }
    one.look().await;
    other.look().await;
    same(&one, &other);
    assert!(asks(&one.anne.get(&table).await, "S1"));
    assert_eq!(one.listened().await, other.listened().await);

    // The check bites: once plans are open they differ.
    for twin in [&mut one, &mut other] {
        while twin.anne.get(&table).await["windows"][0]["view"]["phase"] == "plan" {
            twin.anne.answer(&table, "S1", 0).await;
        }
        twin.look().await;
    }
    assert_ne!(one.heard, other.heard);
}

/// What the server sends of a table names no secret of it before the end.
#[tokio::test(flavor = "multi_thread")]
async fn the_secret_behind_luck_is_never_sent_before_the_end() {
    let (table, file) = table_file().await;
    let world = world().await;
    let mut twin = Twin::begin(&world, &table, &file).await;
    let secret =
        file.lines().find_map(|line| line.strip_prefix("secret ")).expect("it stands there");
    twin.look().await;
    let shown: Value = twin.anne.get(&table).await;
    assert_eq!(shown["luck"]["secret"], json!(null));
    assert!(twin.heard.iter().all(|heard| !heard.contains(secret)));
    assert_eq!(lawful(&shown, "S1", 0), lawful(&shown, "S1", 0));
}

#[tokio::test(flavor = "multi_thread")]
async fn that_ben_has_begun_to_plan_shows_nowhere() {
    for _ in 0..4 {
        // Whoever was the last to do something that everybody saw: it is Anne at some tables.
        let (table, file) = table_file().await;
        let world = world().await;
        let mut twin = Twin::begin(&world, &table, &file).await;
        twin.look().await;
        let before = std::mem::take(&mut twin.heard);
        twin.plan(0).await;
        twin.look().await;
        for (before, after) in before.iter().zip(&twin.heard) {
            assert_eq!(before, after);
        }
    }
}

/// A game of Yedo with every add-on, in which much is hidden.
fn yedo() -> Value {
    json!({
        "game": "yedo", "players": 2, "chairs": ["me"], "public": true,
        "yedo": { "preset": "everything" },
    })
}

/// One in which they play together, and hands are hidden all the same.
fn together() -> Value {
    json!({
        "game": "yedo", "players": 2, "chairs": ["me"], "public": true,
        "yedo": { "preset": "together" },
    })
}

/// What Ben is asked, as he sees it: the kind of question, and how many lawful answers there are.
fn asked_ben(shown: &Value) -> (String, usize) {
    let window = &shown["windows"][0];
    let kind = window["question"]["kind"].as_str().unwrap_or_default().to_owned();
    let options = window["options"].as_array().map_or(&[][..], Vec::as_slice);
    (kind, options.iter().filter(|option| option["refused"].is_null()).count())
}

/// What Ben did in secret, and how often.
#[derive(Default)]
struct Secrets {
    kept: u32,
    answered: u32,
}

/// Two games are the same until Ben can keep another card of those he drew, or answer otherwise at a
/// moment: others cannot tell, whatever they ask and whatever they listen to.
async fn part_in_secret(new: Value, found: &mut Secrets) {
    let (table, file) = file_of(new).await;
    let (one, other) = (world().await, world().await);
    let mut one = Twin::dealt(&one, &table, &file).await;
    let mut other = Twin::dealt(&other, &table, &file).await;
    for nth in 0..260 {
        let shown = one.anne.get(&table).await;
        if shown["life"] != "running" {
            return;
        }
        let ben = one.ben.get(&table).await;
        // Both are looked at alike, so that everybody was seen at the same times.
        other.anne.get(&table).await;
        other.ben.get(&table).await;
        let (kind, ways) = asked_ben(&ben);
        // Weapons are kept for all to see.
        let hidden = kind == "keep" && {
            let first = lawful(&ben, "S2", 0);
            let bag = ben["windows"][0]["view"]["bag"].as_object().expect("weapons by type");
            !bag.contains_key(first.trim_start_matches("keep "))
        };
        let moment = kind.starts_with("moment/") && asks(&shown, "S1");
        if asks(&ben, "S2") && (hidden || moment) && 1 < ways {
            one.ben.answer(&table, "S2", 0).await;
            other.ben.answer(&table, "S2", 1).await;
            one.keep_up().await;
            other.keep_up().await;
            one.look().await;
            other.look().await;
            for (one, other) in one.heard.iter().zip(&other.heard) {
                assert_eq!(one, other, "{kind}");
            }
            let (ours, theirs) = (one.listened().await, other.listened().await);
            assert!(ours.iter().all(|stream| stream.contains("event: table")), "they were told");
            let events = |all: &[String]| -> Vec<String> {
                all.iter().flat_map(|it| it.split("\n\n").map(str::to_owned)).collect()
            };
            for (ours, theirs) in events(&ours).iter().zip(&events(&theirs)) {
                assert_eq!(ours, theirs, "{kind}");
            }
            assert_eq!(ours, theirs, "{kind}: as much");
            let (ours, theirs) = (one.ben.get(&table).await, other.ben.get(&table).await);
            assert_ne!(ours["windows"], theirs["windows"], "they do differ for Ben");
            found.kept += u32::from(hidden);
            found.answered += u32::from(moment);
            return;
        }
        one.step(&shown, nth).await;
        other.step(&shown, nth).await;
    }
}

/// Which card Ben keeps of those he drew, and what he answers at a moment, others cannot tell.
#[tokio::test(flavor = "multi_thread")]
async fn what_ben_holds_and_answers_in_secret_shows_nowhere_in_yedo() {
    let mut found = Secrets::default();
    for _ in 0..12 {
        part_in_secret(yedo(), &mut found).await;
        if 0 < found.kept && 0 < found.answered {
            return;
        }
    }
    let Secrets { kept, answered } = found;
    assert!(0 < kept, "nobody ever kept a card: {kept} kept, {answered} answered");
}

/// Partners do not see each other's cards either, unless they agreed to it.
#[tokio::test(flavor = "multi_thread")]
async fn what_ben_holds_in_secret_shows_nowhere_to_his_partner() {
    let mut found = Secrets::default();
    for _ in 0..12 {
        part_in_secret(together(), &mut found).await;
        if 0 < found.kept {
            return;
        }
    }
    panic!("nobody ever kept a card");
}
