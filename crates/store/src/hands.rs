//! In whose hands the device is that several seats share. Stored, so that every node covers the same hands.

use crate::{Result, Store};

impl Store {
    /// The seat that has the device of a person at a table; none before it was ever handed over.
    pub async fn hand(&self, table: &str, person: &str) -> Result<Option<u8>> {
        let hand = "SELECT seat FROM hands WHERE table_id = $1 AND person = $2";
        let row: Option<(i64,)> = self.row(hand, &[table.into(), person.into()]).await?;
        Ok(row.and_then(|(seat,)| u8::try_from(seat).ok()))
    }

    pub async fn hand_over(&self, table: &str, person: &str, seat: u8) -> Result<()> {
        self.execute(
            "INSERT INTO hands (table_id, person, seat) VALUES ($1, $2, $3)
             ON CONFLICT (table_id, person) DO UPDATE SET seat = excluded.seat",
            &[table.into(), person.into(), seat.into()],
        )
        .await?;
        Ok(())
    }
}
