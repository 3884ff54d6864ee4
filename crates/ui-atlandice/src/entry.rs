//! What this game offers to pages that know no game.

use engine::Game;
use game_atlandice::Atlandice;
use ui::assets::Asset;
use ui::learn::{Card, Cards, Lesson, Word};
use ui::{Entry, Sign};

use crate::l10n::MESSAGES;

static STYLE: Asset = Asset::css("atlandice.css", ui::built!("atlandice.css"));
static LEARN_STYLE: Asset = Asset::css("atlandice-learn.css", ui::built!("atlandice-learn.css"));
static PARTS_STYLE: Asset = Asset::css("atlandice-parts.css", ui::built!("atlandice-parts.css"));

/// Words that somebody who does not know the game will look up.
const WORDS: &[Word] = &[
    Word::new("atlandice-area", "AD-1.2"),
    Word::new("atlandice-district", "AD-1.2"),
    Word::new("atlandice-market", "AD-5.14"),
    Word::new("atlandice-resource", "AD-4.2"),
    Word::new("atlandice-gate", "AD-3.2"),
    Word::new("atlandice-search", "AD-4.1"),
    Word::new("atlandice-effect", "AD-4.4"),
    Word::new("atlandice-submarine", "AD-4.3"),
    Word::new("atlandice-majority", "AD-6.2"),
    Word::new("atlandice-empty", "AD-6.1"),
    Word::new("atlandice-exhausted", "AD-6.6"),
    Word::new("atlandice-hands", "AD-7.1"),
    Word::new("atlandice-inventory", "AD-7.3"),
    Word::new("atlandice-donation", "AD-7.4"),
    Word::new("atlandice-waves", "AD-8.1"),
    Word::new("atlandice-start", "AD-3.7"),
    Word::new("atlandice-neutral", "AD-9.4"),
];

pub(crate) static ENTRY: Entry = Entry {
    meta: Atlandice::META,
    name: "Atlandice",
    lang: None,
    designer: "Scott Huntington, Shaun Graham",
    publisher: "Ludonaute 2018",
    signs: &[Sign::Blue, Sign::Red, Sign::Green, Sign::Yellow],
    messages: &MESSAGES,
    pitch: "pitch-atlandice",
    about: &["about-atlandice-1", "about-atlandice-2", "about-atlandice-3"],
    course: (
        "game-round",
        &[
            "turn-atlandice-1",
            "turn-atlandice-2",
            "turn-atlandice-3",
            "turn-atlandice-4",
            "turn-atlandice-5",
            "turn-atlandice-6",
            "turn-atlandice-7",
        ],
    ),
    first_game: &[],
    style: &STYLE,
    parts_style: &PARTS_STYLE,
    rules: ui::rules!("atlandice", &["AD"]),
    lesson: Some(Lesson::new(
        ui::lesson_texts!("atlandice"),
        crate::art::symbols,
        crate::illustrations::picture,
        &LEARN_STYLE,
        Cards {
            goal: Card {
                title: "learn-atlandice-goal-title",
                words: &["learn-atlandice-goal"],
                tip: "learn-atlandice-goal-tip",
            },
            turn: Card {
                title: "learn-atlandice-turn-title",
                words: &[
                    "learn-atlandice-turn-1",
                    "learn-atlandice-turn-2",
                    "learn-atlandice-turn-3",
                    "learn-atlandice-turn-4",
                ],
                tip: "learn-atlandice-turn-tip",
            },
            end: Card {
                title: "learn-atlandice-end-title",
                words: &["learn-atlandice-end"],
                tip: "learn-atlandice-end-tip",
            },
        },
        WORDS,
    )),
    tie_clause: "AD-8.4",
    scene: ui::built!("card.svg"),
    scene_keep: "xMidYMid slice",
    emblem: ui::built!("emblem.svg"),
};
