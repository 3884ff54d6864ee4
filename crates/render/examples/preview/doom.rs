//! Tables of Zagłada Atlantydy in many states.

use std::io;
use std::path::Path;

use engine::{Components, Dice, Game, GameOptions, QuickDice, Seat, Seed, Table, Viewer};
use game_doom::{Action, Ask, Doom, Options};
use render::Lang;
use render::table::{SeatInfo, TableModel};

/// Which position of the second seat is looked for, at a table of so many, with these variants.
type Wanted = (&'static str, u8, &'static [&'static str], fn(&Table<Doom>) -> bool);

const STATES: &[Wanted] = &[
    ("first", 4, &[], |table| asks(table, |ask| ask == Ask::FirstRefugee)),
    ("senate", 4, &[], |table| asks(table, |ask| ask == Ask::Senate) && table.position().round() == 3),
    ("faction", 4, &[], |table| asks(table, |ask| matches!(ask, Ask::Faction { .. })) && table.position().round() == 2),
    ("power", 3, &[], |table| asks(table, |ask| matches!(ask, Ask::Power { .. }))),
    ("lay", 4, &[], |table| asks(table, |ask| matches!(ask, Ask::Lay { slot: 2 })) && table.position().round() == 2),
    ("down", 4, &[], |table| asks(table, |ask| ask == Ask::KeepDown)),
    ("bid", 4, &[], |table| {
        asks(table, |ask| matches!(ask, Ask::Bid { slot: 2 }))
            && table.position().ready().len() == 2
            && table.position().round() >= 3
            && at_sea(table) >= 2
            && table.position().harbour().new_land.iter().filter(|&&cubes| cubes > 0).count() > 2
    }),
    ("five", 5, &["open-events", "open-specials"], |table| {
        asks(table, |ask| matches!(ask, Ask::Bid { slot: 3 })) && table.position().round() >= 3 && at_sea(table) >= 2
    }),
    ("two", 2, &[], |table| asks(table, |ask| matches!(ask, Ask::Bid { slot: 2 })) && table.position().round() >= 2),
    ("declare", 4, &[], |table| {
        asks(table, |ask| matches!(ask, Ask::Declare { slot: 1 })) && !table.position().vote().declared.is_empty()
    }),
    ("peek", 4, &[], |table| asks(table, |ask| ask == Ask::Peek)),
    ("play", 4, &[], |table| {
        asks(table, |ask| matches!(ask, Ask::Play { .. })) && legal(table).len() > 2 && table.position().round() >= 2
    }),
    ("board", 4, &[], |table| {
        asks(table, |ask| matches!(ask, Ask::Board { .. })) && legal(table).len() > 3 && table.position().round() >= 2
    }),
    ("sail", 4, &[], |table| {
        asks(table, |ask| matches!(ask, Ask::Sail { .. })) && at_sea(table) > 1 && table.position().round() >= 2
    }),
    ("target", 4, &[], |table| asks(table, |ask| matches!(ask, Ask::Target { .. })) && legal(table).len() > 6),
    ("throw", 4, &[], |table| asks(table, |ask| matches!(ask, Ask::ThrowOff { .. })) && legal(table).len() > 2),
    ("choose", 3, &["open-specials"], |table| asks(table, |ask| ask == Ask::ChooseSpecial)),
    ("late", 4, &[], |table| {
        asks(table, |ask| matches!(ask, Ask::Bid { .. })) && table.position().markers_left() == 1 && at_sea(table) > 1
    }),
    ("hold", 4, &[], |table| {
        let held = |ship: &game_doom::Ship| ship.hold.iter().sum::<u8>() > 1;
        asks(table, |_| true) && table.position().harbour().ships().iter().any(held)
    }),
    ("crowd", 3, &["chosen-ships"], |table| asks(table, |_| true) && at_sea(table) == 5),
    ("over", 4, &[], Table::is_over),
];

/// Writes all of them, German first: it has the longest words.
pub(super) fn write_all(folder: &Path) -> io::Result<()> {
    for &(name, seats, variants, wanted) in STATES {
        let Some(table) = find(seats, variants, wanted) else {
            println!("no position for {name}");
            continue;
        };
        let model = |viewer| super::dressed(TableModel::of("k7f2", &table, viewer, people(&table)), &table);
        for lang in Lang::ALL {
            super::write_page(folder, &format!("da-{name}"), lang, &model(Viewer::Seat(Seat(1))))?;
        }
        if name == "bid" {
            super::write_page(folder, "da-watch", Lang::De, &model(Viewer::Public))?;
        }
        // What comes after the last listed choice: to see how pieces travel.
        if let (true, Some(&action)) = (["board", "sail"].contains(&name), legal(&table).last()) {
            let mut table = find(seats, variants, wanted).expect("it was found before");
            let luck = Seed::from_words("preview");
            for step in table.plan(Seat(1), action, &luck).expect("a legal action") {
                table.push(step).expect("planned steps are legal");
            }
            let after = TableModel::of("k7f2", &table, Viewer::Seat(Seat(1)), people(&table));
            super::write_page(folder, &format!("da-{name}-next"), Lang::De, &super::dressed(after, &table))?;
        }
    }
    Ok(())
}

fn people(table: &Table<Doom>) -> Vec<SeatInfo> {
    let names = [("Anna", false), ("Mira", false), ("Proteus", true), ("Kalypso", true), ("Tadeusz", false)];
    names[..table.position().seats()].iter().map(|&(name, bot)| SeatInfo { name: name.into(), bot }).collect()
}

fn asks(table: &Table<Doom>, wanted: impl Fn(Ask) -> bool) -> bool {
    table.position().ask(Seat(1)).is_some_and(wanted)
}

fn at_sea(table: &Table<Doom>) -> usize {
    table.position().harbour().ships().iter().filter(|ship| !ship.in_port()).count()
}

fn legal(table: &Table<Doom>) -> Vec<Action> {
    let mut actions = Vec::new();
    table.position().legal_actions(Seat(1), &mut actions);
    actions
}

/// The first position of a plausible game that is wanted.
fn find(seats: u8, variants: &[&str], wanted: fn(&Table<Doom>) -> bool) -> Option<Table<Doom>> {
    let mut options = Options::for_seats(seats);
    for key in variants {
        options.set(key, "yes").expect("there is such a variant");
    }
    for seed in 0..300 {
        let mut table = Table::new(Components::standard(), options).expect("so many may play");
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
            // The second seat decides last, so that the others have sealed.
            let Some(seat) = table.awaited().iter().max_by_key(|&seat| seat != Seat(1)) else { break };
            let mut actions = Vec::new();
            table.position().legal_actions(seat, &mut actions);
            // People do not bid all they have, and seldom pass.
            let modest = |action: &Action| match *action {
                Action::Commit { cubes } | Action::Declare { cubes } => cubes < 4,
                Action::Pass => false,
                _ => true,
            };
            if actions.iter().any(modest) {
                actions.retain(modest);
            }
            let action = actions[dice.below(actions.len() as u32) as usize];
            plan = table.plan(seat, action, &luck).expect("a legal action");
        }
    }
    None
}
