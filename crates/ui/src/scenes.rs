//! Pictures drawn by ourselves, as `.svg` files: the dusk of the home page, and the frames of the games' own scenes.
//!
//! Pictures are for the eye only; the words beside them say what they show.

use maud::{Markup, PreEscaped, html};

use crate::entry::{Entry, Games};

/// The light and the repeated things of all pictures, and the emblems of the games. Once per page with pictures, before
/// the first.
pub fn defs(games: Games) -> Markup {
    html! {
        svg.defs width="0" height="0" aria-hidden="true" focusable="false" {
            defs {
                (PreEscaped(built!("props.svg")))
                @for game in games.iter() { g id={ "s-" (game.id()) } { (PreEscaped(game.emblem)) } }
            }
        }
    }
}

pub fn scene(game: &Entry) -> Markup {
    html! {
        svg.scene viewBox="0 0 480 330" preserveAspectRatio=(game.scene_keep) aria-hidden="true" focusable="false" {
            (PreEscaped(game.scene))
        }
    }
}

pub fn emblem(game: &str) -> Markup {
    html! { svg.emblem viewBox="0 0 96 80" aria-hidden="true" focusable="false" { use href={ "#s-" (game) } {} } }
}

/// The dusk (or, in the light theme, the morning) over the bay: the picture behind the name of the site.
pub fn hero() -> Markup {
    html! {
        svg.sky viewBox="0 0 1600 440" preserveAspectRatio="xMaxYMax slice" aria-hidden="true" focusable="false" {
            (PreEscaped(built!("hero.svg")))
        }
    }
}

/// A ship alone on the water: the picture of pages that are not there.
pub fn adrift() -> Markup {
    html! {
        svg.adrift viewBox="0 0 320 180" aria-hidden="true" focusable="false" { (PreEscaped(built!("adrift.svg"))) }
    }
}

/// A thin line of waves: the one ornament of a page.
pub fn wave() -> Markup {
    html! {
        svg.wave viewBox="0 0 1400 12" preserveAspectRatio="xMinYMid slice" aria-hidden="true" focusable="false" {
            (PreEscaped(built!("wave.svg")))
        }
    }
}
