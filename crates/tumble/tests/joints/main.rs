//! Joints by their laws: closed forms, references of other integrators, and the promises of every step.

mod along;
mod axes;
mod bends;
mod bounds;
mod bridge;
mod gimbals;
mod laws;
mod library;
mod machines;
mod net;
mod start;
mod statics;
mod storm;
mod support;
mod swings;
mod whole;
