//! What `docs/notation.md` shows is true.

use record::example::{Example, run};
use record::{Record, replay};
use table::toy::Toy;

const DOCUMENT: &str = include_str!("../../../docs/notation.md");

#[test]
fn the_record_in_the_document_can_be_replayed() {
    let record = Record::read(&shown("record")).expect("a record");
    assert_eq!(record.to_string(), shown("record"));
    replay(&Toy::new(2), &record).expect("its deal").end().expect("its lines");
}

#[test]
fn the_example_in_the_document_holds() {
    let example = Example::read(&shown("example")).expect("an example");
    run(&Toy::new(2), &example).expect("it holds");
}

#[test]
fn the_message_in_the_document_is_what_is_said() {
    let wrong = shown("example").replacen("S1 won 5", "S1 won 6", 1);
    let example = Example::read(&wrong).expect("an example");
    let mismatch = run(&Toy::new(2), &example).expect_err("it does not hold");
    assert_eq!(format!("{mismatch}\n"), shown("text"));
}

/// The first block of this kind in the document.
fn shown(kind: &str) -> String {
    let (_, from) = DOCUMENT.split_once(&format!("```{kind}\n")).expect("a block of this kind");
    let (block, _) = from.split_once("```").expect("the end of the block");
    block.to_owned()
}
