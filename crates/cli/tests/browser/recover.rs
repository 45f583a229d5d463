//! Pages that are loaded anew, and servers that are gone for a while.

use serde_json::Value;
use table::Fast;

use crate::House;
use crate::browser::Browser;
use crate::play::Wanted;

/// What the fields of the plan say.
async fn plan(of: &Browser) -> Value {
    let script = "return [...new FormData(document.querySelector('#plan'))]\
                    .filter(([name]) => /\\d$/.test(name))";
    of.look(script).await
}

#[tokio::test]
async fn a_plan_being_made_outlives_a_reload_and_a_lost_connection() {
    let mut house = House::open().await;
    let ann = house.newcomer().await;
    ann.play_at_once("Ann").await;
    let mut luck = Fast(3);
    ann.play_until(&mut luck, |wanted, _| wanted == Wanted::Plan).await;
    ann.lay_plan(&mut luck).await;
    let made = plan(&ann).await;

    ann.reload().await;
    if ann.wanted().await == Wanted::CatchUp {
        ann.play(&mut luck).await;
    }
    assert_eq!(ann.wanted().await, Wanted::Plan);
    assert_eq!(plan(&ann).await, made, "the plan is as it was");
    ann.expect_no_complaint().await;

    house.node.kill();
    ann.until_seen("#offline").await;
    ann.press("button.seal").await;
    assert_eq!(plan(&ann).await, made, "nothing was sent, nothing is lost");
    house.node.start_again();
    ann.until("the server", "return !document.querySelector('#offline').checkVisibility()").await;
    ann.seal().await;
    ann.complaints().await;
    // What the bots do comes by itself again.
    let round = ann.round().await;
    ann.play_until(&mut luck, |_, now| round < now).await;
    ann.expect_no_complaint().await;
}

#[tokio::test]
async fn a_page_goes_on_by_itself_after_the_server_was_stopped_for_a_while() {
    let mut house = House::open().await;
    let ann = house.newcomer().await;
    ann.play_at_once("Ann").await;
    let mut luck = Fast(12);
    ann.play_until(&mut luck, |wanted, _| wanted == Wanted::Plan).await;
    house.node.stop();
    ann.until_seen("#offline").await;
    house.node.start_again();
    ann.until("the server", "return !document.querySelector('#offline').checkVisibility()").await;
    ann.complaints().await;
    // What the bots do is not heard but by what came back.
    ann.play_until(&mut luck, |_, round| 1 < round).await;
    ann.expect_no_complaint().await;
}
