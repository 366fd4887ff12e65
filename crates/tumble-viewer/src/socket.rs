//! The WebSocket: control of the live world, its newest frame, and a heartbeat.
//!
//! The first message must be a token; the answer says whether it may change the world. After that the page sends commands and the server sends the status once a second and
//! after every change. The page acknowledges each frame when it is drawn and gets the newest one then, not before: a page that
//! draws slowly skips frames, and what it shows is never older than the drawing of one of them.

use crate::connections::Connection;
use crate::guard::Access;
use crate::live::{Command, Live, Status};
use crate::protocol;
use crate::shared::Shared;
use axum::Extension;
use axum::extract::State;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::response::{IntoResponse as _, Response};
use serde::Deserialize;
use serde_json::json;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::time::{MissedTickBehavior, interval, timeout};

/// Shortest time between two frames.
const BEAT: Duration = Duration::from_millis(16);
/// Most beats between two heartbeats.
const LIFE: u32 = 60;
/// Time between two checks whether recordings have grown.
const GROWTH: Duration = Duration::from_millis(500);
/// Most summary rows in one message: the rest comes with the next.
const ROWS: usize = 20_000;

/// Message for a page that may only look.
const LOOK: &str = "this link is for looking: nothing was changed";
/// Message for a page beyond the limit of WebSockets.
const FULL: &str = "too many pages are open";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Hello {
    token: String,
}

/// Acknowledgement of the page: the number of frames drawn.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Seen {
    seen: u64,
}

pub(crate) async fn upgrade(
    State(shared): State<Arc<Shared>>,
    Extension(connection): Extension<Arc<Connection>>,
    ws: WebSocketUpgrade,
) -> Response {
    if shared.sockets.available_permits() == 0 {
        return (axum::http::StatusCode::SERVICE_UNAVAILABLE, FULL).into_response();
    }
    let most = shared.limits.message_bytes;
    ws.max_message_size(most).max_frame_size(most).on_upgrade(async move |mut socket| {
        // until the token is presented the connection can be closed for another one
        let known = tokio::select! {
            known = greet(&mut socket, &shared) => known,
            () = connection.closed() => None,
        };
        drop(connection);
        let Some(access) = known else { return };
        let Ok(_place) = shared.sockets.clone().try_acquire_owned() else {
            // another page has taken the last slot meanwhile
            let _ = socket.send(say(&json!({ "kind": "error", "message": FULL }))).await;
            return;
        };
        talk(socket, shared, access).await;
    })
}

/// Access by the token of the first message, if it is one and arrives in time.
async fn greet(socket: &mut WebSocket, shared: &Shared) -> Option<Access> {
    let first = timeout(shared.limits.head_time, socket.recv()).await;
    let Ok(Some(Ok(Message::Text(text)))) = first else { return None };
    let hello = serde_json::from_str::<Hello>(&text).ok();
    let known = hello.and_then(|h| shared.guard.access(h.token.as_bytes()));
    if known.is_none() {
        let _ = socket.send(say(&json!({ "kind": "refused", "message": "the token is wrong" }))).await;
    }
    known
}

async fn talk(mut socket: WebSocket, shared: Arc<Shared>, access: Access) {
    let writes = access == Access::Write;
    if socket.send(say(&json!({ "kind": "welcome", "writes": writes }))).await.is_err() {
        return;
    }
    let live: &Live = &shared.live;
    let _viewing = live.view();
    let mut errors = live.errors.subscribe();
    let mut beat = interval(BEAT);
    beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let (mut epoch, mut from, mut silent) = (0, 0, LIFE);
    let (mut sent, mut seen) = (0_u64, 0_u64);
    let mut told: Arc<Status> = Arc::default();
    let mut ends = vec![None; shared.sources.len()];
    let mut look = interval(GROWTH);
    look.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut pushed = Instant::now();
    loop {
        let mut beaten = false;
        tokio::select! {
            incoming = socket.recv() => {
                let Some(Ok(message)) = incoming else { return };
                let Message::Text(text) = message else { continue };
                if let Ok(said) = serde_json::from_str::<Seen>(&text) {
                    seen = said.seen;
                    // drawn: the next one at once, unless it comes too soon
                    beaten = pushed.elapsed() >= BEAT;
                } else {
                    match serde_json::from_str::<Command>(&text) {
                        Ok(command) if writes => live.send(command),
                        Ok(_) => {
                            let words = json!({ "kind": "error", "message": LOOK });
                            if socket.send(say(&words)).await.is_err() { return }
                        }
                        Err(e) => {
                            let words =
                                json!({ "kind": "error", "message": format!("a command was not understood: {e}") });
                            if socket.send(say(&words)).await.is_err() { return }
                        }
                    }
                }
            }
            _ = look.tick() => {
                // recordings may grow while they are open; files are read on other threads than the server's
                let from = shared.clone();
                let all = move || from.sources.iter().map(|s| s.span()).collect::<Vec<_>>();
                let Ok(spans) = tokio::task::spawn_blocking(all).await else { return };
                for (k, span) in spans.into_iter().enumerate().filter(|(k, _)| *k != shared.live_index) {
                    if ends[k].replace(span) != Some(span) {
                        let grown = json!({ "kind": "span", "source": k, "first": span.first, "end": span.end,
                            "epoch": span.epoch, "growing": span.growing });
                        if socket.send(say(&grown)).await.is_err() { return }
                    }
                }
            }
            Ok(message) = errors.recv() => {
                if socket.send(say(&json!({ "kind": "error", "message": message }))).await.is_err() { return }
            }
            _ = beat.tick() => {
                silent += 1;
                beaten = true;
            }
        }
        if !beaten {
            continue;
        }
        let status = live.status.borrow().clone();
        let drawn = sent <= seen;
        if silent >= LIFE || (drawn && status != told) {
            silent = 0;
            if socket.send(say(&json!({ "kind": "status", "live": &*status }))).await.is_err() {
                return;
            }
            told = status;
        }
        if drawn && let Some((now, first, rows, newest)) = live.news(epoch, from, ROWS) {
            (sent, pushed) = (sent + 1, Instant::now());
            let next = first + rows.len() as u64;
            let bytes = protocol::push(now, first, &rows, &newest);
            if socket.send(Message::Binary(bytes.into())).await.is_err() {
                return;
            }
            (epoch, from) = (now, next);
        }
    }
}

fn say(words: &serde_json::Value) -> Message {
    Message::Text(words.to_string().into())
}
