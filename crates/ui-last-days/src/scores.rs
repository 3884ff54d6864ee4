//! The end: points on the track, and on special cards.

use game_last_days::{Event, LastDays, PointReason, View};
use maud::Markup;

use super::Face;
use ui::picture::Scene;
use ui_fleet::scores::{self, Sheet};

const ROWS: &[(&str, &str)] = &[
    ("b-landings", "fleet-score-landings"),
    ("b-majorities", "fleet-score-majorities"),
    ("b-factions", "ld-score-bonus"),
    ("b-cards", "ld-score-refugees"),
    ("b-cards", "ld-score-sabotage"),
    ("b-cards", "ld-score-treason"),
    ("b-events", "fleet-score-events"),
];

/// Where the points on the track came from, and the rule for ties.
pub(super) fn sheet(view: &View, scene: &Scene<'_, LastDays>) -> Markup {
    let parts = Sheet { start: None, rows: ROWS, tied: ("ld-score-tied", None), clause: "LD-7.3" };
    scores::sheet::<Face>(view, scene, parts, |event| {
        let Event::Scored { seat, points, why } = *event else { return None };
        let row = match why {
            // LD-6.1, LD-6.2.
            PointReason::NewLand | PointReason::Senate => 1,
            // LD-4.3.
            PointReason::Bonus => 2,
            // LD-10.3, LD-10.8, LD-10.9.
            PointReason::Refugees => 3,
            PointReason::Sabotage => 4,
            PointReason::Treason => 5,
            // LD-12.7.
            PointReason::Debts => 6,
        };
        Some((seat, row, points.into()))
    })
}
