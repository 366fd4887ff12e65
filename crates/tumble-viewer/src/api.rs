//! GET requests of the page and their answers; sources, scenes and bodies are named by index, never by path.
//!
//! | path | answer |
//! |---|---|
//! | `/api/session` | version, sources, scenes, names of codes |
//! | `/api/scene/N/picture` | a short loop of pictures of a scene of the gallery, WebP |
//! | `/api/source/N` | the scene or recording without bodies and frames |
//! | `/api/source/N/bodies?from=` | a page of bodies, and the start of the next page |
//! | `/api/source/N/rows?from=` | summary rows |
//! | `/api/source/N/events?from=` | events from a frame on |
//! | `/api/source/N/frames?from=&count=&offset=&epoch=` | frame blocks; a block that is too long comes in slices |
//! | `/api/source/N/contact?frame=&index=&epoch=` | one contact with all its digits |
//! | `/api/source/N/path?bodies=&from=&to=&stride=&epoch=` | positions of bodies: f64 x y z for each frame, body after body |
//! | `/api/source/N/series?body=&from=&stride=`, `?joint=…` or `?a=&b=&feature=…` | numbers of a body, a joint or a contact: f64, the frame's number and then 16, 30 or 9 for each frame, as many as a quarter of a second gives |
//! | `/api/source/N/overlap?from=` | deepest overlap of frames, f64 each, as many as a quarter of a second gives |
//!
//! A question about frames of an epoch that is over, since a live world has begun again, has an empty answer (204): the page
//! could not know.
//!
//! An answer is at most 4 MiB long (`Limits::answer_bytes`).

use crate::protocol;
use crate::series::{Followed, append};
use crate::shared::Shared;
use crate::source::{FrameSource, SourceError, Span};
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, header::CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// An error for the page: status and message.
pub(crate) struct Problem(StatusCode, String);

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        (self.0, Json(json!({ "error": self.1 }))).into_response()
    }
}

impl From<SourceError> for Problem {
    fn from(e: SourceError) -> Self {
        let code = match e {
            SourceError::NoFrame(..) | SourceError::Empty => StatusCode::NOT_FOUND,
            SourceError::Unreadable(_) => StatusCode::INTERNAL_SERVER_ERROR,
        };
        Self(code, e.to_string())
    }
}

type Answer = Result<Response, Problem>;

/// The answer to a question about a frame that is not there: an error, or nothing when its epoch is over.
fn missing(s: &dyn FrameSource, epoch: Option<u32>, e: SourceError) -> Answer {
    let over = epoch.is_some_and(|epoch| epoch != s.span().epoch);
    if over && matches!(e, SourceError::NoFrame(..) | SourceError::Empty) {
        return Ok(StatusCode::NO_CONTENT.into_response());
    }
    Err(e.into())
}

fn source(shared: &Shared, number: usize) -> Result<Arc<dyn FrameSource>, Problem> {
    let none = || Problem(StatusCode::NOT_FOUND, format!("there is no source {number}"));
    shared.sources.get(number).cloned().ok_or_else(none)
}

/// Reads files on other threads than the server's.
async fn apart<T: Send + 'static>(work: impl FnOnce() -> Result<T, Problem> + Send + 'static) -> Result<T, Problem> {
    let outcome = tokio::task::spawn_blocking(work).await;
    outcome.unwrap_or_else(|_| Err(Problem(StatusCode::INTERNAL_SERVER_ERROR, "the reader stopped".to_owned())))
}

fn bytes(body: Vec<u8>) -> Response {
    ([(CONTENT_TYPE, "application/octet-stream")], body).into_response()
}

#[derive(Serialize)]
struct SourceLine {
    index: usize,
    kind: &'static str,
    name: String,
    file: String,
}

pub(crate) async fn session(State(shared): State<Arc<Shared>>) -> Answer {
    let mut sources = Vec::new();
    for (index, s) in shared.sources.iter().enumerate() {
        let about = s.about().ok();
        let line = |kind, name: &str, file: &str| SourceLine { index, kind, name: name.into(), file: file.into() };
        sources.push(about.map_or_else(|| line("live", "", ""), |a| line(a.kind, &a.name, &a.file)));
    }
    let methods: Vec<_> = tumble::Method::NAMES.iter().map(|(n, _)| *n).collect();
    let body = json!({
        "version": env!("CARGO_PKG_VERSION"),
        "sources": sources,
        "live": shared.live_index,
        "scenes": shared.gallery.list,
        "methods": methods,
        "events": crate::frame::EVENTS,
    });
    Ok(Json(body).into_response())
}

/// Pictures are embedded: no path is read.
pub(crate) async fn picture(State(shared): State<Arc<Shared>>, Path(number): Path<usize>) -> Answer {
    let none = || Problem(StatusCode::NOT_FOUND, format!("there is no picture of scene {number}"));
    let picture = shared.gallery.picture(number).ok_or_else(none)?;
    Ok(([(CONTENT_TYPE, "image/webp")], picture).into_response())
}

#[derive(Serialize)]
struct Whole<'a> {
    #[serde(flatten)]
    about: &'a crate::about::About,
    bodies: usize,
    epoch: u32,
    first: u64,
    end: u64,
    growing: bool,
}

pub(crate) async fn about(State(shared): State<Arc<Shared>>, Path(number): Path<usize>) -> Answer {
    let s = source(&shared, number)?;
    apart(move || {
        let about = s.about()?;
        let Span { epoch, first, end, growing } = s.span();
        let whole = Whole { about: &about, bodies: about.bodies.len(), epoch, first, end, growing };
        Ok(Json(&whole).into_response())
    })
    .await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Start {
    from: u64,
}

pub(crate) async fn bodies(
    State(shared): State<Arc<Shared>>,
    Path(number): Path<usize>,
    Query(q): Query<Start>,
) -> Answer {
    let s = source(&shared, number)?;
    let most = shared.limits.answer_bytes;
    apart(move || {
        let about = s.about()?;
        let from = usize::try_from(q.from).unwrap_or(usize::MAX).min(about.bodies.len());
        // as many bodies as fit
        let (mut page, mut next) = (String::from("["), from);
        for b in &about.bodies[from..] {
            let row =
                serde_json::to_string(b).map_err(|e| Problem(StatusCode::INTERNAL_SERVER_ERROR, e.to_string()))?;
            if next > from && page.len() + row.len() + 64 > most {
                break;
            }
            if next > from {
                page.push(',');
            }
            page.push_str(&row);
            next += 1;
        }
        let body = format!("{{\"next\":{next},\"bodies\":{page}]}}");
        Ok(([(CONTENT_TYPE, "application/json")], body).into_response())
    })
    .await
}

pub(crate) async fn rows(
    State(shared): State<Arc<Shared>>,
    Path(number): Path<usize>,
    Query(q): Query<Start>,
) -> Answer {
    let s = source(&shared, number)?;
    let most = (shared.limits.answer_bytes - protocol::ROWS_HEAD) / protocol::ROW;
    apart(move || {
        let epoch = s.span().epoch;
        Ok(bytes(protocol::rows(epoch, q.from, &s.summaries(q.from, most)?)))
    })
    .await
}

pub(crate) async fn events(
    State(shared): State<Arc<Shared>>,
    Path(number): Path<usize>,
    Query(q): Query<Start>,
) -> Answer {
    let s = source(&shared, number)?;
    let most = (shared.limits.answer_bytes - protocol::ROWS_HEAD) / protocol::EVENT;
    apart(move || {
        let epoch = s.span().epoch;
        let (list, next) = s.events(q.from, most)?;
        Ok(bytes(protocol::events(epoch, next, &list)))
    })
    .await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Frames {
    from: u64,
    #[serde(default = "one")]
    count: u64,
    #[serde(default)]
    offset: usize,
    epoch: Option<u32>,
}

fn one() -> u64 {
    1
}

pub(crate) async fn frames(
    State(shared): State<Arc<Shared>>,
    Path(number): Path<usize>,
    Query(q): Query<Frames>,
) -> Answer {
    let s = source(&shared, number)?;
    let most = shared.limits.answer_bytes;
    apart(move || {
        let span = s.span();
        let mut out = Vec::new();
        for n in q.from..=q.from.saturating_add(q.count.clamp(1, 256) - 1) {
            if n > q.from && n >= span.end {
                break;
            }
            let f = match s.frame(n) {
                Ok(f) => f,
                Err(e) if n == q.from => return missing(&*s, q.epoch, e),
                // the world has begun again meanwhile
                Err(_) => break,
            };
            let long = f.bytes() > most / 2 || q.offset > 0;
            if long {
                // a single block, in slices if it is too long
                if n == q.from {
                    let block = shared.blocks.get(number, span.epoch, &f);
                    let end = block.len().min(q.offset.saturating_add(most));
                    let slice = block.get(q.offset..end);
                    let beyond = || Problem(StatusCode::BAD_REQUEST, format!("offset is {}", q.offset));
                    out = slice.ok_or_else(beyond)?.to_vec();
                }
                break;
            }
            let block = protocol::frame(&f);
            if n > q.from && out.len() + block.len() > most {
                break;
            }
            out.extend_from_slice(&block);
        }
        Ok(bytes(out))
    })
    .await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct OneContact {
    frame: u64,
    index: usize,
    epoch: Option<u32>,
}

pub(crate) async fn contact(
    State(shared): State<Arc<Shared>>,
    Path(number): Path<usize>,
    Query(q): Query<OneContact>,
) -> Answer {
    let s = source(&shared, number)?;
    apart(move || {
        let f = match s.frame(q.frame) {
            Ok(f) => f,
            Err(e) => return missing(&*s, q.epoch, e),
        };
        let none = || {
            let count = f.contacts.len();
            Problem(StatusCode::NOT_FOUND, format!("frame {} has {count} contacts, not {}", q.frame, q.index))
        };
        let c = f.contacts.get(q.index).ok_or_else(none)?;
        let v = |v: tumble_math::DVec3| v.to_array();
        Ok(Json(json!({
            "a": c.body_a, "b": c.body_b, "island": c.island, "mode": c.mode,
            "feature": format!("{:016x}", c.feature),
            "point": v(c.point), "normal": v(c.normal), "tangent": v(c.tangent),
            "gap": c.gap, "friction": c.friction, "restitution": c.restitution,
            "velocity_bound": c.velocity_bound, "approach_velocity": v(c.approach_velocity), "restitution_share": c.restitution_share,
            "in_flight": c.in_flight, "origin": c.origin.name(), "bias": v(c.bias),
            "velocity": v(c.velocity), "impulse": v(c.impulse), "residual": c.residual,
        }))
        .into_response())
    })
    .await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PathOf {
    bodies: String,
    from: u64,
    to: u64,
    #[serde(default = "one")]
    stride: u64,
    epoch: Option<u32>,
}

/// Most bodies of one request for paths.
const PATHS: usize = 64;
/// Most frames of a path.
const PATH_FRAMES: u64 = 1000;

pub(crate) async fn path(
    State(shared): State<Arc<Shared>>,
    Path(number): Path<usize>,
    Query(q): Query<PathOf>,
) -> Answer {
    let s = source(&shared, number)?;
    let wrong = |words: &str| Problem(StatusCode::BAD_REQUEST, words.to_owned());
    let list: Result<Vec<usize>, _> = q.bodies.split(',').map(str::parse).collect();
    let list = list.map_err(|_| wrong("bodies: give numbers, separated by commas"))?;
    let span = q.to.saturating_sub(q.from) / q.stride.max(1);
    if list.len() > PATHS || span > PATH_FRAMES || q.stride == 0 {
        return Err(wrong("a path has at most 64 bodies and 1000 frames: use a larger stride"));
    }
    apart(move || match s.path(&list, q.from, q.to, q.stride) {
        Ok(path) => Ok(bytes(path.iter().flat_map(|x| x.to_le_bytes()).collect())),
        Err(e) => missing(&*s, q.epoch, e),
    })
    .await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SeriesOf {
    body: Option<usize>,
    joint: Option<usize>,
    a: Option<u32>,
    b: Option<u32>,
    feature: Option<String>,
    from: u64,
    #[serde(default = "one")]
    stride: u64,
}

/// Most frames of one answer about a body, a joint or a contact.
const SERIES_FRAMES: usize = 4096;

pub(crate) async fn series(
    State(shared): State<Arc<Shared>>,
    Path(number): Path<usize>,
    Query(q): Query<SeriesOf>,
) -> Answer {
    let s = source(&shared, number)?;
    let wrong =
        || Problem(StatusCode::BAD_REQUEST, "give a body, a joint, or a, b and feature of a contact".to_owned());
    let feature = q.feature.as_deref().and_then(|f| u64::from_str_radix(f, 16).ok());
    let what = match (q.body, q.joint, q.a, q.b, feature) {
        (Some(body), None, None, None, None) if q.feature.is_none() => Followed::Body(body),
        (None, Some(joint), None, None, None) if q.feature.is_none() => Followed::Joint(joint),
        (None, None, Some(a), Some(b), Some(feature)) => Followed::Contact { a, b, feature },
        _ => return Err(wrong()),
    };
    if q.stride == 0 {
        return Err(Problem(StatusCode::BAD_REQUEST, "stride is 0".to_owned()));
    }
    apart(move || {
        let (start, end, step) = (Instant::now(), s.span().end, s.about()?.step);
        let (mut out, mut n) = (Vec::new(), q.from);
        for _ in 0..SERIES_FRAMES {
            if n >= end || start.elapsed() > ANSWER_TIME {
                break;
            }
            append(&mut out, &*s.frame(n)?, what, step);
            n = n.saturating_add(q.stride);
        }
        Ok(bytes(out.iter().flat_map(|x| x.to_le_bytes()).collect()))
    })
    .await
}

/// Time limit of one answer about many frames.
const ANSWER_TIME: Duration = Duration::from_millis(250);

pub(crate) async fn overlap(
    State(shared): State<Arc<Shared>>,
    Path(number): Path<usize>,
    Query(q): Query<Start>,
) -> Answer {
    let s = source(&shared, number)?;
    apart(move || {
        let (start, end) = (Instant::now(), s.span().end.min(q.from.saturating_add(100_000)));
        let mut out = Vec::new();
        for n in q.from..end {
            out.extend(s.overlap(n)?.to_le_bytes());
            if start.elapsed() > ANSWER_TIME {
                break;
            }
        }
        Ok(bytes(out))
    })
    .await
}
