//! Short lists and counts of components as plain values: no allocation, and plain arrays in JSON.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::de::{Error as _, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::components::{Object, Tile};

/// How many cards of each object, in the canonical order (AT-1.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(transparent)]
pub struct Cards(pub [u8; 7]);

impl Cards {
    /// The same number of every object.
    pub(crate) fn each(count: u8) -> Self {
        Self([count; 7])
    }

    /// How many in all.
    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether there is no card.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 7]
    }

    /// The objects of which there is at least one card, with how many, in the canonical order.
    pub fn iter(&self) -> impl Iterator<Item = (Object, u8)> {
        Object::ALL.into_iter().zip(self.0).filter(|&(_, count)| count > 0)
    }
}

impl Index<Object> for Cards {
    type Output = u8;
    #[inline]
    fn index(&self, object: Object) -> &u8 {
        &self.0[object.index()]
    }
}

impl IndexMut<Object> for Cards {
    #[inline]
    fn index_mut(&mut self, object: Object) -> &mut u8 {
        &mut self.0[object.index()]
    }
}

/// A list of at most `N` things; a plain value.
#[derive(Clone, Copy)]
pub struct ShortList<T, const N: usize> {
    len: u8,
    items: [T; N],
}

/// Cards in the order they were drawn.
pub type CardList = ShortList<Object, 16>;

/// Tiles, as many as a path has positions.
pub type TileList = ShortList<Tile, 62>;

impl<T: Copy + Default, const N: usize> ShortList<T, N> {
    /// The most things it holds.
    pub const MOST: usize = N;

    /// An empty list.
    pub fn new() -> Self {
        Self { len: 0, items: [T::default(); N] }
    }

    /// Adds a thing at the end; one too many is a mistake of the program.
    pub(crate) fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }
}

impl<T, const N: usize> ShortList<T, N> {
    /// The things in order.
    pub fn as_slice(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }
}

impl<T: Copy + Default, const N: usize> Default for ShortList<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for ShortList<T, N> {
    /// Keeps the first `N` things.
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = Self::new();
        items.into_iter().take(N).for_each(|item| list.push(item));
        list
    }
}

impl<T: PartialEq, const N: usize> PartialEq for ShortList<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Eq, const N: usize> Eq for ShortList<T, N> {}

impl<T: fmt::Debug, const N: usize> fmt::Debug for ShortList<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_slice().fmt(f)
    }
}

impl<T: Serialize, const N: usize> Serialize for ShortList<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(serializer)
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for ShortList<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(Reader(Self::new()))
    }
}

struct Reader<T, const N: usize>(ShortList<T, N>);

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Visitor<'de> for Reader<T, N> {
    type Value = ShortList<T, N>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a list of at most {N}")
    }

    fn visit_seq<A: SeqAccess<'de>>(mut self, mut items: A) -> Result<Self::Value, A::Error> {
        while let Some(item) = items.next_element()? {
            if self.0.len() == N {
                return Err(A::Error::invalid_length(N + 1, &self));
            }
            self.0.push(item);
        }
        Ok(self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_plain_arrays_in_json() {
        let cards: CardList = [Object::Flag, Object::Ring].into_iter().collect();
        assert_eq!(serde_json::to_string(&cards).unwrap(), r#"["flag","ring"]"#);
        assert_eq!(serde_json::from_str::<CardList>(r#"["flag","ring"]"#).unwrap(), cards);
        let tiles: TileList = [Tile { object: Object::Crown, value: 5 }].into_iter().collect();
        assert_eq!(serde_json::to_string(&tiles).unwrap(), r#"[{"object":"crown","value":5}]"#);
    }

    #[test]
    fn a_list_too_long_is_refused() {
        let cards = vec![Object::Flag; 17];
        let text = serde_json::to_string(&cards).unwrap();
        let why = serde_json::from_str::<CardList>(&text).unwrap_err().to_string();
        assert!(why.contains("at most 16"), "{why}");
    }
}
