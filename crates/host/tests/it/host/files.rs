//! Tables as files.

use host::{Act, Export, Refused, Who};
use store::Life;
use table::{Fast, Seat};

use super::{ANNE, host, life, started, step, text, who};

#[tokio::test]
async fn a_table_goes_on_elsewhere() {
    let here = host();
    let table = started(&here, 2).await;
    let mut chance = Fast(6);
    for _ in 0..50 {
        step(&here, table, &mut chance).await;
    }
    let file = text(&here, table).await;
    let there = host();
    assert_eq!(there.import(&file).await, Ok(table));
    assert!(matches!(there.import(&file).await, Err(Refused::Store(_))), "it is there already");
    assert_eq!(text(&there, table).await, file);
    while step(&there, table, &mut chance).await {}
    assert_eq!(life(&there, table).await, Life::Over);
    assert!(there.verify(table, &who(ANNE)).await.expect("past").is_ok());
}

#[tokio::test]
async fn the_secret_of_a_running_table_leaves_only_with_who_runs_the_server() {
    let host = host();
    let table = started(&host, 2).await;
    let running = Err(Refused::Life(Life::Running));
    assert_eq!(host.export_past(table, &who(ANNE)).await, running);
    assert_eq!(host.record(table, &who(ANNE)).await.err(), Some(Refused::Life(Life::Running)));
    assert!(host.verify(table, &who(ANNE)).await.is_err());
    let mut chance = Fast(6);
    while step(&host, table, &mut chance).await {}
    let file = host.export_past(table, &Who::Nobody).await.expect("public and past");
    let export = Export::read(&file).expect("as it was written");
    assert_eq!(export.secret, None);
    assert!(host::verify(&export.lines).is_ok());
    let record = host.record(table, &Who::Nobody).await.expect("public and past");
    let setup = edo::Setup::read(&record.header.setup).expect("a set-up");
    let game = edo::Edo::new(setup, &edo::content::HOUSE).expect("it was played");
    let end = record::replay(&game, &record).expect("a record").end().expect("it was played");
    assert!(table::Game::outcome(&game, &end).is_some());
}

#[tokio::test]
async fn a_file_that_was_altered_is_refused() {
    let host = host();
    let table = started(&host, 2).await;
    let file = text(&host, table).await;
    let there = super::host();
    let without = file.replacen("oedo table 1", "oedo table 2", 1);
    let lost = file.split_inclusive('\n').take(3).collect();
    let changed = file.replacen(" sat S1 ", " sat S2 ", 1);
    for file in [String::new(), without, lost, changed] {
        assert!(matches!(there.import(&file).await, Err(Refused::Misread(_))));
    }
    // A table that could not go on, for want of its secret.
    let mut export = Export::read(&file).expect("as it was written");
    export.secret = None;
    assert_eq!(there.import(&export.to_string()).await, Err(Refused::Nothing));
    export.secret = Some(store::Secret([0; 32]));
    assert_eq!(there.import(&export.to_string()).await, Err(Refused::Nothing));
}

#[tokio::test]
async fn a_table_of_other_rules_is_switched_from_a_position() {
    let here = host();
    let table = started(&here, 2).await;
    let mut chance = Fast(6);
    for _ in 0..20 {
        step(&here, table, &mut chance).await;
    }
    let mut export = Export::read(&text(&here, table).await).expect("as it was written");
    let position = host::Table::fold(&export.lines).expect("a table").position().expect("dealt");
    export.lines[0].text = export.lines[0].text.replace(" rules 2 ", " rules 0 ");
    let there = host();
    assert!(there.import(&export.to_string()).await.is_err(), "this program has no such rules");
    let store = std::sync::Arc::new(store::Memory::default());
    let there = super::host_on(store.clone());
    let summary =
        host::Table::fold(&Export::read(&text(&here, table).await).expect("a file").lines)
            .expect("a table")
            .summary();
    let secret = export.secret.expect("it is exported with its secret");
    store::Store::append(&*store, table, 0, export.lines, summary).await.expect("kept");
    store::Store::keep_secret(&*store, table, secret).await.expect("kept");
    assert!(matches!(there.look(table, &who(ANNE)).await, Err(Refused::Broken { .. })));
    there.switch(table, None, Some(position)).await.expect("these are our rules");
    while step(&there, table, &mut chance).await {}
    assert_eq!(life(&there, table).await, Life::Over);
}

/// An edition like ours, but for a row: as ours is after somebody has mended a card.
fn mended() -> String {
    let ours = record::edition::edo::export(&edo::content::HOUSE);
    let mended = ours.replacen("name = \"house\"", "name = \"house mended\"", 1);
    assert_ne!(ours, mended);
    mended
}

#[tokio::test]
async fn a_table_has_its_edition_with_it_also_when_it_is_ours() {
    let here = host();
    let table = started(&here, 2).await;
    let export = Export::read(&text(&here, table).await).expect("as it was written");
    let Ok(host::Event::Created(terms)) = host::Event::read(&export.lines[0].text) else {
        panic!("the first line says how the table was made");
    };
    let file = terms.file.expect("the edition is with it");
    let edition = record::edition::edo::read("edition", &file).expect("it is an edition");
    assert_eq!(record::edition::edo::digest(edition), terms.edition.digest);
    let sight = here.look(table, &who(ANNE)).await.expect("she plays");
    assert_eq!(sight.terms.file, None, "it is not kept in memory with every table");
}

/// What lists show can be made anew from the lines.
#[tokio::test]
async fn lists_are_mended_from_the_lines() {
    let store = std::sync::Arc::new(store::Memory::default());
    let here = super::host_on(store.clone());
    let good = started(&here, 2).await;
    let bad = started(&here, 2).await;
    let (kept, number) = {
        let listed = store::Store::table(&*store, bad).await.expect("a list").expect("it is there");
        (listed.summary, listed.number)
    };
    let other = store::Summary { about: "as it was written once".to_owned(), ..kept.clone() };
    store::Store::summarize(&*store, bad, number, other).await.expect("it is there");
    let broken = store::TableId(7);
    let line = store::Line { text: "nonsense".to_owned(), at: store::Millis(0) };
    store::Store::append(&*store, broken, 0, vec![line], kept.clone()).await.expect("kept");
    assert_eq!(here.relist().await, Ok((3, 1, vec![broken])));
    assert_eq!(here.relist().await, Ok((3, 0, vec![broken])));
    let listed = store::Store::tables(&*store, &[good, bad]).await.expect("a list");
    assert_eq!(listed.iter().find(|listed| listed.table == bad).map(|it| &it.summary), Some(&kept));
}

#[tokio::test]
async fn a_table_is_switched_to_an_edition() {
    let here = host();
    let mut chance = Fast(6);
    let table = started(&here, 2).await;
    for _ in 0..20 {
        step(&here, table, &mut chance).await;
    }
    let export = Export::read(&text(&here, table).await).expect("as it was written");
    let position = host::Table::fold(&export.lines).expect("a table").position();
    here.switch(table, Some(mended()), position.clone()).await.expect("an edition of these rules");
    let terms = here.look(table, &who(ANNE)).await.expect("she plays").terms;
    assert_eq!(terms.edition.name, "house-mended");
    let there = host();
    assert_eq!(there.import(&text(&here, table).await).await, Ok(table));
    while step(&there, table, &mut chance).await {}
    assert_eq!(life(&there, table).await, Life::Over);
    // From a lobby there is no position to go on from.
    let lobby = here.create(ANNE, super::new(2)).await.expect("it can be played");
    assert!(here.switch(lobby, Some(mended()), position).await.is_err());
    here.switch(lobby, Some(mended()), None).await.expect("nobody plays yet");
    let terms = here.look(lobby, &who(ANNE)).await.expect("it is public").terms;
    assert_eq!(terms.edition.name, "house-mended");
}

/// A table that is past stays to be read when nobody has its rules any more.
#[tokio::test]
async fn a_past_table_of_old_rules_can_still_be_read() {
    let here = host();
    let table = started(&here, 2).await;
    let mut chance = Fast(6);
    let (mut freely, mut asked) = (0, 0);
    while step(&here, table, &mut chance).await {
        for (person, seat) in [(ANNE, Seat(0)), (super::BEN, Seat(1))] {
            if freely < 5 {
                let undo = Act::Undo { seat, answers: 1 };
                freely += u32::from(here.act(table, &who(person), None, undo).await.is_ok());
            }
        }
        if asked < 3 && here.act(table, &who(ANNE), None, Act::AskUndo { answers: 3 }).await.is_ok()
        {
            asked += 1;
            here.act(table, &who(super::BEN), None, Act::Agree { wish: None })
                .await
                .expect("he is asked");
        }
    }
    assert_eq!((freely, asked, life(&here, table).await), (5, 3, Life::Over));
    let record = here.record(table, &Who::Nobody).await.expect("public and past");
    let mut export = Export::read(&text(&here, table).await).expect("as it was written");
    let end = host::Table::fold(&export.lines).expect("a table");
    assert_eq!(Some(&record), end.record().as_ref(), "without a look at the rules");
    let summary = end.summary();
    export.lines[0].text = export.lines[0].text.replace(" rules 2 ", " rules 0 ");
    let store = std::sync::Arc::new(store::Memory::default());
    let lines = export.lines.clone();
    store::Store::append(&*store, table, 0, lines, summary).await.expect("kept");
    let there = super::host_on(store);
    let old = there.record(table, &Who::Nobody).await.expect("public and past");
    assert_eq!((old.header.rules, old.lines), (0, record.lines));
    let file = there.export_past(table, &Who::Nobody).await.expect("public and past");
    assert_eq!(Export::read(&file).expect("as it was written").lines, export.lines);
}
