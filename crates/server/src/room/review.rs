//! The review of one table's game: from the steps to what was found, and from that to a page.

use std::sync::Arc;

use bots::{Knowledge, Pace, Review, Reviewer};
use engine::{Game, Seat, Step, Table, Viewer};
use ui::Ctx;
use ui::picture::{Action, Picture};
use ui::review::{Better, Findings, ReviewModel, SeatFindings, State, Turning, review_page};
use ui::table::SeatInfo;

use crate::reviews::{Found, Reviewed, Reviewing};

/// The most turning points that are told.
const TURNING: usize = 6;
/// What every review imagines its luck from: a game that is reviewed again is reviewed the same.
const SEED: u64 = 1;

/// Who looks at a review.
pub(crate) struct ReviewLook<'a> {
    pub(crate) ctx: &'a Ctx,
    pub(crate) id: &'a str,
    pub(crate) seats: &'a [SeatInfo],
    /// Through whose eyes.
    pub(crate) viewer: Viewer,
    pub(crate) reviewed: Reviewed,
}

/// Begins to review a table with about so many iterations altogether.
pub(crate) fn begin<G: Knowledge>(table: &Table<G>, iterations: u32) -> Box<dyn Reviewing> {
    Box::new(Underway { reviewer: Reviewer::new(table, pace(table, iterations), SEED) })
}

/// The pace at which a table takes about so many iterations altogether.
pub fn pace<G: Game>(table: &Table<G>, iterations: u32) -> Pace {
    let choice = |step: &Step<G>| matches!(step, Step::Act { forced: false, .. });
    Pace::within(iterations, table.played().iter().filter(|played| choice(&played.step)).count())
}

struct Underway<G: Knowledge> {
    reviewer: Reviewer<G>,
}

impl<G: Knowledge> Reviewing for Underway<G> {
    fn advance(&mut self) -> bool {
        self.reviewer.advance()
    }

    fn progress(&self) -> (usize, usize) {
        self.reviewer.progress()
    }

    fn found(self: Box<Self>) -> Found {
        Arc::new(findings(&self.reviewer.finish()))
    }
}

/// What a review found, as pages want it.
pub fn findings<A: Copy + PartialEq>(review: &Review<A>) -> Findings<A> {
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
pub(super) fn page<P: Picture>(table: &Table<P::Game>, look: &ReviewLook<'_>) -> Option<String> {
    let state = match &look.reviewed {
        Reviewed::Underway { done, of } => State::Underway { done: *done, of: *of },
        Reviewed::Done(found) => State::Done(found.downcast_ref::<Findings<Action<P>>>()?),
    };
    let model = ReviewModel::<P> { id: look.id, table, seats: look.seats, viewer: look.viewer, state };
    Some(review_page(look.ctx, &model).into_string())
}
