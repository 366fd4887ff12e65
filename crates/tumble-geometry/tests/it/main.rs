//! Promises of the geometry, in one program; `allocation` has one of its own, since it counts.

mod broad_phase;
mod capsules;
mod common;
mod degenerate;
mod differential;
mod invariants;
mod lengths;
mod lying;
mod mass;
mod mesh;
mod meshes;
mod on_mesh;
mod pits;
mod queries;
mod remembered;
mod rims;
mod shapes;
mod surface;
mod sweeps;
