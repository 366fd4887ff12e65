//! Joints by their laws: closed forms, references of other integrators, and the promises of every step.

mod along;
mod laws;
mod start;
mod support;
mod whole;
