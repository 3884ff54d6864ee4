//! Where the game is and what is to come: round and phase, the pillars of doom, the picture on an event, the track of
//! points.

use ::fleet::Colour;
use engine::Seat;
use maud::{Markup, html};

use super::edition::{Asking, Canvas, Edition};
use super::{art, words};
use crate::l10n::say;
use ui::strip::{Phase, Strip};

impl<E: Edition> Canvas<'_, E> {
    /// DA-3.0, LD-3.0: the round, its phases with the votes one by one, and how many events are to come.
    pub fn strip(&self) -> Strip {
        let lang = self.scene.lang;
        let council = self.facts.council;
        // Before the first round nothing is under way.
        let now =
            Some(if self.facts.is_over { E::KEYS.phases.len() } else { self.phase() }).filter(|_| council.round > 0);
        let first = usize::from(self.facts.places_only);
        let phase = |(place, key)| {
            let votes = (usize::from(self.facts.row_length), Some(usize::from(self.facts.vote.slot)));
            Phase { words: E::say(lang, key, &[]), parts: (place == VOTES).then_some(votes) }
        };
        Strip {
            round: html! { b { (say(lang, "fleet-board-round", &[("round", council.round.max(1).into())])) } },
            phases: E::KEYS.phases.into_iter().enumerate().skip(first).map(phase).collect(),
            now: now.map(|now| now.saturating_sub(first)),
            fact: html! {
                span.aside title=(say(lang, "fleet-board-event-deck", &[])) {
                    (art::icon("x-doom")) b aria-hidden="true" { (council.event_deck) }
                    span.vh { (say(lang, "fleet-board-event-deck", &[])) ": " (council.event_deck) }
                }
            },
        }
    }

    /// Which phase it is, counted from 0.
    fn phase(&self) -> usize {
        let facts = &self.facts;
        let laid = self.facts.council.senate_order().as_slice().iter().any(|&seat| facts.cards.players[seat].laid > 0);
        match facts.asking {
            Asking::Influence => 0,
            Asking::Picking => 1,
            Asking::Laying => 2,
            Asking::Sealing | Asking::Looking | Asking::Declaring => VOTES,
            Asking::After => VOTES + 1,
            // Powers come before the rows; a card is carried out while there is a ranking.
            Asking::Other if !laid => 1,
            Asking::Other if facts.vote.ranking.is_empty() => VOTES + 1,
            Asking::Other => VOTES,
        }
    }

    /// DA-2.3, DA-12.2, LD-2.3, LD-12.3: three pillars; those whose marker is gone have fallen, the next one is cracked.
    pub fn doom(&self) -> Markup {
        let lang = self.scene.lang;
        let left = self.facts.council.markers_left;
        let next = usize::from(3 - left.min(3));
        html! {
            section.doom aria-label=(say(lang, "fleet-board-doom", &[("left", left.into())])) {
                svg.pillars viewBox="0 0 260 152" aria-hidden="true" {
                    @for index in 0..3 {
                        g transform={ "translate(" (28 + 78 * index) " 16)" } {
                            @if index < next {
                                use href="#stump" {}
                                path d="M40 100l4-8 9 2 5 6ZM-14 100l5-9 10-3 5 12Z" fill="url(#g-mard)" {}
                            }
                            g.shaft.down[index < next] { use href="#column" {} }
                            @if index == next { path.crack d="M14 24l8 14-9 10 10 16-6 12 7 12" {} }
                        }
                    }
                    g.lintel.broken[next == 1].gone[next == 2].sunk[next > 2] { path d="M14 2h232l-6 15H22L8 10l6-4Z" fill="url(#g-marv)" {} path d="M22 17h218" class="flut" {} }
                    path d="M6 116h248l6 9H0Z" fill="url(#g-marv)" {}
                    path d="M0 125h260v25H0Z" fill="url(#g-mard)" {}
                    @for index in 0..3 {
                        g class={ "plinth" @if index < next { " past" } @else if index == next { " next" } } {
                            rect x=(12 + 78 * index) y="127" width="72" height="21" rx="3" {}
                            @let ships = &self.facts.upgraded_by[index];
                            @if index == 2 || ships.is_empty() {
                                use href=(if index == 2 { "#x-wave" } else { "#x-pillar" }) x=(40 + 78 * index) y="129" width="16" height="16" {}
                            } @else {
                                text x=(48 + 78 * index) y="143" { (ships) }
                            }
                        }
                    }
                }
                (self.camp())
                div.tip role="tooltip" {
                    p { b { (say(lang, "fleet-board-doom", &[("left", left.into())])) } }
                    p { (say(lang, ["fleet-board-doom-end", "fleet-board-doom-third", "fleet-board-doom-second", "fleet-board-doom-first"][usize::from(left.min(3))], &[])) }
                }
            }
        }
    }

    /// The track of points up to its last number; a marker stands on the points that `shown` makes of it.
    pub fn track(&self, last: i32, shown: impl Fn(i32) -> Lap) -> Markup {
        let lang = self.scene.lang;
        let council = self.facts.council;
        let order = council.senate_order();
        let seats = order.as_slice();
        let mut markers: Vec<(Seat, Lap)> = seats.iter().map(|&seat| (seat, shown(council.points(seat)))).collect();
        markers.sort_by_key(|(_, lap)| lap.points);
        let places = side_by_side(markers.iter().map(|(_, lap)| lap.points), last / 30);
        let at = |points: i32| format!("{:.1}%", 2.5 + 95.0 * points as f32 / last as f32);
        let step = if last > 80 { 10 } else { 5 };
        html! {
            div.track {
                svg height="40" width="100%" aria-hidden="true" {
                    title { (say(lang, "fleet-board-track", &[])) }
                    rect.groove x="0" y="17" width="100%" height="20" rx="10" {}
                    @for points in (0..=last).step_by(step) {
                        svg x=(at(points)) y="0" overflow="visible" {
                            path.notch d=(if points % 10 == 0 { "M0 17v4M0 33v4" } else { "M0 24v6" }) {}
                            @if points % 10 == 0 { text.tickn y="31" { (points) } }
                        }
                    }
                    @for ((seat, Lap { points, badge }), place) in markers.iter().zip(places) {
                        svg x=(at(*points)) y="12" overflow="visible" {
                            g data-piece={ "vp-" (seat.0) } {
                                title { (words::name(self.scene, *seat)) ": " (words::points(lang, council.points(*seat))) }
                                svg class={ "mk f" (seat.0) } x=(MARKER * place - 12) y="1" width="24" height="24" viewBox="0 0 24 24" {
                                    (art::mark_inside(Colour::Seat(*seat), lang))
                                }
                                (badge)
                            }
                        }
                    }
                }
                ol.vh {
                    @for &seat in seats { li { (words::name(self.scene, seat)) ": " (words::points(lang, council.points(seat))) } }
                }
            }
        }
    }
}

/// How far apart markers stand on the track, in pixels: as wide as their shape.
const MARKER: i32 = 21;

/// The place of each marker in the row it forms with those before it that are `near`, lowest points first: equal scores
/// stand side by side.
fn side_by_side(points: impl Iterator<Item = i32>, near: i32) -> Vec<i32> {
    let mut places: Vec<i32> = Vec::new();
    let mut before = None;
    for points in points {
        let place = match (before, places.last()) {
            (Some(before), Some(place)) if points - before <= near => place + 1,
            _ => 0,
        };
        places.push(place);
        before = Some(points);
    }
    places
}

/// The place of the votes among the phases.
const VOTES: usize = 3;

/// Where a marker stands, and what lies beside it.
pub struct Lap {
    pub points: i32,
    pub badge: Markup,
}

pub fn vista(id: &str) -> Markup {
    html! {
        svg.vista viewBox="0 0 176 76" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            rect.vsky width="176" height="76" {}
            circle.vsun cx="130" cy="54" r="24" {}
            path.vsea d="M0 54q22-7 44 0t44 0 44 0 44 0v22H0Z" {}
            use.vicon href={ "#" (id) } x="62" y="10" width="52" height="52" {}
            path.vwave d="M0 64q22-7 44 0t44 0 44 0 44 0" {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_scores_stand_side_by_side() {
        assert_eq!(side_by_side([0, 0, 0, 0, 0].into_iter(), 2), [0, 1, 2, 3, 4]);
        assert_eq!(side_by_side([3, 5, 6, 20, 41].into_iter(), 2), [0, 1, 2, 0, 0]);
        assert_eq!(side_by_side([7].into_iter(), 2), [0]);
    }
}
