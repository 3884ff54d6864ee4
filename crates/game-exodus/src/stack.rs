//! What is to be done next, and what after it: a stack of plain values.

use engine::{Tally, variants};
use schemars::JsonSchema;
use serde::Serialize;

use crate::asks::{Building, Source};
use crate::atoms::Trigger;
use crate::json;
use crate::kinds::{Agora, Book, Cell, Colour, Display, Influence, Knowledge, PillarCard, Profession, Stage, TileKind};

/// The deepest: a workshop taken for a settler sent onto a workshop taken for a settler, on every cell, is three steps
/// for each.
pub(crate) type Stack = engine::Stack<Step, 56>;

/// One thing to be done. Those that wait for luck or for a seat stay on top until it has decided;
/// the others are done at once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Step {
    /// The game is over.
    #[default]
    Over,

    /// AE-2.14: luck names the first seat.
    Start,
    /// RU-03: luck sets the discs.
    Discs,
    /// AE-2.2, AE-3.6: luck reveals pillar cards.
    Pillars,
    /// AE-2.3, AE-3.7: luck reveals knowledge cards.
    KnowledgeCards,
    /// AE-2.11: luck lays the monuments.
    Monuments,
    /// AE-2.10, AE-8.1: luck adds residences.
    Refill,
    /// AE-2.8, AE-3.4: luck lays tiles on empty fields.
    Tiles,
    /// AE-2.7, AE-2.9, AE-3.5: luck puts settlers on free places; only on agoras if `agoras`.
    Settlers { agoras: bool },
    /// AE-3.2: luck turns up the catastrophe tile.
    Catastrophe,
    /// AE-3.3 to AE-3.5.
    Clear,
    /// AE-3.7: the knowledge cards slide.
    Slide,
    /// AE-3.8, AE-4.1: the year begins.
    BeginYear,

    /// D-01: the seat at this place of the sorting track.
    Order { place: u8 },
    /// D-02: the seat at this place of the turn order.
    King { place: u8 },
    /// AE-6.1: the turn of the seat at this place begins.
    BeginTurn { place: u8 },
    /// D-14.
    Turn { place: u8 },
    /// AE-4.1.
    EndRound,
    /// AE-4.1, AE-16, AE-17.
    EndYear,

    /// AE-5.4: the parts of the king's field, and how much of this part is done.
    Field { part: u8, done: u8 },
    /// AE-10.6: active workshops from this cell on.
    Workshops { trigger: Trigger, next: u8 },
    /// The atoms of a source from this one on.
    Gains { source: Source, next: u8 },
    /// D-03.
    AnyBook { left: u8, source: Source },
    /// AE-7.3: luck draws settlers.
    Bag { left: u8, source: Source },
    /// D-04.
    Guard,
    /// D-12.
    TakeTile { kind: TileKind, source: Source },
    /// Luck draws tiles.
    DrawTiles { kind: TileKind, source: Source },
    /// D-13.
    KeepTile { kind: TileKind, source: Source },
    /// AE-11.4: the settler on an agora.
    AgoraSettler { agora: Agora, colour: Colour },
    /// D-05.
    Place { building: Building },
    /// D-05, AE-14.21.
    Move { from: Cell },
    /// D-06.
    Activate { cell: Cell },
    /// D-07.
    TakePillar { display: Option<Display>, source: Source },
    /// D-08.
    Instant { card: PillarCard },
    /// D-06.
    Complete { pillar: u8, stage: Stage },
    /// AE-13.3: the queue of the track.
    Track,
    /// D-09.
    Influence { source: Source },
    /// Luck draws influence cards.
    DrawInfluence { source: Source },
    /// D-10.
    KeepInfluence { source: Source },
    /// D-11.
    Monument { space: u8 },

    /// D-15.
    TakeResidence { profession: Profession },
    /// AE-6.C.5: the settler enters the incomplete residence.
    Settle { profession: Profession },
    /// D-16: both settlers are still to be sent.
    SendBoth { name: Knowledge },
    /// D-16: this one is still to be sent.
    SendLast { name: Knowledge, profession: Profession },
    /// AE-6.D.4: workshops that wait.
    Know,
    /// AE-6.D.4: placement bonuses that wait, from this one on.
    WaitingCells { next: u8 },
    /// AE-6.D.4: dispatch bonuses that wait, from this one on.
    WaitingBonuses { next: u8 },

    /// D-17: the card, how many were sent, and the colours it may not send (any more).
    CardDispatch {
        card: Influence,
        sent: u8,
        #[serde(serialize_with = "json::colours")]
        #[schemars(with = "Vec<Colour>")]
        closed: u8,
    },
    /// D-18.
    ChooseColour { card: Influence },
    /// AE-14.4: luck draws the apprentice.
    Apprentice { card: Influence },
    /// D-19.
    WorkshopSlot { colour: Colour },
    /// D-20.
    RotateMiddle,
    /// D-20.
    RotateTop,
    /// D-21.
    FreeTrain { card: Influence },
    /// D-22.
    KnowledgeSource,
    /// Luck draws knowledge cards.
    DrawKnowledge,
    /// D-22.
    KeepKnowledge,
    /// AE-14.14: the printed books of the king's field, then its gold.
    Tithe { card: Influence, gold: bool },
    /// D-23.
    SwapFirst,
    /// D-23.
    SwapSecond { first: Cell },
    /// D-24, IF15: how many of each kind may still be given, and whether the player may stop.
    Exchange {
        #[serde(serialize_with = "json::books")]
        #[schemars(with = "Tally<Book, 3>")]
        left: [u8; 3],
    },
    /// The same after the first.
    ExchangeMore {
        #[serde(serialize_with = "json::books")]
        #[schemars(with = "Tally<Book, 3>")]
        left: [u8; 3],
    },
    /// AE-14.20: luck fills the residence.
    OpenDoors { card: Influence },
    /// D-25.
    MoveTile,
    /// D-26, IF22.
    DonateBooks { card: Influence, paid: u8 },
    /// D-27.
    OfferGold { card: Influence },

    /// D-24, BA1.
    Swap { card: PillarCard },
    /// D-28.
    GiveBack { card: PillarCard },
    /// Luck draws the recruits.
    Recruits { card: PillarCard },
    /// D-28.
    KeepSettler { card: PillarCard },
    /// D-26, BA3.
    OfferBook { card: PillarCard },
    /// D-29, BA3 and BA4.
    Reward { card: PillarCard },
    /// D-30.
    Change { card: PillarCard },
    /// D-31: the part that is done, if one is.
    CapitalPart { pillar: u8, done: Option<Stage> },
    /// D-31.
    Again { pillar: u8, part: Stage },
    /// D-32.
    Depart { card: PillarCard },
    /// D-32.
    School { card: PillarCard },
}

// A step is one word.
const _: () = assert!(size_of::<Step>() <= 4);

impl Step {
    /// Whether luck decides it.
    #[inline]
    pub(crate) fn is_luck(self) -> bool {
        matches!(
            self,
            variants!(Self:
                Start Discs Pillars KnowledgeCards Monuments Refill Tiles Settlers Catastrophe
                Bag DrawTiles DrawInfluence Apprentice DrawKnowledge OpenDoors Recruits)
        )
    }
}
