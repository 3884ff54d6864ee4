//! Hints at the table.

use anyhow::{Context, ensure};

use super::browser::Wishes;
use super::site::on_a_site;

/// A hint is asked for and taken without a mouse; it is read out, and what it suggests is marked.
#[test]
fn a_hint_is_asked_for_and_taken_by_keyboard() {
    on_a_site(async |site| {
        let browser = site.browser(Wishes::default()).await?;
        browser.new_table(["me", "bot:random", "none", "none"], "1").await?;
        browser.moment().await?;
        let question = browser.question().await?;
        ensure!(browser.sees("#hint[role=status]:empty").await?, "a reader needs the place before the words");
        browser.press("H").await?;
        browser.see("#hint .suggestion").await?;
        ensure!(browser.question().await? == question, "a hint changes nothing");
        let action = browser.attribute("#hint", "data-action").await?.context("a hint suggests something")?;
        let marked = "return [...document.querySelectorAll('button.hinted')].map(choice => choice.value);";
        let marked = browser.ask(marked, Vec::new()).await?;
        let all = marked.as_array().context("a list")?;
        ensure!(
            !all.is_empty() && all.iter().all(|value| *value == *action),
            "{action} is marked, and nothing else: {marked}"
        );
        let main = browser.attribute("#main", "value").await?;
        ensure!(main.as_ref() == Some(&action), "the main button is ready for it: {main:?}");
        let focus = "document.querySelector('#main').focus();";
        browser.ask(focus, Vec::new()).await?;
        browser.press(thirtyfour::Key::Enter).await?;
        browser.answered(&question).await?;
        browser
            .until("the hint is gone with its question", "return !document.querySelector('#hint[data-action]');")
            .await?;
        browser.console_is_quiet("a hint").await
    });
}

/// Without scripts a form does the same.
#[test]
fn a_hint_needs_no_script() {
    on_a_site(async |site| {
        let browser = site.browser(Wishes { scripts: false, ..Wishes::default() }).await?;
        browser.play_now_of("atlantis").await?;
        for _ in 0..40 {
            if browser.sees("#ask-hint").await? {
                break;
            }
            browser.driver.refresh().await?;
        }
        browser.click("#ask-hint").await?;
        browser.see("#hint .suggestion").await?;
        browser.click("#hint summary").await?;
        browser.click("#hint .advice button").await?;
        browser.see("#table:not(:has(#hint[data-action]))").await
    });
}
