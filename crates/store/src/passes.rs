//! The windows in which a seat leaves passing to the server.

use crate::db::transaction;
use crate::{Pass, Result, Store};

impl Store {
    /// Keeps that the server passes for a seat in a window, instead of what was kept before.
    pub async fn pass(&self, table: &str, pass: &Pass) -> Result<()> {
        transaction!(self, work => {
            work.execute(
                "INSERT INTO passes (table_id, seat, name, in_round) VALUES ($1, $2, $3, $4)
                 ON CONFLICT (table_id, seat, name) DO UPDATE SET in_round = excluded.in_round",
                &[table.into(), pass.seat.into(), (&pass.window).into(), pass.round.into()],
            )
            .await?;
            work.announce(&format!("p 0 {table}")).await
        })
    }

    /// Keeps that a seat is asked in a window.
    pub async fn ask(&self, table: &str, seat: u8, window: &str) -> Result<()> {
        let forget = "DELETE FROM passes WHERE table_id = $1 AND seat = $2 AND name = $3";
        transaction!(self, work => {
            work.execute(forget, &[table.into(), seat.into(), window.into()]).await?;
            work.announce(&format!("p 0 {table}")).await
        })
    }

    pub async fn passes(&self, table: &str) -> Result<Vec<Pass>> {
        self.rows(
            r#"SELECT seat, name AS "window", in_round AS "round" FROM passes WHERE table_id = $1 ORDER BY seat, name"#,
            &[table.into()],
        )
        .await
    }
}
