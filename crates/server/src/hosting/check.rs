//! Whether everything that is stored is what the rules make of it.

use std::sync::Arc;

use catalog::{GameId, ReplayFault};
use serde::Serialize;
use store::{Store, TableState, WholeTable};
use ui::Lang;

use super::{AT_ONCE, BUG, Replayed, Trouble, replay, with_each};
use crate::seals::Seals;

/// What was looked at, and what is wrong. The names are a format.
#[derive(Debug, Default, PartialEq, Eq, Serialize)]
pub struct Checked {
    pub tables: u64,
    pub entries: u64,
    /// In the order of the ids of tables.
    pub faults: Vec<TableFault>,
}

/// The names are a format.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct TableFault {
    pub table: String,
    /// The entry at fault, counted from 0 as in the database.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entry: Option<usize>,
    pub reason: String,
}

pub(super) async fn check(
    store: &Store,
    seals: &Arc<Seals>,
    progress: &mut dyn FnMut(u64, u64),
) -> Result<Checked, Trouble> {
    let of = store.count_tables().await?;
    let mut checked = Checked::default();
    let mut last = String::new();
    loop {
        progress(checked.tables, of.max(checked.tables));
        let ids = store.table_ids(&last, AT_ONCE).await?;
        let Some(newest) = ids.last() else { return Ok(checked) };
        last.clone_from(newest);
        let seals = Arc::clone(seals);
        for (table, answer) in with_each(store, ids, move |whole| look(whole, &seals)).await {
            match answer.unwrap_or_else(|| Ok(Err(BUG.into()))) {
                Ok(Ok(entries)) => checked.entries += entries,
                Ok(Err(ReplayFault { entry, reason })) => checked.faults.push(TableFault { table, entry, reason }),
                // A row that cannot be read is a fault of its table; a database that has gone is none.
                Err(error) => {
                    store.ping().await?;
                    checked.faults.push(TableFault {
                        table,
                        entry: None,
                        reason: format!("it cannot be read: {error}"),
                    });
                }
            }
            checked.tables += 1;
        }
    }
}

/// How many entries a table has, if nothing is wrong with it.
fn look(whole: store::Result<Option<WholeTable>>, seals: &Seals) -> store::Result<Result<u64, ReplayFault>> {
    // A table that went away meanwhile needs no check.
    let Some(whole) = whole? else { return Ok(Ok(0)) };
    let entries = whole.entries.len() as u64;
    Ok(faults(whole, seals).map(|()| entries))
}

fn faults(whole: WholeTable, seals: &Seals) -> Result<(), ReplayFault> {
    let gap = whole.numbers.iter().zip(0i64..).position(|(number, place)| *number != place);
    if let Some(gap) = gap {
        return Err(ReplayFault {
            entry: Some(gap),
            reason: "it is missing: the numbers of the entries have a gap".into(),
        });
    }
    if whole.table.state == TableState::Waiting {
        return waiting(&whole, seals);
    }
    let Replayed { whole, running } = replay(whole, seals)?;
    let (now, row) = (running.stay().now, &whole.table);
    let differ = |what: &str, stored: &str, replayed: &str| {
        Err(format!("{what} is stored as {stored}, but its entries lead to {replayed}").into())
    };
    if now.state != row.state {
        return differ("its state", row.state.name(), now.state.name());
    }
    if now.awaited != row.awaited {
        return differ("who is to decide", &seats(row.awaited), &seats(now.awaited));
    }
    if now.winners != row.winners {
        return differ("who has won", &seats(row.winners), &seats(now.winners));
    }
    if now.solo != whole.solo {
        return differ("the result of a game for one", &format!("{:?}", whole.solo), &format!("{:?}", now.solo));
    }
    let players = whole.seats.iter().map(|_| "seat".to_owned()).collect();
    let record = running.record(players, true);
    let proof = running.game.verify(record.as_bytes());
    proof.map(drop).map_err(|fault| format!("its record does not hold: {}", fault.reason).into())
}

/// A game that has not begun.
fn waiting(whole: &WholeTable, seals: &Seals) -> Result<(), ReplayFault> {
    let game: GameId = whole.table.game.parse().map_err(|error| format!("{error}"))?;
    let seed = seals.open_seed(&whole.table).map_err(|error| format!("its seed: {error}"))?;
    seed.0.parse::<engine::Seed>().map_err(|error| format!("{error}"))?;
    if whole.files.is_none() {
        return Err("its components are missing".into());
    }
    game.check_options(&whole.table.options, Lang::En).map_err(|notice| format!("its options: {}", notice.text))?;
    match whole.entries.first() {
        Some(_) => {
            Err(ReplayFault { entry: Some(0), reason: "the game has not begun, but something was played".into() })
        }
        None => Ok(()),
    }
}

/// Seats in words, counted from 0 as in records.
fn seats(bits: u8) -> String {
    let seats: Vec<String> = (0..8).filter(|seat| bits & 1 << seat != 0).map(|seat| format!("seat {seat}")).collect();
    if seats.is_empty() { "nobody".into() } else { seats.join(" and ") }
}
