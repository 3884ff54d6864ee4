//! Where the game is and what everybody must notice: the strip with years and phases, and the banner of what the calendar
//! does.

use engine::Seat;
use game_exodus::kinds::Ring;
use game_exodus::{Event, Exodus, PointReason, View};
use maud::{Markup, html};

use super::board::Canvas;
use super::{art, words};
use crate::l10n::say;
use ui::banner::{Banner, latest};
use ui::picture::Scene;
use ui::strip::{Phase, Strip, state};
use ui::table::LogEntry;

impl Canvas<'_> {
    /// AE-4.1: the years with those that score, the phases of this one, and what is scored next.
    pub(super) fn calendar(&self) -> Strip {
        let lang = self.scene.lang;
        let year = self.table.year();
        let ring = |ring: Ring| say(lang, "exodus-text-rings", &[("ring", ring.index().into())]);
        let plain = |key: &str| say(lang, key, &[]);
        // AE-19.2: alone there is no order to choose.
        let order = (self.table.seats() > 1).then(|| plain("exodus-strip-order"));
        let scoring = (self.rows(year) != 0).then(|| plain("exodus-strip-scoring"));
        let first = usize::from(order.is_none());
        let phases: Vec<Phase> = order.into_iter().chain(Ring::ALL.map(ring)).chain(scoring).map(Phase::new).collect();
        // Where luck prepares the next year, this one is over.
        let is_over = self.table.ending().is_some() || (self.table.round() == 0 && self.scene.awaited.is_empty());
        let now = match usize::from(self.table.round()) {
            _ if is_over => phases.len(),
            round => round.saturating_sub(first),
        };
        Strip { round: self.years(), phases, now: (year > 0).then_some(now), fact: self.next_region() }
    }

    /// The regions that are scored after a year: bits.
    fn rows(&self, year: u8) -> u8 {
        self.set.grid.scored.get(usize::from(year)).copied().unwrap_or(0)
    }

    /// The years, which of them are over, and a flag on those after which a region scores.
    fn years(&self) -> Markup {
        let lang = self.scene.lang;
        let years = self.set.counts.years;
        let now = usize::from(self.table.year());
        let words = |year: u8| say(lang, "exodus-board-year-words", &[("year", year.into()), ("years", years.into())]);
        html! {
            b aria-hidden="true" { (say(lang, "exodus-board-year", &[])) }
            ol.years aria-label=(words(self.table.year())) {
                @for year in 1..=years {
                    @let scored = words::scored_after(lang, self.set, year);
                    @let place = state(year.into(), Some(now));
                    li class={ (place) @if scored.is_some() { " scores" } } title=(scored.clone().unwrap_or_else(|| words(year)))
                        aria-current=[(usize::from(year) == now).then_some("step")] {
                        (year)
                        @if let Some(scored) = &scored { span.vh { ": " (scored) } }
                    }
                }
            }
        }
    }

    /// Which region is scored next.
    fn next_region(&self) -> Markup {
        let scored = self.next_scoring().and_then(|year| words::scored_after(self.scene.lang, self.set, year));
        html! { @if let Some(scored) = scored { span.aside { (scored) } } }
    }
}

/// The banner of these entries: a region that was scored, a catastrophe, a year that began.
pub(super) fn banner(view: &View, entries: &[LogEntry<Exodus>], scene: &Scene<'_, Exodus>) -> Option<Banner> {
    latest(entries, |entry| {
        scored(view, scene, entry).map(|banner| (3, banner)).or_else(|| {
            let (weight, icon, words, more) = entry.events.iter().find_map(|event| calendar(view, scene, event))?;
            Some((weight, Banner { step: entry.step, icon: art::icon(icon), words, more, gains: Vec::new() }))
        })
    })
}

/// What the calendar did: how much it weighs, its icon, a sentence and a line.
fn calendar(view: &View, scene: &Scene<'_, Exodus>, event: &Event) -> Option<(u8, &'static str, String, String)> {
    let lang = scene.lang;
    match *event {
        Event::CatastropheTurned { tile, .. } => {
            let face = view.table.components().catastrophe(tile);
            let [middle, top] = [face.middle, face.top].map(|count| words::quarters(lang, count).into());
            let words = say(lang, "exodus-log-catastrophe", &[("middle", middle), ("top", top)]);
            Some((2, "x-catastrophe", words, String::new()))
        }
        // The first year has no other before it.
        Event::YearBegan { year, .. } if year > 1 => {
            let more = words::scored_after(lang, view.table.components(), year).unwrap_or_default();
            Some((1, "x-order", say(lang, "exodus-log-year-solo", &[("year", year.into())]), more))
        }
        _ => None,
    }
}

/// AE-16: the regions that were scored in one step, and what everybody got for them.
fn scored(view: &View, scene: &Scene<'_, Exodus>, entry: &LogEntry<Exodus>) -> Option<Banner> {
    let (lang, set) = (scene.lang, view.table.components());
    let region = |event: &Event| match *event {
        Event::SettlementCounted { row, .. } => Some(words::region(lang, set, row)),
        _ => None,
    };
    let regions: Vec<String> = entry.events.iter().filter_map(region).collect();
    if regions.is_empty() {
        return None;
    }
    let points = |seat: Seat| -> i16 {
        let of = |event: &Event| match *event {
            Event::Scored { seat: who, points, why: PointReason::Settlement { .. } } if who == seat => points,
            _ => 0,
        };
        entry.events.iter().map(of).sum()
    };
    let gains = Seat::all(view.table.seats())
        .filter(|&seat| points(seat) > 0)
        .map(|seat| (art::mark(seat, lang), format!("+{}", points(seat))))
        .collect();
    let words = say(lang, "exodus-banner-scored", &[("region", words::list(lang, &regions).into())]);
    Some(Banner { step: entry.step, icon: art::icon("x-vp"), words, more: String::new(), gains })
}
