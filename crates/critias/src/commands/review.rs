//! `critias review`: how a finished game went.

use std::io::Read;
use std::path::Path;

use anyhow::Context;
use bots::{Knowledge, Pace, Reviewer};
use catalog::{GameId, with_face};
use engine::{Record, Seat, Table, Viewer};
use serde::{Deserialize, Serialize};
use ui::picture::Picture;
use ui::review::{ReviewModel, State, review_text};
use ui::table::SeatInfo;

use crate::cli::Review;
use crate::failure::{Done, Failure};
use crate::output::{print_json, print_line};

/// Iterations for a whole game, unless the flags say how many for a decision.
const ITERATIONS: u32 = 400_000;
/// What a review imagines its luck from.
const SEED: u64 = 1;

/// The field that says how to read the rest.
#[derive(Deserialize)]
struct Head {
    game: String,
}

/// Reviews the game of a record.
pub(crate) fn run(flags: &Review) -> Done {
    let bytes = read(&flags.file).with_context(|| flags.file.display().to_string()).map_err(Failure::Usage)?;
    let head: Head =
        serde_json::from_slice(&bytes).map_err(|error| Failure::usage(format!("it is no record: {error}")))?;
    let game: GameId = head.game.parse().map_err(|error| Failure::usage(format!("{error}")))?;
    with_face!(game, P => review::<P>(flags, &bytes))
}

fn read(path: &Path) -> std::io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    match path == Path::new("-") {
        true => std::io::stdin().lock().read_to_end(&mut bytes).map(|_| bytes),
        false => std::fs::read(path),
    }
}

fn review<P: Picture<Game: Knowledge>>(flags: &Review, bytes: &[u8]) -> Done {
    let record = Record::<P::Game>::read(bytes).map_err(|error| Failure::usage(format!("it is no record: {error}")))?;
    let table = record.replay().map_err(Failure::refused)?;
    if !table.is_over() {
        return Err(Failure::refused("the game is not over; only a finished game is reviewed"));
    }
    let pace = flags.iterations.map_or_else(|| server::pace(&table, ITERATIONS), Pace::of);
    let review = Reviewer::new(&table, pace, SEED).finish();
    let seats = infos(&record.players, &table);
    if flags.json {
        return print_json(&Told::of(&review, &seats));
    }
    let findings = server::findings(&review);
    let state = State::Done(&findings);
    let model = ReviewModel::<P> { id: "", table: &table, seats: &seats, viewer: Viewer::Public, state };
    for line in review_text(flags.lang, &model, &findings) {
        print_line(&line)?;
    }
    Ok(())
}

/// Names, or the numbers of the seats.
fn infos<G: Knowledge>(players: &[String], table: &Table<G>) -> Vec<SeatInfo> {
    let name = |seat: Seat| match players.get(seat.index()) {
        // Bots of one level bear one name.
        Some(name) if players.iter().filter(|other| *other == name).count() > 1 => format!("{name} ({seat})"),
        Some(name) => name.clone(),
        None => seat.to_string(),
    };
    Seat::all(table.position().seats()).map(|seat| SeatInfo { name: name(seat), ..SeatInfo::default() }).collect()
}

/// A review for programs.
#[derive(Serialize)]
struct Told {
    iterations: u32,
    start: Vec<f32>,
    seats: Vec<SeatTold>,
    steps: Vec<StepTold>,
}

#[derive(Serialize)]
struct SeatTold {
    name: String,
    decisions: usize,
    better_choices: usize,
    mean_loss: f32,
    luck: f32,
}

#[derive(Serialize)]
struct StepTold {
    /// Who decided; nobody if luck did.
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<Seat>,
    chances: Vec<f32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    decision: Option<DecisionTold>,
}

#[derive(Serialize)]
struct DecisionTold {
    chosen: String,
    share: Option<f32>,
    best: String,
    best_share: f32,
    points: f32,
    error: f32,
    sureness: f32,
    loss: f32,
}

impl Told {
    fn of<A: Copy + PartialEq + std::fmt::Display>(review: &bots::Review<A>, seats: &[SeatInfo]) -> Self {
        let seat = |(seat, info): (Seat, &SeatInfo)| {
            let account = review.account(seat);
            SeatTold {
                name: info.name.clone(),
                decisions: account.decisions,
                better_choices: account.better,
                mean_loss: account.mean_loss(),
                luck: account.luck,
            }
        };
        let decision = |judged: &bots::Judged<A>| DecisionTold {
            chosen: judged.chosen.to_string(),
            share: judged.share,
            best: judged.best.to_string(),
            best_share: judged.best_share,
            points: judged.points,
            error: judged.error,
            sureness: judged.sureness,
            loss: judged.loss,
        };
        let step = |step: &bots::Reviewed<A>| StepTold {
            seat: step.seat,
            chances: step.chances.as_slice().to_vec(),
            decision: step.judged.as_ref().map(decision),
        };
        Self {
            iterations: review.pace.iterations,
            start: review.start.as_slice().to_vec(),
            seats: Seat::all(seats.len()).zip(seats).map(seat).collect(),
            steps: review.steps.iter().map(step).collect(),
        }
    }
}
