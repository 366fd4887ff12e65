//! The contact problem, solved exactly and certified.
//!
//! Given bodies, contact points, friction and restitution, find the impulses of the true Signorini–Coulomb law: no approach
//! beyond the gap, no pull, friction in the cone at every point and against the slip, bounces that never invent energy.
//! Every solution carries a [`Certificate`] that says by how much it fails the law, recomputed from problem and solution alone.
//!
//! The entry is [`Solver::solve`] on a [`Problem`]. The crate knows no world, no shapes and no time; it opens no file.
//!
//! The rooms, from the ground floor up; a room imports from its own row and from the rows before it:
//!
//! | room | answers |
//! |---|---|
//! | `linear` | numbers without contacts: eight lanes, shared loops, the sparse factor of 6×6 blocks |
//! | `settings`, `effort` | accuracy and budget of a solve, and the work that it has done |
//! | `problem` | the problem: bodies, contacts, rows |
//! | `one_contact` | one contact alone: cone, exact impulse, the law of a stage |
//! | `space` | maps from impulses to velocities: the traits of the methods, the space of bodies |
//! | `judge` | residual of impulses, and whether they gain energy |
//! | `sweep` | block Gauss–Seidel, projected Gauss–Seidel, sweeps by colours |
//! | `newton` | active set, proximal Newton, interior point and its path |
//! | `solve` | two phases, tables of attempts, effort, shares of restitution, guard, certificate, solution |

mod effort;
mod judge;
mod linear;
mod newton;
mod one_contact;
mod problem;
pub mod settings;
mod solve;
pub mod space;
mod sweep;

pub use effort::Effort;
pub use judge::certificate::{CONE_TOLERANCE, Certificate, ENERGY_TOLERANCE, Verdict};
pub use one_contact::cone;
pub use one_contact::exact::{Branch, OneContact};
pub use problem::body::{Bilateral, Body, Velocity};
pub use problem::contact::{Contact, ContactError, point_mobility};
pub use problem::contact_problem::{Problem, ProblemError};
pub use problem::frame::{Frame, UNIT_LENGTH_TOLERANCE, tangent_basis};
pub use problem::row::{End, MOST_ENDS, Row};
pub use settings::{Criterion, Method, Settings};
pub use solve::budget::{Situation, UNLIMITED, divide};
pub use solve::solution::{Guess, Mode, Solution};
pub use solve::solver::Solver;
pub use sweep::colours::COLOURED;
