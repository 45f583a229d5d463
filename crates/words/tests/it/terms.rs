//! The words of the box are the words of the table.

use words::{FILES, Lang, Words};

/// Words that stood here instead of those of the box: where, what, and what the box says.
#[rustfmt::skip]
const REPLACED: &[(Lang, &str, &str, &str)] = &[
    (Lang::En, "",      "start player",     "starting player"),
    (Lang::En, "",      "Start player",     "starting player"),
    (Lang::En, "",      " start-player",    "starting player"),
    (Lang::En, "",      "score marker",     "scoring marker"),
    (Lang::En, "",      "City income",      "Income from a city"),
    (Lang::En, "",      "ree choice",       "multiple choice"),
    (Lang::En, "",      "add-on",           "expansion"),
    (Lang::En, "",      " the Shogun",      "the shogun"),
    (Lang::En, "",      "The Shogun",       "the shogun"),
    (Lang::En, "",      "Kill the Shogun",  "Kill the shogun"),
    (Lang::En, "",      "he Red Light",     "the Red Light District"),
    (Lang::En, "",      "Red Light:",       "Red Light District"),
    (Lang::En, "edo-",  "on Trade",         "on Trading"),
    (Lang::En, "edo-",  "on Build ",        "on Building"),
    (Lang::En, "edo-",  "= Trade",          "Trading"),
    (Lang::En, "yedo-", "dry garden",       "sacred garden"),
    (Lang::Es, "",      "ercader",          "comerciante"),
    (Lang::Es, "",      "uesto comercial",  "mercado"),
    (Lang::Es, "",      "xpansi",           "ampliación"),
    (Lang::Es, "",      "iscípul",          "súbdito"),
    (Lang::Es, "",      "oderes de clan",   "poderes de los clanes"),
    (Lang::Es, "",      "gio más bajo",     "menor prestigio"),
    (Lang::Es, "",      "gio más alto",     "mayor prestigio"),
    (Lang::Es, "",      "aimio maestro",    "maestro daimio"),
    (Lang::Es, "",      " primer jugador",  "jugador inicial"),
    (Lang::Es, "edo-",  "recurso",          "materia prima"),
    (Lang::Es, "yedo-", "resagio",          "previsión"),
    (Lang::Es, "yedo-", "boca abajo",       "bocabajo"),
    (Lang::Es, "yedo-", "boca arriba",      "bocarriba"),
    (Lang::Es, "yedo-", "ardín seco",       "jardín sagrado"),
    (Lang::Fr, "",      "arte du marchand", "carte marchand"),
    (Lang::Fr, "",      "écompte final",    "total final"),
    (Lang::Fr, "",      "ouvoirs de clan",  "pouvoirs des clans"),
    (Lang::Fr, "",      "us bas prestige",  "prestige le plus bas"),
    (Lang::Fr, "",      "us haut prestige", "prestige le plus haut"),
    (Lang::Fr, "",      "annonceur",        "celui qui annonce"),
    (Lang::Fr, "yedo-", "équête",           "course"),
    (Lang::Fr, "yedo-", "equête",           "course"),
    (Lang::Fr, "yedo-", "essource",         "atout"),
    (Lang::Fr, "yedo-", "résage",           "prévoyance"),
    (Lang::Fr, "yedo-", "a garde ",         "la patrouille"),
    (Lang::Fr, "yedo-", "de garde",         "de patrouille"),
    (Lang::Fr, "yedo-", "uartier rouge",    "Quartier de la Lanterne rouge"),
    (Lang::Fr, "yedo-", "ardin sec",        "jardin sacré"),
];

/// Where such words are right: a title, a palace’s guard, a fire to watch by.
const RIGHT: &[&str] = &[
    "yedo-character-t02 = Illustrious Advisor of the Shogun",
    "yedo-emperor-Y10 = Des lames pour la garde du palais",
    "yedo-emperor-R24 = Les quatre feux de garde",
];

#[test]
fn words_that_gave_way_to_those_of_the_box_do_not_come_back() {
    for &(lang, files, word, instead) in REPLACED {
        for file in FILES.iter().filter(|file| file.name.starts_with(files)) {
            let said = file.text(lang).lines().filter(|line| !line.starts_with('#'));
            for line in said.filter(|line| !RIGHT.contains(line)) {
                let line = line.replace("Red Light District", "");
                let back = line.contains(word);
                assert!(!back, "{}/{}: “{word}”, say “{instead}”: {line}", lang.code(), file.name);
            }
        }
    }
}

#[test]
fn the_title_of_a_rulebook_has_the_word_before_the_game_that_it_needs() {
    for (lang, expected) in [
        (Lang::En, ["The rules of Edo", "The rules of Yedo"]),
        (Lang::Es, ["Las reglas de Edo", "Las reglas de Yedo"]),
        (Lang::Fr, ["Les règles d’Edo", "Les règles de Yedo"]),
    ] {
        let words = Words::strict(lang);
        let title = |game: &'static str| words.text("ui-rules", &[("game", game.into())]);
        assert_eq!(["Edo", "Yedo"].map(title), expected);
    }
}
