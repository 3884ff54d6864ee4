//! A picture of what an arena found, as SVG: it stands alone, reads in dark and light, and says in words what it shows.

use std::fmt::{Display, Write};

use super::ratings::Rated;
use super::report::{MatchReport, Report};
use super::runner::Match;
use super::statistics::ScoreTally;
use super::words;
use catalog::Block;

const WIDTH: f64 = 800.0;
const HEIGHT: f64 = 420.0;
/// Around the drawing: left for the scale, below for the blocks.
const LEFT: f64 = 70.0;
const RIGHT: f64 = 770.0;
const TOP: f64 = 70.0;
const BOTTOM: f64 = 360.0;
/// Points of a curve: more would not be seen.
const MOST_POINTS: usize = 400;
const NAMES: f64 = 230.0;
const ROW: f64 = 44.0;

/// Colours with enough contrast on their ground, one set for light and one for dark; nothing is told by colour alone.
const STYLE: &str = include_str!("plot.css");

/// The picture: of one match, the share as blocks came in; of several, the ratings.
pub(crate) fn svg(report: &Report, matches: &[Match]) -> String {
    match (&report.ratings, matches, &report.matches[..]) {
        (Some(ratings), ..) => bars(report, ratings),
        (None, [played, ..], [found, ..]) => curve(report, played, found),
        _ => frame(HEIGHT, "No match", "No match was played.", ""),
    }
}

fn frame(height: f64, title: &str, description: &str, body: &str) -> String {
    let (title, description) = (escaped(title), escaped(description));
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" role=\"img\" \
         aria-labelledby=\"title description\">\n<title id=\"title\">{title}</title>\n\
         <desc id=\"description\">{description}</desc>\n<style>{}</style>\n\
         <rect class=\"ground\" width=\"{WIDTH}\" height=\"{height}\"/>\n\
         <text class=\"title\" x=\"{LEFT}\" y=\"34\">{title}</text>\n{body}</svg>\n",
        STYLE.replace('\n', "")
    )
}

/// The marks of a drawing, one to a line.
#[derive(Default)]
struct Body(String);

impl Body {
    fn path(&mut self, class: &str, d: impl Display) {
        let _ = writeln!(self.0, "<path class=\"{class}\" d=\"{d}\"/>");
    }

    fn text(&mut self, class: &str, (x, y): (f64, f64), anchor: &str, words: impl Display) {
        let place = format!("x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\"");
        let _ = writeln!(self.0, "<text class=\"{class}\" {place}>{words}</text>");
    }
}

/// The running share with its interval, against blocks.
fn curve(report: &Report, played: &Match, found: &MatchReport) -> String {
    let points = running(&played.blocks);
    let blocks = found.blocks as f64;
    let (low, high) = scale(&points, found.par);
    let x = |block: f64| LEFT + (RIGHT - LEFT) * block / blocks;
    let y = |share: f64| BOTTOM - (BOTTOM - TOP) * (share.clamp(low, high) - low) / (high - low);
    let mut body = Body::default();
    let step = [0.01, 0.02, 0.05, 0.1].into_iter().find(|step| (high - low) / step <= 8.0).unwrap_or(0.2);
    let mut mark = (low / step).ceil() * step;
    while mark <= high + 1e-9 {
        let at = y(mark);
        body.path("grid", format_args!("M{LEFT} {at:.1}H{RIGHT}"));
        body.text("small", (LEFT - 8.0, at + 4.0), "end", format_args!("{mark:.2}"));
        mark += step;
    }
    let line = |points: &mut dyn Iterator<Item = &Point>, share: fn(&Point) -> f64| {
        let corners = points.map(|point| format!("{:.1} {:.1}", x(point.blocks), y(share(point))));
        corners.collect::<Vec<_>>().join("L")
    };
    let upper = line(&mut points.iter(), |point| point.high);
    body.path("band", format_args!("M{upper}L{}Z", line(&mut points.iter().rev(), |point| point.low)));
    body.path("line", format_args!("M{}", line(&mut points.iter(), |point| point.share)));
    let par = y(found.par);
    body.path("par", format_args!("M{LEFT} {par:.1}H{RIGHT}"));
    body.text("small parname", (RIGHT, par - 6.0), "end", format_args!("par {:.3}", found.par));
    body.path("axis", format_args!("M{LEFT} {TOP}V{BOTTOM}H{RIGHT}"));
    let below = BOTTOM + 20.0;
    body.text("small", (LEFT, below), "start", 0);
    body.text("small", (RIGHT, below), "end", format_args!("{} blocks", found.blocks));
    body.text("small", ((LEFT + RIGHT) / 2.0, below), "middle", "share of wins, with its interval of 95 %");
    let result = format!("share {}, Elo {}", words::interval(&found.share), words::rating(&found.rating));
    body.text("words", (LEFT, 58.0), "start", escaped(&result));
    body.text("small", (LEFT, BOTTOM + 44.0), "start", escaped(&under(report)));
    let title = format!("{} against copies of {}", found.candidate, found.opponent);
    let description = format!(
        "The candidate's share of wins over {} blocks of {} games at {}, with its interval of 95 %: it ends at {result}. \
         Par is {:.3}.",
        found.blocks, report.setting.seats, report.setting.game, found.par
    );
    frame(HEIGHT, &title, &description, &body.0)
}

/// Ratings as bars from 0, with their intervals as whiskers.
fn bars(report: &Report, ratings: &[Rated]) -> String {
    let mut ratings = ratings.to_vec();
    ratings.sort_by(|one, other| other.elo.total_cmp(&one.elo));
    let reach = ratings.iter().fold(50f64, |reach, rated| reach.max(rated.high.abs()).max(rated.low.abs()));
    let middle = (NAMES + RIGHT) / 2.0;
    let x = |elo: f64| middle + (RIGHT - middle) * elo / reach;
    let foot = TOP + ROW * ratings.len() as f64;
    let mut body = Body::default();
    let step = 50.0 * (reach / 200.0).ceil();
    let marks = (reach / step).floor() as i32;
    for mark in (-marks..=marks).map(|mark| f64::from(mark) * step) {
        let at = x(mark);
        body.path("grid", format_args!("M{at:.1} {}V{foot:.1}", TOP - 10.0));
        let words = if mark == 0.0 { "0".into() } else { format!("{mark:+.0}") };
        body.text("small", (at, foot + 20.0), "middle", words);
    }
    for (row, rated) in ratings.iter().enumerate() {
        let top = TOP + ROW * row as f64;
        let name: String = rated.player.chars().take(26).collect();
        body.text("words", (20.0, top + 15.0), "start", escaped(&name));
        body.text("small", (20.0, top + 32.0), "start", words::rated(rated));
        let (from, to) = (x(rated.elo.min(0.0)), x(rated.elo.max(0.0)));
        let (bar, width) = (top + 6.0, to - from);
        let _ = writeln!(
            body.0,
            "<rect class=\"bar\" x=\"{from:.1}\" y=\"{bar:.1}\" width=\"{width:.1}\" height=\"20\" rx=\"3\"/>"
        );
        let (low, high, across) = (x(rated.low), x(rated.high), top + 16.0);
        let end = across - 6.0;
        body.path(
            "whisker",
            format_args!("M{low:.1} {across:.1}H{high:.1}M{low:.1} {end:.1}v12M{high:.1} {end:.1}v12"),
        );
    }
    body.path("axis", format_args!("M{middle:.1} {}V{foot:.1}", TOP - 10.0));
    body.text("small", (20.0, foot + 46.0), "start", escaped(&under(report)));
    let each = ratings.iter().map(|rated| format!("{} {}", rated.player, words::rated(rated)));
    let description = format!("Ratings with intervals of 95 %, their mean 0: {}.", each.collect::<Vec<_>>().join("; "));
    let title = format!("Ratings at {}, {} seats", report.setting.game, report.setting.seats);
    frame(foot + 66.0, &title, &description, &body.0)
}

fn under(report: &Report) -> String {
    let setting = &report.setting;
    let look = if report.first_look { "; a first look, not a result" } else { "" };
    let commit = setting.commit.as_ref().map(|commit| format!(", commit {}", commit.get(..12).unwrap_or(commit)));
    format!("{}, {} seats, seed {}{}{look}", setting.game, setting.seats, setting.seed, commit.unwrap_or_default())
}

struct Point {
    blocks: f64,
    share: f64,
    low: f64,
    high: f64,
}

fn running(blocks: &[Block]) -> Vec<Point> {
    let every = blocks.len().div_ceil(MOST_POINTS).max(1);
    let mut tally = ScoreTally::default();
    let mut points = Vec::new();
    for (count, block) in (1..).zip(blocks) {
        tally.add(block.score());
        if (count % every == 0 || count == blocks.len())
            && let Some(share) = tally.share()
        {
            points.push(Point { blocks: count as f64, share: share.share, low: share.low, high: share.high });
        }
    }
    points
}

/// What of the shares is shown: par, and all that is known after the first quarter of the blocks. The first few may stick
/// out.
fn scale(points: &[Point], par: f64) -> (f64, f64) {
    let late = &points[points.len() / 4..];
    let low = late.iter().fold(par, |low, point| low.min(point.low));
    let high = late.iter().fold(par, |high, point| high.max(point.high));
    let air = 0.08 * (high - low).max(0.05);
    ((low - air).max(0.0), (high + air).min(1.0))
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::super::report::Setting;
    use super::*;

    fn report(matches: Vec<MatchReport>, ratings: Option<Vec<Rated>>) -> Report {
        let setting = Setting { seed: "<1>".into(), ..Setting::example() };
        Report {
            format: Report::FORMAT,
            setting,
            blocks: 1,
            sprt: None,
            threads: 1,
            has_clock: false,
            first_look: true,
            matches,
            ratings,
            controls: None,
        }
    }

    fn played(blocks: u64) -> Match {
        let block = |number| Block {
            number,
            candidate_wins: vec![60 * (number % 2), 60],
            seat_wins: vec![60, 60],
            ..Block::default()
        };
        let contenders = ["exec:a&b", "greedy"].map(|name| name.parse().unwrap());
        Match { contenders, blocks: (0..blocks).map(block).collect(), verdict: None, played: blocks, seconds: 1.0 }
    }

    fn drawn_well(svg: &str) {
        for part in ["role=\"img\"", "<title id=", "<desc id=", "prefers-color-scheme:dark", "</svg>"] {
            assert!(svg.contains(part), "{part} in {svg}");
        }
        assert!(!svg.contains("NaN") && !svg.contains("inf"), "{svg}");
        assert!(svg.contains("seed &lt;1&gt;"), "{svg}");
    }

    #[test]
    fn a_match_is_a_curve_with_a_band_and_par() {
        for blocks in [1, 2, 3, 1000] {
            let played = played(blocks);
            let found = MatchReport::of(&played, 2);
            let svg = svg(&report(vec![found], None), &[played]);
            drawn_well(&svg);
            assert!(svg.contains("exec:a&amp;b against copies of greedy") && svg.contains("par 0.500"), "{svg}");
        }
    }

    #[test]
    fn a_curve_has_only_so_many_points_and_ends_with_the_last_block() {
        let points = running(&played(10_001).blocks);
        assert!(points.len() <= MOST_POINTS + 1);
        assert_eq!(points.last().map(|point| point.blocks), Some(10_001.0));
    }

    #[test]
    fn ratings_are_bars_from_the_best() {
        let rated = |player: &str, elo| Rated { player: player.into(), elo, low: elo - 20.0, high: elo + 20.0 };
        let svg = svg(&report(Vec::new(), Some(vec![rated("low", -90.0), rated("high", 90.0)])), &[]);
        drawn_well(&svg);
        assert!(svg.find(">high<") < svg.find(">low<"), "{svg}");
        assert_eq!(svg.matches("class=\"bar\"").count(), 2);
        assert!(svg.contains("high +90 [+70, +110]"), "{svg}");
    }
}
