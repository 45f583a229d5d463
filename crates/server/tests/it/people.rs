//! Guests, accounts, sessions, and how people go.

use std::time::Duration;

use reqwest::Method;
use serde_json::json;

use crate::world::World;

#[tokio::test]
async fn a_guest_is_known_by_a_cookie_that_no_script_reads() {
    let world = World::new().await;
    let request =
        world.nobody().ask(Method::POST, "/api/v1/guests").json(&json!({ "name": " Anne " }));
    let response = request.send().await.expect("the server answers");
    let cookie = response.headers()["set-cookie"].to_str().expect("it is text").to_owned();
    assert!(cookie.starts_with("oedo="), "{cookie}");
    for part in ["; HttpOnly", "; SameSite=Lax", "; Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    let token = cookie["oedo=".len()..].split(';').next().expect("there is a token");
    assert_eq!(token.len(), 64, "256 bits");
    let mut anne = world.nobody();
    anne.cookie = Some(format!("oedo={token}"));
    assert_eq!(anne.get("/me").await["name"], "Anne");
}

#[tokio::test]
async fn with_https_the_cookie_stays_on_https() {
    let settings =
        server::Settings { public_url: "https://table.example".into(), ..crate::world::settings() };
    let world = World::with(std::sync::Arc::new(store::Memory::default()), settings).await;
    let request =
        world.nobody().ask(Method::POST, "/api/v1/guests").json(&json!({ "name": "Anne" }));
    let response = request.send().await.expect("the server answers");
    let cookie = response.headers()["set-cookie"].to_str().expect("it is text");
    assert!(cookie.starts_with("__Host-oedo=") && cookie.contains("; Secure"), "{cookie}");
    assert!(response.headers().contains_key("strict-transport-security"));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_is_made_used_and_forgotten() {
    let world = World::new().await;
    let anne = world.guest("Anne").await;
    let credentials = json!({ "login": "Anne", "password": "correct horse" });
    anne.refused(
        "/account",
        json!({ "login": "anne", "password": "short" }),
        400,
        "password-length",
    )
    .await;
    let me = anne.post("/account", credentials.clone()).await;
    assert_eq!(me["login"], "anne");
    anne.refused("/account", credentials.clone(), 409, "account-already").await;
    let ben = world.guest("Ben").await;
    ben.refused("/account", credentials.clone(), 409, "login-taken").await;

    let request = world.nobody().ask(Method::POST, "/api/v1/sessions").json(&credentials);
    let response = request.send().await.expect("the server answers");
    let cookie = response.headers()["set-cookie"].to_str().expect("it is text");
    let mut elsewhere = world.nobody();
    elsewhere.cookie = cookie.split(';').next().map(str::to_owned);
    assert_eq!(elsewhere.get("/me").await["id"], me["id"]);
    let sessions = anne.get("/sessions").await;
    assert_eq!(sessions.as_array().map(Vec::len), Some(2));

    let change = json!({ "old": "correct horse", "new": "battery staple" });
    elsewhere.post("/account/password", change.clone()).await;
    assert_eq!(anne.try_get("/me").await.0, 401, "a new password ends all other sessions");
    elsewhere.refused("/account/password", change, 403, "wrong-password").await;
    world.nobody().refused("/sessions", credentials, 401, "wrong-login").await;

    let table = elsewhere.table(json!({ "players": 2, "chairs": ["me"], "public": true })).await;
    ben.act(&table, json!({ "act": "sit" })).await;
    elsewhere.act(&table, json!({ "act": "start" })).await;
    let data = elsewhere.get("/me/data").await;
    assert_eq!(data["tables"].as_array().map(Vec::len), Some(1));
    assert!(!data.to_string().contains("argon2"), "a hash is nobody's business");
    let refused = elsewhere.try_delete("/me", json!({ "password": "wrong password" })).await;
    assert_eq!(refused.1["code"], "wrong-password");
    let (gone, _) = elsewhere.try_delete("/me", json!({ "password": "battery staple" })).await;
    assert_eq!(gone, 200);
    assert_eq!(elsewhere.try_get("/me").await.0, 401);
    let shown = ben.get(&table).await;
    assert_eq!(shown["seats"][0]["person"], json!(null), "a bot plays on");
    assert!(shown["seats"][0]["bot"].is_string());
    assert_eq!(shown["terms"]["by"]["name"], json!(null));
}

#[tokio::test]
async fn sessions_are_listed_ended_and_end_by_themselves() {
    let world = World::new().await;
    let anne = world.guest("Anne").await;
    anne.post("/account", json!({ "login": "anne", "password": "correct horse" })).await;
    let mut others = Vec::new();
    for _ in 0..2 {
        let body = json!({ "login": "anne", "password": "correct horse" });
        let request = world.nobody().ask(Method::POST, "/api/v1/sessions").json(&body);
        let response = request.send().await.expect("the server answers");
        let cookie = response.headers()["set-cookie"].to_str().expect("it is text");
        let mut other = world.nobody();
        other.cookie = cookie.split(';').next().map(str::to_owned);
        others.push(other);
    }
    let sessions = others[0].get("/sessions").await;
    let current = sessions.as_array().expect("a list").iter().find(|row| row["current"] == true);
    let id = current.expect("one of them asks")["id"].as_str().expect("it has an id").to_owned();
    let ben = world.guest("Ben").await;
    assert_eq!(ben.try_delete(&format!("/sessions/{id}"), json!({})).await.0, 404, "not his");
    assert_eq!(anne.try_delete(&format!("/sessions/{id}"), json!({})).await.0, 200);
    assert_eq!(others[0].try_get("/me").await.0, 401);
    assert_eq!(anne.try_delete("/sessions", json!({})).await.0, 200);
    assert_eq!(others[1].try_get("/me").await.0, 401);
    assert_eq!(anne.try_delete("/sessions/current", json!({})).await.0, 200);
    assert_eq!(anne.try_get("/me").await.0, 401);

    assert_eq!(ben.try_get("/me").await.0, 200);
    world.pass(Duration::from_hours(91 * 24));
    assert_eq!(ben.try_get("/me").await.0, 401, "nobody used it for ninety days");
}

#[tokio::test]
async fn a_session_is_not_written_at_every_request() {
    let world = World::new().await;
    let anne = world.guest("Anne").await;
    let seen = async || anne.get("/sessions").await[0]["seen"].as_i64().expect("a time");
    let first = seen().await;
    world.pass(Duration::from_mins(1));
    anne.get("/me").await;
    assert_eq!(seen().await, first);
    world.pass(Duration::from_mins(5));
    anne.get("/me").await;
    assert_eq!(seen().await, first + 360_000);
}

#[tokio::test]
async fn somebody_changes_what_others_see() {
    let world = World::new().await;
    let anne = world.guest("Anne").await;
    let table = anne.table(json!({ "players": 2, "chairs": ["me"] })).await;
    assert_eq!(anne.get(&table).await["seats"][0]["person"]["name"], "Anne");
    let body = json!({ "name": "Ana", "language": "es", "settings": { "sound": false } });
    let request = anne.ask(Method::PATCH, "/api/v1/me").json(&body);
    let (status, me) = anne.send(request).await;
    assert_eq!((status.as_u16(), &me["settings"]["sound"]), (200, &json!(false)));
    let shown = anne.get(&table).await;
    assert_eq!(shown["seats"][0]["person"]["name"], "Ana");
    let refused =
        anne.refused(&format!("{table}/acts"), json!({ "act": "start" }), 409, "open-seat").await;
    assert_eq!(refused["text"], "Aún queda un asiento libre.", "a chosen language counts first");
}
