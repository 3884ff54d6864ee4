//! The data files that tables are played with, kept so that an old table replays when the files
//! that come with the program have changed.

use crate::{Result, Store};

impl Store {
    pub async fn keep_components(&self, digest: &str, game: &str, files: &str) -> Result<()> {
        let keep = "INSERT INTO components (digest, game, files) VALUES ($1, $2, $3) ON CONFLICT (digest) DO NOTHING";
        self.execute(keep, &[digest.into(), game.into(), files.into()]).await?;
        Ok(())
    }

    pub async fn components(&self, digest: &str) -> Result<Option<String>> {
        let row = self.row("SELECT files FROM components WHERE digest = $1", &[digest.into()]).await?;
        Ok(row.map(|(files,)| files))
    }
}
