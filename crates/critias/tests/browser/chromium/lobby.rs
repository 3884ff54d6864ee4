//! Before a game begins: the link goes by copy, by code and by hand; the game begins by itself where its host wants it.

use anyhow::{Result, ensure};
use serde_json::json;

use super::browser::Wishes;
use super::layout::stays_in_its_width;
use super::site::on_a_site;
use super::table::ATLANTIS;

#[test]
fn the_link_is_copied_and_the_game_begins_when_the_last_one_comes() {
    on_a_site(async |site| -> Result<()> {
        let anna = site.browser(Wishes::default()).await?;
        let jonas = site.browser(Wishes { language: "de", ..Wishes::default() }).await?;
        let guest = site.browser(Wishes { language: "pl", width: 320, ..Wishes::default() }).await?;
        let table = anna.new_table_with(ATLANTIS, &["me", "open", "none", "none"], &[("auto", "yes")]).await?;

        let wish = json!({ "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"] });
        anna.driver.cdp().send_raw("Browser.grantPermissions", wish).await?;
        anna.click("#copy").await?;
        anna.see("#link-said:not(:empty)").await?;
        let copied = anna.ask("return navigator.clipboard.readText();", Vec::new()).await?;
        ensure!(copied.as_str().is_some_and(|link| link.ends_with(&table)), "copied was {copied}");
        anna.see(".qr svg").await?;
        let shares = anna.ask("return Boolean(navigator.share) === !share.hidden;", Vec::new()).await?;
        ensure!(shares == true, "a button is there exactly where the browser can share");

        guest.open(&table).await?;
        stays_in_its_width(&guest, "the invitation").await?;
        jonas.open(&table).await?;
        jonas.click("form[action$='/join'] button").await?;
        for browser in [&anna, &jonas] {
            browser.see("#table:not([data-reload]) .board").await?;
            ensure!(!browser.sees(".status b.watching").await?, "whoever plays is no spectator");
        }
        guest.see("#table:not([data-reload]) .status b.watching").await
    });
}
