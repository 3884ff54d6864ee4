//! A server as a process: started, killed, started again where it was.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, bail};

/// How the program is called. `{}` as an address is a free port the first time, and the same port from then on.
pub struct Node {
    command: Vec<String>,
    variables: Vec<(String, String)>,
    log: PathBuf,
    child: Option<Child>,
    address: SocketAddr,
}

impl Node {
    /// A node that is not started yet. `command` is the program with whatever goes before it.
    pub fn new(command: Vec<String>, log: PathBuf) -> Self {
        Self { command, variables: Vec::new(), log, child: None, address: SocketAddr::from(([127, 0, 0, 1], 0)) }
    }

    pub fn set(&mut self, variable: &str, value: impl Into<String>) {
        self.variables.push((variable.into(), value.into()));
    }

    /// Starts it and waits until it says that it listens.
    pub async fn start(&mut self) -> Result<SocketAddr> {
        let [program, arguments @ ..] = &self.command[..] else { bail!("a node without a program") };
        let log = File::options().create(true).append(true).open(&self.log)?;
        let mut command = Command::new(program);
        command.args(arguments).args(["--listen", &self.address.to_string()]);
        command.envs(self.variables.iter().map(|(name, value)| (name, value)));
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(log);
        let mut child = command.spawn().with_context(|| format!("cannot start {program}"))?;
        let output = child.stdout.take().context("the output of a node is read here")?;
        self.child = Some(child);
        let said = tokio::task::spawn_blocking(move || {
            let mut line = String::new();
            BufReader::new(output).read_line(&mut line).map(|_| line)
        });
        let said = said.await??;
        let address = said.trim().strip_prefix("Critias is open at http://").map(str::parse);
        match address {
            Some(Ok(address)) => self.address = address,
            _ => {
                self.kill()?;
                let log = std::fs::read_to_string(&self.log).unwrap_or_default();
                bail!("a node did not start: {}", log.lines().last().unwrap_or("it said nothing"));
            }
        }
        Ok(self.address)
    }

    /// Where it listens, or will again.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The process, if it runs.
    pub fn id(&self) -> Option<u32> {
        self.child.as_ref().map(Child::id)
    }

    /// Ends it as the system does when it is out of memory: at once, and without a word.
    pub fn kill(&mut self) -> Result<()> {
        if let Some(mut child) = self.child.take() {
            child.kill()?;
            child.wait()?;
        }
        Ok(())
    }

    /// Asks it to end, and waits until it has.
    pub async fn terminate(&mut self) -> Result<()> {
        if let Some(mut child) = self.child.take() {
            Command::new("kill").args(["-TERM", &child.id().to_string()]).status()?;
            tokio::task::spawn_blocking(move || child.wait()).await??;
        }
        Ok(())
    }

    /// Whether it has ended by itself.
    pub fn has_ended(&mut self) -> bool {
        self.child.as_mut().is_some_and(|child| matches!(child.try_wait(), Ok(Some(_))))
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.kill();
    }
}
