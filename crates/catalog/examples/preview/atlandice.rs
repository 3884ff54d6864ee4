//! Tables of Atlandice in many states.

use std::io;
use std::path::Path;

use engine::{Components, Dice, Game, GameOptions, QuickDice, Seat, Seed, Table, Viewer};
use game_atlandice::{Action, Area, Ask, Atlandice, Options};
use ui::Lang;
use ui::table::{SeatInfo, TableModel};
use ui_atlandice::Face;

/// Which position of the second seat is looked for, at a table of so many.
type Wanted = (&'static str, u8, fn(&Table<Atlandice>) -> bool);

const STATES: &[Wanted] = &[
    ("start", 3, |table| asks(table, |ask| matches!(ask, Ask::Area { .. }))),
    ("mid", 3, |table| {
        asks(table, |ask| matches!(ask, Ask::Area { .. })) && table.position().hand() > 8 && open_areas(table) == 3
    }),
    ("empties", 3, |table| {
        let position = table.position();
        let empties = |area| position.preview(Seat(1), &Action::Search { area }).empties.is_some();
        asks(table, |ask| matches!(ask, Ask::Area { .. }))
            && position.hand() > 8
            && Area::DISTRICTS.into_iter().any(|area| position.dice(area) > 0 && empties(area))
    }),
    ("four", 4, |table| asks(table, |ask| matches!(ask, Ask::Area { .. })) && table.position().hand() > 5),
    ("two", 2, |table| asks(table, |ask| matches!(ask, Ask::Area { .. })) && table.position().hand() > 10),
    ("recipient", 2, |table| asks(table, |ask| ask == Ask::Recipient) && table.position().hand() > 4),
    ("take", 3, |table| {
        asks(table, |ask| matches!(ask, Ask::Take { area, .. } if area.is_district())) && table.position().hand() > 8
    }),
    ("market", 3, |table| {
        asks(table, |ask| matches!(ask, Ask::Take { area: Area::BlackMarket, .. })) && table.position().hand() > 3
    }),
    ("swap", 4, |table| asks(table, |ask| matches!(ask, Ask::SwapWith { .. }))),
    ("turn", 3, |table| asks(table, |ask| matches!(ask, Ask::TurnTo { .. }))),
    ("sail", 3, |table| asks(table, |ask| ask == Ask::Sail) && table.position().hand() > 6),
    ("donate", 3, |table| asks(table, |ask| matches!(ask, Ask::Donate { .. })) && table.position().hand() > 9),
    ("late", 3, |table| {
        asks(table, |ask| matches!(ask, Ask::Area { .. }))
            && Area::DISTRICTS.into_iter().any(|area| table.position().is_exhausted(area))
    }),
    ("over", 3, Table::is_over),
];

/// Writes all of them, German first: it has the longest words.
pub(super) fn write_all(folder: &Path) -> io::Result<()> {
    for &(name, seats, wanted) in STATES {
        let Some(table) = find(seats, wanted) else {
            println!("no position for {name}");
            continue;
        };
        let model = |viewer| super::dressed(TableModel::<Face>::of("k7f2", &table, viewer, people(&table)), &table);
        for lang in Lang::ALL {
            super::write_page(folder, &format!("ad-{name}"), lang, &model(Viewer::Seat(Seat(1))))?;
        }
        if name == "mid" {
            super::write_page(folder, "ad-watch", Lang::De, &model(Viewer::Public))?;
        }
    }
    Ok(())
}

fn people(table: &Table<Atlandice>) -> Vec<SeatInfo> {
    let names = [("Anna", false), ("Mira", false), ("Proteus", true), ("Kalypso", true)];
    names[..table.position().seats()]
        .iter()
        .map(|&(name, bot)| SeatInfo { name: name.into(), bot, level: None })
        .collect()
}

fn asks(table: &Table<Atlandice>, wanted: impl Fn(Ask) -> bool) -> bool {
    table.position().ask(Seat(1)).is_some_and(wanted)
}

fn open_areas(table: &Table<Atlandice>) -> usize {
    Area::ALL.into_iter().filter(|&area| table.position().dice(area) > 0).count()
}

/// The first position of a random game that is wanted.
fn find(seats: u8, wanted: fn(&Table<Atlandice>) -> bool) -> Option<Table<Atlandice>> {
    for seed in 0..300 {
        let mut table = Table::new(Components::standard(), Options::for_seats(seats)).expect("so many may play");
        let mut dice = QuickDice::new(seed);
        let luck = Seed::from_words(&format!("preview {seed}"));
        let mut plan = table.plan_start(&luck);
        loop {
            for step in plan {
                table.push(step).expect("planned steps are legal");
            }
            if wanted(&table) {
                return Some(table);
            }
            let Some(seat) = table.awaited().iter().next() else { break };
            let mut actions = Vec::new();
            table.position().legal_actions(seat, &mut actions);
            let action = actions[dice.below(actions.len() as u32) as usize];
            plan = table.plan(seat, action, &luck).expect("a legal action");
        }
    }
    None
}
