//! tumble from Python: the extension module `tumble._tumble`.
//!
//! | module | answers |
//! |---|---|
//! | `guard`, `errors`, `convert`, `arrays` | panics and signals; exceptions; arguments; arrays as arguments |
//! | `names`, `spec`, `recipe`, `potential`, `inner` | names; bodies as they were described; how a world was made; Python potentials; what is behind a world's lock |
//! | `world`, `frames`, `edit`, `queries`, `report`, `snapshot`, `recorder` | the class `World`, by topic |
//! | `body`, `joint`, `robot_model`, `robot`, `steps`, `scene`, `batch` | the other classes |
//! | `recording`, `sample`, `solve`, `view` | tables of recordings; random numbers by their place, Parquet; contact problems without bodies; the viewer |
//!
//! A world is behind a lock that is tried, never waited for: whoever finds it taken gets `BusyError`. Steps run without the
//! interpreter's lock. Arrays are frames: gathered once, handed to numpy, never changed.

mod arrays;
mod batch;
mod body;
mod convert;
mod edit;
mod errors;
mod frames;
mod guard;
mod inner;
mod joint;
mod names;
mod potential;
mod queries;
mod recipe;
mod recorder;
mod recording;
mod report;
mod robot;
mod robot_model;
mod sample;
mod scene;
mod snapshot;
mod solve;
mod spec;
mod steps;
mod view;
mod world;

use pyo3::prelude::*;

#[pymodule]
mod _tumble {
    use super::sample::SOBOL_DIMENSIONS;
    use super::*;

    #[pymodule_export]
    use super::batch::Batch;
    #[pymodule_export]
    use super::body::Body;
    #[pymodule_export]
    use super::edit::{PyAttraction, PySpring};
    #[pymodule_export]
    use super::guard::_trap;
    #[pymodule_export]
    use super::joint::Joint;
    #[pymodule_export]
    use super::queries::Hit;
    #[pymodule_export]
    use super::recorder::Recorder;
    #[pymodule_export]
    use super::recording::{Reading, audit_json, diff_json, recording_tables, verify_json};
    #[pymodule_export]
    use super::report::{Ledger, Report};
    #[pymodule_export]
    use super::robot::Robot;
    #[pymodule_export]
    use super::robot_model::{RobotModel, load_robot};
    #[pymodule_export]
    use super::sample::{parquet_bytes, sample_latin, sample_normal, sample_sobol, sample_uniform, sample_words};
    #[pymodule_export]
    use super::scene::{Scene, explain, load};
    #[pymodule_export]
    use super::snapshot::Snapshot;
    #[pymodule_export]
    use super::solve::{solve_blocks, solve_file};
    #[pymodule_export]
    use super::steps::Steps;
    #[pymodule_export]
    use super::view::{View, view_recording};
    #[pymodule_export]
    use super::world::World;

    #[pymodule_init]
    fn init(m: &Bound<'_, PyModule>) -> PyResult<()> {
        m.add("__version__", env!("CARGO_PKG_VERSION"))?;
        m.add("SCHEMA", tumble_scene::SCHEMA)?;
        m.add("SOBOL_DIMENSIONS", SOBOL_DIMENSIONS)?;
        m.add("commit", env!("TUMBLE_COMMIT"))?;
        m.add("cpu", env!("TUMBLE_CPU"))?;
        m.add("debug", cfg!(debug_assertions))
    }
}
