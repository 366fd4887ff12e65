//! What a recording promises, in one program.

mod free_flight;
mod outside;
mod recording;
