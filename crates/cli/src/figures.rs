//! Figures with their intervals, for people and for programs.

#![allow(clippy::float_arithmetic, reason = "statistics for people to read")]

use serde_json::{Value, json};
use sim::Interval;

/// The two ends of an interval.
pub(crate) fn between(interval: Interval, say: impl Fn(f64) -> String) -> String {
    format!("{} – {}", say(interval.low), say(interval.high))
}

/// A share for people.
pub(crate) fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

/// A figure and its interval, for programs.
pub(crate) fn json_interval(interval: Interval) -> Value {
    let Interval { value, low, high } = interval;
    json!({ "value": value, "low": low, "high": high })
}
