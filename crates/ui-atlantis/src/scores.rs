//! The end: the final crossing and the points, source by source.

use engine::Seat;
use game_atlantis::{Atlantis, FinalScore, View};
use maud::{Markup, html};

use super::art;
use crate::l10n::{say, signed};
use ui::picture::Scene;
use ui::sheet::{Column, Source, sheet_with};

/// One row per player, the best first.
pub(super) fn sheet(view: &View, scene: &Scene<'_, Atlantis>) -> Markup {
    let lang = scene.lang;
    let mut rows: Vec<(Seat, FinalScore)> =
        view.players.iter().filter_map(|(seat, own)| Some((seat, own.final_score?))).collect();
    rows.sort_by_key(|(seat, score)| (std::cmp::Reverse(score.total), *seat));
    let columns: Vec<Column> = rows
        .iter()
        .map(|(seat, _)| Column {
            mark: art::figure_icon(*seat, lang),
            name: scene.name(*seat).to_owned(),
            won: scene.winners.contains(*seat),
            you: scene.is_you(*seat),
        })
        .collect();
    let source = |class, key, points: fn(&FinalScore) -> i32| Source {
        class,
        words: say(lang, key, &[]),
        points: rows.iter().map(|(_, score)| points(score)).collect(),
    };
    let sources = vec![
        source("b-tiles", "score-tiles", |score| score.tiles),
        source("b-cards", "score-cards", |score| score.cards),
        source("b-lost", "score-lost", |score| -score.lost),
    ];
    html! {
        (sheet_with(lang, &say(lang, "score-title", &[]), &columns, sources, table(scene, &rows)))
        p.hint { (say(lang, "score-note", &[])) " " a href="/games/atlantis/rules#AT-R28" { "AT-R28" } }
    }
}

/// One row per player, with what the last crossing cost.
fn table(scene: &Scene<'_, Atlantis>, rows: &[(Seat, FinalScore)]) -> Markup {
    let lang = scene.lang;
    html! {
        table.scores {
            thead {
                tr {
                    @for key in ["score-player", "score-tiles", "score-cards", "score-crossing", "score-lost", "score-total"] {
                        th scope="col" { (say(lang, key, &[])) }
                    }
                }
            }
            tbody {
                @for (seat, score) in rows {
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
}
