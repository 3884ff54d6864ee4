//! The command line: subcommands, flags and their words.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use bots::BotSpec;
use catalog::GameId;
use clap::{Args, Parser, Subcommand, ValueEnum};
use server::{BotDelay, Database, PublicAddress, Rate};
use ui::l10n::Lang;

use crate::arena::contender::Contender;
use crate::arena::sprt::Hypotheses;
use crate::hosting::{
    BackupFlags, CheckFlags, CopyDatabaseFlags, ExportFlags, ImportFlags, RestoreFlags, RotateSeedKeyFlags,
};

/// A site for board games about the fall of Atlantis.
///
/// Without a subcommand it serves the site: play in the browser alone against bots, with friends
/// on one device, or with friends across the network.
#[derive(Debug, Parser)]
#[command(name = "critias", version, after_help = include_str!("help/critias.txt"), args_conflicts_with_subcommands = true)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
    #[command(flatten)]
    pub(crate) serve: ServeFlags,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Serve the site (also what happens without a subcommand)
    Serve(ServeFlags),
    /// List the games, their seats and their options
    Games(GamesFlags),
    /// Print the rules of a game, or one clause of them
    Rules(RulesFlags),
    /// Play in the terminal against bots
    Play(PlayFlags),
    /// Let bots play a whole game and write its record
    Record(RecordFlags),
    /// Replay records and check all they claim
    Verify(VerifyFlags),
    /// Look at a finished game again: chances, luck, better choices
    Review(ReviewFlags),
    /// Let bots play many games and count
    Simulate(SimulateFlags),
    /// Measure bots, or a program of yours, against each other
    Arena(ArenaFlags),
    /// Copy a whole site into one file while it runs
    Backup(BackupFlags),
    /// Bring back what a backup holds
    Restore(RestoreFlags),
    /// Replay everything that is stored and say what is wrong
    Check(CheckFlags),
    /// Write the finished games of everyone as records
    Export(ExportFlags),
    /// Take in records as tables that everybody may look at
    Import(ImportFlags),
    /// Move a site from SQLite to PostgreSQL, or back
    CopyDatabase(CopyDatabaseFlags),
    /// Seal the seeds of all tables with a new key
    RotateSeedKey(RotateSeedKeyFlags),
}

#[derive(Debug, Args)]
#[command(after_help = include_str!("help/serve.txt"))]
pub(crate) struct ServeFlags {
    /// A file with these same flags, `listen = "127.0.0.1:8080"` on a line of its own and so on; what is
    /// given here, or as an environment variable, counts more
    #[arg(long, value_name = "FILE")]
    pub(crate) config: Option<PathBuf>,
    /// Where to listen: an address and a port; port 0 takes a free one
    #[arg(long, value_name = "ADDR", default_value = "127.0.0.1:8080")]
    pub(crate) listen: SocketAddr,
    /// The folder of the database; it is made if need be. By default `critias` in the folder this
    /// system keeps data of programs in ($XDG_DATA_HOME or ~/.local/share on Linux,
    /// ~/Library/Application Support on macOS, %LOCALAPPDATA% on Windows)
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
    /// The database, if it is no file in that folder: `postgres://USER:PASSWORD@HOST/NAME`, or the path of
    /// a file of SQLite. Several nodes on one PostgreSQL are one site
    #[arg(long, value_name = "URL")]
    pub(crate) database: Option<Database>,
    /// The file with the keys that seal what is secret in the database; by default `seed.key` in the data folder, made at
    /// the first start. All nodes of a site need the same one
    #[arg(long, value_name = "FILE", env = "CRITIAS_SEED_KEY")]
    pub(crate) seed_key: Option<PathBuf>,
    /// A folder with corrected data files (such as atlantis.toml, atlandice.toml) for new tables
    #[arg(long, value_name = "DIR")]
    pub(crate) components: Option<PathBuf>,
    /// How long a bot waits at least before it answers: `natural`, a number of milliseconds, or `off`
    #[arg(long, value_name = "natural|MS|off", default_value = "natural", value_parser = bot_delay)]
    pub(crate) bot_delay: BotDelay,
    /// How long a bot or a hint thinks about a decision at most, in milliseconds, counted from the
    /// question: when the machine is busy bots play weaker, never later
    #[arg(long, value_name = "MS", default_value = "1000", value_parser = bot_time)]
    pub(crate) bot_time: Duration,
    /// How much the review of a finished game thinks, in iterations of the search for the whole game
    #[arg(long, value_name = "N", default_value_t = 400_000)]
    pub(crate) review_iterations: u32,
    /// Lines of the log: `text` for people, or `json` for programs, one object each
    #[arg(long, value_name = "text|json", default_value = "text")]
    pub(crate) log: LogForm,
    /// The address people reach the site by if it stands behind a proxy, such as `https://example.org`
    #[arg(long, value_name = "URL", help_heading = NETWORK)]
    pub(crate) public: Option<PublicAddress>,
    /// How many proxies, on this machine or in its network, stand in front and add to X-Forwarded-For: so
    /// many of its entries are believed, counted from the end. By default 1 with --public, or else 0
    #[arg(long, value_name = "N", help_heading = NETWORK, value_parser = clap::value_parser!(u8).range(0..=9))]
    pub(crate) proxies: Option<u8>,
    /// A chain of certificates (PEM), to encrypt without a proxy; read again at the signal HUP
    #[arg(long, value_name = "FILE", help_heading = NETWORK)]
    pub(crate) tls_cert: Option<PathBuf>,
    /// The key of these certificates (PEM)
    #[arg(long, value_name = "FILE", help_heading = NETWORK)]
    pub(crate) tls_key: Option<PathBuf>,
    /// Where numbers for Prometheus are read, at /metrics: an address that only you can reach
    #[arg(long, value_name = "ADDR", help_heading = NETWORK)]
    pub(crate) metrics: Option<SocketAddr>,
    #[command(flatten)]
    pub(crate) limits: LimitFlags,
    /// Words that all luck follows from, for tests that must meet the same games in every run
    #[arg(long, value_name = "WORDS", hide = true, conflicts_with = "public")]
    pub(crate) known_luck: Option<String>,
}

const NETWORK: &str = "Network";
const LIMITS: &str = "Limits (whoever reaches one is told when to come back)";

/// A burst and how many a second then, `60/10`, or `off`; or how many at once.
#[derive(Debug, Args)]
pub(crate) struct LimitFlags {
    /// Connections open at once on the whole site
    #[arg(long, value_name = "N", default_value_t = 30_000, help_heading = LIMITS)]
    pub(crate) connections: u32,
    /// Connections open at once from one address; behind a proxy, requests. This machine's own do not count
    #[arg(long, value_name = "N", default_value_t = 256, help_heading = LIMITS)]
    pub(crate) address_connections: u32,
    /// Streams of open tables at once on the whole site
    #[arg(long, value_name = "N", default_value_t = 25_000, help_heading = LIMITS)]
    pub(crate) streams: u32,
    /// Streams of open tables at once for one person
    #[arg(long, value_name = "N", default_value_t = 16, help_heading = LIMITS)]
    pub(crate) person_streams: u32,
    /// Pages a person asks for: so many at once, and then so many a second
    #[arg(long, value_name = "N/RATE|off", default_value = "300/30", help_heading = LIMITS)]
    pub(crate) page_rate: Rate,
    /// Changes a person makes
    #[arg(long, value_name = "N/RATE|off", default_value = "60/10", help_heading = LIMITS)]
    pub(crate) change_rate: Rate,
    /// Tables a person opens
    #[arg(long, value_name = "N/RATE|off", default_value = "20/0.2", help_heading = LIMITS)]
    pub(crate) table_rate: Rate,
    /// New guests from one address
    #[arg(long, value_name = "N/RATE|off", default_value = "60/0.5", help_heading = LIMITS)]
    pub(crate) guest_rate: Rate,
    /// Everything from one address but this machine's own
    #[arg(long, value_name = "N/RATE|off", default_value = "1000/200", help_heading = LIMITS)]
    pub(crate) address_rate: Rate,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum LogForm {
    Text,
    Json,
}

fn bot_delay(text: &str) -> Result<BotDelay, String> {
    match text {
        "natural" => Ok(BotDelay::Natural),
        "off" => Ok(BotDelay::Off),
        _ => match text.parse() {
            Ok(milliseconds @ 0..=60_000) => Ok(BotDelay::Fixed(Duration::from_millis(milliseconds))),
            _ => Err("give `natural`, milliseconds from 0 to 60000, or `off`".into()),
        },
    }
}

fn bot_time(text: &str) -> Result<Duration, String> {
    match text.parse() {
        Ok(milliseconds @ 0..=1_500) => Ok(Duration::from_millis(milliseconds)),
        _ => Err("give milliseconds from 0 to 1500".into()),
    }
}

#[derive(Debug, Args)]
pub(crate) struct GamesFlags {
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
#[command(after_help = include_str!("help/rules.txt"))]
pub(crate) struct RulesFlags {
    /// The game, as `critias games` lists it
    pub(crate) game: GameId,
    /// A clause, ruling or example, such as AT-9.1, AT-R7 or AT-EX3; or the number of a chapter
    pub(crate) clause: Option<String>,
    /// en, de or pl
    #[arg(long, value_name = "LANG", default_value = "en", value_parser = lang)]
    pub(crate) lang: Lang,
}

fn lang(tag: &str) -> Result<Lang, String> {
    Lang::from_tag(tag).ok_or_else(|| {
        let known: Vec<&str> = Lang::ALL.iter().map(|lang| lang.tag()).collect();
        format!("there is no language \"{tag}\"; there are: {}", known.join(", "))
    })
}

#[derive(Debug, Args)]
#[command(after_help = include_str!("help/play.txt"))]
pub(crate) struct PlayFlags {
    /// The game, as `critias games` lists it
    pub(crate) game: GameId,
    /// How many sit at the table, you included
    #[arg(long, value_name = "N", default_value_t = 3)]
    pub(crate) seats: u8,
    /// The other seats: one bot for all, or one for each, separated by commas. From the gentlest:
    /// apprentice, citizen, captain, senator, oracle, or 1 to 5
    #[arg(long, value_name = "BOT,…", default_value = "citizen", value_delimiter = ',')]
    pub(crate) bots: Vec<BotSpec>,
    /// Words that fix the luck; without them the system's randomness decides
    #[arg(long, value_name = "S")]
    pub(crate) seed: Option<String>,
    /// An option of the game; may be given several times
    #[arg(long = "option", value_name = "K=V")]
    pub(crate) options: Vec<String>,
    /// Where to write the record when the game is over, to review or verify it; without it, nothing is kept
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// A folder with corrected data files
    #[arg(long, value_name = "DIR")]
    pub(crate) components: Option<PathBuf>,
    /// en, de or pl
    #[arg(long, value_name = "LANG", default_value = "en", value_parser = lang)]
    pub(crate) lang: Lang,
}

#[derive(Debug, Args)]
#[command(after_help = include_str!("help/record.txt"))]
pub(crate) struct RecordFlags {
    /// The game, as `critias games` lists it
    pub(crate) game: GameId,
    /// How many sit at the table
    #[arg(long, value_name = "N")]
    pub(crate) seats: u8,
    /// Words that fix the luck and the bots, or the 64 hexadecimal digits of a revealed seed
    #[arg(long, value_name = "S")]
    pub(crate) seed: String,
    /// Who plays: one bot for all seats, or one for each, separated by commas
    #[arg(long, value_name = "BOT,…", default_value = "greedy", value_delimiter = ',')]
    pub(crate) bots: Vec<BotSpec>,
    /// An option of the game; may be given several times
    #[arg(long = "option", value_name = "K=V")]
    pub(crate) options: Vec<String>,
    /// Where to write the record; without it, to the standard output
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// A folder with corrected data files; the record carries them
    #[arg(long, value_name = "DIR")]
    pub(crate) components: Option<PathBuf>,
}

#[derive(Debug, Args)]
#[command(after_help = include_str!("help/verify.txt"))]
pub(crate) struct VerifyFlags {
    /// Records; `-` is the standard input
    #[arg(value_name = "FILE", required = true)]
    pub(crate) files: Vec<PathBuf>,
    /// Print JSON: one entry per file
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
#[command(after_help = include_str!("help/review.txt"))]
pub(crate) struct ReviewFlags {
    /// A record of a finished game; `-` is the standard input
    pub(crate) file: PathBuf,
    /// Iterations of the search for each decision; by default as many as take a few seconds for the game
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) iterations: Option<u32>,
    /// en, de or pl
    #[arg(long, value_name = "LANG", default_value = "en", value_parser = lang)]
    pub(crate) lang: Lang,
    /// Print JSON: the chances after each step, every decision and what the search says of it
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
#[command(after_help = include_str!("help/simulate.txt"))]
pub(crate) struct SimulateFlags {
    /// The game, as `critias games` lists it
    pub(crate) game: GameId,
    /// How many sit at the table
    #[arg(long, value_name = "N")]
    pub(crate) seats: u8,
    /// How many games to play
    #[arg(long, value_name = "K")]
    pub(crate) games: u64,
    /// Who plays: one bot for all seats, or one for each, separated by commas
    #[arg(long, value_name = "BOT,…", default_value = "random", value_delimiter = ',')]
    pub(crate) bots: Vec<BotSpec>,
    /// Words that fix all games
    #[arg(long, value_name = "S", default_value = "1")]
    pub(crate) seed: String,
    /// How many threads play; without it, as many as the machine has cores
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// An option of the game; may be given several times
    #[arg(long = "option", value_name = "K=V")]
    pub(crate) options: Vec<String>,
    /// A folder with corrected data files
    #[arg(long, value_name = "DIR")]
    pub(crate) components: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
#[command(after_help = include_str!("help/arena.txt"))]
pub(crate) struct ArenaFlags {
    /// The game, as `critias games` lists it
    pub(crate) game: GameId,
    /// Who plays: the candidate and its opponent, or more, separated by commas
    #[arg(long, value_name = "PLAYER,…", required = true, value_delimiter = ',')]
    pub(crate) players: Vec<Contender>,
    /// How many sit at the table
    #[arg(long, value_name = "N")]
    pub(crate) seats: u8,
    /// How many games to a match, rounded up to whole blocks
    #[arg(long, value_name = "K", conflicts_with = "blocks")]
    pub(crate) games: Option<u64>,
    /// How many blocks to a match
    #[arg(long, value_name = "K")]
    pub(crate) blocks: Option<u64>,
    /// Stop as soon as one of two rating differences is accepted over the other (errors of 5 %)
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    pub(crate) sprt: Option<Hypotheses>,
    /// A file in which blocks are kept as they end: given again with the same flags, the arena goes on from there
    #[arg(long, value_name = "FILE")]
    pub(crate) resume: Option<PathBuf>,
    /// Where to draw the result (SVG)
    #[arg(long, value_name = "FILE")]
    pub(crate) plot: Option<PathBuf>,
    /// Also play the candidate against copies of itself and against random opponents
    #[arg(long)]
    pub(crate) controls: bool,
    /// Words that fix all games
    #[arg(long, value_name = "S", default_value = "1")]
    pub(crate) seed: String,
    /// How many threads play; without it, as many as the machine has cores
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// How many seconds a program may think about a decision
    #[arg(long, value_name = "S", default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..=86_400))]
    pub(crate) patience: u64,
    /// An option of the game; may be given several times
    #[arg(long = "option", value_name = "K=V")]
    pub(crate) options: Vec<String>,
    /// A folder with corrected data files
    #[arg(long, value_name = "DIR")]
    pub(crate) components: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_sound() {
        Cli::command().debug_assert();
    }

    #[test]
    fn bots_may_be_told_not_to_wait() {
        assert_eq!(bot_delay("off"), Ok(BotDelay::Off));
        assert_eq!(bot_delay("natural"), Ok(BotDelay::Natural));
        assert_eq!(bot_time("50"), Ok(Duration::from_millis(50)));
        assert_eq!(bot_delay("250"), Ok(BotDelay::Fixed(Duration::from_millis(250))));
        for bad in ["", "-1", "1e3", "60001", "OFF"] {
            assert!(bot_delay(bad).is_err(), "{bad}");
            assert!(bot_time(bad).is_err(), "{bad}");
        }
    }
}
