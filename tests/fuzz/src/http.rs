//! The viewer's server over a real socket: any bytes get an answer or none, and nothing is told without the token.

use crate::bytes::Bytes;
use std::io::{Read as _, Write as _};
use std::net::{Shutdown, TcpStream};
use std::sync::LazyLock;
use std::time::Duration;
use tumble_viewer::{Limits, Options, Serving, Viewer};

/// A word that only who has the token may see.
const SECRET: &str = "a secret body";

const SCENE: &str =
    "version = 1\n[[bodies]]\nname = \"a secret body\"\nmass = 1\nshape = { kind = \"sphere\", radius = 1 }\n";

static SERVING: LazyLock<Serving> = LazyLock::new(|| {
    let scene = std::env::temp_dir().join(format!("tumble-fuzz-{}.toml", std::process::id()));
    std::fs::write(&scene, SCENE).expect("a place for it");
    let options = Options { scene: Some(scene.clone()), ..Options::default() };
    let viewer = Viewer::open(&options).expect("a viewer");
    let _ = std::fs::remove_file(scene);
    viewer.with_limits(Limits { connections: 64, ..Limits::default() }).serve().expect("a server")
});

const SEEDS: [&str; 4] = [
    "GET /api/session HTTP/1.1\r\nHost: HOST\r\nConnection: close\r\n\r\n",
    "GET /api/source/0/frames?from=0&count=3 HTTP/1.1\r\nHost: HOST\r\nx-tumble-token: 0123456789abcdef0123456789abcdef\r\nConnection: close\r\n\r\n",
    "GET /live HTTP/1.1\r\nHost: HOST\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nOrigin: http://HOST\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
    "POST /api/session HTTP/1.1\r\nHost: HOST\r\nContent-Length: 5\r\nConnection: close\r\n\r\nhello",
];

const SPICE: [&str; 16] = [
    "\r\n",
    "\r\n\r\n",
    "%00",
    "%2e%2e/",
    "../",
    "Host: evil.example\r\n",
    "Transfer-Encoding: chunked\r\n",
    "HTTP/1.0",
    "HTTP/2",
    "Content-Length: -1\r\n",
    "Content-Length: 99999999999\r\n",
    ":",
    " ",
    "\u{0}",
    "Origin: null\r\n",
    "Sec-Fetch-Site: cross-site\r\n",
];

/// Sends a request and reads until the other side closes; `last` says that no more will come, so that nobody waits for
/// the rest of a head.
fn ask(request: &[u8], last: bool) -> Vec<u8> {
    let mut stream = TcpStream::connect(SERVING.address).expect("it listens");
    stream.set_read_timeout(Some(Duration::from_secs(10))).expect("a time");
    let _ = stream.write_all(request);
    if last {
        let _ = stream.shutdown(Shutdown::Write);
    }
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer);
    answer
}

pub(crate) fn try_bytes(bytes: &[u8]) {
    let host = SERVING.address.to_string();
    let mut b = Bytes::new(bytes);
    let seed = b.below(SEEDS.len() + 1);
    let request = match SEEDS.get(seed) {
        Some(seed) => b.accidents(seed.replace("HOST", &host).as_bytes(), &SPICE),
        None => b.take(2000).to_vec(),
    };
    let answer = String::from_utf8_lossy(&ask(&request, true)).into_owned();
    for ours in [SECRET, SERVING.token()] {
        assert!(!answer.contains(ours), "told without the token: {}", String::from_utf8_lossy(&request));
    }
    // and it still answers its own page
    let own = format!(
        "GET /api/session HTTP/1.1\r\nHost: {host}\r\nx-tumble-token: {}\r\nConnection: close\r\n\r\n",
        SERVING.token()
    );
    let own = String::from_utf8_lossy(&ask(own.as_bytes(), false)).into_owned();
    assert!(own.starts_with("HTTP/1.1 200"), "{own}");
}
