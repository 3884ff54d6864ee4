//! Starting other programs and saying what was started.

use std::ffi::OsStr;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail, ensure};

/// A command that is shown before it runs.
pub(crate) struct Run(Command);

/// A command in `root`.
pub(crate) fn command(root: &Path, program: impl AsRef<OsStr>, arguments: &[&str]) -> Run {
    let mut command = Command::new(program);
    command.current_dir(root).args(arguments);
    Run(command)
}

/// Cargo, the one that started us.
pub(crate) fn cargo(root: &Path, arguments: &[&str]) -> Run {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    command(root, cargo, arguments)
}

impl Run {
    pub(crate) fn env(mut self, key: &str, value: impl AsRef<OsStr>) -> Self {
        self.0.env(key, value);
        self
    }

    /// Shows the command, runs it to its end, and fails if it failed.
    pub(crate) fn run(mut self) -> Result<()> {
        let name = self.words();
        println!("$ {name}");
        let status = self.0.status().with_context(|| format!("cannot start {name}"))?;
        if !status.success() {
            bail!("{name}: {status}");
        }
        Ok(())
    }

    /// Shows the command, runs it with these lines typed in, and fails with all it said if it failed.
    pub(crate) fn typed(mut self, lines: &str) -> Result<()> {
        let name = self.words();
        println!("$ {name}");
        let streams = self.0.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut running = streams.spawn().with_context(|| format!("cannot start {name}"))?;
        let typed = running.stdin.take().map(|mut input| input.write_all(lines.as_bytes()));
        let output = running.wait_with_output().with_context(|| format!("cannot wait for {name}"))?;
        let said = [output.stdout, output.stderr].concat();
        ensure!(output.status.success(), "{name}: {}\n{}", output.status, String::from_utf8_lossy(&said));
        typed.transpose().with_context(|| format!("{name} ended before all was typed"))?;
        Ok(())
    }

    /// Shows the command, runs it to its end, and fails if it failed; what it wrote to be read by programs.
    pub(crate) fn stdout(mut self) -> Result<String> {
        let name = self.words();
        println!("$ {name}");
        let output = self.0.stderr(Stdio::inherit()).output().with_context(|| format!("cannot start {name}"))?;
        ensure!(output.status.success(), "{name}: {}", output.status);
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    }

    fn words(&self) -> String {
        let program = Path::new(self.0.get_program()).file_name().unwrap_or_default().to_string_lossy().into_owned();
        let arguments = self.0.get_args().map(|word| word.to_string_lossy().into_owned());
        std::iter::once(program).chain(arguments).collect::<Vec<_>>().join(" ")
    }
}

/// Whether a program is there and answers well.
pub(crate) fn answers(program: &str, arguments: &[&str]) -> bool {
    Command::new(program).args(arguments).output().is_ok_and(|output| output.status.success())
}
