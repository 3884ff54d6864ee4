//! What the review page is made from.

use engine::{PerSeat, Seat, SeatSet, Table, Viewer};

use crate::picture::{Action, Picture};
use crate::table::SeatInfo;

pub struct ReviewModel<'a, P: Picture> {
    pub id: &'a str,
    pub table: &'a Table<P::Game>,
    pub seats: &'a [SeatInfo],
    pub viewer: Viewer,
    pub state: ReviewState<'a, Action<P>>,
    /// Which position is looked at; nothing: the one most worth it.
    pub shown: Option<Shown>,
}

/// What a review shows on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// The position after so many public steps, as the viewer sees it.
    Step(usize),
    /// A better choice by its number in [`Findings::better`], as whoever chose saw it.
    Choice(usize),
}

pub enum ReviewState<'a, A> {
    Underway { done: usize, of: usize },
    Done(&'a Findings<A>),
}

#[derive(Clone, Debug, PartialEq)]
pub struct Findings<A> {
    /// The chance of every seat before the first step, and then after each, from 0 to 1.
    pub chances: Vec<PerSeat<f32>>,
    /// The number of the last step of each turn, counted from 1.
    pub turns: Vec<usize>,
    pub turning: Vec<Turning>,
    /// Choices that would have been better, the dearest first.
    pub better: Vec<Better<A>>,
    pub seats: Vec<SeatFindings>,
    /// How many iterations the search took for a decision.
    pub iterations: u32,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Turning {
    pub deciders: SeatSet,
    /// Whose chances changed most.
    pub seat: Seat,
    /// Its first step, counted from 0.
    pub first: usize,
    pub last: usize,
    /// How much of the change was luck.
    pub luck: f32,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Better<A> {
    pub seat: Seat,
    /// The step, counted from 0.
    pub step: usize,
    pub chosen: A,
    /// What the search expects of it.
    pub share: f32,
    pub best: A,
    /// What it expects of that.
    pub best_share: f32,
    /// How many points that brings more in the next turns.
    pub points: f32,
    /// How sure it is, from 0.5 to 1.
    pub sureness: f32,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SeatFindings {
    /// Decisions with a choice.
    pub decisions: usize,
    /// How many of them had a choice that is surely better.
    pub better: usize,
    /// What was lost by a decision, in the mean.
    pub mean_loss: f32,
    /// What luck gave against its expectation.
    pub luck: f32,
}

impl<A> Findings<A> {
    pub fn better_of(&self, seat: Seat) -> impl Iterator<Item = &Better<A>> {
        self.better.iter().filter(move |better| better.seat == seat)
    }
}

impl<P: Picture> ReviewModel<'_, P> {
    pub(super) fn name(&self, seat: Seat) -> &str {
        self.seats.get(seat.index()).map_or("", |info| info.name.as_str())
    }

    /// The number everybody knows the position after so many steps by.
    pub(super) fn public(&self, steps: usize) -> usize {
        self.table.played().iter().take(steps).filter(|played| played.public).count()
    }

    /// The address of what is shown.
    pub(super) fn at(&self, shown: Shown) -> String {
        match shown {
            Shown::Step(step) => format!("/t/{}/review?step={step}", self.id),
            Shown::Choice(number) => format!("/t/{}/review?choice={number}", self.id),
        }
    }

    pub(super) fn viewer_first(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = Seat::all(self.seats.len()).collect();
        seats.sort_by_key(|&seat| !self.viewer.is(seat));
        seats
    }
}
