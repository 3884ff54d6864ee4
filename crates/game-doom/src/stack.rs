//! What is to be done next, and what after it: the steps of this edition.

use engine::KindSet;
use fleet::serialize_bits;
use schemars::JsonSchema;
use serde::{Serialize, Serializer};

use crate::kinds::{Card, Faction};

/// The deepest: a card that lands a ship during *Together* with an empty special deck has ten.
pub(crate) type Stack = engine::Stack<Step, 16>;

/// One thing to be done. Those that wait for luck or for a seat stay on top until it has decided;
/// the others are done at once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Step {
    /// DA-2.10: luck places the markers.
    #[default]
    Markers,
    /// DA-2.8: the seat and those after it are dealt their cards.
    Deal { seat: u8 },
    /// Luck gives politics cards to a seat.
    Draw { seat: u8, count: u8 },
    /// Luck gives special cards to a seat.
    DrawSpecials { seat: u8, count: u8 },
    /// DA-13.5.2: luck fills a gap of the display.
    Display,
    /// DA-13.5.1: luck shows the next event.
    NextEvent,
    /// DA-D1.
    FirstRefugee { turn: u8 },

    /// DA-3.0: a round begins.
    StartRound,
    /// DA-D2.
    Senate,
    /// DA-4.1: the pick order is fixed.
    Factions,
    /// DA-D3.
    Pick { place: u8 },
    /// DA-D4.
    FreePick { place: u8 },
    /// DA-D5.
    SecondPick { place: u8 },
    /// DA-D6 to DA-D8: powers not used yet.
    Powers {
        #[serde(serialize_with = "serialize_powers")]
        #[schemars(with = "Vec<Faction>")]
        left: u8,
    },
    /// DA-D6.
    Discard { seat: u8, left: u8 },
    /// DA-4.10.
    TurnPlus,
    /// DA-D9.
    Lay,

    /// DA-5.3: a vote begins.
    BeginVote { slot: u8 },
    /// DA-D10.
    Bids,
    /// DA-D11.
    Peek,
    /// DA-D11.
    NewBid,
    /// DA-D12, DA-D13: the next declaration; whether Demagogos has been asked before it.
    Declare { asked: bool },
    /// DA-8.3: this seat has to declare out of turn.
    ForcedDeclare { seat: u8 },
    /// DA-5.8, DA-5.5: bids are final; the Spy window opens.
    OpenSpy,
    /// DA-D14.
    Spy,
    /// DA-5.5 (c) to (e).
    Rank,
    /// DA-D15.
    ActFirst,
    /// DA-D16: the entitled player at this place of the acting order.
    Play { place: u8 },
    /// DA-5.5 (g).
    EndVote,
    /// DA-D22.
    Refund { cubes: u8 },

    /// DA-5.20: the card in hand is carried out.
    Execute,
    /// DA-D17, DA-D18: where refugees go.
    Board,
    /// DA-10.4.
    Displace { ship: u8 },
    /// DA-D19.
    Sacrifice,
    /// DA-D17: ships to move, and those moved already, by berth from 0.
    Sail {
        card: Card,
        left: u8,
        #[serde(serialize_with = "serialize_bits")]
        #[schemars(with = "Vec<u8>")]
        moved: u8,
    },
    /// DA-D17: the aim of a red card.
    Target { card: Card },
    /// DA-D20.
    Guard { ship: u8, card: Card },
    /// DA-10.8, DA-10.9: nobody guarded it.
    Strike { ship: u8, card: Card },
    /// DA-D17.
    ThrowOff { ship: u8, thrown: u8 },
    /// DA-11.4.
    Exchange,
    /// DA-11.1: a special card is gained.
    Gain { seat: u8 },
    /// DA-D24.
    ChooseSpecial { seat: u8 },
    /// DA-D21.
    Ally,
    /// DA-9.4 (b) to (d).
    Land,

    /// DA-6.1 to DA-6.3.
    BeginDoom,
    /// DA-6.4: luck reveals the event; ruling DA-R3: not the Doom card that was put back.
    Reveal { no_doom: bool },
    /// DA-D23: whose turn it is to place, by place in `order`.
    Together { turn: u8 },
    /// DA-12.10.
    NeutralsBoard,
    /// DA-6.5: the ship at this place of the list moves.
    Automatic { next: u8 },
    /// DA-6.6 to DA-6.9.
    CleanUp,
    /// DA-6.10: the seat at this place of the order and those after it draw.
    Refill { place: u8 },
    /// DA-7.1.
    Over,
}

/// Powers by the names of their factions.
fn serialize_powers<S: Serializer>(left: &u8, serializer: S) -> Result<S::Ok, S::Error> {
    KindSet::<Faction>::new(u64::from(*left)).serialize(serializer)
}
