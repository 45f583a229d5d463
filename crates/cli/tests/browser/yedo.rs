//! Yedo in a real browser: a whole game by pressing, trade between two, five with everything, a phone,
//! keys alone, and nobody's cards on another's page.

use table::Fast;

use crate::House;
use crate::browser::{Browser, Screen};
use crate::play::{MOVED_ON, Wanted};

impl Browser {
    /// One press on the first page, under this name.
    async fn play_yedo_at_once(&self, name: &str) {
        self.open("/").await;
        self.write("form[action='/play'] input[name=name]", name).await;
        self.press("form[action='/play'] button[name=game][value=yedo]").await;
        self.until_seen("#table.running.yedo").await;
    }

    /// What is going on, as the page says it: the part of the round.
    pub(crate) async fn phase(&self) -> String {
        self.text("#progress").await.split('·').nth(1).unwrap_or_default().trim().to_owned()
    }

    /// Plays a whole game by pressing, and looks closely at each part of a round when it first comes,
    /// and at the end. Says which parts there were.
    pub(crate) async fn play_to_the_end(&self, luck: &mut Fast, name: &str) -> Vec<String> {
        let mut parts: Vec<String> = Vec::new();
        loop {
            let wanted = self.wanted().await;
            if wanted == Wanted::Over {
                break;
            }
            let part = self.phase().await;
            if wanted == Wanted::Answer && !parts.contains(&part) {
                self.expect_no_barrier(&format!("{name}-{}", parts.len())).await;
                parts.push(part);
            }
            self.play(luck).await;
            self.expect_no_complaint().await;
        }
        self.expect_no_barrier(&format!("{name}-over")).await;
        parts
    }
}

#[tokio::test]
async fn a_first_game_of_six_rounds_is_played_to_its_end_by_pressing() {
    let mut house = House::open().await;
    let ann = house.newcomer().await;
    ann.play_yedo_at_once("Ann").await;
    let mut luck = Fast(3);
    let parts = ann.play_to_the_end(&mut luck, "yedo").await;
    assert!(3 < parts.len(), "many parts of a round: {parts:?}");
    ann.until_seen(".ranks li.won").await;
    assert_eq!(ann.number(".ranks li").await, 3);
    ann.press("#ask a[href$='/replay']").await;
    ann.until_seen(".steps").await;
    ann.press(".steps a[data-key=Home]").await;
    let shows = "return document.querySelector('#table')?.dataset.replay === arguments[0]";
    ann.until_with("the beginning", shows, vec!["0".into()]).await;
    ann.expect_no_barrier("yedo-replay").await;
    ann.expect_no_complaint().await;
}

#[tokio::test]
async fn five_play_a_whole_game_with_every_module_and_the_whole_town_is_on_the_page() {
    let mut house = House::open().await;
    let ann = house.newcomer().await;
    ann.new_yedo("Ann", 5, "everything", "bots").await;
    let mut luck = Fast(4);
    ann.play_until(&mut luck, |wanted, round| wanted == Wanted::Answer && 0 < round).await;
    assert_eq!(ann.number(".boards .clan").await, 5, "every clan has a board");
    assert_eq!(ann.number(".ring .district").await, 7, "the ring has seven districts");
    assert!(ann.has(".tea .card").await, "characters are for hire");
    assert!(ann.has(".people b").await, "clans have powers");
    ann.expect_no_barrier("yedo-five").await;
    ann.play_to_the_end(&mut luck, "yedo-five").await;
    assert_eq!(ann.number(".ranks li").await, 5);
}

#[tokio::test]
async fn a_round_is_played_on_a_small_phone_and_by_keys_alone() {
    let mut house = House::open().await;
    let ann = house.newcomer().await;
    ann.screen(Screen::Phone).await;
    ann.play_yedo_at_once("Ann").await;
    ann.keys("q").await;
    loop {
        let wanted = ann.wanted().await;
        let lost = "return document.activeElement === document.body";
        assert_eq!(ann.look(lost).await, false, "the focus is somewhere");
        let widths = "return document.documentElement.scrollWidth <= innerWidth";
        assert_eq!(ann.look(widths).await, true, "nothing sticks out");
        if 1 < ann.round().await || wanted == Wanted::Over {
            break;
        }
        let before = ann.moment().await;
        ann.picture(&format!("yedo-phone-{}", ann.phase().await.replace(' ', "-"))).await;
        ann.keys("1").await;
        ann.until_with("it to be taken", MOVED_ON, vec![before.into()]).await;
    }
    ann.expect_no_complaint().await;
}

#[tokio::test]
async fn the_lesson_is_played_on_the_real_rules_and_leads_to_a_first_game() {
    let mut house = House::open().await;
    let ann = house.newcomer().await;
    ann.open("/learn/yedo").await;
    let mut steps = 0;
    while !ann.has("form[action='/play'] button").await {
        let before = ann.attribute("progress", "value").await;
        ann.press("form.options .option").await;
        let on = "const n = document.querySelector('progress')?.value;\
                  return n !== undefined && String(n) !== arguments[0]";
        ann.until_with("the next step", on, vec![before.into()]).await;
        steps += 1;
        assert!(steps < 60, "a lesson has an end");
    }
    assert!(10 < steps, "a lesson teaches something");
    ann.press("form[action='/play'] button").await;
    ann.until_seen("#table.running.yedo").await;
    ann.until_seen("#coach").await;
    ann.expect_no_complaint().await;
}

#[tokio::test]
async fn a_card_is_cancelled_by_another_in_an_example_that_can_be_played() {
    let mut house = House::open().await;
    let ann = house.newcomer().await;
    ann.open("/rules/yedo?q=yedo.cards.walls").await;
    ann.press("article[id='yedo.cards.walls'] a.play-it").await;
    ann.until_seen("#question").await;
    let mut steps = 0;
    while !ann.text(".happened").await.contains("is cancelled") {
        let before = ann.number(".happened li").await;
        ann.press("#ask form .primary").await;
        let more = "return document.querySelectorAll('.happened li').length > arguments[0]";
        ann.until_with("what follows", more, vec![before.into()]).await;
        steps += 1;
        assert!(steps < 20, "the example shows it");
    }
    ann.expect_no_complaint().await;
}

/// Whoever of the two is asked; the page of the other may still be on its way.
async fn asked<'b>(anna: &'b Browser, ben: &'b Browser) -> &'b Browser {
    let asks = "return !!document.querySelector('.options .option')";
    loop {
        for who in [anna, ben] {
            if who.look(asks).await == true {
                return who;
            }
        }
    }
}

/// Presses an answer and waits until it is taken.
pub(crate) async fn answer(who: &Browser, css: &str) {
    let before = who.moment().await;
    who.press(css).await;
    who.until_with("it to be taken", MOVED_ON, vec![before.into()]).await;
}

#[tokio::test]
async fn two_people_trade_across_two_browsers_and_nobody_sees_anothers_cards() {
    let mut house = House::open().await;
    let (anna, ben) = (house.newcomer().await, house.newcomer().await);
    anna.yedo_with(&ben, "first").await;
    let names =
        "return [...document.querySelectorAll('#hand .card-name')].map(it => it.textContent)";
    let held = anna.look(names).await;
    let held: Vec<&str> =
        held.as_array().expect("a list").iter().filter_map(|it| it.as_str()).collect();
    assert!(3 < held.len(), "she holds missions: {held:?}");
    let source = ben.source().await;
    for card in &held {
        assert!(!source.contains(*card), "“{card}” is on Ben's page");
    }
    let mut traded = false;
    for _ in 0..400 {
        if 4 < anna.round().await || traded {
            break;
        }
        let who = asked(&anna, &ben).await;
        if who.phase().await == "Trade" {
            trade(who, if std::ptr::eq(who, &raw const anna) { &ben } else { &anna }).await;
            traded = true;
        } else if who.has(".options .option[value^='assign market']").await
            && who.has(".d-market:not(.watched, .next)").await
        {
            answer(who, ".options .option[value^='assign market']").await;
        } else if who.has(".options .option[value^='assign tavern']").await {
            answer(who, ".options .option[value^='assign tavern']").await;
        } else if who.has(".options .option[value='step-out']").await {
            answer(who, ".options .option[value='step-out']").await;
        } else {
            answer(who, ".options .option:last-of-type").await;
        }
    }
    assert!(traded, "they met and traded");
    for who in [&anna, &ben] {
        who.expect_no_complaint().await;
    }
}

/// One Mon for a Blackmail card, put together by hand, seen by both, accepted.
async fn trade(from: &Browser, to: &Browser) {
    answer(from, ".options .option[value^='rival']").await;
    answer(from, ".options .option[value='give-mon']").await;
    answer(from, ".options .option[value='mon 1']").await;
    answer(from, ".options .option[value='ask blackmail']").await;
    from.until_seen(".deal .side").await;
    answer(from, ".options .option[value='propose']").await;
    to.until_seen(".options .option[value='accept']").await;
    assert!(to.text(".deal").await.contains("1 Mon"), "the whole offer is on the table");
    to.expect_no_barrier("yedo-trade").await;
    answer(to, ".options .option[value='accept']").await;
    from.until(
        "the trade",
        "return /accepts the offer/.test(document.querySelector('#story').innerText)",
    )
    .await;
}
