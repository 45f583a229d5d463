//! Keeping a text on disk: all of it or none of it.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process;
use std::sync::atomic::{AtomicU32, Ordering};

/// Writes a text to a file so that, whatever goes wrong, the file holds either the new text or what
/// it held before.
///
/// The text first goes to a file of another name in the same folder, down to the disk, and is then
/// renamed.
///
/// # Errors
/// Says which file could not be saved and why. What stood there is untouched.
pub fn save(path: &Path, text: &str) -> io::Result<()> {
    save_with(path, |file| file.write_all(text.as_bytes()))
}

fn save_with(path: &Path, write: impl FnOnce(&mut File) -> io::Result<()>) -> io::Result<()> {
    replace(path, write).map_err(|error| {
        let why = format!("cannot save `{}`: {error}; nothing was changed", path.display());
        io::Error::new(error.kind(), why)
    })
}

fn replace(path: &Path, write: impl FnOnce(&mut File) -> io::Result<()>) -> io::Result<()> {
    // A link stays a link: what it points to is replaced.
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let existing = fs::metadata(path).ok();
    if let Some(existing) = &existing {
        if existing.is_dir() {
            return Err(io::Error::new(io::ErrorKind::IsADirectory, "it is a folder"));
        }
        // A terminal, a pipe or a device holds nothing that could be lost, and must not be renamed.
        if !existing.is_file() {
            return write(&mut File::options().write(true).open(path)?);
        }
        // Renaming would not ask; whoever protected the file meant it.
        if existing.permissions().readonly() {
            return Err(io::Error::new(io::ErrorKind::PermissionDenied, "it is read-only"));
        }
    }
    let aside = beside(&target)?;
    let mut file = File::options().write(true).create_new(true).open(&aside)?;
    let aside = Aside(aside);
    write(&mut file)?;
    if let Some(existing) = existing {
        file.set_permissions(existing.permissions())?;
    }
    file.sync_all()?;
    drop(file);
    fs::rename(&aside.0, &target)?;
    sync_folder(&target);
    Ok(())
}

/// Another name in the same folder, which nobody else uses.
fn beside(target: &Path) -> io::Result<PathBuf> {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let Some(name) = target.file_name() else {
        return Err(io::Error::new(io::ErrorKind::InvalidInput, "it names no file"));
    };
    let mut aside = OsString::from(".");
    aside.push(name);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    aside.push(format!(".{}-{number}.part", process::id()));
    Ok(target.with_file_name(aside))
}

/// A file that is gone when this is dropped, unless it was renamed.
struct Aside(PathBuf);

impl Drop for Aside {
    fn drop(&mut self) {
        // Nothing to say if it fails: after the renaming there is no such file.
        let _ = fs::remove_file(&self.0);
    }
}

/// Makes the new name last through a power cut, where the system can. The text is safe without it.
fn sync_folder(target: &Path) {
    let folder = match target.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    };
    if let Ok(folder) = File::open(folder) {
        let _ = folder.sync_all();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A folder of this test's own, gone afterwards.
    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str) -> Folder {
            let folder = std::env::temp_dir().join(format!("oedo-save-{}-{name}", process::id()));
            fs::create_dir_all(&folder).expect("a folder to test in");
            Folder(folder)
        }

        fn names(&self) -> Vec<String> {
            let entries = fs::read_dir(&self.0).expect("our own folder");
            let name = |entry: fs::DirEntry| entry.file_name().to_string_lossy().into_owned();
            let mut names: Vec<_> = entries.map(|entry| name(entry.expect("an entry"))).collect();
            names.sort();
            names
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn a_text_is_saved_and_saved_over() {
        let folder = Folder::new("over");
        let path = folder.0.join("a.record");
        save(&path, "one\n").expect("the first time");
        save(&path, "two\n").expect("the second time");
        assert_eq!(fs::read_to_string(&path).expect("it is there"), "two\n");
        assert_eq!(folder.names(), ["a.record"]);
    }

    #[test]
    fn a_full_disk_leaves_what_was_there() {
        let folder = Folder::new("full");
        let path = folder.0.join("a.record");
        save(&path, "one\n").expect("the first time");
        let error = save_with(&path, |file| {
            file.write_all(b"tw")?;
            Err(io::ErrorKind::StorageFull.into())
        });
        let error = error.expect_err("the disk is full");
        assert_eq!(error.kind(), io::ErrorKind::StorageFull);
        let text = error.to_string();
        assert!(text.starts_with("cannot save `") && text.contains("a.record`: "), "{text}");
        assert!(text.ends_with("; nothing was changed"), "{text}");
        assert_eq!(fs::read_to_string(&path).expect("it is still there"), "one\n");
        assert_eq!(folder.names(), ["a.record"]);
    }

    #[test]
    fn what_cannot_be_written_to_is_said() {
        let folder = Folder::new("cannot");
        let missing = folder.0.join("missing/a.record");
        let error = save(&missing, "text").expect_err("there is no such folder");
        assert_eq!(error.kind(), io::ErrorKind::NotFound);
        let error = save(&folder.0, "text").expect_err("a folder is no file");
        assert!(error.to_string().contains("it is a folder"), "{error}");
        assert!(save(&folder.0.join(".."), "text").is_err());
        assert!(save(Path::new(""), "text").is_err());
        assert_eq!(folder.names(), [""; 0]);
    }

    #[test]
    fn a_protected_file_stays_as_it_is() {
        let folder = Folder::new("protected");
        let path = folder.0.join("a.record");
        save(&path, "one\n").expect("the first time");
        let mut permissions = fs::metadata(&path).expect("it is there").permissions();
        permissions.set_readonly(true);
        fs::set_permissions(&path, permissions).expect("our own file");
        let error = save(&path, "two\n").expect_err("it is protected");
        assert!(error.to_string().contains("it is read-only"), "{error}");
        assert_eq!(fs::read_to_string(&path).expect("it is there"), "one\n");
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_device_is_written_to_and_not_replaced() {
        save(Path::new("/dev/null"), "text").expect("it takes everything");
        let error = save(Path::new("/dev/full"), "text").expect_err("it takes nothing");
        assert_eq!(error.kind(), io::ErrorKind::StorageFull);
        assert!(!fs::metadata("/dev/full").expect("it is still there").is_file());
    }

    #[cfg(unix)]
    #[test]
    fn a_link_stays_a_link() {
        let folder = Folder::new("link");
        let [path, link] = ["a.record", "b.record"].map(|name| folder.0.join(name));
        save(&path, "one\n").expect("the first time");
        std::os::unix::fs::symlink(&path, &link).expect("our own folder");
        save(&link, "two\n").expect("through the link");
        assert_eq!(fs::read_to_string(&path).expect("it is there"), "two\n");
        assert!(fs::symlink_metadata(&link).expect("it is there").is_symlink());
    }
}
