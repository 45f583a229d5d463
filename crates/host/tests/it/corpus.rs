//! Games kept from before are played as they were.

use std::fs;
use std::path::{Path, PathBuf};

use host::{Export, corpus};
use table::Fast;

use crate::played::{Played, terms};

/// A folder of one test's own, gone afterwards.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = std::env::temp_dir().join(format!("oedo-host-{}-{name}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder to test in");
        Folder(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_corpus_is_played_again_and_every_difference_is_told() {
    let folder = Folder::new("corpus");
    let mut played = Played::started(terms("players 2 modules tokken"));
    played.play(u32::MAX, &mut Fast(2));
    let export = Export { lines: played.lines.clone(), secret: None };
    let record = played.table.record().expect("it was played");
    let path = |name: &str| folder.0.join(name);
    fs::write(path("one.table"), export.to_string()).expect("our own folder");
    fs::write(path("one-too.record"), record.to_string()).expect("our own folder");
    let check = |bless| {
        let checked = corpus::check(std::slice::from_ref(&folder.0), bless).expect("a folder");
        assert_eq!(checked.games, 2);
        checked.differences
    };
    assert_eq!(check(false).len(), 2, "there are no accounts yet");
    assert!(check(true).is_empty());
    assert!(check(false).is_empty());

    // As if one answer now led elsewhere.
    let account = fs::read_to_string(path("one.account")).expect("it was written");
    let line = account.lines().nth(40).expect("a long game").to_owned();
    let other = format!("{}{}", if line.starts_with('0') { '1' } else { '0' }, &line[1..]);
    fs::write(path("one.account"), account.replacen(&line, &other, 1)).expect("our own folder");
    // And as if another were no longer lawful.
    let mut broken = record;
    broken.lines[30].choice = "package 1".to_owned();
    fs::write(path("one-too.record"), broken.to_string()).expect("our own folder");
    let differences = check(false);
    let what: Vec<&str> = differences.iter().map(|difference| &*difference.what).collect();
    assert_eq!(differences.len(), 2, "{what:?}");
    assert!(what.iter().any(|what| what.starts_with("position 41, after ")), "{what:?}");
    assert!(what.iter().any(|what| what.contains("line 31 of play")), "{what:?}");
}

/// The games and tables that are kept in the tree. If one plays otherwise and shall, `RULES` rises, or it
/// is blessed: `oedo check --bless`.
#[test]
fn the_games_we_keep_are_played_as_they_were() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let golden = root.join("../edo/tests/golden");
    let edition = fs::read_to_string(golden.join("edition.toml")).expect("it is kept");
    corpus::know_edition("edo", edition).expect("it is an edition");
    let edition = fs::read_to_string(root.join("tests/corpus/yedo-edition.toml"));
    corpus::know_edition("yedo", edition.expect("it is kept")).expect("it is an edition");
    let checked =
        corpus::check(&[golden, root.join("tests/corpus")], false).expect("they are kept");
    assert_eq!(checked.differences, []);
    assert!(17 < checked.games, "{} games", checked.games);
    for table in fs::read_dir(root.join("tests/corpus")).expect("they are kept") {
        let path = table.expect("a file").path();
        if path.extension().is_some_and(|extension| extension == "table") {
            let export = Export::read(&fs::read_to_string(&path).expect("it is text"));
            let proved = host::verify(&export.expect("as it was written").lines);
            assert!(proved.is_ok(), "{}: {proved:?}", path.display());
        }
    }
}
