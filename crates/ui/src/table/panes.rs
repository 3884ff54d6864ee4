//! On a phone the table lies in panes, one of which is shown; tabs below the thumb lead to them. The script counts what
//! may be chosen in each, and shows the pane where a question can be answered. Without it everything lies below each other.

use maud::{Markup, html};

use super::model::TableModel;
use crate::l10n::{Lang, say};
use crate::picture::Picture;

/// A part of the table that fills the screen of a phone.
#[derive(Clone, Copy, Debug)]
pub struct Pane {
    /// Its name in style sheets.
    pub name: &'static str,
    /// The symbol on its tab.
    pub icon: &'static str,
    /// The message on its tab: eleven letters at most.
    pub words: &'static str,
    /// What lies in it, as a selector.
    pub holds: &'static str,
}

impl Pane {
    pub const BOARD: Self = Self { name: "board", icon: "i-map", words: "pane-board", holds: ".board" };
    pub const HAND: Self = Self { name: "hand", icon: "i-cards", words: "pane-hand", holds: "#tray" };
    /// The two that every table has.
    const ALWAYS: [Self; 2] = [
        Self { name: "players", icon: "i-people", words: "players-title", holds: ".players" },
        Self { name: "log", icon: "i-list", words: "log-title", holds: "#log, #talk, #more" },
    ];
}

/// The tabs, the chips that lead to what is lit elsewhere, and the stepper for bids.
pub(super) fn region<P: Picture>(lang: Lang, model: &TableModel<P>) -> Markup {
    // The end and a replay are read from top to bottom.
    if model.result.is_some() || model.replay.is_some() {
        return html! {};
    }
    let own = model.viewer.seat().is_some();
    let panes = P::panes().iter().filter(|pane| own || pane.holds != Pane::HAND.holds).chain(&Pane::ALWAYS);
    html! {
        div #panechips .panechips role="status" data-keep data-more=(say(lang, "pane-more-here", &[("count", "#".into())])) {}
        @if model.decision.is_some() {
            div #stepper .stepper role="group" aria-label=(say(lang, "stepper", &[])) data-keep hidden {
                button.btn.less type="button" aria-label=(say(lang, "stepper-less", &[])) { "−" }
                output {}
                button.btn.more type="button" aria-label=(say(lang, "stepper-more", &[])) { "+" }
            }
        }
        nav #panes .panetabs aria-label=(say(lang, "panes", &[])) data-keep {
            @for pane in panes {
                @let name = say(lang, pane.words, &[]);
                button.panetab type="button" data-pane=(pane.name) data-holds=(pane.holds)
                    data-more=(say(lang, "pane-more", &[("count", "#".into()), ("pane", name.as_str().into())])) {
                    svg.ico aria-hidden="true" { use href={ "#" (pane.icon) } {} }
                    span { (name) }
                    span.vh.lit-here hidden { (say(lang, "pane-lit", &[])) }
                    b.count hidden {}
                }
            }
        }
    }
}
