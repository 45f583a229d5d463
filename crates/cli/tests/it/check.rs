//! `oedo check`.

use crate::run::{Folder, oedo, refused, well};

const KEPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../edo/tests/golden/two/record.game");
const EDITION: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../edo/tests/golden/edition.toml");

#[test]
fn kept_games_are_played_again_and_differences_reported() {
    let said = well(&["check", "--edition", EDITION, KEPT], "");
    assert_eq!(said.trim_end(), "Played again: 1 games. Not as they were: 0.");
    let folder = Folder::new("check");
    let record = std::fs::read_to_string(KEPT).expect("it is kept");
    let kept = folder.at("one.record");
    std::fs::write(&kept, &record).expect("our own folder");
    let unblessed = oedo(&["check", "--edition", EDITION, &folder.at("")], "");
    assert!(
        unblessed.code == 1 && unblessed.out.contains("it has no account"),
        "{}",
        unblessed.out
    );
    well(&["check", "--edition", EDITION, &folder.at(""), "--bless"], "");
    well(&["check", "--edition", EDITION, &folder.at("")], "");
    let account = folder.read("one.account");
    let wrong = account.replacen(account.lines().nth(7).expect("a long game"), "000000000000", 1);
    std::fs::write(folder.at("one.account"), wrong).expect("our own folder");
    let differs = oedo(&["check", "--edition", EDITION, &folder.at("")], "");
    assert_eq!(differs.code, 1);
    assert!(differs.out.contains("position 8, after `"), "{}", differs.out);
    assert!(differs.out.contains("Not as they were: 1."), "{}", differs.out);
    refused(&["check", "--edition", EDITION, &folder.at("none")], &["none"]);
    let empty = Folder::new("check-empty");
    refused(&["check", "--edition", EDITION, &empty.at("")], &["no games"]);
}

#[test]
fn a_table_of_yedo_is_played_again_with_the_edition_it_was_played_with() {
    let kept = |name: &str| format!("{}/../host/tests/corpus/{name}", env!("CARGO_MANIFEST_DIR"));
    let (edition, table) = (kept("yedo-edition.toml"), kept("yedo-four-with-everything.table"));
    let said = well(&["check", "--edition", &edition, &table], "");
    assert_eq!(said.trim_end(), "Played again: 1 games. Not as they were: 0.");
}
