//! Stages with a heading and a time each, and a summary at the end: seconds by the clock, and how many of the seconds of
//! all cores were spent, by whatever runs on the machine. What was not is time that somebody waited for nothing. A stage
//! that fails does not keep the next ones from running: one run tells all that is wrong.

use std::time::{Duration, Instant};

use anyhow::{Result, bail};

#[derive(Default)]
pub(crate) struct Stages {
    done: Vec<Stage>,
}

struct Stage {
    name: &'static str,
    took: Duration,
    /// Seconds that all cores together were busy.
    cores: f64,
    error: Option<String>,
}

impl Stages {
    pub(crate) fn run(&mut self, name: &'static str, work: impl FnOnce() -> Result<()>) {
        println!("\n==> {name}");
        let (start, before) = (Instant::now(), spent());
        let error = work().err().map(|error| format!("{error:#}"));
        let (took, cores) = (start.elapsed(), spent() - before);
        match &error {
            None => println!("==> {name}: ok in {:.1} s", took.as_secs_f64()),
            Some(error) => println!("==> {name}: FAILED in {:.1} s: {error}", took.as_secs_f64()),
        }
        self.done.push(Stage { name, took, cores, error });
    }

    /// Prints the summary; fails if a stage failed.
    pub(crate) fn finish(self) -> Result<()> {
        println!("\n{}", self.summary());
        let failed: Vec<_> = self.done.iter().filter(|stage| stage.error.is_some()).map(|stage| stage.name).collect();
        if !failed.is_empty() {
            bail!("failed: {}", failed.join(", "));
        }
        Ok(())
    }

    fn summary(&self) -> String {
        let mut text = String::from("stage          seconds   cores  result\n");
        let mut line = |name: &str, took: Duration, cores: f64, well: bool| {
            let result = if well { "ok" } else { "FAILED" };
            text += &format!("{name:<14} {:>7.1} {cores:>7.1}  {result}\n", took.as_secs_f64());
        };
        for stage in &self.done {
            line(stage.name, stage.took, stage.cores, stage.error.is_none());
        }
        let took = self.done.iter().map(|stage| stage.took).sum();
        let cores = self.done.iter().map(|stage| stage.cores).sum();
        line("all", took, cores, self.done.iter().all(|stage| stage.error.is_none()));
        text
    }
}

/// Seconds that all cores together have been busy since the machine started; 0 where the system does not tell. Programs
/// that nobody waits for count too: browsers and databases are among them.
fn spent() -> f64 {
    let stat = std::fs::read_to_string("/proc/stat").unwrap_or_default();
    // In hundredths, whatever the kernel counts in itself: for people, for nice people, for itself, idle, waiting for a
    // disk, and interrupts of both kinds.
    let fields = stat.lines().next().unwrap_or_default().split_whitespace().skip(1).take(7);
    let fields: Vec<f64> = fields.filter_map(|field| field.parse().ok()).collect();
    let &[people, nice, kernel, _, _, hard, soft] = &fields[..] else { return 0.0 };
    (people + nice + kernel + hard + soft) / 100.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failed_stage_fails_the_whole_but_not_the_next() {
        let mut stages = Stages::default();
        let mut ran = false;
        stages.run("first", || bail!("no"));
        stages.run("second", || {
            ran = true;
            Ok(())
        });
        assert!(ran);
        assert!(stages.summary().contains("second"));
        assert_eq!(stages.finish().unwrap_err().to_string(), "failed: first");
    }

    #[test]
    fn all_well_is_well() {
        let mut stages = Stages::default();
        stages.run("only", || Ok(()));
        assert!(stages.finish().is_ok());
    }
}
