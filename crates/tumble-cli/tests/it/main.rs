//! The command, run as its users run it.

mod audit;
mod command;
mod daily;
mod documented;
mod ensemble;
mod export;
mod questions;
mod recording;
mod reference;
mod scene;
mod schemas;
mod signals;
mod solve;
mod support;
