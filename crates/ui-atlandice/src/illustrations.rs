//! The pictures of the rules for players and of the cards before a first game: scenes at a table of three, drawn with the
//! pieces of the board. Points and the ways of the clock hand come from the rules and the data file.

mod clock;
mod frame;
mod search;
mod standings;

use maud::{Markup, PreEscaped, html};

use crate::l10n::Lang;

/// A picture by its name in `docs/play`.
pub(crate) fn picture(name: &str, lang: Lang) -> Option<Markup> {
    let drawing = match name {
        "goal" => standings::goal(lang),
        "gates" => search::gates(),
        "turn" => search::turn(),
        "hand" => clock::hand(),
        "empty" => standings::empty(lang),
        "returns" => standings::returns(lang),
        "end" => clock::end(lang),
        "mistake-last" => standings::last_one(lang),
        "mistake-heap" => standings::heap(lang),
        "mistake-die" => clock::two_dice(),
        _ => return None,
    };
    // These are no pieces of the table behind the cards: nothing travels from here or to here.
    Some(PreEscaped(drawing.into_string().replace(" data-piece=", " data-still=")))
}

/// Three dice by themselves.
pub(crate) fn dice() -> Markup {
    let at = [(1, 30.0, 62.0), (3, 76.0, 30.0), (5, 104.0, 74.0)];
    html! {
        svg viewBox="0 0 134 106" aria-hidden="true" { @for (face, x, y) in at { (frame::die(face, x, y, 44.0)) } }
    }
}

/// The submarine by itself.
pub(crate) fn submarine() -> Markup {
    html! { svg viewBox="-4 0 132 60" aria-hidden="true" { use href="#sub" {} } }
}
