//! On a phone the table has three panes side by side, one swipe apart: the city, the own board, the displays. The tabs
//! lead to them and say where something may be chosen.

use maud::{Markup, html};

use super::board::Canvas;
use super::marks::Pane;
use crate::l10n::say;

/// The tabs; the style sheet shows them where the panes lie side by side. Without the script they are links.
pub(super) fn tabs(canvas: &Canvas<'_>) -> Markup {
    let lang = canvas.scene.lang;
    let own = canvas.scene.viewer.seat().is_some();
    let panes = [
        (Pane::City, "city", "p-city", "exodus-board-pane-city"),
        (Pane::Own, "tray", "p-own", "exodus-board-pane-own"),
        (Pane::Displays, "displays", "p-disp", "exodus-board-pane-displays"),
    ];
    html! {
        nav #panes .tabs aria-label=(say(lang, "exodus-board-panes", &[])) {
            @for (pane, id, symbol, key) in panes.into_iter().filter(|(pane, ..)| own || *pane != Pane::Own) {
                @let lit = canvas.is_lit(pane);
                a.tab.has[lit] href={ "#" (id) } data-pane=(id) {
                    (super::art::icon(symbol))
                    span { (say(lang, key, &[])) }
                    @if lit { i.here aria-hidden="true" {} span.vh { (say(lang, "exodus-board-pane-lit", &[])) } }
                }
            }
        }
    }
}
