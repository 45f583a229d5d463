//! Yedo against the Daimyo, by pressing, from the form for a new table to the end: alone, and with a bot.

use table::Fast;

use crate::House;
use crate::browser::Browser;

/// Whoever won, the page says so in one sentence, and how much prestige there was.
async fn expect_an_end(ann: &Browser) {
    ann.until_seen("#ask .lead").await;
    let said = ann.text("#ask .lead").await;
    assert!(said.starts_with("You have"), "{said}");
    assert!(said.chars().any(|c| c.is_ascii_digit()), "{said}");
    assert!(!ann.has(".ranks").await, "nobody is first of those who play together");
}

#[tokio::test]
async fn one_plays_alone_against_the_daimyo_to_the_end() {
    let mut house = House::open().await;
    let ann = house.newcomer().await;
    ann.new_yedo("Ann", 1, "together", "bots").await;
    let parts = ann.play_to_the_end(&mut Fast(11), "yedo-solo").await;
    assert!(2 < parts.len(), "many parts of a round: {parts:?}");
    assert_eq!(ann.number(".boards .clan").await, 1, "nobody else has a board");
    expect_an_end(&ann).await;
    ann.expect_no_complaint().await;
}

#[tokio::test]
async fn a_person_and_a_bot_play_together_to_the_end() {
    let mut house = House::open().await;
    let ann = house.newcomer().await;
    ann.new_yedo("Ann", 2, "together", "bots").await;
    let parts = ann.play_to_the_end(&mut Fast(12), "yedo-partners").await;
    assert!(2 < parts.len(), "many parts of a round: {parts:?}");
    assert_eq!(ann.number(".boards .clan").await, 2, "both have a board");
    expect_an_end(&ann).await;
    ann.press("#ask a[href$='/replay']").await;
    ann.until_seen(".steps").await;
    ann.expect_no_complaint().await;
}

#[tokio::test]
async fn partners_plan_on_a_sheet_that_both_see_at_once_and_nobody_wipes_out_unread() {
    let mut house = House::open().await;
    let (anna, ben) = (house.newcomer().await, house.newcomer().await);
    anna.yedo_with(&ben, "together").await;
    let says = "return document.querySelector('#notes .sheet').innerText === arguments[0]";
    for who in [&anna, &ben] {
        who.press("#notes-write summary").await;
    }
    anna.write("#notes-text", "I go to the Temple").await;
    anna.press("#notes button").await;
    for who in [&anna, &ben] {
        who.until_with("the sheet", says, vec!["I go to the Temple".into()]).await;
    }
    // Both write: who was slower keeps what they wrote, sees what lies there, and may replace it.
    ben.write("#notes-text", "And I to the Harbor").await;
    anna.write("#notes-text", "No, to the Market").await;
    anna.press("#notes button").await;
    ben.until_with("the sheet", says, vec!["No, to the Market".into()]).await;
    ben.press("#notes button").await;
    ben.until_seen("#notice .notice").await;
    let draft = ben.look("return document.querySelector('#notes-text').value").await;
    assert_eq!(draft, "And I to the Harbor", "nothing that was written is lost");
    ben.press("#notes button").await;
    anna.until_with("the sheet", says, vec!["And I to the Harbor".into()]).await;
    let draft = anna.look("return document.querySelector('#notes-text').value").await;
    assert_eq!(draft, "And I to the Harbor", "who writes nothing goes on from what is there");
    anna.expect_no_barrier("yedo-sheet").await;
    for who in [&anna, &ben] {
        who.expect_no_complaint().await;
    }
}
