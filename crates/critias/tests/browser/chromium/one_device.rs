//! Two people on one device: the hand is covered, in the page itself, while the device changes hands.

use anyhow::{Result, ensure};

use super::browser::{Browser, Wishes};
use super::site::on_a_site;

#[test]
fn hands_are_not_in_the_page_while_the_device_changes_hands() {
    on_a_site(async |site| {
        let browser = site.browser(Wishes::default()).await?;
        browser.new_table(["me", "here", "none", "none"], "1").await?;
        let mut covers = 0;
        for count in 0..40 {
            browser.see("#tray.covered, #table[data-decision]").await?;
            if browser.sees("#tray.covered").await? {
                is_covered(&browser).await?;
                covers += 1;
                // A reload does not uncover anything.
                browser.driver.refresh().await?;
                browser.see("#tray.covered").await?;
                is_covered(&browser).await?;
                browser.click("form[action$='/uncover'] button").await?;
                browser.see("#tray:not(.covered) .hand .card").await?;
                if covers == 4 {
                    return Ok(());
                }
            } else {
                browser.decide(count).await?;
            }
        }
        anyhow::bail!("the device changed hands only {covers} times")
    });
}

async fn is_covered(browser: &Browser) -> Result<()> {
    let source = browser.source().await?;
    for secret in ["data-piece=\"card-", "name=\"action\"", "id=\"hand-title\""] {
        ensure!(!source.contains(secret), "the covered page holds {secret}");
    }
    Ok(())
}
