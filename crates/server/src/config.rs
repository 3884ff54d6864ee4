//! How a site is run.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use catalog::GameId;
use engine::DataFiles;
use store::Database;

#[derive(Clone, Debug)]
pub struct Config {
    pub listen: SocketAddr,
    /// The folder of the site: of its database, if it has no other.
    pub data: PathBuf,
    /// Where the site is stored, if not in its folder.
    pub database: Option<Database>,
    /// How long a bot waits at least before it answers.
    pub bot_delay: BotDelay,
    /// How long a bot thinks about a decision, at most, and so does a hint. It counts from the question, so that on a busy
    /// machine bots get weaker and never late.
    pub bot_time: Duration,
    /// How many iterations the search takes for the review of a game, altogether.
    pub review_iterations: u32,
    /// Data files for new tables of a game, instead of those that come with the program.
    pub components: Vec<(GameId, DataFiles)>,
    pub limits: Limits,
    /// How many tables stay in memory that nobody plays at or watches now. The others are read again when somebody asks.
    pub idle_tables: usize,
    /// How long a node may act alone at a table before it must say again that it lives: after so long another takes over.
    pub lease: Duration,
    /// The address people reach the site by, if it stands behind a proxy: `https://example.org`. Cookies are then sent
    /// over encrypted connections only, and clients are told apart by what the proxy says of them.
    pub public: Option<String>,
    /// Words that all luck follows from, for tests that must meet the same games in every run: tables of one game with
    /// the same options have the same luck, and so have their bots. Not for people: whoever knows the words knows every card.
    pub known_luck: Option<String>,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 8080)),
            data: PathBuf::from("data"),
            database: None,
            bot_delay: BotDelay::default(),
            bot_time: Duration::from_secs(1),
            review_iterations: 400_000,
            components: Vec::new(),
            limits: Limits::default(),
            idle_tables: 500,
            lease: Duration::from_secs(6),
            public: None,
            known_luck: None,
        }
    }
}

impl Config {
    /// Where the site is stored.
    pub fn database(&self) -> Database {
        self.database.clone().unwrap_or_else(|| Database::Sqlite(self.data.join("critias.sqlite")))
    }
}

/// How long a bot waits before a decision that others see.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BotDelay {
    /// About as long as a person who knows what to do.
    #[default]
    Natural,
    Fixed(Duration),
    Off,
}

#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Anything that changes something, for each person.
    pub posts: Rate,
    /// Coming as a new guest, for each address.
    pub guests: Rate,
    /// Making tables, for each person.
    pub tables: Rate,
    /// Live streams open at once, for each person.
    pub streams: usize,
    /// Live streams open at once on the whole site.
    pub all_streams: usize,
}

/// So many at once, and then so many each second.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    pub burst: f64,
    pub per_second: f64,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            posts: Rate { burst: 60.0, per_second: 10.0 },
            guests: Rate { burst: 60.0, per_second: 0.5 },
            tables: Rate { burst: 20.0, per_second: 0.2 },
            streams: 16,
            all_streams: 4_000,
        }
    }
}

impl Limits {
    /// For tests that play faster than people.
    pub fn none() -> Self {
        let never = Rate { burst: f64::INFINITY, per_second: 0.0 };
        Self { posts: never, guests: never, tables: never, streams: usize::MAX, all_streams: usize::MAX }
    }
}
