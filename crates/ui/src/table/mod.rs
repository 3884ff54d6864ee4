//! The table: prompt, board, players, log and chat; the same page shows a replay, a covered hot seat and the end.

mod chart;
mod coach;
mod drawer;
mod end;
mod hint;
mod model;
mod pace;
mod panes;
mod prompt;
mod replay;
mod side;
mod windows;

use engine::{Game, Refusal, Refused};
use maud::{Markup, html};

pub(crate) use drawer::drawer;
pub(crate) use hint::points_words;
pub use hint::{Hint, HintRule, Suggestion};
pub use model::{
    ChatLine, LogEntry, NextTable, PointsAt, Replay, SeatInfo, SoloPlace, TableContext, TableModel, Undo, WindowRule,
    WindowSetting, WindowTime, points_over_time,
};
pub(crate) use pace::pace_words;
pub use panes::Pane;
pub(crate) use replay::{Steps, back, last_line};

use crate::assets::asset_path;
use crate::choices::name;
use crate::l10n::{Lang, join_names, say};
use crate::picture::{Action, Illegal, Picture, Scene, View};
use crate::shell::{ClauseLink, Ctx, Frame, Keys, Notice, frame};

pub fn table_page<P: Picture>(ctx: &Ctx, model: &TableModel<P>) -> Markup {
    let body = html! {
        (P::symbols())
        (table_fragment(ctx, model))
        (drawer(ctx, P::ENTRY, model.context.hints.is_allowed()))
    };
    let shape = Frame {
        title: &title(ctx.lang, model),
        styles: &[asset_path("table.css"), P::ENTRY.style.path()],
        scripts: &["critias.js", "sent.js", "held.js", "clock.js", "touch.js", "drawer.js", "panes.js", "end.js"]
            .map(asset_path),
        class: "at-table",
        main: "table",
    };
    frame(ctx, &shape, body)
}

/// What changes with every step: `<main id="table">` alone, morphed in by the script.
pub fn table_fragment<P: Picture>(ctx: &Ctx, model: &TableModel<P>) -> Markup {
    model.with_scene(ctx.lang, ctx.keys, |scene| fragment(ctx, model, scene, &P::offer(&model.view, scene)))
}

fn fragment<P: Picture>(ctx: &Ctx, model: &TableModel<P>, scene: &Scene<'_, P::Game>, offer: &P::Offer) -> Markup {
    let lang = ctx.lang;
    let over = model.result.is_some();
    let decision = model.decision.filter(|_| scene.actor().is_some());
    let step = model.log.last().map_or(0, |entry| entry.step);
    html! {
        main #table .table.over[over] .yours[decision.is_some()] .replaying[model.replay.is_some()]
            data-changes=(model.changes) data-news=(model.context.news) data-step=(step) data-decision=[decision]
            data-over=[over.then_some("")] data-address={ "/t/" (model.id) } data-title=(title(lang, model))
            data-icon=(asset_path(if decision.is_some() { "favicon-turn.svg" } else { "favicon.svg" }))
            data-rules={ "/games/" (P::ENTRY.id()) "/rules" } data-unsent=(say(lang, "not-sent", &[])) {
            h1.vh {
                (say(lang, "table-heading", &[("game", P::ENTRY.name.into()), ("id", model.id.as_str().into())]))
            }
            (prompt::region(ctx, model, scene, offer))
            (coach::cards_region(ctx, model))
            div.middle {
                @if over && model.replay.is_none() { (end::region(ctx, model, scene)) }
                // On a phone it scrolls, also where nothing in it can be focused.
                section.board aria-label=(say(lang, "board-region", &[])) tabindex=[decision.is_none().then_some("0")] {
                    (P::board(&model.view, scene, offer))
                    (own_area(lang, model, scene, offer))
                }
                (replay::reel(ctx, model, scene))
            }
            (news(model, scene))
            (side::region(ctx, model, scene, offer))
            (panes::region(lang, model))
        }
    }
}

/// The banner over the scene, of what happened since the viewer's last turn, or of the last turn of anybody. Whoever has not taken the device over yet has not seen what it tells, and the end is told by
/// its own screen.
fn news<P: Picture>(model: &TableModel<P>, scene: &Scene<'_, P::Game>) -> Markup {
    let is_end = model.result.is_some() && model.replay.is_none();
    let entries = model.since.map_or(scene.last, |since| &scene.log[since..]);
    let banner = (model.context.covered.is_none() && !is_end).then(|| P::banner(&model.view, entries, scene)).flatten();
    html! { @if let Some(banner) = banner { (banner) } }
}

/// Hand and belongings; a covered hand while the device changes hands; nothing for spectators.
fn own_area<P: Picture>(lang: Lang, model: &TableModel<P>, scene: &Scene<'_, P::Game>, offer: &P::Offer) -> Markup {
    if model.context.covered.is_some() {
        return html! {
            div #tray .tray.covered {
                h2 { (say(lang, "cover-hand", &[])) }
                div.backs aria-hidden="true" { @for _ in 0..4 { span {} } }
            }
        };
    }
    html! {
        @if scene.viewer.seat().is_some() {
            div #tray .tray { (P::tray(&model.view, scene, offer)) }
        }
    }
}

fn lists<P: Picture>(lang: Lang, model: &TableModel<P>, scene: &Scene<'_, P::Game>, offer: &P::Offer) -> Markup {
    if scene.actor().is_none() {
        return html! {};
    }
    let mut reasons = reasons(model, scene, offer);
    reasons.dedup_by(|a, b| a.1 == b.1);
    html! {
        div.lists {
            @if !scene.legal.is_empty() {
                details #choices {
                    summary { (say(lang, "choices-title", &[("count", scene.legal.len().into())])) }
                    ul.choices {
                        @for action in scene.legal {
                            @let words = P::action_words(&model.view, action, scene);
                            li { (worded::<P>(offer, action, &words, &words)) }
                        }
                    }
                }
            }
            @if !reasons.is_empty() {
                details #whynot {
                    summary { (say(lang, "whynot-title", &[("count", reasons.len().into())])) }
                    ul {
                        @for (thing, why, clause) in &reasons {
                            li {
                                b { (thing) ":" } " " (why) " "
                                a.clause href={ "/games/" (P::ENTRY.id()) "/rules#" (clause) } { (clause) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A choice as a button with words on it, which asks again where the board does.
fn worded<P: Picture>(offer: &P::Offer, action: &Action<P>, label: &str, words: &str) -> Markup {
    html! {
        button.btn form="act" name="action" value=(Scene::<P::Game>::value(action)) data-pv=(name(action)) data-words=(words)
            data-confirm=[P::asks_again(offer, action).then_some("")] { (label) }
    }
}

fn keys(lang: Lang, hints: bool) -> Markup {
    let known = [
        ("1–9, a–z", "keys-choose"),
        ("u", "keys-undo"),
        ("H", "keys-ask-hint"),
        ("?", "keys-help"),
        ("← →", "keys-replay"),
    ];
    html! {
        p.keys {
            b { (say(lang, "keys-title", &[])) } " "
            @for (keys, words) in known.into_iter().filter(|(_, words)| hints || *words != "keys-ask-hint") {
                span { kbd { (keys) } " " (say(lang, words, &[])) }
            }
        }
    }
}

/// Things that cannot be chosen: in words, why not, and the clause.
fn reasons<P: Picture>(
    model: &TableModel<P>,
    scene: &Scene<'_, P::Game>,
    offer: &P::Offer,
) -> Vec<(String, String, &'static str)> {
    P::why_not(offer)
        .iter()
        .map(|(action, why)| (P::action_words(&model.view, action, scene), P::refusal(why, scene.lang), why.clause()))
        .collect()
}

fn words<P: Picture>(lang: Lang, model: &TableModel<P>, scene: &Scene<'_, P::Game>) -> Markup {
    let text = P::text(&model.view, scene);
    html! {
        details #words .words {
            summary { (say(lang, "text-title", &[])) }
            @for line in text.lines() {
                @match line.strip_prefix("# ") {
                    Some(heading) => { h2 { (heading) } }
                    None => { p { (line) } }
                }
            }
        }
    }
}

/// The title of the page, with a mark if the viewer is to decide.
fn title<P: Picture>(lang: Lang, model: &TableModel<P>) -> String {
    let game = P::ENTRY.name;
    if let Some(replay) = &model.replay {
        let args = [("game", game.into()), ("step", replay.step.into()), ("of", replay.of.into())];
        return say(lang, "title-replay", &args);
    }
    if model.decision.is_some() {
        return say(lang, "title-your-turn", &[("game", game.into())]);
    }
    let names: Vec<&str> = model.seats.iter().map(|seat| seat.name.as_str()).collect();
    say(lang, "title-table", &[("game", game.into()), ("names", join_names(lang, &names).into())])
}

pub(crate) fn result_words<P: Picture>(lang: Lang, model: &TableModel<P>) -> Option<String> {
    let winners = &model.result.as_ref()?.winners;
    let names: Vec<&str> =
        winners.iter().filter_map(|seat| Some(model.seats.get(seat.index())?.name.as_str())).collect();
    Some(match winners[..] {
        // Only whoever plays alone can lose without another winning.
        [] if model.viewer.seat().is_some() => say(lang, "over-you-lost", &[]),
        [] => say(lang, "over-lost", &[]),
        [winner] if model.viewer.is(winner) && model.context.here.is_empty() => say(lang, "over-you-won", &[]),
        [_] => say(lang, "over-won", &[("names", join_names(lang, &names).into())]),
        _ => say(lang, "over-shared", &[("names", join_names(lang, &names).into())]),
    })
}

/// The table in plain text, for the terminal: what the picture says, with the final scores once the game is over.
pub fn table_text<P: Picture>(lang: Lang, model: &TableModel<P>) -> String {
    model.with_scene(lang, Keys::Off, |scene| P::text(&model.view, scene))
}

/// The prompt's sentence and the viewer's choices in words, in the order of the legal actions: for the terminal.
pub fn table_choices<P: Picture>(lang: Lang, model: &TableModel<P>) -> (String, Vec<TextChoice<Action<P>>>) {
    model.with_scene(lang, Keys::Off, |scene| {
        let offer = P::offer(&model.view, scene);
        let choices =
            scene.legal.iter().map(|action| TextChoice::of::<P>(&model.view, scene, &offer, action)).collect();
        let sentence = result_words(lang, model).unwrap_or_else(|| P::prompt(&model.view, scene, &offer).sentence);
        (sentence, choices)
    })
}

pub struct TextChoice<A> {
    pub action: A,
    pub words: String,
    /// What follows from it; may be empty.
    pub consequence: String,
}

impl<A: Copy> TextChoice<A> {
    pub(crate) fn of<P: Picture<Game: Game<Action = A>>>(
        view: &View<P>,
        scene: &Scene<'_, P::Game>,
        offer: &P::Offer,
        action: &Action<P>,
    ) -> Self {
        Self {
            action: *action,
            words: P::action_words(view, action, scene),
            consequence: P::consequence(offer, action),
        }
    }
}

/// What cannot be chosen now: in words, why not, and the clause. For the terminal.
pub fn table_why_not<P: Picture>(lang: Lang, model: &TableModel<P>) -> Vec<(String, String, &'static str)> {
    model.with_scene(lang, Keys::Off, |scene| reasons(model, scene, &P::offer(&model.view, scene)))
}

/// The log in plain text from the entry `from` on: for the terminal.
pub fn log_text<P: Picture>(lang: Lang, model: &TableModel<P>, from: usize) -> Vec<String> {
    model.with_scene(lang, Keys::Off, |scene| {
        let entries = &model.log[from.min(model.log.len())..];
        P::log(&model.view, entries, scene).into_iter().map(|line| line.plain).collect()
    })
}

/// A refusal as a notice in the person's language, with its clause.
pub fn refusal_notice<P: Picture>(refused: &Refused<Illegal<P>>, lang: Lang) -> Notice {
    match refused {
        Refused::Rule(illegal) => Notice {
            text: P::refusal(illegal, lang),
            clause: Some(ClauseLink { game: P::ENTRY.id().into(), id: illegal.clause().into() }),
            refused: true,
        },
        Refused::Over => Notice::refused(say(lang, "refused-over", &[])),
        Refused::NotAwaited { .. } | Refused::NoLuckNow => Notice::refused(say(lang, "refused-not-awaited", &[])),
    }
}
