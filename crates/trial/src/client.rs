//! People's browsers, as far as a server can tell: HTTP over kept connections, and streams of events.

use std::collections::HashMap;
use std::io::Read;
use std::net::SocketAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use http_body_util::{BodyExt, Full};
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::header::{ACCEPT_ENCODING, CONTENT_ENCODING, CONTENT_TYPE, COOKIE, HOST, ORIGIN, SET_COOKIE};
use hyper::{Method, Request, Response};
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;
use tokio::sync::watch;

/// Longer than any answer may take.
const PATIENCE: Duration = Duration::from_secs(40);

type Connection = SendRequest<Full<Bytes>>;

/// Connections that are kept open between requests, to any number of nodes.
pub struct Clients {
    idle: Mutex<HashMap<SocketAddr, Vec<Connection>>>,
    /// Whether answers may come compressed, as browsers want them.
    gzip: bool,
}

pub struct Answer {
    pub status: u16,
    /// As it came, perhaps compressed.
    pub body: Bytes,
    gzip: bool,
}

impl Answer {
    pub fn text(&self) -> Result<String> {
        let mut text = String::new();
        match self.gzip {
            true => flate2::read::GzDecoder::new(&*self.body).read_to_string(&mut text)?,
            false => (&*self.body).read_to_string(&mut text)?,
        };
        Ok(text)
    }

    /// The first bytes of the text, without unpacking the rest.
    pub fn head(&self, most: u64) -> Result<String> {
        let mut head = Vec::new();
        match self.gzip {
            true => flate2::read::GzDecoder::new(&*self.body).take(most).read_to_end(&mut head)?,
            false => (&*self.body).take(most).read_to_end(&mut head)?,
        };
        Ok(String::from_utf8_lossy(&head).into_owned())
    }
}

/// What a browser keeps of who it is.
pub struct Cookie(Mutex<String>);

impl Cookie {
    pub fn new(token: &str) -> Self {
        Self(Mutex::new(format!("critias={token}")))
    }

    fn get(&self) -> String {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// The server may give another one at any time.
    fn learn(&self, answer: &Response<Incoming>) {
        let set = answer.headers().get(SET_COOKIE).and_then(|value| value.to_str().ok());
        if let Some(pair) = set.and_then(|set| set.split(';').next()) {
            *self.0.lock().unwrap_or_else(PoisonError::into_inner) = pair.to_owned();
        }
    }
}

impl Clients {
    pub fn new(gzip: bool) -> Self {
        Self { idle: Mutex::default(), gzip }
    }

    pub async fn get(&self, node: SocketAddr, path: &str, cookie: &Cookie) -> Result<Answer> {
        self.ask(node, Method::GET, path, cookie, None).await
    }

    /// Sends a form as our script does, which wants the fresh fragment for an answer.
    pub async fn post(&self, node: SocketAddr, path: &str, cookie: &Cookie, fields: &[(&str, &str)]) -> Result<Answer> {
        self.ask(node, Method::POST, path, cookie, Some(form(fields))).await
    }

    async fn ask(
        &self,
        node: SocketAddr,
        method: Method,
        path: &str,
        cookie: &Cookie,
        form: Option<String>,
    ) -> Result<Answer> {
        let answer = async {
            let kept = self.lock().get_mut(&node).and_then(Vec::pop).filter(|kept| !kept.is_closed());
            let mut connection = match kept {
                Some(connection) => connection,
                None => connect(node).await?,
            };
            let request = request(node, method, path, cookie, self.gzip, form)?;
            let response = connection.send_request(request).await?;
            cookie.learn(&response);
            let status = response.status().as_u16();
            let gzip = response.headers().get(CONTENT_ENCODING).is_some_and(|coding| coding == "gzip");
            let body = response.into_body().collect().await?.to_bytes();
            self.lock().entry(node).or_default().push(connection);
            Ok(Answer { status, body, gzip })
        };
        tokio::time::timeout(PATIENCE, answer).await.context("no answer in time")?
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<SocketAddr, Vec<Connection>>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

async fn connect(node: SocketAddr) -> Result<Connection> {
    let stream = TcpStream::connect(node).await?;
    stream.set_nodelay(true)?;
    let (connection, driver) = handshake(TokioIo::new(stream)).await?;
    // However it ends, whoever asked through it is told.
    tokio::spawn(driver);
    Ok(connection)
}

fn request(
    node: SocketAddr,
    method: Method,
    path: &str,
    cookie: &Cookie,
    gzip: bool,
    form: Option<String>,
) -> Result<Request<Full<Bytes>>> {
    let mut request = Request::builder()
        .method(method)
        .uri(path)
        .header(HOST, node.to_string())
        .header(COOKIE, cookie.get())
        .header("x-critias", "fragment");
    if gzip {
        request = request.header(ACCEPT_ENCODING, "gzip");
    }
    if form.is_some() {
        request =
            request.header(ORIGIN, format!("http://{node}")).header(CONTENT_TYPE, "application/x-www-form-urlencoded");
    }
    Ok(request.body(Full::from(form.unwrap_or_default()))?)
}

/// Fields as a browser writes them.
fn form(fields: &[(&str, &str)]) -> String {
    let mut text = String::new();
    for (name, value) in fields {
        if !text.is_empty() {
            text.push('&');
        }
        text += name;
        text.push('=');
        for byte in value.bytes() {
            match byte {
                b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' => text.push(byte.into()),
                _ => text += &format!("%{byte:02X}"),
            }
        }
    }
    text
}

/// Listens at a table until the stream ends: tells how many changes its viewer could notice.
pub async fn listen(node: SocketAddr, table: &str, cookie: &Cookie, changes: &watch::Sender<u64>) -> Result<()> {
    let mut connection = connect(node).await?;
    let request = request(node, Method::GET, &format!("/t/{table}/events"), cookie, false, None)?;
    let response = tokio::time::timeout(PATIENCE, connection.send_request(request)).await.context("no stream")??;
    ensure!(response.status() == 200, "a stream is refused: {}", response.status());
    let mut body = response.into_body();
    let mut rest = String::new();
    while let Some(frame) = body.frame().await {
        let Ok(data) = frame?.into_data() else { continue };
        rest += &String::from_utf8_lossy(&data);
        while let Some(end) = rest.find('\n') {
            if let Some(counted) = rest[..end].strip_prefix("data: {\"changes\":") {
                let digits = counted.bytes().take_while(u8::is_ascii_digit).count();
                changes.send_replace(counted[..digits].parse()?);
            }
            rest.drain(..=end);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_are_written_as_browsers_do() {
        let action = r#"{"move":{"from":0}}"#;
        assert_eq!(
            form(&[("decision", "7"), ("action", action)]),
            "decision=7&action=%7B%22move%22%3A%7B%22from%22%3A0%7D%7D"
        );
    }
}
