//! Why the rules refuse something: one variant per reason, with what a good sentence needs.

use engine::{Refusal, Seat};
use fleet::{Berth, Colour, Special};

use crate::actions::Ask;
use crate::kinds::{Card, EventCard, Faction};

/// Why not. The English sentence begins with the clause; pages translate by variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    /// The game does not take so many.
    #[error("{}: the game is for 2 to 5 players, not for {seats}", self.clause())]
    Seats {
        /// How many were asked for.
        seats: u8,
    },
    /// Two players have no Ark.
    #[error("{}: two players play without the Ark", self.clause())]
    ArkForTwo,
    /// Too few or too many ships were chosen.
    #[error("{}: {ships} ships were chosen; there must be 2 to {most}", self.clause())]
    ShipCount {
        /// How many.
        ships: u8,
        /// At most.
        most: u8,
    },
    /// The chosen ships are too small.
    #[error("{}: the chosen ships have {seats} seats; the first refugees need {needed}", self.clause())]
    ShipSeats {
        /// How many seats.
        seats: u8,
        /// How many are needed.
        needed: u8,
    },
    /// The game is over.
    #[error("{}: the game is over", self.clause())]
    Over,
    /// Luck has to decide first.
    #[error("{}: cards are drawn first", self.clause())]
    LuckFirst,
    /// Another seat is to decide.
    #[error("{}: another player is to decide", self.clause())]
    NotYourTurn,
    /// The choice is made, and others have not made theirs.
    #[error("{}: you have chosen; all choices are opened together", self.clause())]
    Committed,
    /// Something else is asked now.
    #[error("{}: now is the time to {}", self.clause(), words(*asked))]
    WrongMoment {
        /// What is asked now.
        asked: Ask,
    },
    /// No such berth.
    #[error("{}: there is no ship in berth {}", self.clause(), u16::from(*ship) + 1)]
    NoSuchShip {
        /// Which.
        ship: Berth,
    },
    /// No room.
    #[error("{}: the ship in berth {} has too few free seats", self.clause(), ship + 1)]
    ShipFull {
        /// Which.
        ship: Berth,
    },
    /// Only ships in port.
    #[error("{}: the ship of berth {} is on the Ocean", self.clause(), ship + 1)]
    ShipAtSea {
        /// Which.
        ship: Berth,
    },
    /// Only ships on the Ocean.
    #[error("{}: the ship in berth {} is in port", self.clause(), ship + 1)]
    NotAtSea {
        /// Which.
        ship: Berth,
    },
    /// A different ship is asked for.
    #[error("{}: it must be another ship than the one of berth {}", self.clause(), ship + 1)]
    AnotherShip {
        /// Which.
        ship: Berth,
    },
    /// An empty ship.
    #[error("{}: nobody is aboard the ship of berth {}", self.clause(), ship + 1)]
    EmptyShip {
        /// Which.
        ship: Berth,
    },
    /// The rest could not be carried out.
    #[error("{}: then it could not be carried out completely", self.clause())]
    NotCompletely,
    /// Too late, or twice.
    #[error("{}: {special} is played once, before the first ship is named", self.clause())]
    BeforeBoarding {
        /// Which.
        special: Special,
    },
    /// A special card was shown for the placement.
    #[error("{}: a special card was shown for this placement, so it must be made", self.clause())]
    MustPlace,
    /// The own refugee.
    #[error("{}: you cannot take the seat of your own refugee", self.clause())]
    OwnSeat,
    /// Nobody of this colour sits there.
    #[error("{}: no refugee of {colour} sits there", self.clause())]
    NotSeated {
        /// Whose.
        colour: Colour,
    },
    /// More than there are.
    #[error("{}: {cubes} cubes are more than the {supply} behind your screen", self.clause())]
    TooFewCubes {
        /// How many were named.
        cubes: u8,
        /// How many there are.
        supply: u8,
        /// Which clause asks for them.
        clause: &'static str,
    },
    /// Somebody has it.
    #[error("{}: {faction} has been taken by {holder}", self.clause())]
    FactionTaken {
        /// Which.
        faction: Faction,
        /// By whom.
        holder: Seat,
    },
    /// Too few cubes.
    #[error("{}: a faction costs {price} at this place, and you have {supply}", self.clause())]
    TooDear {
        /// The price.
        price: u8,
        /// What there is.
        supply: u8,
    },
    /// No passing twice.
    #[error("{}: you must take a faction now, free of charge", self.clause())]
    MustTakeFaction,
    /// No such power, or used already.
    #[error("{}: there is no power of {faction} to use now", self.clause())]
    NoSuchPower {
        /// Which.
        faction: Faction,
    },
    /// A card that is not in the hand.
    #[error("{}: you have no {card}", self.clause())]
    NotInHand {
        /// Which.
        card: Card,
    },
    /// More than two cards.
    #[error("{}: at most two cards of your row may stay face down", self.clause())]
    TooManyDown,
    /// Oneself, or nobody.
    #[error("{}: {seat} is not an opponent at this table", self.clause())]
    NoSuchOpponent {
        /// Who.
        seat: Seat,
    },
    /// Somebody declared it.
    #[error("{}: {cubes} has been declared in this vote", self.clause())]
    NumberTaken {
        /// The number.
        cubes: u8,
    },
    /// Has declared, or is next anyway.
    #[error("{}: {seat} cannot be made to declare now", self.clause())]
    CannotForce {
        /// Who.
        seat: Seat,
    },
    /// Somebody has carried it out.
    #[error("{}: this card has been carried out", self.clause())]
    CardCarriedOut,
    /// Neither first nor Philosophios.
    #[error("{}: you may not play a neighbour's card in this vote", self.clause())]
    MayNotBorrow,
    /// The card cannot be carried out.
    #[error("{}: {card} cannot be carried out completely now", self.clause())]
    CannotCarryOut {
        /// Which.
        card: Card,
    },
    /// Empathy replaces Refugees.
    #[error("{}: empathy replaces a Refugees card, not {card}", self.clause())]
    NotRefugees {
        /// Which.
        card: Card,
    },
    /// No ship for Empathy.
    #[error("{}: this needs a ship in port with 3 neutrals, and 3 cubes of yours", self.clause())]
    NoExchange,
    /// The upgraded Airship.
    #[error("{}: Royal Passage cannot move the upgraded Airship", self.clause())]
    NoRoyalAirship,
    /// The upgraded Warship.
    #[error("{}: the upgraded Warship is immune to red cards", self.clause())]
    WarshipImmune,
    /// Two players: Demagogos.
    #[error("{}: the holder of Demagogos cannot be hit", self.clause())]
    Protected,
    /// The family variant.
    #[error("{}: nobody has cubes in the Senate that this card could remove", self.clause())]
    NoSenate,
    /// Not so many there.
    #[error("{}: {cubes} cubes of {seat} cannot be removed from the Senate; 1 to 4 that are there can", self.clause())]
    NotInSenate {
        /// Whose.
        seat: Seat,
        /// How many.
        cubes: u8,
    },
    /// Nobody of this colour, or protected.
    #[error("{}: no refugee of {colour} can be thrown off there", self.clause())]
    CannotThrowOff {
        /// Whose.
        colour: Colour,
    },
    /// One must go.
    #[error("{}: at least one refugee must be thrown off", self.clause())]
    AtLeastOne,
    /// Nobody was placed there.
    #[error("{}: you have just placed nobody on the ship of berth {}", self.clause(), ship + 1)]
    NotJustPlaced {
        /// Which.
        ship: Berth,
    },
    /// An empty ship never moves.
    #[error("{}: the ship of berth {} would be empty and could not move", self.clause(), ship + 1)]
    WouldBeEmpty {
        /// Which.
        ship: Berth,
    },
    /// The special card is not there.
    #[error("{}: you do not have {special}", self.clause())]
    NoSuchSpecial {
        /// Which.
        special: Special,
    },
    /// Not in the display.
    #[error("{}: {special} is not displayed", self.clause())]
    NotDisplayed {
        /// Which.
        special: Special,
    },
    /// The special deck is empty.
    #[error("{}: no special card is left to draw", self.clause())]
    NothingToGain,
    /// Luck decides something else now.
    #[error("{}: luck has something else to decide now", self.clause())]
    OtherLuck,
    /// Not every seat once.
    #[error("{}: every player has one marker", self.clause())]
    MarkerOrder,
    /// Another seat draws.
    #[error("{}: {seat} draws", self.clause())]
    OtherDrawer {
        /// Who draws.
        seat: Seat,
        /// Which clause makes them drawn.
        clause: &'static str,
    },
    /// Another number of cards.
    #[error("{}: {needed} cards are drawn, not {found}", self.clause())]
    DrawCount {
        /// By the rules.
        needed: u8,
        /// As it was told.
        found: u8,
        /// Which clause makes them drawn.
        clause: &'static str,
    },
    /// A card that is not left.
    #[error("{}: there is no {card} left to draw", self.clause())]
    NoCardLeft {
        /// What was told.
        card: Card,
        /// Which clause makes them drawn.
        clause: &'static str,
    },
    /// A special card that is not left.
    #[error("{}: there is no {special} left to draw", self.clause())]
    NoSpecialLeft {
        /// What was told.
        special: Special,
        /// Which clause makes them drawn.
        clause: &'static str,
    },
    /// An event that cannot come.
    #[error("{}: the event {event} cannot come now", self.clause())]
    NoEventLeft {
        /// What was told.
        event: EventCard,
    },
}

fn words(ask: Ask) -> &'static str {
    match ask {
        Ask::FirstRefugee => "place one of your first refugees",
        Ask::Senate => "choose cubes for the Senate",
        Ask::Faction { .. } => "take a faction or pass",
        Ask::FreeFaction => "take a faction",
        Ask::Power { .. } => "use or leave the power of a faction",
        Ask::Discard { .. } => "discard a politics card",
        Ask::Lay { .. } => "lay the next card of your row",
        Ask::KeepDown => "say which of your cards stay face down",
        Ask::Bid { .. } | Ask::NewBid { .. } => "choose your bid",
        Ask::Peek => "look at a bid or pass",
        Ask::Declare { .. } => "declare a number of cubes",
        Ask::Force { .. } => "make somebody declare or pass",
        Ask::Spy => "play a Spy or pass",
        Ask::ActFirst => "say whether you act first",
        Ask::Play { .. } => "play a card or decline",
        Ask::Board { .. } => "choose a ship for your refugees",
        Ask::Displace { .. } => "choose whose seat to take",
        Ask::Sail { .. } => "choose a ship to move",
        Ask::Target { .. } => "choose what the card is aimed at",
        Ask::ThrowOff { .. } => "choose whom to throw off",
        Ask::Exchange => "choose the ship where neutrals are exchanged",
        Ask::Sacrifice => "play Self-Sacrifice or pass",
        Ask::Guard { .. } => "play a Guardian or pass",
        Ask::Ally { .. } => "play an Alliance or pass",
        Ask::Refund { .. } => "take back cubes or leave them",
        Ask::ChooseSpecial => "choose a special card",
    }
}

impl Refusal for Illegal {
    fn clause(&self) -> &'static str {
        match self {
            Self::Seats { .. } => "DA-2.7",
            Self::ArkForTwo => "DA-13.1.2",
            Self::ShipCount { .. } | Self::ShipSeats { .. } => "DA-R50",
            Self::Over => "DA-7.1",
            Self::LuckFirst | Self::NotYourTurn | Self::WrongMoment { .. } | Self::OtherLuck => "DA-3.0",
            Self::Committed => "DA-3.2",
            Self::NoSuchShip { .. } => "DA-2.4",
            Self::ShipFull { .. } => "DA-10.2",
            Self::ShipAtSea { .. } => "DA-9.2",
            Self::NotAtSea { .. } => "DA-10.8",
            Self::AnotherShip { .. } => "DA-R15",
            Self::EmptyShip { .. } => "DA-9.3",
            Self::NotCompletely | Self::CannotCarryOut { .. } => "DA-5.17",
            Self::BeforeBoarding { .. } => "DA-R59",
            Self::MustPlace => "DA-R67",
            Self::OwnSeat | Self::NotSeated { .. } => "DA-R44",
            Self::FactionTaken { .. } => "DA-4.2",
            Self::TooDear { .. } => "DA-4.4",
            Self::MustTakeFaction => "DA-4.5",
            Self::NoSuchPower { .. } => "DA-4.9",
            Self::NotInHand { .. } => "DA-5.1",
            Self::TooManyDown => "DA-8.5",
            Self::NoSuchOpponent { .. } | Self::CannotForce { .. } => "DA-8.3",
            Self::NumberTaken { .. } => "DA-5.13",
            Self::CardCarriedOut => "DA-R11",
            Self::MayNotBorrow => "DA-5.16",
            Self::NotRefugees { .. } | Self::NoExchange => "DA-11.4",
            Self::NoRoyalAirship => "DA-9.13",
            Self::WarshipImmune => "DA-9.14",
            Self::Protected => "DA-13.1.5",
            Self::NoSenate => "DA-13.3.3",
            Self::NotInSenate { .. } | Self::CannotThrowOff { .. } | Self::AtLeastOne => "DA-R43",
            Self::NotJustPlaced { .. } => "DA-11.10",
            Self::WouldBeEmpty { .. } => "DA-R60",
            Self::NoSuchSpecial { .. } => "DA-11.2",
            Self::NotDisplayed { .. } => "DA-13.5.2",
            Self::NothingToGain => "DA-R34",
            Self::MarkerOrder => "DA-2.10",
            Self::TooFewCubes { clause, .. }
            | Self::OtherDrawer { clause, .. }
            | Self::DrawCount { clause, .. }
            | Self::NoCardLeft { clause, .. }
            | Self::NoSpecialLeft { clause, .. } => clause,
            Self::NoEventLeft { .. } => "DA-2.2",
        }
    }
}
