//! The tables of chapter 1, copied by hand from the specification and not from the data file.

use game_atlandice::{Effect, Good, Symbol, Tile};

/// One row of AD-1.3.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Row {
    pub(crate) effect: Effect,
    pub(crate) faces: Vec<u8>,
    pub(crate) hands: usize,
}

/// The numbers of chapter 1.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Tables {
    pub(crate) resources_per_type: usize,
    pub(crate) market_start: usize,
    pub(crate) district_start_few: usize,
    pub(crate) district_start_four: usize,
    pub(crate) market_refill_to: usize,
    pub(crate) market_hands: usize,
    pub(crate) district_first: i32,
    pub(crate) district_second: i32,
    pub(crate) final_first: i32,
    pub(crate) final_second: i32,
    pub(crate) inventory: i32,
    pub(crate) donation_gain: i32,
    rows: Vec<(Tile, Row)>,
    pub(crate) clock: Vec<Symbol>,
}

impl Tables {
    /// AD-1.1 to AD-1.5, as they are written.
    pub(crate) fn of_the_rules() -> Self {
        let row = |tile, effect, faces: &[u8], hands| (tile, Row { effect, faces: faces.to_vec(), hands });
        Self {
            resources_per_type: 12,
            market_start: 3,
            district_start_few: 7,
            district_start_four: 9,
            market_refill_to: 3,
            market_hands: 2,
            district_first: 3,
            district_second: 1,
            final_first: 3,
            final_second: 1,
            inventory: 1,
            donation_gain: 1,
            rows: vec![
                row(Tile::JA, Effect::ExtraHereOnRoll, &[1, 3, 5], 2),
                row(Tile::JB, Effect::Swap, &[], 1),
                row(Tile::JC, Effect::SearchAgainOnRoll, &[6], 3),
                row(Tile::LA, Effect::ExtraElsewhereOnRoll, &[5, 6], 3),
                row(Tile::LB, Effect::ToMarket, &[], 1),
                row(Tile::LC, Effect::ExtraHereOnSecondDie, &[], 2),
                row(Tile::TA, Effect::ClockOnRoll, &[1, 2, 3, 4], 1),
                row(Tile::TB, Effect::MarketToAnother, &[], 2),
                row(Tile::TC, Effect::TurnDie, &[], 3),
                row(Tile::M1, Effect::Submarine, &[], 1),
                row(Tile::M2, Effect::Submarine, &[], 2),
                row(Tile::M3, Effect::Submarine, &[], 3),
                row(Tile::FA, Effect::ExtraHereOnRoll, &[2, 4, 6], 2),
                row(Tile::FB, Effect::MarketToAny, &[], 1),
                row(Tile::FC, Effect::ExtraFromMarketOnRoll, &[6], 3),
            ],
            clock: vec![
                Symbol::Start,
                Symbol::Plain,
                Symbol::Inventory(Good::Jewel),
                Symbol::Plain,
                Symbol::InventoryTotal,
                Symbol::Donation,
                Symbol::Inventory(Good::Book),
                Symbol::Plain,
                Symbol::Inventory(Good::Provision),
                Symbol::Plain,
                Symbol::Donation,
                Symbol::InventoryTotal,
                Symbol::Plain,
                Symbol::Inventory(Good::Tool),
                Symbol::Plain,
                Symbol::Donation,
                Symbol::Inventory(Good::Weapon),
                Symbol::Plain,
                Symbol::InventoryTotal,
                Symbol::Plain,
                Symbol::Donation,
                Symbol::Plain,
                Symbol::Plain,
                Symbol::Waves,
            ],
        }
    }

    pub(crate) fn tile(&self, tile: Tile) -> &Row {
        &self.rows.iter().find(|(other, _)| *other == tile).unwrap().1
    }
}
