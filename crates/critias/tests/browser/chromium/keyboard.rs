//! A game without a mouse.

use anyhow::{Context, Result, ensure};
use thirtyfour::Key;

use super::browser::{Browser, Wishes};
use super::games::{GAMES, Title, for_each_game};
use super::site::on_a_site;
use super::table::{EXODUS, Moment};

/// One game from the first choice to the last, the others until enough is shown, and then their end: that every game
/// comes to its end is shown without a browser, by forms.
fn a_game_by_keyboard_alone(title: &Title) {
    on_a_site(async |site| {
        let browser = site.browser(Wishes::default()).await?;
        let table = browser.sit_down(title, title.small).await?;
        for count in 0.. {
            match browser.moment().await? {
                Moment::Over => break,
                Moment::Mine if count == title.telling && title.id != EXODUS => {
                    browser.play_out(&table).await?;
                    browser.open(&table).await?;
                }
                // Mostly the letter or number of a choice; now and then the longer way by Tab and Enter.
                Moment::Mine if count % 40 == 3 => browser.answer_by(async || enter_a_choice(&browser).await).await?,
                Moment::Mine => browser.answer_by(async || press_a_choice(&browser, count).await).await?,
            }
            ensure!(count < 1000, "the game does not end");
        }
        tab_to(&browser, "#end form[action$='/rematch'] button").await?;
        browser.press(Key::Enter).await?;
        let other = format!("return location.pathname.startsWith('/t/') && location.pathname !== '{table}';");
        browser.until("the rematch is another table", &other).await?;
        title.is_quiet(&browser, "a game by keyboard").await
    });
}

for_each_game!(a_game_by_keyboard_alone);

#[test]
fn home_leads_to_a_table_by_keyboard_alone() {
    on_a_site(async |site| {
        let browser = site.browser(Wishes::default()).await?;
        for title in GAMES {
            browser.open("/").await?;
            tab_to(&browser, &format!("form[action='/play/{}'] button", title.id)).await?;
            browser.press(Key::Enter).await?;
            browser.at_table().await?;
            browser.moment().await?;
            enter_a_choice(&browser).await?;
        }
        Ok(())
    });
}

async fn press_a_choice(browser: &Browser, count: usize) -> Result<()> {
    let question = browser.question().await?;
    let facts = browser.pick(count).await?.facts;
    // The main button and the goal of a card on the board repeat what has the key, and what it asks.
    let twins: Vec<_> = browser
        .choices()
        .await?
        .into_iter()
        .map(|choice| choice.facts)
        .filter(|twin| twin.value == facts.value)
        .collect();
    let key = twins.iter().find_map(|twin| twin.key.clone()).with_context(|| format!("{} has no key", facts.value))?;
    // Keys rest when a question is new.
    browser.see("#table:not([data-resting])").await?;
    browser.press(key.as_str()).await?;
    if browser.asks_again(&question, &facts.value).await? {
        browser.press(key.as_str()).await?;
    }
    browser.answered(&question).await.with_context(|| format!("pressed {key} for {}", facts.value))
}

/// Goes by Tab to the first thing that is lit and does not ask twice, and presses Enter.
async fn enter_a_choice(browser: &Browser) -> Result<()> {
    let question = browser.question().await?;
    tab_to(browser, "#table button[name=action]:not([data-confirm])").await?;
    let value = browser.ask("return document.activeElement.value;", Vec::new()).await?;
    browser.see("#table:not([data-resting])").await?;
    browser.press(Key::Enter).await?;
    if browser.asks_again(&question, value.as_str().unwrap_or_default()).await? {
        browser.press(Key::Enter).await?;
    }
    browser.answered(&question).await
}

/// Presses Tab until something that fits has the focus, and sees that the focus is shown.
async fn tab_to(browser: &Browser, css: &str) -> Result<()> {
    const THERE: &str = "const here = document.activeElement; return here !== null && here.matches(arguments[0]);";
    const SHOWN: &str = "
        const style = getComputedStyle(document.activeElement);
        return style.outlineStyle !== 'none' || style.boxShadow !== 'none';";
    for _ in 0..400 {
        browser.press(Key::Tab).await?;
        if browser.ask(THERE, vec![css.into()]).await? == true {
            ensure!(browser.ask(SHOWN, Vec::new()).await? == true, "the focus on {css} cannot be seen");
            return Ok(());
        }
    }
    anyhow::bail!("Tab never comes to {css}")
}

#[test]
fn the_first_tab_leads_past_the_header_and_keys_are_explained() {
    on_a_site(async |site| {
        let browser = site.browser(Wishes::default()).await?;
        browser.play_now().await?;
        browser.moment().await?;
        browser.press(Key::Tab).await?;
        ensure!(browser.ask("return document.activeElement.matches('a.skip');", Vec::new()).await? == true);
        browser.press(Key::Enter).await?;
        browser.until("the focus is at the table", "return location.hash === '#table';").await?;
        browser.press("?").await?;
        browser.see("#drawer:not([hidden]) .keys").await
    });
}

/// Whoever speaks to the device, or types by accident, chooses nothing by it.
#[test]
fn single_keys_can_be_switched_off() {
    on_a_site(async |site| {
        let browser = site.browser(Wishes::default()).await?;
        browser.open("/me").await?;
        browser.click("input[name=keys][value=off]").await?;
        browser.click("form.form button.go").await?;
        browser.see("html[data-keys=off]").await?;
        for title in GAMES {
            let game = title.id;
            browser.sit_down(title, title.small).await?;
            browser.moment().await?;
            ensure!(!browser.sees("[data-key]").await?, "something in {game} still bears a key");
            let shown = "return [...document.querySelectorAll('#table kbd')].some(key => key.checkVisibility());";
            ensure!(browser.ask(shown, Vec::new()).await? == false, "a key of {game} is still shown");
            let question = browser.question().await?;
            for key in ["1", "2", "a", "u", "?"] {
                browser.press(key).await?;
            }
            ensure!(browser.question().await? == question, "a key has chosen something in {game}");
            ensure!(!browser.sees("#drawer:not([hidden])").await?, "a key has opened something in {game}");
            // All can still be done by Tab and Enter.
            enter_a_choice(&browser).await?;
        }
        Ok(())
    });
}
