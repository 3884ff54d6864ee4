//! `critias review`: how a finished game went.

use anyhow::Context;
use catalog::GameId;
use engine::Seat;
use serde::Deserialize;
use ui::table::SeatInfo;

use crate::cli::ReviewFlags;
use crate::failure::{Done, Failure};
use crate::files;
use crate::output::{print_json, print_line};

/// Iterations for a whole game, unless the flags say how many for a decision.
const ITERATIONS: u32 = 400_000;

/// The field that says how to read the rest.
#[derive(Deserialize)]
struct Head {
    game: String,
}

pub(crate) fn run(flags: &ReviewFlags) -> Done {
    let bytes = files::read(&flags.file).with_context(|| flags.file.display().to_string()).map_err(Failure::Usage)?;
    let head: Head =
        serde_json::from_slice(&bytes).map_err(|error| Failure::usage(format!("it is no record: {error}")))?;
    let game: GameId = head.game.parse().map_err(|error| Failure::usage(format!("{error}")))?;
    let (players, table) = game.open(&bytes).map_err(|fault| match fault.readable {
        true => Failure::refused(fault.reason),
        false => Failure::usage(fault.reason),
    })?;
    let Some(outcome) = table.outcome() else {
        return Err(Failure::refused("the game is not over; only a finished game is reviewed"));
    };
    let seats = infos(&players, outcome.scores.len());
    let review = table.review(flags.iterations, ITERATIONS, &seats, flags.lang);
    if flags.json {
        return print_json(&review.report);
    }
    review.lines.iter().try_for_each(|line| print_line(line))
}

/// Names, or the numbers of the seats.
fn infos(players: &[String], seats: usize) -> Vec<SeatInfo> {
    let name = |seat: Seat| match players.get(seat.index()) {
        // Bots of one level bear one name.
        Some(name) if players.iter().filter(|other| *other == name).count() > 1 => format!("{name} ({seat})"),
        Some(name) => name.clone(),
        None => seat.to_string(),
    };
    Seat::all(seats).map(|seat| SeatInfo { name: name(seat), ..SeatInfo::default() }).collect()
}
