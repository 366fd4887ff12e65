//! Recording of a world, as a context manager.

use crate::errors;
use crate::world::World;
use pyo3::exceptions::PyKeyboardInterrupt;
use pyo3::prelude::*;
use pyo3::types::PyType;
use std::path::{Path, PathBuf};
use tumble_recording::{Ending, Later, Options, Setup, Writer};

/// A recording under way: use it with `with`, or call close().
#[pyclass(frozen, module = "tumble", name = "Recorder")]
#[derive(Debug)]
pub(crate) struct Recorder {
    world: Py<World>,
    path: PathBuf,
    process: u32,
}

impl World {
    /// Starts a recording.
    pub(crate) fn start_recording(&self, path: &Path, name: &str, duration: f64) -> PyResult<()> {
        let mut inner = self.lock()?;
        if inner.recorder.is_some() {
            return Err(errors::raise("RecordingError", "this world is recorded already: close that recording first"));
        }
        // islands are timed for the record; that changes no bit
        let settings = tumble::Settings { timings: true, ..*inner.world.settings() };
        inner.world.set_settings(settings).map_err(|e| errors::world(&e))?;
        let recipe = std::sync::Arc::clone(&inner.recipe);
        // the text describes the world only if nothing was done to it since
        let whole = recipe.scene.as_ref().filter(|_| recipe.calls.is_empty() && inner.world.steps() == 0);
        let empty: (&str, &str, &[(String, Vec<u8>)]) = ("", "toml", &[]);
        let (scene, format, files) = whole.map_or(empty, |s| (&s.text, if s.json { "json" } else { "toml" }, &s.files));
        // bodies that come later are told beforehand; one that the world would refuse is refused when it comes
        let all = inner.parts.script.whole(&inner.world).ok().flatten();
        let times = inner.parts.script.coming(&inner.world);
        let later = all.as_ref().and_then(|all| Later::of(all, &times));
        let joints = crate::view::joint_names(&inner.joints);
        let step = recipe.step;
        let setup = Setup { name, scene, format, files, step, duration, later, joints: &joints };
        let names = inner.names.pairs();
        let made = Writer::create(path, &setup, &inner.world, &names, &Options::default());
        inner.recorder = Some(made.map_err(|e| errors::recording(&e))?);
        Ok(())
    }

    /// Closes the recording, if there is one.
    pub(crate) fn stop_recording(&self, py: Python<'_>, ending: Ending) -> PyResult<u64> {
        let writer = self.lock_any()?.recorder.take();
        let Some(writer) = writer else { return Ok(0) };
        let summary = py.detach(|| writer.finish(ending));
        match summary.stopped {
            None => Ok(summary.frames),
            Some(why) => Err(errors::raise("RecordingError", format!("the recording stopped early: {why}"))),
        }
    }
}

impl Recorder {
    pub(crate) fn new(world: Py<World>, path: PathBuf) -> Self {
        Self { world, path, process: std::process::id() }
    }

    fn end(&self, py: Python<'_>, ending: Ending) -> PyResult<u64> {
        if self.process != std::process::id() {
            let message = "this recording belongs to the process that forked: record in the child anew";
            return Err(errors::raise("RecordingError", message));
        }
        self.world.get().stop_recording(py, ending)
    }
}

#[pymethods]
impl Recorder {
    /// The file.
    #[getter]
    fn path(&self) -> &Path {
        &self.path
    }

    /// Writes what is left and seals the file; returns the number of frames, frame 0 included.
    fn close(&self, py: Python<'_>) -> PyResult<u64> {
        self.end(py, Ending::Complete)
    }

    fn __enter__(slf: Py<Self>) -> Py<Self> {
        slf
    }

    #[pyo3(signature = (kind=None, value=None, traceback=None))]
    fn __exit__(
        &self,
        py: Python<'_>,
        kind: Option<&Bound<'_, PyType>>,
        value: Option<&Bound<'_, PyAny>>,
        traceback: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<bool> {
        let _ = (value, traceback);
        let interrupted =
            kind.is_some_and(|k| k.is_subclass_of::<PyKeyboardInterrupt>().unwrap_or(false) || !k.is_none());
        let ended = self.end(py, if interrupted { Ending::Interrupted } else { Ending::Complete });
        // an exception on its way is worth more than that of the recording
        if kind.is_none() { ended.map(|_| false) } else { Ok(false) }
    }

    fn __repr__(&self) -> String {
        format!("Recorder({:?})", self.path)
    }
}
