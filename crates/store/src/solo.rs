//! Games for one: the lists of a person, the seed of the day, and the secret it comes from.

use crate::rows::SoloAt;
use crate::{Rank, Result, Secret, SoloRow, Store};

/// How long a day is, in milliseconds.
pub const DAY: i64 = 24 * 60 * 60 * 1000;

macro_rules! games {
    ($which:literal) => {
        concat!(
            r#"SELECT t.game, t.id AS "table", o.points, o.won, o.verdict, o.finished, t.day
               FROM solos o JOIN tables t ON t.id = o.table_id "#,
            $which
        )
    };
}

impl Store {
    /// The games for one that a person has won, best first, and earlier ones first among equals.
    pub async fn best_solos(&self, person: &str, game: &str, most: u32) -> Result<Vec<SoloRow>> {
        let best = games!(
            "JOIN seats s ON s.table_id = t.id
             WHERE s.person = $1 AND s.kind = 'person' AND t.game = $2 AND o.won = 1
             ORDER BY o.points DESC, o.finished, t.id LIMIT $3"
        );
        self.rows(best, &[person.into(), game.into(), most.into()]).await
    }

    /// The finished games of a person with the luck of a day, the newest day first.
    pub async fn daily_solos(&self, person: &str, game: &str, most: u32) -> Result<Vec<SoloRow>> {
        let daily = games!("WHERE t.host = $1 AND t.game = $2 AND t.day IS NOT NULL ORDER BY t.day DESC LIMIT $3");
        self.rows(daily, &[person.into(), game.into(), most.into()]).await
    }

    /// The table of a person with the luck of a day.
    pub async fn daily_table(&self, person: &str, game: &str, day: i64) -> Result<Option<String>> {
        let find = "SELECT id FROM tables WHERE game = $1 AND day = $2 AND host = $3";
        let row = self.row(find, &[game.into(), day.into(), person.into()]).await?;
        Ok(row.map(|(id,)| id))
    }

    /// The place of so many points among all games for one that a person has won.
    pub async fn own_place(&self, person: &str, game: &str, points: i32) -> Result<Rank> {
        let counted = self
            .rows(
                "SELECT COUNT(*), SUM(CASE WHEN o.points > $3 THEN 1 ELSE 0 END)
                 FROM solos o JOIN tables t ON t.id = o.table_id JOIN seats s ON s.table_id = t.id
                 WHERE s.person = $1 AND s.kind = 'person' AND t.game = $2 AND o.won = 1",
                &[person.into(), game.into(), points.into()],
            )
            .await?;
        Ok(place(&counted))
    }

    /// The place of a game among all people's with the luck of the same day. Only games that were over before the day was
    /// count, and have a place.
    pub async fn place_of_the_day(&self, game: &str, played: &SoloRow) -> Result<Option<Rank>> {
        let Some((day, end)) = played.day.map(|day| (day, (day + 1) * DAY)) else { return Ok(None) };
        if played.finished >= end {
            return Ok(None);
        }
        let counted = self
            .rows(
                "SELECT COUNT(*), SUM(CASE WHEN o.won > $4 OR (o.won = $4 AND o.points > $5) THEN 1 ELSE 0 END)
                 FROM solos o JOIN tables t ON t.id = o.table_id
                 WHERE t.game = $1 AND t.day = $2 AND o.finished < $3",
                &[game.into(), day.into(), end.into(), played.solo.won.into(), played.solo.points.into()],
            )
            .await?;
        Ok(Some(place(&counted)))
    }

    pub async fn solo(&self, table: &str) -> Result<Option<(String, SoloRow)>> {
        let found = self.row(games!("WHERE t.id = $1"), &[table.into()]).await?;
        Ok(found.map(|SoloAt { game, alone }| (game, alone)))
    }

    /// A secret of the site: what was kept under this name first, or from now on `fresh`.
    pub async fn secret(&self, name: &str, fresh: Secret) -> Result<Secret> {
        let keep = "INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING";
        self.execute(keep, &[name.into(), (&fresh.0).into()]).await?;
        let kept = self.row("SELECT value FROM secrets WHERE name = $1", &[name.into()]).await?;
        Ok(kept.map_or(fresh, |(value,)| Secret(value)))
    }
}

/// Of the one row that counts: how many games there are, and how many are better.
fn place(counted: &[(i64, Option<i64>)]) -> Rank {
    let (of, better) = counted.first().copied().unwrap_or_default();
    Rank { place: better.unwrap_or(0) as u32 + 1, of: of as u32 }
}
