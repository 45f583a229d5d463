//! How a name stands in a sentence: after `de` and `à`, as the subject, with the article of a title.

use fluent_bundle::{FluentResource, FluentValue as Value};

use crate::Lang;

type Bundle = fluent_bundle::concurrent::FluentBundle<FluentResource>;

/// What the language files know of a seat that is called by a title and not by a name.
///
/// A name stays as it is in every place; a title takes the article of its place.
struct Title {
    name: String,
    /// At the start of a sentence: `The Daimyo`.
    start: String,
    /// Inside a sentence: `the Daimyo`.
    inside: String,
    /// After the word for *of*: `del daimio`.
    of: String,
    /// After the word for *to*: `al daimio`.
    to: String,
}

/// The functions of the language files that take a name: `NAME`, `THE`, `DE` and `A`.
pub(crate) fn add(bundle: &mut Bundle, lang: Lang) {
    let title = Title::read(bundle);
    let (of, to) = match lang {
        Lang::En => (of_in_english as fn(&str) -> String, to_in_english as fn(&str) -> String),
        Lang::Es => (of_in_spanish as _, to_in_spanish as _),
        Lang::Fr => (of_in_french as _, to_in_french as _),
    };
    let plain = |name: &str| name.to_owned();
    let Title { name, start, inside, of: of_title, to: to_title } = title;
    put(bundle, "NAME", name.clone(), start, plain);
    put(bundle, "THE", name.clone(), inside, plain);
    put(bundle, "DE", name.clone(), of_title, of);
    put(bundle, "A", name, to_title, to);
}

impl Title {
    fn read(bundle: &Bundle) -> Title {
        let title = bundle.get_message("yedo-daimyo").expect("every language has the title");
        let said = |pattern| bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned();
        let attribute = |place| {
            let attribute = title.get_attribute(place).expect("a title has its places");
            said(attribute.value())
        };
        Title {
            name: said(title.value().expect("a title has a name")),
            start: attribute("start"),
            inside: attribute("inside"),
            of: attribute("of"),
            to: attribute("to"),
        }
    }
}

fn put(
    bundle: &mut Bundle,
    function: &str,
    title: String,
    as_title: String,
    as_name: impl Fn(&str) -> String + Send + Sync + 'static,
) {
    let say = move |name: &str| if name == title { as_title.clone() } else { as_name(name) };
    let added = bundle.add_function(function, move |names, _| match names.first() {
        Some(Value::String(name)) => Value::String(say(name).into()),
        _ => Value::Error,
    });
    added.expect("there is one function of this name");
}

fn of_in_english(name: &str) -> String {
    format!("of {name}")
}

fn to_in_english(name: &str) -> String {
    format!("to {name}")
}

fn of_in_spanish(name: &str) -> String {
    format!("de {name}")
}

fn to_in_spanish(name: &str) -> String {
    format!("a {name}")
}

fn of_in_french(name: &str) -> String {
    if elides(name) { format!("d’{name}") } else { format!("de {name}") }
}

fn to_in_french(name: &str) -> String {
    format!("à {name}")
}

/// Does French drop the `e` of `de` before this name?
fn elides(name: &str) -> bool {
    let mut letters = name.chars().flat_map(char::to_lowercase).map(unaccented);
    match (letters.next(), letters.next()) {
        (Some('y'), second) => second.is_some_and(|it| it.is_alphabetic() && !is_vowel(it)),
        (Some('h'), Some(_)) => begins_mute(name),
        (Some(first), _) => is_vowel(first),
        (None, _) => false,
    }
}

fn is_vowel(letter: char) -> bool {
    "aeiouyæœ".contains(letter)
}

/// The `h` of French names is mute, that of Japanese and other foreign ones is not: no rule of
/// spelling tells them apart.
fn begins_mute(name: &str) -> bool {
    const MUTE: [&str; 15] = [
        "hec", "heli", "helo", "hele", "henri", "herv", "hermi", "hila", "hipp", "honor", "horac",
        "hort", "hub", "hugu", "hya",
    ];
    let name: String = name.chars().flat_map(char::to_lowercase).map(unaccented).collect();
    MUTE.iter().any(|start| name.starts_with(start))
}

/// A vowel without its accent or macron. An accent that stands by itself comes after its letter.
fn unaccented(letter: char) -> char {
    match letter {
        'à'..='å' | 'ā' | 'ă' | 'ą' => 'a',
        'è'..='ë' | 'ē' | 'ĕ' | 'ė' | 'ę' | 'ě' => 'e',
        'ì'..='ï' | 'ĩ' | 'ī' | 'ĭ' | 'į' | 'ı' => 'i',
        'ò'..='ö' | 'ø' | 'ō' | 'ŏ' | 'ő' => 'o',
        'ù'..='ü' | 'ũ' | 'ū' | 'ŭ' | 'ů' | 'ű' | 'ų' => 'u',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::{of_in_french, to_in_french};
    use crate::{Lang, Words};

    #[test]
    fn french_elides_before_every_vowel_and_a_mute_h_only() {
        for name in [
            "Edo",
            "alice",
            "émile",
            "Émile",
            "Ōtsu",
            "ōtsu",
            "œil",
            "Œdipe",
            "Ægidius",
            "Ibuki",
            "ıtır",
            "ulysse",
            "Ökonom",
            "Yves",
            "yves",
            "Yvonne",
            "Hélène",
            "hélène",
            "Henriette",
            "Hubert",
            "e\u{301}mile",
        ] {
            assert_eq!(of_in_french(name), format!("d’{name}"));
        }
        for name in [
            "Mito",
            "bob",
            "Yedo",
            "yedo",
            "Yamato",
            "Yoko",
            "Hana",
            "Hideyoshi",
            "Hachiōji",
            "Honda",
            "Harry",
            "h",
            "y",
            "Y.",
            "42",
            "8",
            "#1",
            "«alice»",
            "Ça",
            "ñandú",
            "名",
            "",
        ] {
            assert_eq!(of_in_french(name), format!("de {name}"));
        }
        assert_eq!(to_in_french("alice"), "à alice");
    }

    #[test]
    fn a_title_takes_an_article_and_a_name_does_not() {
        fn said(lang: Lang, key: &str, seat: &str) -> String {
            let args = [("seat", seat.into())];
            Words::strict(lang).text(key, &args)
        }
        for (lang, title, expected) in [
            (
                Lang::En,
                "Daimyo",
                [
                    "The Daimyo steps out of the bidding.",
                    "A disciple joins the Daimyo from the reserve.",
                    "A disciple of the Daimyo stays home this round.",
                    "Your offer to the Daimyo: what more?",
                ],
            ),
            (
                Lang::Es,
                "Daimio",
                [
                    "El daimio renuncia a las pujas.",
                    "Un súbdito de la reserva se une al daimio.",
                    "Un súbdito del daimio se queda en casa esta ronda.",
                    "Tu oferta al daimio: ¿qué más?",
                ],
            ),
            (
                Lang::Fr,
                "Daimyo",
                [
                    "Le daimyo se retire des enchères.",
                    "Un disciple de la réserve rejoint le daimyo.",
                    "Le daimyo garde un disciple à la maison pour cette manche.",
                    "Votre offre au daimyo\u{a0}: quoi encore\u{a0}?",
                ],
            ),
        ] {
            let keys = ["fact-stepped-out", "fact-disciple-gained", "fact-stays-home", "ask-offer"];
            for (key, expected) in keys.into_iter().zip(expected) {
                assert_eq!(said(lang, &format!("yedo-{key}"), title), expected);
            }
        }
        assert_eq!(said(Lang::Es, "yedo-ask-offer", "Ana"), "Tu oferta a Ana: ¿qué más?");
        assert_eq!(said(Lang::Fr, "yedo-fact-bid-passed", "ana"), "ana n’offre rien.");
    }
}
