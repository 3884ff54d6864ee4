//! Complete moves (ruling AT-R7): whether a figure can be brought to a free position or to the
//! Mainland, and whether that can be paid.

use engine::Seat;

use crate::actions::Position;
use crate::components::{Object, Tile};
use crate::piles::{Held, Pile};
use crate::state::{Atlantis, Phase, card_rank, tile_rank};

/// What the active seat can play and pay at some point of a move.
#[derive(Clone, Copy)]
pub(crate) struct Purse {
    pub(crate) hand: Pile,
    payable: Pile,
    /// AT-7.1: the values of the tiles, and 1 for each payable card.
    wealth: u16,
}

impl Purse {
    /// After a card was played. Ruling AT-R14: bought copies are played first.
    #[inline]
    fn play(mut self, object: Object) -> Self {
        self.hand.remove(object);
        if self.payable.count(object) > self.hand.count(object) {
            self.payable.remove(object);
            self.wealth -= 1;
        }
        self
    }
}

/// Why a move cannot be finished.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DeadEnd {
    /// No card is left.
    NoCards,
    /// It ends on an occupied position without a card to go on.
    Occupied { at: Position },
    /// AT-7.5: it could be finished but not be paid.
    TooDear { cost: u8, payable: u16 },
}

impl DeadEnd {
    /// Of two reasons the better one: a move that only lacks points, and of these the one that
    /// lacks least; else the occupied position farthest on.
    fn or(self, other: Self) -> Self {
        let merit = |end| match end {
            Self::NoCards => (0, 0),
            Self::Occupied { at } => (1, i32::from(at)),
            Self::TooDear { cost, payable } => (2, i32::from(payable) - i32::from(cost)),
        };
        if merit(other) > merit(self) { other } else { self }
    }
}

impl Atlantis {
    /// What the active seat has now.
    #[inline]
    pub(crate) fn purse(&self) -> Purse {
        let hand = self.hands[self.active.index()];
        let wealth = self.worth[self.active.index()] + u16::from(self.payable.total());
        Purse { hand, payable: self.payable, wealth }
    }

    /// Whether some card leads a figure from `at` to the end of a move that began at `from`.
    #[inline]
    pub(crate) fn can_finish(&self, from: Position, at: Position, purse: Purse) -> bool {
        // First the cards that end a move: most hands have one, and no chain has to be followed.
        let mut onto_figures = Held::default();
        for object in purse.hand.held() {
            let to = self.path.nearest(at, object);
            if self.is_occupied(to) {
                onto_figures.insert(object);
            } else if u16::from(self.path.price(from, to)) <= purse.play(object).wealth {
                return true;
            }
        }
        onto_figures.any(|object| self.can_lead(from, at, object, purse))
    }

    /// Whether this card leads a figure from `at` to the end of a move that began at `from`.
    #[inline]
    pub(crate) fn can_lead(&self, from: Position, at: Position, object: Object, purse: Purse) -> bool {
        let to = self.path.nearest(at, object);
        let purse = purse.play(object);
        // What is too dear here is too dear farther on: prices add up, and cards become fewer.
        u16::from(self.path.price(from, to)) <= purse.wealth
            && (!self.is_occupied(to) || self.can_finish_from_figure(from, to, purse))
    }

    /// AT-5.4: further cards from an occupied position.
    #[inline(never)]
    fn can_finish_from_figure(&self, from: Position, at: Position, purse: Purse) -> bool {
        self.can_finish(from, at, purse)
    }

    /// Why no card leads a figure from `at` to the end of a move that began at `from`.
    pub(crate) fn dead_end(&self, from: Position, at: Position, purse: Purse) -> DeadEnd {
        let ends = purse.hand.held().map(|object| self.dead_end_of(from, at, object, purse));
        ends.fold(DeadEnd::NoCards, DeadEnd::or)
    }

    /// Why this card does not; asked only if it does not.
    pub(crate) fn dead_end_of(&self, from: Position, at: Position, object: Object, purse: Purse) -> DeadEnd {
        let to = self.path.nearest(at, object);
        let purse = purse.play(object);
        if self.is_occupied(to) {
            return self.dead_end(from, to, purse).or(DeadEnd::Occupied { at: to });
        }
        DeadEnd::TooDear { cost: self.path.price(from, to), payable: purse.wealth }
    }

    /// Ruling AT-R16: what can be paid with the items from this rank on.
    pub(crate) fn payable_from(&self, rank: u8) -> u16 {
        let tiles = (1..=7u8).zip(self.values[self.active.index()]);
        let cards = self.payable.held().filter(|&object| card_rank(object) >= rank);
        tiles
            .filter(|&(value, _)| tile_rank(value) >= rank)
            .map(|(value, count)| u16::from(value) * u16::from(count))
            .chain(cards.map(|object| u16::from(self.payable.count(object))))
            .sum()
    }

    /// What a card would do for a figure: shown before it is played. `at` is where the figure of
    /// `seat` stands; in the middle of a move, where it stopped.
    pub fn preview(&self, seat: Seat, at: Position, object: Object) -> Preview {
        let moving = match self.phase {
            Phase::Card { figure, from }
                if seat == self.active && self.figures[seat.index()][usize::from(figure)] == at =>
            {
                Some(from)
            }
            _ => None,
        };
        let mainland = self.path.mainland();
        if at >= mainland {
            return Preview { to: mainland, occupied: false, cost: 0, takes: None, draws: 0, ends_game: false };
        }
        let to = self.path.nearest(at, object);
        let cost = self.path.price(moving.unwrap_or(at), to);
        let occupied = self.is_occupied(to);
        // Ruling AT-R2: a figure that has not left yet will have left its position.
        let left = if moving.is_none() { 1 << at } else { 0 };
        let takes = match occupied {
            true => None,
            false => self.path.takeable(to, self.occupied & !left | 1 << to),
        };
        let home = self.home(seat) + u8::from(to == mainland);
        Preview {
            to,
            occupied,
            cost,
            takes: takes.and_then(|position| self.path.tile(position).map(|tile| (position, tile))),
            draws: if occupied { 0 } else { self.turn_draw(home) },
            ends_game: to == mainland && home == 3,
        }
    }
}

/// What a card would do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preview {
    /// AT-5.2, AT-5.6: where the figure goes.
    pub to: Position,
    /// AT-5.4: that position is occupied, and another card must follow.
    pub occupied: bool,
    /// AT-6.5: what the whole move would cost if it ended there.
    pub cost: u8,
    /// AT-9.1, AT-9.2: the tile that would be taken, if the move ends there.
    pub takes: Option<(Position, Tile)>,
    /// AT-10.1: how many cards would be drawn, if the move ends there and there are enough.
    pub draws: u8,
    /// AT-11.1: it would be the third figure on the Mainland.
    pub ends_game: bool,
}
