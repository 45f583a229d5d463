//! A card cancelled by another, across two browsers, and nobody can see who could have.

use crate::House;
use crate::browser::Browser;
use crate::play::Wanted;
use crate::secrets::all_that_is_seen;
use crate::yedo::answer;

/// Anna is to act and holds Knives; what Ben holds is left open.
const POSITION: &str = "\
round 2
now act
S1 at harbor 2
S1 mon 5
S1 actions F03
S2 at harbor 1
S2 mon 6
S2 actions ";

/// “The walls have ears”, and a card that has nothing to do with it.
const WALLS: &str = "D01";
const OTHER: &str = "D05";

/// Opens the table anew and reads away what happened meanwhile.
async fn look_again(who: &Browser) {
    who.reload().await;
    // While the server stood still nobody could listen to it.
    who.complaints().await;
    if who.look("return !!document.querySelector('#catch-up')?.open").await == true {
        who.press("#catch-up button").await;
    }
    who.until_seen("#table.running").await;
}

/// Both are back at the table in the position in which Ben holds this card, and Anna plays hers.
async fn knives_are_played(house: &mut House, [anna, ben]: [&Browser; 2], held: &str) {
    let table = anna.attribute("#table", "data-table").await;
    house.node.go_on(&table, &format!("{POSITION}{held}\n"));
    look_again(anna).await;
    look_again(ben).await;
    answer(anna, ".options .option[value='play F03']").await;
    ben.until_seen(".options .option[value='pass']").await;
}

#[tokio::test]
async fn a_card_is_cancelled_across_two_browsers_and_who_could_have_is_not_told() {
    let mut house = House::open().await;
    let (anna, ben) = (house.newcomer().await, house.newcomer().await);
    let cara = house.newcomer().await;
    anna.yedo_with(&ben, "everything").await;
    let watching = anna.make_link("watch").await;
    cara.open(&watching).await;
    cara.until_seen("#table.running").await;

    // Whatever Ben holds, he is asked, and the pages of others are the same to the letter.
    let mut seen = Vec::new();
    for held in [OTHER, WALLS] {
        knives_are_played(&mut house, [&anna, &ben], held).await;
        look_again(&cara).await;
        assert_eq!(ben.wanted().await, Wanted::Answer);
        let could = ben.has(&format!(".options .option[value='play {held}']")).await;
        assert_eq!(could, held == WALLS, "he could answer with {held}");
        seen.push([all_that_is_seen(&anna).await, all_that_is_seen(&cara).await]);
    }
    for (who, name) in ["Anna", "Cara"].into_iter().enumerate() {
        let differ = seen[0][who].iter().zip(&seen[1][who]).find(|(one, other)| one != other);
        assert_eq!(differ, None, "{name} sees the same, whatever Ben holds");
        assert_eq!(seen[0][who].len(), seen[1][who].len(), "{name} sees as much");
    }
    assert!(
        ben.text(".stake .card-name, .stake.card .card-name").await.len() > 2,
        "what is at stake"
    );
    ben.expect_no_barrier("yedo-window").await;
    answer(&ben, ".options .option[value='play D01']").await;
    for who in [&anna, &ben, &cara] {
        let told = "return /is cancelled/.test(document.querySelector('#story').innerText)";
        who.until("what became of it", told).await;
    }
    assert_eq!(anna.wanted().await, Wanted::Answer, "it is her turn still");
    assert!(!anna.has(".options [value='play F03']").await, "it is gone");
    for who in [&anna, &ben, &cara] {
        who.expect_no_complaint().await;
    }
}
