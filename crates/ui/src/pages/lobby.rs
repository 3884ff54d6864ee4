//! A table before it starts: who sits where, the link to share, join, leave, start.

use maud::{Markup, html};

use super::parts::{box_facts, level_field, seat_mark};
use super::qr::qr;
use crate::assets::asset_path;
use crate::entry::Entry;
use crate::icons::icon;
use crate::l10n::say;
use crate::levels::bot_words;
use crate::scenes;
use crate::shell::{Ctx, Frame, frame, notice};

/// Somebody here shares the host's device; a kept seat is for somebody who is expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sitter {
    Me,
    Person(String),
    Here(String),
    Bot { name: String, level: String },
    Kept(String),
    Free,
}

#[derive(Clone, Debug)]
pub struct LobbyModel {
    pub id: String,
    pub title: &'static Entry,
    /// The seats in turn order.
    pub seats: Vec<Sitter>,
    pub min_seats: u8,
    pub link: String,
    pub host: String,
    pub is_host: bool,
    pub public: bool,
    /// Who begins: `None` for luck, or the seat.
    pub start: Option<usize>,
    /// How long people have to answer in a window, in seconds; 0 if there is no limit.
    pub window_seconds: u32,
    /// Whether people who play against each other may ask for hints.
    pub hints: bool,
    /// Whether the game begins by itself as soon as every seat is taken.
    pub auto_start: bool,
    pub commitment: String,
    /// Counts who came and went: what the stream announces.
    pub news: u64,
}

impl LobbyModel {
    fn free(&self) -> usize {
        self.seats.iter().filter(|sitter| **sitter == Sitter::Free).count()
    }

    /// Seats nobody sits in, free or kept.
    fn empty(&self) -> usize {
        self.seats.iter().filter(|sitter| matches!(sitter, Sitter::Free | Sitter::Kept(_))).count()
    }

    fn seated(&self) -> bool {
        self.seats.contains(&Sitter::Me)
    }

    /// Whether whoever looks has no seat, and can get none.
    fn watches(&self) -> bool {
        !self.seated() && !self.is_host && self.free() == 0
    }
}

/// The page of a table before its start; whoever could join and has not sees the invitation instead.
pub fn lobby(ctx: &Ctx, model: &LobbyModel) -> Markup {
    if !model.seated() && !model.is_host && model.free() > 0 {
        return join(ctx, model);
    }
    let heading = say(ctx.lang, "lobby-title", &[("game", model.title.name.into())]);
    let body = html! {
        (scenes::defs(ctx.games))
        h1 { (heading) }
        p.lead { (situation(ctx, model)) }
        @if model.watches() { p.watching { (icon("i-eye")) span { (ctx.say("lobby-watch")) } } }
        div.columns {
            div {
                (seat_list(ctx, model))
                div.pic { (scenes::scene(model.title)) }
            }
            div {
                @if model.empty() > 0 { (share(ctx, model)) }
                (next(ctx, model))
            }
        }
    };
    waiting_page(ctx, model, &heading, body)
}

/// The invitation: what somebody sees who follows the link.
pub fn join(ctx: &Ctx, model: &LobbyModel) -> Markup {
    let args = [("host", model.host.as_str().into()), ("game", model.title.name.into())];
    let heading = say(ctx.lang, "join-title", &args);
    let body = html! {
        (scenes::defs(ctx.games))
        section.stage {
            div.pic { (scenes::scene(model.title)) }
            div.stage-words {
                h1 { (heading) }
                p.lead { (model.title.say(ctx.lang, model.title.pitch)) }
                (box_facts(ctx, model.title))
                div.acts {
                    form method="post" action={ "/t/" (model.id) "/join" } {
                        button.btn.go.big { (say(ctx.lang, "join-as", &[("name", ctx.person.name.as_str().into())])) }
                    }
                    a.btn href={ "/games/" (model.title.id()) } { (ctx.say("join-what-is")) }
                }
                p.hint { (ctx.say("join-hint")) " " a href="/me" { (ctx.say("join-rename")) } }
            }
        }
        div.columns { (seat_list(ctx, model)) (next(ctx, model)) }
    };
    waiting_page(ctx, model, &heading, body)
}

/// A page that shows itself anew when somebody comes or goes. Without scripts there is a link for it.
fn waiting_page(ctx: &Ctx, model: &LobbyModel, title: &str, body: Markup) -> Markup {
    let body = html! {
        main #table .page.lobby data-address={ "/t/" (model.id) } data-changes="0" data-news=(model.news) data-reload="" {
            (notice(ctx))
            (body)
        }
    };
    frame(
        ctx,
        &Frame {
            title,
            main: "table",
            scripts: &[asset_path("critias.js"), asset_path("lobby.js")],
            ..Frame::default()
        },
        body,
    )
}

fn situation(ctx: &Ctx, model: &LobbyModel) -> String {
    match model.free() {
        0 if model.empty() > 0 => ctx.say("lobby-expected"),
        0 if model.is_host => ctx.say("lobby-full-host"),
        0 => say(ctx.lang, "lobby-full", &[("host", model.host.as_str().into())]),
        free => say(ctx.lang, "lobby-free", &[("count", free.into())]),
    }
}

fn seat_list(ctx: &Ctx, model: &LobbyModel) -> Markup {
    html! {
        section.panel {
            h2 { (ctx.say("lobby-seats")) }
            ol.sitters {
                @for (index, who) in model.seats.iter().enumerate() {
                    @let taken = !matches!(who, Sitter::Free | Sitter::Kept(_));
                    li.free[!taken] {
                        (seat_mark(model.title.signs, index, taken))
                        span.who { (sitter(ctx, who)) }
                        @if model.start == Some(index) { span.tag { (ctx.say("lobby-begins")) } }
                    }
                }
            }
            p.hint {
                @if model.start.is_none() { (ctx.say("lobby-start-random")) " " }
                (ctx.say(if model.public { "lobby-public" } else { "lobby-private" }))
                @if model.window_seconds > 0 {
                    " " (say(ctx.lang, "lobby-window-time", &[("seconds", model.window_seconds.into())]))
                }
                " " (ctx.say(if model.hints { "lobby-hints-yes" } else { "lobby-hints-no" }))
            }
            details #fair {
                summary { (ctx.say("fair-title")) }
                p { (ctx.say("lobby-fair")) }
                p { (ctx.say("fair-commitment")) ": " code { (model.commitment) } }
            }
        }
    }
}

fn sitter(ctx: &Ctx, sitter: &Sitter) -> Markup {
    html! {
        @match sitter {
            Sitter::Me => { b { (ctx.person.name) } " " small { (ctx.say("lobby-you")) } },
            Sitter::Person(name) => b { (name) },
            Sitter::Here(name) => { b { (name) } " " small { (ctx.say("lobby-here")) } },
            Sitter::Bot { name, level } => { b { (name) } " " small { (bot_words(ctx.lang, level)) } },
            Sitter::Kept(name) => span { (say(ctx.lang, "lobby-kept-seat", &[("name", name.as_str().into())])) },
            Sitter::Free => span { (ctx.say("lobby-free-seat")) },
        }
    }
}

fn share(ctx: &Ctx, model: &LobbyModel) -> Markup {
    let words = say(ctx.lang, "lobby-send-words", &[("game", model.title.name.into())]);
    html! {
        section.panel {
            h2 { (ctx.say("lobby-share")) }
            div.share {
                div.link-ways {
                    div.field {
                        label for="link" { (ctx.say("lobby-link")) }
                        input #link .link type="text" readonly value=(model.link);
                        p.hint { (ctx.say("lobby-link-hint")) }
                    }
                    // The script shows what the browser can do.
                    div.acts {
                        button.btn #copy type="button" hidden data-done=(ctx.say("lobby-copied")) data-failed=(ctx.say("lobby-copy-failed")) {
                            (icon("i-link")) (ctx.say("lobby-copy"))
                        }
                        button.btn #share type="button" hidden data-words=(words) {
                            (icon("i-share")) (ctx.say("lobby-send"))
                        }
                        p #link-said .hint role="status" {}
                    }
                }
                div.camera {
                    (qr(&model.link, &ctx.say("lobby-qr")))
                    p.hint { (ctx.say("lobby-qr-hint")) }
                }
            }
        }
    }
}

fn next(ctx: &Ctx, model: &LobbyModel) -> Markup {
    let post = |what: &str| format!("/t/{}/{what}", model.id);
    let seated = model.seats.len() - model.empty();
    html! {
        section.panel {
            h2 { (ctx.say("lobby-next")) }
            @if model.is_host {
                p { (ctx.say(if model.empty() > 0 { "lobby-next-host-free" } else { "lobby-next-host" })) }
                @if model.empty() > 0 { (auto_start(ctx, model)) }
                form.acts method="post" action=(post("start")) {
                    @if model.empty() == 0 {
                        button.btn.go.big { (ctx.say("lobby-start")) }
                    } @else {
                        (level_field(ctx, "lobby-bots-level", None))
                        button.btn.go name="open" value="bot" { (ctx.say("lobby-start-bots")) }
                        @if seated >= usize::from(model.min_seats) {
                            button.btn name="open" value="drop" { (ctx.say("lobby-start-drop")) }
                        }
                    }
                }
            } @else if model.auto_start {
                p { (ctx.say("lobby-next-auto")) }
            } @else {
                p { (say(ctx.lang, "lobby-next-guest", &[("host", model.host.as_str().into())])) }
            }
            div.acts {
                a.btn.back href={ "/t/" (model.id) } { (ctx.say("lobby-look-again")) }
                @if model.seated() {
                    form method="post" action=(post("leave")) {
                        button.btn.back { (ctx.say(if model.is_host { "lobby-close" } else { "lobby-leave" })) }
                    }
                }
            }
        }
    }
}

/// Whether the game begins by itself, and the button that changes it.
fn auto_start(ctx: &Ctx, model: &LobbyModel) -> Markup {
    let (now, change, value) = match model.auto_start {
        true => ("lobby-auto-is", "lobby-auto-stop", "no"),
        false => ("lobby-auto-is-not", "lobby-auto-set", "yes"),
    };
    html! {
        form.auto method="post" action={ "/t/" (model.id) "/auto" } {
            p { (ctx.say(now)) }
            button.btn name="auto" value=(value) { (ctx.say(change)) }
        }
    }
}
