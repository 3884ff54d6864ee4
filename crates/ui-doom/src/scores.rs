//! The end: points on the track, and on special cards.

use engine::Seat;
use fleet::Event as Shared;
use game_doom::{Doom, Event, PointReason, View};
use maud::{Markup, html};

use super::Face;
use super::words;
use crate::l10n::say;
use ui::picture::Scene;
use ui::sheet::{self, Source};
use ui::table::LogEntry;
use ui_fleet::edition::Edition;
use ui_fleet::scores;
use ui_fleet::words::clause;

/// Where the points on the track came from: what the log told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Track {
    /// DA-9.5 to DA-9.8.
    landings: i32,
    /// DA-6.2, DA-6.3.
    majorities: i32,
    /// DA-4.7.
    factions: i32,
    /// DA-12.3, DA-12.8, DA-12.9.
    events: i32,
}

impl Track {
    fn of(log: &[LogEntry<Doom>], seat: Seat) -> Self {
        let mut track = Self::default();
        for event in log.iter().flat_map(|entry| &entry.events) {
            if let Event::Fleet(Shared::Landed { points, .. }) = event {
                track.landings += i32::from(points[seat]);
            }
            let Event::Scored { seat: who, points, why } = *event else { continue };
            let points = if who == seat { i32::from(points) } else { 0 };
            match why {
                PointReason::NewLand | PointReason::Senate => track.majorities += points,
                PointReason::PlusOne => track.factions += points,
                PointReason::Debts | PointReason::Command => track.events += points,
                PointReason::Woe => track.events -= points,
            }
        }
        track
    }
}

/// One column per player, the best first; one row per source, down to the points.
pub(super) fn sheet(view: &View, scene: &Scene<'_, Doom>) -> Markup {
    let lang = scene.lang;
    let scores = scores::ranked(&Face::facts(view, scene));
    let tracks: Vec<Track> = scores.iter().map(|(seat, _)| Track::of(scene.log, *seat)).collect();
    let columns = scores::columns(scene, &scores);
    let start = i32::from(view.table.components().start_points());
    let on_track = |class, key, points: fn(&Track) -> i32| Source {
        class,
        words: say(lang, key, &[]),
        points: tracks.iter().map(points).collect(),
    };
    let mut sources = vec![
        Source { class: "b-start", words: say(lang, "da-score-start", &[]), points: vec![start; scores.len()] },
        on_track("b-landings", "fleet-score-landings", |track| track.landings),
        on_track("b-majorities", "fleet-score-majorities", |track| track.majorities),
        on_track("b-factions", "da-score-factions", |track| track.factions),
        on_track("b-events", "fleet-score-events", |track| track.events),
    ];
    sources.extend(scores::special_cards(lang, &scores));
    html! {
        (sheet::sheet(["fleet-score-title", "fleet-score-total"].map(|key| say(lang, key, &[])), &columns, sources))
        p.hint { (scores::tie(scene, &scores, "da-score-tied", Some(("family", words::yes(view.table.options.family))))) " " (clause::<Doom>("DA-7.3")) }
    }
}
