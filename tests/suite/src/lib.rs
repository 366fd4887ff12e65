//! Contact problems that are made, not recorded, and their judgement by the independent checker.
//!
//! Everything is seeded: a failure is one number. Used by the solver's tests, by the long runs and by the benchmarks
//! (`cargo run --release -p tumble-suite -- help`).

pub mod dense;
pub mod impacts;
pub mod judgement;
pub mod one_contact;
pub mod piles;
pub mod random;
pub mod share;

pub use judgement::{judge, refuse_reason};
pub use random::Random;
