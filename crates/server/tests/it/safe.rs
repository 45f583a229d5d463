//! What must be refused: clearly, and without changing anything.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::sync::Arc;
use std::time::Duration;

use reqwest::Method;
use serde_json::json;
use store::Memory;

use crate::world::{World, asks, lawful, settings};

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_answered_for_by_who_holds_it_alone() {
    let world = World::new().await;
    let (anne, ben, eve) =
        (world.guest("Anne").await, world.guest("Ben").await, world.guest("Eve").await);
    let table = anne.table(json!({ "players": 2, "chairs": ["me"], "public": true })).await;
    ben.act(&table, json!({ "act": "sit", "seat": "S2" })).await;
    anne.act(&table, json!({ "act": "start" })).await;
    let (first, second) = (
        anne.link(&table, json!({ "kind": "program", "seat": "S1" })).await,
        ben.link(&table, json!({ "kind": "program", "seat": "S2" })).await,
    );
    let shoulder = anne.link(&table, json!({ "kind": "shoulder", "seat": "S1" })).await;
    let watch = anne.link(&table, json!({ "kind": "watch" })).await;
    let shown = anne.get(&table).await;
    let (asked, other) = if asks(&shown, "S1") { ("S1", &second) } else { ("S2", &first) };
    let (holder, stranger) = if asked == "S1" { (&anne, &ben) } else { (&ben, &anne) };
    let shown = holder.get(&table).await;
    let answer =
        json!({ "seat": asked, "choice": lawful(&shown, asked, 0), "number": shown["number"] });
    let path = format!("{table}/answers");
    let before = world
        .host
        .export(store::TableId::read(&table["/tables/".len()..]).expect("it is an id"))
        .await;
    let nobody = world.nobody();
    let tries = [
        (stranger.clone(), 403, "for-holder"),
        (eve.clone(), 403, "for-holder"),
        (nobody.clone(), 403, "for-player"),
        (nobody.bearing(&other.0), 403, "for-holder"),
        (nobody.bearing(&watch.0), 403, "for-holder"),
        (nobody.bearing(&shoulder.0), 403, "for-holder"),
        (nobody.bearing(&"0".repeat(64)), 404, "no-link"),
        (nobody.bearing("../../etc/passwd"), 401, "no-link"),
    ];
    for (guest, status, code) in tries {
        guest.refused(&path, answer.clone(), status, code).await;
    }
    // A program plays and does nothing else; and it sees its own seat only.
    let program = nobody.bearing(if asked == "S1" { &first.0 } else { &second.0 });
    program
        .refused(
            &format!("{table}/acts"),
            json!({ "act": "leave", "seat": asked }),
            403,
            "for-holder",
        )
        .await;
    program
        .refused(&format!("{table}/acts"), json!({ "act": "ask-abandon" }), 403, "for-holder")
        .await;
    program.refused(&format!("{table}/links"), json!({ "kind": "watch" }), 401, "no-session").await;
    assert_eq!(program.get(&table).await["eyes"], json!([asked]));
    let after = world
        .host
        .export(store::TableId::read(&table["/tables/".len()..]).expect("it is an id"))
        .await;
    assert_eq!(before.ok(), after.ok(), "nothing changed");
    program.post(&path, answer).await;

    let elsewhere = anne.table(json!({ "players": 2, "chairs": ["me"] })).await;
    let (status, refused) = program.try_get(&elsewhere).await;
    assert_eq!(
        (status.as_u16(), &refused["code"]),
        (404, &json!("no-link")),
        "a link is for one table"
    );
    eve.refused(&format!("{table}/links"), json!({ "kind": "invite" }), 403, "for-maker").await;
    eve.refused(
        &format!("{table}/links"),
        json!({ "kind": "shoulder", "seat": "S1" }),
        403,
        "for-holder",
    )
    .await;
    assert_eq!(eve.try_delete(&format!("{table}/links/{}", watch.1), json!({})).await.0, 404);
}

#[tokio::test]
async fn a_forged_or_stale_cookie_is_nobody() {
    let world = World::new().await;
    let mut anne = world.guest("Anne").await;
    let real = anne.cookie.clone();
    let changed = real.as_ref().map(|cookie| {
        let last = if cookie.ends_with('0') { "1" } else { "0" };
        format!("{}{last}", &cookie[..cookie.len() - 1])
    });
    let forged = [
        changed,
        Some(format!("oedo={}", "f".repeat(64))),
        Some("oedo=".into()),
        Some("oedo=%00".into()),
    ];
    for cookie in forged {
        anne.cookie = cookie;
        anne.refused("/tables", json!({ "players": 2 }), 401, "no-session").await;
    }
    anne.cookie = real;
    anne.try_delete("/sessions/current", json!({})).await;
    anne.refused("/tables", json!({ "players": 2 }), 401, "no-session").await;
}

#[tokio::test]
async fn posts_from_other_sites_are_refused() {
    let world = World::new().await;
    let anne = world.guest("Anne").await;
    let post = |headers: &[(&str, &str)]| {
        let mut request = anne.ask(Method::POST, "/api/v1/tables").json(&json!({ "players": 2 }));
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        anne.send(request)
    };
    let own = world.base.clone();
    for other in [
        &[("origin", "https://evil.example")][..],
        &[("origin", "null")],
        &[("sec-fetch-site", "cross-site")],
        &[("sec-fetch-site", "same-site")],
        &[("sec-fetch-site", "cross-site"), ("origin", &own)],
        &[("origin", "http://127.0.0.1:1")],
    ] {
        let (status, refused) = post(other).await;
        assert_eq!((status.as_u16(), &refused["code"]), (403, &json!("cross-site")), "{other:?}");
    }
    assert_eq!(anne.get("/tables?list=mine").await, json!([]));
    for ours in [&[("origin", own.as_str()), ("sec-fetch-site", "same-origin")][..], &[]] {
        assert_eq!(post(ours).await.0, 201, "{ours:?}");
    }
    // What a plain form of another site can send is no JSON.
    let form = anne
        .ask(Method::POST, "/api/v1/tables")
        .header("content-type", "text/plain")
        .body("{\"players\":2}");
    let (status, refused) = anne.send(form).await;
    assert_eq!((status.as_u16(), &refused["code"]), (415, &json!("no-json")));
}

#[tokio::test]
async fn big_and_broken_bodies_are_refused() {
    let world = World::with(
        Arc::new(Memory::default()),
        server::Settings { body_bytes: 1_000, ..settings() },
    )
    .await;
    let anne = world.guest("Anne").await;
    anne.refused("/tables", json!({ "players": 2, "game": "x".repeat(2_000) }), 413, "too-big")
        .await;
    let deep = format!("{}{}", "[".repeat(400), "]".repeat(400));
    for broken in [
        "",
        "{",
        "[]",
        "null",
        "{\"players\":-1}",
        "{\"players\":2,\"extra\":1}",
        "{\"players\":\"2\"}",
        "\u{0}",
        &deep,
    ] {
        let request =
            anne.ask(Method::POST, "/api/v1/tables").header("content-type", "application/json");
        let (status, refused) = anne.send(request.body(broken.to_owned())).await;
        assert_eq!((status.as_u16(), &refused["code"]), (400, &json!("malformed")), "{broken}");
        assert!(refused["text"].as_str().is_some_and(|text| text.len() < 400));
    }
    let request =
        anne.ask(Method::POST, "/api/v1/tables").header("content-type", "application/json");
    let (status, _) = anne.send(request.body(vec![0xff, 0xfe, 0x00])).await;
    assert_eq!(status, 400);
    for (players, status) in [(0, 422), (1, 422), (6, 422), (255, 422), (256, 400)] {
        assert_eq!(anne.try_post("/tables", json!({ "players": players })).await.0, status);
    }
    assert_eq!(anne.get("/tables?list=mine").await, json!([]));
}

/// The status line of what is answered to these bytes.
async fn raw(world: &World, bytes: &[u8]) -> String {
    let (address, bytes) = (world.base["http://".len()..].to_owned(), bytes.to_vec());
    let talk = tokio::task::spawn_blocking(move || {
        let mut stream = TcpStream::connect(address).expect("it listens");
        stream.write_all(&bytes).expect("it reads");
        let mut answer = Vec::new();
        let _until_closed = stream.read_to_end(&mut answer);
        String::from_utf8_lossy(&answer).lines().next().unwrap_or("").to_owned()
    });
    talk.await.expect("somebody answers")
}

#[tokio::test]
async fn tricks_with_paths_lead_nowhere() {
    let world = World::new().await;
    let tricks = [
        "/../../etc/passwd",
        "/..%2f..%2fetc/passwd",
        "//api/v1/me",
        "/api/v1/../metrics",
        "/%2e%2e/x",
        "/api/v1/tables/../me",
        "/api/v1/tables/%00",
        "/api/v1/tables/..%2f..",
        "/plain.css/..",
        "/api/v1/tables/0000000000000000000000000000000A",
        "/api/v1/rules/..%2frules.rs",
        "/api/v1/tables/%ff",
    ];
    for path in tricks {
        let request = format!("GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
        let status = raw(&world, request.as_bytes()).await;
        assert!(status.starts_with("HTTP/1.1 40"), "{path}: {status}");
    }
    assert!(raw(&world, b"no http at all\r\n\r\n").await.starts_with("HTTP/1.1 400"));
    let request = b"POST /api/v1/guests HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\nconnection: close\r\n\r\n0\r\n\r\n";
    let status = raw(&world, request).await;
    assert!(!status.contains(" 20"), "{status}");
    let anne = world.guest("Anne").await;
    let put = anne.ask(Method::PUT, "/api/v1/me").json(&json!({}));
    let (status, refused) = anne.send(put).await;
    assert_eq!((status.as_u16(), &refused["code"]), (405, &json!("no-method")));
}

#[tokio::test]
async fn script_in_names_and_talk_stays_text() {
    let world = World::new().await;
    let script = "<script>alert(1)</script>";
    let anne = world.guest(script).await;
    let table = anne.table(json!({ "players": 2, "chairs": ["me"], "public": true })).await;
    anne.post(
        &format!("{table}/chat"),
        json!({ "room": "players", "text": "\"><img src=x onerror=alert(1)>\u{7}" }),
    )
    .await;
    let request = anne.ask(Method::GET, &format!("/api/v1{table}/chat?room=players"));
    let response = request.send().await.expect("the server answers");
    assert_eq!(response.headers()["content-type"], "application/json");
    assert_eq!(response.headers()["x-content-type-options"], "nosniff");
    let said: serde_json::Value = response.json().await.expect("it is JSON");
    assert_eq!(said[0]["text"], "\"><img src=x onerror=alert(1)>", "plain text, as it was said");
    let (_, page) = world.nobody().send(world.nobody().ask(Method::GET, "/")).await;
    let page = page.as_str().expect("a page is text");
    assert!(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;"), "{page}");
    assert!(!without_our_script(page).contains("<script"), "{page}");
}

/// A page without the one script of ours, which it loads by address and which has no text in the page.
fn without_our_script(page: &str) -> String {
    let Some((before, rest)) = page.split_once("<script type=\"module\" src=\"/static/") else {
        return page.to_owned();
    };
    let (address, after) = rest.split_once("\"></script>").expect("it ends at once");
    assert!(!address.contains(['<', ' ', '"']), "{address}");
    format!("{before}{after}")
}

#[tokio::test]
async fn every_answer_carries_the_headers() {
    let world = World::new().await;
    let anne = world.guest("Anne").await;
    for path in ["/", "/new", "/me", "/about", "/rules/edo", "/learn/edo", "/api", "/health"]
        .into_iter()
        .chain(["/api/v1/me", "/api/v1/tables/x", "/nowhere", "/static/0/oedo.css"])
    {
        let response = anne.ask(Method::GET, path).send().await.expect("the server answers");
        let header = |name: &str| response.headers()[name].to_str().expect("it is text").to_owned();
        let policy = header("content-security-policy");
        assert!(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"));
        assert!(!policy.contains("unsafe"), "{policy}");
        assert_eq!(header("x-content-type-options"), "nosniff");
        assert_eq!(header("x-frame-options"), "DENY");
        assert_eq!(header("referrer-policy"), "same-origin");
        let text = response.text().await.expect("it is text");
        let text = without_our_script(&text);
        for inline in ["<script", "style=", "onclick", "http://", "https://"] {
            assert!(!text.contains(inline), "{path}: {inline}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn brute_force_is_slowed_down() {
    let world = World::new().await;
    let anne = world.guest("Anne").await;
    anne.post("/account", json!({ "login": "anne", "password": "correct horse" })).await;
    let log_in = async |password: &str| {
        let (status, said) = world
            .nobody()
            .try_post("/sessions", json!({ "login": "anne", "password": password }))
            .await;
        (status.as_u16(), said["wait"].as_u64())
    };
    for nth in 0..5 {
        assert_eq!(log_in(&format!("wrong guess {nth}")).await.0, 401);
    }
    let (status, wait) = log_in("correct horse").await;
    assert_eq!(status, 429, "the right one is not told from a wrong one either");
    assert!(wait.is_some_and(|wait| 30 < wait));
    world.pass(Duration::from_secs(61));
    assert_eq!(log_in("correct horse").await.0, 200);
    assert_eq!(log_in("correct horse").await.0, 200, "who is right is not counted");
    // Many logins from one address are as bad as one.
    world.pass(Duration::from_hours(1));
    let mut slowed = 0;
    for nth in 0..25 {
        let body = json!({ "login": format!("somebody {nth}"), "password": "wrong guess" });
        slowed += u32::from(world.nobody().try_post("/sessions", body).await.0 == 429);
    }
    assert_eq!(slowed, 5);
}

#[tokio::test]
async fn who_asks_too_much_waits() {
    let small = server::Settings {
        requests_per_person: 2,
        guests_per_address: 3,
        tables_per_person: 2,
        ..settings()
    };
    let world = World::with(Arc::new(Memory::default()), small).await;
    let anne = world.guest("Anne").await;
    anne.table(json!({ "players": 2, "chairs": ["me"] })).await;
    anne.table(json!({ "players": 2, "chairs": ["me"] })).await;
    let refused = anne.refused("/tables", json!({ "players": 2 }), 422, "too-much").await;
    assert_eq!((&refused["what"], &refused["need"]), (&json!("tables"), &json!(2)));
    let mut slowed = 0;
    for _ in 0..40 {
        let response =
            anne.ask(Method::GET, "/api/v1/me").send().await.expect("the server answers");
        if response.status() == 429 {
            assert!(response.headers().contains_key("retry-after"));
            slowed += 1;
        }
    }
    assert!((20..=24).contains(&slowed), "{slowed}");
    let ben = world.guest("Ben").await;
    assert_eq!(ben.try_get("/me").await.0, 200, "others are not in it");
    world.guest("Carl").await;
    world.nobody().refused("/guests", json!({ "name": "Dora" }), 429, "slow-down").await;
    world.nobody().refused("/guests", json!({ "name": "x".repeat(41) }), 422, "too-much").await;
}

#[tokio::test]
async fn only_the_operator_imports() {
    let settings =
        server::Settings { operator_token: server::Hidden("the operator".into()), ..settings() };
    let world = World::with(Arc::new(Memory::default()), settings).await;
    let anne = world.guest("Anne").await;
    let table = anne.table(json!({ "players": 2, "chairs": ["me"] })).await;
    let id = store::TableId::read(&table["/tables/".len()..]).expect("it is an id");
    let text = world.host.export(id).await.expect("it is there");
    let import = |token: &'static str| {
        let request = world
            .nobody()
            .ask(Method::POST, "/api/v1/imports")
            .bearer_auth(token)
            .body(text.clone());
        async { world.nobody().send(request).await }
    };
    for wrong in ["", "the operato", "the operators"] {
        assert_eq!(import(wrong).await.1["code"], "for-operator");
    }
    assert_eq!(import("the operator").await.1["code"], "taken", "it is there already");
}
