//! Why the rules refuse something: one variant per reason, with what a good sentence needs.

use engine::{Refusal, Seat};

use crate::actions::Ask;
use crate::kinds::{Area, Good, Tile};

/// Why not. The English sentence begins with the clause; pages translate by variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    /// The game does not take so many.
    #[error("{}: Atlandice is for 2 to 4 players, not for {seats}", self.clause())]
    Seats {
        /// How many were asked for.
        seats: u8,
    },
    /// The start player is not at the table.
    #[error("{}: {seat} cannot start at a table of {seats}", self.clause())]
    StartSeat {
        /// Who was to start.
        seat: Seat,
        /// How many play.
        seats: u8,
    },
    /// The game is over.
    #[error("{}: the game is over", self.clause())]
    Over,
    /// Luck has to decide first.
    #[error("{}: the dice are rolled first", self.clause())]
    LuckFirst,
    /// Another seat is to decide.
    #[error("{}: it is the turn of {active}", self.clause())]
    NotYourTurn {
        /// Whose turn it is.
        active: Seat,
    },
    /// Something else is asked now.
    #[error("{}: now is the time to {}", self.clause(), words(*asked))]
    WrongMoment {
        /// What is asked now.
        asked: Ask,
    },
    /// Three or four play.
    #[error("{}: only a game for two has a neutral party", self.clause())]
    NoNeutral,
    /// All own dice of the round are taken.
    #[error("{}: you have taken {own} dice for yourself; this one is for the neutral party", self.clause())]
    OwnDiceTaken {
        /// How many dice a player takes in a round without the neutral one.
        own: u8,
    },
    /// The neutral party has had its die.
    #[error("{}: you have given the neutral party its die this round", self.clause())]
    NeutralServed,
    /// No die there.
    #[error("{}: no die lies beside the {area}", self.clause())]
    NoDie {
        /// Where.
        area: Area,
    },
    /// No such resource there.
    #[error("{}: there is no {good} in the {area}", self.clause())]
    NotThere {
        /// What.
        good: Good,
        /// Where.
        area: Area,
    },
    /// Nothing lies there.
    #[error("{}: nothing lies in the {district}", self.clause())]
    NothingThere {
        /// Where.
        district: Area,
    },
    /// The Black Market is no district.
    #[error("{}: the black market is not a district", self.clause())]
    NotADistrict,
    /// The district being searched is not another one.
    #[error("{}: it must be another district than the {district}", self.clause())]
    SameDistrict {
        /// The district being searched.
        district: Area,
    },
    /// An exhausted district.
    #[error("{}: the {district} is exhausted", self.clause())]
    DistrictGone {
        /// Which.
        district: Area,
    },
    /// No die there to turn.
    #[error("{}: no die lies beside the {area}; taken dice cannot be turned", self.clause())]
    NoDieToTurn {
        /// Where.
        area: Area,
    },
    /// The submarine must move.
    #[error("{}: the submarine lies beside the {area} already", self.clause())]
    SubmarineThere {
        /// Where.
        area: Area,
    },
    /// The first resource cannot be declined.
    #[error("{}: a search takes one resource if there is one", self.clause())]
    MustTake,
    /// Other parts of an effect cannot be declined.
    #[error("{}: only further resources can be declined; now is the time to {}", self.clause(), words(*asked))]
    MustAct {
        /// What is asked now.
        asked: Ask,
    },
    /// The neutral party declines nothing.
    #[error("{}: the neutral party takes whatever it can get", self.clause())]
    NeutralTakesAll,
    /// Not enough to give.
    #[error("{}: for this donation you need {needed} of {good}, and you hold {held}", self.clause())]
    NotHeld {
        /// What.
        good: Good,
        /// How many.
        needed: u8,
        /// How many there are.
        held: u8,
    },
    /// A pair has one name.
    #[error("{}: a pair is named in the order of the districts: {second} before {first}", self.clause())]
    PairOrder {
        /// As it was named.
        first: Good,
        /// As it was named.
        second: Good,
    },
    /// Luck decides something else now.
    #[error("{}: luck has something else to decide now", self.clause())]
    OtherLuck,
    /// The start player is not at the table.
    #[error("{}: {seat} is not at the table", self.clause())]
    UnknownStart {
        /// Who was to start.
        seat: Seat,
    },
    /// A tile in a foreign stack.
    #[error("{}: the tile {tile} does not belong to the {district}", self.clause())]
    ForeignTile {
        /// What was told.
        tile: Tile,
        /// Where.
        district: Area,
    },
    /// Another number of dice.
    #[error("{}: {needed} dice are rolled, not {found}", self.clause())]
    DiceCount {
        /// By the rules.
        needed: u8,
        /// As it was told.
        found: u8,
    },
    /// Dice have six faces.
    #[error("{}: a die shows 1 to 6, not {face}", self.clause())]
    NoSuchFace {
        /// As it was told.
        face: u8,
    },
    /// A tile that does not lie there.
    #[error("{}: the tile {tile} does not lie below in the {district}", self.clause())]
    NotBelow {
        /// What was told.
        tile: Tile,
        /// Where.
        district: Area,
    },
}

fn words(ask: Ask) -> &'static str {
    match ask {
        Ask::Recipient => "say for whom the next die is taken",
        Ask::Area { .. } => "choose a die and its area",
        Ask::Take { .. } => "take a resource",
        Ask::Bonus { .. } => "take or decline the resource of the submarine",
        Ask::ExtraHere { .. } | Ask::ExtraMarket { .. } => "take or decline one more resource",
        Ask::ExtraFrom { .. } => "choose the district of one more resource, or decline it",
        Ask::ExtraThere { .. } => "take a resource from the chosen district",
        Ask::SwapAway { .. } => "choose what to swap away",
        Ask::SwapWith { .. } => "choose the district to swap with",
        Ask::SwapIn { .. } => "choose what to swap in",
        Ask::ToMarket { .. } => "choose what goes to the black market",
        Ask::FromMarket { .. } => "choose what leaves the black market",
        Ask::MoveTo { .. } => "choose the district it goes to",
        Ask::TurnDie => "choose a die to turn",
        Ask::TurnTo { .. } => "choose where the die goes",
        Ask::Sail => "move the submarine",
        Ask::Donate { .. } => "donate or stop",
    }
}

impl Refusal for Illegal {
    fn clause(&self) -> &'static str {
        match self {
            Self::Seats { .. } | Self::StartSeat { .. } | Self::UnknownStart { .. } => "AD-2.1",
            Self::DiceCount { .. } => "AD-2.6",
            Self::Over => "AD-8.1",
            Self::LuckFirst => "AD-3.2",
            Self::NotYourTurn { .. } => "AD-3.4",
            Self::WrongMoment { .. } | Self::OtherLuck => "AD-3.1",
            Self::NoNeutral => "AD-9.1",
            Self::OwnDiceTaken { .. } | Self::NeutralServed => "AD-9.2",
            Self::NoDie { .. } => "AD-4.1",
            Self::NotThere { .. } | Self::MustTake => "AD-4.2",
            Self::NothingThere { .. } | Self::NotADistrict | Self::SameDistrict { .. } => "AD-5.0",
            Self::DistrictGone { .. } => "AD-R17",
            Self::NoDieToTurn { .. } => "AD-R12",
            Self::SubmarineThere { .. } => "AD-5.10",
            Self::MustAct { .. } => "AD-R3",
            Self::NeutralTakesAll => "AD-R4",
            Self::NotHeld { .. } => "AD-7.4",
            Self::PairOrder { .. } => "AD-D18",
            Self::ForeignTile { .. } => "AD-2.2",
            Self::NoSuchFace { .. } => "AD-1.2",
            Self::NotBelow { .. } => "AD-R30",
        }
    }
}
