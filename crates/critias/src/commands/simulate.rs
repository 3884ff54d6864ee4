//! `critias simulate`: many games, counted.
//!
//! With random seats throughout, the games run in the engine's bare playout loop: nothing is
//! allocated and no view is made. Other bots are asked through their interface, by view.

use std::time::Instant;

use bots::{BotSpec, Level};
use catalog::{AnyStart, Sums, WHOLE_WIN, part_seed};
use engine::Dice;
use indicatif::ProgressBar;
use serde::Serialize;

use crate::cli::SimulateFlags;
use crate::failure::{Done, Failure};
use crate::output::{print_json, print_line};
use crate::threads::{self, WorkQueue};
use crate::{files, seats};

/// Games a thread takes at a time: many of the fast kind, so that threads do not wait for each other.
const FAST_BATCH: u64 = 64;

/// What is printed. The names are a format.
#[derive(Serialize)]
struct Report {
    games: u64,
    decisions: u64,
    forced_decisions: u64,
    chance_events: u64,
    seconds: f64,
    games_per_second: f64,
    decisions_per_second: f64,
    mean_decisions: f64,
    max_decisions: u64,
    max_options: u32,
    mean_scores: Vec<f64>,
    win_share: Vec<f64>,
}

impl Report {
    fn of(sums: &Sums, seats: usize, seconds: f64) -> Self {
        let games = sums.games as f64;
        Self {
            games: sums.games,
            decisions: sums.decisions,
            forced_decisions: sums.forced,
            chance_events: sums.chance_events,
            seconds,
            games_per_second: games / seconds,
            decisions_per_second: sums.decisions as f64 / seconds,
            mean_decisions: sums.decisions as f64 / games,
            max_decisions: sums.max_decisions,
            max_options: sums.max_options,
            mean_scores: sums.scores[..seats].iter().map(|&score| score as f64 / games).collect(),
            win_share: sums.wins[..seats].iter().map(|&wins| wins as f64 / WHOLE_WIN as f64 / games).collect(),
        }
    }
}

struct Work<'a> {
    start: &'a dyn AnyStart,
    players: &'a [BotSpec],
    /// Every seat plays at random: nobody needs to be asked.
    random: bool,
    batch: u64,
    seed: u64,
    queue: WorkQueue,
    bar: ProgressBar,
}

pub(crate) fn run(flags: &SimulateFlags) -> Done {
    if flags.games == 0 {
        return Err(Failure::usage("no games are no simulation: give --games at least 1"));
    }
    let options = seats::options(flags.game, flags.seats, &flags.options)?;
    let players = seats::players(&flags.bots, flags.seats)?;
    let components = files::components(flags.game, flags.components.as_deref())?;
    let random = players.iter().all(|&player| player == BotSpec::Level(Level::Random));
    let batch = if random { FAST_BATCH } else { 1 };
    let start = flags.game.start(&components.files, &options).map_err(Failure::refused)?;
    let work = Work {
        start: &*start,
        players: &players,
        random,
        batch,
        seed: seats::seed(&flags.seed).dice(0).bits(),
        queue: WorkQueue::new(0..flags.games),
        bar: threads::progress_bar(flags.games, "{bar:40} {pos}/{len} games, {eta} left"),
    };
    let threads = flags.threads.map_or_else(threads::cores, u64::from).min(flags.games.div_ceil(batch));
    let began = Instant::now();
    let mut sums = Sums::default();
    threads::in_threads(threads, || batches(&work)).iter().for_each(|part| sums.add(part));
    let seconds = began.elapsed().as_secs_f64().max(1e-9);
    work.bar.finish_and_clear();
    let report = Report::of(&sums, players.len(), seconds);
    if flags.json { print_json(&report) } else { print_line(&words(&report, &players)) }
}

fn batches(work: &Work<'_>) -> Sums {
    let mut sums = Sums::default();
    while let Some(games) = work.queue.take(work.batch) {
        let count = games.end - games.start;
        let mut seeds = games.map(|index| part_seed(work.seed, index));
        if work.random {
            work.start.random_games(&mut seeds, &mut sums);
        } else {
            seeds.for_each(|seed| work.start.bot_game(work.players, seed, &mut sums));
        }
        work.bar.inc(count);
    }
    sums
}

fn words(report: &Report, players: &[BotSpec]) -> String {
    let Report { games, seconds, games_per_second, decisions_per_second, chance_events, .. } = report;
    let Report { decisions, forced_decisions, mean_decisions, max_decisions, max_options, .. } = report;
    let mut text = format!(
        "{games} games in {seconds:.2} seconds: {games_per_second:.0} games and {decisions_per_second:.0} decisions per second\n\
         decisions: {decisions} ({forced_decisions} forced), {mean_decisions:.1} per game, at most {max_decisions}; \
         at most {max_options} options\n\
         outcomes of luck: {chance_events}"
    );
    for (index, player) in players.iter().enumerate() {
        let (seat, wins, score) = (index + 1, 100.0 * report.win_share[index], report.mean_scores[index]);
        text += &format!("\nseat {seat} ({player}): wins {wins:.1} %, mean score {score:.2}");
    }
    text
}
