//! The pictures of the rules for players and of the cards before a first game, as far as both editions show the same.
//! What they show is worked out by the rules: who scores what, which ships move, who acts and whose card is lent.

pub(crate) mod pieces;
mod scenes;

use ::fleet::{Aboard, Colour, Harbour, Landing, NEUTRAL, Order, Ship, ShipKind, Tables};
use engine::{PerSeat, Seat, SeatSet};
use maud::{Markup, html};

use crate::edition::Look;
use crate::l10n::Lang;
use crate::layout::{Point, Tenth, around, senators};
use pieces::{card, cubes, gained, heaped, lost, mark, number, pillars, placed, ship, way};
use scenes::{backdrop, ledge, pedestal, quay, shore, stones, water};

const BLUE: Colour = Colour::Seat(Seat(0));
const RED: Colour = Colour::Seat(Seat(1));
const YELLOW: Colour = Colour::Seat(Seat(3));

/// What the pictures need of an edition.
pub struct Stage<'a> {
    pub lang: Lang,
    pub tables: &'a Tables,
    /// The seats of the ships, basic and upgraded.
    pub seats: &'a [[u8; 2]; 5],
    /// The drawing of the city under the sky.
    pub city: &'static str,
}

impl Stage<'_> {
    /// The port at the left, the Ocean, New Land at the right.
    pub fn goal(&self) -> Markup {
        let lang = self.lang;
        let way_over = way("M242 172q20-10 42-2", at(288, 171), 12.0);
        card_sized(&html! {
            (backdrop(at(372, 222), 74, Some(self.city)))
            (shore(at(196, 62), 0.62))
            (quay(at(92, 78), 0.4))
            (ship(lang, &self.boat(ShipKind::Warship, [0, 0, 1, 1, 0, 0]), at(8, 128), 0.42))
            (ship(lang, &self.boat(ShipKind::Ark, [1, 2, 0, 1, 0, 1]), at(4, 207), 0.52))
            (ship(lang, &self.boat(ShipKind::RoyalBarge, [3, 1, 0, 0, 0, 1]), at(140, 182), 0.56))
            (way_over)
            (heaped(lang, BLUE, 3, at(328, 166), 0.8))
            (heaped(lang, YELLOW, 1, at(356, 186), 0.8))
            (heaped(lang, RED, 2, at(318, 206), 0.8))
        })
    }

    /// The four phases: cubes in the Senate, a figure, a card with a bid, a ship.
    pub fn turn(&self, portrait: &str, looks: [Look; 2]) -> Markup {
        let lang = self.lang;
        card_sized(&html! {
            (backdrop(at(372, 222), 112, None))
            (water(at(372, 222), 112))
            g transform=(placed(at(-26, -14), 0.5)) { (self.benches(&[5, 3, 2], |_| html! {})) }
            use href={ "#b-" (portrait) } x="252" y="14" width="80" height="98" {}
            (mark(lang, BLUE, at(262, 92), 24.0))
            (ledge(at(0, 112), at(186, 150)))
            (card(&looks[0], at(46, 119), 0.8))
            (card(&looks[1], at(116, 119), 0.8))
            (cubes(lang, BLUE, 3, 3, at(40, 194), 0.95))
            (cubes(lang, RED, 2, 3, at(120, 194), 0.95))
            (ship(lang, &self.boat(ShipKind::RoyalBarge, [2, 1, 0, 1, 0, 0]), at(210, 206), 0.66))
            (way("M334 190q12-7 24-3", at(362, 187), 6.0))
            (number(1, at(20, 22), 1.0))
            (number(2, at(222, 22), 1.0))
            (number(3, at(20, 134), 1.0))
            (number(4, at(208, 134), 1.0))
        })
    }

    /// Cubes on the benches in Senate order, and the figures above them from the left with the points that lie on them.
    /// Prices by place, where figures are bought.
    pub fn senate(&self, portraits: [&str; 7], points: [u8; 7], prices: &[u8]) -> Markup {
        let places = [(36, 204), (66, 142), (136, 96), (240, 70), (344, 96), (414, 142), (444, 204)];
        let told = |place: usize| match prices.get(place) {
            Some(price) => html! { use href="#coin" x="1" {} text.il-coin x="13" y="18" { (price) } },
            None => html! { text.il-stone x="13" y="20" { ([5, 3, 2][place]) } },
        };
        wide(&html! {
            (backdrop(at(480, 220), 192, None))
            (water(at(480, 220), 192))
            g transform=(placed(at(40, 20), 0.8)) { (self.benches(&[5, 3, 2], told)) }
            @for ((portrait, points), (x, foot)) in portraits.iter().zip(points).zip(places) {
                (pedestal(at(x, foot)))
                use href={ "#b-" (portrait) } x=(x - 23) y=(foot - 56) width="46" height="57" {}
                @for nth in 0..points {
                    use href="#coin" transform=(placed(at(x + 5, foot - 62 - 4 * i16::from(nth)), 1.25)) {}
                }
                @if points > 0 { text.il-coin x=(x + 20) y=(foot - 37 - 4 * i16::from(points)) { "+" (points) } }
            }
        })
    }

    /// A vote of four: what is bid on the cards of one place, who acts, and whose card the first may play instead.
    pub fn vote(&self, looks: [Look; 4]) -> Markup {
        let bids = [2, 5, 3, 0];
        let order: Order = Seat::all(bids.len()).collect();
        let ranking = fleet::ranking(&bids, &order);
        let entitled: SeatSet =
            ranking.as_slice().iter().take(usize::from(fleet::entitled(bids.len()))).copied().collect();
        let first = ranking.as_slice()[0];
        let lender = fleet::borrowed_from(first, entitled, bids.len());
        let middle = |seat: Seat| 63.0 + 118.0 * seat.index() as f32;
        wide(&html! {
            (ledge(at(0, 0), at(480, 220)))
            @if let Some(lender) = lender {
                @let (from, to) = (middle(lender), middle(first));
                @let over = format!("M{} 44Q{} -12 {} 40", Tenth(from - 6.0), Tenth((from + to) / 2.0), Tenth(to + 8.0));
                (way(&over, Point { x: to + 8.0, y: 40.0 }, 135.0))
            }
            @for (seat, look) in order.as_slice().iter().zip(&looks) {
                @let x = middle(*seat);
                @let place = ranking.as_slice().iter().position(|other| other == seat).unwrap_or(0);
                @let acts = entitled.contains(*seat);
                @let bid = bids[seat.index()];
                @let width = 17.0 * f32::from(bid);
                g.il-idle[!acts && lender != Some(*seat)] {
                    @if acts { rect.il-ring x=(Tenth(x - 40.0)) y="50" width="80" height="110" rx="11" {} }
                    (card(look, Point { x: x - 36.0, y: 54.0 }, 1.2))
                    (mark(self.lang, Colour::Seat(*seat), Point { x: x - 37.0, y: 56.0 }, 26.0))
                    (cubes(self.lang, Colour::Seat(*seat), bid, 5, Point { x: x - width / 2.0 - 8.0, y: 174.0 }, 0.8))
                    text.il-bid x=(Tenth(x + width / 2.0 + 1.0)) y="190" { (bid) }
                }
                @if acts { (number(place + 1, Point { x: x + 36.0, y: 56.0 }, 1.25)) }
            }
        })
    }

    /// The Ark comes to New Land, moved by somebody: what everybody aboard gets.
    pub fn arrival(&self, aboard: Aboard, mover: Seat) -> Markup {
        let points = self.points(aboard, Some(mover));
        let mut best: Vec<(Seat, u8)> =
            points.iter().filter(|(_, points)| **points > 0).map(|(seat, points)| (seat, *points)).collect();
        best.sort_by_key(|&(_, points)| u8::MAX - points);
        small(&html! {
            (backdrop(at(320, 170), 46, None))
            (shore(at(190, 50), 0.62))
            (ship(self.lang, &self.boat(ShipKind::Ark, aboard), at(24, 152), 1.0))
            @for (nth, (seat, points)) in best.into_iter().enumerate() {
                (gained(self.lang, Colour::Seat(seat), points, Point { x: 262.0, y: 70.0 + 30.0 * nth as f32 }))
            }
        })
    }

    /// Five ships of which three move by themselves.
    pub fn movers(&self) -> Markup {
        let crews = [[2, 2, 0, 2, 0, 1], [3, 1, 0, 0, 0, 1], [0; 6], [1, 0, 0, 1, 0, 0], [0, 1, 0, 1, 0, 0]];
        let ships: Vec<Ship> = ShipKind::ALL.into_iter().zip(crews).map(|(kind, crew)| self.boat(kind, crew)).collect();
        let moving = Harbour::new(&ships, 0).automatic(3);
        let places = [(4, 84), (110, 84), (216, 84), (50, 160), (164, 160)];
        small(&html! {
            (water(at(320, 170), -20))
            @for ((berth, boat), (x, y)) in (0u8..).zip(&ships).zip(places) {
                @let place = moving.as_slice().iter().position(|&moves| moves == berth);
                g.il-idle[place.is_none()] { (ship(self.lang, boat, at(x, y), 0.54)) }
                @if let Some(place) = place { (number(place + 1, at(x + 88, y - 52), 1.0)) }
            }
        })
    }

    /// The pillars at the end: who arrives, if ships still do, and who does not.
    pub fn end(&self, fallen: u8, arriving: bool) -> Markup {
        let lang = self.lang;
        let late = self.boat(ShipKind::Warship, [1, 1, 0, 0, 0, 0]);
        card_sized(&html! {
            (backdrop(at(372, 222), 96, Some(self.city)))
            (shore(at(196, 84), 0.62))
            (quay(at(96, 102), 0.34))
            (pillars(fallen, at(14, 16), 1.0))
            (ship(lang, &late, at(2, 212), 0.56))
            (lost(at(92, 172)))
            @if arriving {
                (ship(lang, &self.boat(ShipKind::RoyalBarge, [3, 1, 0, 0, 0, 1]), at(150, 194), 0.66))
                (way("M264 186q14-6 26 2", at(294, 189), 20.0))
                (gained(lang, BLUE, self.points([3, 1, 0, 0, 0, 1], None)[Seat(0)], at(228, 122)))
            } @else {
                (ship(lang, &self.boat(ShipKind::RoyalBarge, [3, 1, 0, 0, 0, 1]), at(146, 194), 0.66))
                (lost(at(248, 146)))
                (heaped(lang, BLUE, 3, at(336, 196), 0.9))
            }
        })
    }

    /// A row of five cards on which the first bids have left nothing for the last.
    pub fn spent(&self, looks: [Look; 5]) -> Markup {
        let bids = [6, 5, 5, 0, 0];
        small(&html! {
            (ledge(at(0, 0), at(320, 170)))
            @for ((nth, look), bid) in (0u8..).zip(&looks).zip(bids) {
                @let x = 10.0 + 61.0 * f32::from(nth);
                g.il-idle[bid == 0] { (card(look, Point { x, y: 16.0 }, 0.92)) }
                (cubes(self.lang, BLUE, bid, 3, Point { x: x + 3.0, y: 100.0 }, 0.78))
                text.il-bid.il-none[bid == 0] x=(Tenth(x + 27.0)) y="156" { (bid) }
            }
        })
    }

    /// A refugee alone on a ship, and one among others: what each is worth.
    pub fn alone(&self) -> Markup {
        let crews = [(ShipKind::RoyalBarge, [1, 0, 0, 0, 0, 0], 6), (ShipKind::ScienceShip, [1, 2, 0, 0, 0, 1], 168)];
        small(&html! {
            (water(at(320, 170), -20))
            @for (kind, crew, x) in crews {
                (ship(self.lang, &self.boat(kind, crew), at(x, 138), 0.78))
                (gained(self.lang, BLUE, self.points(crew, None)[Seat(0)], at(x + 46, 28)))
            }
        })
    }

    /// Refugees on a ship that does not arrive, in port or on the Ocean.
    pub fn left(&self, fallen: u8, in_port: bool) -> Markup {
        let boat = self.boat(ShipKind::ScienceShip, [3, 0, 0, 0, 0, 0]);
        let x = if in_port { 14 } else { 96 };
        small(&html! {
            (backdrop(at(320, 170), 78, None))
            (shore(at(220, 92), 0.55))
            @if in_port { (quay(at(176, 84), 0.26)) }
            (pillars(fallen, at(14, 2), 0.9))
            (ship(self.lang, &boat, at(x, 158), 0.8))
            (lost(at(x + 136, 92)))
        })
    }

    /// A ship with these people in its seats.
    fn boat(&self, kind: ShipKind, seated: Aboard) -> Ship {
        Ship { kind, seats: self.seats[kind.index()][0], seated, ..Ship::default() }
    }

    /// What everybody gets for a ship that arrives.
    fn points(&self, aboard: Aboard, mover: Option<Seat>) -> PerSeat<u8> {
        let landing = Landing { aboard, premium: false, mover, allied: SeatSet::EMPTY };
        fleet::landing_points(&landing, self.tables, NEUTRAL)
    }

    /// The half circle with cubes of blue, red and yellow, on the grid of the board; beside the marks stands what is
    /// told of each place.
    fn benches(&self, counts: &[u8], told: impl Fn(usize) -> Markup) -> Markup {
        let colours = [BLUE, RED, YELLOW];
        html! {
            (stones(counts.len()))
            @for (place, (&count, colour)) in counts.iter().zip(colours).enumerate() {
                @let (middles, scale) = senators(place, counts.len(), count);
                @for middle in middles {
                    (cubes(self.lang, colour, 1, 1, Point { x: middle.x - 10.0 * scale, y: middle.y - 13.0 * scale }, scale))
                }
                @let middle = around(69.0, (place as f32 + 0.5) / counts.len() as f32);
                (mark(self.lang, colour, Point { x: middle.x - 12.0, y: middle.y }, 19.0))
                g transform=(placed(Point { x: middle.x - 3.0, y: middle.y - 13.0 }, 1.05)) { (told(place)) }
            }
        }
    }
}

fn at(x: i16, y: i16) -> Point {
    Point { x: f32::from(x), y: f32::from(y) }
}

/// A picture that also stands on a card before a first game.
fn card_sized(inside: &Markup) -> Markup {
    html! { svg viewBox="0 0 372 222" aria-hidden="true" { (inside) } }
}

fn wide(inside: &Markup) -> Markup {
    html! { svg viewBox="0 0 480 220" aria-hidden="true" { (inside) } }
}

/// A picture of a step.
fn small(inside: &Markup) -> Markup {
    html! { svg viewBox="0 0 320 170" aria-hidden="true" { (inside) } }
}
