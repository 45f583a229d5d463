//! What chance gave, as text: `{2/6 0/5}` is 2 out of 6 and then 0 out of 5, counted from 0.

use std::fmt;

use table::{Draw, ScriptFault};

/// Draws in braces, with a space before; nothing if there are none.
#[derive(Clone, Copy, Debug)]
pub struct Luck<'a>(pub &'a [Draw]);

impl fmt::Display for Luck<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, Draw { value, of }) in self.0.iter().enumerate() {
            write!(f, "{}{value}/{of}", if i == 0 { " {" } else { " " })?;
        }
        f.write_str(if self.0.is_empty() { "" } else { "}" })
    }
}

/// Takes the draws off the end of a line. `None` if what is in the braces is no draws, or if there
/// are braces elsewhere.
pub fn split(line: &str) -> Option<(&str, Vec<Draw>)> {
    let Some((text, rest)) = line.split_once('{') else {
        return (!line.contains('}')).then(|| (line.trim(), Vec::new()));
    };
    let inside = rest.strip_suffix('}')?;
    let draws = inside.split_whitespace().map(draw).collect::<Option<_>>()?;
    (!text.contains('}')).then(|| (text.trim(), draws))
}

/// One draw. Out of one is no draw: it decides nothing and is never written down.
fn draw(text: &str) -> Option<Draw> {
    let (value, of) = text.split_once('/')?;
    let draw = Draw { value: value.parse().ok()?, of: of.parse().ok()? };
    (draw.value < draw.of && 1 < draw.of).then_some(draw)
}

/// How written luck and the game disagree.
pub(crate) fn disagreement(fault: ScriptFault) -> String {
    match fault {
        ScriptFault::Missing(of) => {
            format!("the luck does not fit: a draw from {of} is made, none is written")
        }
        ScriptFault::Differs { written: Draw { value, of }, asked } => {
            format!("the luck does not fit: {value}/{of} is written, the draw is made from {asked}")
        }
        ScriptFault::Left(n) => {
            format!("the luck does not fit: draws written that are never made: {n}")
        }
    }
}
