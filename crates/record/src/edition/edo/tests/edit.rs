//! Small edits of an exported file, found by what a line says and not by its number: our edition's
//! values will change, and these tests are not about them.

/// What somebody with an editor does.
#[derive(Clone, Copy, Debug)]
pub(super) enum Edit<'e> {
    /// On the first line that says this, gives a key another value.
    Set(&'e str, &'e str, &'e str),
    /// On the first line that says this, changes one thing into another.
    On(&'e str, &'e str, &'e str),
    /// Takes out the first line that says this.
    Cut(&'e str),
    /// Doubles the first line that says this.
    Twice(&'e str),
    /// Puts a line after the first that says this.
    After(&'e str, &'e str),
}

/// The text after all of these edits.
pub(super) fn edited(text: &str, edits: &[Edit<'_>]) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for edit in edits {
        let (Edit::Set(mark, ..)
        | Edit::On(mark, ..)
        | Edit::Cut(mark)
        | Edit::Twice(mark)
        | Edit::After(mark, _)) = *edit;
        let at = lines.iter().position(|line| line.contains(mark));
        let at = at.unwrap_or_else(|| panic!("no line says {mark}"));
        match *edit {
            Edit::Set(_, key, value) => lines[at] = with_value(&lines[at], key, value),
            Edit::On(_, from, to) => {
                assert!(lines[at].contains(from), "{} does not say {from}", lines[at]);
                lines[at] = lines[at].replacen(from, to, 1);
            }
            Edit::Cut(_) => drop(lines.remove(at)),
            Edit::Twice(_) => lines.insert(at, lines[at].clone()),
            Edit::After(_, line) => lines.insert(at + 1, line.to_owned()),
        }
    }
    lines.join("\n") + "\n"
}

/// The line with another value for a key. Values may have brackets in them.
fn with_value(line: &str, key: &str, value: &str) -> String {
    let key = format!("{key} = ");
    let start = line.find(&key).unwrap_or_else(|| panic!("{line} has no {key}")) + key.len();
    let mut depth = 0;
    let end = line[start..].find(|c| {
        match c {
            '[' | '{' => depth += 1,
            ']' | '}' => depth -= 1,
            _ => {}
        }
        depth < 0 || depth == 0 && (c == ',' || c == '#')
    });
    let end = end.map_or(line.len(), |end| start + end);
    format!("{}{value} {}", &line[..start], &line[end..])
}
