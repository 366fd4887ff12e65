//! The browser viewer: reads recordings and live worlds, serves them to this machine only.
//!
//! [`Viewer::open`] takes scenes and recordings, [`Viewer::serve`] answers the page until it is told to stop. The page
//! itself is built from `web/` and embedded; nothing but the binary is needed to look.
//!
//! `guard` stands before every route: who may ask, and how much. `protocol` is the layout of the bytes that the page
//! reads; its twin is `web/src/protocol.ts`. `source` is what both a recording and a live world can be asked.
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
