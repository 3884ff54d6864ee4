//! `critias simulate`: many games, counted.
//!
//! With random seats throughout, the games run in the engine's bare playout loop: nothing is
//! allocated and no view is made. Other bots are asked through their interface, by view.

use std::time::Instant;

use bots::{Bot, BotSpec, Knowledge, Level};
use engine::{Dice, Game, PlayoutCounts, QuickDice, Seat, Viewer, play_out};
use indicatif::ProgressBar;
use serde::Serialize;

use crate::cli::Simulate;
use crate::failure::{Done, Failure};
use crate::output::{print_json, print_line};
use crate::pile::{self, Pile};
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

/// Sums over games: integers only, so that they do not depend on the order of adding.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Sums {
    games: u64,
    decisions: u64,
    forced: u64,
    chance_events: u64,
    max_decisions: u64,
    max_options: u32,
    scores: [i64; engine::MAX_SEATS],
    /// In sixtieths, which all numbers of winners up to five divide.
    wins: [u64; engine::MAX_SEATS],
}

const WHOLE_WIN: u64 = 60;

impl Sums {
    fn add_game<G: Game>(&mut self, counts: PlayoutCounts, position: &G) {
        self.games += 1;
        self.decisions += counts.decisions;
        self.forced += counts.forced;
        self.chance_events += counts.chance_events;
        self.max_decisions = self.max_decisions.max(counts.decisions);
        self.max_options = self.max_options.max(counts.max_options);
        let scores = position.scores();
        let winners = position.winners();
        for seat in Seat::all(position.seats()) {
            self.scores[seat.index()] += i64::from(scores[seat]);
            if winners.contains(seat) {
                self.wins[seat.index()] += WHOLE_WIN / winners.len() as u64;
            }
        }
    }

    fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.forced += other.forced;
        self.chance_events += other.chance_events;
        self.max_decisions = self.max_decisions.max(other.max_decisions);
        self.max_options = self.max_options.max(other.max_options);
        for seat in 0..engine::MAX_SEATS {
            self.scores[seat] += other.scores[seat];
            self.wins[seat] += other.wins[seat];
        }
    }

    fn report(&self, seats: usize, seconds: f64) -> Report {
        let games = self.games as f64;
        Report {
            games: self.games,
            decisions: self.decisions,
            forced_decisions: self.forced,
            chance_events: self.chance_events,
            seconds,
            games_per_second: games / seconds,
            decisions_per_second: self.decisions as f64 / seconds,
            mean_decisions: self.decisions as f64 / games,
            max_decisions: self.max_decisions,
            max_options: self.max_options,
            mean_scores: self.scores[..seats].iter().map(|&score| score as f64 / games).collect(),
            win_share: self.wins[..seats].iter().map(|&wins| wins as f64 / WHOLE_WIN as f64 / games).collect(),
        }
    }
}

/// What every thread works from.
struct Work<'a, G: Game> {
    start: G,
    players: &'a [BotSpec],
    /// Every seat plays at random: nobody needs to be asked.
    random: bool,
    batch: u64,
    seed: u64,
    pile: Pile,
    bar: ProgressBar,
}

/// Plays the games and prints what was counted.
pub(crate) fn run<G: Knowledge>(flags: &Simulate) -> Done {
    if flags.games == 0 {
        return Err(Failure::usage("no games are no simulation: give --games at least 1"));
    }
    let options = seats::options::<G::Options>(flags.game, flags.seats, &flags.options)?;
    let players = seats::players(&flags.bots, flags.seats)?;
    let components = files::components::<G>(flags.components.as_deref())?;
    let random = players.iter().all(|&player| player == BotSpec::Level(Level::Random));
    let batch = if random { FAST_BATCH } else { 1 };
    let work = Work {
        start: G::setup(components, &options).map_err(Failure::refused)?,
        players: &players,
        random,
        batch,
        seed: seats::seed(&flags.seed).dice(0).bits(),
        pile: Pile::new(0..flags.games),
        bar: pile::progress_bar(flags.games, "{bar:40} {pos}/{len} games, {eta} left"),
    };
    let threads = flags.threads.map_or_else(pile::cores, u64::from).min(flags.games.div_ceil(batch));
    let began = Instant::now();
    let mut sums = Sums::default();
    pile::in_threads(threads, || batches(&work)).iter().for_each(|part| sums.add(part));
    let seconds = began.elapsed().as_secs_f64().max(1e-9);
    work.bar.finish_and_clear();
    let report = sums.report(players.len(), seconds);
    if flags.json { print_json(&report) } else { print_line(&words(&report, &players)) }
}

/// Takes games from the common pile until there are none left.
fn batches<G: Knowledge>(work: &Work<'_, G>) -> Sums {
    let mut sums = Sums::default();
    let mut actions = Vec::with_capacity(64);
    while let Some(games) = work.pile.take(work.batch) {
        let count = games.end - games.start;
        for index in games {
            let seed = pile::part_seed(work.seed, index);
            if work.random {
                random_game(work, seed, &mut actions, &mut sums)
            } else {
                bot_game(work, seed, &mut actions, &mut sums)
            }
        }
        work.bar.inc(count);
    }
    sums
}

fn random_game<G: Game>(work: &Work<'_, G>, seed: u64, actions: &mut Vec<G::Action>, sums: &mut Sums) {
    let mut game = work.start.clone();
    let counts = play_out(&mut game, &mut QuickDice::new(seed), actions, |_, _, actions, dice| {
        dice.below(actions.len() as u32) as usize
    });
    sums.add_game(counts, &game);
}

fn bot_game<G: Knowledge>(work: &Work<'_, G>, seed: u64, actions: &mut Vec<G::Action>, sums: &mut Sums) {
    let mut dice = QuickDice::new(seed);
    let mut bots: Vec<Box<dyn Bot<G>>> = work.players.iter().map(|player| player.bot(dice.bits())).collect();
    let mut game = work.start.clone();
    let counts = play_out(&mut game, &mut dice, actions, |game, seat, actions, _| {
        let action = bots[seat.index()].choose(&game.view(Viewer::Seat(seat)), seat);
        actions.binary_search(&action).expect("a bot chooses a legal action")
    });
    sums.add_game(counts, &game);
}

fn words(report: &Report, players: &[BotSpec]) -> String {
    let mut text = format!(
        "{} games in {:.2} seconds: {:.0} games and {:.0} decisions per second\n\
         decisions: {} ({} forced), {:.1} per game, at most {}; at most {} options\n\
         outcomes of luck: {}",
        report.games,
        report.seconds,
        report.games_per_second,
        report.decisions_per_second,
        report.decisions,
        report.forced_decisions,
        report.mean_decisions,
        report.max_decisions,
        report.max_options,
        report.chance_events
    );
    for (index, player) in players.iter().enumerate() {
        text += &format!(
            "\nseat {} ({player}): wins {:.1} %, mean score {:.2}",
            index + 1,
            100.0 * report.win_share[index],
            report.mean_scores[index]
        );
    }
    text
}
