//! Who referees the blocks of a match: programs are started, and asked when it is their turn.

use std::time::Duration;

use catalog::{AnyStart, Block, CANDIDATE, Chair, OPPONENT, OutsideQuestion, Sides};

use super::contender::Contender;
use super::outside::Program;
use crate::failure::{Done, Failure};

/// Plays blocks of one match. Every thread has its own, since programs answer one question at a time.
pub(crate) struct MatchReferee<'a> {
    start: &'a dyn AnyStart,
    chairs: Sides<Chair>,
    programs: Sides<Option<Program>>,
}

impl<'a> MatchReferee<'a> {
    pub(crate) fn new(start: &'a dyn AnyStart, contenders: Sides<&Contender>, patience: Duration) -> Done<Self> {
        let called = |contender: &Contender| match contender {
            Contender::Ours(_) => Ok(None),
            Contender::Program(command) => Program::start(command, patience).map(Some),
        };
        let chair = |contender: &Contender| match contender {
            Contender::Ours(player) => Chair::Ours(*player),
            Contender::Program(_) => Chair::Outside,
        };
        let programs = [called(contenders[CANDIDATE])?, called(contenders[OPPONENT])?];
        Ok(Self { start, chairs: contenders.map(chair), programs })
    }

    pub(crate) fn play(&mut self, number: u64, seed: u64) -> Done<Block> {
        let mut failure = None;
        let programs = &mut self.programs;
        let mut ask = |asked: &OutsideQuestion| {
            let program = programs[asked.side].as_mut()?;
            program.ask(asked).map_err(|why| failure = Some(why)).ok()
        };
        let mut referee = catalog::Referee { chairs: self.chairs, ask: &mut ask };
        let played = self.start.block(&mut referee, number, seed);
        played.ok_or_else(|| failure.unwrap_or_else(|| Failure::refused("somebody does not answer")))
    }
}

#[cfg(test)]
mod tests {
    use catalog::WHOLE_WIN;

    use super::super::example_start;
    use super::*;

    fn block(names: [&str; 2], seats: u8, seed: u64) -> Block {
        let start = example_start(seats);
        let [candidate, opponent] = names.map(|name| name.parse::<Contender>().unwrap());
        let mut referee = MatchReferee::new(&*start, [&candidate, &opponent], Duration::from_secs(60)).unwrap();
        let block = referee.play(3, seed).unwrap();
        Block { nanoseconds: [0, 0], ..block }
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
}
