//! `critias record`: bots play a whole game, and its record is written.

use std::sync::Arc;

use bots::BotSpec;
use catalog::AnyTable;
use engine::Seat;
use ui::Lang;

use crate::cli::RecordFlags;
use crate::failure::{Done, Failure};
use crate::{files, output, seats};

pub(crate) fn run(flags: &RecordFlags) -> Done {
    let options = seats::options(flags.game, flags.seats, &flags.options)?;
    let players = seats::players(&flags.bots, flags.seats)?;
    let components = files::components(flags.game, flags.components.as_deref())?;
    flags.out.as_deref().map(|path| files::try_writing(path, files::RECORD)).transpose()?;
    let seed = seats::seed(&flags.seed);
    let table = flags.game.table(&components.files, &options, &seed).map_err(Failure::refused)?;
    let (steps, table) = play(flags, &players, table)?;
    let record = table.record(players.iter().map(BotSpec::to_string).collect(), true);
    let Some(path) = &flags.out else { return output::print_line(&record) };
    files::write_record(path, &record)?;
    let scores = table.outcome().map(|result| format!("{:?}", result.scores)).unwrap_or_default();
    eprintln!("{}: {steps} steps, scores {scores}", path.display());
    Ok(())
}

/// A whole game between bots at a table, as the site plays it: how many steps it took, and its end.
fn play(flags: &RecordFlags, players: &[BotSpec], table: Arc<dyn AnyTable>) -> Done<(usize, Arc<dyn AnyTable>)> {
    let seeded = players.iter().zip(Seat::all(players.len()));
    let seeded: Vec<(BotSpec, u64)> =
        seeded.map(|(player, seat)| (*player, seats::bot_seed(&flags.seed, seat))).collect();
    let mut bots = flags.game.bots(&seeded);
    let mut steps = 0;
    let mut change = table.start().map_err(Failure::refused)?;
    loop {
        steps += change.entries.len();
        let table = change.table;
        let Some(seat) = table.awaited().iter().next() else { return Ok((steps, table)) };
        let action = bots.choose(&*table, seat);
        let decision = table.decision(seat).unwrap_or_default();
        change = table.act(seat, decision, &action, Lang::En).map_err(Failure::refused)?;
    }
}
