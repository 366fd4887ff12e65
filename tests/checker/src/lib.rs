//! The independent judge: is this impulse the Signorini–Coulomb answer of this problem?
//!
//! Takes plain numbers, so that any solver can be judged, recomputes every velocity from the impulses in
//! double-double arithmetic, and says by how much each part of the law fails. It shares no function with the engine
//! and depends on nothing: an error in the engine's mathematics cannot hide in the judge's.
//!
//! Conventions: components in the order (n, t1, t2); the normal points from body a to body b;
//! u = Fᵀ(v_b + ω_b×r_b − v_a − ω_a×r_a); the impulse P = F λ acts as +P on b and −P on a.
//!
//! * [`check_one`]: one contact; [`unique_by_bound`] and [`count_solutions`]: is its answer the only one?
//! * [`check_island`], [`check_blocks`]: many contacts, given by bodies or by blocks of W; [`Report::accepts`] is the
//!   verdict.

mod double_double;
mod island;
mod one_contact;
#[cfg(test)]
mod random;

pub use double_double::Dd;
pub use island::{
    BilateralRow, BlockProblem, Body, Contact, Island, Part, Report, ScalarRow, check_blocks, check_island,
    check_mechanism,
};
pub use one_contact::{Branch, OneContact, OneContactReport, OneSolution, check_one, count_solutions, unique_by_bound};
