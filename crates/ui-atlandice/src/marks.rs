//! What lies over the picture: the choices as buttons, why something cannot be chosen, and the last move.

use engine::{Refusal, Seat, variants};
use game_atlandice::{Area, Atlandice, Event, Good, Party, View};
use maud::{Markup, html};

use super::board::{Canvas, Spot, spot};
use super::choices::Lit;
use super::flights::{Flights, Place};
use super::layout::Dial;
use super::{art, refusals, words};
use ui::picture::Scene;

/// Something on the board: a button of the form if it may be chosen, a button that says why if it may not, and a plain
/// thing if nobody asks. `said` is what readers hear of it.
pub(super) fn control(canvas: &Canvas<'_>, here: Spot, class: &str, said: &str, inside: &Markup) -> Markup {
    let is_here = |action| spot(action, canvas.source()) == Some(here);
    if let Some(lit) = canvas.offer.lit(is_here) {
        // AD-9.3: what is taken for the neutral party bears its mark.
        let neutral = matches!(lit.preview.gains, Some((Party::Neutral, _)));
        let inside = html! {
            (inside)
            @if neutral { span.forn { (art::neutral_sign()) } }
        };
        let named = named(here, sentences(&[&lit.words, said, &lit.detail]), &inside);
        return lit_button(lit, canvas.offer.is_armed(lit), class, named);
    }
    let refused = canvas.offer.refused.iter().find(|(action, _)| is_here(*action));
    match refused {
        Some((action, illegal)) => {
            let sentence = refusals::refusal(illegal, canvas.scene.lang);
            let words = words::action(canvas.scene.lang, canvas.view, *action);
            let Named { label, content } = named(here, sentences(&[&words, said]), inside);
            html! {
                button class={ (class) " no" } type="button" aria-disabled="true" title=(sentence) data-why=(sentence)
                    data-clause=(illegal.clause()) aria-label=[label] { (content) }
            }
        }
        None if matches!(here, Spot::Plate(_)) => html! { div class=(class) { (inside) } },
        None => html! { span class=(class) title=(said) { (inside) span.vh { (said) } } },
    }
}

/// What a button is called, and what it shows.
pub(super) struct Named {
    label: Option<String>,
    content: Markup,
}

impl Named {
    /// By a label; what it shows has no words.
    pub(super) fn by_label(lit: &Lit, inside: &Markup) -> Self {
        Self::labelled(sentences(&[&lit.words, &lit.detail]), inside)
    }

    fn labelled(said: String, inside: &Markup) -> Self {
        Self { label: Some(said), content: html! { span.in aria-hidden="true" { (inside) } } }
    }
}

/// A plate shows words and numbers, and what is seen must be part of the name: it is called by its content.
fn named(here: Spot, said: String, inside: &Markup) -> Named {
    match here {
        Spot::Plate(_) => Named { label: None, content: html! { span.vh { (said) " " } span.in { (inside) } } },
        _ => Named::labelled(said, inside),
    }
}

/// What there is to say, one after the other.
fn sentences(parts: &[&str]) -> String {
    let mut all = String::new();
    for part in parts.iter().filter(|part| !part.is_empty()) {
        if !all.is_empty() {
            all += if all.ends_with('.') { " " } else { ". " };
        }
        all += part;
    }
    all
}

/// A choice as a button of the form.
pub(super) fn lit_button(lit: &Lit, armed: bool, class: &str, Named { label, content }: Named) -> Markup {
    html! {
        button class={ (class) " lit" @if armed { " armed" } } form="act" name="action" value=(lit.value)
            data-pv=(lit.name) data-words=(lit.words) data-detail=(lit.detail) data-clause=(lit.clause)
            data-key=[lit.key] data-confirm=[lit.confirm.then_some("")]
            aria-label=[label] {
            (content)
            // The style sheet writes the key, so that it is no part of the words.
            @if let Some(key) = lit.key { span.key data-k=(key) aria-hidden="true" {} }
        }
    }
}

/// The way the hand went last.
pub(super) fn hand_trail(canvas: &Canvas<'_>, dial: Dial) -> Markup {
    let way = canvas.last.newest(|event| {
        let (Event::HandTurned { from, to, .. } | Event::HandNudged { from, to }) = event else { return None };
        (from < to).then_some((from, to))
    });
    html! {
        @if let Some((from, to)) = way {
            path.handtrail d=(dial.way(usize::from(from), usize::from(to), 232.0)) {}
        }
    }
}

pub(super) struct Roll {
    pub(super) face: u8,
    /// Whether the tile asks for this face.
    pub(super) success: bool,
    pub(super) seat: Seat,
    /// The number of the step, to tell one roll from the next.
    pub(super) step: usize,
}

/// What the last turn moved: it stays marked in the mover's colour.
pub(super) struct Last {
    events: Vec<Event>,
    flights: Flights,
    /// The number of the step that each event belongs to.
    steps: Vec<usize>,
}

impl Last {
    pub(super) fn of(view: &View, scene: &Scene<'_, Atlandice>) -> Self {
        let chosen = scene.last.iter().rposition(|entry| entry.seat.is_some() && !entry.forced).unwrap_or(0);
        let fresh = scene.last[..chosen].iter().map(|entry| entry.events.len()).sum();
        let steps = scene.last.iter().flat_map(|entry| std::iter::repeat_n(entry.step, entry.events.len())).collect();
        let events: Vec<Event> = scene.last.iter().flat_map(|entry| entry.events.iter().copied()).collect();
        Self { flights: Flights::of(view, &events, fresh), events, steps }
    }

    /// The newest event that tells this.
    fn newest<T>(&self, tell: impl Fn(Event) -> Option<T>) -> Option<T> {
        self.events.iter().rev().find_map(|&event| tell(event))
    }

    /// Whether all dice were rolled.
    pub(super) fn rolled(&self) -> bool {
        self.events.iter().any(|event| matches!(event, Event::GatesOpened { .. }))
    }

    /// Who searched here or moved something to this place last.
    pub(super) fn at(&self, place: Area) -> Option<Seat> {
        self.newest(|event| match event {
            Event::Searched { seat, area, .. }
            | Event::SearchedAgain { seat, area, .. }
            | Event::Moved { seat, to: area, .. }
            | Event::DieTurned { seat, to: area, .. }
            | Event::Sailed { seat, to: area, .. }
            | Event::Swapped { seat, district: area, .. } => (area == place).then_some(seat),
            variants!(Event:
                Started TilesLaid GatesOpened RecipientChosen NothingThere Taken Declined Rolled NoTarget HandNudged
                DistrictScored Returned Uncovered Exhausted HandTurned Inventory Donated Stopped StartPassed Ended
                FinalScored
            ) => None,
        })
    }

    /// Who took a die here.
    pub(super) fn searched(&self, place: Area) -> Option<Seat> {
        self.newest(|event| {
            if let Event::Searched { seat, area, .. } = event {
                return (area == place).then_some(seat);
            }
            let Event::DieTurned { seat, from, to } = event else { return None };
            (from == place || to == place).then_some(seat)
        })
    }

    /// Who took from a pile or added to it.
    pub(super) fn touched(&self, place: Area, what: Good) -> Option<Seat> {
        self.newest(|event| {
            let (seat, places, goods) = match event {
                Event::Taken { seat, good, area, .. } => (seat, [area; 2], [good; 2]),
                Event::Moved { seat, good, from, to } => (seat, [from, to], [good; 2]),
                Event::Swapped { seat, area, away, district, came } => (seat, [area, district], [away, came]),
                Event::Donated { seat, first, second, .. } => (seat, [what.district(); 2], [first, second]),
                variants!(Event:
                    Started TilesLaid GatesOpened RecipientChosen Searched SearchedAgain NothingThere Declined Rolled
                    NoTarget DieTurned Sailed HandNudged DistrictScored Returned Uncovered Exhausted HandTurned
                    Inventory Stopped StartPassed Ended FinalScored
                ) => return None,
            };
            (places.contains(&place) && goods.contains(&what)).then_some(seat)
        })
    }

    /// What was rolled for a tile of this district.
    pub(super) fn roll(&self, place: Area) -> Option<Roll> {
        self.events.iter().zip(&self.steps).rev().find_map(|(event, &step)| {
            let Event::Rolled { seat, tile, face, success } = *event else { return None };
            (tile.district() == place).then_some(Roll { face, success, seat, step })
        })
    }

    /// Who moved the submarine here.
    pub(super) fn sailed(&self, place: Area) -> Option<Seat> {
        self.newest(|event| {
            let Event::Sailed { seat, to, .. } = event else { return None };
            (to == place).then_some(seat)
        })
    }

    /// Where a token came from: its name on the page before it travelled.
    pub(super) fn came(&self, what: Good, place: Place, index: u8) -> Option<String> {
        let (from, nth) = self.flights.good(what, place, index)?;
        Some(token(what, from, nth))
    }

    pub(super) fn die_came(&self, round: u16, place: Place, index: u8) -> Option<String> {
        let (from, nth) = self.flights.die(place, index)?;
        Some(die(round, from, nth))
    }

    /// The face of the newest die of a party, by the area it lay beside.
    pub(super) fn die_taken(&self, holder: Party) -> Option<Area> {
        self.newest(|event| {
            let Event::Searched { party, area, .. } = event else { return None };
            (party == holder).then_some(area)
        })
    }
}

/// The name of a token on the page.
pub(super) fn token(good: Good, place: Place, index: u8) -> String {
    match place {
        Place::Area(area) => format!("g-{}-{}-{index}", area.letter(), good.letter()),
        Place::Held(party) => format!("g-{party}-{}-{index}", good.letter()),
    }
}

/// The name of a die on the page: every round rolls new ones.
pub(super) fn die(round: u16, place: Place, index: u8) -> String {
    match place {
        Place::Area(area) => format!("d{round}-{}-{index}", area.letter()),
        Place::Held(party) => format!("d{round}-{party}-{index}"),
    }
}
