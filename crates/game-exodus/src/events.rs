//! What may have happened: plain values. Who may know what of it is in `view.rs`.

use engine::{PerSeat, Seat, ShortList};
use serde::Serialize;

use crate::actions::{
    ColourList, InfluencePair, KnowledgeList, MonumentList, PillarList, ResidenceList, Target, Tile, TileList,
};
use crate::asks::{Building, Good, Source};
use crate::kinds::{
    Catastrophe, Cell, Colour, Display, Field, Influence, Knowledge, Monument, OrderSpace, PillarCard, Profession,
    Residence, Stage, Workshop,
};

/// Where victory points came from or went to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum PointReason {
    /// Something printed.
    Gain(Source),
    /// AE-9.2: a ship of a new type on this space, from 0.
    Ship(u8),
    /// AE-12.8: given for SACRIFICE.
    Sacrifice(PillarCard),
    /// AE-16: the settlement scoring of this row, for this colour.
    Settlement {
        /// Which row, from 0.
        row: u8,
        /// Which colour; none in the solo game, which counts all together.
        colour: Option<Colour>,
    },
    /// AE-17.1: settlers left in the training area.
    Left,
    /// AE-17.2: full rows.
    Rows,
    /// AE-17.2: full columns.
    Columns,
    /// AE-17.3: a monument.
    Monument(Monument),
    /// AE-17.4: a knowledge card.
    Knowledge(Knowledge),
    /// AE-17.5: influence cards not played.
    Influence,
}

/// How a settler was trained.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum TrainReason {
    /// AE-6.B.1: an action.
    Action,
    /// AE-14.8: an influence card, free of charge.
    Card(Influence),
    /// AE-12.10: a pillar.
    Pillar(PillarCard),
}

/// Why a settler was sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum SendReason {
    /// AE-6.C: an action.
    Action,
    /// AE-6.D.3: a knowledge card.
    Knowledge(Knowledge),
    /// AE-10.4, AE-12.5: at once.
    Now,
    /// AE-14: an influence card.
    Card(Influence),
    /// AE-12.10: a pillar.
    Pillar(PillarCard),
}

/// What happened. Some hold secrets; `seen` takes them out. Years and rounds are counted from 1, rows, ship spaces and
/// pillars from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names and types of its fields say it")]
pub enum Event {
    /// AE-2.14: who is first in year 1.
    Started { seat: Seat },
    /// AE-2.2, AE-3.6: pillar cards were laid onto the displays: bases, shafts, capitals, of each L before R.
    PillarsLaid { cards: PillarList },
    /// AE-2.3, AE-3.7, AE-14.18: knowledge cards were laid into free fields, from the rightmost.
    KnowledgeLaid { cards: KnowledgeList },
    /// AE-3.7, AE-14.18, RU-23: a knowledge card was discarded.
    KnowledgeDiscarded { name: Knowledge },
    /// AE-2.11: the monuments lie on the track, space by space.
    MonumentsLaid { tiles: MonumentList },
    /// AE-2.10, AE-8.1: residences were added to the open ones.
    ResidencesLaid { tiles: ResidenceList },
    /// AE-2.8, AE-3.4: tiles were laid on empty city fields, in field order.
    TilesLaid { tiles: TileList },
    /// AE-2.7, AE-2.9, AE-3.5: settlers were put into the city, in the order of its places.
    SettlersPlaced { colours: ColourList },
    /// AE-4.1: a year begins.
    YearBegan { year: u8, sorting: ShortList<Seat, 4> },
    /// AE-5.1: a round begins.
    RoundBegan { round: u8, order: ShortList<Seat, 4> },
    /// AE-3.2: the catastrophe tile of the year, and how the discs stand then.
    CatastropheTurned { tile: Catastrophe, middle: u8, top: u8 },
    /// RU-03, AE-14.6: the discs were set.
    DiscsTurned { middle: u8, top: u8 },
    /// AE-18.2, AE-18.3: where the neutral kings stand, on the middle and on the bottom ring.
    NeutralsMoved { fields: [Field; 2] },
    /// AE-3.4: the tiles of the city went to the open displays.
    CityCleared,
    /// AE-4.2.
    OrderChosen { seat: Seat, space: OrderSpace },
    /// AE-5.2.
    KingPlaced { seat: Seat, field: Field },
    /// Things were received from the supply.
    Received { seat: Seat, good: Good, count: u8, source: Source },
    /// AE-5.5, AE-7.4: things could not be received.
    Lapsed {
        seat: Seat,
        /// What; any kind of book if nothing is named.
        good: Option<Good>,
        count: u8,
        source: Source,
    },
    /// AE-5.5, RU-15, RU-12: a tile, a card or a monument could not be received.
    Skipped { seat: Seat, source: Source },
    /// Things were given to the supply.
    Paid { seat: Seat, good: Good, count: u8 },
    /// AE-5.7, AE-7.3: a settler came, maybe drawn from the bag.
    SettlerCame { seat: Seat, colour: Colour, profession: Profession, source: Source, drawn: bool },
    /// AE-5.4 (d): the guard was taken, or left.
    GuardTaken { seat: Seat, colour: Colour, taken: bool },
    /// AE-10.6: a workshop gave its gain.
    Triggered { seat: Seat, workshop: Workshop },
    /// AE-13.1: the high priest moved.
    Advanced {
        seat: Seat,
        from: u8,
        to: u8,
        /// AE-13.7: steps lost at the end.
        lost: u8,
        source: Source,
    },
    /// AE-13.2: the bonus of a space is resolved.
    BonusReached { seat: Seat, space: u8 },
    /// AE-7.5: two tiles were drawn.
    TilesDrawn { seat: Seat, tiles: ShortList<Tile, 2> },
    /// A tile was taken: from the city, the open display or the draw.
    TileTaken {
        seat: Seat,
        tile: Tile,
        source: Source,
        /// The tile that went to the open display instead.
        other: Option<Tile>,
    },
    /// AE-9.2: a ship took a ship space.
    ShipPlaced { seat: Seat, space: u8, new: bool },
    /// AE-8.3: a residence was taken.
    ResidenceTaken { seat: Seat, residence: Residence },
    /// AE-7.6: a tile was put on a cell.
    TilePlaced { seat: Seat, building: Building, cell: Cell },
    /// AE-14.21: a tile was moved.
    TileMoved { seat: Seat, building: Building, from: Cell, to: Cell },
    /// AE-14.1: two residences changed places.
    Swapped { seat: Seat, first: Cell, second: Cell },
    /// AE-6.B.1.
    Trained { seat: Seat, from: Profession, to: Profession, why: TrainReason },
    /// AE-6.C: a settler left the training area.
    Dispatched { seat: Seat, profession: Profession, target: Target, why: SendReason },
    /// AE-14.4, AE-14.20: a settler from the bag was placed at once.
    PlacedFromBag { seat: Seat, colour: Colour, cell: Cell },
    /// AE-10: all slots of a workshop are filled.
    WorkshopActive { seat: Seat, workshop: Workshop, cell: Cell },
    /// AE-12.2: a pillar card was taken.
    PillarTaken { seat: Seat, card: PillarCard, display: Display, pillar: u8, source: Source },
    /// AE-12.8: a pillar is used.
    PillarUsed { seat: Seat, pillar: u8, stage: Stage },
    /// AE-12.9: a capital carries out a part.
    PartUsed { seat: Seat, pillar: u8, part: Stage },
    /// AE-13.5: a monument was declined.
    MonumentDeclined { seat: Seat },
    /// AE-13.5: a monument was taken.
    MonumentTaken { seat: Seat, monument: Monument },
    /// AE-13.4: influence cards were drawn.
    InfluenceDrawn {
        seat: Seat,
        count: u8,
        /// Which: empty for those who may not know.
        cards: InfluencePair,
    },
    /// AE-13.4: an influence card was received.
    InfluenceReceived {
        seat: Seat,
        /// Which; nothing for those who may not know.
        card: Option<Influence>,
        /// Whether it lay open, so that everybody knows it.
        open: bool,
        /// The card that went to the open display instead.
        other: Option<Influence>,
    },
    /// AE-6.E.1.
    InfluencePlayed { seat: Seat, card: Influence },
    /// AE-14.11: knowledge cards were drawn.
    KnowledgeDrawn { seat: Seat, names: ShortList<Knowledge, 2> },
    /// AE-6.D.3, AE-14.11.
    KnowledgeTaken {
        seat: Seat,
        name: Knowledge,
        /// The field of the display it lay on, from the left, from 0; none if an influence card brought it (AE-14.11).
        field: Option<u8>,
    },
    /// AE-14.7, AE-14.24.
    ColourChosen { seat: Seat, colour: Colour },
    /// AE-12.8, RU-54: a settler went back into the bag.
    GivenBack { seat: Seat, profession: Profession },
    /// RU-54: settlers were drawn for RECRUIT.
    RecruitsDrawn { seat: Seat, colours: ShortList<Colour, 2> },
    /// AE-6.2.
    FavourSpent { seat: Seat },
    /// AE-6.1: a turn begins.
    TurnBegan { seat: Seat },
    /// AE-6.4: unused actions lapse.
    TurnEnded { seat: Seat, unused: u8 },
    /// AE-16: a settlement scoring, before its points.
    SettlementCounted { row: u8, counts: PerSeat<[u8; 3]> },
    /// Points were won or lost.
    Scored { seat: Seat, points: i16, why: PointReason },
    /// AE-19.5: the solo game is lost.
    SoloLost { row: u8 },
    /// AE-17: final scoring begins.
    FinalScoring,
    /// AE-17.6.
    Ended,
}
