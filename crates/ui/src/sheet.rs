//! The final scores: a bar for each player, built up source by source, and the same as a table.
//!
//! Gains stand above; what was lost hangs below them and runs back from their end, so that it ends at the total.

use maud::{Markup, html};

use crate::l10n::{Lang, say, signed};

pub struct Column {
    pub mark: Markup,
    pub name: String,
    pub won: bool,
    /// Whether it is the viewer's.
    pub you: bool,
}

/// Where points come from, and how many for each column.
pub struct Source {
    /// The class of its colour in the bars; neighbours may share one.
    pub class: &'static str,
    pub words: String,
    /// One number for each column.
    pub points: Vec<i32>,
}

/// A stretch narrower than this share of its bar has no room for its number.
const ROOM: f32 = 0.055;

/// The bars, what their colours mean, and the table. What gave nobody anything is left out.
pub fn sheet(lang: Lang, [title, sum]: [String; 2], columns: &[Column], mut sources: Vec<Source>) -> Markup {
    sources.retain(|source| source.points.iter().any(|&points| points != 0));
    let table = table(&sum, columns, &sources);
    sheet_with(lang, &title, columns, sources, table)
}

/// The same with a table of the game's own.
pub fn sheet_with(lang: Lang, title: &str, columns: &[Column], mut sources: Vec<Source>, table: Markup) -> Markup {
    sources.retain(|source| source.points.iter().any(|&points| points != 0));
    let bars = Bars::of(&sources, columns.len());
    html! {
        div.sheethead {
            h2 { (title) }
            @let again = say(lang, "end-again", &[]);
            button #again .btn type="button" title=(again) hidden { (crate::icons::icon("i-play")) (again) }
        }
        svg.defs width="0" height="0" aria-hidden="true" {
            pattern #hatch width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)" {
                rect.hatch0 width="8" height="8" {}
                rect.hatch1 width="4" height="8" {}
            }
        }
        ul.bars {
            @for (index, column) in columns.iter().enumerate() {
                li.won[column.won] {
                    (column.mark)
                    span.b-name { (column.name) }
                    (bars.draw(&sources, index))
                    b class={ "b-total b-p" (bars.last) } { (signed(bars.total(index))) }
                }
            }
        }
        @if let Some(why) = why_lost(lang, columns, &sources) { p.why-lost { (why) } }
        p.swatches aria-hidden="true" {
            @for alike in sources.chunk_by(|one, next| one.class == next.class) {
                @let words: Vec<&str> = alike.iter().map(|source| source.words.as_str()).collect();
                @let lost = alike.iter().flat_map(|source| &source.points).all(|&points| points <= 0);
                span {
                    svg viewBox="0 0 8 8" { rect class=(if lost { "b-hatched" } else { alike[0].class }) width="8" height="8" {} }
                    (words.join(", "))
                }
            }
        }
        details #sheet-table {
            summary { (say(lang, "end-table", &[])) }
            div.scroll tabindex="0" role="region" aria-label=(title) { (table) }
        }
    }
}

/// Where whoever won got most of the lead over the viewer: at most two kinds of sources, as the bars tell them apart.
fn why_lost(lang: Lang, columns: &[Column], sources: &[Source]) -> Option<String> {
    let you = columns.iter().position(|column| column.you && !column.won)?;
    let winner = columns.iter().position(|column| column.won)?;
    let sum = |alike: &[Source], column: usize| alike.iter().map(|source| source.points[column]).sum::<i32>();
    let lead = |alike: &[Source]| sum(alike, winner) - sum(alike, you);
    let kinds = sources.chunk_by(|one, next| one.class == next.class);
    let mut ahead: Vec<&[Source]> = kinds.filter(|alike| lead(alike) > 0).collect();
    ahead.sort_by_key(|alike| -lead(alike));
    let part = |alike: &&[Source]| {
        let words: Vec<&str> = alike.iter().map(|source| source.words.as_str()).collect();
        let args = [
            ("source", words.join(", ").into()),
            ("theirs", signed(sum(alike, winner)).into()),
            ("own", signed(sum(alike, you)).into()),
        ];
        say(lang, "end-why-part", &args)
    };
    let list: Vec<String> = ahead.iter().take(2).map(part).collect();
    let args = [("winner", columns[winner].name.as_str().into()), ("list", list.join("; ").into())];
    (!list.is_empty()).then(|| say(lang, "end-why", &args))
}

fn table(sum: &str, columns: &[Column], sources: &[Source]) -> Markup {
    html! {
        table.scores.sources {
            thead {
                tr {
                    td {}
                    @for column in columns { th.won[column.won] scope="col" { (column.mark) " " (column.name) } }
                }
            }
            tbody {
                @for source in sources {
                    tr {
                        th scope="row" { (source.words) }
                        @for (column, &points) in columns.iter().zip(&source.points) {
                            td.won[column.won] { (signed(points)) }
                        }
                    }
                }
                tr.sum {
                    th scope="row" { (sum) }
                    @for (index, column) in columns.iter().enumerate() {
                        @let total: i32 = sources.iter().map(|source| source.points[index]).sum();
                        td.total.won[column.won] { (signed(total)) }
                    }
                }
            }
        }
    }
}

/// The common scale of all bars.
struct Bars {
    gained: Vec<i32>,
    lost: Vec<i32>,
    /// Points from the left edge to nothing: whoever lost more than there was ends below it.
    below: i32,
    /// Points from edge to edge.
    span: i32,
    /// The turn of the last source: what follows it comes last.
    last: usize,
}

impl Bars {
    fn of(sources: &[Source], columns: usize) -> Self {
        let sum = |column: usize, part: fn(i32) -> i32| sources.iter().map(|source| part(source.points[column])).sum();
        let gained: Vec<i32> = (0..columns).map(|column| sum(column, |points| points.max(0))).collect();
        let lost: Vec<i32> = (0..columns).map(|column| sum(column, |points| points.min(0))).collect();
        let below = gained.iter().zip(&lost).map(|(gained, lost)| -(gained + lost)).max().unwrap_or(0).max(0);
        let span = (gained.iter().copied().max().unwrap_or(0) + below).max(1);
        let last = sources.chunk_by(|one, next| one.class == next.class).count();
        Self { gained, lost, below, span, last }
    }

    fn total(&self, column: usize) -> i32 {
        self.gained[column] + self.lost[column]
    }

    /// So many points as a share of the bar.
    fn share(&self, points: i32) -> f32 {
        points as f32 / self.span as f32
    }

    fn x(&self, points: i32) -> String {
        percent(self.share(points + self.below))
    }

    fn draw(&self, sources: &[Source], column: usize) -> Markup {
        let said: Vec<String> = sources
            .iter()
            .filter(|source| source.points[column] != 0)
            .map(|source| format!("{} {}", source.words, signed(source.points[column])))
            .collect();
        let said = if said.is_empty() { signed(self.total(column)) } else { said.join(", ") };
        html! {
            svg.bar role="img" aria-label=(said) {
                rect.b-well width="100%" height="55%" rx="5" {}
                @for (class, turn, from, points, words) in self.stretches(sources, column) {
                    @let lost = points < 0;
                    g class={ "b-part b-p" (turn) @if lost { " b-loss" } } {
                        title { (words) " " (signed(points)) }
                        rect class=(if lost { "b-hatched" } else { class }) x=(self.x(from)) y=(if lost { "58%" } else { "0" })
                            width=(percent(self.share(points.abs()))) height=(if lost { "42%" } else { "55%" }) {}
                        @if self.share(points.abs()) >= ROOM {
                            text x=(percent(self.share(from + self.below) + self.share(points.abs()) / 2.0)) y=(if lost { "79%" } else { "27.5%" }) dy=".36em" {
                                @if !lost && from > 0 { "+" } (signed(points))
                            }
                        }
                    }
                }
                @if self.below > 0 { rect.b-zero x=(self.x(0)) width="1" height="100%" {} }
                g class={ "b-tick b-p" (self.last) } {
                    svg.b-at x=(self.x(self.total(column))) { rect x="-1.5" y="-4%" width="3" height="108%" rx="1.5" {} }
                }
            }
        }
    }

    /// Class, turn, where it begins, points and words of each stretch of a bar.
    fn stretches<'a>(&self, sources: &'a [Source], column: usize) -> Vec<(&'static str, usize, i32, i32, &'a str)> {
        let mut found = Vec::new();
        let (mut gained, mut lost) = (0, self.gained[column]);
        for (turn, alike) in sources.chunk_by(|one, next| one.class == next.class).enumerate() {
            for source in alike {
                let points = source.points[column];
                match points {
                    0 => continue,
                    1.. => {
                        found.push((source.class, turn, gained, points, source.words.as_str()));
                        gained += points;
                    }
                    _ => {
                        lost += points;
                        found.push((source.class, turn, lost, points, source.words.as_str()));
                    }
                }
            }
        }
        found
    }
}

fn percent(share: f32) -> String {
    format!("{:.2}%", share * 100.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sources() -> Vec<Source> {
        let source = |class, points: &[i32]| Source { class, words: String::new(), points: points.to_vec() };
        vec![source("b-tiles", &[31, 24]), source("b-cards", &[10, 4]), source("b-lost", &[0, -36])]
    }

    #[test]
    fn losses_run_back_from_the_end_of_the_gains_to_the_total() {
        let bars = Bars::of(&sources(), 2);
        let sources = sources();
        let places: Vec<(i32, i32)> =
            bars.stretches(&sources, 1).iter().map(|&(_, _, from, points, _)| (from, points)).collect();
        assert_eq!(places, [(0, 24), (24, 4), (-8, -36)]);
        assert_eq!(bars.total(1), -8);
    }

    #[test]
    fn whoever_lost_is_told_where_the_winner_was_ahead() {
        let column = |name: &str, won, you| Column { mark: html! {}, name: name.into(), won, you };
        let mut sources = sources();
        sources.iter_mut().zip(["Tiles", "Cards", "Lost"]).for_each(|(source, words)| source.words = words.into());
        let why = |won, you| why_lost(Lang::En, &[column("Ann", won, false), column("Ben", !won, you)], &sources);
        assert_eq!(
            why(true, true).as_deref(),
            Some("Ann was ahead of you above all here: Lost 0 to −36; Tiles 31 to 24.")
        );
        assert_eq!((why(false, true), why(true, false)), (None, None), "whoever won, and whoever only looks on");
    }

    #[test]
    fn what_shares_a_colour_is_one_reason() {
        let column = |name: &str, won| Column { mark: html! {}, name: name.into(), won, you: !won };
        let source =
            |class, words: &str, points: &[i32]| Source { class, words: words.into(), points: points.to_vec() };
        let sources = [
            source("b-tiles", "Tiles", &[14, 4]),
            source("b-cards", "Birds", &[6, 0]),
            source("b-cards", "Key", &[8, 0]),
        ];
        assert_eq!(
            why_lost(Lang::En, &[column("Ann", true), column("Ben", false)], &sources).as_deref(),
            Some("Ann was ahead of you above all here: Birds, Key 14 to 0; Tiles 14 to 4.")
        );
    }

    #[test]
    fn whoever_ends_below_nothing_has_room_to_the_left() {
        let bars = Bars::of(&sources(), 2);
        assert_eq!((bars.below, bars.span), (8, 49));
        assert_eq!(bars.x(-8), "0.00%");
        assert_eq!(bars.x(41), "100.00%");
    }
}
