//! The end: points on the track, and on special cards.

use game_doom::{Doom, Event, PointReason, View};
use maud::Markup;

use super::{Face, words};
use ui::picture::Scene;
use ui_fleet::scores::{self, Sheet};

const ROWS: &[(&str, &str)] = &[
    ("b-landings", "fleet-score-landings"),
    ("b-majorities", "fleet-score-majorities"),
    ("b-factions", "da-score-factions"),
    ("b-events", "fleet-score-events"),
];

/// Where the points on the track came from, and the rule for ties.
pub(super) fn sheet(view: &View, scene: &Scene<'_, Doom>) -> Markup {
    let parts = Sheet {
        start: Some(("da-score-start", view.table.components().start_points().into())),
        rows: ROWS,
        tied: ("da-score-tied", Some(("family", words::yes(view.table.options.family)))),
        clause: "DA-7.3",
    };
    scores::sheet::<Face>(view, scene, parts, |event| {
        let Event::Scored { seat, points, why } = *event else { return None };
        let points = i32::from(points);
        Some(match why {
            // DA-6.2, DA-6.3.
            PointReason::NewLand | PointReason::Senate => (seat, 1, points),
            // DA-4.7.
            PointReason::PlusOne => (seat, 2, points),
            // DA-12.3, DA-12.8, DA-12.9.
            PointReason::Debts | PointReason::Command => (seat, 3, points),
            PointReason::Woe => (seat, 3, -points),
        })
    })
}
