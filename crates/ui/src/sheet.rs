//! The final scores as a table and as bars: one column for each player, one row for each source of points.

use maud::{Markup, html};

use crate::l10n::signed;

pub struct Column {
    pub mark: Markup,
    pub name: String,
    pub won: bool,
}

/// Where points come from, and how many for each column.
pub struct Source {
    /// The class of its colour in the bars; neighbours may share one.
    pub class: &'static str,
    pub words: String,
    /// One number for each column.
    pub points: Vec<i32>,
}

/// The table, the bars, and what their colours mean. What gave nobody anything is left out.
pub fn sheet([title, sum]: [String; 2], columns: &[Column], mut sources: Vec<Source>) -> Markup {
    sources.retain(|source| source.points.iter().any(|&points| points != 0));
    let sources = &sources[..];
    let totals: Vec<i32> =
        (0..columns.len()).map(|column| sources.iter().map(|source| source.points[column]).sum()).collect();
    html! {
        h2 { (title) }
        div.scroll tabindex="0" role="region" aria-label=(title) {
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
                        @for (column, &total) in columns.iter().zip(&totals) { td.total.won[column.won] { (signed(total)) } }
                    }
                }
            }
        }
        ul.bars aria-hidden="true" {
            @let most = totals.iter().copied().max().unwrap_or(1).max(1);
            @for (index, (column, total)) in columns.iter().zip(&totals).enumerate() {
                li {
                    (column.mark)
                    svg.bar viewBox="0 0 100 8" preserveAspectRatio="none" { (stretches(sources, index, most)) }
                    b { (signed(*total)) }
                }
            }
        }
        p.swatches aria-hidden="true" {
            @for alike in sources.chunk_by(|one, next| one.class == next.class) {
                @let words: Vec<&str> = alike.iter().map(|source| source.words.as_str()).collect();
                span { svg viewBox="0 0 8 8" { rect class=(alike[0].class) width="8" height="8" {} } (words.join(", ")) }
            }
        }
    }
}

/// The sources as stretches of one bar. What was lost on the whole shortens what was won before it.
fn stretches(sources: &[Source], column: usize, most: i32) -> Markup {
    let share = |points: i32| format!("{:.1}", f64::from(points) * 100.0 / f64::from(most));
    let mut parts: Vec<(&str, i32, i32)> = Vec::new();
    let mut end = 0;
    for source in sources {
        let points = source.points[column];
        parts.push((source.class, end, end + points));
        end += points;
    }
    html! {
        @for (class, from, to) in parts {
            @let (from, to) = (from.clamp(0, end.max(0)), to.clamp(0, end.max(0)));
            @if to > from { rect class=(class) x=(share(from)) width=(share(to - from)) height="8" {} }
        }
    }
}
