//! Two people in two browsers, plans that are nobody else's business, and one who watches.

use table::Fast;

use crate::House;
use crate::browser::Browser;
use crate::play::MOVED_ON;

/// What the server sends for the page somebody looks at, and what their browser has made of it.
pub(crate) async fn all_that_is_seen(of: &Browser) -> Vec<String> {
    let sent = of.look("return await (await fetch(location.href)).text()").await;
    [sent.as_str().unwrap_or_default(), &of.source().await]
        .into_iter()
        .flat_map(|page| page.split_inclusive('>'))
        .map(without_number)
        .collect()
}

/// How often something happened is seen by all, also that somebody took a seal back.
fn without_number(tag: &str) -> String {
    if tag.contains("name=\"number\"") {
        return String::new();
    }
    let Some((before, rest)) = tag.split_once("data-number=\"") else { return tag.to_owned() };
    let after = rest.split_once('"').map_or("", |(_, after)| after);
    if tag.contains("id=\"table\"") { format!("{before}{after}") } else { tag.to_owned() }
}

#[tokio::test]
async fn a_sealed_plan_is_on_nobody_elses_page() {
    let mut house = House::open().await;
    let (anna, ben) = (house.newcomer().await, house.newcomer().await);
    let cara = house.newcomer().await;
    anna.new_table("Anna", 2, &[], "people").await;
    let invitation = anna.make_link("invite").await;
    ben.join(&invitation, "Ben").await;
    anna.press("button[value=start]:not(:disabled)").await;
    anna.until_seen("#table.running").await;
    ben.until_seen("#table.running").await;
    let watching = anna.make_link("watch").await;
    cara.open(&watching).await;
    cara.until_seen("#table.running").await;

    let mut luck = Fast(2);
    to_the_plan(&anna, &ben, &mut luck).await;
    let mut seen: Vec<[Vec<String>; 2]> = Vec::new();
    let mut plans = Vec::new();
    for _ in 0..2 {
        anna.lay_plan(&mut luck).await;
        let plan = "return [...document.querySelectorAll('#plan select, #plan input[type=number]')]\
                      .map(it => it.value).join(' ')";
        plans.push(anna.look(plan).await);
        anna.seal().await;
        for other in [&ben, &cara] {
            other.until_seen(".board .sealed").await;
        }
        seen.push([all_that_is_seen(&ben).await, all_that_is_seen(&cara).await]);
        take_all_back(&anna).await;
        for other in [&ben, &cara] {
            other.until("a seal less", "return !document.querySelector('.board .sealed')").await;
        }
    }
    assert_ne!(plans[0], plans[1], "two different plans were sealed");
    for (who, name) in ["Ben", "Cara"].into_iter().enumerate() {
        let (one, other) = (&seen[0][who], &seen[1][who]);
        let differ = one.iter().zip(other).find(|(one, other)| one != other);
        assert_eq!(differ, None, "{name} sees the same, whatever is sealed");
        assert_eq!(one.len(), other.len(), "{name} sees as much, whatever is sealed");
    }
    for (name, who) in [("Anna", &anna), ("Ben", &ben), ("Cara", &cara)] {
        let said = who.complaints().await;
        assert!(said.is_empty(), "{name}: {said:?}");
    }
}

/// Both answer in turn until both plan.
async fn to_the_plan(anna: &Browser, ben: &Browser, luck: &mut Fast) {
    let asked = "return !!document.querySelector('#plan, .options .option')";
    while !(anna.has("#plan").await && ben.has("#plan").await) {
        for who in [anna, ben] {
            if who.look(asked).await == true && !who.has("#plan").await {
                who.play(luck).await;
            }
        }
    }
}

/// Takes back one card after another until no card lies.
async fn take_all_back(anna: &Browser) {
    while anna.has("button[value=undo]:not(:disabled)").await {
        let before = anna.moment().await;
        anna.press("button[value=undo]:not(:disabled)").await;
        anna.until_with("it to be taken back", MOVED_ON, vec![before.into()]).await;
        if anna.look("return !!document.querySelector('#plan')").await == true
            && !anna.has(".plan-slot.filled").await
        {
            return;
        }
    }
}
