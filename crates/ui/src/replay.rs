//! A game looked back on: any moment of it, step by step, and points over time.

use maud::{Markup, html};
use table::{BySeat, Seat};
use words::{Talk, Value};

use crate::Reader;
use crate::art::{crest_icon, icon};
use crate::look::{Drawn, Look, rule_address};
use crate::story::Line;

/// A moment of a game.
pub struct Moment<'a, G: Drawn> {
    /// For whom.
    pub reader: &'a Reader<'a>,
    /// Of which table.
    pub table: &'a str,
    /// What is seen at that moment.
    pub look: &'a Look<'a, G>,
    /// After how many answers.
    pub at: u32,
    /// How many there are.
    pub last: u32,
    /// What happened, all of it.
    pub lines: &'a [Line],
    /// Points over time.
    pub points: &'a [(u32, BySeat<u16>)],
    /// Shall it play by itself?
    pub plays: bool,
    /// The seats through whose eyes one may look.
    pub seats: &'a [Seat],
    /// What goes behind each address.
    pub link: Option<&'a str>,
}

impl<G: Drawn> Moment<'_, G> {
    /// The page.
    pub fn body(&self) -> Markup {
        let t = |key: &str| self.reader.t(key);
        let step = |at: u32| self.address(at);
        let args = [("at", Value::from(self.at)), ("last", self.last.into())];
        html! {
            div #table class={ "table replay " (G::NAME) } data-replay=(self.at) data-last=(self.last) data-plays[self.plays] {
                h1 .hidden { (t("ui-replay")) }
                section #ask .ask aria-labelledby="question" {
                    h2 #question tabindex="-1" { (self.reader.with("ui-replay-at", &args)) }
                    (self.eyes())
                    p #progress { (G::progress(self.look)) }
                    ul .happened {
                        @for line in self.lines.iter().filter(|line| line.moment == self.at) { li { (line.text) } }
                    }
                    nav .steps aria-label=(t("ui-replay")) {
                        a .button href=(step(0)) data-key="Home" { "|◀" span .hidden { (t("ui-step-first")) } }
                        a .button href=(step(self.at.saturating_sub(1))) data-key="ArrowLeft" rel="prev" { "‹" span .hidden { (t("ui-step-back")) } }
                        button #autoplay type="button" hidden { "▶" span .hidden { (t("ui-step-play")) } }
                        a .button href=(step((self.at + 1).min(self.last))) data-key="ArrowRight" rel="next" { "›" span .hidden { (t("ui-step-next")) } }
                        a .button href=(step(self.last)) data-key="End" { "▶|" span .hidden { (t("ui-step-last")) } }
                    }
                    form #slider method="get" action={ "/tables/" (self.table) "/replay" } {
                        label { (t("ui-moment")) input type="range" name="at" min="0" max=(self.last) value=(self.at); }
                        @if let Some(link) = self.link { input type="hidden" name="link" value=(link); }
                        @if let Some(seat) = self.look.seat() { input type="hidden" name="seat" value=(seat); }
                        button { (t("ui-go")) }
                    }
                    (chart(self.reader, self.look.say, self.points, Some((self.at, self.last))))
                    p { a .button href={ "/tables/" (self.table) (self.link.map(|link| format!("?link={link}")).unwrap_or_default()) } { (icon("start")) (t("ui-to-table")) } }
                }
                (G::center(self.look))
                (G::boards(self.look))
                section #story .story.more aria-labelledby="story-title" {
                    h2 #story-title { (t("ui-story")) }
                    ol .lines {
                        @for line in self.lines {
                            li .round[line.round] .here[line.moment == self.at] {
                                @if let Some(seat) = line.seat { (crest_icon(seat)) }
                                a href=(step(line.moment)) { (line.text) }
                                @if let Some(rule) = line.rule {
                                    " " a .rule href=(rule_address(rule)) title=(self.reader.words.rule_title(rule)) {
                                        "§" span .hidden { " " (self.reader.words.rule_title(rule)) }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    fn address(&self, at: u32) -> String {
        let link = self.link.map(|link| format!("&link={link}")).unwrap_or_default();
        let seat = self.look.seat().filter(|_| 1 < self.seats.len());
        let seat = seat.map(|seat| format!("&seat={seat}")).unwrap_or_default();
        format!("/tables/{}/replay?at={at}{link}{seat}", self.table)
    }

    /// Whose view it is, where there is a choice.
    fn eyes(&self) -> Markup {
        let link = self.link.map(|link| format!("&link={link}")).unwrap_or_default();
        html! {
            @if 1 < self.seats.len() {
                nav .eyes aria-label=(self.reader.t("ui-views")) {
                    @for &seat in self.seats {
                        a href={ "/tables/" (self.table) "/replay?at=" (self.at) (link) "&seat=" (seat) }
                            class={ "seat-" (seat.0 + 1) }
                            aria-current=[(self.look.seat() == Some(seat)).then_some("true")]
                        { (crest_icon(seat)) (self.look.say.seat(seat)) }
                    }
                }
            }
        }
    }
}

/// Points over time: a line of steps for each seat, with a table of the same in words.
pub(crate) fn chart<G: Drawn>(
    reader: &Reader<'_>,
    say: &Talk<'_, G>,
    story: &[(u32, BySeat<u16>)],
    at: Option<(u32, u32)>,
) -> Markup {
    const WIDTH: u32 = 320;
    const HEIGHT: u32 = 120;
    let game = say.game;
    let last = at.map_or(0, |(_, last)| last).max(story.last().map_or(1, |(at, _)| *at)).max(1);
    let most = story.iter().flat_map(|(_, points)| points.0).max().unwrap_or(0).max(12);
    let x = |at: u32| at * WIDTH / last;
    let y = |points: u16| HEIGHT - u32::from(points) * (HEIGHT - 8) / u32::from(most) - 2;
    html! {
        figure .chart {
            figcaption { (reader.t("ui-points-over-time")) }
            svg viewBox={ "-6 -6 " (WIDTH + 40) " " (HEIGHT + 12) } role="img" aria-label=(reader.t("ui-points-over-time")) {
                line .axis x1="0" y1=(HEIGHT) x2=(WIDTH) y2=(HEIGHT) {}
                @if let Some(goal) = game.goal() { line .goal x1="0" y1=(y(goal)) x2=(WIDTH) y2=(y(goal)) {} }
                @for seat in game.seats().iter() {
                    @let mut path = format!("M0 {}", y(0));
                    @let () = for (at, points) in story {
                        use std::fmt::Write;
                        write!(path, "H{}V{}", x(*at), y(points[seat])).expect("a string takes all that is written to it");
                    };
                    @let end = story.last().map_or(0, |(_, points)| points[seat]);
                    path class={ "seat-" (seat.0 + 1) } d={ (path) "H" (WIDTH) } {}
                    (crate::art::crest(seat, WIDTH.cast_signed() + 3, y(end).cast_signed() - 7, 14))
                }
                @if let Some((at, _)) = at { line .now x1=(x(at)) y1="0" x2=(x(at)) y2=(HEIGHT) {} }
            }
            ul .hidden {
                @for seat in game.seats().iter() {
                    @let end = story.last().map_or(0, |(_, points)| points[seat]);
                    li { (say.seat(seat)) ": " (end) }
                }
            }
        }
    }
}
