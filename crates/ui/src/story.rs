//! What happened, told in lines: each with its rule, its moment, and who moved where.

use host::Happened;
use table::{BySeat, Rule, Seat, Seats};
use words::Talk;

use crate::look::Drawn;

/// A line of the story.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// After how many answers it had happened.
    pub moment: u32,
    /// Who did it, if it was somebody.
    pub seat: Option<Seat>,
    /// What happened.
    pub text: String,
    /// The rule behind it.
    pub rule: Option<Rule>,
    /// Does a new round begin with it?
    pub round: bool,
    /// Does it say nothing to who comes back?
    pub trivial: bool,
    /// Who went where.
    pub moved: Option<Moved>,
}

/// A figure that went over the map.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moved {
    /// Which: as pieces are called on the map.
    pub piece: String,
    /// From where.
    pub from: String,
    /// Where it is now.
    pub to: String,
    /// Over these points, where ways are drawn.
    pub points: String,
}

/// All that happened, in lines.
pub fn lines<G: Drawn>(say: &Talk<'_, G>, happened: &[Happened<G::Fact>]) -> Vec<Line> {
    let line = |moment: u32, fact: G::Fact| Line {
        moment,
        seat: G::doer(fact),
        text: say.fact(fact),
        rule: G::law(fact),
        round: G::begins_round(fact),
        trivial: G::is_trivial(fact),
        moved: say.game.moved(fact),
    };
    let of = |told: &Happened<G::Fact>| -> Vec<Line> {
        Talk::<G>::worth_telling(&told.facts).map(|fact| line(told.number + 1, fact)).collect()
    };
    happened.iter().flat_map(of).collect()
}

/// After how many answers these hands last answered, and where something happened since.
pub fn since<G: Drawn>(happened: &[Happened<G::Fact>], hands: Seats) -> (u32, G::Fresh) {
    let last = happened.iter().rev().find(|told| hands.has(told.seat));
    let last = last.map_or(0, |told| told.number + 1);
    let new = happened.iter().filter(|told| last <= told.number);
    (last, G::freshen(new.flat_map(|told| &told.facts)))
}

/// The points of each seat after so many answers, wherever they changed.
pub fn points_over_time<G: Drawn>(happened: &[Happened<G::Fact>]) -> Vec<(u32, BySeat<u16>)> {
    let mut points = BySeat::<u16>::default();
    let mut story = vec![(0, points)];
    for told in happened {
        let before = points;
        for (seat, more) in told.facts.iter().filter_map(|fact| G::scored(*fact)) {
            let now = i32::from(points[seat]) + more;
            points[seat] = u16::try_from(now.max(0)).unwrap_or(u16::MAX);
        }
        if points != before {
            story.push((told.number + 1, points));
        }
    }
    story
}
