//! The words of what goes on: variants and their fields by their names.

/// Enums declared as usual, of which what goes on is made: they get their words by it.
macro_rules! worded {
    () => {};
    (
        $(#[$about:meta])*
        $vis:vis enum $name:ident {
            $($(#[$doc:meta])* $variant:ident
              $({ $($(#[$field_doc:meta])* $field:ident: $type:ty),* $(,)? })?,)*
        }
        $($rest:tt)*
    ) => {
        $(#[$about])*
        $vis enum $name {
            $($(#[$doc])* $variant $({ $($(#[$field_doc])* $field: $type,)* })?,)*
        }

        impl $crate::position::Value for $name {
            #[allow(unused_variables, reason = "variants without fields")]
            fn write(&self, game: &$crate::game::Yedo) -> String {
                match self {
                    $($name::$variant $({ $($field,)* })? => {
                        let names: &[&str] = &[$($(stringify!($field)),*)?];
                        let values = vec![$($($crate::position::said($field, game)),*)?];
                        $crate::position::sentence(stringify!($variant), names, values)
                    })*
                }
            }
            #[allow(unused_mut, unused_assignments, reason = "variants without fields")]
            fn read(words: &mut $crate::words::Words<'_>) -> Result<$name, table::Misread> {
                let word = words.next("what is going on")?;
                $(
                    if $crate::position::is_kebab(stringify!($variant), word) {
                        let names: &[&str] = &[$($(stringify!($field)),*)?];
                        $($(let mut $field: Option<$type> = None;)*)?
                        if names.len() == 1 && words.peek().is_some() {
                            $($($field = Some($crate::position::Value::read(words)?);)*)?
                        }
                        while let Some(name) = $crate::position::field(names, words) {
                            $($(
                                if name == stringify!($field) {
                                    $field = Some($crate::position::Value::read(words)?);
                                }
                            )*)?
                            let _ = name;
                        }
                        return Ok($name::$variant $({
                            $($field: $crate::position::or_silent($field, stringify!($field))?,)*
                        })?);
                    }
                )*
                let all = [$($crate::position::kebab(stringify!($variant))),*];
                Err(table::Misread::new(word, all.join(", ")))
            }
        }
        $crate::position::worded! { $($rest)* }
    };
}

pub(crate) use worded;
