//! What is fixed before a game begins: seats and variants.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

/// One thing that can be chosen before a game, and its values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct OptionChoice {
    /// The name in records, flags and forms.
    pub key: &'static str,
    /// The values; the first is the default. A value that names a seat that the table lacks is
    /// refused by [`GameOptions::set`].
    pub values: &'static [&'static str],
}

/// The options of a game.
pub trait GameOptions: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// What can be chosen beside the number of seats.
    const CHOICES: &'static [OptionChoice];

    /// The default game for this many seats; whether the game takes so many is checked by
    /// [`crate::Game::setup`].
    fn for_seats(seats: u8) -> Self;

    /// How many seats play.
    fn seats(&self) -> u8;

    /// Chooses a value by its names.
    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError>;

    /// The chosen value of a key of [`Self::CHOICES`], by name.
    fn get(&self, key: &str) -> Option<String>;
}

/// Why an option was refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the sentences say what the variants and their fields are")]
pub enum OptionError {
    #[error("there is no option \"{key}\"; there are: {known}")]
    UnknownKey { key: String, known: String },
    #[error("the option \"{key}\" has no value \"{value}\"; its values are: {known}")]
    UnknownValue { key: String, value: String, known: String },
}

impl OptionError {
    /// The refusal of a pair that none of `choices` knows.
    pub fn unknown(choices: &[OptionChoice], key: &str, value: &str) -> Self {
        let key = key.to_owned();
        match choices.iter().find(|choice| choice.key == key) {
            Some(choice) => Self::UnknownValue { key, value: value.into(), known: choice.values.join(", ") },
            None => {
                Self::UnknownKey { key, known: choices.iter().map(|choice| choice.key).collect::<Vec<_>>().join(", ") }
            }
        }
    }
}
