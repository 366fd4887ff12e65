//! Joints by their laws: closed forms, references of other integrators, and the promises of every step.

mod laws;
mod along;
mod support;
mod whole;
