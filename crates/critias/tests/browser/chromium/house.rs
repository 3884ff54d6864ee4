//! A house of its own for each test: the program, its data folder, a driver, and browsers.

use std::cell::RefCell;
use std::env;
use std::fs;
use std::io::{BufRead, BufReader};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

use anyhow::{Context, Result, bail};
use thirtyfour::prelude::*;

use super::browser::{Browser, Wishes};

/// What the program says on its error stream, for failed tests.
const LOG: &str = "house.log";

/// What a test gets.
pub(super) struct House {
    /// `http://127.0.0.1:PORT`.
    pub(super) address: String,
    driver: String,
    browsers: RefCell<Vec<WebDriver>>,
    folder: PathBuf,
}

/// Runs a test in a house of its own and closes everything afterwards, whatever happened.
pub(super) fn in_a_house(test: impl AsyncFnOnce(&House) -> Result<()>) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let folder = Folder::new();
    let server = Process::start(
        Command::new(env!("CARGO_BIN_EXE_critias"))
            .args(["serve", "--listen", "127.0.0.1:0", "--bot-delay", "off", "--bot-time", "60"])
            .args(["--review-iterations", "2000", "--data"])
            .arg(&folder.0)
            .stderr(fs::File::create(folder.0.join(LOG)).expect("a log file")),
        "http://127.0.0.1:",
    );
    let server = server.expect("critias serve starts and says its address");
    let driver = chromedriver().expect("chromedriver starts; `cargo xtask test` installs it if it is missing");
    let house = House {
        address: format!("http://127.0.0.1:{}", server.port),
        driver: format!("http://127.0.0.1:{}", driver.port),
        browsers: RefCell::default(),
        folder: folder.0.clone(),
    };
    let outcome = catch_unwind(AssertUnwindSafe(|| runtime.block_on(test(&house))));
    let failed = !matches!(outcome, Ok(Ok(())));
    runtime.block_on(house.close(failed));
    if failed {
        eprintln!("the house logged:\n{}", fs::read_to_string(folder.0.join(LOG)).unwrap_or_default());
    }
    match outcome {
        Ok(Ok(())) => {}
        Ok(Err(error)) => panic!("{error:#}"),
        Err(panic) => resume_unwind(panic),
    }
}

impl House {
    /// A new browser with a profile of its own: another person.
    pub(super) async fn browser(&self, wishes: Wishes) -> Result<Browser> {
        let profile = self.folder.join(format!("profile-{}", self.browsers.borrow().len()));
        let driver = WebDriver::new(&self.driver, wishes.capabilities(&profile)?).await.context("no browser")?;
        self.browsers.borrow_mut().push(driver.clone());
        Browser::new(driver, self.address.clone(), wishes).await
    }

    /// Ends the browsers; of a failed test, leaves pictures of what they showed.
    async fn close(&self, failed: bool) {
        for (number, browser) in self.browsers.take().into_iter().enumerate() {
            if failed {
                let name = std::thread::current().name().unwrap_or("test").replace("::", "-");
                let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{number}.png"));
                let address = browser.current_url().await.map(|url| url.to_string()).unwrap_or_default();
                if browser.screenshot(&file).await.is_ok() {
                    eprintln!("browser {number} at {address} showed: {}", file.display());
                }
            }
            // A browser that is already gone needs no end.
            let _ = browser.quit().await;
        }
    }
}

/// A folder that is gone with the test.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("house-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        fs::create_dir_all(&path).expect("a folder for the test");
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // Chromium may still be writing its profile; a leftover in the target folder harms nobody.
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A driver of its own. It takes a free port of IPv6 and then wants the same of IPv4, which another
/// program may have taken in between: then it ends, and another one is started.
fn chromedriver() -> Result<Process> {
    let start = || {
        Process::start(
            Command::new("chromedriver").arg("--port=0").stderr(Stdio::null()),
            "started successfully on port ",
        )
    };
    (0..4).find_map(|_| start().ok()).map_or_else(start, Ok)
}

/// A program that listens on a port it chose itself.
struct Process {
    child: Child,
    port: u16,
}

impl Process {
    /// Starts the program and reads its output until the port stands behind `mark`.
    fn start(command: &mut Command, mark: &str) -> Result<Self> {
        let name = command.get_program().to_string_lossy().into_owned();
        let mut child = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("{name} cannot be started"))?;
        let mut lines = BufReader::new(child.stdout.take().expect("the output is piped")).lines();
        let mut seen = Vec::new();
        for line in lines.by_ref() {
            let line = line.with_context(|| format!("{name} says what is no text"))?;
            let digits = line.split_once(mark).map(|(_, after)| after.chars().take_while(char::is_ascii_digit));
            if let Some(port) = digits.and_then(|digits| digits.collect::<String>().parse().ok()) {
                // Somebody must go on reading, or the program stops when the pipe is full.
                std::thread::spawn(move || lines.map_while(Result::ok).for_each(drop));
                return Ok(Self { child, port });
            }
            seen.push(line);
        }
        let status = child.wait()?;
        bail!("{name} ended with {status} and never said {mark:?}:\n{}", seen.join("\n"))
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended by itself; then there is nothing to end.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
