//! A connection's bytes: it holds its place as long as it lives, gives way to others while it writes much, and is given up
//! on when the other side never reads.

use super::crowd::Place;
use std::future::Future;
use std::io::{self, ErrorKind, IoSlice};
use std::mem::take;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Sleep, sleep};

/// How long the other side may leave everything unread.
const PATIENCE: Duration = Duration::from_secs(30);
/// The bytes that are written before others have a turn.
const MOUTHFUL: usize = 32 << 10;

/// A connection.
#[derive(Debug)]
pub(super) struct Stream {
    inner: TcpStream,
    /// Runs while nothing more can be written.
    stalled: Option<Pin<Box<Sleep>>>,
    /// Whether it has just written its fill.
    full: bool,
    _place: Place,
}

impl Stream {
    pub(super) const fn new(inner: TcpStream, place: Place) -> Self {
        Self { inner, stalled: None, full: false, _place: place }
    }

    /// Whether others are to have a turn first; it is woken again at once.
    fn gives_way(&mut self, cx: &Context<'_>) -> bool {
        if take(&mut self.full) {
            cx.waker().wake_by_ref();
            return true;
        }
        false
    }

    /// Notes whether a write went on; an error once none has for too long.
    fn watch(
        &mut self,
        cx: &mut Context<'_>,
        written: Poll<io::Result<usize>>,
    ) -> Poll<io::Result<usize>> {
        if let Poll::Ready(written) = written {
            self.stalled = None;
            self.full = matches!(written, Ok(MOUTHFUL..));
            return Poll::Ready(written);
        }
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(sleep(PATIENCE)));
        match stalled.as_mut().poll(cx) {
            Poll::Ready(()) => Poll::Ready(Err(ErrorKind::TimedOut.into())),
            Poll::Pending => Poll::Pending,
        }
    }
}

impl AsyncRead for Stream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.inner).poll_read(cx, into)
    }
}

impl AsyncWrite for Stream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        if self.gives_way(cx) {
            return Poll::Pending;
        }
        let some = &bytes[..bytes.len().min(MOUTHFUL)];
        let written = Pin::new(&mut self.inner).poll_write(cx, some);
        self.watch(cx, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        if parts.iter().map(|part| part.len()).sum::<usize>() > MOUTHFUL {
            let first = parts.iter().find(|part| !part.is_empty());
            return self.poll_write(cx, first.map_or(&[], |part| part));
        }
        if self.gives_way(cx) {
            return Poll::Pending;
        }
        let written = Pin::new(&mut self.inner).poll_write_vectored(cx, parts);
        self.watch(cx, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.inner.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.inner).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.inner).poll_shutdown(cx)
    }
}
