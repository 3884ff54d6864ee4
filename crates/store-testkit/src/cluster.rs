//! A real PostgreSQL from Debian's packages, in a folder of its own, reached by a Unix socket only.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::os::unix::fs::MetadataExt;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::{Mutex, OnceLock, PoisonError};

use sqlx::postgres::PgConnectOptions;

/// Ends, and removes its folder, with this process at the latest.
pub struct Cluster {
    folder: PathBuf,
    keeper: Mutex<Keeper>,
}

/// The shell that minds the cluster. It ends the cluster when nobody holds its input any more, so it needs no word at
/// the end: not after a failed test, nor after `kill -9`.
struct Keeper {
    shell: Child,
    answers: BufReader<ChildStdout>,
}

/// What is lost with the machine is not missed, and what is lost with the server is missed by few.
const QUICK: &[&str] = &["fsync = off", "synchronous_commit = off"];
const SURE: &[&str] = &["fsync = off"];
/// No port is taken; there are as many connections as all tests at once may need.
const EACH: &[&str] = &["listen_addresses = ''", "max_connections = 300"];

impl Cluster {
    /// The cluster of this process, for tests that only need a database of their own in it.
    pub fn shared() -> &'static Self {
        static SHARED: OnceLock<Cluster> = OnceLock::new();
        SHARED.get_or_init(|| Self::start(QUICK))
    }

    /// A cluster for one test that does to it what others could not bear. What was committed survives [`Cluster::kill`].
    pub fn alone() -> Self {
        Self::start(SURE)
    }

    fn start(settings: &[&str]) -> Self {
        let mut shell = as_somebody_else("sh");
        shell.args(["-c", include_str!("cluster.sh"), "cluster"]).arg(programs()).args(EACH).args(settings);
        // What is typed to stop the tests is not for it: it sees that they are over.
        shell.process_group(0).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut shell = shell.spawn().expect("a shell to start PostgreSQL with");
        let answers = BufReader::new(shell.stdout.take().unwrap());
        let mut keeper = Keeper { shell, answers };
        let folder = keeper.answer();
        assert!(!folder.is_empty(), "PostgreSQL did not start: see above");
        Self { folder: folder.into(), keeper: Mutex::new(keeper) }
    }

    /// The folder of its socket.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The process of the server, while it runs.
    pub fn process(&self) -> Option<u32> {
        fs::read_to_string(self.folder.join("data/postmaster.pid")).ok()?.lines().next()?.parse().ok()
    }

    pub fn address(&self, database: &str) -> String {
        format!("postgres://critias@localhost/{database}?host={}", self.folder.display())
    }

    pub fn options(&self, database: &str) -> PgConnectOptions {
        self.address(database).parse().unwrap()
    }

    /// Ends the server like a loss of power.
    pub fn kill(&self) {
        self.tell("kill");
    }

    pub fn revive(&self) {
        self.tell("start");
    }

    fn tell(&self, word: &str) {
        let mut keeper = self.keeper.lock().unwrap_or_else(PoisonError::into_inner);
        writeln!(keeper.shell.stdin.as_mut().unwrap(), "{word}").unwrap();
        assert_eq!(keeper.answer(), word);
    }
}

impl Keeper {
    fn answer(&mut self) -> String {
        let mut line = String::new();
        self.answers.read_line(&mut line).unwrap();
        line.trim_end().into()
    }
}

impl Drop for Keeper {
    fn drop(&mut self) {
        drop(self.shell.stdin.take());
        // A cluster left behind is no reason to fail a test.
        let _ = self.shell.wait();
    }
}

/// PostgreSQL refuses to run as root.
fn as_somebody_else(program: &str) -> Command {
    if fs::metadata("/proc/self").is_ok_and(|own| own.uid() == 0) {
        let mut command = Command::new("setpriv");
        command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups", "--", program]);
        command
    } else {
        Command::new(program)
    }
}

/// The programs of the newest version that is installed.
fn programs() -> PathBuf {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().filter_map(Result::ok);
    let newest = versions
        .filter_map(|version| Some((version.file_name().to_str()?.parse::<u32>().ok()?, version.path().join("bin"))))
        .filter(|(_, programs)| programs.join("initdb").exists())
        .max();
    newest.expect("PostgreSQL is not installed: `cargo xtask test` installs Debian's package postgresql").1
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The test runs itself as a second process, kills it as soon as it has a cluster, and waits for that to vanish.
    #[test]
    fn a_cluster_ends_with_its_process_however_that_ends() {
        if std::env::var_os("CRITIAS_CLUSTER").is_some() {
            println!("\nin {}", Cluster::shared().folder().display());
            std::thread::park();
        }
        let mut owner = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "cluster::tests::a_cluster_ends_with_its_process_however_that_ends", "--nocapture"])
            .env("CRITIAS_CLUSTER", "1")
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(owner.stdout.take().unwrap()).lines().map(Result::unwrap);
        let folder = lines.find_map(|line| Some(PathBuf::from(line.strip_prefix("in ")?))).unwrap();
        assert!(folder.join("data/postmaster.pid").exists());
        owner.kill().unwrap();
        owner.wait().unwrap();
        while folder.exists() {
            std::thread::yield_now();
        }
    }
}
