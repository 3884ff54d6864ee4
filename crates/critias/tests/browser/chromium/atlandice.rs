//! Atlandice in the browser: the game for two with its neutral party, one device, undo and replay.

use std::collections::BTreeSet;

use anyhow::{Context, Result, ensure};

use super::browser::{Browser, Wishes};
use super::replay::at;
use super::site::on_a_site;
use super::table::{ATLANDICE, Moment};
use super::undo::nothing_can_be_taken_back;

const FOR_TWO: [&str; 4] = ["me", "bot:greedy", "none", "none"];

#[test]
fn a_game_for_two_with_the_neutral_party_by_clicking() {
    on_a_site(async |site| {
        let browser = site.browser(Wishes::default()).await?;
        let table = browser.new_table_of(ATLANDICE, FOR_TWO, "1").await?;
        let (mut given, mut kinds) = (0, BTreeSet::new());
        let shown = |given: usize, kinds: &BTreeSet<String>| {
            given > 2 && ["for", "search", "take"].iter().all(|&kind| kinds.contains(kind))
        };
        for count in 0.. {
            if browser.moment().await? == Moment::Over || shown(given, &kinds) {
                break;
            }
            let choice = browser.pick(count).await?;
            given += usize::from(choice.facts.value.contains("neutral"));
            kinds.extend(choice.facts.value.split('"').nth(1).map(str::to_owned));
            browser.click_choice(&choice).await?;
            ensure!(count < 1000, "the game does not end");
        }
        ensure!(shown(given, &kinds), "{given} dice for the neutral party, and only these were chosen: {kinds:?}");
        browser.console_is_quiet("a game for two").await?;
        browser.play_out(&table).await?;
        browser.open(&table).await?;
        // The end: the scores of both and of the neutral party, the points over the game, the seed.
        browser.see("#end").await?;
        ensure!(browser.count("#end .sheet tbody tr").await? >= 3, "the scores of three parties are not there");
        ensure!(browser.sees("#end .course svg").await?, "the points over the game are not there");
        ensure!(browser.sees("#end #fair code").await?, "the seed is not revealed");
        browser.console_is_quiet("the end of a game for two").await?;
        replay_of_the_end(&browser, &table).await?;
        browser.open(&table).await?;
        browser.click("#end form[action$='/rematch'] button").await?;
        let other = format!("return location.pathname.startsWith('/t/') && location.pathname !== '{table}';");
        browser.until("the rematch is another table", &other).await?;
        browser.moment().await?;
        browser.decide(0).await
    });
}

/// Everybody saw the same, so there are no other eyes to choose.
async fn replay_of_the_end(browser: &Browser, table: &str) -> Result<()> {
    browser.open(&format!("{table}/at/12")).await?;
    at(browser, table, 12).await?;
    ensure!(!browser.sees("select#as").await?, "other eyes can be chosen");
    ensure!(!browser.sees("button[name=action]").await?, "a position of the past can be played on");
    browser.click("a[data-go='replay-on']").await?;
    at(browser, table, 13).await?;
    browser.press(thirtyfour::Key::Left).await?;
    at(browser, table, 12).await?;
    browser.console_is_quiet("a replay").await
}

/// Two people on one device: nothing is covered, and the prompt says whose turn it is.
#[test]
fn one_device_passes_uncovered() {
    on_a_site(async |site| {
        let browser = site.browser(Wishes::default()).await?;
        browser.new_table_of(ATLANDICE, ["me", "here", "none", "none"], "1").await?;
        let mut turns = Vec::new();
        for count in 0..60 {
            browser.moment().await?;
            ensure!(!browser.sees("#tray.covered, form[action$='/uncover']").await?, "something is covered");
            let turn = browser.text("#prompt .turn").await?;
            if turns.last() != Some(&turn) {
                turns.push(turn);
            }
            if turns.len() == 5 {
                return Ok(());
            }
            browser.decide(count).await?;
        }
        anyhow::bail!("the device changed hands only {} times", turns.len())
    });
}

/// A choice is taken back until a die is rolled; then no more.
#[test]
fn a_step_is_taken_back_but_never_past_a_roll() {
    on_a_site(async |site| {
        let browser = site.browser(Wishes::default()).await?;
        browser.new_table_of(ATLANDICE, FOR_TWO, "1").await?;
        browser.moment().await?;
        nothing_can_be_taken_back(&browser).await.context("the gates have been rolled")?;
        let before = browser.text("#prompt .sentence").await?;
        browser.choose("for").await?;
        browser.moment().await?;
        ensure!(browser.text("#prompt .sentence").await? != before, "the prompt did not change");
        let changes = browser.changes().await?;
        browser.press("u").await?;
        browser.changed(changes).await?;
        ensure!(browser.text("#prompt .sentence").await? == before, "not back at the beginning");

        // Play on until luck has decided something and it is the own turn again at once.
        for count in 0..60 {
            let changes = browser.changes().await?;
            browser.decide(count).await?;
            ensure!(browser.moment().await? == Moment::Mine, "the game is over too early");
            let rolled = browser.changes().await? > changes + 1 && !browser.sees("button[name=what]").await?;
            if rolled {
                return nothing_can_be_taken_back(&browser).await;
            }
        }
        anyhow::bail!("no die was ever rolled")
    });
}
