//! The position: what lies where, and what is to be done next.
//!
//! No order of a deck is kept, for nobody knows it: luck decides a card when it is drawn. What a
//! seat may not know of the rest is taken out in `view.rs`.

use datafile::Shared;
use engine::{Awaiting, PerSeat, Seat, SeatSet};
use fleet::{
    Aboard, Arrival, Berth, Colour, Counts, Deck, EventDeck, Harbour, Order, Placing, ShipList, Special, Together,
    Window, could_be_held, next_speaker, senate_order, there_and_back,
};
use serde::Serialize;

use crate::actions::{Ask, BoardReason};
use crate::components::{Components, SPECIALS};
use crate::kinds::{CARDS, Card, EventCard, Faction, VoteKind};
use crate::setup::Options;
use crate::stack::{Stack, Step};

/// A number for each of five seats.
pub(crate) type BySeat<T> = [T; 5];

/// One position of a game of Zagłada Atlantydy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Doom {
    #[serde(skip)]
    pub(crate) data: Shared<Components>,
    /// By which version of the rules the game is played.
    pub(crate) rules_version: u8,
    pub(crate) seats: u8,
    pub(crate) options: Options,
    pub(crate) harbour: Harbour,
    /// DA-1.2: the cubes of each player outside ships and New Land.
    pub(crate) supply: BySeat<u8>,
    pub(crate) senate: BySeat<u8>,
    pub(crate) spent: BySeat<u8>,
    /// Chosen in secret and not opened yet.
    pub(crate) bid: BySeat<u8>,
    pub(crate) slots: BySeat<[u8; 5]>,
    /// Who has chosen in secret.
    pub(crate) ready: SeatSet,
    pub(crate) points: BySeat<u16>,
    /// The field of each player's marker.
    pub(crate) marker: BySeat<u8>,
    /// Who holds each faction.
    pub(crate) holder: [Option<Seat>; 7],
    /// The factions that show +1: bits.
    pub(crate) plus: u8,
    pub(crate) hands: BySeat<Counts<CARDS>>,
    pub(crate) rows: BySeat<[Option<Card>; 5]>,
    /// How many cards of the row are laid.
    pub(crate) laid: BySeat<u8>,
    /// DA-8.5: cards that stay face down: bits by slot.
    pub(crate) down: BySeat<u8>,
    /// DA-R11: cards that have been carried out: bits by slot.
    pub(crate) carried: BySeat<u8>,
    pub(crate) politics: Deck<CARDS>,
    pub(crate) specials: BySeat<Counts<SPECIALS>>,
    /// DA-13.5.2: special cards everybody saw somebody take from the display and not play yet.
    pub(crate) known: BySeat<Counts<SPECIALS>>,
    pub(crate) special: Deck<SPECIALS>,
    pub(crate) display: [Option<Special>; 3],
    /// The events nobody has seen: in the deck or removed.
    pub(crate) unseen_events: u16,
    /// How many of these are in the deck.
    pub(crate) event_deck: u8,
    /// The event revealed last.
    pub(crate) event: Option<EventCard>,
    /// DA-13.5.1: the top of the deck, if it is open.
    pub(crate) next_event: Option<EventCard>,
    pub(crate) markers_left: u8,
    pub(crate) round: u8,
    /// A fixed order: of picking, speaking, or placing together.
    pub(crate) order: Order,
    pub(crate) vote: Vote,
    /// The card being carried out, and by whom.
    pub(crate) card: Option<Card>,
    pub(crate) player: Seat,
    pub(crate) placing: Placing<BoardReason>,
    pub(crate) window: Window,
    /// DA-9.9: the ships that move by themselves.
    pub(crate) moving: ShipList,
    pub(crate) landing: Arrival,
    /// DA-12.5: what each has placed, and who has stopped.
    pub(crate) together: Together,
    pub(crate) stopped: SeatSet,
    pub(crate) demagogos_used: bool,
    /// DA-8.3: whose bid the holder of Demagogos has seen in this vote.
    pub(crate) peeked: Option<Seat>,
    pub(crate) stack: Stack,
}

// A clone is a copy of fifteen cache lines.
const _: () = assert!(size_of::<Doom>() <= 960);

/// A vote under way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Vote {
    /// The slot voted on, from 0.
    pub slot: u8,
    /// From the first.
    pub ranking: Order,
    /// Who is entitled, in the order of acting; empty before the ranking.
    pub acting: Order,
    /// DA-5.13: who has declared.
    pub declared: SeatSet,
    /// Who has played a card.
    pub played: SeatSet,
}

impl Doom {
    /// The components in play.
    pub fn components(&self) -> &'static Components {
        self.data.0
    }

    /// The variants in force.
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

    /// A player's cubes on faction buildings.
    pub fn spent(&self, seat: Seat) -> u8 {
        self.spent[seat.index()]
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

    /// Who holds a faction.
    #[inline]
    pub fn holder(&self, faction: Faction) -> Option<Seat> {
        self.holder[faction.index()]
    }

    /// Whether a seat holds a faction.
    #[inline]
    pub fn holds(&self, seat: Seat, faction: Faction) -> bool {
        self.holder(faction) == Some(seat)
    }

    /// DA-4.10: whether a faction shows +1.
    pub fn shows_plus(&self, faction: Faction) -> bool {
        self.plus >> faction.index() & 1 == 1
    }

    /// Who has chosen in secret, while others have not.
    pub fn ready(&self) -> SeatSet {
        self.ready
    }

    /// The vote under way or the last one.
    pub fn vote(&self) -> &Vote {
        &self.vote
    }

    /// The event revealed last.
    pub fn event(&self) -> Option<EventCard> {
        self.event
    }

    /// DA-13.5.1: the event to come, if it is open.
    pub fn next_event(&self) -> Option<EventCard> {
        self.next_event
    }

    /// How many events are in the deck.
    pub fn event_deck(&self) -> u8 {
        self.event_deck
    }

    /// The events nobody has seen yet, removed ones among them.
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

    /// DA-13.5.2: the displayed special cards.
    pub fn display(&self) -> [Option<Special>; 3] {
        self.display
    }

    /// DA-8.3: whether Demagogos has been used this round.
    pub fn is_demagogos_used(&self) -> bool {
        self.demagogos_used
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.stack.top() == Step::Over
    }

    /// All seats.
    pub(crate) fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(usize::from(self.seats))
    }

    /// DA-1.5, DA-13.3.2: Senate order now. In the family variant nobody has cubes there, so the
    /// markers alone decide.
    #[inline]
    pub fn senate_order(&self) -> Order {
        senate_order(&self.senate, &self.marker, usize::from(self.seats))
    }

    /// DA-5.4: the kind of the votes of this round.
    pub fn vote_kind(&self) -> VoteKind {
        self.event.map_or(VoteKind::Secret, |event| self.data.event(event).vote)
    }

    /// DA-5.1, DA-12.7: how many cards a row has this round.
    #[inline]
    pub fn row_length(&self) -> u8 {
        if self.seats == 2 && self.event == Some(EventCard::AllLost) { 3 } else { 5 }
    }

    /// DA-5.7, DA-12.7, DA-13.1.6, DA-13.2.1: how many are entitled in a vote.
    #[inline]
    pub fn entitled(&self) -> u8 {
        let fewer = u8::from(self.event == Some(EventCard::AllLost) && self.seats > 2);
        match self.seats {
            2 => 1,
            seats => fleet::entitled(seats) - fewer,
        }
    }

    /// The events not seen, as luck sees them.
    pub(crate) fn events(&self) -> EventDeck {
        EventDeck { unseen: self.unseen_events, dooms: EventCard::DOOMS, deck: self.event_deck }
    }

    /// Ruling DA-R66: whether a seat could hold this special card by what everybody knows: it was
    /// seen to take it; or it has a card nobody has seen, and not all copies are seen elsewhere.
    #[inline]
    pub(crate) fn could_hold(&self, seat: Seat, special: Special) -> bool {
        let (index, kind) = (seat.index(), special.index());
        if self.known[index].of(kind) > 0 {
            return true;
        }
        let displayed = self.display.iter().filter(|&&card| card == Some(special)).count() as u8;
        let taken: u8 = self.known.iter().map(|known| known.of(kind)).sum();
        let seen = self.special.discard.of(kind) + displayed + taken;
        let unseen = self.specials[index].total().saturating_sub(self.known[index].total());
        could_be_held(unseen, seen, self.data.special_copies(special))
    }

    /// Whether a seat has this special card.
    #[inline]
    pub(crate) fn has_special(&self, seat: Seat, special: Special) -> bool {
        self.specials[seat.index()].of(special.index()) > 0
    }

    /// DA-1.8: cubes are discarded: players' go to the building of their marker. Neutrals have
    /// gone to the Camp.
    pub(crate) fn discard_cubes(&mut self, aboard: &Aboard) {
        for (spent, cubes) in self.spent.iter_mut().zip(aboard) {
            *spent += cubes;
        }
    }

    /// DA-1.8: one refugee of a ship is discarded.
    pub(crate) fn throw_off(&mut self, ship: Berth, colour: Colour, hold: bool) {
        self.harbour.take_off(ship, colour, hold);
        if let Colour::Seat(seat) = colour {
            self.spent[seat.index()] += 1;
        }
    }

    /// DA-R49: whose cubes the cards of `attacker` cannot hit: with two players, those of the
    /// holder of Demagogos.
    pub(crate) fn protected_from(&self, attacker: Seat) -> Option<Seat> {
        self.holder(Faction::Demagogos).filter(|&holder| self.seats == 2 && holder != attacker)
    }

    #[inline]
    pub(crate) fn awaiting(&self) -> Awaiting {
        match self.stack.top() {
            Step::Over => Awaiting::Over,
            Step::Markers
            | Step::Draw { .. }
            | Step::DrawSpecials { .. }
            | Step::Display
            | Step::NextEvent
            | Step::Reveal { .. } => Awaiting::Chance,
            Step::Senate | Step::Bids | Step::Lay => {
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
            Step::Pick { place } | Step::FreePick { place } | Step::SecondPick { place } => in_order(place),
            Step::Powers { left } => self.next_power(left).map(|(seat, _)| seat),
            Step::Discard { seat, .. } | Step::ChooseSpecial { seat } | Step::ForcedDeclare { seat } => {
                Some(Seat(seat))
            }
            Step::Peek | Step::NewBid => self.holder(Faction::Demagogos),
            Step::Declare { asked } => match self.may_force(asked) {
                Some((holder, _)) => Some(holder),
                None => self.next_speaker(),
            },
            Step::Spy | Step::Guard { .. } | Step::Ally => self.window.asked(),
            Step::ActFirst => self.holder(Faction::Philosophios),
            Step::Play { place } => self.vote.acting.as_slice().get(usize::from(place)).copied(),
            Step::Refund { .. } => self.holder(Faction::Strategos),
            Step::Board | Step::Displace { .. } | Step::Sacrifice => Some(self.placing.seat),
            Step::Sail { .. } | Step::Target { .. } | Step::ThrowOff { .. } | Step::Exchange => Some(self.player),
            _ => None,
        }
    }

    /// DA-4.9, ruling DA-R8: whose end-of-phase powers come next, and which: bits by
    /// [`Faction::AT_THE_END`].
    pub(crate) fn next_power(&self, left: u8) -> Option<(Seat, u8)> {
        let of = |seat: Seat| {
            let held = |(index, faction): (usize, &Faction)| u8::from(self.holds(seat, *faction)) << index;
            left & Faction::AT_THE_END.iter().enumerate().map(held).sum::<u8>()
        };
        self.senate_order().as_slice().iter().map(|&seat| (seat, of(seat))).find(|&(_, powers)| powers > 0)
    }

    /// DA-5.11: who declares next, if nobody is forced.
    pub(crate) fn next_speaker(&self) -> Option<Seat> {
        next_speaker(&self.order, self.vote.declared)
    }

    /// DA-D13: the holder of Demagogos may force somebody before the next declaration: the holder,
    /// and who would be next.
    pub(crate) fn may_force(&self, asked: bool) -> Option<(Seat, Seat)> {
        if asked || self.demagogos_used || self.seats == 2 {
            return None;
        }
        let (holder, next) = (self.holder(Faction::Demagogos)?, self.next_speaker()?);
        self.all_seats().any(|seat| self.can_be_forced(holder, seat, next)).then_some((holder, next))
    }

    /// DA-8.3: an opponent who has not declared and is not next anyway.
    pub(crate) fn can_be_forced(&self, holder: Seat, seat: Seat, next: Seat) -> bool {
        seat.0 < self.seats && seat != holder && seat != next && !self.vote.declared.contains(seat)
    }

    pub(crate) fn ask(&self, seat: Seat) -> Option<Ask> {
        let Awaiting::Seats(awaited) = self.awaiting() else { return None };
        if !awaited.contains(seat) {
            return None;
        }
        let slot = self.vote.slot;
        Some(match self.stack.top() {
            Step::FirstRefugee { .. } => Ask::FirstRefugee,
            Step::Senate => Ask::Senate,
            Step::Pick { place } => Ask::Faction { price: self.data.price(self.seats, place) },
            Step::FreePick { .. } | Step::SecondPick { .. } => Ask::FreeFaction,
            Step::Powers { left } => Ask::Power { left: self.next_power(left)?.1 },
            Step::Discard { left, .. } => Ask::Discard { left },
            Step::Lay if self.laid[seat.index()] < self.row_length() => Ask::Lay { slot: self.laid[seat.index()] },
            Step::Lay => Ask::KeepDown,
            Step::Bids => Ask::Bid { slot },
            Step::Peek => Ask::Peek,
            Step::NewBid => Ask::NewBid { seen: self.peeked? },
            Step::Declare { asked } => match self.may_force(asked) {
                Some((_, next)) => Ask::Force { next },
                None => Ask::Declare { slot },
            },
            Step::ForcedDeclare { .. } => Ask::Declare { slot },
            Step::Spy => Ask::Spy,
            Step::ActFirst => Ask::ActFirst,
            Step::Play { .. } => Ask::Play { slot },
            Step::Refund { cubes } => Ask::Refund { cubes },
            Step::Board => Ask::Board { why: self.placing.why, cubes: self.placing.lots[0] },
            Step::Displace { ship } => Ask::Displace { ship },
            Step::Sacrifice => Ask::Sacrifice,
            Step::Sail { card, left, .. } => Ask::Sail { card, left },
            Step::Target { card } => Ask::Target { card },
            Step::ThrowOff { ship, thrown } => Ask::ThrowOff { ship, thrown },
            Step::Exchange => Ask::Exchange,
            Step::Guard { ship, card } => Ask::Guard { ship, card },
            Step::Ally => Ask::Ally { ship: self.landing.ship },
            Step::ChooseSpecial { .. } => Ask::ChooseSpecial,
            _ => return None,
        })
    }

    /// DA-7.2: the points on the special cards of a seat.
    pub(crate) fn special_points(&self, seat: Seat) -> u8 {
        self.specials[seat.index()].worth(&self.data.special_points)
    }

    pub(crate) fn scores(&self) -> PerSeat<i32> {
        PerSeat::from_fn(usize::from(self.seats), |seat| match self.is_over() {
            true => self.points(seat) + i32::from(self.special_points(seat)),
            false => self.points(seat),
        })
    }

    /// DA-7.3: most points; ties by Senate order.
    pub(crate) fn winner(&self) -> Option<Seat> {
        fleet::winner(&self.scores(), &self.senate_order())
    }
}
