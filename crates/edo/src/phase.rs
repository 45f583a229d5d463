//! The phases of a round, and what follows what.

pub(crate) mod income;
pub(crate) mod perform;
pub(crate) mod plan;
pub(crate) mod prepare;
