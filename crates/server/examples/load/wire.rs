//! HTTP as plain as it goes: whoever measures should take little of the machine from who is measured.

use std::time::Duration;

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

/// When to give up waiting for an answer. Far longer than it takes.
const PATIENCE: Duration = Duration::from_mins(1);

/// One connection.
pub(crate) struct Wire {
    stream: TcpStream,
    buffer: Vec<u8>,
}

/// What came back.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).expect("it is JSON")
    }
}

/// A request, ready to be sent.
pub(crate) fn post(path: &str, cookie: &str, body: &str) -> Vec<u8> {
    let length = body.len();
    let text = format!(
        "POST {path} HTTP/1.1\r\nhost: x\r\ncookie: {cookie}\r\ncontent-type: application/json\r\n\
         content-length: {length}\r\n\r\n{body}"
    );
    text.into_bytes()
}

/// The same, without a body.
pub(crate) fn get(path: &str, cookie: &str) -> Vec<u8> {
    format!("GET {path} HTTP/1.1\r\nhost: x\r\ncookie: {cookie}\r\n\r\n").into_bytes()
}

impl Wire {
    pub(crate) async fn connect(address: &str) -> Wire {
        let stream = TcpStream::connect(address).await.expect("it listens");
        stream.set_nodelay(true).expect("small things go at once");
        Wire { stream, buffer: Vec::with_capacity(4096) }
    }

    /// Asks, and waits for the answer.
    pub(crate) async fn ask(&mut self, request: &[u8]) -> Answer {
        timeout(PATIENCE, self.asked(request)).await.expect("it answers at last")
    }

    async fn asked(&mut self, request: &[u8]) -> Answer {
        self.stream.write_all(request).await.expect("it reads");
        let head_end = loop {
            if let Some(end) = find(&self.buffer, b"\r\n\r\n") {
                break end + 4;
            }
            self.more().await;
        };
        let head = String::from_utf8_lossy(&self.buffer[..head_end]).into_owned();
        let status = head.get(9..12).and_then(|digits| digits.parse().ok());
        let status = status.expect("an answer begins with its status");
        let length = head.lines().find_map(|line| line.strip_prefix("content-length: "));
        let length: usize = length.and_then(|digits| digits.parse().ok()).unwrap_or(0);
        while self.buffer.len() < head_end + length {
            self.more().await;
        }
        let body = self.buffer[head_end..head_end + length].to_vec();
        self.buffer.drain(..head_end + length);
        Answer { status, head, body }
    }

    async fn more(&mut self) {
        let read = self.stream.read_buf(&mut self.buffer).await.expect("it writes");
        assert_ne!(read, 0, "it does not hang up");
    }

    /// Asks for a stream, and hands over the id of every event until there are no more.
    pub(crate) async fn hear(mut self, request: &[u8], mut told: impl FnMut(u32)) {
        self.stream.write_all(request).await.expect("it reads");
        while self.stream.read_buf(&mut self.buffer).await.is_ok_and(|read| read != 0) {
            let mut done = 0;
            while let Some(end) = find(&self.buffer[done..], b"\n\n") {
                let event = &self.buffer[done..done + end];
                if let Some(at) = find(event, b"\nid: ") {
                    let digits = event[at + 5..].iter().take_while(|byte| byte.is_ascii_digit());
                    told(digits.fold(0, |number, digit| 10 * number + u32::from(digit - b'0')));
                }
                done += end + 2;
            }
            self.buffer.drain(..done);
        }
    }
}

fn find(text: &[u8], word: &[u8]) -> Option<usize> {
    text.windows(word.len()).position(|part| part == word)
}
