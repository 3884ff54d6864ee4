//! Several people at one table: everybody sees each move at once and nobody more than is theirs.

use anyhow::{Context, Result, ensure};

use super::browser::{Browser, Wishes};
use super::site::on_a_site;
use super::table::Moment;

/// A mark that does not survive a reload.
pub(super) const MARK: &str = "window.stayed = true;";
pub(super) const STAYED: &str = "return window.stayed === true;";

#[test]
fn two_people_and_a_spectator_see_each_move_without_reloading() {
    on_a_site(async |site| {
        let anna = site.browser(Wishes::default()).await?;
        let jonas = site.browser(Wishes { language: "de", ..Wishes::default() }).await?;
        let guest = site.browser(Wishes { language: "pl", ..Wishes::default() }).await?;

        // Anna makes the table and gives the link on; Jonas takes the free seat.
        let table = anna.new_table(["me", "open", "none", "none"], "1").await?;
        jonas.open(&table).await?;
        jonas.click("form[action$='/join'] button").await?;
        start(&anna, &jonas).await?;
        guest.open(&table).await?;
        for browser in [&anna, &jonas, &guest] {
            browser.see("#table[data-changes]:not([data-reload]) .board").await?;
            browser.see("#live[data-live='on']").await?;
            browser.ask(MARK, Vec::new()).await?;
        }

        ensure!(anna.moment().await? == Moment::Mine);
        let mut turns = 0;
        for count in 0..24 {
            let (mover, others) = if anna.sees("#table[data-decision]").await? {
                (&anna, [&jonas, &guest])
            } else {
                jonas.moment().await?;
                turns += 1;
                (&jonas, [&anna, &guest])
            };
            mover.decide(count).await?;
            let changes = mover.changes().await?;
            for other in others {
                other.see(&format!("#table[data-changes='{changes}']")).await.context("a move was not seen")?;
            }
            sees_no_hand(&guest).await?;
        }
        ensure!(turns > 0, "Jonas never came to his turn");
        for browser in [&anna, &jonas, &guest] {
            ensure!(browser.ask(STAYED, Vec::new()).await? == true, "a page was reloaded");
            browser.console_is_quiet("two people and a spectator").await?;
        }

        // What one says, the others read.
        anna.click("#side-tabs [data-tab=chat]").await?;
        anna.find("#chat input[name=text]").await?.send_keys("Good luck <b>& wind").await?;
        anna.click("#chat button").await?;
        for browser in [&anna, &jonas, &guest] {
            browser.see(".said li").await?;
            browser.click("#side-tabs [data-tab=chat]").await?;
            ensure!(browser.text(".said").await?.contains("Good luck <b>& wind"));
        }
        Ok(())
    });
}

/// Whoever is host opens the game if it did not begin by itself when the last seat was taken.
pub(super) async fn start(host: &Browser, other: &Browser) -> Result<()> {
    host.see("#table:not([data-reload]), form[action$='/start'] button:not([disabled])").await?;
    // The lobby renews itself when somebody sits down, and a click in that moment goes nowhere: then again.
    for _ in 0..5 {
        if !host.sees("form[action$='/start']").await? || host.click("form[action$='/start'] button").await.is_err() {
            continue;
        }
        if host.see("#table:not([data-reload])").await.is_ok() {
            break;
        }
    }
    host.see("#table:not([data-reload])").await?;
    other.see("#table:not([data-reload])").await
}

pub(super) async fn sees_no_hand(guest: &Browser) -> Result<()> {
    let source = guest.source().await?;
    for secret in ["id=\"tray\"", "data-piece=\"card-", "id=\"act\"", "name=\"action\""] {
        ensure!(!source.contains(secret), "the spectator's page holds {secret}");
    }
    Ok(())
}
