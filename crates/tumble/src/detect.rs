//! Detection of contacts: broad phase, narrow phase, continuous collision detection (CCD), internal edges.
//!
//! Every body has a speculative margin: how far any of its points may get until the next detection. Two shapes are a pair
//! when they are within the sum of their margins, and all points of their manifold within it are contacts. An open gap g
//! only forbids to close it faster than g/horizon, so a contact too many costs time, never physics, as long as the
//! normal still means something at that distance. For two bounded shapes that is about half the radius of the smaller
//! one; faster bodies are swept along their path, and the first touch (time of impact) becomes the contact. A half-space
//! has the same normal everywhere and needs no such limit.

mod bias;
mod corners;
pub(crate) mod detector;
pub(crate) mod displacement;
pub(crate) mod features;
pub(crate) mod ground;
pub(crate) mod overlooked;
pub(crate) mod pair;
pub(crate) mod pair_chunk;
mod passing;
pub(crate) mod point;
pub(crate) mod search;
mod sensors;
pub(crate) mod sweep;
pub(crate) mod touching;
