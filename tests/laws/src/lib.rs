//! Closed-form physics that the engine is held to.
//!
//! Every law is a function that panics when the engine fails it, with a tolerance derived from the method: its order in
//! the step h, the solver's tolerance, rounding. `cargo test -p tumble-laws` runs them all; the command
//! `cargo run --release -p tumble-laws -- teeth` switches friction, restitution, the gyroscopic term and the energy guard
//! off one at a time, shows which laws then fail, and fails itself when they are not those that [`teeth`] knows: a law that
//! nothing can break is no test.

#![expect(clippy::missing_panics_doc, reason = "a law that fails panics: that is its purpose")]

#[macro_use]
mod harness;

pub mod catalogue;
pub mod curves;
pub mod free;
pub mod impacts;
pub mod invariants;
pub mod pivots;
pub mod rocking;
pub mod rolling;
pub mod scales;
pub mod sliding;
pub mod statics;
pub mod step;
pub mod teeth;
pub mod together;
pub mod tops;
pub mod touches;

pub use harness::{Law, SWITCHES, Switch, set_switch};

/// All families of laws.
pub const FAMILIES: &[(&str, &[Law])] = &[
    ("step", step::LAWS),
    ("sliding", sliding::LAWS),
    ("statics", statics::LAWS),
    ("rolling", rolling::LAWS),
    ("impacts", impacts::LAWS),
    ("touches", touches::LAWS),
    ("rocking", rocking::LAWS),
    ("curved ways", curves::LAWS),
    ("pivots", pivots::LAWS),
    ("tops", tops::LAWS),
    ("turning together", together::LAWS),
    ("similar scenes", scales::LAWS),
    ("free motion", free::LAWS),
    ("invariants", invariants::LAWS),
    ("catalogue", catalogue::LAWS),
];
