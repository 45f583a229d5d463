//! `oedo rules`: the rulebook, rule by rule, with where each comes from and examples of it.

use std::process::ExitCode;

use record::example::about;
use serde_json::{Value, json};
use table::{Origin, Rule};
use words::Words;

use crate::agreed::EditionArg;
use crate::games::{GameName, Playable, for_game};
use crate::lang::LangArg;
use crate::screen::{Ink, Screen, left, short, width, wrapped};

/// Read the rules.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The id of a rule, such as `edo.act.pay`, or a game, all of whose rules are listed; of Edo
    /// unless said.
    id: Option<String>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    edition: EditionArg,
    #[command(flatten)]
    lang: LangArg,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let id = args.id.as_deref().unwrap_or_default().to_lowercase();
    let game = GameName::read(id.split('.').next().unwrap_or_default());
    for_game!(game.unwrap_or(GameName::Edo), G => read::<G>(args))
}

fn read<G: Playable>(args: &Args) -> anyhow::Result<ExitCode> {
    let words = args.lang.words();
    let edition = args.edition.read::<G>()?;
    let mut screen = Screen::new();
    match args.id.as_deref().filter(|id| !id.eq_ignore_ascii_case(G::NAME)) {
        None if args.json => {
            let all = G::RULEBOOK.iter().map(|&rule| as_json::<G>(&words, rule, edition));
            screen.say(format!("{:#}", Value::Array(all.collect())))?;
        }
        None => screen.say(contents::<G>(&words, screen.width))?,
        Some(id) => {
            let Some(rule) = find::<G>(id) else { anyhow::bail!(unknown::<G>(&words, id)) };
            if args.json {
                screen.say(format!("{:#}", as_json::<G>(&words, rule, edition)))?;
            } else {
                screen.say(in_full::<G>(&words, rule, edition, screen.width))?;
            }
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// The rule with this id. People may leave out the name of the game.
pub(crate) fn find<G: Playable>(id: &str) -> Option<(Rule, Origin)> {
    let id = id.trim().to_lowercase();
    let full = format!("{}.{id}", G::NAME);
    G::RULEBOOK.iter().copied().find(|(rule, _)| rule.0 == id || rule.0 == full)
}

/// There is no such rule; these are like it.
pub(crate) fn unknown<G: Playable>(words: &Words, id: &str) -> String {
    const SUGGESTIONS: usize = 3;
    let sought = id.trim().to_lowercase();
    let bare = |rule: &'static str| rule.split_once('.').map_or(rule, |(_, rest)| rest);
    let distance = |rule: &'static str| {
        let short = bare(rule);
        let part = if short.contains(&sought) { 0 } else { usize::MAX };
        part.min(strsim::damerau_levenshtein(rule, &sought))
            .min(strsim::damerau_levenshtein(short, &sought))
    };
    let mut ids: Vec<&'static str> = G::RULEBOOK.iter().map(|(rule, _)| rule.0).collect();
    // The beginning of some ids names all of them.
    let starts = |rule: &'static str| {
        let short = bare(rule);
        !sought.is_empty() && (rule.starts_with(&sought) || short.starts_with(&sought))
    };
    ids.sort_by_key(|rule| if starts(rule) { (0, 0) } else { (1, distance(rule)) });
    let begun = ids.iter().filter(|rule| starts(rule)).count();
    let nearest = ids[..begun.max(SUGGESTIONS)].join(", ");
    let id = short(id);
    words.text("rules-unknown", &[("id", id.into()), ("nearest", nearest.into())])
}

/// Title, text, sources and examples.
fn in_full<G: Playable>(
    words: &Words,
    rule: (Rule, Origin),
    edition: &G::Edition,
    columns: usize,
) -> String {
    let mut parts = vec![said::<G>(words, rule, edition, columns)];
    for (name, example) in about(rule.0) {
        let title = words.text("rules-example", &[("name", name.into())]);
        let lines: Vec<String> = example.lines().map(|line| format!("  {line}")).collect();
        parts.push(format!("{}\n{}", Ink::Strong.paint(title), lines.join("\n")));
    }
    parts.join("\n\n")
}

/// Title, text, sources, and where the examples are: at a table there is no room for them.
pub(crate) fn text<G: Playable>(
    words: &Words,
    rule: (Rule, Origin),
    edition: &G::Edition,
    columns: usize,
) -> String {
    let said = said::<G>(words, rule, edition, columns);
    let args = [("n", about(rule.0).len().into()), ("id", rule.0.0.into())];
    format!("{said}\n{}", words.text("rules-examples", &args))
}

fn said<G: Playable>(
    words: &Words,
    (rule, origin): (Rule, Origin),
    edition: &G::Edition,
    columns: usize,
) -> String {
    let parts = [
        format!("{}  {}", Ink::Strong.paint(words.rule_title(rule)), Ink::Quiet.paint(rule)),
        wrapped(&words.rule_text(rule, edition), columns, 0),
        wrapped(
            &words.text("rules-source", &[("sources", sources(words, origin).into())]),
            columns,
            0,
        ),
    ];
    parts.join("\n\n")
}

/// All rules by chapter.
pub(crate) fn contents<G: Playable>(words: &Words, columns: usize) -> String {
    let longest = G::RULEBOOK.iter().map(|(rule, _)| width(rule.0)).max().unwrap_or(0);
    let mut parts = Vec::new();
    for (title, names) in G::CHAPTERS {
        let mut lines = vec![Ink::Strong.paint(words.text(title, &[]))];
        let rules = G::RULEBOOK.iter().filter(|(rule, _)| names.contains(&chapter(*rule)));
        for (rule, _) in rules {
            let line = format!("  {}  {}", left(rule.0, longest), words.rule_title(*rule));
            lines.push(wrapped(&line, columns, longest + 4));
        }
        parts.push(lines.join("\n"));
    }
    parts.push(words.text("rules-more", &[]));
    parts.join("\n\n")
}

/// The second word of a rule's id.
fn chapter(rule: Rule) -> &'static str {
    rule.0.split('.').nth(1).unwrap_or("")
}

fn sources(words: &Words, origin: Origin) -> String {
    [(origin.seed, "source-seed"), (origin.known, "source-known"), (origin.house, "source-house")]
        .into_iter()
        .filter(|(is, _)| *is)
        .map(|(_, key)| words.text(key, &[]))
        .reduce(|start, last| {
            words.text("rules-sources", &[("start", start.into()), ("last", last.into())])
        })
        .unwrap_or_default()
}

fn as_json<G: Playable>(
    words: &Words,
    (rule, origin): (Rule, Origin),
    edition: &G::Edition,
) -> Value {
    let sources: Vec<&str> =
        [(origin.seed, "seed"), (origin.known, "known"), (origin.house, "house")]
            .into_iter()
            .filter_map(|(is, name)| is.then_some(name))
            .collect();
    let examples: Vec<&str> = about(rule).into_iter().map(|(name, _)| name).collect();
    json!({
        "id": rule.0,
        "chapter": chapter(rule),
        "title": words.rule_title(rule),
        "text": words.rule_text(rule, edition),
        "sources": sources,
        "examples": examples,
    })
}

#[cfg(test)]
mod tests {
    use words::{Lang, Spoken, Words};

    use edo::Edo;
    use yedo::Yedo;

    use super::{Playable, chapter, find, unknown};

    #[test]
    fn every_rule_is_in_one_chapter() {
        fn check<G: Playable>() {
            for (rule, _) in G::RULEBOOK {
                let of = G::CHAPTERS.iter().filter(|(_, names)| names.contains(&chapter(*rule)));
                assert_eq!(of.count(), 1, "{rule}");
            }
        }
        check::<Edo>();
        check::<Yedo>();
    }

    #[test]
    fn a_rule_is_found_with_or_without_the_name_of_the_game() {
        assert_eq!(find::<Edo>("edo.act.pay"), find::<Edo>("act.pay"));
        assert!(find::<Edo>(" Act.Pay ").is_some());
        assert!(find::<Edo>("act.play").is_none());
    }

    #[test]
    fn a_misspelt_rule_is_nearly_found() {
        let words = Words::strict(Lang::En);
        assert!(unknown::<Edo>(&words, "edo.act.pya").contains("edo.act.pay"));
        assert!(unknown::<Edo>(&words, "must-join").contains("edo.ronin.must-join"));
        assert!(unknown::<Edo>(&words, &"x".repeat(999)).len() < 300);
    }

    #[test]
    fn the_beginning_of_ids_names_all_of_them() {
        let words = Words::strict(Lang::En);
        for begun in ["edo.ronin", "ronin", "edo.ronin."] {
            let said = unknown::<Edo>(&words, begun);
            let all = Edo::RULEBOOK.iter().filter(|(rule, _)| rule.0.starts_with("edo.ronin."));
            assert!(all.clone().all(|(rule, _)| said.contains(rule.0)), "{said}");
            assert_eq!(said.matches("edo.").count() - begun.matches("edo.").count(), all.count());
        }
    }
}
