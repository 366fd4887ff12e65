//! The browser viewer: reads recordings and live worlds, serves them to this machine only.
//!
//! [`Viewer::open`] takes scenes and recordings, [`Viewer::serve`] answers the page until it is dropped. The page is built
//! from `web/` and embedded in the binary.
//!
//! `guard` checks every request: host, origin, token, size. `protocol` is the binary layout of frames, the same as in
//! `web/src/protocol.ts`. `source` is the interface that recordings and live worlds share.
//!
//! The rooms, from the ground floor up; a room imports from its own row and from the rows before it:
//!
//! | room | answers |
//! |---|---|
//! | `about`, `frame`, `room`, `patience` | what stays and what changes in a run; places for clients; time limits |
//! | `assets`, `gallery` | the page; the scenes |
//! | `protocol`, `certify`, `source` | bytes of the page; share of one contact; what can be asked |
//! | `guard`, `history`, `capture` | who may ask, and how much; frames of a live world; a world as a frame |
//! | `recorded`, `live` | recordings; live worlds |
//! | `shared` | what all requests share |
//! | `api`, `socket` | answers by index; the one WebSocket |
//! | `server`, `viewer` | routes; the way in |
//!
//! Not here: the command line, physics, and anything that writes a file.

mod about;
mod api;
mod assets;
mod capture;
mod certify;
mod connections;
mod frame;
mod gallery;
mod guard;
mod history;
mod live;
mod protocol;
mod recorded;
mod server;
mod shared;
mod socket;
mod source;
mod viewer;
mod write_timeout;

pub use about::{About, BodyAbout, Drawing, MaterialAbout, PairAbout};
pub use frame::{ContactRow, EventRow, Frame, IslandRow, NONE, State, Summary};
pub use gallery::embedded_scene;
pub use guard::Limits;
pub use source::{FrameSource, SourceError, Span};
pub use viewer::{Options, Serving, Viewer, ViewerError};
