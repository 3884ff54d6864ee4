//! Tables of Die letzten Tage von Atlantis in many states.

use std::io;
use std::path::Path;

use engine::{GameOptions, Table};
use game_last_days::{Action, Ask, EventCard, LastDays, Options, SailReason, Senator, VoteKind};

use super::fleet::{asks, find, legal, write_state};

/// Which position of the second seat is looked for, at a table of so many.
type Wanted = (&'static str, u8, fn(&Table<LastDays>) -> bool);

const STATES: &[Wanted] = &[
    ("first", 4, |table| asks(table, |ask| ask == Ask::FirstRefugee)),
    ("influence", 4, |table| asks(table, |ask| ask == Ask::Influence) && table.position().table().council.round == 3),
    ("senator", 4, |table| asks(table, |ask| ask == Ask::Senator) && table.position().table().council.round == 3),
    ("power", 3, |table| asks(table, |ask| matches!(ask, Ask::Power { .. }))),
    ("discard", 3, |table| asks(table, |ask| matches!(ask, Ask::Discard { left: 3 }))),
    ("lay", 4, |table| {
        asks(table, |ask| matches!(ask, Ask::Lay { slot: 2 })) && table.position().table().council.round == 2
    }),
    ("down", 4, |table| asks(table, |ask| ask == Ask::KeepDown)),
    ("bid", 4, |table| {
        asks(table, |ask| matches!(ask, Ask::Bid { slot: 2 }))
            && table.position().table().council.ready.len() == 2
            && table.position().table().council.round >= 3
            && at_sea(table) >= 2
            && table.position().table().council.harbour.new_land.iter().filter(|&&cubes| cubes > 0).count() > 2
    }),
    ("five", 5, |table| {
        asks(table, |ask| matches!(ask, Ask::Declare { slot: 3 }))
            && table.position().table().council.round >= 3
            && at_sea(table) >= 2
    }),
    ("declare", 4, |table| {
        asks(table, |ask| matches!(ask, Ask::Declare { slot: 1 }))
            && !table.position().table().council.vote.declared.is_empty()
            && table.position().table().auction_kind() == VoteKind::Open
    }),
    ("play", 4, |table| {
        asks(table, |ask| matches!(ask, Ask::Play { .. }))
            && legal(table).len() > 2
            && table.position().table().council.round >= 2
    }),
    ("board", 4, |table| {
        asks(table, |ask| matches!(ask, Ask::Board { .. }))
            && legal(table).len() > 3
            && table.position().table().council.round >= 2
    }),
    ("displace", 4, |table| asks(table, |ask| matches!(ask, Ask::Displace { .. }))),
    ("sail", 4, |table| {
        asks(table, |ask| matches!(ask, Ask::Sail { .. }))
            && at_sea(table) > 1
            && table.position().table().council.round >= 2
    }),
    ("target", 4, |table| asks(table, |ask| matches!(ask, Ask::Target { .. })) && legal(table).len() > 6),
    ("throw", 4, |table| asks(table, |ask| matches!(ask, Ask::ThrowOff { .. })) && legal(table).len() > 2),
    ("refund", 4, |table| asks(table, |ask| ask == Ask::Refund { most: 2 })),
    ("strategos", 4, |table| {
        asks(table, |ask| ask == Ask::Strategos)
            && table.position().table().senator(engine::Seat(1)) == Some(Senator::Strategos)
    }),
    ("gift", 4, |table| {
        asks(table, |ask| matches!(ask, Ask::Play { slot: 1 }))
            && table.position().table().event == Some(EventCard::Gift)
            && legal(table).len() > 4
    }),
    ("flood", 4, |table| asks(table, |ask| matches!(ask, Ask::Flood { .. }))),
    ("winds", 4, |table| {
        let cargo = |ask| matches!(ask, Ask::Sail { why: SailReason::Card(_), left: 1, extra: true });
        asks(table, cargo) && legal(table).iter().any(|action| matches!(action, Action::Sail { extra: true, .. }))
    }),
    ("chaos", 4, |table| asks(table, |_| true) && table.position().table().event == Some(EventCard::Chaos)),
    ("command", 4, |table| {
        asks(table, |ask| matches!(ask, Ask::Board { .. }))
            && table.position().table().event == Some(EventCard::Command)
    }),
    ("wrath", 4, |table| {
        asks(table, |ask| matches!(ask, Ask::Bid { .. }))
            && table.position().table().event == Some(EventCard::Wrath)
            && at_sea(table) > 1
    }),
    ("together", 4, |table| {
        asks(table, |ask| matches!(ask, Ask::Board { .. }))
            && table.position().table().event == Some(EventCard::Together)
    }),
    ("lose", 4, |table| asks(table, |ask| matches!(ask, Ask::Lose { left: 2.. })) && legal(table).len() > 4),
    ("late", 4, |table| {
        asks(table, |ask| matches!(ask, Ask::Bid { .. }))
            && table.position().table().council.markers_left == 1
            && at_sea(table) > 1
    }),
    ("hold", 4, |table| {
        let held = |ship: &game_last_days::Ship| ship.hold.iter().sum::<u8>() > 1;
        asks(table, |_| true) && table.position().table().council.harbour.ships().iter().any(held)
    }),
    ("over", 4, Table::is_over),
];

pub(super) fn write_all(folder: &Path) -> io::Result<()> {
    for &(name, seats, wanted) in STATES {
        let search = || find(Options::for_seats(seats), is_modest, wanted);
        write_state::<ui_last_days::Face>(
            folder,
            "ld",
            name,
            search,
            if name == "gift" { Some("ld-watch") } else { None },
        )?;
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

fn at_sea(table: &Table<LastDays>) -> usize {
    table.position().table().council.harbour.ships().iter().filter(|ship| !ship.in_port()).count()
}
