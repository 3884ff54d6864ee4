//! From a laptop's window up the table fits one screen: whatever can be chosen is in view, whole, and stays where it is.
//! Measured at every kind of decision of every game.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use anyhow::{Context, Result, ensure};
use serde_json::Value;
use ui::Lang;

use super::browser::{Browser, Wishes};
use super::games::{Title, for_each_game};
use super::site::on_a_site;
use super::stills::{Easel, Still, stills};

const SIZES: [(u32, u32); 4] = [(1366, 657), (1440, 900), (1920, 945), (1024, 768)];

/// What is wrong, and where the scene begins.
const MEASURE: &str = include_str!("one_screen.js");

/// How many games are played for each number of seats: enough to meet nearly every kind of decision. More can be
/// looked at by `SCREENS=FROM..TO`.
const GAMES: std::ops::Range<u64> = 0..6;

pub(super) fn games() -> std::ops::Range<u64> {
    let asked = std::env::var("SCREENS").ok();
    let range = asked.as_deref().and_then(|words| words.split_once(".."));
    match range.map(|(from, to)| (from.parse(), to.parse())) {
        Some((Ok(from), Ok(to))) => from..to,
        _ => GAMES,
    }
}

fn the_table_fits_one_screen(title: &Title) {
    on_a_site(async |site| {
        let easel = Easel::new()?;
        let browser = site.browser(Wishes { width: 1366, height: 657, ..Wishes::default() }).await?;
        let mut faults = BTreeSet::new();
        // The small tables are first games.
        for (lang, sitting) in [(Lang::De, title.full), (Lang::Pl, title.small)] {
            let seats = sitting.iter().filter(|kind| **kind != "none").count() as u8;
            let mut corners = BTreeMap::new();
            for still in stills(title.id, seats, &[], games())? {
                look(&browser, &easel, (&still, lang), &mut corners, &mut faults).await?;
            }
        }
        ensure!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.into_iter().collect::<Vec<_>>().join("\n"));
        Ok(())
    });
}

for_each_game!(the_table_fits_one_screen);

/// Looks at a table in windows of every size; leaves pictures of those in which something is wrong.
async fn look(
    browser: &Browser,
    easel: &Easel,
    (still, lang): (&Still, Lang),
    corners: &mut BTreeMap<u32, Value>,
    faults: &mut BTreeSet<String>,
) -> Result<()> {
    easel.put(&still.page(lang, lang == Lang::Pl));
    browser.driver.goto(&easel.address).await?;
    for (width, height) in SIZES {
        let when = format!("{} {width}x{height} [{}]", lang.tag(), still.kind);
        browser.resize_and_settle(width, height).await?;
        let found = browser.ask(MEASURE, Vec::new()).await?;
        let (wrong, corner): (Vec<String>, Value) =
            serde_json::from_value(found).context("what was measured cannot be read")?;
        if !wrong.is_empty() {
            leave_picture(browser, &format!("{} {when}", still.game)).await?;
        }
        faults.extend(wrong.into_iter().map(|fault| format!("{when}: {fault}")));
        let first = corners.entry(width).or_insert_with(|| corner.clone());
        if *first != corner {
            faults.insert(format!("{when}: the scene moved from {first} to {corner}"));
        }
    }
    Ok(())
}

/// Leaves a picture of a screen on which something is wrong, and its page.
pub(super) async fn leave_picture(browser: &Browser, name: &str) -> Result<()> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("one-screen");
    std::fs::create_dir_all(&folder)?;
    let file = |end: &str| folder.join(format!("{name}.{end}").replace(' ', "-"));
    std::fs::write(file("html"), browser.driver.source().await?)?;
    browser.ask("document.documentElement.style.opacity = 1;", Vec::new()).await?;
    Ok(browser.driver.screenshot(&file("png")).await?)
}
