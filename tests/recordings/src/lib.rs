//! What recordings promise, put to the test: files that are damaged, runs that are killed, violations that are planted,
//! and what recording costs. `cargo run --release -p tumble-recordings -- help` lists the long runs; the tests of this
//! crate are their short forms.

pub mod corrupt;
pub mod cost;
pub mod crash;
pub mod driven;
pub mod full;
pub mod gallery;
pub mod mechanisms;
pub mod plant;
pub mod power;
pub mod repeat;
pub mod sample;
pub mod storm;
