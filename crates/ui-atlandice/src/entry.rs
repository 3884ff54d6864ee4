//! What this game offers to pages that know no game.

use engine::Game;
use game_atlandice::Atlandice;
use ui::assets::Asset;
use ui::{Entry, Sign};

use crate::l10n::MESSAGES;

static STYLE: Asset = Asset::css("atlandice.css", ui::built!("atlandice.css"));
static PARTS_STYLE: Asset = Asset::css("atlandice-parts.css", ui::built!("atlandice-parts.css"));

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
    tie_clause: "AD-8.4",
    scene: ui::built!("card.svg"),
    scene_keep: "xMidYMid slice",
    emblem: ui::built!("emblem.svg"),
};
