//! Without scripts: reading and moving by plain forms.

use anyhow::{Result, ensure};

use super::browser::{Browser, Wishes};
use super::games::{Title, for_each_game};
use super::site::on_a_site;

fn wishes() -> Wishes {
    Wishes { scripts: false, ..Wishes::default() }
}

/// Looks again, as a person without scripts does, until a decision is open.
async fn my_turn(browser: &Browser) -> Result<()> {
    for _ in 0..50 {
        if browser.sees("#table[data-decision]").await? {
            return Ok(());
        }
        browser.driver.refresh().await?;
    }
    anyhow::bail!("the turn never comes")
}

fn turns_by_plain_forms(title: &Title) {
    on_a_site(async |site| {
        let browser = site.browser(wishes()).await?;
        let table = browser.play_now_of(title.id).await?;
        ensure!(!browser.sees("html.scripted").await?, "a script has run");
        for count in 0..8 {
            my_turn(&browser).await?;
            let before = browser.changes().await?;
            let choice = browser.pick(count).await?;
            browser.click_lit(&choice).await?;
            browser.changed(before).await?;
            ensure!(browser.path().await? == table, "the answer leads away from the table");
        }
        // The list of all choices in words is there for whom the picture is not.
        my_turn(&browser).await?;
        let before = browser.changes().await?;
        browser.click("#choices summary").await?;
        browser.click("#choices button[name=action]").await?;
        browser.changed(before).await
    });
}

for_each_game!(turns_by_plain_forms);

#[test]
fn a_replay_by_plain_links_and_a_search_by_a_plain_form() {
    on_a_site(async |site| {
        let browser = site.browser(wishes()).await?;
        let table = browser.play_now().await?;
        browser.open(&format!("{table}/at/3")).await?;
        browser.click("a[data-go='replay-back']").await?;
        ensure!(browser.path().await? == format!("{table}/at/2"));
        browser.open("/games/atlantis/rules").await?;
        browser.find("input[name=q]").await?.send_keys("bridge").await?;
        browser.click("form[role=search] button, form[method=get] button").await?;
        browser.see("#AT-8\\.1, [href$='#AT-8.1']").await
    });
}
