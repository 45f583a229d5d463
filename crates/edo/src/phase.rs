//! The phases of a round, and what follows what: `edo.round`.

pub(crate) mod income;
pub(crate) mod perform;
pub(crate) mod plan;
pub(crate) mod prepare;
