//! What this game offers to pages that know no game.

use engine::Game;
use game_atlantis::Atlantis;
use ui::assets::Asset;
use ui::learn::{Card, Cards, Lesson, Word};
use ui::{Entry, Sign};

use crate::l10n::MESSAGES;

static STYLE: Asset = Asset::css("atlantis.css", ui::built!("atlantis.css"));
static PARTS_STYLE: Asset = Asset::css("atlantis-parts.css", ui::built!("atlantis-parts.css"));
static LEARN_STYLE: Asset = Asset::css("atlantis-learn.css", ui::built!("atlantis-learn.css"));

const CARDS: Cards = Cards {
    goal: Card { title: "learn-atlantis-goal-title", words: &["learn-atlantis-goal"], tip: "learn-atlantis-goal-tip" },
    turn: Card {
        title: "learn-atlantis-turn-title",
        words: &["learn-atlantis-turn-1", "learn-atlantis-turn-2", "learn-atlantis-turn-3", "learn-atlantis-turn-4"],
        tip: "learn-atlantis-turn-tip",
    },
    end: Card { title: "learn-atlantis-end-title", words: &["learn-atlantis-end"], tip: "learn-atlantis-end-tip" },
};

/// Words that somebody who does not know the game will look up.
const WORDS: &[Word] = &[
    Word::new("atlantis-mainland", "AT-5.6"),
    Word::new("atlantis-path", "AT-1.4"),
    Word::new("atlantis-figure", "AT-5.1"),
    Word::new("atlantis-object", "AT-1.2"),
    Word::new("atlantis-value", "AT-7.1"),
    Word::new("atlantis-free", "AT-9.1"),
    Word::new("atlantis-gap", "AT-6.1"),
    Word::new("atlantis-change", "AT-7.3"),
    Word::new("atlantis-bridge", "AT-8.2"),
    Word::new("atlantis-hand", "AT-2.3"),
    Word::new("atlantis-crossing", "AT-11.2"),
];

pub(crate) static ENTRY: Entry = Entry {
    meta: Atlantis::META,
    name: "Atlantis",
    lang: None,
    designer: "Leo Colovini",
    publisher: "Amigo 2009",
    signs: &[Sign::Red, Sign::Blue, Sign::White, Sign::Black],
    messages: &MESSAGES,
    pitch: "pitch-atlantis",
    about: &["about-atlantis-1", "about-atlantis-2", "about-atlantis-3"],
    course: (
        "game-turn",
        &[
            "turn-atlantis-1",
            "turn-atlantis-2",
            "turn-atlantis-3",
            "turn-atlantis-4",
            "turn-atlantis-5",
            "turn-atlantis-6",
        ],
    ),
    first_game: &[],
    style: &STYLE,
    parts_style: &PARTS_STYLE,
    rules: ui::rules!("atlantis", &["AT"]),
    lesson: Some(Lesson::new(
        ui::lesson_texts!("atlantis"),
        crate::art::symbols,
        crate::illustrations::picture,
        &LEARN_STYLE,
        CARDS,
        WORDS,
    )),
    tie_clause: "AT-11.5",
    scene: ui::built!("card.svg"),
    // Its best part is on the left.
    scene_keep: "xMinYMid slice",
    emblem: ui::built!("emblem.svg"),
};
