//! Tables that were begun by rules of an older number: they are played to their end under these.

use std::path::Path;
use std::sync::Arc;

use host::{Act, Event, Export, Host, Who};
use store::{Life, Memory, PersonId};
use table::{Fast, Game, Seat};

use super::{Clock, answer, life, options, who};

/// Plays a table to its end that was exported by the program before rules 2 while a person was
/// half-way through an answer. Now and then the person takes an answer back.
async fn is_played_to_its_end(file: &str, newest: u16) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus/running");
    let text = std::fs::read_to_string(folder.join(file)).expect("it is kept");
    let export = Export::read(&text).expect("as it was written");
    let Ok(Event::Created(terms)) = Event::read(&export.lines[0].text) else {
        panic!("the first line says how the table was made");
    };
    assert_eq!(terms.rules, 1);
    assert!(1 < newest, "the program has newer rules");

    let host = Host::new(Arc::new(Memory::default()), options(&Clock::new()));
    let _running = host.run();
    let table = host.import(&text).await.expect("its rules are known");
    let person: PersonId = terms.by;
    let mut listener = host.listen(table, &who(person)).await.expect("they play");
    let mut chance = Fast(3);
    let (mut answers, mut undone) = (0, 0);
    loop {
        let sight = host.look(table, &who(person)).await.expect("they play");
        match answer(&sight, &mut chance) {
            Some(act) => {
                // A bot may have answered meanwhile.
                let acted = host.act(table, &who(person), Some(sight.number), act).await;
                answers += u32::from(acted.is_ok());
                if acted.is_ok() && answers % 5 == 0 {
                    let undo = Act::Undo { seat: Seat(0), answers: 1 };
                    undone += u32::from(host.act(table, &who(person), None, undo).await.is_ok());
                }
            }
            None if sight.life == Life::Over => break,
            None => {
                listener.next().await.expect("the host lives");
            }
        }
    }
    assert_eq!(life(&host, table).await, Life::Over);
    assert!(20 < answers && 0 < undone, "{answers} answers, {undone} taken back");
    let proved = host.verify(table, &Who::Nobody).await.expect("past").expect("nobody cheated");
    assert_eq!(proved.unplayed, 0, "every answer was played again by its own rules");
    let record = host.record(table, &Who::Nobody).await.expect("past");
    assert_eq!(record.header.rules, 1);
}

#[tokio::test(start_paused = true)]
async fn a_table_of_edo_kept_in_the_middle_of_a_card_is_played_to_its_end() {
    is_played_to_its_end("edo-in-the-middle-of-travel.table", edo::Edo::RULES).await;
}

#[tokio::test(start_paused = true)]
async fn a_table_of_yedo_kept_in_the_middle_of_an_offer_is_played_to_its_end() {
    is_played_to_its_end("yedo-in-the-middle-of-an-offer.table", yedo::Yedo::RULES).await;
}
