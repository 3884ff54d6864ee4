//! Why the rules refuse something: clause, reason and sentence. Pages translate by the name of the reason.

use engine::{Field, Seat, refusals};

use crate::actions::Ask;
use crate::kinds::{Area, Good, Tile};

refusals! {
    /// Why not.
    pub enum Illegal {
        "AD-2.1" => Seats { seats: u8 }: "Atlandice is for 2 to 4 players, not for {seats}",
        "AD-2.1" => StartSeat { seat: Seat, seats: u8 }: "{seat} cannot start at a table of {seats}",
        "AD-8.1" => Over: "the game is over",
        "AD-3.2" => LuckFirst: "the dice are rolled first",
        "AD-3.4" => NotYourTurn { active: Seat }: "it is another player’s turn",
        "AD-3.1" => WrongMoment { asked: Ask }: "{asked}",
        "AD-9.1" => NoNeutral: "only a game for two has a neutral party",
        "AD-9.2" => OwnDiceTaken { own: u8 }:
            "you have taken your {own} own dice this round; this one is for the neutral party",
        "AD-9.2" => NeutralServed: "you have given the neutral party its die this round",
        "AD-4.1" => NoDie { area: Area }: "no die lies beside {area}",
        "AD-4.2" => NotThere { good: Good, area: Area }: "{area} has no {good}",
        "AD-5.0" => NothingThere { district: Area }: "{district} is empty",
        "AD-5.0" => NotADistrict: "the Black Market is not a district",
        "AD-5.0" => SameDistrict { district: Area }: "it must be another district than the one you search",
        "AD-R17" => DistrictGone { district: Area }: "{district} is exhausted",
        "AD-R12" => NoDieToTurn { area: Area }: "no die lies beside {area}; only dice lying out can be turned",
        "AD-5.10" => SubmarineThere { area: Area }: "the submarine is there already; it must move",
        "AD-4.2" => MustTake: "the first resource of a search must be taken",
        "AD-R3" => MustAct { asked: Ask }: "only a further resource can be declined; {asked}",
        "AD-R4" => NeutralTakesAll: "the neutral party takes whatever it can get",
        "AD-7.4" => NotHeld { good: Good, needed: u8, held: u8 }:
            "you need {needed} of {good} for this and have {held}",
        "AD-D18" => PairOrder { first: Good, second: Good }:
            "two resources are named in the order of their districts",
    }
    luck {
        "AD-3.1" => OtherLuck: "luck has something else to decide now",
        "AD-2.1" => UnknownStart { seat: Seat }: "{seat} is not at the table",
        "AD-2.2" => ForeignTile { tile: Tile, district: Area }: "the tile {tile} does not belong to {district}",
        "AD-2.6" => DiceCount { needed: u8, found: u8 }: "{needed} dice are rolled, not {found}",
        "AD-1.2" => NoSuchFace { face: u8 }: "a die shows 1 to 6, not {face}",
        "AD-R30" => NotBelow { tile: Tile, district: Area }: "the tile {tile} does not lie below in {district}",
    }
    names { Tile }
}

impl From<Area> for Field {
    fn from(area: Area) -> Self {
        let text = ["the Jeweller", "the Library", "the Tavern", "the Machine Works", "the Forge", "the Black Market"];
        Self::named(area.name(), text[area.index()])
    }
}

impl From<Good> for Field {
    fn from(good: Good) -> Self {
        Self::named(good.name(), ["jewels", "books", "provisions", "tools", "weapons"][good.index()])
    }
}

impl From<Ask> for Field {
    fn from(ask: Ask) -> Self {
        let (key, text) = match ask {
            Ask::Recipient => ("recipient", "first choose for whom you take the die"),
            Ask::Area { .. } => ("area", "first choose a die and its area"),
            Ask::Take { .. } | Ask::ExtraThere { .. } => ("take", "first take a resource"),
            Ask::Bonus { .. } | Ask::ExtraHere { .. } | Ask::ExtraFrom { .. } | Ask::ExtraMarket { .. } => {
                ("extra", "first take one more resource or decline it")
            }
            Ask::SwapAway { .. } | Ask::SwapWith { .. } | Ask::SwapIn { .. } => ("swap", "first finish the swap"),
            Ask::ToMarket { .. } | Ask::FromMarket { .. } | Ask::MoveTo { .. } => ("move", "first move the resource"),
            Ask::TurnDie | Ask::TurnTo { .. } => ("turn", "first turn a die, though it may stay on its face"),
            Ask::Sail => ("sail", "first move the submarine"),
            Ask::Donate { .. } => ("donate", "now is the time to donate or stop"),
        };
        Self::named(key, text)
    }
}
