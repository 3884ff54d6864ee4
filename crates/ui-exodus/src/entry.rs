//! What this game offers to pages that know no game.

use engine::Game;
use game_exodus::Exodus;
use ui::assets::Asset;
use ui::{Entry, Sign};

use crate::l10n::MESSAGES;

static STYLE: Asset = Asset::css("exodus.css", ui::built!("exodus.css"));
static PARTS_STYLE: Asset = Asset::css("exodus-parts.css", ui::built!("exodus-parts.css"));

/// Clauses, rulings, vectors, decisions, invariants.
const PREFIXES: &[&str] = &["AE", "RU", "TV", "D", "IN"];

pub(crate) static ENTRY: Entry = Entry {
    meta: Exodus::META,
    name: "Atlantis Exodus",
    lang: None,
    designer: "Konstantinos Karagiannis, George Halkias",
    publisher: "dlp games 2024",
    signs: &[Sign::Red, Sign::Blue, Sign::Yellow, Sign::Green],
    messages: &MESSAGES,
    pitch: "pitch-exodus",
    about: &["about-exodus-1", "about-exodus-2", "about-exodus-3"],
    course: (
        "game-year",
        &[
            "turn-exodus-1",
            "turn-exodus-2",
            "turn-exodus-3",
            "turn-exodus-4",
            "turn-exodus-5",
            "turn-exodus-6",
            "turn-exodus-7",
            "turn-exodus-8",
        ],
    ),
    first_game: &[
        "first-exodus-1",
        "first-exodus-2",
        "first-exodus-3",
        "first-exodus-4",
        "first-exodus-5",
        "first-exodus-6",
        "first-exodus-7",
    ],
    style: &STYLE,
    parts_style: &PARTS_STYLE,
    rules: ui::rules!("exodus", PREFIXES),
    tie_clause: "AE-17.6",
    scene: ui::built!("card.svg"),
    scene_keep: "xMidYMid slice",
    emblem: ui::built!("emblem.svg"),
};
