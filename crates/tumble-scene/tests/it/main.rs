//! What scene files promise, in one program; `memory` has one of its own, since it counts, and so has the `gallery`.

mod diagnostics;
mod filters;
mod joints;
mod motion;
mod mutants;
mod mutation;
mod robots;
mod scenes;
mod schema;
mod spawn;
mod surfaces;
mod validator;
