//! Where the examples are.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// All `*.example` files under these folders, and these files whatever their names; sorted, each once.
///
/// # Errors
/// Names the path that does not exist or cannot be looked into: an example that is not found must
/// not look like one that holds.
pub fn find(paths: &[PathBuf]) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for path in paths {
        if fs::metadata(path).map_err(|error| at(path, &error))?.is_dir() {
            look_into(path, &mut found)?;
        } else {
            found.push(path.clone());
        }
    }
    found.sort();
    found.dedup();
    Ok(found)
}

fn look_into(folder: &Path, found: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder).map_err(|error| at(folder, &error))? {
        let entry = entry.map_err(|error| at(folder, &error))?;
        let path = entry.path();
        // A linked folder is not followed: it could lead back here.
        if entry.file_type().map_err(|error| at(&path, &error))?.is_dir() {
            look_into(&path, found)?;
        } else if path.extension().is_some_and(|ext| ext == "example") && path.is_file() {
            found.push(path);
        }
    }
    Ok(())
}

fn at(path: &Path, error: &io::Error) -> io::Error {
    io::Error::new(
        error.kind(),
        format!("cannot look for examples in `{}`: {error}", path.display()),
    )
}
