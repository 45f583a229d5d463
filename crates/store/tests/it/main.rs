//! The store in memory keeps the promises, and the promises can be broken.

mod planted;

use std::sync::Arc;

use store::{Memory, Store, contract};

#[tokio::test(flavor = "multi_thread")]
async fn the_store_in_memory_holds() {
    contract::holds(async || Memory::default()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_nodes_in_memory_hold() {
    let one = Memory::default();
    let two: Arc<dyn Store> = Arc::new(one.another());
    contract::holds_for_two_nodes(Arc::new(one), two).await;
}
