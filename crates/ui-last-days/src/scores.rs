//! The end: points on the track, and on special cards.

use engine::Seat;
use fleet::Event as Shared;
use game_last_days::{Event, LastDays, PointReason, View};
use maud::{Markup, html};

use super::Face;
use crate::l10n::say;
use ui::picture::Scene;
use ui::sheet::{self, Source};
use ui::table::LogEntry;
use ui_fleet::edition::Edition;
use ui_fleet::scores;
use ui_fleet::words::clause;

/// Where the points on the track came from: what the log told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Track {
    /// LD-9.5 to LD-9.8.
    landings: i32,
    /// LD-6.1, LD-6.2.
    majorities: i32,
    /// LD-4.3.
    bonus: i32,
    /// LD-10.3.
    refugees: i32,
    /// LD-10.8.
    sabotage: i32,
    /// LD-10.9.
    treason: i32,
    /// LD-12.7.
    events: i32,
}

impl Track {
    fn of(log: &[LogEntry<LastDays>], seat: Seat) -> Self {
        let mut track = Self::default();
        for event in log.iter().flat_map(|entry| &entry.events) {
            if let Event::Fleet(Shared::Landed { points, .. }) = event {
                track.landings += i32::from(points[seat]);
            }
            let Event::Scored { seat: who, points, why } = *event else { continue };
            let source = match why {
                PointReason::NewLand | PointReason::Senate => &mut track.majorities,
                PointReason::Bonus => &mut track.bonus,
                PointReason::Refugees => &mut track.refugees,
                PointReason::Sabotage => &mut track.sabotage,
                PointReason::Treason => &mut track.treason,
                PointReason::Debts => &mut track.events,
            };
            *source += if who == seat { i32::from(points) } else { 0 };
        }
        track
    }
}

/// One column per player, the best first; one row per source, down to the points.
pub(super) fn sheet(view: &View, scene: &Scene<'_, LastDays>) -> Markup {
    let lang = scene.lang;
    let scores = scores::ranked(&Face::facts(view, scene));
    let tracks: Vec<Track> = scores.iter().map(|(seat, _)| Track::of(scene.log, *seat)).collect();
    let on_track = |class, words: String, points: fn(&Track) -> i32| Source {
        class,
        words,
        points: tracks.iter().map(points).collect(),
    };
    let plain = |key: &str| say(lang, key, &[]);
    let mut sources = vec![
        on_track("b-landings", plain("fleet-score-landings"), |track| track.landings),
        on_track("b-majorities", plain("fleet-score-majorities"), |track| track.majorities),
        on_track("b-factions", plain("ld-score-bonus"), |track| track.bonus),
        on_track("b-cards", plain("ld-score-refugees"), |track| track.refugees),
        on_track("b-cards", plain("ld-score-sabotage"), |track| track.sabotage),
        on_track("b-cards", plain("ld-score-treason"), |track| track.treason),
        on_track("b-events", plain("fleet-score-events"), |track| track.events),
    ];
    sources.extend(scores::special_cards(lang, &scores));
    html! {
        (sheet::sheet(["fleet-score-title", "fleet-score-total"].map(|key| say(lang, key, &[])), &scores::columns(scene, &scores), sources))
        p.hint { (scores::tie(scene, &scores, "ld-score-tied", None)) " " (clause::<LastDays>("LD-7.3")) }
    }
}
