//! Why something is refused: one variant per reason, with its clause.

use engine::{Refusal, Seat};

use crate::kinds::{Book, Cell, Colour, Field, Influence, Knowledge, OrderSpace, Profession, Stage, TileKind};

/// Why not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    /// The number of seats.
    #[error("AE-1.21: Atlantis Exodus is played by 1 to 4, not by {seats}")]
    Seats {
        /// How many were asked for.
        seats: u8,
    },
    /// The first seat.
    #[error("AE-2.14: there is no {seat} at a table of {seats} to be first")]
    StartSeat {
        /// Who was named.
        seat: Seat,
        /// How many play.
        seats: u8,
    },
    /// Another seat is to decide, or nobody.
    #[error("AE-20.2: {seat} is not asked to decide anything now")]
    NotAsked {
        /// Who tried.
        seat: Seat,
    },
    /// Another decision is to be made now.
    #[error("AE-20.1: something else is to be decided now")]
    OtherQuestion,
    /// AE-4.2.
    #[error("AE-4.2: {space} is taken by {seat}")]
    SpaceTaken {
        /// Which.
        space: OrderSpace,
        /// By whom.
        seat: Seat,
    },
    /// AE-1.11, RU-66.
    #[error("RU-66: {space} is not open for this number of players")]
    SpaceClosed {
        /// Which.
        space: OrderSpace,
    },
    /// AE-5.2: the wrong ring.
    #[error("AE-5.2: in this round kings are put on another ring than that of {field}")]
    OtherRing {
        /// Where to.
        field: Field,
    },
    /// AE-1.4.4.
    #[error("AE-1.4.4: {to} cannot be reached from {from}")]
    NotReached {
        /// From where.
        from: Field,
        /// Where to.
        to: Field,
    },
    /// AE-5.3.
    #[error("AE-5.3: the king of {seat} stands on {field}")]
    FieldTaken {
        /// Where to.
        field: Field,
        /// Whose king.
        seat: Seat,
    },
    /// AE-5.3, AE-18.2.
    #[error("AE-18.2: a neutral king stands on {field}")]
    FieldBlocked {
        /// Where to.
        field: Field,
    },
    /// RU-10.
    #[error("RU-10: the supply has no {book} book left")]
    NoBookLeft {
        /// Which.
        book: Book,
    },
    /// AE-7.1.
    #[error("AE-7.1: the supply has too little gold left")]
    NoGoldLeft,
    /// AE-0.4: a covered cell.
    #[error("AE-7.6: {cell} is covered")]
    CellCovered {
        /// Which.
        cell: Cell,
    },
    /// IN-09: the wrong kind of cell.
    #[error("AE-10.2: this tile does not go on {cell}")]
    OtherCell {
        /// Which.
        cell: Cell,
    },
    /// No such cell.
    #[error("AE-1.8: there is nothing to choose at {cell}")]
    NoSuchCell {
        /// Which.
        cell: Cell,
    },
    /// Nobody of the profession in the training area.
    #[error("AE-6.C.1: you have no {profession} in your training area")]
    NobodyThere {
        /// Who.
        profession: Profession,
    },
    /// AE-10.3.
    #[error("AE-10.3: {profession} does not fit this slot")]
    SlotDoesNotFit {
        /// Who.
        profession: Profession,
    },
    /// AE-10.3.
    #[error("AE-10.3: there is no free slot like this at {cell}")]
    NoSuchSlot {
        /// Where.
        cell: Cell,
    },
    /// AE-8.5: no cell.
    #[error("AE-8.5: you have no incomplete residence, and no cell is free for a new one")]
    NoCellForResidence,
    /// AE-8.5, RU-13.
    #[error("RU-13: you have no incomplete residence, and no residence is open")]
    NoOpenResidence,
    /// AE-8.1.
    #[error("AE-8.1: this residence is not open")]
    ResidenceNotOpen,
    /// AE-9.4.
    #[error("AE-9.4: none of your ships is free")]
    NoFreeShip,
    /// AE-6.C.2.
    #[error("AE-6.C.2: this card does not wait for {profession}")]
    PillarDoesNotWait {
        /// Who.
        profession: Profession,
    },
    /// AE-6.D.2.
    #[error("AE-6.D.2: pillar cards are no target for a knowledge card")]
    NoPillarForKnowledge,
    /// AE-14.7.
    #[error("AE-14.7: this card sends nobody onto pillar cards")]
    NoPillarForCard,
    /// AE-6.D.3.
    #[error("AE-6.D.3: the other settler would have no place left")]
    NoPlaceForTheOther,
    /// AE-6.D.3.
    #[error("AE-6.D.3: the knowledge card does not ask for {profession}")]
    NotAskedFor {
        /// Who.
        profession: Profession,
    },
    /// AE-14.2, AE-14.7, AE-14.24.
    #[error("AE-14.2: the card does not send {profession} (any more)")]
    NotSentByCard {
        /// Who.
        profession: Profession,
    },
    /// RU-49.
    #[error("RU-49: at least one must be sent or given first")]
    NothingYet,
    /// AE-12.1, RU-15.
    #[error("RU-15: there is no {stage} to take there")]
    NoSuchPillarCard {
        /// Which.
        stage: Stage,
    },
    /// AE-12.2.
    #[error("AE-12.2: you have no pillar for this {stage}")]
    NoPillarFor {
        /// Which.
        stage: Stage,
    },
    /// AE-12.4.
    #[error("AE-12.4: the card does not give this now")]
    NoSuchInstant,
    /// AE-13.4.
    #[error("AE-13.4: {card} is not open")]
    InfluenceNotOpen {
        /// Which.
        card: Influence,
    },
    /// RU-73.
    #[error("RU-73: the influence deck is empty")]
    NoInfluenceDeck,
    /// D-10, D-13, D-22, D-28.
    #[error("AE-7.5: this was not drawn")]
    NotDrawn,
    /// AE-13.5.
    #[error("AE-13.5: this monument is not on the space")]
    NoSuchMonument,
    /// AE-7.5.
    #[error("AE-7.5: this tile is not in the open display")]
    TileNotOpen,
    /// RU-12.
    #[error("RU-12: the pile is empty")]
    NoTileLeft,
    /// AE-6.1.
    #[error("AE-6.1: you have no action left")]
    NoActionLeft,
    /// RU-27.
    #[error("RU-27: your high priest is at the end of the track")]
    TrackEnd,
    /// AE-6.B.1.
    #[error("AE-6.B.1: no arrow leads to {to}")]
    NoArrow {
        /// Where to.
        to: Profession,
    },
    /// AE-6.B.1.
    #[error("AE-6.B.1: you have no {from} to train")]
    NobodyToTrain {
        /// Who is needed.
        from: Profession,
    },
    /// AE-6.B.1: a book is missing.
    #[error("AE-6.B.1: you have {has} of the {needs} {book} books it costs")]
    BooksMissing {
        /// Which.
        book: Book,
        /// How many are owned.
        has: u8,
        /// How many it costs.
        needs: u8,
    },
    /// AE-7.2: gold is missing.
    #[error("AE-7.2: you have {has} of the {needs} gold it costs")]
    GoldMissing {
        /// How much is owned.
        has: u8,
        /// How much it costs.
        needs: u8,
    },
    /// AE-6.D.1.
    #[error("AE-6.D.1: {name} is not on display")]
    NotDisplayed {
        /// Which.
        name: Knowledge,
    },
    /// AE-6.D.1, RU-23.
    #[error("RU-23: you own {name} already")]
    KnowledgeOwned {
        /// Which.
        name: Knowledge,
    },
    /// AE-6.D.1.
    #[error("AE-6.D.1: {name} asks for {profession} in your training area")]
    ProfessionMissing {
        /// Which.
        name: Knowledge,
        /// Who.
        profession: Profession,
    },
    /// AE-6.D.2.
    #[error("AE-6.D.2: there are no two places for the settlers of {name}")]
    NoTwoPlaces {
        /// Which.
        name: Knowledge,
    },
    /// AE-14.11.
    #[error("AE-14.11: {name} is not in the discard pile")]
    NotDiscarded {
        /// Which.
        name: Knowledge,
    },
    /// RU-14.
    #[error("RU-14: the knowledge deck is empty")]
    NoKnowledgeDeck,
    /// AE-6.E.1.
    #[error("AE-6.E.1: you do not hold {card}")]
    NotHeld {
        /// Which.
        card: Influence,
    },
    /// AE-6.E.2, RU-50.
    #[error("RU-50: {card} cannot be carried out now: {why}")]
    CardWouldDoNothing {
        /// Which.
        card: Influence,
        /// Why.
        why: Idle,
    },
    /// AE-12.8.
    #[error("AE-12.8: you have no such pillar")]
    NoSuchPillar,
    /// AE-6.3.
    #[error("AE-6.3: this pillar was used in this turn")]
    PillarUsed,
    /// AE-12.3.
    #[error("AE-12.3: this {stage} is not complete")]
    StageIncomplete {
        /// Which.
        stage: Stage,
    },
    /// RU-51.
    #[error("RU-51: this effect cannot be carried out now: {why}")]
    PillarWouldDoNothing {
        /// Why.
        why: Idle,
    },
    /// AE-6.2.
    #[error("AE-6.2: you have no favour token")]
    NoFavour,
    /// D-18.
    #[error("AE-14.7: nobody {colour} can be sent by this card")]
    NobodyOfColour {
        /// Which.
        colour: Colour,
    },
    /// D-20.
    #[error("AE-14.6: a disc has no {turns} quarter turns")]
    TooManyTurns {
        /// How many.
        turns: u8,
    },
    /// D-24, D-26.
    #[error("AE-14.15: you have no {book} book to give")]
    NoBookToGive {
        /// Which.
        book: Book,
    },
    /// D-24.
    #[error("AE-14.15: books are exchanged for another kind")]
    SameBook,
    /// D-25.
    #[error("AE-14.21: what lies on {cell} cannot move")]
    CannotMove {
        /// Where.
        cell: Cell,
    },
    /// D-27.
    #[error("AE-14.23: you cannot give {gold} gold")]
    NoGoldToGive {
        /// How much.
        gold: u8,
    },
    /// RU-87.
    #[error("RU-87: this would give nothing")]
    GivesNothing,
    /// RU-74.
    #[error("RU-74: you cannot change this")]
    CannotChange,
    /// RU-51.
    #[error("RU-51: this part cannot be carried out")]
    NoSuchPart,
    /// AE-20.7: luck of another kind is asked for.
    #[error("AE-20.1: luck has something else to decide now")]
    OtherLuck,
    /// A disc or a seat luck cannot name.
    #[error("AE-20.10: luck cannot decide so")]
    NoSuchLuck,
    /// The wrong number of things.
    #[error("AE-20.10: luck names {told} things and not {wanted}")]
    LuckCount {
        /// How many were named.
        told: u8,
        /// How many are asked for.
        wanted: u8,
    },
    /// Something that is not there to be drawn.
    #[error("AE-20.10: luck draws what is not there to be drawn")]
    NotInPile,
}

/// RU-50, RU-51: why an effect would do nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Idle {
    /// IF01.
    #[error("it needs two residences")]
    TwoResidences,
    /// IF02, IF07, IF24, DEPART.
    #[error("nobody can be sent")]
    NobodyToSend,
    /// Flames.
    #[error("the high priest is at the end of the track")]
    TrackEnd,
    /// IF04, IF20.
    #[error("the bag is empty")]
    EmptyBag,
    /// IF04.
    #[error("no workshop has a free slot")]
    NoFreeSlot,
    /// IF05.
    #[error("no favour token can be kept")]
    NoFavourSpace,
    /// IF08, SCHOOL.
    #[error("nobody can be trained")]
    NobodyToTrain,
    /// IF09, IF10, IF12: nothing to take.
    #[error("there is no tile to take")]
    NoTile(TileKind),
    /// IF09, IF10, IF12: no room.
    #[error("there is no room for the tile")]
    NoRoom(TileKind),
    /// IF11.
    #[error("there is no card to take")]
    NoKnowledge,
    /// IF13.
    #[error("no pillar card fits")]
    NoPillarCard,
    /// IF14.
    #[error("the king's field gives no book or gold")]
    NothingPrinted,
    /// IF15, SWAP.
    #[error("there is nothing to exchange")]
    NothingToExchange,
    /// IF17.
    #[error("there is no tile to clear or to lay")]
    NothingToClear,
    /// IF18.
    #[error("there is no knowledge card to discard or to reveal")]
    NothingToReveal,
    /// IF19.
    #[error("there is no bonus to repeat")]
    NoBonus,
    /// A bonus or gain that would give nothing now.
    #[error("it would give nothing")]
    GivesNothing,
    /// IF20.
    #[error("there is no incomplete residence")]
    NoIncomplete,
    /// IF21.
    #[error("no tile can move")]
    NothingToMove,
    /// IF22, OFFER.
    #[error("there is no book to give")]
    NoBook,
    /// IF23.
    #[error("there is no gold to give")]
    NoGold,
    /// RECRUIT.
    #[error("nobody is in the training area")]
    NobodyInTraining,
    /// SACRIFICE.
    #[error("there are no points to give")]
    NoPoints,
    /// CHANGE.
    #[error("there is nothing to change")]
    NothingToChange,
}

impl Refusal for Illegal {
    fn clause(&self) -> &'static str {
        match self {
            Self::Seats { .. } => "AE-1.21",
            Self::StartSeat { .. } => "AE-2.14",
            Self::NotAsked { .. } => "AE-20.2",
            Self::OtherQuestion | Self::OtherLuck => "AE-20.1",
            Self::SpaceTaken { .. } => "AE-4.2",
            Self::SpaceClosed { .. } => "RU-66",
            Self::OtherRing { .. } => "AE-5.2",
            Self::NotReached { .. } => "AE-1.4.4",
            Self::FieldTaken { .. } => "AE-5.3",
            Self::FieldBlocked { .. } => "AE-18.2",
            Self::NoBookLeft { .. } => "RU-10",
            Self::NoGoldLeft => "AE-7.1",
            Self::CellCovered { .. } => "AE-7.6",
            Self::OtherCell { .. } => "AE-10.2",
            Self::NoSuchCell { .. } => "AE-1.8",
            Self::NobodyThere { .. } => "AE-6.C.1",
            Self::SlotDoesNotFit { .. } | Self::NoSuchSlot { .. } => "AE-10.3",
            Self::NoCellForResidence => "AE-8.5",
            Self::NoOpenResidence => "RU-13",
            Self::ResidenceNotOpen => "AE-8.1",
            Self::NoFreeShip => "AE-9.4",
            Self::PillarDoesNotWait { .. } => "AE-6.C.2",
            Self::NoPillarForKnowledge | Self::NoTwoPlaces { .. } => "AE-6.D.2",
            Self::NoPillarForCard | Self::NobodyOfColour { .. } => "AE-14.7",
            Self::NoPlaceForTheOther | Self::NotAskedFor { .. } => "AE-6.D.3",
            Self::NotSentByCard { .. } => "AE-14.2",
            Self::NothingYet => "RU-49",
            Self::NoSuchPillarCard { .. } => "RU-15",
            Self::NoPillarFor { .. } => "AE-12.2",
            Self::NoSuchInstant => "AE-12.4",
            Self::InfluenceNotOpen { .. } => "AE-13.4",
            Self::NoInfluenceDeck => "RU-73",
            Self::NotDrawn | Self::TileNotOpen => "AE-7.5",
            Self::NoSuchMonument => "AE-13.5",
            Self::NoTileLeft => "RU-12",
            Self::NoActionLeft => "AE-6.1",
            Self::TrackEnd => "RU-27",
            Self::NoArrow { .. } | Self::NobodyToTrain { .. } | Self::BooksMissing { .. } => "AE-6.B.1",
            Self::GoldMissing { .. } => "AE-7.2",
            Self::NotDisplayed { .. } | Self::ProfessionMissing { .. } => "AE-6.D.1",
            Self::KnowledgeOwned { .. } => "RU-23",
            Self::NotDiscarded { .. } => "AE-14.11",
            Self::NoKnowledgeDeck => "RU-14",
            Self::NotHeld { .. } => "AE-6.E.1",
            Self::CardWouldDoNothing { .. } => "RU-50",
            Self::NoSuchPillar => "AE-12.8",
            Self::PillarUsed => "AE-6.3",
            Self::StageIncomplete { .. } => "AE-12.3",
            Self::PillarWouldDoNothing { .. } | Self::NoSuchPart => "RU-51",
            Self::NoFavour => "AE-6.2",
            Self::TooManyTurns { .. } => "AE-14.6",
            Self::NoBookToGive { .. } | Self::SameBook => "AE-14.15",
            Self::CannotMove { .. } => "AE-14.21",
            Self::NoGoldToGive { .. } => "AE-14.23",
            Self::GivesNothing => "RU-87",
            Self::CannotChange => "RU-74",
            Self::NoSuchLuck | Self::LuckCount { .. } | Self::NotInPile => "AE-20.10",
        }
    }
}
