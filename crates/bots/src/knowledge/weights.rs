//! The weights of a game's features, read from a data file.

use std::collections::BTreeMap;

use engine::MAX_SEATS;

/// A weight for each feature at each number of seats.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    by_seats: Vec<Vec<f32>>,
}

impl Weights {
    /// Reads a file with a table for each number of seats, `[seats-3]`, and a line for each feature in it.
    ///
    /// # Panics
    ///
    /// If the file does not fit the features: it is a part of the program, and a test reads it.
    pub fn read(text: &str, features: &[&str]) -> Self {
        let tables: BTreeMap<String, BTreeMap<String, f32>> = toml::from_str(text).expect("a file of weights is TOML");
        let by_seats = (0..=MAX_SEATS).map(|seats| {
            let Some(table) = tables.get(&format!("seats-{seats}")) else { return Vec::new() };
            assert_eq!(table.len(), features.len(), "there is a weight for each feature at {seats} seats");
            let weight =
                |name: &&str| *table.get(*name).unwrap_or_else(|| panic!("no weight of {name} at {seats} seats"));
            features.iter().map(weight).collect()
        });
        Self { by_seats: by_seats.collect() }
    }

    pub fn of(&self, seats: usize) -> &[f32] {
        &self.by_seats[seats]
    }
}
