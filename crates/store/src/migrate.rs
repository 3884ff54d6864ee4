//! The shape of the database, step by step. A migration that was once published is never edited.

use sqlx::{Executor, query, query_scalar, raw_sql};

use crate::db::{BeginWrite, Store, on};
use crate::{Error, Result};

const MIGRATIONS: &[&str] = &[
    include_str!("../migrations/0001_house.sql"),
    include_str!("../migrations/0002_passes.sql"),
    include_str!("../migrations/0003_window_time.sql"),
    include_str!("../migrations/0004_solo.sql"),
    include_str!("../migrations/0005_hints.sql"),
];

/// Brings the database to the newest shape.
pub(crate) async fn migrate(store: &Store) -> Result<()> {
    on!(store, pool => {
        let mut work = pool.begin_write().await?;
        work.execute(raw_sql("CREATE TABLE IF NOT EXISTS migrations (version BIGINT PRIMARY KEY)")).await?;
        let found: Option<i64> = query_scalar("SELECT MAX(version) FROM migrations").fetch_one(&mut *work).await?;
        let (found, known) = (found.unwrap_or(0), MIGRATIONS.len() as i64);
        if found > known {
            return Err(Error::Newer { found, known });
        }
        for (version, text) in (1i64..).zip(MIGRATIONS).skip(found as usize) {
            work.execute(raw_sql(*text)).await?;
            query("INSERT INTO migrations (version) VALUES ($1)").bind(version).execute(&mut *work).await?;
        }
        work.commit().await?;
    });
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A house of an earlier version keeps what it has and gets what is new.
    #[tokio::test]
    async fn an_older_database_comes_to_the_newest_shape() {
        let file = std::env::temp_dir().join(format!("critias-older-{}/house.sqlite", std::process::id()));
        let store = Store::sqlite(&file).await.unwrap();
        on!(store, pool => {
            pool.execute(raw_sql("DROP TABLE passes; ALTER TABLE tables DROP COLUMN window_seconds")).await.unwrap();
            pool.execute(raw_sql("DROP TABLE solos; DROP TABLE secrets; DROP INDEX tables_of_a_day")).await.unwrap();
            pool.execute(raw_sql("ALTER TABLE tables DROP COLUMN day")).await.unwrap();
            pool.execute(raw_sql("ALTER TABLE tables DROP COLUMN hints")).await.unwrap();
            pool.execute(raw_sql("DELETE FROM migrations WHERE version > 1")).await.unwrap();
            pool.execute(raw_sql("INSERT INTO people VALUES ('p', 'Anna', 'hash', '{}', 1)")).await.unwrap();
            migrate(&store).await.unwrap();
            let version: i64 = query_scalar("SELECT MAX(version) FROM migrations").fetch_one(pool).await.unwrap();
            assert_eq!(version, MIGRATIONS.len() as i64);
            let kept: String = query_scalar("SELECT name FROM people").fetch_one(pool).await.unwrap();
            assert_eq!(kept, "Anna");
            let passes: i64 = query_scalar("SELECT COUNT(*) FROM passes").fetch_one(pool).await.unwrap();
            assert_eq!(passes, 0);
            let clocks: i64 = query_scalar("SELECT COUNT(window_seconds) FROM tables").fetch_one(pool).await.unwrap();
            assert_eq!(clocks, 0);
            let solos: i64 = query_scalar("SELECT COUNT(*) FROM solos").fetch_one(pool).await.unwrap();
            assert_eq!(solos, 0);
            let hints: i64 = query_scalar("SELECT COUNT(hints) FROM tables").fetch_one(pool).await.unwrap();
            assert_eq!(hints, 0);
        });
        store.close().await;
        std::fs::remove_dir_all(file.parent().unwrap()).unwrap();
    }

    #[tokio::test]
    async fn every_commit_is_written_through_and_links_are_checked() {
        let file = std::env::temp_dir().join(format!("critias-pragma-{}/house.sqlite", std::process::id()));
        let store = Store::sqlite(&file).await.unwrap();
        on!(store, pool => {
            let journal: String = query_scalar("PRAGMA journal_mode").fetch_one(pool).await.unwrap();
            let synchronous: i64 = query_scalar("PRAGMA synchronous").fetch_one(pool).await.unwrap();
            let foreign_keys: i64 = query_scalar("PRAGMA foreign_keys").fetch_one(pool).await.unwrap();
            assert_eq!((journal.as_str(), synchronous, foreign_keys), ("wal", 2, 1));

            migrate(&store).await.unwrap();
            query("INSERT INTO migrations (version) VALUES (99)").execute(pool).await.unwrap();
            let known = MIGRATIONS.len() as i64;
            match migrate(&store).await {
                Err(Error::Newer { found: 99, known: told }) => assert_eq!(told, known),
                other => panic!("{other:?}"),
            }
        });
        store.close().await;
        std::fs::remove_dir_all(file.parent().unwrap()).unwrap();
    }
}
