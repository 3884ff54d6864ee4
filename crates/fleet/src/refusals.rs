//! Why both editions refuse something: reason and sentence. Each edition gives the clauses.

use engine::{Seat, reasons};

use crate::colour::Colour;
use crate::special::Special;

reasons! {
    /// Why not, in both editions. `C` are the politics cards of an edition, `O` its factions or senators.
    pub enum Illegal<C, O> {
        Over: "the game is over",
        LuckFirst: "cards are drawn first",
        NotYourTurn: "another player is to decide",
        Committed: "you have chosen; all choices are opened together",
        NoSuchShip { berth: u16 }: "there is no ship in berth {berth}",
        ShipFull { berth: u16 }: "the ship in berth {berth} has too few free seats",
        ShipAtSea { berth: u16 }: "the ship of berth {berth} is on the Ocean",
        NotAtSea { berth: u16 }: "the ship in berth {berth} is in port",
        AnotherShip { berth: u16 }: "it must be another ship than the one of berth {berth}",
        EmptyShip { berth: u16 }: "nobody is aboard the ship of berth {berth}",
        NotCompletely: "then it could not be carried out completely",
        BeforeBoarding { special: Special }: "{special} is played once, before the first ship is named",
        MustPlace: "a special card was shown for this placement, so it must be made",
        OwnSeat: "you cannot take the seat of your own refugee",
        NotSeated { colour: Colour }: "no refugee of {colour} sits there",
        TooFewCubes { cubes: u8, supply: u8, clause: &'static str }:
            "{cubes} cubes are more than the {supply} behind your screen",
        OfficeTaken { office: O, holder: Seat }: "{office} has been taken by {holder}",
        NoSuchPower { office: O }: "there is no power of {office} to use now",
        NotInHand { card: C }: "you have no {card}",
        TooManyDown: "at most two cards of your row may stay face down",
        CardCarriedOut: "this card has been carried out",
        CannotCarryOut { card: C }: "{card} cannot be carried out completely now",
        NotRefugees { card: C }: "empathy replaces a Refugees card, not {card}",
        NoExchange: "this needs a ship in port with 3 neutrals, and 3 cubes of yours",
        WarshipImmune: "the upgraded Warship is immune to red cards",
        NotInSenate { seat: Seat, cubes: u8 }:
            "{cubes} cubes of {seat} cannot be removed from the Senate; 1 to 4 that are there can",
        CannotThrowOff { colour: Colour }: "no refugee of {colour} can be thrown off there",
        AtLeastOne: "at least one refugee must be thrown off",
        NotJustPlaced { berth: u16 }: "you have just placed nobody on the ship of berth {berth}",
        WouldBeEmpty { berth: u16 }: "the ship of berth {berth} would be empty and could not move",
        NoSuchSpecial { special: Special }: "you do not have {special}",
    }
    luck {
        OtherLuck: "luck has something else to decide now",
        MarkerOrder: "every player has one marker",
        OtherDrawer { seat: Seat, clause: &'static str }: "{seat} draws",
        DrawCount { needed: u8, found: u8, clause: &'static str }: "{needed} cards are drawn, not {found}",
        NoCardLeft { card: C, clause: &'static str }: "there is no {card} left to draw",
        NoSpecialLeft { special: Special, clause: &'static str }: "there is no {special} left to draw",
    }
}

crate::plain_names!(Special);

impl From<Colour> for engine::Field {
    fn from(colour: Colour) -> Self {
        colour.to_string().as_str().into()
    }
}
