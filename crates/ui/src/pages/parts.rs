//! Pieces that several pages share.

use maud::{Markup, html};

use super::solo::has_solo;
use crate::entry::{Entry, Sign};
use crate::icons::icon;
use crate::l10n::say;
use crate::levels::{LADDER, USUAL, level_hint, level_words};
use crate::shell::Ctx;

pub(super) fn box_facts(ctx: &Ctx, title: &Entry) -> Markup {
    let meta = &title.meta;
    let players = match (meta.min_seats, meta.max_seats) {
        (least, most) if least == most => least.to_string(),
        (least, most) => format!("{least}–{most}"),
    };
    let weight = say(ctx.lang, "weight", &[("weight", meta.weight.into())]);
    html! {
        ul.facts {
            li { (icon("i-people")) span.vh { (ctx.say("players")) " " } (players) }
            li { (icon("i-clock")) (say(ctx.lang, "minutes", &[("minutes", meta.minutes.into())])) }
            li.weight title=(weight) {
                span.vh { (weight) }
                @for dot in 1..=5 { i.on[dot <= meta.weight] {} }
            }
        }
    }
}

/// The name of a game, marked with its language where it is a sentence in one.
pub(super) fn name(title: &Entry) -> Markup {
    let lang = title.lang.map(crate::l10n::Lang::tag);
    html! { @if lang.is_some() { span lang=[lang] { (title.name) } } @else { (title.name) } }
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Tab {
    Overview,
    Rules,
    Components,
    Solo,
    New,
}

pub(super) fn tabs(ctx: &Ctx, title: &Entry, here: Tab) -> Markup {
    let tabs = [
        (Tab::Overview, "", "tab-overview", "i-temple"),
        (Tab::Rules, "/rules", "rules", "i-book"),
        (Tab::Components, "/components", "components", "i-box"),
        (Tab::Solo, "/solo", "solo-title", "i-person"),
        (Tab::New, "/new", "new-table", "i-plus"),
    ];
    let there = |tab: Tab| tab != Tab::Solo || has_solo(title);
    html! {
        nav.tabs aria-label=(title.name) {
            @for (tab, address, key, symbol) in tabs.into_iter().filter(|(tab, ..)| there(*tab)) {
                a href={ "/games/" (title.id()) (address) } aria-current=[(tab == here).then_some("page")] {
                    (icon(symbol)) span { (ctx.say(key)) }
                }
            }
        }
    }
}

pub(super) fn game_head(ctx: &Ctx, title: &Entry, here: Tab, heading: &str) -> Markup {
    html! {
        (game_name_link(title))
        h1 { (heading) }
        (tabs(ctx, title, here))
    }
}

/// The way from a page about one game back to its title.
pub(crate) fn game_name_link(title: &Entry) -> Markup {
    html! { p.crumb { a href={ "/games/" (title.id()) } { (name(title)) } } }
}

/// The button that seats a person against bots at once; the big one is called `play-now`.
pub(super) fn play_now(ctx: &Ctx, title: &Entry, big: bool) -> Markup {
    let label = say(ctx.lang, "play-now-label", &[("game", title.name.into())]);
    html! {
        form id=[big.then_some("play-now")] method="post" action={ "/play/" (title.id()) } {
            button.btn.go.big[big] aria-label=(label) {
                @if big { (icon("i-play")) }
                (ctx.say("play-now"))
            }
        }
    }
}

/// The button that seats a person at a first game with a coach, where a game is taught.
pub(super) fn first_game(ctx: &Ctx, title: &Entry) -> Markup {
    let label = say(ctx.lang, "first-game-label", &[("game", title.name.into())]);
    html! {
        @if title.lesson.is_some() {
            form method="post" action={ "/play/" (title.id()) "/first" } {
                button.btn aria-label=(label) title=(ctx.say("first-game-hint")) { (ctx.say("first-game")) }
            }
        }
    }
}

/// The level of the bots, to choose from the ladder: for the form it stands in, or for another one.
pub(super) fn level_field(ctx: &Ctx, label: &'static str, form: Option<&str>) -> Markup {
    html! {
        div.level {
            label for="level" { (ctx.say(label)) }
            select #level name="level" form=[form] {
                @for level in LADDER {
                    option value=(level) selected[level == USUAL] title=(level_hint(ctx.lang, level)) {
                        (level_words(ctx.lang, level))
                    }
                }
            }
        }
    }
}

/// One of the values that can be picked, with a hint if there is something to know.
pub(super) struct Pick {
    pub(super) value: String,
    pub(super) words: String,
    pub(super) hint: Option<String>,
    pub(super) chosen: bool,
}

impl Pick {
    pub(super) fn plain(value: &str, words: String, chosen: bool) -> Self {
        Self { value: value.into(), words, hint: None, chosen }
    }
}

/// A field of which one value is picked.
pub(super) fn picks(heading: &str, hint: Option<&str>, field: &str, picks: impl IntoIterator<Item = Pick>) -> Markup {
    html! {
        fieldset.panel {
            legend { h2 { (heading) } }
            @if let Some(hint) = hint { p.hint { (hint) } }
            div.picks {
                @for pick in picks {
                    label.pick {
                        input type="radio" name=(field) value=(pick.value) checked[pick.chosen];
                        span { (pick.words) }
                        @if let Some(hint) = &pick.hint { span.hint { (hint) } }
                    }
                }
            }
        }
    }
}

/// The sign of a seat: colour and shape, or a dashed ring while nobody sits there.
pub(crate) fn seat_mark(signs: &[Sign], index: usize, taken: bool) -> Markup {
    let sign = signs.get(index).copied().filter(|_| taken);
    let class = match sign {
        Some(sign) => format!("mark {}", colour(sign)),
        None => "mark free".to_owned(),
    };
    html! { svg class=(class) viewBox="0 0 16 16" aria-hidden="true" focusable="false" { (shape(sign)) } }
}

fn shape(sign: Option<Sign>) -> Markup {
    html! {
        @match sign {
            None | Some(Sign::Blue) => circle cx="8" cy="8" r="6" {},
            Some(Sign::Red) => path d="M8 1.600 15 14.200H1Z" {},
            Some(Sign::White | Sign::Green) => rect x="2.200" y="2.200" width="11.600" height="11.600" rx="1" {},
            Some(Sign::Black | Sign::Yellow) => path d="M8 .8 15.200 8 8 15.200.8 8Z" {},
            Some(Sign::Violet) => path d="M8 1 15 6.200 12.300 14.500H3.700L1 6.200Z" {},
        }
    }
}

fn colour(sign: Sign) -> &'static str {
    ["m-blue", "m-red", "m-white", "m-black", "m-green", "m-yellow", "m-violet"][sign as usize]
}
