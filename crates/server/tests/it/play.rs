//! Games by the API.

use std::sync::Arc;

use reqwest::Method;
use serde_json::{Value, json};
use store_sqlite::Sqlite;

use crate::world::{Guest, World, asks, lawful, settings};

/// Plays one seat until the game is over, whatever others do.
async fn play_on(guest: &Guest<'_>, table: &str, seat: &str) -> Value {
    for nth in 0..20_000 {
        let shown = guest.get(table).await;
        if shown["life"] == "over" {
            return shown;
        }
        if !asks(&shown, seat) {
            tokio::time::sleep(std::time::Duration::from_millis(1)).await;
            continue;
        }
        let answer =
            json!({ "seat": seat, "choice": lawful(&shown, seat, nth), "number": shown["number"] });
        let (status, answered) = guest.try_post(&format!("{table}/answers"), answer).await;
        // A bot may have been faster: then there is something new to see.
        let stale = status.as_u16() == 409 && answered["code"] == "stale";
        assert!(status.is_success() || stale, "{status} {answered}");
    }
    panic!("the game does not end");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_against_bots_in_a_file() {
    let folder = tempfile::tempdir().expect("there is room");
    let store = Sqlite::open(&folder.path().join("oedo.sqlite")).expect("a file can be made");
    let world = World::with(Arc::new(store), settings()).await;
    let anne = world.guest("Anne").await;
    let chairs = json!(["me", { "bot": "random" }, { "bot": "random" }]);
    let nonce = "00112233445566778899aabbccddeeff";
    let modules = json!(["jiin", "tokken", "ronin"]);
    let new = json!({ "players": 3, "modules": modules, "chairs": chairs, "nonce": nonce });
    let table = anne.table(new).await;
    let (status, _) = anne.try_get(&format!("{table}/record")).await;
    assert_eq!(status, 409, "there is no record of a game that is not past");
    anne.act(&table, json!({ "act": "start" })).await;
    let shown = play_on(&anne, &table, "S1").await;
    assert_eq!(shown["outcome"]["ranked"].as_array().map(Vec::len), Some(3));
    assert_eq!(shown["luck"]["secret"].as_str().map(str::len), Some(64));
    let proof = anne.get(&format!("{table}/proof")).await;
    assert_eq!((&proof["proved"], &proof["why"]), (&json!(true), &json!(null)));
    assert_eq!(proof["nonces"][0]["nonce"], nonce);
    assert_eq!(proof["commitment"], shown["luck"]["commitment"]);
    let record = anne.get(&format!("{table}/record")).await;
    assert!(record.as_str().is_some_and(|text| text.contains("game edo")), "{record}");

    let export = anne.get(&format!("{table}/export")).await;
    let export = export.as_str().expect("it is text").to_owned();
    let request = anne.ask(reqwest::Method::POST, "/api/v1/proofs").body(export.clone());
    let (_, proof) = anne.send(request).await;
    assert_eq!(proof["proved"], true);
    // What a stranger brings is read only if it is played with here.
    let mut strange = host::Export::read(&export).expect("as it was written");
    let text = strange.lines[0].text.replacen("name = \"house\"", "name = \"strange\"", 1);
    assert_ne!(text, strange.lines[0].text);
    strange.lines[0].text = text;
    let request = anne.ask(reqwest::Method::POST, "/api/v1/proofs").body(strange.to_string());
    let (status, refused) = anne.send(request).await;
    assert_eq!((status.as_u16(), &refused["code"]), (400, &json!("edition")));
    let forged = export.replacen("S1 ", "S2 ", 1);
    let request = anne.ask(reqwest::Method::POST, "/api/v1/proofs").body(forged);
    let (status, _) = anne.send(request).await;
    assert_eq!(status, 400, "a file that was changed is not the file that was written");

    let history = anne.get(&format!("{table}/history")).await;
    let happened = history["happened"].as_array().expect("it is a list");
    assert!(30 < happened.len());
    let answers = happened.len();
    let last = anne.get(&format!("{table}/views?answers={answers}")).await;
    assert_eq!(last[0]["view"], shown["windows"][0]["view"], "the last view is the view");
    let first = anne.get(&format!("{table}/views?answers=0")).await;
    assert_eq!(first[0]["view"]["round"], 0);
    let beyond = anne.try_get(&format!("{table}/views?answers={}", answers + 1)).await;
    assert_eq!(beyond.0, 409);

    let again = anne.post(&format!("{table}/rematch"), json!({})).await;
    let twice = anne.post(&format!("{table}/rematch"), json!({})).await;
    assert_eq!(again, twice);
    let again =
        anne.get(&format!("/tables/{}", again["table"].as_str().expect("it has an id"))).await;
    assert_eq!(again["seats"][1]["person"]["name"], "Anne", "everybody is one seat further");
    let past = anne.get("/tables?list=past").await;
    assert_eq!(past[0]["life"], "over");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_and_one_who_watches() {
    let world = World::new().await;
    let (anne, ben, watcher) =
        (world.guest("Anne").await, world.guest("Ben").await, world.guest("Wanda").await);
    let table = anne.table(json!({ "players": 2, "chairs": ["me"] })).await;
    assert_eq!(watcher.try_get(&table).await.1["code"], "no-table", "a private table is not there");
    let (invite, _) = anne.link(&table, json!({ "kind": "invite", "seat": "S2" })).await;
    let leads = ben.bearing(&invite).get("/link").await;
    assert_eq!((&leads["kind"], &leads["seat"]), (&json!("invite"), &json!("S2")));
    anne.refused(&format!("{table}/acts"), json!({ "act": "start" }), 409, "open-seat").await;
    ben.bearing(&invite).post("/link/join", json!({})).await;
    anne.act(&table, json!({ "act": "start" })).await;
    assert_eq!(
        anne.get("/tables?list=mine").await[0]["id"],
        ben.get("/tables?list=mine").await[0]["id"]
    );

    let (watch, _) = ben.link(&table, json!({ "kind": "watch" })).await;
    let watcher = watcher.bearing(&watch);
    for (guest, seat, hands) in
        [(&anne, json!("S1"), 1), (&ben, json!("S2"), 1), (&watcher, json!(null), 0)]
    {
        let shown = guest.get(&table).await;
        assert_eq!(shown["windows"][0]["seat"], seat);
        assert_eq!(shown["hands"].as_array().map(Vec::len), Some(hands));
    }
    for nth in 0..12 {
        let shown = anne.get(&table).await;
        let (guest, seat) = if asks(&shown, "S1") { (&anne, "S1") } else { (&ben, "S2") };
        guest.answer(&table, seat, nth).await;
    }
    let shown = watcher.get(&table).await;
    assert!(shown["windows"][0]["options"].as_array().is_some_and(Vec::is_empty));
    anne.post(&format!("{table}/chat"), json!({ "room": "players", "text": "hello" })).await;
    watcher
        .post(&format!("{table}/chat"), json!({ "room": "spectators", "text": "well played" }))
        .await;
    let said = watcher.get(&format!("{table}/chat?room=players")).await;
    assert_eq!((&said[0]["text"], &said[0]["who"]["name"]), (&json!("hello"), &json!("Anne")));
    assert_eq!(anne.try_get(&format!("{table}/chat?room=spectators")).await.0, 403);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_sits_down_adds_to_the_luck() {
    let world = World::new().await;
    let (anne, ben) = (world.guest("Anne").await, world.guest("Ben").await);
    let nonces = |shown: &serde_json::Value| -> Vec<String> {
        let nonces = shown["luck"]["nonces"].as_array().expect("a list").iter();
        nonces.map(|nonce| nonce["nonce"].as_str().expect("digits").to_owned()).collect()
    };
    let own = "ffeeddccbbaa99887766554433221100";
    let table = anne.table(json!({ "players": 2, "chairs": ["me"], "public": true })).await;
    let made = nonces(&anne.get(&table).await);
    assert_eq!(made.iter().map(String::len).collect::<Vec<_>>(), [32], "the server adds for her");
    let add = json!({ "act": "add", "nonce": own });
    anne.refused(&format!("{table}/acts"), add, 409, "nothing").await;
    let wrong = json!({ "act": "sit", "nonce": "short" });
    ben.refused(&format!("{table}/acts"), wrong, 400, "no-nonce").await;
    ben.act(&table, json!({ "act": "sit", "nonce": own })).await;
    assert_eq!(nonces(&anne.get(&table).await), [made[0].as_str(), own]);
    anne.act(&table, json!({ "act": "start" })).await;
    anne.act(&table, json!({ "act": "ask-abandon" })).await;
    ben.act(&table, json!({ "act": "agree" })).await;
    let again = ben.post(&format!("{table}/rematch?nonce={own}"), json!({})).await;
    let again = format!("/tables/{}", again["table"].as_str().expect("a table"));
    let lobby = ben.get(&again).await;
    assert_eq!(nonces(&lobby), [own]);
    assert_eq!(lobby["seats"][1]["kept"]["name"], "Anne");
    anne.post(&format!("{table}/rematch"), json!({})).await;
    ben.act(&again, json!({ "act": "start" })).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stale_number_is_refused_with_the_number_there_is() {
    let world = World::new().await;
    let anne = world.guest("Anne").await;
    let table = anne.table(json!({ "players": 2, "chairs": ["me", "me"] })).await;
    anne.act(&table, json!({ "act": "start" })).await;
    let before = anne.get(&table).await;
    let seat = before["asked"][0].as_str().expect("somebody is asked").to_owned();
    let choice = lawful(&before, &seat, 0);
    let answer = json!({ "seat": seat, "choice": choice, "number": before["number"] });
    let now = anne.post(&format!("{table}/answers"), answer.clone()).await;
    let refused = anne.refused(&format!("{table}/answers"), answer, 409, "stale").await;
    assert_eq!(refused["number"], now["number"]);
    assert_eq!(anne.get(&table).await["number"], now["number"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_are_taken_back_and_given_again() {
    let world = World::new().await;
    let (anne, ben) = (world.guest("Anne").await, world.guest("Ben").await);
    let table = anne.table(json!({ "players": 2, "chairs": ["me"], "public": true })).await;
    ben.act(&table, json!({ "act": "sit", "seat": "S2" })).await;
    anne.act(&table, json!({ "act": "start" })).await;
    let mut last = "";
    while anne.get(&table).await["windows"][0]["view"]["phase"] != "plan" {
        let shown = anne.get(&table).await;
        let (guest, seat) = if asks(&shown, "S1") { (&anne, "S1") } else { (&ben, "S2") };
        guest.answer(&table, seat, 0).await;
        last = seat;
    }
    let before = anne.get(&table).await;
    anne.answer(&table, "S1", 3).await;
    anne.answer(&table, "S1", 1).await;
    let after = anne.get(&table).await;
    assert_eq!(after["back"][0]["turn"], 2, "the last public answer was another turn");
    anne.act(&table, json!({ "act": "undo", "seat": "S1" })).await;
    anne.act(&table, json!({ "act": "redo", "seat": "S1" })).await;
    assert_eq!(anne.get(&table).await["windows"], after["windows"]);
    anne.act(&table, json!({ "act": "restart", "seat": "S1" })).await;
    assert_eq!(anne.get(&table).await["windows"], before["windows"]);

    anne.act(&table, json!({ "act": "ask-undo", "answers": 1 })).await;
    // Her own last one, and his if it came after.
    let undone = if last == "S1" { 1 } else { 2 };
    assert_eq!(ben.get(&table).await["wish"]["wish"], json!({ "undo": undone }));
    ben.act(&table, json!({ "act": "agree" })).await;
    assert_eq!(ben.get(&table).await["wish"], json!(null));
    assert_ne!(anne.get(&table).await["windows"][0]["view"]["phase"], "plan");
    anne.act(&table, json!({ "act": "ask-abandon" })).await;
    ben.act(&table, json!({ "act": "agree" })).await;
    assert_eq!(anne.get(&table).await["life"], "abandoned");
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_are_for_who_plays_against_bots_alone() {
    let world = World::new().await;
    let (anne, ben) = (world.guest("Anne").await, world.guest("Ben").await);
    let table = anne.table(json!({ "players": 2, "chairs": ["me", { "bot": "random" }] })).await;
    anne.act(&table, json!({ "act": "start" })).await;
    while !asks(&anne.get(&table).await, "S1") {
        tokio::time::sleep(std::time::Duration::from_millis(1)).await;
    }
    let shown = anne.get(&table).await;
    assert_eq!(shown["hints"], true);
    let hints = anne.post(&format!("{table}/hints"), json!({ "seat": "S1" })).await;
    let best = hints[0]["choice"].as_str().expect("there is a hint");
    let options = shown["windows"][0]["options"].as_array().expect("there are options");
    assert!(options.iter().any(|option| option["choice"] == best && option["refused"].is_null()));

    let table = anne.table(json!({ "players": 2, "chairs": ["me"], "public": true })).await;
    ben.act(&table, json!({ "act": "sit" })).await;
    anne.act(&table, json!({ "act": "start" })).await;
    assert_eq!(anne.get(&table).await["hints"], false);
    anne.refused(&format!("{table}/hints"), json!({ "seat": "S1" }), 403, "no-hints").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_printed_and_what_is_ruled_can_be_read() {
    let world = World::new().await;
    let anne = world.guest("Anne").await;
    let table = anne.table(json!({ "players": 4 })).await;
    let board = anne.get(&format!("{table}/board")).await;
    assert_eq!(board["spaces"][0]["id"], "edo");
    assert!(board["cards"].as_array().is_some_and(|cards| 10 < cards.len()));
    let rules = anne.get("/rules").await;
    let id = rules[0]["id"].as_str().expect("a rule has an id");
    assert_eq!(anne.get(&format!("/rules/{id}")).await, rules[0]);
    assert_eq!(anne.get("/games").await[0]["name"], "edo");
    let described = anne.get("/openapi.json").await;
    assert!(described["paths"]["/api/v1/tables/{table}/answers"]["post"].is_object());
}

/// A page of a table as somebody reads it.
async fn page(guest: &Guest<'_>, table: &str) -> String {
    let request = guest.ask(Method::GET, &format!("{table}/part")).header("accept", "text/html");
    request.send().await.expect("the server answers").text().await.expect("it is text")
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_asked_for_an_undo_reads_who_asks_for_what_and_what_goes_with_it() {
    let world = World::new().await;
    let (anne, ben) = (world.guest("Anne").await, world.guest("Ben").await);
    let table = anne.table(json!({ "players": 2, "undo": "consent", "public": true })).await;
    anne.act(&table, json!({ "act": "sit", "seat": "S1" })).await;
    ben.act(&table, json!({ "act": "sit", "seat": "S2" })).await;
    anne.act(&table, json!({ "act": "start" })).await;
    assert!(!page(&anne, &table).await.contains("ask-undo"), "there is nothing to take back");
    let shown = anne.get(&table).await;
    let (first, second) = if asks(&shown, "S1") {
        ((&anne, "S1"), (&ben, "S2"))
    } else {
        ((&ben, "S2"), (&anne, "S1"))
    };
    first.0.answer(&table, first.1, 0).await;
    assert!(page(first.0, &table).await.contains("ask-undo"));
    assert!(!page(second.0, &table).await.contains("ask-undo"), "it is not theirs to ask for");
    second.0.answer(&table, second.1, 0).await;
    first.0.act(&table, json!({ "act": "ask-undo", "answers": 1 })).await;

    let name = |guest: (&Guest<'_>, &str)| if guest.1 == "S1" { "Anne" } else { "Ben" };
    let (asks, asked) = (name(first), name(second));
    let mine = page(first.0, &table).await;
    assert!(mine.contains(&format!("Waiting for {asked}")) && mine.contains("Withdraw"));
    assert!(!mine.contains("value=\"agree\""), "who asks is not asked");
    for (language, what, also) in [
        ("en", "asks to take back this answer:", "This also undoes:"),
        ("es", "pide deshacer esta respuesta:", "Con ello se deshace también:"),
        ("fr", "demande à annuler cette réponse", "Cela annule aussi"),
    ] {
        let theirs = page(&second.0.speaking(language), &table).await;
        let (_, wish) = theirs.split_once("class=\"wish\"").expect("it is asked");
        let at = |text: &str| wish.find(text).unwrap_or_else(|| panic!("`{text}` in {wish}"));
        let (before, after) = (at(&format!("{asks} {what}")), at(also));
        let told: Vec<usize> = wish.match_indices("<li>").map(|(at, _)| at).collect();
        assert!(before < told[0] && told[0] < after && after < told[1], "{wish}");
        let (first, second) = (&wish[told[0]..after], &wish[told[1]..at("value=\"agree\"")]);
        assert!(first.contains(asks) && second.contains(asked), "{first} {second}");
    }
    let wish = second.0.get(&table).await["wish"]["number"].clone();
    first.0.act(&table, json!({ "act": "refuse" })).await;
    first.0.act(&table, json!({ "act": "ask-abandon" })).await;
    let other = json!({ "act": "agree", "wish": wish });
    second.0.refused(&format!("{table}/acts"), other, 409, "wish").await;
    assert_eq!(anne.get(&table).await["life"], "running");
}
