//! The class `RobotModel`: a robot file that was read, and its closed forms in joint coordinates.

use crate::arrays;
use crate::convert::{path, text, vector, word};
use crate::errors::{self, raise, refused};
use crate::frames::fixed;
use crate::guard::{caught, internal};
use numpy::ndarray::Array2;
use numpy::{PyArray1, PyArray2};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyList, PyTuple};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use tumble::DVec3;
use tumble_mesh_files::Folder;
use tumble_robot::{Finding, Findings, Format, Posture};

/// A robot file with all that it names, and what was made of it.
#[derive(Clone, Debug)]
pub(crate) struct Model {
    pub(crate) robot: Arc<tumble_robot::Robot>,
    pub(crate) files: Arc<RobotFiles>,
}

/// The text of a robot and its files.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct RobotFiles {
    file: String,
    files: Vec<(String, Vec<u8>)>,
    fixed: Option<bool>,
}

impl Model {
    fn read(mut folder: Folder, file: &str, fixed: Option<bool>) -> PyResult<Self> {
        let outcome = caught(|| tumble_robot::Robot::read(&mut folder, file)).map_err(|panic| internal(&panic))?;
        let robot = outcome.map_err(|found| told(&found))?.with_base(fixed);
        let files = RobotFiles { file: file.to_owned(), files: folder.into_read(), fixed };
        Ok(Self { robot: Arc::new(robot), files: Arc::new(files) })
    }

    /// The robot of files that were read before.
    pub(crate) fn again(files: &RobotFiles) -> PyResult<Self> {
        Self::read(Folder::given(files.files.clone()), &files.file, files.fixed)
    }

    pub(crate) fn load(path: &std::path::Path, fixed: Option<bool>) -> PyResult<Self> {
        let (folder, name) = tumble_robot::root_folder(path);
        Self::read(Folder::new(Some(&folder)), &name, fixed)
    }
}

/// A robot that is refused: everything that is wrong with its file.
fn told(found: &Findings) -> PyErr {
    let wrong = found.0.iter().filter(|f| f.severity == tumble_robot::Severity::Refused);
    let text: Vec<String> = wrong.map(ToString::to_string).collect();
    Python::attach(|py| {
        let make = || -> PyResult<PyErr> {
            let list = findings(py, &found.0)?;
            let class = py.import("tumble._errors")?.getattr("SceneError")?;
            Ok(PyErr::from_value(class.call1((text.join("\n"), list))?))
        };
        make().unwrap_or_else(|e| e)
    })
}

/// Findings as a list of dicts.
pub(crate) fn findings<'py>(py: Python<'py>, all: &[Finding]) -> PyResult<Bound<'py, PyList>> {
    let list = PyList::empty(py);
    for f in all {
        let dict = PyDict::new(py);
        dict.set_item("severity", f.severity.name())?;
        dict.set_item("code", f.code)?;
        dict.set_item("file", &f.place.file)?;
        dict.set_item("line", f.place.line)?;
        dict.set_item("column", f.place.column)?;
        dict.set_item("path", &f.path)?;
        dict.set_item("value", &f.value)?;
        dict.set_item("message", &f.message)?;
        dict.set_item("help", &f.help)?;
        dict.set_item("count", f.count)?;
        list.append(dict)?;
    }
    Ok(list)
}

/// Whether the root stands still: None, "fixed" or "floating".
pub(crate) fn base(given: Option<&Bound<'_, PyAny>>) -> PyResult<Option<bool>> {
    let word = given.filter(|g| !g.is_none()).map(|g| word("base", g, &["fixed", "floating"])).transpose()?;
    Ok(word.map(|w| w == "fixed"))
}

/// A vector of a length, all finite.
pub(crate) fn list(of: &str, given: &Bound<'_, PyAny>, n: usize) -> PyResult<Vec<f64>> {
    arrays::finite(of, given, &[&[n]])
}

/// The place of a name in a list, or an exception that names the nearest one.
pub(crate) fn place(kind: &str, name: &str, mut all: impl Iterator<Item = String>) -> PyResult<usize> {
    let known: Vec<String> = all.by_ref().collect();
    known.iter().position(|n| n == name).ok_or_else(|| {
        let near = tumble_scene::diagnostic::did_you_mean(name, known.iter().map(String::as_str));
        let remedy =
            near.map_or_else(|| format!("there are {}", known.join(", ")), |n| format!("did you mean \"{n}\"?"));
        refused(kind, name, "", &format!("there is no {kind} \"{name}\": {remedy}"), &remedy)
    })
}

/// A square matrix of rows.
pub(crate) fn square<'py>(py: Python<'py>, n: usize, flat: Vec<f64>) -> PyResult<Bound<'py, PyArray2<f64>>> {
    let array = Array2::from_shape_vec((n, n), flat).map_err(|e| errors::plain(&e.to_string()))?;
    Ok(fixed(PyArray2::from_owned_array(py, array)))
}

/// How a point of a link moves with each freedom, (6, nv): linear, then angular.
pub(crate) fn jacobian<'py>(
    py: Python<'py>,
    posture: &Posture,
    link: usize,
    point: DVec3,
    axes: tumble::DQuat,
) -> Bound<'py, PyArray2<f64>> {
    let columns = posture.jacobian(link, posture.links[link].point(point));
    let mut j = Array2::zeros((6, columns.len()));
    for (k, [linear, angular]) in columns.into_iter().enumerate() {
        let (linear, angular) = ((axes * linear).to_array(), (axes * angular).to_array());
        for n in 0..3 {
            (j[[n, k]], j[[3 + n, k]]) = (linear[n], angular[n]);
        }
    }
    fixed(PyArray2::from_owned_array(py, j))
}

/// A robot that was read from a URDF or MJCF file: immutable, picklable with its meshes. Positions q have nq numbers (one for a hinge
/// or slide, four for a ball, seven for a free joint: position and quaternion w first), velocities nv.
///
/// >>> arm = tumble.RobotModel.parse('''<mujoco><worldbody><body name="arm">
/// ...   <joint name="elbow" axis="0 1 0"/><geom type="capsule" fromto="0 0 0 0 0 -0.4" size="0.03" mass="2"/>
/// ... </body></worldbody></mujoco>''', name="arm.xml")
/// >>> arm.joints, arm.mass, round(float(arm.inverse_dynamics([1.5707963267948966])[0]), 9)
/// (['elbow'], 2.0, 3.924)
#[pyclass(frozen, weakref, module = "tumble", name = "RobotModel")]
#[derive(Debug)]
pub(crate) struct RobotModel {
    pub(crate) model: Model,
}

impl RobotModel {
    fn posture(&self, q: &Bound<'_, PyAny>) -> PyResult<Posture> {
        Ok(self.model.robot.posture(&list("q", q, self.model.robot.positions())?))
    }

    fn link_place(&self, link: &Bound<'_, PyAny>) -> PyResult<usize> {
        place("link", &text("link", link)?, self.model.robot.links.iter().map(|l| l.name.clone()))
    }

    fn freedoms(&self, of: &str, given: Option<&Bound<'_, PyAny>>) -> PyResult<Vec<f64>> {
        given.map_or(Ok(Vec::new()), |g| list(of, g, self.model.robot.velocities()))
    }
}

/// Reads a robot file: URDF or MJCF, with the meshes that it names in its folder or its package. base ("fixed" or "floating") says
/// whether the root of a URDF stands still; as the file means it if None. What is left out or done in another way is in `findings`; a
/// robot that cannot be made raises SceneError with everything that is wrong.
#[pyfunction]
#[pyo3(signature = (path, *, base=None))]
pub(crate) fn load_robot(
    py: Python<'_>,
    path: &Bound<'_, PyAny>,
    base: Option<&Bound<'_, PyAny>>,
) -> PyResult<RobotModel> {
    let (path, fixed) = (self::path("path", path)?, self::base(base)?);
    let model = py.detach(|| Model::load(&path, fixed))?;
    Ok(RobotModel { model })
}

#[pymethods]
impl RobotModel {
    /// Reads a robot from text that names no files. name stands in messages.
    #[staticmethod]
    #[pyo3(signature = (text, *, name=None, base=None), text_signature = "(text, *, name='robot', base=None)")]
    fn parse(
        text: &Bound<'_, PyAny>,
        name: Option<&Bound<'_, PyAny>>,
        base: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Self> {
        let text = self::text("text", text)?;
        let name = &name.map_or_else(|| Ok("robot".to_owned()), |n| self::text("name", n))?;
        let folder = Folder::given([(name.to_owned(), text.into_bytes())]);
        Ok(Self { model: Model::read(folder, name, self::base(base)?)? })
    }

    /// Its name.
    #[getter]
    fn name(&self) -> &str {
        &self.model.robot.name
    }

    /// urdf or mjcf.
    #[getter]
    fn format(&self) -> &'static str {
        match self.model.robot.format {
            Format::Urdf => "urdf",
            Format::Mjcf => "mjcf",
        }
    }

    /// Mass of all links [kg].
    #[getter]
    fn mass(&self) -> f64 {
        self.model.robot.mass()
    }

    /// Names of the links, parents first.
    #[getter]
    fn links(&self) -> Vec<String> {
        self.model.robot.links.iter().map(|l| l.name.clone()).collect()
    }

    /// Masses of the links [kg].
    #[getter]
    fn link_masses<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<f64>> {
        fixed(PyArray1::from_iter(py, self.model.robot.links.iter().map(|l| l.inertia.mass)))
    }

    /// Names of the moving joints, in the order of their links.
    #[getter]
    fn joints(&self) -> Vec<String> {
        self.model.robot.joints.iter().map(|j| j.name.clone()).collect()
    }

    /// hinge, slide, ball or free, for each joint.
    #[getter]
    fn joint_kinds(&self) -> Vec<&'static str> {
        self.model.robot.joints.iter().map(|j| j.motion.name()).collect()
    }

    /// Least and greatest coordinate of each joint, (joints, 2) [rad or m]; infinite where the file gives none.
    #[getter]
    fn limits<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<f64>> {
        let joints = &self.model.robot.joints;
        let range = |k: usize| joints[k].range.unwrap_or((f64::NEG_INFINITY, f64::INFINITY));
        let all = Array2::from_shape_fn((joints.len(), 2), |(k, n)| if n == 0 { range(k).0 } else { range(k).1 });
        fixed(PyArray2::from_owned_array(py, all))
    }

    /// Greatest torque or force of each joint's drive [N·m or N]; infinite where the file gives none.
    #[getter]
    fn efforts<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<f64>> {
        let efforts = self.model.robot.joints.iter().map(|j| j.effort.unwrap_or(f64::INFINITY));
        fixed(PyArray1::from_iter(py, efforts))
    }

    /// Names of the drives (actuators) of the file.
    #[getter]
    fn drives(&self) -> Vec<String> {
        self.model.robot.actuators.iter().map(|a| a.name.clone()).collect()
    }

    /// Names of the stored positions.
    #[getter]
    fn keys(&self) -> Vec<String> {
        self.model.robot.keys.iter().map(|k| k.name.clone()).collect()
    }

    /// A stored position: q, v and controls, each empty if it is not stored.
    fn key<'py>(&self, py: Python<'py>, name: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyDict>> {
        let keys = &self.model.robot.keys;
        let key = &keys[place("key", &text("name", name)?, keys.iter().map(|k| k.name.clone()))?];
        let dict = PyDict::new(py);
        dict.set_item("q", fixed(PyArray1::from_slice(py, &key.positions)))?;
        dict.set_item("v", fixed(PyArray1::from_slice(py, &key.velocities)))?;
        dict.set_item("controls", fixed(PyArray1::from_slice(py, &key.controls)))?;
        Ok(dict)
    }

    /// Numbers of a position [–].
    #[getter]
    fn nq(&self) -> usize {
        self.model.robot.positions()
    }

    /// Freedoms: numbers of a velocity [–].
    #[getter]
    fn nv(&self) -> usize {
        self.model.robot.velocities()
    }

    /// The position in which the file is drawn, (nq,) [rad or m].
    #[getter]
    fn reference<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<f64>> {
        fixed(PyArray1::from_vec(py, self.model.robot.reference()))
    }

    /// Gravity that the file asks for [m/s²], or None.
    #[getter]
    fn gravity<'py>(&self, py: Python<'py>) -> Option<Bound<'py, PyArray1<f64>>> {
        self.model.robot.gravity.map(|g| fixed(PyArray1::from_slice(py, &g.to_array())))
    }

    /// Everything of the file that is ignored or approximated: dicts with severity, code, file, line, column, path, value, message, help
    /// and count.
    #[getter]
    fn findings<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        findings(py, &self.model.robot.findings.0)
    }

    /// The position nearest to q that closes all loops within the limits, and the opening that is left [m or rad].
    fn assembled<'py>(&self, q: &Bound<'py, PyAny>) -> PyResult<(Bound<'py, PyArray1<f64>>, f64)> {
        let q_in = list("q", q, self.model.robot.positions())?;
        let (closed, open) = self.model.robot.assembled(&q_in);
        Ok((fixed(PyArray1::from_vec(q.py(), closed)), open))
    }

    /// Where the links are for q: positions (links, 3) [m] and orientations w, x, y, z (links, 4), in the frame of the robot.
    #[allow(clippy::type_complexity)]
    fn poses<'py>(&self, q: &Bound<'py, PyAny>) -> PyResult<(Bound<'py, PyArray2<f64>>, Bound<'py, PyArray2<f64>>)> {
        let links = self.posture(q)?.links;
        let turn = |k: usize| {
            let q = links[k].rotation;
            [q.w, q.x, q.y, q.z]
        };
        let positions = Array2::from_shape_fn((links.len(), 3), |(k, n)| links[k].position.to_array()[n]);
        let turns = Array2::from_shape_fn((links.len(), 4), |(k, n)| turn(k)[n]);
        let py = q.py();
        Ok((fixed(PyArray2::from_owned_array(py, positions)), fixed(PyArray2::from_owned_array(py, turns))))
    }

    /// How a point [m] of a link, in its own frame, moves with each freedom, (6, nv): three rows of velocity [m/s], three of spin
    /// [rad/s], in the axes of the robot's frame.
    #[pyo3(signature = (q, link, point=None))]
    fn jacobian<'py>(
        &self,
        q: &Bound<'py, PyAny>,
        link: &Bound<'py, PyAny>,
        point: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyArray2<f64>>> {
        let (posture, link) = (self.posture(q)?, self.link_place(link)?);
        let point = point.map_or(Ok(DVec3::ZERO), |p| vector("point", p))?;
        Ok(jacobian(q.py(), &posture, link, point, tumble::DQuat::IDENTITY))
    }

    /// The mass matrix for q, (nv, nv) [kg·m², kg·m, kg], rotors included.
    fn mass_matrix<'py>(&self, q: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyArray2<f64>>> {
        let posture = self.posture(q)?;
        square(q.py(), self.model.robot.velocities(), self.model.robot.mass_matrix(&posture))
    }

    /// Torques and forces of the freedoms, (nv,) [N·m or N], that give accelerations a [rad/s², m/s²] at velocities v [rad/s, m/s] under
    /// gravity [m/s²]; without contacts, springs, dampers and friction. v and a are zero if None.
    #[pyo3(signature = (q, v=None, a=None, *, gravity=None))]
    fn inverse_dynamics<'py>(
        &self,
        q: &Bound<'py, PyAny>,
        v: Option<&Bound<'py, PyAny>>,
        a: Option<&Bound<'py, PyAny>>,
        gravity: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyArray1<f64>>> {
        let (posture, v, a) = (self.posture(q)?, self.freedoms("v", v)?, self.freedoms("a", a)?);
        let robot = &self.model.robot;
        let gravity = gravity.map_or(Ok(robot.gravity.unwrap_or(tumble::EARTH)), |g| vector("gravity", g))?;
        Ok(fixed(PyArray1::from_vec(q.py(), robot.inverse_dynamics(&posture, &v, &a, gravity))))
    }

    /// Centre of mass of all links for q, (3,) [m], in the frame of the robot.
    fn centre<'py>(&self, q: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyArray1<f64>>> {
        let posture = self.posture(q)?;
        Ok(fixed(PyArray1::from_slice(q.py(), &self.model.robot.centre(&posture).to_array())))
    }

    /// The model of a pickle.
    #[staticmethod]
    fn _of_bytes(data: &Bound<'_, PyAny>) -> PyResult<Self> {
        let data = crate::convert::bytes("data", data)?;
        let wrong = |e: String| raise("SnapshotError", format!("these bytes are no robot: {e}"));
        let files: RobotFiles = serde_json::from_slice(data).map_err(|e| wrong(e.to_string()))?;
        Ok(Self { model: Model::again(&files)? })
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let bytes = serde_json::to_vec(&*slf.get().model.files).map_err(|e| raise("SnapshotError", e.to_string()))?;
        Ok((slf.get_type().getattr("_of_bytes")?, PyTuple::new(slf.py(), [PyBytes::new(slf.py(), &bytes)])?))
    }

    fn __repr__(&self) -> String {
        let r = &self.model.robot;
        format!("RobotModel({:?}, {} links, {} freedoms, {:.6} kg)", r.name, r.links.len(), r.velocities(), r.mass())
    }
}
