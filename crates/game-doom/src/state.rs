//! The position: what lies open, and what does not.
//!
//! No order of a deck is kept, for nobody knows it: luck decides a card when it is drawn. Everybody sees all of an
//! [`OpenTable`]; who may see which of the cards is decided in `fleet`, by what `view.rs` tells of the moment.

use datafile::Shared;
use engine::{Awaiting, KindSet, PerSeat, Seat, SeatSet, Tally, variants};
use fleet::{
    Council, Counts, Moment, Offices, Pack, Placing, SPECIALS, Special, VoteKind, could_be_held, next_speaker,
    there_and_back,
};
use schemars::JsonSchema;
use serde::Serialize;

use crate::actions::{Ask, BoardReason};
use crate::components::Components;
use crate::kinds::{CARDS, Card, EventCard, Faction};
use crate::setup::Options;
use crate::stack::{Stack, Step};

/// All that everybody sees: it stands in every view as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct OpenTable {
    #[serde(skip)]
    pub(crate) data: Shared<Components>,
    /// By which version of the rules the game is played.
    pub rules_version: u8,
    /// The variants in force.
    pub options: Options,
    /// What both editions have.
    #[serde(flatten)]
    pub council: Council,
    /// The factions by name: who holds each, and the 1 that some show.
    pub factions: Offices<Faction>,
    /// DA-13.5.2: special cards everybody saw a player take from the display and not play yet, by seat.
    pub known_specials: PerSeat<Tally<Special, SPECIALS>>,
    /// DA-13.5.2: the displayed special cards; null for a gap.
    pub display: [Option<Special>; 3],
    /// The events nobody has seen: in the deck or removed.
    pub unseen_events: KindSet<EventCard>,
    /// The event revealed last.
    pub event: Option<EventCard>,
    /// DA-13.5.1: the top of the event deck, if it is open.
    pub next_event: Option<EventCard>,
    /// The card being carried out, or the last one of the round.
    pub card: Option<Card>,
    /// The refugees being placed, or placed last.
    pub placing: Placing<BoardReason>,
    /// DA-8.3: whether Demagogos has been used this round.
    pub demagogos_used: bool,
    /// DA-8.3: whose bid the holder of Demagogos has seen in this vote.
    pub peeked: Option<Seat>,
    /// What is to be done, the last first.
    pub(crate) stack: Stack,
}

fleet::position_of_both!(
    /// One position of a game of Zagłada Atlantydy.
    Doom, Senate, factions: Faction
);

impl OpenTable {
    /// DA-4.10: whether a faction shows +1.
    pub fn shows_plus(&self, faction: Faction) -> bool {
        self.factions[faction.index()].bonus > 0
    }

    /// DA-2.8: the size of a full politics hand.
    pub(crate) fn hand_size(&self) -> u8 {
        self.data.hand
    }

    /// DA-5.4: the kind of the votes of this round.
    pub fn vote_kind(&self) -> VoteKind {
        self.event.map_or(VoteKind::Secret, |event| self.data.event(event).vote)
    }

    /// DA-5.1, DA-12.7: how many cards a row has this round.
    #[inline]
    pub fn row_length(&self) -> u8 {
        if self.seats() == 2 && self.event == Some(EventCard::AllLost) { 3 } else { 5 }
    }

    /// DA-5.7, DA-12.7, DA-13.1.6, DA-13.2.1: how many are entitled in a vote.
    #[inline]
    pub fn entitled(&self) -> u8 {
        let fewer = u8::from(self.event == Some(EventCard::AllLost) && self.seats() > 2);
        match self.seats() {
            2 => 1,
            seats => fleet::entitled(seats) - fewer,
        }
    }

    /// DA-R49: whose cubes the cards of `attacker` cannot hit: with two players, those of the
    /// holder of Demagogos.
    pub(crate) fn protected_from(&self, attacker: Seat) -> Option<Seat> {
        self.holder(Faction::Demagogos).filter(|&holder| self.seats() == 2 && holder != attacker)
    }

    /// Who or what is waited for.
    #[inline]
    pub fn awaiting(&self) -> Awaiting {
        match self.stack.top() {
            Step::Over => Awaiting::Over,
            variants!(Step: Markers Draw DrawSpecials Display NextEvent Reveal) => Awaiting::Chance,
            Step::Senate | Step::Bids | Step::Lay => Awaiting::Seats(self.council.still_choosing()),
            _ => Awaiting::Seats(self.actor().map_or(SeatSet::EMPTY, SeatSet::only)),
        }
    }

    /// Who is asked, where only one is.
    #[inline]
    pub(crate) fn actor(&self) -> Option<Seat> {
        match self.stack.top() {
            Step::FirstRefugee { turn } => Some(there_and_back(&self.council.order, turn)),
            Step::Pick { place } | Step::FreePick { place } | Step::SecondPick { place } => {
                self.council.at_place(place)
            }
            Step::Powers { left } => self.next_power(left).map(|(seat, _)| seat),
            Step::Discard { seat, .. } | Step::ChooseSpecial { seat } | Step::ForcedDeclare { seat } => {
                Some(Seat(seat))
            }
            Step::Peek | Step::NewBid => self.holder(Faction::Demagogos),
            Step::Declare { asked } => match self.may_force(asked) {
                Some((holder, _)) => Some(holder),
                None => self.next_speaker(),
            },
            Step::Spy | Step::Guard { .. } | Step::Ally => self.council.window.asked(),
            Step::ActFirst => self.holder(Faction::Philosophios),
            Step::Play { place } => self.council.vote.acting.as_slice().get(usize::from(place)).copied(),
            Step::Refund { .. } => self.holder(Faction::Strategos),
            Step::Board | Step::Displace { .. } | Step::Sacrifice => Some(self.placing.seat),
            Step::Sail { .. } | Step::Target { .. } | Step::ThrowOff { .. } | Step::Exchange => {
                Some(self.council.player)
            }
            _ => None,
        }
    }

    /// DA-4.9, ruling DA-R8: whose end-of-phase powers come next, and which, as bits.
    pub(crate) fn next_power(&self, left: u8) -> Option<(Seat, u8)> {
        let of = |seat: Seat| {
            let held = Faction::AT_THE_END.into_iter().filter(|&faction| self.holds(seat, faction));
            left & held.fold(0, |bits, faction| bits | faction.bit())
        };
        self.council.senate_order().as_slice().iter().map(|&seat| (seat, of(seat))).find(|&(_, powers)| powers > 0)
    }

    /// DA-5.11: who declares next, if nobody is forced.
    pub(crate) fn next_speaker(&self) -> Option<Seat> {
        next_speaker(&self.council.order, self.council.vote.declared)
    }

    /// DA-D13: the holder of Demagogos may force somebody before the next declaration: the holder,
    /// and who would be next.
    pub(crate) fn may_force(&self, asked: bool) -> Option<(Seat, Seat)> {
        if asked || self.demagogos_used || self.seats() == 2 {
            return None;
        }
        let (holder, next) = (self.holder(Faction::Demagogos)?, self.next_speaker()?);
        self.council.all_seats().any(|seat| self.can_be_forced(holder, seat, next)).then_some((holder, next))
    }

    /// DA-8.3: an opponent who has not declared and is not next anyway.
    pub(crate) fn can_be_forced(&self, holder: Seat, seat: Seat, next: Seat) -> bool {
        self.council.has_seat(seat) && seat != holder && seat != next && !self.council.vote.declared.contains(seat)
    }

    /// What a seat that is awaited is asked.
    fn question(&self, laid: u8) -> Option<Ask> {
        let slot = self.council.vote.slot;
        Some(match self.stack.top() {
            Step::FirstRefugee { .. } => Ask::FirstRefugee,
            Step::Senate => Ask::Senate,
            Step::Pick { place } => Ask::Faction { price: self.price(place) },
            Step::FreePick { .. } | Step::SecondPick { .. } => Ask::FreeFaction,
            Step::Powers { left } => Ask::Power { left: KindSet::new(self.next_power(left)?.1.into()) },
            Step::Discard { left, .. } => Ask::Discard { left },
            Step::Lay if laid < self.row_length() => Ask::Lay { slot: laid },
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
            Step::Ally => Ask::Ally { ship: self.council.landing?.ship },
            Step::ChooseSpecial { .. } => Ask::ChooseSpecial,
            _ => return None,
        })
    }

    /// What decides who may see which cards.
    pub(crate) fn moment(&self) -> Moment<'_> {
        let top = self.stack.top();
        Moment {
            council: &self.council,
            laying: (top == Step::Lay).then(|| self.row_length()),
            sealing: matches!(top, Step::Senate | Step::Bids | Step::Peek | Step::NewBid),
            over: top == Step::Over,
            looked: self.holder(Faction::Demagogos).zip(self.peeked),
            keeps_down: self.holder(Faction::Oraklos),
            known: Some(&self.known_specials),
        }
    }

    /// All cards, and those in the display.
    pub(crate) fn pack(&self) -> Pack<CARDS> {
        let mut open_specials = Counts::default();
        self.display.into_iter().flatten().for_each(|special| open_specials.add(special.index()));
        Pack {
            politics: self.data.politics,
            open_politics: Counts::default(),
            specials: self.data.specials,
            open_specials,
        }
    }
}

impl Doom {
    /// Ruling DA-R66: whether a seat could hold this special card by what everybody knows: it was
    /// seen to take it; or it has a card nobody has seen, and not all copies are seen elsewhere.
    #[inline]
    pub(crate) fn could_hold(&self, seat: Seat, special: Special) -> bool {
        let (known, kind) = (&self.table.known_specials, special.index());
        let own = known[seat].counts();
        if own[kind] > 0 {
            return true;
        }
        let displayed = self.table.display.iter().filter(|&&card| card == Some(special)).count() as u8;
        let taken: u8 = known.as_slice().iter().map(|known| known.counts()[kind]).sum();
        let seen = self.cards.special.discard.of(kind) + displayed + taken;
        let unseen = self.cards.specials[seat.index()].total().saturating_sub(own.iter().sum());
        could_be_held(unseen, seen, self.table.data.special_copies(special))
    }

    /// The same position with other sealed bids of those whose bid `seat` has not seen, where somebody is about to look at
    /// bids (DA-8.3).
    pub fn with_sealed_bids(&self, seat: Seat, mut bid: impl FnMut(&Self, Seat) -> u8) -> Self {
        let mut game = *self;
        if matches!(game.table.stack.top(), Step::Peek | Step::NewBid) {
            let looked = game.table.moment().looked.filter(|&(by, _)| by == seat).map(|(_, at)| at);
            for other in self.table.council.ready.iter().filter(|&other| other != seat && Some(other) != looked) {
                game.cards.sealed[other.index()] = bid(self, other).min(game.table.council.supply(other));
            }
        }
        game
    }
}
