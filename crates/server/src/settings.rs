//! How a server is set up: by flag, by environment, or by a file, from one list.

use std::fmt::Write;
use std::path::Path;

use serde::Deserialize;
use thiserror::Error;

macro_rules! settings {
    ($($(#[doc = $doc:literal])+ $name:ident, $env:literal: $kind:ty = $default:expr;)*) => {
        /// What somebody said about settings: as flags and environment, or in a file.
        #[derive(Clone, Default, Debug, Deserialize, clap::Args)]
        #[serde(deny_unknown_fields, rename_all = "kebab-case")]
        pub struct Given {
            $(
                $(#[doc = $doc])+
                #[arg(long, env = $env, hide_env_values = true)]
                pub $name: Option<$kind>,
            )*
        }

        /// All settings of a server.
        #[derive(Clone, Debug)]
        pub struct Settings {
            $($(#[doc = $doc])+ pub $name: $kind,)*
        }

        impl Default for Settings {
            fn default() -> Settings {
                Settings { $($name: $default,)* }
            }
        }

        impl Given {
            /// What was said here, else there, else by nobody.
            pub fn or(self, file: Given) -> Settings {
                let default = Settings::default();
                Settings { $($name: self.$name.or(file.$name).unwrap_or(default.$name),)* }
            }
        }

        fn rows() -> Vec<[String; 4]> {
            let default = Settings::default();
            vec![$([
                stringify!($name).replace('_', "-"),
                $env.to_owned(),
                default.$name.to_string(),
                concat!($($doc),+).trim().to_owned(),
            ],)*]
        }
    };
}

settings! {
    /// Where tables and people are kept: `sqlite:FILE` or `postgres://…`.
    database, "OEDO_DATABASE": String = "sqlite:oedo.sqlite".into();
    /// The address and port to listen on. `0.0.0.0:8080` lets the whole network in.
    listen, "OEDO_LISTEN": String = "127.0.0.1:8080".into();
    /// The address people know the server by, such as `https://table.example`; with `https` cookies are kept to it.
    public_url, "OEDO_PUBLIC_URL": String = String::new();
    /// Is there a proxy in front that tells the client's address in `X-Forwarded-For`?
    forwarded, "OEDO_FORWARDED": bool = false;
    /// Whoever bears this token may read the metrics from afar and import tables; empty: nobody.
    operator_token, "OEDO_OPERATOR_TOKEN": Hidden = Hidden::default();
    /// What is logged, such as `info` or `server=debug,host=warn`.
    log, "OEDO_LOG": String = "info".into();
    /// How: `text` or `json`.
    log_format, "OEDO_LOG_FORMAT": String = "text".into();
    /// How many tables stay in memory.
    tables_in_memory, "OEDO_TABLES_IN_MEMORY": usize = 4096;
    /// How many tables that are not past a person may have.
    tables_per_person, "OEDO_TABLES_PER_PERSON": u32 = 100;
    /// How many milliseconds a bot waits before it answers.
    bot_pace, "OEDO_BOT_PACE": u64 = 600;
    /// How many bots think at the same time.
    bots_at_once, "OEDO_BOTS_AT_ONCE": usize = 2;
    /// How many milliseconds the bots of a node that died are left to it before another takes over.
    claim, "OEDO_CLAIM": u64 = 20_000;
    /// May people play with editions of their own?
    editions, "OEDO_EDITIONS": bool = true;
    /// How many bytes a request may have.
    body_bytes, "OEDO_BODY_BYTES": usize = 262_144;
    /// How many seconds a request may take to come in and be answered.
    request_seconds, "OEDO_REQUEST_SECONDS": u64 = 30;
    /// How many connections are open at the same time.
    connections, "OEDO_CONNECTIONS": usize = 16_384;
    /// How many requests a second one address may make for long; ten times that at once.
    requests_per_address, "OEDO_REQUESTS_PER_ADDRESS": u32 = 100;
    /// How many requests a second one person or link may make for long; ten times that at once.
    requests_per_person, "OEDO_REQUESTS_PER_PERSON": u32 = 20;
    /// How many new guests an hour one address may send.
    guests_per_address, "OEDO_GUESTS_PER_ADDRESS": u32 = 60;
    /// How many live streams are open at the same time.
    streams, "OEDO_STREAMS": usize = 8192;
    /// How many of them for one person or link.
    streams_per_person, "OEDO_STREAMS_PER_PERSON": usize = 24;
    /// How many of them for one address.
    streams_per_address, "OEDO_STREAMS_PER_ADDRESS": usize = 512;
    /// How many seconds pass before a silent stream is given a heartbeat.
    heartbeat, "OEDO_HEARTBEAT": u64 = 15;
    /// How many days a session lives without being used.
    session_days, "OEDO_SESSION_DAYS": u32 = 90;
    /// How many passwords are checked at the same time.
    hashes_at_once, "OEDO_HASHES_AT_ONCE": usize = 2;
    /// How many seconds requests may take to finish once the server is asked to stop.
    grace, "OEDO_GRACE": u64 = 10;
}

/// A text that does not print itself.
#[derive(Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub struct Hidden(pub String);

impl std::fmt::Debug for Hidden {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(if self.0.is_empty() { "none" } else { "…" })
    }
}

impl std::fmt::Display for Hidden {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(if self.0.is_empty() { "" } else { "…" })
    }
}

impl std::str::FromStr for Hidden {
    type Err = std::convert::Infallible;
    fn from_str(text: &str) -> Result<Hidden, Self::Err> {
        Ok(Hidden(text.to_owned()))
    }
}

/// Why settings cannot be used.
#[derive(Debug, Error)]
pub enum Unset {
    /// The file cannot be read.
    #[error("{0} cannot be read")]
    File(String, #[source] std::io::Error),
    /// It is not what was expected.
    #[error("{0} is no file of settings")]
    Toml(String, #[source] Box<toml::de::Error>),
    /// A value is none that can be used.
    #[error("`{1}` is no value for `{0}`")]
    Value(String, String),
}

impl Given {
    /// Reads a file of settings.
    ///
    /// # Errors
    /// If it cannot be read, or says something that is no setting.
    pub fn read(path: &Path) -> Result<Given, Unset> {
        let name = path.display().to_string();
        let text = std::fs::read_to_string(path).map_err(|why| Unset::File(name.clone(), why))?;
        toml::from_str(&text).map_err(|why| Unset::Toml(name, Box::new(why)))
    }
}

impl Settings {
    /// Is the server reached over https?
    pub fn is_secure(&self) -> bool {
        self.public_url.starts_with("https://")
    }

    /// The table of all settings, in Markdown: it stands in `docs/operating.md`.
    pub fn table() -> String {
        let mut text = "| flag and key | environment | default | what it is |\n".to_owned();
        text += "|---|---|---|---|\n";
        for [name, env, default, doc] in rows() {
            let default = if default.is_empty() { String::new() } else { format!("`{default}`") };
            writeln!(text, "| `--{name}` | `{env}` | {default} | {doc} |")
                .expect("a string takes all that is written to it");
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::{Given, Settings};

    #[test]
    fn a_flag_counts_more_than_the_file_and_the_file_more_than_nothing() {
        let file: Given = toml::from_str("listen = \"[::]:80\"\nbot-pace = 5").expect("it is TOML");
        let flags = Given { listen: Some("127.0.0.1:1".into()), ..Given::default() };
        let settings = flags.or(file);
        assert_eq!(settings.listen, "127.0.0.1:1");
        assert_eq!(settings.bot_pace, 5);
        assert_eq!(settings.streams, Settings::default().streams);
    }

    #[test]
    fn a_key_that_is_no_setting_is_refused() {
        assert!(toml::from_str::<Given>("lisen = \"\"").is_err());
    }

    #[test]
    fn a_token_does_not_print_itself() {
        let given =
            Given { operator_token: Some(super::Hidden("tell".into())), ..Given::default() };
        assert!(!format!("{given:?} {:?}", given.clone().or(Given::default())).contains("tell"));
    }

    /// `UPDATE=1` writes it.
    #[test]
    fn the_documents_list_every_setting() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/operating.md");
        let text = std::fs::read_to_string(path).expect("there is a page on operating");
        let (start, end) = ("<!-- settings -->\n", "<!-- end of settings -->");
        let (before, rest) = text.split_once(start).expect("the table has a beginning");
        let (found, after) = rest.split_once(end).expect("the table has an end");
        let table = Settings::table();
        if std::env::var_os("UPDATE").is_some() {
            std::fs::write(path, format!("{before}{start}{table}{end}{after}"))
                .expect("it can be written");
        } else {
            assert_eq!(found, table, "run this test with UPDATE=1");
        }
    }
}
