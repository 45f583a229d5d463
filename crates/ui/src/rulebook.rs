//! The rulebook: every rule in the reader's language, where it comes from, and an example to play.

use ::edo::edition::Edition;
use ::edo::rules::ALL;
use maud::{Markup, html};
use table::{Origin, Rule};
use words::Value;

use crate::edo::{Look, Tried};
use crate::{Form, Reader};

/// Chapters, by how the ids of their rules begin.
const CHAPTERS: [(&str, &[&str]); 10] = [
    ("chapter-pieces", &["edo.pieces.", "edo.modules."]),
    ("chapter-map", &["edo.map."]),
    ("chapter-setup", &["edo.setup."]),
    ("chapter-plan", &["edo.plan."]),
    ("chapter-perform", &["edo.act.", "edo.move.", "edo.limit."]),
    ("chapter-wages", &["edo.wages.", "edo.income."]),
    ("chapter-end", &["edo.next.", "edo.end."]),
    ("chapter-jiin", &["edo.jiin."]),
    ("chapter-tokken", &["edo.tokken."]),
    ("chapter-ronin", &["edo.ronin."]),
];

/// All rules, or those in which something was found.
pub fn rules(
    reader: &Reader<'_>,
    edition: &Edition,
    search: &str,
    examples: impl Fn(Rule) -> Vec<&'static str>,
) -> Markup {
    let wanted: Vec<String> = search.split_whitespace().map(str::to_lowercase).collect();
    let found = |rule: Rule| {
        let text = reader.words.rule_text(rule, edition);
        let all = format!("{} {} {text}", rule.0, reader.words.rule_title(rule)).to_lowercase();
        wanted.iter().all(|word| all.contains(word))
    };
    html! {
        h1 { (reader.t("ui-rules")) }
        p { (reader.t("ui-rules-what")) }
        form .search method="get" action="/rules/edo" role="search" {
            label { (reader.t("ui-search")) input #search type="search" name="q" value=(search); }
            button { (reader.t("ui-search-go")) }
        }
        nav .chapters aria-label=(reader.t("ui-chapters")) {
            @for (key, _) in CHAPTERS { a href={ "#" (key) } { (reader.t(key)) } }
        }
        p #nothing role="status" hidden[ALL.iter().any(|(rule, _)| found(*rule))] { (reader.t("ui-search-nothing")) }
        @for (key, ids) in CHAPTERS {
            @let within = |rule: Rule| ids.iter().any(|id| rule.0.starts_with(id)) && found(rule);
            @if ALL.iter().any(|(rule, _)| within(*rule)) {
                section .chapter id=(key) {
                    h2 { (reader.t(key)) }
                    @for (rule, origin) in ALL.iter().filter(|(rule, _)| within(*rule)) {
                        (shown(reader, edition, *rule, *origin, &examples(*rule)))
                    }
                }
            }
        }
    }
}

fn shown(
    reader: &Reader<'_>,
    edition: &Edition,
    rule: Rule,
    origin: Origin,
    examples: &[&'static str],
) -> Markup {
    html! {
        article .rule id=(rule.0) tabindex="-1" {
            h3 { (reader.words.rule_title(rule)) " " a .anchor href={ "#" (rule.0) } { (rule.0) } }
            p { (reader.words.rule_text(rule, edition)) }
            p .small.quiet {
                @if origin.seed { span .source { (reader.t("ui-source-seed")) } " " }
                @if origin.known { span .source { (reader.t("ui-source-known")) } " " }
                @if origin.house { span .source.house { (reader.t("ui-source-house")) } " " }
                @if !examples.is_empty() { (reader.t("ui-examples")) " " }
                @for (n, name) in (1..).zip(examples) {
                    a .play-it href={ "/rules/edo/example/" (name) } aria-label=(reader.with("ui-example-n", &[("n", Value::from(n))])) { (n) } " "
                }
            }
        }
    }
}

/// An example, as far as it has been played.
pub struct Example<'a> {
    /// For whom.
    pub reader: &'a Reader<'a>,
    /// Its name.
    pub name: &'a str,
    /// The rules it shows.
    pub rules: Vec<Rule>,
    /// What the example itself does next, in words and as it is written.
    pub next: Option<(String, String)>,
    /// What is seen now.
    pub look: &'a Look<'a>,
    /// Where answers are sent.
    pub form: Form,
    /// What has happened.
    pub lines: Vec<String>,
}

impl Example<'_> {
    /// The page.
    pub fn body(&self, edition: &Edition) -> Markup {
        let t = |key: &str| self.reader.t(key);
        html! {
            div #table .table.example {
                h1 .hidden { (t("ui-example")) }
                section #ask .ask aria-labelledby="question" {
                    @for rule in &self.rules {
                        article .rule {
                            h2 { a href={ "/rules/edo#" (rule.0) } { (self.reader.words.rule_title(*rule)) } }
                            p { (self.reader.words.rule_text(*rule, edition)) }
                        }
                    }
                    @if let Some((text, choice)) = &self.next {
                        form method="post" action=(self.form.action) {
                            (self.form.hidden())
                            p { (t("ui-example-next")) }
                            button .primary name="choice" value=(choice) { (text) }
                        }
                    }
                    (self.look.ask(&self.form, &html! {}))
                    p { a .button href={ "/rules/edo/example/" (self.name) } { (t("ui-example-again")) } }
                    ul .happened { @for line in &self.lines { li { (line) } } }
                }
                (self.look.center())
                (self.look.boards())
            }
        }
    }
}

/// A lesson, as far as it has come.
pub struct Lesson<'a> {
    /// For whom.
    pub reader: &'a Reader<'a>,
    /// What is taught now.
    pub text: String,
    /// Did the pupil do something else?
    pub strayed: bool,
    /// What is to be done, in words and as it is written; nothing at the end.
    pub next: Option<(String, String)>,
    /// The cards to lay now, in words, if it is a plan.
    pub plan: Vec<String>,
    /// What is seen now.
    pub look: &'a Look<'a>,
    /// Where answers are sent.
    pub form: Form,
    /// What has happened since the pupil's last answer.
    pub lines: Vec<String>,
    /// How many answers were given, of how many.
    pub step: (usize, usize),
}

impl Lesson<'_> {
    /// The page.
    pub fn body(&self) -> Markup {
        let t = |key: &str| self.reader.t(key);
        let (done, last) = self.step;
        let args = [("n", Value::from(done + 1)), ("last", Value::from(last + 1))];
        html! {
            div #table .table.example.lesson {
                section #ask .ask aria-labelledby="question" {
                    h1 { (t("ui-learn-title")) }
                    p .small.quiet { (self.reader.with("ui-lesson-of", &args)) }
                    progress max=(last) value=(done) aria-label=(t("ui-learn-title")) {}
                    h2 #question tabindex="-1" { (self.text) }
                    @if self.strayed { p .notice role="alert" { (t("ui-lesson-strayed")) } }
                    @match &self.next {
                        Some(_) if !self.plan.is_empty() => {
                            p { (t("ui-lesson-lay")) }
                            ol { @for card in &self.plan { li { (card) } } }
                            (self.look.plan(&self.form, &Tried::default()))
                        }
                        Some((text, choice)) => {
                            form .options method="post" action=(self.form.action) {
                                (self.form.hidden())
                                p { (t("ui-lesson-do")) }
                                button .option autofocus name="choice" value=(choice) { (text) }
                            }
                        }
                        None => {
                            form method="post" action="/play" {
                                button .primary.big name="first" value="yes" { (t("ui-lesson-start")) }
                            }
                        }
                    }
                    @if !self.lines.is_empty() {
                        h3 { (t("ui-story")) }
                        ul .happened { @for line in &self.lines { li { (line) } } }
                    }
                }
                (self.look.center())
                (self.look.boards())
            }
        }
    }
}
