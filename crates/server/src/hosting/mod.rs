//! What whoever hosts a site does with all of it: check it, take its games out, bring games in, seal its seeds anew. None
//! of it is part of the running site; all of it may be done by another program beside it.

mod check;
mod export;
mod import;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

use catalog::ReplayFault;
use store::{Database, Store, WholeTable};
use tokio::task::JoinSet;

use crate::room::{RunningTable, open};
use crate::seals::{BATCH, SealError, SealSiteError, Seals};

pub use check::{Checked, TableFault};
pub use export::Exported;
pub use import::{Imported, Told};

/// Where a site is, for another program than the one that serves it.
#[derive(Clone, Debug)]
pub struct Place {
    pub database: Database,
    pub seed_key: PathBuf,
}

#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    #[error(transparent)]
    Store(#[from] store::Error),
    #[error(transparent)]
    Seal(#[from] SealError),
    #[error("it cannot be written: {0}")]
    Write(#[from] std::io::Error),
    /// A fault of the program.
    #[error("{0}")]
    Inside(String),
}

impl From<SealSiteError> for Trouble {
    fn from(error: SealSiteError) -> Self {
        match error {
            SealSiteError::Seal(error) => Self::Seal(error),
            SealSiteError::Store(error) => Self::Store(error),
        }
    }
}

impl Place {
    /// Checks every table of the site, while it may be running. `progress` is told how many of how many are done.
    pub async fn check(&self, progress: &mut dyn FnMut(u64, u64)) -> Result<Checked, Trouble> {
        let (store, seals) = self.to_read().await?;
        let checked = check::check(&store, &seals, progress).await;
        store.close().await;
        checked
    }

    /// Writes the finished games that are for everyone, while the site may be running: `line` gets one record after the
    /// other.
    pub async fn export(&self, line: &mut dyn FnMut(&str) -> std::io::Result<()>) -> Result<Exported, Trouble> {
        let (store, seals) = self.to_read().await?;
        let exported = export::export(&store, &seals, line).await;
        store.close().await;
        exported
    }

    /// Takes in records, one to a line, as finished tables for everyone. `told` hears what became of each.
    pub async fn import(
        &self,
        lines: &mut dyn Iterator<Item = std::io::Result<Vec<u8>>>,
        told: &mut dyn FnMut(Told),
    ) -> Result<Imported, Trouble> {
        let store = Store::open(&self.database).await?;
        let imported = async {
            let seals = Arc::new(Seals::of_site(&self.seed_key, &store).await?);
            import::import(&store, &seals, lines, told).await
        }
        .await;
        store.close().await;
        imported
    }

    /// Seals every seed and secret with the first key of the file, after a new one was put there if that is wanted. How
    /// many seeds there are.
    pub async fn reseal(&self, new_key: bool) -> Result<u64, Trouble> {
        let store = Store::open(&self.database).await?;
        let resealed = async {
            let seals = Seals::of_site(&self.seed_key, &store).await?;
            if new_key {
                seals.add_key()?;
            }
            seals.seal_secrets(&store).await?;
            let (mut last, mut count) = (String::new(), 0);
            loop {
                let seeds = store.seeds(&last, BATCH).await?;
                let Some((newest, _)) = seeds.last() else { return Ok(count) };
                last.clone_from(newest);
                count += seals.seal_seeds(&store, seeds).await?;
            }
        }
        .await;
        store.close().await;
        resealed
    }

    async fn to_read(&self) -> Result<(Store, Arc<Seals>), Trouble> {
        let seals = Seals::read(&self.seed_key)?;
        Ok((Store::open_to_read(&self.database).await?, Arc::new(seals)))
    }
}

/// A stored table, replayed.
struct Replayed {
    whole: WholeTable,
    running: Arc<RunningTable>,
}

/// Replays a table whose seed is sealed.
fn replay(mut whole: WholeTable, seals: &Seals) -> Result<Replayed, ReplayFault> {
    whole.table.seed = seals.open_seed(&whole.table).map_err(|error| format!("its seed: {error}"))?;
    let running = open(&whole.table, whole.files.as_deref(), &whole.entries)?;
    Ok(Replayed { whole, running })
}

/// Does something to these tables, to as many at once as there are cores. The answers come in the order of the ids; what
/// panicked has none.
async fn with_each<T: Send + 'static>(
    store: &Store,
    ids: Vec<String>,
    work: impl Fn(store::Result<Option<WholeTable>>) -> T + Clone + Send + Sync + 'static,
) -> Vec<(String, Option<T>)> {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let mut waiting = ids.iter().cloned().enumerate();
    let mut answers = BTreeMap::new();
    let mut under_way = JoinSet::new();
    loop {
        while under_way.len() < cores
            && let Some((number, id)) = waiting.next()
        {
            let (store, work) = (store.clone(), work.clone());
            under_way.spawn(async move { (number, work(store.whole_table(&id).await)) });
        }
        match under_way.join_next().await {
            None => break,
            Some(Ok((number, answer))) => drop(answers.insert(number, answer)),
            // A table on which the program fails is left without an answer, and the others go on.
            Some(Err(_)) => {}
        }
    }
    ids.into_iter().enumerate().map(|(number, id)| (id, answers.remove(&number))).collect()
}

/// How many tables are read before the next are looked for.
const AT_ONCE: u32 = 100;

/// Said of a table on which the program panicked.
const BUG: &str = "the program failed on it: a bug of ours, please report it";
