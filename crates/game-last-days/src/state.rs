//! The position: what lies open, and what does not.
//!
//! No order of a deck is kept, for nobody knows it: luck decides a card when it is drawn. Everybody sees all of an
//! [`OpenTable`]; who may see which of the cards is decided in `fleet`, by what `OpenTable::moment` tells of the moment.

use datafile::Shared;
use engine::{Awaiting, KindSet, PerSeat, Seat, SeatSet, Tally, variants};
use fleet::{
    Council, Counts, Moment, Offices, Pack, Placing, Special, VoteKind, could_be_held, next_speaker, serialize_counts,
    there_and_back,
};
use schemars::JsonSchema;
use serde::Serialize;

use crate::actions::{Ask, BoardReason};
use crate::components::Components;
use crate::kinds::{CARDS, Card, EventCard, Senator};
use crate::setup::Options;
use crate::stack::{Stack, Step};

/// All that everybody sees: it stands in every view as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct OpenTable {
    #[serde(skip)]
    pub(crate) data: Shared<Components>,
    /// By which version of the rules the game is played.
    pub rules_version: u8,
    /// The options of the game.
    pub options: Options,
    /// What both editions have.
    #[serde(flatten)]
    pub council: Council,
    /// The senators by name: who holds each tile, and the bonus markers on it.
    pub senators: Offices<Senator>,
    /// LD-12.14: cubes removed for good, by seat.
    pub lost: PerSeat<u8>,
    /// LD-12.9: the Hand of the Gods.
    #[serde(serialize_with = "serialize_counts::<Card, CARDS, _>")]
    #[schemars(with = "Tally<Card, CARDS>")]
    pub gods: Counts<CARDS>,
    /// LD-12.9: whether a card of the Hand of the Gods was played in this auction.
    pub gods_played: bool,
    /// The events nobody has seen: in the deck or left out.
    pub unseen_events: KindSet<EventCard>,
    /// LD-1.11: the current event; nothing before the first luck.
    pub event: Option<EventCard>,
    /// The card carried out last.
    pub card: Option<Card>,
    /// The refugees being placed, or placed last.
    pub placing: Placing<BoardReason>,
    /// LD-8.6: whether Philosophos has been used this round.
    pub philosophos_used: bool,
    /// What is to be done, the last first.
    pub(crate) stack: Stack,
}

fleet::position_of_both!(
    /// One position of a game of Die letzten Tage von Atlantis.
    LastDays, Influence, senators: Senator
);

impl OpenTable {
    /// The senator tile of a seat.
    pub fn senator(&self, seat: Seat) -> Option<Senator> {
        Senator::ALL.into_iter().find(|&senator| self.holds(seat, senator))
    }

    /// LD-4.6: the bonus markers on a senator tile.
    pub fn bonus(&self, senator: Senator) -> u8 {
        self.senators[senator.index()].bonus
    }

    /// The card being carried out, and by whom.
    pub fn playing(&self) -> Option<(Seat, Card)> {
        self.card.map(|card| (self.council.player, card))
    }

    /// LD-2.7, LD-13.1: the size of a full politics hand.
    pub fn hand_size(&self) -> u8 {
        self.data.hand + self.options.extra_cards
    }

    /// LD-5.4: the kind of the auctions of this round.
    pub fn auction_kind(&self) -> VoteKind {
        self.event.map_or(VoteKind::Secret, |event| self.data.event(event).auction)
    }

    /// LD-5.1: how many cards a row has.
    #[inline]
    pub fn row_length(&self) -> u8 {
        5
    }

    /// LD-5.6: how many are entitled in an auction.
    #[inline]
    pub fn entitled(&self) -> u8 {
        fleet::entitled(self.seats())
    }

    /// LD-1.10, LD-12.10: the cubes a player may place as refugees: from supply, or from the Senate
    /// while *Under the Senate's Command* is in force.
    #[inline]
    pub fn stock(&self, seat: Seat) -> u8 {
        if self.event == Some(EventCard::Command) { self.council.senate(seat) } else { self.council.supply(seat) }
    }

    /// LD-1.10: so many cubes leave the stock to be placed.
    #[inline]
    pub(crate) fn take_from_stock(&mut self, seat: Seat, cubes: u8) {
        match self.event {
            Some(EventCard::Command) => self.council.players[seat].senate -= cubes,
            _ => self.council.players[seat].supply -= cubes,
        }
    }

    /// Rulings LD-R34 and LD-R36: whether a player has more victory points than another, on the track.
    #[inline]
    pub fn is_ahead(&self, seat: Seat, of: Seat) -> bool {
        self.council.players[seat].points > self.council.players[of].points
    }

    /// Who or what is waited for.
    #[inline]
    pub fn awaiting(&self) -> Awaiting {
        match self.stack.top() {
            Step::Over => Awaiting::Over,
            variants!(Step: FirstEvent Markers Draw DrawSpecials Gods Reveal) => Awaiting::Chance,
            Step::Influence | Step::Bids | Step::Lay => Awaiting::Seats(self.council.still_choosing()),
            _ => Awaiting::Seats(self.actor().map_or(SeatSet::EMPTY, SeatSet::only)),
        }
    }

    /// Who is asked, where only one is.
    #[inline]
    pub(crate) fn actor(&self) -> Option<Seat> {
        match self.stack.top() {
            Step::FirstRefugee { turn } => Some(there_and_back(&self.council.order, turn)),
            Step::Pick { place } | Step::Lose { place, .. } => self.council.at_place(place),
            Step::Power { seat } | Step::Discard { seat, .. } => Some(Seat(seat)),
            Step::Declare => next_speaker(&self.council.order, self.council.vote.declared),
            Step::Spy | Step::Guard { .. } | Step::Ally => self.council.window.asked(),
            Step::Play { place } => self.council.vote.acting.as_slice().get(usize::from(place)).copied(),
            Step::Refund { .. } => self.holder(Senator::Philosophos),
            Step::Strategos => self.holder(Senator::Strategos),
            Step::Board | Step::Displace { .. } | Step::Flood | Step::Sacrifice => Some(self.placing.seat),
            Step::Sail { .. } | Step::Target { .. } | Step::ThrowOff { .. } | Step::Exchange => {
                Some(self.council.player)
            }
            _ => None,
        }
    }

    /// What a seat that is awaited is asked.
    fn question(&self, laid: u8) -> Option<Ask> {
        let slot = self.council.vote.slot;
        Some(match self.stack.top() {
            Step::FirstRefugee { .. } => Ask::FirstRefugee,
            Step::Influence => Ask::Influence,
            Step::Pick { .. } => Ask::Senator,
            Step::Power { seat } => Ask::Power { senator: self.senator(Seat(seat))? },
            Step::Discard { left, .. } => Ask::Discard { left },
            Step::Lay if laid < self.row_length() => Ask::Lay { slot: laid },
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
            Step::Ally => Ask::Ally { ship: self.council.landing?.ship },
            Step::Lose { left, .. } => Ask::Lose { left },
            _ => return None,
        })
    }

    /// What decides who may see which cards.
    pub(crate) fn moment(&self) -> Moment<'_> {
        let top = self.stack.top();
        Moment {
            council: &self.council,
            laying: (top == Step::Lay).then(|| self.row_length()),
            sealing: matches!(top, Step::Influence | Step::Bids),
            over: top == Step::Over,
            looked: None,
            keeps_down: self.holder(Senator::Oraklos),
            known: None,
        }
    }

    /// All cards, and those in the Hand of the Gods.
    pub(crate) fn pack(&self) -> Pack<CARDS> {
        Pack {
            politics: self.data.politics,
            open_politics: self.gods,
            specials: self.data.specials,
            open_specials: Counts::default(),
        }
    }
}

impl LastDays {
    /// Ruling LD-R65: whether a seat could hold this special card by what everybody knows: it has a
    /// special card, and not all copies have been played.
    #[inline]
    pub(crate) fn could_hold(&self, seat: Seat, special: Special) -> bool {
        let played = self.cards.special.discard.of(special.index());
        could_be_held(self.cards.specials[seat.index()].total(), played, self.table.data.special_copies(special))
    }
}
