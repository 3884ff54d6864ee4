//! Where the round is and what everybody must notice: the strip, and the banner of what was scored.

use game_atlandice::{Ask, Atlandice, Event, Party, View};
use maud::html;

use super::board::Canvas;
use super::{art, words};
use crate::l10n::say;
use ui::banner::{Banner, latest};
use ui::picture::Scene;
use ui::strip::{Phase, Strip};
use ui::table::LogEntry;

/// The place of the searches among the steps of a round.
const SEARCHES: usize = 1;

impl Canvas<'_> {
    /// AD-3.1: the round and its steps, and how far the waves are.
    pub(super) fn calendar(&self) -> Strip {
        let lang = self.scene.lang;
        let table = &self.view.table;
        let left = table.components().last_space().saturating_sub(table.hand());
        let plain = |key: &str| Phase::new(say(lang, key, &[]));
        let searches = Phase { parts: Some((table.dice_each().into(), self.pass())), ..plain("ad-strip-searches") };
        let phases = vec![plain("ad-strip-gates"), searches, plain("ad-strip-clock")];
        let now = match table.asked() {
            _ if table.ended().is_some() => phases.len(),
            Some((_, Ask::Donate { .. })) => SEARCHES + 1,
            Some(_) => SEARCHES,
            None => 0,
        };
        let fact = match table.is_last_round() {
            true => say(lang, "ad-board-last-round", &[]),
            false => say(lang, "ad-board-left", &[("spaces", words::spaces(lang, left).into())]),
        };
        Strip {
            round: html! { b { (say(lang, "ad-board-round", &[("round", table.round().max(1).into())])) } },
            phases,
            now: (table.round() > 0).then_some(now),
            fact: html! {
                @if table.ended().is_none() {
                    // Where there is no width for words, a wave and the number say it.
                    span.aside title=(fact) {
                        span.short aria-hidden="true" { (art::icon("x-wave")) b { (left) } }
                        span.whole { (fact) }
                    }
                }
            },
        }
    }

    /// AD-3.4: which search of the round whoever is asked makes, counted from 0.
    fn pass(&self) -> Option<usize> {
        let table = &self.view.table;
        let seat = table.active()?;
        let dice = usize::from(table.taken(Party::Seat(seat))) + usize::from(table.has_given(seat));
        Some(dice.saturating_sub(usize::from(table.search().is_some())))
    }
}

/// The banner of these entries: a district that was emptied, or the end of a round.
pub(super) fn banner(view: &View, entries: &[LogEntry<Atlandice>], scene: &Scene<'_, Atlandice>) -> Option<Banner> {
    latest(entries, |entry| {
        let hand = entry.events.iter().find_map(|event| hand(scene, event));
        let emptied = entry.events.iter().find_map(|event| emptied(scene, entry, event));
        let (weight, icon, words, more) = match (emptied, hand) {
            (Some(emptied), hand) => (2, "x-district", emptied, hand.unwrap_or_default()),
            (None, Some(hand)) => (1, "x-hand", hand, String::new()),
            (None, None) => return None,
        };
        let gained = |party: Party| (party, entry.events.iter().map(|event| points(event, party)).sum::<u32>());
        let gains = view.table.parties().map(gained).filter(|(_, points)| *points > 0);
        let gains = gains.map(|(party, points)| (art::mark(party, scene.lang), format!("+{points}"))).collect();
        Some((weight, Banner { step: entry.step, icon: art::icon(icon), words, more, gains }))
    })
}

/// AD-6.1, AD-6.6: a district that was emptied, or is exhausted by it.
fn emptied(scene: &Scene<'_, Atlandice>, entry: &LogEntry<Atlandice>, event: &Event) -> Option<String> {
    let Event::DistrictScored { district: emptied, .. } = *event else { return None };
    let is_exhausted = |event: &Event| matches!(event, Event::Exhausted { district, .. } if *district == emptied);
    let key = if entry.events.iter().any(is_exhausted) { "ad-banner-exhausted" } else { "ad-banner-emptied" };
    Some(say(scene.lang, key, &[("area", words::area_subject(scene.lang, emptied).into())]))
}

/// AD-7.1: the hand was turned, and so the round ends.
fn hand(scene: &Scene<'_, Atlandice>, event: &Event) -> Option<String> {
    let Event::HandTurned { to, symbol, .. } = *event else { return None };
    let kind = words::symbol_kind(symbol);
    let args = [("to", to.into()), ("kind", kind.into()), ("symbol", words::symbol(scene.lang, symbol).into())];
    Some(say(scene.lang, "ad-banner-hand", &args))
}

/// What an event gives a party.
fn points(event: &Event, party: Party) -> u32 {
    match event {
        Event::DistrictScored { majority, .. } | Event::Inventory { majority, .. } => {
            majority.points[party.index()].into()
        }
        _ => 0,
    }
}
