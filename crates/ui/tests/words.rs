//! Every word on a page is in the language files, and every word there is on some page.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use words::{Lang, Words};

/// The source of all pages: what draws them and what serves them.
fn sources() -> String {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut folders = vec![crates.join("ui/src"), crates.join("server/src")];
    let mut text = String::new();
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(&folder).expect("the sources are here");
        let mut paths: Vec<PathBuf> =
            entries.map(|entry| entry.expect("it can be read").path()).collect();
        paths.sort();
        for path in paths {
            if path.is_dir() {
                folders.push(path);
            } else {
                text += &fs::read_to_string(&path).expect("sources are text");
            }
        }
    }
    text
}

/// All string literals that have the form of a key, and those that begin one.
fn literals(source: &str) -> BTreeSet<&str> {
    source.split('"').filter(|text| text.starts_with("ui-") && !text.contains(' ')).collect()
}

#[test]
fn what_a_page_says_is_in_all_language_files_and_nothing_else_is() {
    let source = sources();
    let said = literals(&source);
    // `ui-theme-{}` and `ui-module-{name}` stand for all that begin so.
    let (begun, whole): (Vec<&str>, Vec<&str>) = said.iter().partition(|key| key.contains('{'));
    let begun: Vec<&str> = begun.iter().filter_map(|key| key.split('{').next()).collect();
    assert!(100 < whole.len(), "the keys were found");
    for lang in Lang::ALL {
        let words = Words::new(lang);
        for key in &whole {
            assert!(words.has(key), "`{key}` is missing in {}", lang.name());
        }
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../words/lang").join(lang.code());
        let read =
            |name: &str| fs::read_to_string(folder.join(name)).expect("the language file is here");
        let file = read("ui.ftl") + &read("yedo-ui.ftl");
        for line in file.lines() {
            let Some((key, _)) = line.split_once(" =").filter(|(key, _)| key.starts_with("ui-"))
            else {
                continue;
            };
            let used = whole.contains(&key) || begun.iter().any(|begin| key.starts_with(begin));
            assert!(used, "nothing says `{key}` of {}", lang.name());
        }
    }
}
