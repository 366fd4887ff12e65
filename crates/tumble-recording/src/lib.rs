//! Recordings: everything that happened in a run, in one SQLite file.
//!
//! A [`Writer`] takes a frame after each step and stores it from a thread of its own; it never drops one: when the disk
//! is slower than the simulation, the simulation waits. A [`Reader`] opens a file with suspicion, read-only, also while
//! it is being written. Every frame carries a checksum that covers all its numbers and the frame before, so that what
//! was changed, lost or swapped is found.
//!
//! ```
//! use tumble::{BodyBuilder, DVec3, World};
//! use tumble_recording::{Ending, Options, Reader, Setup, Writer};
//! let path = std::env::temp_dir().join(format!("tumble-doc-{}.db", std::process::id()));
//! let mut world = World::new();
//! let ball = world.add(BodyBuilder::ball(0.5).position(DVec3::new(0.0, 0.0, 3.0)))?;
//! let setup = Setup { name: "a falling ball", step: 0.01, ..Setup::default() };
//! let mut writer = Writer::create(&path, &setup, &world, &[(ball, "ball".to_owned())], &Options::default())?;
//! for _ in 0..10 {
//!     world.step(0.01);
//!     writer.frame(&world, 0);
//! }
//! let end = writer.finish(Ending::Complete);
//! assert_eq!((end.frames, end.stopped), (11, None));
//!
//! let reader = Reader::open(&path)?;
//! let last = reader.states(10)?;
//! assert_eq!(last[0].centre[2], world.centre(ball).unwrap().z);
//! # drop(reader);
//! # std::fs::remove_file(&path)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The rooms, from the ground floor up; a room imports from its own row and from the rows before it:
//!
//! | room | answers |
//! |---|---|
//! | `error`, `functions`, `table`, `joint_table`, `layout` | typed errors; functions of SQL; every column once; rows or chunks |
//! | `words`, `rows`, `contact_rows`, `joint_rows`, `schema`, `storage` | frames in words; rows of each table; the file format; lists and blocks behind the views |
//! | `checksum`, `blocks`, `chunk`, `filters`, `place`, `surface`, `upgrade` | chained checksums; packed frames; pairs that ignore each other, and damping; two writers apart; materials of pairs; rows of older formats |
//! | `guard`, `meta`, `shape` | opening of untrusted files; facts about a run; shapes of bodies |
//! | `capture`, `joint_capture`, `sink` | a world as words of a frame; words into the file |
//! | `reader`, `writer` | rows out; frames in |
//! | `query`, `export` | read-only SQL; data for other programs |
//! | `audit`, `verify`, `diff` | the laws from the numbers alone; checksums and replay; first difference |
//!
//! Not here: scenes (a recording holds the scene's text, its reader builds the world) and anything that prints.

mod audit;
mod blocks;
mod capture;
mod checksum;
mod chunk;
mod contact_rows;
mod diff;
mod error;
pub mod export;
mod filters;
mod functions;
mod guard;
mod joint_capture;
mod joint_rows;
mod joint_table;
mod layout;
mod meta;
mod place;
mod query;
mod reader;
mod rows;
mod schema;
mod shape;
mod sink;
mod storage;
mod surface;
mod table;
mod upgrade;
mod verify;
mod words;
mod writer;

pub use audit::{Audit, Finding, LAWS, Violation, audit};
pub use capture::Tables;
pub use contact_rows::{ContactRow, SolveRow};
pub use diff::{Difference, Tolerance, diff, diff_within};
pub use error::Error;
pub use joint_rows::{CoupledCoordinate, JointCoordinate, JointRow, JointStepRow, MotorRow};
pub use joint_table::{JOINT, JOINT_ROW, MOTOR};
pub use meta::{Later, Meta, Setup};
pub use place::is_recording;
pub use query::{Cell, Values};
pub use reader::{Reader, StoredScene};
pub use rows::{AdjustmentRow, BodyRow, EditRow, EventRow, FrameRow, PushRow, StateRow};
pub use schema::{APPLICATION_ID, Layout, ROWS_LIMIT, VERSION};
pub use shape::{Part, parts};
pub use sink::Ending;
pub use table::{ADJUSTMENT, BODY, CONTACT, Column, EDIT, EVENT, FRAME, Kind, PUSH, SOLVE, STATE, Table, Version};
pub use verify::{Departure, Verification, replay, replay_steps, replay_with, verify};
pub use writer::{Options, Summary, Writer};
