//! Parts of labels, and kinds in refusals by their plain names.

use crate::harbour::Berth;

/// The number by which people know a berth, from 1.
pub fn berth_number(berth: Berth) -> u16 {
    u16::from(berth) + 1
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
