//! A game as somebody sees it, whichever game it is: what is asked, what could be answered, and why
//! some of it may not be.

use host::{Happened, Hosted, Scene, Told, Window};
use maud::{Markup, html};
use table::{
    BySeat, Cure, Game, Illegal, Offer, Refusal, Rule, Seat, Seats, Viewer, by_reasons, choice_text,
};
use words::{Numbered, Spoken, Talk, Value, Words};

use crate::Form;
use crate::art::icon;
use crate::edo::Tried;
use crate::story::Moved;

/// From so many answers on they stand in two columns.
const MANY: usize = 8;

/// A game as somebody sees it.
pub struct Look<'a, G: Drawn> {
    /// Its words.
    pub say: &'a Talk<'a, G>,
    /// What is shown.
    pub window: &'a Window<G>,
    /// Who owes an answer.
    pub asked: Seats,
    /// Who is a bot, by name.
    pub bots: BySeat<Option<String>>,
    /// The seats this viewer answers for.
    pub hands: Seats,
    /// Where something happened since the viewer last answered.
    pub fresh: G::Fresh,
    /// May the viewer answer here and now? A past moment cannot be answered.
    pub live: bool,
}

/// A game that can be drawn.
pub trait Drawn: Hosted<Edition: Numbered> + Spoken {
    /// Places on which something happened.
    type Fresh: Clone + Default;

    /// What was told of it, if it was this game.
    fn told(told: &Told) -> &[Happened<Self::Fact>];
    /// What lies open of what somebody sees.
    fn open_of(view: &Self::View) -> &Self::Open;
    /// What it is played with.
    fn edition(&self) -> &'static Self::Edition;
    /// Is it over?
    fn is_over(open: &Self::Open) -> bool;

    /// What a newcomer should read when they are asked this.
    fn rule_of(&self, open: &Self::Open, question: Self::Question) -> Rule;
    /// Has something been begun that asks where to, or what else?
    fn is_step(question: Self::Question) -> bool;
    /// Is something on the page that others who share the machine may not see?
    fn is_private(question: Option<Self::Question>) -> bool;
    /// A question that has a form of its own: what is asked then.
    fn own_form(_: Self::Question) -> Option<&'static str> {
        None
    }
    /// That form.
    fn planning(_: &Look<'_, Self>, _: &Form, _: Option<Tried>) -> Markup {
        html! {}
    }

    /// A drawing for an answer.
    fn sign(choice: Self::Choice) -> &'static str;
    /// Where on the table an answer would be pointed at.
    fn place(look: &Look<'_, Self>, choice: Self::Choice) -> Option<String>;
    /// Ending something is the last thing one thinks of, whatever order the rules list it in.
    fn comes_last(choice: Self::Choice) -> bool;
    /// An answer in words.
    fn label(look: &Look<'_, Self>, choice: Self::Choice) -> Markup {
        let seat = look.seat().unwrap_or_default();
        html! { (look.say.choice(look.open(), seat, choice)) }
    }
    /// The answers, in heaps that belong together.
    fn heaps<'o>(_: &Look<'_, Self>, lawful: Answers<'o, Self>) -> Vec<Heap<'o, Self>> {
        let class = if MANY < lawful.len() { "many" } else { "" };
        vec![Heap { title: None, class, answers: lawful }]
    }
    /// What it is about: shown between the question and its answers.
    fn stake(_: &Look<'_, Self>) -> Markup {
        html! {}
    }
    /// Standing orders that could be given now: kind, answer, and what it is called.
    fn orders(_: &Look<'_, Self>) -> Vec<(&'static str, Self::Choice, String)> {
        Vec::new()
    }
    /// What such an order is called, by its kind.
    fn order_name(_: &Look<'_, Self>, kind: &str) -> String {
        kind.to_owned()
    }

    /// How far the game has come, in a line.
    fn progress(look: &Look<'_, Self>) -> String;
    /// What the viewer has, in a line of signs, where their board is far away.
    fn strip(look: &Look<'_, Self>) -> Markup;
    /// The map or the town, and what lies beside it.
    fn center(look: &Look<'_, Self>) -> Markup;
    /// What everybody has, the viewer first.
    fn boards(look: &Look<'_, Self>) -> Markup;

    /// Who did it.
    fn doer(fact: Self::Fact) -> Option<Seat>;
    /// The rule behind it.
    fn law(fact: Self::Fact) -> Option<Rule>;
    /// Does a new round begin with it?
    fn begins_round(fact: Self::Fact) -> bool;
    /// Does it say nothing to who comes back?
    fn is_trivial(fact: Self::Fact) -> bool;
    /// Who went where.
    fn moved(&self, fact: Self::Fact) -> Option<Moved>;
    /// Where these things happened.
    fn freshen<'f>(facts: impl Iterator<Item = &'f Self::Fact>) -> Self::Fresh
    where
        Self::Fact: 'f;
    /// Points won or lost by it.
    fn scored(fact: Self::Fact) -> Option<(Seat, i32)>;
    /// The points that end the game, if some do.
    fn goal(&self) -> Option<u16> {
        None
    }
    /// What put one seat ahead of another, if it was not simply points: in words, and the rule.
    fn decided(
        scene: &Scene<Self>,
        say: &Talk<'_, Self>,
        ahead: Seat,
        behind: Seat,
    ) -> Option<(String, Rule)>;
    /// The drawing of a point.
    const POINT: &'static str;
}

/// Lawful answers.
pub type Answers<'o, G> = Vec<&'o Offer<<G as Game>::Choice>>;

/// Answers that belong together.
pub struct Heap<'o, G: Game> {
    /// What they are.
    pub title: Option<String>,
    /// How they are shown.
    pub class: &'static str,
    /// Which.
    pub answers: Answers<'o, G>,
}

impl<'a, G: Drawn> Look<'a, G> {
    /// The game as agreed.
    pub fn game(&self) -> &'a G {
        self.say.game
    }

    /// What lies open.
    pub fn open(&self) -> &'a G::Open {
        G::open_of(&self.window.view)
    }

    /// The seat that looks.
    pub fn seat(&self) -> Option<Seat> {
        match self.window.viewer {
            Viewer::Public => None,
            Viewer::Seat(seat) => Some(seat),
        }
    }

    pub(crate) fn words(&self) -> &'a Words {
        self.say.words
    }

    pub(crate) fn t(&self, key: &str) -> String {
        self.words().text(key, &[])
    }

    pub(crate) fn with(&self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        self.words().text(key, args)
    }

    /// The seats in the order in which they sit, the viewer first.
    pub(crate) fn seats_from_me(&self) -> Vec<Seat> {
        let n = self.game().seats().len();
        let first = self.seat().map_or(0, |seat| seat.0);
        (0..n).map(|i| Seat((first + i) % n)).collect()
    }

    /// What is asked and all answers there are, in a form that is sent as it says.
    /// Between the two stands what else there is to press.
    pub fn ask(&self, form: &Form, beside: &Markup) -> Markup {
        let Some(question) = self.window.question.filter(|_| self.live) else {
            return self.waiting();
        };
        let mut lawful: Answers<'_, G> =
            self.window.offers.iter().filter(|offer| offer.refused.is_none()).collect();
        lawful.sort_by_key(|offer| G::comes_last(offer.choice));
        let refusals = &self.window.refusals;
        let own = G::own_form(question);
        html! {
            h2 #question tabindex="-1" {
                span .lit { (icon("lantern")) }
                @match own {
                    Some(key) => { (self.t(key)) }
                    None => { (self.say.question(question)) }
                }
            }
            (G::strip(self))
            (G::stake(self))
            (beside)
            @if own.is_none() {
                form #answers .options method="post" action=(form.action) data-answer="" {
                    (form.hidden())
                    @for heap in G::heaps(self, lawful) {
                        @if !heap.answers.is_empty() {
                            div class={ "heap " (heap.class) } {
                                @if let Some(title) = &heap.title { h3 { (title) } }
                                ul { @for offer in heap.answers { li { (self.option(offer.choice)) } } }
                            }
                        }
                    }
                }
                @if !refusals.is_empty() {
                    details .refusals {
                        summary {
                            (self.with("ui-refused", &[("n", refusals.len().into())]))
                        }
                        ul {
                            @for group in by_reasons(refusals) { li { (self.refused(&group)) } }
                        }
                    }
                }
            }
        }
    }

    fn option(&self, choice: G::Choice) -> Markup {
        let class = if G::comes_last(choice) { "option done" } else { "option" };
        html! {
            button class=(class) name="choice" value=(choice_text(self.game(), choice))
                data-at=[G::place(self, choice)]
            {
                (icon(G::sign(choice)))
                span { (G::label(self, choice)) }
            }
        }
    }

    /// Dimmed, still there for whoever looks for it, and it says why: all that stands against it, and
    /// what would help. What is refused for the same reasons stands together.
    fn refused(&self, group: &[&Refusal<G::Choice, G::State>]) -> Markup {
        let places: Vec<String> =
            group.iter().filter_map(|refusal| G::place(self, refusal.choice)).collect();
        let at = (!places.is_empty()).then(|| places.join(" "));
        let named = 1 < group.len();
        html! {
            details .refused data-at=[at] {
                summary {
                    (icon(G::sign(group[0].choice)))
                    span .these { @for refusal in group { span { (self.choice(refusal.choice)) } } }
                    span .why-mark { (self.t("ui-why")) }
                }
                @for illegal in group[0].reasons() { (self.why(illegal)) }
                @for refusal in group {
                    @let cures = refusal.cures();
                    @if named && !cures.is_empty() { h4 { (self.choice(refusal.choice)) } }
                    @for cure in cures { (self.cure(cure)) }
                }
            }
        }
    }

    fn choice(&self, choice: G::Choice) -> String {
        self.say.choice(self.open(), self.seat().unwrap_or_default(), choice)
    }

    /// What would help, and its first answer to press.
    fn cure(&self, cure: &Cure<G::Choice, G::State>) -> Markup {
        html! {
            p .cure {
                (self.say.cure(self.open(), self.seat().unwrap_or_default(), cure)) " "
                button form="answers" name="choice" value=(choice_text(self.game(), cure.first)) {
                    (self.choice(cure.first))
                }
            }
        }
    }

    /// Why not: what is missing, and the rule that says so.
    pub(crate) fn why(&self, illegal: Illegal) -> Markup {
        html! {
            p .why {
                (self.say.why(illegal)) " "
                a href=(rule_address(illegal.rule)) data-rule=(illegal.rule.0) {
                    (self.words().rule_title(illegal.rule))
                }
            }
        }
    }

    /// For a first game: the rule behind what is asked, where it is asked.
    pub fn coach(&self) -> Markup {
        let Some(question) = self.window.question.filter(|_| self.live) else { return html! {} };
        let rule = self.game().rule_of(self.open(), question);
        html! {
            aside #coach .coach aria-label=(self.t("ui-coach")) {
                h3 { a href=(rule_address(rule)) { (self.words().rule_title(rule)) } }
                p { (self.words().rule_text(rule, self.game().edition())) }
            }
        }
    }

    /// Whom everybody waits for.
    fn waiting(&self) -> Markup {
        if G::is_over(self.open()) {
            return html! { h2 #question tabindex="-1" { (self.t("ui-over")) } };
        }
        let names: Vec<String> =
            self.asked.iter().map(|seat| self.say.seat(seat).to_owned()).collect();
        let args = [("who", self.words().list(&names).into())];
        html! {
            h2 #question .calm tabindex="-1" { (self.with("ui-waiting", &args)) }
            @if self.live { (G::stake(self)) }
        }
    }

    /// Has something been begun that asks where to, or what else?
    pub(crate) fn in_a_step(&self) -> bool {
        self.window.question.is_some_and(G::is_step)
    }

    /// An answer as it is written, in words.
    pub(crate) fn choice_in_words(&self, choice: &str) -> String {
        let seat = self.seat().unwrap_or_default();
        match self.game().read_choice(choice) {
            Ok(choice) => self.say.choice(self.open(), seat, choice),
            Err(_) => choice.to_owned(),
        }
    }

    /// Every lawful answer, and how it is written.
    pub(crate) fn lawful(&self) -> impl Iterator<Item = (G::Choice, String)> + '_ {
        let asked = self.live && self.window.question.is_some();
        let offers =
            self.window.offers.iter().filter(move |offer| asked && offer.refused.is_none());
        offers.map(|offer| (offer.choice, choice_text(self.game(), offer.choice)))
    }

    /// The answers that are pointed at here, as the script reads them.
    pub(crate) fn answers_at(&self, place: &str) -> Option<String> {
        let here = |(choice, _): &(G::Choice, String)| {
            G::place(self, *choice).is_some_and(|at| at == place)
        };
        let written: Vec<String> = self.lawful().filter(here).map(|(_, text)| text).collect();
        (!written.is_empty()).then(|| written.join("|"))
    }
}

/// Where a rule is read. Its id begins with the name of its game.
pub(crate) fn rule_address(rule: Rule) -> String {
    format!("/rules/{}#{}", game_of(rule), rule.0)
}

/// The name of the game a rule belongs to.
pub(crate) fn game_of(rule: Rule) -> &'static str {
    rule.0.split('.').next().unwrap_or(rule.0)
}

/// Classes that always hold, and those that hold now.
pub(crate) fn classes(base: &str, now: &[(&str, bool)]) -> String {
    let held = now.iter().filter(|(_, holds)| *holds).map(|(class, _)| *class);
    std::iter::once(base).chain(held).collect::<Vec<_>>().join(" ")
}

/// A number with its sign, and its name for who does not see signs.
pub(crate) fn amount(class: &str, sign: &str, number: u16, name: &str) -> Markup {
    html! {
        span class={ "amount " (class) } title=(name) {
            (icon(sign)) b { (number) } span .hidden { " " (name) }
        }
    }
}
