//! The end: points on the track, and on special cards.

use engine::Seat;
use game_doom::{Doom, Event, PointReason, View};
use maud::{Markup, html};

use super::words;
use crate::l10n::say;
use ui::picture::Scene;
use ui::sheet::{self, Source};
use ui::table::LogEntry;
use ui_fleet::scores::{self, Score};
use ui_fleet::words::clause;

/// DA-7.2: the points of a seat; special cards count at the end.
pub(super) fn score(view: &View, seat: Seat) -> Score {
    let (table, set) = (&view.table, view.table.components());
    let shown = if table.is_over() { view.cards.specials(seat) } else { Default::default() };
    Score::new(table.council.points(seat), &shown, |special| set.special_points(special))
}

/// DA-7.3: all seats with their scores, the winner first.
pub(super) fn ranked(view: &View) -> Vec<(Seat, Score)> {
    scores::ranked(&view.table.council.senate_order(), |seat| score(view, seat))
}

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
            match *event {
                Event::Landed { points, .. } => track.landings += i32::from(points[seat]),
                Event::Scored { seat: who, points, why } if who == seat => match why {
                    PointReason::NewLand | PointReason::Senate => track.majorities += i32::from(points),
                    PointReason::PlusOne => track.factions += i32::from(points),
                    PointReason::Debts | PointReason::Command => track.events += i32::from(points),
                    PointReason::Woe => track.events -= i32::from(points),
                },
                _ => {}
            }
        }
        track
    }
}

/// One column per player, the best first; one row per source, down to the points.
pub(super) fn sheet(view: &View, scene: &Scene<'_, Doom>) -> Markup {
    let lang = scene.lang;
    let scores = ranked(view);
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
        p.hint { (tie(view, scene, &scores)) " " (clause::<Doom>("DA-7.3")) }
    }
}

/// DA-7.3: the rule for ties, and whether it decided.
fn tie(view: &View, scene: &Scene<'_, Doom>, scores: &[(Seat, Score)]) -> String {
    let lang = scene.lang;
    match scores::tied(scores) {
        Some(tied) => {
            let args = [
                ("names", words::names(scene, tied.iter().copied()).into()),
                ("winner", scene.name(tied[0]).to_owned().into()),
                ("family", words::yes(view.table.options.family)),
            ];
            say(lang, "da-score-tied", &args)
        }
        None => say(lang, "fleet-score-note", &[]),
    }
}
