//! What a recording promises, in one program.

mod changing_steps;
mod filters;
mod formats;
mod free_flight;
mod joints;
mod outside;
mod recording;
mod surfaces;
mod unchanged;
