//! The picture of the table: the city with its track, and the displays beside it. There is one picture; the style sheet
//! lays it out for wide, square and narrow windows.

use engine::Seat;
use game_exodus::kinds::{Cell, Ring, Stage};
use game_exodus::{Building, Components, Ending, Event, Exodus, Table, View};
use maud::{Markup, html};

use super::choices::Preview;
use super::layout::{self, Arc};
use super::rings::Disc;
use super::seatboard::{Part, SeatBoard};
use super::tiles::{Settler, Tile};
use super::{callout, displays, pillars};
use crate::l10n::say;
use ui::choices;
use ui::picture::Scene;

/// What may be chosen at this table.
pub(super) type Offer = choices::Offer<Exodus, Preview>;
/// One thing that may be chosen.
pub(super) type Lit = choices::Lit<Exodus, Preview>;

/// The picture being drawn.
pub(super) struct Canvas<'a> {
    pub(super) view: &'a View,
    pub(super) table: &'a Table,
    pub(super) scene: &'a Scene<'a, Exodus>,
    pub(super) offer: &'a Offer,
    pub(super) set: &'static Components,
    /// The rings as they are turned now.
    pub(super) discs: [Disc; 3],
}

/// The whole board.
pub(super) fn board(view: &View, scene: &Scene<'_, Exodus>, offer: &Offer) -> Markup {
    let canvas = Canvas::new(view, scene, offer);
    let lang = scene.lang;
    let is_choosing = canvas.choosing().next().is_some();
    html! {
        (canvas.calendar())
        (canvas.answers())
        div #city .city.choosing[is_choosing] role="group" aria-label=(say(lang, "exodus-board-label", &[])) {
            div.dial { (canvas.city()) }
            (callout::callouts(&canvas))
        }
        div #displays .disps role="group" aria-label=(say(lang, "exodus-board-pane-displays", &[])) {
            section.disp.slim {
                div.s-order { (displays::order(&canvas)) }
                div.s-resi { (displays::residences(&canvas)) }
                div.s-pil { (pillars::displays(&canvas)) }
                div.s-tiles { (displays::tiles(&canvas)) }
                div.s-inf { (displays::influence(&canvas)) }
            }
            section.disp.lore { (displays::knowledge(&canvas)) }
        }
    }
}

impl<'a> Canvas<'a> {
    pub(super) fn new(view: &'a View, scene: &'a Scene<'a, Exodus>, offer: &'a Offer) -> Self {
        let table = &view.table;
        let set = table.components();
        Self { view, table, scene, offer, set, discs: discs(table, set, scene) }
    }

    /// Everybody at the table.
    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.table.sorting().len())
    }

    /// Whether the settlement scoring after a year is over.
    pub(super) fn is_scored(&self, year: u8) -> bool {
        year < self.table.year() || self.table.ending() == Some(Ending::Scored)
    }

    /// The year after which the next settlement scoring is.
    pub(super) fn next_scoring(&self) -> Option<u8> {
        self.table.next_settlement().map(|(year, _)| year)
    }

    /// What the last turn did.
    pub(super) fn last(&self) -> impl DoubleEndedIterator<Item = &Event> {
        self.scene.last.iter().flat_map(|entry| &entry.events)
    }

    /// The board of a seat as plain values.
    pub(super) fn board_of(&self, seat: Seat) -> SeatBoard {
        let player = self.table.player(seat);
        let own = self.scene.is_you(seat);
        let cells = (0..self.set.grid.cells).map(Cell).filter_map(|cell| {
            let plot = player.plot(cell);
            let (tile, crew) = match plot.building? {
                Building::Residence(residence) => {
                    let crew = game_exodus::kinds::Colour::ALL.into_iter().zip(plot.settlers());
                    let crew = crew.flat_map(|(colour, n)| std::iter::repeat_n(Settler { colour, place: 0 }, n.into()));
                    (Tile::Residence(residence), crew.collect())
                }
                Building::Workshop(workshop) => {
                    let slots = 0..self.set.workshop(workshop).slots;
                    let crew = slots.filter_map(|place| Some(Settler { colour: plot.slot(place)?, place }));
                    (Tile::Workshop(workshop), crew.collect())
                }
                Building::Agora(agora) => (Tile::Agora(agora), Vec::new()),
                Building::Monument(monument) => (Tile::Monument(monument), Vec::new()),
            };
            Some((cell, tile, crew))
        });
        let pillar = |(index, pillar): (usize, &game_exodus::Pillar)| {
            let used =
                self.table.active() == seat && self.table.is_in_turn() && self.table.pillars_used() >> index & 1 == 1;
            Stage::ALL
                .map(|stage| pillar.card(stage).map(|card| Part { card, complete: pillar.is_complete(stage), used }))
        };
        let mut pillars: Vec<_> = player.pillars().iter().enumerate().map(pillar).collect();
        pillars.resize(usize::from(self.set.counts.pillars).max(pillars.len()), [None; 3]);
        let hand: Vec<_> = self.view.held(seat).collect();
        SeatBoard {
            seat,
            own,
            school: player.settlers,
            cells: cells.collect(),
            ships: player.ships().map(|ship| (ship.kind, ship.settler)).collect(),
            favours: (player.favours, self.table.favour_limit(seat)),
            pillars,
            books: player.books,
            gold: player.gold,
            knowledge: player.knowledge().collect(),
            played: player.played().collect(),
            unknown: player.hand_size().saturating_sub(hand.len() as u8),
            hand,
        }
    }
}

/// The rings with their areas, fields and how far they have turned.
fn discs(table: &Table, set: &Components, scene: &Scene<'_, Exodus>) -> [Disc; 3] {
    let city = &set.city;
    let step = 360.0 * f32::from(city.turn_slots) / f32::from(city.slots.max(1));
    let [top, middle] = turns(table, set, scene);
    Ring::ALL.map(|ring| {
        let index = ring.index();
        let areas: Vec<Arc> =
            city.areas[index].iter().map(|area| layout::area(area.first_slot, area.slots, city.slots)).collect();
        let fields = city
            .ring(ring)
            .map(|field| {
                let area = usize::from(city.field(field).area);
                let of = &city.areas[index][area];
                areas[area].part(usize::from(field.number() - of.first_field), of.fields.into())
            })
            .collect();
        let turn = [top, middle, 0][index] as f32 * step;
        Disc { ring: index, areas, fields, turn }
    })
}

/// How many quarter turns the top and the middle disc have made in all: they never turn back on the page.
fn turns(table: &Table, set: &Components, scene: &Scene<'_, Exodus>) -> [u32; 2] {
    let mut all = [0, 0];
    for event in scene.log.iter().flat_map(|entry| &entry.events) {
        match *event {
            Event::CatastropheTurned { tile, .. } => {
                let face = set.catastrophe(tile);
                all = [all[0] + u32::from(face.middle + face.top), all[1] + u32::from(face.middle)];
            }
            Event::DiscsTurned { middle, top } => {
                all = [layout::turned(top, all[0], set.city.turns), layout::turned(middle, all[1], set.city.turns)];
            }
            _ => {}
        }
    }
    [
        layout::turned(table.top_turn(), all[0], set.city.turns),
        layout::turned(table.middle_turn(), all[1], set.city.turns),
    ]
}
