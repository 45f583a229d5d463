//! How much is sent: little enough for a train.

use table::Fast;

use crate::House;
use crate::browser::Browser;

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
    ann.expect_small_updates().await;
}

#[tokio::test]
async fn every_update_of_yedo_is_small_with_all_there_is() {
    let mut house = House::open().await;
    let ann = house.newcomer().await;
    ann.new_yedo("Ann", 5, "everything", "bots").await;
    let mut luck = Fast(8);
    ann.play_until(&mut luck, |_, round| 2 < round).await;
    ann.expect_small_updates().await;
}

impl Browser {
    /// All that came back for answers so far was small.
    async fn expect_small_updates(&self) {
        let updates = "return performance.getEntriesByType('resource')\
                         .filter(it => /\\/(part|answer|plan|do)$/.test(it.name))\
                         .map(it => it.encodedBodySize)";
        let updates = self.look(updates).await;
        let sizes = updates.as_array().expect("a list").iter();
        let largest = sizes.filter_map(serde_json::Value::as_u64).max();
        let largest = largest.expect("something was answered");
        assert!(0 < largest && largest < UPDATE_MAX, "an update is {largest} bytes");
    }
}
