//! The wire to a client, who may stop reading: then it breaks, so that what was to be sent is not kept for ever.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Sleep, sleep};

/// How long a client may leave something unread that is ready for them.
const PATIENCE: Duration = Duration::from_secs(30);
/// How long they may leave it unacknowledged: whoever lost the network says no goodbye.
#[cfg(target_os = "linux")]
const UNHEARD: Duration = Duration::from_secs(60);

/// What is written is taken away within some time, or the wire breaks.
pub(crate) struct Wire<S> {
    stream: S,
    /// Since something is left over.
    blocked: Option<Pin<Box<Sleep>>>,
}

impl<S> Wire<S> {
    pub(crate) fn new(stream: S) -> Self {
        Self { stream, blocked: None }
    }

    /// What the stream said to so many bytes. To have taken some of them is not enough: else a client who reads a byte
    /// now and then would be waited for all day.
    fn judge(&mut self, cx: &mut Context<'_>, all: usize, taken: Poll<io::Result<usize>>) -> Poll<io::Result<usize>> {
        match taken {
            Poll::Pending => return self.wait(cx).map(Err),
            Poll::Ready(Ok(count)) if count < all => {
                self.blocked.get_or_insert_with(|| Box::pin(sleep(PATIENCE)));
            }
            Poll::Ready(_) => self.blocked = None,
        }
        taken
    }

    fn wait(&mut self, cx: &mut Context<'_>) -> Poll<io::Error> {
        let blocked = self.blocked.get_or_insert_with(|| Box::pin(sleep(PATIENCE)));
        blocked.as_mut().poll(cx).map(|()| io::Error::new(io::ErrorKind::TimedOut, "the client does not read"))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Wire<S> {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buffer: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Wire<S> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let taken = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.judge(cx, bytes.len(), taken)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let taken = Pin::new(&mut self.stream).poll_write_vectored(cx, parts);
        self.judge(cx, parts.iter().map(|part| part.len()).sum(), taken)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        match Pin::new(&mut self.stream).poll_flush(cx) {
            Poll::Pending => self.wait(cx).map(Err),
            flushed => flushed,
        }
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        match Pin::new(&mut self.stream).poll_shutdown(cx) {
            Poll::Pending => self.wait(cx).map(Err),
            closed => closed,
        }
    }
}

/// Sets up a new connection.
pub(crate) fn prepare(stream: &TcpStream) {
    // A stream's short messages must not wait for longer ones.
    let prepared = stream.set_nodelay(true);
    #[cfg(target_os = "linux")]
    let prepared = prepared.and_then(|()| socket2::SockRef::from(stream).set_tcp_user_timeout(Some(UNHEARD)));
    if let Err(error) = prepared {
        tracing::debug!(%error, "a connection stays as the system made it");
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn whoever_reads_nothing_or_hardly_anything_is_left() {
        let (ours, mut theirs) = duplex(100);
        let mut wire = Wire::new(ours);
        wire.write_all(&[0; 100]).await.unwrap();
        let dripping = tokio::spawn(async move {
            let mut byte = [0];
            while theirs.read_exact(&mut byte).await.is_ok() {
                sleep(PATIENCE / 10).await;
            }
        });
        let error = wire.write_all(&[0; 100]).await.unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
        drop(wire);
        dripping.await.unwrap();
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_reads_slowly_gets_it_all() {
        let (ours, mut theirs) = duplex(100);
        let reading = tokio::spawn(async move {
            let (mut all, mut some) = (0, [0; 50]);
            while all < 1_000 {
                sleep(PATIENCE / 10).await;
                all += theirs.read(&mut some).await.unwrap();
            }
        });
        let mut wire = Wire::new(ours);
        for _ in 0..10 {
            wire.write_all(&[0; 100]).await.unwrap();
        }
        reading.await.unwrap();
    }
}
