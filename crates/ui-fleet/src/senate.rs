//! The Senate as a half circle with everybody's cubes in Senate order, and the seven figures above it.

use ::fleet::Colour;
use engine::Seat;
use maud::{Markup, html};

use super::edition::{Asking, Canvas, Edition};
use super::harbour::home;
use super::layout::{SENATE, STEPS, Tenth, around, senators};
use super::marks::{self, Spot};
use super::{art, words};
use crate::l10n::say;

/// One of the seven: portrait, who holds it, what lies on it.
pub struct Figure<E: Edition> {
    pub kind: E::Figure,
    /// Its name in ids.
    pub id: &'static str,
    pub name: String,
    pub power: String,
    pub holder: Option<Seat>,
    /// Its field, from 0.
    pub field: u8,
    /// What lies on it.
    pub bonus: Markup,
    /// What lies on it in words; may be empty.
    pub bonus_words: String,
}

impl<E: Edition> Canvas<'_, E> {
    /// The Senate and the figures, from the left.
    pub fn senate(&self, figures: &[Figure<E>], more: &Markup) -> Markup {
        html! {
            section.senate aria-label=(say(self.scene.lang, "fleet-board-senate", &[])) {
                (self.steps())
                ol.factions {
                    @for (field, figure) in figures.iter().enumerate() {
                        li class={ "at-" (field) } { (self.figure(figure)) }
                    }
                }
                (more)
            }
        }
    }

    fn steps(&self) -> Markup {
        let lang = self.scene.lang;
        let council = self.facts.council;
        let order = council.senate_order();
        let order = order.as_slice();
        let places = order.len();
        let picking = self.facts.asking == Asking::Picking;
        let share = 1.0 / places as f32;
        let x = Tenth(SENATE.x);
        let most = order.first().filter(|&&seat| council.senate(seat) > 0);
        html! {
            svg.benches viewBox="60 60 380 190" aria-hidden="true" {
                ellipse.under cx=(x) cy=(Tenth(SENATE.y + 8.0)) rx="186" ry="12" {}
                @for (index, radius) in STEPS.into_iter().enumerate() {
                    path.riser d=(half(radius)) {}
                    path.tier.podium[index == 3] d=(half(radius - 2.5)) {}
                }
                path.joints d=(joints()) {}
                @for place in 1..places {
                    @let (a, b) = (around(58.0, share * place as f32), around(150.0, share * place as f32));
                    path.aisle d={ "M" (Tenth(a.x)) " " (Tenth(a.y)) "L" (Tenth(b.x)) " " (Tenth(b.y)) } {}
                    path.stair d={ "M" (Tenth(a.x)) " " (Tenth(a.y)) "L" (Tenth(b.x)) " " (Tenth(b.y)) } {}
                }
                path.base d="M82 231h336l6 10H76Z" {}
                @for (place, &seat) in order.iter().enumerate() {
                    g {
                        title { (words::name(self.scene, seat)) ": " (words::cubes(lang, council.senate(seat))) }
                        (self.wedge(place, places, seat, picking))
                    }
                }
                text.stitle x=(x) y=(Tenth(SENATE.y - 8.0)) { (say(lang, "fleet-board-senate", &[])) }
                @if let Some(&seat) = most {
                    g transform={ "translate(" (Tenth(SENATE.x - 24.0)) " " (Tenth(SENATE.y - 44.0)) ")" } {
                        title { (words::name(self.scene, seat)) ": " (say(lang, "fleet-board-majority", &[("points", 2.into())])) }
                        svg class={ "mk f" (seat.0) } width="18" height="18" viewBox="0 0 24 24" { (art::mark_inside(Colour::Seat(seat), lang)) }
                        text.bonus x="22" y="14" { "+2" }
                    }
                }
            }
            ol.vh {
                @for &seat in order {
                    li { (words::name(self.scene, seat)) ": " (words::cubes(lang, council.senate(seat))) }
                }
            }
        }
    }

    /// A player's part: cubes, mark and count.
    fn wedge(&self, place: usize, places: usize, seat: Seat, picking: bool) -> Markup {
        let lang = self.scene.lang;
        let count = self.facts.council.senate(seat);
        let (cubes, scale) = senators(place, places, count);
        let middle = around(69.0, (place as f32 + 0.5) / places as f32);
        let places_only = self.facts.places_only;
        let price = self.facts.price(seat).filter(|_| picking);
        html! {
            @for (nth, at) in cubes.iter().enumerate() {
                g transform={ "translate(" (Tenth(at.x - 10.0 * scale)) " " (Tenth(at.y - 13.0 * scale)) ")scale(" (scale) ")" } {
                    ellipse.cast cx="10" cy="21" rx="12" ry="3" {}
                    use href={ "#c-" (seat.0) } data-piece={ "s-" (seat.0) "-" (nth) } data-from=(home(Colour::Seat(seat))) {}
                }
            }
            svg class={ "mk f" (seat.0) } x=(Tenth(middle.x - 15.0)) y=(Tenth(middle.y - 8.0)) width="15" height="15" viewBox="0 0 24 24" {
                (art::mark_inside(Colour::Seat(seat), lang))
            }
            @if let Some(price) = price {
                g transform={ "translate(" (Tenth(middle.x - 1.0)) " " (Tenth(middle.y - 10.0)) ")scale(.84)" } {
                    use href="#coin" {}
                    text.coin x="12" y="16.600" { (price) }
                }
            } @else {
                text.num x=(Tenth(middle.x + 8.0)) y=(Tenth(middle.y + 5.0)) {
                    @if places_only { (place + 1) "." } @else { (count) }
                }
            }
        }
    }

    /// A figure: its portrait, who holds it, what lies on it.
    fn figure(&self, figure: &Figure<E>) -> Markup {
        let lang = self.scene.lang;
        let Figure { id, name, power, holder, bonus_words, .. } = figure;
        let held = holder.map(|seat| words::mark(lang, Colour::Seat(seat))).unwrap_or_default();
        let mut label = if held.is_empty() { name.clone() } else { format!("{name}: {held}") };
        if !bonus_words.is_empty() {
            label = format!("{label}. {bonus_words}");
        }
        let standing = self.markers(figure.field);
        let class = format!(
            "bust{}{}",
            holder.map(|seat| format!(" own f{}", seat.0)).unwrap_or_default(),
            if self.took(figure.kind) { " touched" } else { "" }
        );
        let inside = html! {
            svg.bst viewBox="0 0 48 60" aria-hidden="true" { use href={ "#b-" (id) } {} }
            span.fname { (name) }
            @if let Some(seat) = *holder { span.holder { (art::seat_mark(seat, lang)) } }
            @if holder.is_none() && !standing.is_empty() {
                span.stood { @for &seat in &standing { (art::seat_mark(seat, lang)) } }
            }
            (figure.bonus)
        };
        let here = Spot::<E>::Bust(figure.kind);
        let tip = format!("faction-{id}");
        html! {
            @if marks::is_asked::<E>(self.offer, here) {
                (marks::control::<E>(self.offer, lang, here, &class, &label, &inside))
            } @else {
                button class=(class) type="button" aria-describedby=(tip) { (inside) span.vh { " " (held) " " (bonus_words) } }
            }
            div.tip #(tip) role="tooltip" { p { b { (label) } } p { (power) } }
        }
    }

    /// The players whose markers stand on a field, holding another faction or none.
    fn markers(&self, field: u8) -> Vec<Seat> {
        let council = self.facts.council;
        council
            .senate_order()
            .as_slice()
            .iter()
            .copied()
            .filter(|&seat| council.players[seat].marker == field)
            .collect()
    }
}

pub(crate) fn half(radius: f32) -> String {
    let (left, right) = (around(radius, 0.0), around(radius, 1.0));
    let r = Tenth(radius);
    format!("M{} {}A{r} {r} 0 0 1 {} {}Z", Tenth(left.x), Tenth(left.y), Tenth(right.x), Tenth(right.y))
}

pub(crate) fn joints() -> String {
    (1..24)
        .map(|turn| {
            let (a, b) = (around(82.0, turn as f32 / 24.0), around(149.0, turn as f32 / 24.0));
            format!("M{} {}L{} {}", Tenth(a.x), Tenth(a.y), Tenth(b.x), Tenth(b.y))
        })
        .collect()
}
