//! The program from outside: what is typed, what is printed, how it ends.

#![allow(clippy::unwrap_used, reason = "a test may stop where it stands")]

mod arena;
mod bad_input;
mod balance;
mod check;
mod edition;
mod example;
mod play;
mod replay;
mod rules;
mod run;
mod serve;
mod yedo;
