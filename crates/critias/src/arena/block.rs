//! One block: the same luck once for the candidate in each seat.

use std::time::{Duration, Instant};

use bots::{Bot, Knowledge};
use engine::{Awaiting, Game, QuickDice, Seat, Viewer};
use serde::{Deserialize, Serialize};

use super::contender::Contender;
use super::outside::{Program, Question};
use crate::failure::Done;
use crate::pile::part_seed;

/// A win, in sixtieths, which all numbers of winners divide.
pub(crate) const WHOLE_WIN: u64 = 60;

/// The candidate and the opponent, where both have a figure.
pub(crate) type Sides<T> = [T; 2];
pub(crate) const CANDIDATE: usize = 0;
pub(crate) const OPPONENT: usize = 1;

/// What came of a block. The names are a format: blocks are kept in files.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Block {
    /// Blocks of a match are numbered from 0.
    pub(crate) number: u64,
    /// Of its deals and dice.
    pub(crate) seed: u64,
    /// What the candidate won in each seat, in sixtieths.
    pub(crate) candidate_wins: Vec<u64>,
    /// What each seat won over all games, in sixtieths.
    pub(crate) seat_wins: Vec<u64>,
    /// Points, summed over seats and games.
    pub(crate) points: Sides<i64>,
    /// Decisions with a choice.
    pub(crate) decisions: Sides<u64>,
    /// How long these took.
    pub(crate) nanoseconds: Sides<u64>,
}

impl Block {
    /// The candidate's share of the wins, from 0 to 1; par is one by the number of seats.
    pub(crate) fn score(&self) -> f64 {
        let wins: u64 = self.candidate_wins.iter().sum();
        wins as f64 / (WHOLE_WIN * self.candidate_wins.len() as u64) as f64
    }
}

/// Plays blocks of one match. Every thread has its own, since programs answer one question at a time.
pub(crate) struct Referee<'a, G: Game> {
    start: &'a G,
    contenders: Sides<&'a Contender>,
    programs: Sides<Option<Program>>,
    actions: Vec<G::Action>,
}

enum Chair<G: Game> {
    Ours(Box<dyn Bot<G>>),
    Outside { seed: u64 },
}

/// What depends on who sits where in a game of a block.
struct Seating<G: Game> {
    /// The candidate's.
    seat: Seat,
    chairs: Vec<Chair<G>>,
}

impl<G: Game> Seating<G> {
    fn side(&self, seat: Seat) -> usize {
        if seat == self.seat { CANDIDATE } else { OPPONENT }
    }
}

impl<'a, G: Knowledge> Referee<'a, G> {
    /// Calls the contenders in: programs are started.
    pub(crate) fn new(start: &'a G, contenders: Sides<&'a Contender>, patience: Duration) -> Done<Self> {
        let called = |contender: &Contender| match contender {
            Contender::Ours(_) => Ok(None),
            Contender::Program(command) => Program::start(command, patience).map(Some),
        };
        let programs = [called(contenders[CANDIDATE])?, called(contenders[OPPONENT])?];
        Ok(Self { start, contenders, programs, actions: Vec::with_capacity(64) })
    }

    /// Plays the block of a number and a seed.
    pub(crate) fn play(&mut self, number: u64, seed: u64) -> Done<Block> {
        let seats = self.start.seats();
        let mut block =
            Block { number, seed, candidate_wins: vec![0; seats], seat_wins: vec![0; seats], ..Block::default() };
        for seat in Seat::all(seats) {
            self.play_game(seat, &mut block)?;
        }
        Ok(block)
    }

    fn play_game(&mut self, candidate: Seat, block: &mut Block) -> Done {
        let mut seating = self.seating(candidate, block.seed);
        let mut game = self.start.clone();
        let mut luck = Luck::of(block.seed);
        loop {
            match game.awaiting() {
                Awaiting::Over => break,
                Awaiting::Chance => {
                    let chance = game.sample_chance(&mut luck.next());
                    game.apply_chance(&chance, &mut ());
                }
                Awaiting::Seats(seats) => {
                    let Some(seat) = seats.iter().next() else { break };
                    let action = self.decide(&game, seat, &mut seating, block)?;
                    game.apply(seat, &action, &mut ());
                }
            }
        }
        let winners = game.winners();
        let scores = game.scores();
        for seat in Seat::all(game.seats()) {
            block.points[seating.side(seat)] += i64::from(scores[seat]);
            if winners.contains(seat) {
                let won = WHOLE_WIN / winners.len() as u64;
                block.seat_wins[seat.index()] += won;
                if seat == candidate {
                    block.candidate_wins[seat.index()] += won;
                }
            }
        }
        Ok(())
    }

    /// Bots have luck of their own, by block and seat and by which of the two they are: so a player against copies of
    /// itself does not play the same game in every seat.
    fn seating(&self, candidate: Seat, block_seed: u64) -> Seating<G> {
        let chairs = Seat::all(self.start.seats()).map(|seat| {
            let side = if seat == candidate { CANDIDATE } else { OPPONENT };
            let seed = part_seed(block_seed, 1 + (2 * seat.index() + side) as u64);
            match self.contenders[side] {
                Contender::Ours(player) => Chair::Ours(player.bot(seed)),
                Contender::Program(_) => Chair::Outside { seed },
            }
        });
        Seating { seat: candidate, chairs: chairs.collect() }
    }

    fn decide(&mut self, game: &G, seat: Seat, seating: &mut Seating<G>, block: &mut Block) -> Done<G::Action> {
        self.actions.clear();
        game.legal_actions(seat, &mut self.actions);
        if let [only] = self.actions[..] {
            return Ok(only);
        }
        let side = seating.side(seat);
        let view = game.view(Viewer::Seat(seat));
        let began = Instant::now();
        let action = match (&mut seating.chairs[seat.index()], &mut self.programs[side]) {
            (Chair::Outside { seed }, Some(program)) => {
                let question = Question::<G>::new(seat, *seed, &view, &self.actions);
                self.actions[program.ask(&question)?]
            }
            (Chair::Ours(bot), _) => bot.choose(&view, seat),
            (Chair::Outside { .. }, None) => unreachable!("programs are started before the first game"),
        };
        block.nanoseconds[side] += began.elapsed().as_nanos() as u64;
        block.decisions[side] += 1;
        debug_assert!(self.actions.binary_search(&action).is_ok(), "a bot chooses a legal action");
        Ok(action)
    }
}

/// The luck of a block: every outcome has dice of its own, so that neither who sits where nor how much luck an earlier
/// outcome needed changes what a later one is made of.
struct Luck {
    seed: u64,
    outcomes: u64,
}

impl Luck {
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
    use engine::{Components, Dice, GameOptions};
    use game_atlantis::Atlantis;

    use super::*;

    fn start(seats: u8) -> Atlantis {
        let options = <Atlantis as Game>::Options::for_seats(seats);
        Atlantis::setup(<Atlantis as Game>::Components::standard(), &options).unwrap()
    }

    fn block(names: [&str; 2], seats: u8, seed: u64) -> Block {
        let start = start(seats);
        let [candidate, opponent] = names.map(|name| name.parse::<Contender>().unwrap());
        let mut referee = Referee::new(&start, [&candidate, &opponent], Duration::from_secs(60)).unwrap();
        let block = referee.play(3, seed).unwrap();
        Block { nanoseconds: [0, 0], ..block }
    }

    #[test]
    fn luck_does_not_depend_on_how_much_of_it_was_used() {
        let (mut one, mut other) = (Luck::of(5), Luck::of(5));
        for draws in [1, 0, 9, 3] {
            let (mut dice, mut same) = (one.next(), other.next());
            assert_eq!(dice.bits(), same.bits());
            (0..draws).for_each(|_| _ = dice.bits());
        }
        assert_ne!(Luck::of(5).next().bits(), Luck::of(6).next().bits());
        assert_ne!(one.next().bits(), Luck::of(5).next().bits());
    }

    /// `yes 0` always takes the first choice and has no luck of its own: with the same luck in all seats, it plays the
    /// same game three times.
    #[test]
    fn a_block_has_the_same_luck_for_the_candidate_in_every_seat() {
        let mut points = Vec::new();
        for seed in 0..4 {
            let block = block(["exec:yes 0", "exec:yes 0"], 3, seed);
            assert_eq!(block.candidate_wins.iter().sum::<u64>(), WHOLE_WIN);
            assert_eq!(block.seat_wins, block.candidate_wins.iter().map(|wins| 3 * wins).collect::<Vec<u64>>());
            assert_eq!(2 * block.points[CANDIDATE], block.points[OPPONENT]);
            assert_eq!(2 * block.decisions[CANDIDATE], block.decisions[OPPONENT]);
            points.push(block.points);
        }
        points.dedup();
        assert!(points.len() > 1, "other blocks have other luck: {points:?}");
    }

    #[test]
    fn a_player_against_copies_of_itself_does_not_play_one_game_over_and_over() {
        let differs = |seed| {
            let block = block(["random", "random"], 2, seed);
            block.points[CANDIDATE] != block.points[OPPONENT]
        };
        assert!((0..5).any(differs));
    }

    #[test]
    fn equal_seeds_give_equal_blocks_and_wins_add_up() {
        let one = block(["greedy", "random"], 2, 9);
        assert_eq!(one, block(["greedy", "random"], 2, 9));
        assert_ne!(one.points, block(["greedy", "random"], 2, 10).points);
        assert_eq!((one.number, one.seed), (3, 9));
        assert_eq!(one.seat_wins.iter().sum::<u64>(), 2 * WHOLE_WIN);
        assert!(one.decisions.iter().all(|&decisions| decisions > 0));
        assert!(one.points[CANDIDATE] > one.points[OPPONENT], "greedy is better than random: {one:?}");
    }

    #[test]
    fn a_score_is_the_mean_share_over_the_seats() {
        let block = Block { candidate_wins: vec![60, 30, 0], ..Block::default() };
        assert_eq!(block.score(), 0.5);
    }
}
