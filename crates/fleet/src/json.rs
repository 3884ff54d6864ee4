//! How small sets and tables are told in JSON: by names and lists, never as bits.

use std::borrow::Cow;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

use engine::{Kind, Tally};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::boarding::Ships;
use crate::cards::Counts;
use crate::colour::{Aboard, Colour, colours};

/// Slots of a row, as bits. In JSON a list of slots, from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SlotSet(pub u8);

impl SlotSet {
    /// Whether this slot is one of them.
    #[inline]
    pub fn contains(self, slot: u8) -> bool {
        self.0 >> slot & 1 == 1
    }

    /// This slot too.
    #[inline]
    pub fn add(&mut self, slot: u8) {
        self.0 |= 1 << slot;
    }
}

impl Serialize for SlotSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serialize_bits(&self.0, serializer)
    }
}

impl JsonSchema for SlotSet {
    fn schema_name() -> Cow<'static, str> {
        "SetOfSlots".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "array", "items": generator.subschema_for::<u8>(), "uniqueItems": true })
    }
}

/// Bits as a list of their numbers: slots, or ships by berth.
pub fn serialize_bits<S: Serializer>(bits: &Ships, serializer: S) -> Result<S::Ok, S::Error> {
    let bits = *bits;
    serializer.collect_seq((0u8..8).filter(move |bit| bits >> bit & 1 == 1))
}

/// Counts by kind as an object from names to numbers.
pub fn serialize_counts<K: Kind, const N: usize, S: Serializer>(
    counts: &Counts<N>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    Tally::<K, N>::from(*counts).serialize(serializer)
}

/// So many cubes of a colour.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Cubes {
    /// Whose: a player's by seat, or neutral.
    colour: Colour,
    /// How many; at least one.
    cubes: u8,
}

/// Cubes of each colour that is there.
pub(crate) fn serialize_aboard<S: Serializer>(aboard: &Aboard, serializer: S) -> Result<S::Ok, S::Error> {
    let of = |(colour, &cubes): (Colour, &u8)| Cubes { colour, cubes };
    serializer.collect_seq(colours().zip(aboard).map(of).filter(|cubes| cubes.cubes > 0))
}

/// A value for each kind of thing. In JSON an object from names to values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ByKind<K, T, const N: usize> {
    items: [T; N],
    kind: PhantomData<K>,
}

impl<K, T: Copy + Default, const N: usize> Default for ByKind<K, T, N> {
    fn default() -> Self {
        Self { items: [T::default(); N], kind: PhantomData }
    }
}

impl<K, T, const N: usize> ByKind<K, T, N> {
    /// The values in the order of the kinds.
    pub fn iter(&self) -> impl Iterator<Item = &T> {
        self.items.iter()
    }

    /// The values in the order of the kinds, to change.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = &mut T> {
        self.items.iter_mut()
    }
}

impl<K, T, const N: usize> Index<usize> for ByKind<K, T, N> {
    type Output = T;
    #[inline]
    fn index(&self, kind: usize) -> &T {
        &self.items[kind]
    }
}

impl<K, T, const N: usize> IndexMut<usize> for ByKind<K, T, N> {
    #[inline]
    fn index_mut(&mut self, kind: usize) -> &mut T {
        &mut self.items[kind]
    }
}

impl<K: Kind, T: Serialize, const N: usize> Serialize for ByKind<K, T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(N))?;
        for (kind, item) in K::ALL.iter().zip(&self.items) {
            map.serialize_entry(kind, item)?;
        }
        map.end()
    }
}

impl<K: Kind, T: JsonSchema, const N: usize> JsonSchema for ByKind<K, T, N> {
    fn schema_name() -> Cow<'static, str> {
        format!("{}By{}", T::schema_name(), K::schema_name()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "object",
            "propertyNames": generator.subschema_for::<K>(),
            "additionalProperties": generator.subschema_for::<T>(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::special::{SPECIALS, Special};

    #[test]
    fn sets_and_tables_are_told_by_numbers_and_names() {
        assert_eq!(serde_json::to_string(&SlotSet(0b10010)).unwrap(), "[1,4]");
        let mut table = ByKind::<Special, u8, SPECIALS>::default();
        table[Special::Spy.index()] = 3;
        let json = serde_json::to_value(table).unwrap();
        assert_eq!((&json["spy"], &json["key"]), (&3.into(), &0.into()));
    }
}
