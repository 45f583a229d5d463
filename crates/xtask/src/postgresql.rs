//! PostgreSQL for the tests: they start a server of their own from its programs.

use anyhow::Result;

use crate::need::Need;

/// `RUNLEVEL` keeps Debian from starting the server it sets up: we need the programs alone.
const POSTGRESQL: Need = Need {
    install: &[
        "apt-get update --quiet",
        "env DEBIAN_FRONTEND=noninteractive RUNLEVEL=1 \
         apt-get install --quiet --yes --no-install-recommends postgresql",
    ],
    hint: "PostgreSQL is needed by the tests and is not installed; install it by the \
           system's package manager (Debian: apt-get install postgresql; macOS: brew \
           install postgresql) and start again; it need not be running",
};

pub(crate) fn ensure_installed() -> Result<()> {
    POSTGRESQL.ensure(|| pg_private::programs().map(|folder| folder.display().to_string()))
}
