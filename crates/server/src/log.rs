//! Where the log goes, and how.

use tracing_subscriber::EnvFilter;
use tracing_subscriber::util::SubscriberInitExt;

use crate::settings::{Settings, Unset};

/// Begins to log to standard error, as the settings say.
///
/// # Errors
/// If they say what is no filter or no format.
pub fn start_log(settings: &Settings) -> Result<(), Unset> {
    let wrong = |name: &str, text: &str| Unset::Value(name.to_owned(), text.to_owned());
    let filter = EnvFilter::try_new(&settings.log).map_err(|_| wrong("log", &settings.log))?;
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    let started = match settings.log_format.as_str() {
        "text" => log.finish().try_init(),
        "json" => log.json().finish().try_init(),
        other => return Err(wrong("log-format", other)),
    };
    // Somebody logs already: then they have said how.
    let _as_it_is = started;
    Ok(())
}
