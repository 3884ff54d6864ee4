//! What stands between the network and the site, as far as it remembers anything.

use std::sync::Arc;

use store::Secret;

use crate::config::Config;
use crate::connections::Connections;
use crate::metrics::Metrics;
use crate::web::token::Key;

pub(crate) struct Edge {
    pub(crate) connections: Arc<Connections>,
    pub(crate) metrics: Metrics,
    pub(crate) key: Key,
}

impl Edge {
    /// `tokens` is what tells the tokens of this site from made-up ones.
    pub(crate) fn new(tokens: Secret, config: &Config) -> Self {
        let connections = Connections::new(config.limits.connections, config.limits.all_connections);
        Self { connections: Arc::new(connections), metrics: Metrics::default(), key: Key::new(tokens) }
    }
}
