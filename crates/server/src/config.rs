//! How a site is run.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::str::FromStr;
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
    /// The file with the keys of the site, if it is not in its folder: what is secret in the database is sealed with them.
    pub seed_key: Option<PathBuf>,
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
    pub public: Option<PublicAddress>,
    /// How many proxies stand in front, each of which adds to `X-Forwarded-For`: by default one if there is a public
    /// address, or else none.
    pub proxies: Option<usize>,
    /// The site encrypts by itself.
    pub tls: Option<Tls>,
    /// Where those who watch over the site may read numbers about it.
    pub metrics: Option<SocketAddr>,
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
            seed_key: None,
            bot_delay: BotDelay::default(),
            bot_time: Duration::from_secs(1),
            review_iterations: 400_000,
            components: Vec::new(),
            limits: Limits::default(),
            idle_tables: 500,
            lease: Duration::from_secs(6),
            public: None,
            proxies: None,
            tls: None,
            metrics: None,
            known_luck: None,
        }
    }
}

impl Config {
    /// Where the site is stored.
    pub fn database(&self) -> Database {
        self.database.clone().unwrap_or_else(|| Database::Sqlite(self.data.join("critias.sqlite")))
    }

    /// The file with the keys of the site.
    pub fn seed_key(&self) -> PathBuf {
        self.seed_key.clone().unwrap_or_else(|| self.data.join("seed.key"))
    }

    pub(crate) fn proxies(&self) -> usize {
        self.proxies.unwrap_or(usize::from(self.public.is_some()))
    }

    /// Whether browsers reach the site over encrypted connections only.
    pub(crate) fn is_encrypted(&self) -> bool {
        self.public.as_ref().map_or(self.tls.is_some(), |public| public.0.starts_with("https:"))
    }
}

/// Files with a chain of certificates and its key, both PEM.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tls {
    pub certificate: PathBuf,
    pub key: PathBuf,
}

/// The origin of a site, as browsers write it: `https://example.org`, `http://example.org:8080`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicAddress(String);

impl PublicAddress {
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for PublicAddress {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let shape = || format!("{text:?} is no address of a site; give scheme and host alone: https://example.org");
        let (scheme, host) = text.split_once("://").ok_or_else(shape)?;
        let (scheme, host) = (scheme.to_ascii_lowercase(), host.strip_suffix('/').unwrap_or(host).to_ascii_lowercase());
        let usual = match scheme.as_str() {
            "http" => ":80",
            "https" => ":443",
            _ => return Err(shape()),
        };
        let host = host.strip_suffix(usual).unwrap_or(&host);
        let is_host = |byte: u8| byte.is_ascii_alphanumeric() || b".-:[]_".contains(&byte);
        match host.bytes().all(is_host) && host.bytes().any(|byte| byte.is_ascii_alphanumeric()) {
            true => Ok(Self(format!("{scheme}://{host}"))),
            false => Err(shape()),
        }
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
    /// Looking at pages, for each person.
    pub gets: Rate,
    /// Anything that changes something, for each person.
    pub posts: Rate,
    /// Coming as a new guest, for each address.
    pub guests: Rate,
    /// Making tables, for each person.
    pub tables: Rate,
    /// All of it, for each address but those of this machine.
    pub address: Rate,
    /// Live streams open at once, for each person.
    pub streams: usize,
    /// Live streams open at once on the whole site.
    pub all_streams: usize,
    /// Connections open at once, for each address but those of this machine; of clients behind a proxy, requests.
    pub connections: usize,
    /// Connections open at once on the whole site.
    pub all_connections: usize,
}

/// So many at once, and then so many each second.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rate {
    pub burst: f64,
    pub per_second: f64,
}

impl Rate {
    pub const OFF: Self = Self { burst: f64::INFINITY, per_second: 0.0 };
}

impl FromStr for Rate {
    type Err = String;

    /// Reads `60/10`: 60 at once, then 10 a second.
    fn from_str(text: &str) -> Result<Self, String> {
        if text == "off" {
            return Ok(Self::OFF);
        }
        let numbers = text.split_once('/').and_then(|(burst, rate)| Some((burst.parse().ok()?, rate.parse().ok()?)));
        match numbers {
            Some((burst, per_second)) if (1.0..=1e9).contains(&burst) && (0.001..=1e9).contains(&per_second) => {
                Ok(Self { burst, per_second })
            }
            _ => Err("give how many at once and then how many a second, such as `60/10`, or `off`".into()),
        }
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            gets: Rate { burst: 300.0, per_second: 30.0 },
            posts: Rate { burst: 60.0, per_second: 10.0 },
            guests: Rate { burst: 60.0, per_second: 0.5 },
            tables: Rate { burst: 20.0, per_second: 0.2 },
            address: Rate { burst: 1_000.0, per_second: 200.0 },
            streams: 16,
            all_streams: 25_000,
            connections: 256,
            all_connections: 30_000,
        }
    }
}

impl Limits {
    /// For tests that play faster than people.
    pub fn none() -> Self {
        let (never, any) = (Rate::OFF, usize::MAX);
        Self {
            gets: never,
            posts: never,
            guests: never,
            tables: never,
            address: never,
            streams: any,
            all_streams: any,
            connections: any,
            all_connections: any,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_public_address_is_an_origin_as_browsers_write_it() {
        for (given, kept) in [
            ("https://example.org", "https://example.org"),
            ("HTTPS://Example.ORG:443/", "https://example.org"),
            ("http://example.org:80", "http://example.org"),
            ("http://example.org:8080", "http://example.org:8080"),
            ("https://[2001:db8::1]:8443", "https://[2001:db8::1]:8443"),
        ] {
            assert_eq!(given.parse::<PublicAddress>().unwrap().as_str(), kept);
        }
        for wrong in ["", "example.org", "ftp://example.org", "https://", "https://a/b", "https://a@b", "https:///"] {
            assert!(wrong.parse::<PublicAddress>().unwrap_err().contains("https://example.org"), "{wrong}");
        }
    }

    #[test]
    fn a_rate_is_a_burst_and_a_number_a_second() {
        assert_eq!("60/10".parse(), Ok(Rate { burst: 60.0, per_second: 10.0 }));
        assert_eq!("20/0.2".parse(), Ok(Rate { burst: 20.0, per_second: 0.2 }));
        assert_eq!("off".parse(), Ok(Rate::OFF));
        for wrong in ["", "60", "0/1", "1/0", "-1/1", "NaN/1", "1/inf", "1/2/3"] {
            assert!(wrong.parse::<Rate>().is_err(), "{wrong}");
        }
    }
}
