//! What a choice would do, in one order: what is gained, what it scores and for whom, what goes back, and what happens to
//! the clock. Unseen until the choice is pointed at.

use game_atlandice::{Action, Area, Emptied, Good, HandStep};
use maud::{Markup, html};

use super::board::{Canvas, spot};
use super::choices::Lit;
use super::{art, words};
use crate::l10n::say;

/// The callouts of all choices that have something to tell.
pub(super) fn callouts(canvas: &Canvas<'_>) -> Markup {
    html! {
        div.pvs aria-hidden="true" {
            @for lit in &canvas.offer.lits {
                @if let Some(area) = spot(lit.action, canvas.source()).map(|spot| spot.area()) {
                    @let lines = lines(canvas, lit, area);
                    @if !lines.is_empty() {
                        div class={
                            "pv by-" (area.name()) @if canvas.offer.is_armed(lit) { " on" }
                        } data-show=(lit.name) {
                            ul { @for (class, icon, words) in lines { li class=(class) { (icon) span { (words) } } } }
                        }
                    }
                }
            }
        }
    }
}

/// A line: its class, its icon, its words.
type Line = (&'static str, Markup, Markup);

fn lines(canvas: &Canvas<'_>, lit: &Lit, area: Area) -> Vec<Line> {
    let preview = &lit.preview;
    let mut lines = gains(canvas, lit, area);
    lines.extend(preview.empties.iter().flat_map(|emptied| emptying(canvas, emptied)));
    let step = |key: &str, step: &HandStep| -> Line {
        ("l-stay", art::icon("x-hand"), html! { (hand_words(canvas, key, step)) " " (reached(canvas, step)) })
    };
    match (lit.action, preview.stays, preview.turns) {
        (Action::TurnTo { .. }, _, Some(turns)) => lines.push(step("ad-board-turns", &turns)),
        (Action::TurnTo { .. }, Some(stays), None) => lines.push(step("ad-board-stays", &stays)),
        (Action::Search { area }, stays, turns) => {
            if let Some(stays) = stays.filter(|_| turns.is_none() || canvas.view.table.dice(area) > 1)
                && !canvas.view.table.is_last_round()
            {
                lines.push(step("ad-board-stays", &stays));
            }
            lines.extend(turns.map(|turns| step("ad-board-turns", &turns)));
        }
        _ => {}
    }
    lines
}

/// What is gained for certain and what may be.
fn gains(canvas: &Canvas<'_>, lit: &Lit, area: Area) -> Vec<Line> {
    let lang = canvas.scene.lang;
    let table = &canvas.view.table;
    let preview = &lit.preview;
    let mut lines: Vec<Line> = Vec::new();
    let who = |party| words::who(canvas.scene, party);
    let gain = |icon: &str, key: &str| -> Line { ("l-gain", art::icon(icon), html! { (say(lang, key, &[])) }) };
    match (lit.action, preview.gains) {
        (Action::Search { .. }, None) => lines.push(gain("x-box", "ad-board-gain-nothing")),
        (Action::Search { .. } | Action::TakeFrom { .. }, Some((party, None))) => {
            let lying = Good::ALL.into_iter().filter(|good| table.goods(area)[good.index()] > 0);
            let words = html! {
                (say(lang, "ad-board-gain-choice", &[("who", who(party).into())])) " "
                @for good in lying { (art::flat(good)) }
            };
            // The neutral party's gains bear its mark.
            lines.push(("l-gain", art::mark(party, lang), words));
        }
        (_, Some((party, Some(good)))) => {
            // The submarine's has a line of its own.
            let count = preview.certain.saturating_sub(u8::from(preview.bonus)).max(1);
            let goods = words::goods_acc(lang, good, count);
            let sentence = say(lang, "ad-board-gain", &[("who", who(party).into()), ("goods", goods.into())]);
            lines.push(("l-gain", art::flat(good), html! { (sentence) }));
        }
        _ => {}
    }
    if let Action::Search { .. } = lit.action {
        if preview.bonus {
            lines.push(gain("x-sub", "ad-board-gain-submarine"));
        }
        if let Some(tile) = table.tile(area) {
            let short = words::tile_short(lang, table.components(), tile);
            lines.push(("l-may", art::icon("x-tile"), html! { (short) }));
        }
    }
    if let Action::Sail { .. } = lit.action {
        lines.push(gain("x-sub", "ad-board-submarine-words"));
    }
    lines
}

/// Who scores what, and what goes back.
fn emptying(canvas: &Canvas<'_>, emptied: &Emptied) -> Vec<Line> {
    let lang = canvas.scene.lang;
    let good = emptied.district.good().unwrap_or_default();
    let list = |numbers: [u8; 4], sign: &'static str, named: bool| {
        html! {
            @for party in canvas.view.table.parties().filter(|party| numbers[party.index()] > 0) {
                span.who {
                    (art::mark(party, lang))
                    @if named { (words::party(canvas.scene, party)) " " }
                    b { (sign) (numbers[party.index()]) }
                }
            }
        }
    };
    let area = words::area_the(lang, emptied.district);
    let scored = html! {
        (say(lang, "ad-board-empties", &[("area", area.into())])) " "
        @if emptied.winner.is_none() { (say(lang, "ad-board-nobody", &[])) } @else { (list(emptied.majority.points, "+", true)) }
    };
    let mut lines: Vec<Line> = vec![("l-score", art::icon("x-tile"), scored)];
    let (icon, key) = if emptied.last { ("x-wave", "ad-board-leaves") } else { ("x-back", "ad-board-returns") };
    if emptied.last || emptied.returned.iter().any(|&count| count > 0) {
        let goods = words::good_most(lang, good).into();
        let gone = html! { (say(lang, key, &[("goods", goods)])) " " (list(emptied.returned, "−", false)) };
        lines.push(("l-cost", art::icon(icon), gone));
    }
    lines
}

/// How far the hand goes, in words.
fn hand_words(canvas: &Canvas<'_>, key: &str, step: &HandStep) -> String {
    let count = step.to.saturating_sub(step.from);
    say(canvas.scene.lang, key, &[("spaces", words::spaces(canvas.scene.lang, count).into())])
}

/// What the hand reaches.
fn reached(canvas: &Canvas<'_>, step: &HandStep) -> Markup {
    let lang = canvas.scene.lang;
    html! {
        b.reach {
            (art::icon("x-arrow")) " "
            @match step.symbol {
                game_atlandice::Symbol::Plain | game_atlandice::Symbol::Start => { (say(lang, "ad-board-plain", &[])) }
                symbol => { (art::symbol_icon(symbol, lang)) " " (words::symbol(lang, symbol)) }
            }
        }
    }
}

/// What happens to the clock if a die beside this area stays.
pub(super) fn stays_words(canvas: &Canvas<'_>, area: Area) -> String {
    let step = canvas.view.table.if_stays(area);
    format!("{}: {}", hand_words(canvas, "ad-board-stays", &step), words::symbol(canvas.scene.lang, step.symbol))
}
