//! Lists of tables.

use std::collections::BTreeMap;

use sqlx::{query_as, query_scalar};

use crate::db::{Store, on};
use crate::tables::{SeatRow, seat};
use crate::{Listed, Result, State};

type SeatOfTable = (String, String, Option<String>, String, Option<String>);
type Row = (String, String, String, String, i64, i64, i64);

/// Selects the tables of a list and then the seats of these tables.
macro_rules! list {
    ($store:expr, $which:literal, $($value:expr),*) => {{
        let (rows, seats) = on!($store, pool => {
            let rows: Vec<Row> = query_as(concat!(
                "SELECT id, game, host, state, changed, awaited, winners FROM tables ", $which
            ))
            $(.bind($value))*
            .fetch_all(pool)
            .await?;
            let seats: Vec<SeatOfTable> = query_as(concat!(
                "SELECT table_id, kind, person, name, level FROM seats WHERE table_id IN (SELECT id FROM tables ",
                $which, ") ORDER BY table_id, seat"
            ))
            $(.bind($value))*
            .fetch_all(pool)
            .await?;
            (rows, seats)
        });
        gather(rows, seats)
    }};
}

fn gather(rows: Vec<Row>, seats: Vec<SeatOfTable>) -> Result<Vec<Listed>> {
    let mut by_table: BTreeMap<String, Vec<SeatRow>> = BTreeMap::new();
    for (table, kind, person, name, level) in seats {
        by_table.entry(table).or_default().push((kind, person, name, level));
    }
    rows.into_iter()
        .map(|(id, game, host, state, changed, awaited, winners)| {
            let seats = by_table.remove(&id).unwrap_or_default().into_iter().map(seat).collect::<Result<_>>()?;
            let state = State::read(&state)?;
            Ok(Listed { id, game, host, state, changed, awaited: awaited as u8, winners: winners as u8, seats })
        })
        .collect()
}

impl Store {
    /// The tables a person sits at: unfinished ones first, then the newest.
    pub async fn tables_of(&self, person: &str, most: u32) -> Result<Vec<Listed>> {
        list!(
            self,
            "WHERE id IN (SELECT table_id FROM seats WHERE person = $1)
             ORDER BY CASE state WHEN 'finished' THEN 1 ELSE 0 END, changed DESC, id LIMIT $2",
            person,
            i64::from(most)
        )
    }

    /// Public tables in this state, the newest first, without those of a person.
    pub async fn public_tables(&self, state: State, without: &str, most: u32) -> Result<Vec<Listed>> {
        list!(
            self,
            "WHERE state = $1 AND visibility = 'public'
               AND id NOT IN (SELECT table_id FROM seats WHERE person = $2)
             ORDER BY changed DESC, id LIMIT $3",
            state.name(),
            without,
            i64::from(most)
        )
    }

    /// Running tables where people have so long to answer and no longer: what goes on after a restart.
    pub async fn tables_with_a_clock(&self) -> Result<Vec<String>> {
        Ok(on!(self, pool => {
            query_scalar("SELECT id FROM tables WHERE state = 'running' AND window_seconds > 0 ORDER BY id")
                .fetch_all(pool)
                .await?
        }))
    }

    /// Running tables at which a bot is to decide: what goes on after a restart.
    pub async fn tables_awaiting_bots(&self) -> Result<Vec<String>> {
        Ok(on!(self, pool => {
            query_scalar(
                "SELECT DISTINCT t.id FROM tables t JOIN seats s ON s.table_id = t.id
                 WHERE t.state = 'running' AND s.kind = 'bot' AND (t.awaited >> CAST(s.seat AS INTEGER)) & 1 = 1
                 ORDER BY t.id",
            )
            .fetch_all(pool)
            .await?
        }))
    }
}
