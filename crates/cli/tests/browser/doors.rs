//! Where nobody gets in: a page that says what happened and what to do.

use crate::House;
use crate::browser::Browser;

/// A page with a few words and a way on.
async fn expect_friendly(of: &Browser, what: &str) {
    of.until_seen(".problem .notice").await;
    let said = of.text(".problem").await;
    assert!(40 < said.len(), "{what}: {said:?} says what happened and what to do");
    assert!(of.has(".problem a.button[href='/']").await, "{what}: there is a way on");
}

#[tokio::test]
async fn who_cannot_come_in_is_told_why_and_what_to_do() {
    let mut house = House::open().await;
    let (anna, ben) = (house.newcomer().await, house.newcomer().await);
    let cara = house.newcomer().await;
    for nowhere in ["/nowhere", "/join/nowhere", "/tables/nowhere", "/rules/edo/example/nowhere"] {
        cara.open(nowhere).await;
        expect_friendly(&cara, nowhere).await;
    }

    anna.new_table("Anna", 2, &[], "people").await;
    let table = anna.path().await;
    let invitation = anna.make_link("invite").await;
    cara.open(&table).await;
    expect_friendly(&cara, "somebody else's table").await;
    cara.open(&format!("{table}/links")).await;
    expect_friendly(&cara, "somebody else's links").await;

    // Cara looks at the invitation, but Ben is quicker.
    cara.open(&invitation).await;
    ben.join(&invitation, "Ben").await;
    cara.write("main input[name=name]", "Cara").await;
    cara.press("main button.primary").await;
    expect_friendly(&cara, "a full table").await;
    cara.picture("full-table").await;

    anna.press("button[value=start]:not(:disabled)").await;
    anna.until_seen("#table.running").await;
    anna.press("#affairs summary").await;
    anna.press("button[value=ask-abandon]").await;
    ben.press("button[value=agree]").await;
    anna.until_seen("#table.abandoned").await;
    cara.open(&invitation).await;
    expect_friendly(&cara, "a table that is past").await;
    assert!(!anna.text("#question").await.is_empty(), "who played there still sees it");
}
