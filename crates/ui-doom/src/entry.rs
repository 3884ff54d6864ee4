//! What this game offers to pages that know no game.

use engine::Game;
use game_doom::Doom;
use ui::Entry;
use ui::assets::Asset;
use ui::l10n::Lang;

use crate::l10n::MESSAGES;

static STYLE: Asset = Asset::css("doom.css", ui::built!("doom.css"));

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
    tie_clause: "DA-7.3",
    scene: ui::built!("card.svg"),
    scene_keep: "xMidYMid slice",
    emblem: ui::built!("emblem.svg"),
};
