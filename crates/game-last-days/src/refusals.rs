//! Why the rules refuse something: one variant per reason, with what a good sentence needs.

use engine::{Refusal, Seat};
use fleet::{Berth, Colour, Special};

use crate::actions::Ask;
use crate::kinds::{Card, EventCard, Senator, Zone};

/// Why not. The English sentence begins with the clause; pages translate by variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    /// The game does not take so many.
    #[error("{}: the game is for 3 to 5 players, not for {seats}", self.clause())]
    Seats {
        /// How many were asked for.
        seats: u8,
    },
    /// The long game.
    #[error("{}: hands are at most 5 cards larger in the long game, not {cards}", self.clause())]
    ExtraCards {
        /// How many were asked for.
        cards: u8,
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
    /// Refugees were placed there by the same card.
    #[error("{}: this card placed refugees on the ship of berth {} and may not move it", self.clause(), ship + 1)]
    JustBoarded {
        /// Which.
        ship: Berth,
    },
    /// *Flood* adds to a ship chosen for the card.
    #[error("{}: the ship of berth {} was not chosen for this card", self.clause(), ship + 1)]
    NotChosen {
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
    /// Not everything that must move has moved.
    #[error("{}: a ship must still be moved", self.clause())]
    MustSail,
    /// No further ship.
    #[error("{}: no further ship may be moved", self.clause())]
    NoExtraShip,
    /// The own refugee.
    #[error("{}: you cannot take the seat of your own refugee", self.clause())]
    OwnSeat,
    /// Nobody of this colour sits there.
    #[error("{}: no refugee of {colour} sits there", self.clause())]
    NotSeated {
        /// Whose.
        colour: Colour,
    },
    /// Only players ahead.
    #[error("{}: {seat} has not more victory points than you", self.clause())]
    NotAhead {
        /// Who.
        seat: Seat,
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
    #[error("{}: {senator} has been taken by {holder}", self.clause())]
    SenatorTaken {
        /// Which.
        senator: Senator,
        /// By whom.
        holder: Seat,
    },
    /// Another power.
    #[error("{}: there is no power of {senator} to use now", self.clause())]
    NoSuchPower {
        /// Which.
        senator: Senator,
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
    /// Somebody declared it.
    #[error("{}: {cubes} has been declared in this auction", self.clause())]
    NumberTaken {
        /// The number.
        cubes: u8,
    },
    /// Somebody has carried it out.
    #[error("{}: this card has been carried out", self.clause())]
    CardCarriedOut,
    /// Not ranked first.
    #[error("{}: you may not play a neighbour's card in this auction", self.clause())]
    MayNotBorrow,
    /// Not in the Hand of the Gods.
    #[error("{}: there is no {card} in the Hand of the Gods", self.clause())]
    NotOfTheGods {
        /// Which.
        card: Card,
    },
    /// One in each auction.
    #[error("{}: a card of the gods has been played in this auction", self.clause())]
    GodsTaken,
    /// Strategos: an own card without cubes.
    #[error("{}: Strategos plays an own laid-out card without cubes on it", self.clause())]
    NotUnbid,
    /// Strategos: nothing else.
    #[error("{}: Strategos plays only an own laid-out card", self.clause())]
    OnlyOwnCards,
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
    #[error("{}: Precious Cargo cannot move the upgraded Airship", self.clause())]
    NoCargoAirship,
    /// The upgraded Warship.
    #[error("{}: the upgraded Warship is immune to red cards", self.clause())]
    WarshipImmune,
    /// Only Treason hits the Senate.
    #[error("{}: this card cannot remove cubes from the Senate", self.clause())]
    NoSenate,
    /// Not so many there.
    #[error("{}: {cubes} cubes of {seat} cannot be removed from the Senate; 1 to 4 that are there can", self.clause())]
    NotInSenate {
        /// Whose.
        seat: Seat,
        /// How many.
        cubes: u8,
    },
    /// Nobody of this colour.
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
    /// More than Philosophos gives back.
    #[error("{}: 1 to {most} cubes can be taken back, not {cubes}", self.clause())]
    NoSuchRefund {
        /// How many were named.
        cubes: u8,
        /// At most.
        most: u8,
    },
    /// No own cube there.
    #[error("{}: you have no cube in this place: {zone}", self.clause())]
    NoCubeThere {
        /// Where.
        zone: Zone,
    },
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
        Ask::Influence => "choose cubes for the Senate",
        Ask::Senator => "take a senator",
        Ask::Power { .. } => "use or leave the power of your senator",
        Ask::Discard { .. } => "discard a politics card",
        Ask::Lay { .. } => "lay the next card of your row",
        Ask::KeepDown => "say which of your cards stay face down",
        Ask::Bid { .. } => "choose your bid",
        Ask::Declare { .. } => "declare a number of cubes",
        Ask::Spy => "play a Spy or pass",
        Ask::Play { .. } => "play a card or decline",
        Ask::Refund { .. } => "take back cubes or leave them",
        Ask::Strategos => "play a card without cubes or leave it",
        Ask::Board { .. } => "choose a ship for your refugees",
        Ask::Displace { .. } => "choose whose seat to take",
        Ask::Flood { .. } => "place one refugee more or leave it",
        Ask::Sacrifice => "play Self-Sacrifice or pass",
        Ask::Sail { .. } => "choose a ship to move",
        Ask::Target { .. } => "choose what the card is aimed at",
        Ask::ThrowOff { .. } => "choose whom to throw off",
        Ask::Exchange => "choose the ship where neutrals are exchanged",
        Ask::Guard { .. } => "play a Guardian or pass",
        Ask::Ally { .. } => "play an Alliance or pass",
        Ask::Lose { .. } => "choose a cube to lose",
    }
}

impl Refusal for Illegal {
    fn clause(&self) -> &'static str {
        match self {
            Self::Seats { .. } => "LD-2.6",
            Self::ExtraCards { .. } => "LD-R59",
            Self::Over => "LD-7.1",
            Self::LuckFirst | Self::NotYourTurn | Self::WrongMoment { .. } | Self::OtherLuck => "LD-3.0",
            Self::Committed => "LD-3.2",
            Self::NoSuchShip { .. } => "LD-2.3",
            Self::ShipFull { .. } => "LD-10.2",
            Self::ShipAtSea { .. } => "LD-9.2",
            Self::NotAtSea { .. } => "LD-10.8",
            Self::AnotherShip { .. } => "LD-R13",
            Self::JustBoarded { .. } => "LD-10.3",
            Self::NotChosen { .. } => "LD-12.5",
            Self::EmptyShip { .. } => "LD-9.3",
            Self::NotCompletely | Self::CannotCarryOut { .. } => "LD-5.15",
            Self::BeforeBoarding { .. } => "LD-R54",
            Self::MustPlace => "LD-R66",
            Self::MustSail => "LD-10.1",
            Self::NoExtraShip => "LD-12.6",
            Self::OwnSeat | Self::NotSeated { .. } => "LD-10.4",
            Self::NotAhead { .. } => "LD-R36",
            Self::SenatorTaken { .. } => "LD-4.2",
            Self::NoSuchPower { .. } => "LD-4.4",
            Self::NotInHand { .. } => "LD-5.1",
            Self::TooManyDown => "LD-8.5",
            Self::NumberTaken { .. } => "LD-5.9",
            Self::CardCarriedOut => "LD-R10",
            Self::MayNotBorrow => "LD-5.14",
            Self::NotOfTheGods { .. } => "LD-12.9",
            Self::GodsTaken => "LD-R41",
            Self::NotUnbid => "LD-8.7",
            Self::OnlyOwnCards => "LD-R16",
            Self::NotRefugees { .. } | Self::NoExchange => "LD-11.4",
            Self::NoCargoAirship => "LD-9.12",
            Self::WarshipImmune => "LD-9.13",
            Self::NoSenate => "LD-10.9",
            Self::NotInSenate { .. } | Self::CannotThrowOff { .. } | Self::AtLeastOne => "LD-R35",
            Self::NotJustPlaced { .. } => "LD-11.10",
            Self::WouldBeEmpty { .. } => "LD-R55",
            Self::NoSuchSpecial { .. } => "LD-11.2",
            Self::NoSuchRefund { .. } => "LD-8.6",
            Self::NoCubeThere { .. } => "LD-12.14",
            Self::MarkerOrder => "LD-2.9",
            Self::TooFewCubes { clause, .. }
            | Self::OtherDrawer { clause, .. }
            | Self::DrawCount { clause, .. }
            | Self::NoCardLeft { clause, .. }
            | Self::NoSpecialLeft { clause, .. } => clause,
            Self::NoEventLeft { .. } => "LD-2.2",
        }
    }
}
