//! What this game offers to pages that know no game.

use engine::Game;
use game_atlantis::Atlantis;
use ui::assets::Asset;
use ui::{Entry, Sign};

use crate::l10n::MESSAGES;

static STYLE: Asset = Asset::css("atlantis.css", ui::built!("atlantis.css"));
static PARTS_STYLE: Asset = Asset::css("atlantis-parts.css", ui::built!("atlantis-parts.css"));

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
    tie_clause: "AT-11.5",
    scene: ui::built!("card.svg"),
    // Its best part is on the left.
    scene_keep: "xMinYMid slice",
    emblem: ui::built!("emblem.svg"),
};
