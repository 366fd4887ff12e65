//! What a recording promises, in one program.

mod formats;
mod free_flight;
mod outside;
mod recording;
mod unchanged;
