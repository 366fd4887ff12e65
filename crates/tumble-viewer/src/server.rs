//! The server: sockets, limits, routes.

use crate::connections::{Connection, Connections};
use crate::guard::{Refusal, SOCKET};
use crate::shared::Shared;
use crate::write_timeout::WriteTimeout;
use crate::{api, assets, socket};
use axum::extract::{Request, State};
use axum::http::header::{CONTENT_TYPE, HOST};
use axum::http::{HeaderValue, StatusCode};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use axum::{Extension, Router};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpListener;

/// All routes behind the guard.
pub(crate) fn router(shared: &Arc<Shared>) -> Router {
    Router::new()
        .route(SOCKET, get(socket::upgrade))
        .route("/api/session", get(api::session))
        .route("/api/scene/{number}/picture", get(api::picture))
        .route("/api/source/{number}", get(api::about))
        .route("/api/source/{number}/bodies", get(api::bodies))
        .route("/api/source/{number}/rows", get(api::rows))
        .route("/api/source/{number}/events", get(api::events))
        .route("/api/source/{number}/frames", get(api::frames))
        .route("/api/source/{number}/contact", get(api::contact))
        .route("/api/source/{number}/path", get(api::path))
        .route("/api/source/{number}/series", get(api::series))
        .route("/api/source/{number}/overlap", get(api::overlap))
        .fallback(file)
        .layer(middleware::from_fn_with_state(shared.clone(), guarded))
        .with_state(shared.clone())
}

/// Checks every request, and adds the security headers to every answer.
async fn guarded(
    State(shared): State<Arc<Shared>>,
    Extension(connection): Extension<Arc<Connection>>,
    request: Request,
    next: Next,
) -> Response {
    let (parts, body) = request.into_parts();
    let host = parts.headers.get(HOST).cloned();
    if shared.guard.knows(&parts.headers) {
        connection.authenticate();
    }
    let mut answer = match shared.guard.check(&parts) {
        Ok(()) => next.run(Request::from_parts(parts, body)).await,
        Err(refusal) => refusal.response(),
    };
    shared.guard.seal(host.as_ref(), &mut answer);
    answer
}

async fn file(request: Request) -> Response {
    match assets::find(request.uri().path()) {
        Some((kind, bytes)) => ([(CONTENT_TYPE, HeaderValue::from_static(kind))], bytes).into_response(),
        None => Refusal(StatusCode::NOT_FOUND, "there is nothing here").response(),
    }
}

/// Serves a listener until it is dropped.
pub(crate) async fn serve(listener: TcpListener, router: Router, shared: Arc<Shared>, connections: Arc<Connections>) {
    loop {
        let Ok((mut stream, _)) = listener.accept().await else {
            // out of file handles: wait until a connection closes
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        };
        let Some(connection) = connections.admit() else {
            let _ =
                stream.try_write(b"HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\nconnection: close\r\n\r\n");
            let _ = stream.shutdown().await;
            continue;
        };
        let _ = stream.set_nodelay(true);
        let service = TowerToHyperService::new(router.clone().layer(Extension(connection.clone())));
        let limits = shared.limits;
        tokio::spawn(async move {
            let mut http = http1::Builder::new();
            http.timer(TokioTimer::new())
                .header_read_timeout(limits.head_time)
                .max_buf_size(limits.head_bytes)
                .max_headers(limits.headers);
            let stream = TokioIo::new(WriteTimeout::new(stream, limits.answer_time));
            tokio::select! {
                // the client closed the connection: there is no receiver for an error
                _ = http.serve_connection(stream, service).with_upgrades() => {}
                () = connection.closed() => {}
            }
        });
    }
}
