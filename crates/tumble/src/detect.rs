//! Finding contacts: boxes, pairs, points; sweeps for what nearness cannot hold.
//!
//! Every body has a reach: how far any of its points may get until contacts are looked for again. Two shapes are a pair
//! when they are within the sum of their reaches, and all points of their manifold within it are contacts. An open gap g
//! only forbids to close it faster than g/horizon, so a contact too many costs time, never physics, as long as the
//! normal still means something at that distance. For two bounded shapes that is about half the size of the smaller
//! one; what is faster than that is swept along its path, and the sweep's first touch becomes the contact. A half-space
//! has the same normal everywhere and needs no such limit.

pub(crate) mod ahead;
mod corners;
pub(crate) mod detector;
pub(crate) mod displacement;
mod features;
pub(crate) mod ground;
pub(crate) mod lane;
pub(crate) mod overlooked;
pub(crate) mod pair;
mod passing;
pub(crate) mod point;
pub(crate) mod search;
mod swing;
