//! Attacks on the server, over real sockets: all refused, nothing told, and it still answers its own page.

use crate::support::hostile::{Aim, TRAVERSALS, attack, judge, message, siege, traversal, upgrade};
use crate::support::{Answer, SECRET, connect, get, parse, raw, serve};
use std::io::{Read as _, Write as _};
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tumble_random::SplitMix;
use tumble_viewer::{Limits, Serving};

struct Target {
    serving: Serving,
    to: SocketAddr,
    host: String,
    token: String,
}

fn target() -> Target {
    let serving = serve(Limits { connections: 64, ..Limits::default() });
    let (to, token) = (serving.address, format!("x-tumble-token: {}", serving.token()));
    Target { host: format!("Host: {to}"), serving, to, token }
}

impl Target {
    /// Our own page still gets what it asks for.
    fn lives(&self) {
        let answer = get(self.to, "/api/session", &[&self.host, &self.token]);
        assert_eq!(answer.code, 200, "{answer:?}");
        assert!(answer.text().contains("sources"));
    }

    /// Asks as an attacker: refused with one of these, and nothing of ours in the answer.
    fn refused(&self, path: &str, headers: &[&str], codes: &[u16]) {
        let answer = get(self.to, path, headers);
        assert!(codes.contains(&answer.code), "{path} {headers:?}: {} instead of {codes:?}", answer.code);
        let text = answer.text();
        for ours in [SECRET, "alert(1)", self.serving.token(), "\"sources\"", "\"bodies\""] {
            assert!(!text.contains(ours) && !answer.head.contains(ours), "{path} {headers:?} told {ours}");
        }
        assert!(!answer.head.to_lowercase().contains("access-control"), "no CORS, ever: {}", answer.head);
    }
}

#[test]
fn every_answer_is_sealed() {
    let t = target();
    for (path, headers) in
        [("/", vec![&t.host[..]]), ("/api/session", vec![&t.host[..], &t.token]), ("/x", vec![&t.host[..]])]
    {
        let head = get(t.to, path, &headers).head.to_lowercase();
        for line in [
            "content-security-policy: default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self'",
            "frame-ancestors 'none'",
            "x-content-type-options: nosniff",
            "referrer-policy: no-referrer",
            "cross-origin-opener-policy: same-origin",
            "cross-origin-resource-policy: same-origin",
            "cache-control: no-store",
        ] {
            assert!(head.contains(line), "{path}: {line} is missing in {head}");
        }
    }
    let page = get(t.to, "/", &[&t.host]);
    assert_eq!(page.code, 200);
    assert!(!page.text().contains("style=") && !page.text().contains("<script>"), "nothing inline");
}

#[test]
fn foreign_hosts_and_origins_are_refused() {
    let t = target();
    let port = t.to.port();
    for host in [
        "evil.example",
        "127.1",
        "2130706433",
        "127.0.0.2",
        "0.0.0.0",
        "localhost.evil.example",
        "127.0.0.1.nip.io",
        "[::]",
        "169.254.169.254",
    ] {
        t.refused("/api/session", &[&format!("Host: {host}:{port}"), &t.token], &[403]);
        t.refused("/", &[&format!("Host: {host}")], &[403]);
    }
    // the right address at the wrong port
    t.refused("/", &["Host: 127.0.0.1"], &[403]);
    t.refused("/api/session", &[&t.token], &[400, 403]);
    t.refused("/api/session", &["Host: ", &t.token], &[400, 403]);
    t.refused("/api/session", &[&t.host, "Host: evil.example", &t.token], &[400, 403]);
    t.refused("http://evil.example/api/session", &[&t.host, &t.token], &[403]);
    for origin in
        ["http://evil.example", "https://evil.example", "null", "file://", &format!("http://evil.example:{port}")]
    {
        t.refused("/api/session", &[&t.host, &t.token, &format!("Origin: {origin}")], &[403]);
        t.refused("/", &[&t.host, &format!("Origin: {origin}")], &[403]);
    }
    t.refused("/api/session", &[&t.host, &t.token, "Sec-Fetch-Site: cross-site"], &[403]);
    t.lives();
}

#[test]
fn nothing_without_the_token() {
    let t = target();
    let right = t.serving.token();
    let wrong = [
        String::new(),
        "x-tumble-token:".into(),
        format!("x-tumble-token: {}", &right[1..]),
        format!("x-tumble-token: {right}0"),
        format!("x-tumble-token: {}", right.to_uppercase() + "x"),
        format!("x-tumble-token: {}", "0".repeat(32)),
        format!("cookie: token={right}"),
        format!("authorization: Bearer {right}"),
    ];
    for path in [
        "/api/session",
        "/api/source/0",
        "/api/source/0/bodies?from=0",
        "/api/source/0/frames?from=0",
        "/api/source/0/series?body=0&from=0",
        "/api/scene/0/picture",
        "/live",
        "/nothing",
    ] {
        for line in &wrong {
            let mut headers = vec![&t.host[..]];
            headers.extend((!line.is_empty()).then_some(&line[..]));
            t.refused(path, &headers, &[403]);
        }
        t.refused(&format!("{path}?token={right}"), &[&t.host], &[403]);
    }
    t.lives();
}

/// A first message within the time, with the right token, from the right origin; else the line is cut.
#[test]
fn a_socket_needs_an_origin_and_the_token() {
    let t = target();
    let origin = format!("Origin: http://{}", t.to);
    let refused = |more: &[&str]| {
        let answer = raw(t.to, &upgrade(&t.host, more)).unwrap();
        assert_eq!(answer.code, 403, "{more:?}");
    };
    refused(&[]);
    refused(&["Origin: http://evil.example"]);
    refused(&["Origin: null"]);
    refused(&[&origin, "Origin: http://evil.example"]);
    // the right origin: the door opens, and closes again on a wrong word
    for (first, told) in [
        (r#"{"token":"00000000000000000000000000000000"}"#, false),
        ("{}", false),
        ("x", false),
        (&format!(r#"{{"token":"{}"}}"#, t.serving.token())[..], true),
    ] {
        let mut stream = connect(t.to);
        stream.write_all(&upgrade(&t.host, &[&origin])).unwrap();
        stream.write_all(&message(first.as_bytes())).unwrap();
        let mut bytes = vec![0; 1 << 16];
        let mut got = Vec::new();
        let end = Instant::now() + Duration::from_secs(5);
        stream.set_read_timeout(Some(Duration::from_millis(300))).unwrap();
        while Instant::now() < end {
            match stream.read(&mut bytes) {
                Ok(0) => break,
                Ok(n) => got.extend_from_slice(&bytes[..n]),
                Err(_) => {}
            }
            if got.windows(8).any(|w| w == b"\"status\"") {
                break;
            }
        }
        let text = String::from_utf8_lossy(&got);
        assert!(text.starts_with("HTTP/1.1 101"), "{text}");
        assert_eq!(text.contains("\"status\""), told, "{first}");
        assert!(told || !text.contains("epoch"), "{first}");
    }
    // a message that is too long ends the conversation
    let mut stream = connect(t.to);
    stream.write_all(&upgrade(&t.host, &[&origin])).unwrap();
    let _ = stream.write_all(&message(&vec![b'x'; 70_000]));
    let mut rest = Vec::new();
    let _ = stream.read_to_end(&mut rest);
    assert!(rest.len() < 2000, "cut");
    // so does one after the right word
    let mut stream = connect(t.to);
    stream.write_all(&upgrade(&t.host, &[&origin])).unwrap();
    stream.write_all(&message(format!(r#"{{"token":"{}"}}"#, t.serving.token()).as_bytes())).unwrap();
    let _ = stream.write_all(&message(&vec![b'x'; 70_000]));
    let start = Instant::now();
    let _ = stream.read_to_end(&mut rest);
    assert!(start.elapsed() < Duration::from_secs(10), "a frame of 70,000 bytes ends the conversation");
    t.lives();
}

/// A page that draws slowly is not flooded: frames wait until those before them are drawn.
#[test]
fn frames_wait_for_a_page_that_is_slow() {
    let t = target();
    let mut stream = connect(t.to);
    stream.write_all(&upgrade(&t.host, &[&format!("Origin: http://{}", t.to)])).unwrap();
    stream.write_all(&message(format!(r#"{{"token":"{}"}}"#, t.serving.token()).as_bytes())).unwrap();
    stream.set_read_timeout(Some(Duration::from_millis(50))).unwrap();
    let (mut bytes, mut buffer) = (Vec::new(), vec![0; 1 << 16]);
    // frames that came within a time; each begins with the letters of a push
    let mut listen = |stream: &mut std::net::TcpStream, time: Duration, enough: usize| {
        let end = Instant::now() + time;
        loop {
            if let Ok(n) = stream.read(&mut buffer) {
                bytes.extend_from_slice(&buffer[..n]);
            }
            let frames = bytes.windows(4).filter(|w| w == b"TMBP").count();
            if frames >= enough || Instant::now() > end {
                return frames;
            }
        }
    };
    assert_eq!(listen(&mut stream, Duration::from_secs(20), 1), 1, "the world runs");
    assert_eq!(listen(&mut stream, Duration::from_secs(1), usize::MAX), 1, "nothing was drawn: nothing more comes");
    // each frame that is drawn brings the newest one, and no other
    for drawn in 1..4 {
        stream.write_all(&message(format!(r#"{{"seen":{drawn}}}"#).as_bytes())).unwrap();
        assert_eq!(listen(&mut stream, Duration::from_secs(20), drawn + 1), drawn + 1);
        assert_eq!(listen(&mut stream, Duration::from_millis(500), usize::MAX), drawn + 1);
    }
}

/// Two hundred ways to write "one folder up": none reaches a file, with the token or without it.
#[test]
fn traversal_finds_no_path_in_two_hundred_encodings() {
    let t = target();
    let spellings: std::collections::BTreeSet<String> = (0..TRAVERSALS).map(traversal).collect();
    assert_eq!(spellings.len(), 200);
    for path in &spellings {
        t.refused(path, &[&t.host], &[400, 403, 404]);
        t.refused(path, &[&t.host, &t.token], &[400, 404]);
    }
    for path in [
        "/api/source/-1",
        "/api/source/99",
        "/api/source/0x0",
        "/api/source/18446744073709551616",
        "/api/source/a.db",
        "/api/source/0/frames?from=-1",
        "/api/source/0/frames?from=1e9",
        "/api/source/0/frames?from=99999999999",
        "/api/source/0/frames?from=0&path=/etc/passwd",
        "/api/source/0/frames?from=0&offset=999999999",
        "/api/source/0/path?bodies=0&from=0&to=99999999&stride=1",
        "/api/source/0/path?bodies=..&from=0&to=1",
        "/api/source/0/contact?frame=0&index=7",
        "/api/source/0/series?from=0",
        "/api/source/0/series?body=0&feature=0&from=0",
        "/api/source/0/series?a=0&b=1&feature=zz&from=0",
        "/api/source/0/series?body=0&from=0&stride=0",
        "/api/source/0/series?body=-1&from=0",
        "/api/scene/99/picture",
        "/api/scene/-1/picture",
        "/api/scene/..%2f..%2fetc%2fpasswd/picture",
    ] {
        t.refused(path, &[&t.host, &t.token], &[400, 404]);
    }
    t.lives();
}

#[test]
fn methods_and_bodies_are_refused() {
    let t = target();
    for method in ["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "CONNECT", "BREW"] {
        let request =
            format!("{method} /api/session HTTP/1.1\r\n{}\r\n{}\r\nConnection: close\r\n\r\n", t.host, t.token);
        let code = raw(t.to, request.as_bytes()).map_or(0, |a| a.code);
        assert!([400, 403, 405].contains(&code), "{method}: {code}");
    }
    let big = "x".repeat(1 << 20);
    for head in [format!("Content-Length: {}", big.len()), "Transfer-Encoding: chunked".to_owned()] {
        let request = format!("GET /api/session HTTP/1.1\r\n{}\r\n{}\r\n{head}\r\n\r\n{big}", t.host, t.token);
        // the answer may be lost when the line is cut while we still talk
        let code = raw(t.to, request.as_bytes()).map_or(0, |a| a.code);
        assert!([0, 400, 413].contains(&code), "{code}");
    }
    t.lives();
}

#[test]
fn long_heads_are_refused() {
    let t = target();
    let long = "x".repeat(9000);
    let many = (0..200).map(|k| format!("x-{k}: y")).collect::<Vec<_>>().join("\r\n");
    for request in [
        format!("GET /{long} HTTP/1.1\r\n{}\r\n\r\n", t.host),
        format!("GET / HTTP/1.1\r\n{}\r\nx-long: {long}\r\n\r\n", t.host),
        format!("GET / HTTP/1.1\r\n{}\r\n{many}\r\n\r\n", t.host),
        format!("GET / HTTP/1.1\r\n{}\r\n{}: y\r\n\r\n", t.host, "n".repeat(100_000)),
    ] {
        let code = raw(t.to, request.as_bytes()).map_or(0, |a| a.code);
        assert!([0, 400, 413, 414, 431].contains(&code), "{code}");
    }
    t.lives();
}

#[test]
fn slow_heads_are_cut_and_others_are_served_meanwhile() {
    let t = target();
    let mut slow: Vec<_> = (0..20).map(|_| connect(t.to)).collect();
    for s in &mut slow {
        s.write_all(b"GET / HTTP/1.1\r\nHo").unwrap();
    }
    t.lives();
    let start = Instant::now();
    for s in &mut slow {
        let mut rest = Vec::new();
        s.set_read_timeout(Some(Duration::from_secs(15))).unwrap();
        let _ = s.read_to_end(&mut rest);
        assert!(parse(&rest).is_none_or(|a| a.code == 408), "no page for half a head");
    }
    assert!(start.elapsed() < Duration::from_secs(12), "cut after five seconds");
    t.lives();
}

/// A connection of its own page: it has shown the token and is kept open.
fn known(to: SocketAddr, token: &str) -> std::net::TcpStream {
    let mut stream = connect(to);
    let ask = format!("GET /api/session HTTP/1.1\r\nHost: {to}\r\nx-tumble-token: {token}\r\n\r\n");
    stream.write_all(ask.as_bytes()).unwrap();
    let mut first = [0; 12];
    stream.read_exact(&mut first).unwrap();
    assert_eq!(&first, b"HTTP/1.1 200");
    stream
}

/// More pages than there is room for: told so, and room again when they have gone.
#[test]
fn too_many_connections_are_turned_away() {
    let serving = serve(Limits { connections: 4, ..Limits::default() });
    let to = serving.address;
    let held: Vec<_> = (0..4).map(|_| known(to, serving.token())).collect();
    let host = format!("Host: {to}");
    assert_eq!(get(to, "/", &[&host]).code, 503);
    drop(held);
    std::thread::sleep(Duration::from_millis(300));
    assert_eq!(get(to, "/", &[&host]).code, 200);
}

/// Two hundred connections that send nothing, or half a request, or open a socket and then send nothing: a new request is
/// served at once, and an authenticated page keeps its connection.
#[test]
fn connections_without_the_token_are_closed_for_new_ones() {
    let serving = serve(Limits::default());
    let (to, token) = (serving.address, format!("x-tumble-token: {}", serving.token()));
    let (host, origin) = (format!("Host: {to}"), format!("Origin: http://{to}"));
    let mut page = known(to, serving.token());
    for first in [Vec::new(), b"GET / HTTP/1.1\r\nHo".to_vec(), upgrade(&host, &[&origin])] {
        let mut held: Vec<_> = (0..200).map(|_| connect(to)).collect();
        for stream in &mut held {
            let _ = stream.write_all(&first);
        }
        std::thread::sleep(Duration::from_millis(300));
        let start = Instant::now();
        assert_eq!(get(to, "/", &[&host]).code, 200);
        assert_eq!(get(to, "/api/session", &[&host, &token]).code, 200);
        // its own socket is let in
        let mut socket = connect(to);
        socket.write_all(&upgrade(&host, &[&origin])).unwrap();
        let mut word = [0; 12];
        socket.read_exact(&mut word).unwrap();
        assert_eq!(&word, b"HTTP/1.1 101");
        assert!(start.elapsed() < Duration::from_secs(3), "{:?}", start.elapsed());
    }
    let ask = format!("GET /api/session HTTP/1.1\r\n{host}\r\n{token}\r\nConnection: close\r\n\r\n");
    page.write_all(ask.as_bytes()).unwrap();
    let mut answers = Vec::new();
    page.read_to_end(&mut answers).unwrap();
    assert!(answers.windows(12).any(|w| w == b"HTTP/1.1 200"), "its own connection was kept");
}

/// Names are data: the answer is JSON, never a page.
#[test]
fn markup_in_names_is_only_ever_data() {
    let t = target();
    let mut found = false;
    for _ in 0..100 {
        let answer = get(t.to, "/api/source/0/bodies?from=0", &[&t.host, &t.token]);
        if answer.code == 200 {
            assert!(answer.text().contains(SECRET));
            assert!(answer.head.to_lowercase().contains("content-type: application/json"));
            found = true;
            break;
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    assert!(found, "the scene was never opened");
}

/// A siege in short; `cargo run --release -p tumble-viewer --example siege` sends 100,000.
#[test]
fn it_lives_after_thousands_of_hostile_requests() {
    let t = target();
    let tally = siege(&t.serving, 3200, 1);
    assert!(tally.faults.is_empty(), "{:#?}", tally.faults);
    assert_eq!(tally.codes.len(), 16, "every kind came up: {:?}", tally.codes);
    t.lives();
}

/// The judge of a siege sees what it is there for: an answer that tells, that is let in, or that reflects markup.
#[test]
fn the_judge_of_a_siege_is_not_blind() {
    let t = target();
    let aim = Aim::at(&t.serving);
    let mut dice = SplitMix(3);
    let refusal = || Answer { code: 403, head: "HTTP/1.1 403 Forbidden".to_owned(), body: b"no".to_vec() };
    let said = |body: &str| Answer { body: body.as_bytes().to_vec(), ..refusal() };
    let foreign = attack(&mut dice, 0, aim);
    assert_eq!(judge(&foreign, Some(&refusal()), aim), Ok(()));
    for wrong in [
        Answer { code: 200, ..refusal() },
        said(SECRET),
        said(aim.token),
        said("{\"sources\":[]}"),
        said("<script>"),
        Answer { head: "HTTP/1.1 403 Forbidden\r\naccess-control-allow-origin: *".to_owned(), ..refusal() },
        Answer { head: "HTTP/1.1 403 Forbidden\r\ncontent-type: text/html".to_owned(), ..refusal() },
    ] {
        assert!(judge(&foreign, Some(&wrong), aim).is_err(), "{wrong:?}");
    }
    assert!(judge(&foreign, None, aim).is_err(), "cut off without a word is no answer to a whole request");
}

/// Whoever asks for much and reads nothing loses his place, token or not, and others get it.
#[test]
fn readers_who_do_not_read_are_cut() {
    let serving = serve(Limits { connections: 4, answer_time: Duration::from_millis(400), ..Limits::default() });
    let to = serving.address;
    let (host, token) = (format!("Host: {to}"), format!("x-tumble-token: {}", serving.token()));
    let held: Vec<_> = (0..4)
        .map(|_| {
            let mut stream = connect(to);
            // far more answers than the line takes without a reader
            let ask = format!("GET /app.js HTTP/1.1\r\n{host}\r\n{token}\r\n\r\n").repeat(40);
            stream.write_all(ask.as_bytes()).unwrap();
            stream
        })
        .collect();
    std::thread::sleep(Duration::from_millis(100));
    assert_eq!(get(to, "/", &[&host]).code, 503, "all places are taken");
    let end = Instant::now() + Duration::from_secs(20);
    while get(to, "/", &[&host]).code != 200 {
        assert!(Instant::now() < end, "the places are never free again");
        std::thread::sleep(Duration::from_millis(100));
    }
    drop(held);
}
