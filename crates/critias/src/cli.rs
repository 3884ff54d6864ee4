//! The command line: subcommands, flags and their words.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use bots::BotSpec;
use catalog::GameId;
use clap::{Args, Parser, Subcommand};
use server::BotDelay;
use ui::l10n::Lang;

use crate::arena::contender::Contender;
use crate::arena::sprt::Hypotheses;

const EXAMPLES: &str = "\
Examples:
  critias                                    start the site and print its address
  critias serve --listen 0.0.0.0:8080        the same, for everyone in this network
  critias play atlantis --lang de            play in the terminal, in German
  critias play atlandice --seats 2           two players and the neutral party
  critias rules atlantis AT-9.1              look up a clause
  critias record atlantis --seats 3 --seed 7 --out game.json
  critias verify game.json                   replay a record and prove its luck
  critias review game.json                   chances, luck and better choices
  critias simulate atlantis --seats 2 --games 100000 --bots random --json
  critias arena atlantis --players search:500,greedy --seats 3 --games 300

Exit codes: 0 all is well; 1 what was checked does not hold, or the rules refuse it;
2 the command line, or something it names, cannot be used.";

/// A site for board games about the fall of Atlantis.
///
/// Without a subcommand it serves the site: play in the browser alone against bots, with friends
/// on one device, or with friends across the network.
#[derive(Debug, Parser)]
#[command(name = "critias", version, after_help = EXAMPLES, args_conflicts_with_subcommands = true)]
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
}

#[derive(Debug, Args)]
#[command(after_help = "\
Everything is kept in one SQLite database in the data folder; a move is on disk before anybody sees it.
Stop the site with Ctrl-C: open tables are there again at the next start.

Examples:
  critias serve
  critias serve --listen 127.0.0.1:9000 --data ./data
  critias serve --components ./corrected      # tables opened from now on use these data files")]
pub(crate) struct ServeFlags {
    /// Where to listen: an address and a port; port 0 takes a free one
    #[arg(long, value_name = "ADDR", default_value = "127.0.0.1:8080")]
    pub(crate) listen: SocketAddr,
    /// The folder of the database; it is made if need be. By default `critias` in the folder this
    /// system keeps data of programs in ($XDG_DATA_HOME or ~/.local/share on Linux,
    /// ~/Library/Application Support on macOS, %LOCALAPPDATA% on Windows)
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
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
    /// The address people reach the site by if it stands behind a proxy, such as `https://example.org`
    #[arg(long, value_name = "URL")]
    pub(crate) public: Option<String>,
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
#[command(after_help = "\
Examples:
  critias rules atlantis                all of it
  critias rules atlantis AT-5.5         one clause
  critias rules atlantis AT-5           every clause of chapter 5
  critias rules atlantis AT-R7 --lang de")]
pub(crate) struct RulesFlags {
    /// The game, as `critias games` lists it
    #[arg(value_name = "GAME")]
    pub(crate) game: GameId,
    /// A clause, ruling or example, such as AT-9.1, AT-R7 or AT-EX3; or the number of a chapter
    #[arg(value_name = "CLAUSE")]
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
#[command(after_help = "\
You sit in seat 1. Type the number of a choice; `u` takes a step back, `uu` the whole turn, `?` says what
cannot be done now and why, `t` shows the table again, `l` the whole log, `h` these keys, `q` leaves.
Before the first move the SHA-256 of the secret seed is printed, after the last one the seed: so you can
check that luck was fixed beforehand.

Examples:
  critias play atlantis
  critias play atlantis --seats 4 --bots captain,apprentice,2 --lang pl
  critias play atlandice --seats 2 --components ./another-clock
  critias play doom --bots oracle --out game.json     # then: critias review game.json
  printf '1\\nq\\n' | critias play atlantis --seed 7")]
pub(crate) struct PlayFlags {
    /// The game, as `critias games` lists it
    #[arg(value_name = "GAME")]
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
#[command(after_help = "\
The record holds the options, every action and every outcome of luck in plain names, and the result;
docs/records.md defines the format. Equal flags give equal records.

Examples:
  critias record atlantis --seats 2 --seed 7
  critias record atlantis --seats 3 --seed 7 --bots greedy,random,random --option start=1 --out game.json
  critias record atlantis --seats 4 --seed 7 --components ./corrected --out game.json")]
pub(crate) struct RecordFlags {
    /// The game, as `critias games` lists it
    #[arg(value_name = "GAME")]
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
#[command(after_help = "\
Every step is checked against the rules, every outcome of luck against the revealed seed, the seed against
the hash published before the game, and the result against the final position. A game that is not over is
checked as far as it goes.

Exit code 1: a record does not hold. Exit code 2: a file is no record this program can read.

Examples:
  critias verify game.json
  critias verify *.json --json
  critias record atlantis --seats 2 --seed 7 | critias verify -")]
pub(crate) struct VerifyFlags {
    /// Records; `-` is the standard input
    #[arg(value_name = "FILE", required = true)]
    pub(crate) files: Vec<PathBuf>,
    /// Print JSON: one entry per file
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Chances are estimated at the true positions, all hands open. A decision is judged by a search from the view its
player had then. Equal records and flags give equal reviews.

Examples:
  critias review game.json
  critias review game.json --iterations 5000 --lang pl
  critias record atlantis --seats 2 --seed 7 | critias review - --json")]
pub(crate) struct ReviewFlags {
    /// A record of a finished game; `-` is the standard input
    #[arg(value_name = "FILE")]
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
#[command(after_help = "\
A decision is an action of a seat, forced ones included (they are counted by themselves, too). Equal flags
give equal games, whatever the number of threads. Seats that win together share the win.

Examples:
  critias simulate atlantis --seats 2 --games 100000 --bots random --threads 1 --json
  critias simulate atlantis --seats 3 --games 300 --bots greedy,random,random")]
pub(crate) struct SimulateFlags {
    /// The game, as `critias games` lists it
    #[arg(value_name = "GAME")]
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
#[command(after_help = "\
The first player is the candidate. A block is one seed, that is the same deals and dice, played once with the
candidate in each seat against copies of the second. With more than two players, everybody plays against copies
of everybody else. A win shared by two counts half; par is one by the number of seats. A rating difference of
400 is odds of ten to one. Intervals are of 95 %, from the spread of blocks. Equal flags give equal games,
whatever the number of threads, unless a player is limited by time.

Players: a level by name or number (greedy, 3, oracle), a level with a limit of time (oracle:1s), a search of so
many iterations (search:500) or so much time (search:20ms), or a program that answers a line of JSON by a line
of JSON (exec:./my_bot.py). docs/bots.md shows one.

Examples:
  critias arena atlantis --players search:500,greedy --seats 3 --games 300
  critias arena doom --players 3,2,1 --seats 4 --blocks 1000 --json
  critias arena atlandice --players exec:./my_bot.py,random --seats 2 --games 100
  critias arena last-days --players search:200,search:100 --seats 3 --sprt 0,30
  critias arena exodus --players greedy,random --seats 2 --blocks 1000 --controls")]
pub(crate) struct ArenaFlags {
    /// The game, as `critias games` lists it
    #[arg(value_name = "GAME")]
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
