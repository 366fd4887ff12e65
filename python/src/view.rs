//! The class `View`: the browser viewer in this process, of a world that runs or of a recording.

use crate::convert::{count, flag, path, text};
use crate::errors::raise;
use crate::inner::Inner;
use crate::names::Names;
use crate::world::World;
use pyo3::prelude::*;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, Weak};
use tumble::{BodyId, JointId};
use tumble_viewer::{Options, Pushed, Serving, Viewer, ViewerError};

/// Pages that may show the viewer in a frame unless said otherwise: those of this machine.
const FRAMED_BY: &str = "http://localhost:* http://127.0.0.1:* https://localhost:* https://127.0.0.1:*";

/// What is asked of a viewer.
struct Asked {
    port: u16,
    framed_by: Option<String>,
    open: Option<bool>,
}

impl Asked {
    fn read(
        port: Option<&Bound<'_, PyAny>>,
        framed_by: Option<&Bound<'_, PyAny>>,
        open: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Self> {
        let port = port.map_or(Ok(0), |p| count("port", p, u64::from(u16::MAX)))?;
        Ok(Self {
            port: u16::try_from(port).unwrap_or(0),
            framed_by: framed_by.map(|f| text("framed_by", f)).transpose()?,
            open: open.map(|o| flag("open", o)).transpose()?,
        })
    }
}

/// A viewer that serves, in the process that started it.
#[derive(Debug)]
pub(crate) struct Showing {
    serving: Mutex<Option<Serving>>,
    process: u32,
}

impl Showing {
    fn start(viewer: Result<Viewer, ViewerError>, framed_by: Option<&str>) -> PyResult<(Self, String)> {
        let serve = || viewer?.framed_by(framed_by.unwrap_or(FRAMED_BY))?.serve();
        let serving = serve().map_err(|e| raise("Error", e.to_string()))?;
        let link = serving.link.clone();
        Ok((Self { serving: Mutex::new(Some(serving)), process: std::process::id() }, link))
    }

    fn stop(&self) {
        let serving = self.serving.lock().map_or(None, |mut s| s.take());
        if self.process == std::process::id() {
            drop(serving);
        } else {
            // its threads stayed behind in the parent: there is nothing to stop
            std::mem::forget(serving);
        }
    }
}

impl Drop for Showing {
    fn drop(&mut self) {
        self.stop();
    }
}

/// A world as it is shown: each step becomes a frame.
#[derive(Debug)]
pub(crate) struct Shown {
    /// Serves for as long as the world is shown.
    _showing: Arc<Showing>,
    source: Arc<Pushed>,
    known: (Arc<Names>, Arc<BTreeMap<String, JointId>>),
    names: Vec<(BodyId, String)>,
    joints: Vec<(JointId, String)>,
}

pub(crate) fn joint_names(joints: &BTreeMap<String, JointId>) -> Vec<(JointId, String)> {
    joints.iter().map(|(name, id)| (*id, name.clone())).collect()
}

impl Inner {
    /// Shows the world as it is after a step, if somebody looks.
    pub(crate) fn show(&mut self) {
        let Some(shown) = &mut self.shown else { return };
        if !Arc::ptr_eq(&shown.known.0, &self.names) || !Arc::ptr_eq(&shown.known.1, &self.joints) {
            shown.known = (Arc::clone(&self.names), Arc::clone(&self.joints));
            (shown.names, shown.joints) = (self.names.pairs(), joint_names(&self.joints));
        }
        shown.source.push(&self.world, &shown.names, &shown.joints);
    }
}

/// A viewer under way. It ends with close(), or with the world that it shows; in a notebook it is a frame.
#[pyclass(frozen, module = "tumble", name = "View")]
#[derive(Debug)]
pub(crate) struct View {
    link: String,
    /// Of a recording: the view keeps the viewer.
    kept: Mutex<Option<Arc<Showing>>>,
    /// Of a world: the world keeps it.
    seen: Weak<Showing>,
}

#[pymethods]
impl View {
    /// The link to open, with the token of this launch; for this machine only.
    #[getter]
    fn link(&self) -> &str {
        &self.link
    }

    /// Whether it still serves.
    #[getter]
    fn open(&self) -> bool {
        self.seen.upgrade().is_some_and(|s| s.serving.lock().is_ok_and(|s| s.is_some()))
    }

    /// Ends it; the world goes on unseen.
    fn close(&self) -> PyResult<()> {
        let kept = self.kept.lock().map_or(None, |mut k| k.take());
        if let Some(showing) = kept.or_else(|| self.seen.upgrade()) {
            if showing.process != std::process::id() {
                return Err(raise("Error", "this viewer belongs to the process that forked: start one here"));
            }
            showing.stop();
        }
        Ok(())
    }

    fn __enter__(slf: Py<Self>) -> Py<Self> {
        slf
    }

    #[pyo3(signature = (*_exception))]
    fn __exit__(&self, _exception: &Bound<'_, pyo3::types::PyTuple>) -> PyResult<()> {
        self.close()
    }

    /// The viewer in a frame, for notebooks.
    fn _repr_html_(slf: &Bound<'_, Self>) -> PyResult<String> {
        slf.py().import("tumble._notebook")?.call_method1("view", (slf,))?.extract()
    }

    fn __repr__(&self) -> String {
        format!("View({:?}{})", self.link, if self.open() { "" } else { ", closed" })
    }
}

#[pymethods]
impl World {
    /// Shows the world in a browser while it runs: every step from now on is a frame, the last 512 MiB of them are kept. framed_by names
    /// the origins of pages that may hold it in a frame (those of this machine); port is a free one unless given.
    #[pyo3(signature = (*, name=None, port=None, framed_by=None, open=None), text_signature = "($self, *, name=None, port=0, framed_by=None, open=None)")]
    fn view(
        slf: &Bound<'_, Self>,
        name: Option<&Bound<'_, PyAny>>,
        port: Option<&Bound<'_, PyAny>>,
        framed_by: Option<&Bound<'_, PyAny>>,
        open: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<View> {
        let name = name.map(|n| text("name", n)).transpose()?;
        let Asked { port, framed_by, open } = Asked::read(port, framed_by, open)?;
        let mut inner = slf.get().lock()?;
        let (names, joints) = (inner.names.pairs(), joint_names(&inner.joints));
        let made = Pushed::new(name.as_deref().unwrap_or("python"), inner.recipe.step, &inner.world, &names, &joints);
        let source = Arc::new(made.map_err(|e| crate::errors::scene(&e))?);
        let viewer = Viewer::open(&Options { port, ..Options::default() }).map(|v| v.with(source.clone()));
        let (showing, link) = Showing::start(viewer, framed_by.as_deref())?;
        let showing = Arc::new(showing);
        let view = View { link, kept: Mutex::new(None), seen: Arc::downgrade(&showing) };
        let known = (Arc::clone(&inner.names), Arc::clone(&inner.joints));
        inner.shown = Some(Shown { _showing: showing, source, known, names, joints });
        drop(inner);
        opened(slf.py(), &view.link, open)?;
        Ok(view)
    }
}

/// Shows recordings in a browser, until the View is closed or let go.
#[pyfunction]
#[pyo3(signature = (path, *, port=None, framed_by=None, open=None), text_signature = "(path, *, port=0, framed_by=None, open=None)")]
pub(crate) fn view_recording(
    py: Python<'_>,
    path: &Bound<'_, PyAny>,
    port: Option<&Bound<'_, PyAny>>,
    framed_by: Option<&Bound<'_, PyAny>>,
    open: Option<&Bound<'_, PyAny>>,
) -> PyResult<View> {
    let Asked { port, framed_by, open } = Asked::read(port, framed_by, open)?;
    let recordings = vec![self::path("path", path)?];
    let viewer = Viewer::open(&Options { recordings, port, ..Options::default() });
    let (showing, link) = Showing::start(viewer, framed_by.as_deref())?;
    let showing = Arc::new(showing);
    opened(py, &link, open)?;
    Ok(View { link, seen: Arc::downgrade(&showing), kept: Mutex::new(Some(showing)) })
}

fn opened(py: Python<'_>, link: &str, open: Option<bool>) -> PyResult<()> {
    py.import("tumble._notebook")?.call_method1("opened", (link, open)).map(drop)
}
