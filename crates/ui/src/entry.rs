//! What one game offers to pages that know no game: what stands on its box, its words, styles, rules and pictures.

use std::fmt;

use engine::Meta;

use crate::assets::Asset;
use crate::l10n::{Lang, Messages};
use crate::learn::Lesson;
use crate::rules::Rules;

/// The face of one game. Each game has one, as a static; [`Games`] lists them.
pub struct Entry {
    /// What the rules fix: id, players, minutes, weight.
    pub meta: Meta,
    pub name: &'static str,
    /// The language of the name, where it is a sentence in one.
    pub lang: Option<Lang>,
    pub designer: &'static str,
    /// Who published the edition we follow, and when.
    pub publisher: &'static str,
    pub signs: &'static [Sign],
    /// What the game says; the keys below are among them.
    pub messages: &'static Messages,
    /// The message with the one-line pitch.
    pub pitch: &'static str,
    /// The messages that say what the game is, in a few paragraphs.
    pub about: &'static [&'static str],
    /// How a turn or a round goes, step by step: the messages of the heading and of the steps.
    pub course: (&'static str, &'static [&'static str]),
    /// The messages that say what to look at in a first game; none if [`Entry::course`] is enough.
    pub first_game: &'static [&'static str],
    pub style: &'static Asset,
    pub parts_style: &'static Asset,
    pub rules: Rules,
    /// How it is taught; a new game may have no lesson yet.
    pub lesson: Option<Lesson>,
    pub tie_clause: &'static str,
    /// The picture of the card and the page of the game, 480 by 330.
    pub scene: &'static str,
    /// Which part of the scene stays where it is cut narrow, as `preserveAspectRatio` has it.
    pub scene_keep: &'static str,
    /// The small picture for lists: one thing, 96 by 80.
    pub emblem: &'static str,
}

impl Entry {
    /// The id in addresses, records and flags.
    pub fn id(&self) -> &'static str {
        self.meta.id
    }

    pub fn say(&self, lang: Lang, key: &str) -> String {
        self.messages.say(lang, key, &[])
    }
}

impl fmt::Debug for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Entry").field(&self.meta.id).finish()
    }
}

/// The games that pages speak of, in the order of the home page.
#[derive(Clone, Copy, Debug, Default)]
pub struct Games(pub &'static [&'static Entry]);

impl Games {
    pub fn iter(self) -> impl Iterator<Item = &'static Entry> {
        self.0.iter().copied()
    }

    pub fn find(self, id: &str) -> Option<&'static Entry> {
        self.iter().find(|entry| entry.id() == id)
    }

    /// The name of a game, or its id if it is none of these.
    pub fn name(self, id: &str) -> &str {
        self.find(id).map_or(id, |entry| entry.name)
    }
}

/// The colour of a seat; each has a shape of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    Blue,
    Red,
    White,
    Black,
    Green,
    Yellow,
    Violet,
}
