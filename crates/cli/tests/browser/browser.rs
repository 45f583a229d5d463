//! Somebody in front of a browser: opens pages, presses what is there, types, reads, and looks closely.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use fantoccini::Client;
use fantoccini::actions::{
    InputSource, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, MouseActions, PointerAction,
};
use fantoccini::elements::Element;
use fantoccini::error::{CmdError, ErrorStatus};
use serde_json::{Value, json};
use tokio::time::sleep;

use crate::driver::{Driver, Special};

/// When to give up. Far longer than anything takes.
const PATIENCE: Duration = Duration::from_mins(1);
/// How often is looked whether something has come.
const GLANCE: Duration = Duration::from_millis(15);

/// Where tests keep what they fetched and made.
const KEPT: &str = env!("CARGO_TARGET_TMPDIR");

/// Keys that write nothing, as the driver names them.
pub(crate) const TAB: &str = "\u{e004}";
pub(crate) const ENTER: &str = "\u{e007}";
pub(crate) const END: &str = "\u{e010}";
pub(crate) const UP: &str = "\u{e013}";
pub(crate) const DOWN: &str = "\u{e015}";

/// How wide and high a page is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Screen {
    Desktop,
    Phone,
}

/// A person and their browser.
pub(crate) struct Browser {
    client: Client,
    /// The server they know.
    base: String,
}

impl Browser {
    /// Somebody who was never here, at a wide screen, in English.
    pub(crate) async fn new(driver: &mut Driver, base: &str) -> Browser {
        Browser::speaking(driver, base, "en").await
    }

    /// Somebody who was never here and reads this language.
    pub(crate) async fn speaking(driver: &mut Driver, base: &str, language: &str) -> Browser {
        let browser = Browser { client: driver.browser(language).await, base: base.to_owned() };
        browser.screen(Screen::Desktop).await;
        browser
    }

    /// Opens a page of the server.
    pub(crate) async fn open(&self, path: &str) {
        let whole =
            if path.starts_with("http") { path.to_owned() } else { self.base.clone() + path };
        self.client.goto(&whole).await.expect("the page opens");
    }

    /// Loads the page anew.
    pub(crate) async fn reload(&self) {
        self.client.refresh().await.expect("the page opens again");
    }

    /// Where they are, without the server.
    pub(crate) async fn path(&self) -> String {
        let url = self.client.current_url().await.expect("there is always an address");
        let query = url.query().map(|query| format!("?{query}")).unwrap_or_default();
        format!("{}{query}", url.path())
    }

    /// Looks something up on the page with a few words of script.
    pub(crate) async fn look(&self, script: &str) -> Value {
        self.look_with(script, vec![]).await
    }

    pub(crate) async fn look_with(&self, script: &str, args: Vec<Value>) -> Value {
        match self.client.execute(script, args).await {
            Ok(found) => found,
            Err(fault) => panic!("{script}\n{fault}"),
        }
    }

    /// Waits until a script finds something on the page, which may be another page by then.
    pub(crate) async fn until(&self, what: &str, script: &str) -> Value {
        self.until_with(what, script, vec![]).await
    }

    pub(crate) async fn until_with(&self, what: &str, script: &str, args: Vec<Value>) -> Value {
        let start = Instant::now();
        let mut last = None;
        while start.elapsed() < PATIENCE {
            match self.client.execute(script, args.clone()).await {
                Ok(Value::Null | Value::Bool(false)) => {}
                Ok(found) => return found,
                // The page may be changing under us.
                Err(fault) => last = Some(fault),
            }
            sleep(GLANCE).await;
        }
        let picture = self.picture("gave-up").await;
        let text = "return document.querySelector('main')?.innerText.slice(0, 600)";
        let (at, text) = (self.path().await, self.look(text).await);
        panic!("waited in vain for {what} at {at}, see {}: {last:?}\n{text}", picture.display());
    }

    /// Waits until something is there that can be seen.
    pub(crate) async fn until_seen(&self, css: &str) {
        self.until_with(
            css,
            "return [...document.querySelectorAll(arguments[0])].some(it => it.checkVisibility())",
            vec![css.into()],
        )
        .await;
    }

    /// Is it there?
    pub(crate) async fn has(&self, css: &str) -> bool {
        let found =
            self.look_with("return !!document.querySelector(arguments[0])", vec![css.into()]).await;
        found == true
    }

    /// How many there are.
    pub(crate) async fn number(&self, css: &str) -> u64 {
        let found = self
            .look_with("return document.querySelectorAll(arguments[0]).length", vec![css.into()])
            .await;
        found.as_u64().expect("a number of things")
    }

    /// The text of the first thing found, as a person sees it.
    pub(crate) async fn text(&self, css: &str) -> String {
        let found = self
            .look_with("return document.querySelector(arguments[0])?.innerText", vec![css.into()])
            .await;
        found.as_str().unwrap_or_default().trim().to_owned()
    }

    /// An attribute of the first thing found.
    pub(crate) async fn attribute(&self, css: &str, name: &str) -> String {
        let script = "return document.querySelector(arguments[0])?.getAttribute(arguments[1])";
        let found = self.look_with(script, vec![css.into(), name.into()]).await;
        found.as_str().unwrap_or_default().to_owned()
    }

    /// Presses the first thing found that can be seen, with the pointer, where it is.
    pub(crate) async fn press(&self, css: &str) {
        let script = "const it = [...document.querySelectorAll(arguments[0])]\
                        .find(it => it.checkVisibility() && !it.disabled);\
                      it?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });\
                      return it ?? null";
        let start = Instant::now();
        loop {
            let found = self.until_with(css, script, vec![css.into()]).await;
            let element = self.element(&found);
            match element.click().await {
                Ok(()) => return,
                // It was replaced, or something passed over it, between the look and the press.
                Err(fault) if start.elapsed() < PATIENCE && passing(&fault) => sleep(GLANCE).await,
                Err(fault) => panic!("{css} cannot be pressed: {fault}"),
            }
        }
    }

    /// Presses a space of the map in its middle, on whatever is drawn there.
    pub(crate) async fn press_space(&self, space: &str) {
        let script = "const it = document.querySelector(`[data-space='${arguments[0]}']`);\
                      const ground = it?.querySelector('.ground') ?? it;\
                      if (!ground) return null;\
                      ground.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });\
                      const box = ground.getBoundingClientRect();\
                      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2].map(Math.floor);\
                      return it.contains(document.elementFromPoint(x, y)) ? [x, y] : null";
        let found = self.until_with(space, script, vec![space.into()]).await;
        let [x, y] = [&found[0], &found[1]].map(|it| it.as_f64().expect("a point"));
        let press = MouseActions::new("mouse".to_owned())
            .then(PointerAction::MoveTo { duration: None, x, y })
            .then(PointerAction::Down { button: MOUSE_BUTTON_LEFT })
            .then(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
        self.client.perform_actions(press).await.expect("the map can be pressed");
    }

    fn element(&self, found: &Value) -> Element {
        let id = found.as_object().and_then(|it| it.values().next()).and_then(Value::as_str);
        let id = id.unwrap_or_else(|| panic!("{found} is no element"));
        Element::from_element_id(self.client.clone(), id.to_owned().into())
    }

    /// Writes into a field, in place of what is there.
    pub(crate) async fn write(&self, css: &str, text: &str) {
        self.press(css).await;
        let script = "const it = document.querySelector(arguments[0]);\
                      it.select?.(); return it";
        let field = self.element(&self.look_with(script, vec![css.into()]).await);
        field.send_keys(text).await.expect("it can be written into");
    }

    /// Chooses in a list, as whoever opens it does.
    pub(crate) async fn choose(&self, css: &str, value: &str) {
        let script = "const it = document.querySelector(arguments[0]); it.value = arguments[1];\
                      it.dispatchEvent(new Event('input', { bubbles: true }));\
                      it.dispatchEvent(new Event('change', { bubbles: true }));\
                      return it.value === arguments[1]";
        let done = self.look_with(script, vec![css.into(), value.into()]).await;
        assert_eq!(done, true, "{css} has {value}");
    }

    /// Types keys, wherever the focus is.
    pub(crate) async fn keys(&self, keys: &str) {
        let mut actions = KeyActions::new("keys".to_owned());
        for value in keys.chars() {
            actions = actions.then(KeyAction::Down { value }).then(KeyAction::Up { value });
        }
        self.client.perform_actions(actions).await.expect("keys can be typed");
    }

    /// What the page is made of, as it stands.
    pub(crate) async fn source(&self) -> String {
        self.client.source().await.expect("a page has a source")
    }

    /// Complaints of the browser's console since it was last asked.
    pub(crate) async fn complaints(&self) -> Vec<String> {
        let said = self.client.issue_cmd(Special::Console).await.expect("it has a console");
        let lines = said.as_array().expect("a list of what was said").iter();
        let bad = lines.filter(|line| matches!(line["level"].as_str(), Some("SEVERE" | "WARNING")));
        bad.map(|line| line["message"].to_string()).collect()
    }

    /// Nothing was wrong in the console, and nothing was loaded from elsewhere.
    pub(crate) async fn expect_no_complaint(&self) {
        let said = self.complaints().await;
        assert!(said.is_empty(), "at {}: {said:#?}", self.path().await);
        let script = "return performance.getEntriesByType('resource').map(it => it.name)\
                        .filter(it => !it.startsWith(location.origin + '/'))";
        assert_eq!(self.look(script).await, json!([]), "all comes from our own server");
    }

    async fn tools(&self, command: &'static str, params: Value) {
        let done = self.client.issue_cmd(Special::Tools(command, params)).await;
        done.unwrap_or_else(|fault| panic!("{command}: {fault}"));
    }

    /// Changes how large the screen is.
    pub(crate) async fn screen(&self, screen: Screen) {
        let (width, height) = match screen {
            Screen::Desktop => (1440, 900),
            Screen::Phone => (360, 740),
        };
        let params = json!({
            "width": width, "height": height, "deviceScaleFactor": 1,
            "mobile": screen == Screen::Phone,
        });
        self.tools("Emulation.setDeviceMetricsOverride", params).await;
        let touch = json!({ "enabled": screen == Screen::Phone });
        self.tools("Emulation.setTouchEmulationEnabled", touch).await;
    }

    /// Changes how the machine likes colours: `light` or `dark`.
    pub(crate) async fn colours(&self, scheme: &str) {
        let features = json!([{ "name": "prefers-color-scheme", "value": scheme }]);
        self.tools("Emulation.setEmulatedMedia", json!({ "features": features })).await;
    }

    /// Takes a picture of what is on the screen.
    pub(crate) async fn picture(&self, name: &str) -> PathBuf {
        let folder = Path::new(KEPT).join("../screenshots");
        std::fs::create_dir_all(&folder).expect("the build folder can be written to");
        let file = folder.join(format!("{name}.png"));
        let picture = self.client.screenshot().await.expect("a picture can be taken");
        std::fs::write(&file, picture).expect("the build folder can be written to");
        file
    }

    /// Nobody is kept out of this page, in light or in dark colours. Pictures are taken of both.
    pub(crate) async fn expect_no_barrier(&self, name: &str) {
        for scheme in ["light", "dark"] {
            self.colours(scheme).await;
            self.picture(&format!("{name}-{scheme}")).await;
            let found = self.barriers().await;
            assert!(found.is_empty(), "{name} in {scheme} colours: {found:#?}");
        }
        self.colours("light").await;
    }

    /// What the checker of accessibility finds wrong with the page.
    pub(crate) async fn barriers(&self) -> Vec<String> {
        if self.look("return typeof axe").await == "undefined" {
            let file = Path::new(KEPT).join("axe-core/package/axe.min.js");
            let script = std::fs::read_to_string(&file).unwrap_or_else(|_| {
                panic!("{} is missing; `cargo xtask browser` fetches it", file.display())
            });
            self.look(&script).await;
        }
        // A space of the map is called by its name; how many stand there is drawn on it and said after
        // the name, which the checker takes for another name.
        let script = "const done = arguments[0];\
            const called = ({ target }) => {\
                const it = document.querySelector(target[0]);\
                return it?.matches('.space') && it.ariaLabel?.startsWith(it.querySelector('.name')?.textContent);\
            };\
            axe.run(document, { resultTypes: ['violations'] }).then(\
                found => done(found.violations.flatMap(rule => rule.nodes\
                    .filter(node => rule.id !== 'label-content-name-mismatch' || !called(node))\
                    .map(node => `${rule.id}: ${node.target} ${node.failureSummary}`))),\
                fault => done([`${fault}`]))";
        let found = self.client.execute_async(script, vec![]).await.expect("the checker runs");
        let found = found.as_array().expect("a list of barriers").iter();
        found.map(|it| it.as_str().unwrap_or_default().to_owned()).collect()
    }
}

/// Is it a fault that goes by when one looks again?
fn passing(fault: &CmdError) -> bool {
    let CmdError::Standard(fault) = fault else { return false };
    matches!(
        fault.error,
        ErrorStatus::StaleElementReference
            | ErrorStatus::ElementClickIntercepted
            | ErrorStatus::ElementNotInteractable
    )
}
