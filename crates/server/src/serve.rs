//! Opening and closing the site.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::{GracefulShutdown, Watcher};
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep, timeout, timeout_at};
use tower::Service;

use crate::config::Config;
use crate::connections::{Full, Place};
use crate::tls::Certificates;
use crate::wire::{Wire, prepare};
use crate::{AppState, OpenError, metrics, router};

/// How long the head of a request may take to arrive, and a quiet connection may stay open.
const HEADER_PATIENCE: Duration = Duration::from_secs(30);
/// The largest head of a request.
const LARGEST_HEAD: usize = 32 * 1024;
/// How long requests under way may take when the site closes, and for how much of that new ones are still answered.
const GRACE: Duration = Duration::from_secs(5);
const STILL_OPEN: Duration = Duration::from_secs(3);
/// How many are told at once that there is no room for them.
const MOST_TOLD: usize = 100;

pub struct Server {
    app: AppState,
    listener: TcpListener,
    address: SocketAddr,
    metrics: Option<TcpListener>,
    certificates: Option<Certificates>,
}

impl Server {
    /// Opens the storage and listens; nothing is answered before [`Server::run`].
    pub async fn bind(config: Config) -> Result<Self, OpenError> {
        let certificates = config.tls.as_ref().map(Certificates::load).transpose()?;
        let listener = listen(config.listen).await?;
        let metrics = match config.metrics {
            Some(address) => Some(listen(address).await?),
            None => None,
        };
        let address = listener.local_addr().map_err(|error| OpenError::Listen { address: config.listen, error })?;
        let app = AppState::open(config).await?;
        Ok(Self { app, listener, address, metrics, certificates })
    }

    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where numbers about the site are read.
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics.as_ref().and_then(|listener| listener.local_addr().ok())
    }

    /// Answers requests until `stop` is done; then closes in good order.
    pub async fn run(self, stop: impl Future<Output = ()>) {
        let Self { app, listener, metrics, certificates, .. } = self;
        let beside = [
            metrics.map(|listener| tokio::spawn(show_metrics(app.clone(), listener))),
            certificates.as_ref().and_then(reload_when_told),
        ];
        let mut acceptor = Acceptor {
            router: router(app.clone()),
            app,
            listener,
            certificates,
            graceful: GracefulShutdown::new(),
            telling: Arc::new(Semaphore::new(MOST_TOLD)),
            complained: None,
        };
        let mut stop = pin!(stop);
        loop {
            tokio::select! {
                () = acceptor.admit() => {}
                () = &mut stop => break,
            }
        }
        let end = Instant::now() + GRACE;
        tracing::info!("the site closes");
        // Streams end, and whoever asks learns that this node is not to be asked; the listener closes last.
        let Acceptor { app, .. } = &acceptor;
        let app = app.clone();
        app.stop();
        let mut quiet = pin!(timeout(STILL_OPEN, async {
            while app.edge.connections.flights() > 0 {
                sleep(Duration::from_millis(20)).await;
            }
        }));
        loop {
            tokio::select! {
                () = acceptor.admit() => {}
                _ = &mut quiet => break,
            }
        }
        let Acceptor { listener, graceful, .. } = acceptor;
        drop(listener);
        if timeout_at(end, graceful.shutdown()).await.is_err() {
            tracing::warn!("some requests were not finished in time");
        }
        beside.iter().flatten().for_each(JoinHandle::abort);
        app.close().await;
    }
}

async fn listen(address: SocketAddr) -> Result<TcpListener, OpenError> {
    TcpListener::bind(address).await.map_err(|error| OpenError::Listen { address, error })
}

struct Acceptor {
    app: AppState,
    router: Router,
    listener: TcpListener,
    certificates: Option<Certificates>,
    graceful: GracefulShutdown,
    telling: Arc<Semaphore>,
    /// When it was said last that connections cannot be accepted.
    complained: Option<Instant>,
}

impl Acceptor {
    /// Lets the next one in who comes.
    async fn admit(&mut self) {
        match self.listener.accept().await {
            Ok((stream, peer)) => match self.app.edge.connections.admit(peer.ip()) {
                Ok(place) => self.connect(stream, peer, place),
                Err(full) => self.turn_away(stream, full),
            },
            Err(error) => {
                if self.complained.is_none_or(|last| last.elapsed() > Duration::from_secs(10)) {
                    self.complained = Some(Instant::now());
                    let open = self.app.edge.connections.counts().0;
                    tracing::error!(open, "a connection was not accepted: {}", advice(&error));
                }
                sleep(Duration::from_millis(100)).await;
            }
        }
    }

    fn connect(&self, stream: TcpStream, peer: SocketAddr, place: Place) {
        prepare(&stream);
        let (router, watcher) = (self.router.clone(), self.graceful.watcher());
        let acceptor = self.certificates.as_ref().map(Certificates::acceptor);
        let place = Arc::new(place);
        tokio::spawn(async move {
            let talk = async {
                let place = Arc::clone(&place);
                match acceptor {
                    Some(acceptor) => match acceptor.accept(stream).await {
                        Ok(stream) => talk(Wire::new(stream), router, peer, place, watcher).await,
                        Err(error) => tracing::debug!(%error, "a connection was not encrypted"),
                    },
                    None => talk(Wire::new(stream), router, peer, place, watcher).await,
                }
            };
            tokio::select! {
                () = talk => {}
                () = place.is_needed() => {}
            }
        });
    }

    /// Says that there is no room, if that can be said.
    fn turn_away(&self, mut stream: TcpStream, full: Full) {
        let Ok(telling) = Arc::clone(&self.telling).try_acquire_owned() else { return };
        if self.certificates.is_some() {
            return;
        }
        let (status, words) = match full {
            Full::Address => ("429 Too Many Requests", "Too many connections are open from your address."),
            Full::All => ("503 Service Unavailable", "Too many connections are open at this site."),
        };
        let text = format!("{words} Close some, or come back in a few seconds.\n");
        let head = "Content-Type: text/plain; charset=utf-8\r\nConnection: close\r\nRetry-After: 5";
        let answer = format!("HTTP/1.1 {status}\r\n{head}\r\nContent-Length: {}\r\n\r\n{text}", text.len());
        tokio::spawn(async move {
            let tell = async {
                stream.write_all(answer.as_bytes()).await?;
                stream.shutdown().await?;
                // What was asked is read: else the system would take back the answer before it is read.
                let mut asked = [0; 1024];
                while stream.read(&mut asked).await? > 0 {}
                Ok::<(), io::Error>(())
            };
            // Whoever does not listen is not told.
            let _ = timeout(Duration::from_secs(1), tell).await;
            drop(telling);
        });
    }
}

/// Answers what is asked over one connection.
async fn talk<S>(stream: S, router: Router, peer: SocketAddr, place: Arc<Place>, watcher: Watcher)
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let service = service_fn(move |mut request: Request<Incoming>| {
        place.speaks();
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().call(request.map(Body::new))
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADER_PATIENCE)
        .max_buf_size(LARGEST_HEAD)
        .serve_connection(TokioIo::new(stream), service);
    if let Err(error) = watcher.watch(connection).await {
        tracing::debug!(%error, "a connection broke");
    }
}

/// What a failure to accept means, and what to do about it.
fn advice(error: &io::Error) -> String {
    // EMFILE and ENFILE: the same numbers on all systems that have them.
    match error.raw_os_error() {
        Some(23 | 24) if cfg!(unix) => "too many files are open. Allow more (`ulimit -n`, `LimitNOFILE=` of \
             systemd), or fewer connections by --connections"
            .into(),
        _ => error.to_string(),
    }
}

async fn show_metrics(app: AppState, listener: TcpListener) {
    let router = metrics::router(app);
    loop {
        let Ok((stream, _)) = listener.accept().await else {
            sleep(Duration::from_secs(1)).await;
            continue;
        };
        let router = router.clone();
        let service = service_fn(move |request: Request<Incoming>| router.clone().call(request.map(Body::new)));
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(HEADER_PATIENCE)
            .serve_connection(TokioIo::new(Wire::new(stream)), service);
        tokio::spawn(async move {
            if let Err(error) = connection.await {
                tracing::debug!(%error, "a reader of metrics broke off");
            }
        });
    }
}

/// New certificates are announced by a signal, as with most programs.
fn reload_when_told(certificates: &Certificates) -> Option<JoinHandle<()>> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let certificates = certificates.clone();
        // From here on the signal no longer ends the program.
        let mut told = signal(SignalKind::hangup()).ok()?;
        Some(tokio::spawn(async move {
            while told.recv().await.is_some() {
                certificates.reload();
            }
        }))
    }
    #[cfg(not(unix))]
    {
        let _ = certificates;
        None
    }
}

/// Ctrl-C, or the signal by which systems end programs.
pub async fn end_of_program() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminated) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupted => {}
                _ = terminated.recv() => {}
            }
            return;
        }
    }
    let _ = interrupted.await;
}
