//! What people say at a table.

use sqlx::{query, query_as};

use crate::db::{BeginWrite, Store, on};
use crate::{ChatLine, Result};

type Row = (String, String, String, i64);

impl Store {
    /// Adds a line.
    pub async fn say(&self, table: &str, line: &ChatLine) -> Result<()> {
        on!(self, pool => {
            let mut work = pool.begin_write().await?;
            query(
                "INSERT INTO chat (table_id, seq, person, name, said, written)
                 SELECT $1, COALESCE(MAX(seq) + 1, 0), $2, $3, $4, $5 FROM chat WHERE table_id = $1",
            )
            .bind(table)
            .bind(&line.person)
            .bind(&line.name)
            .bind(&line.said)
            .bind(line.written)
            .execute(&mut *work)
            .await?;
            work.commit().await?;
        });
        Ok(())
    }

    /// The newest lines, oldest of them first.
    pub async fn chat(&self, table: &str, most: u32) -> Result<Vec<ChatLine>> {
        let rows: Vec<Row> = on!(self, pool => {
            query_as("SELECT person, name, said, written FROM chat WHERE table_id = $1 ORDER BY seq DESC LIMIT $2")
                .bind(table)
                .bind(i64::from(most))
                .fetch_all(pool)
                .await?
        });
        let line = |(person, name, said, written)| ChatLine { person, name, said, written };
        Ok(rows.into_iter().rev().map(line).collect())
    }
}
