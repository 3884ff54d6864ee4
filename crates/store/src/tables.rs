//! Tables: making, reading, starting.

use sqlx::{query, query_as, query_scalar};

use crate::db::{BeginWrite, Store, on};
use crate::entries::insert_entries;
use crate::{Entry, Error, NewTable, Now, Result, Seat, SeatKind, Secret, State, Table, Visibility};

/// A table without its id, by which it is asked for.
type Row = (
    String,
    i64,
    String,
    String,
    String,
    String,
    String,
    String,
    i64,
    i64,
    Option<String>,
    i64,
    i64,
    i64,
    Option<i64>,
    i64,
);

pub(crate) type SeatRow = (String, Option<String>, String, Option<String>);

fn table(id: &str, row: Row) -> Result<Table> {
    let (game, rules, components, options, seed, host, visibility, state, created, changed, of, awaited, ..) = row;
    let (.., won, time, day, hints) = row;
    Ok(Table {
        id: id.into(),
        game,
        rules_version: rules as u32,
        components,
        options,
        seed: Secret(seed),
        host,
        visibility: Visibility::read(&visibility)?,
        state: State::read(&state)?,
        created,
        changed,
        rematch_of: of,
        window_seconds: time as u32,
        day,
        hints: hints != 0,
        awaited: awaited as u8,
        winners: won as u8,
    })
}

pub(crate) fn seat((kind, person, name, level): SeatRow) -> Result<Seat> {
    Ok(Seat { kind: SeatKind::read(&kind)?, person, name, level })
}

macro_rules! insert_seats {
    ($work:expr, $table:expr, $seats:expr) => {
        for (number, seat) in (0i64..).zip($seats) {
            query("INSERT INTO seats (table_id, seat, kind, person, name, level) VALUES ($1, $2, $3, $4, $5, $6)")
                .bind($table)
                .bind(number)
                .bind(seat.kind.name())
                .bind(&seat.person)
                .bind(&seat.name)
                .bind(&seat.level)
                .execute(&mut *$work)
                .await?;
        }
    };
}

impl Store {
    /// Makes a table. [`Error::Conflict`] if its id is taken, another table is already the
    /// rematch of the same one, or its host already has a table of this game with the luck of its day.
    pub async fn create_table(&self, new: &NewTable) -> Result<()> {
        let table = &new.table;
        on!(self, pool => {
            let mut work = pool.begin_write().await?;
            query(
                "INSERT INTO tables (id, game, rules_version, components, options, seed, host, visibility, state,
                                     created, changed, rematch_of, awaited, winners, window_seconds, day, hints)
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)",
            )
            .bind(&table.id)
            .bind(&table.game)
            .bind(i64::from(table.rules_version))
            .bind(&table.components)
            .bind(&table.options)
            .bind(&table.seed.0)
            .bind(&table.host)
            .bind(table.visibility.name())
            .bind(table.state.name())
            .bind(table.created)
            .bind(table.changed)
            .bind(&table.rematch_of)
            .bind(i64::from(table.awaited))
            .bind(i64::from(table.winners))
            .bind(i64::from(table.window_seconds))
            .bind(table.day)
            .bind(i64::from(table.hints))
            .execute(&mut *work)
            .await?;
            insert_seats!(work, &table.id, &new.seats);
            insert_entries!(work, &table.id, 0, &new.entries);
            work.commit().await?;
        });
        Ok(())
    }

    /// A table and its seats.
    pub async fn table(&self, id: &str) -> Result<Option<(Table, Vec<Seat>)>> {
        let row: Option<Row> = on!(self, pool => {
            query_as(
                "SELECT game, rules_version, components, options, seed, host, visibility, state,
                        created, changed, rematch_of, awaited, winners, window_seconds, day, hints
                 FROM tables WHERE id = $1",
            )
            .bind(id)
            .fetch_optional(pool)
            .await?
        });
        let Some(row) = row else { return Ok(None) };
        Ok(Some((table(id, row)?, self.seats(id).await?)))
    }

    /// The seats of a table in order.
    pub async fn seats(&self, id: &str) -> Result<Vec<Seat>> {
        let rows: Vec<SeatRow> = on!(self, pool => {
            query_as("SELECT kind, person, name, level FROM seats WHERE table_id = $1 ORDER BY seat")
                .bind(id)
                .fetch_all(pool)
                .await?
        });
        rows.into_iter().map(seat).collect()
    }

    /// Begins the game at a waiting table: the seats and options it is really played with, and
    /// the first entries. `seen` are the seats the caller knew; [`Error::Conflict`] if they have
    /// changed since, or if the table no longer waits.
    pub async fn start_table(&self, id: &str, seen: &[Seat], start: &Start<'_>) -> Result<()> {
        let now = &start.now;
        on!(self, pool => {
            let mut work = pool.begin_write().await?;
            let rows: Vec<SeatRow> =
                query_as("SELECT kind, person, name, level FROM seats WHERE table_id = $1 ORDER BY seat")
                    .bind(id)
                    .fetch_all(&mut *work)
                    .await?;
            let seats: Vec<Seat> = rows.into_iter().map(seat).collect::<Result<_>>()?;
            let changed = query(
                "UPDATE tables SET options = $2, state = $3, awaited = $4, winners = $5, changed = $6
                 WHERE id = $1 AND state = 'waiting'",
            )
            .bind(id)
            .bind(start.options)
            .bind(now.state.name())
            .bind(i64::from(now.awaited))
            .bind(i64::from(now.winners))
            .bind(now.at)
            .execute(&mut *work)
            .await?;
            if seats != seen || changed.rows_affected() != 1 {
                return Err(Error::Conflict);
            }
            query("DELETE FROM seats WHERE table_id = $1").bind(id).execute(&mut *work).await?;
            insert_seats!(work, id, start.seats);
            insert_entries!(work, id, 0, start.entries);
            work.commit().await?;
        });
        Ok(())
    }

    /// The rematch of a table, if there is one.
    pub async fn rematch(&self, id: &str) -> Result<Option<String>> {
        Ok(on!(self, pool => {
            query_scalar("SELECT id FROM tables WHERE rematch_of = $1").bind(id).fetch_optional(pool).await?
        }))
    }
}

/// How a game begins.
#[derive(Clone, Debug)]
pub struct Start<'a> {
    /// The options it is played with.
    pub options: &'a str,
    /// Who plays, in order.
    pub seats: &'a [Seat],
    /// The first entries.
    pub entries: &'a [Entry],
    /// What is known after them.
    pub now: Now,
}
