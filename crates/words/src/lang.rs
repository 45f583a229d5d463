//! The languages spoken at the table.

/// A language.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Spanish.
    Es,
    /// French.
    Fr,
}

impl Lang {
    /// All of them.
    pub const ALL: [Lang; 3] = [Lang::En, Lang::Es, Lang::Fr];

    /// The code people ask for it by.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Es => "es",
            Lang::Fr => "fr",
        }
    }

    /// What its speakers call it.
    pub const fn name(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::Es => "español",
            Lang::Fr => "français",
        }
    }

    /// Reads `es`, `es-MX` or, as environments write it, `es_MX.UTF-8`.
    pub fn read(text: &str) -> Option<Lang> {
        let code = text.split(['-', '_', '.', '@']).next()?;
        Lang::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(code))
    }
}

#[cfg(test)]
mod tests {
    use super::Lang;

    #[test]
    fn a_language_is_read_with_or_without_its_region() {
        for text in ["es", "ES", "es-MX", "es_ES.UTF-8", "es@euro"] {
            assert_eq!(Lang::read(text), Some(Lang::Es), "{text}");
        }
        for text in ["", "C", "C.UTF-8", "esperanto", "de"] {
            assert_eq!(Lang::read(text), None, "{text}");
        }
    }
}
