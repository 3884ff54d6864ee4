//! The rules at the table: how a turn goes, keys, the game in five minutes, its words and every clause, in a drawer over
//! the side. The script fills in what stands on the rules page when it is asked for; without it the links lead there.

use maud::{Markup, html};

use super::keys;
use crate::entry::Entry;
use crate::icons::icon;
use crate::shell::{Ctx, Keys};

/// The drawer, closed. It lies outside of what changes with every step.
pub(crate) fn drawer(ctx: &Ctx, entry: &Entry, hints: bool) -> Markup {
    let (heading, steps) = entry.course;
    html! {
        aside #drawer .drawer aria-labelledby="drawer-title" data-rules={ "/games/" (entry.id()) "/rules" } hidden {
            header {
                h2 #drawer-title { (ctx.say("menu-rules")) }
                input #drawer-search type="search" aria-label=(ctx.say("rules-search")) placeholder=(ctx.say("rules-search"));
                button #drawer-close .btn.back type="button" aria-label=(ctx.say("close")) title=(ctx.say("close")) {
                    (icon("i-close"))
                }
            }
            div.body tabindex="0" {
                section #drawer-now hidden { h3 { (ctx.say("drawer-now")) } div {} }
                section #drawer-turn {
                    h3 { (entry.say(ctx.lang, heading)) }
                    ol { @for step in steps { li { (entry.say(ctx.lang, step)) } } }
                    @if ctx.keys == Keys::On { (keys(ctx.lang, hints)) }
                }
                @if entry.lesson.is_some() { section #drawer-guide hidden { h3 { (ctx.say("learn-rules")) } div {} } }
                section #drawer-words hidden { h3 { (ctx.say("glossary")) } dl {} }
                p.muted.none hidden { (ctx.say("drawer-none")) }
                div #drawer-clauses {}
                p { a href={ "/games/" (entry.id()) "/rules" } { (ctx.say("drawer-page")) } }
            }
        }
    }
}
