//! What things are worth, in hundredths of a prestige point.

/// What things are worth, in hundredths of a prestige point. What is not said otherwise is counted
/// for each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weights {
    /// A Mon, with 0, 1, 2, 3 and more phases of actions to come.
    pub mon: [i32; 4],
    /// How many Mon are soon spent; more of them are worth two thirds.
    pub plenty: i32,
    /// Of a hundred missions that lack nothing and could be done this round, how many are done: with
    /// 0, 1, 2, 3, 4 disciples still to be placed.
    pub now: [i32; 5],
    /// Of a hundred missions, how many are done later: by the rounds there are too few or too many,
    /// from one too few in halves.
    pub later: [i32; 8],
    /// How much of the best mission in hand counts, the second, the third, the fourth and fifth, in
    /// hundredths: there is time for one thing first.
    pub share: [i32; 5],
    /// What a missing thing takes from a mission: a given weapon, any weapon, an annex, a geisha, a
    /// blessing, a disciple, a card.
    pub missing: [i32; 7],
    /// How many steps it takes to get it, in tenths; the same things.
    pub steps: [i32; 7],
    /// How many steps are taken in a round, in tenths.
    pub pace: i32,
    /// A weapon that no mission needs, a second one of its type, a geisha, a blessing.
    pub things: [i32; 4],
    /// An annex by itself and for each round to come, by type.
    pub annex: [[i32; 2]; 4],
    /// The third and the fourth disciple, a round.
    pub disciples: [i32; 2],
    /// A specialist by type, a round.
    pub skills: [i32; 6],
    /// A character, active or hired.
    pub character: i32,
    /// A disciple still to be placed.
    pub idle: i32,
    /// A mission not yet seen, while the hand has room; and for each round to come.
    pub mission: [i32; 2],
    /// An action card whose use is not plain.
    pub action: i32,
    /// A bonus card not yet seen.
    pub bonus: i32,
    /// What a bonus card may still bring, a round.
    pub bonus_hope: i32,
    /// Blackmail, beside its points, a round.
    pub blackmail: i32,
    /// A place further to the front, a round.
    pub order: i32,
    /// Of a hundred times, how often the patrol stops where it is expected, and where cards may send
    /// it.
    pub risk: [i32; 2],
    /// Of a hundred parts, how much the chance to win some auction counts.
    pub auction: i32,
}

impl Weights {
    /// As tuned by self-play.
    pub const TUNED: Weights = Weights {
        mon: [10, 18, 28, 39],
        plenty: 25,
        now: [100, 86, 80, 77, 70],
        later: [6, 16, 29, 41, 52, 60, 65, 70],
        share: [95, 66, 72, 58, 37],
        missing: [286, 84, 234, 232, 59, 113, 62],
        steps: [11, 11, 15, 10, 8, 14, 5],
        pace: 14,
        things: [91, 17, 116, 43],
        annex: [[93, 123], [94, 43], [97, 43], [78, 57]],
        disciples: [84, 59],
        skills: [46, 26, 25, 30, 9, 26],
        character: 125,
        idle: 66,
        mission: [55, 20],
        action: 57,
        bonus: 93,
        bonus_hope: 18,
        blackmail: 12,
        order: 9,
        risk: [65, 7],
        auction: 79,
    };
}
