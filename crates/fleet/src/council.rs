//! What lies open on the table in both editions: the cubes and points of the players, the ships, the vote under way.
//! Everybody sees all of it, so a view holds it as it is: what somebody may not know has no place here.

use std::mem::take;

use engine::{MAX_SEATS, PerSeat, Seat, SeatSet, kinds};
use schemars::JsonSchema;
use serde::Serialize;

use crate::boarding::Together;
use crate::colour::{Colour, NEUTRAL};
use crate::harbour::{Berth, Harbour, ShipList};
use crate::json::SlotSet;
use crate::landing::Arrival;
use crate::votes::{Order, borrowed_from, ranking, senate_order, winner};
use crate::window::Window;

/// What everybody sees, in both editions alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Council {
    /// Cubes, points and markers, by seat.
    pub players: PerSeat<Party>,
    /// Ships, Camp and New Land.
    pub harbour: Harbour,
    /// Who has chosen in secret, while others have not.
    pub ready: SeatSet,
    /// The order that was fixed last: of picking, speaking, placing together or drawing.
    pub order: Order,
    /// The vote (auction) under way or the last one of the round.
    pub vote: Vote,
    /// Who carries out a card, or did so last.
    pub player: Seat,
    /// Who is asked in the reaction window that is open.
    pub window: Window,
    /// DA-9.9, LD-9.9: the ships that move by themselves, in their order.
    pub moving: ShipList,
    /// The ship that has arrived and is about to be scored.
    pub landing: Option<Arrival>,
    /// DA-12.5, LD-12.12: what each has placed, where all place together.
    pub together: Together,
    /// DA-12.5, LD-12.12: who has stopped placing.
    pub stopped: SeatSet,
    /// How many events are in the deck.
    pub event_deck: u8,
    /// How many Doom markers are left.
    pub markers_left: u8,
    /// The round, from 1; 0 while the game is set up.
    pub round: u8,
}

/// The cubes, points and marker of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Party {
    /// Victory points on the track.
    pub points: u16,
    /// DA-1.2, LD-1.2: cubes behind the screen, a sealed bid included.
    pub supply: u8,
    /// Cubes in the Senate.
    pub senate: u8,
    /// Cubes that come back after the round: on the building of the marker, or before the screen.
    pub spent: u8,
    /// The field of the marker, from 0.
    pub marker: u8,
    /// Cubes on the cards of the row, slot by slot.
    pub on_slots: [u8; 5],
    /// DA-R11, LD-R10: the slots whose card has been carried out, from 0.
    pub carried_out: SlotSet,
}

/// A vote under way; in the revised edition, an auction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Vote {
    /// The slot voted on, from 0.
    pub slot: u8,
    /// From the first; empty before the ranking.
    pub ranking: Order,
    /// Who is entitled, in the order of acting; empty before the ranking.
    pub acting: Order,
    /// DA-5.13, LD-5.9: who has declared.
    pub declared: SeatSet,
    /// Who has played a card.
    pub played: SeatSet,
}

kinds! {
    /// DA-5.4, LD-5.4: the kind of the votes of a round.
    #[derive(Default)]
    pub enum VoteKind {
        /// DA-5.9, LD-5.8: all at once.
        #[default]
        Secret: "secret",
        /// DA-5.11, LD-5.9: one after another.
        Open: "open",
    }
}

impl Council {
    /// Everybody has all cubes behind the screen, and nothing has happened yet.
    pub fn new(harbour: Harbour, seats: u8, cubes: u8, points: u8, event_deck: u8) -> Self {
        let party = Party { supply: cubes, points: points.into(), ..Party::default() };
        Self {
            players: PerSeat::from_fn(seats.into(), |_| party),
            harbour,
            ready: SeatSet::EMPTY,
            order: Order::new(),
            vote: Vote::default(),
            player: Seat(0),
            window: Window::default(),
            moving: ShipList::new(),
            landing: None,
            together: Together::new(seats.into()),
            stopped: SeatSet::EMPTY,
            event_deck,
            markers_left: 3,
            round: 0,
        }
    }

    #[inline]
    pub fn seats(&self) -> usize {
        self.players.len()
    }

    #[inline]
    pub fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.seats())
    }

    pub fn has_seat(&self, seat: Seat) -> bool {
        seat.index() < self.seats()
    }

    /// The cubes behind a player's screen.
    #[inline]
    pub fn supply(&self, seat: Seat) -> u8 {
        self.players[seat].supply
    }

    /// A player's cubes in the Senate.
    #[inline]
    pub fn senate(&self, seat: Seat) -> u8 {
        self.players[seat].senate
    }

    /// A player's cubes on the card in a slot.
    #[inline]
    pub fn on_slot(&self, seat: Seat, slot: u8) -> u8 {
        self.players[seat].on_slots[usize::from(slot)]
    }

    /// Victory points on the track.
    #[inline]
    pub fn points(&self, seat: Seat) -> i32 {
        self.players[seat].points.into()
    }

    /// DA-1.5, DA-13.3.2, LD-1.5, LD-1.7: Senate order now.
    #[inline]
    pub fn senate_order(&self) -> Order {
        senate_order(&self.players)
    }

    /// DA-7.2, LD-7.2: points on the track, and `more` of each player.
    pub fn scores(&self, more: impl Fn(Seat) -> u8) -> PerSeat<i32> {
        PerSeat::from_fn(self.seats(), |seat| self.points(seat) + i32::from(more(seat)))
    }

    /// DA-7.3, LD-7.3, ruling LD-R50: most points; ties by Senate order, so one player wins.
    pub fn winners(&self, scores: &PerSeat<i32>) -> SeatSet {
        winner(scores, &self.senate_order()).map_or(SeatSet::EMPTY, SeatSet::only)
    }

    #[inline]
    pub fn all_ready(&self) -> bool {
        self.ready.len() == self.seats()
    }

    /// Those who have not chosen in secret yet.
    #[inline]
    pub fn still_choosing(&self) -> SeatSet {
        self.all_seats().filter(|&seat| !self.ready.contains(seat)).collect()
    }

    /// Whether anybody has a cube in the Senate.
    pub fn is_senate_used(&self) -> bool {
        self.players.as_slice().iter().any(|party| party.senate > 0)
    }

    /// The ship that has arrived and is about to be scored.
    pub fn arriving(&self) -> Option<Berth> {
        self.landing.map(|landing| landing.ship)
    }

    /// Who has this place of the order that was fixed, from 0.
    #[inline]
    pub fn at_place(&self, place: u8) -> Option<Seat> {
        self.order.as_slice().get(usize::from(place)).copied()
    }

    /// DA-5.8, LD-5.7: so many cubes go from the supply onto the card that is voted on.
    #[inline]
    pub fn put_on_card(&mut self, seat: Seat, cubes: u8) {
        let slot = usize::from(self.vote.slot);
        let party = &mut self.players[seat];
        party.supply -= cubes;
        party.on_slots[slot] += cubes;
    }

    /// DA-5.5, DA-5.6, LD-5.5, LD-5.6: the ranking of the vote, and the first of it, so many, are entitled.
    pub fn rank(&mut self, entitled: u8) -> Order {
        let slot = self.vote.slot;
        let bids: [u8; MAX_SEATS] = std::array::from_fn(|seat| {
            self.players.get(Seat(seat as u8)).map_or(0, |party| party.on_slots[usize::from(slot)])
        });
        let ranked = ranking(&bids, &self.senate_order());
        self.vote.ranking = ranked;
        self.vote.acting = ranked;
        self.vote.acting.truncate(usize::from(entitled));
        ranked
    }

    /// DA-5.15, LD-5.13: a card is played, and this player carries it out.
    pub fn plays(&mut self, seat: Seat) {
        self.vote.played = self.vote.played.with(seat);
        self.player = seat;
    }

    /// DA-5.16, LD-5.14: the nearest player to the left who is not entitled.
    pub fn nearest_not_entitled(&self, seat: Seat) -> Option<Seat> {
        borrowed_from(seat, self.vote.acting.as_slice().iter().copied().collect(), self.seats())
    }

    /// DA-6.7, DA-6.8, LD-6.5: cubes come back: of those in the Senate as many as `from_senate` says, and all others that
    /// are not aboard. How many came from the Senate.
    pub fn bring_back(&mut self, from_senate: impl Fn(u8) -> u8) -> PerSeat<u8> {
        let harbour = &mut self.harbour;
        let mut returned = PerSeat::new(self.players.len());
        for (index, party) in self.players.as_mut_slice().iter_mut().enumerate() {
            let senate = from_senate(party.senate);
            returned[Seat(index as u8)] = senate;
            party.senate -= senate;
            let slots: u8 = take(&mut party.on_slots).iter().sum();
            party.supply += senate + slots + take(&mut harbour.new_land[index]) + take(&mut party.spent);
            party.carried_out = SlotSet::default();
        }
        harbour.camp += take(&mut harbour.new_land[NEUTRAL]);
        returned
    }

    /// DA-1.8, LD-1.8: one refugee of a ship is discarded.
    pub fn discard_refugee(&mut self, ship: Berth, colour: Colour, hold: bool) {
        self.harbour.take_off(ship, colour, hold);
        if let Colour::Seat(seat) = colour {
            self.players[seat].spent += 1;
        }
    }
}
