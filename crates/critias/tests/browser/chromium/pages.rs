//! Every page of the house, in states worth looking at.

use anyhow::Result;

use super::browser::Browser;
use super::table::ATLANDICE;

/// Names and addresses of all pages; makes the tables they need. Afterwards the browser is a guest who sits at them.
pub(super) async fn every_page(browser: &Browser) -> Result<Vec<(&'static str, String)>> {
    let lobby = browser.new_table(["me", "open", "bot:greedy", "none"], "random").await?;
    let covered = browser.new_table(["me", "here", "none", "none"], "2").await?;
    let finished = browser.new_table(["me", "bot:random", "none", "none"], "1").await?;
    browser.play_out(&finished).await?;
    let menu = browser.new_table(["me", "bot:greedy", "bot:greedy", "none"], "1").await?;
    browser.moment().await?;
    let card = browser.new_table(["me", "bot:greedy", "bot:greedy", "bot:random"], "1").await?;
    browser.moment().await?;
    browser.choose("move").await?;
    let dice = browser.new_table_of(ATLANDICE, ["me", "bot:greedy", "bot:random", "bot:greedy"], "1").await?;
    browser.moment().await?;
    let neutral = browser.new_table_of(ATLANDICE, ["me", "here", "none", "none"], "1").await?;
    for count in 0..9 {
        browser.moment().await?;
        browser.decide(count).await?;
    }
    let waves = browser.new_table_of(ATLANDICE, ["me", "bot:random", "none", "none"], "1").await?;
    browser.play_out(&waves).await?;
    Ok(vec![
        ("home", "/".to_owned()),
        ("game", "/games/atlantis".to_owned()),
        ("game in the making", "/games/exodus".to_owned()),
        ("new table", "/games/atlantis/new".to_owned()),
        ("rules", "/games/atlantis/rules".to_owned()),
        ("search", "/games/atlantis/rules?q=AT-5".to_owned()),
        ("components", "/games/atlantis/components".to_owned()),
        ("me", "/me".to_owned()),
        ("error", "/nowhere".to_owned()),
        ("lobby", lobby),
        ("hot seat", covered),
        ("replay", format!("{menu}/at/4")),
        ("turn", menu),
        ("card", card),
        ("replay of the end", format!("{finished}/at/40?as=1")),
        ("end", finished),
        ("atlandice", "/games/atlandice".to_owned()),
        ("atlandice new table", "/games/atlandice/new".to_owned()),
        ("atlandice rules", "/games/atlandice/rules".to_owned()),
        ("atlandice components", "/games/atlandice/components".to_owned()),
        ("atlandice dice", dice),
        ("atlandice neutral", neutral),
        ("atlandice replay", format!("{waves}/at/40")),
        ("atlandice end", waves),
    ])
}
