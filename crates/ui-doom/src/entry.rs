//! What this game offers to pages that know no game.

use engine::Game;
use game_doom::Doom;
use ui::Entry;
use ui::assets::Asset;
use ui::l10n::Lang;
use ui::learn::{Card, Cards, Lesson, Word};

use crate::l10n::MESSAGES;

static STYLE: Asset = Asset::css("doom.css", ui::built!("doom.css"));
static LEARN_STYLE: Asset = Asset::css("doom-learn.css", ui::built!("doom-learn.css"));

/// Words that somebody who does not know the game will look up.
const WORDS: &[Word] = &[
    Word::new("fleet-senate", "DA-3.2"),
    Word::new("fleet-order", "DA-1.5"),
    Word::new("fleet-cube", "DA-1.3"),
    Word::new("fleet-supply", "DA-1.2"),
    Word::new("fleet-refugee", "DA-1.3"),
    Word::new("fleet-neutral", "DA-1.4"),
    Word::new("fleet-berth", "DA-9.1"),
    Word::new("fleet-port", "DA-9.2"),
    Word::new("fleet-ocean", "DA-9.1"),
    Word::new("fleet-land", "DA-9.4"),
    Word::new("fleet-politics", "DA-5.1"),
    Word::new("fleet-row", "DA-5.1"),
    Word::new("fleet-bid", "DA-5.8"),
    Word::new("fleet-act", "DA-5.7"),
    Word::new("fleet-borrow", "DA-5.16"),
    Word::new("fleet-special", "DA-11.2"),
    Word::new("fleet-majority", "DA-6.2"),
    Word::new("fleet-upgraded", "DA-9.11"),
    Word::new("doom-faction", "DA-4.2"),
    Word::new("doom-vote", "DA-5.3"),
    Word::new("doom-doom", "DA-12.2"),
];

pub(crate) static ENTRY: Entry = Entry {
    meta: Doom::META,
    name: "Zagłada Atlantydy",
    lang: Some(Lang::Pl),
    designer: "Marcin Wełnicki",
    publisher: "Galakta 2011",
    signs: ui_fleet::SIGNS,
    messages: &MESSAGES,
    pitch: "pitch-doom",
    about: &["about-doom-1", "about-doom-2", "about-doom-3"],
    course: (
        "game-round-doom",
        &["turn-doom-1", "turn-doom-2", "turn-doom-3", "turn-doom-4", "turn-doom-5", "turn-doom-6", "turn-doom-7"],
    ),
    first_game: &[],
    style: &STYLE,
    parts_style: &ui_fleet::PARTS_STYLE,
    rules: ui::rules!("doom", &["DA"]),
    lesson: Some(Lesson::new(
        ui::lesson_texts!("doom"),
        crate::art::symbols,
        crate::illustrations::picture,
        &LEARN_STYLE,
        Cards {
            goal: Card { title: "learn-doom-goal-title", words: &["learn-doom-goal"], tip: "learn-doom-goal-tip" },
            turn: Card {
                title: "learn-doom-turn-title",
                words: &["learn-doom-turn-1", "learn-doom-turn-2", "learn-doom-turn-3", "learn-doom-turn-4"],
                tip: "learn-doom-turn-tip",
            },
            end: Card { title: "learn-doom-end-title", words: &["learn-doom-end"], tip: "learn-doom-end-tip" },
        },
        WORDS,
    )),
    tie_clause: "DA-7.3",
    scene: ui::built!("card.svg"),
    scene_keep: "xMidYMid slice",
    emblem: ui::built!("emblem.svg"),
};
