//! axe-core on every page, dark and light. The checker is fetched by `cargo xtask test`, which says by `AXE` where it lies.

use std::fs;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use super::browser::{Browser, Wishes};
use super::games::{Title, for_each_game};
use super::layout::misfits;
use super::pages::{Part, pages_of};
use super::site::on_a_site;

/// Runs where the checker has been loaded, with all its rules or only those named first; the last argument takes the answer.
const RUN: &str = "
    const answer = arguments[arguments.length - 1];
    const rules = arguments[0].length > 0 ? { runOnly: arguments[0] } : {};
    axe.run(document, { resultTypes: ['violations'], ...rules }).then(
        result => answer(result.violations.map(rule =>
            `${rule.id}: ${rule.help}\\n` + rule.nodes.map(node =>
                `    ${node.target.join(' ')}: ${node.failureSummary.replaceAll('\\n', ' ')}`).join('\\n'))),
        error => answer(['axe failed: ' + error]));";

/// Loads the checker into the page as it is now.
async fn load(browser: &Browser) -> Result<()> {
    let file = std::env::var("AXE").context("AXE does not say where axe.min.js lies: please run `cargo xtask test`")?;
    let checker = fs::read_to_string(&file).with_context(|| format!("cannot read {file}"))?;
    browser.ask(&checker, Vec::new()).await.map(drop)
}

/// All rules of the checker.
const ALL: &[&str] = &[];
/// What a theme can change: colours, and nothing else.
const COLOURS: &[&str] = &["color-contrast"];

/// What the checker finds wrong with the page as it is shown now.
async fn faults(browser: &Browser, rules: &[&str]) -> Result<Vec<String>> {
    let found = browser.driver.execute_async(RUN, vec![Value::from(rules)]).await?;
    let Value::Array(found) = found.json() else { anyhow::bail!("axe answered {:?}", found.json()) };
    Ok(found.iter().map(|fault| fault.as_str().unwrap_or_default().to_owned()).collect())
}

/// A phone in the light, then a desk in the dark. German has the longest words: at 320 pixels no page scrolls sideways, and
/// none makes the console complain.
fn pass_axe_in_german_and_keep_to_320_pixels(part: &Part) {
    on_a_site(async |site| {
        let browser = site.browser(Wishes { language: "de", ..Wishes::default() }).await?;
        let mut all = Vec::new();
        let look = async |name: String, path: &str| {
            // Whatever was said while a table played on is not said by this page.
            browser.driver.browser_log().await?;
            browser.resize(320, 640).await?;
            browser.open(path).await?;
            all.extend(misfits(&browser, &name).await?);
            load(&browser).await?;
            for (width, height, dark) in [(390, 844, false), (1280, 900, true)] {
                browser.resize(width, height).await?;
                all.extend(checked(&browser, dark, &format!("{name} at {width} ({path})")).await?);
            }
            Ok(())
        };
        pages_of(part, &browser, look).await?;
        ensure!(all.is_empty(), "{} faults:\n{}", all.len(), all.join("\n"));
        Ok(())
    });
}

#[test]
fn pages_of_the_site_pass_axe_in_german_and_keep_to_320_pixels() {
    pass_axe_in_german_and_keep_to_320_pixels(&Part::Site);
}

fn texts_pass_axe_in_german_and_keep_to_320_pixels(title: &'static Title) {
    pass_axe_in_german_and_keep_to_320_pixels(&Part::Texts(title));
}

for_each_game!(texts_pass_axe_in_german_and_keep_to_320_pixels);

fn tables_pass_axe_in_german_and_keep_to_320_pixels(title: &'static Title) {
    pass_axe_in_german_and_keep_to_320_pixels(&Part::Tables(title));
}

for_each_game!(tables_pass_axe_in_german_and_keep_to_320_pixels);

/// What the checker finds on a page, in this theme and in the other one.
async fn checked(browser: &Browser, dark: bool, page: &str) -> Result<Vec<String>> {
    let mut all = Vec::new();
    for (dark, rules) in [(!dark, COLOURS), (dark, ALL)] {
        browser.media(dark, true).await?;
        let theme = if dark { "dark" } else { "light" };
        let found = faults(browser, rules).await?;
        all.extend(found.into_iter().map(|fault| format!("{page}, {theme}: {fault}")));
    }
    Ok(all)
}

/// A checker that never complains would prove nothing.
#[test]
fn axe_finds_planted_faults() {
    on_a_site(async |site| {
        let browser = site.browser(Wishes::default()).await?;
        browser.open("/").await?;
        let plant = "const main = document.querySelector('main');
            main.append(document.createElement('img'), document.createElement('button'));";
        browser.ask(plant, Vec::new()).await?;
        load(&browser).await?;
        let found = faults(&browser, ALL).await?.join("\n");
        ensure!(found.contains("image-alt") && found.contains("button-name"), "only found:\n{found}");
        Ok(())
    });
}
