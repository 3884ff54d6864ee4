//! Taking back: step by step, the whole turn, and never past luck.

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use super::browser::{Browser, Wishes};
use super::site::on_a_site;

#[test]
fn a_step_and_a_whole_turn_can_be_taken_back() {
    on_a_site(async |site| {
        let browser = site.browser(Wishes::default()).await?;
        browser.new_table(["me", "bot:random", "none", "none"], "1").await?;
        figures_apart(&browser).await?;
        let menu = browser.text("#prompt .sentence").await?;
        for (choices, what) in [(&["move"][..], "step"), (&["bridge", "move"], "turn")] {
            for kind in choices {
                browser.choose(kind).await?;
            }
            ensure!(browser.text("#prompt .sentence").await? != menu, "the prompt did not change");
            let before = browser.changes().await?;
            browser.click(&format!("button[name=what][value={what}]")).await?;
            browser.changed(before).await?;
            ensure!(browser.text("#prompt .sentence").await? == menu, "not back at the beginning of the turn");
        }
        Ok(())
    });
}

/// Plays until there are two figures to choose from and the own bridge is not built, so that nothing is forced.
async fn figures_apart(browser: &Browser) -> Result<()> {
    for _ in 0..30 {
        browser.moment().await?;
        let all = browser.choices().await?;
        let count = |kind: &str| all.iter().filter(|choice| choice.facts.is(kind)).count();
        if count("move") > 1 && count("bridge") > 0 {
            return Ok(());
        }
        let kind =
            ["done", "move", "play", "pay_tile", "pay_card", "show_hand"].into_iter().find(|kind| count(kind) > 0);
        browser.choose(kind.context("nothing to do")?).await?;
    }
    anyhow::bail!("two figures never stood apart")
}

/// After a whole turn cards were drawn.
#[test]
fn luck_cannot_be_taken_back() {
    on_a_site(async |site| -> Result<()> {
        let browser = site.browser(Wishes::default()).await?;
        browser.new_table(["me", "bot:random", "none", "none"], "1").await?;
        browser.moment().await?;
        for count in 1..30 {
            browser.decide(count).await?;
            browser.moment().await?;
            if !browser.sees("button[name=what]").await? {
                break;
            }
        }
        nothing_can_be_taken_back(&browser).await
    });
}

/// The button says why it cannot, and the site refuses it as well.
pub(super) async fn nothing_can_be_taken_back(browser: &Browser) -> Result<()> {
    const ASK: &str = "
        const answer = arguments[arguments.length - 1];
        const { address, decision } = document.getElementById('table').dataset;
        fetch(`${address}/undo`, { method: 'POST', body: new URLSearchParams({ decision, what: 'step' }) })
            .then(async response => answer([response.status, await response.text()]));";
    ensure!(!browser.sees("button[name=what]").await?, "something can still be taken back");
    let dim = browser.find("#prompt .undo [aria-disabled=true]").await?;
    let why = dim.attr("data-why").await?.context("the dim button does not say why")?;
    dim.click().await?;
    browser.see("#why-line:not([hidden])").await?;
    ensure!(browser.text("#why-line").await?.contains(&why));

    let changes = browser.changes().await?;
    let answer = browser.driver.execute_async(ASK, Vec::new()).await?;
    let Value::Array(answer) = answer.json() else { anyhow::bail!("no answer") };
    ensure!(answer[0] == 409 || answer[0] == 422, "the site answered {}", answer[0]);
    ensure!(answer[1].as_str().is_some_and(|page| page.contains("notice refused")), "no notice in the answer");
    ensure!(browser.changes().await? == changes);
    Ok(())
}
