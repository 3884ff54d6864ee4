//! Pieces travel; whoever asked for less motion sees none.

use anyhow::{Result, ensure};
use serde_json::Value;

use super::browser::{Browser, Wishes};
use super::games::{GAMES, Title};
use super::site::on_a_site;

/// Counts what the script sets in motion from now on.
const COUNT: &str = "
    window.motions = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...words) { window.motions += 1; return animate.apply(this, words); };";
/// Motions of the style sheet that run now, apart from those that end at once.
const RUNNING: &str = "
    return document.getAnimations()
        .filter(animation => animation.playState === 'running' && animation.effect.getComputedTiming().duration > 20)
        .length;";

/// How often the script has moved something since it is counted.
async fn motions(browser: &Browser) -> Result<Value> {
    browser.ask("return window.motions;", Vec::new()).await
}

#[test]
fn pieces_travel() {
    on_a_site(async |site| {
        let browser = site.browser(Wishes { reduced_motion: false, ..Wishes::default() }).await?;
        for Title { id: game, .. } in GAMES {
            browser.play_now_of(game).await?;
            browser.moment().await?;
            browser.ask(COUNT, Vec::new()).await?;
            let mut count = 1;
            while motions(&browser).await? == 0 {
                ensure!(count < 9, "nothing moved in {game}");
                browser.decide(count).await?;
                browser.moment().await?;
                count += 1;
            }
        }
        Ok(())
    });
}

#[test]
fn nothing_moves_for_whoever_asked_for_less_motion() {
    on_a_site(async |site| {
        let browser = site.browser(Wishes { reduced_motion: true, ..Wishes::default() }).await?;
        for Title { id: game, .. } in GAMES {
            browser.play_now_of(game).await?;
            browser.moment().await?;
            browser.ask(COUNT, Vec::new()).await?;
            for count in 1..9 {
                browser.decide(count).await?;
                ensure!(browser.ask(RUNNING, Vec::new()).await? == 0, "something moves");
                browser.moment().await?;
            }
            let motions = motions(&browser).await?;
            ensure!(motions == 0, "{motions} motions in {game}");
            for path in ["/".to_owned(), format!("/games/{game}")] {
                browser.open(&path).await?;
                ensure!(browser.ask(RUNNING, Vec::new()).await? == 0, "something moves at {path}");
            }
        }
        Ok(())
    });
}
