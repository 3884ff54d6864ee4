//! A site without a network, and people who visit it.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use game_atlantis::Action;
use server::{AppState, BotDelay, Config, Limits, router};
use store_testkit::Scratch;
use tower::ServiceExt;

/// A site with a database of its own.
pub(crate) struct Site {
    pub(crate) app: AppState,
    router: Router,
    pub(crate) scratch: Arc<Scratch>,
}

pub(crate) fn config(scratch: &Scratch) -> Config {
    Config {
        data: scratch.folder().path().to_owned(),
        database: Some(scratch.database().clone()),
        bot_delay: BotDelay::Off,
        bot_time: Duration::from_millis(30),
        review_iterations: 2_000,
        limits: Limits::none(),
        // The same games in every run: what fails once fails again.
        known_luck: Some("requests".into()),
        ..Config::default()
    }
}

impl Site {
    pub(crate) async fn open() -> Self {
        Self::open_with(|_| {}).await
    }

    pub(crate) async fn open_with(change: impl FnOnce(&mut Config)) -> Self {
        let scratch = Scratch::wanted().await;
        let mut config = config(&scratch);
        change(&mut config);
        Self::open_in(scratch, config).await
    }

    pub(crate) async fn open_in(scratch: impl Into<Arc<Scratch>>, config: Config) -> Self {
        let app = AppState::open(config).await.unwrap();
        Self { router: router(app.clone()), app, scratch: scratch.into() }
    }

    /// Another program on the same storage.
    pub(crate) async fn beside(first: &Self) -> Self {
        Self::beside_with(first, |_| {}).await
    }

    pub(crate) async fn beside_with(first: &Self, change: impl FnOnce(&mut Config)) -> Self {
        let mut config = config(&first.scratch);
        change(&mut config);
        Self::open_in(Arc::clone(&first.scratch), config).await
    }

    /// Closes the site and opens it again in the same folder.
    pub(crate) async fn restart(self) -> Self {
        let Self { app, router, scratch } = self;
        drop(router);
        app.close().await;
        drop(app);
        let config = config(&scratch);
        Self::open_in(scratch, config).await
    }

    pub(crate) async fn send(&self, request: Request<Body>) -> Answer {
        let response = self.router.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        let body = to_bytes(body, 10_000_000).await.unwrap();
        Answer { status: parts.status, headers: parts.headers, bytes: body.to_vec() }
    }

    /// An answer whose body goes on, such as a stream.
    pub(crate) async fn open_stream(&self, visitor: &Visitor, path: &str) -> axum::response::Response {
        let request = visitor.request(Method::GET, path).body(Body::empty()).unwrap();
        self.router.clone().oneshot(request).await.unwrap()
    }

    /// The storage, through a second door.
    pub(crate) async fn store(&self) -> store::Store {
        self.scratch.store().await
    }
}

/// What a request was answered.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) bytes: Vec<u8>,
}

impl Answer {
    pub(crate) fn text(&self) -> &str {
        std::str::from_utf8(&self.bytes).unwrap()
    }

    /// The beginning of what the page says, for messages.
    pub(crate) fn words(&self) -> String {
        let text = self.text();
        let main = text.find("<main").map_or(text, |place| &text[place..]);
        let plain = main.split('<').filter_map(|part| part.split_once('>')).map(|(_, words)| words.trim());
        let words = plain.filter(|words| !words.is_empty()).collect::<Vec<_>>().join(" | ");
        words.chars().take(400).collect()
    }

    pub(crate) fn header(&self, name: header::HeaderName) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }

    /// Where a form led.
    pub(crate) fn location(&self) -> &str {
        assert_eq!(self.status, StatusCode::SEE_OTHER, "{}", self.words());
        self.header(header::LOCATION)
    }

    /// The value of the first attribute of this name.
    pub(crate) fn attribute(&self, name: &str) -> Option<&str> {
        attributes(self.text(), name).next()
    }

    /// The page without the count of news, which is another after every restart.
    pub(crate) fn without_news(&self) -> String {
        let news = self.attribute("data-news").map(|news| format!(" data-news=\"{news}\""));
        self.text().replace(&news.unwrap_or_default(), "")
    }

    /// The decision the page asks for.
    pub(crate) fn decision(&self) -> Option<u64> {
        self.attribute("data-decision").map(|decision| decision.parse().unwrap())
    }

    /// What can be chosen on the page, as its buttons send it.
    pub(crate) fn choices(&self) -> Vec<String> {
        let buttons = self.text().split("<button").skip(1).filter_map(|button| button.split('>').next());
        let actions = buttons.filter(|button| button.contains(" name=\"action\""));
        let mut values: Vec<String> =
            actions.filter_map(|button| Some(attributes(button, "value").next()?.replace("&quot;", "\""))).collect();
        values.sort();
        values.dedup();
        values
    }

    /// What can be chosen on the page of a table of Atlantis.
    pub(crate) fn actions(&self) -> Vec<Action> {
        let mut actions: Vec<Action> =
            self.choices().iter().map(|value| serde_json::from_str(value).unwrap()).collect();
        actions.sort();
        actions
    }
}

fn attributes<'a>(text: &'a str, name: &str) -> impl Iterator<Item = &'a str> {
    let opening = format!(" {name}=\"");
    let mut rest = text;
    std::iter::from_fn(move || {
        let start = rest.find(&opening)? + opening.len();
        let end = start + rest[start..].find('"')?;
        let value = &rest[start..end];
        rest = &rest[end..];
        Some(value)
    })
}

/// Somebody with a browser.
#[derive(Clone, Default)]
pub(crate) struct Visitor {
    pub(crate) cookie: Option<String>,
    pub(crate) language: Option<&'static str>,
}

impl Visitor {
    pub(crate) fn request(&self, method: Method, path: &str) -> axum::http::request::Builder {
        let mut request = Request::builder().method(method).uri(path).header(header::HOST, "site.example");
        if let Some(cookie) = &self.cookie {
            request = request.header(header::COOKIE, cookie);
        }
        if let Some(language) = self.language {
            request = request.header(header::ACCEPT_LANGUAGE, language);
        }
        request
    }

    fn remember(&mut self, answer: &Answer) {
        let cookie = answer.header(header::SET_COOKIE);
        if !cookie.is_empty() {
            self.cookie = Some(cookie.split(';').next().unwrap().to_owned());
        }
    }

    pub(crate) async fn get(&mut self, site: &Site, path: &str) -> Answer {
        let answer = site.send(self.request(Method::GET, path).body(Body::empty()).unwrap()).await;
        self.remember(&answer);
        answer
    }

    /// Sends a form.
    pub(crate) async fn post(&mut self, site: &Site, path: &str, fields: &[(&str, &str)]) -> Answer {
        self.post_with(site, path, fields, &[]).await
    }

    pub(crate) async fn post_with(
        &mut self,
        site: &Site,
        path: &str,
        fields: &[(&str, &str)],
        headers: &[(&str, &str)],
    ) -> Answer {
        let mut request = self
            .request(Method::POST, path)
            .header(header::ORIGIN, "http://site.example")
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let answer = site.send(request.body(Body::from(form(fields))).unwrap()).await;
        self.remember(&answer);
        answer
    }

    /// Answers a decision at a table of Atlantis.
    pub(crate) async fn act(&mut self, site: &Site, table: &str, decision: u64, action: &Action) -> Answer {
        self.choose(site, table, decision, &serde_json::to_string(action).unwrap()).await
    }

    /// Answers a decision, as a button does.
    pub(crate) async fn choose(&mut self, site: &Site, table: &str, decision: u64, action: &str) -> Answer {
        let fields = [("decision", decision.to_string()), ("action", action.to_owned())];
        let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
        self.post(site, &format!("{table}/act"), &fields).await
    }

    /// The address of a fresh table of Atlantis with two bots.
    pub(crate) async fn play_now(&mut self, site: &Site) -> String {
        self.post(site, "/play/atlantis", &[]).await.location().to_owned()
    }
}

/// Fields as a browser writes them.
pub(crate) fn form(fields: &[(&str, &str)]) -> String {
    let encode = |text: &str| -> String {
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
        text.bytes()
            .map(|byte| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") })
            .collect()
    };
    fields.iter().map(|(name, value)| format!("{}={}", encode(name), encode(value))).collect::<Vec<_>>().join("&")
}
