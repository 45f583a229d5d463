//! Learning: the lesson, and the first game it leads to.

use crate::House;

#[tokio::test]
async fn the_lesson_leads_to_a_first_game_with_a_coach() {
    let mut house = House::open().await;
    let ann = house.newcomer().await;
    ann.open("/learn/edo").await;
    let mut steps = 0;
    while !ann.has("form[action='/play'] button").await {
        let before = ann.attribute("progress", "value").await;
        if ann.has("#plan").await {
            ann.press(".seal").await;
            ann.until_seen("#ask .notice").await;
            // Wood, stone, build: the edges the lesson names.
            for edge in ["0.2", "1.0", "2.3"] {
                ann.press(&format!("[data-lay='{edge}']")).await;
            }
            ann.press(".seal").await;
        } else {
            ann.press("form.options .option").await;
        }
        let on = "const n = document.querySelector('progress')?.value;\
                  return n !== undefined && String(n) !== arguments[0]";
        ann.until_with("the next step", on, vec![before.into()]).await;
        assert!(!ann.has("#ask .notice").await, "who does as told does not stray");
        steps += 1;
        assert!(steps < 60, "a lesson has an end");
    }
    assert!(10 < steps, "a lesson teaches something");
    ann.expect_no_complaint().await;
    ann.press("form[action='/play'] button").await;
    ann.until_seen("#table.running").await;
    ann.until_seen("#coach").await;
    ann.expect_no_complaint().await;
}
