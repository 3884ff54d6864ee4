//! Who asks: a random token in a cookie, of which only the hash is stored.
//!
//! A visitor gets a token and a name made from it at the first page, and becomes a stored person with the first thing
//! they do: pages that are only looked at, by people or crawlers, leave nothing behind.

use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::{Request, State};
use axum::http::header::{ACCEPT_LANGUAGE, COOKIE, HOST, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue, Method, Uri};
use axum::middleware::Next;
use axum::response::Response;
use store::{DAY, NewPerson, PersonRow, Secret, SessionRow};
use ui::{Ctx, Lang};

use super::client::Client;
use super::limits::RequestKind;
use super::observe::Crowded;
use super::token::Token;
use crate::error::{self, Error};
use crate::prefs::Prefs;
use crate::{AppState, names, random};

const COOKIE_NAME: &str = "critias";
/// As long as browsers keep a cookie.
const COOKIE_SECONDS: u32 = 400 * 24 * 60 * 60;
/// After so long a session gets a fresh token, in milliseconds.
const OLD: i64 = 30 * DAY;

#[derive(Clone)]
pub(crate) struct Session(Arc<Inner>);

struct Inner {
    token_hash: String,
    /// The stored person, if there is one already.
    person: Option<PersonRow>,
    /// The token the browser is given with the answer.
    fresh: Mutex<Option<Token>>,
    /// They may change while the request is answered.
    prefs: Mutex<Prefs>,
    /// What the browser asks for.
    asked: Lang,
    client: Client,
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
        app.allow(RequestKind::Guest, &self.0.client.to_string())?;
        let new = NewPerson {
            id: random::id(),
            name: self.name(),
            token_hash: Secret(self.0.token_hash.clone()),
            prefs: self.prefs().write(),
            created: crate::now(),
        };
        let person = app.store.add_person(&new).await?;
        // A token somebody else may have put there before is worth nothing from now on.
        self.refresh(app, &person).await?;
        Ok(person)
    }

    /// Gives the browser a fresh token for this person, unless there was one lately.
    async fn refresh(&self, app: &AppState, person: &PersonRow) -> Result<(), Error> {
        let fresh = app.edge.key.issue();
        if app.store.replace_session(&self.0.token_hash, &fresh.hash(), person, crate::now()).await? {
            *self.0.fresh.lock().unwrap_or_else(PoisonError::into_inner) = Some(fresh);
        }
        Ok(())
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
        self.0.person.as_ref().map_or_else(|| self.0.client.to_string(), |person| person.id.clone())
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
            (Some(public), _) => format!("{}{path}", public.as_str()),
            (None, Some(host)) if app.config.tls.is_some() => format!("https://{host}{path}"),
            (None, Some(host)) => format!("http://{host}{path}"),
            (None, None) => path.to_owned(),
        }
    }
}

/// Finds out who asks, and gives a refusal its page in that person's language.
pub(crate) async fn layer(State(app): State<AppState>, mut request: Request, next: Next) -> Response {
    let client = request.extensions().get::<Client>().copied().unwrap_or_default();
    let sent = token(request.headers());
    let found = match may_enter(&app, &request, client) {
        Ok(()) => find(&app, sent.as_ref()).await,
        Err(refused) => Err(refused),
    };
    let (found, failed) = match found {
        Ok(found) => (found, None),
        Err(error) => (None, Some(error)),
    };
    // Only what we gave is a session: whoever made up a token gets one of ours, unless nobody looked.
    let kept = sent.filter(|sent| found.is_some() || failed.is_some() || app.edge.key.has_issued(sent));
    let token = kept.unwrap_or_else(|| app.edge.key.issue());
    let person = found.as_ref().map(|session| session.person.clone());
    let session = Session(Arc::new(Inner {
        prefs: Mutex::new(person.as_ref().map(|person| Prefs::read(&person.prefs)).unwrap_or_default()),
        token_hash: token.hash(),
        person,
        fresh: Mutex::new(kept.is_none().then_some(token)),
        asked: text(request.headers(), ACCEPT_LANGUAGE).map(Lang::negotiate).unwrap_or_default(),
        client,
        path: page_path(request.method(), request.uri()),
        host: text(request.headers(), HOST).filter(|host| is_host(host)).map(str::to_owned),
    }));
    if let Some(found) = found
        && let Err(error) = session.keep(&app, &found, !app.edge.key.has_issued(&token)).await
    {
        // It is as good as it was, and the next request tries again.
        tracing::warn!(%error, "a session was not renewed");
    }
    let mut response = match failed {
        Some(error) => axum::response::IntoResponse::into_response(error),
        None => {
            request.extensions_mut().insert(session.clone());
            next.run(request).await
        }
    };
    error::give_page(&mut response, &session.ctx());
    if let Some(token) = session.0.fresh.lock().unwrap_or_else(PoisonError::into_inner).take() {
        response.headers_mut().append(SET_COOKIE, cookie(&token, app.config.is_encrypted()));
    }
    response
}

/// Before anything is looked up: whether this address asks for too much.
fn may_enter(app: &AppState, request: &Request, client: Client) -> Result<(), Error> {
    if request.extensions().get::<Crowded>().is_some() {
        return Err(Error::TooManyAtOnce);
    }
    match client.is_counted() {
        true => app.allow(RequestKind::Address, &client.to_string()),
        false => Ok(()),
    }
}

async fn find(app: &AppState, token: Option<&Token>) -> Result<Option<SessionRow>, Error> {
    match token {
        Some(token) => Ok(app.store.session(&token.hash(), crate::now()).await?),
        None => Ok(None),
    }
}

impl Session {
    /// Keeps a stored session alive: that it was used, and a fresh token in place of one that is old or not from us.
    async fn keep(&self, app: &AppState, found: &SessionRow, is_foreign: bool) -> Result<(), Error> {
        let now = crate::now();
        if found.replaces.is_some() || found.seen.is_none_or(|seen| seen < now - DAY) {
            app.store.use_session(&self.0.token_hash, found, now).await?;
        }
        if is_foreign || found.begun.unwrap_or(found.person.created) < now - OLD {
            self.refresh(app, &found.person).await?;
        }
        Ok(())
    }
}

fn cookie(token: &Token, is_secure: bool) -> HeaderValue {
    let secure = if is_secure { "; Secure" } else { "" };
    let token = token.write();
    let cookie = format!("{COOKIE_NAME}={token}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{secure}");
    let mut cookie = HeaderValue::from_str(&cookie).expect("hexadecimal digits are plain text");
    cookie.set_sensitive(true);
    cookie
}

fn text(headers: &HeaderMap, name: axum::http::HeaderName) -> Option<&str> {
    headers.get(name).and_then(|value| value.to_str().ok())
}

fn token(headers: &HeaderMap) -> Option<Token> {
    let cookies = headers.get_all(COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|cookies| cookies.split(';')).filter_map(|pair| pair.trim().split_once('='));
    Token::read(pairs.find(|(name, _)| *name == COOKIE_NAME)?.1)
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
    fn the_token_is_found_among_other_cookies() {
        let digits = "0f".repeat(32);
        let found = |lines: &[&str]| token(&cookies(lines)).map(|token| token.write());
        assert_eq!(found(&[&format!("a=b; critias={digits}; c=d")]), Some(digits.clone()));
        assert_eq!(found(&["a=b", &format!("critias={digits}")]), Some(digits.clone()));
        for wrong in ["", "critias", "critias=", "critias=xyz", "critias=ÿ", &digits, &format!("Critias={digits}")] {
            assert_eq!(found(&[wrong]), None, "{wrong}");
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
