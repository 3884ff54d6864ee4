//! Pictures of the city: where everybody comes from, a year on its three rings, and how far a king gets.

use game_exodus::components::FieldFace;
use game_exodus::kinds::{Book, Colour, Field, Residence, Ring, ShipType};
use maud::{Markup, html};

use super::{BLUE, RED, Sheet, arrow, at, king, placed, step};
use crate::layout::{self, Band, Point, RINGS, Tenth, polar, spread};
use crate::rings::Disc;
use crate::tiles::{self, Tile};
use crate::{art, rings};

/// The city is turned so that the first field of the top ring lies in the middle: what it reaches is then the upper half.
const TURN: f32 = -45.0;

/// The field that the kings of these pictures start from.
const START: Field = Field::new(Ring::Top, 0);

impl Sheet<'_> {
    fn disc(&self, ring: Ring) -> Disc {
        let city = &self.set.city;
        let areas = &city.areas[ring.index()];
        let arc = |area: &game_exodus::components::Area| layout::area(area.first_slot, area.slots, city.slots);
        let fields = areas
            .iter()
            .flat_map(|area| (0..area.fields).map(move |nth| arc(area).part(nth.into(), area.fields.into())));
        Disc { ring: ring.index(), areas: areas.iter().map(arc).collect(), fields: fields.collect(), turn: TURN }
    }

    /// The bare rings: stone, canals, walls.
    fn ground(&self, houses: bool) -> Markup {
        html! {
            @for ring in Ring::ALL.into_iter().rev() {
                @let disc = self.disc(ring);
                (disc.bed())
                g transform={ "rotate(" (Tenth(TURN)) ")" } {
                    @if houses && ring != Ring::Top {
                        @for field in &disc.fields {
                            use href={ "#hA-" (disc.ring) } transform={ "rotate(" (Tenth(field.from)) ")" } {}
                            use href={ "#hB-" (disc.ring) } transform={ "rotate(" (Tenth(field.to)) ")" } {}
                        }
                    }
                    (disc.colonnades())
                    @let rim = RINGS[disc.ring].outer + 5.0;
                    circle.rim0 r=(Tenth(rim)) stroke-width="10" {}
                    circle.rim1 r=(Tenth(rim)) stroke-width="7" {}
                    @for area in &disc.areas { use href={ "#wall-" (disc.ring) } transform={ "rotate(" (Tenth(area.from)) ")" } {} }
                }
            }
            (rings::temple())
        }
    }

    fn wedge(&self, field: Field, cut: f32) -> String {
        let ring = field.ring();
        self.disc(ring).now(field.number().into()).cut(cut).wedge(RINGS[ring.index()])
    }

    /// The middle of a field, so far from the middle of the city.
    fn spot(&self, field: Field, radius: f32) -> Point {
        polar(radius, self.disc(field.ring()).now(field.number().into()).middle())
    }

    /// What a field gives, side by side.
    fn gains(&self, field: Field) -> Markup {
        let ring = field.ring();
        let face = self.set.city.field(field);
        let items = items(face);
        let band = Band { inner: RINGS[ring.index()].inner, outer: RINGS[ring.index()].outer - 9.0 };
        let count = items.len() + usize::from(face.tile.is_some());
        let (points, size) = spread(self.disc(ring).now(field.number().into()), band, count, 38.0);
        html! {
            @for (&(id, n), middle) in items.iter().zip(&points) {
                circle.seat cx=(Tenth(middle.x)) cy=(Tenth(middle.y)) r=(Tenth(size * 0.6)) {}
                (art::put(id, *middle, size * 0.92))
                @if n > 1 { (art::badge(at(middle.x + size * 0.44, middle.y + size * 0.42), &n.to_string())) }
            }
            @if let (Some(_), Some(middle)) = (face.tile, points.last()) {
                @let side = size * 1.25;
                (placed(at(middle.x - side / 2.0, middle.y - side / 2.0), 1.0, &tiles::sign(self.set, Tile::Ship(ShipType(1)), side)))
            }
        }
    }

    /// The king of a seat on a field.
    fn enthroned(&self, seat: engine::Seat, field: Field) -> Markup {
        let radius = if field.ring() == Ring::Top { 86.0 } else { RINGS[field.ring().index()].middle() - 6.0 };
        let spot = self.spot(field, radius);
        king(seat, at(spot.x, spot.y + 12.0), 66.0)
    }

    /// AE-1.4.4: the fields that a field leads to while no disc is turned.
    fn reached(&self, from: Field) -> impl Iterator<Item = Field> + use<> {
        let reach = self.set.city.reach(from, 0, 0);
        let next = Ring::ALL[(from.ring().index() + 1).min(2)];
        self.set.city.ring(next).filter(move |field| reach >> field.number() & 1 == 1)
    }

    /// Four fields in reach, one of them taken.
    pub(super) fn reach(&self) -> Markup {
        let reached: Vec<Field> = self.reached(START).collect();
        let taken = reached[reached.len() - 1];
        let middle = || self.set.city.ring(Ring::Middle);
        let city = html! {
            (self.ground(true))
            @for field in middle().filter(|field| !reached.contains(field)) { path.veil d=(self.wedge(field, 0.0)) {} }
            @for field in self.set.city.ring(Ring::Bottom) { path.veil d=(self.wedge(field, 0.0)) {} }
            path class={ "quarter " (art::colour(RED)) } d=(self.wedge(START, 1.5)) {}
            @for &field in &reached { path.litf.xp-taken[field == taken] d=(self.wedge(field, 1.3)) {} }
            @for &field in reached.iter().filter(|&&field| field != taken) { (self.gains(field)) }
            (self.enthroned(RED, START))
            (self.enthroned(BLUE, taken))
        };
        placed(at(240.0, 204.0), 0.86, &city)
    }

    /// A king on its way down: three rounds on three rings, and two actions in each.
    pub(super) fn turn(&self) -> Markup {
        let second = self.reached(START).max_by_key(|field| field.number()).unwrap_or(START);
        let third = self.reached(second).find(|field| field.number() == 1).unwrap_or(START);
        let way = [START, second, third];
        let spots = [92.0, 183.0, 272.0];
        let city = html! {
            (self.ground(true))
            @for field in way { path class={ "lastf xp-way3 " (art::colour(RED)) } d=(self.wedge(field, 1.5)) {} }
            @for pair in [0, 1] {
                (arrow(self.spot(way[pair], spots[pair] + 30.0), self.spot(way[pair + 1], spots[pair + 1] - 22.0)))
            }
            @for (field, radius) in way.into_iter().zip(spots) {
                @let spot = self.spot(field, radius);
                (king(RED, at(spot.x, spot.y + 16.0), 62.0))
            }
        };
        let origin = at(186.0, 268.0);
        html! {
            (placed(origin, 0.8, &city))
            @for ((field, radius), number) in way.into_iter().zip(spots).zip(1..) {
                @let spot = self.spot(field, radius);
                (step(at(origin.x + spot.x * 0.8 + 30.0, origin.y + spot.y * 0.8 + 4.0), number))
            }
            @for (x, icon) in [(312.0, "x-train"), (350.0, "x-depart")] {
                circle.xp-act cx=(Tenth(x)) cy="22" r="16.500" {}
                (art::put(icon, at(x, 22.0), 23.0))
            }
        }
    }

    /// Out of the city, over the water, to new land.
    pub(super) fn goal(&self) -> Markup {
        let home = |corner, size, residence, colours: &[Colour]| {
            self.tile(corner, size, Tile::Residence(Residence(residence)), colours)
        };
        use Colour::{Brown, Purple, White};
        html! {
            (placed(at(88.0, 108.0), 0.33, &self.ground(false)))
            (king(RED, at(90.0, 84.0), 42.0))
            @for (colour, x) in [(White, 118.0), (Brown, 142.0)] { (art::put(art::settler(colour), at(x, 196.0), 34.0)) }
            path.xp-trail d="M170 176q24 12 44 4" {}
            path.xp-shore d="M322-60C292 10 316 50 292 98s14 92-4 184H900V-60Z" {}
            path.xp-sand d="M332-60C302 10 326 50 302 98s14 92-4 184H900V-60Z" {}
            (placed(at(204.0, 100.0), 1.2, &tiles::vessel(ShipType(1), Some(Purple))))
            (home(at(308.0, 16.0), 58.0, 8, &[Purple, White, Brown]))
            (home(at(312.0, 86.0), 58.0, 0, &[White, Brown]))
            (self.tile(at(306.0, 156.0), 58.0, Tile::Workshop(game_exodus::kinds::Workshop(6)), &[Purple, White]))
        }
    }
}

/// What is printed on a field, by symbol and number.
fn items(face: &FieldFace) -> Vec<(&'static str, u8)> {
    let books = Book::ALL.map(|book| (art::book(book), face.books[book.index()]));
    let rest = [
        ("x-book", face.any_books),
        ("x-gold", face.gold),
        ("x-bag", face.bag),
        ("x-flame", face.flames),
        ("x-favour", face.favours),
    ];
    books.into_iter().chain(rest).filter(|&(_, n)| n > 0).collect()
}
