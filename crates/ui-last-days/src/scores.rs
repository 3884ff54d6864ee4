//! The end: points on the track, and on special cards.

use engine::Seat;
use game_last_days::{Event, LastDays, PointReason, View};
use maud::{Markup, html};

use super::words;
use crate::l10n::say;
use ui::picture::Scene;
use ui::sheet::{self, Source};
use ui::table::LogEntry;
use ui_fleet::scores::{self, Score};
use ui_fleet::words::clause;

/// LD-7.2: the points of a seat; special cards count at the end.
pub(super) fn score(view: &View, seat: Seat) -> Score {
    let (table, set) = (&view.table, view.table.components());
    let shown = if table.is_over() { view.cards.specials(seat) } else { Default::default() };
    Score::new(table.council.points(seat), &shown, |special| set.special_points(special))
}

/// LD-7.3: all seats with their scores, the winner first.
pub(super) fn ranked(view: &View) -> Vec<(Seat, Score)> {
    scores::ranked(&view.table.council.senate_order(), |seat| score(view, seat))
}

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
            match *event {
                Event::Landed { points, .. } => track.landings += i32::from(points[seat]),
                Event::Scored { seat: who, points, why } if who == seat => {
                    let source = match why {
                        PointReason::NewLand | PointReason::Senate => &mut track.majorities,
                        PointReason::Bonus => &mut track.bonus,
                        PointReason::Refugees => &mut track.refugees,
                        PointReason::Sabotage => &mut track.sabotage,
                        PointReason::Treason => &mut track.treason,
                        PointReason::Debts => &mut track.events,
                    };
                    *source += i32::from(points);
                }
                _ => {}
            }
        }
        track
    }
}

/// One column per player, the best first; one row per source, down to the points.
pub(super) fn sheet(view: &View, scene: &Scene<'_, LastDays>) -> Markup {
    let lang = scene.lang;
    let scores = ranked(view);
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
        p.hint { (tie(scene, &scores)) " " (clause::<LastDays>("LD-7.3")) }
    }
}

/// LD-7.3: the rule for ties, and whether it decided.
fn tie(scene: &Scene<'_, LastDays>, scores: &[(Seat, Score)]) -> String {
    let lang = scene.lang;
    match scores::tied(scores) {
        Some(tied) => {
            let args = [
                ("names", words::names(scene, tied.iter().copied()).into()),
                ("winner", scene.name(tied[0]).to_owned().into()),
            ];
            say(lang, "ld-score-tied", &args)
        }
        None => say(lang, "fleet-score-note", &[]),
    }
}
