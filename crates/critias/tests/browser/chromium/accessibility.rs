//! axe-core on every page, dark and light. The checker is fetched by `cargo xtask test`, which says
//! by `AXE` where it lies.

use std::fs;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use super::browser::{Browser, Wishes};
use super::house::{House, in_a_house};
use super::pages::every_page;

/// The rules of the checker that look at colours: what another theme can break.
const COLOURS: [&str; 2] = ["color-contrast", "link-in-text-block"];

/// Runs where the checker has been loaded, with these rules alone if some are named; the last argument takes the answer.
const RUN: &str = "
    const [rules, answer] = arguments;
    const options = rules.length === 0 ? {} : { runOnly: { type: 'rule', values: rules } };
    axe.run(document, { resultTypes: ['violations'], ...options }).then(
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

/// What the checker finds wrong with the page as it is shown now.
async fn faults(browser: &Browser, rules: &[&str]) -> Result<Vec<String>> {
    let found = browser.driver.execute_async(RUN, vec![Value::from(rules)]).await?;
    let Value::Array(found) = found.json() else { anyhow::bail!("axe answered {:?}", found.json()) };
    Ok(found.iter().map(|fault| fault.as_str().unwrap_or_default().to_owned()).collect())
}

#[test]
fn every_page_passes_axe_on_a_desk() {
    in_a_house(async |house| every_page_passes(house, Wishes::default()).await);
}

#[test]
fn every_page_passes_axe_on_a_phone_in_german() {
    let wishes = Wishes { width: 390, height: 844, language: "de", ..Wishes::default() };
    in_a_house(async |house| every_page_passes(house, wishes).await);
}

/// In the dark, and in the light what is another there: the colours.
async fn every_page_passes(house: &House, wishes: Wishes) -> Result<()> {
    let browser = house.browser(wishes).await?;
    let mut all = Vec::new();
    every_page(&browser, async |name, path| {
        browser.open(path).await?;
        load(&browser).await?;
        for (dark, light, rules) in [(true, "dark", &[][..]), (false, "light", &COLOURS)] {
            browser.media(dark, true).await?;
            all.extend(
                faults(&browser, rules).await?.into_iter().map(|fault| format!("{name} ({light}, {path}): {fault}")),
            );
        }
        Ok(())
    })
    .await?;
    ensure!(all.is_empty(), "{} faults:\n{}", all.len(), all.join("\n"));
    Ok(())
}

/// A checker that never complains would prove nothing.
#[test]
fn axe_finds_planted_faults() {
    in_a_house(async |house| {
        let browser = house.browser(Wishes::default()).await?;
        browser.open("/").await?;
        let plant = "const main = document.querySelector('main');
            main.append(document.createElement('img'), document.createElement('button'));";
        browser.ask(plant, Vec::new()).await?;
        load(&browser).await?;
        let found = faults(&browser, &[]).await?.join("\n");
        ensure!(found.contains("image-alt") && found.contains("button-name"), "only found:\n{found}");
        // Dim words, as a theme could make them.
        let dim = "document.querySelector('main .page p').style.cssText = 'color: #777; background: #888';";
        browser.ask(dim, Vec::new()).await?;
        let found = faults(&browser, &COLOURS).await?.join("\n");
        ensure!(found.contains("color-contrast") && !found.contains("image-alt"), "only found:\n{found}");
        Ok(())
    });
}
