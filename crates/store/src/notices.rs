//! What other nodes have written, as soon as it is there. A notice carries an id and a number, nothing of what was done:
//! whoever needs it reads it, from the number they have. So a notice may be lost or come twice.

use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgListener, PgPoolOptions};
use tokio::time::{sleep, timeout};

use crate::db::transaction;
use crate::{Result, Store};

/// The channel on which PostgreSQL carries them.
pub(crate) const CHANNEL: &str = "critias";

/// How long to wait before trying to reach a server again that was not there.
const PAUSE: Duration = Duration::from_millis(500);

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A table has so many entries now.
    Steps { table: String, steps: u64 },
    /// A table has so many news now.
    News { table: String, news: u64 },
    /// What seats of a table leave to the server has changed.
    Passes { table: String },
    /// The only person at a table does not want to wait for bots.
    Skip { table: String },
    /// Notices may have been lost: compare every number that matters.
    CatchUp,
}

impl Notice {
    fn read(text: &str) -> Option<Self> {
        let (kind, rest) = text.split_once(' ')?;
        let (number, table) = rest.split_once(' ')?;
        let (number, table) = (number.parse().ok()?, table.to_owned());
        match kind {
            "s" => Some(Self::Steps { table, steps: number }),
            "n" => Some(Self::News { table, news: number }),
            "p" => Some(Self::Passes { table }),
            "k" => Some(Self::Skip { table }),
            _ => None,
        }
    }
}

impl Store {
    /// Tells all nodes that the only person at a table does not want to wait for bots.
    pub async fn announce_skip(&self, table: &str) -> Result<()> {
        transaction!(self, work => { work.announce(&format!("k 0 {table}")).await })
    }
}

/// The notices of one store, its own among them.
pub struct Notices(Option<Listening>);

struct Listening {
    options: PgConnectOptions,
    /// How long to wait for an answer; and how long nothing may be heard before we ask for one. A connection that is held up
    /// somewhere is silent like one on which nothing happens.
    limit: Duration,
    listener: Option<PgListener>,
}

impl Notices {
    /// There is no other node.
    pub(crate) fn none() -> Self {
        Self(None)
    }

    pub(crate) async fn listen(options: PgConnectOptions, limit: Duration) -> Result<Self> {
        let mut listening = Listening { options, limit, listener: None };
        listening.connect().await?;
        Ok(Self(Some(listening)))
    }

    /// The next notice; waits for it, for ever where no other node can be. While the server is away it waits too, and
    /// says [`Notice::CatchUp`] when it hears it again. Nothing is lost if the future is dropped.
    pub async fn next(&mut self) -> Notice {
        match &mut self.0 {
            Some(listening) => listening.next().await,
            None => std::future::pending().await,
        }
    }
}

impl Listening {
    async fn connect(&mut self) -> Result<()> {
        let pool = PgPoolOptions::new().max_connections(1).max_lifetime(None).idle_timeout(None);
        let pool = pool.acquire_timeout(self.limit).connect_with(self.options.clone()).await?;
        let mut listener = PgListener::connect_with(&pool).await?;
        listener.eager_reconnect(false);
        listener.listen(CHANNEL).await?;
        self.listener = Some(listener);
        Ok(())
    }

    async fn next(&mut self) -> Notice {
        loop {
            let Some(listener) = &mut self.listener else {
                match timeout(self.limit, self.connect()).await {
                    Ok(Ok(())) => return Notice::CatchUp,
                    _ => sleep(PAUSE).await,
                }
                continue;
            };
            match timeout(self.limit, listener.try_recv()).await {
                Ok(Ok(Some(notice))) => {
                    // What a later version says to its own kind is not for us.
                    if let Some(notice) = Notice::read(notice.payload()) {
                        return notice;
                    }
                }
                Err(_)
                    if timeout(self.limit, sqlx::query("SELECT 1").execute(listener))
                        .await
                        .is_ok_and(|ok| ok.is_ok()) => {}
                _ => self.listener = None,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_notice_of_ours_is_passed_over() {
        let read = |text| Notice::read(text);
        assert_eq!(read("s 12 a b"), Some(Notice::Steps { table: "a b".into(), steps: 12 }));
        assert_eq!(read("n 3 t"), Some(Notice::News { table: "t".into(), news: 3 }));
        assert_eq!(read("p 0 t"), Some(Notice::Passes { table: "t".into() }));
        assert_eq!(read("k 0 t"), Some(Notice::Skip { table: "t".into() }));
        for foreign in ["", "s", "s x t", "s -1 t", "z 1 t"] {
            assert_eq!(read(foreign), None, "{foreign}");
        }
    }
}
