//! Why something may not be done: what is missing, and the rule that says so.

use table::Illegal;

use super::EdoWords;

impl EdoWords<'_> {
    /// What is missing, then the rule's id and title.
    pub fn refusal(&self, refused: Illegal) -> String {
        let args = [
            ("why", self.why(refused).into()),
            ("rule", refused.rule.0.into()),
            ("title", self.words.rule_title(refused.rule).into()),
        ];
        self.words.text("reason", &args)
    }

    /// What is missing, in one sentence.
    pub fn why(&self, refused: Illegal) -> String {
        let Some(lack) = refused.lack else { return self.words.text("not-asked", &[]) };
        let key = format!("lack-{}", lack.what);
        let key = if self.words.has(&key) { &key } else { "lack-other" };
        let limit = if lack.need < lack.have { "yes" } else { "no" };
        let args =
            [("have", lack.have.into()), ("need", lack.need.into()), ("limit", limit.into())];
        self.words.text(key, &args)
    }
}
