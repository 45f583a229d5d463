//! Everything at once, and several at one screen.

use table::Fast;

use crate::House;
use crate::play::Wanted;

#[tokio::test]
async fn five_play_with_every_module_and_all_of_it_is_on_the_page() {
    let mut house = House::open().await;
    let ann = house.newcomer().await;
    ann.new_table("Ann", 5, &["jiin", "tokken", "ronin"], "bots").await;
    let mut luck = Fast(9);
    ann.play_until(&mut luck, |wanted, _| wanted == Wanted::Plan).await;
    assert_eq!(ann.number(".boards .board").await, 5, "everybody has a board");
    ann.picture("five").await;
    ann.expect_no_barrier("five").await;
    ann.play_until(&mut luck, |_, round| 1 < round).await;
    ann.expect_no_complaint().await;
}

#[tokio::test]
async fn who_shares_a_screen_sees_a_plan_only_when_they_say_they_look() {
    let mut house = House::open().await;
    let ann = house.newcomer().await;
    ann.new_table("Ann", 2, &[], "people").await;
    ann.press("button[value=sit]").await;
    ann.press("button[value=start]:not(:disabled)").await;
    ann.until_seen("#table.running").await;
    let mut luck = Fast(10);
    let curtain = "return document.querySelector('.curtain') ? 'curtain'\
                     : document.querySelector('.options .option') ? 'answer' : null";
    while ann.until("a curtain", curtain).await == "answer" {
        ann.play(&mut luck).await;
    }
    let mut plans = Vec::new();
    for _ in 0..2 {
        ann.until_seen(".curtain").await;
        assert!(!ann.has("#plan").await, "nobody's plan is behind the curtain");
        let source = ann.source().await;
        for plan in &plans {
            assert!(!source.contains(plan), "{plan} is nobody else's business");
        }
        ann.picture("curtain").await;
        ann.press(".curtain a.button").await;
        ann.until_seen("#plan").await;
        // What was sealed is told to its own seat with all its cards, to others only that it was.
        assert!(!ann.text("#story").await.contains("card I"), "no plan is in the story yet");
        ann.lay_plan(&mut luck).await;
        let laid = "return document.querySelector('#slot-1 select').selectedOptions[0].textContent";
        plans.push(ann.look(laid).await.as_str().unwrap_or_default().trim().to_owned());
        ann.seal().await;
    }
    assert_eq!(ann.wanted().await, Wanted::Answer, "both plans are in, and it goes on");
    ann.expect_no_complaint().await;
}
