//! What a seat is asked, and where gains come from: plain values.

use engine::{Tally, described};
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

described! {
    /// What a seat is asked: the decisions of AE-20.4.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
    #[serde(rename_all = "snake_case")]
    pub enum Ask {
        /// D-01.
        OrderSpace,
        /// D-02.
        PlaceKing { round: u8 = "The round, from 1." },
        /// D-03: any book.
        ChooseBook {
            source: Source = "What it comes from.",
            left: u8 = "How many are still to be chosen, this one included.",
        },
        /// D-04.
        TakeGuard { colour: Colour = "Who he is." },
        /// D-05.
        PlaceTile { building: Building = "What.", from: Option<Cell> = "AE-14.21: where it lies now, if it is moved." },
        /// D-06: onto a workshop.
        ActivateWorkshop { cell: Cell = "Where it lies.", free: u8 = "How many of its slots are free." },
        /// D-06: onto a pillar card.
        CompletePillar { pillar: u8 = "Which pillar, from 0.", stage: Stage = "Which stage." },
        /// D-07.
        TakePillar {
            display: Option<Display> = "From which display; none for either.",
            source: Source = "What the gain comes from.",
        },
        /// D-08.
        BaseInstant { card: PillarCard = "The card taken." },
        /// D-09.
        InfluenceSource { source: Source = "What the gain comes from." },
        /// D-10.
        KeepInfluence,
        /// D-11.
        TakeMonument { space: u8 = "Which monument space of the track, from 0." },
        /// D-12.
        TileSource { kind: TileKind = "The kind of tile.", source: Source = "What the gain comes from." },
        /// D-13.
        KeepTile { kind: TileKind = "The kind of tile." },
        /// D-14.
        Main {
            actions: u8 = "How many actions are left.",
            #[serde(serialize_with = "json::numbers")]
            #[schemars(with = "Vec<u8>")]
            used: u8 = "Pillars used this turn, from 0.",
        },
        /// D-15.
        TakeResidence { profession: Profession = "For whom." },
        /// D-16.
        KnowledgeDispatch {
            name: Knowledge = "For which card.",
            left: [Option<Profession>; 2] = "Whom the card still asks for; one of them for the second time.",
        },
        /// D-17.
        CardDispatch { card: Influence = "By which card.", sent: u8 = "How many have been sent." },
        /// D-18.
        ChooseColour { card: Influence = "For which card." },
        /// D-19.
        WorkshopSlot { colour: Colour = "The settler drawn." },
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
        SwapSecond { first: Cell = "The first one." },
        /// D-24.
        Exchange {
            source: Source = "By which card or pillar.",
            #[serde(serialize_with = "json::books")]
            #[schemars(with = "Tally<Book, 3>")]
            left: [u8; 3] = "How many of each kind may still be given.",
        },
        /// D-25.
        MoveTile,
        /// D-26.
        PayBook { source: Source = "By which card or pillar.", paid: u8 = "How many have been given." },
        /// D-27.
        PayGold { card: Influence = "By which card." },
        /// D-28.
        GiveBack,
        /// D-28.
        KeepSettler,
        /// D-29.
        Reward { card: PillarCard = "By which pillar card." },
        /// D-30.
        Change { card: PillarCard = "By which pillar card." },
        /// D-31: base or shaft.
        CapitalPart {
            pillar: u8 = "Of which pillar, from 0.",
            done: Option<Stage> = "The part that is done, if one is.",
        },
        /// D-31: once more.
        Again { pillar: u8 = "Of which pillar, from 0.", part: Stage = "Which part." },
        /// D-32.
        PillarDispatch { card: PillarCard = "By which pillar card." },
        /// D-32.
        PillarTrain { card: PillarCard = "By which pillar card." },
    }
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
