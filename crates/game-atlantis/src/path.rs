//! The path from Atlantis to the Mainland: visible tiles, heights, gaps, bridges and prices.
//! Figures are not part of it, and neither is what lies face down.
//!
//! A position is a bit of a word, so that the nearest tile ahead, the tile behind and the gaps are found by a few
//! instructions. Prices are kept as running sums from Atlantis: what a move costs is one subtraction.

use engine::Seat;
use schemars::JsonSchema;
use serde::Serialize;

use crate::actions::Position;
use crate::components::{Components, Data, Object, Tile, TileId, bits};

/// No tile is to be seen: water, or a lower tile that luck has not told yet.
const NONE: TileId = TileId::MAX;

/// The public path.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(into = "Places")]
#[schemars(with = "Places")]
pub struct Path {
    data: Data,
    /// The positions whose visible tile shows each object; the Mainland counts as showing all of them, which is AT-5.6.
    objects: [u64; 7],
    /// The positions with at least one tile.
    tiles: u64,
    /// The positions with two.
    doubles: u64,
    /// The positions where a bridge lies.
    bridged: u64,
    /// The visible tile of each position.
    visible: [TileId; 64],
    /// The prices of all gaps between Atlantis and each position (AT-6.5).
    toll: [u8; 64],
    /// Where each seat's bridge lies; 0 while it is unbuilt.
    bridges: [Position; 4],
}

/// AT-6.1: a gap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Gap {
    /// The first water position: the gap's name.
    pub first: Position,
    /// The last water position.
    pub last: Position,
    /// AT-6.2: the lower of the two bordering values; what a crossing costs unless it is bridged.
    pub price: u8,
    /// AT-6.3: whether a bridge makes it free.
    pub bridged: bool,
}

#[inline]
fn ahead(position: Position) -> u64 {
    !1 << position
}

#[inline]
fn behind(position: Position) -> u64 {
    (1 << position) - 1
}

impl Path {
    /// AT-2.1: the path before its tiles are laid.
    pub(crate) fn new(data: &'static Components) -> Self {
        Self {
            data: datafile::Shared(data),
            objects: [1 << data.mainland; 7],
            tiles: data.tiles,
            doubles: data.doubles,
            bridged: 0,
            visible: [NONE; 64],
            toll: [0; 64],
            bridges: [0; 4],
        }
    }

    #[inline]
    pub(crate) fn data(&self) -> &'static Components {
        self.data.0
    }

    /// AT-1.4: the position of the Mainland; Atlantis is 0.
    #[inline]
    pub fn mainland(&self) -> Position {
        self.data.mainland
    }

    /// The visible tile of a position.
    pub fn tile(&self, position: Position) -> Option<Tile> {
        match self.visible.get(usize::from(position)) {
            Some(&id) if id != NONE => Some(self.data.tile[usize::from(id)]),
            _ => None,
        }
    }

    /// How many tiles lie at a position.
    pub fn height(&self, position: Position) -> u8 {
        let has = |set: u64| u8::from(position < 64 && set >> position & 1 == 1);
        has(self.tiles) + has(self.doubles)
    }

    /// How many positions ahead have one tile only: the next to be taken there leaves water.
    #[inline]
    pub fn singles_ahead(&self, from: Position) -> u32 {
        (self.tiles & !self.doubles & ahead(from) & behind(self.mainland())).count_ones()
    }

    /// AT-6.1: the gaps from Atlantis to the Mainland.
    pub fn gaps(&self) -> impl Iterator<Item = Gap> {
        bits(self.gap_starts()).map(|first| self.gap(first))
    }

    /// The gap that begins at `first`.
    pub(crate) fn gap(&self, first: Position) -> Gap {
        let right = self.after(first);
        let value = |position| self.tile(position).map_or(0, |tile| tile.value);
        Gap {
            first,
            last: right - 1,
            price: value(first - 1).min(value(right)),
            bridged: self.bridged & behind(right) & ahead(first - 1) != 0,
        }
    }

    /// AT-8.1: where each built bridge lies.
    pub fn bridges(&self) -> impl Iterator<Item = (Seat, Position)> {
        Seat::all(4).filter_map(|seat| self.bridge(seat).map(|position| (seat, position)))
    }

    /// Where the bridge of a seat lies.
    #[inline]
    pub fn bridge(&self, seat: Seat) -> Option<Position> {
        self.bridges.get(seat.index()).copied().filter(|&position| position > 0)
    }

    /// AT-6.5: what it costs to go forward from one position to another.
    #[inline]
    pub fn price(&self, from: Position, to: Position) -> u8 {
        self.toll[usize::from(to)] - self.toll[usize::from(from)]
    }

    /// AT-5.2, AT-5.6: the nearest position ahead whose visible tile shows the object; the Mainland if there is none.
    #[inline]
    pub fn nearest(&self, from: Position, object: Object) -> Position {
        (self.objects[object.index()] & ahead(from)).trailing_zeros() as Position
    }

    /// AT-9.1, AT-9.2: the position whose tile is taken after a move that ended at `at`, where
    /// the figures of `occupied` protect theirs.
    #[inline]
    pub(crate) fn takeable(&self, at: Position, occupied: u64) -> Option<Position> {
        // Ruling AT-R1: water and figures are skipped, however far back.
        last(self.tiles & !occupied & behind(at))
    }

    /// Ruling AT-R20: the first positions of the gaps without a bridge.
    #[inline]
    pub(crate) fn open_gaps(&self) -> u64 {
        let mut open = self.gap_starts();
        for at in bits(self.bridged) {
            if let Some(left) = last(self.tiles & behind(at)) {
                open &= !(2 << left);
            }
        }
        open
    }

    /// AT-6.1, AT-6.4: water that begins after a tile and ends before one.
    #[inline]
    fn gap_starts(&self) -> u64 {
        match last(self.tiles) {
            Some(end) => !self.tiles & (self.tiles << 1) & behind(end),
            None => 0,
        }
    }

    /// The nearest position with a tile after this one; there is one.
    #[inline]
    fn after(&self, position: Position) -> Position {
        (self.tiles & ahead(position)).trailing_zeros() as Position
    }

    /// The nearest positions with tiles on both sides.
    #[inline]
    fn neighbours(&self, position: Position) -> (Option<Position>, Option<Position>) {
        let right = self.tiles & ahead(position);
        (last(self.tiles & behind(position)), (right != 0).then(|| right.trailing_zeros() as Position))
    }

    /// AT-6.2, AT-6.3: what it costs to go from one position to the next one with a tile.
    #[inline]
    fn step_price(&self, left: Position, right: Position) -> u8 {
        if right - left == 1 || self.bridged & ahead(left) & behind(right) != 0 {
            return 0;
        }
        self.value(left).min(self.value(right))
    }

    /// The value of the visible tile; 0 while it is not known.
    #[inline]
    fn value(&self, position: Position) -> u8 {
        match self.visible[usize::from(position)] {
            NONE => 0,
            id => self.data.tile[usize::from(id % 128)].value,
        }
    }

    /// Changes the price of everything from `position` on.
    #[inline]
    fn change_toll(&mut self, position: Position, old: u8, new: u8) {
        if old == new {
            return;
        }
        let difference = new.wrapping_sub(old);
        for (at, toll) in self.toll.iter_mut().enumerate() {
            *toll = toll.wrapping_add(if at as u8 >= position { difference } else { 0 });
        }
    }

    /// The prices on both sides of a position, as they are now.
    #[inline]
    fn side_prices(&self, position: Position) -> [u8; 2] {
        let (left, right) = self.neighbours(position);
        [
            left.map_or(0, |left| self.step_price(left, position)),
            right.map_or(0, |right| self.step_price(position, right)),
        ]
    }

    /// AT-2.1: lays the visible tiles, one for each position that has tiles.
    pub(crate) fn lay(&mut self, mut tile_at: impl FnMut(Position) -> TileId) {
        for position in bits(self.tiles) {
            let id = tile_at(position);
            self.visible[usize::from(position)] = id;
            self.objects[self.data.tile[usize::from(id)].object.index()] |= 1 << position;
        }
        self.toll = self.tolls();
    }

    /// The running prices, worked out from nothing: [`Path::change_toll`] keeps them up to date.
    pub(crate) fn tolls(&self) -> [u8; 64] {
        let mut toll = [0; 64];
        let mut sum = 0;
        for position in 1..64u8 {
            if self.tiles >> position & 1 == 1
                && let Some(left) = last(self.tiles & behind(position))
            {
                sum += self.step_price(left, position);
            }
            toll[usize::from(position)] = sum;
        }
        toll
    }

    /// The running prices as they are kept.
    pub(crate) fn kept_tolls(&self) -> &[u8; 64] {
        &self.toll
    }

    /// AT-9.3: takes the top tile away. Returns it, and whether a lower tile is to be uncovered.
    #[inline]
    pub(crate) fn take(&mut self, position: Position) -> (TileId, bool) {
        let bit = 1 << position;
        let id = self.visible[usize::from(position)];
        self.objects[self.data.tile[usize::from(id % 128)].object.index()] &= !bit;
        let (left, right) = self.neighbours(position);
        let [before, after] = self.side_prices(position);
        self.visible[usize::from(position)] = NONE;
        let lower = self.doubles & bit != 0;
        let mut joined = 0;
        if lower {
            self.doubles &= !bit;
        } else {
            self.tiles &= !bit;
            if let (Some(left), Some(right)) = (left, right) {
                joined = self.step_price(left, right);
            }
        }
        self.change_toll(position, before, 0);
        if let Some(right) = right {
            self.change_toll(right, after, joined);
        }
        (id, lower)
    }

    /// AT-9.3: a lower tile becomes visible.
    #[inline]
    pub(crate) fn uncover(&mut self, position: Position, id: TileId) {
        self.visible[usize::from(position)] = id;
        self.objects[self.data.tile[usize::from(id % 128)].object.index()] |= 1 << position;
        let [before, after] = self.side_prices(position);
        self.change_toll(position, 0, before);
        if let (_, Some(right)) = self.neighbours(position) {
            self.change_toll(right, 0, after);
        }
    }

    /// AT-8.1: puts the bridge of a seat into the gap that begins at `first`.
    #[inline]
    pub(crate) fn build(&mut self, seat: Seat, first: Position) {
        let right = self.after(first);
        let price = self.step_price(first - 1, right);
        self.bridges[seat.index()] = first;
        self.bridged |= 1 << first;
        self.change_toll(right, price, 0);
    }

    /// Ids of the visible tiles with their positions.
    pub(crate) fn visible_ids(&self) -> impl Iterator<Item = (Position, TileId)> {
        (0..).zip(self.visible).filter(|&(_, id)| id != NONE)
    }
}

/// The highest set bit.
#[inline]
fn last(set: u64) -> Option<Position> {
    (set != 0).then(|| 63 - set.leading_zeros() as Position)
}

/// The public path as JSON tells it.
#[derive(Serialize, JsonSchema)]
struct Places {
    /// AT-1.4: the position of the Mainland; Atlantis is 0.
    mainland: Position,
    /// Every position between them, in order.
    positions: Vec<Place>,
    /// AT-6.1: the gaps, from Atlantis to the Mainland.
    gaps: Vec<Gap>,
}

/// One position of the path.
#[derive(Serialize, JsonSchema)]
struct Place {
    /// Its number.
    position: Position,
    /// How many tiles lie there: none is water.
    height: u8,
    /// The visible tile.
    tile: Option<Tile>,
}

impl From<Path> for Places {
    fn from(path: Path) -> Self {
        let place = |position| Place { position, height: path.height(position), tile: path.tile(position) };
        let positions = (1..path.mainland()).map(place).collect();
        Self { mainland: path.mainland(), positions, gaps: path.gaps().collect() }
    }
}

#[cfg(test)]
impl Path {
    /// A bridge on the outermost water, where it has no meaning (ruling AT-R20).
    pub(crate) fn build_anywhere(&mut self, seat: Seat) {
        let position = self.mainland() - 1;
        assert_eq!(self.height(position), 0, "the last position is water");
        self.bridges[seat.index()] = position;
        self.bridged |= 1 << position;
    }

    /// Breaks AT-I9.
    pub(crate) fn spoil_toll(&mut self) {
        self.toll[5] += 1;
    }

    /// Breaks AT-I12.
    pub(crate) fn bridge_on_land(&mut self, seat: Seat) {
        self.bridges[seat.index()] = 1;
    }
}
