//! The end: points by their sources, as the log told them; the title of a solo game, or why it was lost.

use std::cmp::Reverse;

use engine::Seat;
use game_exodus::{Ending, Event, Exodus, PointReason, Source as From, View};
use maud::{Markup, html};

use super::{art, log, words};
use crate::l10n::say;
use ui::picture::Scene;
use ui::sheet::{self, Column, Source};

/// The groups of sources, in the order of the sheet: the class of the bar, and the name. Regions come after the first six.
const GROUPS: [(&str, &str); 12] = [
    ("b-dispatch", "exodus-end-dispatch"),
    ("b-track", "exodus-end-track"),
    ("b-ships", "exodus-end-ships"),
    ("b-cells", "exodus-end-cells"),
    ("b-pillars", "exodus-end-pillars"),
    ("b-influence", "exodus-end-influence"),
    ("b-cells", "exodus-end-other"),
    ("b-left", "exodus-end-left"),
    ("b-lines", "exodus-end-rows"),
    ("b-lines", "exodus-end-columns"),
    ("b-monuments", "exodus-end-monuments"),
    ("b-knowledge", "exodus-end-knowledge"),
];

/// Where a reason belongs among [`GROUPS`]; rows of the settlement and cards not played come by themselves.
fn group(why: PointReason) -> Option<usize> {
    Some(match why {
        PointReason::Gain(From::Dispatch(_)) => 0,
        PointReason::Gain(From::Track(_) | From::Echo(_)) => 1,
        PointReason::Ship(_) => 2,
        PointReason::Gain(From::Cell(_)) => 3,
        PointReason::Gain(From::Instant(_) | From::Pillar(_)) | PointReason::Sacrifice(_) => 4,
        PointReason::Gain(From::Influence(_)) => 5,
        PointReason::Gain(_) => 6,
        PointReason::Left => 7,
        PointReason::Rows => 8,
        PointReason::Columns => 9,
        PointReason::Monument(_) => 10,
        PointReason::Knowledge(_) => 11,
        PointReason::Settlement { .. } | PointReason::Influence => return None,
    })
}

/// All sources with the points of these seats.
fn sources(view: &View, scene: &Scene<'_, Exodus>, seats: &[Seat]) -> Vec<Source> {
    let (lang, set) = (scene.lang, view.table.components());
    let sum = |wanted: &dyn Fn(PointReason) -> bool| -> Vec<i32> {
        let events = || scene.log.iter().flat_map(|entry| &entry.events);
        let of = |seat: Seat| {
            let scored = |event: &Event| {
                let Event::Scored { seat: who, points, why } = *event else { return 0 };
                if who == seat && wanted(why) { i32::from(points) } else { 0 }
            };
            events().map(scored).sum()
        };
        seats.iter().map(|&seat| of(seat)).collect()
    };
    let plain = |index: usize| {
        let (class, key) = GROUPS[index];
        Source { class, words: say(lang, key, &[]), points: sum(&|why| group(why) == Some(index)) }
    };
    let mut all: Vec<Source> = (0..7).map(plain).collect();
    for row in 0..set.grid.rows {
        let words = say(lang, "exodus-end-region", &[("region", words::region(lang, set, row).into())]);
        let points = sum(&|why| matches!(why, PointReason::Settlement { row: scored, .. } if scored == row));
        all.push(Source { class: "b-regions", words, points });
    }
    all.extend((7..GROUPS.len()).map(plain));
    let points = sum(&|why| why == PointReason::Influence);
    all.push(Source { class: "b-influence", words: say(lang, "exodus-end-unplayed", &[]), points });
    all
}

/// All seats, the best first: AE-17.6.
fn ranked(view: &View) -> Vec<Seat> {
    let table = &view.table;
    let mut seats: Vec<Seat> = Seat::all(table.seats()).collect();
    seats.sort_by_key(|&seat| Reverse((table.player(seat).vp, table.placed(seat).iter().sum::<u8>())));
    seats
}

/// One column per player, the best first; one row per source, down to the points.
pub(super) fn sheet(view: &View, scene: &Scene<'_, Exodus>) -> Markup {
    let lang = scene.lang;
    let seats = ranked(view);
    let columns: Vec<Column> = seats
        .iter()
        .map(|&seat| Column {
            mark: art::mark(seat, lang),
            name: scene.name(seat).to_owned(),
            won: scene.winners.contains(seat),
            you: scene.is_you(seat),
        })
        .collect();
    let sources = sources(view, scene, &seats);
    html! {
        (sheet::sheet(lang, ["exodus-end-title", "exodus-end-total"].map(|key| say(lang, key, &[])), &columns, sources))
        @for (remark, clause) in remarks(view, scene) { p.hint { (remark) " " (log::clause(clause)) } }
    }
}

/// The points of everybody by source, in plain words.
pub(super) fn lines(view: &View, scene: &Scene<'_, Exodus>) -> Vec<String> {
    let lang = scene.lang;
    ranked(view)
        .into_iter()
        .map(|seat| {
            let parts: Vec<String> = sources(view, scene, &[seat])
                .into_iter()
                .filter(|source| source.points[0] != 0)
                .map(|source| format!("{} {}", source.words, crate::l10n::signed(source.points[0])))
                .collect();
            let total = words::points(lang, view.table.player(seat).vp.into());
            let args = [
                ("name", scene.name(seat).to_owned().into()),
                ("points", total.into()),
                ("list", words::list(lang, &parts).into()),
            ];
            say(lang, "exodus-end-line", &args)
        })
        .collect()
}

/// What there is to say beneath the sheet, with its clause: the tie, the title, why a solo game was lost.
pub(super) fn remarks(view: &View, scene: &Scene<'_, Exodus>) -> Vec<(String, &'static str)> {
    let lang = scene.lang;
    let table = &view.table;
    let set = table.components();
    if table.ending() == Some(Ending::Lost) {
        let mut events = scene.log.iter().flat_map(|entry| &entry.events);
        let row = events.find_map(|event| if let Event::SoloLost { row } = *event { Some(row) } else { None });
        let region = words::region(lang, set, row.unwrap_or(0));
        return vec![
            (say(lang, "exodus-end-lost", &[("region", region.into())]), "AE-19.5"),
            (say(lang, "exodus-end-lost-hint", &[]), "RU-37"),
        ];
    }
    if table.seats() == 1 {
        return title(view, scene);
    }
    let placed: Vec<String> = ranked(view)
        .into_iter()
        .map(|seat| format!("{} {}", scene.name(seat), table.placed(seat).iter().sum::<u8>()))
        .collect();
    vec![
        (say(lang, "exodus-end-note", &[]), "AE-17.6"),
        (say(lang, "exodus-end-placed", &[("list", placed.join(", ").into())]), "RU-56"),
    ]
}

/// AE-19.9: the title reached, and the next one.
fn title(view: &View, scene: &Scene<'_, Exodus>) -> Vec<(String, &'static str)> {
    let lang = scene.lang;
    let set = view.table.components();
    let points = view.table.player(Seat(0)).vp;
    let mut said = Vec::new();
    if let Some(title) = set.title(points) {
        let args = [("title", words::title(lang, title).into()), ("points", words::points(lang, points.into()).into())];
        said.push((say(lang, "exodus-end-solo", &args), "AE-19.9"));
    }
    let next = set.counts.titles.iter().filter_map(|title| Some((title, title.from?))).find(|(_, from)| *from > points);
    if let Some((title, from)) = next {
        let args = [("title", words::title(lang, title).into()), ("points", words::points(lang, from.into()).into())];
        said.push((say(lang, "exodus-end-next-title", &args), "AE-19.9"));
    }
    said
}
