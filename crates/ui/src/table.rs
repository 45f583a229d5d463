//! A table from lobby to end: who sits where, what is asked, what happened, and what can be done.

mod lobby;
pub(crate) mod over;
mod side;

use ::yedo::coop::Reached;
use host::{Happened, Holder, Scene, Shown, Sight, Told, Window};
use maud::{Markup, html};
use store::{Life, LinkKind, TableId};
use table::{BySeat, Game, Seat, Seats, Viewer};
use words::Talk;

use crate::edo::Tried;
use crate::look::{Drawn, Look};
use crate::story::{Line, lines, since};
use crate::{Form, Notice, Reader};

pub use self::side::{Notes, Said};

/// All that is needed to draw a table for somebody.
pub struct TablePage<'a> {
    /// For whom.
    pub reader: &'a Reader<'a>,
    /// What they are shown.
    pub sight: &'a Sight,
    /// What people at the seats are called.
    pub called: &'a BySeat<Option<String>>,
    /// What they were told of the game.
    pub told: Option<&'a Told>,
    /// With which of several seats they look.
    pub seat: Option<Seat>,
    /// What goes behind each address, so that who came by a link stays.
    pub link: Option<&'a str>,
    /// What was said at the table.
    pub chat: &'a [Said],
    /// The sheet of those who play together.
    pub notes: Option<&'a Notes>,
    /// What was reached at earlier tables with the same set-up, the last first.
    pub earlier: &'a [(TableId, Reached)],
    /// A link that was just made.
    pub made: Option<&'a str>,
    /// What to say first.
    pub notice: Option<&'a Notice>,
    /// A plan that was not sealed.
    pub tried: Option<Tried>,
    /// What a strong player would think of: answers and the chance to win in percent.
    pub hints: &'a [(String, u8)],
}

impl TablePage<'_> {
    /// What stands on the page.
    pub fn body(&self) -> Markup {
        html! {
            (self.live())
            (self.catch_up())
        }
    }

    /// What the cards of a plan would bring, for who thinks of it.
    pub fn forecasts(&self, tried: &Tried) -> Markup {
        let Some(Shown::Edo(scene)) = &self.sight.game else { return html! {} };
        let say = self.say(&*scene.game);
        let window = self.window(scene);
        self.look(scene, &say, window, ::edo::board::Spaces::NONE).forecasts(tried)
    }

    /// The table, in place of which a script puts a newer one.
    pub fn live(&self) -> Markup {
        html! {
            div #table class={ "table " (life(self.sight.life)) " " (self.sight.terms.game) } lang=(self.reader.words.lang().code()) data-table=(self.sight.terms.table)
                data-number=(self.sight.number) data-events=(self.address("/events", "api"))
                data-part=(self.address("/part", ""))
            { (self.part()) }
        }
    }

    fn part(&self) -> Markup {
        html! {
            h1 .hidden { (self.title()) }
            @match &self.sight.game {
                Some(Shown::Edo(scene)) => { (self.played(scene)) }
                Some(Shown::Yedo(scene)) => { (self.played(scene)) }
                None => { (self.lobby()) }
            }
        }
    }

    /// What there is to say first.
    pub(crate) fn noticed(&self) -> Markup {
        html! { div #notice { @if let Some(notice) = self.notice { (notice.shown()) } } }
    }

    /// What the page is called.
    pub fn title(&self) -> String {
        let args = [
            ("players", self.sight.seats.len().into()),
            ("game", crate::home::game_name(&self.sight.terms.game).into()),
        ];
        self.reader.with("ui-table-title", &args)
    }

    fn played<G: Drawn>(&self, scene: &Scene<G>) -> Markup {
        let say = self.say(&*scene.game);
        if let Some(seat) = self.handed_on(scene) {
            return self.curtain(&say, seat);
        }
        let window = self.window(scene);
        let (told, hands) = (self.happened::<G>(), self.sight.pass.hands());
        let (_, fresh) = since::<G>(told, hands);
        let look = self.look(scene, &say, window, fresh);
        let lines = lines(&say, told);
        // Whoever is asked for consent reads that before the question of the game.
        let wish = self.wish(&say, told);
        let (first, wish) = if self.consents() { (wish, html! {}) } else { (html! {}, wish) };
        html! {
            p #progress .progress { (G::progress(&look)) (self.paces()) }
            section #ask .ask aria-labelledby="question" {
                @if scene.windows.len() > 1 { (self.eyes(scene, window)) }
                (self.noticed())
                @if self.sight.life == Life::Running {
                    (first)
                    (look.ask(&self.form("/answer", window), &self.cancel(&look)))
                    (self.orders(&look))
                    @if self.reader.coach && look.live { (look.coach()) }
                    (G::planning(&look, &self.form("/plan", window), self.tried))
                    (self.tools(window, &wish))
                    (self.hinted(&look))
                } @else { (self.over(scene, &say)) }
            }
            (G::center(&look))
            (G::boards(&look))
            div .more {
                (self.story(&lines))
                (self.sheet())
                (self.talk())
                (self.settings())
            }
        }
    }

    fn look<'b, G: Drawn>(
        &self,
        scene: &Scene<G>,
        say: &'b Talk<'b, G>,
        window: &'b Window<G>,
        fresh: G::Fresh,
    ) -> Look<'b, G> {
        let running = self.sight.life == Life::Running;
        Look {
            say,
            window,
            asked: if running { scene.asked } else { Seats::NONE },
            bots: self.bots(),
            hands: self.sight.pass.hands(),
            fresh,
            live: running && self.answers(window),
        }
    }

    /// Everybody's words, by the names of who sits there.
    fn say<'b, G: Drawn>(&'b self, game: &'b G) -> Talk<'b, G> {
        let mut say = Talk::new(self.reader.words, game);
        for seat in self.sight.seats.iter() {
            if let Some(name) = &self.called[seat] {
                let alike = |other: Seat| self.called[other].as_ref() == Some(name);
                let several = 1 < self.sight.seats.iter().filter(|&other| alike(other)).count();
                let colour = self.reader.t(&format!("seat-{}", seat.0 + 1));
                let name = if several { format!("{name} ({colour})") } else { name.clone() };
                say = say.naming(seat, name);
            }
        }
        say
    }

    /// Who is a bot, by the name of its level.
    pub(crate) fn bots(&self) -> BySeat<Option<String>> {
        BySeat::from_fn(|seat| {
            let level = match self.sight.holders[seat] {
                Holder::Bot(level) => level,
                Holder::Person { sat_in: true, .. } => self.sight.terms.late.level(),
                Holder::Person { .. } | Holder::Open => return None,
            };
            Some(self.reader.t(&format!("opponent-{}", level.id())))
        })
    }

    fn window<'b, G: Game>(&self, scene: &'b Scene<G>) -> &'b Window<G> {
        window(scene, self.seat)
    }

    /// Several people share this machine, and the one whose secrets come next has not said that they
    /// look.
    fn handed_on<G: Drawn>(&self, scene: &Scene<G>) -> Option<Seat> {
        let window = self.window(scene);
        let looks = self.seat.map(Viewer::Seat) == Some(window.viewer);
        let shared = 1 < scene.windows.len() && self.sight.life == Life::Running;
        match window.viewer {
            Viewer::Seat(seat) if shared && G::is_private(window.question) && !looks => Some(seat),
            Viewer::Seat(_) | Viewer::Public => None,
        }
    }

    /// Nothing of anybody's plan until the right person looks.
    fn curtain<G>(&self, say: &Talk<'_, G>, seat: Seat) -> Markup {
        let who = [("who", say.seat(seat).to_owned().into())];
        html! {
            section #ask .ask.curtain aria-labelledby="question" {
                h2 #question tabindex="-1" { (self.reader.with("ui-curtain", &who)) }
                p { (self.reader.t("ui-curtain-why")) }
                a .button.primary.big href={ "/tables/" (self.sight.terms.table) "?seat=" (seat) } {
                    (crate::art::crest_icon(seat)) (self.reader.with("ui-curtain-open", &who))
                }
            }
        }
    }

    fn answers<G: Game>(&self, window: &Window<G>) -> bool {
        matches!(window.viewer, Viewer::Seat(seat) if self.sight.pass.hands().has(seat))
    }

    fn happened<G: Drawn>(&self) -> &[Happened<G::Fact>] {
        self.told.map_or(&[], G::told)
    }

    fn form<G: Game>(&self, what: &str, window: &Window<G>) -> Form {
        let seat = match window.viewer {
            Viewer::Seat(seat) => seat.to_string(),
            Viewer::Public => String::new(),
        };
        let eyes = self.seat.map(|seat| ("eyes", seat.to_string()));
        let mut fields = vec![("seat", seat), ("number", self.sight.number.to_string())];
        fields.extend(eyes);
        Form { action: self.address(what, ""), fields }
    }

    /// An address of this table.
    pub(crate) fn address(&self, what: &str, of: &str) -> String {
        let api = if of == "api" { "/api/v1" } else { "" };
        let link = self.link.map(|link| format!("?link={link}")).unwrap_or_default();
        format!("{api}/tables/{}{what}{link}", self.sight.terms.table)
    }

    /// One who holds several seats changes between them here.
    fn eyes<G: Drawn>(&self, scene: &Scene<G>, window: &Window<G>) -> Markup {
        let say = self.say(&*scene.game);
        html! {
            nav .eyes aria-label=(self.reader.t("ui-eyes")) {
                @for other in &scene.windows {
                    @if let Viewer::Seat(seat) = other.viewer {
                        a href={ "/tables/" (self.sight.terms.table) "?seat=" (seat) }
                            class={ "seat-" (seat.0 + 1) }
                            aria-current=[(other.viewer == window.viewer).then_some("true")]
                        { (crate::art::crest_icon(seat)) (say.seat(seat)) }
                    }
                }
            }
        }
    }

    /// What happened since the viewer last answered, when the page is opened.
    fn catch_up(&self) -> Markup {
        match &self.sight.game {
            Some(Shown::Edo(scene)) => self.caught_up(scene),
            Some(Shown::Yedo(scene)) => self.caught_up(scene),
            None => html! {},
        }
    }

    fn caught_up<G: Drawn>(&self, scene: &Scene<G>) -> Markup {
        if self.handed_on(scene).is_some() || self.sight.life != Life::Running {
            return html! {};
        }
        let told = self.happened::<G>();
        let hands = self.sight.pass.hands();
        let (last, _) = since::<G>(told, hands);
        let say = self.say(&*scene.game);
        let news = |line: &Line| last < line.moment && !line.trivial;
        let new: Vec<Line> = lines(&say, told).into_iter().filter(news).collect();
        if hands.is_empty() || last == 0 || new.is_empty() {
            return html! {};
        }
        let args = [("n", new.len().into())];
        html! {
            dialog #catch-up .catch-up data-moment=(new.last().map_or(0, |line| line.moment)) aria-labelledby="catch-up-title" {
                h2 #catch-up-title { (self.reader.with("ui-catch-up", &args)) }
                ol { @for line in &new { (self.line(line)) } }
                form method="dialog" {
                    a .button href={ "/tables/" (self.sight.terms.table) "/replay?at=" (last) "&play=yes" } {
                        (self.reader.t("ui-catch-up-play"))
                    }
                    button .primary autofocus { (self.reader.t("ui-catch-up-close")) }
                }
            }
        }
    }
}

/// The window looked through: one that is asked, best the seat that was chosen; else that seat.
fn window<G: Game>(scene: &Scene<G>, seat: Option<Seat>) -> &Window<G> {
    let of = |seat: Seat| move |window: &&Window<G>| window.viewer == Viewer::Seat(seat);
    let chosen = seat.and_then(|seat| scene.windows.iter().find(of(seat)));
    let asked = || scene.windows.iter().find(|window| window.question.is_some());
    let first = || scene.windows.first().expect("there is always something to be seen");
    let still = chosen.filter(|window| window.question.is_some());
    still.or_else(asked).or(chosen).unwrap_or_else(first)
}

/// The seat whose view a page shows to somebody who chose this one, or none.
pub fn looks_with(sight: &Sight, seat: Option<Seat>) -> Option<Seat> {
    let viewer = match sight.game.as_ref()? {
        Shown::Edo(scene) => window(scene, seat).viewer,
        Shown::Yedo(scene) => window(scene, seat).viewer,
    };
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public => None,
    }
}

/// The links of a table that can be revoked, by the id of each.
pub fn links(reader: &Reader<'_>, table: &str, links: &[(String, LinkKind)]) -> Markup {
    let what = |kind: LinkKind| match kind {
        LinkKind::Invite(_) => reader.t("ui-link-is-invite"),
        LinkKind::Watch => reader.t("ui-link-is-watch"),
        LinkKind::Shoulder(_) => reader.t("ui-link-is-shoulder"),
        LinkKind::Program(_) => reader.t("ui-link-is-program"),
    };
    html! {
        h1 { (reader.t("ui-links")) }
        p { (reader.t("ui-links-what")) }
        @if links.is_empty() { p .quiet { (reader.t("ui-links-none")) } }
        form method="post" action={ "/tables/" (table) "/links/revoke" } {
            ul .chairs {
                @for (id, kind) in links {
                    li .chair {
                        span { (what(*kind)) }
                        button .danger name="link" value=(id) { (reader.t("ui-link-revoke")) span .hidden { " " (what(*kind)) } }
                    }
                }
            }
        }
        p { a .button href={ "/tables/" (table) } { (reader.t("ui-to-table")) } }
    }
}

fn life(life: Life) -> &'static str {
    match life {
        Life::Lobby => "lobby",
        Life::Running => "running",
        Life::Over => "over",
        Life::Abandoned => "abandoned",
        Life::Frozen => "frozen",
    }
}
