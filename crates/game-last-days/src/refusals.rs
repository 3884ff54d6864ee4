//! Why the rules refuse something: clause, reason and sentence. Pages translate by the name of the reason. What both
//! editions refuse is in `fleet`.

use engine::{Seat, refusals};

use crate::actions::Ask;
use crate::kinds::{Card, EventCard, Senator, Zone};

/// What both editions refuse.
pub(crate) type Shared = fleet::Illegal<Card, Senator>;

refusals! {
    /// Why not.
    pub enum Illegal {
        "LD-2.6" => Seats { seats: u8 }: "the game is for 3 to 5 players, not for {seats}",
        "LD-R59" => ExtraCards { cards: u8 }: "hands are at most 5 cards larger in the long game, not {cards}",
        "LD-3.0" => WrongMoment { asked: Ask }: "now is the time to {asked}",
        "LD-10.3" => JustBoarded { berth: u16 }:
            "this card placed refugees on the ship of berth {berth} and may not move it",
        "LD-12.5" => NotChosen { berth: u16 }: "the ship of berth {berth} was not chosen for this card",
        "LD-10.1" => MustSail: "a ship must still be moved",
        "LD-12.6" => NoExtraShip: "no further ship may be moved",
        "LD-R36" => NotAhead { seat: Seat }: "{seat} has not more victory points than you",
        "LD-5.9" => NumberTaken { cubes: u8 }: "{cubes} has been declared in this auction",
        "LD-5.14" => MayNotBorrow: "you may not play a neighbour's card in this auction",
        "LD-12.9" => NotOfTheGods { card: Card }: "there is no {card} in the Hand of the Gods",
        "LD-R41" => GodsTaken: "a card of the gods has been played in this auction",
        "LD-8.7" => NotUnbid: "Strategos plays an own laid-out card without cubes on it",
        "LD-R16" => OnlyOwnCards: "Strategos plays only an own laid-out card",
        "LD-9.12" => NoCargoAirship: "Precious Cargo cannot move the upgraded Airship",
        "LD-10.9" => NoSenate: "this card cannot remove cubes from the Senate",
        "LD-8.6" => NoSuchRefund { cubes: u8, most: u8 }: "1 to {most} cubes can be taken back, not {cubes}",
        "LD-12.14" => NoCubeThere { zone: Zone }: "you have no cube in this place: {zone}",
    }
    luck {
        "LD-2.2" => NoEventLeft { event: EventCard }: "the event {event} cannot come now",
    }
    names { Ask, Zone }
    shared Fleet(Shared) {
        "LD-7.1" => Over,
        "LD-3.0" => LuckFirst | NotYourTurn | OtherLuck,
        "LD-3.2" => Committed,
        "LD-2.3" => NoSuchShip,
        "LD-10.2" => ShipFull,
        "LD-9.2" => ShipAtSea,
        "LD-10.8" => NotAtSea,
        "LD-R13" => AnotherShip,
        "LD-9.3" => EmptyShip,
        "LD-5.15" => NotCompletely | CannotCarryOut,
        "LD-R54" => BeforeBoarding,
        "LD-R66" => MustPlace,
        "LD-10.4" => OwnSeat | NotSeated,
        "LD-4.2" => OfficeTaken,
        "LD-4.4" => NoSuchPower,
        "LD-5.1" => NotInHand,
        "LD-8.5" => TooManyDown,
        "LD-R10" => CardCarriedOut,
        "LD-11.4" => NotRefugees | NoExchange,
        "LD-9.13" => WarshipImmune,
        "LD-R35" => NotInSenate | CannotThrowOff | AtLeastOne,
        "LD-11.10" => NotJustPlaced,
        "LD-R55" => WouldBeEmpty,
        "LD-11.2" => NoSuchSpecial,
        "LD-2.9" => MarkerOrder,
        clause => TooFewCubes { clause } | OtherDrawer { clause } | DrawCount { clause } | NoCardLeft { clause }
            | NoSpecialLeft { clause },
    }
}

fleet::plain_names!(Senator, Card, EventCard);
