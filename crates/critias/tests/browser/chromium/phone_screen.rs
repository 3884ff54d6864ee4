//! On a phone a table lies in panes: whatever can be chosen is in view in its pane, whole, or a chip leads to it; the
//! prompt is low, and the buttons lie where the thumb is. Measured at every kind of decision of every game.

use std::collections::BTreeSet;

use anyhow::{Context, Result, ensure};
use ui::Lang;

use super::browser::Wishes;
use super::games::{Title, for_each_game};
use super::one_screen::{games, leave_picture};
use super::site::on_a_site;
use super::stills::{Easel, stills};

/// What is wrong, and where the board begins.
const MEASURE: &str = include_str!("phone_screen.js");

fn the_table_fits_a_phone(title: &Title) {
    on_a_site(async |site| {
        let easel = Easel::new()?;
        let browser = site.browser(Wishes { width: 390, height: 844, ..Wishes::default() }).await?;
        let mut faults = BTreeSet::new();
        for (lang, sitting) in [(Lang::De, title.full), (Lang::Pl, title.small)] {
            let seats = sitting.iter().filter(|kind| **kind != "none").count() as u8;
            let mut first = None;
            for still in stills(title.id, seats, &[], games())? {
                easel.put(&still.page(lang, lang == Lang::Pl));
                browser.driver.goto(&easel.address).await?;
                browser.resize_and_settle(390, 844).await?;
                let when = format!("{} [{}]", lang.tag(), still.kind);
                let found = browser.ask(MEASURE, Vec::new()).await?;
                let (wrong, corner): (Vec<String>, String) =
                    serde_json::from_value(found).context("what was measured cannot be read")?;
                if !wrong.is_empty() {
                    leave_picture(&browser, &format!("{} phone {when}", still.game)).await?;
                }
                faults.extend(wrong.into_iter().map(|fault| format!("{when}: {fault}")));
                let first = first.get_or_insert_with(|| corner.clone());
                if *first != corner {
                    faults.insert(format!("{when}: the board moved from {first} to {corner}"));
                }
            }
        }
        ensure!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.into_iter().collect::<Vec<_>>().join("\n"));
        Result::<()>::Ok(())
    });
}

for_each_game!(the_table_fits_a_phone);
