//! Hostile requests of every kind, what may be answered to them, and a siege made of them.

use super::{Answer, SECRET, connect, get, parse, raw};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tumble_random::{Random as _, SplitMix};
use tumble_viewer::Serving;

/// Ways to write "one folder up", and ways to write what comes after it.
const DOTS: [&str; 10] =
    ["..", "%2e%2e", ".%2e", "%2E.", "%252e%252e", "%c0%ae%c0%ae", "%uff0e%uff0e", "....", "..;", "%00.."];
const SLASHES: [&str; 10] = ["/", "%2f", "\\", "%5c", "%252f", "//", "/./", "%c0%af", "/%2e/", "%2f/"];
const STARTS: [&str; 2] = ["/", "/api/source/"];
/// How many paths out of the folder there are.
pub(crate) const TRAVERSALS: usize = DOTS.len() * SLASHES.len() * STARTS.len();

/// The `k`th path out of the folder.
pub(crate) fn traversal(k: usize) -> String {
    let (dot, slash) = (DOTS[k % DOTS.len()], SLASHES[k / DOTS.len() % SLASHES.len()]);
    let start = STARTS[k / (DOTS.len() * SLASHES.len()) % STARTS.len()];
    format!("{start}{}etc{slash}passwd", format!("{dot}{slash}").repeat(6))
}

/// Who is attacked, and what an attacker may have got hold of.
#[derive(Clone, Copy)]
pub(crate) struct Aim<'a> {
    pub(crate) to: SocketAddr,
    pub(crate) token: &'a str,
}

impl<'a> Aim<'a> {
    pub(crate) fn at(serving: &'a Serving) -> Self {
        Self { to: serving.address, token: serving.token() }
    }
}

/// A request and the codes that may come back; 0 is a line that was cut without a word.
pub(crate) struct Attack {
    pub(crate) class: &'static str,
    bytes: Vec<u8>,
    allowed: &'static [u16],
}

/// A request like any other, with these lines in its head.
fn head(method: &str, path: &str, lines: &[&str]) -> Vec<u8> {
    let mut text = format!("{method} {path} HTTP/1.1\r\nConnection: close\r\n");
    for line in lines {
        let _ = write!(text, "{line}\r\n");
    }
    text.push_str("\r\n");
    text.into_bytes()
}

/// A masked text frame, as a browser sends it.
pub(crate) fn message(payload: &[u8]) -> Vec<u8> {
    let mut out = vec![0x81];
    match payload.len() {
        n @ 0..=125 => out.push(0x80 | n as u8),
        n @ 126..=65535 => {
            out.push(0x80 | 126);
            out.extend_from_slice(&(n as u16).to_be_bytes());
        }
        n => {
            out.push(0x80 | 127);
            out.extend_from_slice(&(n as u64).to_be_bytes());
        }
    }
    out.extend_from_slice(&[0; 4]);
    out.extend_from_slice(payload);
    out
}

/// An upgrade to a WebSocket with these further lines.
pub(crate) fn upgrade(host: &str, more: &[&str]) -> Vec<u8> {
    let mut text = format!(
        "GET /live HTTP/1.1\r\n{host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: \
         13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    );
    for line in more {
        let _ = write!(text, "{line}\r\n");
    }
    text.push_str("\r\n");
    text.into_bytes()
}

/// How many kinds of attack there are.
const KINDS: u64 = 16;

/// The next attack; every kind comes up, and the details are thrown with dice.
pub(crate) fn attack(dice: &mut SplitMix, number: u64, aim: Aim<'_>) -> Attack {
    let port = aim.to.port();
    let host = format!("Host: {}", aim.to);
    let token = format!("x-tumble-token: {}", aim.token);
    let ours = format!("Origin: http://{}", aim.to);
    let paths = [
        "/api/session",
        "/api/source/0",
        "/api/source/0/bodies?from=0",
        "/api/source/0/frames?from=0",
        "/api/source/0/path?bodies=1&from=0&to=0",
    ];
    let path = paths[dice.below(paths.len() as u64) as usize];
    let foreign = ["evil.example", "127.0.0.1.nip.io", "localhost.evil.example", "0.0.0.0", "2130706433", "[::]"];
    let foreign = foreign[dice.below(foreign.len() as u64) as usize];
    let make = |class, bytes, allowed| Attack { class, bytes, allowed };
    match number % KINDS {
        // even with the token: a page that was rebound to us has none, but must not be heard either
        0 => make("foreign host", head("GET", path, &[&format!("Host: {foreign}:{port}"), &token]), &[403]),
        1 => make("no host", head("GET", path, &[&token]), &[400, 403]),
        2 => {
            let origin = format!("Origin: http://{foreign}:{port}");
            make("foreign origin", head("GET", path, &[&host, &token, &origin]), &[403])
        }
        3 => make("cross-site", head("GET", path, &[&host, &token, "Sec-Fetch-Site: cross-site"]), &[403]),
        4 => make("no token", head("GET", path, &[&host]), &[403]),
        5 => {
            let guess: String = (0..32).map(|_| format!("{:x}", dice.below(16))).collect();
            make("wrong token", head("GET", path, &[&host, &format!("x-tumble-token: {guess}")]), &[403])
        }
        6 => make("socket without origin", upgrade(&host, &[]), &[403]),
        7 => make("socket from elsewhere", upgrade(&host, &[&format!("Origin: http://{foreign}")]), &[403]),
        8 => {
            let mut bytes = upgrade(&host, &[&ours]);
            let long = "x".repeat(70_000 + dice.below(70_000) as usize);
            let words = [r#"{"token":"00000000000000000000000000000000"}"#, "{}", &long];
            bytes.extend(message(words[dice.below(3) as usize].as_bytes()));
            // the line opens and is cut after the first word
            make("socket without the token", bytes, &[0, 101])
        }
        9 => {
            let path = traversal(dice.below(TRAVERSALS as u64) as usize);
            make("traversal", head("GET", &path, &[&host]), &[400, 403, 404])
        }
        10 => {
            let path = traversal((number / KINDS) as usize);
            make("traversal with the token", head("GET", &path, &[&host, &token]), &[400, 404])
        }
        11 => {
            let long = "x".repeat(8200 + dice.below(60_000) as usize);
            let many = (0..200).map(|k| format!("x-{k}: y")).collect::<Vec<_>>().join("\r\n");
            let bytes = match dice.below(3) {
                0 => head("GET", &format!("/{long}"), &[&host, &token]),
                1 => head("GET", path, &[&host, &token, &format!("x-long: {long}")]),
                _ => head("GET", path, &[&host, &token, &many]),
            };
            make("long head", bytes, &[0, 400, 414, 431])
        }
        12 => {
            let method = ["POST", "PUT", "DELETE", "OPTIONS", "PATCH"][dice.below(5) as usize];
            let mut bytes = head(method, path, &[&host, &token, "Content-Length: 100000"]);
            bytes.extend(std::iter::repeat_n(b'x', dice.below(100_000) as usize));
            make("method and body", bytes, &[0, 405])
        }
        13 => {
            let kind = ["Content-Length: 1000000000", "Transfer-Encoding: chunked"][dice.below(2) as usize];
            let mut bytes = head("GET", path, &[&host, &token, kind]);
            bytes.extend(std::iter::repeat_n(b'f', dice.below(100_000) as usize));
            make("long body", bytes, &[0, 400, 413])
        }
        14 => {
            let wrong = [
                "/<script>alert(1)</script>",
                "/api/source/<img%20src=x%20onerror=alert(1)>",
                "/api/source/0/frames?from=<script>alert(1)</script>",
                "/api/source/99999999999999999999",
                "/api/source/0/frames?from=18446744073709551615&count=18446744073709551615",
                "/api/source/0/frames?from=0&offset=18446744073709551615",
                "/api/source/0/path?bodies=0&from=0&to=18446744073709551615",
                "/api/source/0/contact?frame=0&index=18446744073709551615",
            ];
            let path = wrong[dice.below(wrong.len() as u64) as usize];
            make("wrong questions, with the token", head("GET", path, &[&host, &token]), &[400, 404])
        }
        _ => {
            // noise, with an end that a parser may take for the end of a head
            let bytes = (0..=dice.below(400)).map(|_| dice.below(256) as u8).chain(*b"\r\n\r\n").collect();
            make("noise", bytes, &[0, 400, 403])
        }
    }
}

/// Whether an answer to an attack told too much, in words.
pub(crate) fn judge(attack: &Attack, answer: Option<&Answer>, aim: Aim<'_>) -> Result<(), String> {
    let code = answer.map_or(0, |a| a.code);
    let Attack { class, allowed, .. } = attack;
    if !allowed.contains(&code) {
        return Err(format!("{class}: {code} instead of {allowed:?}"));
    }
    let Some(answer) = answer else { return Ok(()) };
    let text = answer.text();
    for ours in [SECRET, aim.token, "\"sources\"", "\"bodies\"", "\"epoch\"", "root:"] {
        if text.contains(ours) || answer.head.contains(ours) {
            return Err(format!("{class}: the answer told {ours}"));
        }
    }
    let lines = answer.head.to_lowercase();
    if lines.contains("access-control") {
        return Err(format!("{class}: another site may read the answer"));
    }
    if lines.contains("text/html") || text.contains("<script") || text.contains("<img") {
        return Err(format!("{class}: markup came back: {text}"));
    }
    Ok(())
}

/// What came of a siege.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    /// Answers by class and code.
    pub(crate) codes: BTreeMap<&'static str, BTreeMap<u16, u64>>,
    /// What went wrong, in words; the first ones.
    pub(crate) faults: Vec<String>,
    /// Slow heads that were cut, and the longest time that one of them was borne [s].
    pub(crate) slow: (u64, f64),
    /// Longest time in which its own page was answered meanwhile [s].
    pub(crate) own: f64,
}

/// Attacks a viewer so many times, with half-finished requests open all the while. Its own page asks in between.
pub(crate) fn siege(serving: &Serving, count: u64, seed: u64) -> Tally {
    let aim = Aim::at(serving);
    let over = AtomicBool::new(false);
    std::thread::scope(|scope| {
        let slow = scope.spawn(|| drip(aim.to, &over));
        let mut tally = storm(aim, count, seed);
        over.store(true, Ordering::Relaxed);
        match slow.join() {
            Ok((cut, longest, answered)) => {
                tally.slow = (cut, longest);
                tally.faults.extend((answered > 0).then(|| format!("slow heads: {answered} were answered")));
            }
            Err(_) => tally.faults.push("slow heads: the attacker gave up".to_owned()),
        }
        tally
    })
}

/// Attacks one after the other.
fn storm(aim: Aim<'_>, count: u64, seed: u64) -> Tally {
    let mut dice = SplitMix(seed);
    let mut tally = Tally::default();
    let (host, token) = (format!("Host: {}", aim.to), format!("x-tumble-token: {}", aim.token));
    for number in 0..count {
        let attack = attack(&mut dice, number, aim);
        let answer = raw(aim.to, &attack.bytes);
        let code = answer.as_ref().map_or(0, |a| a.code);
        *tally.codes.entry(attack.class).or_default().entry(code).or_default() += 1;
        if let Err(fault) = judge(&attack, answer.as_ref(), aim)
            && tally.faults.len() < 20
        {
            tally.faults.push(fault);
        }
        if number.is_multiple_of(500) {
            let start = Instant::now();
            let own = get(aim.to, "/api/session", &[&host, &token]);
            let long = start.elapsed().as_secs_f64();
            tally.own = if long > tally.own { long } else { tally.own };
            if own.code != 200 {
                tally.faults.push(format!("its own page was answered with {} after {number}", own.code));
            }
        }
    }
    tally
}

/// Eight connections that send a byte of a head every tenth of a second, or nothing but empty lines; those that are cut are
/// opened anew. Returns how many were cut, the longest time that one was borne [s], and how many got an answer.
fn drip(to: SocketAddr, over: &AtomicBool) -> (u64, f64, u64) {
    let mut slow: Vec<(TcpStream, Instant, &[u8])> = Vec::new();
    let (mut cut, mut longest, mut answered) = (0, 0.0, 0);
    while !over.load(Ordering::Relaxed) {
        slow.retain_mut(|(stream, begun, more)| {
            let _ = stream.write_all(more);
            let mut bytes = [0; 512];
            match stream.read(&mut bytes) {
                Ok(n) => answered += u64::from(parse(&bytes[..n]).is_some_and(|a| a.code < 400)),
                Err(e) if matches!(e.kind(), std::io::ErrorKind::WouldBlock | std::io::ErrorKind::TimedOut) => {
                    return true;
                }
                Err(_) => {}
            }
            let borne = begun.elapsed().as_secs_f64();
            (cut, longest) = (cut + 1, if borne > longest { borne } else { longest });
            false
        });
        while slow.len() < 8 {
            let mut stream = connect(to);
            let _ = stream.set_read_timeout(Some(Duration::from_millis(1)));
            let (first, more): (&[u8], &[u8]) =
                if slow.len().is_multiple_of(2) { (b"GET / HTTP/1.1\r\nHost: x", b"x") } else { (b"\r\n", b"\r\n") };
            let _ = stream.write_all(first);
            slow.push((stream, Instant::now(), more));
        }
        std::thread::sleep(Duration::from_millis(100));
    }
    (cut, longest, answered)
}
