//! One person's browser, and what such a person does: go somewhere, click, press a key, look.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use serde_json::{Value, json};
use thirtyfour::common::capabilities::chrome::ChromeCapabilities;
use thirtyfour::prelude::*;
use thirtyfour::{ChromiumLikeCapabilities, LoggingPrefsLogLevel, TypingData};

/// How long a condition may take to come true on a slow machine.
const PATIENCE: Duration = Duration::from_secs(20);
/// How often it is looked at.
const GLANCE: Duration = Duration::from_millis(15);

/// What a person set up in the browser.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wishes {
    pub(super) width: u32,
    pub(super) height: u32,
    /// The language the browser asks for.
    pub(super) language: &'static str,
    pub(super) dark: bool,
    pub(super) reduced_motion: bool,
    pub(super) scripts: bool,
}

impl Default for Wishes {
    fn default() -> Self {
        Self { width: 1280, height: 900, language: "en", dark: true, reduced_motion: true, scripts: true }
    }
}

/// How Chromium is started. What a person wishes is set up later, for each anew.
pub(super) fn capabilities(profile: &Path) -> Result<ChromeCapabilities> {
    let mut capabilities = DesiredCapabilities::chrome();
    for argument in [
        "--headless=new",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--disable-dev-shm-usage",
        "--hide-scrollbars",
        "--force-device-scale-factor=1",
    ] {
        capabilities.add_arg(argument)?;
    }
    if is_root() {
        capabilities.add_arg("--no-sandbox")?;
    }
    capabilities.add_arg(&format!("--user-data-dir={}", profile.display()))?;
    capabilities.add_arg("--window-size=1280,900")?;
    capabilities.set_browser_log_level(LoggingPrefsLogLevel::All)?;
    Ok(capabilities)
}

/// Chromium's sandbox refuses root.
fn is_root() -> bool {
    use std::os::unix::fs::MetadataExt;
    std::fs::metadata("/proc/self").is_ok_and(|metadata| metadata.uid() == 0)
}

/// One person's browser.
pub(super) struct Browser {
    pub(super) driver: WebDriver,
    site: String,
}

impl Browser {
    pub(super) async fn new(driver: WebDriver, site: String, wishes: Wishes) -> Result<Self> {
        let browser = Self { driver, site };
        browser.anew(wishes).await?;
        Ok(browser)
    }

    /// Somebody else, who has never been here: a new tab instead of the old one, and nothing that was kept.
    pub(super) async fn anew(&self, wishes: Wishes) -> Result<()> {
        let tab = self.driver.new_tab().await?;
        self.driver.close_window().await?;
        self.driver.switch_to_window(tab).await?;
        self.tell("Network.clearBrowserCookies", json!({})).await?;
        self.tell("Network.clearBrowserCache", json!({})).await?;
        self.tell("Storage.clearDataForOrigin", json!({ "origin": self.site, "storageTypes": "all" })).await?;
        self.driver.browser_log().await?;
        // The checker of accessibility may take its time on a machine that has other things to do.
        self.driver.set_script_timeout(6 * PATIENCE).await?;
        let agent = self.ask("return navigator.userAgent;", Vec::new()).await?;
        let speaks = json!({ "userAgent": agent, "acceptLanguage": wishes.language });
        self.tell("Emulation.setUserAgentOverride", speaks).await?;
        self.tell("Emulation.setScriptExecutionDisabled", json!({ "value": !wishes.scripts })).await?;
        self.resize(wishes.width, wishes.height).await?;
        self.media(wishes.dark, wishes.reduced_motion).await
    }

    /// A command of Chromium's own protocol.
    async fn tell(&self, command: &str, words: Value) -> Result<()> {
        self.driver.cdp().send_raw(command, words).await.with_context(|| format!("{command} was refused"))?;
        Ok(())
    }

    /// The inner size of the window, also below what a desktop window can be.
    pub(super) async fn resize(&self, width: u32, height: u32) -> Result<()> {
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.tell("Emulation.setDeviceMetricsOverride", metrics).await
    }

    /// The same, and the script of the page has heard of it: that comes with its next frame.
    pub(super) async fn resize_and_settle(&self, width: u32, height: u32) -> Result<()> {
        self.resize(width, height).await?;
        let frames =
            "return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true))));";
        self.ask(frames, Vec::new()).await.map(drop)
    }

    /// What the system of the person asks for.
    pub(super) async fn media(&self, dark: bool, reduced_motion: bool) -> Result<()> {
        let features = json!({ "features": [
            { "name": "prefers-color-scheme", "value": if dark { "dark" } else { "light" } },
            { "name": "prefers-reduced-motion", "value": if reduced_motion { "reduce" } else { "no-preference" } },
        ] });
        self.tell("Emulation.setEmulatedMedia", features).await
    }

    /// Opens an address of the site.
    pub(super) async fn open(&self, path: &str) -> Result<()> {
        self.driver.goto(format!("{}{path}", self.site)).await.with_context(|| format!("cannot open {path}"))
    }

    /// The path of the page now.
    pub(super) async fn path(&self) -> Result<String> {
        Ok(self.driver.current_url().await?.path().to_owned())
    }

    /// The first element that fits, as soon as there is one.
    pub(super) async fn find(&self, css: &str) -> Result<WebElement> {
        let found = self.appears(css, "return document.querySelector(arguments[0]);", vec![css.into()]).await?;
        Ok(WebElement::from_json(found, Arc::clone(&self.driver))?)
    }

    /// What a script in the page says, as soon as it is not null; survives a change of the page. A script is quicker than
    /// the driver's own way to look for elements, and leaves the machine to the pages.
    async fn appears(&self, what: &str, script: &str, arguments: Vec<Value>) -> Result<Value> {
        let mut ticks = tokio::time::interval(GLANCE);
        let waiting = async {
            loop {
                ticks.tick().await;
                match self.ask(script, arguments.clone()).await {
                    Ok(Value::Null) | Err(_) => {}
                    Ok(found) => return found,
                }
            }
        };
        match tokio::time::timeout(PATIENCE, waiting).await {
            Ok(found) => Ok(found),
            Err(_) => bail!("{what}: waited in vain at {}", self.driver.current_url().await?),
        }
    }

    /// Waits until something is there.
    pub(super) async fn see(&self, css: &str) -> Result<()> {
        self.find(css).await.map(drop)
    }

    /// Whether something is there now.
    pub(super) async fn sees(&self, css: &str) -> Result<bool> {
        Ok(self.count(css).await? > 0)
    }

    pub(super) async fn count(&self, css: &str) -> Result<usize> {
        let count = self.ask("return document.querySelectorAll(arguments[0]).length;", vec![css.into()]).await?;
        Ok(serde_json::from_value(count)?)
    }

    /// Clicks the first thing that fits; if the page changes under the pointer, tries again, as a person would.
    pub(super) async fn click(&self, css: &str) -> Result<()> {
        let mut last = None;
        for _ in 0..5 {
            match self.find(css).await?.click().await {
                Ok(()) => return Ok(()),
                Err(error) => last = Some(error),
            }
        }
        Err(last.context("never tried")?).with_context(|| format!("cannot click {css}"))
    }

    pub(super) async fn text(&self, css: &str) -> Result<String> {
        Ok(self.find(css).await?.text().await?)
    }

    pub(super) async fn attribute(&self, css: &str, name: &str) -> Result<Option<String>> {
        const VALUE: &str =
            "const found = document.querySelector(arguments[0]); return found && [found.getAttribute(arguments[1])];";
        let [value] = serde_json::from_value(self.appears(css, VALUE, vec![css.into(), name.into()]).await?)?;
        Ok(value)
    }

    /// Keys pressed wherever the focus is.
    pub(super) async fn press(&self, keys: impl Into<TypingData>) -> Result<()> {
        Ok(self.driver.action_chain().send_keys(keys).perform().await?)
    }

    /// The answer of a script in the page.
    pub(super) async fn ask(&self, script: &str, arguments: Vec<Value>) -> Result<Value> {
        Ok(self.driver.execute(script, arguments).await?.json().clone())
    }

    /// Waits until a script in the page says true; survives a change of the page.
    pub(super) async fn until(&self, what: &str, condition: &str) -> Result<()> {
        let script = format!("return (() => {{ {condition} }})() === true ? true : null;");
        self.appears(what, &script, Vec::new()).await.map(drop)
    }

    /// What the page source holds now.
    pub(super) async fn source(&self) -> Result<String> {
        Ok(self.driver.source().await?)
    }

    /// Fails if the console holds a complaint: of the content security policy, of a script, of a missing file.
    pub(super) async fn console_is_quiet(&self, page: &str) -> Result<()> {
        self.console_holds_only("", page).await
    }

    /// The same where people are quick: an answer that came too late was refused.
    pub(super) async fn console_holds_only_conflicts(&self, page: &str) -> Result<()> {
        self.console_holds_only("/act - Failed to load resource: the server responded with a status of 409", page).await
    }

    async fn console_holds_only(&self, expected: &str, page: &str) -> Result<()> {
        let entries = self.driver.browser_log().await?;
        let bad: Vec<String> = entries
            .into_iter()
            .filter(|entry| entry.level == "SEVERE" || entry.level == "WARNING")
            .filter(|entry| expected.is_empty() || !entry.message.contains(expected))
            .map(|entry| format!("{}: {}", entry.level, entry.message))
            .collect();
        ensure!(bad.is_empty(), "the console complains at {page}:\n{}", bad.join("\n"));
        Ok(())
    }
}
