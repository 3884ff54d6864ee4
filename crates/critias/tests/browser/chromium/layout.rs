//! What every page keeps to: no sideways scrolling on the smallest phone, nothing to complain about
//! on the console.

use anyhow::{Result, bail, ensure};
use serde_json::Value;

use super::browser::{Browser, Wishes};
use super::games::GAMES;
use super::site::on_a_site;

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

/// Fails if a control of the prompt has been laid out somewhere else, by the sheet of a board.
async fn keeps_its_controls(browser: &Browser, page: &str) -> Result<()> {
    const STRAYED: &str = "
        const prompt = document.querySelector('#prompt');
        const inside = prompt?.getBoundingClientRect();
        // On a phone the buttons lie above the tabs, in the reach of the thumb.
        const tabs = document.querySelector('#panes');
        const edge = tabs?.checkVisibility({ visibilityProperty: true }) ? tabs.getBoundingClientRect().top : null;
        const inReach = box => edge !== null && box.bottom <= edge + 1 && box.top >= edge - 63;
        return [...(prompt?.querySelectorAll('button, a, input, select') ?? [])]
            .filter(control => control.checkVisibility({ visibilityProperty: true }))
            .map(control => [control.outerHTML, control.getBoundingClientRect()])
            .filter(([, box]) => (box.top < inside.top - 1 || box.bottom > inside.bottom + 1) && !inReach(box))
            .map(([words]) => words);";
    let strayed = browser.ask(STRAYED, Vec::new()).await?;
    ensure!(strayed.as_array().is_some_and(Vec::is_empty), "{page}: not in the prompt: {strayed}");
    Ok(())
}

/// What is wrong with a page that was just opened: it scrolls sideways, a control strayed, or the console complains.
pub(super) async fn misfits(browser: &Browser, name: &str) -> Result<Vec<String>> {
    let mut faults = Vec::new();
    faults.extend(stays_in_its_width(browser, name).await.err());
    faults.extend(keeps_its_controls(browser, name).await.err());
    // A page that is not there is itself a complaint, and the only one.
    let expected = usize::from(name == "error");
    faults.extend(
        browser
            .console_is_quiet(name)
            .await
            .err()
            .filter(|complaint| complaint.to_string().matches("SEVERE").count() != expected),
    );
    Ok(faults.into_iter().map(|fault| fault.to_string()).collect())
}

/// The board keeps to the page at a width, and so does what the prompt says.
pub(super) async fn keeps_to_the_page(browser: &Browser, width: u32, when: &str) -> Result<()> {
    /// What the prompt says and cannot show without scrolling inside it.
    const HIDDEN: &str = "
        const say = document.querySelector('#prompt .say');
        return say.scrollHeight - say.clientHeight > 1 ? say.textContent.trim() : '';";
    browser.resize_and_settle(width, 900).await?;
    stays_in_its_width(browser, &format!("{when} at {width}")).await?;
    let hidden = browser.ask(HIDDEN, Vec::new()).await?;
    ensure!(hidden == "", "{when} at {width}: this does not fit into the prompt: {hidden}");
    Ok(())
}

/// Fast on a cheap phone: the first page of a table, with all that belongs to it, comes in under 100 kB. The font is
/// among it, as on a phone that has no Palatino.
#[test]
fn a_table_weighs_less_than_100_kilobytes() {
    const WEIGHT: &str = "
        const weight = () => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
            .map(entry => [entry.name, entry.transferSize]);
        return document.fonts.load('600 20px \"Critias Serif\"').then(weight);";
    on_a_site(async |site| {
        let maker = site.browser(Wishes::default()).await?;
        let visitor = site.browser(Wishes::default()).await?;
        for title in GAMES {
            let table = maker.sit_down(title, title.full).await?;
            // Nothing is kept from the table before.
            visitor.anew(Wishes::default()).await?;
            visitor.open(&table).await?;
            visitor.see("#table").await?;
            let parts = visitor.ask(WEIGHT, Vec::new()).await?;
            let weight: u64 = parts.as_array().into_iter().flatten().filter_map(|part| part[1].as_u64()).sum();
            ensure!(parts.to_string().contains(".woff2"), "the font was not fetched: {parts}");
            ensure!(weight > 5_000, "the weight was not measured: {parts}");
            ensure!(weight < 100_000, "{}: {weight} bytes: {parts}", title.id);
        }
        Ok(())
    });
}
