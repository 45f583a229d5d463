//! The list of lawful choices: in the caller's hands, of fixed size, so that asking costs no memory.

use std::mem::{Discriminant, discriminant};
use std::ops::Deref;

use arrayvec::ArrayVec;

use crate::Chance;

/// The most answers any question has. A bigger decision is several questions.
pub const CHOICES_MAX: usize = 256;

/// Every lawful answer to one question.
#[derive(Clone, Debug)]
pub struct Choices<C> {
    all: ArrayVec<C, CHOICES_MAX>,
    ending: Option<C>,
}

impl<C> Choices<C> {
    /// An empty list.
    #[inline]
    pub fn new() -> Choices<C> {
        // Field by field at run time: a constant would be copied, unused places included.
        Choices { all: ArrayVec::new(), ending: None }
    }

    /// Adds one; panics beyond [`CHOICES_MAX`], which no question may reach.
    pub fn push(&mut self, choice: C) {
        self.all.push(choice);
    }

    /// Here one could go on for long, or for ever: random play gives this answer, with which one does
    /// not. All others are as lawful.
    pub fn end_with(&mut self, choice: C) {
        self.ending = Some(choice);
    }

    /// Forgets all.
    pub fn clear(&mut self) {
        self.all.clear();
        self.ending = None;
    }
}

impl<C: Copy> Choices<C> {
    /// The answer with which one does not go on, where one could for long or for ever.
    pub fn ending(&self) -> Option<C> {
        self.ending
    }

    /// One of them, each as likely as any other.
    pub fn any(&self, chance: &mut impl Chance) -> C {
        self.ending.unwrap_or_else(|| self.all[chance.below(self.all.len() as u32) as usize])
    }

    /// One of them, each *kind* of choice as likely as any other, so that what is seldom possible is
    /// done often. For tests that want to see everything; slower than [`Choices::any`].
    pub fn any_kind(&self, chance: &mut impl Chance) -> C {
        if let Some(ending) = self.ending {
            return ending;
        }
        let mut kinds: Vec<Discriminant<C>> = Vec::new();
        for kind in self.all.iter().map(discriminant) {
            if !kinds.contains(&kind) {
                kinds.push(kind);
            }
        }
        let kind = kinds[chance.below(kinds.len() as u32) as usize];
        let of_kind: Vec<C> =
            self.all.iter().copied().filter(|choice| discriminant(choice) == kind).collect();
        of_kind[chance.below(of_kind.len() as u32) as usize]
    }
}

impl<C> Default for Choices<C> {
    fn default() -> Choices<C> {
        Choices::new()
    }
}

impl<C> Deref for Choices<C> {
    type Target = [C];
    fn deref(&self) -> &[C] {
        &self.all
    }
}
