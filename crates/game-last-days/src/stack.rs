//! What is to be done next, and what after it: the steps of this edition.

use fleet::serialize_bits;
use schemars::JsonSchema;
use serde::Serialize;

use crate::actions::SailReason;
use crate::kinds::Card;

/// The deepest: a card that lands a ship during *Together* with an empty special deck has ten.
pub(crate) type Stack = engine::Stack<Step, 16>;

/// One thing to be done. Those that wait for luck or for a seat stay on top until it has decided;
/// the others are done at once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Step {
    /// LD-2.2: luck chooses the first event.
    #[default]
    FirstEvent,
    /// LD-2.7: the seat and those after it are dealt their cards.
    Deal { seat: u8 },
    /// Luck gives politics cards to a seat.
    Draw { seat: u8, count: u8 },
    /// Luck gives special cards to a seat.
    DrawSpecials { seat: u8, count: u8 },
    /// LD-2.9: luck places the markers.
    Markers,
    /// LD-D1.
    FirstRefugee { turn: u8 },

    /// LD-3.0: a round begins.
    StartRound,
    /// LD-D2.
    Influence,
    /// LD-12.9: luck lays out the Hand of the Gods.
    Gods,
    /// LD-4.1: the pick order is fixed.
    Senators,
    /// LD-D3.
    Pick { place: u8 },
    /// LD-D4 to LD-D7: whether this seat uses its power.
    Power { seat: u8 },
    /// LD-D22: the seat at this place of the order and those after it may use their powers.
    Powers { place: u8 },
    /// LD-D4.
    Discard { seat: u8, left: u8 },
    /// LD-4.6.
    PlaceBonus,
    /// LD-D8.
    Lay,

    /// LD-5.3: an auction begins.
    BeginAuction { slot: u8 },
    /// LD-D9.
    Bids,
    /// LD-D10.
    Declare,
    /// LD-5.5 (b): bids are known; the Spy window opens.
    OpenSpy,
    /// LD-D11.
    Spy,
    /// LD-5.5 (c), (d).
    Rank,
    /// LD-D12: the entitled player at this place of the ranking.
    Play { place: u8 },
    /// LD-5.5 (f).
    EndAuction,
    /// LD-D19.
    Refund { most: u8 },
    /// LD-D14.
    Strategos,

    /// LD-5.18: the card in hand is carried out.
    Execute,
    /// LD-D13, LD-D15: where refugees go.
    Board,
    /// LD-10.4.
    Displace { ship: u8 },
    /// LD-12.5: one refugee more.
    Flood,
    /// LD-D16.
    Sacrifice,
    /// LD-10.3: what else the card does.
    Extra { card: Card },
    /// LD-D6, LD-D13: ships that must move, whether one more may, and those closed to it, by berth from 0.
    Sail {
        why: SailReason,
        left: u8,
        extra: bool,
        #[serde(serialize_with = "serialize_bits")]
        #[schemars(with = "Vec<u8>")]
        closed: u8,
    },
    /// LD-D13: the aim of a red card.
    Target { card: Card },
    /// LD-D17.
    Guard { ship: u8, card: Card },
    /// LD-10.8, LD-10.9: nobody guarded it.
    Strike { ship: u8, card: Card },
    /// LD-D13: how many were thrown off, and how many of them of players ahead.
    ThrowOff { ship: u8, thrown: u8, ahead: u8 },
    /// LD-11.4.
    Exchange,
    /// LD-D18.
    Ally,
    /// LD-9.4 (b) to (d).
    Land,

    /// LD-6.1, LD-6.2.
    BeginDoom,
    /// LD-6.3: the ship at this place of the list moves.
    Automatic { next: u8 },
    /// LD-6.4 (a), (b).
    Delayed,
    /// LD-D20: whose turn it is to place, by place in `order`.
    Together { turn: u8 },
    /// LD-D21: so many cubes of the player at this place of the order, and of those after.
    Lose { place: u8, left: u8 },
    /// LD-6.4 (c).
    DoomEffect,
    /// LD-6.4 (d): luck reveals the event.
    Reveal,
    /// LD-6.4 (e).
    NeutralsBoard,
    /// LD-6.5.
    CleanUp,
    /// LD-6.7: the seat at this place of the order and those after it draw.
    Refill { place: u8 },
    /// LD-7.1.
    Over,
}
