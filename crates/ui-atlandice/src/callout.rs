//! What a choice would do, in one order: what is gained, what it scores and for whom, what goes back, and what happens to
//! the clock. Unseen until the choice is pointed at.

use game_atlandice::{Action, Area, Emptied, Good, HandStep, Party};
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
    if let Some(emptied) = &preview.empties {
        lines.extend(emptying(canvas, emptied));
    }
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
            if let Some(turns) = turns {
                lines.push(step("ad-board-turns", &turns));
            }
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
    match (lit.action, preview.gains) {
        (Action::Search { .. }, None) => {
            lines.push(("l-gain", art::icon("x-box"), html! { (say(lang, "ad-board-gain-nothing", &[])) }));
        }
        (Action::Search { .. } | Action::TakeFrom { .. }, Some((party, None))) => {
            let lying = Good::ALL.into_iter().filter(|good| table.goods(area)[good.index()] > 0);
            lines.push((
                "l-gain",
                lead(canvas, party),
                html! {
                    (say(lang, "ad-board-gain-choice", &[("who", who(party).into())])) " "
                    @for good in lying { (art::flat(good)) }
                },
            ));
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
            lines.push(("l-gain", art::icon("x-sub"), html! { (say(lang, "ad-board-gain-submarine", &[])) }));
        }
        if let Some(tile) = table.tile(area) {
            let short = words::tile_short(lang, table.components(), tile);
            lines.push(("l-may", art::icon("x-tile"), html! { (short) }));
        }
    }
    if let Action::Sail { .. } = lit.action {
        lines.push(("l-gain", art::icon("x-sub"), html! { (say(lang, "ad-board-submarine-words", &[])) }));
    }
    lines
}

/// The neutral party's gains bear its mark.
fn lead(canvas: &Canvas<'_>, party: Party) -> Markup {
    art::mark(party, canvas.scene.lang)
}

/// Who scores what, and what goes back.
fn emptying(canvas: &Canvas<'_>, emptied: &Emptied) -> Vec<Line> {
    let lang = canvas.scene.lang;
    let good = emptied.district.good().unwrap_or_default();
    let list = |numbers: [u8; 4], sign: &'static str, named: bool| {
        let parties: Vec<(Party, u8)> = canvas
            .view
            .table
            .parties()
            .map(|party| (party, numbers[party.index()]))
            .filter(|&(_, number)| number > 0)
            .collect();
        html! {
            @for (party, number) in parties {
                span.who {
                    (art::mark(party, lang))
                    @if named { (words::party(canvas.scene, party)) " " }
                    b { (sign) (number) }
                }
            }
        }
    };
    let area = words::area_the(lang, emptied.district);
    let mut lines: Vec<Line> = vec![(
        "l-score",
        art::icon("x-tile"),
        html! {
            (say(lang, "ad-board-empties", &[("area", area.into())])) " "
            @if emptied.winner.is_none() { (say(lang, "ad-board-nobody", &[])) } @else { (list(emptied.majority.points, "+", true)) }
        },
    )];
    let key = if emptied.last { "ad-board-leaves" } else { "ad-board-returns" };
    if emptied.last || emptied.returned.iter().any(|&count| count > 0) {
        lines.push((
            "l-cost",
            art::icon(if emptied.last { "x-wave" } else { "x-back" }),
            html! {
                (say(lang, key, &[("goods", words::good_most(lang, good).into())])) " "
                (list(emptied.returned, "−", false))
            },
        ));
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
