//! The outermost layer: every request has a number, a client and a place among those under way.

use std::net::SocketAddr;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Instant;

use axum::body::{Body, Bytes, HttpBody};
use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::header::CONNECTION;
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use hyper::body::{Frame, SizeHint};
use tracing::Instrument;

use super::client::Client;
use super::upload::Rest;
use crate::connections::Flight;
use crate::{AppState, random};

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// Too many requests of one client are under way.
#[derive(Clone, Copy)]
pub(crate) struct Crowded;

pub(crate) async fn layer(State(app): State<AppState>, mut request: Request, next: Next) -> Response {
    let start = Instant::now();
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| peer.ip());
    let client = Client::of(peer, request.headers(), app.config.proxies());
    let id = request_id(client, request.headers());
    let route = request.extensions().get::<MatchedPath>().cloned();
    let flight = app.edge.connections.fly(client);
    if flight.is_none() {
        request.extensions_mut().insert(Crowded);
    }
    request.extensions_mut().insert(client);
    let (request, rest) = Rest::of(request);
    let mut response = next.run(request).instrument(tracing::info_span!("request", id)).await;
    let was_read = match rest {
        Some(rest) => rest.read().await,
        None => true,
    };
    let headers = response.headers_mut();
    // What was not read would be taken for the next request.
    if !was_read || *app.stop.borrow() {
        headers.insert(CONNECTION, HeaderValue::from_static("close"));
    }
    headers.insert(REQUEST_ID, HeaderValue::from_str(&id).expect("an id is made of letters and digits"));
    app.edge.metrics.answered(route.as_ref().map_or("other", MatchedPath::as_str), response.status(), start.elapsed());
    response.map(|body| Body::new(Answer { body, _flight: flight }))
}

/// The one a proxy of ours gave, or a new one.
fn request_id(client: Client, headers: &HeaderMap) -> String {
    let given = headers.get(REQUEST_ID).and_then(|id| id.to_str().ok()).filter(|id| {
        client.by_proxy && (8..=64).contains(&id.len()) && id.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-')
    });
    given.map_or_else(random::id, str::to_owned)
}

/// An answer, which is under way until its last byte.
struct Answer {
    body: Body,
    _flight: Option<Flight>,
}

impl HttpBody for Answer {
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
