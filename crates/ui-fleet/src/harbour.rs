//! The ships: in their berths, on the Ocean, with who is aboard; the Camp is beside the pillars, and New Land on the
//! other shore.

use ::fleet::{Aboard, Berth, COLOURS, Colour, Place, Ship, ShipKind};
use engine::Seat;
use maud::{Markup, html};

use super::edition::{Canvas, Edition, Lead, ship_power, ship_words};
use super::layout::{CUBE, Point, Tenth, heap, hold, hull, seats};
use super::marks::{self, Spot};
use super::{art, words};
use crate::l10n::say;

/// All cubes of a table by colour, one after another.
pub fn each(cubes: &Aboard) -> impl Iterator<Item = (Colour, u8)> {
    let cubes = *cubes;
    words::colours().zip(0..COLOURS).flat_map(move |(colour, index)| (0..cubes[index]).map(move |nth| (colour, nth)))
}

/// Where a cube comes from that was not there before.
pub fn home(colour: Colour) -> String {
    match colour {
        Colour::Seat(seat) => format!("supply-{}", seat.0),
        Colour::Neutral => "camp".into(),
    }
}

impl<E: Edition> Canvas<'_, E> {
    /// The berths of Atlantis.
    pub fn port(&self, beside: &[Markup]) -> Markup {
        let harbour = &self.facts.council.harbour;
        let lang = self.scene.lang;
        html! {
            section.port aria-label=(say(lang, "fleet-board-port", &[])) {
                svg.scene.molesvg viewBox="0 0 120 340" preserveAspectRatio="xMaxYMin meet" aria-hidden="true" {
                    use href="#mole" x="10" y="6" {}
                    use href="#beacon" x="62" y="284" {}
                }
                ol.berths {
                    @for berth in harbour.berths() {
                        @let ship = harbour.ship(berth);
                        li.berth.away[ship.place == Place::Ocean] {
                            @if ship.in_port() && self.facts.council.arriving() != Some(berth) {
                                (self.vessel(berth, beside))
                            } @else {
                                svg.ropes viewBox="0 0 150 24" aria-hidden="true" {
                                    path d="M14 24V7M136 24V7" {}
                                    path.cap d="M12 6h4M134 6h4" {}
                                    path.cord d="M14 11q61 19 122 0" {}
                                }
                                span.plate {
                                    b.letter aria-hidden="true" { (ship.kind.letter()) }
                                    span.name { (words::soft(&words::kind(lang, ship.kind))) }
                                    span.off { (say(lang, "fleet-board-at-sea", &[])) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    pub fn ocean(&self, beside: &[Markup]) -> Markup {
        let harbour = &self.facts.council.harbour;
        let arriving = self.facts.council.arriving();
        let sailing: Vec<Berth> = harbour
            .berths()
            .filter(|&berth| harbour.ship(berth).place == Place::Ocean || arriving == Some(berth))
            .collect();
        html! {
            section class={ "ocean n" (sailing.len()) } aria-label=(say(self.scene.lang, "fleet-board-ocean", &[])) {
                @for &berth in &sailing { (self.vessel(berth, beside)) }
                @if sailing.is_empty() { p.calm { (say(self.scene.lang, "fleet-board-calm", &[])) } }
            }
        }
    }

    /// A ship with its plate, its choices, and what it would score.
    fn vessel(&self, berth: Berth, beside: &[Markup]) -> Markup {
        let lang = self.scene.lang;
        let facts = &self.facts;
        let ship = facts.council.harbour.ship(berth);
        let lit = |spot: &Spot<E>| marks::lit::<E>(self.offer, *spot).is_some();
        let here = [Spot::Ship(berth), Spot::Further(berth)].into_iter().find(lit);
        let can = here.is_some();
        let here = here.unwrap_or(Spot::Ship(berth));
        let touched = self.touched(berth).map(|seat| format!(" touched f{}", seat.0));
        let moves = facts.would_move.as_slice().iter().position(|&moving| moving == berth).filter(|_| !facts.is_over);
        let label = ship_words::<E>(self.scene, facts, berth);
        let aimed = facts.aimed == Some(berth);
        let inside = html! {
            (self.drawing(berth, ship))
            span.plate {
                b.letter aria-hidden="true" { (ship.kind.letter()) }
                span.name { (words::soft(&words::kind(lang, ship.kind))) }
                @if ship.upgraded { span.up { (art::icon(art::power_icon(ship.kind))) } }
                b.taken { (ship.taken()) "/" (ship.seats) }
            }
        };
        html! {
            div #{ "vessel-" (berth) } class={
                "vessel v-" (ship.kind.name())
                @if ship.in_port() { " docked" } @else { " sailing" }
                @if can { " can" }
                @if aimed { " aimed" }
                @if facts.council.arriving() == Some(berth) { " arriving" }
                @if let Some(touched) = touched { (touched) }
            } {
                @if marks::is_asked::<E>(self.offer, here) {
                    (marks::control::<E>(self.offer, lang, here, "ship", &label, &inside))
                } @else {
                    button.ship type="button" aria-describedby={ "tip-" (berth) } { span.vh { (label) " " } (inside) }
                }
                @if let Some(place) = moves { (self.route(place, ship.in_port())) }
                (self.hold_choice(berth))
                @if let Some(beside) = beside.get(usize::from(berth)) { (beside) }
                @if !ship.in_port() && !ship.is_empty() { (self.lands(berth)) }
                (self.tip(berth, ship))
                @if aimed { (self.manifest(berth)) }
            }
        }
    }

    fn drawing(&self, berth: Berth, ship: &Ship) -> Markup {
        let [left, top, width, height] = hull(ship.kind);
        let name = ship.kind.name();
        let places = seats(ship.kind, ship.seats.max(ship.taken()));
        let mut sitting = each(&ship.seated).map(Some).chain(std::iter::repeat(None));
        let seated: Vec<_> = places.iter().map(|place| (place, sitting.next().flatten())).collect();
        let seat = |place: &(&(Point, bool), Option<(Colour, u8)>)| {
            let ((at, _), sits) = place;
            html! {
                @match sits {
                    Some((colour, nth)) => {
                        use href={ "#c-" (art::key(*colour)) } x=(Tenth(at.x)) y=(Tenth(at.y))
                            data-piece={ "r" (berth) "-" (art::key(*colour)) "-" (nth) } data-from=(home(*colour)) {}
                    }
                    None => { use href="#seat" x=(Tenth(at.x)) y=(Tenth(at.y)) {} }
                }
            }
        };
        html! {
            svg.hull viewBox={ (left) " " (top) " " (width) " " (height) } preserveAspectRatio="xMidYMax meet" aria-hidden="true" {
                g data-piece={ "ship-" (berth) } {
                    use href={ "#sb-" (name) } {}
                    @for place in seated.iter().filter(|(place, _)| place.1) { (seat(place)) }
                    use href={ "#sf-" (name) } {}
                    @if ship.upgraded { use href={ "#su-" (name) } {} }
                    @for place in seated.iter().filter(|(place, _)| !place.1) { (seat(place)) }
                    (held(berth, ship))
                }
            }
        }
    }

    /// DA-9.9, LD-9.9: a dotted way for a ship that would move in the Doom phase.
    fn route(&self, place: usize, in_port: bool) -> Markup {
        let key = if in_port { "fleet-board-would-sail" } else { "fleet-board-would-land" };
        html! {
            span.route title=(say(self.scene.lang, key, &[("place", (place + 1).into())])) {
                svg viewBox="0 0 54 16" aria-hidden="true" { path d="M3 11q20-9 38-3" {} path.head d="m39 2 12 6-11 6Z" {} }
                b aria-hidden="true" { (place + 1) }
                span.vh { (say(self.scene.lang, key, &[("place", (place + 1).into())])) }
            }
        }
    }

    /// DA-R82, LD-R78: the refugee in the hold may be given up instead.
    fn hold_choice(&self, berth: Berth) -> Markup {
        let inside = html! { (art::icon("x-hatch")) span { (say(self.scene.lang, "fleet-board-hold", &[])) } };
        html! {
            @if let Some(lit) = marks::lit::<E>(self.offer, Spot::Hold(berth)) {
                (marks::lit_button(lit, self.offer.is_armed(lit), "fromhold", &inside))
            }
        }
    }

    /// What everybody would score if the ship landed now by itself.
    fn lands(&self, berth: Berth) -> Markup {
        let points = (self.facts.if_landed)(berth, None, false);
        if points.iter().all(|(_, points)| *points == 0) {
            return html! {};
        }
        html! {
            span.lands aria-hidden="true" {
                @for (seat, &points) in points.iter().filter(|(_, points)| **points > 0) {
                    span { (art::seat_mark(seat, self.scene.lang)) b { (points) } }
                }
            }
        }
    }

    /// Beside a ship when it is pointed at: what it can do, and its landing in points.
    fn tip(&self, berth: Berth, ship: &Ship) -> Markup {
        let lang = self.scene.lang;
        let spots = [Spot::Ship(berth), Spot::Further(berth)].into_iter();
        let name = spots.filter_map(|spot| marks::lit::<E>(self.offer, spot)).map(|lit| lit.name.as_str()).next();
        let mover = self.scene.viewer.seat();
        let line = |key: &str, mover: Option<Seat>, premium: bool| {
            let points = (self.facts.if_landed)(berth, mover, premium);
            html! {
                li {
                    span { (E::say(lang, key, &[])) }
                    span.pts {
                        @for (seat, &points) in points.iter().filter(|(_, points)| **points > 0) {
                            span.who { (art::seat_mark(seat, lang)) b { (points) } }
                        }
                    }
                }
            }
        };
        let plain_flight = ship.kind == ShipKind::Airship && ship.upgraded;
        html! {
            div.tip #{ "tip-" (berth) } role="tooltip" data-show=[name] {
                p { b { (words::kind(lang, ship.kind)) " " (ship.taken()) "/" (ship.seats) } }
                @if !ship.is_empty() {
                    p.aboardlist {
                        @for colour in words::colours().filter(|&colour| ship.of(colour) > 0) {
                            span { (art::cube(colour)) (ship.of(colour)) span.vh { (words::colour(lang, colour)) } }
                        }
                    }
                }
                @if ship.upgraded { p.power { (art::icon(art::power_icon(ship.kind))) " " (ship_power::<E>(lang, &self.facts, ship.kind)) } }
                @if !ship.is_empty() {
                    ul.landing {
                        (line("fleet-board-lands-itself", None, false))
                        @if mover.is_some() {
                            (line("fleet-board-lands-by-you", mover, false))
                            @if !plain_flight { (line(E::KEYS.lands_premium, mover, true)) }
                        }
                    }
                }
            }
        }
    }

    /// Whom it can hit, as large as fingers: the refugees aboard the ship that is asked about.
    fn manifest(&self, berth: Berth) -> Markup {
        let lang = self.scene.lang;
        let ship = self.facts.council.harbour.ship(berth);
        let parts: Vec<_> = self
            .offer
            .lits
            .iter()
            .filter_map(|lit| match E::spot(lit.action) {
                Spot::Aboard(colour, in_hold) => Some((lit, Some(colour), in_hold)),
                Spot::IntoHold => Some((lit, None, true)),
                _ => None,
            })
            .collect();
        html! {
            @if !parts.is_empty() {
                ul.manifest {
                    @for (lit, colour, in_hold) in parts {
                        @let inside = html! {
                            @match colour {
                                Some(colour) => {
                                    (art::cube(colour))
                                    b { "×" (ship.of_part(colour, in_hold)) }
                                }
                                None => { (art::icon("x-holds")) }
                            }
                            @if in_hold { small { (say(lang, "fleet-board-hold", &[])) } }
                        };
                        li { (marks::lit_button(lit, self.offer.is_armed(lit), "aboard", &inside)) }
                    }
                }
            }
        }
    }

    /// DA-2.5, LD-1.4: the neutrals ashore.
    pub fn camp(&self) -> Markup {
        let lang = self.scene.lang;
        let camp = self.facts.council.harbour.camp;
        html! {
            div.camp data-piece="camp" role="img" aria-label={ (say(lang, "fleet-board-camp", &[])) ": " (words::neutrals(lang, camp)) } {
                svg viewBox="0 0 270 40" aria-hidden="true" {
                    use href="#tent" x="4" y="10" {}
                    use href="#tent" x="34" y="14" {}
                    @for nth in 0..camp.min(10) {
                        @let x = 82.0 + 18.4 * f32::from(nth);
                        use href="#c-n" x=(Tenth(x)) y=(if nth % 2 == 0 { 12 } else { 17 }) {}
                    }
                }
                span.wall aria-hidden="true" { span { (say(lang, "fleet-board-camp", &[])) } b { (camp) } }
            }
        }
    }

    /// Who has reached New Land this round, and who is the most there.
    pub fn land(&self, more: &Markup) -> Markup {
        let lang = self.scene.lang;
        let there = self.facts.council.harbour.new_land;
        let from = self.landed().map(|ship| format!("ship-{ship}"));
        let lead = self.facts.lead;
        let empty = there.iter().all(|&cubes| cubes == 0);
        html! {
            section.land aria-label=(say(lang, "fleet-board-land", &[])) {
                svg.scene.shore viewBox="96 -70 264 490" preserveAspectRatio="none" aria-hidden="true" { use href="#shore" {} }
                ul.heaps {
                    @for colour in words::colours() {
                        @let count = there[colour.index()];
                        @if count > 0 {
                            @let (cubes, size) = heap(count);
                            li class={ "f" (art::key(colour)) @if matches!((lead, colour), (Lead::Seat(seat), Colour::Seat(other)) if seat == other) { " leads" } } title={ (words::colour(lang, colour)) ": " (count) } {
                                svg viewBox={ "-4 -2 " (Tenth(size.x.max(CUBE.x) + 8.0)) " " (Tenth(size.y + 7.0)) } width=(Tenth(size.x + 8.0)) aria-hidden="true" {
                                    ellipse.cast cx=(Tenth(size.x / 2.0)) cy=(Tenth(size.y - 1.0)) rx=(Tenth(size.x / 2.0 + 3.0)) ry="5" {}
                                    @for (nth, cube) in cubes.iter().enumerate().rev() {
                                        use href={ "#c-" (art::key(colour)) } x=(Tenth(cube.x)) y=(Tenth(cube.y))
                                            data-piece={ "l-" (art::key(colour)) "-" (nth) } data-from=[from.as_deref()] {}
                                    }
                                }
                                b aria-hidden="true" { (count) }
                                span.vh { (words::colour(lang, colour)) " " (count) }
                            }
                        }
                    }
                }
                @if empty {
                    svg.fire viewBox="-30 -30 60 46" aria-hidden="true" { use href="#fire" {} }
                }
                (more)
                p.most {
                    b { (say(lang, "fleet-board-land", &[])) }
                    span {
                        @match lead {
                            Lead::Seat(seat) => {
                                (art::seat_mark(seat, lang)) " "
                                (say(lang, "fleet-board-majority", &[("points", 2.into())]))
                            }
                            Lead::Neutral => {
                                (art::mark(Colour::Neutral, lang)) " " (E::say(lang, E::KEYS.blocked, &[]))
                            }
                            Lead::Nobody => { (say(lang, "fleet-board-land-empty", &[])) }
                        }
                    }
                }
            }
        }
    }
}

/// DA-11.6, LD-11.6: who is in the hidden hold.
fn held(berth: Berth, ship: &Ship) -> Markup {
    let total: u8 = ship.hold.iter().sum();
    let (places, [x, y, width, height]) = hold(ship.kind, total);
    html! {
        @if total > 0 {
            rect.holdbox x=(Tenth(x)) y=(Tenth(y)) width=(Tenth(width)) height=(Tenth(height)) rx="5" {}
            use.holdmark href="#x-hatch" x=(Tenth(x + 2.0)) y=(Tenth(y + 3.0)) width="14" height="14" {}
            @for (at, (colour, nth)) in places.iter().zip(each(&ship.hold)) {
                g transform={ "translate(" (Tenth(at.x)) " " (Tenth(at.y)) ")scale(.72)" } {
                    use href={ "#c-" (art::key(colour)) } data-piece={ "h" (berth) "-" (art::key(colour)) "-" (nth) }
                        data-from=(home(colour)) {}
                }
            }
        }
    }
}
