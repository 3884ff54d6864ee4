//! A card of Atlantis is chosen before its figure.

use anyhow::{Context, ensure};

use super::browser::Wishes;
use super::site::on_a_site;
use super::table::Moment;

/// A held card goes with the figure that is clicked next. Where one figure alone can use it, the card is enough. What cannot
/// be taken back is then armed, and asks for a second click.
#[test]
fn a_card_may_be_chosen_before_its_figure() {
    on_a_site(async |site| {
        let browser = site.browser(Wishes::default()).await?;
        browser.new_table(["me", "bot:random", "none", "none"], "1").await?;
        let (mut held, mut alone) = (0, 0);
        for _ in 0..60 {
            if browser.moment().await? == Moment::Over || (held > 1 && alone > 1) {
                break;
            }
            let question = browser.question().await?;
            // The card, and a figure it goes with; or a card with its only figure.
            const CHOOSE: &str = "
                const armed = document.querySelector('.cards button.armed[data-confirm]');
                // It may be armed because the pointer happens to lie there.
                if (armed) { armed.click(); armed.click(); return 'other'; }
                const card = document.querySelector('[data-hold]');
                if (card) {
                    card.click();
                    const figure = [...document.querySelectorAll('#table button[name=action]:not(.aside)')]
                        .find(choice => card.dataset.with.split(' ').includes(choice.value));
                    if (!card.classList.contains('armed') || !figure) return 'the card is not held';
                    // Where the card is the only one that can be played, luck follows: a second click too many is ignored.
                    figure.click();
                    figure.click();
                    return 'held';
                }
                const only = document.querySelector('.cards button[data-then]');
                if (only) { only.click(); only.click(); return 'alone'; }
                const other = document.querySelector('#choices button[name=action]');
                other.click();
                other.click();
                return 'other';";
            let chosen = browser.ask(CHOOSE, Vec::new()).await?;
            match chosen.as_str().context("a word")? {
                "held" => held += 1,
                "alone" => alone += 1,
                "other" => {}
                wrong => ensure!(false, "{wrong}"),
            }
            browser.answered(&question).await?;
            let refused = browser.sees("#prompt .notice.refused").await?;
            ensure!(!refused, "a card and its figure are refused: {}", browser.text("#prompt .notice").await?);
        }
        ensure!(held > 0 && alone > 0, "held {held} times, alone {alone} times");
        browser.console_is_quiet("cards before figures").await
    });
}
