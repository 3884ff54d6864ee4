//! Short lists and counts of components as plain values: no allocation, and plain arrays in JSON.

use std::ops::{Index, IndexMut};

use engine::{ShortList, Tally};
use schemars::JsonSchema;
use serde::Serialize;

use crate::components::{Object, Tile};

/// How many cards of each object, in the canonical order (AT-1.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, JsonSchema)]
#[serde(into = "Tally<Object, 7>")]
#[schemars(with = "Tally<Object, 7>")]
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

impl From<Cards> for Tally<Object, 7> {
    fn from(cards: Cards) -> Self {
        Self::new(cards.0)
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

/// Cards in the order they were drawn.
pub type CardList = ShortList<Object, 16>;

/// Tiles, as many as a path has positions.
pub type TileList = ShortList<Tile, 62>;

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
