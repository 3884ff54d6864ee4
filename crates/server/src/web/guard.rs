//! What is refused before anybody looks at it: addresses without end, changes asked for by another site, too many of
//! them.

use std::time::{Duration, Instant};

use axum::Extension;
use axum::extract::{Request, State};
use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::limits::RequestKind;
use super::session::Session;
use crate::AppState;
use crate::error::Error;

const LONGEST_ADDRESS: usize = 2048;

/// How long an answer may take to begin; a stream begins at once.
const PATIENCE: Duration = Duration::from_secs(30);

pub(crate) async fn check(
    State(app): State<AppState>,
    Extension(session): Extension<Session>,
    request: Request,
    next: Next,
) -> Response {
    if request.uri().path_and_query().is_some_and(|address| address.as_str().len() > LONGEST_ADDRESS) {
        return Error::LongAddress.into_response();
    }
    if !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS) {
        if !is_our_own(request.headers()) {
            return Error::OtherSite.into_response();
        }
        let who = session.who();
        if let Err(seconds) = app.buckets.take(RequestKind::Post, &who, app.config.limits.posts, Instant::now()) {
            return Error::TooMany { seconds }.into_response();
        }
    }
    match tokio::time::timeout(PATIENCE, next.run(request)).await {
        Ok(response) => response,
        Err(_) => Error::Inside("an answer took too long".into()).into_response(),
    }
}

/// Whatever changes something must come from our own pages: a page of another site may not act for a person.
///
/// Browsers say where a request comes from in `Origin`, newer ones also in `Sec-Fetch-Site`. What is said must be us,
/// and something must be said.
fn is_our_own(headers: &HeaderMap) -> bool {
    let site = headers.get("sec-fetch-site").map(|site| site == "same-origin");
    let origin = headers.get(ORIGIN).map(|origin| {
        let origin = origin.to_str().ok().and_then(|origin| origin.split_once("://")).map(|(_, host)| host);
        let host = headers.get(HOST).and_then(|host| host.to_str().ok());
        origin.is_some() && origin.map(str::to_ascii_lowercase) == host.map(str::to_ascii_lowercase)
    });
    match (site, origin) {
        (None, None) => false,
        (site, origin) => site.unwrap_or(true) && origin.unwrap_or(true),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ours(pairs: &[(&'static str, &str)]) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert(HOST, "site.example:8080".parse().unwrap());
        for (name, value) in pairs {
            headers.insert(*name, value.parse().unwrap());
        }
        is_our_own(&headers)
    }

    #[test]
    fn only_our_own_pages_change_something() {
        assert!(ours(&[("origin", "http://site.example:8080")]));
        assert!(ours(&[("origin", "https://SITE.example:8080")]));
        assert!(ours(&[("sec-fetch-site", "same-origin")]));
        assert!(ours(&[("sec-fetch-site", "same-origin"), ("origin", "http://site.example:8080")]));
        assert!(!ours(&[]));
        for origin in ["null", "", "http://site.example", "http://evil.example", "site.example:8080", "http://"] {
            assert!(!ours(&[("origin", origin)]), "{origin}");
            assert!(!ours(&[("origin", origin), ("sec-fetch-site", "same-origin")]), "{origin}");
        }
        for site in ["cross-site", "same-site", "none", ""] {
            assert!(!ours(&[("sec-fetch-site", site)]), "{site}");
            assert!(!ours(&[("sec-fetch-site", site), ("origin", "http://site.example:8080")]), "{site}");
        }
        assert!(!is_our_own(&HeaderMap::from_iter([(ORIGIN, "http://x".parse().unwrap())])), "no host to compare with");
    }
}
