//! The browser viewer: reads recordings and live worlds, serves them to this machine only.
//!
//! [`Viewer::open`] takes scenes and recordings, [`Viewer::serve`] answers the page until it is told to stop. The page
//! itself is built from `web/` and embedded; nothing but the binary is needed to look.
//!
//! `guard` stands before every route: who may ask, and how much. `protocol` is the layout of the bytes that the page
//! reads; its twin is `web/src/protocol.ts`. `source` is what both a recording and a live world can be asked.
//!
//! Not here: the command line, physics, and anything that writes a file.

mod about;
mod api;
mod assets;
mod capture;
mod certify;
mod frame;
mod gallery;
mod guard;
mod history;
mod live;
mod patience;
mod protocol;
mod recorded;
mod room;
mod server;
mod shared;
mod socket;
mod source;
mod viewer;

pub use about::{About, BodyAbout, Drawing, MaterialAbout, PairAbout};
pub use frame::{ContactRow, EventRow, Frame, IslandRow, NONE, State, Summary};
pub use gallery::embedded_scene;
pub use guard::Limits;
pub use source::{FrameSource, SourceError, Span};
pub use viewer::{Options, Serving, Viewer, ViewerError};
