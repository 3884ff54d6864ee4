//! Parts of labels, and kinds in refusals by their plain names.

use crate::harbour::Berth;

/// The number by which people know a berth, from 1.
pub fn berth_number(berth: Berth) -> u16 {
    u16::from(berth) + 1
}

/// Things one after the other, with commas.
pub fn commas<'a, T, S: AsRef<str>>(things: &'a [T], name: impl Fn(&'a T) -> S) -> String {
    let names: Vec<S> = things.iter().map(name).collect();
    names.iter().map(S::as_ref).collect::<Vec<_>>().join(", ")
}

/// Where a refugee is taken from, if not from a seat.
pub fn from_hold(hold: bool) -> &'static str {
    if hold { " from the hold" } else { "" }
}

/// What a refusal speaks of, by the plain name of its kind; and its place in tables by kind.
#[macro_export]
macro_rules! plain_names {
    ($($kind:ty),+) => {
        $(impl From<$kind> for engine::Field {
            fn from(kind: $kind) -> Self {
                kind.name().into()
            }
        }

        impl From<$kind> for usize {
            fn from(kind: $kind) -> Self {
                kind.index()
            }
        })+
    };
}

/// An enum whose variants stand together with their labels: `Name { field: Type } => "label {field} {}" (argument)`. In
/// JSON and in records its names are plain ones.
#[macro_export]
macro_rules! labelled {
    (
        $(#[$about:meta])*
        pub enum $name:ident {
            $(
                $(#[$note:meta])*
                $variant:ident $({ $($(#[$part:meta])* $field:ident: $type:ty),+ $(,)? })?
                    => $label:literal $(($($argument:expr),+))?,
            )+
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
        #[serde(rename_all = "snake_case", deny_unknown_fields)]
        #[expect(missing_docs, reason = "the names and types of its fields say it")]
        pub enum $name {
            $($(#[$note])* $variant $({ $($(#[$part])* $field: $type),+ })?,)+
        }

        impl $name {
            /// Its name, by which pages find their words.
            pub fn key(&self) -> &'static str {
                match self {
                    $(Self::$variant { .. } => stringify!($variant),)+
                }
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                match self {
                    $(Self::$variant $({ $($field),+ })? => {
                        $($(let _ = $field;)+)?
                        write!(f, $label $(, $($argument),+)?)
                    })+
                }
            }
        }
    };
}
