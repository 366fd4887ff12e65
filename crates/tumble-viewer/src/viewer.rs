//! Entry point of the crate: sources, listening address, and the link.

use crate::connections::Connections;
use crate::gallery::Gallery;
use crate::guard::{Guard, Limits, are_origins, new_token};
use crate::live::Live;
use crate::recorded::Recorded;
use crate::server;
use crate::shared::{Blocks, Shared, Sources};
use crate::source::FrameSource;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::sync::Semaphore;

/// Sources and listening address.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// A scene to run live.
    pub scene: Option<PathBuf>,
    /// Recordings, in the order of their numbers.
    pub recordings: Vec<PathBuf>,
    /// A folder with further scenes to choose from.
    pub scenes: Option<PathBuf>,
    /// Address to listen on; loopback by default.
    pub listen: Option<IpAddr>,
    /// Port; 0 for a free one.
    pub port: u16,
}

/// The option to change when an address cannot be listened on.
fn what_to_change(error: &std::io::Error) -> &'static str {
    if error.kind() == std::io::ErrorKind::AddrNotAvailable {
        "--listen: it must be an address of this machine"
    } else {
        "--port"
    }
}

/// Reasons why the viewer cannot start.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum ViewerError {
    /// The address is in use, or is not of this machine.
    #[error("cannot listen on {0}: {1}; try another {change}", change = what_to_change(.1))]
    Listen(SocketAddr, std::io::Error),
    /// The system provides no threads or random numbers.
    #[error("cannot start: {0}")]
    Start(String),
    /// A file that cannot be shown.
    #[error("{0}")]
    File(String),
}

/// A viewer that is ready to listen.
pub struct Viewer {
    sources: Vec<Arc<dyn FrameSource>>,
    gallery: Arc<Gallery>,
    open: Option<usize>,
    listen: Option<IpAddr>,
    port: u16,
    limits: Limits,
    framed_by: String,
}

impl std::fmt::Debug for Viewer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Viewer of {} recordings and {} scenes", self.sources.len(), self.gallery.list.len())
    }
}

/// A running viewer, until it is dropped.
#[derive(Debug)]
pub struct Serving {
    /// The link to open, with the token.
    pub link: String,
    /// A link for others, with another token: they look, and change nothing.
    pub look_link: String,
    /// Its address.
    pub address: SocketAddr,
    /// Whether other machines can reach it.
    pub exposed: bool,
    runtime: Option<tokio::runtime::Runtime>,
}

impl Viewer {
    /// Opens the scenes and recordings, so that invalid files are found here.
    ///
    /// # Errors
    /// A file that cannot be read or has the wrong format.
    pub fn open(options: &Options) -> Result<Self, ViewerError> {
        let mut sources: Vec<Arc<dyn FrameSource>> = Vec::new();
        for path in &options.recordings {
            let open = Recorded::open(path).map_err(|e| ViewerError::File(format!("{}: {e}", path.display())))?;
            sources.push(Arc::new(open));
        }
        let own = options.scene.as_deref();
        let gallery = Gallery::new(options.scenes.as_deref(), own);
        let open = own.map(|_| gallery.list.len() - 1);
        if let Some(number) = open {
            let (scene, _) = gallery.load(number).map_err(ViewerError::File)?;
            scene.build().map_err(|e| ViewerError::File(e.to_string()))?;
        }
        let (listen, port) = (options.listen, options.port);
        Ok(Self {
            sources,
            gallery: Arc::new(gallery),
            open,
            listen,
            port,
            limits: Limits::default(),
            framed_by: String::new(),
        })
    }

    /// Shows one more source, after the recordings.
    #[must_use]
    pub fn with(mut self, source: Arc<dyn FrameSource>) -> Self {
        self.sources.push(source);
        self
    }

    /// Lets pages of some origins show this one in a frame, such as `http://localhost:8888` or `http://localhost:*`, several with
    /// blanks between them; without it no page may.
    ///
    /// # Errors
    /// Text that is no list of origins.
    pub fn framed_by(mut self, origins: &str) -> Result<Self, ViewerError> {
        if !are_origins(origins) {
            let help = "give origins such as http://localhost:8888, with blanks between them";
            return Err(ViewerError::Start(format!("{origins:?} names no page that may frame the viewer: {help}")));
        }
        origins.clone_into(&mut self.framed_by);
        Ok(self)
    }

    /// Sets other limits than the defaults.
    #[must_use]
    pub fn with_limits(mut self, limits: Limits) -> Self {
        self.limits = limits;
        self
    }

    /// Listens and serves on its own threads.
    ///
    /// # Errors
    /// An address in use, or a system without threads or random numbers.
    pub fn serve(self) -> Result<Serving, ViewerError> {
        let start = |e: &dyn std::fmt::Display| ViewerError::Start(e.to_string());
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(2)
            .thread_name("viewer")
            .enable_all()
            .build()
            .map_err(|e| start(&e))?;
        let token = new_token().map_err(|e| start(&e))?;
        let look = new_token().map_err(|e| start(&e))?;
        let ip = self.listen.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST));
        let wanted = SocketAddr::new(ip, self.port);
        let listener = runtime.block_on(TcpListener::bind(wanted)).map_err(|e| ViewerError::Listen(wanted, e))?;
        let address = listener.local_addr().map_err(|e| ViewerError::Listen(wanted, e))?;
        let live = Arc::new(Live::start(self.gallery.clone(), self.open).map_err(|e| start(&e))?);
        let mut sources = self.sources;
        let live_index = sources.len();
        sources.push(live.clone());
        let shared = Arc::new(Shared {
            guard: Guard::new(address, token.clone()).with_look(look.clone()).with_frames(self.framed_by),
            limits: self.limits,
            sources: Sources(sources),
            live,
            live_index,
            gallery: self.gallery,
            blocks: Blocks::default(),
            sockets: Arc::new(Semaphore::new(self.limits.sockets)),
        });
        let router = server::router(&shared);
        let connections = Connections::new(self.limits.connections);
        if self.listen.is_none() {
            // `localhost` may mean either; a machine without IPv6 has only the one
            let six = SocketAddr::new(IpAddr::V6(Ipv6Addr::LOCALHOST), address.port());
            if let Ok(listener) = runtime.block_on(TcpListener::bind(six)) {
                runtime.spawn(server::serve(listener, router.clone(), shared.clone(), connections.clone()));
            }
        }
        runtime.spawn(server::serve(listener, router, shared, connections));
        let shown =
            if ip.is_unspecified() { SocketAddr::new(Ipv4Addr::LOCALHOST.into(), address.port()) } else { address };
        let [link, look_link] = [token, look].map(|token| format!("http://{shown}/#token={token}"));
        Ok(Serving { link, look_link, address, exposed: !ip.is_loopback(), runtime: Some(runtime) })
    }
}

impl Serving {
    /// The token of this launch.
    #[must_use]
    pub fn token(&self) -> &str {
        self.link.rsplit_once('=').map_or("", |(_, t)| t)
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            // a thread that reads a file is not waited for
            runtime.shutdown_background();
        }
    }
}
