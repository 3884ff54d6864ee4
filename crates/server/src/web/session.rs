//! Who asks: a random token in a cookie, of which only the hash is stored.
//!
//! A visitor gets a token and a name made from it at the first page, and becomes a stored person with the first thing
//! they do: pages that are only looked at, by people or crawlers, leave nothing behind.

use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{ACCEPT_LANGUAGE, COOKIE, HOST, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue, Method, Uri};
use axum::middleware::Next;
use axum::response::Response;
use sha2::{Digest, Sha256};
use store::{NewPerson, PersonRow, Secret};
use ui::{Ctx, Lang};

use super::limits::RequestKind;
use crate::error::{self, Error};
use crate::prefs::Prefs;
use crate::{AppState, names, random};

const COOKIE_NAME: &str = "critias";
/// As long as browsers keep a cookie.
const COOKIE_SECONDS: u32 = 400 * 24 * 60 * 60;

#[derive(Clone)]
pub(crate) struct Session(Arc<Inner>);

struct Inner {
    token_hash: String,
    /// The stored person, if there is one already.
    person: Option<PersonRow>,
    /// They may change while the request is answered.
    prefs: Mutex<Prefs>,
    /// What the browser asks for.
    asked: Lang,
    address: Option<IpAddr>,
    path: String,
    host: Option<String>,
}

impl Session {
    pub(crate) fn name(&self) -> String {
        self.0.person.as_ref().map_or_else(|| names::guest(&self.0.token_hash), |person| person.name.clone())
    }

    /// The stored person, if there is one already.
    pub(crate) fn person(&self) -> Option<&PersonRow> {
        self.0.person.as_ref()
    }

    pub(crate) fn person_id(&self) -> Option<&str> {
        self.person().map(|person| person.id.as_str())
    }

    /// The stored person; a guest becomes one now.
    pub(crate) async fn become_person(&self, app: &AppState) -> Result<PersonRow, Error> {
        if let Some(person) = &self.0.person {
            return Ok(person.clone());
        }
        let from = self.0.address.map_or_else(String::new, |address| address.to_string());
        app.buckets
            .take(RequestKind::Guest, &from, app.config.limits.guests, Instant::now())
            .map_err(|seconds| Error::TooMany { seconds })?;
        let new = NewPerson {
            id: random::id(),
            name: self.name(),
            token_hash: Secret(self.0.token_hash.clone()),
            prefs: self.prefs().write(),
            created: crate::now(),
        };
        Ok(app.store.add_person(&new).await?)
    }

    pub(crate) fn prefs(&self) -> Prefs {
        self.0.prefs.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// What the person prefers from now on: the answer to this request follows it already.
    pub(crate) fn prefer(&self, prefs: Prefs) {
        *self.0.prefs.lock().unwrap_or_else(PoisonError::into_inner) = prefs;
    }

    pub(crate) fn lang(&self) -> Lang {
        self.prefs().lang.unwrap_or(self.0.asked)
    }

    /// Whom a limit counts: the stored person, or the address of whoever has done nothing yet.
    pub(crate) fn who(&self) -> String {
        match (&self.0.person, self.0.address) {
            (Some(person), _) => person.id.clone(),
            (None, Some(address)) => address.to_string(),
            (None, None) => String::new(),
        }
    }

    pub(crate) fn ctx(&self) -> Ctx {
        let prefs = self.prefs();
        Ctx {
            games: catalog::GAMES,
            lang: self.lang(),
            theme: prefs.theme,
            motion: prefs.motion,
            keys: prefs.keys,
            pace: prefs.pace,
            commit: prefs.commit,
            person: ui::Person { name: self.name() },
            path: self.0.path.clone(),
            error: None,
        }
    }

    /// An address of this site as others can open it.
    pub(crate) fn whole_address(&self, app: &AppState, path: &str) -> String {
        match (&app.config.public, &self.0.host) {
            (Some(public), _) => format!("{}{path}", public.trim_end_matches('/')),
            (None, Some(host)) => format!("http://{host}{path}"),
            (None, None) => path.to_owned(),
        }
    }
}

/// Finds out who asks, and gives a refusal its page in that person's language.
pub(crate) async fn layer(State(app): State<AppState>, mut request: Request, next: Next) -> Response {
    let known = token(request.headers());
    let token = known.unwrap_or_else(random::bits);
    let token_hash = hex(&Sha256::digest(token));
    let person = match known {
        Some(_) => app.store.person_by_token(&token_hash).await,
        None => Ok(None),
    };
    let (person, failed) = match person {
        Ok(person) => (person, None),
        Err(error) => (None, Some(Error::from(error))),
    };
    let session = Session(Arc::new(Inner {
        prefs: Mutex::new(person.as_ref().map(|person| Prefs::read(&person.prefs)).unwrap_or_default()),
        token_hash,
        person,
        asked: text(request.headers(), ACCEPT_LANGUAGE).map(Lang::negotiate).unwrap_or_default(),
        address: address(&app, &request),
        path: page_path(request.method(), request.uri()),
        host: text(request.headers(), HOST).filter(|host| is_host(host)).map(str::to_owned),
    }));
    let mut response = match failed {
        Some(error) => axum::response::IntoResponse::into_response(error),
        None => {
            request.extensions_mut().insert(session.clone());
            next.run(request).await
        }
    };
    error::give_page(&mut response, &session.ctx());
    if known.is_none() {
        let secure =
            if app.config.public.as_ref().is_some_and(|public| public.starts_with("https:")) { "; Secure" } else { "" };
        let cookie =
            format!("{COOKIE_NAME}={}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{secure}", hex(&token));
        let mut cookie = HeaderValue::from_str(&cookie).expect("hexadecimal digits are plain text");
        cookie.set_sensitive(true);
        response.headers_mut().append(SET_COOKIE, cookie);
    }
    response
}

fn text(headers: &HeaderMap, name: axum::http::HeaderName) -> Option<&str> {
    headers.get(name).and_then(|value| value.to_str().ok())
}

fn token(headers: &HeaderMap) -> Option<[u8; 32]> {
    let cookies = headers.get_all(COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|cookies| cookies.split(';')).filter_map(|pair| pair.trim().split_once('='));
    let (_, value) = pairs.find(|(name, _)| *name == COOKIE_NAME)?;
    let digits: Vec<u8> = value.chars().map(|c| c.to_digit(16).map(|digit| digit as u8)).collect::<Option<_>>()?;
    let mut token = [0; 32];
    if digits.len() != 64 {
        return None;
    }
    for (byte, pair) in token.iter_mut().zip(digits.chunks(2)) {
        *byte = pair[0] * 16 + pair[1];
    }
    Some(token)
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Where the client sits. Behind a proxy, the proxy knows: the last address it added is the one it saw itself.
fn address(app: &AppState, request: &Request) -> Option<IpAddr> {
    let forwarded = || {
        let list = request.headers().get_all("x-forwarded-for").into_iter().next_back()?.to_str().ok()?;
        list.rsplit(',').next()?.trim().parse().ok()
    };
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| peer.ip());
    match app.config.public {
        Some(_) => forwarded().or(peer),
        None => peer,
    }
}

/// The page a person is on: where the switches of language and theme lead back to. What was posted belongs to the
/// page of its table.
fn page_path(method: &Method, uri: &Uri) -> String {
    let address = uri.path_and_query().map_or("/", |address| address.as_str());
    if matches!(*method, Method::GET | Method::HEAD) && !address.ends_with("/fragment") {
        return address.to_owned();
    }
    let mut parts = uri.path().split('/').skip(1);
    match (parts.next(), parts.next()) {
        (Some("t"), Some(id)) if random::is_id(id) => format!("/t/{id}"),
        _ => "/".to_owned(),
    }
}

fn is_host(host: &str) -> bool {
    host.len() <= 255 && host.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".:-[]".contains(&byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cookies(lines: &[&str]) -> HeaderMap {
        lines.iter().map(|line| (COOKIE, HeaderValue::from_bytes(line.as_bytes()).unwrap())).collect()
    }

    #[test]
    fn a_token_is_64_digits_and_nothing_else() {
        let digits = "0f".repeat(32);
        assert_eq!(token(&cookies(&[&format!("a=b; critias={digits}; c=d")])), Some([15; 32]));
        assert_eq!(token(&cookies(&["a=b", &format!("critias={digits}")])), Some([15; 32]));
        let longer = format!("{digits}0");
        for wrong in ["", "critias", "critias=", "critias=xyz", "Critias=00", "critias=ÿ", &digits, &longer] {
            assert_eq!(token(&cookies(&[wrong])), None, "{wrong}");
            assert_eq!(token(&cookies(&[&format!("critias={wrong}")])).is_some(), wrong == digits, "{wrong}");
        }
    }

    #[test]
    fn switches_lead_back_to_a_page() {
        let path = |method: Method, uri: &str| page_path(&method, &uri.parse().unwrap());
        assert_eq!(path(Method::GET, "/games/atlantis/rules?q=gap"), "/games/atlantis/rules?q=gap");
        assert_eq!(path(Method::GET, "/t/0123456789ab/fragment"), "/t/0123456789ab");
        assert_eq!(path(Method::POST, "/t/0123456789ab/act"), "/t/0123456789ab");
        assert_eq!(path(Method::POST, "/t/not-an-id/act"), "/");
        assert_eq!(path(Method::POST, "/me"), "/");
    }
}
