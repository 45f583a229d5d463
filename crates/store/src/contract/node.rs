//! Nodes: who does a piece of work, and how one learns what another did.

use super::{ANNE, Kept, NOW, after, at_once, line, summary, texts};
use crate::{Fault, Heard, Hearing, NodeId, Room, TableId};

pub(super) async fn a_claim_is_one_nodes_at_a_time(store: Kept) {
    let [one, two] = [NodeId(1), NodeId(2 << 100)];
    assert_eq!(store.claim("clock", one, NOW, after(10)).await, Ok(true));
    assert_eq!(store.claim("clock", two, NOW, after(10)).await, Ok(false));
    assert_eq!(store.claim("bot: 🎲'", two, NOW, after(10)).await, Ok(true), "another work");
    assert_eq!(store.claim("clock", one, after(9), after(19)).await, Ok(true), "it is renewed");
    assert_eq!(store.claim("clock", two, after(10), after(20)).await, Ok(false));
}

pub(super) async fn a_claim_ends_by_itself(store: Kept) {
    let [one, two] = [NodeId(1), NodeId(2)];
    assert_eq!(store.claim("clock", one, NOW, after(10)).await, Ok(true));
    assert_eq!(store.claim("clock", two, after(9), after(19)).await, Ok(false));
    assert_eq!(store.claim("clock", two, after(10), after(20)).await, Ok(true), "node one is dead");
    assert_eq!(store.claim("clock", one, after(11), after(21)).await, Ok(false), "it was not");
}

pub(super) async fn a_claim_is_given_back_by_its_owner_only(store: Kept) {
    let [one, two] = [NodeId(1), NodeId(2)];
    assert_eq!(store.release("clock", one).await, Ok(()), "what nobody has can be given back");
    assert_eq!(store.claim("clock", one, NOW, after(10)).await, Ok(true));
    assert_eq!(store.release("clock", two).await, Ok(()));
    assert_eq!(store.claim("clock", two, NOW, after(10)).await, Ok(false));
    assert_eq!(store.release("clock", one).await, Ok(()));
    assert_eq!(store.claim("clock", two, NOW, after(10)).await, Ok(true));
}

pub(super) async fn claims_that_ran_out_are_dropped(store: Kept) {
    let [one, two] = [NodeId(1), NodeId(2)];
    assert_eq!(store.claim("clock", one, NOW, after(10)).await, Ok(true));
    assert_eq!(store.claim("bot", one, NOW, after(20)).await, Ok(true));
    assert_eq!(store.end_claims(after(9)).await, Ok(0));
    assert_eq!(store.end_claims(after(10)).await, Ok(1));
    assert_eq!(store.claim("clock", two, NOW, after(10)).await, Ok(true));
    assert_eq!(store.claim("bot", two, NOW, after(10)).await, Ok(false), "it is still held");
}

pub(super) async fn of_many_nodes_one_gets_the_claim(store: Kept) {
    for round in 0..10 {
        // The first round is for what nobody has, the others for what ran out.
        let claimers = (0..8).map(|node| {
            let store = store.clone();
            let (now, until) = (after(10 * round), after(10 * round + 10));
            async move { store.claim("clock", NodeId(node), now, until).await }
        });
        let got = at_once(claimers).await.into_iter().filter(|got| *got == Ok(true)).count();
        assert_eq!(got, 1, "round {round}");
    }
}

pub(super) async fn a_store_is_there(store: Kept) {
    assert_eq!(store.ping().await, Ok(()));
}

pub(super) async fn each_hears_the_other(one: &Kept, two: &Kept) {
    let mut heard = [one.hear(), two.hear()];
    let table = TableId::random();
    for (expected, node) in (0..).zip([one, two, one]) {
        assert_eq!(
            node.append(table, expected, vec![line("a")], summary()).await,
            Ok(expected + 1)
        );
    }
    let stale = two.append(table, 0, vec![line("a")], summary()).await;
    assert_eq!(stale, Err(Fault::Taken { current: 3 }));
    assert_eq!(one.say(table, Room::Spectators, ANNE, "a", NOW).await, Ok(0));
    assert_eq!(two.say(table, Room::Spectators, ANNE, "b", NOW).await, Ok(1));

    let lines = |number| Heard::Lines { table, number };
    let chat = |number| Heard::Chat { table, room: Room::Spectators, number };
    assert_eq!(next(&mut heard[0]).await, lines(2), "not what it did itself");
    assert_eq!(next(&mut heard[0]).await, chat(1));
    assert_eq!(next(&mut heard[1]).await, lines(1));
    assert_eq!(next(&mut heard[1]).await, lines(3), "what was refused is not told");
    assert_eq!(next(&mut heard[1]).await, chat(0));
}

async fn next(hearing: &mut Hearing) -> Heard {
    hearing.next().await.expect("the other node is there")
}

pub(super) async fn each_reads_what_the_other_wrote(one: &Kept, two: &Kept) {
    let table = TableId::random();
    for (expected, (writer, reader)) in (0..).zip([(one, two), (two, one)].repeat(10)) {
        let text = format!("line {expected}");
        let number = writer.append(table, expected, vec![line(&text)], summary()).await;
        assert_eq!(number, Ok(expected + 1));
        assert_eq!(reader.lines(table, expected).await, Ok(vec![line(&text)]));
        let listed = reader.table(table).await.expect("it can be looked up");
        assert_eq!(listed.map(|listed| listed.number), Some(expected + 1));
    }
}

pub(super) async fn two_nodes_make_one_record(one: &Kept, two: &Kept) {
    let tables = [(); 8].map(|()| TableId::random());
    for round in 0..10 {
        let writers = [one, two].into_iter().zip(["one", "two"]).flat_map(|(node, who)| {
            tables.map(|table| {
                let node = node.clone();
                async move { node.append(table, round, vec![line(who)], summary()).await.is_ok() }
            })
        });
        let won = at_once(writers).await;
        for (i, table) in tables.into_iter().enumerate() {
            assert_ne!(won[i], won[i + tables.len()], "one of the two must win, and only one");
            let winner = if won[i] { "one" } else { "two" };
            for node in [one, two] {
                assert_eq!(texts(node, table).await.last().map(String::as_str), Some(winner));
            }
        }
    }
}
