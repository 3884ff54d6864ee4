//! Pictures drawn by ourselves: the dusk of the home page, and what the games draw their own scenes with.
//!
//! Pictures are for the eye only; the words beside them say what they show.

mod hero;
pub mod pen;
pub mod props;

use std::sync::LazyLock;

use maud::{Markup, PreEscaped, html};

use crate::entry::{Entry, Games};
use pen::Pen;

/// The light and the repeated things of all pictures, and the emblems of the games. Once per page with pictures, before
/// the first.
pub fn defs(games: Games) -> Markup {
    static DRAWN: LazyLock<Markup> = LazyLock::new(|| Pen::drawn(props::symbols));
    html! {
        svg.defs width="0" height="0" aria-hidden="true" focusable="false" {
            defs {
                (PreEscaped(LIGHT)) (*DRAWN)
                @for game in games.iter() { g id={ "s-" (game.id()) } { (*game.emblem) } }
            }
        }
    }
}

/// What the gradients are for: marble catches light from the left; `round` and `sheen` model any colour below them.
const LIGHT: &str = r##"<linearGradient id="s-marble"><stop offset="0" stop-color="#fff3da"/><stop offset=".4" stop-color="#dcc9a2"/><stop offset="1" stop-color="#80694a"/></linearGradient>
<linearGradient id="s-marble-lit" x2="1" y2="1"><stop offset="0" stop-color="#fffaf0"/><stop offset="1" stop-color="#c4b18a"/></linearGradient>
<linearGradient id="s-wood" x2="0" y2="1"><stop offset="0" stop-color="#b87e46"/><stop offset="1" stop-color="#533115"/></linearGradient>
<linearGradient id="s-round"><stop offset="0" stop-color="#fff" stop-opacity=".42"/><stop offset=".38" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#06121c" stop-opacity=".5"/></linearGradient>
<linearGradient id="s-sheen" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".38"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#06121c" stop-opacity=".34"/></linearGradient>
<linearGradient id="s-dusk" x2="0" y2="1"><stop offset="0" stop-color="#16264f"/><stop offset=".55" stop-color="#80527c"/><stop offset="1" stop-color="#f0a06a"/></linearGradient>
<radialGradient id="s-gold" cx=".35" cy=".3" r=".9"><stop offset="0" stop-color="#ffe9b0"/><stop offset=".55" stop-color="#d9a441"/><stop offset="1" stop-color="#8a5d14"/></radialGradient>
<radialGradient id="s-hearth"><stop offset="0" stop-color="#ffb54a" stop-opacity=".85"/><stop offset="1" stop-color="#ff8a3c" stop-opacity="0"/></radialGradient>
<radialGradient id="s-glow"><stop offset="0" stop-color="#ffe2ad" stop-opacity=".9"/><stop offset=".35" stop-color="#ffc98a" stop-opacity=".4"/><stop offset="1" stop-color="#ffb070" stop-opacity="0"/></radialGradient>
<radialGradient id="s-fire"><stop offset="0" stop-color="#fff0b8"/><stop offset=".45" stop-color="#ffab4a"/><stop offset="1" stop-color="#ee6c4d" stop-opacity="0"/></radialGradient>"##;

/// The width of a scene.
pub const WIDTH: f32 = 480.0;
/// Its height.
pub const HEIGHT: f32 = 330.0;

/// The scene of a game, for its card and its page.
pub fn scene(game: &Entry) -> Markup {
    html! {
        svg.scene viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } preserveAspectRatio=(game.scene_keep) aria-hidden="true" focusable="false" {
            (*game.scene)
        }
    }
}

/// The small emblem of a game, for lists.
pub fn emblem(game: &str) -> Markup {
    html! { svg.emblem viewBox="0 0 96 80" aria-hidden="true" focusable="false" { use href={ "#s-" (game) } {} } }
}

/// The dusk (or, in the light theme, the morning) over the bay: the picture behind the name of the house.
pub fn hero() -> Markup {
    static DRAWN: LazyLock<Markup> = LazyLock::new(|| Pen::drawn(hero::draw));
    html! {
        svg.sky viewBox="0 0 1600 440" preserveAspectRatio="xMaxYMax slice" aria-hidden="true" focusable="false" { (*DRAWN) }
    }
}

/// A ship alone on the water: the picture of pages that are not there.
pub fn adrift() -> Markup {
    let mut pen = Pen::default();
    pen.rect("url(#s-dusk)", 0.0, 0.0, 320.0, 116.0)
        .dot("url(#s-glow)", 236.0, 108.0, 120.0)
        .dot("#ffd998", 236.0, 112.0, 20.0)
        .rect("#27607a", 0.0, 114.0, 320.0, 66.0);
    props::glints(&mut pen, 236.0, [118.0, 176.0], 26.0, 17);
    props::ripples(&mut pen, [0.0, 118.0, 320.0, 60.0], 22, 71);
    pen.at(126.0, 140.0, 0.9, |pen| props::ship(pen, "#b23a31", &[]));
    html! { svg.adrift viewBox="0 0 320 180" aria-hidden="true" focusable="false" { (pen.done()) } }
}

/// A thin line of waves: the one ornament of a page.
pub fn wave() -> Markup {
    let d: String = (0..70).map(|_| "c4 0 5-7 10-7c3.500 0 4 4 1.500 4c2.500 2.500 4 3 8.500 3").collect();
    html! {
        svg.wave viewBox="0 0 1400 12" preserveAspectRatio="xMinYMid slice" aria-hidden="true" focusable="false" {
            path fill="none" stroke="currentColor" stroke-width="1.2" stroke-linecap="round" d={ "M0 10" (d) } {}
        }
    }
}
