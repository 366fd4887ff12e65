//! The solve: two phases, the tables of attempts, shares of restitution, the energy guard, the certificate, and the solution
//! as it is handed out.

mod attempts;
mod bracket;
pub(crate) mod budget;
mod candidate;
mod conclude;
mod dispatch;
mod in_space;
mod joined;
mod parts;
mod phases;
mod remeasure;
mod rest;
mod restitution;
mod share;
pub(crate) mod solution;
pub(crate) mod solver;
mod sparse_rows;
mod squeeze;
mod work;
