//! Plays a match: blocks in threads, gathered in order.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use catalog::{AnyStart, Block, Sides, part_seed};
use indicatif::ProgressBar;

use super::block::MatchReferee;
use super::contender::Contender;
use super::sprt::{Hypotheses, Test, Verdict};
use super::statistics::ScoreTally;
use super::words;
use crate::failure::Done;
use crate::threads::{self, WorkQueue};

/// What all matches of an arena have in common.
pub(crate) struct Arena {
    pub(crate) start: Arc<dyn AnyStart>,
    /// All blocks have their seeds from it, the same in every match.
    pub(crate) seed: u64,
    /// How many blocks to a match, at most.
    pub(crate) blocks: u64,
    /// Whether a match may end earlier.
    pub(crate) hypotheses: Option<Hypotheses>,
    pub(crate) threads: u64,
    pub(crate) patience: Duration,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Match {
    pub(crate) contenders: Sides<Contender>,
    /// In order of their numbers, without gaps.
    pub(crate) blocks: Vec<Block>,
    pub(crate) verdict: Option<Verdict>,
    /// How many blocks were played now, and in which time.
    pub(crate) played: u64,
    pub(crate) seconds: f64,
}

impl Arena {
    /// The same for a match that is played for so many blocks, whatever it shows.
    pub(crate) fn without_test(&self, blocks: u64) -> Self {
        Self { start: Arc::clone(&self.start), blocks, hypotheses: None, ..*self }
    }

    /// Plays what is missing of a match. Every finished block goes to `keep`.
    ///
    /// Blocks end in any order, but only those without a gap before them count: so the result is the same for any number
    /// of threads, even where a test ends the match early.
    pub(crate) fn play<K>(&self, contenders: Sides<Contender>, known: Vec<Block>, keep: K) -> Done<Match>
    where
        K: FnMut(&Block) -> Done + Send,
    {
        let mut gathered = Gathered {
            seats: self.start.seats(),
            blocks: BTreeMap::new(),
            tally: ScoreTally::default(),
            counted: 0,
            test: self.hypotheses.map(|hypotheses| Test::new(hypotheses, self.start.seats())),
            bar: threads::progress_bar(self.blocks, "{prefix}\n{bar:30} {pos}/{len} blocks, {eta} left; {msg}"),
            keep,
        };
        gathered.bar.set_prefix(words::pairing(&contenders));
        known.into_iter().filter(|block| block.number < self.blocks).for_each(|block| gathered.put(block));
        gathered.bar.reset_eta();
        let missing = gathered.missing(self.blocks);
        let round = Round {
            contenders: &contenders,
            queue: WorkQueue::new(0..missing.len() as u64),
            missing,
            gathered: Mutex::new(gathered),
        };
        let began = Instant::now();
        let ended = threads::in_threads(self.threads.min(round.missing.len() as u64), || {
            self.work(&round).inspect_err(|_| round.queue.clear())
        });
        let seconds = began.elapsed().as_secs_f64();
        let gathered = round.gathered.into_inner().unwrap_or_else(PoisonError::into_inner);
        gathered.bar.finish_and_clear();
        let played = ended.into_iter().sum::<Done<u64>>()?;
        let counted = gathered.counted;
        let verdict = gathered.test.map(|test| test.verdict());
        let blocks = gathered.blocks.into_values().take_while(|block| block.number < counted).collect();
        Ok(Match { contenders, blocks, verdict, played, seconds })
    }

    /// What one thread does: takes blocks from the queue until none is left or somebody stops. Says how many it played.
    fn work<K: FnMut(&Block) -> Done>(&self, round: &Round<'_, K>) -> Done<u64> {
        let [candidate, opponent] = round.contenders;
        let mut referee = MatchReferee::new(&*self.start, [candidate, opponent], self.patience)?;
        let mut played = 0;
        while let Some(index) = round.queue.take(1) {
            let number = round.missing[index.start as usize];
            let block = referee.play(number, part_seed(self.seed, number))?;
            played += 1;
            // Whoever panicked has ended the match already; the blocks are whole.
            let mut gathered = round.gathered.lock().unwrap_or_else(PoisonError::into_inner);
            (gathered.keep)(&block)?;
            gathered.put(block);
            if gathered.is_decided() {
                round.queue.clear();
            }
        }
        Ok(played)
    }
}

/// What the threads of a match share.
struct Round<'a, K> {
    contenders: &'a Sides<Contender>,
    queue: WorkQueue,
    /// The numbers of the blocks to be played: the queue counts these.
    missing: Vec<u64>,
    gathered: Mutex<Gathered<K>>,
}

struct Gathered<K> {
    seats: usize,
    blocks: BTreeMap<u64, Block>,
    /// Of the blocks that count: those without a gap before them, up to the decision of the test.
    counted: u64,
    tally: ScoreTally,
    test: Option<Test>,
    bar: ProgressBar,
    keep: K,
}

impl<K> Gathered<K> {
    fn put(&mut self, block: Block) {
        self.bar.inc(1);
        self.blocks.insert(block.number, block);
        while !self.is_decided()
            && let Some(block) = self.blocks.get(&self.counted)
        {
            self.counted += 1;
            self.tally.add(block.score());
            if let Some(test) = &mut self.test {
                test.add(block.score());
            }
        }
        if !self.bar.is_hidden()
            && let Some(share) = self.tally.share()
        {
            let verdict = self.test.as_ref().map(Test::verdict);
            self.bar.set_message(words::running(&share, verdict.as_ref(), self.seats));
        }
    }

    fn is_decided(&self) -> bool {
        self.test.as_ref().is_some_and(|test| test.verdict().accepted.is_some())
    }

    fn missing(&self, blocks: u64) -> Vec<u64> {
        if self.is_decided() {
            return Vec::new();
        }
        (0..blocks).filter(|number| !self.blocks.contains_key(number)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::sprt::Accepted;

    fn arena(blocks: u64, threads: u64, sprt: Option<&str>) -> Arena {
        Arena {
            start: super::super::example_start(2).into(),
            seed: 4,
            blocks,
            hypotheses: sprt.map(|words| words.parse().unwrap()),
            threads,
            patience: Duration::from_secs(60),
        }
    }

    fn pair(names: [&str; 2]) -> Sides<Contender> {
        names.map(|name| name.parse().unwrap())
    }

    /// What does not depend on the clock.
    fn timeless(finished: &Match) -> (Vec<Block>, Option<Verdict>) {
        let blocks = finished.blocks.iter().map(|block| Block { nanoseconds: [0, 0], ..block.clone() });
        (blocks.collect(), finished.verdict)
    }

    fn played(arena: &Arena, names: [&str; 2]) -> Match {
        arena.play(pair(names), Vec::new(), |_| Ok(())).unwrap()
    }

    #[test]
    fn the_number_of_threads_changes_nothing() {
        let alone = played(&arena(12, 1, None), ["random", "random"]);
        assert_eq!(alone.blocks.len(), 12);
        assert!(alone.blocks.iter().zip(0..).all(|(block, number)| block.number == number));
        assert_eq!(timeless(&alone), timeless(&played(&arena(12, 3, None), ["random", "random"])));
    }

    #[test]
    fn a_test_stops_early_at_the_same_block_for_any_number_of_threads() {
        let sprt = Some("-400,-200");
        let alone = played(&arena(500, 1, sprt), ["random", "random"]);
        assert_eq!(alone.verdict.unwrap().accepted, Some(Accepted::Elo1));
        assert!(alone.blocks.len() < 40, "{}", alone.blocks.len());
        assert_eq!(timeless(&alone), timeless(&played(&arena(500, 3, sprt), ["random", "random"])));
    }

    #[test]
    fn known_blocks_are_not_played_again() {
        let whole = played(&arena(8, 1, None), ["random", "random"]);
        let known = [5, 0, 1].map(|number| whole.blocks[number].clone()).to_vec();
        let mut kept = Vec::new();
        let keep = |block: &Block| {
            kept.push(block.number);
            Ok(())
        };
        let resumed = arena(8, 1, None).play(pair(["random", "random"]), known, keep).unwrap();
        assert_eq!(kept, [2, 3, 4, 6, 7]);
        assert_eq!(resumed.played, 5);
        assert_eq!(timeless(&resumed), timeless(&whole));
        let fewer = arena(3, 1, None).play(pair(["random", "random"]), whole.blocks.clone(), |_| Ok(())).unwrap();
        assert_eq!((fewer.blocks.len(), fewer.played), (3, 0), "a shorter match takes the first of them");
    }

    #[test]
    fn a_program_that_fails_ends_the_match() {
        let refusal = arena(50, 2, None).play(pair(["exec:false", "random"]), Vec::new(), |_| Ok(())).unwrap_err();
        assert!(refusal.to_string().contains("exec:false ended without an answer"), "{refusal}");
    }
}
