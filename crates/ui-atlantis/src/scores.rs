//! The end: the final crossing and the points, source by source.

use engine::Seat;
use game_atlantis::{Atlantis, FinalScore, View};
use maud::{Markup, html};

use super::art;
use crate::l10n::{say, signed};
use ui::picture::Scene;

/// What was lost beyond everything there was.
fn debt(score: &FinalScore) -> i32 {
    (score.lost - score.tiles - score.cards).max(0)
}

/// One row per player, the best first.
pub(super) fn sheet(view: &View, scene: &Scene<'_, Atlantis>) -> Markup {
    let lang = scene.lang;
    let mut rows: Vec<(Seat, FinalScore)> =
        view.players.iter().filter_map(|(seat, own)| Some((seat, own.final_score?))).collect();
    rows.sort_by_key(|(seat, score)| (std::cmp::Reverse(score.total), *seat));
    let most = rows.iter().map(|(_, score)| score.tiles + score.cards).max().unwrap_or(1).max(1);
    // Whoever lost more than there was stands below zero: to the left of where all bars begin.
    let deepest = rows.iter().map(|(_, score)| debt(score)).max().unwrap_or(0);
    let bar = |points: i32| format!("{:.1}", f64::from(points) * 100.0 / f64::from(most + deepest));
    html! {
        h2 { (say(lang, "score-title", &[])) }
        div.scroll tabindex="0" role="region" aria-label=(say(lang, "score-title", &[])) {
            table.scores {
                thead {
                    tr {
                        @for key in ["score-player", "score-tiles", "score-cards", "score-crossing", "score-lost", "score-total"] {
                            th scope="col" { (say(lang, key, &[])) }
                        }
                    }
                }
                tbody {
                    @for (seat, score) in &rows {
                        tr.won[scene.winners.contains(*seat)] {
                            th scope="row" {
                                (art::figure_icon(*seat, lang)) " " (scene.name(*seat))
                            }
                            td { (score.tiles) }
                            td { "+" (score.cards) }
                            td { (score.crossing) }
                            td.gone { @if score.lost > 0 { "−" } (score.lost) }
                            td.total { (signed(score.total)) }
                        }
                    }
                }
            }
        }
        ul.bars aria-hidden="true" {
            @for (seat, score) in &rows {
                @let kept = (score.tiles + score.cards - score.lost).max(0);
                @let tiles = score.tiles.min(kept);
                li {
                    (art::figure_icon(*seat, lang))
                    svg.bar viewBox={ "-" (bar(deepest)) " 0 100 8" } preserveAspectRatio="none" {
                        rect.b-tiles width=(bar(tiles)) height="8" {}
                        rect.b-cards x=(bar(tiles)) width=(bar(kept - tiles)) height="8" {}
                        rect.b-lost x=(bar(kept)) width=(bar(score.tiles + score.cards - kept)) height="8" {}
                        @if deepest > 0 {
                            rect.b-debt x=(bar(-debt(score))) width=(bar(debt(score))) height="8" {}
                            rect.b-zero x="-.2" width=".4" height="8" {}
                        }
                    }
                    b { (signed(score.total)) }
                }
            }
        }
        p.swatches aria-hidden="true" {
            @for (class, key) in [("b-tiles", "score-tiles"), ("b-cards", "score-cards"), ("b-lost", "score-lost")] {
                span { svg viewBox="0 0 8 8" { rect class=(class) width="8" height="8" {} } (say(lang, key, &[])) }
            }
        }
        p.hint { (say(lang, "score-note", &[])) " " a href="/games/atlantis/rules#AT-R28" { "AT-R28" } }
    }
}
