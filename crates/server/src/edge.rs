//! What stands between the network and the site, as far as it remembers anything.

use std::sync::Arc;

use store::{Secret, Store};

use crate::config::Config;
use crate::connections::Connections;
use crate::metrics::Metrics;
use crate::random;
use crate::web::token::Key;

pub(crate) struct Edge {
    pub(crate) connections: Arc<Connections>,
    pub(crate) metrics: Metrics,
    pub(crate) key: Key,
}

impl Edge {
    pub(crate) async fn open(store: &Store, config: &Config) -> Result<Self, store::Error> {
        let fresh = crate::web::token::hex(&random::bits::<32>());
        let key = Key::new(store.secret("session-tokens", Secret(fresh)).await?);
        let connections = Connections::new(config.limits.connections, config.limits.all_connections);
        Ok(Self { connections: Arc::new(connections), metrics: Metrics::default(), key })
    }
}
