//! Beside the board: players, common stores, log and chat.

use engine::Seat;
use maud::{Markup, html};

use super::model::TableModel;
use super::{coach, hint, lists, replay, windows, words};
use crate::dates::date;
use crate::icons::icon;
use crate::l10n::{Lang, say, signed};
use crate::levels::{bot_words, seat_words};
use crate::picture::{LogLine, Picture, Scene, SeatFacts};
use crate::shell::Ctx;

/// The region at the side, or below on a phone: players, log and chat; what is looked up now and then is folded.
pub(super) fn region<P: Picture>(
    ctx: &Ctx,
    model: &TableModel<P>,
    scene: &Scene<'_, P::Game>,
    offer: &P::Offer,
) -> Markup {
    let lang = ctx.lang;
    let facts: Vec<SeatFacts> =
        (0..model.seats.len()).map(|seat| P::seat_facts(&model.view, Seat(seat as u8), scene)).collect();
    let talks = model.replay.is_none() && (model.context.may_chat || !model.context.chat.is_empty());
    html! {
        div.side {
            section.players aria-label=(say(lang, "players-title", &[])) {
                @for seat in order(model) { (player(lang, model, scene, (seat, &facts[seat.index()]))) }
                (P::others(&model.view, scene))
            }
            (coach::note(ctx, model, scene, "at-side"))
            // Tabs that the script shows one at a time; without it all lie below each other.
            div #side-tabs .sidetabs hidden {
                @for (name, key) in [("log", "log-title"), ("chat", "chat-title"), ("more", "more-title")] {
                    @if name != "chat" || talks { button type="button" data-tab=(name) { (say(lang, key, &[])) } }
                }
            }
            (log(lang, model, scene, &facts))
            @if talks { (chat(lang, model)) }
            section #more .panel.pane.more aria-label=(say(lang, "more-title", &[])) {
                (lists(lang, model, scene, offer))
                (windows::region(lang, model))
                div.stores { (P::stores(&model.view, scene)) }
                (words(lang, model, scene))
                (foot(lang, model))
            }
            (status(lang, model))
        }
    }
}

/// The viewer first, the others in turn order. On a device that several people share, everybody keeps their place.
fn order<P: Picture>(model: &TableModel<P>) -> Vec<Seat> {
    let seats = model.seats.len();
    let first = model.context.here.iter().next().or(model.viewer.seat()).unwrap_or_default();
    (0..seats).map(|offset| Seat(((first.index() + offset) % seats.max(1)) as u8)).collect()
}

fn player<P: Picture>(
    lang: Lang,
    model: &TableModel<P>,
    scene: &Scene<'_, P::Game>,
    (seat, facts): (Seat, &SeatFacts),
) -> Markup {
    let bot = model.seats.get(seat.index()).filter(|info| info.bot);
    html! {
        article.panel.player.turn[model.awaited.contains(seat)] #{ "seat-" (seat.0) } {
            span.pawn title=(facts.mark_words) { (facts.mark) span.vh { (facts.mark_words) } }
            h2 {
                (scene.name(seat))
                @if scene.is_you(seat) { span.you { (say(lang, "you", &[])) } }
                @if let Some(bot) = bot {
                    @let level = bot.level.as_deref();
                    span.you title=[level.map(|level| bot_words(lang, level))] { (icon("i-bot")) span.long { (seat_words(lang, level)) } }
                }
                @if scene.winners.contains(seat) { span.you.won { (say(lang, "winner", &[])) } }
            }
            @let points = say(lang, "points", &[("points", facts.points.into())]);
            span.score title=(points) {
                span aria-hidden="true" { (signed(facts.points)) }
                span.vh { (points) }
            }
            div.facts { (facts.facts) }
        }
    }
}

/// What happened, the newest first: since the own last turn, then everything before.
fn log<P: Picture>(lang: Lang, model: &TableModel<P>, scene: &Scene<'_, P::Game>, facts: &[SeatFacts]) -> Markup {
    // Without an own last turn: the last few steps.
    let split = model.since.unwrap_or(model.log.len().saturating_sub(12)).min(model.log.len());
    let mut new = P::log(&model.view, &model.log[split..], scene);
    new.reverse();
    // What the viewer lost comes first.
    new.sort_by_key(|line| !line.loss);
    let first = model.log.get(split).map_or(0, |entry| entry.step.saturating_sub(1));
    html! {
        section #log .panel.pane.log aria-labelledby="log-title" {
            div.loghead {
                h2 #log-title { (say(lang, if model.since.is_some() { "since-title" } else { "log-title" }, &[])) }
                @if model.since.is_some() && model.replay.is_none() {
                    a.again href={ "/t/" (model.id) "/at/" (first) "#play" } { (icon("i-play")) (say(lang, "since-replay", &[])) }
                }
            }
            div.scroll {
                (lines(lang, model, &new, facts))
                @if split > 0 { (earlier(lang, model, scene, facts, split)) }
            }
        }
    }
}

/// The lines before, folded: the script asks for them when they are unfolded, without it a link does.
fn earlier<P: Picture>(
    lang: Lang,
    model: &TableModel<P>,
    scene: &Scene<'_, P::Game>,
    facts: &[SeatFacts],
    split: usize,
) -> Markup {
    let mut old = if model.whole_log { P::log(&model.view, &model.log[..split], scene) } else { Vec::new() };
    old.reverse();
    html! {
        details #earlier open[model.whole_log] data-of={ (model.changes) "-" (split) } {
            summary { (say(lang, "earlier-title", &[("count", split.into())])) }
            div data-keep { @if model.whole_log { (lines(lang, model, &old, facts)) } }
            @if !model.whole_log {
                a.whole href=(replay::whole_log(model)) { (say(lang, "earlier-show", &[])) }
            }
        }
    }
}

/// A line opens with the shape and the letter its player has on the board; the words name the player too.
fn lines<P: Picture>(lang: Lang, model: &TableModel<P>, lines: &[LogLine], facts: &[SeatFacts]) -> Markup {
    html! {
        ol.lines {
            @for (index, line) in lines.iter().enumerate() {
                @let nth = lines[..index].iter().filter(|other| other.step == line.step).count();
                li data-line={ (line.step) "-" (nth) } class=[line.seat.map(|seat| format!("f{}", seat.0))] {
                    @if let Some(facts) = line.seat.and_then(|seat| facts.get(seat.index())) {
                        i.whose aria-hidden="true" { (facts.mark) b { (facts.letter) } }
                    }
                    span { (line.words) }
                    a.at href=(replay::address(model, line.step)) data-go="" title=(say(lang, "log-to", &[])) { (line.step) }
                }
            }
        }
    }
}

fn chat<P: Picture>(lang: Lang, model: &TableModel<P>) -> Markup {
    html! {
        section #talk .panel.pane.chat aria-labelledby="chat-title" {
            h2 #chat-title { (say(lang, "chat-title", &[])) }
            @if model.context.chat.is_empty() {
                p.muted { (say(lang, "chat-none", &[])) }
            } @else {
                ol.said {
                    @for line in &model.context.chat { li { b { (line.who) ":" } " " (line.text) } }
                }
            }
            @if model.context.may_chat {
                form #chat method="post" action={ "/t/" (model.id) "/chat" } {
                    input type="text" name="text" required maxlength="500" autocomplete="off"
                        aria-label=(say(lang, "chat-label", &[])) placeholder=(say(lang, "chat-label", &[]));
                    button.btn { (say(lang, "chat-send", &[])) }
                }
            }
        }
    }
}

/// The state of the connection, and who looks on: always in view.
fn status<P: Picture>(lang: Lang, model: &TableModel<P>) -> Markup {
    html! {
        p.status {
            @if model.replay.is_none() {
                span #live data-keep data-live="off" data-on=(say(lang, "live-on", &[]))
                    data-wait=(say(lang, "live-wait", &[])) data-off=(say(lang, "live-off", &[])) data-slow=(say(lang, "sent-slow", &[])) role="status" {
                    (say(lang, "live-off", &[]))
                }
            }
            // Whoever has a seat may chat: everybody else looks on, and is told so.
            @if model.replay.is_none() && !model.context.may_chat {
                b.watching title=(say(lang, "spectator-hint", &[])) {
                    (icon("i-eye")) (say(lang, "spectator", &[])) span.vh { ". " (say(lang, "spectator-hint", &[])) }
                }
            }
            @if model.context.spectators > 0 {
                span.watching { (icon("i-eye")) (say(lang, "watching", &[("count", model.context.spectators.into())])) }
            }
        }
    }
}

/// Who may ask for hints, and the promise about luck.
fn foot<P: Picture>(lang: Lang, model: &TableModel<P>) -> Markup {
    html! {
        section.foot {
            (hint::rule(lang, model))
            @if model.seed.is_none() && !model.commitment.is_empty() {
                details #fair {
                    summary { (say(lang, "fair-title", &[])) }
                    @match model.context.day {
                        None => p { (say(lang, "fair-running", &[])) },
                        Some(day) => p { (say(lang, "fair-of-the-day", &[("day", date(day, lang).into())])) },
                    }
                    p { (say(lang, "fair-commitment", &[])) ": " code { (model.commitment) } }
                }
            }
        }
    }
}
