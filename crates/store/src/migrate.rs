//! The shape of the database, step by step. A migration that was once published is never edited: its text is compared
//! with what was run.

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{Connection, PgConnection, SqlSafeStr, SqliteConnection, query_scalar};

use crate::Result;

/// The same for every database.
const MIGRATIONS: [(&str, &str); 8] = [
    ("people and tables", include_str!("../migrations/0001_house.sql")),
    ("passes", include_str!("../migrations/0002_passes.sql")),
    ("window time", include_str!("../migrations/0003_window_time.sql")),
    ("solo", include_str!("../migrations/0004_solo.sql")),
    ("hints", include_str!("../migrations/0005_hints.sql")),
    ("automatic start", include_str!("../migrations/0006_auto_start.sql")),
    ("many nodes", include_str!("../migrations/0007_many.sql")),
    ("hands", include_str!("../migrations/0008_hands.sql")),
];

fn migrator() -> Migrator {
    let migration = |(version, (name, text)): (i64, (&'static str, &'static str))| {
        Migration::new(version, name.into(), MigrationType::Simple, text.into_sql_str(), false)
    };
    let mut migrator = Migrator::with_migrations((1..).zip(MIGRATIONS).map(migration).collect());
    // While a site changes to a newer program the older one goes on beside it. So migrations only add what it can do
    // without.
    migrator.set_ignore_missing(true);
    migrator
}

pub(crate) async fn sqlite(connection: &mut SqliteConnection) -> Result<()> {
    // sqlx takes no lock on SQLite: of two programs that start at once, one waits here.
    let mut work = connection.begin_with("BEGIN IMMEDIATE").await?;
    let migrator = migrator();
    // A database without the table of sqlx may have one of ours: what that lists was run.
    let listed: i64 = query_scalar("SELECT COUNT(*) FROM sqlite_master WHERE type = 'table' AND name = 'migrations'")
        .fetch_one(&mut *work)
        .await?;
    if listed > 0 {
        let newest = query_scalar("SELECT COALESCE(MAX(version), 0) FROM migrations").fetch_one(&mut *work).await?;
        migrator.skip(&mut *work, Some(newest)).await?;
    }
    migrator.run(&mut *work).await?;
    work.commit().await?;
    Ok(())
}

/// Of nodes that start at once, one runs them: sqlx takes a lock of the session.
pub(crate) async fn postgres(connection: &mut PgConnection) -> Result<()> {
    Ok(migrator().run(connection).await?)
}

#[cfg(test)]
mod tests {
    use sqlx::sqlite::SqliteConnectOptions;
    use sqlx::{Executor, raw_sql};

    use super::*;
    use crate::Store;

    /// A file in a folder of its own.
    fn fresh(name: &str) -> std::path::PathBuf {
        let folder = std::env::temp_dir().join(format!("critias-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        folder.join("critias.sqlite")
    }

    /// A connection beside those of the store.
    async fn beside(file: &std::path::Path) -> SqliteConnection {
        SqliteConnection::connect_with(&SqliteConnectOptions::new().filename(file)).await.unwrap()
    }

    async fn applied(file: &std::path::Path) -> Vec<i64> {
        let mut connection = beside(file).await;
        query_scalar("SELECT version FROM _sqlx_migrations ORDER BY version").fetch_all(&mut connection).await.unwrap()
    }

    /// Databases of earlier programs list their migrations in a table with one column.
    #[tokio::test]
    async fn a_database_of_an_earlier_program_is_adopted_with_what_it_holds() {
        for done in [1, 3, 6] {
            let file = fresh(&format!("adopted-{done}"));
            let options = SqliteConnectOptions::new().filename(&file).create_if_missing(true);
            let mut old = SqliteConnection::connect_with(&options).await.unwrap();
            old.execute("CREATE TABLE migrations (version BIGINT PRIMARY KEY)").await.unwrap();
            for (version, (_, text)) in (1i64..).zip(MIGRATIONS).take(done) {
                old.execute(raw_sql(text)).await.unwrap();
                sqlx::query("INSERT INTO migrations (version) VALUES ($1)")
                    .bind(version)
                    .execute(&mut old)
                    .await
                    .unwrap();
            }
            old.execute("INSERT INTO people VALUES ('p', 'Anna', 'hash', '{}', 1)").await.unwrap();
            old.close().await.unwrap();

            for _ in 0..2 {
                let store = Store::sqlite(&file).await.unwrap();
                assert_eq!(applied(&file).await, [1, 2, 3, 4, 5, 6, 7, 8]);
                assert_eq!(store.person_by_token("hash").await.unwrap().unwrap().name, "Anna");
                assert_eq!(store.passes("t").await.unwrap(), []);
                assert_eq!(store.tables_with_a_clock().await.unwrap(), [""; 0]);
                assert_eq!(store.daily_solos("p", "atlantis", 1).await.unwrap(), []);
                assert_eq!(store.table("t").await.unwrap(), None);
                store.close().await;
            }
            std::fs::remove_dir_all(file.parent().unwrap()).unwrap();
        }
    }

    #[tokio::test]
    async fn an_earlier_program_opens_what_a_later_one_has_added_to_but_not_what_was_edited() {
        let file = fresh("later");
        let store = Store::sqlite(&file).await.unwrap();
        let later = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
                     VALUES (99, 'later', TRUE, x'00', 0)";
        store.close().await;
        beside(&file).await.execute(later).await.unwrap();
        let store = Store::sqlite(&file).await.unwrap();
        store.close().await;
        let edit = "UPDATE _sqlx_migrations SET checksum = x'00' WHERE version = 2";
        beside(&file).await.execute(edit).await.unwrap();
        let refused = Store::sqlite(&file).await.unwrap_err();
        assert!(matches!(refused, crate::Error::Migration(_)), "{refused}");
        std::fs::remove_dir_all(file.parent().unwrap()).unwrap();
    }

    #[tokio::test]
    async fn of_programs_that_start_at_once_one_migrates() {
        let file = fresh("at-once");
        let (one, other) = tokio::join!(Store::sqlite(&file), Store::sqlite(&file));
        let (one, other) = (one.unwrap(), other.unwrap());
        assert_eq!(applied(&file).await.len(), MIGRATIONS.len());
        one.close().await;
        other.close().await;
        std::fs::remove_dir_all(file.parent().unwrap()).unwrap();
    }
}
