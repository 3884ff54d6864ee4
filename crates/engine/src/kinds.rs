//! Counts and sets of kinds of things (cards, ships, tiles) as plain values that have plain names in JSON.

use std::borrow::Cow;
use std::fmt;
use std::marker::PhantomData;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::ser::{SerializeMap, SerializeSeq};
use serde::{Serialize, Serializer};

/// A kind of thing with a plain name: its serde form is the name in records and views.
pub trait Kind: Copy + Eq + fmt::Debug + Serialize + JsonSchema + 'static {
    /// Every kind, in the order of their indices.
    const ALL: &'static [Self];
}

/// An enum of kinds of things: each variant with its plain name, which stands in records, views and data files alike.
/// Where somebody reads it in a sentence, underscores are spaces.
#[macro_export]
macro_rules! kinds {
    ($(#[$about:meta])* $vis:vis enum $name:ident { $($(#[$note:meta])* $variant:ident: $text:literal,)+ }) => {
        $(#[$about])*
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash,
            serde::Serialize, serde::Deserialize, schemars::JsonSchema,
        )]
        #[repr(u8)]
        $vis enum $name {
            $($(#[$note])* #[serde(rename = $text)] $variant,)+
        }

        impl $name {
            /// All of them, in their order.
            $vis const ALL: [Self; [$($text),+].len()] = [$(Self::$variant),+];

            /// The place in that order, from 0.
            #[inline]
            $vis const fn index(self) -> usize {
                self as usize
            }

            /// The plain name.
            $vis const fn name(self) -> &'static str {
                [$($text),+][self as usize]
            }

            /// The kind of this plain name.
            $vis fn named(name: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|kind| kind.name() == name)
            }
        }

        impl $crate::Kind for $name {
            const ALL: &'static [Self] = &Self::ALL;
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(&self.name().replace('_', " "))
            }
        }
    };
}

/// How many of each kind there are. In JSON an object from names to numbers; kinds of which there are none are left out.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Tally<K, const N: usize> {
    counts: [u8; N],
    kind: PhantomData<K>,
}

impl<K: Kind, const N: usize> Tally<K, N> {
    /// As many of each kind as `counts` says at its index.
    pub fn new(counts: [u8; N]) -> Self {
        const { assert!(K::ALL.len() == N, "a count for each kind") };
        Self { counts, kind: PhantomData }
    }

    /// The numbers in the order of the kinds.
    pub fn counts(&self) -> &[u8; N] {
        &self.counts
    }

    /// The kinds there are, with their numbers.
    pub fn iter(&self) -> impl Iterator<Item = (K, u8)> + '_ {
        K::ALL.iter().copied().zip(self.counts).filter(|&(_, count)| count > 0)
    }
}

/// A set of kinds, as bits by index. In JSON a list of names in the order of the kinds.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct KindSet<K> {
    bits: u64,
    kind: PhantomData<K>,
}

impl<K: Kind> KindSet<K> {
    /// The kinds whose bits are set.
    pub fn new(bits: u64) -> Self {
        const { assert!(K::ALL.len() <= 64, "a bit for each kind") };
        Self { bits, kind: PhantomData }
    }

    /// Bits by index.
    pub fn bits(self) -> u64 {
        self.bits
    }

    /// The kinds in it, in order.
    pub fn iter(self) -> impl Iterator<Item = K> {
        K::ALL.iter().enumerate().filter(move |&(index, _)| self.bits >> index & 1 == 1).map(|(_, &kind)| kind)
    }
}

impl<K: Kind, const N: usize> Serialize for Tally<K, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for (kind, count) in self.iter() {
            map.serialize_entry(&kind, &count)?;
        }
        map.end()
    }
}

impl<K: Kind> Serialize for KindSet<K> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(None)?;
        for kind in self.iter() {
            list.serialize_element(&kind)?;
        }
        list.end()
    }
}

impl<K: Kind, const N: usize> JsonSchema for Tally<K, N> {
    fn schema_name() -> Cow<'static, str> {
        format!("TallyOf{}", K::schema_name()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "object",
            "propertyNames": generator.subschema_for::<K>(),
            "additionalProperties": { "type": "integer", "minimum": 1, "maximum": 255 },
        })
    }
}

impl<K: Kind> JsonSchema for KindSet<K> {
    fn schema_name() -> Cow<'static, str> {
        format!("SetOf{}", K::schema_name()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "array", "items": generator.subschema_for::<K>(), "uniqueItems": true })
    }
}

impl<K, const N: usize> Default for Tally<K, N> {
    fn default() -> Self {
        Self { counts: [0; N], kind: PhantomData }
    }
}

impl<K: Kind, const N: usize> fmt::Debug for Tally<K, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

// Derived, it would ask the kind itself to have a default.
impl<K> Default for KindSet<K> {
    fn default() -> Self {
        Self { bits: 0, kind: PhantomData }
    }
}

impl<K: Kind> fmt::Debug for KindSet<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    crate::kinds! {
        enum Shell {
            Cowrie: "cowrie",
            GiantClam: "giant_clam",
            Nautilus: "nautilus",
        }
    }

    #[test]
    fn counts_are_told_by_name_and_nothing_is_told_of_kinds_that_are_not_there() {
        let tally = Tally::<Shell, 3>::new([2, 0, 1]);
        assert_eq!(serde_json::to_string(&tally).unwrap(), r#"{"cowrie":2,"nautilus":1}"#);
        assert_eq!(tally.iter().collect::<Vec<_>>(), [(Shell::Cowrie, 2), (Shell::Nautilus, 1)]);
    }

    #[test]
    fn a_set_of_kinds_is_a_list_of_names() {
        let set = KindSet::<Shell>::new(0b110);
        assert_eq!(serde_json::to_string(&set).unwrap(), r#"["giant_clam","nautilus"]"#);
    }

    #[test]
    fn kinds_have_one_name_each() {
        for (index, shell) in Shell::ALL.into_iter().enumerate() {
            assert_eq!((shell.index(), Shell::named(shell.name())), (index, Some(shell)));
            assert_eq!(serde_json::to_value(shell).unwrap(), shell.name());
            assert_eq!(serde_json::from_value::<Shell>(shell.name().into()).unwrap(), shell);
        }
        assert_eq!((Shell::GiantClam.to_string().as_str(), Shell::named("giant clam")), ("giant clam", None));
    }

    #[test]
    fn schemas_name_the_kinds() {
        let tally = serde_json::to_string(&schemars::schema_for!(Tally<Shell, 3>)).unwrap();
        let set = serde_json::to_string(&schemars::schema_for!(KindSet<Shell>)).unwrap();
        for schema in [tally, set] {
            assert!(schema.contains("giant_clam") && schema.contains("Shell"), "{schema}");
        }
    }
}
