//! What this game offers to pages that know no game.

use engine::Game;
use @crate@::@Game@;
use ui::assets::Asset;
use ui::{Entry, Sign};

use crate::l10n::MESSAGES;

static STYLE: Asset = Asset::css("@id@.css", ui::built!("@id@.css"));
static PARTS_STYLE: Asset = Asset::css("@id@-parts.css", ui::built!("@id@-parts.css"));

pub(crate) static ENTRY: Entry = Entry {
    meta: @Game@::META,
    name: "@Title@",
    lang: None,
    designer: "the designer",
    publisher: "the publisher",
    signs: &[Sign::Blue, Sign::Red, Sign::Green, Sign::Yellow],
    messages: &MESSAGES,
    pitch: "pitch-@id@",
    about: &["about-@id@-1"],
    course: ("game-turn", &["turn-@id@-1", "turn-@id@-2"]),
    first_game: &[],
    style: &STYLE,
    parts_style: &PARTS_STYLE,
    rules: ui::rules!("@id@", &["@XX@"]),
    lesson: None,
    tie_clause: "@XX@-4.3",
    scene: ui::built!("scene.svg"),
    scene_keep: "xMidYMid slice",
    emblem: ui::built!("emblem.svg"),
};
