//! What every page keeps to: no sideways scrolling on the smallest phone, nothing to complain about
//! on the console.

use anyhow::{Result, bail, ensure};
use serde_json::Value;

use super::browser::{Browser, Wishes};
use super::house::in_a_house;
use super::pages::every_page;
use super::table::{ATLANDICE, ATLANTIS};

/// Elements that stick out to the right, for the message; what scrolls inside its own box does not count.
const STICKING_OUT: &str = "
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.querySelectorAll('body *')]
        .filter(element => element.getBoundingClientRect().right > width + 1)
        .slice(0, 8)
        .map(element => element.tagName + '.' + element.getAttribute('class') + '#' + element.id)
        .concat(['page is ' + document.documentElement.scrollWidth + ' wide']);";

/// Fails if the page scrolls sideways, and says what sticks out.
pub(super) async fn stays_in_its_width(browser: &Browser, page: &str) -> Result<()> {
    match browser.ask(STICKING_OUT, Vec::new()).await? {
        Value::Array(found) if found.is_empty() => Ok(()),
        found => bail!("{page} scrolls sideways: {found}"),
    }
}

/// German has the longest words.
#[test]
fn no_page_scrolls_sideways_at_320_pixels_or_makes_the_console_complain() {
    in_a_house(async |house| {
        let browser = house.browser(Wishes { width: 320, height: 640, language: "de", ..Wishes::default() }).await?;
        let mut faults = Vec::new();
        for (name, path) in every_page(&browser).await? {
            browser.open(&path).await?;
            faults.extend(stays_in_its_width(&browser, name).await.err().map(|fault| fault.to_string()));
            let quiet = browser.console_is_quiet(name).await;
            // A page that is not there is itself a complaint, and the only one.
            match quiet {
                Err(complaint) if name == "error" => {
                    ensure!(complaint.to_string().matches("SEVERE").count() == 1, "{complaint}")
                }
                quiet => quiet?,
            }
        }
        ensure!(faults.is_empty(), "{}", faults.join("\n"));
        Ok(())
    });
}

/// Fast on a cheap phone: the first page of a table, with all that belongs to it, comes in under 100 kB.
#[test]
fn a_table_weighs_less_than_100_kilobytes() {
    const WEIGHT: &str = "
        return [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
            .map(entry => [entry.name, entry.transferSize]);";
    in_a_house(async |house| {
        let maker = house.browser(Wishes::default()).await?;
        for game in [ATLANTIS, ATLANDICE] {
            let table = maker.play_now_of(game).await?;
            // Somebody who has never been here: nothing is kept.
            let visitor = house.browser(Wishes::default()).await?;
            visitor.open(&table).await?;
            visitor.see("#table").await?;
            let parts = visitor.ask(WEIGHT, Vec::new()).await?;
            let weight: u64 = parts.as_array().into_iter().flatten().filter_map(|part| part[1].as_u64()).sum();
            ensure!(weight > 5_000, "the weight was not measured: {parts}");
            ensure!(weight < 100_000, "{game}: {weight} bytes: {parts}");
        }
        Ok(())
    });
}
