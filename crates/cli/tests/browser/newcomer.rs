//! From the first page to the end of a game, only by pressing what is there.

use table::Fast;

use crate::House;
use crate::browser::END;
use crate::play::Wanted;

#[tokio::test]
async fn a_newcomer_plays_a_game_to_its_end_by_pressing_what_is_on_the_page() {
    let mut house = House::open().await;
    let ann = house.newcomer().await;
    ann.play_at_once("Ann").await;
    let mut luck = Fast(1);
    while ann.play(&mut luck).await != Wanted::Over {
        ann.expect_no_complaint().await;
    }
    ann.until_seen(".ranks li.won").await;
    assert_eq!(ann.number(".ranks li").await, 3);
    assert!(ann.text(".ranks").await.contains("Ann"), "everybody is ranked by name");
    ann.expect_no_barrier("over").await;

    ann.press("#ask a[href$='/replay']").await;
    ann.until_seen(".steps").await;
    let last = ann.attribute("#table", "data-last").await;
    ann.press(".steps a[data-key=Home]").await;
    ann.until_with("the beginning", SHOWS, vec!["0".into()]).await;
    ann.press(".steps a[rel=next]").await;
    ann.until_with("one step", SHOWS, vec!["1".into()]).await;
    ann.keys(END).await;
    ann.until_with("the end", SHOWS, vec![last.into()]).await;
    ann.expect_no_barrier("replay").await;
    ann.expect_no_complaint().await;

    ann.press("#ask > p > a.button").await;
    while ann.play(&mut luck).await != Wanted::Over {}
    ann.press("a[href$='/proof']").await;
    ann.until("the proof", "return document.querySelector('main').innerText.includes('Proved:')")
        .await;
    ann.expect_no_barrier("proof").await;
    ann.expect_no_complaint().await;
}

/// Does the replay show this moment?
const SHOWS: &str = "return document.querySelector('#table')?.dataset.replay === arguments[0]";

#[tokio::test]
async fn nobody_waits_for_figures_that_travel() {
    let mut house = House::open().await;
    let ann = house.newcomer().await;
    ann.play_at_once("Ann").await;
    // From now on figures that set out never arrive.
    let forever = "window.onTheWay = 0;\
                   Element.prototype.animate = () => {\
                       window.onTheWay += 1;\
                       return { finished: new Promise(() => {}) };\
                   }";
    ann.look(forever).await;
    let mut luck = Fast(11);
    ann.play_until(&mut luck, |_, round| 2 < round).await;
    assert_ne!(ann.look("return window.onTheWay").await, 0, "somebody travelled");
    ann.expect_no_complaint().await;
}
