//! The position: what lies where, whose turn it is and what is awaited.
//!
//! No lower tile and no order of the draw pile is kept, for nobody knows them: luck decides when they are needed.

use engine::{Awaiting, PerSeat, Seat, SeatSet};

use crate::actions::{Ask, DrawReason, Position};
use crate::components::{Components, Half, Tile, TileId};
use crate::lists::Cards;
use crate::path::Path;
use crate::piles::Pile;

/// One position of a game of Atlantis.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Atlantis {
    pub(crate) path: Path,
    /// The positions on the path where a figure stands; not the figure being moved.
    pub(crate) occupied: u64,
    /// The tiles that lie face down, by half.
    pub(crate) unseen: [u64; 2],
    /// The collected tiles by seat and half.
    pub(crate) tiles: [[u64; 2]; 4],
    /// The collected tiles by seat and value, from 1.
    pub(crate) values: [[u8; 7]; 4],
    /// The values of the collected tiles together.
    pub(crate) worth: [u16; 4],
    /// The tiles out of the game: how many, and their values together.
    pub(crate) removed_tiles: u8,
    pub(crate) removed_worth: u16,
    pub(crate) hands: [Pile; 4],
    pub(crate) draw_pile: Pile,
    pub(crate) discard: Cards,
    pub(crate) removed_cards: Cards,
    /// AT-3.3: the cards everybody knows to be in a hand since it was shown.
    pub(crate) known: [Cards; 4],
    /// What the draw pile was when it was last shuffled.
    pub(crate) shuffled: Cards,
    /// What of it a seat has not drawn itself: the most that can lie in the pile as far as the seat knows.
    pub(crate) undrawn: [Cards; 4],
    /// Ruling AT-R14: the cards of the active hand that may pay this turn.
    pub(crate) payable: Pile,
    pub(crate) played: Cards,
    pub(crate) bought: u8,
    pub(crate) figures: [[Position; 3]; 4],
    pub(crate) seats: u8,
    pub(crate) active: Seat,
    pub(crate) start: Option<Seat>,
    /// AT-11.1: whose third figure reached the Mainland.
    pub(crate) ended_by: Option<Seat>,
    /// Ruling AT-R30: turns in a row that ended with a shown hand and no card drawn.
    pub(crate) stuck: u8,
    pub(crate) phase: Phase,
}

// A clone is a copy of eight cache lines; bots make millions of them.
const _: () = assert!(size_of::<Atlantis>() <= 512);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// AT-2.4: luck chooses the start player.
    Start,
    /// AT-2.1: luck lays the path.
    Layout,
    /// AT-D1: the turn menu. Ruling AT-R18: buying comes before everything else.
    Menu { may_buy: bool },
    /// AT-D2: a card for the figure that began at `from`.
    Card { figure: u8, from: Position },
    /// AT-D3: the next item of a payment; see [`tile_rank`] for `rank`.
    Pay { figure: u8, from: Position, cost: u8, paid: u8, rank: u8 },
    /// AT-9.3: luck uncovers a lower tile.
    Uncover { position: Position },
    /// AT-D4: a bridge after the tile was taken.
    LateBridge,
    /// AT-2.3, AT-4.1, AT-3.3, AT-10.1: the active seat draws.
    Draw { count: u8, why: DrawReason },
    /// AT-11.1: the game is over.
    Over,
}

/// The places of payable items in the order of ruling AT-R16: tiles of 7 to 1 are 0 to 6, cards
/// in the canonical order 7 to 13.
pub(crate) fn tile_rank(value: u8) -> u8 {
    7 - value
}

/// See [`tile_rank`].
pub(crate) fn card_rank(object: crate::components::Object) -> u8 {
    7 + object.index() as u8
}

impl Atlantis {
    /// The public path.
    #[inline]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// AT-4.1: how many cards a tile of this value buys.
    pub fn buy_cards(&self, value: u8) -> u8 {
        self.data().buy_cards(value)
    }

    /// Where the figures of a seat stand.
    #[inline]
    pub fn figures(&self, seat: Seat) -> [Position; 3] {
        self.figures[seat.index()]
    }

    /// The cards in the hand of a seat.
    #[inline]
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat.index()].into()
    }

    /// How many tiles of each value, from 1, a seat has collected.
    #[inline]
    pub fn values(&self, seat: Seat) -> [u8; 7] {
        self.values[seat.index()]
    }

    /// Ruling AT-R14: the cards of the active hand that may pay this turn.
    #[inline]
    pub fn payable(&self) -> Cards {
        self.payable.into()
    }

    /// AT-7.1: what is still to be paid for the move that is ending.
    #[inline]
    pub fn due(&self) -> u8 {
        if let Phase::Pay { cost, paid, .. } = self.phase { cost - paid } else { 0 }
    }

    /// Tiles and cards as points: the score if the game ended without a final crossing.
    #[inline]
    pub fn points(&self, seat: Seat) -> i32 {
        i32::from(self.worth[seat.index()]) + i32::from(self.hands[seat.index()].total())
    }

    #[inline]
    pub(crate) fn data(&self) -> &'static Components {
        self.path.data()
    }

    pub(crate) fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        Seat::all(usize::from(self.seats))
    }

    #[inline]
    pub(crate) fn awaiting(&self) -> Awaiting {
        match self.phase {
            Phase::Menu { .. } | Phase::Card { .. } | Phase::Pay { .. } | Phase::LateBridge => {
                Awaiting::Seats(SeatSet::only(self.active))
            }
            Phase::Start | Phase::Layout | Phase::Uncover { .. } | Phase::Draw { .. } => Awaiting::Chance,
            Phase::Over => Awaiting::Over,
        }
    }

    pub(crate) fn ask(&self, seat: Seat) -> Option<Ask> {
        if seat != self.active {
            return None;
        }
        match self.phase {
            Phase::Menu { .. } => Some(Ask::Menu),
            Phase::Card { figure, from } => {
                Some(Ask::Card { from, at: self.figures[seat.index()][usize::from(figure)] })
            }
            Phase::Pay { cost, paid, .. } => Some(Ask::Pay { cost, paid }),
            Phase::LateBridge => Some(Ask::LateBridge),
            Phase::Start | Phase::Layout | Phase::Uncover { .. } | Phase::Draw { .. } | Phase::Over => None,
        }
    }

    /// Whether a figure other than the one being moved stands on the path there.
    #[inline]
    pub(crate) fn is_occupied(&self, position: Position) -> bool {
        self.occupied >> position & 1 == 1
    }

    #[inline]
    pub(crate) fn home(&self, seat: Seat) -> u8 {
        let mainland = self.path.mainland();
        self.figures[seat.index()].iter().map(|&at| u8::from(at == mainland)).sum()
    }

    /// AT-10.1: how many cards a seat with so many figures on the Mainland draws.
    #[inline]
    pub(crate) fn turn_draw(&self, home: u8) -> u8 {
        self.data().turn_draw(home)
    }

    /// Ruling AT-R22: how many cards can be drawn at all.
    #[inline]
    pub(crate) fn drawable(&self) -> u8 {
        self.draw_pile.total() + self.discard.total()
    }

    /// AT-9.1: lays a tile openly in front of a seat.
    #[inline]
    pub(crate) fn collect(&mut self, seat: Seat, id: TileId) -> Tile {
        let tile = self.data().tile[usize::from(id % 128)];
        let seat = seat.index();
        self.tiles[seat][usize::from(id >> 6) & 1] |= 1 << (id & 63);
        self.values[seat][usize::from(tile.value - 1)] += 1;
        self.worth[seat] += u16::from(tile.value);
        tile
    }

    /// AT-4.1, AT-7.4: puts a collected tile of this value, which the seat has, out of the game.
    /// Objects of collected tiles have no meaning: the first in the order of the table goes.
    #[inline]
    pub(crate) fn give_up(&mut self, seat: Seat, value: u8) -> Tile {
        let seat = seat.index();
        let data = self.data();
        let of_value = |half: Half| self.tiles[seat][half.index()] & data.by_value[half.index()][usize::from(value)];
        let half = if of_value(Half::A) != 0 { Half::A } else { Half::B };
        let id = of_value(half).trailing_zeros();
        self.tiles[seat][half.index()] &= !(1 << id);
        self.values[seat][usize::from(value - 1)] -= 1;
        self.worth[seat] -= u16::from(value);
        self.removed_tiles += 1;
        self.removed_worth += u16::from(value);
        data.tile[half.index() * 64 + id as usize]
    }

    /// Takes a card out of a hand, for everyone to see.
    #[inline]
    pub(crate) fn lose_card(&mut self, seat: Seat, object: crate::components::Object) {
        self.hands[seat.index()].remove(object);
        let known = &mut self.known[seat.index()][object];
        *known = known.saturating_sub(1);
    }

    pub(crate) fn scores(&self) -> PerSeat<i32> {
        PerSeat::from_fn(usize::from(self.seats), |seat| match self.phase {
            Phase::Over => self.final_score(seat).total,
            _ => self.points(seat),
        })
    }
}
