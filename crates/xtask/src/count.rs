//! Instructions, not nanoseconds: a machine that is busy with other things counts the same.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

const GAMES: [&str; 2] = ["edo", "yedo"];

/// What `crates/sim/examples/count` can do, and how often it is to do it: the count of twice as
/// often less the count of so often leaves out what is done once. Multiples of ten, because some
/// go round ten positions.
const WHAT: [(&str, u64); 8] = [
    ("playout", 200),
    ("playout-all", 200),
    ("choices", 2000),
    ("options", 1000),
    ("clone", 10_000),
    ("worth", 1000),
    ("imagine", 1000),
    ("thought", 20),
];

const FILE: &str = "docs/speed/instructions.txt";

const HEAD: &str = "\
# Instructions per operation, by `cargo xtask count`: four players, random play, fixed seeds.
# playout: one whole game, base; playout-all: with all add-ons. The rest: one of ten positions of
# games with all add-ons; thought: an answer of level 3 there.
";

/// Counts, and writes the counts down.
pub(crate) fn run(root: &Path) -> Result<()> {
    let example = build(root)?;
    let mut text = HEAD.to_owned();
    for game in GAMES {
        for (what, times) in WHAT {
            let once = instructions(&example, [game, what], times)?;
            let twice = instructions(&example, [game, what], 2 * times)?;
            let each = twice.saturating_sub(once) / times;
            println!("{game:4} {what:12} {each:>9}");
            writeln!(text, "{game:4} {what:12} {each:>9}")
                .context("a string takes all that is written to it")?;
        }
    }
    let file = root.join(FILE);
    let folder = file.parent().context("the file is in a folder")?;
    std::fs::create_dir_all(folder)
        .with_context(|| format!("the folder of {FILE} cannot be made"))?;
    std::fs::write(&file, text).with_context(|| format!("{FILE} cannot be written"))
}

/// Builds the example and gives its path.
fn build(root: &Path) -> Result<PathBuf> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let status = Command::new(cargo)
        .current_dir(root)
        .args(["build", "--release", "--locked", "--package", "sim", "--example", "count"])
        .status()
        .context("cargo cannot be started")?;
    ensure!(status.success(), "the example `count` does not build");
    let target =
        std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), Into::into);
    Ok(target.join("release/examples/count"))
}

fn instructions(example: &Path, what: [&str; 2], times: u64) -> Result<u64> {
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(example)
        .args(what)
        .arg(times.to_string())
        .output()
        .context("valgrind cannot be started; it is a package of most systems")?;
    let said = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "`count {what:?} {times}` failed:\n{said}");
    collected(&said).with_context(|| format!("valgrind gave no count:\n{said}"))
}

/// The number in `==123== Collected : 456`.
fn collected(said: &str) -> Option<u64> {
    let line = said.lines().find(|line| line.contains("Collected"))?;
    line.rsplit(':').next()?.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::collected;

    #[test]
    fn the_count_is_found_in_what_valgrind_says() {
        let said = "==9== Events    : Ir\n==9== Collected : 1234567\n==9== \n";
        assert_eq!(collected(said), Some(1_234_567));
        assert_eq!(collected("==9== Events    : Ir\n"), None);
    }
}
