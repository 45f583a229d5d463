//! Three languages: changed at any time, and nothing left without words.

use table::Fast;

use crate::House;
use crate::browser::Browser;
use crate::play::Wanted;

/// Every page that needs no table.
pub(crate) const PAGES: [&str; 12] = [
    "/",
    "/new",
    "/new?game=yedo",
    "/rules",
    "/rules/edo",
    "/rules/yedo",
    "/learn",
    "/learn/edo",
    "/learn/yedo",
    "/me",
    "/about",
    "/join/nowhere",
];

/// The names of messages that stand where their words should.
async fn bare_keys(of: &Browser) -> Vec<String> {
    let script = "return [...new Set((document.documentElement.textContent\
                    + [...document.querySelectorAll('[aria-label], [title], [placeholder]')]\
                        .map(it => [it.ariaLabel, it.title, it.placeholder].join(' ')).join(' '))\
                    .match(/\\b(ui|page|play|opponent|chapter|seat|lack|yedo)-[a-z0-9-]+/g) ?? [])]";
    let found = of.look(script).await;
    let found = found.as_array().expect("a list").iter();
    found.map(|it| it.as_str().unwrap_or_default().to_owned()).collect()
}

async fn expect_words(of: &Browser) {
    let bare = bare_keys(of).await;
    assert!(bare.is_empty(), "at {}: {bare:?}", of.path().await);
}

#[tokio::test]
async fn the_language_changes_in_mid_game_and_the_game_stays() {
    let mut house = House::open().await;
    let ann = house.newcomer().await;
    ann.play_at_once("Ann").await;
    let mut luck = Fast(5);
    ann.play_until(&mut luck, |wanted, _| wanted == Wanted::Plan).await;
    let here = ann.path().await;
    let mut said = vec![ann.text("#question").await];
    for language in ["es", "fr"] {
        let round = ann.round().await;
        ann.press(&format!("button[name=language][value={language}]")).await;
        let changed = format!("return document.documentElement.lang === '{language}'");
        ann.until("another language", &changed).await;
        if ann.wanted().await == Wanted::CatchUp {
            expect_words(&ann).await;
            ann.play(&mut luck).await;
        }
        assert_eq!(ann.wanted().await, Wanted::Plan, "what was asked is asked again");
        assert_eq!((ann.path().await, ann.round().await), (here.clone(), round), "the game stays");
        said.push(ann.text("#question").await);
        ann.picture(&format!("planning-{language}")).await;
        // A whole round in this language, to the next plan.
        loop {
            expect_words(&ann).await;
            ann.play(&mut luck).await;
            if ann.wanted().await == Wanted::Plan && round < ann.round().await {
                break;
            }
        }
    }
    said.dedup();
    assert_eq!(said.len(), 3, "the words change: {said:?}");
    ann.expect_no_complaint().await;
}

#[tokio::test]
async fn no_page_shows_the_name_of_a_message_in_place_of_its_words() {
    let mut house = House::open().await;
    for language in ["en", "es", "fr"] {
        let ann = Browser::speaking(&mut house.driver, &house.node.base, language).await;
        for page in PAGES {
            ann.open(page).await;
            let lang = ann.attribute("html", "lang").await;
            assert_eq!(lang, language, "a browser says what its owner reads");
            expect_words(&ann).await;
            ann.picture(&format!("{}-{language}", name_of(page))).await;
        }
    }
}

/// `/rules/edo` as the name of a picture.
pub(crate) fn name_of(page: &str) -> String {
    if page == "/" { "home".to_owned() } else { page[1..].replace(['/', '?', '='], "-") }
}
