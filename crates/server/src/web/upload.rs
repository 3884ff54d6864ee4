//! Requests that are answered before all of their body was read.

use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::body::{Body, Bytes, HttpBody};
use axum::extract::Request;
use axum::http::header::EXPECT;
use hyper::body::{Frame, SizeHint};
use tokio::time::timeout;

/// So much is read although nobody asked for it, so that the client, who is still sending, gets to read the answer.
const MOST: usize = 256 * 1024;
const PATIENCE: Duration = Duration::from_secs(2);

/// What is left of the body of a request when nobody reads it any more.
pub(crate) struct Rest {
    body: Arc<Mutex<Option<Body>>>,
    /// Who waits to be asked for the body sends none unasked.
    waits: bool,
}

impl Rest {
    pub(crate) fn of(request: Request) -> (Request, Option<Self>) {
        if request.body().is_end_stream() {
            return (request, None);
        }
        let rest = Arc::default();
        let watched = Self { body: Arc::clone(&rest), waits: request.headers().contains_key(EXPECT) };
        (request.map(|body| Body::new(Watched { body, rest })), Some(watched))
    }

    /// Reads on to the end; whether it was reached.
    pub(crate) async fn read(self) -> bool {
        let body = self.body.lock().unwrap_or_else(PoisonError::into_inner).take();
        match body {
            Some(body) if self.waits || body.size_hint().lower() > MOST as u64 => false,
            Some(body) => matches!(timeout(PATIENCE, axum::body::to_bytes(body, MOST)).await, Ok(Ok(_))),
            None => true,
        }
    }
}

struct Watched {
    body: Body,
    rest: Arc<Mutex<Option<Body>>>,
}

impl Drop for Watched {
    fn drop(&mut self) {
        if !self.body.is_end_stream() {
            let body = std::mem::take(&mut self.body);
            *self.rest.lock().unwrap_or_else(PoisonError::into_inner) = Some(body);
        }
    }
}

impl HttpBody for Watched {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(cx)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
