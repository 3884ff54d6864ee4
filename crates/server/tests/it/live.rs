//! Streams: what they say, and when.

use axum::body::Body;
use axum::http::header;
use tokio_stream::StreamExt;

use crate::play::my_turn;
use crate::site::{Site, Visitor};

/// A stream as its events.
pub(crate) struct Stream {
    body: axum::body::BodyDataStream,
    text: String,
}

impl Stream {
    pub(crate) async fn open(site: &Site, visitor: &Visitor, table: &str) -> Self {
        let response = site.open_stream(visitor, &format!("{table}/events")).await;
        assert_eq!(response.headers()[header::CONTENT_TYPE], "text/event-stream");
        assert_eq!(response.headers()[header::CACHE_CONTROL], "no-store");
        assert_eq!(response.headers()["x-accel-buffering"], "no", "a proxy passes every word on at once");
        Self { body: Body::into_data_stream(response.into_body()), text: String::new() }
    }

    /// The next event: its name and data; nothing at the end.
    async fn next(&mut self) -> Option<(String, String)> {
        loop {
            if let Some((event, rest)) = self.text.split_once("\n\n") {
                let line =
                    |name: &str| event.lines().find_map(|line| line.strip_prefix(name)).unwrap_or_default().to_owned();
                let found = (line("event: "), line("data: "));
                self.text = rest.to_owned();
                return Some(found);
            }
            let bytes = self.body.next().await?.unwrap();
            self.text.push_str(std::str::from_utf8(&bytes).unwrap());
        }
    }

    async fn changes(&mut self) -> u64 {
        self.mark().await.0
    }

    /// How often the game and everything else changed.
    pub(crate) async fn mark(&mut self) -> (u64, u64) {
        let (event, data) = self.next().await.unwrap();
        assert_eq!(event, "step");
        let data: serde_json::Value = serde_json::from_str(&data).unwrap();
        assert_eq!(data.as_object().unwrap().len(), 2, "a stream says how often something changed and nothing else");
        (data["changes"].as_u64().unwrap(), data["news"].as_u64().unwrap())
    }
}

#[tokio::test]
async fn a_move_is_on_the_disk_before_anyone_learns_of_it() {
    let site = Site::open().await;
    let disk = site.store().await;
    let mut anna = Visitor::default();
    let fields = [("game", "atlantis"), ("seat1", "me"), ("seat2", "bot:random"), ("start", "1")];
    let table = anna.post(&site, "/tables", &fields).await.location().to_owned();
    let id = table.trim_start_matches("/t/").to_owned();
    let mut stream = Stream::open(&site, &Visitor::default(), &table).await;
    let mut known = stream.changes().await;
    for _ in 0..5 {
        let page = my_turn(&site, &mut anna, &table).await;
        let action = page.actions()[0];
        let listen = async {
            let changes = stream.changes().await;
            (changes, disk.entries(&id).await.unwrap().len() as u64)
        };
        let act = async {
            let answer = anna.act(&site, &table, page.decision().unwrap(), &action).await;
            (answer, disk.entries(&id).await.unwrap().len() as u64)
        };
        let ((changes, on_disk), (answer, at_answer)) = tokio::join!(listen, act);
        assert_eq!(answer.location(), table);
        assert!(changes > known && on_disk >= changes, "announced {changes} changes, {on_disk} are on the disk");
        assert!(at_answer > known, "the mover is answered when the move is on the disk");
        known = changes;
    }
}

#[tokio::test]
async fn a_lobby_is_live_and_tells_when_the_game_begins() {
    let site = Site::open().await;
    let mut anna = Visitor::default();
    let fields = [("game", "atlantis"), ("seat1", "me"), ("seat2", "open")];
    let table = anna.post(&site, "/tables", &fields).await.location().to_owned();
    let mut stream = Stream::open(&site, &anna, &table).await;
    let before = stream.mark().await;
    assert_eq!(before.0, 0);
    let mut jan = Visitor::default();
    jan.post(&site, &format!("{table}/join"), &[]).await.location();
    assert_eq!(stream.mark().await, (0, before.1 + 1));
    anna.post(&site, &format!("{table}/start"), &[]).await.location();
    assert!(stream.changes().await > 0);
}

#[tokio::test]
async fn chat_is_announced_and_only_the_table_talks() {
    let site = Site::open().await;
    let mut anna = Visitor::default();
    let fields = [("game", "atlantis"), ("seat1", "me"), ("seat2", "bot:random"), ("start", "1")];
    let table = anna.post(&site, "/tables", &fields).await.location().to_owned();
    let mut stream = Stream::open(&site, &anna, &table).await;
    let before = stream.next().await.unwrap();
    let said = "gg <script>alert(1)</script> \u{202e}\0";
    assert_eq!(anna.post(&site, &format!("{table}/chat"), &[("text", said)]).await.location(), table);
    assert_ne!(stream.next().await.unwrap(), before);
    let page = Visitor::default().get(&site, &table).await;
    assert!(page.text().contains("gg &lt;script&gt;alert(1)&lt;/script&gt;"), "{}", page.words());
    assert!(!page.text().contains('\u{202e}'));
    for (mut who, text) in [(Visitor::default(), "hello"), (anna.clone(), " \u{200b} "), (anna.clone(), "")] {
        let answer = who.post(&site, &format!("{table}/chat"), &[("text", text)]).await;
        assert!(answer.status.is_client_error(), "{text:?}");
    }
    assert!(anna.post(&site, &format!("{table}/chat"), &[]).await.status.is_client_error());
    let long = "x".repeat(5_000);
    anna.post(&site, &format!("{table}/chat"), &[("text", &long)]).await.location();
    let page = anna.get(&site, &table).await;
    assert!(page.text().contains(&long[..500]) && !page.text().contains(&long[..501]), "a line has an end");
}

#[tokio::test]
async fn spectators_are_counted_and_streams_end_with_the_site() {
    let site = Site::open().await;
    let mut anna = Visitor::default();
    let table = anna.play_now(&site).await;
    let mut own = Stream::open(&site, &anna, &table).await;
    let mut others = Stream::open(&site, &Visitor::default(), &table).await;
    own.changes().await;
    others.changes().await;
    site.app.close().await;
    for mut stream in [own, others] {
        loop {
            match stream.next().await.unwrap().0.as_str() {
                "step" => {}
                other => {
                    assert_eq!(other, "bye");
                    break;
                }
            }
        }
        assert_eq!(stream.next().await, None);
    }
}
