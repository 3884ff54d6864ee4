//! One block of a match: the same luck once for the candidate in each seat.

use std::time::Instant;

use bots::{Bot, BotSpec, Knowledge};
use engine::{Awaiting, Dice, Game, QuickDice, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::table::json;

/// A win, in sixtieths, which all numbers of winners divide.
pub const WHOLE_WIN: u64 = 60;

/// The candidate and the opponent, where both have a figure.
pub type Sides<T> = [T; 2];
pub const CANDIDATE: usize = 0;
pub const OPPONENT: usize = 1;

/// What came of a block. The names are a format: blocks are kept in files.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Block {
    /// Blocks of a match are numbered from 0.
    pub number: u64,
    /// Of its deals and dice.
    pub seed: u64,
    /// What the candidate won in each seat, in sixtieths.
    pub candidate_wins: Vec<u64>,
    /// What each seat won over all games, in sixtieths.
    pub seat_wins: Vec<u64>,
    /// Points, summed over seats and games.
    pub points: Sides<i64>,
    /// Decisions with a choice.
    pub decisions: Sides<u64>,
    pub nanoseconds: Sides<u64>,
}

impl Block {
    /// The candidate's share of the wins, from 0 to 1; par is one by the number of seats.
    pub fn score(&self) -> f64 {
        let wins: u64 = self.candidate_wins.iter().sum();
        wins as f64 / (WHOLE_WIN * self.candidate_wins.len() as u64) as f64
    }
}

#[derive(Clone, Copy, Debug)]
pub enum Chair {
    Ours(BotSpec),
    /// Somebody outside, who is asked.
    Outside,
}

/// What somebody outside is asked. Each question stands for itself.
pub struct OutsideQuestion {
    pub side: usize,
    /// The whole question as one line of JSON.
    pub line: String,
    pub choices: Vec<String>,
}

/// Plays the blocks of one match, asking whoever sits outside.
pub struct Referee<'a> {
    pub chairs: Sides<Chair>,
    /// Asks somebody outside: gives the index of a choice. If there is no answer, the match ends.
    pub ask: &'a mut dyn FnMut(&OutsideQuestion) -> Option<usize>,
}

/// The question of one decision. The names are a format.
#[derive(Serialize)]
#[serde(bound = "")]
struct QuestionLine<'a, G: Game> {
    game: &'static str,
    /// Of the format of `view`, as in `docs/views.md`.
    view_version: u32,
    /// Counted from 0.
    seat: u8,
    /// A number for the program's own luck: fixed by block and seat, so that its games can be repeated.
    seed: u64,
    view: &'a G::View,
    choices: Vec<QuestionChoice<'a, G>>,
}

#[derive(Serialize)]
#[serde(bound = "")]
struct QuestionChoice<'a, G: Game> {
    index: usize,
    action: &'a G::Action,
    label: String,
}

pub(crate) fn question<G: Game>(
    side: usize,
    (seat, seed): (Seat, u64),
    view: &G::View,
    actions: &[G::Action],
) -> OutsideQuestion {
    let choice = |(index, action)| QuestionChoice { index, action, label: ToString::to_string(action) };
    let choices = actions.iter().enumerate().map(choice).collect();
    let question =
        QuestionLine::<G> { game: G::META.id, view_version: G::VIEW_VERSION, seat: seat.0, seed, view, choices };
    OutsideQuestion { side, line: json(&question), choices: actions.iter().map(json).collect() }
}

/// The seed of a part of something that has a seed: a game of many, a seat of a game. It does not depend on who asks, or
/// when.
pub fn part_seed(seed: u64, part: u64) -> u64 {
    QuickDice::new(seed ^ QuickDice::new(part).bits()).bits()
}

/// Plays the block of a number and a seed from a position; none if somebody outside does not answer.
pub(crate) fn play<G: Knowledge>(start: &G, referee: &mut Referee<'_>, number: u64, seed: u64) -> Option<Block> {
    let seats = start.seats();
    let mut block =
        Block { number, seed, candidate_wins: vec![0; seats], seat_wins: vec![0; seats], ..Block::default() };
    for candidate in Seat::all(seats) {
        Hand { start, referee, candidate, players: Vec::new() }.play(&mut block)?;
    }
    Some(block)
}

/// The seed of a player's own luck, and the bot if it is ours.
type BlockPlayer<G> = (u64, Option<Box<dyn Bot<G>>>);

/// One game of a block.
struct Hand<'a, 'b, G: Game> {
    start: &'a G,
    referee: &'a mut Referee<'b>,
    candidate: Seat,
    /// By seat.
    players: Vec<BlockPlayer<G>>,
}

impl<G: Knowledge> Hand<'_, '_, G> {
    fn side(&self, seat: Seat) -> usize {
        if seat == self.candidate { CANDIDATE } else { OPPONENT }
    }

    /// Bots have luck of their own, by block and seat and by which of the two they are: so a player against copies of
    /// itself does not play the same game in every seat.
    fn seat_players(&mut self, block_seed: u64) {
        for seat in Seat::all(self.start.seats()) {
            let side = self.side(seat);
            let seed = part_seed(block_seed, 1 + (2 * seat.index() + side) as u64);
            let bot = match self.referee.chairs[side] {
                Chair::Ours(player) => Some(player.bot(seed)),
                Chair::Outside => None,
            };
            self.players.push((seed, bot));
        }
    }

    fn play(mut self, block: &mut Block) -> Option<()> {
        self.seat_players(block.seed);
        let mut game = self.start.clone();
        let mut luck = BlockLuck::of(block.seed);
        let mut actions = Vec::with_capacity(64);
        loop {
            match game.awaiting() {
                Awaiting::Over => break,
                Awaiting::Chance => game.draw_chance(&mut luck.next()),
                Awaiting::Seats(seats) => {
                    let Some(seat) = seats.iter().next() else { break };
                    let action = self.decide(&game, seat, &mut actions, block)?;
                    game.apply(seat, &action, &mut ());
                }
            }
        }
        let winners = game.winners();
        let scores = game.scores();
        for seat in Seat::all(game.seats()) {
            block.points[self.side(seat)] += i64::from(scores[seat]);
            if winners.contains(seat) {
                let won = WHOLE_WIN / winners.len() as u64;
                block.seat_wins[seat.index()] += won;
                if seat == self.candidate {
                    block.candidate_wins[seat.index()] += won;
                }
            }
        }
        Some(())
    }

    fn decide(&mut self, game: &G, seat: Seat, actions: &mut Vec<G::Action>, block: &mut Block) -> Option<G::Action> {
        actions.clear();
        game.legal_actions(seat, actions);
        if let [only] = actions[..] {
            return Some(only);
        }
        let side = self.side(seat);
        let view = game.view(Viewer::Seat(seat));
        let began = Instant::now();
        let action = match &mut self.players[seat.index()] {
            (_, Some(bot)) => bot.choose(&view, seat),
            (seed, None) => {
                let asked = question::<G>(side, (seat, *seed), &view, actions);
                *actions.get((self.referee.ask)(&asked)?)?
            }
        };
        block.nanoseconds[side] += began.elapsed().as_nanos() as u64;
        block.decisions[side] += 1;
        debug_assert!(actions.binary_search(&action).is_ok(), "a bot chooses a legal action");
        Some(action)
    }
}

/// The luck of a block: every outcome has dice of its own, so that neither who sits where nor how much luck an earlier
/// outcome needed changes what a later one is made of.
struct BlockLuck {
    seed: u64,
    outcomes: u64,
}

impl BlockLuck {
    fn of(block_seed: u64) -> Self {
        Self { seed: part_seed(block_seed, 0), outcomes: 0 }
    }

    fn next(&mut self) -> QuickDice {
        self.outcomes += 1;
        QuickDice::new(part_seed(self.seed, self.outcomes))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn luck_does_not_depend_on_how_much_of_it_was_used() {
        let (mut one, mut other) = (BlockLuck::of(5), BlockLuck::of(5));
        for draws in [1, 0, 9, 3] {
            let (mut dice, mut same) = (one.next(), other.next());
            assert_eq!(dice.bits(), same.bits());
            (0..draws).for_each(|_| _ = dice.bits());
        }
        assert_ne!(BlockLuck::of(5).next().bits(), BlockLuck::of(6).next().bits());
        assert_ne!(one.next().bits(), BlockLuck::of(5).next().bits());
    }

    #[test]
    fn a_score_is_the_mean_share_over_the_seats() {
        let block = Block { candidate_wins: vec![60, 30, 0], ..Block::default() };
        assert_eq!(block.score(), 0.5);
    }
}
