//! What an arena found, as numbers.

use std::process::{Command, Stdio};

use serde::Serialize;
use serde_json::Value;

use super::block::{Block, CANDIDATE, OPPONENT, Sides, WHOLE_WIN};
use super::ratings::{self, Rated};
use super::runner::Match;
use super::sprt::{Hypotheses, Verdict};
use super::statistics::{Rating, Share, Tally, elo};

/// The name of the format, first in every report.
const FORMAT: &str = "critias-arena-1";

/// Below so many blocks, no percentage is a result.
pub(crate) const ENOUGH: u64 = 1000;

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

/// One match.
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
    pub(crate) const FORMAT: &'static str = FORMAT;
}

impl Controls {
    /// Of a player against copies of itself and against random opponents.
    pub(crate) fn of(mirror: MatchReport, against_random: MatchReport) -> Self {
        let mirror_covers_par = mirror.share.covers(mirror.par);
        // As much as nine games in ten at two seats.
        let saturates = against_random.rating.low >= elo(0.9, 2);
        Self { mirror, mirror_covers_par, against_random, saturates }
    }
}

impl MatchReport {
    /// Of a match with at least one block.
    pub(crate) fn of(finished: &Match, seats: usize) -> Self {
        let blocks = finished.blocks.len() as u64;
        let share = finished.blocks.iter().map(Block::score).collect::<Tally>().share();
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

/// The ratings of more than two players.
pub(crate) fn rated(players: &[String], matches: &[MatchReport], seats: usize) -> Option<Vec<Rated>> {
    if players.len() < 3 {
        return None;
    }
    let place = |name: &str| players.iter().position(|player| player == name).expect("only the named ones play");
    let result = |report: &MatchReport| ratings::Result {
        candidate: place(&report.candidate),
        opponent: place(&report.opponent),
        share: report.share,
        blocks: report.blocks,
    };
    Some(ratings::ratings(players, &matches.iter().map(result).collect::<Vec<_>>(), seats))
}

/// The commit of the folder we are in, if it is one of a repository; `-dirty` says that files differ from it.
pub(crate) fn commit() -> Option<String> {
    let mut git = Command::new("git");
    git.args(["describe", "--always", "--dirty", "--abbrev=40", "--exclude=*"]).stderr(Stdio::null());
    let output = git.output().ok().filter(|output| output.status.success())?;
    let commit = String::from_utf8(output.stdout).ok()?;
    Some(commit.trim().to_owned()).filter(|commit| !commit.is_empty())
}
