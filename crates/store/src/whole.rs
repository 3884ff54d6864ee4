//! Everything that is stored of a table, for whoever looks through a whole site.

use crate::{EntryRow, Result, SeatRow, SoloResult, Store, TableRow};

/// A table with all that belongs to it, as it is at one moment.
#[derive(Clone, Debug)]
pub struct WholeTable {
    pub table: TableRow,
    pub seats: Vec<SeatRow>,
    pub entries: Vec<EntryRow>,
    /// The numbers of the entries: from 0, without a gap, if all is well.
    pub numbers: Vec<i64>,
    pub solo: Option<SoloResult>,
    /// The data files it is played with.
    pub files: Option<String>,
}

impl Store {
    pub async fn count_tables(&self) -> Result<u64> {
        let counted: Option<(i64,)> = self.row("SELECT COUNT(*) FROM tables", &[]).await?;
        Ok(counted.map_or(0, |(count,)| count as u64))
    }

    /// The ids of the tables that come after this id, in their order.
    pub async fn table_ids(&self, after: &str, most: u32) -> Result<Vec<String>> {
        let ids = "SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2";
        Ok(self.rows(ids, &[after.into(), most.into()]).await?.into_iter().map(|(id,)| id).collect())
    }

    /// Finished tables for everyone, those that ended first first: the ids that come after this time and id, with the
    /// times. Whose luck is that of this day or a later one is left out.
    pub async fn finished_games(&self, after: (i64, &str), before_day: i64, most: u32) -> Result<Vec<(i64, String)>> {
        self.rows(
            "SELECT changed, id FROM tables
             WHERE state = 'finished' AND visibility = 'public' AND (day IS NULL OR day < $3)
               AND (changed, id) > ($1, $2)
             ORDER BY changed, id LIMIT $4",
            &[after.0.into(), after.1.into(), before_day.into(), most.into()],
        )
        .await
    }

    pub async fn whole_table(&self, id: &str) -> Result<Option<WholeTable>> {
        let mut work = self.snapshot().await?;
        let whole = async {
            let Some(table) = work.rows::<TableRow>(crate::tables::TABLE, &[id.into()]).await?.pop() else {
                return Ok(None);
            };
            let numbers = "SELECT seq FROM entries WHERE table_id = $1 ORDER BY seq";
            let numbers = work.rows(numbers, &[id.into()]).await?.into_iter().map(|(number,)| number).collect();
            let solo = "SELECT points, won, verdict FROM solos WHERE table_id = $1";
            let files = "SELECT files FROM components WHERE digest = $1";
            Ok(Some(WholeTable {
                seats: work.rows(crate::tables::SEATS, &[id.into()]).await?,
                entries: work.rows(crate::entries::ENTRIES, &[id.into()]).await?,
                numbers,
                solo: work.rows(solo, &[id.into()]).await?.pop(),
                files: work.rows(files, &[(&table.components).into()]).await?.pop().map(|(files,)| files),
                table,
            }))
        }
        .await;
        work.end(whole).await
    }
}
