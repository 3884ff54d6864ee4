//! The tables of chapter 1, copied by hand from the specification and not from the data file; the frozen data file of
//! the tests; and changed copies of both, to see that no rule depends on a particular value.

use engine::{Components as _, DataFiles};
use game_atlandice::{Area, Components, Effect, Good, Symbol, Tile};

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
    /// These three for 2, 3 and 4 players.
    pub(crate) district_start: [usize; 3],
    pub(crate) dice: [usize; 3],
    pub(crate) dice_per_player: [usize; 3],
    pub(crate) market_refill_to: usize,
    pub(crate) submarine_start: Area,
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
            district_start: [7, 7, 9],
            dice: [7, 7, 9],
            dice_per_player: [3, 2, 2],
            market_refill_to: 3,
            submarine_start: Area::MachineWorks,
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

    fn tile_mut(&mut self, tile: Tile) -> &mut Row {
        &mut self.rows.iter_mut().find(|(other, _)| *other == tile).unwrap().1
    }
}

const FROZEN: &str = include_str!("../data/frozen.toml");

fn load(text: String) -> &'static Components {
    Components::load(&DataFiles::from([("atlandice.toml".to_owned(), text)])).unwrap()
}

/// The frozen copy of the data file.
pub(crate) fn frozen() -> &'static Components {
    load(FROZEN.to_owned())
}

/// A changed copy of the frozen file, and the tables changed in the same way.
#[derive(Clone)]
struct Copy {
    text: String,
    tables: Tables,
}

impl Copy {
    fn new() -> Self {
        Self { text: FROZEN.to_owned(), tables: Tables::of_the_rules() }
    }

    /// A value of the file by its key, within its table.
    fn value(mut self, table: &str, key: &str, value: &str) -> Self {
        let from = self.text.find(&format!("[{table}]")).unwrap();
        let place = from + self.text[from..].find(&format!("\n{key} = {{ value = ")).unwrap();
        let begin = place + format!("\n{key} = {{ value = ").len();
        let end = begin + self.text[begin..].find(", origin").unwrap();
        self.text.replace_range(begin..end, value);
        self
    }

    fn clock(mut self, inner: impl Iterator<Item = Symbol>) -> Self {
        self.tables.clock = [Symbol::Start].into_iter().chain(inner).chain([Symbol::Waves]).collect();
        let name = |symbol: &Symbol| match symbol {
            Symbol::Start => "\"start\"".to_owned(),
            Symbol::Plain => "\"\"".to_owned(),
            Symbol::Inventory(good) => format!("\"inventory:{}\"", good.name()),
            Symbol::InventoryTotal => "\"inventory:total\"".to_owned(),
            Symbol::Donation => "\"donation\"".to_owned(),
            Symbol::Waves => "\"end\"".to_owned(),
        };
        let names: Vec<String> = self.tables.clock.iter().map(name).collect();
        let from = self.text.find("[clock]").unwrap();
        let list = from + self.text[from..].find("value = [").unwrap();
        self.text.replace_range(list.., &format!("value = [{}] }}\n", names.join(", ")));
        self
    }

    fn effect(mut self, tile: Tile, effect: Effect, faces: &[u8]) -> Self {
        *self.tables.tile_mut(tile) = Row { effect, faces: faces.to_vec(), hands: self.tables.tile(tile).hands };
        let from = self.text.find(&format!("[tiles.{tile}]")).unwrap();
        let hands = from + self.text[from..].find("\nhands").unwrap();
        let mut lines = format!("[tiles.{tile}]\neffect = {{ value = \"{}\", origin = \"rulebook\" }}", effect.name());
        if !faces.is_empty() {
            lines += &format!("\nfaces = {{ value = {faces:?}, origin = \"rulebook\" }}");
        }
        self.text.replace_range(from..hands, &lines);
        self
    }

    fn hands(mut self, hands: impl Fn(Tile) -> usize, market: usize) -> Self {
        for tile in Tile::ALL {
            self.tables.tile_mut(tile).hands = hands(tile);
            self = self.value(&format!("tiles.{tile}"), "hands", &hands(tile).to_string());
        }
        self.tables.market_hands = market;
        self.value("market", "hands", &market.to_string())
    }

    fn points(mut self) -> Self {
        let tables = &mut self.tables;
        (tables.district_first, tables.district_second) = (5, 2);
        (tables.final_first, tables.final_second) = (7, 4);
        (tables.inventory, tables.donation_gain) = (2, 3);
        self.value("points", "district_first", "5")
            .value("points", "district_second", "2")
            .value("points", "final_first", "7")
            .value("points", "final_second", "4")
            .value("points", "inventory", "2")
            .value("points", "donation_gain", "3")
    }

    /// Few resources, so that districts are emptied all the time and exhausted soon.
    fn few_resources(mut self) -> Self {
        let tables = &mut self.tables;
        (tables.resources_per_type, tables.market_start, tables.market_refill_to) = (4, 1, 1);
        tables.district_start = [2, 2, 3];
        self.value("counts", "resources_per_type", "4")
            .value("counts", "market_start_per_type", "1")
            .value("counts", "market_refill_to", "1")
            .value("counts", "district_start", "[2, 2, 3]")
    }

    fn many_dice(mut self) -> Self {
        (self.tables.dice, self.tables.dice_per_player) = ([9, 4, 5], [4, 1, 1]);
        self.tables.submarine_start = Area::BlackMarket;
        self.value("counts", "dice", "[9, 4, 5]").value("counts", "dice_per_player", "[4, 1, 1]").value(
            "counts",
            "submarine_start",
            "\"black_market\"",
        )
    }

    fn done(self, name: &'static str) -> Altered {
        Altered { name, components: load(self.text), tables: self.tables }
    }
}

/// A changed set.
pub(crate) struct Altered {
    pub(crate) name: &'static str,
    pub(crate) components: &'static Components,
    pub(crate) tables: Tables,
}

/// Clocks of other lengths and symbols; everything else as it is.
pub(crate) fn other_clocks() -> Vec<Altered> {
    let plain = |spaces: usize| Copy::new().clock(std::iter::repeat_n(Symbol::Plain, spaces - 2));
    let all = |symbol: Symbol| Copy::new().clock(std::iter::repeat_n(symbol, 22));
    let symbols = [Symbol::InventoryTotal, Symbol::Donation].into_iter().chain(Good::ALL.map(Symbol::Inventory));
    vec![
        plain(2).done("a clock of 2 spaces"),
        Copy::new().clock(symbols.clone().cycle().take(10)).done("a clock of 12 spaces"),
        Copy::new().clock(symbols.cycle().take(62)).done("a clock of 64 spaces"),
        all(Symbol::Donation).done("every space a donation"),
        all(Symbol::InventoryTotal).done("every space a total inventory"),
    ]
}

/// Other hands, points, amounts and effects.
pub(crate) fn other_numbers() -> Vec<Altered> {
    let long = Copy::new().clock(std::iter::repeat_n(Symbol::Plain, 62));
    vec![
        Copy::new().hands(|_| 1, 1).done("one hand everywhere"),
        Copy::new().hands(|tile| 1 + tile.index() % 9, 9).done("hands from one to nine"),
        Copy::new().points().done("other points"),
        long.clone().few_resources().hands(|_| 1, 1).done("few resources and a long clock"),
        Copy::new().many_dice().done("other numbers of dice"),
        long.effect(Tile::JA, Effect::ClockOnRoll, &[1, 6])
            .effect(Tile::TC, Effect::SearchAgainOnRoll, &[1, 2, 3])
            .effect(Tile::M1, Effect::MarketToAnother, &[])
            .effect(Tile::M3, Effect::ExtraHereOnSecondDie, &[])
            .effect(Tile::FC, Effect::Swap, &[])
            .effect(Tile::LA, Effect::MarketToAny, &[])
            .effect(Tile::TA, Effect::ExtraElsewhereOnRoll, &[2, 3, 4, 5, 6])
            .done("effects on other tiles"),
    ]
}
