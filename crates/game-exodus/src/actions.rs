//! What a seat may choose, and what luck may decide: plain values with their names. What a seat is
//! asked is in `asks.rs`; no rule is decided here, and why something is refused is in `refusals.rs`.

use std::fmt;

use engine::{Seat, ShortList, commas, labelled};
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

labelled! {
    /// AE-6.C.2: where a settler is sent. Slots and pillars are counted from 0.
    #[derive(Copy, PartialOrd, Ord, Hash, Deserialize)]
    pub enum Target {
        /// The incomplete residence, or a new one.
        Residence => "residence",
        /// The leftmost free ship.
        Ship => "ship",
        /// A slot of a workshop.
        Workshop { cell: Cell, slot: u8 } => "workshop at {cell}, slot {}" (number(*slot)),
        /// A shaft or a capital.
        Pillar { pillar: u8, stage: Stage } => "{stage} of pillar {}" (number(*pillar)),
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

impl fmt::Display for Instant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Book(book) => write!(f, "book {book}"),
            Self::Printed(place) => write!(f, "gain {}", number(*place)),
        }
    }
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

impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::GoldTo(book) => write!(f, "gold to {book}"),
            Self::BooksToGold(book) => write!(f, "{book} to gold"),
        }
    }
}

labelled! {
    /// One variant per kind of decision. The order is the order of listing. Slots and pillars are counted from 0.
    #[derive(Copy, PartialOrd, Ord, Hash, Deserialize)]
    pub enum Action {
        /// D-01: choose an order space.
        OrderSpace { space: OrderSpace } => "{space}",
        /// D-02: put the king on a city field.
        PlaceKing { field: Field } => "king to {field}",
        /// D-03: which kind of book to take.
        ChooseBook { book: Book } => "book {book}",
        /// D-04: take the guard, or leave it.
        TakeGuard { take: bool } => "{} the guard" (if *take { "take" } else { "leave" }),
        /// D-05: put the tile at hand on a cell.
        PlaceTile { cell: Cell } => "place on {cell}",
        /// D-06: send a settler onto the new workshop or pillar card (slot 0) at once.
        ActivateNow { profession: Profession, slot: u8 } => "activate with {profession}, slot {}" (number(*slot)),
        /// D-06: send nobody (any more).
        Skip => "skip",
        /// D-07: take a pillar card.
        TakePillar { display: Display, stage: Stage, pillar: u8 }
            => "take {stage} {display} for pillar {}" (number(*pillar)),
        /// D-08: the instant gain of a base.
        BaseInstant { gain: Instant } => "instant {gain}",
        /// D-09: take this card of the open influence display.
        TakeInfluence { card: Influence } => "take {card}",
        /// D-09: draw two influence cards.
        DrawInfluence => "draw influence",
        /// D-10: keep this one of the two, in secret.
        KeepInfluence { card: Influence } => "keep {card}",
        /// D-11: take a monument.
        TakeMonument { monument: Monument } => "take {monument}",
        /// D-11: take no monument.
        Decline => "decline",
        /// D-12: take this tile of the open display.
        TakeTile { tile: Tile } => "take {tile}",
        /// D-12: draw two tiles.
        DrawTiles => "draw tiles",
        /// D-13: keep this one of the two.
        KeepTile { tile: Tile } => "keep {tile}",
        /// D-14: move the high priest a step.
        Advance => "advance",
        /// D-14: train a settler along the arrow to this field.
        Train { to: Profession } => "train {to}",
        /// D-14: send a settler.
        Dispatch { profession: Profession, target: Target } => "send {profession} to {target}",
        /// D-14: take a knowledge card of the display.
        TakeKnowledge {
            name: Knowledge,
            /// RU-82: which card of that name on the display, counted from the left, from 0; left out in JSON if it is
            /// the first.
            #[serde(default, skip_serializing_if = "is_first")]
            copy: u8,
        } => "learn {name}{}" (match copy { 0 => String::new(), copy => format!(" copy {}", number(*copy)) }),
        /// D-14: play an influence card.
        PlayInfluence { card: Influence } => "play {card}",
        /// D-14: use a stage of a pillar.
        UsePillar { pillar: u8, stage: Stage } => "use {stage} of pillar {}" (number(*pillar)),
        /// D-14: give a favour token for an action more.
        SpendFavour => "spend favour",
        /// D-15: take this residence.
        TakeResidence { residence: Residence } => "take {residence}",
        /// D-16: send a settler the knowledge card asks for.
        KnowledgeDispatch { profession: Profession, target: Target } => "send {profession} to {target}",
        /// D-17: send a settler by an influence card.
        CardDispatch { profession: Profession, target: Target } => "send {profession} to {target}",
        /// D-18: choose a colour.
        ChooseColour { colour: Colour } => "{colour}",
        /// D-19: the slot for the settler drawn.
        WorkshopSlot { cell: Cell, slot: u8 } => "slot {} at {cell}" (number(*slot)),
        /// D-20: so many quarter turns of the middle disc, the top disc riding along.
        RotateMiddle { turns: u8 } => "turn middle {turns}",
        /// D-20: so many quarter turns of the top disc.
        RotateTop { turns: u8 } => "turn top {turns}",
        /// D-21: train free of charge.
        FreeTrain { to: Profession } => "train {to} free",
        /// D-22: take this card of the knowledge discard pile.
        TakeDiscarded { name: Knowledge } => "take {name}",
        /// D-22: draw two knowledge cards.
        DrawKnowledge => "draw knowledge",
        /// D-22: keep this one of the two.
        KeepKnowledge { name: Knowledge } => "keep {name}",
        /// D-23: the first residence to be exchanged.
        SwapFirst { cell: Cell } => "swap {cell}",
        /// D-23: the second one.
        SwapSecond { cell: Cell } => "swap with {cell}",
        /// D-24: exchange a book.
        Exchange { from: Book, to: Book } => "exchange {from} for {to}",
        /// D-25: the workshop or agora to be moved.
        MoveTile { cell: Cell } => "move {cell}",
        /// D-26: give a book.
        PayBook { book: Book } => "pay {book}",
        /// D-27: give gold.
        PayGold { gold: u8 } => "pay {gold} gold",
        /// D-28: put a settler back into the bag.
        GiveBack { profession: Profession } => "give back {profession}",
        /// D-28: keep this one of the two drawn.
        KeepSettler { colour: Colour } => "keep {colour}",
        /// D-29: what to take.
        Reward { reward: Reward } => "reward {}" (["points", "flame", "book"][*reward as usize]),
        /// D-30: what to change.
        Change { change: Change } => "{change}",
        /// D-31: the part of the pillar a capital carries out: base or shaft.
        CapitalPart { part: Stage } => "part {part}",
        /// D-31: the same part once more, or not.
        Again { again: bool } => "{}" (if *again { "again" } else { "not again" }),
        /// D-32: send a settler by a pillar.
        PillarDispatch { profession: Profession, target: Target } => "send {profession} to {target}",
        /// D-32: train by a pillar.
        PillarTrain { to: Profession } => "train {to}",
        /// D-17, D-24, D-26, D-31: no more.
        Stop => "stop",
        /// D-14: end the turn.
        EndTurn => "end turn",
    }
}

fn is_first(copy: &u8) -> bool {
    *copy == 0
}

/// How people count what is counted from 0 here.
fn number(index: u8) -> u16 {
    u16::from(index) + 1
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

labelled! {
    /// What luck decides.
    #[derive(Deserialize)]
    pub enum Chance {
        /// AE-2.14: who is first in year 1.
        Start { seat: Seat } => "{seat} starts",
        /// RU-03: the quarter turns of the discs at the start, if that is left to luck.
        Discs { middle: u8, top: u8 } => "discs {middle} {top}",
        /// AE-2.2, AE-3.6: the pillar cards revealed: bases, shafts, capitals, of each L before R.
        Pillars { cards: PillarList } => "pillars {}" (commas(cards.as_slice(), ToString::to_string)),
        /// AE-2.3, AE-3.7: the knowledge cards revealed, the rightmost free field first.
        Knowledge { cards: KnowledgeList } => "knowledge {}" (commas(cards.as_slice(), ToString::to_string)),
        /// AE-2.11: the monuments, space by space.
        Monuments { tiles: MonumentList } => "monuments {}" (commas(tiles.as_slice(), ToString::to_string)),
        /// AE-2.10, AE-8.1: the residences added to the open ones.
        Residences { tiles: ResidenceList } => "residences {}" (commas(tiles.as_slice(), ToString::to_string)),
        /// AE-2.8, AE-3.4: the tiles laid on empty city fields, in field order.
        Tiles { tiles: TileList } => "tiles {}" (commas(tiles.as_slice(), ToString::to_string)),
        /// AE-2.7, AE-2.9, AE-3.5: the settlers put on free places, in their order.
        Settlers { colours: ColourList } => "settlers {}" (commas(colours.as_slice(), ToString::to_string)),
        /// AE-3.2: the catastrophe tile of the year.
        Catastrophe { tile: Catastrophe } => "catastrophe {tile}",
        /// AE-7.3: the settlers drawn from the bag.
        Draw { colours: ColourList } => "from the bag {}" (commas(colours.as_slice(), ToString::to_string)),
        /// AE-7.5: the tiles drawn.
        DrawTiles { tiles: ShortList<Tile, 2> } => "drawn tiles {}" (commas(tiles.as_slice(), ToString::to_string)),
        /// AE-13.4: the influence cards drawn.
        DrawInfluence { cards: InfluencePair } => "drawn {}" (commas(cards.as_slice(), ToString::to_string)),
        /// AE-14.11: the knowledge cards drawn.
        DrawKnowledge { names: ShortList<Knowledge, 2> } => "drawn {}" (commas(names.as_slice(), ToString::to_string)),
    }
}
