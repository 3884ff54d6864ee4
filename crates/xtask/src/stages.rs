//! Stages with a heading and a time each, and a summary at the end. A stage that fails does not
//! keep the next ones from running: one run tells all that is wrong.

use std::time::{Duration, Instant};

use anyhow::{Result, bail};

#[derive(Default)]
pub(crate) struct Stages {
    done: Vec<Stage>,
}

struct Stage {
    name: &'static str,
    took: Duration,
    error: Option<String>,
}

impl Stages {
    pub(crate) fn run(&mut self, name: &'static str, work: impl FnOnce() -> Result<()>) {
        println!("\n==> {name}");
        let start = Instant::now();
        let error = work().err().map(|error| format!("{error:#}"));
        let took = start.elapsed();
        match &error {
            None => println!("==> {name}: ok in {:.1} s", took.as_secs_f32()),
            Some(error) => println!("==> {name}: FAILED in {:.1} s: {error}", took.as_secs_f32()),
        }
        self.done.push(Stage { name, took, error });
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
        let mut text = String::from("stage          seconds  result\n");
        for stage in &self.done {
            let result = stage.error.as_deref().map_or("ok", |_| "FAILED");
            text += &format!("{:<14} {:>7.1}  {result}\n", stage.name, stage.took.as_secs_f32());
        }
        let total: Duration = self.done.iter().map(|stage| stage.took).sum();
        let result = if self.done.iter().all(|stage| stage.error.is_none()) { "ok" } else { "FAILED" };
        text += &format!("{:<14} {:>7.1}  {result}\n", "all", total.as_secs_f32());
        text
    }
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
