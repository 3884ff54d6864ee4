//! Games for one: the lists of a person, the seed of the day, and the secret it comes from.

use sqlx::{query, query_as, query_scalar};

use crate::db::{Store, on};
use crate::{Alone, Place, Result, Secret, Solo};

/// How long a day is, in milliseconds.
pub const DAY: i64 = 24 * 60 * 60 * 1000;

type Row = (String, i64, i64, Option<String>, i64, Option<i64>);

fn alone((table, points, won, verdict, finished, day): Row) -> Alone {
    Alone { table, solo: Solo { points: points as i32, won: won != 0, verdict }, finished, day }
}

impl Store {
    /// The games for one that a person has won, best first, and earlier ones first among equals.
    pub async fn best_solos(&self, person: &str, game: &str, most: u32) -> Result<Vec<Alone>> {
        let rows: Vec<Row> = on!(self, pool => {
            query_as(
                "SELECT t.id, o.points, o.won, o.verdict, o.finished, t.day
                 FROM solos o JOIN tables t ON t.id = o.table_id JOIN seats s ON s.table_id = t.id
                 WHERE s.person = $1 AND s.kind = 'person' AND t.game = $2 AND o.won = 1
                 ORDER BY o.points DESC, o.finished, t.id LIMIT $3",
            )
            .bind(person)
            .bind(game)
            .bind(i64::from(most))
            .fetch_all(pool)
            .await?
        });
        Ok(rows.into_iter().map(alone).collect())
    }

    /// The finished games of a person with the luck of a day, the newest day first.
    pub async fn daily_solos(&self, person: &str, game: &str, most: u32) -> Result<Vec<Alone>> {
        let rows: Vec<Row> = on!(self, pool => {
            query_as(
                "SELECT t.id, o.points, o.won, o.verdict, o.finished, t.day
                 FROM solos o JOIN tables t ON t.id = o.table_id
                 WHERE t.host = $1 AND t.game = $2 AND t.day IS NOT NULL
                 ORDER BY t.day DESC LIMIT $3",
            )
            .bind(person)
            .bind(game)
            .bind(i64::from(most))
            .fetch_all(pool)
            .await?
        });
        Ok(rows.into_iter().map(alone).collect())
    }

    /// The table of a person with the luck of a day.
    pub async fn daily_table(&self, person: &str, game: &str, day: i64) -> Result<Option<String>> {
        Ok(on!(self, pool => {
            query_scalar("SELECT id FROM tables WHERE game = $1 AND day = $2 AND host = $3")
                .bind(game)
                .bind(day)
                .bind(person)
                .fetch_optional(pool)
                .await?
        }))
    }

    /// The place of so many points among all games for one that a person has won.
    pub async fn own_place(&self, person: &str, game: &str, points: i32) -> Result<Place> {
        let counted: (i64, Option<i64>) = on!(self, pool => {
            query_as(
                "SELECT COUNT(*), SUM(CASE WHEN o.points > $3 THEN 1 ELSE 0 END)
                 FROM solos o JOIN tables t ON t.id = o.table_id JOIN seats s ON s.table_id = t.id
                 WHERE s.person = $1 AND s.kind = 'person' AND t.game = $2 AND o.won = 1",
            )
            .bind(person)
            .bind(game)
            .bind(i64::from(points))
            .fetch_one(pool)
            .await?
        });
        Ok(place(counted))
    }

    /// The place of a game among all people's with the luck of the same day. Only games that were over before the day was
    /// count, and have a place.
    pub async fn place_of_the_day(&self, game: &str, played: &Alone) -> Result<Option<Place>> {
        let Some((day, end)) = played.day.map(|day| (day, (day + 1) * DAY)) else { return Ok(None) };
        if played.finished >= end {
            return Ok(None);
        }
        let counted: (i64, Option<i64>) = on!(self, pool => {
            query_as(
                "SELECT COUNT(*), SUM(CASE WHEN o.won > $4 OR (o.won = $4 AND o.points > $5) THEN 1 ELSE 0 END)
                 FROM solos o JOIN tables t ON t.id = o.table_id
                 WHERE t.game = $1 AND t.day = $2 AND o.finished < $3",
            )
            .bind(game)
            .bind(day)
            .bind(end)
            .bind(i64::from(played.solo.won))
            .bind(i64::from(played.solo.points))
            .fetch_one(pool)
            .await?
        });
        Ok(Some(place(counted)))
    }

    /// A finished game for one, and which game it is.
    pub async fn solo(&self, table: &str) -> Result<Option<(String, Alone)>> {
        // A row like that of the lists, with the game in the place of the table.
        let row: Option<Row> = on!(self, pool => {
            query_as(
                "SELECT t.game, o.points, o.won, o.verdict, o.finished, t.day
                 FROM solos o JOIN tables t ON t.id = o.table_id WHERE t.id = $1",
            )
            .bind(table)
            .fetch_optional(pool)
            .await?
        });
        Ok(row.map(|(game, points, won, verdict, finished, day)| {
            (game, alone((table.to_owned(), points, won, verdict, finished, day)))
        }))
    }

    /// A secret of the house: what was kept under this name first, or from now on `fresh`.
    pub async fn secret(&self, name: &str, fresh: Secret) -> Result<Secret> {
        let value = on!(self, pool => {
            query("INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING")
                .bind(name)
                .bind(&fresh.0)
                .execute(pool)
                .await?;
            query_scalar("SELECT value FROM secrets WHERE name = $1").bind(name).fetch_one(pool).await?
        });
        Ok(Secret(value))
    }
}

fn place((of, better): (i64, Option<i64>)) -> Place {
    Place { place: better.unwrap_or(0) as u32 + 1, of: of as u32 }
}
