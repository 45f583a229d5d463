//! Taking back, doing again, and beginning a turn again, by the buttons.

use serde_json::Value;
use table::Fast;

use crate::House;
use crate::browser::Browser;
use crate::play::Wanted;

/// All answers there are, and what everybody has.
async fn position(of: &Browser) -> Value {
    let script = "return [...document.querySelectorAll('.options .option')].map(it => it.value)\
                    .concat(document.querySelector('.boards').innerText)";
    of.look(script).await
}

async fn press_and_wait(who: &Browser, act: &str) {
    let before = who.moment().await;
    who.press(&format!("button[value={act}]:not(:disabled)")).await;
    who.until_with("it to be done", crate::play::MOVED_ON, vec![before.into()]).await;
}

#[tokio::test]
async fn answers_are_taken_back_and_done_again() {
    let mut house = House::open().await;
    let ann = house.newcomer().await;
    ann.new_table("Ann", 2, &[], "bots").await;
    let mut luck = Fast(4);
    let (mut undone, mut restarted) = (false, false);
    let mut first = None;
    while !(undone && restarted) {
        let wanted = ann.wanted().await;
        assert_ne!(wanted, Wanted::Over, "in a whole game something can be taken back");
        if wanted != Wanted::Answer {
            ann.play(&mut luck).await;
            first = None;
            continue;
        }
        let before = position(&ann).await;
        if !ann.has("button[value=undo]:not(:disabled)").await {
            first = Some(before.clone());
        }
        ann.play(&mut luck).await;
        if ann.wanted().await != Wanted::Answer
            || !ann.has("button[value=undo]:not(:disabled)").await
        {
            continue;
        }
        if !undone {
            let after = position(&ann).await;
            press_and_wait(&ann, "undo").await;
            assert_eq!(position(&ann).await, before, "it is as if nothing had been answered");
            press_and_wait(&ann, "redo").await;
            assert_eq!(position(&ann).await, after, "it is done again");
            undone = true;
        } else if ann.has("button[value=restart]:not(:disabled)").await {
            press_and_wait(&ann, "restart").await;
            assert_eq!(Some(position(&ann).await), first, "the turn begins again");
            restarted = true;
        }
    }
    ann.expect_no_complaint().await;
}
