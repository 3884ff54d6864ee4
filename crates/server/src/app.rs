//! The running site: what every request shares.

use std::collections::HashMap;
use std::ops::Deref;
use std::sync::Arc;

use catalog::{ComponentSet, GameId};
use engine::{DataError, MAX_SEATS, Seat, Seed};
use tokio::sync::watch;

use crate::config::Config;
use crate::daily;
use crate::error::Error;
use crate::leases::Leases;
use crate::live::Hub;
use crate::nodes;
use crate::random;
use crate::reviews::Reviews;
use crate::room::{Room, drive};
use crate::rooms::Rooms;
use crate::thinking::Thinking;
use crate::web::limits::Buckets;
use store::Store;

/// A handle to the running site.
#[derive(Clone)]
pub struct AppState(Arc<App>);

pub struct App {
    pub(crate) store: Store,
    pub(crate) config: Config,
    pub(crate) buckets: Buckets,
    pub(crate) hub: Hub,
    pub(crate) reviews: Reviews,
    /// Streams and bots stop when this says so.
    pub(crate) stop: watch::Sender<bool>,
    components: HashMap<GameId, ComponentSet>,
    pub(crate) rooms: Arc<Rooms<Room>>,
    /// Where this node alone may act.
    pub(crate) leases: Leases,
    /// How much of the machine bots and hints may take.
    pub(crate) thinking: Thinking,
    /// What the seeds of the day come from.
    pub(crate) secret: store::Secret,
}

impl Deref for AppState {
    type Target = App;
    fn deref(&self) -> &App {
        &self.0
    }
}

#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    #[error(transparent)]
    Store(#[from] store::Error),
    #[error("the components of {game}: {error}")]
    Components { game: GameId, error: DataError },
    #[error("cannot listen on {address}: {error}")]
    Listen { address: std::net::SocketAddr, error: std::io::Error },
}

pub(crate) enum FoundTable {
    Waiting(Box<store::TableRow>, Vec<store::SeatRow>),
    Playing(Arc<Room>),
}

impl AppState {
    /// Opens the site: its storage and components. Bots that were to decide when it was closed go on,
    /// and so do clocks, from the start.
    pub async fn open(config: Config) -> Result<Self, OpenError> {
        if config.known_luck.is_some() {
            tracing::warn!("all luck of new tables is known beforehand: this is for tests, not for people");
        }
        let mut components = HashMap::new();
        for game in GameId::all() {
            let corrected = config.components.iter().find(|(of, _)| *of == game).map(|(_, files)| files);
            let set = game.components(corrected).map_err(|error| OpenError::Components { game, error })?;
            components.insert(game, set);
        }
        let store = Store::open(&config.database()).await?;
        for (game, set) in &components {
            let files = serde_json::to_string(&set.files).expect("texts can be written");
            store.keep_components(&set.digest, game.meta().id, &files).await?;
        }
        let fresh: String = random::bits::<32>().iter().map(|byte| format!("{byte:02x}")).collect();
        let secret = store.secret(daily::SECRET, store::Secret(fresh)).await?;
        let rooms = Arc::new(Rooms::new(config.idle_tables, |room: &Room| room.live.has_listeners()));
        let app = Self(Arc::new(App {
            store,
            leases: Leases::new(config.lease),
            thinking: Thinking::new(config.bot_time),
            config,
            buckets: Buckets::default(),
            hub: Hub::default(),
            reviews: Reviews::default(),
            stop: watch::Sender::new(false),
            components,
            rooms,
            secret,
        }));
        // Before anything is read: what is written from now on is heard of.
        let notices = app.store.notices().await?;
        nodes::run(&app, notices);
        Ok(app)
    }

    /// Stops streams and bots, and closes the storage.
    pub async fn close(&self) {
        self.stop();
        if let Err(error) = self.leases.end(&self.store).await {
            tracing::warn!(%error, "the leases of this node end by themselves");
        }
        self.store.close().await;
    }

    /// Ends as a killed program does, as far as other nodes see: leases are not given back.
    #[doc(hidden)]
    pub fn end_without_a_word(&self) {
        self.stop();
    }

    pub(crate) fn stop(&self) {
        self.stop.send_replace(true);
    }

    /// The components new tables of a game are played with.
    pub(crate) fn components(&self, game: GameId) -> &ComponentSet {
        self.components.get(&game).expect("every game of the catalog was loaded at the start")
    }

    /// The seed of a new table. It follows from what is played only where luck is known beforehand, in tests.
    pub(crate) fn new_seed(&self, played: &str) -> Seed {
        match &self.config.known_luck {
            Some(words) => Seed::from_words(&format!("{words} {played}")),
            None => Seed::new(random::bits()),
        }
    }

    /// What a bot rolls its dice with.
    pub(crate) fn dice_of_bot(&self, seat: Seat, decision: u64) -> u64 {
        match self.config.known_luck {
            Some(_) => decision * MAX_SEATS as u64 + seat.index() as u64,
            None => random::number(),
        }
    }

    /// Whether this node alone may let bots decide and windows run out at a table. If the database does not say, it may
    /// not.
    pub(crate) async fn may_act_at(&self, table: &str) -> bool {
        match self.leases.hold(&self.store, table).await {
            Ok(held) => held,
            Err(error) => {
                tracing::warn!(%error, "whether this node may act at a table is not known");
                false
            }
        }
    }

    /// Tells everybody who listens here what the store has counted; other nodes hear of it by themselves.
    pub(crate) async fn tell_news(&self, table: &str) -> Result<(), Error> {
        if let (Some(live), Some(news)) = (self.hub.known(table), self.store.news(table).await?) {
            live.set_news(news);
        }
        Ok(())
    }

    /// The table of an id as it stands, whichever node has written last.
    pub(crate) async fn find(&self, id: &str) -> Result<FoundTable, Error> {
        let found = self.find_here(id).await?;
        if let FoundTable::Playing(room) = &found
            && self.store.is_shared()
        {
            room.follow(self).await?;
        }
        Ok(found)
    }

    /// The table of an id, perhaps without what another node has only just written.
    async fn find_here(&self, id: &str) -> Result<FoundTable, Error> {
        if !random::is_id(id) {
            return Err(Error::NoTable);
        }
        let room = match self.rooms.get(id) {
            Some(room) => room,
            None => {
                let (table, seats) = self.store.table(id).await?.ok_or(Error::NoTable)?;
                if table.state == store::TableState::Waiting {
                    return Ok(FoundTable::Waiting(Box::new(table), seats));
                }
                let app = self.clone();
                self.rooms.get_or_load(id, async move { Room::load(&app, table).await }).await?
            }
        };
        // Bots that gave up try again when somebody comes to look.
        drive(self, &room);
        Ok(FoundTable::Playing(room))
    }

    /// The room of a table for whoever has been told that it changed.
    pub(crate) async fn room_here(&self, id: &str) -> Result<Arc<Room>, Error> {
        match self.find_here(id).await? {
            FoundTable::Playing(room) => Ok(room),
            FoundTable::Waiting(..) => Err(Error::NotBegun),
        }
    }

    pub(crate) async fn room(&self, id: &str) -> Result<Arc<Room>, Error> {
        match self.find(id).await? {
            FoundTable::Playing(room) => Ok(room),
            FoundTable::Waiting(..) => Err(Error::NotBegun),
        }
    }

    pub(crate) async fn waiting(&self, id: &str) -> Result<(Box<store::TableRow>, Vec<store::SeatRow>), Error> {
        match self.find(id).await? {
            FoundTable::Waiting(table, seats) => Ok((table, seats)),
            FoundTable::Playing(_) => Err(Error::Begun),
        }
    }
}
