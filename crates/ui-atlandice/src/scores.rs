//! The end: points source by source. The neutral party is shown and not ranked (ruling AD-R29).

use std::cmp::Reverse;

use game_atlandice::{Atlandice, Good, Party, View};
use maud::{Markup, html};

use super::{art, words};
use crate::l10n::say;
use ui::picture::Scene;
use ui::sheet::{Column, Source, sheet_with};

/// AD-8.4: the points of a party by their sources.
pub(super) struct Score {
    /// Tiles won, in points.
    pub(super) tiles: i32,
    pub(super) districts: i32,
    pub(super) inventories: i32,
    pub(super) donations: i32,
    /// AD-8.3: the final scoring, by type.
    pub(super) held: [i32; 5],
    pub(super) total: i32,
}

impl Score {
    pub(super) fn of(table: &Atlandice, party: Party) -> Self {
        let tokens = table.tokens(party);
        let tiles = table.tiles_won(party).count() as i32 * i32::from(table.components().worth().district_first);
        Self {
            tiles,
            districts: tokens.district.into(),
            inventories: tokens.inventory.into(),
            donations: tokens.donation.into(),
            held: Good::ALL.map(|good| table.if_ended(good).points[party.index()].into()),
            total: table.points(party),
        }
    }

    /// The sources: the class of their colour and their name.
    const PARTS: [(&'static str, &'static str); 5] = [
        ("b-tiles", "ad-score-tiles"),
        ("b-districts", "ad-score-districts"),
        ("b-inventories", "ad-score-inventories"),
        ("b-donations", "ad-score-donations"),
        ("b-held", "ad-score-final"),
    ];

    fn parts(&self) -> [i32; 5] {
        [self.tiles, self.districts, self.inventories, self.donations, self.held.iter().sum()]
    }
}

/// One column per player, the best first, and the neutral party last; one row per source, down to the points.
pub(super) fn sheet(view: &View, scene: &Scene<'_, Atlandice>) -> Markup {
    let lang = scene.lang;
    let table = &view.table;
    let mut scores: Vec<(Party, Score)> = table.parties().map(|party| (party, Score::of(table, party))).collect();
    scores.sort_by_key(|(party, score)| (*party == Party::Neutral, Reverse(score.total), *party));
    let columns: Vec<Column> = scores
        .iter()
        .map(|(party, _)| Column {
            mark: art::party_icon(*party, lang),
            name: name(scene, *party),
            won: has_won(scene, *party),
            you: party.seat().is_some_and(|seat| scene.is_you(seat)),
        })
        .collect();
    let sources = (0..Score::PARTS.len()).map(|part| Source {
        class: Score::PARTS[part].0,
        words: say(lang, Score::PARTS[part].1, &[]),
        points: scores.iter().map(|(_, score)| score.parts()[part]).collect(),
    });
    let full = html! {
        table.scores.sources {
            thead {
                tr {
                    td {}
                    @for (party, _) in &scores {
                        th.won[has_won(scene, *party)] scope="col" { (art::party_icon(*party, lang)) " " (name(scene, *party)) }
                    }
                }
            }
            tbody { (rows(view, scene, &scores)) }
        }
    };
    html! {
        (sheet_with(lang, &say(lang, "ad-score-title", &[]), &columns, sources.collect(), full))
        (note(view, scene))
    }
}

fn has_won(scene: &Scene<'_, Atlandice>, party: Party) -> bool {
    party.seat().is_some_and(|seat| scene.winners.contains(seat))
}

fn name(scene: &Scene<'_, Atlandice>, party: Party) -> String {
    match party {
        Party::Seat(seat) => scene.name(seat).to_owned(),
        Party::Neutral => words::party_title(scene, party),
    }
}

fn rows(view: &View, scene: &Scene<'_, Atlandice>, scores: &[(Party, Score)]) -> Markup {
    let lang = scene.lang;
    let table = &view.table;
    let cells = |cell: &dyn Fn(Party, &Score) -> Markup| {
        html! { @for (party, score) in scores { td.won[has_won(scene, *party)] { (cell(*party, score)) } } }
    };
    let tiles = |party: Party, score: &Score| {
        html! { span.won-tiles { @for tile in table.tiles_won(party) { (art::tile_icon(tile, lang)) } } " " (score.tiles) }
    };
    let row = |key: &str, cell: &dyn Fn(Party, &Score) -> Markup| {
        html! { tr { th scope="row" { (say(lang, key, &[])) } (cells(cell)) } }
    };
    html! {
        (row("ad-score-tiles", &tiles))
        (row("ad-score-districts", &|_, score| html! { (score.districts) }))
        (row("ad-score-inventories", &|_, score| html! { (score.inventories) }))
        (row("ad-score-donations", &|_, score| html! { (score.donations) }))
        tr.group { th colspan=(scores.len() + 1) scope="rowgroup" { (say(lang, "ad-score-held", &[])) } }
        @for good in Good::ALL {
            @let points = |party, score: &Score| {
                html! { small { (table.held(party)[good.index()]) " → " } (score.held[good.index()]) }
            };
            tr { th scope="row" { (art::flat(good)) " " (words::good_name(lang, good)) } (cells(&points)) }
        }
        tr.sum {
            th scope="row" { (say(lang, "ad-score-total", &[])) }
            @for (party, score) in scores { td.total.won[has_won(scene, *party)] { (score.total) } }
        }
    }
}

fn note(view: &View, scene: &Scene<'_, Atlandice>) -> Markup {
    let lang = scene.lang;
    let worth = view.table.components().worth();
    let args = [
        ("first", words::points(lang, worth.final_first.into()).into()),
        ("second", words::points(lang, worth.final_second.into()).into()),
        ("tile", words::points(lang, worth.district_first.into()).into()),
    ];
    html! {
        p.hint { (say(lang, "ad-score-note", &args)) " " a href="/games/atlandice/rules#AD-8.3" { "AD-8.3" } }
        @if view.table.has_party(Party::Neutral) {
            p.hint { (say(lang, "ad-score-neutral", &[])) " " a href="/games/atlandice/rules#AD-R29" { "AD-R29" } }
        }
    }
}
