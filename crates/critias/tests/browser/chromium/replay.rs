//! The replay: every position has a permanent address.

use anyhow::{Context, Result, ensure};
use thirtyfour::Key;

use super::browser::{Browser, Wishes};
use super::site::on_a_site;

/// Waits until the replay shows a step, which is also its address.
pub(super) async fn at(browser: &Browser, table: &str, step: usize) -> Result<()> {
    let there = format!(
        "return location.pathname === '{table}/at/{step}' && document.querySelector('#slide input').value === '{step}';"
    );
    browser.until(&format!("step {step} is shown"), &there).await
}

#[test]
fn a_running_game_is_looked_back_at_by_links_keys_and_slider() {
    on_a_site(async |site| {
        let browser = site.browser(Wishes::default()).await?;
        let table = browser.play_now().await?;
        for count in 1..8 {
            browser.moment().await?;
            browser.decide(count).await?;
        }
        browser.moment().await?;
        // A line of the log leads to its position.
        let line = browser.find(".lines a.at").await?;
        let address = line.attr("href").await?.context("a line leads nowhere")?;
        let step: usize = address.rsplit('/').next().context("no step")?.parse()?;
        line.click().await?;
        at(&browser, &table, step).await?;
        ensure!(!browser.sees("button[name=action]").await?, "a position of the past can be played on");

        browser.press(Key::Left).await?;
        at(&browser, &table, step - 1).await?;
        browser.click("a[data-go='replay-back']").await?;
        at(&browser, &table, step - 2).await?;
        browser.press(Key::Home).await?;
        at(&browser, &table, 0).await?;
        let slide = "const slider = document.querySelector('#slide input'); slider.value = 5;
            slider.dispatchEvent(new Event('input', { bubbles: true }));";
        browser.ask(slide, Vec::new()).await?;
        at(&browser, &table, 5).await?;

        // The address is permanent: it shows the same when opened anew.
        let words = browser.text("#prompt .sentence").await?;
        browser.driver.refresh().await?;
        at(&browser, &table, 5).await?;
        ensure!(browser.text("#prompt .sentence").await? == words);
        browser.click(&format!("#prompt a[href='{table}']")).await?;
        browser.see("#table:not(.replaying)").await
    });
}

#[test]
fn a_finished_game_is_watched_with_other_eyes_and_kept_as_a_record() {
    on_a_site(async |site| {
        let browser = site.browser(Wishes::default()).await?;
        let table = browser.new_table(["me", "bot:random", "none", "none"], "1").await?;
        browser.play_out(&table).await?;
        // Two hands may be alike at one moment, hardly at all of these.
        let mut hands = [String::new(), String::new()];
        for step in [20, 16, 12, 8] {
            for (seat, hand) in hands.iter_mut().enumerate() {
                browser.open(&format!("{table}/at/{step}?as={seat}")).await?;
                let cards = "return document.querySelector('#tray .hand')?.textContent ?? '';";
                hand.push_str(browser.ask(cards, Vec::new()).await?.as_str().unwrap_or_default());
            }
        }
        ensure!(hands[0] != hands[1], "both seats hold the same cards: {}", hands[0]);
        browser.open(&format!("{table}/at/12?as=1")).await?;
        browser.see("#tray .hand .card").await?;
        let other = browser.text("#tray .hand").await?;
        browser.open(&format!("{table}/at/12?as=public")).await?;
        ensure!(!browser.sees("#tray .card").await?, "a spectator sees a hand");

        // Choosing other eyes does nothing by itself; the button looks through them.
        browser.click("select#as option[value='1']").await?;
        ensure!(browser.ask("return location.search;", Vec::new()).await? == "?as=public", "a choice has led away");
        browser.click(".eyes button").await?;
        browser.until("the other eyes see", "return location.search === '?as=1';").await?;
        ensure!(browser.text("#tray .hand").await? == other);

        browser.open(&table).await?;
        let ask = format!(
            "const answer = arguments[arguments.length - 1];
             fetch('{table}/record.json').then(response => response.json()).then(record => answer(record.format));"
        );
        let format = browser.driver.execute_async(ask, Vec::new()).await?;
        ensure!(format.json() == "critias-record-1", "{}", format.json());
        Ok(())
    });
}
