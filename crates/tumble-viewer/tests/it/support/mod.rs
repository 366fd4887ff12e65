//! A viewer to attack, and an HTTP client that says exactly what it is told.

#![allow(dead_code, reason = "each test uses its part")]

pub(crate) mod hostile;

use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tumble_viewer::{Options, Serving, Viewer};

/// A viewer of a scene whose name is markup.
pub(crate) fn serve(limits: tumble_viewer::Limits) -> Serving {
    let folder = std::env::temp_dir().join(format!("tumble-viewer-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    // a file for each: the live world reads it later, while another test may write its own
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    let scene = folder.join(format!("hostile-{}.toml", COUNT.fetch_add(1, Ordering::Relaxed)));
    std::fs::write(&scene, SCENE).unwrap();
    let options = Options { scene: Some(scene), ..Options::default() };
    Viewer::open(&options).unwrap().with_limits(limits).serve().unwrap()
}

/// What a hostile scene may say, and what must never come out without the token.
pub(crate) const SECRET: &str = "<img src=x onerror=alert(1)>secret";

const SCENE: &str = r#"
version = 1
name = "<script>alert(1)</script>"
[time]
step = 0.01
[[bodies]]
name = "floor"
kind = "fixed"
shape = { kind = "plane", normal = [0.0, 0.0, 1.0] }
[[bodies]]
name = "<img src=x onerror=alert(1)>secret"
shape = { kind = "sphere", radius = 0.5 }
mass = 1.0
position = [0.0, 0.0, 0.6]
"#;

/// An answer: number, head, body.
#[derive(Debug)]
pub(crate) struct Answer {
    pub code: u16,
    pub head: String,
    pub body: Vec<u8>,
}

impl Answer {
    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }
}

pub(crate) fn connect(to: SocketAddr) -> TcpStream {
    let stream = TcpStream::connect(to).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    stream
}

/// Sends bytes and reads until the other side closes. Refusals to read us are answers too.
pub(crate) fn raw(to: SocketAddr, request: &[u8]) -> Option<Answer> {
    let mut stream = connect(to);
    let _ = stream.write_all(request);
    let mut bytes = Vec::new();
    let _ = stream.read_to_end(&mut bytes);
    parse(&bytes)
}

pub(crate) fn parse(bytes: &[u8]) -> Option<Answer> {
    let end = bytes.windows(4).position(|w| w == b"\r\n\r\n")?;
    let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
    let code = head.split(' ').nth(1)?.parse().ok()?;
    Some(Answer { code, head, body: bytes[end + 4..].to_vec() })
}

/// GET with these header lines; the connection is closed after it.
pub(crate) fn get(to: SocketAddr, path: &str, headers: &[&str]) -> Answer {
    let mut request = format!("GET {path} HTTP/1.1\r\nConnection: close\r\n");
    for line in headers {
        request.push_str(line);
        request.push_str("\r\n");
    }
    request.push_str("\r\n");
    raw(to, request.as_bytes()).unwrap_or(Answer { code: 0, head: String::new(), body: Vec::new() })
}
