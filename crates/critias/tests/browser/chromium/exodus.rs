//! Atlantis Exodus in the browser: alone from the game's page to the best list, and four seats on a phone.

use anyhow::{Result, ensure};
use serde_json::json;

use super::browser::{Browser, Wishes};
use super::games::title;
use super::phone::{decide_by_touch, tap};
use super::site::on_a_site;
use super::table::EXODUS;

/// Play now leads to solo, the end to the best list, and the list back to the game.
#[test]
fn alone_from_the_page_of_the_game_to_the_best_list() {
    on_a_site(async |site| {
        let browser = site.browser(Wishes::default()).await?;
        browser.open("/games/exodus").await?;
        browser.click("main form:has(input[name=seats][value='1']) button").await?;
        let table = browser.at_table().await?;
        browser.moment().await?;
        ensure!(browser.count(".players .player").await? == 1, "somebody else sits here");
        browser.decide(1).await?;
        browser.play_out(&table).await?;
        browser.open(&table).await?;
        browser.see("#end .alone .verdict").await?;
        // RU-93: a lost game has no place and is in no list.
        let won = browser.text("#prompt .sentence").await?.contains("won");
        let told = browser.text("#end .alone a").await?;
        ensure!(told.contains("Place 1 of 1") == won, "won: {won}, and this is told: {told}");
        browser.click("#end .alone a").await?;
        browser.see("section.bests").await?;
        ensure!(browser.sees(&format!(".bests a[href='{table}']")).await? == won, "won: {won}");

        // The seed of the day is begun once; then the page leads to it.
        browser.click("form[action='/play/exodus/today'] button").await?;
        let of_the_day = browser.at_table().await?;
        ensure!(of_the_day != table);
        browser.moment().await?;
        browser.open("/games/exodus/solo").await?;
        browser.see(&format!("main a.go[href='{of_the_day}']")).await?;
        ensure!(!browser.sees("form[action='/play/exodus/today']").await?, "it can be begun twice");

        // Somebody else sees neither the list nor, while the day lasts, its luck.
        let stranger = site.browser(Wishes::default()).await?;
        stranger.open("/games/exodus/solo").await?;
        ensure!(!stranger.sees(".bests table").await?, "a stranger sees the list");
        stranger.open(&of_the_day).await?;
        ensure!(!stranger.sees("#table").await?, "a stranger sees the luck of the day");
        browser.console_is_quiet("a game alone").await
    });
}

/// Four seats against bots: the first kings and tiles, then another year, and panes that are reached by touch.
#[test]
fn a_german_phone_plays_at_a_table_of_four() {
    on_a_site(async |site| -> Result<()> {
        let wishes = Wishes { width: 390, height: 844, language: "de-DE,de", ..Wishes::default() };
        let browser = site.browser(wishes).await?;
        let touch = json!({ "enabled": true, "maxTouchPoints": 1 });
        browser.driver.cdp().send_raw("Emulation.setTouchEmulationEnabled", touch).await?;
        let table = browser.sit_down(title(EXODUS), &["me", "bot:random", "bot:random", "bot:random"]).await?;
        decide_by_touch(&browser, 14, async |_| Ok(())).await?;
        nothing_slips_away(&browser).await?;
        every_pane_is_reached(&browser).await?;
        browser.play_until(&table, "#table:has([value*='order_space'])", &[]).await?;
        browser.open(&table).await?;
        decide_by_touch(&browser, 8, async |_| Ok(())).await?;
        browser.console_is_quiet("four seats on a phone").await
    });
}

/// The prompt stays in view while one goes from pane to pane.
async fn every_pane_is_reached(browser: &Browser) -> Result<()> {
    const IN_VIEW: &str = "
        const said = document.querySelector('#prompt').getBoundingClientRect();
        return box.left > -2 && box.left < innerWidth / 2 && said.bottom > 0 && said.top < innerHeight;";
    for (pane, part) in [("displays", "displays"), ("own", "tray"), ("city", "city")] {
        tap(browser, &browser.find(&format!("#panes [data-pane='{pane}']")).await?).await?;
        let shown = format!("const box = document.getElementById('{part}').getBoundingClientRect(); {IN_VIEW}");
        browser.until(&format!("the pane {pane} is in view"), &shown).await?;
    }
    Ok(())
}

/// What is said at the table comes in, and the board stays where it was scrolled to.
async fn nothing_slips_away(browser: &Browser) -> Result<()> {
    const SPEAK: &str = "
        const done = arguments[0];
        const table = document.getElementById('table');
        const top = () => Math.round(document.getElementById('panes').getBoundingClientRect().top);
        scrollTo({ top: 200, behavior: 'instant' });
        requestAnimationFrame(() => requestAnimationFrame(() => {
            const [before, { news }] = [top(), { ...table.dataset }];
            const chat = document.getElementById('chat');
            chat.querySelector('input[name=text]').value = 'Salve';
            chat.requestSubmit();
            new MutationObserver(() => {
                if (table.dataset.news === news) return;
                requestAnimationFrame(() => requestAnimationFrame(() => done([before, top()])));
            }).observe(table, { attributes: true });
        }));";
    let found = browser.driver.execute_async(SPEAK, Vec::new()).await?;
    let (before, after): (i32, i32) = serde_json::from_value(found.json().clone())?;
    ensure!(before == after, "the board was at {before} and is at {after}");
    Ok(())
}
