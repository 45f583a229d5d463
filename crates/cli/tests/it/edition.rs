//! Editions, written out and checked.

use crate::run::{Folder, oedo, well};

#[test]
fn our_edition_is_written_out_and_found_whole() {
    let folder = Folder::new("edition");
    let file = folder.at("house.toml");
    assert_eq!(well(&["edition", "export", "edo", "--out", &file], ""), "");
    assert_eq!(folder.read("house.toml"), well(&["edition", "export", "edo"], ""));
    assert!(well(&["edition", "check", &file], "").contains("`house` is whole, digest "));
    let json = well(&["edition", "check", &file, "--json"], "");
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["ok"], true);
    assert_eq!(json["name"], "house");
}

#[test]
fn what_is_wrong_with_an_edition_can_be_had_as_json() {
    let folder = Folder::new("edition-json");
    let house = well(&["edition", "export", "edo"], "");
    let file = folder.with("broken.toml", house.replace("start_ryo = 10", "start_ryo = -10"));
    let ran = oedo(&["edition", "check", &file, "--json"], "");
    assert_eq!(ran.code, 2);
    let json: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(json["ok"], false);
    assert!(json["troubles"][0]["line"].as_u64().unwrap() > 0);
}

#[test]
fn a_file_for_no_game_of_ours_is_told_in_one_line() {
    let folder = Folder::new("edition-go");
    let house = well(&["edition", "export", "yedo"], "");
    let go = house.replacen("game = \"yedo\"", "game = \"go\"", 1);
    for (text, found) in [(go.as_str(), "\"go\""), ("", "no game")] {
        let file = folder.with("go.toml", text);
        let ran = oedo(&["edition", "check", &file], "");
        assert_eq!(ran.code, 2);
        assert_eq!(ran.err.lines().count(), 1, "{}", ran.err);
        assert!(ran.err.contains(found) && ran.err.contains("\"edo\" or \"yedo\""), "{}", ran.err);
    }
    let file = folder.with("other.toml", house.replacen("\"yedo\"", "'yedo'", 1));
    assert!(well(&["edition", "check", &file], "").contains("is whole"));
}
