//! What a seat is asked, and where gains come from: plain values.

use engine::Tally;
use schemars::JsonSchema;
use serde::Serialize;

use crate::json;
use crate::kinds::{
    Agora, Book, Cell, Colour, Display, Influence, Knowledge, Monument, OrderSpace, PillarCard, Profession, Residence,
    Stage, TileKind, Workshop,
};

/// A tile of a settlement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Building {
    /// AE-8.
    Residence(Residence),
    /// AE-10.
    Workshop(Workshop),
    /// AE-11.
    Agora(Agora),
    /// AE-13.5.
    Monument(Monument),
}

/// What a gain comes from. Always of the active player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// AE-10.5: the city field the king was put on: an Atlantis gain.
    City,
    /// AE-4.3: an order space.
    Order(OrderSpace),
    /// AE-10.6: an active workshop.
    Workshop(Workshop),
    /// AE-7.6: a cell of the settlement.
    Cell(Cell),
    /// AE-6.C.6: the dispatch bonus of a training field.
    Dispatch(Profession),
    /// AE-13: a space of the Apotheosis track.
    Track(u8),
    /// AE-14.19: a space of the track once more.
    Echo(u8),
    /// AE-11.2: an agora.
    Agora(Agora),
    /// AE-12.4: the instant gain of a pillar card.
    Instant(PillarCard),
    /// AE-12.8: the effect of a pillar card.
    Pillar(PillarCard),
    /// AE-14: an influence card.
    Influence(Influence),
    /// AE-6.A.1: the action.
    Advance,
}

/// What a seat is asked: the decisions of AE-20.4.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// D-01.
    OrderSpace,
    /// D-02.
    PlaceKing {
        /// The round, from 1.
        round: u8,
    },
    /// D-03: any book.
    ChooseBook {
        /// What it comes from.
        source: Source,
        /// How many are still to be chosen, this one included.
        left: u8,
    },
    /// D-04.
    TakeGuard {
        /// Who he is.
        colour: Colour,
    },
    /// D-05.
    PlaceTile {
        /// What.
        building: Building,
        /// AE-14.21: where it lies now, if it is moved.
        from: Option<Cell>,
    },
    /// D-06: onto a workshop.
    ActivateWorkshop {
        /// Where it lies.
        cell: Cell,
        /// How many of its slots are free.
        free: u8,
    },
    /// D-06: onto a pillar card.
    CompletePillar {
        /// Which pillar, from 0.
        pillar: u8,
        /// Which stage.
        stage: Stage,
    },
    /// D-07.
    TakePillar {
        /// From which display; none for either.
        display: Option<Display>,
        /// What the gain comes from.
        source: Source,
    },
    /// D-08.
    BaseInstant {
        /// The card taken.
        card: PillarCard,
    },
    /// D-09.
    InfluenceSource {
        /// What the gain comes from.
        source: Source,
    },
    /// D-10.
    KeepInfluence,
    /// D-11.
    TakeMonument {
        /// Which monument space of the track, from 0.
        space: u8,
    },
    /// D-12.
    TileSource {
        /// The kind of tile.
        kind: TileKind,
        /// What the gain comes from.
        source: Source,
    },
    /// D-13.
    KeepTile {
        /// The kind of tile.
        kind: TileKind,
    },
    /// D-14.
    Main {
        /// How many actions are left.
        actions: u8,
        /// Pillars used this turn, from 0.
        #[serde(serialize_with = "json::numbers")]
        #[schemars(with = "Vec<u8>")]
        used: u8,
    },
    /// D-15.
    TakeResidence {
        /// For whom.
        profession: Profession,
    },
    /// D-16.
    KnowledgeDispatch {
        /// For which card.
        name: Knowledge,
        /// Whom the card still asks for; one of them for the second time.
        left: [Option<Profession>; 2],
    },
    /// D-17.
    CardDispatch {
        /// By which card.
        card: Influence,
        /// How many have been sent.
        sent: u8,
    },
    /// D-18.
    ChooseColour {
        /// For which card.
        card: Influence,
    },
    /// D-19.
    WorkshopSlot {
        /// The settler drawn.
        colour: Colour,
    },
    /// D-20: the middle disc.
    RotateMiddle,
    /// D-20: the top disc.
    RotateTop,
    /// D-21.
    FreeTrain,
    /// D-22.
    KnowledgeSource,
    /// D-22.
    KeepKnowledge,
    /// D-23: the first residence.
    SwapFirst,
    /// D-23: the second one.
    SwapSecond {
        /// The first one.
        first: Cell,
    },
    /// D-24.
    Exchange {
        /// By which card or pillar.
        source: Source,
        /// How many of each kind may still be given.
        #[serde(serialize_with = "json::books")]
        #[schemars(with = "Tally<Book, 3>")]
        left: [u8; 3],
    },
    /// D-25.
    MoveTile,
    /// D-26.
    PayBook {
        /// By which card or pillar.
        source: Source,
        /// How many have been given.
        paid: u8,
    },
    /// D-27.
    PayGold {
        /// By which card.
        card: Influence,
    },
    /// D-28.
    GiveBack,
    /// D-28.
    KeepSettler,
    /// D-29.
    Reward {
        /// By which pillar card.
        card: PillarCard,
    },
    /// D-30.
    Change {
        /// By which pillar card.
        card: PillarCard,
    },
    /// D-31: base or shaft.
    CapitalPart {
        /// Of which pillar, from 0.
        pillar: u8,
        /// The part that is done, if one is.
        done: Option<Stage>,
    },
    /// D-31: once more.
    Again {
        /// Of which pillar, from 0.
        pillar: u8,
        /// Which part.
        part: Stage,
    },
    /// D-32.
    PillarDispatch {
        /// By which pillar card.
        card: PillarCard,
    },
    /// D-32.
    PillarTrain {
        /// By which pillar card.
        card: PillarCard,
    },
}

/// A thing of a supply.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names and types of its fields say it")]
pub enum Good {
    /// A book of this kind.
    Book(Book),
    Gold,
    /// A favour token.
    Favour,
}
