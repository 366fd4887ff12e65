//! What needs a whole world and a look at its inside.

mod clock;
mod copies;
mod quarantine;
