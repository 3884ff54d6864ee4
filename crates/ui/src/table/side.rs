//! Beside the board: players, common stores, log and chat.

use engine::Seat;
use maud::{Markup, html};

use super::hint;
use super::model::TableModel;
use crate::dates::date;
use crate::icons::icon;
use crate::l10n::{Lang, say, signed};
use crate::levels::{bot_words, seat_words};
use crate::picture::{LogLine, Picture, Scene};
use crate::shell::Ctx;

pub(super) fn region<P: Picture>(ctx: &Ctx, model: &TableModel<P>, scene: &Scene<'_, P::Game>) -> Markup {
    let lang = ctx.lang;
    html! {
        div.side {
            section.players aria-label=(say(lang, "players-title", &[])) {
                @for seat in order(model) { (player(lang, model, scene, seat)) }
            }
            section.panel.stores { (P::stores(&model.view, scene)) }
            (log(lang, model, scene))
            (foot(lang, model))
        }
    }
}

/// The viewer first, the others in turn order. On a device that several people share, everybody keeps their place.
fn order<P: Picture>(model: &TableModel<P>) -> Vec<Seat> {
    let seats = model.seats.len();
    let first = model.context.here.iter().next().or(model.viewer.seat()).unwrap_or_default();
    (0..seats).map(|offset| Seat(((first.index() + offset) % seats.max(1)) as u8)).collect()
}

fn player<P: Picture>(lang: Lang, model: &TableModel<P>, scene: &Scene<'_, P::Game>, seat: Seat) -> Markup {
    let facts = P::seat_facts(&model.view, seat, scene);
    let bot = model.seats.get(seat.index()).filter(|info| info.bot);
    html! {
        article.panel.player.turn[model.awaited.contains(seat)] #{ "seat-" (seat.0) } {
            span.pawn title=(facts.mark_words) { (facts.mark) span.vh { (facts.mark_words) } }
            h2 {
                (scene.name(seat))
                @if scene.is_you(seat) { span.you { (say(lang, "you", &[])) } }
                @if let Some(bot) = bot {
                    @let level = bot.level.as_deref();
                    span.you title=[level.map(|level| bot_words(lang, level))] { (icon("i-bot")) (seat_words(lang, level)) }
                }
                @if scene.winners.contains(seat) { span.you.won { (say(lang, "winner", &[])) } }
            }
            span.score {
                span aria-hidden="true" { (signed(facts.points)) }
                span.vh { (say(lang, "points", &[("points", facts.points.into())])) }
            }
            div.facts { (facts.facts) }
        }
    }
}

/// What happened, the newest first: since the own last turn, then everything before.
fn log<P: Picture>(lang: Lang, model: &TableModel<P>, scene: &Scene<'_, P::Game>) -> Markup {
    // Without an own last turn: the last few steps.
    let split = model.since.unwrap_or(model.log.len().saturating_sub(12)).min(model.log.len());
    let mut new = P::log(&model.view, &model.log[split..], scene);
    let mut old = P::log(&model.view, &model.log[..split], scene);
    new.reverse();
    // What the viewer lost comes first.
    new.sort_by_key(|line| !line.loss);
    old.reverse();
    let first = model.log.get(split).map_or(0, |entry| entry.step.saturating_sub(1));
    html! {
        section.panel.log aria-labelledby="log-title" {
            div.loghead {
                h2 #log-title { (say(lang, if model.since.is_some() { "since-title" } else { "log-title" }, &[])) }
                @if model.since.is_some() && model.replay.is_none() {
                    a.again href={ "/t/" (model.id) "/at/" (first) "#play" } { (icon("i-play")) (say(lang, "since-replay", &[])) }
                }
            }
            (lines(lang, model, &new))
            @if !old.is_empty() {
                details #earlier {
                    summary { (say(lang, "earlier-title", &[("count", old.len().into())])) }
                    (lines(lang, model, &old))
                }
            }
            (chat(lang, model))
        }
    }
}

fn lines<P: Picture>(lang: Lang, model: &TableModel<P>, lines: &[LogLine]) -> Markup {
    html! {
        ol.lines {
            @for (index, line) in lines.iter().enumerate() {
                @let nth = lines[..index].iter().filter(|other| other.step == line.step).count();
                li data-line={ (line.step) "-" (nth) } class=[line.seat.map(|seat| format!("f{}", seat.0))] {
                    @if let Some(seat) = line.seat { i.dot aria-hidden="true" { (seat.0 + 1) } }
                    span { (line.words) }
                    a.at href={ "/t/" (model.id) "/at/" (line.step) } title=(say(lang, "log-to", &[])) { (line.step) }
                }
            }
        }
    }
}

fn chat<P: Picture>(lang: Lang, model: &TableModel<P>) -> Markup {
    html! {
        @if model.replay.is_none() && (model.context.may_chat || !model.context.chat.is_empty()) {
            div.chat {
                h3 { (say(lang, "chat-title", &[])) }
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
}

/// The state of the connection, who looks on, and the promise about luck.
fn foot<P: Picture>(lang: Lang, model: &TableModel<P>) -> Markup {
    html! {
        section.foot {
            p.status {
                @if model.replay.is_none() {
                    span #live data-keep data-live="off" data-on=(say(lang, "live-on", &[]))
                        data-wait=(say(lang, "live-wait", &[])) data-off=(say(lang, "live-off", &[])) role="status" {
                        (say(lang, "live-off", &[]))
                    }
                }
                @if model.context.spectators > 0 {
                    span.watching { (icon("i-eye")) (say(lang, "watching", &[("count", model.context.spectators.into())])) }
                }
            }
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
