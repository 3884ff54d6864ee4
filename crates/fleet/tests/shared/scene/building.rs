//! What a scene says before it begins. The order of these words does not matter where they do not say so.

use engine::{KindSet, Seat};
use fleet::{Counts, Harbour, NEUTRAL, Party, Place, Ship};

use super::{Scene, card, less, special, take};
use crate::kinds::EventCard;

impl Scene {
    /// `A+ sea 3b1n hold 1r, C 2b`.
    pub(crate) fn ships(mut self, text: &str) -> Self {
        for one in text.split(',') {
            let mut words = one.split_whitespace();
            let name = words.next().unwrap();
            let upgraded = name.ends_with('+');
            // Where both tokens of a letter are chosen, the plus tells them apart; otherwise it upgrades the ship.
            let both = |ship: &&Ship| name.starts_with(ship.kind.letter());
            let both = self.game.table.council.harbour.ships().iter().filter(both).count() > 1;
            let berth = self.berth(if both { name } else { &name[..1] });
            let before = *self.game.table.council.harbour.ship(berth);
            let mut ship = Ship { upgraded, seats: self.game.table.data.seats(before.kind, upgraded), ..before };
            let mut hold = false;
            for word in words {
                match word {
                    "sea" => ship.place = Place::Ocean,
                    "hold" => hold = true,
                    cubes if hold => ship.hold = self.cubes(cubes),
                    cubes => ship.seated = self.cubes(cubes),
                }
            }
            less(ship.seats, ship.taken(), &format!("seats on ship {name}"));
            *self.game.table.council.harbour.ship_mut(berth) = ship;
        }
        self.spread()
    }

    /// Cubes that lie nowhere else are in the supplies and in the Camp.
    pub(super) fn spread(mut self) -> Self {
        let council = &mut self.game.table.council;
        let aboard = |colour: usize, harbour: &Harbour| -> u8 {
            harbour.ships().iter().map(|ship| ship.aboard()[colour]).sum::<u8>() + harbour.new_land[colour]
        };
        for (seat, party) in council.players.as_mut_slice().iter_mut().enumerate() {
            let ashore = party.on_slots.iter().sum::<u8>() + party.senate + party.spent;
            let elsewhere = aboard(seat, &council.harbour) + ashore;
            let left = || less(20, elsewhere, &format!("cubes of {}", &self.colours[seat..=seat]));
            party.supply = self.said_supply[seat].unwrap_or_else(left);
        }
        let ashore = || less(10, aboard(NEUTRAL, &council.harbour), "neutrals");
        council.harbour.camp = self.said_camp.unwrap_or_else(ashore);
        self
    }

    /// `b3 r2`: a number for each of these players, wherever it belongs.
    pub(in super::super) fn say(mut self, text: &str, put: impl Fn(&mut Party, u8)) -> Self {
        for (seat, number) in self.numbers(text) {
            put(&mut self.game.table.council.players[seat], number);
        }
        self.spread()
    }

    pub(crate) fn senate(self, text: &str) -> Self {
        self.say(text, |party, cubes| party.senate = cubes)
    }

    pub(crate) fn points(self, text: &str) -> Self {
        self.say(text, |party, points| party.points = points.into())
    }

    /// The fields of the markers, from 1; said after who holds what, which moves markers too.
    pub(crate) fn fields(self, text: &str) -> Self {
        self.say(text, |party, field| party.marker = less(field, 1, "fields, counted from 1"))
    }

    pub(crate) fn new_land(mut self, text: &str) -> Self {
        self.game.table.council.harbour.new_land = self.cubes(text);
        self.spread()
    }

    /// These supplies, wherever the other cubes are.
    pub(crate) fn supply(mut self, text: &str) -> Self {
        for (seat, cubes) in self.numbers(text) {
            self.said_supply[seat.index()] = Some(cubes);
        }
        self.spread()
    }

    /// So many neutrals in the Camp, wherever the others are.
    pub(crate) fn camp(mut self, neutrals: u8) -> Self {
        self.said_camp = Some(neutrals);
        self.spread()
    }

    /// `b ref1 ref2, r treason`.
    pub(crate) fn hands(mut self, text: &str) -> Self {
        for (seat, cards) in self.lists(text, card) {
            for card in cards {
                self.game.cards.hands[seat.index()].add(card.index());
                take(&mut self.game.cards.politics.pile, card.index(), card.name());
            }
        }
        self
    }

    /// `b ref1 ref2, r treason`: the rows from the first slot.
    pub(crate) fn rows(mut self, text: &str) -> Self {
        for (seat, cards) in self.lists(text, card) {
            for (slot, card) in cards.into_iter().enumerate() {
                self.game.cards.rows[seat.index()][slot] = Some(card);
                take(&mut self.game.cards.politics.pile, card.index(), card.name());
            }
        }
        self
    }

    /// `b spy key, r spy`.
    pub(crate) fn specials(mut self, text: &str) -> Self {
        for (seat, specials) in self.lists(text, special) {
            for special in specials {
                self.game.cards.specials[seat.index()].add(special.index());
                take(&mut self.game.cards.special.pile, special.index(), special.name());
            }
        }
        self
    }

    /// Special cards that were played.
    pub(crate) fn played_specials(mut self, text: &str) -> Self {
        for special in text.split_whitespace().map(special) {
            take(&mut self.game.cards.special.pile, special.index(), special.name());
            self.game.cards.special.discard.add(special.index());
        }
        self
    }

    /// No special card lies in the draw pile and the discard pile; said after all words that take one from there.
    pub(crate) fn no_special_deck(mut self) -> Self {
        self.game.cards.special.pile = Counts::default();
        self.game.cards.special.discard = Counts::default();
        self
    }

    /// This event is in force, and everybody has seen it.
    pub(in super::super) fn see(&mut self, event: EventCard) {
        let table = &mut self.game.table;
        table.unseen_events = KindSet::new(table.unseen_events.bits() & !(1 << event.index()));
        table.event = Some(event);
    }

    /// `b archon, r oraklos`: seats with what `kind` makes of the name.
    pub(in super::super) fn holders<K>(&self, text: &str, kind: fn(&str) -> K) -> Vec<(Seat, K)> {
        let holder = |(seat, mut kinds): (Seat, Vec<K>)| (seat, kinds.remove(0));
        self.lists(text, kind).into_iter().map(holder).collect()
    }
}
