//! What the tests need from outside: Debian's packages, parts of the Rust toolchain, and axe-core
//! (test only, kept under `target/`, never committed).

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::run::{answers, command};

/// The accessibility checker is pinned, so that a new release of it cannot fail an old commit.
const AXE: &str = "axe-core@4.14.0";

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
    Package { name: "python3", probe: Probe::Program("python3", &["--version"]) },
    // The pages ask for a Palatino; P052 is the free one. Noto has the Polish letters of the text.
    Package { name: "fonts-urw-base35", probe: Probe::File("/usr/share/fonts/opentype/urw-base35/P052-Roman.otf") },
    Package { name: "fonts-noto-core", probe: Probe::File("/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf") },
];

const NPM: Package = Package { name: "npm", probe: Probe::Program("npm", &["--version"]) };

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
    let mut missing: Vec<&Package> = PACKAGES.iter().filter(|package| !package.is_there()).collect();
    if !axe(root).exists() && !NPM.is_there() {
        missing.push(&NPM);
    }
    apt(root, &missing)?;
    fetch_axe(root)
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
    target(root).join("axe").join(AXE).join("package").join("axe.min.js")
}

fn fetch_axe(root: &Path) -> Result<()> {
    let file = axe(root);
    if file.exists() {
        return Ok(());
    }
    let folder = target(root).join("axe").join(AXE);
    fs::create_dir_all(&folder).with_context(|| format!("cannot create {}", folder.display()))?;
    command(&folder, "npm", &["pack", "--silent", AXE]).run()?;
    let archive = format!("{}.tgz", AXE.replace('@', "-"));
    command(&folder, "tar", &["--extract", "--file", &archive, "package/axe.min.js"]).run()?;
    if !file.exists() {
        bail!("{AXE} has no axe.min.js");
    }
    Ok(())
}

/// Cargo's folder for what is built.
pub(crate) fn target(root: &Path) -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from)
}
