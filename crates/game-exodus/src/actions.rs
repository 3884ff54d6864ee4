//! What a seat may choose, and what luck may decide: plain values with their names. What a seat is
//! asked is in `asks.rs`; no rule is decided here, and why something is refused is in `refusals.rs`.

use std::fmt;

use engine::{Seat, ShortList};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::components::{GUARDS, KNOWLEDGE_FIELDS, OPEN_RESIDENCES, PLACES, TILE_FIELDS};
use crate::kinds::{
    Agora, Book, Catastrophe, Cell, Colour, Display, Field, Influence, Knowledge, MONUMENTS, Monument, OrderSpace,
    PillarCard, Profession, Residence, ShipType, Stage, TileKind, Workshop,
};

/// A tile of those that lie in the city.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Tile {
    /// AE-1.13.
    Ship(ShipType),
    /// AE-1.15.
    Workshop(Workshop),
    /// AE-1.16.
    Agora(Agora),
}

impl Default for Tile {
    fn default() -> Self {
        Self::Ship(ShipType(0))
    }
}

impl Tile {
    /// Its kind.
    #[inline]
    pub fn kind(self) -> TileKind {
        match self {
            Self::Ship(_) => TileKind::Ship,
            Self::Workshop(_) => TileKind::Workshop,
            Self::Agora(_) => TileKind::Agora,
        }
    }

    /// Its number among those of its kind.
    #[inline]
    pub fn number(self) -> u8 {
        match self {
            Self::Ship(ShipType(n)) | Self::Workshop(Workshop(n)) | Self::Agora(Agora(n)) => n,
        }
    }

    /// The tile of a kind and number.
    #[inline]
    pub fn of(kind: TileKind, number: u8) -> Self {
        match kind {
            TileKind::Ship => Self::Ship(ShipType(number)),
            TileKind::Workshop => Self::Workshop(Workshop(number)),
            TileKind::Agora => Self::Agora(Agora(number)),
        }
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ship(kind) => write!(f, "{kind}"),
            Self::Workshop(tile) => write!(f, "{tile}"),
            Self::Agora(tile) => write!(f, "{tile}"),
        }
    }
}

/// AE-6.C.2: where a settler is sent. Slots and pillars are counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the names and types of its fields say it")]
pub enum Target {
    /// The incomplete residence, or a new one.
    Residence,
    /// The leftmost free ship.
    Ship,
    /// A slot of a workshop.
    Workshop { cell: Cell, slot: u8 },
    /// A shaft or a capital.
    Pillar { pillar: u8, stage: Stage },
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Residence => write!(f, "residence"),
            Self::Ship => write!(f, "ship"),
            Self::Workshop { cell, slot } => write!(f, "workshop at {cell}, slot {}", u16::from(*slot) + 1),
            Self::Pillar { pillar, stage } => write!(f, "{stage} of pillar {}", u16::from(*pillar) + 1),
        }
    }
}

/// D-08: the instant gain of a base.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Instant {
    /// A book of this kind.
    Book(Book),
    /// Any other alternative printed on the card, by its place there.
    Printed(u8),
}

/// D-29: what is taken for what was given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names and types of its fields say it")]
pub enum Reward {
    Vp,
    Flame,
    /// Any book.
    Book,
}

/// D-30: which way gold and books are changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Change {
    /// Gold for equal books of this kind.
    GoldTo(Book),
    /// Equal books of this kind for gold.
    BooksToGold(Book),
}

/// One variant per kind of decision. The order is the order of listing. Slots and pillars are counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the names and types of its fields say it")]
pub enum Action {
    /// D-01: choose an order space.
    OrderSpace { space: OrderSpace },
    /// D-02: put the king on a city field.
    PlaceKing { field: Field },
    /// D-03: which kind of book to take.
    ChooseBook { book: Book },
    /// D-04: take the guard, or leave it.
    TakeGuard { take: bool },
    /// D-05: put the tile at hand on a cell.
    PlaceTile { cell: Cell },
    /// D-06: send a settler onto the new workshop or pillar card (slot 0) at once.
    ActivateNow { profession: Profession, slot: u8 },
    /// D-06: send nobody (any more).
    Skip,
    /// D-07: take a pillar card.
    TakePillar { display: Display, stage: Stage, pillar: u8 },
    /// D-08: the instant gain of a base.
    BaseInstant { gain: Instant },
    /// D-09: take this card of the open influence display.
    TakeInfluence { card: Influence },
    /// D-09: draw two influence cards.
    DrawInfluence,
    /// D-10: keep this one of the two, in secret.
    KeepInfluence { card: Influence },
    /// D-11: take a monument.
    TakeMonument { monument: Monument },
    /// D-11: take no monument.
    Decline,
    /// D-12: take this tile of the open display.
    TakeTile { tile: Tile },
    /// D-12: draw two tiles.
    DrawTiles,
    /// D-13: keep this one of the two.
    KeepTile { tile: Tile },
    /// D-14: move the high priest a step.
    Advance,
    /// D-14: train a settler along the arrow to this field.
    Train { to: Profession },
    /// D-14: send a settler.
    Dispatch { profession: Profession, target: Target },
    /// D-14: take a knowledge card of the display.
    TakeKnowledge {
        name: Knowledge,
        /// RU-82: which card of that name on the display, counted from the left, from 0; left out in JSON if it is the first.
        #[serde(default, skip_serializing_if = "is_first")]
        copy: u8,
    },
    /// D-14: play an influence card.
    PlayInfluence { card: Influence },
    /// D-14: use a stage of a pillar.
    UsePillar { pillar: u8, stage: Stage },
    /// D-14: give a favour token for an action more.
    SpendFavour,
    /// D-15: take this residence.
    TakeResidence { residence: Residence },
    /// D-16: send a settler the knowledge card asks for.
    KnowledgeDispatch { profession: Profession, target: Target },
    /// D-17: send a settler by an influence card.
    CardDispatch { profession: Profession, target: Target },
    /// D-18: choose a colour.
    ChooseColour { colour: Colour },
    /// D-19: the slot for the settler drawn.
    WorkshopSlot { cell: Cell, slot: u8 },
    /// D-20: so many quarter turns of the middle disc, the top disc riding along.
    RotateMiddle { turns: u8 },
    /// D-20: so many quarter turns of the top disc.
    RotateTop { turns: u8 },
    /// D-21: train free of charge.
    FreeTrain { to: Profession },
    /// D-22: take this card of the knowledge discard pile.
    TakeDiscarded { name: Knowledge },
    /// D-22: draw two knowledge cards.
    DrawKnowledge,
    /// D-22: keep this one of the two.
    KeepKnowledge { name: Knowledge },
    /// D-23: the first residence to be exchanged.
    SwapFirst { cell: Cell },
    /// D-23: the second one.
    SwapSecond { cell: Cell },
    /// D-24: exchange a book.
    Exchange { from: Book, to: Book },
    /// D-25: the workshop or agora to be moved.
    MoveTile { cell: Cell },
    /// D-26: give a book.
    PayBook { book: Book },
    /// D-27: give gold.
    PayGold { gold: u8 },
    /// D-28: put a settler back into the bag.
    GiveBack { profession: Profession },
    /// D-28: keep this one of the two drawn.
    KeepSettler { colour: Colour },
    /// D-29: what to take.
    Reward { reward: Reward },
    /// D-30: what to change.
    Change { change: Change },
    /// D-31: the part of the pillar a capital carries out: base or shaft.
    CapitalPart { part: Stage },
    /// D-31: the same part once more, or not.
    Again { again: bool },
    /// D-32: send a settler by a pillar.
    PillarDispatch { profession: Profession, target: Target },
    /// D-32: train by a pillar.
    PillarTrain { to: Profession },
    /// D-17, D-24, D-26, D-31: no more.
    Stop,
    /// D-14: end the turn.
    EndTurn,
}

fn is_first(copy: &u8) -> bool {
    *copy == 0
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = |pillar: u8| u16::from(pillar) + 1;
        match self {
            Self::OrderSpace { space } => write!(f, "{space}"),
            Self::PlaceKing { field } => write!(f, "king to {field}"),
            Self::ChooseBook { book } => write!(f, "book {book}"),
            Self::TakeGuard { take: true } => write!(f, "take the guard"),
            Self::TakeGuard { take: false } => write!(f, "leave the guard"),
            Self::PlaceTile { cell } => write!(f, "place on {cell}"),
            Self::ActivateNow { profession, slot } => write!(f, "activate with {profession}, slot {}", number(*slot)),
            Self::Skip => write!(f, "skip"),
            Self::TakePillar { display, stage, pillar } => {
                write!(f, "take {stage} {display} for pillar {}", number(*pillar))
            }
            Self::BaseInstant { gain: Instant::Book(book) } => write!(f, "instant book {book}"),
            Self::BaseInstant { gain: Instant::Printed(place) } => write!(f, "instant gain {}", number(*place)),
            Self::TakeInfluence { card } => write!(f, "take {card}"),
            Self::DrawInfluence => write!(f, "draw influence"),
            Self::KeepInfluence { card } => write!(f, "keep {card}"),
            Self::TakeMonument { monument } => write!(f, "take {monument}"),
            Self::Decline => write!(f, "decline"),
            Self::TakeTile { tile } => write!(f, "take {tile}"),
            Self::DrawTiles => write!(f, "draw tiles"),
            Self::KeepTile { tile } => write!(f, "keep {tile}"),
            Self::Advance => write!(f, "advance"),
            Self::Train { to } => write!(f, "train {to}"),
            Self::Dispatch { profession, target }
            | Self::KnowledgeDispatch { profession, target }
            | Self::CardDispatch { profession, target }
            | Self::PillarDispatch { profession, target } => write!(f, "send {profession} to {target}"),
            Self::TakeKnowledge { name, copy: 0 } => write!(f, "learn {name}"),
            Self::TakeKnowledge { name, copy } => write!(f, "learn {name} copy {}", number(*copy)),
            Self::PlayInfluence { card } => write!(f, "play {card}"),
            Self::UsePillar { pillar, stage } => write!(f, "use {stage} of pillar {}", number(*pillar)),
            Self::SpendFavour => write!(f, "spend favour"),
            Self::TakeResidence { residence } => write!(f, "take {residence}"),
            Self::ChooseColour { colour } => write!(f, "{colour}"),
            Self::WorkshopSlot { cell, slot } => write!(f, "slot {} at {cell}", number(*slot)),
            Self::RotateMiddle { turns } => write!(f, "turn middle {turns}"),
            Self::RotateTop { turns } => write!(f, "turn top {turns}"),
            Self::FreeTrain { to } => write!(f, "train {to} free"),
            Self::TakeDiscarded { name } => write!(f, "take {name}"),
            Self::DrawKnowledge => write!(f, "draw knowledge"),
            Self::KeepKnowledge { name } => write!(f, "keep {name}"),
            Self::SwapFirst { cell } => write!(f, "swap {cell}"),
            Self::SwapSecond { cell } => write!(f, "swap with {cell}"),
            Self::Exchange { from, to } => write!(f, "exchange {from} for {to}"),
            Self::MoveTile { cell } => write!(f, "move {cell}"),
            Self::PayBook { book } => write!(f, "pay {book}"),
            Self::PayGold { gold } => write!(f, "pay {gold} gold"),
            Self::GiveBack { profession } => write!(f, "give back {profession}"),
            Self::KeepSettler { colour } => write!(f, "keep {colour}"),
            Self::Reward { reward: Reward::Vp } => write!(f, "reward points"),
            Self::Reward { reward: Reward::Flame } => write!(f, "reward flame"),
            Self::Reward { reward: Reward::Book } => write!(f, "reward book"),
            Self::Change { change: Change::GoldTo(book) } => write!(f, "gold to {book}"),
            Self::Change { change: Change::BooksToGold(book) } => write!(f, "{book} to gold"),
            Self::CapitalPart { part } => write!(f, "part {part}"),
            Self::Again { again: true } => write!(f, "again"),
            Self::Again { again: false } => write!(f, "not again"),
            Self::PillarTrain { to } => write!(f, "train {to}"),
            Self::Stop => write!(f, "stop"),
            Self::EndTurn => write!(f, "end turn"),
        }
    }
}

/// Settlers one after another.
pub type ColourList = ShortList<Colour, { PLACES + GUARDS + TILE_FIELDS }>;
/// Tiles one after another.
pub type TileList = ShortList<Tile, TILE_FIELDS>;
/// Knowledge cards one after another.
pub type KnowledgeList = ShortList<Knowledge, KNOWLEDGE_FIELDS>;
/// Pillar cards one after another.
pub type PillarList = ShortList<PillarCard, 6>;
/// Monuments one after another.
pub type MonumentList = ShortList<Monument, MONUMENTS>;
/// Residences one after another.
pub type ResidenceList = ShortList<Residence, OPEN_RESIDENCES>;
/// Two influence cards, or one.
pub type InfluencePair = ShortList<Influence, 2>;

/// What luck decides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the names and types of its fields say it")]
pub enum Chance {
    /// AE-2.14: who is first in year 1.
    Start { seat: Seat },
    /// RU-03: the quarter turns of the discs at the start, if that is left to luck.
    Discs { middle: u8, top: u8 },
    /// AE-2.2, AE-3.6: the pillar cards revealed: bases, shafts, capitals, of each L before R.
    Pillars { cards: PillarList },
    /// AE-2.3, AE-3.7: the knowledge cards revealed, the rightmost free field first.
    Knowledge { cards: KnowledgeList },
    /// AE-2.11: the monuments, space by space.
    Monuments { tiles: MonumentList },
    /// AE-2.10, AE-8.1: the residences added to the open ones.
    Residences { tiles: ResidenceList },
    /// AE-2.8, AE-3.4: the tiles laid on empty city fields, in field order.
    Tiles { tiles: TileList },
    /// AE-2.7, AE-2.9, AE-3.5: the settlers put on free places, in their order.
    Settlers { colours: ColourList },
    /// AE-3.2: the catastrophe tile of the year.
    Catastrophe { tile: Catastrophe },
    /// AE-7.3: the settlers drawn from the bag.
    Draw { colours: ColourList },
    /// AE-7.5: the tiles drawn.
    DrawTiles { tiles: ShortList<Tile, 2> },
    /// AE-13.4: the influence cards drawn.
    DrawInfluence { cards: InfluencePair },
    /// AE-14.11: the knowledge cards drawn.
    DrawKnowledge { names: ShortList<Knowledge, 2> },
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start { seat } => write!(f, "{seat} starts"),
            Self::Discs { middle, top } => write!(f, "discs {middle} {top}"),
            Self::Pillars { cards } => write!(f, "pillars {}", Commas(cards.as_slice())),
            Self::Knowledge { cards } => write!(f, "knowledge {}", Commas(cards.as_slice())),
            Self::Monuments { tiles } => write!(f, "monuments {}", Commas(tiles.as_slice())),
            Self::Residences { tiles } => write!(f, "residences {}", Commas(tiles.as_slice())),
            Self::Tiles { tiles } => write!(f, "tiles {}", Commas(tiles.as_slice())),
            Self::Settlers { colours } => write!(f, "settlers {}", Commas(colours.as_slice())),
            Self::Catastrophe { tile } => write!(f, "catastrophe {tile}"),
            Self::Draw { colours } => write!(f, "from the bag {}", Commas(colours.as_slice())),
            Self::DrawTiles { tiles } => write!(f, "drawn tiles {}", Commas(tiles.as_slice())),
            Self::DrawInfluence { cards } => write!(f, "drawn {}", Commas(cards.as_slice())),
            Self::DrawKnowledge { names } => write!(f, "drawn {}", Commas(names.as_slice())),
        }
    }
}

/// Things one after the other, with commas.
struct Commas<'a, T>(&'a [T]);

impl<T: fmt::Display> fmt::Display for Commas<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, item) in self.0.iter().enumerate() {
            write!(f, "{}{item}", if index == 0 { "" } else { ", " })?;
        }
        Ok(())
    }
}
