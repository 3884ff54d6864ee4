//! Opening and closing the house.

use std::future::Future;
use std::net::SocketAddr;
use std::time::Duration;

use tokio::net::TcpListener;

use crate::config::Config;
use crate::{AppState, OpenError, router};

/// How long requests under way may take when the house closes.
const GRACE: Duration = Duration::from_secs(5);

/// A house that listens.
pub struct Server {
    app: AppState,
    listener: TcpListener,
    address: SocketAddr,
}

impl Server {
    /// Opens the storage and listens; nothing is answered before [`Server::run`].
    pub async fn bind(config: Config) -> Result<Self, OpenError> {
        let wanted = config.listen;
        let told = |error| OpenError::Listen { address: wanted, error };
        let listener = TcpListener::bind(wanted).await.map_err(told)?;
        let address = listener.local_addr().map_err(told)?;
        let app = AppState::open(config).await?;
        Ok(Self { app, listener, address })
    }

    /// Where it really listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Answers requests until `stop` is done; then closes in good order.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> std::io::Result<()> {
        let (app, stopping) = (self.app.clone(), self.app.clone());
        let service = router(app.clone()).into_make_service_with_connect_info::<SocketAddr>();
        let mut stopped = app.stop.subscribe();
        let serving = axum::serve(self.listener, service).with_graceful_shutdown(async move {
            stop.await;
            tracing::info!("the house closes");
            stopping.stop();
        });
        let late = async move {
            // An error would mean that the house is gone already.
            let _ = stopped.wait_for(|stop| *stop).await;
            tokio::time::sleep(GRACE).await;
        };
        let done = tokio::select! {
            done = serving.into_future() => done,
            () = late => {
                tracing::warn!("some requests were not finished in time");
                Ok(())
            }
        };
        app.close().await;
        done
    }
}

/// Runs a house until the program is told to end.
pub async fn serve(config: Config) -> Result<(), ServeError> {
    let server = Server::bind(config).await?;
    tracing::info!(address = %server.address(), "the house is open");
    server.run(end_of_program()).await?;
    Ok(())
}

/// Why a house did not run to its end.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// It could not be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The network.
    #[error("the network: {0}")]
    Network(#[from] std::io::Error),
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
