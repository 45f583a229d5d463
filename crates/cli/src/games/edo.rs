//! Edo at a terminal.

use anyhow::bail;
use edo::choice::{Choice, Question};
use edo::content::HOUSE;
use edo::edition::{Edition, Good};
use edo::fact::Fact;
use edo::frame::Frame;
use edo::setup::{Addons, Setup};
use edo::state::{Open, State};
use edo::view::View;
use edo::{Decided, Edo, rules};
use record::edition::Trouble;
use record::edition::edo as file;
use table::{Game, Illegal, Misread, Rule, Seat, Viewer};
use words::Words;
use words::edo::EdoWords;

use super::{Likes, Playable, with_modules};
use crate::draw::Part;
use crate::draw::edo::Drawing;
use crate::play::numbered;
use crate::screen::{left, width, wrapped};

impl Playable for Edo {
    type Edition = Edition;
    type Setup = Setup;

    const SECRET: &'static str = "play-";

    fn house() -> &'static Edition {
        &HOUSE
    }

    fn edition_name(edition: &Edition) -> &'static str {
        edition.name
    }

    fn export(edition: &Edition) -> String {
        file::export(edition)
    }

    fn digest(edition: &Edition) -> String {
        file::digest(edition)
    }

    fn read_edition(name: &str, text: &str) -> Result<&'static Edition, Vec<Trouble>> {
        file::read(name, text)
    }

    fn unnamed(edition: &Edition, words: &Words) -> Vec<&'static str> {
        let demands = edition.demands.iter().map(|row| row.id);
        demands.filter(|id| !words.has(&format!("demand-{id}"))).collect()
    }

    fn set_up(
        players: u8,
        rounds: Option<u8>,
        modules: &[String],
        _: &Edition,
    ) -> anyhow::Result<Setup> {
        if let Some(rounds) = rounds {
            bail!("--rounds {rounds}: in Edo no length is agreed");
        }
        let addons = with_modules(modules, &Addons::NAMES, Addons::with)?;
        Ok(Setup { players, addons })
    }

    fn read_setup(text: &str) -> Result<Setup, Misread> {
        Setup::read(text)
    }

    fn card_told(_: &EdoWords<'_>, _: Fact) -> Option<String> {
        None
    }

    fn advice(_: Setup, _: &Edition) -> Vec<Rule> {
        Vec::new()
    }

    fn setups() -> Vec<Setup> {
        Setup::all().collect()
    }

    fn agree(rules: u16, setup: Setup, edition: &'static Edition) -> Result<Edo, Illegal> {
        Edo::by_rules(rules, setup, edition)
    }

    fn agreed(&self) -> Setup {
        self.setup()
    }

    fn modules(&self) -> Vec<&'static str> {
        self.setup().addons.names().collect()
    }

    fn played_with(&self) -> &'static Edition {
        self.edition
    }

    fn draw(say: &EdoWords<'_>, view: &View, width: usize, part: Part) -> String {
        Drawing { say, view, width }.part(part)
    }

    fn purse(say: &EdoWords<'_>, state: &State, seat: Seat) -> String {
        let home = &state.open.homes[seat];
        let goods = Good::ALL.map(|good| say.goods(good, home.purse.of(good)));
        let args = [
            ("points", home.points.into()),
            ("ryo", home.purse.ryo.0.into()),
            ("goods", goods.join(", ").into()),
            ("officials", home.officials.saturating_sub(planned(say.game, state, seat)).into()),
        ];
        say.words.text("play-purse", &args)
    }

    fn stage(state: &State) -> (u8, u8) {
        let part = match state.open.frames.as_slice().first() {
            Some(Frame::Plan) => 1,
            Some(Frame::Card(turn)) => 2 + turn.slot,
            Some(Frame::Wages { .. }) => u8::MAX,
            _ => 0,
        };
        (state.open.round, part)
    }

    fn is_private(question: Question) -> bool {
        matches!(question, Question::PlanSlot { .. })
    }

    fn is_hidden(question: Question) -> bool {
        Self::is_private(question)
    }

    fn opens(fact: Fact) -> bool {
        matches!(fact, Fact::PlanOpened { .. })
    }

    fn points(say: &EdoWords<'_>, points: i16) -> String {
        say.words.text("count-point", &[("n", points.into())])
    }

    fn reasons(say: &EdoWords<'_>, state: &State, ranking: &[Seat]) -> Vec<String> {
        let mut lines = Vec::new();
        for pair in ranking.windows(2) {
            let &[ahead, behind] = pair else { continue };
            let (by, rule) = match say.game.decided(&state.open, ahead, behind) {
                Decided::Points => continue,
                Decided::House => ("house", rules::END_HOUSE_IN_EDO),
                Decided::Ryo => ("ryo", rules::END_TIE),
                Decided::Resources => ("resources", rules::END_TIE),
                Decided::Order => ("order", rules::END_TIE),
            };
            let args = [
                ("by", by.into()),
                ("ahead", say.crested(ahead).into()),
                ("behind", say.crested(behind).into()),
            ];
            lines.push(format!("{} [{}]", say.words.text("play-decided", &args), rule.0));
        }
        lines
    }

    fn listed(
        say: &EdoWords<'_>,
        open: &Open,
        seat: Seat,
        choices: &[Choice],
        columns: usize,
    ) -> String {
        listed(say, open, seat, choices, columns)
    }

    const LIKES: Option<Likes<Edo>> = Some(edo::likes);
    type Counts = crate::simulate::EdoCounts;

    fn fair() -> &'static Edition {
        &crate::lively::FAIR
    }
}

/// Own officials on the cards that are laid, while plans are made.
fn planned(game: &Edo, state: &State, seat: Seat) -> u8 {
    if state.open.frames.top() != Frame::Plan {
        return 0;
    }
    game.view(state, Viewer::Seat(seat)).draft.map_or(0, |draft| draft.own())
}

/// The lawful choices, numbered from 1. Plans, of which there are many, stand in rows.
fn listed(
    say: &EdoWords<'_>,
    open: &Open,
    seat: Seat,
    choices: &[Choice],
    columns: usize,
) -> String {
    let figures = choices.len().to_string().len();
    let mut lines = Vec::new();
    let mut rest = choices.iter().enumerate().peekable();
    while let Some((i, &choice)) = rest.next() {
        let number = numbered(i, figures);
        let Choice::Plan { card, edge, officials } = choice else {
            let label = wrapped(
                &say.choice(open, seat, choice),
                columns.saturating_sub(figures + 4),
                figures + 4,
            );
            lines.push(format!(" {number} {label}"));
            continue;
        };
        // Other numbers of officials for the same action stand beside it.
        let mut row = vec![(i, officials)];
        while let Some(&(i, &Choice::Plan { card: c, edge: e, officials })) = rest.peek()
            && (c, e) == (card, edge)
        {
            row.push((i, officials));
            rest.next();
        }
        lines.push(plan_row(say, (card, edge), &row, figures));
    }
    lines.join("\n")
}

fn plan_row(
    say: &EdoWords<'_>,
    (card, edge): (u8, u8),
    row: &[(usize, u8)],
    figures: usize,
) -> String {
    let actions = edo::edition::Action::ALL.map(|action| width(&say.action(action)));
    let longest = actions.into_iter().max().unwrap_or(0);
    let name = left(&say.card(card), width(&say.card(u8::MAX)) + 1);
    let action = left(&say.edge_action(card, edge), longest);
    let cell = |&(i, officials): &(usize, u8)| {
        let number = numbered(i, figures);
        let officials = say.words.text("play-officials", &[("officials", officials.into())]);
        format!("{number} {}", left(&officials, width(&officials).max(12)))
    };
    let cells: Vec<String> = row.iter().map(cell).collect();
    format!(" {name} {action}  {}", cells.join("  ").trim_end())
}
