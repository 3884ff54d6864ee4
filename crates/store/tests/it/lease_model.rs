//! Leases against a model: nodes take them, renew them, give them back and die, time passes, and the clock of the database
//! is set forward and back. What the model says must be what the database does.

use std::collections::BTreeMap;
use std::fmt::Display;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use proptest::prelude::*;
use proptest::test_runner::{Config, TestCaseError, TestRunner};
use store::{Lease, Store};
use store_testkit::{Scratch, on_every_database};
use tokio::runtime::Handle;

on_every_database!(leases_do_what_the_model_says);

const NODES: usize = 3;
/// No test runs as long as one of them: what real time passes meanwhile decides nothing.
const HOUR: i64 = 3_600_000;
const CASES: u32 = 48;
const MOST_STEPS: usize = 40;

#[derive(Clone, Debug)]
enum Step {
    Acquire {
        node: usize,
        name: usize,
        hours: i64,
    },
    /// All nodes want it in the same moment.
    Race {
        name: usize,
        hours: i64,
    },
    Renew {
        node: usize,
        hours: i64,
    },
    Release {
        node: usize,
        name: usize,
    },
    ReleaseAll {
        node: usize,
    },
    /// The node ends without a word; another begins in its place.
    Die {
        node: usize,
    },
    Pass {
        hours: i64,
    },
    /// The clock of the database is set forward, or back.
    Set {
        hours: i64,
    },
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let (node, name, hours) = (0..NODES, 0..2usize, 0..4i64);
    let step = prop_oneof![
        4 => (node.clone(), name.clone(), hours.clone())
            .prop_map(|(node, name, hours)| Step::Acquire { node, name, hours }),
        2 => (name.clone(), hours.clone()).prop_map(|(name, hours)| Step::Race { name, hours }),
        3 => (node.clone(), hours.clone()).prop_map(|(node, hours)| Step::Renew { node, hours }),
        1 => (node.clone(), name).prop_map(|(node, name)| Step::Release { node, name }),
        1 => node.clone().prop_map(|node| Step::ReleaseAll { node }),
        1 => node.prop_map(|node| Step::Die { node }),
        3 => hours.prop_map(|hours| Step::Pass { hours }),
        1 => (-3..4i64).prop_map(|hours| Step::Set { hours }),
    ];
    prop::collection::vec(step, 1..MOST_STEPS)
}

/// What was last granted under a name.
struct Grant {
    holder: String,
    term: u64,
    /// By the clock of the database; none once it was given back.
    ends: Option<i64>,
    /// By a clock that nobody sets.
    ends_truly: i64,
    /// How far the clock of the database was ahead of that one.
    ahead: i64,
}

/// A database and what must be true of it.
struct World<'a> {
    store: &'a Store,
    scratch: &'a Scratch,
    /// Tells the names of this try from those of others in the same database.
    number: u32,
    /// The present time of the database in hours, and how far it is ahead of the time that nobody sets.
    now: i64,
    ahead: i64,
    /// How often the node in each place began anew.
    lives: [u32; NODES],
    granted: BTreeMap<String, Grant>,
}

type Checked = Result<(), TestCaseError>;

impl World<'_> {
    fn holder(&self, node: usize) -> String {
        format!("{}:node {node}, life {}", self.number, self.lives[node])
    }

    fn name(&self, name: usize) -> String {
        format!("{}:work {name}", self.number)
    }

    /// Whether somebody holds a lease by the clock of the database.
    fn live(&self, name: &str) -> Option<&Grant> {
        self.granted.get(name).filter(|grant| grant.ends.is_some_and(|ends| ends > self.now))
    }

    async fn take(&mut self, step: &Step) -> Checked {
        match *step {
            Step::Acquire { node, name, hours } => {
                let (name, holder) = (self.name(name), self.holder(node));
                let free = self.live(&name).is_none_or(|held| held.holder == holder);
                let given = self.store.acquire(&name, &holder, time(hours)).await.map_err(failed)?;
                prop_assert_eq!(given.is_some(), free, "{} wants {}", holder, name);
                given.map_or(Ok(()), |lease| self.grant(lease, &name, &holder, hours))
            }
            Step::Race { name, hours } => self.race(&self.name(name), hours).await,
            Step::Renew { node, hours } => {
                let holder = self.holder(node);
                let held: Vec<Lease> = self.held_by(&holder);
                let renewed = self.store.renew(&holder, time(hours)).await.map_err(failed)?;
                prop_assert_eq!(&renewed, &held, "{} renews", holder);
                renewed.into_iter().try_for_each(|lease| self.grant(lease.clone(), &lease.name, &holder, hours))
            }
            Step::Release { node, name } => {
                let (name, holder) = (self.name(name), self.holder(node));
                self.store.release(&name, &holder).await.map_err(failed)?;
                self.given_back(&holder, |known| known == name);
                Ok(())
            }
            Step::ReleaseAll { node } => {
                let holder = self.holder(node);
                self.store.release_all(&holder).await.map_err(failed)?;
                self.given_back(&holder, |_| true);
                Ok(())
            }
            Step::Die { node } => {
                self.lives[node] += 1;
                Ok(())
            }
            Step::Pass { hours } => {
                self.turn_clock(hours).await;
                Ok(())
            }
            Step::Set { hours } => {
                self.turn_clock(hours).await;
                self.ahead += hours;
                Ok(())
            }
        }
    }

    /// Whoever holds it keeps it; of several who want what nobody holds, one gets it.
    async fn race(&mut self, name: &str, hours: i64) -> Checked {
        let store = self.store;
        let holders: [String; NODES] = std::array::from_fn(|node| self.holder(node));
        let want = |holder: &String| {
            let (holder, name, store) = (holder.clone(), name.to_owned(), store.clone());
            tokio::spawn(async move { store.acquire(&name, &holder, time(hours)).await })
        };
        let wanting: Vec<_> = holders.iter().map(want).collect();
        let mut given = Vec::new();
        for (holder, wanting) in holders.iter().zip(wanting) {
            let lease = wanting.await.expect("nothing panics").map_err(failed)?;
            given.extend(lease.map(|lease| (holder, lease)));
        }
        let before = self.live(name).map(|held| held.holder.clone());
        match before {
            // Whoever asks for no time at all leaves it to the next.
            _ if hours == 0 => given.sort_by_key(|(_, lease)| lease.term),
            Some(held) if !holders.contains(&held) => prop_assert!(given.is_empty(), "{} is held by the dead", name),
            Some(held) => {
                prop_assert_eq!(given.iter().map(|(holder, _)| *holder).collect::<Vec<_>>(), [&held], "{}", name);
            }
            None => prop_assert_eq!(given.len(), 1, "{} for {:?}", name, given),
        }
        given.into_iter().try_for_each(|(holder, lease)| self.grant(lease, name, holder, hours))
    }

    fn held_by(&self, holder: &str) -> Vec<Lease> {
        let held = |name: &&String| self.live(name).is_some_and(|held| held.holder == holder);
        let lease = |name: &String| Lease { name: name.clone(), term: self.granted[name].term };
        self.granted.keys().filter(held).map(lease).collect()
    }

    /// Terms go up whenever somebody new holds a lease, and only then; and nobody holds it whom another believes to hold
    /// it, unless the clock was set forward since.
    fn grant(&mut self, lease: Lease, name: &str, holder: &str, hours: i64) -> Checked {
        prop_assert_eq!(&lease.name, name);
        let truly = self.now - self.ahead;
        if let Some(last) = self.granted.get(name) {
            let goes_on = last.holder == holder && self.live(name).is_some();
            prop_assert_eq!(lease.term, last.term + u64::from(!goes_on), "{} for {}", name, holder);
            let still_believed = last.holder != holder && last.ends.is_some() && last.ends_truly > truly;
            prop_assert!(!still_believed || self.ahead > last.ahead, "two hold {}", name);
        } else {
            prop_assert_eq!(lease.term, 1, "{} for {}", name, holder);
        }
        let (ends, ends_truly, ahead) = (Some(self.now + hours), truly + hours, self.ahead);
        let grant = Grant { holder: holder.to_owned(), term: lease.term, ends, ends_truly, ahead };
        self.granted.insert(name.to_owned(), grant);
        Ok(())
    }

    fn given_back(&mut self, holder: &str, of: impl Fn(&str) -> bool) {
        for (name, grant) in &mut self.granted {
            if grant.holder == holder && of(name) {
                grant.ends = None;
            }
        }
    }

    /// That the clock of the database goes on is that all ends come nearer: nobody can tell one from the other.
    async fn turn_clock(&mut self, hours: i64) {
        self.now += hours;
        let (time, number) = (hours * HOUR, self.number);
        let nearer = "UPDATE leases SET expires = expires - ";
        self.scratch.meddle(&format!("{nearer}({time}) WHERE expires > 0 AND name LIKE '{number}:%'")).await;
    }
}

fn time(hours: i64) -> Duration {
    Duration::from_millis((hours * HOUR).unsigned_abs())
}

fn failed(error: impl Display) -> TestCaseError {
    TestCaseError::fail(error.to_string())
}

async fn leases_do_what_the_model_says(scratch: Scratch) {
    let store = scratch.store().await;
    let tries = AtomicU32::new(0);
    let follow = |steps: Vec<Step>| {
        let (number, lives) = (tries.fetch_add(1, Ordering::Relaxed), [0; NODES]);
        let mut world =
            World { store: &store, scratch: &scratch, number, now: 0, ahead: 0, lives, granted: BTreeMap::new() };
        Handle::current().block_on(async {
            for step in &steps {
                world.take(step).await?;
            }
            Ok(())
        })
    };
    let config = Config { cases: CASES, failure_persistence: None, ..Config::default() };
    tokio::task::block_in_place(|| TestRunner::new(config).run(&steps(), follow)).unwrap();
}
