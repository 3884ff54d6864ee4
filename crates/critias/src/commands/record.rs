//! `critias record`: bots play a whole game, and its record is written.

use bots::{Bot, BotSpec, Knowledge};
use engine::{Record as GameRecord, Seat, Table, Viewer};

use crate::cli::Record;
use crate::failure::{Done, Failure};
use crate::{files, output, seats};

/// Plays a game and writes its record.
pub(crate) fn run<G: Knowledge>(flags: &Record) -> Done {
    let options = seats::options::<G::Options>(flags.game, flags.seats, &flags.options)?;
    let players = seats::players(&flags.bots, flags.seats)?;
    let components = files::components::<G>(flags.components.as_deref())?;
    flags.out.as_deref().map(|path| files::try_writing(path, files::RECORD)).transpose()?;
    let table = Table::<G>::new(components, options).map_err(Failure::refused)?;
    let record = play(table, &players, &flags.seed)?;
    let Some(path) = &flags.out else { return output::print_json(&record) };
    files::write_record(path, &record)?;
    let scores = record.result.map(|result| format!("{:?}", result.scores)).unwrap_or_default();
    eprintln!("{}: {} steps, scores {scores}", path.display(), record.steps.len());
    Ok(())
}

/// A whole game between bots at a table, as the site plays it.
fn play<G: Knowledge>(mut table: Table<G>, players: &[BotSpec], words: &str) -> Done<GameRecord<G>> {
    let seed = seats::seed(words);
    let mut bots: Vec<Box<dyn Bot<G>>> = players
        .iter()
        .zip(Seat::all(players.len()))
        .map(|(player, seat)| player.bot(seats::bot_seed(words, seat)))
        .collect();
    let mut steps = table.plan_start(&seed);
    loop {
        for step in steps {
            table.push(step).map_err(Failure::refused)?;
        }
        let Some(seat) = table.awaited().iter().next() else { break };
        let action = bots[seat.index()].choose(&table.position().view(Viewer::Seat(seat)), seat);
        steps = table.plan(seat, action, &seed).map_err(Failure::refused)?;
    }
    Ok(table.record(players.iter().map(BotSpec::to_string).collect(), &seed))
}
