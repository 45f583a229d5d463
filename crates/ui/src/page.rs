//! What all pages share: head, bar, language, theme, and words for what went wrong.

use maud::{DOCTYPE, Markup, html};
use words::{Lang, Value, Words};

use crate::art::{ART, icon};
use crate::assets;

/// Whom a page is for.
pub struct Reader<'a> {
    /// In their language.
    pub words: &'a Words,
    /// What they are called, if they are known.
    pub name: Option<&'a str>,
    /// How it looks.
    pub theme: Theme,
    /// Do things move on the page?
    pub still: bool,
    /// Do things sound?
    pub sound: bool,
    /// Do they want rules and hints beside what they are asked, as in a first game?
    pub coach: bool,
    /// Where they are, to come back to.
    pub path: &'a str,
}

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// As the machine likes it.
    #[default]
    Auto,
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

impl Theme {
    /// All there are.
    pub const ALL: [Theme; 3] = [Theme::Auto, Theme::Light, Theme::Dark];

    /// How it is written.
    pub const fn id(self) -> &'static str {
        match self {
            Theme::Auto => "auto",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    /// Reads what [`Theme::id`] writes.
    pub fn read(text: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.id() == text)
    }
}

/// Something to be said at the top of a page: what went wrong, or what was done.
#[derive(Clone, Debug, Default)]
pub struct Notice {
    /// What happened.
    pub text: String,
    /// The id and the title of the rule behind it.
    pub rule: Option<(&'static str, String)>,
}

impl Notice {
    pub(crate) fn shown(&self) -> Markup {
        html! {
            div .notice role="alert" {
                p {
                    (self.text)
                    @if let Some((id, title)) = &self.rule {
                        " " a href=(crate::look::rule_address(table::Rule(id))) { (title) }
                    }
                }
            }
        }
    }
}

impl Reader<'_> {
    /// A message without arguments.
    pub fn t(&self, key: &str) -> String {
        self.words.text(key, &[])
    }

    /// A message with arguments.
    pub fn with(&self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        self.words.text(key, args)
    }
}

/// A whole page.
pub fn page(reader: &Reader<'_>, title: &str, class: &str, body: &Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(reader.words.lang().code()) data-theme=(reader.theme.id()) data-still[reader.still] data-sound[reader.sound] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                meta name="description" content=(reader.t("ui-tagline"));
                title { (title) @if title != "Ōedo" { " · Ōedo" } }
                link rel="icon" type="image/svg+xml" href=(assets::address("mark.svg"));
                link rel="stylesheet" href=(assets::address("oedo.css"));
                script type="module" src=(assets::address("oedo.js")) {}
            }
            body class=(class) {
                a .skip href="#main" { (reader.t("ui-skip")) }
                (ART)
                (bar(reader))
                main #main tabindex="-1" { (body) }
                (foot(reader))
                p #offline .notice { (reader.t("ui-offline")) }
                div #live .hidden role="status" aria-live="polite" {}
            }
        }
    }
}

fn bar(reader: &Reader<'_>) -> Markup {
    html! {
        header .bar {
            a .brand href="/" { (icon("start")) span { "Ōedo" } }
            nav aria-label=(reader.t("ui-nav")) {
                a href="/" { (reader.t("ui-nav-tables")) }
                a href="/rules" { (reader.t("ui-nav-rules")) }
                a href="/learn" { (reader.t("ui-nav-learn")) }
                a href="/me" { (reader.name.map_or_else(|| reader.t("ui-nav-me"), str::to_owned)) }
            }
            (languages(reader))
        }
    }
}

fn languages(reader: &Reader<'_>) -> Markup {
    let own = reader.words.lang();
    html! {
        form .languages method="post" action="/language" aria-label=(reader.t("ui-language")) {
            input type="hidden" name="back" value=(reader.path);
            @for lang in Lang::ALL {
                button name="language" value=(lang.code()) lang=(lang.code()) title=(lang.name())
                    aria-current=[(lang == own).then_some("true")]
                { (lang.code()) span .hidden { " " (lang.name()) } }
            }
        }
    }
}

fn foot(reader: &Reader<'_>) -> Markup {
    html! {
        footer .foot {
            p { (reader.t("ui-foot")) }
            p { a href="/about" { (reader.t("ui-nav-about")) } " · " a href="/api" { (reader.t("page-api")) } }
        }
    }
}
