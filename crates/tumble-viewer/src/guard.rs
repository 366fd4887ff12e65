//! Access control: checks every request before its route.
//!
//! Any page in the user's browser can send requests to this machine, and a name can be made to point here while a page
//! is open (DNS rebinding). So a request must name this server as its `Host`, must not come from another `Origin`, and must
//! carry the token of this launch, which only the link in the terminal has. Static files are the same for every client and
//! need no token. There are no CORS headers: other origins cannot read an answer.
//!
//! Not here: sizes of answers (`api`), the first message of a WebSocket (`socket`).

use axum::http::header::{
    CACHE_CONTROL, CONTENT_LENGTH, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HOST, HeaderName, HeaderValue, ORIGIN,
    REFERRER_POLICY, TRANSFER_ENCODING, UPGRADE, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, Method, StatusCode, request::Parts};
use axum::response::{IntoResponse as _, Response};
use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

/// Path of the WebSocket: besides the page's files the only path without a token, since a browser cannot send one with the
/// first request; the first message over the socket must be the token.
pub(crate) const SOCKET: &str = "/live";

/// Header field of the token.
pub(crate) const TOKEN: HeaderName = HeaderName::from_static("x-tumble-token");
const SEC_FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// Limits. The defaults are for a viewer on one machine.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Head of a request, request line included [bytes]; never less than 8 KiB.
    pub head_bytes: usize,
    /// Header fields of a request.
    pub headers: usize,
    /// Time for a head to arrive [s].
    pub head_time: Duration,
    /// Time for which an answer may wait without the client reading a byte [s].
    pub answer_time: Duration,
    /// Connections at a time; at the limit the oldest one without the token is closed.
    pub connections: usize,
    /// WebSockets at a time.
    pub sockets: usize,
    /// Message from a page over the WebSocket [bytes].
    pub message_bytes: usize,
    /// Answer to a request [bytes]; longer ones come in pages.
    pub answer_bytes: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            head_bytes: 8 << 10,
            headers: 64,
            head_time: Duration::from_secs(5),
            answer_time: Duration::from_secs(30),
            connections: 16,
            sockets: 8,
            message_bytes: 64 << 10,
            answer_bytes: 4 << 20,
        }
    }
}

/// Requirements of a request.
#[derive(Clone, Debug)]
pub(crate) struct Guard {
    token: String,
    /// A token that may look and change nothing; empty for none.
    look: String,
    port: u16,
    /// Listening address beyond loopback, if the user gave one.
    beyond: Option<IpAddr>,
    /// Origins of pages that may show this one in a frame; empty for none.
    framed_by: String,
}

/// Access by a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Access {
    /// To look.
    Look,
    /// To change the live world too.
    Write,
}

/// Reason for refusing a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Refusal(pub(crate) StatusCode, pub(crate) &'static str);

impl Guard {
    pub(crate) fn new(address: SocketAddr, token: String) -> Self {
        let beyond = (!address.ip().is_loopback()).then_some(address.ip());
        Self { token, look: String::new(), port: address.port(), beyond, framed_by: String::new() }
    }

    /// Lets pages of these origins show this one in a frame.
    pub(crate) fn with_frames(mut self, origins: String) -> Self {
        self.framed_by = origins;
        self
    }

    /// Accepts another token, which may only look.
    pub(crate) fn with_look(mut self, look: String) -> Self {
        self.look = look;
        self
    }

    /// Checks a request before it is routed.
    pub(crate) fn check(&self, request: &Parts) -> Result<(), Refusal> {
        let headers = &request.headers;
        // the host
        let mut hosts = headers.get_all(HOST).iter();
        let host = hosts.next().and_then(|h| h.to_str().ok()).unwrap_or("");
        if hosts.next().is_some() || !self.is_us(host) {
            return Err(Refusal(StatusCode::FORBIDDEN, "this is not the host that you asked for"));
        }
        // an absolute target would name another host
        if request.uri.authority().is_some_and(|a| !self.is_us(a.as_str())) {
            return Err(Refusal(StatusCode::FORBIDDEN, "this is not the host that you asked for"));
        }
        // the origin
        let socket = headers.contains_key(UPGRADE);
        let mut origins = headers.get_all(ORIGIN).iter();
        let origin = origins.next();
        let ours = |o: &HeaderValue| o.to_str().ok().and_then(|o| o.strip_prefix("http://")) == Some(host);
        if origins.next().is_some() || !origin.map_or(!socket, ours) {
            return Err(Refusal(StatusCode::FORBIDDEN, "another site may not ask"));
        }
        let site = headers.get(SEC_FETCH_SITE).map(HeaderValue::as_bytes);
        let path = request.uri.path();
        // a link from another site may navigate to the page itself, which shows nothing without a token
        if site.is_some_and(|s| !(s == b"same-origin" || s == b"none" || path == "/")) {
            return Err(Refusal(StatusCode::FORBIDDEN, "another site may not ask"));
        }
        // the method
        if request.method != Method::GET && request.method != Method::HEAD {
            return Err(Refusal(StatusCode::METHOD_NOT_ALLOWED, "only GET and HEAD"));
        }
        let empty = headers.get_all(CONTENT_LENGTH).iter().all(|l| l.as_bytes() == b"0");
        if !empty || headers.contains_key(TRANSFER_ENCODING) {
            return Err(Refusal(StatusCode::PAYLOAD_TOO_LARGE, "a request has no body"));
        }
        // the token
        let open = crate::assets::find(path).is_some() || (socket && path == SOCKET);
        if !open && !self.knows(headers) {
            return Err(Refusal(
                StatusCode::FORBIDDEN,
                "the token is missing or wrong: open the link that `tumble view` printed",
            ));
        }
        Ok(())
    }

    /// Whether a `Host` names this server.
    fn is_us(&self, host: &str) -> bool {
        let Some((name, port)) = host.rsplit_once(':') else { return false };
        if port != self.port.to_string() {
            return false;
        }
        if ["127.0.0.1", "localhost", "[::1]"].contains(&name) {
            return true;
        }
        // beyond loopback only addresses are accepted: a name could be bound to any address
        let address = name.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
        match (self.beyond, address) {
            (Some(ours), Ok(theirs)) => ours.is_unspecified() || ours == theirs,
            _ => false,
        }
    }

    /// Whether a request has the token.
    pub(crate) fn knows(&self, headers: &HeaderMap) -> bool {
        headers.get(TOKEN).is_some_and(|t| self.access(t.as_bytes()).is_some())
    }

    /// Access by a token; nothing if it is not one of ours.
    pub(crate) fn access(&self, given: &[u8]) -> Option<Access> {
        // both are always compared
        let (write, look) = (same(&self.token, given), same(&self.look, given));
        if write { Some(Access::Write) } else { look.then_some(Access::Look) }
    }

    /// Header fields of every answer.
    pub(crate) fn seal(&self, host: Option<&HeaderValue>, answer: &mut Response) {
        let host = host.and_then(|h| h.to_str().ok()).unwrap_or("");
        // 'self' covers the WebSocket in new browsers, its own address in old ones; the host was checked
        let socket = if answer.status() == StatusCode::FORBIDDEN { String::new() } else { format!(" ws://{host}") };
        let frames = if self.framed_by.is_empty() { "'none'" } else { &self.framed_by };
        let policy = format!(
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; \
             connect-src 'self'{socket}; base-uri 'none'; form-action 'none'; frame-ancestors {frames}"
        );
        let headers = answer.headers_mut();
        if let Ok(policy) = HeaderValue::from_str(&policy) {
            headers.insert(CONTENT_SECURITY_POLICY, policy);
        }
        headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
        headers.insert(REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
        headers.insert("cross-origin-opener-policy", HeaderValue::from_static("same-origin"));
        headers.insert("cross-origin-resource-policy", HeaderValue::from_static("same-origin"));
        // the older field knows no origins: it is left out where the policy allows some
        if self.framed_by.is_empty() {
            headers.insert("x-frame-options", HeaderValue::from_static("DENY"));
        }
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
}

impl Refusal {
    pub(crate) fn response(self) -> Response {
        let mut answer = (self.0, self.1).into_response();
        answer.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static("text/plain; charset=utf-8"));
        // the body of a refused request is not read
        answer.headers_mut().insert("connection", HeaderValue::from_static("close"));
        answer
    }
}

/// Compares with a token in constant time; an empty one fits none.
fn same(ours: &str, given: &[u8]) -> bool {
    let ours = ours.as_bytes();
    let mut differs = u8::from(given.len() != ours.len()) | u8::from(ours.is_empty());
    for (k, &byte) in ours.iter().enumerate() {
        differs |= byte ^ given.get(k).copied().unwrap_or(0);
    }
    std::hint::black_box(differs) == 0
}

/// Whether a text is a list of origins as `frame-ancestors` takes them: scheme, host or address, a port or `*`.
pub(crate) fn are_origins(text: &str) -> bool {
    let host = |h: &str| !h.is_empty() && h.chars().all(|c| c.is_ascii_alphanumeric() || ".-".contains(c));
    let port = |p: &str| p == "*" || p.parse::<u16>().is_ok();
    let origin = |o: &str| {
        let rest = o.strip_prefix("http://").or_else(|| o.strip_prefix("https://"));
        rest.is_some_and(|rest| rest.split_once(':').map_or_else(|| host(rest), |(h, p)| host(h) && port(p)))
    };
    !text.is_empty() && text.split(' ').all(origin)
}

/// A new token: 128 random bits in hexadecimal digits.
pub(crate) fn new_token() -> Result<String, getrandom::Error> {
    let mut bytes = [0_u8; 16];
    getrandom::fill(&mut bytes)?;
    Ok(bytes.iter().map(|b| format!("{b:02x}")).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::Request;

    fn guard(address: &str) -> Guard {
        Guard::new(address.parse().unwrap(), "00112233445566778899aabbccddeeff".into())
    }

    fn ask(guard: &Guard, path: &str, headers: &[(&str, &str)]) -> u16 {
        let mut request = Request::get(path);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let parts = request.body(()).unwrap().into_parts().0;
        guard.check(&parts).map_or_else(|r| r.0.as_u16(), |()| 200)
    }

    #[test]
    fn only_our_own_page_with_the_token_may_ask() {
        let g = guard("127.0.0.1:7000");
        let token = ("x-tumble-token", "00112233445566778899aabbccddeeff");
        let us = ("host", "127.0.0.1:7000");
        assert_eq!(ask(&g, "/api/session", &[us, token]), 200);
        assert_eq!(ask(&g, "/api/session", &[us, token, ("origin", "http://127.0.0.1:7000")]), 200);
        assert_eq!(ask(&g, "/", &[us]), 200);
        assert_eq!(ask(&g, "/", &[us, ("sec-fetch-site", "cross-site")]), 200);
        for host in ["localhost:7000", "[::1]:7000"] {
            assert_eq!(ask(&g, "/api/session", &[("host", host), token]), 200);
        }
        for host in ["evil.example:7000", "127.0.0.1", "127.0.0.1:7001", "127.0.0.1:7000.evil.example", "", "::1:7000"]
        {
            assert_eq!(ask(&g, "/", &[("host", host), token]), 403, "{host}");
        }
        for origin in ["http://evil.example", "null", "https://127.0.0.1:7000", "http://localhost:7000", ""] {
            assert_eq!(ask(&g, "/api/session", &[us, token, ("origin", origin)]), 403, "{origin}");
        }
        assert_eq!(ask(&g, "/api/session", &[us, token, ("sec-fetch-site", "cross-site")]), 403);
        assert_eq!(ask(&g, "/app.js", &[us, ("sec-fetch-site", "same-site")]), 403);
        assert_eq!(ask(&g, "/api/session", &[us]), 403);
        assert_eq!(ask(&g, "/api/session", &[us, ("x-tumble-token", "00112233445566778899aabbccddeefe")]), 403);
        assert_eq!(ask(&g, "/api/session", &[us, ("x-tumble-token", "")]), 403);
        assert_eq!(ask(&g, "/api/session", &[token]), 403, "no host");
        assert_eq!(ask(&g, "/live", &[us, ("upgrade", "websocket")]), 403, "a socket without an origin");
        assert_eq!(ask(&g, "/api/session", &[us, token, ("content-length", "5")]), 413);
    }

    #[test]
    fn a_token_to_look_with_is_another_one() {
        let g = guard("127.0.0.1:7000");
        let (write, look) = ("00112233445566778899aabbccddeeff", "ffeeddccbbaa99887766554433221100");
        assert_eq!((g.access(write.as_bytes()), g.access(look.as_bytes())), (Some(Access::Write), None));
        assert_eq!(g.access(b""), None, "no token is not an empty one");
        let g = g.with_look(look.into());
        assert_eq!((g.access(write.as_bytes()), g.access(look.as_bytes())), (Some(Access::Write), Some(Access::Look)));
        assert_eq!(g.access(&look.as_bytes()[1..]), None);
        let us = ("host", "127.0.0.1:7000");
        assert_eq!(ask(&g, "/api/session", &[us, ("x-tumble-token", look)]), 200);
    }

    #[test]
    fn beyond_loopback_only_numbers_are_hosts() {
        let g = guard("192.0.2.7:7000");
        assert_eq!(ask(&g, "/", &[("host", "192.0.2.7:7000")]), 200);
        assert_eq!(ask(&g, "/", &[("host", "192.0.2.8:7000")]), 403);
        assert_eq!(ask(&g, "/", &[("host", "box.example:7000")]), 403);
        let all = guard("0.0.0.0:7000");
        assert_eq!(ask(&all, "/", &[("host", "192.0.2.8:7000")]), 200);
        assert_eq!(ask(&all, "/", &[("host", "box.example:7000")]), 403);
        assert_eq!(ask(&all, "/api/session", &[("host", "192.0.2.8:7000")]), 403, "the token is needed all the more");
    }

    #[test]
    fn only_named_origins_may_frame_the_page() {
        let head = |g: &Guard| {
            let mut answer = StatusCode::OK.into_response();
            g.seal(Some(&HeaderValue::from_static("127.0.0.1:7000")), &mut answer);
            let policy = answer.headers()[CONTENT_SECURITY_POLICY].to_str().unwrap().to_owned();
            (policy, answer.headers().contains_key("x-frame-options"))
        };
        let (policy, denied) = head(&guard("127.0.0.1:7000"));
        assert!(policy.ends_with("frame-ancestors 'none'") && denied);
        let (policy, denied) = head(&guard("127.0.0.1:7000").with_frames("http://localhost:*".into()));
        assert!(policy.ends_with("frame-ancestors http://localhost:*") && !denied);
        for fine in ["http://localhost:*", "http://127.0.0.1:8888 https://lab.example"] {
            assert!(are_origins(fine), "{fine}");
        }
        for wrong in
            ["", "*", "localhost", "http://", "http://a b", "http://a; script-src *", "http://a:x", "http://a:*,b"]
        {
            assert!(!are_origins(wrong), "{wrong}");
        }
    }

    #[test]
    fn tokens_are_long_and_never_twice() {
        let (a, b) = (new_token().unwrap(), new_token().unwrap());
        assert_eq!(a.len(), 32);
        assert_ne!(a, b);
    }
}
