//! Lists of tables.

use std::collections::BTreeMap;

use crate::db::Value;
use crate::rows::SeatOfTable;
use crate::{Listed, Result, SeatRow, Store, TableState};

/// The statements for the tables of a list and for the seats of these tables.
macro_rules! list {
    ($which:literal) => {
        (
            concat!("SELECT id, game, host, state, changed, awaited, winners FROM tables ", $which),
            concat!(
                "SELECT table_id, kind, person, name, level FROM seats WHERE table_id IN (SELECT id FROM tables ",
                $which,
                ") ORDER BY table_id, seat"
            ),
        )
    };
}

impl Store {
    async fn list(&self, (tables, seats): (&'static str, &'static str), values: &[Value<'_>]) -> Result<Vec<Listed>> {
        let mut tables: Vec<Listed> = self.rows(tables, values).await?;
        let mut by_table: BTreeMap<String, Vec<SeatRow>> = BTreeMap::new();
        for SeatOfTable { table_id, seat } in self.rows(seats, values).await? {
            by_table.entry(table_id).or_default().push(seat);
        }
        for table in &mut tables {
            table.seats = by_table.remove(&table.id).unwrap_or_default();
        }
        Ok(tables)
    }

    /// The tables a person sits at: unfinished ones first, then the newest.
    pub async fn tables_of(&self, person: &str, most: u32) -> Result<Vec<Listed>> {
        let own = list!(
            "WHERE id IN (SELECT table_id FROM seats WHERE person = $1)
             ORDER BY CASE state WHEN 'finished' THEN 1 ELSE 0 END, changed DESC, id LIMIT $2"
        );
        self.list(own, &[person.into(), most.into()]).await
    }

    /// Public tables in this state, the newest first, without those of a person.
    pub async fn public_tables(&self, state: TableState, without: &str, most: u32) -> Result<Vec<Listed>> {
        let public = list!(
            "WHERE state = $1 AND visibility = 'public'
               AND id NOT IN (SELECT table_id FROM seats WHERE person = $2)
             ORDER BY changed DESC, id LIMIT $3"
        );
        self.list(public, &[state.name().into(), without.into(), most.into()]).await
    }

    /// Running tables where people have so long to answer and no longer: what goes on after a restart.
    pub async fn tables_with_a_clock(&self) -> Result<Vec<String>> {
        self.ids("SELECT id FROM tables WHERE state = 'running' AND window_seconds > 0 ORDER BY id").await
    }

    /// Running tables at which a bot is to decide: what goes on after a restart.
    pub async fn tables_awaiting_bots(&self) -> Result<Vec<String>> {
        self.ids(
            "SELECT DISTINCT t.id FROM tables t JOIN seats s ON s.table_id = t.id
             WHERE t.state = 'running' AND s.kind = 'bot' AND (t.awaited >> CAST(s.seat AS INTEGER)) & 1 = 1
             ORDER BY t.id",
        )
        .await
    }

    async fn ids(&self, sql: &'static str) -> Result<Vec<String>> {
        Ok(self.rows(sql, &[]).await?.into_iter().map(|(id,)| id).collect())
    }
}
