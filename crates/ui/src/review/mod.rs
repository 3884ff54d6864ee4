//! The review of a finished game: a replay with the better choice drawn on its board, the chances below it, and beside it
//! what turned them, what could have been chosen better, and luck.
//!
//! What was found comes as plain values; the words for what was done are the game's own.

mod chart;
mod model;
mod stage;
mod words;

use engine::Seat;
use maud::{Markup, html};

pub use model::{Better, Findings, ReviewModel, ReviewState, SeatFindings, Shown, Turning};
pub use words::review_text;

use self::stage::Stage;
use self::words::{
    BetterWords, TurningWords, better_words, end_words, how_words, luck_words, percent, seat_words, turning_words,
};
use crate::assets::asset_path;
use crate::l10n::say;
use crate::pages::game_name_link;
use crate::picture::{Action, Picture};
use crate::shell::{Ctx, Frame, frame, menu, notice};
use crate::table::{Steps, back, drawer};

/// The better choices of a seat that a page shows.
const SHOWN: usize = 8;

pub fn review_page<P: Picture>(ctx: &Ctx, model: &ReviewModel<'_, P>) -> Markup {
    match &model.state {
        ReviewState::Underway { done, of } => waiting_page(ctx, model, *done, *of),
        ReviewState::Done(findings) => done_page(ctx, model, findings),
    }
}

fn title<P: Picture>(ctx: &Ctx) -> String {
    format!("{}: {}", P::ENTRY.name, ctx.say("review-title"))
}

/// How far the review is. The script looks again by itself; without it, a link does.
fn waiting_page<P: Picture>(ctx: &Ctx, model: &ReviewModel<'_, P>, done: usize, of: usize) -> Markup {
    let words = match done {
        0 => ctx.say("review-wait-line"),
        _ => say(ctx.lang, "review-wait-progress", &[("done", done.into()), ("of", of.into())]),
    };
    let body = html! {
        main #main .page.review {
            (notice(ctx))
            (game_name_link(P::ENTRY))
            h1 { (ctx.say("review-title")) }
            section #review-wait .panel.waiting {
                h2 { (ctx.say("review-wait")) }
                p #review-words role="status" { (words) }
                progress #review-bar value=(done) max=(of.max(1)) aria-label=(ctx.say("review-wait")) {}
                div.acts {
                    a.btn.go href={ "/t/" (model.id) "/review" } { (ctx.say("review-again")) }
                    a.btn href={ "/t/" (model.id) } { (ctx.say("replay-table")) }
                }
            }
        }
    };
    let shape = Frame {
        title: &title::<P>(ctx),
        styles: &[asset_path("review.css")],
        scripts: &[asset_path("review.js")],
        main: "main",
        ..Frame::default()
    };
    frame(ctx, &shape, body)
}

/// Something worth looking at.
enum Moment<'a, P: Picture> {
    /// A turning point and its number.
    Turned(usize, &'a TurningWords),
    /// A better choice and its number.
    Better(usize, &'a Better<Action<P>>, BetterWords<P>),
}

impl<P: Picture> Moment<'_, P> {
    fn seat(&self) -> Seat {
        match self {
            Self::Turned(_, words) => words.seat,
            Self::Better(_, better, _) => better.seat,
        }
    }

    fn step(&self) -> usize {
        match self {
            Self::Turned(_, words) => words.step,
            Self::Better(_, _, words) => words.step,
        }
    }

    fn shown(&self) -> Shown {
        match self {
            Self::Turned(_, words) => Shown::Step(words.step),
            Self::Better(number, _, _) => Shown::Choice(*number),
        }
    }
}

fn done_page<P: Picture>(ctx: &Ctx, model: &ReviewModel<'_, P>, findings: &Findings<Action<P>>) -> Markup {
    let lang = ctx.lang;
    let turning: Vec<TurningWords> =
        findings.turning.iter().map(|turn| turning_words(lang, model, findings, turn)).collect();
    let mut moments: Vec<Moment<'_, P>> =
        (1..).zip(&turning).map(|(number, words)| Moment::Turned(number, words)).collect();
    for seat in Seat::all(model.seats.len()) {
        let better = findings.better.iter().enumerate().filter(|(_, better)| better.seat == seat).take(SHOWN);
        moments
            .extend(better.map(|(number, better)| Moment::Better(number, better, better_words(lang, model, better))));
    }
    moments.sort_by_key(Moment::step);
    let stage = Stage::of(ctx, model, findings);
    let points = chart::points(model, findings);
    let steps = Steps {
        step: stage.step,
        of: model.table.public_steps(),
        slide: format!("/t/{}/review", model.id),
        at: format!("/t/{}/review?step=", model.id),
        rest: String::new(),
        seen_as: None,
    };
    let body = html! {
        (P::symbols())
        main #table .table.replaying.reviewing data-address={ "/t/" (model.id) } data-title=(title::<P>(ctx))
            data-icon=(asset_path("favicon.svg")) data-rules={ "/games/" (P::ENTRY.id()) "/rules" } {
            h1.vh { (title::<P>(ctx)) ". " (end_words(lang, model)) }
            section #prompt .prompt {
                (menu(ctx, P::ENTRY))
                div.say { (stage.words) }
                div.acts { (back(lang, model.id)) }
            }
            div.middle {
                section.board aria-label=(ctx.say("board-region")) inert[stage.inert] { (stage.board) }
                section #reel .panel.reel aria-labelledby="chances" {
                    (steps.controls(lang))
                    (chart::chart(ctx, model, &points, &turning, (stage.step, &stage::marks(model))))
                }
            }
            div.side {
                (moments_list(ctx, model, &moments, stage.shown))
                (luck(ctx, model, findings))
                section #more .panel.r-how {
                    details #how {
                        summary { (ctx.say("review-how")) }
                        @for words in how_words(lang, findings.iterations) { p { (words) } }
                        p { (ctx.say("review-better-hint")) }
                    }
                    (chart::table(ctx, model, &points))
                }
            }
        }
        (drawer(ctx, P::ENTRY, false))
    };
    let shape = Frame {
        title: &title::<P>(ctx),
        styles: &[asset_path("table.css"), P::ENTRY.style.path(), asset_path("review.css")],
        scripts: &["critias.js", "review.js", "touch.js", "drawer.js"].map(asset_path),
        class: "at-table",
        main: "table",
    };
    frame(ctx, &shape, body)
}

fn moments_list<P: Picture>(ctx: &Ctx, model: &ReviewModel<'_, P>, moments: &[Moment<'_, P>], shown: Shown) -> Markup {
    let mark = stage::marks(model);
    let several = model.viewer.seat().is_some() && model.seats.len() > 1;
    html! {
        section #moments .panel.moments aria-labelledby="moments-title" {
            div.momenthead {
                h2 #moments-title { (ctx.say("review-moments")) }
                @if several {
                    fieldset.looks {
                        legend.vh { (ctx.say("review-moments")) }
                        @for (id, key, chosen) in [("of-all", "review-all", true), ("of-mine", "review-mine", false)] {
                            label { input id=(id) type="radio" name="of" checked[chosen]; (ctx.say(key)) }
                        }
                    }
                }
            }
            @if moments.is_empty() { p { (ctx.say("review-moments-none")) } }
            ol.r-items tabindex="0" aria-labelledby="moments-title" {
                @for moment in moments {
                    @let now = moment.shown() == shown;
                    li.r-own[model.viewer.is(moment.seat())].r-now[now] {
                        (sign(ctx, moment))
                        span.r-who { (mark(moment.seat())) }
                        div.r-told { (told(ctx, model, moment)) }
                        a.r-at href=(model.at(moment.shown())) data-go="" aria-current=[now.then_some("true")]
                            aria-label=(say(ctx.lang, "review-look", &[("step", moment.step().into())])) { (moment.step()) }
                    }
                }
            }
        }
    }
}

fn sign<P: Picture>(ctx: &Ctx, moment: &Moment<'_, P>) -> Markup {
    match moment {
        Moment::Turned(number, _) => {
            let words = say(ctx.lang, "review-turning-number", &[("number", (*number).into())]);
            html! { span.r-bd.r-turn title=(words) { span aria-hidden="true" { (number) } span.vh { (words) } } }
        }
        Moment::Better(..) => html! { span.r-bd.r-better aria-hidden="true" { "?" } },
    }
}

fn told<P: Picture>(ctx: &Ctx, model: &ReviewModel<'_, P>, moment: &Moment<'_, P>) -> Markup {
    let lang = ctx.lang;
    match moment {
        Moment::Turned(_, words) => html! {
            p.r-swing.r-down[!words.up] { (words.swing) @if let Some(luck) = &words.luck { " " em { (luck) } } }
            @for line in &words.lines { p { (line) } }
        },
        Moment::Better(_, better, words) => html! {
            p.r-swing.r-down {
                (model.name(better.seat)) ": " (percent(lang, better.share - better.best_share, true))
            }
            p { (ctx.say("review-chosen")) " " (words.chosen.words) }
            p.r-alt { i { (ctx.say("review-best")) } " " (words.best.words) }
            @if let Some(points) = &words.points { p { (points) } }
        },
    }
}

/// What luck and choices did for each seat.
fn luck<P: Picture>(ctx: &Ctx, model: &ReviewModel<'_, P>, findings: &Findings<Action<P>>) -> Markup {
    let mark = stage::marks(model);
    html! {
        section.luckbox aria-label=(ctx.say("review-players")) {
            @for (seat, found) in Seat::all(model.seats.len()).zip(&findings.seats) {
                @let (number, sentence) = luck_words(ctx.lang, model, seat, found.luck);
                @let all = std::iter::once(sentence).chain(seat_words(ctx.lang, found)).collect::<Vec<String>>().join(" ");
                @let account = [("better", found.better.into()), ("count", found.decisions.into())];
                div.panel title=(all) {
                    (mark(seat))
                    p aria-hidden="true" {
                        b.r-good[found.luck >= 0.005].r-bad[found.luck <= -0.005] { (number) } " "
                        span { (ctx.say("review-luck")) }
                    }
                    p.r-account aria-hidden="true" { (say(ctx.lang, "review-account", &account)) }
                    p.vh { (model.name(seat)) ": " (all) }
                }
            }
        }
    }
}
