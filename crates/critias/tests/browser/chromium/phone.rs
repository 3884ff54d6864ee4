//! A game on a phone, in German, by touch: the first touch shows, the second acts.

use std::sync::Arc;

use anyhow::{Context, Result, ensure};
use serde_json::json;
use thirtyfour::WebElement;

use super::browser::{Browser, Wishes};
use super::games::{Title, for_each_game};
use super::layout::{keeps_to_the_page, stays_in_its_width};
use super::site::on_a_site;

fn a_german_phone_plays_by_touch_and_the_board_keeps_to_every_page(title: &Title) {
    on_a_site(async |site| {
        let wishes = Wishes { width: 390, height: 844, language: "de-DE,de", ..Wishes::default() };
        let browser = site.browser(wishes).await?;
        let touch = json!({ "enabled": true, "maxTouchPoints": 1 });
        browser.driver.cdp().send_raw("Emulation.setTouchEmulationEnabled", touch).await?;
        browser.open("/").await?;
        ensure!(browser.attribute("html", "lang").await?.as_deref() == Some("de"));
        tap(&browser, &browser.find(&format!("form[action='/play/{}'] button", title.id)).await?).await?;
        browser.at_table().await?;
        // Then a table where every seat is taken, seen between the touches on other screens, too.
        browser.sit_down(title, title.full).await?;
        let elsewhere = async |count: usize| {
            for width in if count.is_multiple_of(2) { [1440, 390] } else { [1024, 320] } {
                keeps_to_the_page(&browser, width, &format!("decision {count}")).await?;
            }
            browser.resize(wishes.width, wishes.height).await
        };
        decide_by_touch(&browser, title.telling, elsewhere).await?;
        title.is_quiet(&browser, "a game on a phone").await
    });
}

for_each_game!(a_german_phone_plays_by_touch_and_the_board_keeps_to_every_page);

/// Goes on by touch for so many decisions, each after a look at something; the first touch shows, the second acts, and
/// nothing leaves the screen.
pub(super) async fn decide_by_touch(
    browser: &Browser,
    decisions: usize,
    look: impl AsyncFn(usize) -> Result<()>,
) -> Result<()> {
    let mut slips = 0;
    for count in 0..decisions {
        browser.moment().await?;
        look(count).await?;
        large_enough(browser).await?;
        // Where there is no choice, the site makes it as soon as all others have chosen: the question may be gone.
        let Some(question) = browser.attribute("#table", "data-decision").await? else { continue };
        let gone = async || anyhow::Ok(browser.attribute("#table", "data-decision").await?.as_ref() != Some(&question));
        let only = match browser.choices().await {
            Ok(choices) => choices.len() == 1,
            Err(error) => {
                ensure!(gone().await?, error);
                continue;
            }
        };
        while let Err(error) = touch(browser, &question, count).await {
            let gone = gone().await?;
            if !(gone && only) {
                // Others choose too, and once the page may change under the finger.
                slips += 1;
                ensure!(slips < 2, error);
            }
            if gone {
                break;
            }
        }
        // The prompt stays in view.
        let seen = "const box = document.querySelector('#prompt').getBoundingClientRect();
            return box.bottom > 0 && box.top < innerHeight;";
        ensure!(browser.ask(seen, Vec::new()).await? == true, "the prompt is out of view");
        stays_in_its_width(browser, "the table").await?;
    }
    Ok(())
}

/// Answers a question by touch.
async fn touch(browser: &Browser, question: &str, count: usize) -> Result<()> {
    let choice = browser.pick(count).await?;
    const SAYS_MORE: &str = "return Boolean(arguments[0].dataset.detail) && !arguments[0].closest('.mains');";
    let says_more = browser.ask(SAYS_MORE, vec![choice.element.to_json()?]).await? == true;
    tap(browser, &choice.element).await?;
    if !choice.facts.main && (says_more || choice.facts.confirm) {
        // It says what would follow, and nothing has happened. The bar does it: by a button of its own, or by the main one.
        let value = serde_json::to_string(&choice.facts.value)?;
        let shown = format!(
            "return [...document.querySelectorAll('#prompt .mains button')].find(button => button.value === {value}
                && (button.id === 'main' || button.matches('.armed'))
                && button.checkVisibility({{ visibilityProperty: true }})) ?? null;"
        );
        browser.until(&format!("{value} is shown"), &format!("return (() => {{ {shown} }})() !== null;")).await?;
        ensure!(browser.question().await? == question, "the first touch has acted");
        large_enough(browser).await?;
        let does = WebElement::from_json(browser.ask(&shown, Vec::new()).await?, Arc::clone(&browser.driver))?;
        tap(browser, &does).await?;
    }
    browser.answered(question).await.with_context(|| format!("touched {}", choice.facts.value))
}

/// A real touch of an element, scrolled into view like a finger would.
pub(super) async fn tap(browser: &Browser, element: &WebElement) -> Result<()> {
    let (x, y, _) = browser.point_of(element).await?;
    let point = json!({ "x": x, "y": y });
    let cdp = browser.driver.cdp();
    cdp.send_raw("Input.dispatchTouchEvent", json!({ "type": "touchStart", "touchPoints": [point] })).await?;
    cdp.send_raw("Input.dispatchTouchEvent", json!({ "type": "touchEnd", "touchPoints": [] })).await?;
    Ok(())
}

/// Targets of at least 44 pixels for fingers, on the board and around it.
async fn large_enough(browser: &Browser) -> Result<()> {
    const SMALL: &str = "
        return [...document.querySelectorAll('#table button, #table summary, #table a.btn, header button, header a')]
            .filter(target => target.checkVisibility({ visibilityProperty: true }))
            .map(target => [target, target.getBoundingClientRect()])
            .filter(([, box]) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
            .map(([target, box]) => `${target.className} ${target.value ?? ''} ${Math.round(box.width)}x${Math.round(box.height)}`);";
    let small = browser.ask(SMALL, Vec::new()).await?;
    ensure!(small.as_array().is_some_and(Vec::is_empty), "too small for a finger: {small:#}");
    Ok(())
}
