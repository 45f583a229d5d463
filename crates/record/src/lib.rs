//! TBD

pub mod edition;
