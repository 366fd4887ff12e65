//! Where solved velocities lead: contacts that a solve did not know, predicted before anything moves.
//!
//! A velocity may be used for the horizon of the step only if it leads no two bodies into each other by more than position
//! correction is left with. What the check finds becomes a contact of the present configuration, and the step is solved again:
//! lazy constraint generation, a cutting-plane loop.

pub(crate) mod again;
mod constrain;
mod crossing;
pub(crate) mod first_half;
pub(crate) mod flight;
mod flying;
mod meeting;
mod missed;
mod overlap;
mod path;
pub(crate) mod predict;
mod resting;
pub(crate) mod touch;
