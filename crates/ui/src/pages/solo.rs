//! Playing alone: the ways to begin, today's result, and the lists that only their person sees.

use maud::{Markup, html};

use super::parts::{Tab, game_head};
use crate::dates::{date, iso};
use crate::entry::Entry;
use crate::icons::icon;
use crate::l10n::{say, signed};
use crate::scenes;
use crate::shell::{Ctx, page};

/// What the page shows: all of it is of the person who looks.
#[derive(Clone, Debug)]
pub struct SoloModel {
    pub title: &'static Entry,
    /// The day whose seed can be played now, in days since 1970.
    pub today: i64,
    /// The person's game with the seed of today.
    pub todays: Todays,
    /// Finished games, best first.
    pub best: Vec<SoloListItem>,
    pub played: usize,
    /// Finished games with the seed of a day, the newest day first.
    pub days: Vec<SoloListItem>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Todays {
    Open,
    /// Begun: the id of its table.
    Running(String),
    /// Over: the row is the first of the days.
    Over,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SoloListItem {
    pub table: String,
    pub points: i32,
    pub won: bool,
    /// The title that was earned, in words.
    pub verdict: Option<String>,
    /// The day it was over, in days since 1970.
    pub finished: i64,
    /// The day whose seed it had.
    pub day: Option<i64>,
    /// The place among all who played that seed on its day, and how many they are.
    pub place: Option<(u32, u32)>,
}

pub fn solo(ctx: &Ctx, model: &SoloModel) -> Markup {
    let title = model.title;
    let body = html! {
        (scenes::defs(ctx.games))
        (game_head(ctx, title, Tab::Solo, &ctx.say("solo-title")))
        p.lead { (ctx.say("solo-lead")) }
        div.reading {
            section.panel aria-labelledby="own-luck" {
                h2 #own-luck { (ctx.say("solo-own")) }
                p { (ctx.say("solo-own-hint")) }
                div.acts { (play_solo(ctx, title, true)) }
            }
            section.panel aria-labelledby="today" {
                h2 #today { (ctx.say("solo-today")) " · " (day(ctx, model.today)) }
                (today(ctx, model))
            }
        }
        section.panel.bests aria-labelledby="best" {
            h2 #best { (ctx.say("solo-best")) }
            p.hint { (ctx.say("solo-private")) }
            @if model.best.is_empty() { p.none { (ctx.say("solo-best-none")) } }
            @else {
                (table(ctx, &model.best, false))
                @if model.played > model.best.len() {
                    p.hint { (say(ctx.lang, "solo-more", &[("shown", model.best.len().into()), ("count", model.played.into())])) }
                }
            }
        }
        @if !model.days.is_empty() {
            section.panel.bests aria-labelledby="days" {
                h2 #days { (ctx.say("solo-days")) }
                p.hint { (ctx.say("solo-days-hint")) }
                (table(ctx, &model.days, true))
            }
        }
    };
    page(ctx, &format!("{}: {}", title.name, ctx.say("solo-title")), body)
}

pub(super) fn play_solo(ctx: &Ctx, title: &Entry, big: bool) -> Markup {
    let label = say(ctx.lang, "solo-play-label", &[("game", title.name.into())]);
    html! {
        form method="post" action={ "/play/" (title.id()) } {
            input type="hidden" name="seats" value="1";
            button.btn.go[big] aria-label=(label) { (icon("i-person")) (ctx.say("solo-play")) }
        }
    }
}

pub(super) fn has_solo(title: &Entry) -> bool {
    title.meta.min_seats == 1
}

fn today(ctx: &Ctx, model: &SoloModel) -> Markup {
    html! {
        p { (ctx.say("solo-today-hint")) }
        @match (&model.todays, model.days.first()) {
            (Todays::Over, Some(row)) => {
                p { (result(ctx, row)) }
                div.acts { a.btn href={ "/t/" (row.table) } { (ctx.say("row-look-back")) } }
                p.hint { (ctx.say("solo-today-again")) }
            }
            (Todays::Running(table), _) => {
                p { (ctx.say("solo-today-running")) }
                div.acts { a.btn.go href={ "/t/" (table) } { (ctx.say("row-play")) } }
            }
            _ => {
                form.acts method="post" action={ "/play/" (model.title.id()) "/today" } {
                    button.btn.go { (icon("i-sun")) (ctx.say("solo-today-play")) }
                }
            }
        }
    }
}

fn result(ctx: &Ctx, row: &SoloListItem) -> String {
    let mut words = say(ctx.lang, "solo-points", &[("points", row.points.into())]);
    words += " · ";
    words += &verdict(ctx, row);
    if let Some((place, of)) = row.place {
        words += " · ";
        words += &say(ctx.lang, "solo-place-today", &[("place", place.into()), ("of", of.into())]);
    }
    words
}

fn verdict(ctx: &Ctx, row: &SoloListItem) -> String {
    match (&row.verdict, row.won) {
        (_, false) => ctx.say("solo-lost"),
        (Some(verdict), true) => verdict.clone(),
        (None, true) => ctx.say("solo-won"),
    }
}

fn table(ctx: &Ctx, rows: &[SoloListItem], by_day: bool) -> Markup {
    html! {
        table {
            thead {
                tr {
                    @if !by_day { th scope="col" { (ctx.say("solo-column-place")) } }
                    @if by_day { th scope="col" { (ctx.say("solo-column-day")) } }
                    th.num scope="col" { (ctx.say("solo-column-points")) }
                    th scope="col" { (ctx.say("solo-column-title")) }
                    @if by_day { th scope="col" { (ctx.say("solo-column-among")) } }
                    @if !by_day { th scope="col" { (ctx.say("solo-column-date")) } }
                }
            }
            tbody {
                @for (row, place) in rows.iter().zip(places(rows)) {
                    tr.over[!row.won] {
                        @if by_day { th scope="row" { (link(ctx, row, &day(ctx, row.day.unwrap_or(row.finished)))) } }
                        @else { th.num scope="row" { (place) } }
                        td.num { (signed(row.points)) }
                        td { (verdict(ctx, row)) }
                        @if by_day {
                            td {
                                @match row.place {
                                    Some((place, of)) => { (say(ctx.lang, "solo-place", &[("place", place.into()), ("of", of.into())])) }
                                    None => { (ctx.say("solo-late")) }
                                }
                            }
                        } @else {
                            td {
                                (link(ctx, row, &day(ctx, row.finished)))
                                @if row.day.is_some() { " " span.daily { (icon("i-sun")) (ctx.say("solo-daily")) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The places of a list that is sorted, best first: equal results share the better one.
fn places(rows: &[SoloListItem]) -> Vec<usize> {
    let equal = |a: &SoloListItem, b: &SoloListItem| (a.won, a.points) == (b.won, b.points);
    rows.iter().map(|row| rows.iter().position(|other| equal(other, row)).unwrap_or(0) + 1).collect()
}

fn link(ctx: &Ctx, row: &SoloListItem, words: &Markup) -> Markup {
    html! { a href={ "/t/" (row.table) } { span.vh { (ctx.say("row-look-back")) ": " } (words) } }
}

fn day(ctx: &Ctx, day: i64) -> Markup {
    html! { time datetime=(iso(day)) { (date(day, ctx.lang)) } }
}
