//! What is refused before anybody looks at it: addresses without end, changes asked for by another site, too many of
//! them.

use std::time::Duration;

use axum::Extension;
use axum::extract::{Request, State};
use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::limits::RequestKind;
use super::session::Session;
use crate::AppState;
use crate::config::PublicAddress;
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
    let looks = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if !looks && !is_our_own(request.headers(), app.config.public.as_ref()) {
        return Error::OtherSite.into_response();
    }
    let kind = if looks { RequestKind::Get } else { RequestKind::Post };
    if let Err(refused) = app.allow(kind, &session.who()) {
        return refused.into_response();
    }
    match tokio::time::timeout(PATIENCE, next.run(request)).await {
        Ok(response) => response,
        Err(_) => Error::Inside("an answer took too long".into()).into_response(),
    }
}

/// Whatever changes something must come from our own pages: a page of another site may not act for a person.
///
/// Browsers say where a request comes from in `Origin`, newer ones also in `Sec-Fetch-Site`. What is said must be us,
/// and something must be said. We are the host that was asked, and the public address: a proxy may ask us by another name.
fn is_our_own(headers: &HeaderMap, public: Option<&PublicAddress>) -> bool {
    let site = headers.get("sec-fetch-site").map(|site| site == "same-origin");
    let origin = headers.get(ORIGIN).map(|origin| {
        let origin = origin.to_str().unwrap_or_default().to_ascii_lowercase();
        let host = headers.get(HOST).and_then(|host| host.to_str().ok()).map(str::to_ascii_lowercase);
        let is_host = origin.split_once("://").is_some_and(|(_, origin)| Some(origin) == host.as_deref());
        is_host || public.is_some_and(|public| origin == public.as_str())
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
        ours_behind(None, pairs)
    }

    fn ours_behind(public: Option<&str>, pairs: &[(&'static str, &str)]) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert(HOST, "site.example:8080".parse().unwrap());
        for (name, value) in pairs {
            headers.insert(*name, value.parse().unwrap());
        }
        is_our_own(&headers, public.map(|public| public.parse().unwrap()).as_ref())
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
        let nowhere = HeaderMap::from_iter([(ORIGIN, "http://x".parse().unwrap())]);
        assert!(!is_our_own(&nowhere, None), "no host to compare with");
    }

    #[test]
    fn behind_a_proxy_the_public_address_is_ours_too() {
        let ours = |origin| ours_behind(Some("https://play.example"), &[("origin", origin)]);
        assert!(ours("https://play.example") && ours("https://Play.example") && ours("http://site.example:8080"));
        for origin in ["http://play.example", "https://play.example:8443", "https://play.example.evil.example", "null"]
        {
            assert!(!ours(origin), "{origin}");
        }
        let cross = [("origin", "https://play.example"), ("sec-fetch-site", "cross-site")];
        assert!(!ours_behind(Some("https://play.example"), &cross));
    }
}
