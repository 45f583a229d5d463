//! A browser for the tests: Chromium with its driver, and the checker of accessibility that runs in it.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::need::{Need, program, run};

const CHROMIUM: Need = Need {
    install: &[
        "apt-get update --quiet",
        "env DEBIAN_FRONTEND=noninteractive \
         apt-get install --quiet --yes --no-install-recommends chromium chromium-driver",
    ],
    hint: "Chromium and its driver are needed by the tests and one of them is not installed; \
           install both by the system's package manager (Debian: apt-get install chromium \
           chromium-driver) so that `chromium` and `chromedriver` can be started, and start again",
};

const NPM: Need = Need {
    install: &[
        "apt-get update --quiet",
        "env DEBIAN_FRONTEND=noninteractive apt-get install --quiet --yes npm",
    ],
    hint: "npm fetches axe-core for the tests and is not installed; install it by the system's \
           package manager (Debian: apt-get install npm) and start again",
};

/// The checker, at one version, so that the same pages pass today and tomorrow.
const AXE: &str = "axe-core@4.14.0";

/// Everything that the tests in a browser need.
pub(crate) fn ensure_installed() -> Result<()> {
    CHROMIUM.ensure(|| {
        let found = ["chromium", "chromedriver"].map(program);
        let [Some(browser), Some(driver)] = found else { return None };
        Some(format!("{} and {}", browser.display(), driver.display()))
    })?;
    axe(&kept()?)
}

/// The folder that cargo gives to tests for whatever they keep: it is where this program was built.
fn kept() -> Result<PathBuf> {
    let program = std::env::current_exe().context("a program knows where it is")?;
    let build = program.ancestors().nth(2).context("cargo puts programs two folders deep")?;
    Ok(build.join("tmp"))
}

/// Fetches the checker, unless this version of it is there.
fn axe(folder: &Path) -> Result<()> {
    let (here, name) = (folder.join("axe-core"), AXE.replace('@', "-"));
    let (packed, script) = (here.join(format!("{name}.tgz")), here.join("package/axe.min.js"));
    if !(packed.is_file() && script.is_file()) {
        NPM.ensure(|| program("npm").map(|npm| npm.display().to_string()))?;
        if here.exists() {
            std::fs::remove_dir_all(&here).context("an old axe-core can be removed")?;
        }
        std::fs::create_dir_all(&here).context("the build folder can be written to")?;
        run(&format!("npm pack {AXE} --silent"), &here)?;
        run(&format!("tar --extract --gzip --file {name}.tgz"), &here)?;
    }
    println!("found {AXE} in {}", here.display());
    Ok(())
}
