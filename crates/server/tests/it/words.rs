//! Refusals in the asker's language, with rule, have and need.

use serde_json::json;
use words::{FILES, Lang, Words};

use crate::world::{World, asks};

#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_names_rule_have_and_need_in_three_languages() {
    let world = World::new().await;
    let anne = world.guest("Anne").await;
    let table = anne.table(json!({ "players": 2, "chairs": ["me", "me"] })).await;
    anne.act(&table, json!({ "act": "start" })).await;
    let (mut said, mut refused) = (Vec::new(), None);
    for nth in 0..400 {
        let shown = anne.get(&table).await;
        let seat = shown["asked"][0].as_str().expect("somebody is asked").to_owned();
        let window = usize::from(seat == "S2");
        let options = shown["windows"][window]["options"].as_array().expect("there are options");
        let lacking = options.iter().find(|option| !option["refused"]["have"].is_null());
        if let Some(option) = lacking {
            refused = Some((option.clone(), seat, shown["number"].clone()));
            break;
        }
        anne.answer(&table, &seat, nth).await;
    }
    let (option, seat, number) = refused.expect("something is too dear some day");
    let unmet = option["unmet"].as_array().expect("all that stands against it is told");
    let decides = unmet.iter().find(|it| it["rule"] == option["refused"]["rule"]);
    let decides = decides.expect("what decides is among it");
    assert_eq!(decides["text"], option["refused"]["text"]);
    assert!(unmet.iter().all(|it| it["fixed"].is_boolean()), "{unmet:?}");
    for language in ["en", "es-MX", "fr"] {
        let answer = json!({ "seat": seat, "choice": option["choice"], "number": number });
        let path = format!("{table}/answers");
        let refusal = anne.speaking(language).refused(&path, answer, 422, "rule").await;
        for key in ["rule", "have", "need", "what"] {
            assert_eq!(refusal[key], option["refused"][key], "{key}");
        }
        said.push((refusal["title"].clone(), refusal["text"].clone()));
    }
    assert_eq!(said[0].1, option["refused"]["text"]);
    assert!(said[0] != said[1] && said[1] != said[2] && said[0] != said[2], "{said:?}");
    assert!(asks(&anne.get(&table).await, &seat), "nothing changed");
}

#[tokio::test]
async fn a_choice_that_is_none_is_refused_as_such() {
    let world = World::new().await;
    let anne = world.guest("Anne").await;
    let table = anne.table(json!({ "players": 2, "chairs": ["me", "me"] })).await;
    anne.act(&table, json!({ "act": "start" })).await;
    let shown = anne.get(&table).await;
    let answer = json!({ "seat": shown["asked"][0], "choice": "fly to the moon", "number": shown["number"] });
    let path = format!("{table}/answers");
    let refusal = anne.speaking("fr").refused(&path, answer, 400, "misread").await;
    assert!(refusal["text"].as_str().is_some_and(|text| text.contains("n’est pas compris")));
}

/// Every code stands between quotation marks somewhere in the sources, as an argument to a refusal.
#[test]
fn every_refusal_has_words_in_every_language() {
    let english = FILES.iter().find(|file| file.name == "server").expect("the server has words");
    let keys = |lang: Lang| -> Vec<&str> {
        let lines = english.text(lang).lines().filter(|line| !line.starts_with(['#', ' ', '}']));
        lines.filter_map(|line| line.split_once(" =").map(|(key, _)| key)).collect()
    };
    let ours = keys(Lang::En);
    assert!(60 < ours.len());
    for lang in Lang::ALL {
        assert_eq!(keys(lang), ours, "{}", lang.code());
    }
    let sources = concat!(env!("CARGO_MANIFEST_DIR"), "/src");
    let mut text = String::new();
    let mut folders = vec![std::path::PathBuf::from(sources)];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("the sources are there") {
            let path = entry.expect("it can be read").path();
            if path.is_dir() {
                folders.push(path);
            } else {
                text += &std::fs::read_to_string(path).expect("it is text");
            }
        }
    }
    for key in ours.iter().filter_map(|key| key.strip_prefix("refused-")) {
        assert!(text.contains(&format!("\"{key}\"")), "nobody refuses with `{key}`");
    }
    let words = Words::new(Lang::En);
    for make in ["Refusal::bad(\"", "conflict(\"", "forbidden(\"", "not_found(\"", ", \""] {
        for part in text.split(make).skip(1).filter(|_| make != ", \"") {
            let code = part.split('"').next().expect("a text ends");
            assert!(words.has(&format!("refused-{code}")), "`{code}` has no words");
        }
    }
}
