//! The position: what lies where, whose search it is and what is awaited.
//!
//! The order of the tiles below the top of a stack is not kept, for nobody knows it: luck decides
//! when one is uncovered (ruling AD-R30). So nothing here is hidden from anybody.

use datafile::Shared;
use engine::{Awaiting, PerSeat, Seat, SeatSet};
use schemars::JsonSchema;
use serde::Serialize;

use crate::actions::{Ask, EndReason};
use crate::components::Components;
use crate::kinds::{Area, Good, PARTIES, Party, PerParty, Symbol, Tile};
use crate::scoring;

/// How many resources of each type, in the order of [`Good`].
pub type Goods = [u8; 5];

/// One position of a game of Atlandice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Atlandice {
    pub(crate) data: Shared<Components>,
    pub(crate) goods: [Goods; 6],
    /// What each party holds (AD-4.6).
    pub(crate) held: PerParty<Goods>,
    /// AD-2.5, AD-6.6: what is out of the game.
    pub(crate) boxed: Goods,
    pub(crate) dice: [u8; 6],
    pub(crate) top: [Option<Tile>; 5],
    /// Which of the three tiles of each district still lie below: bits in the order of the table.
    pub(crate) below: [u8; 5],
    /// The tiles each party has won: bits in the order of the table.
    pub(crate) won: PerParty<u16>,
    /// AD-R14: the tiles nobody won.
    pub(crate) unclaimed: u16,
    pub(crate) tokens: PerParty<Tokens>,
    pub(crate) round: u16,
    pub(crate) submarine: Area,
    /// The space of the clock hand.
    pub(crate) hand: u8,
    pub(crate) seats: u8,
    /// The start player of the round; nobody before luck has chosen.
    pub(crate) start: Option<Seat>,
    pub(crate) active: Seat,
    /// Dice each party received this round (AD-R28).
    pub(crate) taken: PerParty<u8>,
    /// AD-9.2: who has given a die to the neutral party this round.
    pub(crate) given: SeatSet,
    pub(crate) searches: u8,
    /// Who gets what the search under way finds.
    pub(crate) party: Party,
    /// The area being searched.
    pub(crate) here: Area,
    /// AD-6.1: the districts that held something when the search began and have not been scored.
    pub(crate) filled: u8,
    /// AD-8.2: the Tavern brought the hand to the waves; the round is the last.
    pub(crate) last_round: bool,
    pub(crate) phase: Phase,
}

// A clone is a copy of three cache lines; bots make millions of them.
const _: () = assert!(size_of::<Atlandice>() <= 256);

/// Victory point tokens by where they came from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Tokens {
    /// AD-6.3, AD-6.4: emptied districts, without the tiles.
    pub district: u16,
    /// AD-7.3: inventories.
    pub inventory: u16,
    /// AD-7.4: donations.
    pub donation: u16,
}

impl Tokens {
    /// All of them.
    pub fn total(&self) -> u16 {
        self.district + self.inventory + self.donation
    }
}

/// A search under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Search {
    /// Who gets what is found.
    pub party: Party,
    /// Where.
    pub area: Area,
    /// Which die of the party this is in the round, from 1.
    pub rank: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// AD-2.1: luck chooses the start player.
    Start,
    /// AD-2.2: luck lays the stacks.
    Tops,
    /// AD-3.2: luck rolls all dice.
    Gates,
    /// AD-D1.
    Recipient,
    /// AD-D2.
    Area,
    /// AD-D3.
    Take,
    /// AD-D4.
    Bonus,
    /// Chapter 5: luck rolls for the tile in force.
    Roll,
    /// AD-5.3: luck rolls for the area of the extra search.
    RollAgain,
    /// AD-D5.
    ExtraHere,
    /// AD-D6.
    ExtraFrom,
    /// AD-D7.
    ExtraThere { district: Area },
    /// AD-D8.
    ExtraMarket,
    /// AD-D9.
    SwapAway,
    /// AD-D10.
    SwapWith { away: Good },
    /// AD-D11.
    SwapIn { away: Good, district: Area },
    /// AD-D12.
    ToMarket,
    /// AD-D13.
    FromMarket,
    /// AD-D14.
    MoveTo { good: Good },
    /// AD-D15.
    TurnDie,
    /// AD-D16.
    TurnTo { from: Area },
    /// AD-D17.
    Sail,
    /// AD-6.5, ruling AD-R30: luck uncovers the next tile.
    Uncover { district: Area },
    /// AD-D18: donations so far of the active seat.
    Donate { times: u8 },
    /// Chapter 8.
    Over { why: EndReason },
}

impl Atlandice {
    /// The components in play.
    #[inline]
    pub fn components(&self) -> &'static Components {
        self.data.0
    }

    /// How many parties there are: with two players the neutral one too (AD-9.1).
    #[inline]
    pub(crate) fn party_count(&self) -> usize {
        usize::from(self.seats.max(3))
    }

    /// The parties: players in seat order, then the neutral party of a game for two.
    pub fn parties(&self) -> impl DoubleEndedIterator<Item = Party> + Clone + use<> {
        let seats = self.seats;
        (0..self.party_count() as u8)
            .map(move |index| if index < seats { Party::Seat(Seat(index)) } else { Party::Neutral })
    }

    /// Whether the party plays at this table.
    pub fn has_party(&self, party: Party) -> bool {
        match party {
            Party::Seat(seat) => seat.0 < self.seats,
            Party::Neutral => self.seats == 2,
        }
    }

    /// What lies in an area.
    #[inline]
    pub fn goods(&self, area: Area) -> Goods {
        self.goods[area.index()]
    }

    /// What a party holds.
    #[inline]
    pub fn held(&self, party: Party) -> Goods {
        self.held[party.index()]
    }

    /// How many of a type are out of the game.
    pub fn boxed(&self, good: Good) -> u8 {
        self.boxed[good.index()]
    }

    /// The dice beside an area.
    #[inline]
    pub fn dice(&self, area: Area) -> u8 {
        self.dice[area.index()]
    }

    /// The tile in force. None for the Black Market, an exhausted district, and as long as luck has not shown the tile.
    #[inline]
    pub fn tile(&self, area: Area) -> Option<Tile> {
        self.top.get(area.index()).copied().flatten()
    }

    /// Which tiles of a district still lie below; in which order, nobody knows.
    pub fn below(&self, district: Area) -> impl Iterator<Item = Tile> + use<> {
        let bits = self.below.get(district.index()).copied().unwrap_or(0);
        Tile::of(district)
            .iter()
            .copied()
            .enumerate()
            .filter(move |(index, _)| bits >> index & 1 == 1)
            .map(|(_, tile)| tile)
    }

    /// AD-6.6: whether a district's third tile is gone.
    #[inline]
    pub fn is_exhausted(&self, area: Area) -> bool {
        area.is_district() && self.top[area.index()].is_none() && self.below[area.index()] == 0
    }

    /// Whether dice and effects can go there: the Black Market and districts not exhausted.
    #[inline]
    pub fn is_in_play(&self, area: Area) -> bool {
        !self.is_exhausted(area)
    }

    /// The area beside which the submarine lies.
    pub fn submarine(&self) -> Area {
        self.submarine
    }

    /// The space of the clock hand.
    pub fn hand(&self) -> u8 {
        self.hand
    }

    /// What the space of the clock hand shows.
    pub fn symbol(&self) -> Symbol {
        self.data.clock[usize::from(self.hand)]
    }

    /// The round, from 1; 0 before the first.
    pub fn round(&self) -> u16 {
        self.round
    }

    /// AD-7.1: the hand symbols that count in an area now.
    #[inline]
    pub fn hands(&self, area: Area) -> u8 {
        match self.tile(area) {
            Some(tile) => self.data.tile(tile).hands,
            None if area == Area::BlackMarket => self.data.market_hands,
            None => 0,
        }
    }

    /// The start player of the round; nobody before luck has chosen.
    pub fn start(&self) -> Option<Seat> {
        self.start
    }

    /// Whose search or donation it is; nobody between rounds and when the game is over.
    pub fn active(&self) -> Option<Seat> {
        match self.phase {
            Phase::Start | Phase::Tops | Phase::Gates | Phase::Over { .. } => None,
            _ => Some(self.active),
        }
    }

    /// Who is asked what.
    pub fn asked(&self) -> Option<(Seat, Ask)> {
        self.ask(self.active).map(|ask| (self.active, ask))
    }

    /// The search under way, from the moment a die was taken until the districts are checked.
    pub fn search(&self) -> Option<Search> {
        match self.phase {
            Phase::Start | Phase::Tops | Phase::Gates | Phase::Recipient | Phase::Area => None,
            Phase::Donate { .. } | Phase::Over { .. } => None,
            _ => Some(Search { party: self.party, area: self.here, rank: self.rank() }),
        }
    }

    /// AD-R28: which die of its party the die in hand is this round.
    #[inline]
    pub(crate) fn rank(&self) -> u8 {
        self.taken[self.party.index()]
    }

    /// How many dice a party has received this round.
    pub fn taken(&self, party: Party) -> u8 {
        self.taken[party.index()]
    }

    /// AD-9.2: whether the player has given a die to the neutral party this round.
    pub fn has_given(&self, seat: Seat) -> bool {
        self.given.contains(seat)
    }

    /// AD-3.4, AD-9.1: how many searches each player makes in a round.
    #[inline]
    pub fn dice_each(&self) -> u8 {
        self.data.dice_each[self.size()]
    }

    /// AD-2.6: how many dice are in use.
    #[inline]
    pub fn dice_in_use(&self) -> u8 {
        self.data.dice[self.size()]
    }

    /// The place of this table in lists by the number of players.
    #[inline]
    pub(crate) fn size(&self) -> usize {
        usize::from(self.seats - 2) % 3
    }

    /// The tiles a party has won, in the order of the table.
    pub fn tiles_won(&self, party: Party) -> impl Iterator<Item = Tile> + use<> {
        let bits = self.won[party.index()];
        Tile::ALL.into_iter().filter(move |tile| bits >> tile.index() & 1 == 1)
    }

    /// The tokens of a party.
    pub fn tokens(&self, party: Party) -> Tokens {
        self.tokens[party.index()]
    }

    /// AD-8.4: the points of a party, those of the final scoring once the game is over. Ruling
    /// AD-R29: the neutral party has points as well.
    pub fn points(&self, party: Party) -> i32 {
        let tiles = self.won[party.index()].count_ones() * u32::from(self.data.worth.district_first);
        let tokens = u32::from(self.tokens[party.index()].total());
        let last: u32 = match self.phase {
            Phase::Over { .. } => {
                Good::ALL.map(|good| u32::from(scoring::at_the_end(self, good).points[party.index()])).iter().sum()
            }
            _ => 0,
        };
        (tiles + tokens + last) as i32
    }

    /// How the game ended, if it did.
    pub fn ended(&self) -> Option<EndReason> {
        match self.phase {
            Phase::Over { why } => Some(why),
            _ => None,
        }
    }

    /// AD-8.2: whether the Tavern has brought the hand to the waves, so that the game ends with this round's searches.
    pub fn is_last_round(&self) -> bool {
        self.last_round
    }

    #[inline]
    pub(crate) fn held_of(&self, good: Good) -> PerParty<u8> {
        std::array::from_fn(|party| self.held[party][good.index()])
    }

    #[inline]
    pub(crate) fn is_empty(&self, area: Area) -> bool {
        self.goods[area.index()] == [0; 5]
    }

    /// Chapter 5: the districts in play other than the one being searched.
    #[inline]
    pub(crate) fn other_districts(&self) -> impl Iterator<Item = Area> + use<'_> {
        Area::DISTRICTS.into_iter().filter(|&district| district != self.here && self.is_in_play(district))
    }

    #[inline]
    pub(crate) fn awaiting(&self) -> Awaiting {
        match self.phase {
            Phase::Start | Phase::Tops | Phase::Gates | Phase::Roll | Phase::RollAgain | Phase::Uncover { .. } => {
                Awaiting::Chance
            }
            Phase::Over { .. } => Awaiting::Over,
            _ => Awaiting::Seats(SeatSet::only(self.active)),
        }
    }

    pub(crate) fn ask(&self, seat: Seat) -> Option<Ask> {
        if seat != self.active {
            return None;
        }
        let (party, area) = (self.party, self.here);
        Some(match self.phase {
            Phase::Start | Phase::Tops | Phase::Gates | Phase::Roll | Phase::RollAgain | Phase::Uncover { .. } => {
                return None;
            }
            Phase::Over { .. } => return None,
            Phase::Recipient => Ask::Recipient,
            Phase::Area => Ask::Area { party },
            Phase::Take => Ask::Take { party, area },
            Phase::Bonus => Ask::Bonus { party, area },
            Phase::ExtraHere => Ask::ExtraHere { party, area },
            Phase::ExtraFrom => Ask::ExtraFrom { party, area },
            Phase::ExtraThere { district } => Ask::ExtraThere { party, district },
            Phase::ExtraMarket => Ask::ExtraMarket { party },
            Phase::SwapAway => Ask::SwapAway { area },
            Phase::SwapWith { away } => Ask::SwapWith { area, away },
            Phase::SwapIn { away, district } => Ask::SwapIn { area, away, district },
            Phase::ToMarket => Ask::ToMarket { area },
            Phase::FromMarket => Ask::FromMarket { area },
            Phase::MoveTo { good } => Ask::MoveTo { area, good },
            Phase::TurnDie => Ask::TurnDie,
            Phase::TurnTo { from } => Ask::TurnTo { from },
            Phase::Sail => Ask::Sail,
            Phase::Donate { times } => Ask::Donate { gained: u16::from(times) * u16::from(self.data.worth.donation) },
        })
    }

    pub(crate) fn scores(&self) -> PerSeat<i32> {
        PerSeat::from_fn(usize::from(self.seats), |seat| self.points(Party::Seat(seat)))
    }
}

/// A place in tables by party that no party has is empty.
pub(crate) const NOBODY: PerParty<u8> = [0; PARTIES];
