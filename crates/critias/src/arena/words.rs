//! What an arena found, in words.

use super::contender::Contender;
use super::ratings::Rated;
use super::report::{Controls, MatchReport, Report, SATURATED, SeatReport, SideReport};
use super::sprt::{Accepted, Verdict};
use super::statistics::{Rating, Share};
use catalog::Sides;

pub(crate) fn pairing([candidate, opponent]: &Sides<Contender>) -> String {
    format!("{candidate} against copies of {opponent}")
}

/// How a match stands, beside a progress bar.
pub(crate) fn running(share: &Share, verdict: Option<&Verdict>, seats: usize) -> String {
    let test = verdict.map(|verdict| format!(", test at {:.2} of {:.2}", verdict.llr, verdict.upper));
    let (par, rating) = (1.0 / seats as f64, rating(&share.rating(seats)));
    format!("share {:.3} (par {par:.3}), Elo {rating}{}", share.share, test.unwrap_or_default())
}

/// A rating with its interval; a clean sweep has only one end.
pub(crate) fn rating(rating: &Rating) -> String {
    let Rating { elo, low, high } = *rating;
    match (low.is_finite(), high.is_finite()) {
        (false, false) => "not known yet".into(),
        _ if elo == f64::INFINITY => format!("more than {low:+.0}"),
        _ if elo == f64::NEG_INFINITY => format!("less than {high:+.0}"),
        (true, true) => format!("{elo:+.0} [{low:+.0}, {high:+.0}]"),
        (true, false) => format!("{elo:+.0} [{low:+.0} or more]"),
        (false, true) => format!("{elo:+.0} [{high:+.0} or less]"),
    }
}

pub(crate) fn report(report: &Report) -> String {
    let setting = &report.setting;
    let mut text = format!("{}, {} seats, seed \"{}\"", setting.game, setting.seats, setting.seed);
    if let Some(options) = setting.options.as_object() {
        for (key, value) in options.iter().filter(|&(key, _)| key != "seats") {
            text += &format!(", {key} {}", value.to_string().trim_matches('"'));
        }
    }
    if let Some(commit) = &setting.commit {
        text += &format!(", commit {commit}");
    }
    for report in &report.matches {
        text += &format!("\n\n{}", of_match(report));
    }
    if report.matches.len() > 1 {
        text += &format!("\n\n{}", table(report));
    }
    if let Some(controls) = &report.controls {
        text += &format!("\n\n{}", of_controls(controls));
    }
    if report.has_clock {
        text += "\n\na clock has a say in what a player does: another run gives other games";
    }
    if report.first_look {
        text += "\n\nfewer than 1,000 blocks: a first look, not a result";
    }
    text
}

fn of_match(report: &MatchReport) -> String {
    let MatchReport { candidate, opponent, par, share, .. } = report;
    let (blocks, games, times) = (blocks(report.blocks), report.by_seat.len(), share.share / par);
    let mut text = format!(
        "{candidate} against copies of {opponent}: {blocks} of {games} games\n\
         share {}, par {par:.3}, {times:.2} x par\n\
         Elo {}",
        interval(share),
        rating(&report.rating)
    );
    if let Some(verdict) = &report.sprt {
        text += &format!("\n{}", of_verdict(verdict));
    }
    let row = |name: &str, cells: Vec<String>| {
        cells.iter().fold(format!("\n{name:<24}"), |row, cell| format!("{row}{cell:>10}"))
    };
    let seats = |cell: fn(&SeatReport) -> String| report.by_seat.iter().map(cell).collect();
    text += &row("seat", seats(|seat| seat.seat.to_string()));
    text += &row("share of the candidate", seats(|seat| format!("{:.3}", seat.candidate_share)));
    text += &row("share of the seat", seats(|seat| format!("{:.3}", seat.seat_share)));
    text += &row("", ["points", "decisions", "ms each"].map(Into::into).to_vec());
    for (side, copies) in report.sides.iter().zip(["", "copies of "]) {
        let SideReport { player, mean_points, decisions, milliseconds_per_decision } = side;
        let cells = vec![format!("{mean_points:.2}"), decisions.to_string(), format!("{milliseconds_per_decision:.3}")];
        text += &row(&format!("{copies}{player}"), cells);
    }
    text + &format!("\n{:.1} seconds, {:.1} games per second", report.seconds, report.games_per_second)
}

pub(crate) fn interval(share: &Share) -> String {
    format!("{:.3} [{:.3}, {:.3}]", share.share, share.low, share.high)
}

pub(crate) fn rated(Rated { elo, low, high, .. }: &Rated) -> String {
    format!("{elo:+.0} [{low:+.0}, {high:+.0}]")
}

fn blocks(count: u64) -> String {
    if count == 1 { "1 block".into() } else { format!("{count} blocks") }
}

fn of_verdict(verdict: &Verdict) -> String {
    let Verdict { hypotheses, llr, lower, upper, accepted } = verdict;
    let stands = format!("log-likelihood ratio {llr:.2} between {lower:.2} and {upper:.2}");
    match accepted {
        Some(Accepted::Elo0) => format!("test: {:+} accepted over {:+} ({stands})", hypotheses.elo0, hypotheses.elo1),
        Some(Accepted::Elo1) => format!("test: {:+} accepted over {:+} ({stands})", hypotheses.elo1, hypotheses.elo0),
        None => format!("test: open between {:+} and {:+} ({stands})", hypotheses.elo0, hypotheses.elo1),
    }
}

fn table(report: &Report) -> String {
    let mut text = format!("{:<24}{:<24}{:>8}{:>8}  Elo", "candidate", "copies of", "share", "x par");
    for found in &report.matches {
        let MatchReport { candidate, opponent, .. } = found;
        let (share, times, rating) = (found.share.share, found.share.share / found.par, rating(&found.rating));
        text += &format!("\n{candidate:<24}{opponent:<24}{share:>8.3}{times:>8.2}  {rating}");
    }
    let mut rated = report.ratings.clone().unwrap_or_default();
    rated.sort_by(|one, other| other.elo.total_cmp(&one.elo));
    if !rated.is_empty() {
        text += "\n\nratings from all matches, their mean 0";
    }
    for player in &rated {
        text += &format!("\n{:<24}{}", player.player, self::rated(player));
    }
    text
}

fn of_controls(controls: &Controls) -> String {
    let Controls { mirror, mirror_covers_par, against_random, saturates } = controls;
    let covers = if *mirror_covers_par { "covers" } else { "DOES NOT COVER" };
    let verdict = match saturates {
        true => "saturates",
        false if against_random.rating.elo >= SATURATED => "more blocks are needed to say that it saturates",
        false => "DOES NOT SATURATE (+382 wanted)",
    };
    format!(
        "control: {} against copies of itself, {}: share {} {covers} par {:.3}\n\
         control: {} against copies of random, {}: share {:.3}, Elo {}: {verdict}",
        mirror.candidate,
        blocks(mirror.blocks),
        interval(&mirror.share),
        mirror.par,
        against_random.candidate,
        blocks(against_random.blocks),
        against_random.share.share,
        rating(&against_random.rating),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rating_without_an_end_says_more_than() {
        let words = |elo, low, high| rating(&Rating { elo, low, high });
        assert_eq!(words(79.4, 31.2, 128.9), "+79 [+31, +129]");
        assert_eq!(words(f64::INFINITY, 604.0, f64::INFINITY), "more than +604");
        assert_eq!(words(f64::NEG_INFINITY, f64::NEG_INFINITY, -604.0), "less than -604");
        assert_eq!(words(900.0, 500.0, f64::INFINITY), "+900 [+500 or more]");
        assert_eq!(words(f64::INFINITY, f64::NEG_INFINITY, f64::INFINITY), "not known yet");
        assert_eq!(words(-900.0, f64::NEG_INFINITY, -500.0), "-900 [-500 or less]");
    }
}
