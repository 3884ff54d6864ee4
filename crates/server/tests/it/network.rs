//! The site on a real network, as far as the machine itself.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use server::{OpenError, Server};
use store_testkit::Scratch;
use tokio::sync::oneshot;

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
