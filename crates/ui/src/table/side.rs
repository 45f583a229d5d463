//! Beside the game: what can be taken back, what happened, what is said, and the table's own affairs.

use host::sight::AskedFor;
use host::{Happened, Holder, Pace, Undo, Window};
use maud::{Markup, html};
use store::{Life, PersonId};
use table::{Game, Seat, Viewer, choice_text};
use words::{Talk, Value};

use super::TablePage;
use crate::art::{crest_icon, icon};
use crate::look::{Drawn, Look, rule_address};
use crate::story::{Line, lines};

/// The most lines of the story beside the table; all of them are in the replay.
const LINES_MAX: usize = 60;

/// How many of the answers that an undo takes with it are told one by one.
const UNDONE_MAX: usize = 6;

/// Something that was said.
#[derive(Clone, Debug)]
pub struct Said {
    /// By whom.
    pub name: String,
    /// What.
    pub text: String,
}

/// The sheet of those who play together.
#[derive(Clone, Debug)]
pub struct Notes {
    /// How often it was written.
    pub written: u32,
    /// What it says, and who wrote it last.
    pub last: Option<Said>,
}

impl TablePage<'_> {
    /// Taking back, doing again, asking for a hint.
    pub(super) fn tools<G: Game>(&self, window: &Window<G>, wish: &Markup) -> Markup {
        let Viewer::Seat(seat) = window.viewer else { return html! {} };
        if !self.sight.pass.hands().has(seat) {
            return html! {};
        }
        let t = |key: &str| self.reader.t(key);
        let (undo, turn) = (self.sight.undo[seat], self.sight.turn[seat]);
        let can_ask = undo == 0
            && 0 < self.sight.ask_undo
            && self.sight.asking.is_none()
            && self.has_company();
        html! {
            div .toolbar {
            form .tools method="post" action=(self.address("/do", "")) data-answer="" {
                input type="hidden" name="seat" value=(seat);
                (self.eyed())
                button name="act" value="undo" disabled[undo == 0] data-key="u" { "↶ " (t("ui-undo")) }
                button name="act" value="restart" disabled[turn < 2] { (t("ui-restart")) }
                button name="act" value="redo" disabled[self.sight.redo[seat].is_none()] data-key="r" { "↷ " (t("ui-redo")) }
                @if can_ask {
                    button name="act" value="ask-undo" { (t("ui-ask-undo")) }
                }
            }
            @if self.hints_allowed() && window.question.is_some() {
                form #hint-form .tools method="post" action=(self.address("/hint", "")) data-answer="" data-coach[self.reader.coach] {
                    input type="hidden" name="seat" value=(seat);
                    (self.eyed())
                    button data-key="h" { (icon("lantern")) (t("ui-hint")) }
                }
            }
            }
            @if undo == 0 { p .quiet.small { (self.no_undo()) } }
            (self.absent())
            (wish)
        }
    }

    /// In the middle of a step: out of it again, as if it had not been begun.
    pub(super) fn cancel<G: Drawn>(&self, look: &Look<'_, G>) -> Markup {
        let mine = look.seat().filter(|&seat| look.live && self.sight.undo[seat] != 0);
        let Some(seat) = mine.filter(|_| look.in_a_step()) else { return html! {} };
        html! {
            form .tools method="post" action=(self.address("/do", "")) data-answer="" {
                input type="hidden" name="seat" value=(seat);
                (self.eyed())
                button name="act" value="undo" data-key="Escape" { (self.reader.t("ui-cancel")) }
            }
        }
    }

    /// Questions of a kind can be answered in advance; what was ordered can be called off.
    pub(super) fn orders<G: Drawn>(&self, look: &Look<'_, G>) -> Markup {
        let Some(seat) = look.seat().filter(|_| look.live) else { return html! {} };
        let given: Vec<_> = self.sight.orders.iter().filter(|order| order.seat == seat).collect();
        let asked = look.window.question.is_some();
        let new = if asked { G::orders(look) } else { Vec::new() };
        if given.is_empty() && new.is_empty() {
            return html! {};
        }
        html! {
            form .orders method="post" action=(self.address("/do", "")) data-answer="" {
                input type="hidden" name="seat" value=(seat);
                input type="hidden" name="act" value="order";
                (self.eyed())
                @for (kind, choice, text) in new {
                    button name="order" value={ (kind) " " (choice_text(look.game(), choice)) } { (icon("seal")) (text) }
                }
                @for order in given {
                    button .given name="order" value=(order.kind) {
                        (icon("seal")) (G::order_name(look, &order.kind)) " · " (self.reader.t("ui-order-off"))
                    }
                }
            }
        }
    }

    /// One who shares a machine keeps the seat they look with.
    fn eyed(&self) -> Markup {
        html! { @if let Some(seat) = self.seat { input type="hidden" name="eyes" value=(seat); } }
    }

    /// A bot sits in, or one said to be away: how to be back.
    fn absent(&self) -> Markup {
        let hands = self.sight.pass.hands();
        let mut mine = hands.iter().map(|seat| self.sight.holders[seat]);
        let sat_in = mine.any(|holder| matches!(holder, Holder::Person { sat_in: true, .. }));
        let me = hands.iter().next().and_then(|seat| self.sight.holders[seat].person());
        let away = me.is_some_and(|me| self.sight.away.iter().any(|(who, _)| *who == me));
        let key = match (sat_in, away) {
            (true, _) => "ui-sat-in",
            (false, true) => "ui-away-now",
            (false, false) => return html! {},
        };
        html! {
            form .wish method="post" action=(self.address("/do", "")) data-answer="" {
                p { (self.reader.t(key)) }
                button .primary name="act" value="return" { (self.reader.t("ui-back")) }
            }
        }
    }

    fn no_undo(&self) -> String {
        self.reader.t(match self.sight.terms.undo {
            Undo::Free => "ui-no-undo",
            Undo::Consent => "ui-undo-consent",
            Undo::Never => "ui-undo-never",
        })
    }

    /// Is anybody else a person?
    fn has_company(&self) -> bool {
        let hands = self.sight.pass.hands();
        self.sight
            .seats
            .iter()
            .any(|seat| !hands.has(seat) && self.sight.holders[seat].person().is_some())
    }

    /// Hints are for who plays against nobody but bots.
    fn hints_allowed(&self) -> bool {
        !self.sight.pass.hands().is_empty() && !self.has_company()
    }

    /// What a strong player would think of.
    pub(super) fn hinted<G: Drawn>(&self, look: &Look<'_, G>) -> Markup {
        html! {
            aside #hints .hints hidden[self.hints.is_empty()] aria-live="polite" {
                h3 { (self.reader.t("ui-hints")) }
                ol {
                    @for (choice, win) in self.hints {
                        li {
                            (look.choice_in_words(choice)) " "
                            span .amount { (self.reader.with("ui-percent", &[("n", (*win).into())])) }
                        }
                    }
                }
            }
        }
    }

    /// Is the consent of whoever looks waited for?
    pub(super) fn consents(&self) -> bool {
        let hands = self.sight.pass.hands();
        let is_mine = |person: &PersonId| {
            hands.iter().any(|seat| self.sight.holders[seat].person() == Some(*person))
        };
        self.sight.asking.as_ref().is_some_and(|asked| asked.waiting.iter().any(is_mine))
    }

    /// What waits for everybody's consent: who asks for what, and what goes with it. Only whoever has
    /// not agreed is asked.
    pub(super) fn wish<G: Drawn>(&self, say: &Talk<'_, G>, told: &[Happened<G::Fact>]) -> Markup {
        let Some(asked) = &self.sight.asking else { return html! {} };
        let who = ("who", Value::from(self.person_called(asked.by)));
        let minutes = |seconds: u32| ("n", Value::from(seconds / 60));
        let (key, args) = match asked.wish {
            AskedFor::Undo { .. } => ("ui-wish-undo", vec![who]),
            AskedFor::Pause { seconds } => ("ui-wish-pause", vec![who, minutes(seconds)]),
            AskedFor::Resume => ("ui-wish-resume", vec![who]),
            AskedFor::Away { seconds } => ("ui-wish-away", vec![who, minutes(seconds)]),
            AskedFor::Abandon => ("ui-wish-abandon", vec![who]),
        };
        let me = |person: &PersonId| {
            let hands = self.sight.pass.hands();
            hands.iter().any(|seat| self.sight.holders[seat].person() == Some(*person))
        };
        let consents = self.consents();
        let waiting: Vec<String> =
            asked.waiting.iter().map(|person| self.person_called(*person)).collect();
        let waits = [("who", self.reader.words.list(&waiting).into())];
        let refuse = if me(&asked.by) { "ui-withdraw" } else { "ui-refuse" };
        html! {
            form .wish method="post" action=(self.address("/do", "")) data-answer="" {
                input type="hidden" name="wish" value=(asked.number);
                p { (self.reader.with(key, &args)) }
                @if let AskedFor::Undo { first, seen, .. } = asked.wish {
                    (self.undoes(say, told.iter().filter(|told| (first..first + seen).contains(&told.number))))
                }
                @if consents { button name="act" value="agree" { (self.reader.t("ui-agree")) } }
                @else { p .quiet { (self.reader.with("ui-waiting", &waits)) } }
                button name="act" value="refuse" { (self.reader.t(refuse)) }
            }
        }
    }

    /// The answer that somebody would have taken back, and those that would go with it.
    fn undoes<'h, G: Drawn>(
        &self,
        say: &Talk<'_, G>,
        undone: impl Iterator<Item = &'h Happened<G::Fact>>,
    ) -> Markup
    where
        G::Fact: 'h,
    {
        let in_words = |told: &Happened<G::Fact>| -> String {
            let lines = lines(say, std::slice::from_ref(told));
            let first = lines.iter().find(|line| !line.trivial).or(lines.first());
            let seat = [("seat", Value::from(say.seat(told.seat).to_owned()))];
            first.map_or_else(|| self.reader.with("ui-wish-answer", &seat), |it| it.text.clone())
        };
        let mut answers: Vec<String> = undone.map(in_words).collect();
        let rest = answers.split_off(answers.len().min(1));
        let more = rest.len().saturating_sub(UNDONE_MAX);
        html! {
            ul .undoes { @for text in answers { li { (text) } } }
            @if !rest.is_empty() {
                p { (self.reader.t("ui-wish-also")) }
                ul .undoes {
                    @for text in rest.iter().take(UNDONE_MAX) { li { (text) } }
                    @if 0 < more { li { (self.reader.with("ui-wish-more", &[("n", more.into())])) } }
                }
            }
            p { (self.reader.t("ui-wish-secret")) }
        }
    }

    /// What a person who sits here is called.
    fn person_called(&self, person: PersonId) -> String {
        let sits = |seat: &Seat| self.sight.holders[*seat].person() == Some(person);
        let seat = self.sight.seats.iter().find(sits);
        let name = seat.and_then(|seat| self.called[seat].clone());
        let colour = || seat.map(|seat| self.reader.t(&format!("seat-{}", seat.0 + 1)));
        name.or_else(colour).unwrap_or_default()
    }

    /// What happened, newest first.
    pub(super) fn story(&self, lines: &[Line]) -> Markup {
        html! {
            section #story .story aria-labelledby="story-title" {
                h2 #story-title { (self.reader.t("ui-story")) }
                p { a href={ "/tables/" (self.sight.terms.table) "/replay" (self.link_query()) } { (self.reader.t("ui-replay")) } }
                ol .lines reversed {
                    @for line in lines.iter().rev().take(LINES_MAX) { (self.line(line)) }
                }
            }
        }
    }

    pub(super) fn link_query(&self) -> String {
        self.link.map(|link| format!("?link={link}")).unwrap_or_default()
    }

    pub(super) fn line(&self, line: &Line) -> Markup {
        let moved = line.moved.as_ref();
        html! {
            li .round[line.round] data-moment=(line.moment)
                data-piece=[moved.map(|moved| &moved.piece)]
                data-from=[moved.map(|moved| &moved.from)]
                data-to=[moved.map(|moved| &moved.to)]
                data-points=[moved.map(|moved| &moved.points)]
            {
                @if let Some(seat) = line.seat { (crest_icon(seat)) }
                a .moment href={ "/tables/" (self.sight.terms.table) "/replay?at=" (line.moment) } { (line.text) }
                @if let Some(rule) = line.rule {
                    " " a .rule href=(rule_address(rule)) title=(self.reader.words.rule_title(rule)) {
                        "§" span .hidden { " " (self.reader.words.rule_title(rule)) }
                    }
                }
            }
        }
    }

    /// Chat.
    pub(super) fn talk(&self) -> Markup {
        let players = !self.sight.pass.hands().is_empty();
        html! {
            section #talk .talk aria-labelledby="talk-title" {
                h2 #talk-title { (self.reader.t(if players { "ui-talk" } else { "ui-talk-spectators" })) }
                ol #said { @for said in self.chat { li { b { (said.name) } " " (said.text) } } }
                @if self.reader.name.is_none() { p { a href="/me" { (self.reader.t("ui-talk-come-in")) } } }
                @else { form method="post" action=(self.address("/say", "")) data-answer="" {
                    input type="hidden" name="room" value=(if players { "players" } else { "spectators" });
                    label { span .hidden { (self.reader.t("ui-say")) }
                        input #say-text name="text" maxlength="500" autocomplete="off" placeholder=(self.reader.t("ui-say"));
                    }
                    button { (self.reader.t("ui-send")) }
                } }
            }
        }
    }

    /// The sheet on which those who play together write what they plan. Everybody reads it; what
    /// somebody is writing there stays theirs until they lay it down.
    pub(super) fn sheet(&self) -> Markup {
        let Some(notes) = self.notes else { return html! {} };
        let t = |key: &str| self.reader.t(key);
        let text = notes.last.as_ref().map_or("", |last| last.text.as_str());
        html! {
            section #notes .talk.notes aria-labelledby="notes-title" {
                h2 #notes-title { (t("ui-notes")) }
                p .sheet { @if text.is_empty() { span .quiet { (t("ui-notes-empty")) } } @else { (text) } }
                @if let Some(last) = notes.last.as_ref() {
                    p .small.quiet { (self.reader.with("ui-notes-by", &[("who", last.name.clone().into())])) }
                }
                @if !self.sight.pass.hands().is_empty() {
                    details #notes-write {
                        summary { (t("ui-notes-write")) }
                        form method="post" action=(self.address("/note", "")) data-answer="" data-draft="" {
                            input type="hidden" name="written" value=(notes.written);
                            label { span .hidden { (t("ui-notes")) }
                                textarea #notes-text name="text" maxlength="2000" rows="6" { (text) }
                            }
                            button { (t("ui-notes-save")) }
                        }
                    }
                }
            }
        }
    }

    /// Links, pauses, leaving.
    pub(super) fn settings(&self) -> Markup {
        let hands = self.sight.pass.hands();
        if hands.is_empty() {
            return html! {};
        }
        let t = |key: &str| self.reader.t(key);
        let running = self.sight.life == Life::Running;
        let seat = hands.iter().next().unwrap_or_default();
        html! {
            details #affairs .affairs {
                summary { (t("ui-affairs")) }
                (self.links(seat))
                @if running {
                    form method="post" action=(self.address("/do", "")) data-answer="" {
                        input type="hidden" name="seat" value=(seat);
                        @if self.sight.terms.pace != Pace::Untimed {
                            @if self.sight.paused.is_some() {
                                button name="act" value="ask-resume" { (t("ui-resume")) }
                            } @else {
                                button name="act" value="ask-pause" { (t("ui-pause")) }
                            }
                        }
                        @if matches!(self.sight.terms.pace, Pace::Days(_)) {
                            button name="act" value="ask-away" { (t("ui-away")) }
                        }
                        button name="act" value="ask-abandon" { (t("ui-abandon")) }
                        button name="act" value="leave" data-sure=(t("ui-leave-sure")) { (t("ui-leave")) }
                    }
                }
                (self.keys())
                p .small.quiet { (t("ui-luck")) br; code { (self.sight.terms.luck) } }
            }
        }
    }

    /// What can be typed.
    fn keys(&self) -> Markup {
        let keys = [
            ("1–9", "ui-key-option"),
            ("u", "ui-undo"),
            ("r", "ui-redo"),
            ("h", "ui-hint"),
            ("q", "ui-key-question"),
            ("m", "ui-map"),
        ];
        html! {
            h3 { (self.reader.t("ui-keys")) }
            dl .keys {
                @for (key, what) in keys { div { dt { kbd { (key) } } dd { (self.reader.t(what)) } } }
            }
        }
    }

    /// Links can be made; one that was made is shown this once.
    pub(super) fn links(&self, seat: Seat) -> Markup {
        let t = |key: &str| self.reader.t(key);
        let lobby = self.sight.life == Life::Lobby;
        html! {
            form .links method="post" action=(self.address("/links", "")) data-answer="" {
                input type="hidden" name="seat" value=(seat);
                @if lobby { button name="kind" value="invite" { (t("ui-link-invite")) } }
                button name="kind" value="watch" { (t("ui-link-watch")) }
                @if !lobby { button name="kind" value="shoulder" { (t("ui-link-shoulder")) } }
                a .button href=(self.address("/links", "")) { (t("ui-links")) }
                @if let Some(made) = self.made {
                    p .made {
                        label { (t("ui-link-made")) input #made-link readonly value=(made); }
                        button type="button" data-copy="made-link" { (t("ui-copy")) }
                    }
                }
            }
        }
    }

    /// Clocks, where time is counted.
    pub(super) fn paces(&self) -> Markup {
        html! {
            @for seat in self.sight.seats.iter() {
                @if let Some(clock) = self.sight.clocks[seat] {
                    span .clock data-left=(clock.left) data-from=[clock.from.map(|at| at.0)] {
                        (crest_icon(seat)) span .time { (minutes(clock.left)) }
                    }
                }
            }
        }
    }
}

fn minutes(millis: i64) -> String {
    let seconds = millis.max(0) / 1000;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}
