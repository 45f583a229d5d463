//! How a game says no: which rule forbids it, and what is missing.

use std::fmt;

/// The id of a paragraph of the rules, such as `edo.ronin.must-join`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rule(pub &'static str);

impl fmt::Debug for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// What is missing: this much is there, that much is needed.
///
/// `what` is a key of the language files, never words for people. A need that is a limit (no more
/// than so many) has `need < have`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Lack {
    /// Of what.
    pub what: &'static str,
    /// How much there is.
    pub have: i16,
    /// How much it takes.
    pub need: i16,
}

/// A choice that may not be made now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Illegal {
    /// The paragraph that forbids it.
    pub rule: Rule,
    /// What would have to be otherwise; `None` for a choice that answers another question.
    pub lack: Option<Lack>,
}

impl Illegal {
    /// This is no answer to what is asked.
    pub const fn no_answer(rule: Rule) -> Illegal {
        Illegal { rule, lack: None }
    }
}

impl Rule {
    /// Forbids: there is so much of `what` and it takes so much.
    pub fn lacks<N: Into<i16>>(self, what: &'static str, have: N, need: N) -> Illegal {
        Illegal { rule: self, lack: Some(Lack { what, have: have.into(), need: need.into() }) }
    }

    /// Forbids unless there is enough.
    ///
    /// # Errors
    /// When `have` is less than `need`.
    pub fn needs<N: Into<i16>>(self, what: &'static str, have: N, need: N) -> Result<(), Illegal> {
        let (have, need) = (have.into(), need.into());
        if have < need { Err(self.lacks(what, have, need)) } else { Ok(()) }
    }

    /// Forbids when there is too much.
    ///
    /// # Errors
    /// When `have` is more than `most`.
    pub fn allows<N: Into<i16>>(self, what: &'static str, have: N, most: N) -> Result<(), Illegal> {
        let (have, most) = (have.into(), most.into());
        if most < have { Err(self.lacks(what, have, most)) } else { Ok(()) }
    }
}

/// Hears the conditions of a choice, one after another.
///
/// A law is written once, for both: `hearing.hear(rules::ACT_PAY.needs("ryo", have, price))?`.
/// [`First`] stops at the first condition that is not met; [`Every`] notes it and goes on. What later
/// conditions cannot be judged without (the card must exist before its price is looked up) is
/// returned as an error without being heard, and ends both.
pub trait Hearing {
    /// Hears one condition.
    ///
    /// # Errors
    /// The condition, if it is not met and the hearing stops there.
    fn hear(&mut self, condition: Result<(), Illegal>) -> Result<(), Illegal>;
}

/// Stops at the first condition that is not met.
#[derive(Clone, Copy, Debug)]
pub struct First;

impl Hearing for First {
    #[inline]
    fn hear(&mut self, condition: Result<(), Illegal>) -> Result<(), Illegal> {
        condition
    }
}

/// Notes every condition that is not met.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Every(Vec<Illegal>);

impl Hearing for Every {
    fn hear(&mut self, condition: Result<(), Illegal>) -> Result<(), Illegal> {
        if let Err(unmet) = condition {
            self.note(unmet);
        }
        Ok(())
    }
}

impl Every {
    /// Every condition that a law leaves unmet, in the order in which it hears them.
    pub fn unmet(law: impl FnOnce(&mut Every) -> Result<(), Illegal>) -> Vec<Illegal> {
        let mut every = Every::default();
        if let Err(last) = law(&mut every) {
            every.note(last);
        }
        every.0
    }

    fn note(&mut self, unmet: Illegal) {
        if !self.0.contains(&unmet) {
            self.0.push(unmet);
        }
    }
}

/// Something a person could reasonably try, and whether it may be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offer<C> {
    /// What could be tried.
    pub choice: C,
    /// Why not, if not.
    pub refused: Option<Illegal>,
}

impl<C> Offer<C> {
    /// May it be chosen?
    pub fn is_available(&self) -> bool {
        self.refused.is_none()
    }
}
