//! The seeds of all tables, and the secrets of the site, for whoever seals them anew. Their form is not known here.

use crate::db::transaction;
use crate::{Result, Secret, Store};

/// A seed or another secret in two forms.
#[derive(Clone, Debug)]
pub struct Resealed {
    /// The id of its table, or its name.
    pub of: String,
    /// What is stored, if nobody has changed it since.
    pub old: Secret,
    pub new: Secret,
}

impl Store {
    /// The seeds of the tables that come after this id, in the order of ids.
    pub async fn seeds(&self, after: &str, most: u32) -> Result<Vec<(String, Secret)>> {
        let seeds = "SELECT id, seed FROM tables WHERE id > $1 ORDER BY id LIMIT $2";
        self.secrets_of(seeds, &[after.into(), most.into()]).await
    }

    /// Seeds of tables that go on, and that are not stored in a form that begins so.
    pub async fn seeds_without(&self, beginning: &str, most: u32) -> Result<Vec<(String, Secret)>> {
        let other = format!("{beginning}%");
        let seeds = "SELECT id, seed FROM tables WHERE state IN ('waiting', 'running') AND seed NOT LIKE $1 ORDER BY id LIMIT $2";
        self.secrets_of(seeds, &[(&other).into(), most.into()]).await
    }

    /// All secrets of the site, by their names.
    pub async fn secrets(&self) -> Result<Vec<(String, Secret)>> {
        self.secrets_of("SELECT name, value FROM secrets ORDER BY name", &[]).await
    }

    async fn secrets_of(&self, sql: &'static str, values: &[crate::db::Value<'_>]) -> Result<Vec<(String, Secret)>> {
        let rows: Vec<(String, String)> = self.rows(sql, values).await?;
        Ok(rows.into_iter().map(|(of, secret)| (of, Secret(secret))).collect())
    }

    /// Writes seeds in their new forms: all of them, or none.
    pub async fn reseal_seeds(&self, seeds: &[Resealed]) -> Result<()> {
        self.reseal("UPDATE tables SET seed = $3 WHERE id = $1 AND seed = $2", seeds).await
    }

    pub async fn reseal_secrets(&self, secrets: &[Resealed]) -> Result<()> {
        self.reseal("UPDATE secrets SET value = $3 WHERE name = $1 AND value = $2", secrets).await
    }

    async fn reseal(&self, sql: &'static str, secrets: &[Resealed]) -> Result<()> {
        transaction!(self, work => {
            for Resealed { of, old, new } in secrets {
                work.execute(sql, &[of.into(), (&old.0).into(), (&new.0).into()]).await?;
            }
            Ok(())
        })
    }
}
