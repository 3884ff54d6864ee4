//! The windows in which a seat leaves passing to the house.

use sqlx::{query, query_as};

use crate::db::{Store, on};
use crate::{Pass, Result};

impl Store {
    /// Keeps that the house passes for a seat in a window, instead of what was kept before.
    pub async fn pass(&self, table: &str, pass: &Pass) -> Result<()> {
        on!(self, pool => {
            query(
                "INSERT INTO passes (table_id, seat, name, in_round) VALUES ($1, $2, $3, $4)
                 ON CONFLICT (table_id, seat, name) DO UPDATE SET in_round = excluded.in_round",
            )
            .bind(table)
            .bind(i64::from(pass.seat))
            .bind(&pass.window)
            .bind(pass.round.map(i64::from))
            .execute(pool)
            .await?
        });
        Ok(())
    }

    /// Keeps that a seat is asked in a window.
    pub async fn ask(&self, table: &str, seat: u8, window: &str) -> Result<()> {
        on!(self, pool => {
            query("DELETE FROM passes WHERE table_id = $1 AND seat = $2 AND name = $3")
                .bind(table)
                .bind(i64::from(seat))
                .bind(window)
                .execute(pool)
                .await?
        });
        Ok(())
    }

    /// Where the house passes at a table.
    pub async fn passes(&self, table: &str) -> Result<Vec<Pass>> {
        let rows: Vec<(i64, String, Option<i64>)> = on!(self, pool => {
            query_as("SELECT seat, name, in_round FROM passes WHERE table_id = $1 ORDER BY seat, name")
                .bind(table)
                .fetch_all(pool)
                .await?
        });
        let pass = |(seat, window, round): (i64, String, Option<i64>)| Pass {
            seat: seat as u8,
            window,
            round: round.map(|round| round as u32),
        };
        Ok(rows.into_iter().map(pass).collect())
    }
}
