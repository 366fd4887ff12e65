//! The problem: bodies, contacts, rows, and the velocities of contacts that follow from those of bodies.

pub(crate) mod body;
pub(crate) mod contact;
pub(crate) mod contact_problem;
pub(crate) mod frame;
pub(crate) mod kinematics;
pub(crate) mod row;
