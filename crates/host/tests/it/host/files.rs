//! Tables as files.

use host::{Export, Refused, Who};
use store::Life;
use table::Fast;

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
    export.lines[0].text = export.lines[0].text.replace(" rules 1 ", " rules 0 ");
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
    there.switch(table, 1, position).await.expect("these are our rules");
    while step(&there, table, &mut chance).await {}
    assert_eq!(life(&there, table).await, Life::Over);
}
