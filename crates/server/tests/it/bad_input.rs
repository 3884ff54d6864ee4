//! Any bytes as form, cookie, address, header or action give a clear refusal and change nothing.

use axum::body::Body;
use axum::http::{HeaderValue, Method, StatusCode, header};
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use tokio::runtime::Runtime;

use crate::site::{Answer, Site, Visitor, form};

/// A site with a running table at which Anna is to decide and nobody else moves.
struct Scene {
    runtime: Runtime,
    site: Site,
    anna: Visitor,
    table: String,
    decision: u64,
    before: Vec<u8>,
}

impl Scene {
    fn new() -> Self {
        let runtime = Runtime::new().unwrap();
        let (site, anna, table, page) = runtime.block_on(async {
            let site = Site::open().await;
            let mut anna = Visitor::default();
            let fields = [("game", "atlantis"), ("seat1", "me"), ("seat2", "open"), ("start", "1")];
            let table = anna.post(&site, "/tables", &fields).await.location().to_owned();
            Visitor::default().post(&site, &format!("{table}/join"), &[]).await.location();
            anna.post(&site, &format!("{table}/start"), &[]).await.location();
            let page = anna.get(&site, &table).await;
            (site, anna, table, page)
        });
        Self { runtime, site, anna, table, decision: page.decision().unwrap(), before: page.bytes }
    }

    /// Sends a form as Anna's browser would, with any body.
    fn post(&self, path: &str, body: Vec<u8>) -> Answer {
        let request = self
            .anna
            .request(Method::POST, path)
            .header(header::ORIGIN, "http://site.example")
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        self.runtime.block_on(self.site.send(request.body(Body::from(body)).unwrap()))
    }

    fn nothing_changed(&self) -> bool {
        let mut anna = self.anna.clone();
        self.runtime.block_on(anna.get(&self.site, &self.table)).bytes == self.before
    }
}

/// A refusal is a page with a sentence, never a failure.
fn is_clear(answer: &Answer) -> bool {
    answer.status.is_client_error() && answer.text().contains("<html") && answer.text().contains("<p")
}

fn check<S: Strategy>(cases: u32, strategy: S, test: impl Fn(S::Value)) {
    let mut runner = TestRunner::new(Config { cases, failure_persistence: None, ..Config::default() });
    runner
        .run(&strategy, |value| {
            test(value);
            Ok(())
        })
        .unwrap();
}

/// Found or thought of: each was once able to break something somewhere.
const CORPUS: &[(&str, &str)] = &[
    ("empty", ""),
    ("nothing-but-separators", "&&&===&"),
    ("broken-percent", "decision=%&action=%zz"),
    ("half-a-letter", "action=%C3"),
    ("nul", "decision=1%00&action=%00"),
    ("negative-decision", "decision=-1&action=%22done%22"),
    ("huge-decision", "decision=99999999999999999999999&action=%22done%22"),
    ("no-action", "decision=1"),
    ("action-is-no-json", "action=move+0"),
    ("action-is-a-number", "action=7"),
    ("action-is-null", "action=null"),
    ("action-is-two", "action=%22done%22%22done%22"),
    ("unknown-action", "action=%22fly%22"),
    ("unknown-field", "action=%7B%22move%22%3A%7B%22from%22%3A0%2C%22to%22%3A54%7D%7D"),
    ("missing-field", "action=%7B%22move%22%3A%7B%7D%7D"),
    ("number-too-large", "action=%7B%22move%22%3A%7B%22from%22%3A256%7D%7D"),
    ("number-negative", "action=%7B%22move%22%3A%7B%22from%22%3A-1%7D%7D"),
    ("number-broken", "action=%7B%22move%22%3A%7B%22from%22%3A0.5%7D%7D"),
    ("position-off-the-path", "action=%7B%22move%22%3A%7B%22from%22%3A255%7D%7D"),
    ("gap-off-the-path", "action=%7B%22bridge%22%3A%7B%22gap%22%3A255%7D%7D"),
    ("value-off-the-scale", "action=%7B%22buy%22%3A%7B%22value%22%3A255%7D%7D"),
    ("two-actions", "action=%7B%22buy%22%3A%7B%22value%22%3A1%7D%2C%22done%22%3Anull%7D"),
];

#[test]
fn every_known_nonsense_is_refused_as_an_action() {
    let scene = Scene::new();
    for (name, body) in CORPUS {
        for body in [(*body).to_owned(), format!("decision={}&{body}", scene.decision)] {
            let answer = scene.post(&format!("{}/act", scene.table), body.into_bytes());
            assert!(is_clear(&answer), "{name}: {} {}", answer.status, answer.words());
        }
    }
    let deep = form(&[("decision", &scene.decision.to_string()), ("action", &"[".repeat(60_000))]);
    assert!(scene.post(&format!("{}/act", scene.table), deep.into_bytes()).status.is_client_error());
    assert!(scene.nothing_changed());
}

#[test]
fn any_bytes_as_a_form_are_refused() {
    let scene = Scene::new();
    let paths = ["/tables", "/t/000000000000/act", "/play/chess", "/nowhere"].map(str::to_owned);
    let own = ["act", "undo", "window", "uncover", "start", "join", "leave", "rematch"]
        .map(|form| format!("{}/{form}", scene.table));
    let paths: Vec<String> = paths.into_iter().chain(own).collect();
    check(150, (proptest::sample::select(paths), proptest::collection::vec(any::<u8>(), 0..300)), |(path, body)| {
        let answer = scene.post(&path, body);
        assert!(is_clear(&answer), "{path}: {} {}", answer.status, answer.words());
    });
    assert!(scene.nothing_changed());
}

#[test]
fn any_text_as_an_action_is_refused_unless_it_is_one() {
    let scene = Scene::new();
    let words = proptest::sample::select(vec![
        "{",
        "}",
        "[",
        "]",
        ":",
        ",",
        "\"",
        "\"move\"",
        "\"from\"",
        "\"bridge\"",
        "\"gap\"",
        "\"done\"",
        "\"show_hand\"",
        "0",
        "7",
        "-1",
        "null",
        "1e9",
        " ",
        "\\u0000",
    ]);
    let texts = prop_oneof![".{0,60}", proptest::collection::vec(words, 0..9).prop_map(|words| words.concat())];
    let decision = scene.decision.to_string();
    check(200, texts, |text| {
        if serde_json::from_str::<game_atlantis::Action>(&text).is_ok() {
            return;
        }
        let body = form(&[("decision", &decision), ("action", &text)]);
        let answer = scene.post(&format!("{}/act", scene.table), body.into_bytes());
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{text}");
    });
    assert!(scene.nothing_changed());
}

#[test]
fn any_cookie_makes_a_stranger_and_any_header_is_read() {
    let scene = Scene::new();
    let names =
        ["cookie", "accept-language", "x-critias", "x-forwarded-for", "content-type", "sec-fetch-site", "referer"];
    let bytes = proptest::collection::vec(any::<u8>(), 0..120);
    let pieces = prop_oneof![
        bytes,
        ".{0,40}".prop_map(String::into_bytes),
        "critias=[0-9a-f]{60,68}".prop_map(String::into_bytes)
    ];
    check(200, (proptest::sample::select(names.to_vec()), pieces), |(name, value)| {
        let Ok(value) = HeaderValue::from_bytes(&value) else { return };
        let request = Visitor::default().request(Method::GET, &scene.table).header(name, value);
        let answer = scene.runtime.block_on(scene.site.send(request.body(Body::empty()).unwrap()));
        assert_eq!(answer.status, StatusCode::OK, "{name}");
        assert_eq!(answer.decision(), None, "a stranger is asked nothing");
    });
    assert!(scene.nothing_changed());
}

#[test]
fn any_address_has_an_answer() {
    let scene = Scene::new();
    let addresses = prop_oneof![
        "/[ -~]{0,40}",
        "/t/[0-9a-z]{0,14}(/[a-z.]{0,12})?",
        "/games/[a-z%0-9]{0,12}(/[a-z]{0,9})?[?]q=[ -~]{0,30}",
        "/t/[0-9a-z]{12}/at/[0-9a-f%.]{0,24}",
    ];
    check(300, addresses, |address| {
        let Ok(uri) = address.parse::<axum::http::Uri>() else { return };
        let request = Visitor::default().request(Method::GET, "/").uri(uri);
        let answer = scene.runtime.block_on(scene.site.send(request.body(Body::empty()).unwrap()));
        assert!(!answer.status.is_server_error(), "{address}: {}", answer.status);
    });
}

#[test]
fn what_is_too_large_is_refused() {
    let scene = Scene::new();
    let large = scene.post(&format!("{}/chat", scene.table), form(&[("text", &"x".repeat(70_000))]).into_bytes());
    assert_eq!(large.status, StatusCode::PAYLOAD_TOO_LARGE);
    let request = scene.anna.request(Method::GET, &format!("/games/atlantis/rules?q={}", "x".repeat(3_000)));
    let long = scene.runtime.block_on(scene.site.send(request.body(Body::empty()).unwrap()));
    assert_eq!(long.status, StatusCode::URI_TOO_LONG);
    assert!(is_clear(&large) && is_clear(&long));
    let request = scene
        .anna
        .request(Method::POST, &format!("{}/chat", scene.table))
        .header(header::ORIGIN, "http://site.example")
        .header(header::CONTENT_TYPE, "multipart/form-data; boundary=x");
    let multipart = scene.runtime.block_on(scene.site.send(request.body(Body::from("--x\r\n")).unwrap()));
    assert_eq!(multipart.status, StatusCode::BAD_REQUEST);
    assert!(scene.nothing_changed());
}
