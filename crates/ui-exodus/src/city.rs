//! The round board: fields with what they give, who stands on them, kings, walls, and what may be chosen.

use engine::Seat;
use game_exodus::kinds::{Book, Colour, Display, Field, Ring, TileKind};
use game_exodus::{Action, Event};
use maud::{Markup, html};

use super::board::Canvas;
use super::layout::{Band, Point, RINGS, Tenth, polar, spread};
use super::marks::{Spot, spot};
use super::tiles::{self, Tile};
use super::{art, rings, says};
use crate::l10n::say;

/// What is printed on a field or lies on it.
enum Item {
    /// A symbol, with a number or a letter beside it.
    Symbol(&'static str, Option<String>),
    Tile(Tile, Option<Colour>),
    /// The place of a tile that is gone.
    Gone(TileKind),
}

impl Canvas<'_> {
    /// The whole round board.
    pub(super) fn city(&self) -> Markup {
        let slots = self.set.city.slots;
        html! {
            svg.round viewBox="-366 -366 732 740" role="group" aria-label=(say(self.scene.lang, "exodus-board-label", &[])) {
                (rings::sea())
                (self.track())
                @for disc in self.discs.iter().rev() {
                    (disc.bed())
                    (disc.ground(slots))
                }
                (rings::temple())
                (self.wedges())
                @for disc in &self.discs { (disc.riding(&self.on_disc(disc.ring))) }
                (self.kings())
                (self.buttons())
                (self.priests())
                (self.beside_track())
                (self.catastrophe())
            }
        }
    }

    /// The fields of a ring and its guards.
    fn on_disc(&self, ring: usize) -> Markup {
        let disc = &self.discs[ring];
        let band = match ring {
            0 => Band { inner: 60.0, outer: 100.0 },
            1 => Band { inner: RINGS[1].inner, outer: RINGS[1].outer - 9.0 },
            _ => Band { inner: RINGS[2].inner - 2.0, outer: RINGS[2].outer - 8.0 },
        };
        html! {
            @for (index, &arc) in disc.fields.iter().enumerate() {
                @let field = Field::new(Ring::ALL[ring], index as u8);
                @let items = self.items(field);
                @let (points, size) = spread(arc, band, items.len(), if ring == 0 { 30.0 } else { 36.0 });
                g.dimf[self.is_veiled(field)] {
                    @for (item, point) in items.iter().zip(points) { (disc.upright(point, &self.item(item, size))) }
                    (self.standing(field))
                }
            }
            @for (place, guard) in self.set.city.guards.iter().enumerate().filter(|(_, guard)| guard.ring.index() == ring) {
                @if let Some(area) = disc.areas.get(usize::from(guard.area)) {
                    @let at = polar(RINGS[ring].outer - 19.0, area.middle());
                    (disc.upright(at, &self.socket(self.table.guard(place as u8), &format!("g{place}"), 30.0)))
                }
            }
        }
    }

    /// What a field gives, in the order of AE-5.4.
    fn items(&self, field: Field) -> Vec<Item> {
        let face = self.set.city.field(field);
        let many = |n: u8| (n > 1).then(|| n.to_string());
        let symbols = |parts: &[(u8, &'static str)]| {
            let there = parts.iter().filter(|(n, _)| *n > 0);
            there.map(|&(n, id)| Item::Symbol(id, many(n))).collect::<Vec<_>>()
        };
        let mut items = symbols(&Book::ALL.map(|book| (face.books[book.index()], art::book(book))));
        items.extend(symbols(&[(face.any_books, "x-book"), (face.gold, "x-gold"), (face.bag, "x-bag")]));
        if let Some(kind) = face.tile {
            items.push(match self.table.tile(field) {
                Some(tile) => Item::Tile(tiles::of(tile), self.table.agora_settler(field)),
                None => Item::Gone(kind),
            });
        }
        if let Some(display) = face.pillar {
            items.push(Item::Symbol("x-pillar", Some(Display::name(display).into())));
        }
        items.extend(symbols(&[(face.flames, "x-flame"), (face.favours, "x-favour")]));
        items.extend(face.more.get().iter().map(|&atom| {
            let (id, n, letter) = art::gain(atom);
            Item::Symbol(id, letter.map(str::to_owned).or_else(|| many(n)))
        }));
        items
    }

    fn item(&self, item: &Item, size: f32) -> Markup {
        let middle = Point { x: 0.0, y: 0.0 };
        match item {
            Item::Symbol(id, beside) => html! {
                circle.seat r=(Tenth(size * 0.6)) {}
                (art::put(id, middle, size * 0.92))
                @if let Some(beside) = beside { (art::badge(Point { x: size * 0.44, y: size * 0.42 }, beside)) }
            },
            Item::Tile(tile, rider) => {
                let side = size * 1.25;
                html! {
                    g transform={ "translate(" (Tenth(-side / 2.0)) " " (Tenth(-side / 2.0)) ")" } {
                        g data-piece=[tile.piece()] {
                            (tiles::sign(self.set, *tile, side))
                            @if let Some(colour) = rider { (tiles::rider(*colour, Point { x: side - 3.0, y: 4.0 })) }
                        }
                    }
                }
            }
            Item::Gone(kind) => html! {
                rect.gone x=(Tenth(-size * 0.6)) y=(Tenth(-size * 0.6)) width=(Tenth(size * 1.2)) height=(Tenth(size * 1.2)) rx="5" {}
                g.faint { (art::put(art::tile_kind(*kind), middle, size * 0.8)) }
            },
        }
    }

    /// The settlers standing on a field, place by place.
    fn standing(&self, field: Field) -> Markup {
        let disc = &self.discs[field.ring().index()];
        let arc = disc.fields[usize::from(field.number())];
        let standing: Vec<_> = self.table.standing(field).collect();
        let step = (arc.width() / (standing.len() as f32 + 1.0)).min(30.0);
        let radius = match field.ring() {
            Ring::Top => 107.0,
            ring => RINGS[ring.index()].outer - 18.0,
        };
        html! {
            @for (nth, &settler) in standing.iter().enumerate() {
                @let degrees = arc.middle() + step * (nth as f32 - (standing.len() as f32 - 1.0) / 2.0);
                (disc.upright(polar(radius, degrees), &self.socket(settler, &format!("{field}-{nth}"), 29.0)))
            }
        }
    }

    /// A place for a settler, and whoever stands there.
    fn socket(&self, settler: Option<Colour>, name: &str, size: f32) -> Markup {
        html! {
            @match settler {
                Some(colour) => {
                    ellipse.foot cx="2" cy=(Tenth(size * 0.43)) rx=(Tenth(size * 0.43)) ry="4" {}
                    g data-piece={ "st-" (name) } { (art::put(art::settler(colour), Point { x: 0.0, y: 0.0 }, size)) }
                }
                None => { circle.sock2 r="8" {} }
            }
        }
    }

    /// The fields a king may be put on.
    pub(super) fn choosing(&self) -> impl Iterator<Item = Field> {
        self.offer.lits.iter().filter_map(|lit| match lit.action {
            Action::PlaceKing { field } => Some(field),
            _ => None,
        })
    }

    /// Whether a king is being placed, and not there.
    fn is_veiled(&self, field: Field) -> bool {
        let Some(first) = self.choosing().next() else { return false };
        (field.ring() != Ring::Top || first.ring() == Ring::Top) && self.choosing().all(|other| other != field)
    }

    /// The outline of a field as it lies now, a little smaller.
    fn wedge(&self, field: Field, cut: f32) -> String {
        let ring = field.ring().index();
        self.discs[ring].now(field.number().into()).cut(cut).wedge(RINGS[ring])
    }

    /// What may be chosen is lit, the rest of the rings lies under a veil; the last king's field stays marked.
    fn wedges(&self) -> Markup {
        let choosing: Vec<Field> = self.choosing().collect();
        let lits = || {
            let lit = |&field: &Field| Some((field, self.offer.lit(|action| action == Action::PlaceKing { field })?));
            choosing.iter().filter_map(lit)
        };
        let placed = self.last().rev().find_map(|event| match *event {
            Event::KingPlaced { seat, field } => Some((seat, field)),
            _ => None,
        });
        html! {
            @if !choosing.is_empty() {
                @for field in self.set.city.all().filter(|&field| self.is_veiled(field)) {
                    path.veil d=(self.wedge(field, 0.0)) {}
                }
                @if let Some((seat, from)) = self.from() {
                    path class={ "quarter " (art::colour(seat)) } d=(self.wedge(from, 1.5)) {}
                }
            }
            @for (field, lit) in lits() {
                @let cut = if field.ring() == Ring::Top { 3.0 } else { 1.3 };
                path.litf.on[self.offer.is_armed(lit)] data-show=(lit.name) d=(self.wedge(field, cut)) {}
            }
            // From where a king stands, the next ring opens.
            @for (field, lit) in lits() {
                @for next in self.table.reached_from(field) {
                    path.ahead.on[self.offer.is_armed(lit)] data-show=(lit.name) d=(self.wedge(next, 1.5)) {}
                }
            }
            @if let Some((seat, field)) = placed.filter(|(_, field)| !choosing.contains(field)) {
                path class={ "lastf " (art::colour(seat)) } d=(self.wedge(field, 1.5)) {}
            }
        }
    }

    /// From where the viewer's king goes on.
    fn from(&self) -> Option<(Seat, Field)> {
        let seat = self.scene.viewer.seat()?;
        Some((seat, self.table.player(seat).king()?))
    }

    /// Where a king stands on a field: the middle of it, beside others if there are several.
    fn king_spot(&self, field: Field, nth: usize, of: usize) -> Point {
        let ring = field.ring().index();
        let arc = self.discs[ring].now(field.number().into());
        let radius = if ring == 0 { 88.0 } else { RINGS[ring].middle() - 4.0 };
        let aside = (nth as f32 - (of as f32 - 1.0) / 2.0) * (34.0 / radius).to_degrees();
        polar(radius, arc.middle() + aside)
    }

    fn kings(&self) -> Markup {
        let neutral: Vec<Field> = self.table.neutrals().collect();
        let all: Vec<(Option<Seat>, Field)> = self
            .seats()
            .filter_map(|seat| Some((Some(seat), self.table.player(seat).king()?)))
            .chain(neutral.iter().map(|&field| (None, field)))
            .collect();
        html! {
            @for (index, &(seat, field)) in all.iter().enumerate() {
                @let here = all.iter().filter(|(_, other)| *other == field).count();
                @let nth = all[..index].iter().filter(|(_, other)| *other == field).count();
                @let at = self.king_spot(field, nth, here);
                @let name = seat.map_or_else(|| format!("king-n{}", field.ring().index()), |seat| format!("king{}", seat.0));
                g class=(seat.map_or("fn", art::colour)) {
                    use href={ "#" (art::king_id(seat)) } x=(Tenth(at.x - 21.0)) y=(Tenth(at.y - 42.0)) width="42" height="59"
                        data-piece=(name) {
                        title { (seat.map_or_else(|| say(self.scene.lang, "exodus-board-neutral-king", &[]), |seat| self.scene.name(seat).to_owned())) }
                    }
                }
            }
            // Where the own king would stand.
            @if let Some(seat) = self.scene.viewer.seat() {
                @for lit in &self.offer.lits {
                    @if let Action::PlaceKing { field } = lit.action {
                        @let at = self.king_spot(field, 0, 1);
                        g class={ "ghost " (art::colour(seat)) @if self.offer.is_armed(lit) { " on" } } data-show=(lit.name) {
                            use href={ "#" (art::king_id(Some(seat))) } x=(Tenth(at.x - 21.0)) y=(Tenth(at.y - 42.0)) width="42" height="59" {}
                        }
                    }
                }
            }
        }
    }

    /// Real buttons over the fields: to choose one, to hear why not, to hear what it gives.
    fn buttons(&self) -> Markup {
        html! {
            @for field in self.set.city.all() {
                @let ring = field.ring().index();
                @let arc = self.discs[ring].now(field.number().into());
                // The canals count to the field, so that fingers find it.
                @let band = RINGS[ring].grown([8.0, 9.5, 9.5][ring]);
                @let [left, top, width, height] = arc.bounds(band);
                clipPath id={ "w-" (field) } { path d=(arc.wedge(band)) {} }
                g clip-path={ "url(#w-" (field) ")" } {
                    foreignObject x=(Tenth(left)) y=(Tenth(top)) width=(Tenth(width)) height=(Tenth(height)) {
                        (self.control(true, Spot::Field(field), "hitf", &says::field(self, field), &html! {}))
                    }
                }
                @if let Some(key) = self.offer.lit(|action| spot(action) == Spot::Field(field)).and_then(|lit| lit.key) {
                    @let at = polar(band.inner + 14.0, arc.middle());
                    g.keyt aria-hidden="true" {
                        circle cx=(Tenth(at.x)) cy=(Tenth(at.y)) r="10.500" {}
                        text x=(Tenth(at.x)) y=(Tenth(at.y)) dominant-baseline="central" { (key) }
                    }
                }
            }
        }
    }
}
