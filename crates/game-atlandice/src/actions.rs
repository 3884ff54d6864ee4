//! What a seat may choose, what luck may decide and what may have happened: plain values with
//! their names. No rule is decided here; why something is refused is in `refusals.rs`.

use engine::{Seat, ShortList, described, labelled};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::kinds::{Area, Good, Party, PerParty, Symbol, Tile};

/// What several dice show, each 1 to 6.
pub type Faces = ShortList<u8, 15>;

/// AD-D1: for whom a die is taken in the game for two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Recipient {
    /// The active player.
    Own,
    /// The neutral party.
    Neutral,
}

labelled! {
    /// One variant per kind of decision the rules ask a seat to make. The order is the order of listing.
    #[derive(Copy, PartialOrd, Ord, Hash, Deserialize)]
    pub enum Action {
        /// AD-D1: say for whom the next die is taken.
        For { party: Recipient }
            => "for {}" (if *party == Recipient::Own { "yourself" } else { "the neutral party" }),
        /// AD-D2: take a die beside this area and search there.
        Search { area: Area } => "search {area}",
        /// AD-D3, AD-D4, AD-D5, AD-D7, AD-D8: take a resource of this type.
        Take { good: Good } => "take {good}",
        /// AD-D6: the district to take the further resource from.
        TakeFrom { district: Area } => "take from {district}",
        /// AD-D9: the resource from here to be swapped away.
        SwapAway { good: Good } => "swap away {good}",
        /// AD-D10: the district to swap with.
        SwapWith { district: Area } => "swap with {district}",
        /// AD-D11: the resource to come from there.
        SwapIn { good: Good } => "swap in {good}",
        /// AD-D12, AD-D13: the resource to be moved to or from the Black Market.
        Move { good: Good } => "move {good}",
        /// AD-D14: the district the resource is moved to.
        MoveTo { district: Area } => "move to {district}",
        /// AD-D15: turn a die that lies beside this area.
        TurnDie { area: Area } => "turn die at {area}",
        /// AD-D16: the area the turned die is placed beside.
        TurnTo { area: Area } => "turn to {area}",
        /// AD-D17: move the submarine beside this area.
        Sail { area: Area } => "sail to {area}",
        /// AD-D18: give two resources for a point. The first is not after the second in the order of goods.
        Donate { first: Good, second: Good } => "donate {first} {second}",
        /// AD-R3: leave a further resource.
        Decline => "decline",
        /// AD-D18: give nothing more.
        Stop => "stop",
    }
}

labelled! {
    /// What luck decides.
    #[derive(Deserialize)]
    pub enum Chance {
        /// AD-2.1: who starts, if it was left to luck.
        Start { seat: Seat } => "{seat} starts",
        /// AD-2.2: the top tile of each stack, in the order of the districts.
        Tops { tiles: [Tile; 5] } => "tiles {}" (tiles.map(|tile| tile.to_string()).join(" ")),
        /// AD-3.2: what the dice of the round show, one face per die.
        Gates { faces: Faces }
            => "gates{}" (faces.as_slice().iter().map(|face| format!(" {face}")).collect::<String>()),
        /// Chapter 5: what the die just taken shows when it is rolled, 1 to 6.
        Roll { face: u8 } => "roll {face}",
        /// AD-6.5, ruling AD-R30: the tile that is seen when the one above it is gone; it names its district.
        Uncover { tile: Tile } => "uncover {tile}",
    }
}

described! {
    /// What a seat is asked: the decisions of chapter 10.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
    #[serde(rename_all = "snake_case")]
    pub enum Ask {
        /// AD-D1: for whom the next die is taken.
        Recipient,
        /// AD-D2: which die.
        Area { party: Party = "Who gets what is found." },
        /// AD-D3: the resource of the search.
        Take { party: Party = "Who gets it.", area: Area = "The area searched." },
        /// AD-D4: the further resource beside the submarine.
        Bonus { party: Party = "Who gets it.", area: Area = "The area searched." },
        /// AD-D5: one more resource from here.
        ExtraHere { party: Party = "Who gets it.", area: Area = "The district searched." },
        /// AD-D6: from which other district.
        ExtraFrom { party: Party = "Who gets it.", area: Area = "The district searched." },
        /// AD-D7: which resource from there.
        ExtraThere { party: Party = "Who gets it.", district: Area = "The other district." },
        /// AD-D8: one more resource from the Black Market.
        ExtraMarket { party: Party = "Who gets it." },
        /// AD-D9: what to swap away.
        SwapAway { area: Area = "The district searched." },
        /// AD-D10: where to swap it.
        SwapWith { area: Area = "The district searched.", away: Good = "What goes." },
        /// AD-D11: what to swap it for.
        SwapIn { area: Area = "The district searched.", away: Good = "What goes.", district: Area = "Where to." },
        /// AD-D12: what goes to the Black Market.
        ToMarket { area: Area = "The district searched." },
        /// AD-D13: what leaves the Black Market.
        FromMarket { area: Area = "The district searched." },
        /// AD-D14: where it goes.
        MoveTo { area: Area = "The district searched.", good: Good = "What is moved." },
        /// AD-D15: which die to turn.
        TurnDie,
        /// AD-D16: to which area.
        TurnTo { from: Area = "Where the die lies." },
        /// AD-D17: where the submarine goes.
        Sail,
        /// AD-D18: what to give.
        Donate { gained: u16 = "How many points the seat has been given for it at this stop." },
    }
}

/// Why a resource was taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum TakeReason {
    /// AD-4.2: the search itself.
    Search,
    /// AD-4.3: the submarine.
    Bonus,
    /// Chapter 5: the effect of this tile.
    Effect(Tile),
}

/// How the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum EndReason {
    /// AD-8.1: step 3 brought the hand to the waves.
    Clock,
    /// AD-8.2: the Tavern did, and the round was finished.
    Tavern,
    /// AD-R18: no district is left.
    Exhausted,
}

/// A comparison of what the parties hold, and what it gives (AD-6.2 to AD-6.4, AD-7.3, AD-8.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Majority {
    /// How many each party holds.
    pub held: PerParty<u8>,
    /// The points each party gets.
    pub points: PerParty<u8>,
}

/// What happened. Everything that happens is public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names and types of its fields say it")]
pub enum Event {
    /// AD-2.1: who starts.
    Started { seat: Seat },
    /// AD-2.2: the stacks lie; their top tiles in the order of the districts.
    TilesLaid { tiles: [Tile; 5] },
    /// AD-3.2, AD-3.3: the dice of a round, from 1, were rolled, and so many were placed beside each area.
    GatesOpened { round: u16, faces: Faces, dice: [u8; 6] },
    /// AD-D1: for whom the next die is taken.
    RecipientChosen { seat: Seat, party: Party },
    /// AD-4.1: a die was taken and the area is searched for a party. `rank`: which die of the party this is in the round,
    /// from 1.
    Searched { seat: Seat, party: Party, area: Area, rank: u8 },
    /// AD-5.3: the search goes on elsewhere, without a die. The face rolled is another than the area's if its district is
    /// exhausted (AD-R8).
    SearchedAgain { seat: Seat, party: Party, area: Area, face: u8 },
    /// AD-R2: there was nothing to take.
    NothingThere { area: Area },
    /// The party got a resource.
    Taken { seat: Seat, party: Party, good: Good, area: Area, why: TakeReason },
    /// AD-R3: a further resource was left.
    Declined { seat: Seat, why: TakeReason },
    /// Chapter 5: the die was rolled for an effect, and the tile asks for its face or not.
    Rolled { seat: Seat, tile: Tile, face: u8, success: bool },
    /// AD-R1: the effect found no target.
    NoTarget { tile: Tile },
    /// AD-5.2: a resource of the area searched and one of a district changed places.
    Swapped { seat: Seat, area: Area, away: Good, district: Area, came: Good },
    /// AD-5.5, AD-5.8, AD-5.12: a resource was moved.
    Moved { seat: Seat, good: Good, from: Area, to: Area },
    /// AD-5.9: a die was turned.
    DieTurned { seat: Seat, from: Area, to: Area },
    /// AD-5.10: the submarine was moved.
    Sailed { seat: Seat, from: Area, to: Area },
    /// AD-5.7: the Tavern moved the hand; the symbol has no effect. On the last space it stays (AD-R24).
    HandNudged { from: u8, to: u8 },
    /// AD-6.2 to AD-6.4: a district was emptied and scored. The winner got the tile itself (AD-R15); nobody did if nobody
    /// holds the good (AD-R14).
    DistrictScored { district: Area, tile: Tile, majority: Majority, winner: Option<Party> },
    /// AD-6.5: everybody put the good back: so many to the Black Market, and so many to the district.
    Returned { good: Good, from: PerParty<u8>, market: u8, district: u8 },
    /// AD-6.5: the next tile is in force; it names its district.
    Uncovered { tile: Tile },
    /// AD-6.6, AD-R17: the third tile is gone. So many of its goods left the game, and so many dice went to the Black
    /// Market.
    Exhausted { district: Area, removed: u8, dice: u8 },
    /// AD-7.1: the hand was turned by the symbols of the area where the last die lies.
    HandTurned { area: Area, symbols: u8, from: u8, to: u8, symbol: Symbol },
    /// AD-7.3: an inventory of a good, or of the total, was taken.
    Inventory { good: Option<Good>, majority: Majority },
    /// AD-7.4: two resources were given for points.
    Donated { seat: Seat, first: Good, second: Good, points: u8 },
    /// AD-D18: a player gives nothing (more).
    Stopped { seat: Seat },
    /// AD-3.7: the start player tile was passed on: who starts the next round.
    StartPassed { seat: Seat },
    /// Chapter 8: the game ends.
    Ended { why: EndReason },
    /// AD-8.3: a good was scored at the end.
    FinalScored { good: Good, majority: Majority },
}
