//! What the viewer promises, in one program.

mod guard;
mod recorded;
mod support;
