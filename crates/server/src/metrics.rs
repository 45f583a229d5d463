//! What is counted for those who run the server, in the text form of Prometheus.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::Mutex;
use std::time::Duration;

/// Upper ends of the classes of how long requests take, in milliseconds.
const CLASSES: [u64; 10] = [1, 2, 5, 10, 30, 100, 300, 1_000, 3_000, 10_000];

/// Numbers that rise.
#[derive(Default)]
pub(crate) struct Metrics(Mutex<Counts>);

#[derive(Default)]
struct Counts {
    requests: BTreeMap<(String, String, u16), u64>,
    refused: BTreeMap<&'static str, u64>,
    classes: [u64; CLASSES.len()],
    number: u64,
    micros: u128,
}

/// Numbers that are looked up when somebody asks.
pub(crate) struct Gauges {
    pub(crate) streams: usize,
    pub(crate) tables: usize,
    pub(crate) ready: bool,
}

impl Metrics {
    pub(crate) fn request(&self, method: &str, route: &str, status: u16, took: Duration) {
        let mut counts = self.0.lock().expect("nobody panics while counting");
        *counts.requests.entry((method.to_owned(), route.to_owned(), status)).or_default() += 1;
        let millis = took.as_millis() as u64;
        for (class, end) in counts.classes.iter_mut().zip(CLASSES) {
            *class += u64::from(millis < end);
        }
        counts.number += 1;
        counts.micros += took.as_micros();
    }

    pub(crate) fn refused(&self, code: &'static str) {
        *self.0.lock().expect("nobody panics while counting").refused.entry(code).or_default() += 1;
    }

    pub(crate) fn text(&self, gauges: &Gauges) -> String {
        let counts = self.0.lock().expect("nobody panics while counting");
        let mut text = String::new();
        let version = env!("CARGO_PKG_VERSION");
        let rows = [
            ("oedo_info", format!("{{version=\"{version}\"}}"), 1),
            ("oedo_streams_open", String::new(), gauges.streams),
            ("oedo_tables_in_memory", String::new(), gauges.tables),
            ("oedo_store_up", String::new(), usize::from(gauges.ready)),
        ];
        for (name, labels, value) in rows {
            let _ = writeln!(text, "# TYPE {name} gauge\n{name}{labels} {value}");
        }
        text += "# TYPE oedo_requests_total counter\n";
        for ((method, route, status), number) in &counts.requests {
            let labels = format!("method=\"{method}\",route=\"{route}\",status=\"{status}\"");
            let _ = writeln!(text, "oedo_requests_total{{{labels}}} {number}");
        }
        text += "# TYPE oedo_refused_total counter\n";
        for (code, number) in &counts.refused {
            let _ = writeln!(text, "oedo_refused_total{{code=\"{code}\"}} {number}");
        }
        text += "# TYPE oedo_request_seconds histogram\n";
        for (number, end) in counts.classes.iter().zip(CLASSES) {
            let end = format!("{}.{:03}", end / 1000, end % 1000);
            let _ = writeln!(text, "oedo_request_seconds_bucket{{le=\"{end}\"}} {number}");
        }
        let (number, micros) = (counts.number, counts.micros);
        let seconds = format!("{}.{:06}", micros / 1_000_000, micros % 1_000_000);
        let _ = writeln!(text, "oedo_request_seconds_bucket{{le=\"+Inf\"}} {number}");
        let _ = writeln!(text, "oedo_request_seconds_sum {seconds}");
        let _ = writeln!(text, "oedo_request_seconds_count {number}");
        text
    }
}
