//! Die letzten Tage von Atlantis in the browser: the long game of five.

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use super::browser::{Browser, Wishes};
use super::games::title;
use super::site::on_a_site;
use super::table::LAST_DAYS;

/// LD-13.1: five cards more; the windows are left to the site, as a person would who wants to come to the end. A good
/// part is clicked, the rest played by requests.
#[test]
fn a_table_of_five_plays_the_long_game_to_its_end_in_german() {
    on_a_site(async |site| {
        let browser = site.browser(Wishes { language: "de", ..Wishes::default() }).await?;
        let mut long = *title(LAST_DAYS);
        long.form = &[("extra-cards", "5")];
        let seats = ["me", "bot:random", "bot:random", "bot:random", "bot:random"];
        let table = browser.sit_down(&long, &seats).await?;
        browser.moment().await?;
        leave_passing_to_the_server(&browser).await?;
        for count in 0..30 {
            browser.moment().await?;
            browser.decide(count).await.with_context(|| format!("decision {count}"))?;
        }
        browser.play_out(&table).await?;
        browser.open(&table).await?;
        browser.see("#end").await?;
        ensure!(browser.count("#end .sheet thead th").await? >= 5, "the scores of five seats are not there");
        ensure!(browser.sees("#end .course svg").await?, "the points over the game are not there");
        long.is_quiet(&browser, "a long game").await
    });
}

/// Every window is set to pass; the page shows it.
async fn leave_passing_to_the_server(browser: &Browser) -> Result<()> {
    const WINDOWS: &str = "
        return [...document.querySelectorAll('#windows button')].map(button => button.value)
            .filter(value => value.endsWith(' always'));";
    let Value::Array(windows) = browser.ask(WINDOWS, Vec::new()).await? else { anyhow::bail!("no windows") };
    ensure!(!windows.is_empty(), "no window can be left to the site");
    for window in windows.iter().filter_map(Value::as_str) {
        let button = format!("#windows button[value='{window}']");
        browser.unfold("#windows").await?;
        browser.click(&button).await?;
        browser.see(&format!("{button}[aria-pressed='true']")).await?;
    }
    Ok(())
}
