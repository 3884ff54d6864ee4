//! How often something beside the game has changed at a table: its seats, its chat. Stored, so that the number goes up
//! whatever clocks do, and is the same on every node.

use crate::db::{Work, transaction};
use crate::{Error, Result, Store};

impl Store {
    /// The count of news; none if there is no such table.
    pub async fn news(&self, table: &str) -> Result<Option<u64>> {
        let row: Option<(i64,)> = self.row("SELECT news FROM tables WHERE id = $1", &[table.into()]).await?;
        Ok(row.map(|(news,)| news as u64))
    }

    /// How many entries a table has, and how many news; none if there is no such table.
    pub async fn numbers(&self, table: &str) -> Result<Option<(u64, u64)>> {
        let numbers = "SELECT (SELECT COALESCE(MAX(seq) + 1, 0) FROM entries WHERE table_id = $1), news
                       FROM tables WHERE id = $1";
        let row: Option<(i64, i64)> = self.row(numbers, &[table.into()]).await?;
        Ok(row.map(|(entries, news)| (entries as u64, news as u64)))
    }

    /// Counts news of which the store does not know by itself, and answers the new count. Seats and chat count by
    /// themselves. [`Error::Conflict`] if there is no such table.
    pub async fn more_news(&self, table: &str) -> Result<u64> {
        transaction!(self, work => { work.more_news(table).await })
    }
}

impl Work {
    /// Counts, and so locks the row of the table.
    pub(crate) async fn more_news(&mut self, table: &str) -> Result<u64> {
        let count = "UPDATE tables SET news = news + 1 WHERE id = $1 RETURNING news";
        let news = self.rows(count, &[table.into()]).await?;
        self.announce_news(table, &news).await
    }

    /// Tells all nodes of a count, if there was a table to count at.
    pub(crate) async fn announce_news(&mut self, table: &str, counted: &[(i64,)]) -> Result<u64> {
        let &[(news,)] = counted else { return Err(Error::Conflict) };
        self.announce(&format!("n {news} {table}")).await?;
        Ok(news as u64)
    }

    pub(crate) async fn announce_steps(&mut self, table: &str, steps: u64) -> Result<()> {
        self.announce(&format!("s {steps} {table}")).await
    }
}
