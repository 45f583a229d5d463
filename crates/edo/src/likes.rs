//! Likes and dislikes of somebody who wants to get around rather than to win. Nothing here is a rule.
//!
//! Evenly random players call every samurai home and spend all they have on the merchant's travels;
//! in a thousand such games nobody builds a house.

use crate::choice::{Choice, Question};

/// How gladly a choice is made.
pub fn likes(question: Question, choice: Choice) -> u16 {
    match choice {
        Choice::Done if question == Question::Wages => 200,
        Choice::Build { .. } | Choice::Temple(_) | Choice::Meet(_) | Choice::Point(_) => 200,
        Choice::Work { .. } | Choice::Special(_) | Choice::Disperse(_) => 60,
        Choice::Take | Choice::Join(_) => 30,
        Choice::Buy { number, .. } => 5 * u16::from(number),
        Choice::Done | Choice::Redeem { .. } | Choice::Income(_) => 6,
        Choice::Move(_) | Choice::March(_) | Choice::Post(_) => 3,
        Choice::Plan { officials, .. } => 1 + 6 * u16::from(officials),
        Choice::Merchant | Choice::Recall(_) => 1,
        Choice::Package(_)
        | Choice::Start(_)
        | Choice::Select(_)
        | Choice::Relocate(_)
        | Choice::Support
        | Choice::To(_)
        | Choice::Draw
        | Choice::Return(_) => 10,
    }
}
