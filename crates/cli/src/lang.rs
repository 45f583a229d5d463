//! In which language we speak: as asked, else as the environment says, else in English.

use std::env;

use words::{Lang, Words};

/// The language.
#[derive(clap::Args, Clone, Copy, Default)]
pub(crate) struct LangArg {
    /// In which language: en, es or fr; unless said, as the environment has it.
    #[arg(long, value_name = "LANG", value_parser = read)]
    lang: Option<Lang>,
}

impl LangArg {
    /// The words to speak with.
    pub(crate) fn words(self) -> Words {
        Words::new(self.lang.unwrap_or_else(of_environment))
    }
}

fn read(text: &str) -> Result<Lang, String> {
    Lang::read(text).ok_or_else(|| {
        let known = Lang::ALL.map(|lang| format!("{} ({})", lang.code(), lang.name()));
        format!("expected one of {}", known.join(", "))
    })
}

/// The first of these that is set decides, as it does for other programs.
fn of_environment() -> Lang {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| env::var(name).ok())
        .find(|value| !value.is_empty())
        .and_then(|value| Lang::read(&value))
        .unwrap_or_default()
}
