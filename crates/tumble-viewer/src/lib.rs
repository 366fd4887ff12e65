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
//! | `about`, `frame`, `connections`, `write_timeout` | static data and frames of a run; limit on connections; time limit for writes |
//! | `assets`, `gallery` | the page; the scenes |
//! | `looks`, `joints` | colours, drawn shapes and first view of a scene; joints on their bodies |
//! | `protocol`, `certify`, `source` | binary layout of frames; residual of one contact; interface of a source |
//! | `guard`, `history`, `capture`, `recorded_scene` | access control; frames of a live world; a world as a frame; the scene of a recording |
//! | `recorded`, `live`, `pushed`, `series` | recordings; live worlds; worlds of other programs; numbers of one body or contact |
//! | `shared` | state of all requests |
//! | `api`, `socket` | GET requests; the WebSocket |
//! | `server`, `viewer` | routes; entry point |
//!
//! Not here: the command line, physics, writing of files.

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
mod joints;
mod live;
mod looks;
mod protocol;
mod pushed;
mod recorded;
mod recorded_scene;
mod series;
mod server;
mod shared;
mod socket;
mod source;
mod viewer;
mod write_timeout;

pub use about::{About, BodyAbout, Drawing, JointAbout, MaterialAbout, PairAbout, PartDrawing, ViewAbout};
pub use frame::{ContactRow, EventRow, Frame, IslandRow, JointRow, NONE, State, Summary};
pub use gallery::{EmbeddedScene, embedded_scene, embedded_scenes};
pub use guard::Limits;
pub use pushed::Pushed;
pub use source::{FrameSource, SourceError, Span};
pub use viewer::{Options, Serving, Viewer, ViewerError};
