//! Torture: people play at real nodes, and whatever can break breaks.

mod faults;
mod ledger;
mod people;
mod report;
mod site;
mod tables;

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use engine::{Dice, QuickDice};
use tokio::time::sleep;

pub use faults::Fault;
use ledger::{Ledger, read};
use people::Shared;
pub use report::Report;
use site::Site;
use tables::Tables;

/// What is to be done. The same seed does the same things in the same order; how they meet the people is chance.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The program `critias`.
    pub program: PathBuf,
    /// Where the nodes write what they have to say.
    pub log: PathBuf,
    /// On PostgreSQL, or else on SQLite.
    pub postgres: bool,
    pub nodes: usize,
    pub tables: usize,
    /// How many kills, with other faults in between.
    pub kills: u32,
    pub seed: u64,
    /// A folder on a disk of its own that can be filled.
    pub small_disk: Option<PathBuf>,
    /// Whether clocks may jump, where that can be done.
    pub clock: bool,
    /// How soon answers must be taken again after everything is mended.
    pub bound: Duration,
    /// Whether to say how it goes.
    pub talks: bool,
}

/// How late a window may run out after everything is mended: what a killed node was to do, another one takes over only
/// when its lease has ended, and what was between two leases when somebody looks around.
const LATE: Duration = Duration::from_secs(90);
/// How often the pages of all nodes are looked at in the end until they show what is stored.
const LOOKS: u32 = 5;
/// One other fault after so many kills.
const OTHERS: u32 = 5;

pub async fn torture(plan: Plan) -> Result<Report> {
    let mut site = Site::new(&plan).await?;
    let mut dice = QuickDice::new(plan.seed);
    let clock_is_true = !site.has_clock();
    let mut tables = Tables::new(plan.tables);
    let mut ledger = Ledger::new(clock_is_true);
    let store = site.store().await?;
    tables.people(&store).await?;
    tables.renew(&store, &mut ledger.books).await?;
    store.close().await;
    // Its lock on the file goes with it.
    drop(store);
    site.start().await?;
    let shared = Shared::new(ledger);
    *shared.nodes.write().expect("nobody panics with the list of nodes") = site.addresses();
    let mut run = Run { plan, site, shared, tables, report: Report::default() };
    let playing: Vec<_> = run
        .tables
        .players(&mut dice)
        .into_iter()
        .map(|player| tokio::spawn(player.play(Arc::clone(&run.shared))))
        .collect();
    run.goes_on().await;
    let (kills, others) = Fault::of(&run.site, run.plan.small_disk.is_some());
    let mut killed = 0;
    while killed < run.plan.kills && run.shared.ledger().wrong.is_empty() {
        let other = killed % OTHERS == OTHERS - 1 && run.report.last().is_none_or(Fault::is_kill);
        let among = if other { &others } else { &kills };
        let fault = among[dice.below(among.len() as u32) as usize];
        killed += u32::from(fault.is_kill());
        run.round(fault, &mut dice).await.with_context(|| format!("{} (round {killed})", fault.words()))?;
        if run.plan.talks && killed % 50 == 0 && fault.is_kill() {
            println!("{killed} kills, {} answers taken", run.shared.taken.load(Ordering::Relaxed));
        }
    }
    run.site.set_clock(0)?;
    run.shared.stop.send_replace(true);
    for player in playing {
        player.await?;
    }
    run.end().await?;
    let Run { shared, mut report, .. } = run;
    let mut ledger = shared.ledger();
    report.acknowledged = ledger.acknowledged;
    report.passes = ledger.passes;
    report.tables = ledger.books.len();
    report.in_vain = shared.in_vain.load(Ordering::Relaxed);
    report.wrong = std::mem::take(&mut ledger.wrong);
    Ok(report)
}

struct Run {
    plan: Plan,
    site: Site,
    shared: Arc<Shared>,
    tables: Tables,
    report: Report,
}

impl Run {
    /// Lets people play for a while, breaks something, mends it, and looks whether anything is missing.
    async fn round(&mut self, fault: Fault, dice: &mut QuickDice) -> Result<()> {
        sleep(Duration::from_millis(u64::from(100 + dice.below(500)))).await;
        let before = self.shared.taken.load(Ordering::Relaxed);
        let broken = fault.inflict(&mut self.site, dice).await?;
        let without_server = self.site.cluster.is_none();
        // Of SQLite there is one program at a time: it is read while none runs.
        if without_server && self.site.nodes.iter().all(|node| node.id().is_none()) {
            self.check().await?;
        }
        broken.mend(&mut self.site, dice).await?;
        let mended = Instant::now();
        self.site.start().await?;
        let open = mended.elapsed();
        self.goes_on().await;
        self.report.note(fault, open, mended.elapsed());
        if !without_server {
            self.check().await?;
        }
        self.report.answers(fault, self.shared.taken.load(Ordering::Relaxed) - before);
        for node in &mut self.site.nodes {
            if node.has_ended() {
                self.shared.ledger().complain(format!("after {} a node ended by itself", fault.words()));
            }
        }
        Ok(())
    }

    /// Waits until the site takes answers.
    async fn goes_on(&self) {
        let (before, start) = (self.shared.taken.load(Ordering::Relaxed), Instant::now());
        while self.shared.taken.load(Ordering::Relaxed) == before {
            if start.elapsed() > self.plan.bound {
                let told = format!("no answer was taken for {} s", self.plan.bound.as_secs());
                return self.shared.ledger().complain(told);
            }
            sleep(Duration::from_millis(5)).await;
        }
    }

    /// Looks whether everything is there that was acknowledged, and lays new tables for those whose game is over.
    async fn check(&mut self) -> Result<()> {
        // What is acknowledged later need not be in what is read now.
        let acknowledged = self.shared.ledger().take_open();
        let store = self.site.store().await?;
        let live = self.tables.live();
        let ids: Vec<String> = live.iter().map(|at| at.id.clone()).collect();
        let stored = read(&store, &ids).await?;
        {
            let mut ledger = self.shared.ledger();
            for (at, stored) in live.iter().zip(&stored) {
                ledger.check(at.book, stored, &acknowledged);
            }
        }
        let mut books = std::mem::take(&mut self.shared.ledger().books);
        let renewed = self.tables.renew(&store, &mut books).await;
        self.shared.ledger().books = books;
        renewed?;
        store.close().await;
        Ok(())
    }

    /// After all have stopped: windows of people who never answer run out, every node shows what is stored, and whole
    /// games hold as records.
    async fn end(&mut self) -> Result<()> {
        // Since when each table waits at the entry it has now.
        let mut waits: HashMap<(String, usize), Instant> = HashMap::new();
        let (mut before, mut looks) = (None, 0);
        loop {
            sleep(tables::WINDOW + Duration::from_millis(1_500)).await;
            let shown = self.tables.shown(&self.shared, &self.site.addresses()).await;
            self.pause_and_check().await?;
            let mut ledger = self.shared.ledger();
            let open = ledger.books.iter().filter(|book| book.waits_for_silent() && !book.is_over());
            let open: Vec<(String, usize)> = open.map(|book| (book.id.clone(), book.known())).collect();
            waits.retain(|waiting, _| open.contains(waiting));
            let late = |since: &Instant| since.elapsed() > LATE;
            let stuck: Vec<String> =
                waits.iter().filter(|(_, since)| late(since)).map(|(at, _)| at.0.clone()).collect();
            for id in stuck {
                ledger.complain(format!("table {id}: a window has run out and nobody passed"));
            }
            // What bots do late, when leases have ended, is not to be mistaken for what a node does not show.
            let known: usize = ledger.books.iter().map(|book| book.known()).sum();
            let at_rest = before.replace(known) == Some(known);
            if (open.is_empty() && at_rest) || !ledger.wrong.is_empty() {
                let mut others = Vec::new();
                for (node, book, seat, changes) in shown {
                    let (id, stored) = (&ledger.books[book].id, ledger.books[book].noticed(seat));
                    if changes != Some(stored) {
                        let told = format!("seat {seat} is shown {changes:?} changes by {node}; {stored} are stored");
                        others.push(format!("table {id}: {told}"));
                    }
                }
                looks += 1;
                if others.is_empty() || looks == LOOKS {
                    others.into_iter().for_each(|what| ledger.complain(what));
                    return Ok(());
                }
            }
            for waiting in open {
                waits.entry(waiting).or_insert_with(Instant::now);
            }
        }
    }

    /// Of SQLite no node may run while it is read.
    async fn pause_and_check(&mut self) -> Result<()> {
        if self.site.cluster.is_none() {
            for node in &mut self.site.nodes {
                node.kill()?;
            }
        }
        self.check().await?;
        self.site.start().await
    }
}
