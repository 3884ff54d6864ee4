//! Every refusal has a sentence and a clause, and the clause is where its link leads.

use anyhow::{Context, Result, ensure};

use super::browser::{Browser, Wishes};
use super::site::on_a_site;

/// Follows a link to a clause and sees it in the drawer: it does not lead away from the table.
async fn follow(browser: &Browser, css: &str) -> Result<String> {
    let link = browser.find(css).await?;
    let href = link.attr("href").await?.context("the link leads nowhere")?;
    let clause = href.split_once("/rules#").with_context(|| format!("{href} is no clause"))?.1.to_owned();
    ensure!(clause.starts_with("AT-"), "{clause} is no clause");
    link.click().await?;
    let there = format!(
        "const clause = document.querySelector('#drawer .clause.found'); return clause?.id === '{clause}' && clause.checkVisibility();"
    );
    browser.until(&format!("{clause} is shown"), &there).await?;
    Ok(clause)
}

#[test]
fn a_refused_action_says_why_and_leads_to_its_clause() {
    on_a_site(async |site| {
        let browser = site.browser(Wishes::default()).await?;
        browser.new_table(["me", "bot:random", "none", "none"], "1").await?;
        browser.moment().await?;
        let before = browser.changes().await?;
        // As if the page were of another position: the button offers a sale that is not possible.
        let forge = "document.querySelector('#choices button[name=action]').value = '{\"buy\":{\"value\":1}}';";
        browser.ask(forge, Vec::new()).await?;
        browser.unfold("#choices").await?;
        browser.click("#choices button[name=action]").await?;
        browser.see("#prompt .notice.refused a").await?;
        let sentence = browser.text("#prompt .notice.refused").await?;
        ensure!(sentence.len() > 20, "this says too little: {sentence}");
        ensure!(browser.changes().await? == before, "a refused action changed something");
        follow(&browser, "#prompt .notice.refused a").await.map(drop)
    });
}

#[test]
fn what_is_dim_says_why_and_leads_to_its_clause() {
    on_a_site(async |site| {
        let browser = site.browser(Wishes::default()).await?;
        let table = browser.play_now().await?;
        for count in 0..60 {
            browser.moment().await?;
            if browser.sees("#table .no[data-clause]").await? {
                let dim = browser.driver.find_all(thirtyfour::By::Css("#table .no[data-clause]")).await?;
                for thing in dim {
                    if thing.is_displayed().await? {
                        thing.click().await?;
                        browser.see("#why-line:not([hidden]) a").await?;
                        let words = browser.text("#why-line").await?;
                        ensure!(words.contains(&thing.attr("data-why").await?.unwrap_or_default()), "{words}");
                        follow(&browser, "#why-line a").await?;
                        ensure!(browser.path().await? == table, "the clause leads away from the table");
                        return Ok(());
                    }
                }
            }
            browser.decide(count).await?;
        }
        anyhow::bail!("nothing was ever dim")
    });
}

#[test]
fn rules_are_searched_in_every_language() {
    on_a_site(async |site| {
        let browser = site.browser(Wishes::default()).await?;
        for (language, word) in [("en", "bridge"), ("de", "Brücke"), ("pl", "most")] {
            browser.anew(Wishes { language, ..Wishes::default() }).await?;
            browser.open("/games/atlantis/rules").await?;
            browser.see("#AT-9\\.1").await?;
            ensure!(browser.attribute("html", "lang").await?.as_deref() == Some(language));
            browser.find("input[name=q]").await?.send_keys(format!("{word}\n")).await?;
            browser.until("the search has been made", "return location.search.includes('q=');").await?;
            browser.see("#AT-8\\.1, [href$='#AT-8.1']").await?;
        }
        Ok(())
    });
}

#[test]
fn a_word_is_explained_by_pointing_and_by_keyboard() {
    on_a_site(async |site| {
        let browser = site.browser(Wishes::default()).await?;
        browser.open("/games/atlantis/rules").await?;
        let word = browser.find(".guide dfn").await?;
        browser.driver.action_chain().move_to_element_center(&word).perform().await?;
        browser.see(".term:hover .tip").await?;
        let shown = "return [...document.querySelectorAll('.term .tip')].some(tip => tip.checkVisibility());";
        browser.driver.action_chain().send_keys(thirtyfour::Key::Escape).perform().await?;
        browser.until("Escape closes it", &shown.replace("return", "return !")).await?;
        browser.ask("document.querySelectorAll('.guide dfn')[1].focus();", Vec::new()).await?;
        browser.until("the focus opens the next", shown).await
    });
}

#[test]
fn the_cards_of_a_first_game_lead_to_the_rules_in_five_minutes_and_stay() {
    on_a_site(async |site| {
        let browser = site.browser(Wishes { width: 1366, height: 657, ..Wishes::default() }).await?;
        browser.open("/games/last-days").await?;
        browser.click("form[action='/play/last-days/first'] button").await?;
        browser.click("#first-cards a[href$='#guide']").await?;
        let on_top = "const part = document.querySelector('#drawer-guide .part p')?.getBoundingClientRect();
            const top = part && document.elementFromPoint(part.left + part.width / 2, part.top + 8);
            return Boolean(top?.closest('#drawer-guide'));";
        browser.until("the guide lies over the cards", on_top).await?;
        let guide = browser.text("#drawer-guide").await?;
        ensure!(guide.lines().count() > 10, "{guide}");
        browser.find("#drawer-search").await?.send_keys("ship").await?;
        browser.see("#drawer-guide .part").await?;
        browser.click("#drawer-close").await?;
        browser.see("#first-cards").await?;
        ensure!(browser.path().await?.starts_with("/t/"), "the link led away");
        browser.console_is_quiet("the cards").await
    });
}

#[test]
fn the_drawer_finds_the_words_of_the_game() {
    on_a_site(async |site| {
        let browser = site.browser(Wishes::default()).await?;
        browser.play_now().await?;
        browser.moment().await?;
        browser.click("a.rules").await?;
        browser.see("#drawer-search").await?;
        browser.find("#drawer-search").await?.send_keys("gap").await?;
        browser.see("#drawer-words dt").await?;
        let words = browser.text("#drawer-words").await?;
        ensure!(words.contains("Gap") && words.contains("AT-6.1"), "{words}");
        Ok(())
    });
}

#[test]
fn an_address_opens_the_number_it_leads_to() {
    on_a_site(async |site| {
        let browser = site.browser(Wishes::default()).await?;
        browser.open("/games/atlantis/components").await?;
        let shown = "return document.querySelector('#fact-bridges').checkVisibility();";
        browser.until("numbers are folded", &shown.replace("return", "return !")).await?;
        browser.ask("location.hash = '#fact-bridges';", Vec::new()).await?;
        browser.until("the number is shown", shown).await
    });
}
