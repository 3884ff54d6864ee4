//! The rules of Atlandice: dice are taken to search the districts of the sinking city for
//! majorities, while a clock runs towards the waves. The numbered clauses (`AD-…`) are in
//! `docs/rules/atlandice.md`.
//!
//! [`Atlandice`] is one position. It knows no file, clock, page or bot; see `README.md` for the
//! edition and for what is left out.
#![warn(missing_docs)]
#![deny(clippy::float_arithmetic)]

mod actions;
mod audit;
mod components;
mod data;
mod kinds;
mod legal;
mod phases;
mod previews;
mod refusals;
mod scoring;
mod setup;
mod state;
#[cfg(test)]
mod tests;
mod view;

use engine::{Awaiting, Dice, Game, Log, Meta, PerSeat, Seat, Viewer};

pub use actions::{Action, Ask, Chance, EndReason, Event, Faces, Majority, Recipient, TakeReason};
pub use components::{Components, TileFace, Worth};
pub use engine::Start;
pub use kinds::{Area, Effect, Good, PARTIES, Party, PerParty, Symbol, Tile};
pub use previews::{HandStep, Preview};
pub use refusals::Illegal;
pub use scoring::{Emptied, Standing};
pub use setup::Options;
pub use state::{Atlandice, Goods, Search, Tokens};
pub use view::View;

impl Game for Atlandice {
    const META: Meta =
        Meta { id: "atlandice", prefix: "AD", min_seats: 2, max_seats: 4, rules_version: 1, minutes: 40, weight: 2 };
    const OPEN: bool = true;
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

    #[inline]
    fn awaiting(&self) -> Awaiting {
        self.awaiting()
    }

    fn ask(&self, seat: Seat) -> Option<Ask> {
        self.ask(seat)
    }

    #[inline]
    fn legal_actions(&self, seat: Seat, into: &mut Vec<Action>) {
        legal::list(self, seat, into);
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        legal::check(self, seat, action)
    }

    #[inline]
    fn apply<L: Log<Event>>(&mut self, seat: Seat, action: &Action, log: &mut L) {
        phases::apply(self, seat, action, log);
    }

    #[inline]
    fn sample_chance<D: Dice>(&self, dice: &mut D) -> Chance {
        phases::sample(self, dice)
    }

    fn check_chance(&self, chance: &Chance) -> Result<(), Illegal> {
        phases::check_chance(self, chance)
    }

    #[inline]
    fn apply_chance<L: Log<Event>>(&mut self, chance: &Chance, log: &mut L) {
        phases::apply_chance(self, chance, log);
    }

    fn view(&self, viewer: Viewer) -> View {
        View { viewer, table: *self }
    }

    fn seen(event: &Event, _: Viewer) -> Event {
        *event
    }

    fn determinise<D: Dice>(view: &View, _: &mut D) -> Self {
        view.table
    }

    fn scores(&self) -> PerSeat<i32> {
        self.scores()
    }

    fn audit(&self) -> Result<(), String> {
        audit::audit(self)
    }
}
