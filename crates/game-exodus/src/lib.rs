//! The rules of Exodus (`docs/rules/exodus.md`). Knows no bot, no page, no clock, no file.
#![warn(missing_docs)]

mod actions;
mod components;
mod ids;
mod legal;
mod setup;
mod view;

use engine::{Awaiting, Dice, Game, Log, Meta, PerSeat, Seat, SeatSet, Viewer};

pub use actions::{Action, Ask, Chance, Event, Illegal};
pub use components::Components;
pub use ids::*;
pub use setup::Options;
pub use view::View;

/// A position of Exodus.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exodus {
    seats: u8,
    hand: u8,
}

impl Game for Exodus {
    const META: Meta =
        Meta { id: "exodus", prefix: "AE", min_seats: 1, max_seats: 4, rules_version: 1, minutes: 60, weight: 2 };
    type Components = Components;
    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type Ask = Ask;
    type View = View;
    type Illegal = Illegal;

    fn setup(components: &'static Components, options: &Options) -> Result<Self, Illegal> {
        setup::setup(components, options)
    }

    fn seats(&self) -> usize {
        usize::from(self.seats)
    }

    fn awaiting(&self) -> Awaiting {
        Awaiting::Seats(SeatSet::only(Seat(0)))
    }

    fn ask(&self, seat: Seat) -> Option<Ask> {
        (seat == Seat(0)).then_some(Ask::Turn)
    }

    fn legal_actions(&self, seat: Seat, into: &mut Vec<Action>) {
        legal::legal_actions(self, seat, into);
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        legal::check(self, seat, action)
    }

    fn apply<L: Log<Event>>(&mut self, seat: Seat, action: &Action, log: &mut L) {
        match action {
            Action::Pass => log.add(Event::Passed { seat }),
        }
    }

    fn sample_chance<D: Dice>(&self, _: &mut D) -> Chance {
        Chance::Nothing
    }

    fn check_chance(&self, _: &Chance) -> Result<(), Illegal> {
        Err(Illegal::NotYet)
    }

    fn apply_chance<L: Log<Event>>(&mut self, _: &Chance, _: &mut L) {}

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn seen(event: &Event, _: Viewer) -> Event {
        event.clone()
    }

    fn determinise<D: Dice>(view: &View, dice: &mut D) -> Self {
        view::determinise(view, dice)
    }

    fn scores(&self) -> PerSeat<i32> {
        PerSeat::new(self.seats())
    }

    fn audit(&self) -> Result<(), String> {
        Ok(())
    }
}
