//! Tables of Zagłada Atlantydy in many states.

use std::io;
use std::path::Path;

use engine::{GameOptions, Table};
use game_doom::{Action, Ask, Doom, Options};

use super::fleet::{asks, find, legal, write_state};

/// Which position of the second seat is looked for, at a table of so many, with these variants.
type Wanted = (&'static str, u8, &'static [&'static str], fn(&Table<Doom>) -> bool);

const STATES: &[Wanted] = &[
    ("first", 4, &[], |table| asks(table, |ask| ask == Ask::FirstRefugee)),
    ("senate", 4, &[], |table| asks(table, |ask| ask == Ask::Senate) && table.position().table().council.round == 3),
    ("faction", 4, &[], |table| {
        asks(table, |ask| matches!(ask, Ask::Faction { .. })) && table.position().table().council.round == 2
    }),
    ("power", 3, &[], |table| asks(table, |ask| matches!(ask, Ask::Power { .. }))),
    ("lay", 4, &[], |table| {
        asks(table, |ask| matches!(ask, Ask::Lay { slot: 2 })) && table.position().table().council.round == 2
    }),
    ("down", 4, &[], |table| asks(table, |ask| ask == Ask::KeepDown)),
    ("bid", 4, &[], |table| {
        asks(table, |ask| matches!(ask, Ask::Bid { slot: 2 }))
            && table.position().table().council.ready.len() == 2
            && table.position().table().council.round >= 3
            && at_sea(table) >= 2
            && table.position().table().council.harbour.new_land.iter().filter(|&&cubes| cubes > 0).count() > 2
    }),
    ("five", 5, &["open-events", "open-specials"], |table| {
        asks(table, |ask| matches!(ask, Ask::Bid { slot: 3 }))
            && table.position().table().council.round >= 3
            && at_sea(table) >= 2
    }),
    ("two", 2, &[], |table| {
        asks(table, |ask| matches!(ask, Ask::Bid { slot: 2 })) && table.position().table().council.round >= 2
    }),
    ("declare", 4, &[], |table| {
        asks(table, |ask| matches!(ask, Ask::Declare { slot: 1 }))
            && !table.position().table().council.vote.declared.is_empty()
    }),
    ("peek", 4, &[], |table| asks(table, |ask| ask == Ask::Peek)),
    ("play", 4, &[], |table| {
        asks(table, |ask| matches!(ask, Ask::Play { .. }))
            && legal(table).len() > 2
            && table.position().table().council.round >= 2
    }),
    ("board", 4, &[], |table| {
        asks(table, |ask| matches!(ask, Ask::Board { .. }))
            && legal(table).len() > 3
            && table.position().table().council.round >= 2
    }),
    ("sail", 4, &[], |table| {
        asks(table, |ask| matches!(ask, Ask::Sail { .. }))
            && at_sea(table) > 1
            && table.position().table().council.round >= 2
    }),
    ("target", 4, &[], |table| asks(table, |ask| matches!(ask, Ask::Target { .. })) && legal(table).len() > 6),
    ("throw", 4, &[], |table| asks(table, |ask| matches!(ask, Ask::ThrowOff { .. })) && legal(table).len() > 2),
    ("choose", 3, &["open-specials"], |table| asks(table, |ask| ask == Ask::ChooseSpecial)),
    ("late", 4, &[], |table| {
        asks(table, |ask| matches!(ask, Ask::Bid { .. }))
            && table.position().table().council.markers_left == 1
            && at_sea(table) > 1
    }),
    ("hold", 4, &[], |table| {
        let held = |ship: &game_doom::Ship| ship.hold.iter().sum::<u8>() > 1;
        asks(table, |_| true) && table.position().table().council.harbour.ships().iter().any(held)
    }),
    ("crowd", 3, &["chosen-ships"], |table| asks(table, |_| true) && at_sea(table) == 5),
    ("over", 4, &[], Table::is_over),
];

pub(super) fn write_all(folder: &Path) -> io::Result<()> {
    for &(name, seats, variants, wanted) in STATES {
        let mut options = Options::for_seats(seats);
        for key in variants {
            options.set(key, "yes").expect("there is such a variant");
        }
        let search = || find(options, is_modest, wanted);
        write_state::<ui_doom::Face>(folder, "da", name, search, if name == "bid" { Some("da-watch") } else { None })?;
    }
    Ok(())
}

/// People do not bid all they have, and seldom pass.
fn is_modest(action: &Action) -> bool {
    match *action {
        Action::Commit { cubes } | Action::Declare { cubes } => cubes < 4,
        Action::Pass => false,
        _ => true,
    }
}

fn at_sea(table: &Table<Doom>) -> usize {
    table.position().table().council.harbour.ships().iter().filter(|ship| !ship.in_port()).count()
}
