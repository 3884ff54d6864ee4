//! The end: points source by source. The neutral party is shown and not ranked (ruling AD-R29).

use std::cmp::Reverse;

use game_atlandice::{Atlandice, Good, Party, View};
use maud::{Markup, html};

use super::{art, words};
use crate::l10n::say;
use crate::picture::Scene;

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

    /// The sources with the class of their colour and their name.
    fn parts(&self) -> [(&'static str, &'static str, i32); 5] {
        [
            ("b-tiles", "ad-score-tiles", self.tiles),
            ("b-districts", "ad-score-districts", self.districts),
            ("b-inventories", "ad-score-inventories", self.inventories),
            ("b-donations", "ad-score-donations", self.donations),
            ("b-held", "ad-score-final", self.held.iter().sum()),
        ]
    }
}

/// One row per player, the best first, and the neutral party below.
pub(super) fn sheet(view: &View, scene: &Scene<'_, Atlandice>) -> Markup {
    let lang = scene.lang;
    let table = &view.table;
    let mut rows: Vec<(Party, Score)> = table.parties().map(|party| (party, Score::of(table, party))).collect();
    rows.sort_by_key(|(party, score)| (*party == Party::Neutral, Reverse(score.total), *party));
    let most = rows.iter().map(|(_, score)| score.total).max().unwrap_or(1).max(1);
    html! {
        h2 { (say(lang, "ad-score-title", &[])) }
        div.scroll tabindex="0" role="region" aria-label=(say(lang, "ad-score-title", &[])) {
            table.scores {
                (head(scene))
                tbody { @for (party, score) in &rows { (row(view, scene, *party, score)) } }
            }
        }
        ul.bars aria-hidden="true" {
            @for (party, score) in &rows { (bar(scene, *party, score, most)) }
        }
        p.swatches aria-hidden="true" {
            @if let Some((_, score)) = rows.first() {
                @for (class, key, _) in score.parts() {
                    span { svg viewBox="0 0 8 8" { rect class=(class) width="8" height="8" {} } (say(lang, key, &[])) }
                }
            }
        }
        (note(view, scene))
    }
}

fn head(scene: &Scene<'_, Atlandice>) -> Markup {
    let lang = scene.lang;
    html! {
        thead {
            tr {
                @for key in ["ad-score-player", "ad-score-tiles", "ad-score-districts", "ad-score-inventories", "ad-score-donations"] {
                    th scope="col" { (say(lang, key, &[])) }
                }
                @for good in Good::ALL { th scope="col" title=(words::good_name(lang, good)) { (art::good_icon(good, lang)) } }
                th scope="col" { (say(lang, "ad-score-total", &[])) }
            }
        }
    }
}

fn row(view: &View, scene: &Scene<'_, Atlandice>, party: Party, score: &Score) -> Markup {
    let lang = scene.lang;
    let won = party.seat().is_some_and(|seat| scene.winners.contains(seat));
    let tiles: Vec<_> = view.table.tiles_won(party).collect();
    let name = match party {
        Party::Seat(seat) => scene.name(seat).to_owned(),
        Party::Neutral => words::party_title(scene, party),
    };
    html! {
        tr.won[won] .neutral[party == Party::Neutral] {
            th scope="row" { (art::party_icon(party, lang)) " " (name) }
            td { @for &tile in &tiles { (art::tile_icon(tile, lang)) } " " (score.tiles) }
            td { (score.districts) }
            td { (score.inventories) }
            td { (score.donations) }
            @for (index, points) in score.held.iter().enumerate() {
                td.none[*points == 0] { (points) small { " (" (view.table.held(party)[index]) ")" } }
            }
            td.total { (score.total) }
        }
    }
}

/// The sources as stretches of one bar.
fn bar(scene: &Scene<'_, Atlandice>, party: Party, score: &Score, most: i32) -> Markup {
    let share = |points: i32| format!("{:.1}", f64::from(points) * 100.0 / f64::from(most));
    let parts = score.parts();
    html! {
        li.neutral[party == Party::Neutral] {
            (art::party_icon(party, scene.lang))
            svg.bar viewBox="0 0 100 8" preserveAspectRatio="none" {
                @for (index, (class, _, points)) in parts.iter().enumerate() {
                    @let before = parts[..index].iter().map(|(_, _, points)| points).sum::<i32>();
                    @if *points > 0 { rect class=(class) x=(share(before)) width=(share(*points)) height="8" {} }
                }
            }
            b { (score.total) }
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
