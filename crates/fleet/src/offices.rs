//! The seven factions or senators: who holds them, and what lies on those nobody took.

use engine::Seat;
use schemars::JsonSchema;
use serde::Serialize;

use crate::json::ByKind;

/// A faction or senator.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Office {
    /// Who holds it.
    pub holder: Option<Seat>,
    /// DA-4.10, LD-4.6: the points whoever takes it next gains besides.
    pub bonus: u8,
}

/// The seven of an edition, by name.
pub type Offices<F> = ByKind<F, Office, 7>;

impl<F> Offices<F> {
    /// Whether a seat holds one of them.
    pub fn has_one(&self, seat: Seat) -> bool {
        self.iter().any(|office| office.holder == Some(seat))
    }

    /// DA-6.6, LD-6.5: all go back.
    pub fn give_back(&mut self) {
        self.iter_mut().for_each(|office| office.holder = None);
    }
}
