//! How people come to a table: by one press, by the form for a new one, by a link.

use crate::browser::Browser;

impl Browser {
    /// One press on the first page, under this name.
    pub(crate) async fn play_at_once(&self, name: &str) {
        self.open("/").await;
        self.write("form[action='/play'] input[name=name]", name).await;
        self.press("form[action='/play'] .primary").await;
        self.until_seen("#table.running").await;
    }

    /// A table as the form makes it: for so many, with these modules, with bots or with people.
    pub(crate) async fn new_table(&self, name: &str, players: u8, modules: &[&str], others: &str) {
        self.open("/new").await;
        self.write("input[name=name]", name).await;
        self.press(&format!("input[name=players][value='{players}']")).await;
        for module in modules {
            self.press(&format!("input[name=modules][value='{module}']")).await;
        }
        self.press(&format!("input[name=others][value='{others}']")).await;
        // Beginners think for no time at all.
        self.choose("select[name=level]", "level1").await;
        self.press(".new-table button.primary").await;
        self.until_seen("#table #question").await;
    }

    /// A table of Yedo as the form makes it: for so many, by this preset, with bots or with people.
    pub(crate) async fn new_yedo(&self, name: &str, players: u8, preset: &str, others: &str) {
        self.open("/new?game=yedo").await;
        self.write("input[name=name]", name).await;
        self.press(&format!("input[name=players][value='{players}']")).await;
        self.press(&format!("input[name=preset][value='{preset}']")).await;
        self.press(&format!("input[name=others][value='{others}']")).await;
        self.choose("select[name=level]", "level1").await;
        self.press(".new-table button.primary").await;
        self.until_seen("#table #question").await;
    }

    /// A table of Yedo at which both of them sit, and which has begun.
    pub(crate) async fn yedo_with(&self, ben: &Browser, preset: &str) {
        self.new_yedo("Anna", 2, preset, "people").await;
        let invitation = self.make_link("invite").await;
        ben.join(&invitation, "Ben").await;
        self.press("button[value=start]:not(:disabled)").await;
        self.until_seen("#table.running").await;
        ben.until_seen("#table.running").await;
    }

    /// Makes a link at the table and reads it: `invite`, `watch` or `shoulder`.
    pub(crate) async fn make_link(&self, kind: &str) -> String {
        if self.has("#affairs:not([open])").await {
            self.press("#affairs summary").await;
        }
        self.press(&format!("button[name=kind][value='{kind}']")).await;
        self.until_seen("#made-link").await;
        let found = self.look("return document.querySelector('#made-link').value").await;
        found.as_str().unwrap_or_default().to_owned()
    }

    /// Comes by an invitation and sits down.
    pub(crate) async fn join(&self, link: &str, name: &str) {
        self.open(link).await;
        self.write("main input[name=name]", name).await;
        self.press("main button.primary").await;
        self.until_seen("#table #question").await;
    }
}
