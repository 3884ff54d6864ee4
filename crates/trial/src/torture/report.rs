//! What a torture has shown.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

use super::Fault;
use crate::times::Sorted;

#[derive(Debug, Default)]
pub struct Report {
    rounds: BTreeMap<Fault, Rounds>,
    last: Option<Fault>,
    pub tables: usize,
    /// Answers of people that were acknowledged; each was looked for.
    pub acknowledged: u64,
    /// How often the server passed for somebody whose time was over.
    pub passes: u64,
    /// Requests that came to nothing while something was broken.
    pub in_vain: u64,
    /// What must not be; nothing, if all is well.
    pub wrong: Vec<String>,
}

#[derive(Debug, Default)]
struct Rounds {
    answers: u64,
    /// How long the nodes took to listen again, and the site to take an answer.
    open: Vec<Duration>,
    back: Vec<Duration>,
}

impl Report {
    pub(super) fn note(&mut self, fault: Fault, open: Duration, back: Duration) {
        let rounds = self.rounds.entry(fault).or_default();
        rounds.open.push(open);
        rounds.back.push(back);
        self.last = Some(fault);
    }

    pub(super) fn answers(&mut self, fault: Fault, answers: u64) {
        self.rounds.entry(fault).or_default().answers += answers;
    }

    pub(super) fn last(&self) -> Option<Fault> {
        self.last
    }

    pub fn kills(&self) -> usize {
        self.rounds.iter().filter(|(fault, _)| fault.is_kill()).map(|(_, rounds)| rounds.back.len()).sum()
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{:<33} {:>5} {:>8} {:>9} {:>9} {:>9}",
            "", "times", "answers", "open p50", "back p50", "back max"
        )?;
        for (fault, rounds) in &self.rounds {
            let (open, back) = (Sorted::new(&rounds.open), Sorted::new(&rounds.back));
            writeln!(
                f,
                "{:<33} {:>5} {:>8} {:>6} ms {:>6} ms {:>6} ms",
                fault.words(),
                rounds.back.len(),
                rounds.answers,
                open.at(0.5).as_millis(),
                back.at(0.5).as_millis(),
                back.at(1.0).as_millis()
            )?;
        }
        writeln!(
            f,
            "{} kills; {} tables; {} answers acknowledged, {} passes made for people, {} requests in vain",
            self.kills(),
            self.tables,
            self.acknowledged,
            self.passes,
            self.in_vain
        )?;
        match &self.wrong[..] {
            [] => writeln!(f, "nothing is lost, nothing is there twice, every table replays"),
            wrong => writeln!(f, "WRONG:\n{}", wrong.join("\n")),
        }
    }
}
