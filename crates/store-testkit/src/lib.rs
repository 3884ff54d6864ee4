//! Databases for tests: each test has one of its own, of SQLite or of a real PostgreSQL, and both tell the same stories.
#![expect(clippy::unwrap_used, reason = "helpers of tests may fail like tests")]

mod cluster;
mod folder;
mod proxy;

use std::sync::atomic::{AtomicU32, Ordering};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Executor};
use store::{Database, Secret, Store};

pub use cluster::Cluster;
pub use folder::Folder;
pub use proxy::{Proxy, Weather};

/// A database that vanishes with its test.
pub struct Scratch {
    folder: Folder,
    name: String,
    database: Database,
}

static COUNT: AtomicU32 = AtomicU32::new(0);

impl Scratch {
    pub async fn sqlite() -> Self {
        let folder = Folder::new();
        let database = Database::Sqlite(folder.path().join("site.sqlite"));
        Self { folder, name: String::new(), database }
    }

    /// A database in the cluster that all tests of this process share.
    pub async fn postgres() -> Self {
        let cluster = Cluster::shared();
        let name = format!("site{}", COUNT.fetch_add(1, Ordering::Relaxed));
        let mut connection = cluster.options("postgres").connect().await.unwrap();
        connection.execute(AssertSqlSafe(format!("CREATE DATABASE {name}"))).await.unwrap();
        connection.close().await.unwrap();
        let database = Database::Postgres(Secret(cluster.address(&name)));
        Self { folder: Folder::new(), name, database }
    }

    /// One of the kind that tests are to run on which do not say it themselves: `CRITIAS_TEST_DATABASE=postgres`, or else
    /// SQLite.
    pub async fn wanted() -> Self {
        match std::env::var("CRITIAS_TEST_DATABASE").as_deref() {
            Ok("postgres") => Self::postgres().await,
            Ok("sqlite") | Err(_) => Self::sqlite().await,
            Ok(other) => panic!("no database is called {other:?}"),
        }
    }

    pub fn database(&self) -> &Database {
        &self.database
    }

    /// What names it on a command line.
    pub fn flag(&self) -> String {
        match &self.database {
            Database::Sqlite(file) => file.display().to_string(),
            Database::Postgres(address) => address.0.clone(),
        }
    }

    /// Its name in the shared cluster.
    pub fn name(&self) -> String {
        self.name.clone()
    }

    /// A folder beside the database.
    pub fn folder(&self) -> &Folder {
        &self.folder
    }

    /// Runs statements in it, beside the store.
    pub async fn meddle(&self, sql: &str) {
        let sql = AssertSqlSafe(sql.to_owned());
        match &self.database {
            Database::Sqlite(file) => {
                let options = SqliteConnectOptions::new().filename(file);
                options.connect().await.unwrap().execute(sql).await.unwrap();
            }
            Database::Postgres(_) => {
                let options = Cluster::shared().options(&self.name);
                options.connect().await.unwrap().execute(sql).await.unwrap();
            }
        }
    }

    /// The store as one more node sees it.
    pub async fn store(&self) -> Store {
        Store::open(&self.database).await.unwrap()
    }
}

/// Makes each of these functions, which take a [`Scratch`], a test on every database.
#[macro_export]
macro_rules! on_every_database {
    ($($story:ident)*) => {
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $story() {
                super::$story($crate::Scratch::sqlite().await).await;
            })*
        }

        mod postgres {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $story() {
                super::$story($crate::Scratch::postgres().await).await;
            })*
        }
    };
}
