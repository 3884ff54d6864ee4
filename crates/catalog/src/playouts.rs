//! Many games, counted: the loop of random games allocates nothing and makes no view.

use bots::{Bot, BotSpec, Knowledge};
use engine::{Dice, Game, PlayoutCounts, QuickDice, Seat, Viewer, play_out};

use crate::block::WHOLE_WIN;

/// Sums over games: integers only, so that they do not depend on the order of adding.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sums {
    pub games: u64,
    /// Decisions, those with a single option too.
    pub decisions: u64,
    /// Those with a single option.
    pub forced: u64,
    pub chance_events: u64,
    pub max_decisions: u64,
    pub max_options: u32,
    pub scores: [i64; engine::MAX_SEATS],
    /// In sixtieths, which all numbers of winners up to five divide.
    pub wins: [u64; engine::MAX_SEATS],
}

impl Sums {
    pub(crate) fn add_game<G: Game>(&mut self, counts: PlayoutCounts, position: &G) {
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

    pub fn add(&mut self, other: &Self) {
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
}

/// Random games from a position, one for each seed.
pub(crate) fn random_games<G: Game>(start: &G, seeds: &mut dyn Iterator<Item = u64>, sums: &mut Sums) {
    let mut actions = Vec::with_capacity(64);
    for seed in seeds {
        let mut game = start.clone();
        let counts = play_out(&mut game, &mut QuickDice::new(seed), &mut actions, |_, _, actions, dice| {
            dice.below(actions.len() as u32) as usize
        });
        sums.add_game(counts, &game);
    }
}

/// A game between bots, who are asked by view.
pub(crate) fn bot_game<G: Knowledge>(start: &G, players: &[BotSpec], seed: u64, sums: &mut Sums) {
    let mut dice = QuickDice::new(seed);
    let mut bots: Vec<Box<dyn Bot<G>>> = players.iter().map(|player| player.bot(dice.bits())).collect();
    let mut game = start.clone();
    let counts = play_out(&mut game, &mut dice, &mut Vec::with_capacity(64), |game, seat, actions, _| {
        let action = bots[seat.index()].choose(&game.view(Viewer::Seat(seat)), seat);
        actions.binary_search(&action).expect("a bot chooses a legal action")
    });
    sums.add_game(counts, &game);
}
