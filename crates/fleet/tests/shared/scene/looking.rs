//! What can be seen in a scene.

use std::fmt::Display;

use engine::{Game, Seat, SeatSet, Viewer};
use fleet::{Counts, Party};

use super::{Scene, special};
use crate::events::Event;
use crate::kinds::CARDS;
use crate::view::View;

impl Scene {
    pub(crate) fn view(&self, colour: &str) -> View {
        self.game.view(Viewer::Seat(self.seat(colour)))
    }

    /// `b2 r0 y3`: for all seats.
    pub(in super::super) fn by_seat<T: Display>(&self, of: impl Fn(Seat) -> T) -> String {
        let one = |seat: Seat| format!("{}{}", self.letter(seat), of(seat));
        Seat::all(self.colours.len()).map(one).collect::<Vec<_>>().join(" ")
    }

    /// The same of what everybody sees of a player.
    pub(in super::super) fn of_each<T: Display>(&self, of: impl Fn(&Party) -> T) -> String {
        self.by_seat(|seat| of(&self.game.table.council.players[seat]))
    }

    pub(crate) fn vp(&self) -> String {
        self.of_each(|party| party.points)
    }

    pub(crate) fn supplies(&self) -> String {
        self.of_each(|party| party.supply)
    }

    pub(crate) fn senates(&self) -> String {
        self.of_each(|party| party.senate)
    }

    /// The fields of the markers, from 1.
    pub(crate) fn markers(&self) -> String {
        self.of_each(|party| party.marker + 1)
    }

    pub(crate) fn landed(&self) -> String {
        self.written_cubes(&self.game.table.council.harbour.new_land)
    }

    /// `3b1n`, `sea 3b1n`, `3b1n hold 1r`; nothing for an empty ship in port.
    pub(crate) fn aboard(&self, name: &str) -> String {
        let ship = self.ship(name);
        let sea = if ship.in_port() { "" } else { "sea" };
        let hold = if ship.hold == [0; 6] { String::new() } else { format!("hold {}", self.written_cubes(&ship.hold)) };
        let parts = [sea.to_owned(), self.written_cubes(&ship.seated), hold];
        parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
    }

    fn written_cubes(&self, cubes: &[u8; 6]) -> String {
        let letter = |colour: usize| self.colours.get(colour..=colour).unwrap_or("n");
        let there = (0..6).filter(|&colour| cubes[colour] > 0);
        there.map(|colour| format!("{}{}", cubes[colour], letter(colour))).collect()
    }

    pub(crate) fn order(&self) -> String {
        self.game.table.council.senate_order().as_slice().iter().map(|&seat| self.letter(seat)).collect()
    }

    pub(crate) fn ranked(&self) -> String {
        self.game.table.council.vote.ranking.as_slice().iter().map(|&seat| self.letter(seat)).collect()
    }

    pub(crate) fn entitled(&self) -> String {
        self.game.table.council.vote.acting.as_slice().iter().map(|&seat| self.letter(seat)).collect()
    }

    /// The letters of a set of seats.
    pub(crate) fn letters(&self, seats: SeatSet) -> String {
        seats.iter().map(|seat| self.letter(seat)).collect()
    }

    pub(crate) fn has(&self, colour: &str, name: &str) -> u8 {
        self.game.cards.specials[self.seat(colour).index()].of(special(name).index())
    }

    pub(crate) fn hand(&self, colour: &str) -> Counts<CARDS> {
        self.game.cards.hands[self.seat(colour).index()]
    }

    /// Whether something of this kind was told.
    pub(crate) fn told(&self, event: &Event) -> bool {
        self.events.contains(event)
    }
}
