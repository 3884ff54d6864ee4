//! Why the rules refuse something: clause, reason and sentence. Pages translate by the name of the reason. What both
//! editions refuse is in `fleet`.

use engine::{Seat, refusals};
use fleet::Special;

use crate::actions::Ask;
use crate::kinds::{Card, EventCard, Faction};

/// What both editions refuse.
pub(crate) type Shared = fleet::Illegal<Card, Faction>;

refusals! {
    /// Why not.
    pub enum Illegal {
        "DA-2.7" => Seats { seats: u8 }: "the game is for 2 to 5 players, not for {seats}",
        "DA-13.1.2" => ArkForTwo: "two players play without the Ark",
        "DA-R50" => ShipCount { ships: u8, most: u8 }: "{ships} ships were chosen; there must be 2 to {most}",
        "DA-R50" => ShipSeats { seats: u8, needed: u8 }:
            "the chosen ships have {seats} seats; the first refugees need {needed}",
        "DA-3.0" => WrongMoment { asked: Ask }: "now is the time to {asked}",
        "DA-4.4" => TooDear { price: u8, supply: u8 }:
            "a faction costs {price} at this place, and you have {supply}",
        "DA-4.5" => MustTakeFaction: "you must take a faction now, free of charge",
        "DA-8.3" => NoSuchOpponent { seat: Seat }: "{seat} is not an opponent at this table",
        "DA-5.13" => NumberTaken { cubes: u8 }: "{cubes} has been declared in this vote",
        "DA-8.3" => CannotForce { seat: Seat }: "{seat} cannot be made to declare now",
        "DA-5.16" => MayNotBorrow: "you may not play a neighbour's card in this vote",
        "DA-9.13" => NoRoyalAirship: "Royal Passage cannot move the upgraded Airship",
        "DA-13.1.5" => Protected: "the holder of Demagogos cannot be hit",
        "DA-13.3.3" => NoSenate: "nobody has cubes in the Senate that this card could remove",
        "DA-13.5.2" => NotDisplayed { special: Special }: "{special} is not displayed",
        "DA-R34" => NothingToGain: "no special card is left to draw",
    }
    luck {
        "DA-2.2" => NoEventLeft { event: EventCard }: "the event {event} cannot come now",
    }
    names { Ask }
    shared Fleet(Shared) {
        "DA-7.1" => Over,
        "DA-3.0" => LuckFirst | NotYourTurn | OtherLuck,
        "DA-3.2" => Committed,
        "DA-2.4" => NoSuchShip,
        "DA-10.2" => ShipFull,
        "DA-9.2" => ShipAtSea,
        "DA-10.8" => NotAtSea,
        "DA-R15" => AnotherShip,
        "DA-9.3" => EmptyShip,
        "DA-5.17" => NotCompletely | CannotCarryOut,
        "DA-R59" => BeforeBoarding,
        "DA-R67" => MustPlace,
        "DA-R44" => OwnSeat | NotSeated,
        "DA-4.2" => OfficeTaken,
        "DA-4.9" => NoSuchPower,
        "DA-5.1" => NotInHand,
        "DA-8.5" => TooManyDown,
        "DA-R11" => CardCarriedOut,
        "DA-11.4" => NotRefugees | NoExchange,
        "DA-9.14" => WarshipImmune,
        "DA-R43" => NotInSenate | CannotThrowOff | AtLeastOne,
        "DA-11.10" => NotJustPlaced,
        "DA-R60" => WouldBeEmpty,
        "DA-11.2" => NoSuchSpecial,
        "DA-2.10" => MarkerOrder,
        clause => TooFewCubes { clause } | OtherDrawer { clause } | DrawCount { clause } | NoCardLeft { clause }
            | NoSpecialLeft { clause },
    }
}

fleet::plain_names!(Faction, Card, EventCard);
