//! What is done to the site, and undone again.

use std::fs::File;
use std::io::Write;
use std::time::Duration;

use anyhow::Result;
use engine::{Dice, QuickDice};
use store_testkit::Weather;
use tokio::time::sleep;

use super::site::Site;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fault {
    /// `kill -9` of one node.
    KillNode,
    /// `kill -9` of all nodes.
    KillAll,
    /// PostgreSQL ends like a server that loses its power.
    KillDatabase,
    /// PostgreSQL and all nodes at once.
    KillBoth,
    /// A node is told to end, and does so in good order.
    Terminate,
    /// The disk is full for a while.
    FullDisk,
    /// Another program holds the lock of the database for writing.
    Locked,
    /// The database takes no changes.
    ReadOnly,
    /// The wires between nodes and database are cut, and new connections too.
    Cut,
    /// Nothing gets through, and nobody is told.
    Stalled,
    Delayed,
    /// Half of what is said arrives, then the connection is cut.
    Halved,
    /// The clock of the nodes jumps.
    Clock,
}

impl Fault {
    pub fn is_kill(self) -> bool {
        matches!(self, Self::KillNode | Self::KillAll | Self::KillDatabase | Self::KillBoth)
    }

    pub fn words(self) -> &'static str {
        match self {
            Self::KillNode => "kill -9 of one node",
            Self::KillAll => "kill -9 of all nodes",
            Self::KillDatabase => "PostgreSQL killed",
            Self::KillBoth => "PostgreSQL and all nodes killed",
            Self::Terminate => "a node told to end",
            Self::FullDisk => "disk full",
            Self::Locked => "database locked by another",
            Self::ReadOnly => "database read-only",
            Self::Cut => "connections cut",
            Self::Stalled => "connections stalled",
            Self::Delayed => "connections delayed",
            Self::Halved => "packets halved",
            Self::Clock => "clock jumped",
        }
    }

    /// What can be done to this site: kills, and the rest.
    pub(super) fn of(site: &Site, small_disk: bool) -> (Vec<Self>, Vec<Self>) {
        let several = site.nodes.len() > 1;
        let server = site.cluster.is_some();
        let mut kills = vec![Self::KillNode];
        let mut others = vec![Self::Terminate];
        if several {
            kills.push(Self::KillAll);
        }
        if server {
            kills.extend([Self::KillDatabase, Self::KillBoth]);
            others.extend([Self::ReadOnly, Self::Cut, Self::Stalled, Self::Delayed, Self::Halved]);
        } else {
            others.push(Self::Locked);
        }
        if small_disk {
            others.push(Self::FullDisk);
        }
        if site.has_clock() {
            others.push(Self::Clock);
        }
        (kills, others)
    }

    /// Breaks what is to break. Of a site on SQLite no node runs any more after a kill.
    pub(super) async fn inflict(self, site: &mut Site, dice: &mut QuickDice) -> Result<Broken> {
        let some = dice.below(site.nodes.len() as u32) as usize;
        let mut broken = Broken { fault: self, lock: None };
        match self {
            Self::KillNode => site.nodes[some].kill()?,
            Self::KillAll => kill_nodes(site)?,
            Self::KillDatabase => site.kill_database().await,
            Self::KillBoth => {
                site.kill_database().await;
                kill_nodes(site)?;
            }
            Self::Terminate => site.nodes[some].terminate().await?,
            Self::FullDisk => fill(&site.ballast()),
            Self::Locked => broken.lock = Some(site.lock().await?),
            Self::ReadOnly => site.read_only(true).await?,
            Self::Cut => weather(site, Weather::Cut),
            Self::Stalled => weather(site, Weather::Stalled),
            Self::Delayed => weather(site, Weather::Delayed(Duration::from_millis(u64::from(20 + dice.below(100))))),
            Self::Halved => weather(site, Weather::Halved),
            Self::Clock => site.set_clock(i64::from(dice.below(20_000)) - 10_000)?,
        }
        Ok(broken)
    }
}

/// What is broken now.
pub(super) struct Broken {
    fault: Fault,
    lock: Option<sqlx::SqliteConnection>,
}

impl Broken {
    /// Leaves it so for a while, and mends it. Processes are started again by whoever looks after them.
    pub(super) async fn mend(self, site: &mut Site, dice: &mut QuickDice) -> Result<()> {
        let while_broken = Duration::from_millis(u64::from(50 + dice.below(600)));
        match self.fault {
            Fault::KillNode | Fault::KillAll | Fault::Terminate => {}
            Fault::KillDatabase | Fault::KillBoth => site.revive_database().await,
            Fault::FullDisk => {
                sleep(while_broken).await;
                std::fs::remove_file(site.ballast())?;
            }
            Fault::Locked => {
                sleep(while_broken).await;
                drop(self.lock);
            }
            Fault::ReadOnly => {
                sleep(while_broken).await;
                site.read_only(false).await?;
            }
            Fault::Cut | Fault::Stalled | Fault::Delayed | Fault::Halved => {
                sleep(while_broken).await;
                weather(site, Weather::Fair);
            }
            Fault::Clock => sleep(while_broken).await,
        }
        Ok(())
    }
}

fn kill_nodes(site: &mut Site) -> Result<()> {
    site.nodes.iter_mut().try_for_each(crate::node::Node::kill)
}

fn weather(site: &Site, weather: Weather) {
    (0..site.wires.len()).for_each(|wire| site.weather(wire, weather));
}

/// Writes until nothing more fits.
fn fill(ballast: &std::path::Path) {
    let Ok(mut file) = File::create(ballast) else { return };
    for size in [1 << 16, 1 << 12, 1] {
        while file.write_all(&vec![0; size]).is_ok() {}
    }
}
