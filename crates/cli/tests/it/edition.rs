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
