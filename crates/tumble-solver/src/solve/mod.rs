//! The solve: two phases, the tables of attempts, the energy guard, the certificate, and the solution as it is handed out.

mod attempts;
pub(crate) mod budget;
mod conclude;
mod dispatch;
mod phases;
mod rest;
mod restitution;
pub(crate) mod solution;
pub(crate) mod solver;
mod work;
