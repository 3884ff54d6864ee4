//! The position: what lies where, and what is to be done next.
//!
//! No order of a deck is kept, for nobody knows it: luck decides a card when it is drawn. What a
//! seat may not know of the rest is taken out in `view.rs`.

use datafile::Shared;
use engine::{Awaiting, PerSeat, Seat, SeatSet};
use fleet::{
    Aboard, Arrival, Berth, Colour, Counts, Deck, EventDeck, Harbour, Order, Placing, SPECIALS, ShipList, Special,
    Together, Window, could_be_held, next_speaker, senate_order, there_and_back,
};
use serde::Serialize;

use crate::actions::{Ask, BoardReason};
use crate::components::Components;
use crate::kinds::{AuctionKind, CARDS, Card, EventCard, Senator};
use crate::setup::Options;
use crate::stack::{Stack, Step};

/// A number for each of five seats.
pub(crate) type BySeat<T> = [T; 5];

/// LD-5.1: so many cards are laid out.
pub(crate) const ROW: u8 = 5;

/// One position of a game of Die letzten Tage von Atlantis.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct LastDays {
    #[serde(skip)]
    pub(crate) data: Shared<Components>,
    /// By which version of the rules the game is played.
    pub(crate) rules_version: u8,
    pub(crate) seats: u8,
    pub(crate) options: Options,
    pub(crate) harbour: Harbour,
    /// LD-1.2: the cubes of each player outside ships and New Land.
    pub(crate) supply: BySeat<u8>,
    pub(crate) senate: BySeat<u8>,
    /// Discarded, before the screen.
    pub(crate) front: BySeat<u8>,
    /// Removed for good.
    pub(crate) lost: BySeat<u8>,
    /// Chosen in secret and not opened yet.
    pub(crate) bid: BySeat<u8>,
    pub(crate) slots: BySeat<[u8; 5]>,
    /// Who has chosen in secret.
    pub(crate) ready: SeatSet,
    pub(crate) points: BySeat<u16>,
    /// The field of each player's marker.
    pub(crate) marker: BySeat<u8>,
    /// Who holds each senator tile.
    pub(crate) holder: [Option<Seat>; 7],
    /// LD-4.6: the bonus markers on each tile.
    pub(crate) bonus: [u8; 7],
    pub(crate) hands: BySeat<Counts<CARDS>>,
    pub(crate) rows: BySeat<[Option<Card>; 5]>,
    /// How many cards of the row are laid.
    pub(crate) laid: BySeat<u8>,
    /// LD-8.5: cards that stay face down: bits by slot.
    pub(crate) down: BySeat<u8>,
    /// LD-R10: cards that have been carried out: bits by slot.
    pub(crate) carried: BySeat<u8>,
    /// LD-12.9: the Hand of the Gods.
    pub(crate) gods: Counts<CARDS>,
    pub(crate) politics: Deck<CARDS>,
    pub(crate) specials: BySeat<Counts<SPECIALS>>,
    pub(crate) special: Deck<SPECIALS>,
    /// The events nobody has seen: in the deck or left out.
    pub(crate) unseen_events: u16,
    /// How many of these are in the deck.
    pub(crate) event_deck: u8,
    /// LD-1.11: the current event; nothing before the first luck.
    pub(crate) event: Option<EventCard>,
    pub(crate) markers_left: u8,
    pub(crate) round: u8,
    /// A fixed order: of picking, speaking, placing together or losing cubes.
    pub(crate) order: Order,
    pub(crate) auction: Auction,
    /// The card being carried out, and by whom.
    pub(crate) card: Option<Card>,
    pub(crate) player: Seat,
    pub(crate) placing: Placing<BoardReason>,
    pub(crate) window: Window,
    /// LD-9.9: the ships that move by themselves.
    pub(crate) moving: ShipList,
    pub(crate) landing: Arrival,
    /// LD-12.12: what each has placed, and who has stopped.
    pub(crate) together: Together,
    pub(crate) stopped: SeatSet,
    /// LD-8.6: once per round.
    pub(crate) philosophos_used: bool,
    pub(crate) stack: Stack,
}

// A clone is a copy of fifteen cache lines.
const _: () = assert!(size_of::<LastDays>() <= 960);

/// An auction under way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Auction {
    /// The slot, from 0.
    pub slot: u8,
    /// From the first; empty before the ranking.
    pub ranking: Order,
    /// Who is entitled, in ranking order; empty before the ranking.
    pub acting: Order,
    /// LD-5.9: who has declared.
    pub declared: SeatSet,
    /// Who has played a card.
    pub played: SeatSet,
    /// LD-12.9: whether a card of the Hand of the Gods was played.
    pub gods: bool,
}

impl LastDays {
    /// The components in play.
    pub fn components(&self) -> &'static Components {
        self.data.0
    }

    /// The options of the game.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Ships, Camp and New Land.
    #[inline]
    pub fn harbour(&self) -> &Harbour {
        &self.harbour
    }

    /// The cubes behind a player's screen.
    pub fn supply(&self, seat: Seat) -> u8 {
        self.supply[seat.index()]
    }

    /// A player's cubes in the Senate.
    pub fn senate(&self, seat: Seat) -> u8 {
        self.senate[seat.index()]
    }

    /// A player's discarded cubes, before the screen.
    pub fn front(&self, seat: Seat) -> u8 {
        self.front[seat.index()]
    }

    /// LD-12.14: a player's cubes that were removed for good.
    pub fn lost(&self, seat: Seat) -> u8 {
        self.lost[seat.index()]
    }

    /// A player's cubes on the card in a slot.
    pub fn on_slot(&self, seat: Seat, slot: u8) -> u8 {
        self.slots[seat.index()][usize::from(slot)]
    }

    /// Victory points on the track.
    pub fn points(&self, seat: Seat) -> i32 {
        i32::from(self.points[seat.index()])
    }

    /// The field of a player's marker, from 0.
    pub fn marker(&self, seat: Seat) -> u8 {
        self.marker[seat.index()]
    }

    /// Who holds a senator tile.
    #[inline]
    pub fn holder(&self, senator: Senator) -> Option<Seat> {
        self.holder[senator.index()]
    }

    /// Whether a seat holds a senator tile.
    #[inline]
    pub fn holds(&self, seat: Seat, senator: Senator) -> bool {
        self.holder(senator) == Some(seat)
    }

    /// The senator tile of a seat.
    pub fn senator(&self, seat: Seat) -> Option<Senator> {
        Senator::ALL.into_iter().find(|&senator| self.holds(seat, senator))
    }

    /// LD-4.6: the bonus markers on a senator tile.
    pub fn bonus(&self, senator: Senator) -> u8 {
        self.bonus[senator.index()]
    }

    /// LD-8.6: whether Philosophos has been used this round.
    pub fn is_philosophos_used(&self) -> bool {
        self.philosophos_used
    }

    /// Who has chosen in secret, while others have not.
    pub fn ready(&self) -> SeatSet {
        self.ready
    }

    /// The auction under way or the last one of the round.
    pub fn auction(&self) -> &Auction {
        &self.auction
    }

    /// LD-1.11: the current event; nothing before the first luck.
    pub fn event(&self) -> Option<EventCard> {
        self.event
    }

    /// How many events are in the deck.
    pub fn event_deck(&self) -> u8 {
        self.event_deck
    }

    /// The events nobody has seen yet, those left out among them.
    pub fn unseen_events(&self) -> impl Iterator<Item = EventCard> + use<> {
        let bits = self.unseen_events;
        EventCard::ALL.into_iter().filter(move |event| bits >> event.index() & 1 == 1)
    }

    /// How many Doom markers are left.
    pub fn markers_left(&self) -> u8 {
        self.markers_left
    }

    /// The round, from 1.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// LD-12.9: the cards in the Hand of the Gods.
    pub fn gods(&self) -> Counts<CARDS> {
        self.gods
    }

    /// The card being carried out, and by whom.
    pub fn playing(&self) -> Option<(Seat, Card)> {
        self.card.map(|card| (self.player, card))
    }

    /// LD-2.7, LD-13.1: the size of a full politics hand.
    pub fn hand_size(&self) -> u8 {
        self.data.hand + self.options.extra_cards
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.stack.top() == Step::Over
    }

    /// All seats.
    pub(crate) fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(usize::from(self.seats))
    }

    /// LD-1.5, LD-1.7: Senate order now.
    #[inline]
    pub fn senate_order(&self) -> Order {
        senate_order(&self.senate, &self.marker, usize::from(self.seats))
    }

    /// LD-5.4: the kind of the auctions of this round.
    pub fn auction_kind(&self) -> AuctionKind {
        self.event.map_or(AuctionKind::Secret, |event| self.data.event(event).auction)
    }

    /// LD-5.6: how many are entitled in an auction.
    #[inline]
    pub fn entitled(&self) -> u8 {
        fleet::entitled(self.seats)
    }

    /// LD-1.10, LD-12.10: the cubes a player may place as refugees: from supply, or from the Senate
    /// while *Under the Senate's Command* is in force.
    #[inline]
    pub fn stock(&self, seat: Seat) -> u8 {
        if self.event == Some(EventCard::Command) { self.senate(seat) } else { self.supply(seat) }
    }

    /// LD-1.10: so many cubes leave the stock to be placed.
    #[inline]
    pub(crate) fn take_from_stock(&mut self, seat: Seat, cubes: u8) {
        match self.event {
            Some(EventCard::Command) => self.senate[seat.index()] -= cubes,
            _ => self.supply[seat.index()] -= cubes,
        }
    }

    /// Rulings LD-R34 and LD-R36: whether a player has more victory points than another, on the track.
    #[inline]
    pub fn is_ahead(&self, seat: Seat, of: Seat) -> bool {
        self.points[seat.index()] > self.points[of.index()]
    }

    /// The events not seen, as luck sees them.
    pub(crate) fn events(&self) -> EventDeck {
        EventDeck { unseen: self.unseen_events, dooms: EventCard::DOOMS, deck: self.event_deck }
    }

    /// Ruling LD-R65: whether a seat could hold this special card by what everybody knows: it has a
    /// special card, and not all copies have been played.
    #[inline]
    pub(crate) fn could_hold(&self, seat: Seat, special: Special) -> bool {
        let played = self.special.discard.of(special.index());
        could_be_held(self.specials[seat.index()].total(), played, self.data.special_copies(special))
    }

    /// Whether a seat has this special card.
    #[inline]
    pub(crate) fn has_special(&self, seat: Seat, special: Special) -> bool {
        self.specials[seat.index()].of(special.index()) > 0
    }

    /// LD-1.8: cubes are discarded: players' go before the screens. Neutrals have gone to the Camp.
    pub(crate) fn discard_cubes(&mut self, aboard: &Aboard) {
        for (front, cubes) in self.front.iter_mut().zip(aboard) {
            *front += cubes;
        }
    }

    /// LD-1.8: one refugee of a ship is discarded.
    pub(crate) fn throw_off(&mut self, ship: Berth, colour: Colour, hold: bool) {
        self.harbour.take_off(ship, colour, hold);
        if let Colour::Seat(seat) = colour {
            self.front[seat.index()] += 1;
        }
    }

    #[inline]
    pub(crate) fn awaiting(&self) -> Awaiting {
        match self.stack.top() {
            Step::Over => Awaiting::Over,
            Step::FirstEvent
            | Step::Markers
            | Step::Draw { .. }
            | Step::DrawSpecials { .. }
            | Step::Gods
            | Step::Reveal => Awaiting::Chance,
            Step::Influence | Step::Bids | Step::Lay => {
                Awaiting::Seats(self.all_seats().filter(|&seat| !self.ready.contains(seat)).collect())
            }
            _ => Awaiting::Seats(self.actor().map_or(SeatSet::EMPTY, SeatSet::only)),
        }
    }

    /// Who is asked, where only one is.
    #[inline]
    pub(crate) fn actor(&self) -> Option<Seat> {
        let in_order = |place: u8| self.order.as_slice().get(usize::from(place)).copied();
        match self.stack.top() {
            Step::FirstRefugee { turn } => Some(there_and_back(&self.order, turn)),
            Step::Pick { place } | Step::Lose { place, .. } => in_order(place),
            Step::Power { seat } | Step::Discard { seat, .. } => Some(Seat(seat)),
            Step::Declare => next_speaker(&self.order, self.auction.declared),
            Step::Spy | Step::Guard { .. } | Step::Ally => self.window.asked(),
            Step::Play { place } => self.auction.acting.as_slice().get(usize::from(place)).copied(),
            Step::Refund { .. } => self.holder(Senator::Philosophos),
            Step::Strategos => self.holder(Senator::Strategos),
            Step::Board | Step::Displace { .. } | Step::Flood | Step::Sacrifice => Some(self.placing.seat),
            Step::Sail { .. } | Step::Target { .. } | Step::ThrowOff { .. } | Step::Exchange => Some(self.player),
            _ => None,
        }
    }

    pub(crate) fn ask(&self, seat: Seat) -> Option<Ask> {
        let Awaiting::Seats(awaited) = self.awaiting() else { return None };
        if !awaited.contains(seat) {
            return None;
        }
        let slot = self.auction.slot;
        Some(match self.stack.top() {
            Step::FirstRefugee { .. } => Ask::FirstRefugee,
            Step::Influence => Ask::Influence,
            Step::Pick { .. } => Ask::Senator,
            Step::Power { .. } => Ask::Power { senator: self.senator(seat)? },
            Step::Discard { left, .. } => Ask::Discard { left },
            Step::Lay if self.laid[seat.index()] < ROW => Ask::Lay { slot: self.laid[seat.index()] },
            Step::Lay => Ask::KeepDown,
            Step::Bids => Ask::Bid { slot },
            Step::Declare => Ask::Declare { slot },
            Step::Spy => Ask::Spy,
            Step::Play { .. } => Ask::Play { slot },
            Step::Refund { most } => Ask::Refund { most },
            Step::Strategos => Ask::Strategos,
            Step::Board => Ask::Board { why: self.placing.why, cubes: self.placing.lots[0] },
            Step::Displace { ship } => Ask::Displace { ship },
            Step::Flood => Ask::Flood { card: self.card? },
            Step::Sacrifice => Ask::Sacrifice,
            Step::Sail { why, left, extra, .. } => Ask::Sail { why, left, extra },
            Step::Target { card } => Ask::Target { card },
            Step::ThrowOff { ship, thrown, .. } => Ask::ThrowOff { ship, thrown },
            Step::Exchange => Ask::Exchange,
            Step::Guard { ship, card } => Ask::Guard { ship, card },
            Step::Ally => Ask::Ally { ship: self.landing.ship },
            Step::Lose { left, .. } => Ask::Lose { left },
            _ => return None,
        })
    }

    /// LD-7.2: the points on the special cards of a seat.
    pub(crate) fn special_points(&self, seat: Seat) -> u8 {
        self.specials[seat.index()].worth(&self.data.special_points)
    }

    pub(crate) fn scores(&self) -> PerSeat<i32> {
        PerSeat::from_fn(usize::from(self.seats), |seat| match self.is_over() {
            true => self.points(seat) + i32::from(self.special_points(seat)),
            false => self.points(seat),
        })
    }

    /// LD-7.3, ruling LD-R50: most points; ties by Senate order.
    pub(crate) fn winner(&self) -> Option<Seat> {
        fleet::winner(&self.scores(), &self.senate_order())
    }
}
