//! One family of symbols on a 24-grid, one stroke width, drawn in the colour of the text around them.

use maud::{Markup, PreEscaped, html};

const SYMBOLS: &str = built!("icons.svg");

/// All symbols, once per page and unseen.
pub fn symbols() -> Markup {
    unseen(SYMBOLS)
}

/// Drawings that others refer to: once per page and unseen.
pub fn unseen(drawings: &str) -> Markup {
    html! { svg.defs width="0" height="0" aria-hidden="true" focusable="false" { (PreEscaped(drawings)) } }
}

/// One symbol, for the eye only: the words beside it say the same.
pub fn icon(id: &str) -> Markup {
    debug_assert!(SYMBOLS.contains(&format!("id=\"{id}\"")), "there is no icon {id}");
    html! { svg.ico aria-hidden="true" { use href={ "#" (id) } {} } }
}
