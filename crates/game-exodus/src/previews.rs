//! What would follow, asked of the same functions that let it happen.

use engine::{Game, Seat};
use serde::Serialize;

use crate::actions::{Action, Tile};
use crate::asks::Building;
use crate::atoms::{Atom, Trigger};
use crate::events::{Event, PointReason};
use crate::kinds::{Cell, Colour, Field, Ring, Workshop};
use crate::legal::rooms;
use crate::player::bits;
use crate::refusals::Illegal;
use crate::scoring::{self, Settlement};
use crate::state::{Exodus, Table};

/// AE-5.4: what putting the king on a field surely gives, as far as there is room and supply.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FieldGains {
    /// (a) books by kind that are in supply.
    pub books: [u8; 3],
    /// (a) books of a kind to be chosen.
    pub any_books: u8,
    /// (a) gold that is in supply.
    pub gold: u8,
    /// (b) settlers standing there, by colour.
    pub standing: [u8; 3],
    /// (c) settlers to be drawn from the bag.
    pub bag: u8,
    /// (d) the guard that can be taken.
    pub guard: Option<Colour>,
    /// (e) the tile there.
    pub tile: Option<Tile>,
    /// AE-5.5: whether there is room for it.
    pub tile_fits: bool,
    /// AE-11.4: the settler on the agora.
    pub agora_settler: Option<Colour>,
    /// (e) whether a pillar card can be taken there.
    pub pillar: bool,
    /// (f) flames that are not lost.
    pub flames: u8,
    /// AE-13.2: the bonuses these flames reach.
    pub bonuses: Vec<(u8, Atom)>,
    /// (g) favour tokens that can be kept now.
    pub favours: u8,
    /// AE-10.6: the active workshops that surely give their gain, and how often.
    pub triggers: Vec<(Workshop, u8)>,
}

/// What surely happens by an action before luck or another decision comes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// What happens.
    pub events: Vec<Event>,
    /// The position then.
    pub after: Exodus,
}

impl Table {
    /// AE-16: what the scoring of a row would give now.
    pub fn settlement_now(&self, row: u8) -> Settlement {
        scoring::settlement(self, row)
    }

    /// AE-16.1: the year of the next settlement scoring, and its rows: bits.
    pub fn next_settlement(&self) -> Option<(u8, u8)> {
        let years = self.year.max(1)..=self.data.counts.years;
        years
            .map(|year| (year, self.data.grid.scored[usize::from(year)]))
            .find(|&(_, rows)| rows != 0 && !self.is_over())
    }

    /// AE-19.5: whether a player alone would lose at the scoring of a row now.
    pub fn would_lose(&self, row: u8) -> bool {
        self.seats == 1 && !scoring::has_residence(self, Seat(0), row)
    }

    /// AE-17.1 to AE-17.5: what the final scoring would give a player now, by reason; parts that give
    /// nothing are not listed.
    pub fn final_now(&self, seat: Seat) -> Vec<(PointReason, i16)> {
        let mut parts = Vec::new();
        if !self.is_over() {
            scoring::final_points(self, seat, |points, why| {
                if points != 0 {
                    parts.push((why, points));
                }
            });
        }
        parts
    }

    /// AE-1.4.4: the fields of the next ring that are reached from a field as the discs stand now.
    pub fn reached_from(&self, field: Field) -> Vec<Field> {
        let Some(&next) = Ring::ALL.get(field.ring().index() + 1) else { return Vec::new() };
        let reach = self.data.city.reach(field, self.top_turn, self.middle_turn);
        bits(u32::from(reach)).map(|number| Field::new(next, number)).collect()
    }

    /// AE-13.2: the bonuses that so many steps of a player's high priest reach, in order.
    pub fn bonuses_ahead(&self, seat: Seat, steps: u8) -> Vec<(u8, Atom)> {
        let (track, from) = (&self.components().track, self.player(seat).priest);
        let to = from.saturating_add(steps).min(track.end);
        (from + 1..=to).filter_map(|space| track.bonus[usize::from(space)].map(|atom| (space, atom))).collect()
    }

    /// AE-5.4: what putting the king on a field surely gives.
    pub fn field_gains(&self, seat: Seat, field: Field) -> FieldGains {
        let mut game = *self;
        game.active = seat;
        let face = self.data.city.field(field);
        let player = self.player(seat);
        let mut standing = [0; 3];
        self.standing(field).flatten().for_each(|colour| standing[colour.index()] += 1);
        let books = std::array::from_fn(|book| face.books[book].min(self.books[book]));
        let tile = self.tile(field);
        let tile_fits = tile.is_some_and(|tile| rooms::has_room(&game, tile.kind()));
        let flames = face.flames.min(self.data.track.end - player.priest);
        let room = self.favour_limit(seat).saturating_sub(player.favours);
        let mut triggers = Vec::new();
        for cell in bits(u32::from(player.active)).map(Cell) {
            let Some(Building::Workshop(workshop)) = player.plot(cell).building else { continue };
            let agora = self.agora_settler(field).filter(|_| tile_fits);
            let times = match self.data.workshop(workshop).effect.trigger {
                Trigger::Book(book) => books[book.index()],
                Trigger::Settler(colour) => standing[colour.index()] + u8::from(agora == Some(colour)),
                Trigger::Tile(kind) => u8::from(tile_fits && tile.is_some_and(|tile| tile.kind() == kind)),
                Trigger::Knowledge => 0,
            };
            if times > 0 {
                triggers.push((workshop, times));
            }
        }
        FieldGains {
            books,
            any_books: if self.books == [0; 3] { 0 } else { face.any_books },
            gold: face.gold.min(self.gold),
            standing,
            bag: face.bag.min(self.bag.iter().sum()),
            guard: self.guard_beside(field),
            tile,
            tile_fits,
            agora_settler: self.agora_settler(field),
            pillar: face.pillar.is_some_and(|display| rooms::gives(&game, Atom::TakePillar(Some(display)))),
            flames,
            bonuses: self.bonuses_ahead(seat, flames),
            favours: face.favours.min(room).min(self.favours),
            triggers,
        }
    }
}

impl Exodus {
    /// What surely happens by an action of the seat that is asked: up to the next luck or decision.
    /// Nothing if the action is refused.
    pub fn preview(&self, seat: Seat, action: &Action) -> Result<Preview, Illegal> {
        self.check(seat, action)?;
        let (mut after, mut events) = (*self, Vec::new());
        after.apply(seat, action, &mut events);
        Ok(Preview { events, after })
    }
}
