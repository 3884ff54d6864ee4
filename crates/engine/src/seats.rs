//! Seats, sets of seats and tables by seat: small plain values.

use std::borrow::Cow;
use std::fmt;
use std::ops::{Index, IndexMut};

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize, Serializer};

/// The largest number of seats any game of the site has.
pub const MAX_SEATS: usize = 5;

/// A place in a game, counted from 0 in clockwise order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into a table by seat.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The next seat clockwise at a table of `seats`.
    #[must_use]
    pub fn next(self, seats: usize) -> Self {
        let next = self.0 + 1;
        Self(if usize::from(next) >= seats { 0 } else { next })
    }

    /// All seats of a table of `seats`, from 0.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..seats.min(MAX_SEATS) as u8).map(Self)
    }
}

impl fmt::Display for Seat {
    /// People count from one.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", u16::from(self.0) + 1)
    }
}

/// A set of seats in one byte. In JSON a list of seats in order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SeatSet(u8);

impl SeatSet {
    /// Nobody.
    pub const EMPTY: Self = Self(0);

    /// One seat alone.
    pub fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Every seat of a table of `seats`.
    pub fn all(seats: usize) -> Self {
        Self(((1u16 << seats.min(MAX_SEATS)) - 1) as u8)
    }

    /// Whether `seat` is in the set.
    pub fn contains(self, seat: Seat) -> bool {
        seat.index() < MAX_SEATS && self.0 & (1 << seat.0) != 0
    }

    /// The set with `seat`.
    #[must_use]
    pub fn with(self, seat: Seat) -> Self {
        Self(self.0 | (1 << seat.0))
    }

    /// The set without `seat`.
    #[must_use]
    pub fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// How many seats are in the set.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether nobody is in the set.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(MAX_SEATS).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl JsonSchema for SeatSet {
    fn schema_name() -> Cow<'static, str> {
        "SetOfSeats".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "array", "items": generator.subschema_for::<Seat>(), "uniqueItems": true })
    }
}

/// One value for each seat of a table, without allocation.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct PerSeat<T> {
    seats: u8,
    items: [T; MAX_SEATS],
}

impl<T: Default> PerSeat<T> {
    /// The default value for each of `seats` seats.
    pub fn new(seats: usize) -> Self {
        Self::from_fn(seats, |_| T::default())
    }

    /// A value computed for each of `seats` seats.
    pub fn from_fn(seats: usize, mut value: impl FnMut(Seat) -> T) -> Self {
        assert!(seats <= MAX_SEATS, "no game has {seats} seats");
        Self {
            seats: seats as u8,
            items: std::array::from_fn(|i| if i < seats { value(Seat(i as u8)) } else { T::default() }),
        }
    }
}

impl<T> PerSeat<T> {
    /// How many seats there are.
    pub fn len(&self) -> usize {
        usize::from(self.seats)
    }

    /// A table without seats; no game has one.
    pub fn is_empty(&self) -> bool {
        self.seats == 0
    }

    /// The values in seat order.
    pub fn as_slice(&self) -> &[T] {
        &self.items[..self.len()]
    }

    /// The values in seat order, to change.
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        let len = self.len();
        &mut self.items[..len]
    }

    /// Seats with their values.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.as_slice().iter().enumerate().map(|(i, value)| (Seat(i as u8), value))
    }

    /// The value of a seat that may not exist.
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.as_slice().get(seat.index())
    }
}

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;

    /// The value of a seat that plays; panics for any other, so that a wrong seat is a loud fault and no silent default.
    fn index(&self, seat: Seat) -> &T {
        &self.as_slice()[seat.index()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.as_mut_slice()[seat.index()]
    }
}

impl<T: fmt::Debug> fmt::Debug for PerSeat<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_slice().fmt(f)
    }
}

impl<T: JsonSchema> JsonSchema for PerSeat<T> {
    fn schema_name() -> Cow<'static, str> {
        format!("BySeatOf{}", T::schema_name()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "array", "items": generator.subschema_for::<T>(), "maxItems": MAX_SEATS })
    }
}

impl<T: Serialize> Serialize for PerSeat<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(serializer)
    }
}

impl<'de, T: Default + Deserialize<'de>> Deserialize<'de> for PerSeat<T> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let values = Vec::<T>::deserialize(deserializer)?;
        if values.len() > MAX_SEATS {
            return Err(serde::de::Error::invalid_length(values.len(), &"at most five seats"));
        }
        let seats = values.len();
        let mut values = values.into_iter();
        Ok(Self::from_fn(seats, |_| values.next().unwrap_or_default()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_follow_each_other_clockwise() {
        assert_eq!(Seat(2).next(3), Seat(0));
        assert_eq!(Seat(0).next(3), Seat(1));
    }

    #[test]
    fn a_set_holds_each_seat_once() {
        let set = SeatSet::EMPTY.with(Seat(3)).with(Seat(1)).with(Seat(3));
        assert_eq!(set.len(), 2);
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat(1), Seat(3)]);
        assert!(set.without(Seat(1)).without(Seat(3)).is_empty());
        assert!(!set.contains(Seat(200)));
    }

    #[test]
    fn a_table_by_seat_knows_its_seats_only() {
        let table = PerSeat::from_fn(3, |seat| seat.0 * 10);
        assert_eq!(table.as_slice(), [0, 10, 20]);
        assert_eq!(table.get(Seat(3)), None);
    }

    #[test]
    #[should_panic(expected = "index out of bounds: the len is 3 but the index is 3")]
    fn a_seat_that_does_not_play_has_no_value() {
        let table = PerSeat::from_fn(3, |seat| seat.0);
        assert_eq!(table[Seat(3)], 0);
    }

    #[test]
    #[should_panic(expected = "index out of bounds: the len is 2 but the index is 4")]
    fn nothing_is_written_to_a_seat_that_does_not_play() {
        let mut table = PerSeat::<u8>::new(2);
        table[Seat(4)] = 1;
    }
}
