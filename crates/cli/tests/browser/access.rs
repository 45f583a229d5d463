//! For everybody: by keyboard alone, on a small phone, with whatever reads pages aloud.

use serde_json::Value;
use table::Fast;

use crate::House;
use crate::browser::{Browser, DOWN, ENTER, Screen, TAB, UP};
use crate::languages::{PAGES, name_of};
use crate::play::{MOVED_ON, Wanted};

#[tokio::test]
async fn no_page_keeps_anybody_out() {
    let mut house = House::open().await;
    let ann = house.newcomer().await;
    for page in PAGES {
        ann.open(page).await;
        ann.expect_no_barrier(&name_of(page)).await;
    }
    ann.open("/rules/edo").await;
    ann.press("a[href^='/rules/edo/example/']").await;
    ann.until_seen("#question").await;
    ann.expect_no_barrier("example").await;

    ann.new_table("Ann", 3, &["jiin"], "people").await;
    ann.expect_no_barrier("lobby").await;
    ann.make_link("invite").await;
    ann.press("a[href$='/links']").await;
    ann.until_seen("button[name=link]").await;
    ann.expect_no_barrier("links").await;
    ann.open("/me").await;
    ann.expect_no_barrier("me-known").await;

    ann.open("/").await;
    ann.press("form[action='/play'] .primary").await;
    let mut luck = Fast(6);
    ann.play_until(&mut luck, |wanted, _| wanted == Wanted::Plan).await;
    ann.expect_no_barrier("planning").await;
    ann.play(&mut luck).await;
    ann.play_until(&mut luck, |wanted, _| wanted == Wanted::Answer).await;
    ann.expect_no_barrier("acting").await;
    ann.reload().await;
    if ann.wanted().await == Wanted::CatchUp {
        ann.expect_no_barrier("catch-up").await;
    }
}

#[tokio::test]
async fn a_round_is_played_on_a_small_phone_and_nothing_sticks_out() {
    let mut house = House::open().await;
    let ann = house.newcomer().await;
    ann.screen(Screen::Phone).await;
    for page in PAGES {
        ann.open(page).await;
        expect_narrow(&ann, page).await;
        ann.picture(&format!("{}-phone", name_of(page))).await;
    }
    // A page that is not there is a complaint in itself.
    ann.complaints().await;
    ann.play_at_once("Ann").await;
    let mut luck = Fast(7);
    ann.play_until(&mut luck, |wanted, _| wanted == Wanted::Plan).await;
    ann.look("scrollTo(0, 0)").await;
    ann.picture("planning-phone").await;
    expect_narrow(&ann, "planning").await;
    ann.play_until(&mut luck, |_, round| 1 < round).await;
    expect_narrow(&ann, "the table").await;
    ann.look("scrollTo(0, 0)").await;
    ann.picture("acting-phone").await;
    ann.expect_no_complaint().await;
}

async fn expect_narrow(on: &Browser, what: &str) {
    let widths = "return [document.documentElement.scrollWidth, innerWidth]";
    let found = on.look(widths).await;
    let [page, screen] = [&found[0], &found[1]].map(Value::as_u64);
    assert_eq!(screen, Some(360), "{what} does not make the screen wider");
    assert!(page <= screen, "{what} is {page:?} wide");
}

#[tokio::test]
async fn a_round_is_played_by_keys_alone_and_focus_is_never_lost() {
    let mut house = House::open().await;
    let ann = house.newcomer().await;
    ann.open("/").await;
    tab_to(&ann, "form[action='/play'] .primary").await;
    ann.keys(ENTER).await;
    ann.until_seen("#table.running").await;
    ann.keys("q").await;
    loop {
        let wanted = ann.wanted().await;
        expect_focus(&ann).await;
        if 1 < ann.round().await || wanted == Wanted::Over {
            break;
        }
        let before = ann.moment().await;
        match wanted {
            Wanted::CatchUp => ann.keys(ENTER).await,
            Wanted::Plan => plan_by_keys(&ann).await,
            Wanted::Answer => {
                ann.keys("1").await;
                ann.until_with("it to be taken", MOVED_ON, vec![before.into()]).await;
            }
            Wanted::Over => {}
        }
    }
    ann.expect_no_complaint().await;
}

/// Three cards chosen in lists, an official for each, and the seal.
async fn plan_by_keys(ann: &Browser) {
    ann.keys("q").await;
    for slot in 1..=3 {
        tab_to(ann, &format!("select[name=card{slot}]")).await;
        // Each of the first cards has so many actions; the lists begin with none.
        let down = "const list = document.activeElement;\
                    const cards = [...list.querySelectorAll('optgroup')];\
                    return [...list.options].indexOf(cards[arguments[0]].querySelector('option'))";
        let down = ann.look_with(down, vec![(slot - 1).into()]).await.as_u64().expect("a number");
        ann.keys(&DOWN.repeat(down as usize)).await;
        tab_to(ann, &format!("input[name=officials{slot}]")).await;
        ann.keys(UP).await;
    }
    tab_to(ann, "button.seal").await;
    let round = ann.attribute("#plan", "data-plan").await;
    ann.keys(ENTER).await;
    ann.until_sealed(&round).await;
}

/// Goes on to something that can have the focus, as far as it may be.
async fn tab_to(ann: &Browser, css: &str) {
    let there = "return document.activeElement.matches(arguments[0])";
    for _ in 0..200 {
        if ann.look_with(there, vec![css.into()]).await == true {
            return;
        }
        ann.keys(TAB).await;
    }
    let focus = "return document.activeElement.outerHTML.slice(0, 200)";
    let (focus, picture) = (ann.look(focus).await, ann.picture("not-reached").await);
    panic!("{css} is not reached by keys, but {focus}; see {}", picture.display());
}

async fn expect_focus(ann: &Browser) {
    let lost = "return document.activeElement === document.body";
    assert_eq!(ann.look(lost).await, false, "the focus is somewhere");
}
