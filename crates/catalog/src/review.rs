//! The review of one table's game: from the steps to what was found, and from that to a page.

use std::any::Any;
use std::sync::Arc;

use bots::{Knowledge, Pace, Review, Reviewer};
use engine::{Game, Seat, Step, Table, Viewer};
use serde::Serialize;
use ui::picture::{Action, Picture};
use ui::review::{Better, Findings, ReviewModel, ReviewState, SeatFindings, Shown, Turning, review_page, review_text};
use ui::table::SeatInfo;
use ui::{Ctx, Lang};

use crate::table::Playable;

/// The most turning points that are reported.
const TURNING: usize = 6;
/// What every review imagines its luck from: a game that is reviewed again is reviewed the same.
const SEED: u64 = 1;

pub struct ReviewPageRequest<'a> {
    pub ctx: &'a Ctx,
    pub id: &'a str,
    pub seats: &'a [SeatInfo],
    pub viewer: Viewer,
    pub reviewed: ReviewProgress,
    /// Which position is looked at.
    pub shown: Option<Shown>,
}

/// What was found about a game, without its type.
pub type AnyFindings = Arc<dyn Any + Send + Sync>;

/// A review under way, without its type.
pub trait Reviewing: Send {
    /// Looks at the next step. Whether there was one.
    fn advance(&mut self) -> bool;
    /// How many steps have been looked at, and how many there are.
    fn progress(&self) -> (usize, usize);
    fn found(self: Box<Self>) -> AnyFindings;
}

#[derive(Clone)]
pub enum ReviewProgress {
    Underway { done: usize, of: usize },
    Done(AnyFindings),
}

/// Begins to review a table with about so many iterations altogether.
pub(crate) fn begin<G: Knowledge>(table: &Table<G>, iterations: u32) -> Box<dyn Reviewing> {
    Box::new(Reviewer::new(table, pace(table, iterations), SEED))
}

/// The pace at which a table takes about so many iterations altogether.
fn pace<G: Game>(table: &Table<G>, iterations: u32) -> Pace {
    let choice = |step: &Step<G>| matches!(step, Step::Act { forced: false, .. });
    Pace::within(iterations, table.played().iter().filter(|played| choice(&played.step)).count())
}

impl<G: Knowledge> Reviewing for Reviewer<G> {
    fn advance(&mut self) -> bool {
        self.advance()
    }

    fn progress(&self) -> (usize, usize) {
        self.progress()
    }

    fn found(self: Box<Self>) -> AnyFindings {
        Arc::new(findings(&self.finish()))
    }
}

/// What a review found, as pages want it.
fn findings<A: Copy + PartialEq>(review: &Review<A>) -> Findings<A> {
    let seats = || Seat::all(review.seats());
    let mut better: Vec<Better<A>> = Vec::new();
    for seat in seats() {
        better.extend(review.better_choices(seat).into_iter().filter_map(|(step, judged)| {
            Some(Better {
                seat,
                step,
                chosen: judged.chosen,
                share: judged.share?,
                best: judged.best,
                best_share: judged.best_share,
                points: judged.points,
                sureness: judged.sureness,
            })
        }));
    }
    let account = |seat| {
        let account = review.account(seat);
        SeatFindings {
            decisions: account.decisions,
            better: account.better,
            mean_loss: account.mean_loss(),
            luck: account.luck,
        }
    };
    let turning = |turn: bots::Turn| {
        let seat = turn.most();
        Turning { deciders: turn.seats, seat, first: turn.first, last: turn.last, luck: turn.luck[seat] }
    };
    Findings {
        chances: std::iter::once(review.start).chain(review.steps.iter().map(|step| step.chances)).collect(),
        turns: review.turns().iter().map(|turn| turn.last + 1).collect(),
        turning: review.turning_points(TURNING).into_iter().map(turning).collect(),
        better,
        seats: seats().map(account).collect(),
        iterations: review.pace.iterations,
    }
}

/// The page; none if what was found is not of this game.
pub(crate) fn page<P: Picture>(table: &Table<P::Game>, look: &ReviewPageRequest<'_>) -> Option<String> {
    let state = match &look.reviewed {
        ReviewProgress::Underway { done, of } => ReviewState::Underway { done: *done, of: *of },
        ReviewProgress::Done(found) => ReviewState::Done(found.downcast_ref::<Findings<Action<P>>>()?),
    };
    let model =
        ReviewModel::<P> { id: look.id, table, seats: look.seats, viewer: look.viewer, state, shown: look.shown };
    Some(review_page(look.ctx, &model).into_string())
}

/// A whole review, in words and for programs.
pub struct ReviewSummary {
    /// In plain text. Lines that begin with `# ` are headings.
    pub lines: Vec<String>,
    /// For programs. The names are a format.
    pub report: ReviewReport,
}

pub(crate) fn summary<P: Playable>(
    table: &Table<P::Game>,
    each: Option<u32>,
    altogether: u32,
    seats: &[SeatInfo],
    lang: Lang,
) -> ReviewSummary {
    let pace = each.map_or_else(|| pace(table, altogether), Pace::of);
    let review = Reviewer::new(table, pace, SEED).finish();
    let findings = findings(&review);
    let model = ReviewModel::<P> {
        id: "",
        table,
        seats,
        viewer: Viewer::Public,
        state: ReviewState::Done(&findings),
        shown: None,
    };
    ReviewSummary { lines: review_text(lang, &model, &findings), report: ReviewReport::of(&review, seats) }
}

#[derive(Serialize)]
pub struct ReviewReport {
    iterations: u32,
    start: Vec<f32>,
    seats: Vec<SeatReport>,
    steps: Vec<StepReport>,
}

#[derive(Serialize)]
struct SeatReport {
    name: String,
    decisions: usize,
    better_choices: usize,
    mean_loss: f32,
    luck: f32,
}

#[derive(Serialize)]
struct StepReport {
    /// Who decided; nobody if luck did.
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<Seat>,
    chances: Vec<f32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    decision: Option<DecisionReport>,
}

#[derive(Serialize)]
struct DecisionReport {
    chosen: String,
    share: Option<f32>,
    best: String,
    best_share: f32,
    points: f32,
    error: f32,
    sureness: f32,
    loss: f32,
}

impl ReviewReport {
    fn of<A: Copy + PartialEq + std::fmt::Display>(review: &bots::Review<A>, seats: &[SeatInfo]) -> Self {
        let seat = |(seat, info): (Seat, &SeatInfo)| {
            let account = review.account(seat);
            SeatReport {
                name: info.name.clone(),
                decisions: account.decisions,
                better_choices: account.better,
                mean_loss: account.mean_loss(),
                luck: account.luck,
            }
        };
        let decision = |judged: &bots::Judged<A>| DecisionReport {
            chosen: judged.chosen.to_string(),
            share: judged.share,
            best: judged.best.to_string(),
            best_share: judged.best_share,
            points: judged.points,
            error: judged.error,
            sureness: judged.sureness,
            loss: judged.loss,
        };
        let step = |step: &bots::Reviewed<A>| StepReport {
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
