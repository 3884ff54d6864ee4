//! A game that is played beforehand, so that whoever plays it later over the network need not think: every question,
//! its answer, and what each seat could notice of it.

use std::time::{Duration, Instant};

use anyhow::{Result, anyhow};
use bots::Level;
use catalog::{AnyTable, EntryKind, GameId, SeatedBot, TableChange};
use engine::{Dice, QuickDice, Seat, Seed, Viewer};
use ui::Lang;

/// Longer than a random bot thinks.
const LONG: Duration = Duration::from_secs(60);

pub struct Script {
    pub game: GameId,
    pub options: String,
    pub seats: usize,
    pub seed: Seed,
    /// The luck before the first question.
    pub opening: Vec<String>,
    pub turns: Vec<Turn>,
}

/// A question and its answer.
pub struct Turn {
    pub seat: usize,
    pub decision: u64,
    pub action: String,
    /// How many entries the table has before it.
    pub before: usize,
    /// Who is asked before it, one bit for each seat.
    pub awaited: u8,
    /// What it writes.
    pub entries: Vec<String>,
    /// How many changes each seat could notice after it.
    pub noticed: Vec<u64>,
}

impl Script {
    /// Plays a whole game at random, or so many turns of it.
    pub fn play(game: GameId, seats: usize, words: &str, most: usize) -> Result<Self> {
        let files = game.components(None).map_err(|error| anyhow!("{error}"))?.files;
        let options = game.options(seats as u8, &[]).map_err(|error| anyhow!("{error}"))?;
        let seed = Seed::from_words(words);
        let mut dice = QuickDice::new(seed.dice(u64::MAX).bits());
        let mut table = game.table(&files, &options, &seed).map_err(|error| anyhow!(error))?;
        let opening = table.start()?;
        table = opening.table.clone();
        let opening = bodies(&opening);
        let (mut turns, mut before) = (Vec::new(), opening.len());
        while !table.is_over() && turns.len() < most {
            let asked: Vec<Seat> = table.awaited().iter().collect();
            let seat = asked[dice.below(asked.len() as u32) as usize];
            let decision = table.decision(seat).ok_or_else(|| anyhow!("whoever is asked has a question"))?;
            let bot = table.bot_task(SeatedBot { seat, level: Level::Random }, dice.bits());
            let action = bot(Instant::now() + LONG);
            table.forget_bot();
            let change = table.act(seat, decision, &action, Lang::En)?;
            let awaited = bits(&*table);
            table = change.table.clone();
            let noticed = Seat::all(seats).map(|seat| table.noticed(Viewer::Seat(seat))).collect();
            let entries = bodies(&change);
            let written = entries.len();
            turns.push(Turn { seat: seat.index(), decision, action, before, awaited, entries, noticed });
            before += written;
        }
        Ok(Self { game, options, seats, seed, opening, turns })
    }

    /// The entries of the table before a turn.
    pub fn entries_before(&self, turn: usize) -> impl Iterator<Item = &String> {
        self.opening.iter().chain(self.turns[..turn].iter().flat_map(|turn| &turn.entries))
    }
}

/// Who is asked, one bit for each seat.
pub fn bits(table: &dyn AnyTable) -> u8 {
    table.awaited().iter().fold(0, |bits, seat| bits | 1 << seat.index())
}

/// What a change writes. Nobody takes anything back here.
pub fn bodies(change: &TableChange) -> Vec<String> {
    change.entries.iter().filter(|(kind, _)| *kind == EntryKind::Step).map(|(_, body)| body.clone()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_played_the_same_way_again() {
        for game in GameId::all() {
            let seats = usize::from(game.meta().min_seats.max(2));
            let [one, other] = [1, 2].map(|_| Script::play(game, seats, "words", 20).unwrap());
            assert_eq!(one.turns.len(), 20);
            assert_eq!(one.turns[19].action, other.turns[19].action, "{game:?}");
            assert_eq!(one.entries_before(20).count(), one.turns[19].before + one.turns[19].entries.len());
        }
    }
}
