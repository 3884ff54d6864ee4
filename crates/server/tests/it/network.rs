//! The site on a real network, as far as the machine itself.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use server::{Config, OpenError, Server};
use store_testkit::Scratch;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::site::config;

fn ask(address: SocketAddr, request: &str) -> TcpStream {
    let mut stream = TcpStream::connect(address).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    stream.write_all(request.as_bytes()).unwrap();
    stream
}

fn whole(mut stream: TcpStream) -> String {
    let mut text = String::new();
    stream.read_to_string(&mut text).unwrap();
    text
}

/// Whether a request is refused: with words, or by hanging up before its end.
fn refuses(address: SocketAddr, request: &str) -> bool {
    let mut stream = TcpStream::connect(address).unwrap();
    let mut text = String::new();
    let sent = stream.write_all(request.as_bytes());
    match sent.and_then(|()| stream.read_to_string(&mut text)) {
        Ok(_) => text.starts_with("HTTP/1.1 431"),
        Err(_) => true,
    }
}

/// Reads until the text has come.
fn until(stream: &mut TcpStream, text: &str) {
    let mut seen = Vec::new();
    let mut byte = [0];
    while !String::from_utf8_lossy(&seen).contains(text) {
        stream.read_exact(&mut byte).unwrap();
        seen.extend_from_slice(&byte);
    }
}

/// A site on a port of its own, until it is told to stop.
pub(crate) struct Open {
    pub(crate) address: SocketAddr,
    metrics: Option<SocketAddr>,
    stop: oneshot::Sender<()>,
    running: JoinHandle<()>,
    _scratch: Scratch,
}

impl Open {
    pub(crate) async fn with(change: impl FnOnce(&mut Config)) -> Self {
        let scratch = Scratch::wanted().await;
        let mut config = config(&scratch);
        config.listen = SocketAddr::from(([127, 0, 0, 1], 0));
        change(&mut config);
        let server = Server::bind(config).await.unwrap();
        let (address, metrics) = (server.address(), server.metrics_address());
        let (stop, stopped) = oneshot::channel::<()>();
        let running = tokio::spawn(server.run(async move { stopped.await.unwrap() }));
        Self { address, metrics, stop, running, _scratch: scratch }
    }

    pub(crate) async fn close(self) {
        self.stop.send(()).unwrap();
        self.running.await.unwrap();
    }
}

/// Talks over sockets while the site runs.
async fn talk<T: Send + 'static>(talk: impl FnOnce() -> T + Send + 'static) -> T {
    tokio::task::spawn_blocking(talk).await.unwrap()
}

fn get(address: SocketAddr, path: &str) -> String {
    whole(ask(address, &format!("GET {path} HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n")))
}

/// Somebody who has been answered and stays. The site may need a moment to notice who has left.
fn talker(address: SocketAddr) -> TcpStream {
    loop {
        let mut stream = TcpStream::connect(address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
        let mut start = [0; 12];
        let asked = stream.write_all(b"GET /health HTTP/1.1\r\nHost: h\r\n\r\n");
        if asked.and_then(|()| stream.read_exact(&mut start)).is_ok() && start == *b"HTTP/1.1 200" {
            return stream;
        }
    }
}

/// Whether nothing more comes from there.
fn is_closed(stream: &mut TcpStream) -> bool {
    stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    matches!(stream.read(&mut [0]), Ok(0) | Err(_))
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_says_nothing_gives_way_and_a_full_site_says_so() {
    let site = Open::with(|config| config.limits.all_connections = 3).await;
    let address = site.address;
    talk(move || {
        let mut silent: Vec<TcpStream> = (0..9).map(|_| TcpStream::connect(address).unwrap()).collect();
        assert!(get(address, "/").contains("Atlantis"), "nine silent ones keep nobody out of three places");
        assert!(silent[..6].iter_mut().all(is_closed), "the oldest go first");
        let talking: Vec<TcpStream> = (0..3).map(|_| talker(address)).collect();
        let refused = whole(TcpStream::connect(address).unwrap());
        assert!(refused.starts_with("HTTP/1.1 503") && refused.contains("\r\nConnection: close\r\n"), "{refused}");
        assert!(refused.contains("\r\nRetry-After: 5\r\n") && refused.contains("Too many connections"), "{refused}");
        drop(talking);
    })
    .await;
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_refused_early_is_read_to_its_end_or_closed_with_a_word() {
    let site = Open::with(|_| {}).await;
    let address = site.address;
    talk(move || {
        let form = |length: usize, more: &str| {
            let kind = "Content-Type: application/x-www-form-urlencoded";
            format!(
                "POST /me HTTP/1.1\r\nHost: h\r\nOrigin: http://h\r\n{kind}\r\nContent-Length: {length}{more}\r\n\r\n"
            )
        };
        let mut stream = ask(address, &form(100_000, ""));
        stream.write_all(&[b'x'; 100_000]).unwrap();
        stream.write_all(b"GET /health HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n").unwrap();
        let both = whole(stream);
        assert!(both.starts_with("HTTP/1.1 413") && both.ends_with("\r\n\r\nok"), "{both}");
        let mut stream = ask(address, &form(50_000_000, ""));
        until(&mut stream, "connection: close\r\n");
        let mut stream = ask(address, &form(100_000, "\r\nExpect: 100-continue"));
        until(&mut stream, "connection: close\r\n");
    })
    .await;
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_site_that_ends_says_so_and_finishes_what_is_under_way() {
    let site = Open::with(|_| {}).await;
    let address = site.address;
    let mut slow = talk(move || {
        let begun = "POST /tables HTTP/1.1\r\nHost: h\r\nOrigin: http://h\r\nContent-Length: 33\r\n";
        let form = "Expect: 100-continue\r\nContent-Type: application/x-www-form-urlencoded\r\n\r\n";
        let mut slow = ask(address, &format!("{begun}{form}"));
        until(&mut slow, "100 Continue");
        slow
    })
    .await;
    site.stop.send(()).unwrap();
    loop {
        let ready = get_on(address, "/ready").await;
        if ready.starts_with("HTTP/1.1 503") {
            assert!(ready.ends_with("about to end: ask another one"), "{ready}");
            break;
        }
    }
    let answer = talk(move || {
        slow.write_all(b"game=atlantis&seat1=me&seat2=here").unwrap();
        whole(slow)
    })
    .await;
    assert!(answer.contains("HTTP/1.1 303") && answer.contains("\r\nconnection: close\r\n"), "{answer}");
    site.running.await.unwrap();
    assert!(TcpStream::connect(address).is_err(), "nobody listens any more");
}

async fn get_on(address: SocketAddr, path: &'static str) -> String {
    talk(move || get(address, path)).await
}

#[tokio::test(flavor = "multi_thread")]
async fn numbers_are_read_at_an_address_of_their_own() {
    let site = Open::with(|config| config.metrics = Some(SocketAddr::from(([127, 0, 0, 1], 0)))).await;
    let (address, metrics) = (site.address, site.metrics.unwrap());
    talk(move || {
        let play = "POST /play/atlantis HTTP/1.1\r\nHost: h\r\nOrigin: http://h\r\nConnection: close\r\n\r\n";
        let made = whole(ask(address, play));
        let table = made.lines().find_map(|line| line.strip_prefix("location: ")).unwrap().to_owned();
        let mut stream = ask(address, &format!("GET {table}/events HTTP/1.1\r\nHost: h\r\n\r\n"));
        until(&mut stream, "event: step");
        get(address, "/nowhere");
        let numbers = get(metrics, "/metrics");
        for line in [
            "critias_request_seconds_count{route=\"/play/{game}\",status=\"3xx\"} 1",
            "critias_request_seconds_bucket{route=\"/t/{id}/events\",status=\"2xx\",le=\"+Inf\"} 1",
            "critias_request_seconds_count{route=\"other\",status=\"4xx\"} 1",
            "critias_streams 1",
            "critias_rooms 1",
            "critias_draining 0",
            "critias_database_failures_total 0",
            "critias_thinking_waiting 0",
        ] {
            assert!(numbers.contains(&format!("\n{line}\n")), "{line}: {numbers}");
        }
        assert!(!numbers.contains(table.trim_start_matches("/t/")), "no table is named");
        assert!(get(address, "/metrics").starts_with("HTTP/1.1 404"), "not for everybody");
        drop(stream);
    })
    .await;
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_site_opens_answers_and_closes_in_good_order() {
    let scratch = Scratch::wanted().await;
    let mut config = config(&scratch);
    config.listen = SocketAddr::from(([127, 0, 0, 1], 0));
    let server = Server::bind(config.clone()).await.unwrap();
    let address = server.address();
    config.listen = address;
    assert!(matches!(Server::bind(config).await, Err(OpenError::Listen { .. })), "the address is taken");
    let (stop, stopped) = oneshot::channel::<()>();
    let running = tokio::spawn(server.run(async move { stopped.await.unwrap() }));

    let talk = tokio::task::spawn_blocking(move || {
        let healthy = whole(ask(address, "GET /health HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n"));
        assert!(healthy.starts_with("HTTP/1.1 200 OK") && healthy.ends_with("ok"), "{healthy}");
        let nonsense = whole(ask(address, "\x16\x03\x01 hello\r\n\r\n"));
        assert!(nonsense.starts_with("HTTP/1.1 400"), "{nonsense}");
        let endless = format!("GET / HTTP/1.1\r\nHost: h\r\nx: {}\r\n\r\n", "x".repeat(100_000));
        assert!(refuses(address, &endless));
        let play = "POST /play/atlantis HTTP/1.1\r\nHost: h\r\nOrigin: http://h\r\nConnection: close\r\n\r\n";
        let made = whole(ask(address, play));
        let table = made.lines().find_map(|line| line.strip_prefix("location: ")).unwrap().to_owned();
        let mut stream = ask(address, &format!("GET {table}/events HTTP/1.1\r\nHost: h\r\n\r\n"));
        until(&mut stream, "event: step\ndata: {\"changes\":");
        stream
    });
    let stream = talk.await.unwrap();
    stop.send(()).unwrap();
    let rest = tokio::task::spawn_blocking(move || whole(stream)).await.unwrap();
    assert!(rest.contains("event: bye"), "{rest}");
    running.await.unwrap();
    assert!(TcpStream::connect(address).is_err(), "nobody listens any more");
}
