//! The site that the tests share while any of them runs: the program, its data folder, a driver, and browsers that go
//! from one test to the next. Every person is a new guest, and every test makes its own tables.

use std::cell::RefCell;
use std::env;
use std::fs;
use std::io::{BufRead, BufReader};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};

use anyhow::{Context, Result, bail};
use thirtyfour::prelude::*;
use tokio::runtime::Runtime;

use super::browser::{Browser, Wishes, capabilities};

/// What the program says on its error stream, for failed tests.
const LOG: &str = "site.log";

/// What a test gets.
pub(super) struct Site {
    shared: Arc<Shared>,
    browsers: RefCell<Vec<WebDriver>>,
}

/// What goes from one test to the next.
struct Shared {
    /// `http://127.0.0.1:PORT`.
    address: String,
    driver: String,
    /// Browsers that nobody uses now. There are as many as were ever used at the same time.
    idle: Mutex<Vec<WebDriver>>,
    /// Connections of a browser belong to the runtime in which it was started.
    runtime: Runtime,
    folder: Folder,
    /// Ended in this order when the last test is over.
    _processes: [Process; 2],
}

impl Shared {
    /// What other tests are using now; started if there are none.
    fn get() -> Arc<Self> {
        static SHARED: Mutex<Weak<Shared>> = Mutex::new(Weak::new());
        let mut shared = SHARED.lock().unwrap_or_else(PoisonError::into_inner);
        shared.upgrade().unwrap_or_else(|| {
            let new = Arc::new(Self::start());
            *shared = Arc::downgrade(&new);
            new
        })
    }

    fn start() -> Self {
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build();
        let folder = Folder::new();
        let server = Process::start(
            Command::new(env!("CARGO_BIN_EXE_critias"))
                .args(["serve", "--listen", "127.0.0.1:0", "--bot-delay", "off", "--bot-time", "60"])
                // The same games in every run: what fails once fails again.
                .args(["--known-luck", "browser", "--review-iterations", "2000", "--data"])
                .arg(&folder.0)
                .stderr(fs::File::create(folder.0.join(LOG)).expect("a log file")),
            "http://127.0.0.1:",
        );
        let server = server.expect("critias serve starts and says its address");
        let driver = chromedriver().expect("chromedriver starts; `cargo xtask test` installs it if it is missing");
        Self {
            address: format!("http://127.0.0.1:{}", server.port),
            driver: format!("http://127.0.0.1:{}", driver.port),
            idle: Mutex::default(),
            runtime: runtime.expect("a runtime"),
            folder,
            _processes: [driver, server],
        }
    }

    fn idle(&self) -> std::sync::MutexGuard<'_, Vec<WebDriver>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What the program has said last.
    fn log(&self) -> String {
        let log = fs::read_to_string(self.folder.0.join(LOG)).unwrap_or_default();
        let lines: Vec<&str> = log.lines().collect();
        lines[lines.len().saturating_sub(40)..].join("\n")
    }
}

impl Drop for Shared {
    fn drop(&mut self) {
        for browser in std::mem::take(&mut *self.idle()) {
            // A browser that is already gone needs no end.
            let _ = self.runtime.block_on(browser.quit());
        }
    }
}

/// Runs a test in the site, and takes its browsers back afterwards, whatever happened.
pub(super) fn on_a_site(test: impl AsyncFnOnce(&Site) -> Result<()>) {
    let site = Site { shared: Shared::get(), browsers: RefCell::default() };
    let runtime = &site.shared.runtime;
    let outcome = catch_unwind(AssertUnwindSafe(|| runtime.block_on(test(&site))));
    let failed = !matches!(outcome, Ok(Ok(())));
    runtime.block_on(site.close(failed));
    if failed {
        eprintln!("the site logged last:\n{}", site.shared.log());
    }
    match outcome {
        Ok(Ok(())) => {}
        Ok(Err(error)) => panic!("{error:#}"),
        Err(panic) => resume_unwind(panic),
    }
}

impl Site {
    /// A browser of which nobody else knows anything: another person.
    pub(super) async fn browser(&self, wishes: Wishes) -> Result<Browser> {
        let idle = self.shared.idle().pop();
        let driver = match idle {
            Some(driver) => driver,
            None => {
                let profile = Folder::below(&self.shared.folder.0);
                WebDriver::new(&self.shared.driver, capabilities(&profile)?).await.context("no browser")?
            }
        };
        self.browsers.borrow_mut().push(driver.clone());
        Browser::new(driver, self.shared.address.clone(), wishes).await
    }

    /// Leaves the browsers to the next test, showing nothing; of a failed test, ends them and leaves pictures of what
    /// they showed.
    async fn close(&self, failed: bool) {
        for (number, browser) in self.browsers.take().into_iter().enumerate() {
            if !failed && browser.goto("about:blank").await.is_ok() {
                self.shared.idle().push(browser);
                continue;
            }
            let name = std::thread::current().name().unwrap_or("test").replace("::", "-");
            let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{number}.png"));
            let address = browser.current_url().await.map(|url| url.to_string()).unwrap_or_default();
            if browser.screenshot(&file).await.is_ok() {
                eprintln!("browser {number} at {address} showed: {}", file.display());
            }
            // A browser that is already gone needs no end.
            let _ = browser.quit().await;
        }
    }
}

/// A folder that is gone with the site.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        Self(Self::below(&env::temp_dir()))
    }

    /// A new folder in another one.
    fn below(parent: &Path) -> PathBuf {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("critias-site-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let path = parent.join(name);
        fs::create_dir_all(&path).expect("a folder for the tests");
        path
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // Chromium may still be writing its profile; a leftover harms nobody.
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
