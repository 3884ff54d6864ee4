//! Opening and closing the site.

use std::future::Future;
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
use hyper_util::server::graceful::GracefulShutdown;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tower::Service;

use crate::config::Config;
use crate::{AppState, OpenError, router};

const MOST_CONNECTIONS: usize = 5_000;
/// How long the head of a request may take to arrive, and a quiet connection may stay open.
const HEADER_PATIENCE: Duration = Duration::from_secs(30);
/// The largest head of a request.
const LARGEST_HEAD: usize = 32 * 1024;
/// How long requests under way may take when the site closes.
const GRACE: Duration = Duration::from_secs(5);

pub struct Server {
    app: AppState,
    listener: TcpListener,
    address: SocketAddr,
}

impl Server {
    /// Opens the storage and listens; nothing is answered before [`Server::run`].
    pub async fn bind(config: Config) -> Result<Self, OpenError> {
        let wanted = config.listen;
        let failed = |error| OpenError::Listen { address: wanted, error };
        let listener = TcpListener::bind(wanted).await.map_err(failed)?;
        let address = listener.local_addr().map_err(failed)?;
        let app = AppState::open(config).await?;
        Ok(Self { app, listener, address })
    }

    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Answers requests until `stop` is done; then closes in good order.
    pub async fn run(self, stop: impl Future<Output = ()>) {
        let Self { app, listener, .. } = self;
        let router = router(app.clone());
        let open = Arc::new(Semaphore::new(MOST_CONNECTIONS));
        let graceful = GracefulShutdown::new();
        let mut stop = pin!(stop);
        loop {
            // Whoever comes when the site is full waits in the system's queue.
            let accept = async {
                let place = Arc::clone(&open).acquire_owned().await;
                (place.expect("the semaphore is never closed"), listener.accept().await)
            };
            tokio::select! {
                (place, accepted) = accept => match accepted {
                    Ok((stream, peer)) => connect(&router, &graceful, (stream, peer), place),
                    Err(error) => {
                        // Mostly too many open files: others must close theirs first.
                        tracing::warn!(%error, "a connection was not accepted");
                        tokio::time::sleep(Duration::from_millis(100)).await;
                    }
                },
                () = &mut stop => break,
            }
        }
        tracing::info!("the site closes");
        drop(listener);
        app.stop();
        if tokio::time::timeout(GRACE, graceful.shutdown()).await.is_err() {
            tracing::warn!("some requests were not finished in time");
        }
        app.close().await;
    }
}

fn connect(
    router: &Router,
    graceful: &GracefulShutdown,
    (stream, peer): (TcpStream, SocketAddr),
    place: OwnedSemaphorePermit,
) {
    // A stream's short messages must not wait for longer ones.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "a connection keeps its delay");
    }
    let router = router.clone();
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().call(request.map(Body::new))
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADER_PATIENCE)
        .max_buf_size(LARGEST_HEAD)
        .serve_connection(TokioIo::new(stream), service);
    let connection = graceful.watch(connection);
    tokio::spawn(async move {
        if let Err(error) = connection.await {
            tracing::debug!(%error, "a connection broke");
        }
        drop(place);
    });
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
