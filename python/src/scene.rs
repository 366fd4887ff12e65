//! The class `Scene`: immutable, picklable, all mistakes at once.

use crate::convert::{bytes, path, table, text};
use crate::errors;
use crate::guard::guarded;
use crate::inner::Inner;
use crate::recipe::SceneText;
use crate::world::{World, json_text};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyList, PyTuple};
use tumble_scene::Format;

/// A scene file that was read: immutable, with all its mistakes reported at once.
///
/// >>> scene = tumble.Scene.parse('''
/// ... version = 1
/// ... [[bodies]]
/// ... name = "ball"
/// ... shape = { kind = "sphere", radius = 0.5 }
/// ... mass = 1.0
/// ... ''')
/// >>> scene.world().names
/// ['ball']
/// >>> scene.set("bodies.ball.mass", 3.0).world()["ball"].mass
/// 3.0
#[pyclass(frozen, weakref, module = "tumble", name = "Scene")]
#[derive(Debug)]
pub(crate) struct Scene {
    pub(crate) scene: tumble_scene::Scene,
}

impl Scene {
    /// The scene with other values.
    pub(crate) fn with(&self, changes: &[(String, String)]) -> Result<tumble_scene::Scene, tumble_scene::Errors> {
        let changes: Vec<(&str, &str)> = changes.iter().map(|(p, v)| (p.as_str(), v.as_str())).collect();
        self.scene.with(&changes)
    }
}

/// A scene from what is given: a Scene, or the name of a file.
pub(crate) fn scene_of(given: &Bound<'_, PyAny>) -> PyResult<tumble_scene::Scene> {
    if let Ok(scene) = given.cast::<Scene>() {
        return Ok(scene.get().scene.clone());
    }
    let wrong = |_| errors::wrong_type("scene", given, "a Scene or the name of a file");
    let path = path("scene", given).map_err(wrong)?;
    given.py().detach(|| guarded(|| tumble_scene::Scene::load(&path).map_err(|e| errors::scene(&e))))
}

/// Lints that say something of the scene itself: materials that a later body may take, bodies that are still to come and a duration that
/// `run` may be given are none.
fn is_warning(code: &str) -> bool {
    use tumble_scene::diagnostic::code::{LINT_NO_BODIES, LINT_NO_DURATION, LINT_UNUSED};
    ![LINT_UNUSED, LINT_NO_BODIES, LINT_NO_DURATION].contains(&code)
}

/// A scene that was read, with its probable mistakes as warnings, told of the caller so many frames up.
fn warned(py: Python<'_>, scene: tumble_scene::Scene, frames: i32) -> PyResult<Scene> {
    // a scene that cannot be built says so when it is
    let lints = scene.build().map(|built| scene.lints(&built)).unwrap_or_default();
    for lint in lints.iter().filter(|lint| is_warning(lint.code)) {
        let class = py.import("tumble._errors")?.getattr("LintWarning")?;
        let message = std::ffi::CString::new(lint.to_string().replace('\0', " ")).unwrap_or_default();
        PyErr::warn(py, &class, &message, frames)?;
    }
    Ok(Scene { scene })
}

/// Reads a scene file: TOML, or JSON with the same keys. All its mistakes are raised at once as SceneError; probable ones are warnings
/// of class LintWarning.
#[pyfunction]
#[pyo3(name = "load")]
pub(crate) fn load(path: &Bound<'_, PyAny>) -> PyResult<Scene> {
    let (py, path) = (path.py(), self::path("path", path)?);
    // called by `tumble.load`, which is not who is meant
    guarded(|| warned(py, tumble_scene::Scene::load(&path).map_err(|e| errors::scene(&e))?, 2))
}

#[pymethods]
impl Scene {
    /// Reads a scene from text: JSON if it begins with a brace, else TOML. name stands in messages; folder has its geometry files.
    #[staticmethod]
    #[pyo3(signature = (text, *, name=None, folder=None), text_signature = "(text, *, name='scene', folder=None)")]
    fn parse(
        text: &Bound<'_, PyAny>,
        name: Option<&Bound<'_, PyAny>>,
        folder: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Self> {
        let (py, text, name) = (text.py(), self::text("text", text)?, named(name)?);
        let folder = folder.map(|f| path("folder", f)).transpose()?;
        guarded(|| {
            let read = tumble_scene::Scene::from_stream(text.as_bytes(), &name, folder.as_deref());
            warned(py, read.map_err(|e| errors::scene(&e))?, 1)
        })
    }

    /// A scene of a dict with the keys of a scene file; name stands in messages.
    #[staticmethod]
    #[pyo3(signature = (table, *, name=None), text_signature = "(table, *, name='scene')")]
    fn of(table: &Bound<'_, PyAny>, name: Option<&Bound<'_, PyAny>>) -> PyResult<Self> {
        let given = self::table("table", table, "a dict with the keys of a scene file")?;
        let (py, text, name) = (table.py(), json_text(given.as_any())?, named(name)?);
        guarded(|| {
            let read = tumble_scene::Scene::parse(&text, Format::Json, &name, None);
            warned(py, read.map_err(|e| errors::scene(&e))?, 1)
        })
    }

    /// The scene with another value at a path such as bodies.cube.shape.size, bodies[3].friction or solver.tolerance.
    fn set(&self, path: &Bound<'_, PyAny>, value: &Bound<'_, PyAny>) -> PyResult<Self> {
        let (path, value) = (text("path", path)?, json_text(value)?);
        guarded(|| Ok(Self { scene: self.with(&[(path, value)]).map_err(|e| errors::scene(&e))? }))
    }

    /// The scene with several other values: a dict of paths and values.
    fn set_all(&self, changes: &Bound<'_, PyAny>) -> PyResult<Self> {
        let changes = read_changes(table("changes", changes, "a dict of paths and values")?)?;
        guarded(|| Ok(Self { scene: self.with(&changes).map_err(|e| errors::scene(&e))? }))
    }

    /// A world of this scene, before its first step.
    fn world(&self) -> PyResult<World> {
        guarded(|| Ok(World::of(Inner::of_scene(&self.scene)?)))
    }

    /// Runs the scene for its duration [s] or another one. Returns the worst of its steps, with the world at the end.
    #[pyo3(signature = (duration=None, dt=None, *, record=None, progress=None, control=None, every=None, strict=None), text_signature = "($self, duration=None, dt=None, *, record=None, progress=None, control=None, every=1, strict=False)")]
    fn run<'py>(
        slf: &Bound<'py, Self>,
        duration: Option<&Bound<'py, PyAny>>,
        dt: Option<&Bound<'py, PyAny>>,
        record: Option<&Bound<'py, PyAny>>,
        progress: Option<&Bound<'py, PyAny>>,
        control: Option<&Bound<'py, PyAny>>,
        every: Option<&Bound<'py, PyAny>>,
        strict: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let keys = PyDict::new(slf.py());
        keys.set_item("record", record)?;
        keys.set_item("progress", progress)?;
        keys.set_item("control", control)?;
        keys.set_item("every", every)?;
        keys.set_item("strict", strict)?;
        slf.py().import("tumble._run")?.call_method("run_scene", (slf, duration, dt), Some(&keys))
    }

    /// Name of the scene.
    #[getter]
    fn name(&self) -> &str {
        &self.scene.name
    }

    /// The file, for messages.
    #[getter]
    fn file(&self) -> &str {
        &self.scene.file
    }

    /// Length of a step [s].
    #[getter]
    fn step(&self) -> f64 {
        self.scene.step
    }

    /// Simulated time [s], or None.
    #[getter]
    fn duration(&self) -> Option<f64> {
        self.scene.duration
    }

    /// Number of bodies [–].
    #[getter]
    fn body_count(&self) -> usize {
        self.scene.body_count()
    }

    /// The text that it was read from.
    #[getter]
    fn text(&self) -> &str {
        &self.scene.source.text
    }

    /// The scene as JSON text, whatever it was written in.
    fn to_json(&self) -> PyResult<String> {
        self.scene.to_json().map_err(|e| errors::scene(&e))
    }

    /// Probable mistakes in a valid scene: dicts with code, path, message and help.
    #[getter]
    fn lints<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        guarded(|| {
            let built = self.scene.build().map_err(|e| errors::scene(&e))?;
            errors::diagnostics(py, &self.scene.lints(&built))
        })
    }

    /// The scene of a pickle.
    #[staticmethod]
    fn _of_bytes(data: &Bound<'_, PyAny>) -> PyResult<Self> {
        let wrong = |e: String| errors::raise("SnapshotError", format!("these bytes are no scene: {e}"));
        let text: SceneText = serde_json::from_slice(bytes("data", data)?).map_err(|e| wrong(e.to_string()))?;
        guarded(|| {
            let scene = tumble_scene::Scene::from_source(&text.source(), &text.file).map_err(|e| errors::scene(&e))?;
            Ok(Self { scene })
        })
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let scene = &slf.get().scene;
        let bytes = serde_json::to_vec(&SceneText::of(&scene.source, &scene.file))
            .map_err(|e| errors::raise("SnapshotError", e.to_string()))?;
        Ok((slf.get_type().getattr("_of_bytes")?, PyTuple::new(slf.py(), [PyBytes::new(slf.py(), &bytes)])?))
    }

    fn __repr__(&self) -> String {
        let s = &self.scene;
        let duration = s.duration.map_or_else(|| "no duration".to_owned(), |d| format!("{d} s"));
        format!("Scene({:?}, {} bodies, {duration} in steps of {:.6} s)", s.name, s.body_count(), s.step)
    }
}

/// A name for messages.
fn named(given: Option<&Bound<'_, PyAny>>) -> PyResult<String> {
    given.map_or_else(|| Ok("scene".to_owned()), |name| text("name", name))
}

/// Paths and values of a dict, the values as JSON.
pub(crate) fn read_changes(changes: &Bound<'_, PyDict>) -> PyResult<Vec<(String, String)>> {
    changes.iter().map(|(path, value)| Ok((text("path", &path)?, json_text(&value)?))).collect()
}

/// The explanation of an error code of scenes, such as T0201.
#[pyfunction]
pub(crate) fn explain(code: &Bound<'_, PyAny>) -> PyResult<String> {
    let code = &text("code", code)?;
    let told = |e: tumble_scene::Explanation| {
        let shown =
            |title: &str, lines: &str| if lines.is_empty() { String::new() } else { format!("\n\n{title}:\n{lines}") };
        format!("{}  {}\n\n{}{}{}", e.code, e.title, e.text, shown("Wrong", e.wrong), shown("Right", e.right))
    };
    tumble_scene::explain(code).map(told).ok_or_else(|| {
        errors::refused(
            "code",
            code,
            "",
            &format!("there is no code {code}: give one such as T0201"),
            "give one such as T0201",
        )
    })
}
