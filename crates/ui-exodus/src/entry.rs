//! What this game offers to pages that know no game.

use engine::Game;
use game_exodus::Exodus;
use ui::assets::Asset;
use ui::learn::{Card, Cards, Lesson, Word};
use ui::{Entry, Sign};

use crate::l10n::MESSAGES;

static STYLE: Asset = Asset::css("exodus.css", ui::built!("exodus.css"));
static LEARN_STYLE: Asset = Asset::css("exodus-learn.css", ui::built!("exodus-learn.css"));
static PARTS_STYLE: Asset = Asset::css("exodus-parts.css", ui::built!("exodus-parts.css"));

/// Clauses, rulings, vectors, decisions, invariants.
const PREFIXES: &[&str] = &["AE", "RU", "TV", "D", "IN"];

const CARDS: Cards = Cards {
    goal: Card { title: "learn-exodus-goal-title", words: &["learn-exodus-goal"], tip: "learn-exodus-goal-tip" },
    turn: Card {
        title: "learn-exodus-turn-title",
        words: &["learn-exodus-turn-1", "learn-exodus-turn-2", "learn-exodus-turn-3", "learn-exodus-turn-4"],
        tip: "learn-exodus-turn-tip",
    },
    end: Card { title: "learn-exodus-end-title", words: &["learn-exodus-end"], tip: "learn-exodus-end-tip" },
};

/// Words that somebody who does not know the game will look up.
const WORDS: &[Word] = &[
    Word::new("exodus-king", "AE-5.2"),
    Word::new("exodus-ring", "AE-1.4.1"),
    Word::new("exodus-area", "AE-1.4.4"),
    Word::new("exodus-guard", "AE-1.6.1"),
    Word::new("exodus-settler", "AE-5.7"),
    Word::new("exodus-school", "AE-17.1"),
    Word::new("exodus-profession", "AE-6.B.1"),
    Word::new("exodus-dispatch", "AE-6.C.4"),
    Word::new("exodus-book", "AE-7.1"),
    Word::new("exodus-flame", "AE-13.1"),
    Word::new("exodus-favour", "AE-6.2"),
    Word::new("exodus-region", "AE-16.1"),
    Word::new("exodus-residence", "AE-8.2"),
    Word::new("exodus-workshop", "AE-10.6"),
    Word::new("exodus-agora", "AE-11.2"),
    Word::new("exodus-pillar", "AE-12.8"),
    Word::new("exodus-knowledge", "AE-6.D.1"),
    Word::new("exodus-influence", "AE-6.E.1"),
    Word::new("exodus-monument", "AE-13.5"),
];

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
    lesson: Some(Lesson::new(
        ui::lesson_texts!("exodus"),
        crate::art::symbols,
        crate::illustrations::picture,
        &LEARN_STYLE,
        CARDS,
        WORDS,
    )),
    tie_clause: "AE-17.6",
    scene: ui::built!("card.svg"),
    scene_keep: "xMidYMid slice",
    emblem: ui::built!("emblem.svg"),
};
