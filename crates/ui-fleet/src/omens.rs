//! What is to come: the pillars of doom, the picture on an event, and the track of points.

use ::fleet::Colour;
use maud::{Markup, html};

use super::edition::{Canvas, Edition};
use super::{art, words};
use crate::l10n::say;

impl<E: Edition> Canvas<'_, E> {
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
        let at = |points: i32| format!("{:.1}%", 2.5 + 95.0 * points as f32 / last as f32);
        let step = if last > 80 { 10 } else { 5 };
        html! {
            div.track {
                svg height="40" width="100%" aria-hidden="true" {
                    rect.groove x="0" y="17" width="100%" height="20" rx="10" {}
                    @for points in (0..=last).step_by(step) {
                        svg x=(at(points)) y="0" overflow="visible" {
                            path.notch d=(if points % 10 == 0 { "M0 17v4M0 33v4" } else { "M0 24v6" }) {}
                            @if points % 10 == 0 { text.tickn y="31" { (points) } }
                        }
                    }
                    @for (index, &seat) in seats.iter().enumerate().rev() {
                        @let Lap { points, badge } = shown(council.points(seat));
                        @let above = seats[..index].iter().filter(|&&other| (shown(council.points(other)).points - points).abs() <= last / 60).count();
                        svg x=(at(points)) y=(12 - 3 * above as i32) overflow="visible" {
                            g data-piece={ "vp-" (seat.0) } {
                                svg class={ "mk f" (seat.0) } x=(12 * above as i32 - 12) y="1" width="24" height="24" viewBox="0 0 24 24" {
                                    (art::mark_inside(Colour::Seat(seat), lang))
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
