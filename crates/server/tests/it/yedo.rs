//! Yedo over the API and over pages: tables, rules, examples, a whole game.

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::world::{Guest, World, asks, lawful};

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_set_up_by_preset_or_by_choice_and_refusals_cite_the_rule() {
    let world = World::new().await;
    let anne = world.guest("Anne").await;
    let games = anne.get("/games").await;
    assert_eq!(games[1]["name"], "yedo");
    assert_eq!(games[1]["presets"], json!(["first", "classic", "everything", "together"]));
    // One may play alone against the Daimyo.
    assert_eq!(games[1]["players"], json!([1, 5]));
    let new = |options| json!({ "game": "yedo", "players": 3, "yedo": options });
    for (options, setup) in [
        (json!({ "preset": "first" }), "players 3 rounds 6 actions neighbours streets lanterns"),
        (json!({ "preset": "classic" }), "players 3 rounds 11 actions neighbours"),
        (json!({ "preset": "everything" }), "players 3 rounds 8 actions streets whispers knives"),
        (json!({ "rounds": 11, "events": ["watch", "decrees"] }), "players 3 rounds 11 actions"),
    ] {
        let table = anne.table(new(options)).await;
        let shown = anne.get(&table).await;
        let agreed = shown["terms"]["setup"].as_str().expect("it is text");
        assert!(agreed.starts_with(setup), "{agreed}");
    }
    let path = "/tables";
    for (body, rule) in [
        (json!({ "rounds": 7 }), "yedo.setup.modules"),
        (json!({ "missions": ["specialist", "war"] }), "yedo.setup.sets"),
        (json!({ "actions": ["knives"] }), "yedo.setup.sets"),
        (json!({ "actions": ["knives", "knives", "streets"] }), "yedo.setup.sets"),
    ] {
        let refused = anne.refused(path, new(body), 422, "rule").await;
        assert_eq!(refused["rule"], rule);
        assert!(refused["text"].as_str().is_some_and(|text| 5 < text.len()), "{refused}");
    }
    let jesuits = json!({ "game": "yedo", "players": 2, "modules": ["jesuits"] });
    let refused = anne.refused(path, jesuits, 422, "rule").await;
    assert_eq!((&refused["rule"], &refused["need"]), (&json!("yedo.setup.modules"), &json!(8)));
    anne.refused(path, new(json!({ "preset": "endless" })), 400, "no-preset").await;
    anne.refused(path, new(json!({ "events": ["snow", "rain"] })), 400, "no-kind").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn unwise_set_ups_are_advised_against_and_played_all_the_same() {
    let world = World::new().await;
    let anne = world.guest("Anne").await;
    let specialists = ["specialists"].as_slice();
    for (rounds, black, modules, advised) in [
        (8, false, specialists, [].as_slice()),
        (11, false, specialists, &["yedo.setup.advice"]),
        (11, false, &["jesuits"], &[]),
        // With both of these the black missions stay in unless they are taken out.
        (8, false, &["specialists", "tea-house"], &["yedo.setup.black"]),
        (8, true, &["specialists", "tea-house"], &[]),
    ] {
        let options = json!({ "rounds": rounds, "black": black });
        let new = json!({ "game": "yedo", "players": 3, "modules": modules, "yedo": options });
        let made = anne.post("/tables", new).await;
        let given = made["advice"].as_array().expect("a list");
        let rules: Vec<&str> = given.iter().filter_map(|rule| rule["id"].as_str()).collect();
        assert_eq!(rules, advised, "{rounds} {modules:?}");
        let path = format!("/tables/{}", made["table"].as_str().expect("an id"));
        let page = anne.ask(Method::GET, &path).header("accept", "text/html");
        let (_, page) = anne.send(page).await;
        let shown = page.as_str().expect("a page").matches(r#"class="advice""#).count();
        assert_eq!(shown, advised.len(), "{rounds} {modules:?}");
    }
    let both = json!({ "game": "yedo", "players": 3, "modules": ["specialists", "tea-house"] });
    let made = anne.post("/tables", both).await;
    assert_eq!(made["advice"], json!([]), "what is advised is chosen unless it is said");
}

#[tokio::test(flavor = "multi_thread")]
async fn how_all_play_together_is_agreed_by_mood_and_objectives() {
    let world = World::new().await;
    let anne = world.guest("Anne").await;
    let new = |players: u8, together: Value| json!({ "game": "yedo", "players": players, "yedo": { "together": together } });
    let hard = json!({ "mood": "gentle", "errands": "hard", "master": true, "open-hands": true });
    for (players, together, agreed) in [
        (2, json!({}), "together demanding objectives normal normal normal"),
        (2, hard, "together gentle objectives normal normal hard master open-hands"),
        (1, json!({ "gentler": true }), "together demanding objectives normal normal gentler"),
    ] {
        let table = anne.table(new(players, together)).await;
        let setup = anne.get(&table).await["terms"]["setup"].as_str().expect("text").to_owned();
        assert!(setup.contains(agreed), "{setup}");
    }
    for (players, together, rule) in [
        (1, json!({ "highest": "normal" }), "yedo.coop.objectives"),
        (3, json!({ "gentler": true }), "yedo.coop.emperor.deck"),
        (5, json!({}), "yedo.setup.players"),
    ] {
        let refused = anne.refused("/tables", new(players, together), 422, "rule").await;
        assert_eq!(refused["rule"], rule);
    }
    anne.refused("/tables", new(2, json!({ "mood": "bored" })), 400, "no-kind").await;

    // The same by the form, in which what belongs to rivals does not count.
    let form = [
        ("game", "yedo"),
        ("players", "1"),
        ("preset", "own"),
        ("how", "together"),
        ("mood", "insatiable"),
        ("lowest", "hard"),
        ("highest", "hard"),
        ("errands", "gentle"),
        ("rounds", "11"),
        ("events", "watch"),
        ("black", "yes"),
        ("others", "bots"),
        ("level", "level1"),
    ];
    let request = anne.ask(Method::POST, "/new").header("accept", "text/html").form(&form);
    let (status, _) = anne.send(request).await;
    assert_eq!(status, StatusCode::OK, "and leads to the table");
    let mine = anne.get("/tables?list=mine").await;
    let setups: Vec<&str> =
        mine.as_array().expect("a list").iter().filter_map(|it| it["setup"].as_str()).collect();
    let made = "rounds 7 actions neighbours streets lanterns missions";
    assert!(
        setups.iter().any(|setup| setup.contains(made)
            && setup.contains("together insatiable objectives hard gentle")),
        "{setups:?}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_table_comes_back_as_it_was_filled_in() {
    let world = World::new().await;
    let anne = world.guest("Anne").await;
    let form = [
        ("game", "yedo"),
        ("players", "4"),
        ("preset", "own"),
        ("how", "rivals"),
        ("rounds", "6"),
        ("modules", "jesuits"),
        ("others", "people"),
        ("level", "level5"),
        ("undo", "never"),
    ];
    let request = anne.ask(Method::POST, "/new").header("accept", "text/html").form(&form);
    let (status, page) = anne.send(request).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    let page = page.as_str().expect("a page");
    assert!(page.contains("The Jesuits take a game of 8 rounds or more, not of 6."), "{page}");
    for chosen in [
        r#"name="players" value="4" checked"#,
        r#"name="preset" value="own" checked"#,
        r#"name="rounds" value="6" checked"#,
        r#"name="modules" value="jesuits" checked"#,
        r#"name="others" value="people" checked"#,
        r#"value="level5" selected"#,
        r#"value="never" selected"#,
    ] {
        assert!(page.contains(chosen), "{chosen}");
    }
    for at_first in [
        r#"name="players" value="3" checked"#,
        r#"name="preset" value="first" checked"#,
        r#"name="others" value="bots" checked"#,
        r#"value="level3" selected"#,
    ] {
        assert!(!page.contains(at_first), "{at_first}");
    }
}

/// Plays to the end and says how often Anne was asked.
async fn play_out(anne: &Guest<'_>, table: &str) -> usize {
    let mut answers = 0;
    loop {
        let shown = anne.get(table).await;
        if shown["life"] == "over" {
            return answers;
        }
        if asks(&shown, "S1") {
            let choice = lawful(&shown, "S1", answers);
            let body = json!({ "seat": "S1", "choice": choice, "number": shown["number"] });
            let (status, said) = anne.try_post(&format!("{table}/answers"), body).await;
            assert!(status.is_success() || status == StatusCode::CONFLICT, "{said}");
            answers += 1;
        } else {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_win_or_lose_together_and_one_plays_alone() {
    let world = World::new().await;
    let anne = world.guest("Anne").await;
    for chairs in [json!(["me", { "bot": "greedy" }]), json!(["me"])] {
        let players = chairs.as_array().map_or(0, Vec::len);
        let new = json!({
            "game": "yedo", "players": players, "chairs": chairs,
            "yedo": { "preset": "together" },
        });
        let table = anne.table(new).await;
        anne.act(&table, json!({ "act": "start" })).await;
        let shown = anne.get(&table).await;
        assert!(shown["windows"][0]["view"]["together"].is_object(), "{shown}");
        play_out(&anne, &table).await;
        let shown = anne.get(&table).await;
        assert!(shown["outcome"]["together"]["won"].is_boolean(), "{}", shown["outcome"]);
        let page = anne.ask(Method::GET, &table).header("accept", "text/html");
        assert_eq!(anne.send(page).await.0, StatusCode::OK);
    }
    let five = json!({ "game": "yedo", "players": 5, "yedo": { "preset": "together" } });
    let refused = anne.refused("/tables", five, 422, "rule").await;
    assert_eq!(refused["rule"], "yedo.setup.players");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_first_game_is_played_to_its_end_against_bots() {
    let world = World::new().await;
    let anne = world.guest("Anne").await;
    let table = anne
        .table(json!({
            "game": "yedo", "players": 3, "chairs": ["me", { "bot": "greedy" }, { "bot": "greedy" }],
            "yedo": { "preset": "first" },
        }))
        .await;
    anne.act(&table, json!({ "act": "start" })).await;
    let board = anne.get(&format!("{table}/board")).await;
    assert_eq!(board["districts"][0], "castle");
    let answers = play_out(&anne, &table).await;
    assert!(10 < answers);
    let shown = anne.get(&table).await;
    assert_eq!(shown["outcome"]["ranked"].as_array().map(Vec::len), Some(3));
    let told = anne.get(&format!("{table}/history")).await;
    assert!(told["happened"].as_array().is_some_and(|all| 100 < all.len()));
    for path in ["", "/replay", "/replay?at=40", "/replay?at=40&seat=S2", "/proof"] {
        let page = anne.ask(Method::GET, &format!("{table}{path}")).header("accept", "text/html");
        let (status, text) = anne.send(page).await;
        assert_eq!(status, StatusCode::OK, "{path}");
        assert!(text.as_str().is_some_and(|text| text.contains("Anne")), "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_example_and_every_rule_has_a_page_in_every_language() {
    let world = World::new().await;
    let rules = world.nobody().get("/rules").await;
    let ids = rules.as_array().expect("a list").iter().filter_map(|rule| rule["id"].as_str());
    let yedo = ids.filter(|id| id.starts_with("yedo.")).count();
    assert!(100 < yedo, "{yedo} rules of Yedo");
    for (nth, (name, text)) in record::example::carried().iter().enumerate() {
        if !text.lines().any(|line| line == "game yedo") {
            continue;
        }
        let language = ["en", "es", "fr"][nth % 3];
        let page = world.nobody().speaking(language);
        let request = page.ask(Method::GET, &format!("/rules/yedo/example/{name}"));
        let (status, text) = page.send(request.header("accept", "text/html")).await;
        assert_eq!(status, StatusCode::OK, "{name}: {text}");
    }
    for language in ["en", "es", "fr"] {
        let page = world.nobody().speaking(language);
        for path in ["/", "/new?game=yedo", "/rules", "/rules/yedo", "/learn", "/learn/yedo"] {
            let request = page.ask(Method::GET, path).header("accept", "text/html");
            let (status, text) = page.send(request).await;
            assert_eq!(status, StatusCode::OK, "{path}");
            let text = text.as_str().expect("a page");
            assert!(
                !text.contains("ui-yedo-") && text.contains(&format!("lang=\"{language}\"")),
                "{path}"
            );
        }
    }
}

/// A page as somebody reads it.
async fn page(guest: &Guest<'_>, path: &str) -> String {
    let request = guest.ask(Method::GET, path).header("accept", "text/html");
    request.send().await.expect("the server answers").text().await.expect("it is text")
}

#[tokio::test(flavor = "multi_thread")]
async fn results_together_stand_in_ones_list_and_beside_the_next_with_the_same_set_up() {
    let world = World::new().await;
    let anne = world.guest("Anne").await;
    let mut said = Vec::new();
    for (nth, mood) in ["gentle", "gentle", "demanding"].into_iter().enumerate() {
        let together = json!({ "mood": mood });
        let new = json!({ "game": "yedo", "players": 1, "chairs": ["me"], "yedo": { "together": together } });
        let table = anne.table(new).await;
        anne.act(&table, json!({ "act": "start" })).await;
        let mut answers = 0;
        while anne.get(&table).await["life"] == "running" {
            anne.answer(&table, "S1", 7 * answers + nth).await;
            answers += 1;
        }
        let end = page(&anne, &table).await;
        let at = end.find("prestige points, errands completed: ").expect("what was reached");
        let from = end[..at].rfind('>').expect("it is marked up") + 1;
        let to = at + end[at..].find('<').expect("it ends");
        let earlier = end.contains("Your earlier results with the same set-up");
        assert_eq!(earlier, nth == 1, "only the second has one before it");
        if let Some((of_first, said)) = said.first().filter(|_| earlier) {
            let linked = format!("<li><a href=\"{of_first}\">{said}</a></li>");
            assert!(end[to..].contains(&linked), "{linked}");
        }
        said.push((table, end[from..to].to_owned()));
    }
    let home = page(&anne, "/").await;
    for (table, said) in &said {
        let (_, row) = home.split_once(&format!("href=\"{table}\"")).expect("it is listed");
        let (row, _) = row.split_once("</a>").expect("a row ends");
        assert!(row.contains(said.as_str()), "{said} in {row}");
    }
    let past = anne.get("/tables?list=past").await;
    let reached = &past[0]["reached"];
    assert!(reached["won"].is_boolean() && reached["points"].is_number(), "{past}");
}
