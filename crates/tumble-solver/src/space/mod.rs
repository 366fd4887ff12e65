//! Spaces, the maps from impulses to velocities: the traits of the methods, and the space of bodies with masses and lever arms.

pub(crate) mod bodies;
mod body_newton;
mod chunks;
pub(crate) mod condensed;
mod matrix;
pub(crate) mod mechanism;
pub(crate) mod parts;
pub(crate) mod traits;

pub use crate::linear::lu::Lu;
pub use crate::one_contact::law::Slope;
pub use traits::{
    ContactSpace, Factored, Impulses, Island, NewtonSpace, Row, Space, SweepSpace, Velocities, accelerate,
};
