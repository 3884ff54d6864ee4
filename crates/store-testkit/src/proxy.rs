//! A wire between a node and its PostgreSQL on which the weather can be bad.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, UnixStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::Cluster;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weather {
    Fair,
    /// Everything that is said is held up, and nobody is told.
    Stalled,
    /// Every connection is cut, and so is each new one.
    Cut,
    /// Everything that is said arrives so much later.
    Delayed(Duration),
    /// Of the next thing that is said only the first half arrives; then the connection is cut.
    Halved,
}

pub struct Proxy {
    port: u16,
    weather: Arc<watch::Sender<Weather>>,
    arrivals: watch::Receiver<u32>,
    task: JoinHandle<()>,
}

impl Proxy {
    pub async fn before(cluster: &Cluster) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let socket = cluster.folder().join(".s.PGSQL.5432");
        let weather = Arc::new(watch::Sender::new(Weather::Fair));
        let (count, arrivals) = watch::channel(0);
        let task = tokio::spawn(serve(listener, socket, Arc::clone(&weather), count));
        Self { port, weather, arrivals, task }
    }

    /// The address of a database through this wire.
    pub fn address(&self, database: &str) -> String {
        format!("postgres://critias@127.0.0.1:{}/{database}?sslmode=disable", self.port)
    }

    pub fn set(&self, weather: Weather) {
        self.weather.send_replace(weather);
    }

    /// Waits for the next one who connects.
    pub async fn next_arrival(&self) {
        let mut arrivals = self.arrivals.clone();
        arrivals.mark_unchanged();
        arrivals.changed().await.unwrap();
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn serve(
    listener: TcpListener,
    socket: PathBuf,
    weather: Arc<watch::Sender<Weather>>,
    arrivals: watch::Sender<u32>,
) {
    while let Ok((near, _)) = listener.accept().await {
        arrivals.send_modify(|count| *count += 1);
        let (socket, weather) = (socket.clone(), weather.subscribe());
        tokio::spawn(async move {
            let Ok(far) = UnixStream::connect(socket).await else { return };
            let ((near_in, near_out), (far_in, far_out)) = (near.into_split(), far.into_split());
            let mut end = weather.clone();
            tokio::select! {
                _ = end.wait_for(|weather| *weather == Weather::Cut) => {}
                () = pass(near_in, far_out, weather.clone()) => {}
                () = pass(far_in, near_out, weather) => {}
            }
        });
    }
}

/// Carries what one side says to the other.
async fn pass(
    mut from: impl AsyncRead + Unpin,
    mut to: impl AsyncWrite + Unpin,
    mut weather: watch::Receiver<Weather>,
) {
    let mut buffer = vec![0; 64 * 1024];
    while let Ok(read @ 1..) = from.read(&mut buffer).await {
        let Ok(now) = weather.wait_for(|weather| *weather != Weather::Stalled).await.map(|weather| *weather) else {
            return;
        };
        if let Weather::Delayed(time) = now {
            tokio::time::sleep(time).await;
        }
        let arrives = if now == Weather::Halved { read / 2 } else { read };
        if to.write_all(&buffer[..arrives]).await.is_err() || now == Weather::Halved {
            return;
        }
    }
}
