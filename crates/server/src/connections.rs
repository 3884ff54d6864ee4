//! Who is connected, and how much is under way. When there is no room, those who have said nothing yet go first.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::Notify;

use crate::web::client::{Client, is_counted, one_place};

/// How long somebody may be connected without having asked for anything.
const PATIENCE: Duration = Duration::from_secs(10);

pub(crate) struct Connections {
    /// How many there may be at once, of one address and of all.
    of_address: usize,
    all: usize,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    open: usize,
    by_address: HashMap<IpAddr, usize>,
    /// Those who have said nothing yet, the oldest first; and the same by address.
    silent: BTreeMap<u64, (IpAddr, Arc<Notify>)>,
    silent_by_address: BTreeSet<(IpAddr, u64)>,
    next: u64,
    /// Requests that are answered or whose answers are sent; and those of clients behind a proxy.
    flights: usize,
    flights_by_client: HashMap<IpAddr, usize>,
}

/// There is no room: for this address, or for anybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Full {
    Address,
    All,
}

fn one_less(counts: &mut HashMap<IpAddr, usize>, address: IpAddr) {
    if let Some(count) = counts.get_mut(&address) {
        *count -= 1;
        if *count == 0 {
            counts.remove(&address);
        }
    }
}

impl State {
    /// One who has said nothing gives up the place.
    fn dismiss(&mut self, number: Option<u64>) -> bool {
        let Some((number, (address, notify))) = number.and_then(|number| self.silent.remove_entry(&number)) else {
            return false;
        };
        self.silent_by_address.remove(&(address, number));
        self.leave(address);
        notify.notify_one();
        true
    }

    fn forget_silent(&mut self, address: IpAddr, number: u64) -> bool {
        self.silent_by_address.remove(&(address, number));
        self.silent.remove(&number).is_some()
    }

    fn leave(&mut self, address: IpAddr) {
        self.open -= 1;
        one_less(&mut self.by_address, address);
    }
}

impl Connections {
    pub(crate) fn new(of_address: usize, all: usize) -> Self {
        Self { of_address, all, state: Mutex::default() }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        // What this lock guards is whole after every statement that could panic.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place for a new connection.
    pub(crate) fn admit(self: &Arc<Self>, peer: IpAddr) -> Result<Place, Full> {
        let address = one_place(peer);
        let mut state = self.lock();
        let own = state.by_address.get(&address).copied().unwrap_or_default();
        if is_counted(peer) && own >= self.of_address {
            let oldest = state.silent_by_address.range((address, 0)..=(address, u64::MAX)).next().map(|found| found.1);
            if !state.dismiss(oldest) {
                return Err(Full::Address);
            }
        }
        if state.open >= self.all {
            let oldest = state.silent.keys().next().copied();
            if !state.dismiss(oldest) {
                return Err(Full::All);
            }
        }
        let number = state.next;
        state.next += 1;
        state.open += 1;
        *state.by_address.entry(address).or_default() += 1;
        let dismissed = Arc::new(Notify::new());
        state.silent.insert(number, (address, Arc::clone(&dismissed)));
        state.silent_by_address.insert((address, number));
        drop(state);
        Ok(Place { connections: Arc::clone(self), address, number, spoken: AtomicBool::new(false), dismissed })
    }

    /// A place among the requests under way. Clients behind a proxy have no connections of their own, so there are as
    /// many of these for each of them.
    pub(crate) fn fly(self: &Arc<Self>, client: Client) -> Option<Flight> {
        let address = client.address().filter(|_| client.by_proxy && client.is_counted());
        let mut state = self.lock();
        if let Some(address) = address {
            let own = state.flights_by_client.entry(address).or_default();
            if *own >= self.of_address {
                return None;
            }
            *own += 1;
        }
        state.flights += 1;
        drop(state);
        Some(Flight { connections: Arc::clone(self), address })
    }

    pub(crate) fn flights(&self) -> usize {
        self.lock().flights
    }

    /// How many are open, and how many of these are silent.
    pub(crate) fn counts(&self) -> (usize, usize) {
        let state = self.lock();
        (state.open, state.silent.len())
    }
}

/// A connection; leaving is being dropped.
pub(crate) struct Place {
    connections: Arc<Connections>,
    address: IpAddr,
    number: u64,
    spoken: AtomicBool,
    dismissed: Arc<Notify>,
}

impl Place {
    /// The first request has come.
    pub(crate) fn speaks(&self) {
        if !self.spoken.load(Ordering::Relaxed) {
            let mut state = self.connections.lock();
            self.spoken.store(state.forget_silent(self.address, self.number), Ordering::Relaxed);
        }
    }

    /// Waits until somebody else needs the place, or until silence has lasted too long.
    pub(crate) async fn is_needed(&self) {
        if tokio::time::timeout(PATIENCE, self.dismissed.notified()).await.is_ok() {
            return;
        }
        let number = Some(self.number);
        if !self.connections.lock().dismiss(number) {
            // Whoever has spoken stays; whoever was dismissed just now has its word waiting.
            self.dismissed.notified().await;
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut state = self.connections.lock();
        // Whoever was dismissed is not counted any more.
        if state.forget_silent(self.address, self.number) || *self.spoken.get_mut() {
            state.leave(self.address);
        }
    }
}

/// A request under way, until this is dropped.
pub(crate) struct Flight {
    connections: Arc<Connections>,
    address: Option<IpAddr>,
}

impl Drop for Flight {
    fn drop(&mut self) {
        let mut state = self.connections.lock();
        state.flights -= 1;
        if let Some(address) = self.address {
            one_less(&mut state.flights_by_client, address);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn an_address_has_so_many_places_and_silent_ones_give_way() {
        let connections = Arc::new(Connections::new(2, 100));
        let (one, other) = (address("203.0.113.1"), address("203.0.113.2"));
        let (first, second) = (connections.admit(one).unwrap(), connections.admit(one).unwrap());
        second.speaks();
        let third = connections.admit(one).unwrap();
        third.speaks();
        assert_eq!(connections.counts(), (2, 0), "the first one has given way");
        assert_eq!(connections.admit(one).err(), Some(Full::Address));
        drop(first);
        assert_eq!(connections.counts(), (2, 0), "it is not counted twice");
        drop(connections.admit(other).unwrap());
        drop(second);
        let fourth = connections.admit(one).unwrap();
        assert_eq!(connections.counts(), (2, 1));
        drop((third, fourth));
        assert_eq!(connections.counts(), (0, 0));
        assert!(connections.lock().by_address.is_empty(), "whoever left is forgotten");
    }

    #[test]
    fn whoever_has_said_nothing_keeps_nobody_out() {
        let connections = Arc::new(Connections::new(2, 3));
        let home = address("127.0.0.1");
        let silent: Vec<Place> = (0..5).map(|_| connections.admit(home).unwrap()).collect();
        assert_eq!(connections.counts(), (3, 3));
        let talkers: Vec<Place> =
            (1..4).map(|n| connections.admit(address(&format!("203.0.113.{n}"))).unwrap()).collect();
        talkers.iter().for_each(Place::speaks);
        assert_eq!(connections.counts(), (3, 0));
        assert_eq!(connections.admit(home).err(), Some(Full::All));
        drop(silent);
        assert_eq!(connections.counts(), (3, 0));
    }

    #[tokio::test(start_paused = true)]
    async fn silence_has_an_end_and_speech_has_none() {
        let connections = Arc::new(Connections::new(2, 3));
        let (quiet, loud) = (connections.admit(address("::1")).unwrap(), connections.admit(address("::1")).unwrap());
        loud.speaks();
        quiet.is_needed().await;
        assert_eq!(connections.counts(), (1, 0));
        let waited = tokio::time::timeout(10 * PATIENCE, loud.is_needed()).await;
        assert!(waited.is_err(), "whoever speaks stays");
    }

    #[test]
    fn clients_behind_a_proxy_are_counted_by_their_requests() {
        let connections = Arc::new(Connections::new(2, 9));
        let headers = |from: &str| {
            [(axum::http::HeaderName::from_static("x-forwarded-for"), from.parse().unwrap())].into_iter().collect()
        };
        let client = |from: &str| Client::of(Some(address("127.0.0.1")), &headers(from), 1);
        let under_way = [connections.fly(client("203.0.113.1")), connections.fly(client("203.0.113.1"))];
        assert!(under_way.iter().all(Option::is_some));
        assert!(connections.fly(client("203.0.113.1")).is_none());
        assert!(connections.fly(client("203.0.113.2")).is_some());
        assert!(connections.fly(Client::of(Some(address("203.0.113.1")), &headers("1.1.1.1"), 0)).is_some());
        assert_eq!(connections.flights(), 2);
        drop(under_way);
        assert!(connections.fly(client("203.0.113.1")).is_some());
        assert_eq!(connections.flights(), 0);
    }
}
