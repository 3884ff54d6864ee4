//! The people of a load: their streams, their moves, and what they wait for.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Result, bail, ensure};
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;
use tokio::time::{sleep, sleep_until, timeout};

use crate::client::{Clients, Cookie, listen};
use crate::page::attribute;
use crate::script::Script;

/// Longer than anybody waits.
const PATIENCE: Duration = Duration::from_secs(30);
/// How many streams are opened at a time.
const AT_ONCE: usize = 100;

pub(super) struct Table {
    pub(super) id: String,
    pub(super) script: Arc<Script>,
    /// The turn that comes next.
    pub(super) next: usize,
    pub(super) people: Vec<Seated>,
}

#[derive(Clone)]
pub(super) struct Seated {
    cookie: Arc<Cookie>,
    /// What the stream says.
    heard: Arc<watch::Sender<u64>>,
}

impl Seated {
    pub(super) fn new(cookie: Cookie) -> Self {
        Self { cookie: Arc::new(cookie), heard: Arc::new(watch::Sender::new(0)) }
    }
}

/// What was measured while people played.
#[derive(Default)]
pub(super) struct Times {
    /// From sending a move to the own new page.
    pub(super) own: Vec<Duration>,
    /// From sending a move to the new page of somebody else at the table.
    pub(super) others: Vec<Duration>,
    /// Bytes of pages as they came.
    pub(super) bytes: u64,
    pub(super) pages: u64,
    pub(super) moves: u64,
    pub(super) failed: Vec<String>,
}

/// Opens a stream for everybody, and waits until each has said something; how many there are.
pub(super) async fn open_streams(tables: &mut [Table], nodes: &[SocketAddr]) -> Result<usize> {
    let gate = Arc::new(Semaphore::new(AT_ONCE));
    let mut opening = JoinSet::new();
    for table in tables.iter() {
        for (seat, person) in table.people.iter().enumerate() {
            let (gate, person, id, node) =
                (Arc::clone(&gate), person.clone(), table.id.clone(), nodes[seat % nodes.len()]);
            opening.spawn(async move {
                let _place = gate.acquire_owned().await?;
                let mut first = person.heard.subscribe();
                let stream = tokio::spawn(async move { listen(node, &id, &person.cookie, &person.heard).await });
                let heard = timeout(PATIENCE, first.wait_for(|changes| *changes > 0)).await.is_ok();
                match heard {
                    true => Ok(()),
                    false if stream.is_finished() => bail!("a stream was refused: {:?}", stream.await?),
                    false => bail!("a stream said nothing"),
                }
            });
        }
    }
    let mut open = 0;
    while let Some(opened) = opening.join_next().await {
        opened??;
        open += 1;
    }
    Ok(open)
}

/// Everybody plays for so long.
pub(super) async fn play(
    tables: Vec<Table>,
    nodes: &[SocketAddr],
    clients: &Arc<Clients>,
    every: Duration,
    time: Duration,
) -> Times {
    let (times, start) = (Arc::new(Mutex::new(Times::default())), tokio::time::Instant::now());
    let count = tables.len() as u32;
    let mut playing = JoinSet::new();
    for (number, mut table) in tables.into_iter().enumerate() {
        let (times, clients, nodes) = (Arc::clone(&times), Arc::clone(clients), nodes.to_vec());
        // Moves come evenly, whichever tables they are at.
        let mut at = start + every * number as u32 / count;
        playing.spawn(async move {
            while at < start + time && table.next < table.script.turns.len() {
                sleep_until(at).await;
                at += every;
                if let Err(error) = turn(&mut table, &nodes, &clients, &times).await {
                    let mut times = times.lock().unwrap_or_else(PoisonError::into_inner);
                    times.failed.push(format!("{}: {error:#}", table.id));
                    return;
                }
            }
        });
    }
    while playing.join_next().await.is_some() {}
    // Whatever is on its way has arrived.
    sleep(Duration::from_millis(100)).await;
    std::mem::take(&mut *times.lock().unwrap_or_else(PoisonError::into_inner))
}

/// One person makes a move; whoever could notice something gets their new page.
async fn turn(
    table: &mut Table,
    nodes: &[SocketAddr],
    clients: &Arc<Clients>,
    times: &Arc<Mutex<Times>>,
) -> Result<()> {
    let script = Arc::clone(&table.script);
    let turn = &script.turns[table.next];
    let sent = Instant::now();
    let mut others = JoinSet::new();
    for (seat, person) in table.people.iter().enumerate().filter(|(seat, _)| *seat != turn.seat) {
        let expected = turn.noticed[seat];
        let mut heard = person.heard.subscribe();
        if *heard.borrow_and_update() >= expected {
            // What was chosen in secret is no news.
            continue;
        }
        let (clients, cookie) = (Arc::clone(clients), Arc::clone(&person.cookie));
        let (path, node) = (format!("/t/{}/fragment", table.id), nodes[seat % nodes.len()]);
        others.spawn(async move {
            let told =
                timeout(PATIENCE, heard.wait_for(|changes| *changes >= expected)).await.is_ok_and(|told| told.is_ok());
            ensure!(told, "the stream of seat {seat} says nothing");
            let answer = clients.get(node, &path, &cookie).await?;
            check(answer.status, &answer.head(600)?, expected)?;
            Ok((sent.elapsed(), answer.body.len() as u64))
        });
    }
    let fields = [("decision", turn.decision.to_string()), ("action", turn.action.clone())];
    let fields = fields.each_ref().map(|(name, value)| (*name, value.as_str()));
    let (path, node) = (format!("/t/{}/act", table.id), nodes[turn.seat % nodes.len()]);
    let answer = clients.post(node, &path, &table.people[turn.seat].cookie, &fields).await?;
    check(answer.status, &answer.head(600)?, turn.noticed[turn.seat])?;
    let own = sent.elapsed();
    table.next += 1;
    let mut seen = Vec::new();
    while let Some(other) = others.join_next().await {
        seen.push(other??);
    }
    let mut times = times.lock().unwrap_or_else(PoisonError::into_inner);
    times.moves += 1;
    times.own.push(own);
    times.pages += 1 + seen.len() as u64;
    times.bytes += answer.body.len() as u64 + seen.iter().map(|(_, bytes)| bytes).sum::<u64>();
    times.others.extend(seen.iter().map(|(time, _)| *time));
    Ok(())
}

/// Whether this is the page after a change.
fn check(status: u16, head: &str, expected: u64) -> Result<()> {
    ensure!(status == 200, "a page is answered by {status}");
    let shown: Option<u64> = attribute(head, "data-changes").and_then(|changes| changes.parse().ok());
    ensure!(shown.is_some_and(|shown| shown >= expected), "a page shows {shown:?} changes instead of {expected}");
    Ok(())
}
