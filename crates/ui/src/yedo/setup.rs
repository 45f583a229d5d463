//! A new table of Yedo: presets for who wants to play, and every choice for who knows.

use ::yedo::content::HOUSE;
use ::yedo::edition::{ActionKind, EventKind, Level, MissionSet, Mood};
use ::yedo::setup::Together;
use ::yedo::{Addons, Setup, rules};
use maud::{Markup, html};
use table::Rule;

use crate::Reader;
use crate::home::{Chosen, module};
use crate::look::rule_address;

/// The names of games that are agreed at once.
pub const PRESETS: [&str; 4] = ["first", "classic", "everything", "together"];

/// What such a game is played with.
pub fn preset(name: &str, players: u8) -> Option<Setup> {
    let first = Setup::first_game(players, &HOUSE);
    let [_, middle, long] = HOUSE.numbers.start.rounds;
    match name {
        "first" => Some(first),
        "classic" => Some(Setup { rounds: long, black: true, dealt: false, ..first }),
        "everything" => Some(Setup {
            rounds: middle,
            actions: [ActionKind::Streets, ActionKind::Whispers, ActionKind::Knives],
            events: Some([EventKind::Intrigue, EventKind::Disasters]),
            missions: [MissionSet::Interaction, MissionSet::Specialist],
            black: true,
            dealt: false,
            addons: Addons { specialists: true, tea_house: true, clan_powers: true, jesuits: true },
            ..first
        }),
        "together" => Some(Setup::first_together(players, &HOUSE)),
        _ => None,
    }
}

/// The kinds of events that can be chosen; the Jesuits bring their own.
fn events() -> impl Iterator<Item = EventKind> {
    EventKind::ALL.into_iter().filter(|kind| kind.is_chosen())
}

/// The sets of missions that can be chosen beside the basic one.
fn missions() -> impl Iterator<Item = MissionSet> {
    MissionSet::ALL.into_iter().filter(|set| set.is_chosen())
}

/// What is left to the rules' advice unless somebody wants it otherwise.
const ADVISED: [(&str, bool); 3] = [("advised", true), ("yes", false), ("no", false)];

pub(crate) fn fields(reader: &Reader<'_>, chosen: Chosen<'_>) -> Markup {
    let t = |key: &str| reader.t(key);
    let start = &HOUSE.numbers.start;
    let first = Setup::first_game(3, &HOUSE);
    html! {
        fieldset {
            legend { (t("ui-yedo-preset")) }
            @for name in PRESETS {
                label .choice.wide { input type="radio" name="preset" value=(name) checked[chosen.is("preset", name, name == "first")];
                    span { b { (t(&format!("ui-yedo-preset-{name}"))) } br; (t(&format!("ui-yedo-preset-{name}-what"))) }
                }
            }
            label .choice.wide { input type="radio" name="preset" value="own" checked[chosen.is("preset", "own", false)];
                span { b { (t("ui-yedo-preset-own")) } br; (t("ui-yedo-preset-own-what")) }
            }
        }
        details #own-setup open[chosen.is("preset", "own", false)] {
            summary { (t("ui-yedo-own")) }
            fieldset {
                legend { (t("ui-yedo-rounds")) }
                @for rounds in start.rounds {
                    label .choice { input type="radio" name="rounds" value=(rounds) checked[chosen.is("rounds", &rounds.to_string(), rounds == first.rounds)]; (rounds) }
                }
            }
            fieldset {
                legend { (reader.with("ui-yedo-action-kinds", &[("n", start.action_kinds.into())])) }
                @for kind in ActionKind::ALL {
                    (check(chosen, "actions", kind.id(), &t(&format!("yedo-action-kind-{}", kind.id())), first.actions.contains(&kind)))
                }
            }
            fieldset {
                legend { (reader.with("ui-yedo-event-kinds", &[("n", start.event_kinds.into())])) }
                @for kind in events() {
                    (check(chosen, "events", kind.id(), &t(&format!("yedo-event-kind-{}", kind.id())), first.events.is_some_and(|two| two.contains(&kind))))
                }
            }
            fieldset {
                legend { (reader.with("ui-yedo-mission-sets", &[("n", start.mission_sets.into())])) }
                @for set in missions() {
                    (check(chosen, "missions", set.id(), &t(&format!("yedo-set-{}", set.id())), first.missions.contains(&set)))
                }
            }
            fieldset {
                legend { (t("ui-yedo-more")) }
                @for name in ["black", "dealt"] { (select(reader, chosen, name, &format!("ui-yedo-{name}"), &ADVISED)) }
                (advice(reader, rules::SETUP_BLACK))
            }
            (together(reader, chosen))
            fieldset {
                legend { (t("ui-new-modules")) }
                @for name in Addons::NAMES { (module(reader, name, chosen)) }
                (advice(reader, rules::SETUP_ADVICE))
            }
        }
    }
}

/// Against each other, or together against the Daimyo, and how.
fn together(reader: &Reader<'_>, chosen: Chosen<'_>) -> Markup {
    let t = |key: &str| reader.t(key);
    let first = Together::first_game(2);
    let moods = Mood::ALL.map(|mood| (mood.id(), mood == first.mood));
    let levels = Level::ALL.map(|level| (level.id(), level == first.lowest));
    html! {
        fieldset {
            legend { (t("ui-yedo-how")) }
            label .choice.wide { input type="radio" name="how" value="rivals" checked[chosen.is("how", "rivals", true)]; (t("ui-yedo-how-rivals")) }
            label .choice.wide { input type="radio" name="how" value="together" checked[chosen.is("how", "together", false)];
                span { b { (t("ui-yedo-preset-together")) } br; (t("ui-yedo-how-together-what")) }
            }
            (select(reader, chosen, "mood", "yedo-mood", &moods))
            @for objective in ["lowest", "highest", "errands"] { (select(reader, chosen, objective, "yedo-level", &levels)) }
            @for name in ["master", "gentler", "open-hands"] {
                (check(chosen, name, "yes", &t(&format!("ui-yedo-{name}")), false))
            }
            (advice(reader, rules::COOP_ADVICE))
        }
    }
}

/// What the rules advise, beside what it is about; nothing of it is forbidden.
pub(crate) fn advice(reader: &Reader<'_>, rule: Rule) -> Markup {
    html! {
        p .advice {
            (reader.words.rule_text(rule, &HOUSE)) " "
            a href=(rule_address(rule)) { (reader.words.rule_title(rule)) }
        }
    }
}

fn select(
    reader: &Reader<'_>,
    chosen: Chosen<'_>,
    name: &str,
    words: &str,
    of: &[(&str, bool)],
) -> Markup {
    html! {
        label { (reader.t(&format!("ui-yedo-{name}")))
            select name=(name) {
                @for (id, at_first) in of {
                    option value=(id) selected[chosen.is(name, id, *at_first)] { (reader.t(&format!("{words}-{id}"))) }
                }
            }
        }
    }
}

fn check(chosen: Chosen<'_>, name: &str, value: &str, text: &str, at_first: bool) -> Markup {
    html! { label .choice { input type="checkbox" name=(name) value=(value) checked[chosen.is(name, value, at_first)]; (text) } }
}
