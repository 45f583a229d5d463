//! How much is sent: little enough for a train.

use table::Fast;

use crate::House;

/// The first page with all it loads, in bytes.
const FIRST_PAGE_MAX: u64 = 200_000;
/// What comes back for an answer, in bytes.
const UPDATE_MAX: u64 = 30_000;

#[tokio::test]
async fn the_first_page_is_small_and_so_is_every_update() {
    let mut house = House::open().await;
    let ann = house.newcomer().await;
    ann.open("/").await;
    let sum = "return [...performance.getEntriesByType('navigation'),\
                 ...performance.getEntriesByType('resource')]\
                 .reduce((sum, it) => sum + it.encodedBodySize, 0)";
    let first = ann.look(sum).await.as_u64().expect("a number of bytes");
    assert!(0 < first && first < FIRST_PAGE_MAX, "the first page is {first} bytes");

    ann.play_at_once("Ann").await;
    let mut luck = Fast(8);
    ann.play_until(&mut luck, |_, round| 3 < round).await;
    let updates = "return performance.getEntriesByType('resource')\
                     .filter(it => /\\/(part|answer|plan|do)$/.test(it.name))\
                     .map(it => it.encodedBodySize)";
    let updates = ann.look(updates).await;
    let sizes = updates.as_array().expect("a list").iter().filter_map(serde_json::Value::as_u64);
    let largest = sizes.max().expect("something was answered");
    assert!(0 < largest && largest < UPDATE_MAX, "an update is {largest} bytes");
}
