//! The rules of @Title@ (`docs/rules/@id@.md`). Knows no bot, no page, no clock, no file.
#![warn(missing_docs)]

mod actions;
mod components;
mod legal;
mod refusals;
mod setup;
mod turn;
mod view;

use engine::{Awaiting, Dice, Game, Log, Meta, PerSeat, Seat, SeatSet, Viewer};
use schemars::JsonSchema;
use serde::Serialize;

pub use actions::{Action, Ask, Chance, Event};
pub use components::Components;
pub use refusals::Illegal;
pub use setup::Options;
pub use view::{PlayerView, View};

/// How many shells are worth 1, 2 and 3.
pub type Shells = [u8; 3];

/// A position of @Title@.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct @Game@ {
    limit: u8,
    bag: Shells,
    held: PerSeat<Shells>,
    resting: SeatSet,
    phase: Phase,
}

/// What the table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// @XX@-3.1: a seat is to dive or to rest.
    Turn(Seat),
    /// @XX@-3.2: a seat draws a shell.
    Draw(Seat),
    /// @XX@-4.1: nothing more.
    Over,
}

impl Game for @Game@ {
    const META: Meta =
        Meta { id: "@id@", prefix: "@XX@", min_seats: 2, max_seats: 4, rules_version: 1, minutes: 10, weight: 1 };
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
        self.held.len()
    }

    fn awaiting(&self) -> Awaiting {
        match self.phase {
            Phase::Turn(seat) => Awaiting::Seats(SeatSet::only(seat)),
            Phase::Draw(_) => Awaiting::Chance,
            Phase::Over => Awaiting::Over,
        }
    }

    fn ask(&self, seat: Seat) -> Option<Ask> {
        (self.phase == Phase::Turn(seat)).then_some(Ask::Turn)
    }

    fn legal_actions(&self, seat: Seat, into: &mut Vec<Action>) {
        legal::legal_actions(self, seat, into);
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        legal::check(self, seat, action)
    }

    fn apply<L: Log<Event>>(&mut self, seat: Seat, action: &Action, log: &mut L) {
        turn::apply(self, seat, action, log);
    }

    fn sample_chance<D: Dice>(&self, dice: &mut D) -> Chance {
        turn::sample(self, dice)
    }

    fn check_chance(&self, chance: &Chance) -> Result<(), Illegal> {
        legal::check_chance(self, chance)
    }

    fn apply_chance<L: Log<Event>>(&mut self, chance: &Chance, log: &mut L) {
        turn::draw(self, chance, log);
    }

    fn reveals(&self, seat: Seat, action: &Action) -> bool {
        turn::ends(self, seat, action)
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn seen(event: &Event, viewer: Viewer) -> Event {
        view::seen(event, viewer)
    }

    fn determinise<D: Dice>(view: &View, dice: &mut D) -> Self {
        view::determinise(view, dice)
    }

    fn scores(&self) -> PerSeat<i32> {
        PerSeat::from_fn(self.seats(), |seat| turn::points(&self.held[seat], self.limit).into())
    }

    fn audit(&self) -> Result<(), String> {
        match (self.phase == Phase::Over) == turn::is_over(self) {
            true => Ok(()),
            false => Err("@XX@-4.1: the game is over as soon as nobody can dive".into()),
        }
    }
}
