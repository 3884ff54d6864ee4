//! What an arena found, as numbers.

use serde::Serialize;
use serde_json::Value;

use super::ratings::{self, Rated};
use super::runner::Match;
use super::sprt::{Hypotheses, Verdict};
use super::statistics::{Rating, ScoreTally, Share};
use catalog::{Block, CANDIDATE, OPPONENT, Sides, WHOLE_WIN};

/// Below so many blocks, no percentage is a result.
pub(crate) const ENOUGH: u64 = 1000;

/// The rating of somebody who wins nine games in ten at two seats.
pub(crate) const SATURATED: f64 = 381.7;

/// What is fixed before the first game: games are the same if and only if this is. The names are a format.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct Setting {
    pub(crate) game: &'static str,
    pub(crate) rules_version: u32,
    pub(crate) components_sha256: String,
    pub(crate) seats: usize,
    /// As in records.
    pub(crate) options: Value,
    pub(crate) seed: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) commit: Option<String>,
    pub(crate) players: Vec<String>,
}

/// All of it. The names are a format.
#[derive(Debug, Serialize)]
pub(crate) struct Report {
    pub(crate) format: &'static str,
    #[serde(flatten)]
    pub(crate) setting: Setting,
    /// To each match, at most.
    pub(crate) blocks: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) sprt: Option<Hypotheses>,
    pub(crate) threads: u64,
    /// Whether a clock has a say: then another run gives other games.
    pub(crate) has_clock: bool,
    /// Too few blocks for any percentage.
    pub(crate) first_look: bool,
    pub(crate) matches: Vec<MatchReport>,
    /// Of more than two players.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) ratings: Option<Vec<Rated>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) controls: Option<Controls>,
}

#[derive(Clone, Debug, Serialize)]
pub(crate) struct MatchReport {
    pub(crate) candidate: String,
    pub(crate) opponent: String,
    pub(crate) blocks: u64,
    pub(crate) games: u64,
    /// What equals have: one by the number of seats.
    pub(crate) par: f64,
    pub(crate) share: Share,
    pub(crate) rating: Rating,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) sprt: Option<Verdict>,
    pub(crate) by_seat: Vec<SeatReport>,
    pub(crate) sides: Sides<SideReport>,
    /// Of the blocks played now.
    pub(crate) seconds: f64,
    pub(crate) games_per_second: f64,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct SeatReport {
    /// Counted from 1.
    pub(crate) seat: usize,
    /// What the candidate won there, of the games it sat there.
    pub(crate) candidate_share: f64,
    /// What whoever sat there won, of all games.
    pub(crate) seat_share: f64,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct SideReport {
    pub(crate) player: String,
    /// Of a seat in a game.
    pub(crate) mean_points: f64,
    /// With a choice.
    pub(crate) decisions: u64,
    pub(crate) milliseconds_per_decision: f64,
}

/// What every published report carries: that equals come out equal, and that a strong player beats a random one.
#[derive(Debug, Serialize)]
pub(crate) struct Controls {
    pub(crate) mirror: MatchReport,
    pub(crate) mirror_covers_par: bool,
    pub(crate) against_random: MatchReport,
    pub(crate) saturates: bool,
}

impl Report {
    /// The name of the format, first in every report.
    pub(crate) const FORMAT: &'static str = "critias-arena-1";
}

impl Controls {
    /// Of a player against copies of itself and against random opponents.
    pub(crate) fn of(mirror: MatchReport, against_random: MatchReport) -> Self {
        let mirror_covers_par = mirror.share.covers(mirror.par);
        let saturates = against_random.rating.low >= SATURATED;
        Self { mirror, mirror_covers_par, against_random, saturates }
    }
}

impl MatchReport {
    /// Of a match with at least one block.
    pub(crate) fn of(finished: &Match, seats: usize) -> Self {
        let blocks = finished.blocks.len() as u64;
        let share = finished.blocks.iter().map(Block::score).collect::<ScoreTally>().share();
        let share = share.expect("a match has at least one block");
        let games = blocks * seats as u64;
        let sum = |part: &dyn Fn(&Block) -> u64| finished.blocks.iter().map(part).sum::<u64>();
        let by_seat = (0..seats).map(|seat| SeatReport {
            seat: seat + 1,
            candidate_share: sum(&|block| block.candidate_wins[seat]) as f64 / (WHOLE_WIN * blocks) as f64,
            seat_share: sum(&|block| block.seat_wins[seat]) as f64 / (WHOLE_WIN * games) as f64,
        });
        let side = |side: usize| {
            let seatings = if side == CANDIDATE { games } else { games * (seats as u64 - 1) };
            let points: i64 = finished.blocks.iter().map(|block| block.points[side]).sum();
            let decisions = sum(&|block| block.decisions[side]);
            let nanoseconds = sum(&|block| block.nanoseconds[side]);
            SideReport {
                player: finished.contenders[side].to_string(),
                mean_points: points as f64 / seatings as f64,
                decisions,
                milliseconds_per_decision: nanoseconds as f64 / 1e6 / decisions.max(1) as f64,
            }
        };
        Self {
            candidate: finished.contenders[CANDIDATE].to_string(),
            opponent: finished.contenders[OPPONENT].to_string(),
            blocks,
            games,
            par: 1.0 / seats as f64,
            share,
            rating: share.rating(seats),
            sprt: finished.verdict,
            by_seat: by_seat.collect(),
            sides: [side(CANDIDATE), side(OPPONENT)],
            seconds: finished.seconds,
            games_per_second: (finished.played * seats as u64) as f64 / finished.seconds.max(1e-9),
        }
    }
}

pub(crate) fn rated(players: &[String], matches: &[MatchReport], seats: usize) -> Option<Vec<Rated>> {
    if players.len() < 3 {
        return None;
    }
    let place = |name: &str| players.iter().position(|player| player == name).expect("only the named ones play");
    let result = |report: &MatchReport| ratings::MatchResult {
        candidate: place(&report.candidate),
        opponent: place(&report.opponent),
        share: report.share,
        blocks: report.blocks,
    };
    Some(ratings::ratings(players, &matches.iter().map(result).collect::<Vec<_>>(), seats))
}

/// The commit this program was built from, if that was known; `-dirty` says that files differed from it.
pub(crate) fn commit() -> Option<String> {
    option_env!("CRITIAS_COMMIT").map(str::to_owned)
}

#[cfg(test)]
impl Setting {
    pub(crate) fn example() -> Self {
        Self {
            game: "atlantis",
            rules_version: 1,
            components_sha256: "00".into(),
            seats: 2,
            options: serde_json::json!({ "seats": 2 }),
            seed: "1".into(),
            commit: None,
            players: vec!["greedy".into(), "random".into()],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::statistics::elo;
    use super::*;

    fn block(number: u64, candidate_wins: [u64; 2], seat_wins: [u64; 2]) -> Block {
        Block {
            number,
            seed: number,
            candidate_wins: candidate_wins.to_vec(),
            seat_wins: seat_wins.to_vec(),
            points: [30, 10],
            decisions: [4, 8],
            nanoseconds: [8_000_000, 4_000_000],
        }
    }

    fn of(blocks: Vec<Block>) -> MatchReport {
        let contenders = ["greedy", "random"].map(|name| name.parse().unwrap());
        MatchReport::of(&Match { contenders, blocks, verdict: None, played: 2, seconds: 0.5 }, 2)
    }

    #[test]
    fn a_report_names_the_commit_it_was_built_from() {
        // Without a repository there is none to name.
        let Some(commit) = commit() else { return };
        let hash = commit.trim_end_matches("-dirty");
        assert!(hash.len() == 40 && hash.bytes().all(|byte| byte.is_ascii_hexdigit()), "{commit}");
    }

    #[test]
    fn a_match_is_reported_by_seat_and_by_side() {
        // The candidate wins in seat 1 twice; in seat 2 it shares one win and loses one.
        let report = of(vec![block(0, [60, 30], [90, 30]), block(1, [60, 0], [120, 0])]);
        assert_eq!((report.blocks, report.games, report.par), (2, 4, 0.5));
        assert_eq!(report.share.share, 0.625);
        let seat = |seat, candidate_share, seat_share| SeatReport { seat, candidate_share, seat_share };
        assert_eq!(report.by_seat, [seat(1, 1.0, 0.875), seat(2, 0.25, 0.125)]);
        let [candidate, opponent] = &report.sides;
        assert_eq!((candidate.mean_points, candidate.decisions, candidate.milliseconds_per_decision), (15.0, 8, 2.0));
        assert_eq!((opponent.mean_points, opponent.decisions, opponent.milliseconds_per_decision), (5.0, 16, 0.5));
        assert_eq!(report.games_per_second, 8.0);
    }

    #[test]
    fn controls_want_par_in_the_mirror_and_a_clean_sweep_of_random() {
        let even: Vec<Block> =
            (0..40).map(|number| block(number, [60 * (number % 2), 60 * (1 - number % 2)], [60; 2])).collect();
        let sweep: Vec<Block> = (0..100).map(|number| block(number, [60; 2], [60; 2])).collect();
        let right = Controls::of(of(even.clone()), of(sweep.clone()));
        assert!(right.mirror_covers_par && right.saturates);
        let wrong = Controls::of(of(sweep), of(even));
        assert!(!wrong.mirror_covers_par && !wrong.saturates);
        assert!((SATURATED - elo(0.9, 2)).abs() < 0.1);
    }
}
