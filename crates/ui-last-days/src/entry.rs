//! What this game offers to pages that know no game.

use engine::Game;
use game_last_days::LastDays;
use ui::Entry;
use ui::assets::Asset;
use ui::l10n::Lang;

use crate::l10n::MESSAGES;

static STYLE: Asset = Asset::css("last-days.css", ui::built!("last-days.css"));

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
    tie_clause: "LD-7.3",
    scene: ui::built!("card.svg"),
    scene_keep: "xMidYMid slice",
    emblem: ui::built!("emblem.svg"),
};
