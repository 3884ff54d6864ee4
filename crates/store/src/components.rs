//! The data files that tables are played with, kept so that an old table replays when the files
//! that come with the program have changed.

use sqlx::{query, query_scalar};

use crate::Result;
use crate::db::{Store, on};

impl Store {
    /// Keeps a set of data files under its digest.
    pub async fn keep_components(&self, digest: &str, game: &str, files: &str) -> Result<()> {
        on!(self, pool => {
            query("INSERT INTO components (digest, game, files) VALUES ($1, $2, $3) ON CONFLICT (digest) DO NOTHING")
                .bind(digest)
                .bind(game)
                .bind(files)
                .execute(pool)
                .await?;
        });
        Ok(())
    }

    /// The set of data files of a digest.
    pub async fn components(&self, digest: &str) -> Result<Option<String>> {
        Ok(on!(self, pool => {
            query_scalar("SELECT files FROM components WHERE digest = $1").bind(digest).fetch_optional(pool).await?
        }))
    }
}
