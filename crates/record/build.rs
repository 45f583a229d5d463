//! Finds the examples of the rules, so that the program carries them wherever it goes.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("../..");
    let rules = root.join("rules");
    println!("cargo::rerun-if-changed={}", rules.display());
    let mut files = Vec::new();
    if rules.is_dir() {
        look_into(&rules, &mut files)?;
    }
    files.sort();
    let mut list = String::from("&[\n");
    for file in files {
        let file = file.canonicalize()?;
        let path = file.to_string_lossy();
        let name = file.strip_prefix(root.canonicalize()?).expect("it was found there");
        let name = name.to_string_lossy().replace('\\', "/");
        writeln!(list, "({name:?}, include_str!({path:?})),").expect("a string takes all");
    }
    list.push(']');
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo sets it"));
    fs::write(out.join("examples.rs"), list)
}

fn look_into(folder: &Path, found: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            look_into(&path, found)?;
        } else if path.extension().is_some_and(|ext| ext == "example") {
            found.push(path);
        }
    }
    Ok(())
}
