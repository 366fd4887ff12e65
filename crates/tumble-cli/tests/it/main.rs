//! The command, run as its users run it.

mod audit;
mod command;
mod documented;
mod export;
mod questions;
mod recording;
mod reference;
mod scene;
mod signals;
mod solve;
mod support;
