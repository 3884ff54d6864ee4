//! The review of a finished game: how the chances went, what turned them, what could have been chosen better, and luck.
//!
//! What was found comes as plain values; the words for what was done are the game's own.

mod chart;
mod model;
mod words;

use engine::{Seat, Viewer};
use maud::{Markup, html};

pub use model::{Better, Findings, ReviewModel, ReviewState, SeatFindings, Turning};
pub use words::review_text;

use self::words::{
    BetterWords, TurningWords, better_words, end_words, how_words, luck_words, percent, seat_words, turning_words,
};
use crate::assets::asset_path;
use crate::icons::icon;
use crate::l10n::say;
use crate::pages::{game_name_link, seat_mark};
use crate::picture::{Action, Picture};
use crate::shell::{Ctx, Frame, frame, notice};

/// The better choices of a seat that a page shows.
const SHOWN: usize = 8;

pub fn review_page<P: Picture>(ctx: &Ctx, model: &ReviewModel<'_, P>) -> Markup {
    let body = html! {
        main #main .page.review {
            (notice(ctx))
            (game_name_link(P::ENTRY))
            h1 { (ctx.say("review-title")) }
            @match &model.state {
                ReviewState::Underway { done, of } => (underway(ctx, model.id, *done, *of)),
                ReviewState::Done(findings) => (done(ctx, model, findings)),
            }
        }
    };
    let title = format!("{}: {}", P::ENTRY.name, ctx.say("review-title"));
    let shape = Frame {
        title: &title,
        styles: &[asset_path("review.css")],
        scripts: &[asset_path("review.js")],
        main: "main",
        ..Frame::default()
    };
    frame(ctx, &shape, body)
}

/// How far the review is. The script looks again by itself; without it, a link does.
fn underway(ctx: &Ctx, id: &str, done: usize, of: usize) -> Markup {
    let words = match done {
        0 => ctx.say("review-wait-line"),
        _ => say(ctx.lang, "review-wait-progress", &[("done", done.into()), ("of", of.into())]),
    };
    html! {
        section #review-wait .panel.waiting {
            h2 { (ctx.say("review-wait")) }
            p #review-words role="status" { (words) }
            progress #review-bar value=(done) max=(of.max(1)) aria-label=(ctx.say("review-wait")) {}
            div.acts {
                a.btn.go href={ "/t/" (id) "/review" } { (ctx.say("review-again")) }
                a.btn href={ "/t/" (id) } { (ctx.say("replay-table")) }
            }
        }
    }
}

fn done<P: Picture>(ctx: &Ctx, model: &ReviewModel<'_, P>, findings: &Findings<Action<P>>) -> Markup {
    let lang = ctx.lang;
    let alone = model.seats.len() == 1;
    html! {
        p.lead { (end_words(lang, model)) }
        p { (ctx.say(if alone { "review-lead-alone" } else { "review-lead" })) }
        div.acts.ways {
            a.btn href={ "/t/" (model.id) } { (ctx.say("replay-table")) }
            a.btn href={ "/t/" (model.id) "/at/0#play" } { (icon("i-play")) (ctx.say("replay-link")) }
        }
        section.panel aria-labelledby="chances" { (chart::chart(ctx, model, findings)) }
        section aria-labelledby="players" {
            h2 #players { (ctx.say("review-players")) }
            ul.seat-cards {
                @for (seat, found) in Seat::all(model.seats.len()).zip(&findings.seats) {
                    li.panel { (seat_card(ctx, model, seat, found)) }
                }
            }
        }
        section.panel aria-labelledby="turning" {
            h2 #turning { (ctx.say("review-turning")) }
            @if findings.turning.is_empty() { p { (ctx.say("review-turning-none")) } }
            ol.turning {
                @for turn in &findings.turning { li { (turning(ctx, model, &turning_words(lang, model, findings, turn))) } }
            }
        }
        section.panel aria-labelledby="better" {
            h2 #better { (ctx.say("review-better")) }
            p.hint { (ctx.say("review-better-hint")) }
            @for seat in model.viewer_first() {
                @let own = model.viewer.is(seat) || alone;
                @let choices: Vec<&Better<Action<P>>> = findings.better_of(seat).take(SHOWN).collect();
                @if own {
                    (better(ctx, model, &choices))
                } @else {
                    details open[model.viewer == Viewer::Public && !choices.is_empty()] {
                        summary {
                            (seat_mark(P::ENTRY.signs, seat.index(), true))
                            (say(lang, "review-better-of", &[("name", model.name(seat).into()), ("count", choices.len().into())]))
                        }
                        (better(ctx, model, &choices))
                    }
                }
            }
        }
        section.panel.how aria-labelledby="how" {
            h2 #how { (ctx.say("review-how")) }
            @for words in how_words(lang, findings.iterations) { p { (words) } }
        }
    }
}

fn seat_card<P: Picture>(ctx: &Ctx, model: &ReviewModel<'_, P>, seat: Seat, found: &SeatFindings) -> Markup {
    let (sign, luck) = luck_words(ctx.lang, model, seat, found.luck);
    html! {
        h3 { (seat_mark(P::ENTRY.signs, seat.index(), true)) span { (model.name(seat)) } }
        p.luck.good[found.luck >= 0.005].bad[found.luck <= -0.005] { b aria-hidden="true" { (sign) } span { (luck) } }
        @for line in seat_words(ctx.lang, found) { p { (line) } }
    }
}

fn turning<P: Picture>(ctx: &Ctx, model: &ReviewModel<'_, P>, words: &TurningWords) -> Markup {
    html! {
        p.swing.up[words.up].down[!words.up] {
            (seat_mark(P::ENTRY.signs, words.seat.index(), true)) b { (words.swing) }
            @if let Some(luck) = &words.luck { " " span.hint { (luck) } }
        }
        @for line in &words.lines { p { (line) } }
        p { a href=(model.at(words.step)) { (say(ctx.lang, "review-look", &[("step", words.step.into())])) } }
    }
}

fn better<P: Picture>(ctx: &Ctx, model: &ReviewModel<'_, P>, choices: &[&Better<Action<P>>]) -> Markup {
    let lang = ctx.lang;
    html! {
        @if choices.is_empty() { p { (ctx.say("review-better-none")) } }
        @else {
            ul.better {
                @for choice in choices {
                    @let BetterWords { step, question, chosen, best, points } = better_words(lang, model, choice);
                    li {
                        p.cost { b { (percent(lang, choice.best_share - choice.share, true)) } " "
                            span.hint { (say(lang, "review-sure", &[("sure", percent(lang, choice.sureness.min(0.99), false).into())])) }
                        }
                        p.hint { (question) }
                        dl {
                            dt { (ctx.say("review-chosen")) }
                            dd { (chosen.words) @if !chosen.consequence.is_empty() { p.hint { (chosen.consequence) } } }
                            dt { (ctx.say("review-best")) }
                            dd { b { (best.words) } @if !best.consequence.is_empty() { p.hint { (best.consequence) } } }
                        }
                        @if let Some(points) = points { p { (points) } }
                        p { a href=(model.at_as(step, choice.seat)) { (say(lang, "review-look", &[("step", step.into())])) } }
                    }
                }
            }
        }
    }
}
