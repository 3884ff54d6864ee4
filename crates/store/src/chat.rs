//! What people say at a table.

use crate::db::transaction;
use crate::{ChatRow, Result, Store};

impl Store {
    /// Keeps a line; the count of news with it.
    pub async fn say(&self, table: &str, line: &ChatRow) -> Result<u64> {
        let ChatRow { person, name, said, written } = line;
        transaction!(self, work => {
            let news = work.more_news(table).await?;
            work.execute(
                "INSERT INTO chat (table_id, seq, person, name, said, written)
                 SELECT $1, COALESCE(MAX(seq) + 1, 0), $2, $3, $4, $5 FROM chat WHERE table_id = $1",
                &[table.into(), person.into(), name.into(), said.into(), (*written).into()],
            )
            .await?;
            Ok(news)
        })
    }

    /// The newest lines, oldest of them first.
    pub async fn chat(&self, table: &str, most: u32) -> Result<Vec<ChatRow>> {
        let newest = "SELECT person, name, said, written FROM chat WHERE table_id = $1 ORDER BY seq DESC LIMIT $2";
        let mut lines = self.rows(newest, &[table.into(), most.into()]).await?;
        lines.reverse();
        Ok(lines)
    }
}
