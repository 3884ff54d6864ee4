//! A whole game against bots by clicking what is lit.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};

use super::browser::Wishes;
use super::games::{Title, for_each_game};
use super::site::on_a_site;
use super::table::Moment;

#[test]
fn a_whole_game_by_clicking_from_home_to_rematch() {
    on_a_site(async |site| {
        let browser = site.browser(Wishes::default()).await?;
        let start = Instant::now();
        let table = browser.play_now().await?;
        browser.moment().await?;
        browser.decide(0).await?;
        ensure!(start.elapsed() < Duration::from_secs(10), "the first move took {:?}", start.elapsed());

        for count in 1.. {
            match browser.moment().await? {
                Moment::Mine => browser.decide(count).await?,
                Moment::Over => break,
            }
            ensure!(count < 1000, "the game does not end");
        }

        // The end: scores of all three, the points over the game, and the seed that was promised.
        browser.see("#end").await?;
        let in_view = "const box = document.querySelector('#end .podium').getBoundingClientRect(); \
                       return box.top > 0 && box.bottom < innerHeight;";
        browser.until("the podium is in view, whole", in_view).await?;
        ensure!(browser.count("#end .sheet tbody tr").await? >= 3, "the scores of three seats are not there");
        ensure!(browser.sees("#end .course svg").await?, "the points over the game are not there");
        ensure!(browser.sees("#end #fair code").await?, "the seed is not revealed");
        browser.console_is_quiet("a whole game").await?;

        browser.click("#end form[action$='/rematch'] button").await?;
        browser.until("the rematch is another table", &not_at(&table)).await?;
        ensure!(browser.at_table().await? != table);
        browser.moment().await?;
        browser.decide(0).await
    });
}

fn not_at(table: &str) -> String {
    format!("return location.pathname.startsWith('/t/') && location.pathname !== '{table}';")
}

#[test]
fn a_reload_in_the_middle_shows_the_same() {
    /// All that the page says, apart from the state of the connection.
    const SAYS: &str = "
        const text = css => [...document.querySelectorAll(css)].map(element => element.textContent.trim());
        const shapes = [...document.querySelectorAll('#table [data-piece]')]
            .map(piece => piece.getAttribute('data-piece') + ' ' + (piece.getAttribute('transform') ?? '')).sort();
        return JSON.stringify([text('#prompt .sentence'), text('#tray'), text('.players'), text('.lines'), text('#words'),
            text('.stores'), shapes, document.title]);";
    on_a_site(async |site| {
        let browser = site.browser(Wishes::default()).await?;
        browser.play_now().await?;
        for count in 0..16 {
            browser.moment().await?;
            browser.decide(count).await?;
            browser.moment().await?;
            if count % 5 == 0 {
                let before = browser.ask(SAYS, Vec::new()).await?;
                browser.driver.refresh().await?;
                browser.moment().await?;
                let after = browser.ask(SAYS, Vec::new()).await?;
                ensure!(before == after, "before:\n{before}\nafter:\n{after}");
            }
        }
        Ok(())
    });
}

/// The state of the connection is said, and an own move is shown as sent.
#[test]
fn the_connection_is_shown() {
    on_a_site(async |site| -> Result<()> {
        let browser = site.browser(Wishes::default()).await?;
        browser.play_now().await?;
        browser.see("#live[data-live='on']").await?;
        let words = browser.text("#live").await?;
        browser.driver.cdp().send_raw("Network.enable", serde_json::json!({})).await?;
        let offline =
            serde_json::json!({ "offline": true, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
        browser.driver.cdp().send_raw("Network.emulateNetworkConditions", offline).await?;
        browser.see("#live:not([data-live='on'])").await?;
        ensure!(browser.text("#live").await? != words, "the words stay the same without a connection");
        let online =
            serde_json::json!({ "offline": false, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
        browser.driver.cdp().send_raw("Network.emulateNetworkConditions", online).await?;
        browser.see("#live[data-live='on']").await
    });
}

/// Pages change under a mouse at rest: what comes to lie there was not pointed at, and no gold button offers it.
#[test]
fn what_comes_to_lie_under_a_mouse_at_rest_is_not_offered() {
    const COVER: &str = "
        const cover = document.body.appendChild(document.createElement('div'));
        cover.id = 'cover';
        Object.assign(cover.style, { position: 'fixed', inset: 0, zIndex: 99 });";
    on_a_site(async |site| {
        let browser = site.browser(Wishes::default()).await?;
        browser.play_now().await?;
        browser.moment().await?;
        let choice =
            browser.choices().await?.into_iter().find(|choice| !choice.facts.main).context("nothing is lit")?;
        let (x, y, _) = browser.point_of(&choice.element).await?;
        let point =
            async |x: f64| browser.driver.action_chain().move_to(x.round() as i64, y.round() as i64).perform().await;
        browser.ask(COVER, Vec::new()).await?;
        point(x).await?;
        browser.ask("document.querySelector('#cover').remove();", Vec::new()).await?;
        let lies_there = "return Boolean(document.querySelector('#table button[data-pv]:hover'));";
        browser.until("the choice lies under the mouse", lies_there).await?;
        ensure!(!browser.sees("#main:not([hidden])").await?, "nobody has pointed at anything");
        point(x + 2.0).await?;
        browser.see("#main:not([hidden])").await
    });
}

/// What is shown while one points must not push the board away from under the pointer.
fn pointing_moves_nothing(title: &Title) {
    const PLACE: &str = "
        const board = document.querySelector('#table .board').getBoundingClientRect();
        return [board.left, board.top + scrollY, board.width].map(Math.round);";
    on_a_site(async |site| {
        let browser = site.browser(Wishes::default()).await?;
        for width in [1280, 1024, 390] {
            browser.resize(width, 900).await?;
            browser.sit_down(title, title.small).await?;
            for count in 0..5 {
                browser.moment().await?;
                let before = browser.ask(PLACE, Vec::new()).await?;
                for choice in browser.choices().await? {
                    choice.element.scroll_into_view().await?;
                    browser.driver.action_chain().move_to_element_center(&choice.element).perform().await?;
                    let after = browser.ask(PLACE, Vec::new()).await?;
                    ensure!(before == after, "{} at {width}: {before} became {after}", choice.facts.value);
                }
                browser.decide(count).await?;
            }
        }
        Ok(())
    });
}

for_each_game!(pointing_moves_nothing);
