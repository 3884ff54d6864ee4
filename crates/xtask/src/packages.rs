//! What the tests need from outside: Debian's packages, parts of the Rust toolchain, and two files that Python's index
//! carries, the checkers of accessibility and of spelling (kept under `target/`, never committed).

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::run::{answers, command};

/// One file of a wheel. The release is pinned, so that a new one cannot fail an old commit.
struct Wheel {
    name: &'static str,
    version: &'static str,
    file: &'static str,
}

/// axe-core 4.12.1: a script.
const AXE: Wheel = Wheel { name: "axe-playwright-python", version: "0.1.8", file: "axe_playwright_python/axe.min.js" };
/// A program.
const TYPOS: Wheel = Wheel { name: "typos", version: "1.51.1", file: "typos-1.51.1.data/scripts/typos" };

/// What is there already if `probe` answers.
struct Package {
    name: &'static str,
    probe: Probe,
}

enum Probe {
    /// A program answers to these arguments.
    Program(&'static str, &'static [&'static str]),
    /// A file exists.
    File(&'static str),
}

const PACKAGES: &[Package] = &[
    Package { name: "chromium", probe: Probe::Program("chromium", &["--version"]) },
    Package { name: "chromium-driver", probe: Probe::Program("chromedriver", &["--version"]) },
    // The tests of the storage start a server of their own; the folder has the programs of every version.
    Package { name: "postgresql", probe: Probe::File("/usr/lib/postgresql") },
    Package { name: "python3-pip", probe: Probe::Program("python3", &["-m", "pip", "--version"]) },
    // The pages ask for a Palatino; P052 is the free one. Noto has the Polish letters of the text.
    Package { name: "fonts-urw-base35", probe: Probe::File("/usr/share/fonts/opentype/urw-base35/P052-Roman.otf") },
    Package { name: "fonts-noto-core", probe: Probe::File("/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf") },
];

impl Package {
    fn is_there(&self) -> bool {
        match self.probe {
            Probe::Program(program, arguments) => answers(program, arguments),
            Probe::File(file) => Path::new(file).exists(),
        }
    }
}

/// Installs everything that is missing.
pub(crate) fn install(root: &Path) -> Result<()> {
    components(root)?;
    let missing: Vec<&Package> = PACKAGES.iter().filter(|package| !package.is_there()).collect();
    apt(root, &missing)?;
    [AXE, TYPOS].iter().try_for_each(|wheel| wheel.fetch(root))
}

/// The parts of the Rust toolchain that a minimal install leaves out.
fn components(root: &Path) -> Result<()> {
    for (component, subcommand) in [("rustfmt", "fmt"), ("clippy", "clippy")] {
        if !answers("cargo", &[subcommand, "--version"]) {
            command(root, "rustup", &["component", "add", component]).run()?;
        }
    }
    Ok(())
}

fn apt(root: &Path, missing: &[&Package]) -> Result<()> {
    if missing.is_empty() {
        println!("all packages are there");
        return Ok(());
    }
    let names: Vec<&str> = missing.iter().map(|package| package.name).collect();
    if !answers("apt-get", &["--version"]) {
        bail!("please install: {} (only Debian's apt-get is known here)", names.join(", "));
    }
    let install = ["install", "--yes", "--no-install-recommends"];
    apt_get(root, &["update"])?;
    apt_get(root, &[&install[..], &names].concat())?;
    let still: Vec<&str> = missing.iter().filter(|package| !package.is_there()).map(|package| package.name).collect();
    if !still.is_empty() {
        bail!("still missing after the installation: {}", still.join(", "));
    }
    Ok(())
}

/// `apt-get` as root, by `sudo` if we are somebody else.
fn apt_get(root: &Path, arguments: &[&str]) -> Result<()> {
    let quiet = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "--quiet"];
    let words = [&quiet[..], arguments].concat();
    if is_root() { command(root, words[0], &words[1..]).run() } else { command(root, "sudo", &words).run() }
}

/// Whether this process runs as root: its own folder in `/proc` belongs to user 0.
#[cfg(unix)]
fn is_root() -> bool {
    use std::os::unix::fs::MetadataExt;
    fs::metadata("/proc/self").is_ok_and(|metadata| metadata.uid() == 0)
}

#[cfg(not(unix))]
fn is_root() -> bool {
    false
}

/// Where the accessibility checker lies.
pub(crate) fn axe(root: &Path) -> PathBuf {
    AXE.path(root)
}

/// Where the spelling checker lies.
pub(crate) fn typos(root: &Path) -> PathBuf {
    TYPOS.path(root)
}

impl Wheel {
    fn folder(&self, root: &Path) -> PathBuf {
        target(root).join("wheels").join(format!("{}-{}", self.name, self.version))
    }

    fn path(&self, root: &Path) -> PathBuf {
        self.folder(root).join(self.file)
    }

    fn fetch(&self, root: &Path) -> Result<()> {
        let (folder, file) = (self.folder(root), self.path(root));
        if file.exists() {
            return Ok(());
        }
        fs::create_dir_all(&folder).with_context(|| format!("cannot create {}", folder.display()))?;
        let release = format!("{}=={}", self.name, self.version);
        let download = ["-m", "pip", "--disable-pip-version-check", "download", "--quiet", "--no-deps", &release];
        command(&folder, "python3", &download).run()?;
        let mut names = fs::read_dir(&folder)?.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
        let wheel = names.find(|name| name.ends_with(".whl")).with_context(|| format!("{release} is no wheel"))?;
        command(&folder, "python3", &["-m", "zipfile", "--extract", &wheel, "."]).run()?;
        may_run(&file).with_context(|| format!("{release} has no {}", self.file))
    }
}

/// What is taken out of an archive this way may not be run yet.
#[cfg(unix)]
fn may_run(file: &Path) -> std::io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    fs::set_permissions(file, fs::Permissions::from_mode(0o755))
}

#[cfg(not(unix))]
fn may_run(_: &Path) -> std::io::Result<()> {
    Ok(())
}

/// Cargo's folder for what is built.
pub(crate) fn target(root: &Path) -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from)
}
