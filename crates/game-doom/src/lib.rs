//! The rules of Zagłada Atlantydy: bids for a senate of factions, rows of cards voted on in secret
//! or openly, and five ships that carry refugees away before the third Doom. The numbered clauses
//! (`DA-…`) are in `docs/rules/doom.md`.
//!
//! [`Doom`] is one position. It knows no file, clock, page or bot; see `README.md` for the edition
//! and for what is left out. What it shares with the revised edition is in the crate `fleet`.
#![warn(missing_docs)]
#![deny(clippy::float_arithmetic)]

mod actions;
mod audit;
mod components;
mod data;
mod events;
mod imagined;
mod kinds;
mod legal;
mod phases;
mod previews;
mod redeal;
mod refusals;
mod setup;
mod stack;
mod state;
#[cfg(test)]
mod tests;
mod view;

use engine::{Awaiting, Dice, Game, Log, Meta, PerSeat, Seat, SeatSet, Viewer};

pub use actions::{Action, Ask, BoardReason, CardList, Chance, SpecialList};
pub use components::{Components, EventFace, SPECIALS};
pub use events::{Event, PointReason};
pub use fleet::{
    Aboard, Berth, COLOURS, Colour, Council, Counts, Harbour, Order, Place, Ship, ShipKind, ShipList, Special, Vote,
};
pub use kinds::{CARDS, Card, EventCard, Faction, Source, VoteKind};
pub use refusals::Illegal;
pub use setup::{Options, ShipUse};
pub use state::{Doom, OpenTable};
pub use view::View;

impl Game for Doom {
    const META: Meta =
        Meta { id: "doom", prefix: "DA", min_seats: 2, max_seats: 5, rules_version: 2, minutes: 90, weight: 3 };
    const WINDOWS: &'static [&'static str] = &["spy", "guardian", "alliance", "sacrifice"];
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

    fn rules_version(&self) -> u32 {
        self.table.rules_version.into()
    }

    /// Version 2 asks nobody for an Alliance that nobody can hold.
    fn by_rules(self, version: u32) -> Option<Self> {
        let rules_version = u8::try_from(version).ok().filter(|version| (1..=2).contains(version))?;
        Some(Self { table: OpenTable { rules_version, ..self.table }, ..self })
    }

    fn seats(&self) -> usize {
        self.table.seats()
    }

    #[inline]
    fn awaiting(&self) -> Awaiting {
        self.table.awaiting()
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

    fn reveals(&self, seat: Seat, _: &Action) -> bool {
        view::reveals(self, seat)
    }

    fn may_be_made_for(&self, seat: Seat, _: &Action) -> bool {
        view::is_plainly_forced(self, seat)
    }

    fn window(&self, seat: Seat) -> Option<(&'static str, Action)> {
        view::window(self, seat).map(|name| (name, Action::Pass))
    }

    fn round(&self) -> u32 {
        self.table.council.round.into()
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn seen(event: &Event, viewer: Viewer) -> Event {
        view::seen(event, viewer)
    }

    fn determinise<D: Dice>(view: &View, dice: &mut D) -> Self {
        redeal::determinise(view, dice)
    }

    fn scores(&self) -> PerSeat<i32> {
        self.scores()
    }

    /// DA-7.3: ties by Senate order, so one player wins.
    fn winners(&self) -> SeatSet {
        self.table.council.winners(&self.scores())
    }

    fn audit(&self) -> Result<(), String> {
        audit::audit(self)
    }
}
