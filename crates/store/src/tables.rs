//! Tables: making, reading, starting.

use crate::db::{Work, transaction};
use crate::{EntryRow, Error, NewTable, Now, Result, SeatRow, SoloResult, Store, TableRow};

/// Every column by name: with `*`, connections of the previous release would fail as soon as this one adds a column.
pub(crate) const TABLE: &str =
    "SELECT id, game, rules_version, components, options, seed, host, visibility, state, created,
                            changed, rematch_of, window_seconds, day, hints, auto_start, awaited, winners, news
                     FROM tables WHERE id = $1";

pub(crate) const SEATS: &str = "SELECT kind, person, name, level FROM seats WHERE table_id = $1 ORDER BY seat";

impl Work {
    async fn insert_table(&mut self, new: &NewTable) -> Result<()> {
        let table = &new.table;
        self.execute(
            "INSERT INTO tables (id, game, rules_version, components, options, seed, host, visibility, state,
                                 created, changed, rematch_of, awaited, winners, window_seconds, day, hints,
                                 auto_start, news)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)",
            &[
                (&table.id).into(),
                (&table.game).into(),
                table.rules_version.into(),
                (&table.components).into(),
                (&table.options).into(),
                (&table.seed.0).into(),
                (&table.host).into(),
                table.visibility.name().into(),
                table.state.name().into(),
                table.created.into(),
                table.changed.into(),
                (&table.rematch_of).into(),
                table.awaited.into(),
                table.winners.into(),
                table.window_seconds.into(),
                table.day.into(),
                table.hints.into(),
                table.auto_start.into(),
                (table.news as i64).into(),
            ],
        )
        .await?;
        self.insert_seats(&table.id, &new.seats).await?;
        self.insert_entries(&table.id, 0, &new.entries).await
    }

    async fn insert_seats(&mut self, table: &str, seats: &[SeatRow]) -> Result<()> {
        for (number, seat) in (0i64..).zip(seats) {
            let SeatRow { kind, person, name, level } = seat;
            self.execute(
                "INSERT INTO seats (table_id, seat, kind, person, name, level) VALUES ($1, $2, $3, $4, $5, $6)",
                &[table.into(), number.into(), kind.name().into(), person.into(), name.into(), level.into()],
            )
            .await?;
        }
        Ok(())
    }
}

impl Store {
    /// Makes a table. [`Error::Conflict`] if its id is taken, another table is already the
    /// rematch of the same one, or its host already has a table of this game with the luck of its day.
    pub async fn create_table(&self, new: &NewTable) -> Result<()> {
        transaction!(self, work => { work.insert_table(new).await })
    }

    /// Keeps a table at which everything has been played already.
    pub async fn keep_finished(&self, new: &NewTable, solo: Option<&SoloResult>) -> Result<()> {
        transaction!(self, work => {
            work.insert_table(new).await?;
            if let Some(solo) = solo {
                work.insert_solo(&new.table.id, solo, new.table.changed).await?;
            }
            Ok(())
        })
    }

    pub async fn table(&self, id: &str) -> Result<Option<(TableRow, Vec<SeatRow>)>> {
        let table = self.row(TABLE, &[id.into()]).await?;
        let Some(table) = table else { return Ok(None) };
        Ok(Some((table, self.seats(id).await?)))
    }

    pub async fn seats(&self, id: &str) -> Result<Vec<SeatRow>> {
        self.rows(SEATS, &[id.into()]).await
    }

    /// Begins the game at a waiting table: the seats and options it is really played with, and
    /// the first entries. `seen` are the seats the caller knew; [`Error::Conflict`] if they have
    /// changed since, or if the table no longer waits.
    pub async fn start_table(&self, id: &str, seen: &[SeatRow], start: &TableStart<'_>) -> Result<()> {
        let TableStart { options, seats, entries, now } = start;
        let (state, awaited, winners) = (now.state.name(), now.awaited, now.winners);
        transaction!(self, work => {
            // This locks the row of the table: the seats are those that nobody changes any more.
            let changed = work
                .execute(
                    "UPDATE tables SET options = $2, state = $3, awaited = $4, winners = $5, changed = $6,
                                       news = news + 1
                     WHERE id = $1 AND state = 'waiting'",
                    &[id.into(), (*options).into(), state.into(), awaited.into(), winners.into(), now.at.into()],
                )
                .await?;
            let known: Vec<SeatRow> = work.rows(SEATS, &[id.into()]).await?;
            if known != seen || changed != 1 {
                return Err(Error::Conflict);
            }
            work.execute("DELETE FROM seats WHERE table_id = $1", &[id.into()]).await?;
            work.insert_seats(id, seats).await?;
            work.insert_entries(id, 0, entries).await?;
            work.announce_steps(id, entries.len() as u64).await
        })
    }

    pub async fn rematch(&self, id: &str) -> Result<Option<String>> {
        let row = self.row("SELECT id FROM tables WHERE rematch_of = $1", &[id.into()]).await?;
        Ok(row.map(|(id,)| id))
    }
}

#[derive(Clone, Debug)]
pub struct TableStart<'a> {
    pub options: &'a str,
    pub seats: &'a [SeatRow],
    pub entries: &'a [EntryRow],
    pub now: Now,
}
