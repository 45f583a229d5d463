//! The example bot of the documents, against a real server.

use serde_json::{Value, json};
use tokio::process::Command;

use crate::world::World;

#[tokio::test(flavor = "multi_thread")]
async fn the_example_bot_plays_a_game_to_its_end() {
    let world = World::new().await;
    let anne = world.guest("Anne").await;
    let table = anne.table(json!({ "players": 2, "chairs": ["me", { "bot": "random" }] })).await;
    let (token, _) = anne.link(&table, json!({ "kind": "program", "seat": "S1" })).await;
    anne.act(&table, json!({ "act": "start" })).await;
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/bot.py");
    let mut command = Command::new("python3");
    command.args([script, &world.base, &token]).env("NO_PROXY", "*").kill_on_drop(true);
    let output = command.output().await.expect("there is a Python to run it");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{errors}");
    let outcome: Value = serde_json::from_slice(&output.stdout).expect("it prints how it ended");
    assert_eq!(outcome["ranked"].as_array().map(Vec::len), Some(2));
    assert_eq!(anne.get(&table).await["outcome"], outcome);
}
