//! What is half done, as data: a small stack inside the state, innermost last.

/// A stack of at most `N` frames. What is above the top is always the default, so that equal stacks
/// are equal bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Frames<F, const N: usize> {
    len: u8,
    frames: [F; N],
}

impl<F: Copy + Default, const N: usize> Frames<F, N> {
    /// Nothing half done.
    pub fn new() -> Frames<F, N> {
        Frames { len: 0, frames: [F::default(); N] }
    }

    /// What is being resolved now.
    pub fn top(&self) -> F {
        *self.frames.get(self.last()).expect("something is always being resolved")
    }

    /// The same, to be changed in place.
    pub fn top_mut(&mut self) -> &mut F {
        let last = self.last();
        self.frames.get_mut(last).expect("something is always being resolved")
    }

    /// Where the top is; beyond all frames if there is none. It is asked for all the time, so one
    /// look at the bounds has to do.
    const fn last(&self) -> usize {
        (self.len as usize).wrapping_sub(1)
    }

    /// Begins something inside what is being resolved.
    pub fn push(&mut self, frame: F) {
        self.frames[self.len as usize] = frame;
        self.len += 1;
    }

    /// What was innermost is done.
    pub fn pop(&mut self) -> F {
        let top = self.top();
        *self.top_mut() = F::default();
        self.len -= 1;
        top
    }

    /// What was innermost becomes something else.
    pub fn replace(&mut self, frame: F) {
        *self.top_mut() = frame;
    }

    /// All of them, outermost first.
    pub fn as_slice(&self) -> &[F] {
        &self.frames[..self.len as usize]
    }
}

impl<F: Copy + Default, const N: usize> Default for Frames<F, N> {
    fn default() -> Frames<F, N> {
        Frames::new()
    }
}
