//! Positions built by plain calls, in the words of chapter 16: players are the letters of their colours in the order of
//! their seats, ships are A to E. `A+ sea 3b1n hold 1r` is the upgraded Ark on the Ocean with 3 blue and 1 neutral
//! refugee in seats and a red one in the hold; `b3 r2` is a number for blue and one for red. What is not said lies where
//! it does not matter: cubes in supplies, neutrals in the Camp, cards in the draw piles. Scenes are played on the frozen
//! copy of the data file.
//!
//! Both editions compile this folder into their own tests, as the module `shared` of `tests/scene.rs`. So what only one
//! of them has is said by further methods of the same type, there. This module takes from there `Position`, `WAITING`,
//! `all_actions`, `scene` and `ship_of`.

mod building;
pub(crate) mod clauses;
mod lacks;
mod looking;
mod playing;

use std::fmt::Display;

use engine::{Components as _, DataFiles, Game, GameOptions, Kind, Seat};
use fleet::{NEUTRAL, Ship, Special};

pub(crate) use lacks::{less, take};

use super::Position;
use crate::components::Components;
use crate::data::FILE;
use crate::events::Event;
use crate::kinds::{Card, EventCard};
use crate::setup::Options;

pub(crate) const FROZEN: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/frozen.toml"));

/// The frozen copy of the data file.
pub(crate) fn frozen() -> &'static Components {
    load(FROZEN)
}

/// A data file with this text.
pub(crate) fn load(text: &str) -> &'static Components {
    Components::load(&DataFiles::from([(FILE.to_owned(), text.to_owned())])).unwrap()
}

/// A position under test.
#[derive(Clone)]
pub(crate) struct Scene {
    pub(crate) game: Position,
    pub(crate) events: Vec<Event>,
    colours: &'static str,
    /// Supplies and Camp as they were said, whatever lies elsewhere.
    said_supply: [Option<u8>; 5],
    said_camp: Option<u8>,
}

/// A game from its very beginning, before any luck.
pub(crate) fn fresh(colours: &'static str, change: impl Fn(&mut Options)) -> Scene {
    fresh_with(colours, frozen(), change)
}

/// The same with another data file.
pub(crate) fn fresh_with(colours: &'static str, data: &'static Components, change: impl Fn(&mut Options)) -> Scene {
    let mut options = Options::for_seats(colours.len() as u8);
    change(&mut options);
    let game = Position::setup(data, &options).unwrap();
    Scene { game, events: Vec::new(), colours, said_supply: [None; 5], said_camp: None }
}

/// A round under way: nobody has anything, the ships are empty and in port.
pub(crate) fn under_way(colours: &'static str, change: impl Fn(&mut Options)) -> Scene {
    let mut scene = fresh(colours, change);
    let council = &mut scene.game.table.council;
    for ship in council.harbour.berths() {
        council.harbour.ship_mut(ship).seated = [0; 6];
    }
    council.round = 2;
    for (field, party) in (0..).zip(council.players.as_mut_slice()) {
        (party.points, party.marker) = (0, field);
    }
    scene.wait();
    scene.spread()
}

/// The kind of this name; `what` says what it should be.
pub(crate) fn named<K: Kind + Display>(name: &str, what: &str) -> K {
    let found = K::ALL.iter().find(|kind| kind.to_string() == name.replace('_', " "));
    *found.unwrap_or_else(|| panic!("{name} is no {what}"))
}

pub(crate) fn card(name: &str) -> Card {
    named(name, "card")
}

pub(crate) fn special(name: &str) -> Special {
    named(name, "special card")
}

pub(crate) fn event(name: &str) -> EventCard {
    named(name, "event")
}

impl Scene {
    pub(crate) fn seat(&self, colour: &str) -> Seat {
        let at = self.colours.find(colour).unwrap_or_else(|| panic!("nobody is {colour}"));
        Seat(at as u8)
    }

    fn index(&self, colour: &str) -> usize {
        if colour == "n" { NEUTRAL } else { self.seat(colour).index() }
    }

    fn letter(&self, seat: Seat) -> &'static str {
        &self.colours[seat.index()..=seat.index()]
    }

    /// `b3 r2`.
    fn numbers(&self, text: &str) -> Vec<(Seat, u8)> {
        text.split_whitespace().map(|word| (self.seat(&word[..1]), word[1..].parse().unwrap())).collect()
    }

    /// `3b1n`.
    fn cubes(&self, text: &str) -> [u8; 6] {
        let mut cubes = [0; 6];
        let mut number = String::new();
        for letter in text.chars() {
            if letter.is_ascii_digit() {
                number.push(letter);
            } else {
                cubes[self.index(&letter.to_string())] = number.parse().unwrap();
                number.clear();
            }
        }
        cubes
    }

    /// `b ref1 ref2, r treason`: seats with what `kind` makes of the words.
    fn lists<K>(&self, text: &str, kind: fn(&str) -> K) -> Vec<(Seat, Vec<K>)> {
        let one = |one: &str| {
            let mut words = one.split_whitespace();
            (self.seat(words.next().unwrap()), words.map(kind).collect())
        };
        text.split(", ").map(one).collect()
    }

    /// The ship of this letter; `D+` is the upgraded one where both are there.
    pub(crate) fn berth(&self, name: &str) -> u8 {
        let upgraded = name.ends_with('+');
        let fits = |ship: &Ship| name.starts_with(ship.kind.letter()) && (!upgraded || ship.upgraded);
        let at = self.game.table.council.harbour.ships().iter().position(fits);
        at.unwrap_or_else(|| panic!("there is no ship {name}")) as u8
    }

    pub(crate) fn ship(&self, name: &str) -> &Ship {
        self.game.table.council.harbour.ship(self.berth(name))
    }
}
