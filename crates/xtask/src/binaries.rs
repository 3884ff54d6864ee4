//! The test binaries of the workspace: built once, then run side by side. Cargo would run them one after the other, and
//! a core would idle at the end of each.

use std::collections::VecDeque;
use std::fs;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Mutex, OnceLock};
use std::thread;
use std::time::Instant;

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;

use crate::run::{Run, answers, cargo};

/// A program with tests in it.
pub(crate) struct Binary {
    /// Its crate and its target: `server it`.
    pub(crate) name: String,
    program: PathBuf,
    /// Where its crate lies; Cargo starts tests there.
    folder: PathBuf,
    /// The database its tests run on, where they do not say it themselves.
    database: &'static str,
}

/// Builds all tests. Examples are not among them: clippy has checked that they compile.
pub(crate) fn build(root: &Path) -> Result<Vec<Binary>> {
    let build = |words: &[&str]| -> Result<Vec<Binary>> {
        let all = [&["test", "--no-run", "--message-format", "json-render-diagnostics"], words].concat();
        let binaries = built(cargo(root, &all))?;
        ensure!(!binaries.is_empty(), "Cargo has built no tests");
        Ok(binaries)
    };
    // Rules are optimised for random games. Their unit tests play none: most of the time goes into building them.
    let plain: Vec<String> =
        games(root)?.iter().map(|game| format!("--config=profile.dev.package.{game}.opt-level=0")).collect();
    let plain: Vec<&str> = plain.iter().map(String::as_str).collect();
    // The last two are named because dependencies are built for all that is named, and so they are built once for all.
    let packages = ["--lib", "--package=game-*", "--package=critias", "--package=ui-build"];
    let mut binaries = build(&[&packages, &plain[..]].concat())?;
    binaries.retain(|binary| binary.name.starts_with("game-"));
    binaries.extend(build(&["--workspace", "--test=*"])?);
    binaries.extend(build(&["--workspace", "--exclude=game-*", "--lib", "--bins"])?);
    Ok(binaries)
}

/// The test binaries that Cargo builds.
pub(crate) fn built(cargo: Run) -> Result<Vec<Binary>> {
    Ok(cargo.stdout()?.lines().filter_map(binary).collect())
}

/// The packages of the games.
fn games(root: &Path) -> Result<Vec<String>> {
    let folders = fs::read_dir(root.join("crates")).context("cannot list the crates")?;
    let names = folders.filter_map(|folder| folder.ok()?.file_name().into_string().ok());
    Ok(names.filter(|name| name.starts_with("game-")).collect())
}

/// The test binary that a line of Cargo's tells of. Other lines have no executable.
fn binary(line: &str) -> Option<Binary> {
    let artifact: Value = serde_json::from_str(line).ok()?;
    let text = |value: &Value| Some(value.as_str()?.to_owned());
    let program = text(&artifact["executable"])?.into();
    let folder = Path::new(artifact["manifest_path"].as_str()?).parent()?.to_owned();
    let name = format!("{} {}", folder.file_name()?.to_string_lossy(), text(&artifact["target"]["name"])?);
    (artifact["profile"]["test"] == true).then_some(Binary { name, program, folder, database: "sqlite" })
}

/// Runs the binaries, as many at a time as there are cores, integration tests first: they take the longest. Each takes
/// as many threads as there are cores, too, so that whichever runs last has them all.
pub(crate) fn run(binaries: &[Binary]) -> Result<()> {
    let mut order: Vec<&Binary> = binaries.iter().collect();
    order.sort_by_key(|binary| !binary.name.contains(" it"));
    let queue = Mutex::new(VecDeque::from(order));
    let failed = Mutex::new(Vec::new());
    let next = || queue.lock().expect("no worker panics").pop_front();
    thread::scope(|scope| {
        for _ in 0..cores() {
            scope.spawn(|| {
                while let Some(binary) = next() {
                    if let Err(error) = binary.run() {
                        println!("{error:#}");
                        failed.lock().expect("no worker panics").push(binary.name.as_str());
                    }
                }
            });
        }
    });
    let failed = failed.into_inner().expect("no worker panics");
    ensure!(failed.is_empty(), "failed: {}", failed.join(", "));
    Ok(())
}

/// A file system in memory, on most machines.
const MEMORY: &str = "/dev/shm";

/// Whether what vanishes with the tests may lie in memory: databases wait for a disk with every move, and no test cuts
/// the power. Containers often have only a little there.
fn in_memory() -> bool {
    static ROOM: OnceLock<bool> = OnceLock::new();
    *ROOM.get_or_init(|| {
        let free = Command::new("df").args(["--output=avail", "--block-size=1G", MEMORY]).output();
        let free = free.ok().and_then(|free| String::from_utf8(free.stdout).ok()?.lines().last()?.trim().parse().ok());
        free.is_some_and(|free: u64| free >= 4)
    })
}

fn cores() -> usize {
    thread::available_parallelism().map_or(1, NonZero::get)
}

impl Binary {
    pub(crate) fn command(&self) -> Command {
        let mut command = Command::new(&self.program);
        command.current_dir(&self.folder).env("CARGO_MANIFEST_DIR", &self.folder).stdin(Stdio::null());
        command.env("CRITIAS_TEST_DATABASE", self.database);
        if in_memory() {
            command.env("TMPDIR", MEMORY);
        }
        command
    }

    /// The same tests on PostgreSQL.
    pub(crate) fn on_postgres(&self) -> Self {
        let (program, folder) = (self.program.clone(), self.folder.clone());
        Self { name: format!("{} postgres", self.name), program, folder, database: "postgres" }
    }

    /// Runs it, with nothing shown but how it ended; of a failed one, all that it said.
    fn run(&self) -> Result<()> {
        let start = Instant::now();
        let output = self.command().output().with_context(|| format!("cannot start {}", self.name))?;
        let said = String::from_utf8_lossy(&output.stdout);
        if !output.status.success() {
            bail!("{}: {}\n{said}{}", self.name, output.status, String::from_utf8_lossy(&output.stderr));
        }
        let result = said.lines().rfind(|line| line.starts_with("test result")).unwrap_or("no test result");
        println!("{:<24} {:>6.1} s  {result}", self.name, start.elapsed().as_secs_f32());
        Ok(())
    }

    /// Starts it beside what comes next. All that it says goes into a file.
    pub(crate) fn start(&self, variable: (&str, &Path), log: PathBuf) -> Result<Started> {
        let file = fs::File::create(&log).with_context(|| format!("cannot write {}", log.display()))?;
        // A browser waits now and then: one test more than there are cores keeps them busy.
        let threads = (cores() + 1).to_string();
        let mut command = self.command();
        command.args(["--test-threads", &threads]).env(variable.0, variable.1).stdout(file.try_clone()?).stderr(file);
        let running = command.spawn().with_context(|| format!("cannot start {}", self.name))?;
        Ok(Started { name: self.name.clone(), running, log })
    }
}

/// A test binary under way.
pub(crate) struct Started {
    name: String,
    running: Child,
    log: PathBuf,
}

impl Started {
    /// Waits for its end and shows all that it said.
    pub(crate) fn finish(mut self) -> Result<()> {
        let status = self.running.wait().with_context(|| format!("cannot wait for {}", self.name))?;
        println!("{}", fs::read_to_string(&self.log).unwrap_or_default());
        ensure!(status.success(), "{}: {status}", self.name);
        Ok(())
    }
}

/// All that is started from here on lets others go first, where the system knows how.
pub(crate) fn step_back() {
    answers("renice", &["-n", "10", "-p", &std::process::id().to_string()]);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_test_binary_is_read_from_what_cargo_says() {
        let line = |test: bool, executable: &str| {
            format!(
                r#"{{"reason":"compiler-artifact","manifest_path":"/w/crates/server/Cargo.toml","target":{{"name":"it"}},
                "profile":{{"opt_level":"0","test":{test}}},"executable":{executable},"fresh":true}}"#
            )
        };
        let found = binary(&line(true, r#""/w/target/debug/deps/it-1""#)).unwrap();
        assert_eq!((found.name.as_str(), found.folder.to_str()), ("server it", Some("/w/crates/server")));
        assert!(binary(&line(false, r#""/w/target/debug/critias""#)).is_none(), "no tests in it");
        assert!(binary(&line(true, "null")).is_none(), "nothing to run");
        assert!(binary(r#"{"reason":"build-finished","success":true}"#).is_none());
    }

    #[test]
    fn one_failure_fails_the_whole_and_is_named() {
        let program =
            |name: &str| Binary { name: name.to_owned(), program: name.into(), folder: ".".into(), database: "sqlite" };
        let error = run(&[program("true"), program("false")]).unwrap_err();
        assert_eq!(error.to_string(), "failed: false");
        assert!(run(&[program("true")]).is_ok());
    }

    #[test]
    fn what_runs_beside_is_told_of_in_the_end() {
        let log = std::env::temp_dir().join(format!("xtask-beside-{}", std::process::id()));
        let start = |name: &str| {
            let binary = Binary { name: name.to_owned(), program: name.into(), folder: ".".into(), database: "sqlite" };
            binary.start(("AXE", Path::new("axe.js")), log.clone()).unwrap()
        };
        start("echo").finish().unwrap();
        assert!(fs::read_to_string(&log).unwrap().starts_with("--test-threads "));
        assert!(start("false").finish().unwrap_err().to_string().starts_with("false: exit status"));
        fs::remove_file(log).unwrap();
    }
}
