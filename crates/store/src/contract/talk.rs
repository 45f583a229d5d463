//! Talk at a table.

use super::{ANNE, BRUNO, Kept, NOW, at_once};
use crate::tables::CHAT_MAX;
use crate::{ChatLine, ChatPart, Fault, Room, TableId};

pub(super) async fn talk_is_numbered_without_gaps(store: Kept) {
    let table = TableId::random();
    let talkers = (0..8).map(|i| {
        let store = store.clone();
        async move {
            let mut said = Vec::new();
            for j in 0..5 {
                let text = format!("{i} {j}");
                let number = store.say(table, Room::Players, ANNE, &text, NOW).await;
                said.push(ChatLine {
                    number: number.expect("it is said"),
                    who: ANNE,
                    text,
                    at: NOW,
                });
            }
            said
        }
    });
    let mut said = at_once(talkers).await.concat();
    said.sort_by_key(|line| line.number);
    assert!((0..40).eq(said.iter().map(|line| line.number)), "each number once");
    assert_eq!(store.chat(table, Room::Players, ChatPart::From(0)).await, Ok(said));
}

pub(super) async fn rooms_do_not_hear_each_other(store: Kept) {
    let [table, other] = [TableId::random(), TableId::random()];
    for (table, room) in [table, other].into_iter().flat_map(|it| Room::ALL.map(|room| (it, room)))
    {
        assert_eq!(store.chat(table, room, ChatPart::Last(9)).await, Ok(vec![]));
        let text = format!("{room:?} of {table}");
        assert_eq!(store.say(table, room, BRUNO, &text, NOW).await, Ok(0));
        let said = ChatLine { number: 0, who: BRUNO, text, at: NOW };
        assert_eq!(store.chat(table, room, ChatPart::From(0)).await, Ok(vec![said]));
    }
}

pub(super) async fn a_part_of_the_talk_is_given(store: Kept) {
    let table = TableId::random();
    for text in ["🎲", "it's", "two\nlines", "", "end"] {
        assert!(store.say(table, Room::Players, ANNE, text, NOW).await.is_ok());
    }
    let refused = store.say(table, Room::Players, ANNE, "\0", NOW).await;
    assert!(matches!(refused, Err(Fault::Unsound(_))), "{refused:?}");
    let part = async |part| {
        let lines = store.chat(table, Room::Players, part).await.expect("talk can be read");
        lines.into_iter().map(|line| line.text).collect::<Vec<String>>()
    };
    assert_eq!(part(ChatPart::From(0)).await, ["🎲", "it's", "two\nlines", "", "end"]);
    assert_eq!(part(ChatPart::From(3)).await, ["", "end"]);
    assert_eq!(part(ChatPart::From(u32::MAX)).await, [""; 0]);
    assert_eq!(part(ChatPart::Last(2)).await, ["", "end"]);
    assert_eq!(part(ChatPart::Last(0)).await, [""; 0]);
    assert_eq!(part(ChatPart::Last(u32::MAX)).await.len(), 5);
    for i in 0..CHAT_MAX {
        assert!(store.say(table, Room::Players, ANNE, &i.to_string(), NOW).await.is_ok());
    }
    let last: Vec<String> = (0..CHAT_MAX).map(|i| i.to_string()).collect();
    assert_eq!(part(ChatPart::From(0)).await, last, "no more than can be handed over at once");
    assert_eq!(part(ChatPart::Last(u32::MAX)).await, last);
}
