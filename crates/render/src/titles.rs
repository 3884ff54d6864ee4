//! The five titles of the house: what stands on their boxes.

use crate::l10n::Lang;

/// What is printed on a box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Title {
    /// The id in addresses.
    pub id: &'static str,
    /// The name as printed.
    pub name: &'static str,
    /// The language of the name, where it is a sentence in one.
    pub lang: Option<Lang>,
    /// Players, from and to.
    pub players: (u8, u8),
    /// A usual game, in minutes.
    pub minutes: u16,
    /// How much there is to learn, 1 to 5.
    pub weight: u8,
    /// Who made the game.
    pub designer: &'static str,
    /// Who published the edition we follow, and when.
    pub publisher: &'static str,
    /// The sign of each seat.
    pub signs: &'static [Sign],
}

/// The colour of a seat; each has a shape of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// A circle.
    Blue,
    /// A triangle.
    Red,
    /// A square.
    White,
    /// A diamond.
    Black,
    /// A square.
    Green,
    /// A diamond.
    Yellow,
    /// A pentagon.
    Violet,
}

const ATLANTIS: &[Sign] = &[Sign::Red, Sign::Blue, Sign::White, Sign::Black];
const ATLANDICE: &[Sign] = &[Sign::Blue, Sign::Red, Sign::Green, Sign::Yellow];
const EXODUS: &[Sign] = &[Sign::Red, Sign::Blue, Sign::Yellow, Sign::Green];
const SENATE: &[Sign] = &[Sign::Blue, Sign::Red, Sign::Green, Sign::Yellow, Sign::Violet];

/// All five, in the order of the home page.
pub const TITLES: [Title; 5] = [
    Title {
        id: "atlantis",
        name: "Atlantis",
        lang: None,
        players: (2, 4),
        minutes: 30,
        weight: 2,
        designer: "Leo Colovini",
        publisher: "Amigo 2009",
        signs: ATLANTIS,
    },
    Title {
        id: "atlandice",
        name: "Atlandice",
        lang: None,
        players: (2, 4),
        minutes: 40,
        weight: 2,
        designer: "Scott Huntington, Shaun Graham",
        publisher: "Ludonaute 2018",
        signs: ATLANDICE,
    },
    Title {
        id: "doom",
        name: "Zagłada Atlantydy",
        lang: Some(Lang::Pl),
        players: (2, 5),
        minutes: 90,
        weight: 3,
        designer: "Marcin Wełnicki",
        publisher: "Galakta 2011",
        signs: SENATE,
    },
    Title {
        id: "last-days",
        name: "Die letzten Tage von Atlantis",
        lang: Some(Lang::De),
        players: (3, 5),
        minutes: 90,
        weight: 3,
        designer: "Marcin Wełnicki",
        publisher: "Galakta 2014",
        signs: SENATE,
    },
    Title {
        id: "exodus",
        name: "Atlantis Exodus",
        lang: None,
        players: (1, 4),
        minutes: 90,
        weight: 4,
        designer: "Konstantinos Karagiannis, George Halkias",
        publisher: "dlp games 2024",
        signs: EXODUS,
    },
];

/// The title of an id.
pub fn title(id: &str) -> Option<&'static Title> {
    TITLES.iter().find(|title| title.id == id)
}

/// The name of a game, or its id if the house does not know it.
pub fn game_name(id: &str) -> &str {
    title(id).map_or(id, |title| title.name)
}
