//! What this game offers to pages that know no game.

use engine::Game;
use game_last_days::LastDays;
use ui::Entry;
use ui::assets::Asset;
use ui::l10n::Lang;
use ui::learn::{Card, Cards, Lesson, Word};

use crate::l10n::MESSAGES;

static STYLE: Asset = Asset::css("last-days.css", ui::built!("last-days.css"));
static LEARN_STYLE: Asset = Asset::css("last-days-learn.css", ui::built!("last-days-learn.css"));

/// Words that somebody who does not know the game will look up.
const WORDS: &[Word] = &[
    Word::new("fleet-senate", "LD-3.2"),
    Word::new("fleet-order", "LD-1.5"),
    Word::new("fleet-cube", "LD-1.3"),
    Word::new("fleet-supply", "LD-1.2"),
    Word::new("fleet-refugee", "LD-1.3"),
    Word::new("fleet-neutral", "LD-1.4"),
    Word::new("fleet-berth", "LD-9.1"),
    Word::new("fleet-port", "LD-9.2"),
    Word::new("fleet-ocean", "LD-9.1"),
    Word::new("fleet-land", "LD-9.4"),
    Word::new("fleet-politics", "LD-5.1"),
    Word::new("fleet-row", "LD-5.1"),
    Word::new("fleet-bid", "LD-5.7"),
    Word::new("fleet-act", "LD-5.6"),
    Word::new("fleet-borrow", "LD-5.14"),
    Word::new("fleet-special", "LD-11.2"),
    Word::new("fleet-majority", "LD-6.1"),
    Word::new("fleet-upgraded", "LD-9.10"),
    Word::new("last-days-senator", "LD-4.2"),
    Word::new("last-days-auction", "LD-5.3"),
    Word::new("last-days-bonus", "LD-4.6"),
    Word::new("last-days-doom", "LD-12.3"),
];

pub(crate) static ENTRY: Entry = Entry {
    meta: LastDays::META,
    name: "Die letzten Tage von Atlantis",
    lang: Some(Lang::De),
    designer: "Marcin Wełnicki",
    publisher: "Galakta 2014",
    signs: ui_fleet::SIGNS,
    messages: &MESSAGES,
    pitch: "pitch-last-days",
    about: &["about-last-days-1", "about-last-days-2", "about-last-days-3"],
    course: (
        "game-round-doom",
        &[
            "turn-last-days-1",
            "turn-last-days-2",
            "turn-last-days-3",
            "turn-last-days-4",
            "turn-last-days-5",
            "turn-last-days-6",
            "turn-last-days-7",
        ],
    ),
    first_game: &[],
    style: &STYLE,
    parts_style: &ui_fleet::PARTS_STYLE,
    rules: ui::rules!("last-days", &["LD"], &[("DA", "doom")]),
    lesson: Some(Lesson::new(
        ui::lesson_texts!("last-days"),
        crate::art::symbols,
        crate::illustrations::picture,
        &LEARN_STYLE,
        Cards {
            goal: Card {
                title: "learn-last-days-goal-title",
                words: &["learn-last-days-goal"],
                tip: "learn-last-days-goal-tip",
            },
            turn: Card {
                title: "learn-last-days-turn-title",
                words: &[
                    "learn-last-days-turn-1",
                    "learn-last-days-turn-2",
                    "learn-last-days-turn-3",
                    "learn-last-days-turn-4",
                ],
                tip: "learn-last-days-turn-tip",
            },
            end: Card {
                title: "learn-last-days-end-title",
                words: &["learn-last-days-end"],
                tip: "learn-last-days-end-tip",
            },
        },
        WORDS,
    )),
    tie_clause: "LD-7.3",
    scene: ui::built!("card.svg"),
    scene_keep: "xMidYMid slice",
    emblem: ui::built!("emblem.svg"),
};
