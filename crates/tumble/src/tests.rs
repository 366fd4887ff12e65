//! Tests that need a whole world and its inside.

mod clock;
mod copies;
mod parked;
mod quarantine;
