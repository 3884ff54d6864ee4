//! The form for a new table. It works without scripts: one choice per seat, "nobody" for those not used.

use engine::{Game, GameOptions, OptionChoice};
use maud::{Markup, html};

use super::parts::{Pick, Tab, box_facts, game_head, picks, seat_mark};
use crate::entry::Entry;
use crate::l10n::{Lang, say};
use crate::levels::{bot_words, level_hint};
use crate::picture::Picture;
use crate::scenes;
use crate::shell::{Ctx, page};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeatKind {
    Me,
    /// Somebody who comes by the link, or from the list of tables.
    Open,
    /// A further person on this device.
    Here,
    Bot(String),
    Nobody,
}

impl SeatKind {
    /// The value in the form: `me`, `open`, `here`, `bot:captain`, `none`.
    pub fn value(&self) -> String {
        match self {
            Self::Me => "me".into(),
            Self::Open => "open".into(),
            Self::Here => "here".into(),
            Self::Bot(level) => format!("bot:{level}"),
            Self::Nobody => "none".into(),
        }
    }

    /// The kind of a value; bot levels are not checked here.
    pub fn from_value(value: &str) -> Option<Self> {
        match value {
            "me" => Some(Self::Me),
            "open" => Some(Self::Open),
            "here" => Some(Self::Here),
            "none" | "" => Some(Self::Nobody),
            _ => value.strip_prefix("bot:").map(|level| Self::Bot(level.to_owned())),
        }
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Visibility {
    /// It stands in the lists of the home page.
    Public,
    /// Only who has the link.
    #[default]
    Link,
}

impl Visibility {
    pub fn value(self) -> &'static str {
        ["public", "link"][self as usize]
    }
}

/// The time people have in a window where a table is in the public list.
pub const USUAL_SECONDS: u32 = 20;

/// How long people have to answer in a window, as it is picked in the form.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PickedTime {
    /// A short time at a table in the list, none at a table by link.
    #[default]
    Usual,
    /// As long as they like.
    Unlimited,
    Seconds(u32),
}

impl PickedTime {
    pub const ALL: [Self; 5] = [Self::Usual, Self::Unlimited, Self::Seconds(10), Self::Seconds(20), Self::Seconds(30)];

    /// The value in the form: `usual`, `none`, `20`.
    pub fn value(self) -> String {
        match self {
            Self::Usual => "usual".into(),
            Self::Unlimited => "none".into(),
            Self::Seconds(seconds) => seconds.to_string(),
        }
    }

    pub fn from_value(value: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|time| time.value() == value)
    }
}

/// What the form offers and what is chosen in it at first.
#[derive(Clone, Debug)]
pub struct NewTableModel {
    pub title: &'static Entry,
    pub choices: Vec<ChoiceWords>,
    /// Whether the game hides nothing from anybody.
    pub open: bool,
    /// Whether the game has windows in which people are asked.
    pub windows: bool,
    /// The chosen value of each key, where it is not the first.
    pub chosen: Vec<(String, String)>,
    /// The levels of bots, easiest first.
    pub levels: Vec<String>,
    /// Who sits where at first; shorter lists are filled up with nobody.
    pub sitters: Vec<SeatKind>,
    pub visibility: Visibility,
}

impl NewTableModel {
    pub fn of<P: Picture>(lang: Lang) -> Self {
        let choices = <P::Game as Game>::Options::CHOICES;
        Self {
            title: P::ENTRY,
            choices: choices.iter().map(|choice| ChoiceWords::of::<P>(choice, lang)).collect(),
            open: P::Game::OPEN,
            windows: !P::Game::WINDOWS.is_empty(),
            chosen: Vec::new(),
            levels: Vec::new(),
            sitters: Vec::new(),
            visibility: Visibility::default(),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChoiceWords {
    pub key: &'static str,
    pub heading: String,
    /// What depends on it, if there is something to know.
    pub hint: Option<String>,
    /// Each value by its name in forms and in words; the first is the usual one.
    pub values: Vec<(&'static str, String)>,
}

impl ChoiceWords {
    fn of<P: Picture>(choice: &OptionChoice, lang: Lang) -> Self {
        let words = |value: &str| match (choice.key, value) {
            ("start", "random") => say(lang, "choice-start-random", &[]),
            ("start", number) => say(lang, "seat-number", &[("number", number.into())]),
            (key, value) => {
                P::choice_value(key, value, lang).unwrap_or_else(|| P::say(lang, &format!("choice-value-{value}"), &[]))
            }
        };
        Self {
            key: choice.key,
            heading: P::say(lang, &format!("choice-{}", choice.key), &[]),
            hint: P::choice_hint(choice.key, lang),
            values: choice.values.iter().map(|&value| (value, words(value))).collect(),
        }
    }
}

pub fn new_table(ctx: &Ctx, model: &NewTableModel) -> Markup {
    let title = model.title;
    let body = html! {
        (game_head(ctx, title, Tab::New, &ctx.say("new-table")))
        (scenes::defs(ctx.games))
        div.beside {
        form.form method="post" action="/tables" {
            input type="hidden" name="game" value=(title.id());
            (seats(ctx, model))
            @for choice in &model.choices { (choice_field(model, choice)) }
            (visibility(ctx, model))
            (beginning(ctx))
            @if model.windows { (window_time(ctx)) }
            (hints(ctx))
            div.acts.end {
                button.btn.go.big { (ctx.say("new-table-create")) }
                p.hint { (ctx.say("new-table-next")) }
            }
        }
        div.aside {
            div.pic { (scenes::scene(title)) }
            (box_facts(ctx, title))
            p.muted { (title.say(ctx.lang, title.pitch)) }
        }
        }
    };
    page(ctx, &format!("{}: {}", title.name, ctx.say("new-table")), body)
}

fn seats(ctx: &Ctx, model: &NewTableModel) -> Markup {
    let meta = &model.title.meta;
    let most = usize::from(meta.max_seats);
    html! {
        fieldset.panel {
            legend { h2 { (ctx.say("new-table-seats")) } }
            p.hint {
                (say(ctx.lang, "new-table-seats-hint", &[("min", meta.min_seats.into()), ("max", meta.max_seats.into())]))
            }
            div.seat-fields {
                @for seat in 0..most {
                    @let chosen = model.sitters.get(seat).unwrap_or(&SeatKind::Nobody);
                    div.field {
                        label for={ "seat" (seat + 1) } {
                            (seat_mark(model.title.signs, seat, true)) " "
                            (say(ctx.lang, "seat-number", &[("number", (seat + 1).into())]))
                        }
                        select id={ "seat" (seat + 1) } name={ "seat" (seat + 1) } {
                            @for kind in kinds(model) {
                                option value=(kind.value()) selected[kind == *chosen] { (words(ctx, model, &kind).0) }
                            }
                        }
                        // The style sheet shows it only while the seat is for somebody on this device.
                        div.here-name {
                            label for={ "name" (seat + 1) } { (ctx.say("sitter-here-name")) }
                            input id={ "name" (seat + 1) } name={ "name" (seat + 1) } type="text" maxlength="24" autocomplete="off";
                            span.hint { (ctx.say("sitter-here-name-hint")) }
                        }
                    }
                }
            }
            details.what open {
                summary { (ctx.say("new-table-who")) }
                dl {
                    @for kind in kinds(model) {
                        @let (name, meaning) = words(ctx, model, &kind);
                        dt { (name) }
                        dd { (meaning) }
                    }
                }
            }
        }
    }
}

fn kinds(model: &NewTableModel) -> Vec<SeatKind> {
    let bots = model.levels.iter().cloned().map(SeatKind::Bot);
    [SeatKind::Me, SeatKind::Open, SeatKind::Here].into_iter().chain(bots).chain([SeatKind::Nobody]).collect()
}

/// What a kind of sitter is called and what choosing it does.
fn words(ctx: &Ctx, model: &NewTableModel, kind: &SeatKind) -> (String, String) {
    let (name, meaning) = match kind {
        SeatKind::Me => ("sitter-me", "sitter-me-hint"),
        SeatKind::Open => ("sitter-open", "sitter-open-hint"),
        SeatKind::Here if model.open => ("sitter-here", "sitter-here-open-hint"),
        SeatKind::Here => ("sitter-here", "sitter-here-hint"),
        SeatKind::Bot(level) => return (bot_words(ctx.lang, level), level_hint(ctx.lang, level)),
        SeatKind::Nobody => ("sitter-nobody", "sitter-nobody-hint"),
    };
    (ctx.say(name), ctx.say(meaning))
}

fn choice_field(model: &NewTableModel, choice: &ChoiceWords) -> Markup {
    let chosen = model.chosen.iter().find(|(key, _)| key == choice.key).map(|(_, value)| value.as_str());
    let chosen = chosen.or(choice.values.first().map(|(value, _)| *value)).unwrap_or_default();
    let pick = |(value, words): &(&str, String)| Pick::plain(value, words.clone(), *value == chosen);
    picks(&choice.heading, choice.hint.as_deref(), choice.key, choice.values.iter().map(pick))
}

fn visibility(ctx: &Ctx, model: &NewTableModel) -> Markup {
    let pick = |choice: Visibility, name: &str, hint: &str| {
        let chosen = choice == model.visibility;
        Pick { hint: Some(ctx.say(hint)), ..Pick::plain(choice.value(), ctx.say(name), chosen) }
    };
    let choices = [
        pick(Visibility::Link, "visibility-link", "visibility-link-hint"),
        pick(Visibility::Public, "visibility-public", "visibility-public-hint"),
    ];
    picks(&ctx.say("visibility"), None, "visibility", choices)
}

fn window_time(ctx: &Ctx) -> Markup {
    let seconds = |key: &str, seconds: u32| say(ctx.lang, key, &[("seconds", seconds.into())]);
    let choices = PickedTime::ALL.map(|time| Pick {
        value: time.value(),
        words: match time {
            PickedTime::Usual => ctx.say("window-time-usual"),
            PickedTime::Unlimited => ctx.say("window-time-none"),
            PickedTime::Seconds(count) => seconds("window-time-seconds", count),
        },
        hint: (time == PickedTime::Usual).then(|| seconds("window-time-usual-hint", USUAL_SECONDS)),
        chosen: time == PickedTime::default(),
    });
    picks(&ctx.say("window-time"), Some(&ctx.say("window-time-hint")), "window-time", choices)
}

/// Whether the game begins by itself as soon as everybody is there.
fn beginning(ctx: &Ctx) -> Markup {
    let choices = [
        Pick::plain("no", ctx.say("new-table-auto-no"), true),
        Pick::plain("yes", ctx.say("new-table-auto-yes"), false),
    ];
    picks(&ctx.say("new-table-auto"), Some(&ctx.say("new-table-auto-hint")), "auto", choices)
}

/// Whether people who play against each other may ask for hints.
fn hints(ctx: &Ctx) -> Markup {
    let pick = |value: &str, name: &str, hint: &str| Pick {
        hint: Some(ctx.say(hint)),
        ..Pick::plain(value, ctx.say(name), value == "no")
    };
    let choices = [
        pick("no", "new-table-hints-no", "new-table-hints-no-hint"),
        pick("yes", "new-table-hints-yes", "new-table-hints-yes-hint"),
    ];
    picks(&ctx.say("new-table-hints"), None, "hints", choices)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sitter_survives_the_form() {
        for kind in [SeatKind::Me, SeatKind::Open, SeatKind::Here, SeatKind::Bot("greedy".into()), SeatKind::Nobody] {
            assert_eq!(SeatKind::from_value(&kind.value()), Some(kind));
        }
        assert_eq!(SeatKind::from_value("king"), None);
        for time in PickedTime::ALL {
            assert_eq!(PickedTime::from_value(&time.value()), Some(time));
        }
        assert_eq!(PickedTime::from_value("19"), None);
    }
}
