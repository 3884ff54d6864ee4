//! Running the program and keeping files for it.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// What a run of the program left.
pub struct Run {
    pub code: i32,
    pub out: String,
    pub err: String,
}

impl Run {
    /// The output as JSON.
    pub fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.out).unwrap_or_else(|error| panic!("{error} in {}", self.out))
    }

    /// Demands an exit code, and shows all if it is another.
    #[track_caller]
    pub fn expect(self, code: i32) -> Self {
        assert_eq!(self.code, code, "out: {}\nerr: {}", self.out, self.err);
        // Whatever happens, the program speaks in sentences of its own.
        assert!(!self.err.contains("panicked"), "{}", self.err);
        self
    }

    /// Demands a refusal with these words.
    #[track_caller]
    pub fn refuses(self, code: i32, words: &str) {
        let run = self.expect(code);
        assert!(run.err.contains(words), "{:?} is not in {}", words, run.err);
    }
}

/// Runs the program without input.
pub fn critias(args: &[&str]) -> Run {
    critias_with(args, b"")
}

/// Runs the program with bytes on its standard input.
pub fn critias_with(args: &[&str], input: &[u8]) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_critias"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let bytes = input.to_vec();
    // The program may end before it has read everything; that is its right.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&bytes)));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    Run {
        code: output.status.code().unwrap_or(-1),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// A folder that goes away with its test.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("critias-test-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    /// Writes a file and tells its path.
    pub fn file(&self, name: &str, bytes: impl AsRef<[u8]>) -> String {
        std::fs::write(self.0.join(name), bytes).unwrap();
        self.path(name)
    }

    pub fn path(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().into()
    }

    pub fn as_str(&self) -> &str {
        self.0.to_str().unwrap()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The data file of Atlantis that comes with the program.
pub fn standard_components() -> String {
    components_of("atlantis")
}

/// The data file of a game that comes with the program.
pub fn components_of(game: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../game-{game}/data/{game}.toml"));
    std::fs::read_to_string(path).unwrap()
}

/// Asks the verifier under docs/, which knows the rules and docs/records.md and no line of our code. Nothing if there
/// is no Python it could run on: `cargo xtask test` installs one.
pub fn stranger(paths: &[&str]) -> Option<Run> {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/verify_record.py");
    // The script needs tomllib, so an older Python counts as none.
    let new_enough = Command::new("python3").args(["-c", "import tomllib"]).output().ok()?.status.success();
    if !new_enough {
        eprintln!("python3 with tomllib is not installed: the second implementation was not asked");
        return None;
    }
    let output = Command::new("python3").arg("-B").arg(script).args(paths).output().ok()?;
    Some(Run {
        code: output.status.code().unwrap_or(-1),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    })
}
