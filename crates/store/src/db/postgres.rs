//! PostgreSQL: a server that other programs use too, and that may be slow, far away or gone.

use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{Connection, PgConnection, PgPool};
use tokio::time::timeout;

use super::Settings;
use crate::{Error, Result, Secret, migrate};

#[derive(Clone)]
pub(crate) struct Pg {
    pub(super) pool: PgPool,
    /// How to reach it for more than single statements.
    pub(super) options: PgConnectOptions,
    pub(super) limit: Duration,
}

impl Pg {
    pub(super) async fn open(address: &Secret, settings: &Settings) -> Result<Self> {
        let options: PgConnectOptions = address.0.parse()?;
        let limit = settings.statement_limit;
        // On a connection of its own: one that failed to migrate keeps its lock, on which every node would wait.
        let mut connection =
            timeout(limit, PgConnection::connect_with(&options)).await.map_err(|_| Error::Silent)??;
        let migrated = migrate::postgres(&mut connection).await;
        // Whether it can still say goodbye changes nothing.
        let _ = timeout(limit, connection.close()).await;
        migrated?;
        Self::connect(options, settings).await
    }

    /// Connects to what is there, to change nothing.
    pub(super) async fn open_to_read(address: &Secret, settings: &Settings) -> Result<Self> {
        let options: PgConnectOptions = address.0.parse()?;
        Self::connect(options.options([("default_transaction_read_only", "on")]), settings).await
    }

    async fn connect(options: PgConnectOptions, settings: &Settings) -> Result<Self> {
        let limit = settings.statement_limit;
        // The server ends by itself what nobody waits for any more: a node that vanished keeps no rows locked.
        let milliseconds = limit.as_millis().to_string();
        let limited = options
            .clone()
            .options([("statement_timeout", &milliseconds), ("idle_in_transaction_session_timeout", &milliseconds)]);
        let pool = PgPoolOptions::new().max_connections(settings.connections).acquire_timeout(limit);
        Ok(Self { pool: pool.connect_with(limited).await?, options, limit })
    }
}
