//! What things are worth when all play together.

use crate::judge::Weights;

impl Weights {
    /// As tuned by games played together. A mission that can be done is worth more done than in hand,
    /// even beyond what it brings: its Mon pay for what everybody lacks.
    pub const TOGETHER: Weights = Weights {
        mon: [9, 16, 22, 40],
        plenty: 22,
        now: [178, 132, 91, 54, 70],
        later: [9, 19, 24, 44, 49, 47, 103, 94],
        share: [95, 39, 100, 62, 25],
        missing: [284, 151, 188, 60, 96, 116, 46],
        steps: [15, 8, 12, 13, 4, 17, 4],
        pace: 13,
        things: [53, 4, 82, 23],
        annex: [[70, 63], [60, 23], [25, 27], [41, 32]],
        disciples: [59, 40],
        skills: [47, 15, 25, 52, 9, 46],
        character: 70,
        idle: 58,
        mission: [60, 8],
        bonus: 74,
        bonus_hope: 3,
        blackmail: 16,
        order: 15,
        risk: [54, 8],
        auction: 44,
        ..Weights::TUNED
    };
}
